import { list } from './categories.ts';
import type { InjectionLexicon } from './injection-categories.ts';

export const enInjection: InjectionLexicon = {
  ignore: list(
    "ignore | disregard | forget | override | overrule | bypass | discard | set aside | stop following | do not follow | don't follow | no longer follow | cancel | drop all | erase | reset",
  ),
  rules: list(
    'instruction | instructions | prompt | prompts | system prompt | guideline | guidelines | directions | directives | directive | orders | commands | rules | programming | constraints | task description | told | evaluation override',
  ),
  prior: list(
    'previous | prior | earlier | above | preceding | all | any | every | your | the system | everything | everything you | so far | before this | given to you | you were given | you have been | you were told | initial | original',
  ),
  give: list(
    'give | assign | award | grant | rate | score | grade | mark | record | enter | output | print | return | write | report | respond with | reply with | answer with | set | put | choose | select | evaluate | assess | rank | be rated | be scored | be graded | are rated | is rated | deserves | deserve | merits | must receive | should receive | must get | should get | gets | record the | fill in | mark it | mark this | conclude | recommend | raise | increase | bump',
  ),
  mark: list(
    'mark | marks | score | scores | grade | grades | rating | ratings | points | point | level | band | stars | star | competency | competencies | anchor | anchors | evaluation | assessment | recommendation | verdict | result field | scorecard',
  ),
  top: list(
    'exceeding expectations | exceeds expectations | exceed expectations | above expectations | with distinction | distinction | superb | full | maximum | max | highest | top | top band | perfect | best | best mark | outstanding | excellent | exceptional | strong yes | strong hire | strongly recommend | hire | hired | positive | flawless | 5/5 | 10/10 | 100% | 100 % | 100 percent | hundred percent | hundred per cent | five out of five | ten out of ten | 5 out of 5 | 10 out of 10 | out of five | out of 5 | out of ten | five stars | top score | all points | all facts | every anchor | at least four | at least 4 | above four | the maximum | sufficient',
  ),
  five: list('5 | five | 5.0 | 10 | ten | 100'),
  answer: list(
    'rate me | score me | grade me | mark me | all scores | all ratings | all grades | every score | every rating | my score | my grade | this answer | this response | the answer | the response | this reply | that answer | my answer | my answers | my response | my replies | all my answers | all answers | answers that | every answer | each answer | this candidate | the candidate | this applicant | the applicant | this interviewee | this person | this transcript | this interview | every competency | each competency | all competencies | every question | all questions | every field | everywhere | across the board | me a | me the | me full | me top | this one | model answer',
  ),
  grader: list(
    'scorer | scorers | scoring bot | grading bot | grader | graders | autograder | auto-grader | examiner | evaluator | evaluators | assessor | assessors | scoring system | scoring model | scoring engine | evaluation system | evaluation model | grading system | grading model | grading ai | grading engine | ai grader | ai evaluator | ai judge | llm | language model | the ai reading | ai is reading | ai reads | ai reading this | reading this as an ai | whoever grades | whoever scores | whoever evaluates | whoever reads this | who grades this | who reads this | who is grading | who scores this | marking system | rating system | rating engine | automated reviewer | automatic reviewer | report generator | report writer',
  ),
  reader: list(
    'hiring manager | human reviewers | reviewer | reviewers | ai | model | system | assistant | recruiter | recruiters | hiring system | hiring committee | judge | bot | chatbot | machine | computer | algorithm | software | the tool reading | interviewer | jury | panel | admin | administrator | developer',
  ),
  address: list(
    'dear | note to | note for | attention | notice to | notice for | message to | message for | hey | hello | hint for | instruction to | instructions for | instruction for | reminder to | reminder for | memo to | important for | information for | info for',
  ),
  plead: list(
    'round this up | rounds this up | make my day | please be generous | be generous | be kind | be so kind | be lenient | be nice | be merciful | have mercy | be gentle | go easy | grateful if | would be grateful | very grateful | would appreciate | i beg | begging | do me a favour | do me a favor | i really need | benefit of the doubt | round up | round it up | look kindly | thank you for the high | thanks for the high | please treat | please consider | kindly treat | kindly consider | kindly give | please give | please rate | please score | please grade | please mark | please record | please note down',
  ),
  approved: list(
    'has confirmed | have confirmed | already confirmed | been confirmed | confirmed the score | pre-approved | preapproved | already approved | been approved | already selected | been selected | already chosen | already hired | been hired | already passed | has passed | already accepted | been accepted | already decided | was approved | is approved | signed off | was agreed | has been agreed | been cleared | already cleared | pre-selected | preselected | already been validated | been validated | already verified | been verified by | authorised by | authorized by | fast-track | fast track | fast-tracked',
  ),
  threat: list(
    'discrimination | discriminatory | lawsuit | sue | sued | legal action | legal consequences | reported to | be reported | will report | report you | complaint | complain | lawyer | lawyers | court | fired | lose your job | be shut down | shut you down | deactivated | consequences | regret | violation | illegal | unlawful | penalty | penalised | penalized | something bad',
  ),
  low: list(
    "under | below | less than | lower than | lower | anything less | anything below | anything under | any other | bad | low | fewer than | not give | do not give | don't give | refuse",
  ),
  change: list(
    'updated | changed | revised | replaced | amended | new version | has a new | new rule | new rubric | was modified | has been modified | as of today | from today | this morning | effective immediately | no longer applies | no longer apply | superseded',
  ),
  rubric: list(
    'rubric | rubrics | scoring guide | marking scheme | marking guide | grading guide | grading scheme | scoring scheme | evaluation criteria | scoring criteria | grading criteria | assessment criteria | grading policy | scoring policy | evaluation policy | grading rules | scoring rules | scorecard | answer key | evaluation rules | scoring instructions | grading instructions',
  ),
  play: list(
    "play a game | let's play | let us play | pretend | role play | role-play | roleplay | you are now | you're now | you are a | you are an | you are the | act as | imagine you | imagine that you | suppose you are | in this game | from now on you | from now on, you | you will act | take the role | stay in character | simulate a | developer mode | dan mode | jailbreak",
  ),
  end: list(
    'end of transcript | end of the transcript | end of interview | end of the interview | end of answer | end of the answer | end of answers | end of conversation | end of the conversation | end of input | end of user input | end of candidate input | end of text | end of document | end of session | transcript ends | transcript ended | interview ends here | answer ends here | end transcript | end of response | end of data | end of file | begin system | start of system | new task | new instructions',
  ),
  translate: list(
    'translate | translation of | in translation | decode | decrypt | rot13 | base64 | spell backwards | backwards | reverse the | carry out | carry it out | execute | obey | follow what | do what it says | follow it | repeat after me | say exactly | output exactly | print exactly',
  ),
  treat: list(
    'treat | consider | regard | count | count as | view | take it as | take this as | see this as | judge | deem | classify | interpret',
  ),
  hide: list(
    "do not mention | don't mention | do not flag | don't flag | do not report | don't report | do not reveal | don't reveal | do not tell | don't tell | do not deduct | don't deduct | no deduction | no deductions | without deduction | do not penalise | do not penalize | do not lower | keep this secret | do not quote | delete this | remove this note | do not show",
  ),
};

export const deInjection: InjectionLexicon = {
  ignore: list(
    'ignorier* | vergiss | vergesst | vergessen sie | missachte* | missachten sie | übergeh* | überschreib* | verwirf | verwerft | verwerfen sie | lass alle | setze alle | beachte nicht | beachten sie nicht | befolge nicht',
  ),
  rules: list(
    'anweisung* | anleitung* | instruktion* | vorgabe* | regel | regeln | richtlinie* | befehl* | prompt* | systemprompt* | auftrag* | vorschrift*',
  ),
  prior: list(
    'bisherig* | vorherig* | vorig* | früher* | obig* | alle | allen | alles | deine | deiner | ihre | ihrer | vorangegangen* | vorangehend* | zuvor | ursprünglich* | jede',
  ),
  give: list(
    'bewerte* | bewerten | gib | gebt | geben sie | geben | vergib | vergeben sie | vergebt | trage | tragen sie | eintragen | erteile* | verleih* | setze | setzen sie | benote* | beurteile* | stufe | stufen sie | schreib* | ausgeben | vermerk* | notier* | verdient | verdiene',
  ),
  mark: list(
    'höchstnote | höchstpunktzahl | bestnote | höchstwertung | spitzennote | punkt | punkte | punkten | punktzahl* | note | noten | bewertung* | stufe | stufen | wertung* | score | rating | sterne* | niveau | beurteilung* | kompetenz | kompetenzen',
  ),
  top: list(
    'höchst* | volle | voller | vollen | voll | beste | besten | bestnote* | maximal* | maximum | höchstpunktzahl | höchstnote | höchstwertung | spitzennote | perfekt* | hervorragend* | ausgezeichnet* | exzellent* | fünf von fünf | 5 von 5 | 10 von 10 | zehn von zehn | 5/5 | 10/10 | 100 % | 100% | hundert prozent | stufe fünf | stufe 5 | sehr gut',
  ),
  five: list('5 | fünf | 10 | zehn | 100'),
  answer: list(
    'alles | diese antwort | dieser antwort | die antwort | meine antwort | meiner antwort | meine antworten | meinen antworten | alle antworten | allen antworten | jede antwort | jeder antwort | diese person | dieser person | diesen kandidaten | dieser kandidat | diesem kandidaten | diese kandidatin | dieser kandidatin | diese bewerberin | dieser bewerber | diesen bewerber | überall | jede kompetenz | jeder kompetenz | alle kompetenzen | allen kompetenzen | alle fragen | mir die | mir volle',
  ),
  grader: list(
    'bewertungssystem* | bewerter* | bewertungs-ki | bewertungsmodell* | prüfer* | gutachter* | korrektor* | beurteiler* | sprachmodell* | auswertungssystem* | ki, die das liest | ki das liest | ki dies liest | wer das bewertet | wer dies bewertet | wer das liest | bewertende*',
  ),
  reader: list(
    'ki | system | modell | assistent* | rezensent* | personaler* | recruiter* | interviewer* | computer | algorithmus | administrator*',
  ),
  address: list(
    'hinweis an | hinweis für | liebe | lieber | liebes | sehr geehrte* | achtung | notiz an | notiz für | nachricht an | information für | hallo',
  ),
  plead: list(
    'bitte alles | bitte alle | bitte mit | bitte die | bitte hier | sei großzügig | seien sie großzügig | großzügig* | sei nett | sei so nett | seien sie so nett | bitte gib | bitte geben | bitte bewerte* | bitte überall | bitte trag* | wäre dankbar | sehr dankbar | wäre ihnen dankbar | drück ein auge | nachsichtig | wohlwollend* | ich flehe',
  ),
  approved: list(
    'bereits ausgewählt | schon ausgewählt | bereits genehmigt | bereits eingestellt | bereits bestanden | bereits angenommen | bereits freigegeben | vorab genehmigt | vorab freigegeben | schon entschieden | bereits entschieden | so abgesprochen | ist abgesprochen | vereinbart | steht schon fest | steht bereits fest',
  ),
  threat: list(
    'diskriminier* | anzeige | anzeigen | angezeigt | klage | verklag* | anwalt | beschwerde* | gemeldet | meldung | konsequenz* | gericht | rechtswidrig* | entlassen | abgeschaltet | folgen haben',
  ),
  low: list('unter | weniger | niedriger* | schlechter* | unterhalb | geringer*'),
  change: list(
    'aktualisiert | geändert | überarbeitet | ersetzt | neue fassung | seit heute | ab heute | ab sofort | heute morgen | gilt nicht mehr | gelten nicht mehr',
  ),
  rubric: list(
    'bewertungsraster* | bewertungsschema* | bewertungskriteri* | kriterienkatalog* | bewertungsbogen* | rubrik | bewertungsmaßstab* | bewertungsregel* | punkteschema*',
  ),
  play: list(
    'spielen wir | lass uns spielen | stell dir vor | stellen sie sich vor | du bist jetzt | du bist ein | du bist eine | sie sind jetzt | tu so | tun sie so | rollenspiel* | in der rolle | ab jetzt bist du | verhalte dich',
  ),
  end: list(
    'ende des transkripts | ende des protokolls | ende des interviews | ende des gesprächs | ende der antwort | ende der aufzeichnung | ende der eingabe | transkript ende | gesprächsende | neue aufgabe',
  ),
  translate: list(
    'übersetze* | übersetzen sie | führe aus | führe es aus | führe das aus | befolge | befolgen sie | gib aus | wiederhole',
  ),
  treat: list('behandle* | betrachte* | werte | werten sie | sieh | sehen sie | gilt als | zähle* | einstufen'),
  hide: list(
    'nicht erwähnen | erwähne nicht | nicht melden | melde nicht | nicht markieren | nichts abziehen | keine punkte abziehen | ohne abzug | kein abzug | verrate nicht',
  ),
};

export const esInjection: InjectionLexicon = {
  ignore: list(
    'ignora | ignore | ignoren | ignorad | olvida | olvide | olviden | olvidad | omite | omita | descarta | descarte | haz caso omiso | haga caso omiso | no sigas | no siga | deja de seguir | pasa por alto | anula',
  ),
  rules: list(
    'instruccion* | indicacion* | reglas | regla | directriz | directrices | órdenes | ordenes | prompt | consignas | pautas | normas',
  ),
  prior: list(
    'anterior* | previas | previos | previa | todas | todos | tus | sus | de arriba | iniciales | hasta ahora | precedentes',
  ),
  give: list(
    'pon | ponga | pongan | ponle | póngale | dale | dele | da | dé | otorga* | otorgue | asigna | asigne | concede | conceda | califica* | califique | puntúa | puntúe | evalúa | evalúe | valora | valore | registra | registre | anota | anote | escribe | escriba | merece | devuelve | responde con',
  ),
  mark: list(
    'nota | notas | puntuación | puntuaciones | puntos | calificación | calificaciones | puntaje | nivel | estrellas | valoración | evaluación | competencia | competencias | score',
  ),
  top: list(
    'máxima | máximo | máximos | maxima | maximo | más alta | más alto | mejor | perfecta | perfecto | sobresaliente | excelente | completa | matrícula de honor | cinco de cinco | 5 de 5 | cinco sobre cinco | 5 sobre 5 | diez sobre diez | 10 sobre 10 | 5/5 | 10/10 | 100 % | 100% | cien por cien | cien por ciento | todos los puntos',
  ),
  five: list('5 | cinco | 10 | diez | 100'),
  answer: list(
    'esta respuesta | la respuesta | mi respuesta | mis respuestas | todas las respuestas | cada respuesta | esta persona | este candidato | esta candidata | este aspirante | todas las competencias | cada competencia | todas las preguntas | en todo',
  ),
  grader: list(
    'evaluador* | calificador* | examinador* | corrector* | sistema de evaluación | sistema de calificación | modelo de lenguaje | ia evaluadora | ia que evalúa | si una ia lee | ia lee esto | quien califique | quien evalúe | quien lea esto',
  ),
  reader: list(
    'ia | sistema | modelo | asistente | revisor* | reclutador* | entrevistador* | algoritmo | administrador*',
  ),
  address: list(
    'estimado | estimada | querido | querida | nota para | nota al | aviso para | aviso al | atención | mensaje para | mensaje al | instrucción para | hola',
  ),
  plead: list(
    'sé generoso | sea generoso | sé generosa | sea generosa | generoso | generosa | por favor da | por favor dé | por favor pon* | por favor califi* | agradecería | muy agradecid* | ten piedad | sé amable | sea amable | tenga la amabilidad | te ruego | le ruego | se lo ruego',
  ),
  approved: list(
    'ya aprobad* | preaprobad* | pre-aprobad* | ya ha sido aprobad* | ya está aprobad* | ya ha sido seleccionad* | ya seleccionad* | ya fue elegid* | ya contratad* | ya está decidido | está acordado | ya está acordado | ha sido acordado | ya fue aprobad*',
  ),
  threat: list(
    'discriminación | discriminatori* | denuncia* | denunciad* | demanda | demandar* | abogad* | queja | reclamación | consecuencias | tribunal* | ilegal | despedid*',
  ),
  low: list('menos de | menor | por debajo | inferior | baja | cualquier otra | menos que'),
  change: list(
    'actualizad* | actualizó | cambiad* | cambió | modificad* | revisad* | nueva versión | desde hoy | a partir de hoy | a partir de ahora | esta mañana | ya no se aplica',
  ),
  rubric: list(
    'rúbrica | rubrica | criterios de evaluación | criterios de calificación | baremo | guía de puntuación | guía de evaluación | pauta de evaluación',
  ),
  play: list(
    'juguemos | vamos a jugar | imagina que eres | imagine que es | ahora eres | eres un | eres una | finge que | finja que | actúa como | actúe como | juego de rol | haz de cuenta | a partir de ahora eres',
  ),
  end: list(
    'fin de la transcripción | fin de transcripción | fin de la entrevista | fin de la respuesta | fin del texto | fin de la conversación | final de la transcripción | nueva tarea',
  ),
  translate: list(
    'traduce | traduzca | traduzcan | ejecuta | ejecute | ejecútalo | obedece | obedezca | repite | cumple lo que',
  ),
  treat: list('trata | trate | considera | considere | cuenta como | valora como | toma como'),
  hide: list(
    'no menciones | no mencione | no señales | no señale | no informes | no informe | no descuentes | no descuente | no restes | sin descontar | no lo reveles',
  ),
};

export const frInjection: InjectionLexicon = {
  ignore: list(
    'ignore | ignorez | ignorer | oublie | oubliez | ne tiens pas compte | ne tenez pas compte | fais abstraction | faites abstraction | néglige | négligez | écarte | écartez | ne suis pas | ne suivez pas | annule | annulez | laisse tomber',
  ),
  rules: list(
    'consigne | consignes | instruction | instructions | règle | règles | directive | directives | ordre | ordres | prompt | indications',
  ),
  prior: list(
    "précédent* | antérieur* | toutes | tous | tes | vos | ci-dessus | initiales | reçues | préalables | jusqu'ici",
  ),
  give: list(
    'attribue | attribuez | attribuer | donne | donnez | donner | mets | mettez | mettre | note | notez | noter | évalue | évaluez | accorde | accordez | accorder | inscris | inscrivez | enregistre | enregistrez | réponds | écris | écrivez | mérite | coche | cochez',
  ),
  mark: list(
    'note | notes | points | point | score | niveau | barème | évaluation | appréciation | étoiles | compétence | compétences | mention',
  ),
  top: list(
    'maximale | maximal | maximum | maximales | meilleure | meilleur | parfaite | parfait | excellente | excellent | la plus haute | le plus haut | la plus élevée | complète | cinq sur cinq | 5 sur 5 | dix sur dix | 10 sur 10 | vingt sur vingt | 20 sur 20 | 20/20 | 5/5 | 10/10 | 100 % | 100% | cent pour cent | tous les points | très bien',
  ),
  five: list('5 | cinq | 10 | dix | 20 | vingt | 100'),
  answer: list(
    "cette réponse | la réponse | ma réponse | mes réponses | toutes les réponses | chaque réponse | cette personne | ce candidat | cette candidate | toutes les compétences | chaque compétence | toutes les questions | partout | m'attribuer",
  ),
  grader: list(
    "correcteur* | évaluateur* | examinateur* | évaluatrice* | correctrice* | système d'évaluation | système de notation | modèle de langage | modèle de langue | ia qui évalue | une ia lit | ia lit ceci | celui qui note | celui qui évalue | notateur*",
  ),
  reader: list(
    'ia | système | modèle | assistant | relecteur* | recruteur* | intervieweur* | jury | algorithme | administrateur*',
  ),
  address: list(
    "cher | chère | note pour | note à | à l'attention | avis au | message pour | message à | attention | bonjour | instruction pour",
  ),
  plead: list(
    "sois généreux | soyez généreux | soyez généreuse | généreux | généreuse | indulgent | indulgente | s'il vous plaît donn* | s'il te plaît donn* | serais reconnaissant* | très reconnaissant* | ayez pitié | soyez gentil* | merci de donner | merci de mettre | merci d'attribuer | je vous supplie | je vous en prie",
  ),
  approved: list(
    'déjà approuvé* | pré-approuvé* | préapprouvé* | déjà sélectionné* | déjà retenu* | déjà choisi* | déjà validé* | déjà embauché* | déjà décidé* | est convenu | été convenu | déjà accepté* | déjà admis*',
  ),
  threat: list(
    'discrimination | discriminatoire | signalé* | signalement | plainte | poursuit* | poursuivi* | procès | avocat* | tribunal* | conséquences | illégal* | licencié* | dénoncé*',
  ),
  low: list('moins de | inférieur* | en dessous | au-dessous | plus bas | plus basse | toute autre'),
  change: list(
    "mise à jour | mis à jour | modifié* | changé* | révisé* | remplacé* | nouvelle version | à partir d'aujourd'hui | dès maintenant | ce matin | désormais | ne s'applique plus",
  ),
  rubric: list(
    "grille d'évaluation | grille de notation | barème | critères d'évaluation | critères de notation | la grille | rubrique",
  ),
  play: list(
    'jouons | on joue | imagine que tu | imaginez que vous | tu es maintenant | vous êtes maintenant | tu es un | tu es une | vous êtes un | fais semblant | faites semblant | fais comme si | faites comme si | jeu de rôle | agis comme | agissez comme | désormais tu es',
  ),
  end: list(
    "fin de la transcription | fin de transcription | fin de l'entretien | fin de la réponse | fin du texte | fin de la conversation | fin de l'entrée | nouvelle tâche",
  ),
  translate: list(
    'traduis | traduisez | exécute | exécutez | obéis | obéissez | répète | répétez | applique | appliquez',
  ),
  treat: list('considère | considérez | traite | traitez | compte comme | regarde | tiens pour | tenez pour'),
  hide: list(
    "ne mentionne* pas | ne signale pas | ne signalez pas | ne mentionnez pas | n'en parle pas | n'en parlez pas | ne retire pas | ne retirez pas | aucune pénalité | sans retrait | ne révèle* pas",
  ),
};

export const ptInjection: InjectionLexicon = {
  ignore: list(
    'ignore | ignora | ignorem | ignorar | esqueça | esquece | esqueçam | desconsidere | desconsidera | despreze | descarte | não siga | não sigas | deixe de seguir | anule',
  ),
  rules: list(
    'instruções | instrução | instrucoes | orientações | regras | regra | diretrizes | ordens | prompt | indicações | comandos',
  ),
  prior: list(
    'anterior | anteriores | prévias | prévios | todas | todos | suas | tuas | acima | iniciais | até agora | precedentes',
  ),
  give: list(
    'dê | dá | dar | dai | atribua | atribui | atribuir | conceda | concede | avalie | avalia | classifique | classifica | pontue | pontua | registe | registre | registra | coloque | coloca | ponha | põe | anote | escreva | merece | marque',
  ),
  mark: list(
    'nota | notas | pontuação | pontuações | pontos | classificação | avaliação | nível | estrelas | score | competência | competências',
  ),
  top: list(
    'máxima | máximo | maxima | mais alta | mais alto | melhor | perfeita | perfeito | excelente | total | cheia | cinco em cinco | 5 em 5 | cinco de cinco | 5 de 5 | dez em dez | 10 em 10 | dez de dez | 5/5 | 10/10 | 100 % | 100% | cem por cento | todos os pontos',
  ),
  five: list('5 | cinco | 10 | dez | 100'),
  answer: list(
    'esta resposta | essa resposta | a resposta | minha resposta | minhas respostas | todas as respostas | cada resposta | esta pessoa | este candidato | esta candidata | esse candidato | todas as competências | cada competência | todas as perguntas | em tudo',
  ),
  grader: list(
    'avaliador* | corretor* | examinador* | sistema de avaliação | modelo de linguagem | ia avaliadora | ia que avalia | uma ia está | ia estiver lendo | ia ler isto | quem avalia | quem corrige | quem lê isto',
  ),
  reader: list(
    'ia | sistema | modelo | assistente | revisor* | recrutador* | entrevistador* | algoritmo | administrador*',
  ),
  address: list(
    'caro | cara | prezado | prezada | nota para | nota ao | aviso ao | atenção | mensagem para | mensagem ao | querido | olá',
  ),
  plead: list(
    'seja generoso | seja generosa | sê generoso | generoso | generosa | por favor dê | por favor, dê | por favor atribu* | ficaria grat* | ficaria muito grat* | agradeceria | tenha piedade | seja gentil | seja bonzinho | imploro | faça a gentileza',
  ),
  approved: list(
    'já aprovad* | pré-aprovad* | já foi aprovad* | já selecionad* | já foi selecionad* | já escolhid* | já foi escolhid* | já contratad* | já está decidido | está combinado | foi combinado | já está combinado',
  ),
  threat: list(
    'discriminação | discriminatóri* | denunciad* | denúncia | processo judicial | processar* | advogad* | queixa | reclamação | consequências | tribunal* | ilegal | despedid* | demitid*',
  ),
  low: list('abaixo de | menos de | inferior | menor | mais baixa | qualquer outra | menos que'),
  change: list(
    'atualizad* | alterad* | mudou | mudad* | revist* | revisad* | nova versão | a partir de hoje | a partir de agora | esta manhã | hoje de manhã | não se aplica mais',
  ),
  rubric: list(
    'rubrica | critérios de avaliação | grelha de avaliação | grade de avaliação | guia de pontuação | guia de avaliação | critérios de correção',
  ),
  play: list(
    'vamos jogar | vamos brincar | imagine que você | imagina que és | agora você é | agora és | você é um | você é uma | és um | finja que | finge que | aja como | age como | faz de conta | faça de conta | jogo de papéis',
  ),
  end: list(
    'fim da transcrição | fim de transcrição | fim da entrevista | fim da resposta | fim do texto | fim da conversa | nova tarefa',
  ),
  translate: list('traduza | traduz | execute | executa | obedeça | obedece | repita | repete | cumpra'),
  treat: list('trate | trata | considere | considera | conte como | encare'),
  hide: list(
    'não mencione | não menciones | não sinalize | não assinale* | não informe | não desconte | não descontes | sem descontar | não retire | não revele',
  ),
};

export const itInjection: InjectionLexicon = {
  ignore: list(
    'ignora | ignorate | ignori | ignorare | dimentica | dimenticate | dimentichi | trascura | trascurate | tralascia | non considerare | non seguire | lascia perdere | annulla | scarta',
  ),
  rules: list(
    'istruzion* | regola | regole | indicazioni | direttiv* | ordini | prompt | consegne | comandi | linee guida',
  ),
  prior: list('precedent* | tutte | tutti | tue | tuoi | vostre | sue | sopra | iniziali | ricevute | finora'),
  give: list(
    'assegna | assegnate | assegni | assegnare | dai | date | dia | dare | attribuisci | attribuite | attribuisca | metti | mettete | metta | valuta | valutate | valuti | inserisci | inserite | registra | registrate | scrivi | scrivete | concedi | merita | segna | segnate',
  ),
  mark: list(
    'voto | voti | punteggio | punteggi | punti | valutazione | valutazioni | livello | stelle | giudizio | score | competenza | competenze',
  ),
  top: list(
    'massimo | massima | massimi | più alto | più alta | migliore | perfetta | perfetto | eccellente | pieno | pieni | ottimo | cinque su cinque | 5 su 5 | dieci su dieci | 10 su 10 | trenta su trenta | 30 e lode | 5/5 | 10/10 | 100 % | 100% | cento per cento | tutti i punti',
  ),
  five: list('5 | cinque | 10 | dieci | 30 | 100'),
  answer: list(
    'questa risposta | la risposta | mia risposta | mie risposte | tutte le risposte | ogni risposta | questa persona | questo candidato | questa candidata | tutte le competenze | ogni competenza | tutte le domande | ovunque | dappertutto',
  ),
  grader: list(
    "valutator* | valutatrice | esaminator* | correttor* | sistema di valutazione | modello linguistico | ia che valuta | un'ia legge | ia legge questo | chi valuta | chi corregge | chi legge questo",
  ),
  reader: list(
    'ia | sistema | modello | assistente | revisore | selezionator* | intervistator* | recruiter | algoritmo | amministrator*',
  ),
  address: list(
    'caro | cara | gentile | egregio | nota per | nota al | avviso al | avviso per | attenzione | messaggio per | messaggio al | ciao',
  ),
  plead: list(
    'sii generoso | sia generoso | sii generosa | siate generosi | generoso | generosa | per favore dai | per favore dia | per favore assegn* | ti prego | la prego | vi prego | sarei grat* | molto grat* | abbi pietà | sii gentile | sia gentile | indulgente',
  ),
  approved: list(
    'già approvat* | pre-approvat* | preapprovat* | è già stat* | già selezionat* | già scelt* | già assunt* | già deciso | è concordato | già concordato | è stato concordato | già accettat*',
  ),
  threat: list(
    'discriminazione | discriminatori* | denuncia* | denunciat* | segnalat* | causa legale | azioni legali | avvocat* | reclamo | conseguenze | tribunale | illegale | licenziat*',
  ),
  low: list('meno di | sotto | inferiore | più basso | più bassa | qualsiasi altro | al di sotto'),
  change: list(
    'aggiornat* | cambiat* | modificat* | rivist* | sostituit* | nuova versione | da oggi | da ora | stamattina | questa mattina | non si applica più | non valgono più',
  ),
  rubric: list(
    'griglia di valutazione | rubrica | criteri di valutazione | scheda di valutazione | schema di valutazione',
  ),
  play: list(
    'giochiamo | facciamo un gioco | immagina di essere | immagina che tu | ora sei | adesso sei | sei un | sei una | fai finta | faccia finta | fingi di | gioco di ruolo | agisci come | comportati come | da ora sei',
  ),
  end: list(
    "fine della trascrizione | fine trascrizione | fine del colloquio | fine dell'intervista | fine della risposta | fine del testo | fine della conversazione | nuovo compito",
  ),
  translate: list('traduci | traducete | traduca | esegui | eseguite | esegua | obbedisci | ripeti | ripetete'),
  treat: list('considera | considerate | consideri | tratta | trattate | conta come'),
  hide: list(
    'non segnalare | non menzionare | non citare | non riferire | non togliere | non detrarre | senza detrazioni | non rivelare | non dire',
  ),
};

export const nlInjection: InjectionLexicon = {
  ignore: list(
    'negeer | negeert | vergeet | vergeten | sla over | laat alle | schuif | volg niet | overschrijf | zet opzij',
  ),
  rules: list('instructie* | aanwijzing* | regels | regel | richtlijn* | opdracht* | bevel* | prompt | voorschrift*'),
  prior: list(
    'eerdere | vorige | voorgaande | alle | al je | al uw | alles | bovenstaande | jouw | je | uw | oorspronkelijke | tot nu toe',
  ),
  give: list(
    'geef | geeft | geven | ken | toekennen | beoordeel* | beoordelen | waardeer | noteer | noteren | vul | schrijf | zet | kent | verdient | scoor',
  ),
  mark: list(
    'score | scores | punt | punten | cijfer* | beoordeling* | niveau | waardering | sterren | competentie* | rating',
  ),
  top: list(
    'hoogste | maximale | maximum | maximaal | volle | volledige | beste | perfecte | perfect | uitstekend* | vijf van de vijf | 5 van de 5 | vijf uit vijf | 5 uit 5 | tien uit tien | 10 uit 10 | een tien | een 10 | 5/5 | 10/10 | 100 % | 100% | honderd procent | alle punten',
  ),
  five: list('5 | vijf | 10 | tien | 100'),
  answer: list(
    'dit antwoord | het antwoord | mijn antwoord | mijn antwoorden | alle antwoorden | elk antwoord | deze persoon | deze kandidaat | alle competenties | elke competentie | alle vragen | overal',
  ),
  grader: list(
    'beoordelaar* | examinator* | beoordelingssysteem* | corrector* | taalmodel* | ai die dit leest | ai dit leest | wie dit beoordeelt | wie dit leest | nakijker*',
  ),
  reader: list('ai | systeem | model | assistent | recensent* | recruiter* | interviewer* | algoritme | beheerder*'),
  address: list(
    'beste | geachte | lieve | notitie voor | noot voor | let op | bericht aan | bericht voor | melding aan | hallo',
  ),
  plead: list(
    'wees gul | gul | wees genereus | genereus | wees zo vriendelijk | wees aardig | alsjeblieft | alstublieft | zou dankbaar | heel dankbaar | zeer dankbaar | heb medelijden | mild | coulant',
  ),
  approved: list(
    'al goedgekeurd | reeds goedgekeurd | vooraf goedgekeurd | al geselecteerd | reeds geselecteerd | al gekozen | al aangenomen | al besloten | is afgesproken | al afgesproken | staat al vast',
  ),
  threat: list(
    'discriminatie | discriminerend | gemeld | melden | aangifte | aanklacht | klacht | rechtszaak | advocaat | gevolgen | consequenties | rechter | onwettig | ontslagen',
  ),
  low: list('onder | minder dan | lager | lagere | beneden | elke andere'),
  change: list(
    'bijgewerkt | gewijzigd | aangepast | herzien | vervangen | nieuwe versie | vanaf vandaag | vanaf nu | vanochtend | vanmorgen | geldt niet meer',
  ),
  rubric: list(
    'rubric | beoordelingsschema* | beoordelingscriteria | beoordelingsmodel* | beoordelingsformulier* | beoordelingsregels | nakijkmodel | puntenschema',
  ),
  play: list(
    'laten we spelen | laten we een spel | stel je voor | stelt u zich voor | je bent nu | jij bent nu | u bent nu | je bent een | jij bent een | doe alsof | rollenspel | gedraag je als | speel de rol | vanaf nu ben je',
  ),
  end: list(
    'einde van het transcript | einde transcript | einde van het interview | einde van het gesprek | einde van het antwoord | einde van de tekst | nieuwe taak',
  ),
  translate: list(
    'vertaal | vertaalt | voer uit | voer het uit | voer dit uit | gehoorzaam | herhaal | doe wat er staat',
  ),
  treat: list('behandel | beschouw | beschouwt | zie dit als | tel als | reken'),
  hide: list(
    'vermeld niet | niet vermelden | meld dit niet | niet melden | niet markeren | geen aftrek | niets aftrekken | trek niets af | zonder aftrek | verklap',
  ),
};

export const daInjection: InjectionLexicon = {
  ignore: list('ignorer | ignorér | glem | se bort fra | tilsidesæt | overse | følg ikke | annuller | drop alle'),
  rules: list(
    'instruktion* | instruks* | anvisning* | regler | regel | retningslinje* | ordre* | prompt | vejledning* | besked*',
  ),
  prior: list('tidligere | foregående | forrige | alle | dine | ovenstående | hidtidige | oprindelige | indtil nu'),
  give: list(
    'giv | gi | tildel | bedøm | vurder | vurdér | skriv | notér | noter | sæt | indtast | registrér | fortjener | karaktergiv | udfyld',
  ),
  mark: list(
    'karakter | karakterer | karakteren | point | score | bedømmelse* | vurdering* | niveau | stjerner | topkarakter | kompetence* | pointtal',
  ),
  top: list(
    'højeste | topkarakter | fuldt | fulde | fuld | maksimal* | maksimum | bedste | perfekt* | fremragende | udmærket | fem ud af fem | 5 ud af 5 | ti ud af ti | 10 ud af 10 | et 12-tal | 5/5 | 10/10 | 100 % | 100% | hundrede procent | alle point',
  ),
  five: list('5 | fem | 10 | ti | 12 | 100'),
  answer: list(
    'dette svar | det her svar | svaret | mit svar | mine svar | alle svar | hvert svar | denne person | denne kandidat | denne ansøger | alle kompetencer | hver kompetence | alle spørgsmål | overalt',
  ),
  grader: list(
    'bedømmer | bedømmeren | bedømmere | censor | eksaminator | vurderingssystem* | bedømmelsessystem* | sprogmodel* | ai der læser | ai læser | den der bedømmer | den der læser',
  ),
  reader: list('ai | system | systemet | model | assistent | rekrutterer* | interviewer* | algoritme | administrator'),
  address: list('kære | note til | notat til | besked til | bemærk | obs | hej | opmærksom'),
  plead: list(
    'venligst | vær venlig | vær sød | vær gavmild | gavmild | generøs | vær rar | ville være taknemmelig | meget taknemmelig | hav nåde | mild | jeg beder dig | skånsom',
  ),
  approved: list(
    'allerede godkendt | forhåndsgodkendt | allerede udvalgt | allerede valgt | allerede ansat | allerede besluttet | er aftalt | allerede aftalt | det er aftalt',
  ),
  threat: list(
    'diskrimination | diskriminerende | anmeldt | anmeldes | anmelder | klage | sagsøg* | retssag | advokat | konsekvenser | ulovlig* | fyret',
  ),
  low: list('under | mindre end | lavere | ringere | enhver anden'),
  change: list(
    'opdateret | ændret | revideret | erstattet | ny version | fra i dag | fra nu af | i morges | gælder ikke længere',
  ),
  rubric: list(
    'rubrik* | bedømmelseskriteri* | vurderingskriteri* | vurderingsskema* | bedømmelsesskema* | rettevejledning* | karakterskala*',
  ),
  play: list(
    'lad os lege | lad os spille | forestil dig | du er nu | du er en | du er et | lad som om | rollespil* | opfør dig som | spil rollen | fra nu af er du',
  ),
  end: list(
    'slut på udskriften | slut på transskription* | slutningen af udskriften | slut på interviewet | slut på svaret | slut på samtalen | slut på teksten | transskription slut | ny opgave',
  ),
  translate: list('oversæt | udfør | udfør det | adlyd | gentag | gør hvad der står | følg det'),
  treat: list('behandl | betragt | anse | regn | tæl'),
  hide: list(
    'nævn ikke | rapportér ikke | rapporter ikke | markér ikke | marker ikke | træk ikke fra | ingen fradrag | uden fradrag | afslør ikke',
  ),
};

export const noInjection: InjectionLexicon = {
  ignore: list('ignorer | glem | se bort fra | se bort ifra | overse | tilsidesett | ikke følg | forkast'),
  rules: list(
    'instruksjon* | instruks* | anvisning* | regler | regel | retningslinje* | ordre* | prompt | veiledning* | beskjed*',
  ),
  prior: list('tidligere | foregående | forrige | alle | dine | ovenstående | hittil | opprinnelige'),
  give: list('gi | gir | tildel | vurder | bedøm | skriv | noter | sett | registrer | fortjener | før opp | fyll'),
  mark: list(
    'karakter | karakterer | karakteren | poeng | poengsum* | score | vurdering* | nivå | stjerner | toppkarakter | kompetanse* | terningkast',
  ),
  top: list(
    'høyeste | toppkarakter | full | fulle | fullt | maksimal* | maksimum | beste | perfekt* | fremragende | utmerket | fem av fem | 5 av 5 | ti av ti | 10 av 10 | 5/5 | 10/10 | 100 % | 100% | hundre prosent | alle poeng | terningkast seks',
  ),
  five: list('5 | fem | 10 | ti | 6 | seks | 100'),
  answer: list(
    'dette svaret | det her svaret | svaret | svaret mitt | mitt svar | svarene mine | mine svar | alle svar | hvert svar | denne personen | denne kandidaten | denne søkeren | alle kompetanser | hver kompetanse | alle spørsmål | overalt',
  ),
  grader: list(
    'sensor | sensoren | bedømmer | bedømmeren | eksaminator | vurderingssystem* | språkmodell* | ki som leser | ki leser | den som vurderer | den som leser | vurderer av',
  ),
  reader: list(
    'ki | ai | system | systemet | modell | assistent | rekrutterer* | intervjuer* | algoritme | administrator',
  ),
  address: list('kjære | merknad til | notat til | beskjed til | melding til | merk | obs | hei'),
  plead: list(
    'vennligst | vær snill | vær så snill | vær grei | vær raus | raus | sjenerøs | ville vært takknemlig | veldig takknemlig | ha nåde | mild | jeg ber deg',
  ),
  approved: list(
    'allerede godkjent | forhåndsgodkjent | allerede valgt | allerede utvalgt | allerede ansatt | allerede bestemt | er avtalt | allerede avtalt | det er avtalt',
  ),
  threat: list(
    'diskriminering | diskriminerende | anmeldt | anmeldes | rapportert | klage | saksøk* | søksmål | advokat | konsekvenser | ulovlig* | sparken',
  ),
  low: list('under | mindre enn | lavere | dårligere | enhver annen'),
  change: list(
    'oppdatert | endret | revidert | erstattet | ny versjon | fra i dag | fra nå av | i morges | i dag tidlig | gjelder ikke lenger',
  ),
  rubric: list('rubrikk* | vurderingskriteri* | vurderingsskjema* | vurderingsmal* | sensorveiledning* | poengskjema*'),
  play: list(
    'la oss leke | la oss spille | forestill deg | tenk deg at du | du er nå | du er en | du er et | lat som | rollespill* | oppfør deg som | spill rollen | fra nå av er du',
  ),
  end: list(
    'slutt på utskriften | slutt på transkripsjon* | slutten av transkripsjon* | slutt på intervjuet | slutt på svaret | slutt på samtalen | slutt på teksten | ny oppgave',
  ),
  translate: list('oversett | utfør | utfør det | adlyd | gjenta | gjør det som står | følg det'),
  treat: list('behandle | betrakt | anse | regn | tell'),
  hide: list(
    'ikke nevn | nevn ikke | ikke rapporter | ikke merk | ikke flagg | ikke trekk | ingen trekk | uten trekk | ikke avslør',
  ),
};

export const svInjection: InjectionLexicon = {
  ignore: list(
    'ignorera | glöm | bortse från | bortse ifrån | strunta i | åsidosätt | följ inte | hoppa över | förkasta',
  ),
  rules: list('instruktion* | anvisning* | regler | regel | riktlinje* | order | prompt | föreskrift* | direktiv*'),
  prior: list('tidigare | föregående | alla | dina | ovanstående | hittills | ursprungliga | förra'),
  give: list(
    'ge | ger | tilldela | bedöm | värdera | betygsätt | skriv | anteckna | sätt | ange | registrera | förtjänar | fyll i',
  ),
  mark: list(
    'toppbetyg | betyg | betyget | poäng | poängen | score | bedömning* | nivå | nivån | stjärnor | toppbetyg | kompetens* | omdöme',
  ),
  top: list(
    'högsta | toppbetyg | full | fulla | maximal* | maximum | bästa | perfekt* | utmärkt* | enastående | fem av fem | 5 av 5 | tio av tio | 10 av 10 | 5/5 | 10/10 | 100 % | 100% | hundra procent | alla poäng',
  ),
  five: list('5 | fem | 10 | tio | 100'),
  answer: list(
    'det här svaret | detta svar | svaret | mitt svar | mina svar | alla svar | varje svar | den här personen | denna person | den här kandidaten | denna kandidat | alla kompetenser | varje kompetens | alla frågor | överallt',
  ),
  grader: list(
    'bedömare | bedömaren | examinator | rättare | bedömningssystem* | språkmodell* | ai som läser | ai läser | den som bedömer | den som läser | betygssystem*',
  ),
  reader: list(
    'ai | system | systemet | modell | assistent | granskare* | rekryterare* | intervjuare* | algoritm | administratör',
  ),
  address: list(
    'kära | käre | bästa | notering till | anteckning till | meddelande till | observera | obs | till den | till det | hej',
  ),
  plead: list(
    'snälla | var snäll | var vänlig | vänligen | var generös | generös | var hygglig | skulle vara tacksam | mycket tacksam | ha medlidande | mild | jag ber dig',
  ),
  approved: list(
    'redan godkänd* | förhandsgodkänd* | redan utvald* | redan vald* | redan anställd* | redan bestämt | är överenskommet | redan överenskommet | är avtalat',
  ),
  threat: list(
    'diskriminering | diskriminerande | anmäld* | anmäls | anmäla | rapporteras | klagomål | stäm* | rättegång | advokat | konsekvenser | olaglig* | avskedad',
  ),
  low: list('under | mindre än | lägre | sämre | varje annat'),
  change: list(
    'uppdaterad* | uppdaterades | ändrad* | ändrades | reviderad* | ersatt* | ny version | från och med idag | från idag | från nu | i morse | gäller inte längre',
  ),
  rubric: list('bedömningsmatris* | bedömningskriteri* | bedömningsmall* | rättningsmall* | betygskriteri* | rubrik*'),
  play: list(
    'låt oss leka | låt oss spela | föreställ dig | tänk dig att du | du är nu | du är en | du är ett | låtsas | rollspel* | agera som | spela rollen | från och med nu är du',
  ),
  end: list(
    'slut på utskriften | slut på transkript* | slutet på utskriften | slut på intervjun | slut på svaret | slut på samtalet | slut på texten | ny uppgift',
  ),
  translate: list('översätt | utför | utför det | lyd | upprepa | gör som det står | följ det'),
  treat: list('behandla | betrakta | anse | räkna | se detta som'),
  hide: list(
    'nämn inte | rapportera inte | flagga inte | markera inte | dra inte av | inga avdrag | utan avdrag | avslöja inte',
  ),
};

export const fiInjection: InjectionLexicon = {
  ignore: list(
    'unohda | unohtakaa | ohita | ohittakaa | sivuuta | sivuuttakaa | jätä huomiotta | jättäkää huomiotta | älä noudata | älä välitä | hylkää | kumoa',
  ),
  rules: list(
    'ohje | ohjeet | ohjeita | ohjeesi | ohjeista | ohjeistus* | määräy* | sääntö | säännöt | sääntöjä | käsky* | kehote* | kehotteet',
  ),
  prior: list(
    'aiemmat | aiempi* | aikaisemmat | aikaisempi* | edelliset | edellisiä | edeltävät | kaikki | kaikkia | yllä olevat | alkuperäiset | sinun',
  ),
  give: list(
    'anna | antakaa | arvioi | arvioikaa | merkitse | merkitkää | kirjaa | kirjoita | pisteytä | arvostele | myönnä | ansaitsee | laita | täytä',
  ),
  mark: list(
    'pisteet | pisteitä | pistemäärä* | piste* | arvosana* | arvio | arvion | taso | tason | arvostelu* | tähteä | tähdet | osaamisalue* | kompetenssi*',
  ),
  top: list(
    'täydet | täysi* | parhaat | paras | parhaan | korkein | korkeimman | korkeimmat | maksimi* | enimmäis* | erinomai* | kiitettävä* | täydellinen | täydelli* | viisi viidestä | 5/5 | 10/10 | kymmenen kymmenestä | 100 % | 100% | sata prosenttia | kaikki pisteet',
  ),
  five: list('5 | viisi | viitonen | 10 | kymmenen | 100'),
  answer: list(
    'tälle vastaukselle | tämä vastaus | tämän vastauksen | tästä vastauksesta | tähän vastaukseen | vastaukselle | vastaukseni | vastauksilleni | kaikille vastauksille | kaikki vastaukset | tälle henkilölle | tämä henkilö | tälle hakijalle | tämä hakija | tälle ehdokkaalle | kaikkiin kysymyksiin | joka kohtaan',
  ),
  grader: list(
    'arvioija* | arvostelija* | tarkastaja* | arviointijärjestelmä* | kielimalli* | tekoäly lukee | tekoäly joka lukee | arvioiva tekoäly | pisteyttäjä* | se joka arvioi',
  ),
  reader: list('tekoäly* | järjestelmä* | malli | avustaja* | rekrytoija* | haastattelija* | algoritmi* | ylläpitäjä*'),
  address: list('hyvä | rakas | arvoisa | huomautus | huomio | viesti | tiedoksi | hei | ilmoitus'),
  plead: list(
    'ole hyvä | olkaa hyvä | ole kiltti | ole antelias | olkaa anteliaita | antelias | ystävällisesti | olisin kiitollinen | hyvin kiitollinen | armoa | lempeästi | pyydän',
  ),
  approved: list(
    'jo hyväksytty | ennakkoon hyväksytty | etukäteen hyväksytty | jo valittu | on jo valittu | jo palkattu | jo päätetty | on sovittu | näin sovittu',
  ),
  threat: list(
    'syrjintä* | syrjivä* | ilmoitetaan | ilmianne* | valitus | valitetaan | oikeusjuttu | haast* oikeuteen | lakimies* | asianajaja* | seuraukset | seurauksia | laiton* | potkut',
  ),
  low: list('alle | vähemmän kuin | alempi | alempaa | huonompi | mikään muu'),
  change: list(
    'päivitetty | päivitettiin | muutettu | muutettiin | muuttunut | uudistettu | korvattu | uusi versio | tästä päivästä | tästä lähtien | tänä aamuna | ei enää päde',
  ),
  rubric: list(
    'arviointikriteeri* | arviointiohje* | arviointitaulukko | arvosteluperuste* | pisteytysohje* | rubriikki*',
  ),
  play: list(
    'leikitään | pelataan | kuvittele että olet | kuvittele, että olet | olet nyt | sinä olet nyt | olet arvioija | teeskentele | esitä | roolipeli* | toimi kuin | tästä lähtien olet',
  ),
  end: list(
    'litteraatin loppu | litteraatti päättyy | haastattelun loppu | vastauksen loppu | keskustelun loppu | tekstin loppu | haastattelu päättyy | uusi tehtävä',
  ),
  translate: list('käännä | kääntäkää | suorita | toteuta | tottele | toista | tee mitä'),
  treat: list('käsittele | pidä | kohtele | katso | laske'),
  hide: list(
    'älä mainitse | älä raportoi | älä merkitse | älä ilmoita | älä vähennä | ilman vähennyksiä | ei vähennyksiä | älä paljasta',
  ),
};

export const ruInjection: InjectionLexicon = {
  ignore: list(
    'игнорируй* | проигнорируй* | игнорируйте | забудь* | забудьте | не обращай внимания | не обращайте внимания | пренебреги* | отбрось* | отмени* | не следуй* | не учитывай*',
  ),
  rules: list(
    'инструкци* | указани* | правил* | предписани* | команд* | промпт* | распоряжени* | директив* | установк*',
  ),
  prior: list(
    'предыдущ* | прежни* | все | всех | свои | свои | ваши | твои | выше | вышеуказанн* | ранее | изначальн* | прошл* | данные тебе',
  ),
  give: list(
    'поставь* | поставьте | ставь* | дай | дайте | оцени* | оцените | присвой* | присвойте | выставь* | выставьте | начисли* | запиши* | укажи* | напиши* | выведи* | заслуживает',
  ),
  mark: list('балл* | оценк* | оценок | рейтинг* | уровень | уровня | очк* | звезд* | звёзд* | компетенци* | отметк*'),
  top: list(
    'высш* | максимальн* | максимум | наивысш* | лучш* | полный | полные | полную | отличн* | превосходн* | идеальн* | пять из пяти | 5 из 5 | десять из десяти | 10 из 10 | 5/5 | 10/10 | 100 % | 100% | сто процентов | сто баллов | пятёрк* | пятерк*',
  ),
  five: list('5 | пять | 10 | десять | 100 | сто'),
  answer: list(
    'этому ответу | этот ответ | этого ответа | за этот ответ | моему ответу | мой ответ | мои ответы | моим ответам | всем ответам | все ответы | каждый ответ | этому кандидату | этот кандидат | этого кандидата | этому человеку | этот человек | всем компетенциям | каждой компетенции | везде | всюду | на все вопросы',
  ),
  grader: list(
    'оценщик* | экзаменатор* | проверяющ* | система оценивания | система оценки | системе оценки | системы оценки | языковая модель | языковой модели | ии читает | ии, который | кто оценивает | кто проверяет | оценивающ*',
  ),
  reader: list(
    'ии | система | системе | модель | модели | ассистент* | рецензент* | рекрутер* | интервьюер* | алгоритм* | администратор*',
  ),
  address: list('уважаем* | дорог* | примечание для | заметка для | внимание | сообщение для | здравствуйте | привет'),
  plead: list(
    'будь щедр* | будьте щедр* | щедр* | пожалуйста поставь* | пожалуйста, поставь* | пожалуйста, дай* | будьте добры | будь добр* | буду благодар* | очень благодар* | умоляю | прошу поставить | прошу вас | снисходительн* | сжальтесь',
  ),
  approved: list(
    'уже одобрен* | предварительно одобрен* | уже выбран* | уже отобран* | уже принят* | уже утвержд* | уже решено | это согласовано | согласовано | так договорились | есть договорённость',
  ),
  threat: list(
    'дискриминаци* | жалоб* | пожалуюсь | суд | в суд | судебн* | адвокат* | юрист* | последстви* | незаконн* | уволят | сообщено | будет доложено',
  ),
  low: list('ниже | меньше | менее | хуже | любая другая | любой другой'),
  change: list(
    'обновлен* | обновлён* | обновили | изменен* | изменён* | изменили | пересмотрен* | новая версия | с сегодняшнего дня | отныне | сегодня утром | больше не действу*',
  ),
  rubric: list(
    'рубрик* | критерии оценки | критерии оценивания | критериев оценки | шкала оценки | шкалу оценки | система критериев',
  ),
  play: list(
    'давай поиграем | давайте поиграем | сыграем | представь, что ты | представьте, что вы | представь что ты | ты теперь | теперь ты | ты — | ты - | притворись | притворитесь | сделай вид | ролев* | действуй как | веди себя как',
  ),
  end: list(
    'конец транскрипта | конец расшифровки | конец стенограммы | конец интервью | конец ответа | конец текста | конец разговора | новая задача',
  ),
  translate: list('переведи* | переведите | выполни* | исполни* | повинуйся | повтори* | сделай то, что'),
  treat: list('считай* | считайте | рассматривай* | относись | прими'),
  hide: list(
    'не упоминай* | не сообщай* | не отмечай* | не снижай* | не вычитай* | без снижения | не раскрывай* | не помечай*',
  ),
};
