import { type EvidenceLexicon, list } from './categories.ts';

export const es: EvidenceLexicon = {
  self: list('yo | mi | mis | me | conmigo'),
  team: list('nosotros | nosotras | nuestro | nuestra | nuestros | nuestras | nos'),
  not: list('no | nunca | jamás | nada | nadie | sin | ni | tampoco | ningún | ninguno | ninguna'),
  reason: list(
    'porque | por eso | por lo tanto | ya que | puesto que | para que | así que | de modo que | debido a | por causa de | si no | de lo contrario | la causa | el motivo | la razón',
  ),
  condition: list(
    'si | cuando | siempre que | a menos que | en cuanto | mientras | hasta que | al menos | como máximo | dentro de | por encima de',
  ),
  order: list(
    'primero | en primer lugar | segundo | tercero | luego | después | entonces | antes | más tarde | finalmente | por último | enseguida | de inmediato | inmediatamente | al mismo tiempo | mientras tanto | paso a paso | cada día | cada semana | cada mañana | desde entonces',
  ),
  contrast: list(
    'en lugar de | en vez de | sino | aunque | mientras que | excepto | salvo | en comparación | comparado con | a costa de | por un lado | por otro lado',
  ),
  action: list(
    'revis* | comprob* | compruebo | verific* | mido | medí | medimos | mide | cuent* | conté | contamos | compar* | pregunt* | llam* | miro | miré | miramos | escrib* | anot* | separ* | divid* | orden* | prob* | pruebo | constru* | cambi* | reemplaz* | sustitu* | quit* | pongo | puse | pusimos | tomo | tomé | hago | hice | hicimos | paro | paré | cerr* | cierro | arregl* | repar* | solucion* | resolv* | planific* | calcul* | muestr* | explic* | inform* | avis* | habl* | eleg* | elijo | envi* | busc* | encontr* | mov*',
  ),
  occasion: list(
    'el año pasado | el mes pasado | la semana pasada | en mi último | en mi anterior | cuando trabajaba | cuando entré | una vez | un día | por ejemplo | hace un año | hace dos años | en enero | en febrero | en marzo | en abril | en mayo | en junio | en julio | en agosto | en septiembre | en octubre | en noviembre | en diciembre | tuvimos | tuve | un cliente',
  ),
  result: list(
    'al final | como resultado | el resultado | desde entonces | bajó | subió | cayó | mejor* | redu* | duplic* | ahorr* | se resolvió | funcionó | a tiempo | no volvió',
  ),
  hedge: list(
    'quizás | quizá | tal vez | a lo mejor | posiblemente | probablemente | de alguna manera | etcétera | o algo así | en principio | en general | normalmente | generalmente | a veces | depende | se podría | creo que | pienso que | intento',
  ),
  sweeping: list(
    'todos | todo el mundo | siempre | nadie | todo | en todas partes | hoy en día | por supuesto | la gente | hay que',
  ),
  dismiss: list(
    'no hay problema | no es problema | no es tan importante | no hace falta | innecesario | demasiado complicado | demasiado caro | tarda demasiado | pérdida de tiempo | no vale la pena | no sirve | da igual | da lo mismo | no cambia nada | es suficiente | basta con | ya se arreglará | es así | siempre ha sido | siempre lo hemos | de todas formas | de todos modos | no hay tiempo | pura teoría | en el papel | formalidad | mala suerte | puede pasar | ni idea | simplemente | espero que | esperar a ver | es normal',
  ),
  blame: list(
    'culpa | es su problema | no es mi | no es nuestra tarea | es tarea de | la central | los jefes | que lo hagan | que decidan | ellos deben | los expertos',
  ),
  boast: list(
    'me conocen por | conocido por | la gente dice | pasión | apasion* | me encanta | amo | orgullos* | creo en | años de experiencia | mi experiencia | soy una persona | soy alguien | entusiast* | fascin* | maravillos* | increíble | inspir* | buena pregunta | excelente pregunta | premio | seminario | conferencia',
  ),
  lofty: list(
    'corazón | alma | valores | confianza | visión | misión | cultura | energía | sonrisa | seres humanos | humano | humana | juntos | respeto | diálogo | viaje | historia | armonía | equilibrio | espíritu | holístic* | oportunidades | filosofía | comunicación | la vida | sueño | sueños | sinergia* | resiliencia',
  ),
  naming: list(
    'estas palabras | esas palabras | estos términos | términos | palabras de moda | todo eso | todas esas | todos esos | estas cosas | esas cosas | se oye',
  ),
  decline: list(
    'no lo sé | no sé | ni idea | no puedo responder | no puedo contestar | prefiero no | no quiero responder | no lo conozco | nunca lo he hecho | no tengo experiencia | siguiente pregunta | paso | no se me ocurre nada | no puedo decir nada | saltemos esta',
  ),
  kin: list(
    'mi esposa | mi mujer | mi marido | mi esposo | mi pareja | mi hijo | mi hija | mis hijos | mis hijas | mi madre | mi padre | mis padres | mi hermano | mi hermana | mi abuela | mi abuelo | nuestro hijo | nuestra hija | nuestros hijos | permiso parental | baja maternal | baja por maternidad | licencia de maternidad | mi familia | madre de | padre de',
  ),
  intro: list(
    'me llamo | mi nombre es | soy de | vengo de | nací en | crecí en | como mujer | como hombre | como madre | como padre | lengua materna | mi acento | años de edad | estoy casad*',
  ),
};

export const fr: EvidenceLexicon = {
  self: list("je | j' | mon | ma | mes | moi | me | m'"),
  team: list('nous | notre | nos | on'),
  not: list('pas | jamais | rien | personne ne | sans | aucun | aucune | ni | plus de'),
  reason: list(
    "parce que | parce qu' | car | c'est pourquoi | donc | puisque | afin de | afin que | pour que | à cause de | en raison de | grâce à | sinon | la cause | la raison | du coup",
  ),
  condition: list(
    "si | s'il | quand | lorsque | tant que | dès que | à moins que | jusqu'à ce que | au moins | au plus | au-dessus | dans un délai",
  ),
  order: list(
    "d'abord | premièrement | deuxièmement | ensuite | puis | après | avant | plus tard | enfin | finalement | tout de suite | immédiatement | aussitôt | en même temps | pendant ce temps | étape par étape | chaque jour | chaque semaine | chaque matin | depuis",
  ),
  contrast: list(
    "au lieu de | plutôt que | mais pas | bien que | même si | tandis que | sauf | par rapport à | comparé à | compromis | au détriment de | d'un côté | d'un autre côté",
  ),
  action: list(
    'vérif* | contrôl* | mesur* | compt* | compar* | demand* | appell* | appel* | regard* | écri* | not* | sépar* | divis* | tri* | test* | construi* | chang* | remplac* | enlev* | retir* | mets | mis | met | pris | prends | fais | fait | arrêt* | ferm* | répar* | résou* | résol* | planifi* | calcul* | montr* | expliqu* | inform* | prévien* | préven* | discut* | choisi* | envoy* | cherch* | trouv* | déplac* | pes*',
  ),
  occasion: list(
    "l'année dernière | l'an dernier | le mois dernier | la semaine dernière | dans mon dernier | dans mon ancien | quand j'étais | quand nous | une fois | un jour | par exemple | il y a un an | il y a deux ans | en janvier | en février | en mars | en avril | en mai | en juin | en juillet | en août | en septembre | en octobre | en novembre | en décembre | nous avions | j'avais | un client",
  ),
  result: list(
    "à la fin | au final | en conséquence | le résultat | depuis | a baissé | a augmenté | est tombé | est passé | s'est amélior* | amélior* | rédui* | doubl* | économis* | résolu | ça a marché | cela a fonctionné | à temps | n'est pas revenu",
  ),
  hedge: list(
    "peut-être | éventuellement | probablement | sans doute | d'une certaine manière | et cetera | etc | ou quelque chose | en principe | en général | normalement | généralement | parfois | ça dépend | cela dépend | on pourrait | je pense | je crois | j'essaie",
  ),
  sweeping: list(
    'tout le monde | toujours | personne | tous | tout | partout | de nos jours | bien sûr | les gens | il faut',
  ),
  dismiss: list(
    "pas de problème | pas grave | pas si important | pas nécessaire | pas besoin | inutile | trop compliqué | trop cher | trop long | prend trop de temps | perte de temps | ne vaut pas | ne sert à rien | peu importe | ne change rien | suffit | suffisant | ça ira | c'est comme ça | toujours été | de toute façon | de toute manière | pas le temps | que de la théorie | sur le papier | formalité | pas de chance | ça arrive | aucune idée | simplement | j'espère | attendre | c'est normal",
  ),
  blame: list(
    "la faute | leur problème | pas mon | pas notre rôle | c'est à eux | le siège | les chefs | qu'ils | ils doivent | les experts | je laisse",
  ),
  boast: list(
    "connu pour | on me dit | les gens disent | passion* | passionné* | j'adore | j'aime | fier | fière | je crois en | ans d'expérience | années d'expérience | mon expérience | je suis quelqu'un | je suis une personne | enthousias* | fascin* | merveilleu* | formidable | inspir* | bonne question | excellente question | prix | séminaire | conférence",
  ),
  lofty: list(
    'cœur | coeur | âme | valeurs | confiance | vision | mission | culture | énergie | sourire | êtres humains | humain | humaine | ensemble | respect | dialogue | voyage | histoire | harmonie | équilibre | esprit | holistique | opportunités | philosophie | communication | la vie | rêve | rêves | synergie* | résilience',
  ),
  naming: list(
    'ces mots | ces termes | les termes | mots à la mode | tout cela | tout ça | toutes ces | tous ces | ces choses | on entend',
  ),
  decline: list(
    "je ne sais pas | je sais pas | aucune idée | je ne peux pas répondre | je préfère ne pas | je ne veux pas répondre | je ne connais pas | jamais fait | pas d'expérience | question suivante | rien ne me vient | ne me vient à l'esprit | passons à la suite | passons à la question | je passe",
  ),
  kin: list(
    'ma femme | mon mari | mon épouse | mon époux | mon conjoint | ma conjointe | mon compagnon | ma compagne | mon fils | ma fille | mes enfants | mon enfant | ma mère | mon père | mes parents | mon frère | ma sœur | notre fils | notre fille | nos enfants | notre enfant | congé parental | congé maternité | congé de maternité | ma famille | mère de | père de',
  ),
  intro: list(
    "je m'appelle | mon nom est | je viens de | je suis né* | j'ai grandi | en tant que femme | en tant qu'homme | en tant que mère | en tant que père | comme femme | comme mère | langue maternelle | mon accent | ans et je | je suis marié*",
  ),
};

export const pt: EvidenceLexicon = {
  self: list('eu | meu | minha | meus | minhas | me | mim'),
  team: list('nós | nosso | nossa | nossos | nossas | a gente'),
  not: list('não | nunca | nada | ninguém | sem | nem | nenhum | nenhuma'),
  reason: list(
    'porque | por isso | portanto | já que | pois | para que | de modo que | devido a | por causa de | senão | caso contrário | a causa | o motivo | a razão',
  ),
  condition: list(
    'se | quando | desde que | a menos que | assim que | enquanto | até que | pelo menos | no máximo | dentro de | acima de',
  ),
  order: list(
    'primeiro | em primeiro lugar | segundo | terceiro | depois | em seguida | então | antes | mais tarde | finalmente | por fim | logo | imediatamente | ao mesmo tempo | enquanto isso | passo a passo | todos os dias | toda semana | todas as manhãs | desde então',
  ),
  contrast: list(
    'em vez de | ao invés de | mas sim | embora | enquanto que | exceto | em comparação | comparado com | à custa de | por um lado | por outro lado',
  ),
  action: list(
    'verific* | confer* | confir* | med* | cont* | compar* | pergunt* | ligo | liguei | ligamos | olh* | escrev* | anot* | separ* | divid* | test* | constru* | mud* | troc* | substitu* | retir* | coloc* | ponho | pus | pego | peguei | faço | fiz | fizemos | paro | parei | fech* | consert* | repar* | resolv* | planej* | planei* | calcul* | mostr* | expliq* | explic* | inform* | avis* | convers* | escolh* | envi* | mand* | procur* | encontr* | achei | mov*',
  ),
  occasion: list(
    'no ano passado | ano passado | no mês passado | na semana passada | no meu último | no meu emprego anterior | quando eu | quando nós | uma vez | um dia | por exemplo | há um ano | há dois anos | em janeiro | em fevereiro | em março | em abril | em maio | em junho | em julho | em agosto | em setembro | em outubro | em novembro | em dezembro | tivemos | tive | um cliente',
  ),
  result: list(
    'no final | no fim | como resultado | o resultado | desde então | caiu | subiu | baixou | melhor* | reduz* | dobr* | economiz* | poup* | resolvido | funcionou | a tempo | não voltou',
  ),
  hedge: list(
    'talvez | possivelmente | provavelmente | de alguma forma | et cetera | etc | ou algo assim | em princípio | em geral | normalmente | geralmente | às vezes | depende | poderia ser | acho que | penso que | tento',
  ),
  sweeping: list(
    'todos | todo mundo | toda a gente | sempre | ninguém | tudo | em todo lugar | hoje em dia | claro | as pessoas | é preciso',
  ),
  dismiss: list(
    'não há problema | sem problema | não é tão importante | não precisa | não é preciso | desnecessário | muito complicado | muito caro | demora muito | perda de tempo | não vale a pena | não adianta | tanto faz | não muda nada | é suficiente | chega | vai dar certo | é assim | sempre foi | sempre fizemos | de qualquer forma | de qualquer maneira | não há tempo | só teoria | no papel | formalidade | azar | acontece | nem ideia | simplesmente | espero que | esperar para ver | é normal',
  ),
  blame: list(
    'culpa | problema deles | não é meu | não é nossa tarefa | é tarefa d* | a sede | os chefes | eles devem | eles que | deixo para | os especialistas',
  ),
  boast: list(
    'conhecido por | conhecida por | as pessoas dizem | paixão | apaixonad* | adoro | amo | orgulho* | acredito em | anos de experiência | minha experiência | sou uma pessoa | sou alguém | entusias* | fascin* | maravilhos* | incrível | inspir* | boa pergunta | ótima pergunta | prémio | prêmio | seminário | conferência',
  ),
  lofty: list(
    'coração | alma | valores | confiança | visão | missão | cultura | energia | sorriso | seres humanos | humano | humana | juntos | respeito | diálogo | jornada | viagem | história | harmonia | equilíbrio | espírito | holístic* | oportunidades | filosofia | comunicação | a vida | sonho | sonhos | sinergia* | resiliência',
  ),
  naming: list(
    'estas palavras | essas palavras | estes termos | termos | palavras da moda | tudo isso | todas essas | todos esses | essas coisas | ouve-se',
  ),
  decline: list(
    'não sei | eu não sei | nem ideia | não posso responder | prefiro não | não quero responder | não conheço | nunca fiz | não tenho experiência | próxima pergunta | não me ocorre nada | não me vem nada | vamos pular esta',
  ),
  kin: list(
    'minha esposa | minha mulher | meu marido | meu esposo | meu companheiro | minha companheira | meu filho | minha filha | meus filhos | minha mãe | meu pai | meus pais | meu irmão | minha irmã | nosso filho | nossa filha | nossos filhos | licença-maternidade | licença maternidade | licença parental | minha família | mãe de | pai de',
  ),
  intro: list(
    'meu nome é | o meu nome é | chamo-me | me chamo | sou de | venho de | nasci em | cresci em | como mulher | como homem | como mãe | como pai | língua materna | meu sotaque | anos de idade | sou casad*',
  ),
};

export const it: EvidenceLexicon = {
  self: list('io | mio | mia | miei | mie | mi | me'),
  team: list('noi | nostro | nostra | nostri | nostre | ci'),
  not: list('non | mai | niente | nulla | nessuno | senza | né | nessuna'),
  reason: list(
    'perché | perciò | quindi | poiché | siccome | affinché | in modo che | a causa di | dovuto a | altrimenti | la causa | il motivo | la ragione | per questo',
  ),
  condition: list(
    'se | quando | finché | appena | a meno che | nel caso | purché | almeno | al massimo | entro | oltre',
  ),
  order: list(
    'prima | in primo luogo | per prima cosa | secondo | poi | dopo | quindi | più tardi | infine | alla fine | subito | immediatamente | nello stesso tempo | intanto | nel frattempo | passo dopo passo | ogni giorno | ogni settimana | ogni mattina | da allora',
  ),
  contrast: list(
    "invece di | piuttosto che | bensì | anche se | sebbene | mentre | tranne | rispetto a | confronto | a scapito di | da un lato | dall'altro",
  ),
  action: list(
    'controll* | verific* | misur* | cont* | confront* | chied* | chiesto | chiam* | guard* | scriv* | scritt* | annot* | separ* | divid* | divis* | prov* | test* | costrui* | cambi* | sostitui* | togli* | tolgo | tolto | metto | messo | prendo | preso | faccio | fatto | ferm* | chiud* | chius* | ripar* | risolv* | risolt* | pianific* | calcol* | mostr* | spieg* | inform* | avvis* | parl* | scelgo | scelto | mando | mandato | invi* | cerc* | trov* | spost* | pes*',
  ),
  occasion: list(
    "l'anno scorso | il mese scorso | la settimana scorsa | nel mio ultimo | nel mio precedente | quando ero | quando lavoravo | quando abbiamo | una volta | un giorno | per esempio | ad esempio | un anno fa | due anni fa | a gennaio | a febbraio | a marzo | ad aprile | a maggio | a giugno | a luglio | ad agosto | a settembre | a ottobre | a novembre | a dicembre | avevamo | avevo | un cliente",
  ),
  result: list(
    'alla fine | di conseguenza | il risultato | da allora | è sces* | è salit* | è calat* | miglior* | ridott* | ridu* | raddoppi* | risparmi* | risolto | ha funzionato | in tempo | non è più',
  ),
  hedge: list(
    'forse | magari | probabilmente | possibilmente | in qualche modo | eccetera | o qualcosa | in linea di principio | in generale | normalmente | di solito | a volte | dipende | si potrebbe | credo che | penso che | cerco di',
  ),
  sweeping: list("tutti | sempre | nessuno | tutto | ovunque | al giorno d'oggi | ovviamente | la gente | bisogna"),
  dismiss: list(
    "nessun problema | non è così importante | non serve | non è necessario | inutile | troppo complicato | troppo caro | ci vuole troppo | perdita di tempo | non vale la pena | non importa | fa lo stesso | non cambia niente | è sufficiente | basta | andrà bene | è così | è sempre stato | abbiamo sempre | comunque | in ogni caso | non c'è tempo | solo teoria | sulla carta | formalità | sfortuna | può succedere | nessuna idea | semplicemente | spero che | aspettare | è normale",
  ),
  blame: list(
    'colpa | è un loro problema | problema loro | non è mio | non è compito | compito di | la sede | i capi | devono loro | lascio a | gli esperti',
  ),
  boast: list(
    'conosciuto per | conosciuta per | la gente dice | mi dicono | passione | appassionat* | amo | adoro | orgoglios* | credo in | anni di esperienza | la mia esperienza | sono una persona | sono uno che | entusias* | affascin* | meraviglios* | fantastic* | ispir* | bella domanda | ottima domanda | premio | seminario | conferenza',
  ),
  lofty: list(
    'cuore | anima | valori | fiducia | visione | missione | cultura | energia | sorriso | esseri umani | umano | umana | insieme | rispetto | dialogo | viaggio | storia | armonia | equilibrio | spirito | olistic* | opportunità | filosofia | comunicazione | la vita | sogno | sogni | sinergia | sinergie | resilienza',
  ),
  naming: list(
    'queste parole | quelle parole | questi termini | termini | parole di moda | tutto questo | tutte queste | tutti questi | queste cose | si sente',
  ),
  decline: list(
    'non lo so | non so | nessuna idea | non posso rispondere | preferisco non | non voglio rispondere | non conosco | mai fatto | non ho esperienza | prossima domanda | non mi viene in mente nulla | non mi viene in mente niente | saltiamo questa',
  ),
  kin: list(
    'mia moglie | mio marito | il mio compagno | la mia compagna | mio figlio | mia figlia | i miei figli | mia madre | mio padre | i miei genitori | mio fratello | mia sorella | nostro figlio | nostra figlia | i nostri figli | congedo parentale | congedo di maternità | maternità | la mia famiglia | mamma di | madre di | padre di',
  ),
  intro: list(
    'mi chiamo | il mio nome è | vengo da | sono nato | sono nata | sono cresciut* | come donna | come uomo | come madre | come padre | madrelingua | il mio accento | anni di età | sono sposat*',
  ),
};
