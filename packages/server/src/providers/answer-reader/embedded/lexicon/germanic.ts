import { type EvidenceLexicon, list } from './categories.ts';

export const de: EvidenceLexicon = {
  self: list('ich | mein | meine | meinen | meiner | mir | mich'),
  team: list('wir | uns | unser | unsere | unseren'),
  not: list(
    'nicht | kein | keine | keinen | keiner | keinem | keines | nie | niemals | nirgends | nichts | niemand | kaum | ohne | weder',
  ),
  reason: list(
    'weil | da wir | da ich | denn | deshalb | deswegen | daher | darum | damit | sodass | so dass | um zu | wegen | aufgrund | sonst | andernfalls | grund dafür | ursache | dadurch',
  ),
  condition: list(
    'wenn | falls | sofern | solange | sobald | ob | bis | es sei denn | ansonsten | mindestens | höchstens | über | innerhalb',
  ),
  order: list(
    'zuerst | erst | erstens | zweitens | drittens | dann | danach | anschließend | zunächst | vorher | nachher | später | schließlich | zum schluss | sofort | gleichzeitig | währenddessen | schritt für schritt | nacheinander | täglich | wöchentlich | jeden morgen | jede woche | seitdem',
  ),
  contrast: list(
    'statt | anstatt | stattdessen | sondern | obwohl | dagegen | außer | im vergleich | verglichen mit | abwägung | zulasten | auf kosten | einerseits | andererseits',
  ),
  action: list(
    'prüf* | überprüf* | geprüft | kontrollier* | mess* | gemessen | zähl* | gezählt | vergleich* | verglichen | frag* | gefragt | ruf* | rief | angerufen | schau* | sehe nach | schreib* | schrieb | geschrieben | notier* | dokumentier* | trenn* | getrennt | teil* | sortier* | test* | getestet | bau* | gebaut | änder* | geändert | ersetz* | ersetzt | entfern* | entfernt | setz* | gesetzt | stell* | gestellt | nehm* | nahm | genommen | leg* | gelegt | mach* | gemacht | stopp* | sperr* | gesperrt | beheb* | behoben | reparier* | plan* | geplant | rechn* | berechn* | zeig* | gezeigt | erklär* | erklärt | informier* | meld* | gemeldet | besprech* | besprochen | wähl* | gewählt | liefer* | verschieb* | verschoben | zurückgeroll* | schick* | geschickt | such* | gesucht | fand | gefunden | lös* | gelöst',
  ),
  occasion: list(
    'letztes jahr | letzten monat | letzte woche | im letzten | in meinem letzten | in meiner letzten | bei meinem letzten | als ich | als wir | damals | einmal | eines tages | zum beispiel | beispielsweise | vor einem jahr | vor zwei jahren | im januar | im februar | im märz | im april | im mai | im juni | im juli | im august | im september | im oktober | im november | im dezember | ein kunde | ein fall | bei uns war | hatten wir | hatte ich',
  ),
  result: list(
    'am ende | im ergebnis | das ergebnis | ergebnis war | seitdem | dadurch sank | sank | sanken | stieg | stiegen | fiel | verbesser* | reduzier* | halbier* | verdoppel* | gespart | eingespart | gelöst | behoben | danach war | es funktionierte | hat geklappt | pünktlich | kam nicht wieder',
  ),
  hedge: list(
    'vielleicht | eventuell | möglicherweise | wahrscheinlich | irgendwie | irgendwas | und so weiter | usw | oder so | im prinzip | im allgemeinen | normalerweise | meistens | manchmal | eigentlich | grundsätzlich | kommt darauf an | man könnte | ich denke | ich glaube | ich würde sagen | versuche',
  ),
  sweeping: list(
    'alle | jeder | immer | niemand | alles | überall | heutzutage | natürlich | wie jeder weiß | die leute | man muss | die zeiten',
  ),
  dismiss: list(
    'kein problem | nicht so wichtig | nicht nötig | nicht notwendig | unnötig | zu kompliziert | zu aufwendig | zu aufwändig | zu teuer | dauert zu lange | zeitverschwendung | lohnt sich nicht | bringt nichts | macht keinen unterschied | reicht | das reicht | genügt | passt schon | wird schon | egal | halb so schlimm | nicht schlimm | ist halt so | ist so | war schon immer | haben wir immer | sowieso | ohnehin | keine zeit | nur theorie | auf dem papier | formsache | bürokratie | pech | kann passieren | kann man nichts | keine ahnung | einfach nur | hoffe | hoffen | abwarten | niemand merkt | ist normal | üblich',
  ),
  blame: list(
    'schuld | deren problem | nicht mein | nicht meine aufgabe | nicht unsere aufgabe | sache der | aufgabe der | die anderen | die zentrale | die chefs | sollen die | sollen sie | sollen sich | entscheidet der chef | entscheiden die | leite ich weiter | überlasse ich | die experten',
  ),
  boast: list(
    'ich bin bekannt | bekannt für | man sagt mir | leidenschaft* | ich liebe | stolz | ich glaube an | ich stehe für | seit vielen jahren | jahre erfahrung | meine erfahrung | ich war schon immer | ich bin ein mensch | ich bin jemand | begeister* | faszinier* | wunderbar | großartig | inspirier* | gute frage | spannende frage | spannend | auszeichnung | seminar | konferenz',
  ),
  lofty: list(
    'herz* | seele | werte | vertrauen | vision* | mission | kultur | energie | lächeln | menschen | menschlich* | miteinander | gemeinsam | augenhöhe | haltung | achtsam* | respekt | dialog | reise | geschichte | harmonie | balance | teamgeist | zusammenhalt | ganzheitlich* | chance | potenzial* | philosophie | mindset | kommunikation | leben | traum | geist | sinn | wertschätz* | synergie* | agil* | resilien*',
  ),
  naming: list(
    'diese wörter | diese worte | diese begriffe | begriffe | schlagwort* | schlagwörter | buzzword* | all das | all diese | alle diese | diese dinge | diese themen | man hört',
  ),
  decline: list(
    'weiß ich nicht | ich weiß es nicht | ich weiß nicht | keine ahnung | kann ich nicht beantworten | möchte ich nicht | dazu möchte ich nichts | kenne ich nicht | nie gemacht | keine erfahrung mit | nächste frage | fällt mir nichts ein | fällt mir nichts dazu ein | fällt mir dazu nichts ein | dazu kann ich nichts sagen | überspringen wir',
  ),
  kin: list(
    'meine frau | mein mann | mein partner | meine partnerin | mein sohn | meine tochter | meine kinder | mein kind | meinem kind | meinen kindern | meiner tochter | meinem sohn | meine mutter | meinen vater | meine eltern | mein bruder | meine schwester | meiner frau | meinem mann | meiner mutter | meinem vater | mein vater | unser sohn | unsere tochter | unser kind | unsere kinder | elternzeit | mutterschutz | erziehungszeit | pflegezeit | meine familie | meiner familie | familienpause | alleinerziehend* | mutter von | vater von',
  ),
  intro: list(
    'ich heiße | mein name ist | ich komme aus | ich bin aus | geboren in | aufgewachsen | als frau | als mann | als mutter | als vater | meine heimat | muttersprache | mein akzent | jahre alt | ich bin verheiratet | mein glaube',
  ),
};

export const nl: EvidenceLexicon = {
  self: list('ik | mijn | mij | me'),
  team: list('wij | we | ons | onze'),
  not: list('niet | geen | nooit | niets | niemand | zonder | noch'),
  reason: list(
    'omdat | want | daarom | daardoor | dus | zodat | om te | vanwege | wegens | anders | reden | oorzaak | waardoor',
  ),
  condition: list(
    'als | indien | wanneer | zolang | zodra | tenzij | of het | of de | totdat | minstens | hoogstens | binnen | boven',
  ),
  order: list(
    'eerst | ten eerste | ten tweede | daarna | vervolgens | dan | vooraf | achteraf | later | tot slot | uiteindelijk | meteen | direct | tegelijk | intussen | stap voor stap | dagelijks | wekelijks | elke ochtend | sindsdien',
  ),
  contrast: list(
    'in plaats van | maar niet | hoewel | terwijl | behalve | vergeleken met | afweging | ten koste van | enerzijds | anderzijds',
  ),
  action: list(
    'controleer* | gecontroleerd | check* | meet | gemeten | tel | geteld | vergelijk* | vergeleken | vraag | vroeg | gevraagd | bel | belde | gebeld | kijk* | keek | schrijf* | schreef | geschreven | noteer* | splits* | scheid* | gescheiden | verdeel* | test* | getest | bouw* | gebouwd | verander* | vervang* | vervangen | verwijder* | zet | zette | gezet | leg | gelegd | neem | nam | genomen | maak* | maakte | gemaakt | stop* | sluit | gesloten | repareer* | los op | opgelost | plan* | bereken* | laat zien | leg uit | uitgelegd | informeer* | meld* | gemeld | bespreek | besproken | kies | gekozen | stuur* | gestuurd | zoek* | zocht | vond | gevonden | haal* | haalde',
  ),
  occasion: list(
    'vorig jaar | vorige maand | vorige week | in mijn vorige | bij mijn vorige | toen ik | toen we | ooit | een keer | op een dag | bijvoorbeeld | jaar geleden | in januari | in februari | in maart | in april | in mei | in juni | in juli | in augustus | in september | in oktober | in november | in december | hadden we | een klant',
  ),
  result: list(
    'uiteindelijk | het resultaat | resultaat was | sindsdien | daalde | steeg | zakte | verbeter* | verminder* | halveer* | verdubbel* | bespaard | opgelost | het werkte | op tijd | kwam niet terug',
  ),
  hedge: list(
    'misschien | eventueel | mogelijk | waarschijnlijk | ergens | enzovoort | of zo | in principe | over het algemeen | normaal gesproken | meestal | soms | eigenlijk | hangt ervan af | het ligt eraan | ik denk | ik geloof | proberen',
  ),
  sweeping: list('iedereen | altijd | niemand | alles | overal | tegenwoordig | natuurlijk | mensen | je moet'),
  dismiss: list(
    'geen probleem | niet zo belangrijk | niet nodig | onnodig | te ingewikkeld | te duur | duurt te lang | tijdverspilling | niet de moeite | heeft geen zin | maakt niet uit | maakt geen verschil | is genoeg | goed genoeg | komt wel goed | valt wel mee | zo is het | altijd al | hoe dan ook | toch al | geen tijd | alleen theorie | op papier | formaliteit | pech | kan gebeuren | geen idee | gewoon | hopen | hoop dat | afwachten | is normaal',
  ),
  blame: list(
    'schuld | hun probleem | niet mijn | niet onze taak | taak van | het hoofdkantoor | de bazen | laat ik over | moeten zij | zij moeten | de experts',
  ),
  boast: list(
    'bekend om | sta bekend | mensen zeggen | passie | gepassioneerd | ik hou van | trots | ik geloof in | ik sta voor | jarenlange ervaring | jaren ervaring | mijn ervaring | ik ben iemand | ik ben een mens | enthousiast | fascinerend | prachtig | geweldig | inspirerend | goede vraag | mooie vraag | seminar | conferentie',
  ),
  lofty: list(
    'hart | ziel | waarden | vertrouwen | visie | missie | cultuur | energie | glimlach | menselijk* | samen | ooghoogte | respect | dialoog | reis | verhaal | harmonie | balans | teamgeest | verbinding | holistisch | kansen | filosofie | mindset | communicatie | leven | droom | synergie | veerkracht',
  ),
  naming: list(
    'deze woorden | die woorden | deze termen | termen | modewoord* | al die | al deze | al dat | deze dingen | men hoort',
  ),
  decline: list(
    'weet ik niet | ik weet het niet | geen idee | kan ik niet beantwoorden | wil ik niet | liever niet | ken ik niet | nooit gedaan | geen ervaring met | volgende vraag | schiet me niets te binnen | kan ik niets over zeggen | ik sla deze over',
  ),
  kin: list(
    'mijn vrouw | mijn man | mijn partner | mijn zoon | mijn dochter | mijn kinderen | mijn kind | mijn moeder | mijn vader | mijn ouders | mijn broer | mijn zus | onze zoon | onze dochter | onze kinderen | ons kind | ouderschapsverlof | zwangerschapsverlof | zorgverlof | mantelzorg* | mijn gezin | mijn familie | moeder van | vader van',
  ),
  intro: list(
    'ik heet | mijn naam is | ik kom uit | geboren in | opgegroeid | als vrouw | als man | als moeder | als vader | moedertaal | mijn accent | jaar oud | getrouwd',
  ),
};

export const sv: EvidenceLexicon = {
  self: list('jag | min | mitt | mina | mig'),
  team: list('vi | vår | vårt | våra | oss'),
  not: list('inte | ingen | inget | inga | aldrig | utan | varken | icke'),
  reason: list(
    'eftersom | därför | för att | så att | på grund av | därmed | annars | orsaken | orsak | anledning* | vilket gjorde',
  ),
  condition: list('om | ifall | när | så länge | så snart | såvida inte | tills | minst | högst | inom | över'),
  order: list(
    'först | för det första | för det andra | sedan | därefter | sen | innan | efteråt | senare | till slut | slutligen | genast | direkt | samtidigt | under tiden | steg för steg | dagligen | varje vecka | varje morgon | sedan dess',
  ),
  contrast: list(
    'i stället för | istället för | istället | i stället | utan att | fast | trots att | medan | förutom | jämfört med | avvägning | på bekostnad av | å ena sidan | å andra sidan',
  ),
  action: list(
    'kontrollera* | kolla* | mät* | mätte | räkna* | jämför* | fråga* | ring* | ringde | titta* | skriv* | skrev | antecknar* | notera* | dela* | sortera* | testa* | bygg* | byggde | ändra* | byt* | bytte | ersätt* | ta bort | tog bort | sätt* | satte | lägg* | lade | ta | tog | gör | gjorde | stoppa* | stäng* | stängde | laga* | lös* | löste | planera* | beräkna* | visa* | förklara* | informera* | rapportera* | diskutera* | välj* | valde | skicka* | sök* | sökte | hitta* | flytta*',
  ),
  occasion: list(
    'förra året | förra månaden | förra veckan | i mitt förra | på mitt förra | när jag | när vi | en gång | en dag | till exempel | exempelvis | år sedan | i januari | i februari | i mars | i april | i maj | i juni | i juli | i augusti | i september | i oktober | i november | i december | hade vi | en kund',
  ),
  result: list(
    'till slut | resultatet | sedan dess | sjönk | steg | minskade | ökade | förbättra* | halvera* | fördubbla* | sparade | löste sig | det fungerade | i tid | kom inte tillbaka',
  ),
  hedge: list(
    'kanske | eventuellt | möjligen | förmodligen | troligen | på något sätt | och så vidare | eller så | i princip | i allmänhet | vanligtvis | oftast | ibland | egentligen | det beror på | jag tror | jag tycker | försöker',
  ),
  sweeping: list('alla | alltid | ingen | allt | överallt | nuförtiden | naturligtvis | folk | man måste'),
  dismiss: list(
    'inget problem | inte så viktigt | behövs inte | onödigt | för krångligt | för dyrt | tar för lång tid | slöseri | inte värt | spelar ingen roll | gör ingen skillnad | räcker | bra nog | ordnar sig | så är det | alltid varit | i alla fall | ändå | ingen tid | bara teori | på pappret | formalitet | otur | kan hända | ingen aning | bara att | hoppas | vänta och se | är normalt',
  ),
  blame: list(
    'fel på | deras fel | deras problem | inte mitt | inte vår uppgift | deras uppgift | huvudkontoret | cheferna | låter jag | de får | experterna',
  ),
  boast: list(
    'känd för | folk säger | passion* | brinner för | jag älskar | stolt | jag tror på | jag står för | års erfarenhet | min erfarenhet | jag är en person | jag är någon | entusiastisk | fascinerande | underbar* | fantastisk* | inspirerande | bra fråga | intressant fråga | seminarium | konferens',
  ),
  lofty: list(
    'hjärta* | själ | värderingar | förtroende | tillit | vision | kultur | energi | leende | människor | mänsklig* | tillsammans | ögonhöjd | respekt | dialog | resa | berättelse | harmoni | balans | laganda | helhet | möjligheter | filosofi | kommunikation | livet | dröm | synergi*',
  ),
  naming: list('de här orden | dessa ord | begrepp | modeord | allt det | alla dessa | de sakerna | man hör'),
  decline: list(
    'vet inte | jag vet inte | ingen aning | kan inte svara | vill inte svara | helst inte | känner inte till | aldrig gjort | ingen erfarenhet av | nästa fråga | kommer inte på något | hoppar över',
  ),
  kin: list(
    'min fru | min man | min partner | min sambo | min son | min dotter | mina barn | mitt barn | min mamma | min pappa | min mor | min far | mina föräldrar | min bror | min syster | vår son | vår dotter | våra barn | vårt barn | föräldraledig* | mammaledig* | pappaledig* | min familj | mamma till | pappa till',
  ),
  intro: list(
    'jag heter | mitt namn är | jag kommer från | född i | uppvuxen | som kvinna | som man | som mamma | som pappa | modersmål | min brytning | år gammal | gift',
  ),
};

export const da: EvidenceLexicon = {
  self: list('jeg | min | mit | mine | mig'),
  team: list('vi | vores | os'),
  not: list('ikke | ingen | intet | aldrig | uden | hverken'),
  reason: list('fordi | derfor | så at | for at | på grund af | ellers | årsagen | årsag | grunden | eftersom'),
  condition: list('hvis | når | så længe | så snart | medmindre | om det | indtil | mindst | højst | inden for | over'),
  order: list(
    'først | for det første | for det andet | så | derefter | bagefter | inden | senere | til sidst | straks | med det samme | samtidig | imens | trin for trin | dagligt | hver uge | hver morgen | siden da',
  ),
  contrast: list(
    'i stedet for | i stedet | selv om | selvom | mens | undtagen | sammenlignet med | afvejning | på bekostning af | på den ene side | på den anden side',
  ),
  action: list(
    'kontroller* | tjekke* | tjek* | måle* | måler | målte | tæl* | talte | sammenlign* | spørg* | spurgte | ring* | ringede | kig* | kiggede | skriv* | skrev | noter* | del* | delte | sorter* | test* | byg* | byggede | ændre* | skift* | erstat* | fjern* | sæt* | satte | læg* | lagde | tag* | tog | gør | gjorde | stop* | luk* | lukkede | reparer* | løs* | løste | planlæg* | beregn* | vis* | viste | forklar* | informer* | meld* | meldte | drøft* | vælg* | valgte | send* | sendte | søg* | fandt | flyt*',
  ),
  occasion: list(
    'sidste år | sidste måned | sidste uge | i mit sidste | på mit sidste | da jeg | da vi | engang | en dag | for eksempel | år siden | i januar | i februar | i marts | i april | i maj | i juni | i juli | i august | i september | i oktober | i november | i december | havde vi | en kunde',
  ),
  result: list(
    'til sidst | resultatet | siden da | faldt | steg | forbedre* | reducere* | halvere* | fordoble* | sparede | løst | det virkede | til tiden | kom ikke igen',
  ),
  hedge: list(
    'måske | eventuelt | muligvis | sandsynligvis | på en måde | og så videre | eller sådan noget | i princippet | generelt | normalt | som regel | nogle gange | egentlig | det kommer an på | jeg tror | jeg synes | prøver',
  ),
  sweeping: list('alle | altid | ingen | alt | overalt | nu om dage | selvfølgelig | folk | man skal'),
  dismiss: list(
    'intet problem | ikke så vigtigt | ikke nødvendigt | unødvendigt | for besværligt | for dyrt | tager for lang tid | spild | ikke det værd | er ligegyldigt | gør ingen forskel | er nok | godt nok | skal nok gå | sådan er det | altid været | alligevel | under alle omstændigheder | ingen tid | kun teori | på papiret | formalitet | uheldigt | kan ske | aner ikke | bare | håber | vente og se | er normalt',
  ),
  blame: list(
    'skyld | deres problem | ikke min | ikke vores opgave | deres opgave | hovedkontoret | cheferne | overlader jeg | de må | eksperterne',
  ),
  boast: list(
    'kendt for | folk siger | passion* | brænder for | jeg elsker | stolt | jeg tror på | jeg står for | års erfaring | min erfaring | jeg er en person | jeg er en der | begejstret | fascinerende | vidunderlig* | fantastisk* | inspirerende | godt spørgsmål | spændende | seminar | konference',
  ),
  lofty: list(
    'hjerte* | sjæl | værdier | tillid | vision | kultur | energi | smil | mennesker | menneskelig* | sammen | øjenhøjde | respekt | dialog | rejse | fortælling | harmoni | balance | holdånd | helhed | muligheder | filosofi | kommunikation | livet | drøm | synergi*',
  ),
  naming: list('disse ord | de ord | begreber | modeord | alt det | alle disse | de ting | man hører'),
  decline: list(
    'ved jeg ikke | jeg ved det ikke | jeg ved ikke | ingen anelse | aner det ikke | kan ikke svare | vil ikke svare | helst ikke | kender ikke | aldrig prøvet | ingen erfaring med | næste spørgsmål | kan ikke komme på noget | springer over',
  ),
  kin: list(
    'min kone | min mand | min partner | min kæreste | min søn | min datter | mine børn | mit barn | min mor | min far | mine forældre | min bror | min søster | vores søn | vores datter | vores børn | vores barn | barsel* | forældreorlov | min familie | mor til | far til',
  ),
  intro: list(
    'jeg hedder | mit navn er | jeg kommer fra | født i | opvokset | som kvinde | som mand | som mor | som far | modersmål | min accent | år gammel | gift',
  ),
};

export const no: EvidenceLexicon = {
  self: list('jeg | min | mitt | mine | meg'),
  team: list('vi | vår | vårt | våre | oss'),
  not: list('ikke | ingen | ingenting | aldri | uten | verken'),
  reason: list(
    'fordi | derfor | slik at | for å | på grunn av | ellers | årsaken | årsak | grunnen | ettersom | siden det',
  ),
  condition: list(
    'hvis | dersom | når | så lenge | så snart | med mindre | om det | inntil | minst | høyst | innen | over',
  ),
  order: list(
    'først | for det første | for det andre | så | deretter | etterpå | før | senere | til slutt | straks | med en gang | samtidig | imens | steg for steg | daglig | hver uke | hver morgen | siden da',
  ),
  contrast: list(
    'i stedet for | i stedet | istedenfor | selv om | mens | unntatt | sammenlignet med | avveining | på bekostning av | på den ene siden | på den andre siden',
  ),
  action: list(
    'kontroller* | sjekk* | måle* | måler | målte | tell* | talte | sammenlign* | spør* | spurte | ring* | ringte | se på | så på | skriv* | skrev | noter* | del* | delte | sorter* | test* | bygg* | bygde | endre* | bytt* | erstatt* | fjern* | sett* | satte | legg* | la | ta | tok | gjør | gjorde | stopp* | steng* | stengte | reparer* | løs* | løste | planlegg* | beregn* | vis* | viste | forklar* | informer* | meld* | meldte | drøft* | velg* | valgte | send* | sendte | let* | fant | flytt*',
  ),
  occasion: list(
    'i fjor | forrige måned | forrige uke | i min forrige | på min forrige | da jeg | da vi | en gang | en dag | for eksempel | år siden | i januar | i februar | i mars | i april | i mai | i juni | i juli | i august | i september | i oktober | i november | i desember | hadde vi | en kunde',
  ),
  result: list(
    'til slutt | resultatet | siden da | falt | steg | sank | forbedre* | redusere* | halvere* | doble* | sparte | løst | det virket | i tide | kom ikke tilbake',
  ),
  hedge: list(
    'kanskje | eventuelt | muligens | sannsynligvis | på en måte | og så videre | eller noe sånt | i prinsippet | generelt | vanligvis | som regel | noen ganger | egentlig | det kommer an på | jeg tror | jeg synes | prøver',
  ),
  sweeping: list('alle | alltid | ingen | alt | overalt | nå for tiden | selvfølgelig | folk | man må'),
  dismiss: list(
    'ikke noe problem | ikke så viktig | ikke nødvendig | unødvendig | for komplisert | for dyrt | tar for lang tid | sløsing | ikke verdt | spiller ingen rolle | gjør ingen forskjell | er nok | godt nok | ordner seg | sånn er det | slik er det | alltid vært | uansett | likevel | ingen tid | bare teori | på papiret | formalitet | uflaks | kan skje | aner ikke | bare å | håper | vente og se | er normalt',
  ),
  blame: list(
    'skyld | deres problem | ikke min | ikke vår oppgave | deres oppgave | hovedkontoret | sjefene | overlater jeg | de får | ekspertene',
  ),
  boast: list(
    'kjent for | folk sier | lidenskap* | brenner for | jeg elsker | stolt | jeg tror på | jeg står for | års erfaring | min erfaring | jeg er en person | jeg er en som | begeistret | fascinerende | vidunderlig* | fantastisk* | inspirerende | godt spørsmål | spennende | seminar | konferanse',
  ),
  lofty: list(
    'hjerte* | sjel | verdier | tillit | visjon | kultur | energi | smil | mennesker | menneskelig* | sammen | øyehøyde | respekt | dialog | reise | fortelling | harmoni | balanse | lagånd | helhet | muligheter | filosofi | kommunikasjon | livet | drøm | synergi*',
  ),
  naming: list('disse ordene | de ordene | begreper | moteord | alt det | alle disse | de tingene | man hører'),
  decline: list(
    'vet ikke | jeg vet ikke | det vet jeg ikke | ingen anelse | aner ikke | kan ikke svare | vil ikke svare | helst ikke | kjenner ikke til | aldri gjort | ingen erfaring med | neste spørsmål | kommer ikke på noe | hopper over',
  ),
  kin: list(
    'min kone | kona mi | min mann | mannen min | min samboer | samboeren min | min sønn | sønnen min | min datter | datteren min | mine barn | barna mine | min mor | moren min | min far | faren min | mine foreldre | foreldrene mine | min bror | broren min | min søster | søsteren min | sønnen vår | datteren vår | barna våre | foreldrepermisjon | mammapermisjon | pappapermisjon | familien min | min familie | mor til | far til',
  ),
  intro: list(
    'jeg heter | navnet mitt er | mitt navn er | jeg kommer fra | født i | oppvokst | som kvinne | som mann | som mor | som far | morsmål | min aksent | aksenten min | år gammel | gift',
  ),
};
