/**
 * What adverts in thirteen languages call the workplace types, and the words around them that change what is said.
 * All patterns run on folded text (lower case, Latin letters without accents).
 */

const OFFICE = '(?:office|buro|prasenz|bureau|oficina|kantoor|ufficio|escritorio)';
const HOME = '(?:home|home ?office|remote|teletravail|teletrabajo)';
const BOTH = '(?: work)? (?:and|und|et|y|e|en) (?:the |our |from |im |in |dem |unserem |au |la )?';
const HYBRID_WORDS = String.raw`\bhybrid[a-z]*|\bhibrid[oa]s?\b|\bibrid[oaie]\b|\bhibri[dt]\b|\bhybrydow\w*|ハイブリッド|하이브리드|гибридн[а-яё]*|гибрид(?![а-яё])|ไฮบริด|हाइब्रिड|混合(?=办公|辦公|式|模式|工作|制|远程|遠距|上班|リモート)|semi-?(?:presencial|remoto|remote|presentiel)|半远程|半遠端`;
export const HYBRID = new RegExp(
  `#li-?hybrid\\b|\\b${HOME}${BOTH}${OFFICE}\\b|\\b${OFFICE}${BOTH}${HOME}\\b|${HYBRID_WORDS}`,
  'g',
);

/** Words for work away from the office that say so by themselves. */
const REMOTE_WORDS = String.raw`#li-?remote\b|\bremote(?:ly|s)?(?![a-z])|\bremot[oa]s?\b|\bremotamente\b|\bwork(?:ing)?[- ]from[- ]anywhere|\bwfa\b|\bvirtual (?:position|role|job|office)\b|(?<=(?:100 ?%|fully|completely) )virtual\b|\bdistanciel\w*|\ba distance\b|\ba distancia\b|\btu xa\b|\bjarak jauh\b|\b(?:fully |globally )?distributed (?:team|company|workforce|organi[sz]ation)|\b(?:live|work|working|based) (?:from )?(?:anywhere|wherever)\b|\bno (?:physical |central )?offices\b|\bkein(?:e|en)? buros?\b|\bortsunabhangig\w*|\banywhere office\b|\b(?:volledig|geheel|deels|100 ?%|werken|werk) op afstand\b|\bop afstand (?:te )?werk\w*|\bdistans(?:arbet\w*|jobb\w*)?\b|\bfjarr?n?-?(?:arbe[tij]\w*|jobb\w*)|\betat(?:yo|oi)\w*|\betana\b|\betapaiv\w*|\bzdaln\w*|\buzaktan\b|(?<![а-яё])(?:удал[её]нн[а-яё]*|удал[её]нк[а-яё]*|дистанционн[а-яё]*)|ทำงานทางไกล|ระยะไกล|รีโมท|รีโมต|रिमोट|दूरस्थ|원격|리모트|リモート|远程|遠程|遠距|遠端|テレワーク`;
/** Words for working at home: alone in a list of benefits they are an option, not the type. */
const HOME_WORDS = String.raw`\bhome[- ]?office\w*|\bwfh\b|\bwork(?:ing|s)?[- ](?:from|at)[- ]home\b|\bfrom home\b|\btele-?(?:work|commut)\w*|\bteletravail\w*|\btele-travail\w*|\bteletrabaj\w*|\bteletrabalh\w*|\btelelavoro|\btelearbeit\w*|\bheimarbeit\b|\bhome-?based\b|\bsmart[- ]?working\b|\blavoro agile|\bmobil(?:es?|em|en|er)[- ]arbeit\w*|\bmobilarbeit|\bmobile (?:working|office|work)\b|\bthuiswerk\w*|\bthuis (?:te )?werk\w*|\bvanuit huis|\bvan(?:uit)? thuis|(?<=(?:week|woche|semana) )(?:thuis|at home|zu ?hause)\b|\btai nha\b|\b(?:dari|di) rumah\b|\bvon zu ?hause|\bde chez (?:vous|soi|toi)|\b(?:desde|en) (?:tu |su )?casa\b|\b(?:de|da|em|a) casa\b|\b(?:a|depuis|de) (?:votre |son |leur |mon )?domicile\b(?<=\b(?:travaill?\w{0,4}|jours?|journees?|semaine)\b[^.,;]{0,48})|\b(?:desde|en) (?:tu |su |el )?(?:domicilio|hogar)\b(?<=\b(?:trabaj\w{1,6}|dias?|resto)\b[^.,;]{0,48})|\bo nha\b|\b(?:of|at) home (?:[1-4]|one|two|three|four) days?\b|\bhome (?:[1-4]|one|two|three|four) days?\b|(?:[1-4]|one|two|three|four) days? (?:at |from )?home\b|\b(?:at|from) (?:your |their )?home\b(?<=\b(?:work|works|working|days?|rest|week)\b[^.,;]{0,36})|\b(?:arbeit\w* )?(?:von )?(?:daheim|zu ?hause)(?= (?:aus |zu )?arbeit\w*)|\bvon daheim\b|\bhemifran\b|\bhemarbet\w*|\bhjemmefra\b|\bhjemme(?:arbe\w*|kontor\w*)|\bkotoa (?:kasin|tyo\w*)|\bkotona\b|\bevden\b|\bz domu\b|(?<![а-яё])из (?:любого )?дома(?![а-яё])|(?<![а-яё])на дому(?![а-яё])|ทำงาน(?:จาก|ที่)(?:ที่)?บ้าน|จากบ้าน|ที่บ้าน|घर (?:से|पर)|वर्क फ्रॉम होम|घर बैठे|재택|在宅|居家(?=办公|辦公|工作|上班)|在家(?=办公|辦公|工作|上班)|(?<=\d )\bho\b`;
export const REMOTE = new RegExp(`(?<home>${HOME_WORDS})|${REMOTE_WORDS}`, 'g');

/** Words for work at the employer's place that say so by themselves. */
const ONSITE_WORDS = String.raw`#li-?on-?site\b|\bon ?-? ?sites?\b|(?<![a-z])in[- ]offices?\b(?! (?:de|of|for)\b)|in ?- ?person\b|\boffice[- ](?:based|first|presence|only|centric|prasenz|attendance)|\b(?:buro|office)-?prasenz\w*|\bprasenz\w*|\bpraesenz\w*|\bpresentiel\w*|\bpresencia(?:l|is|les|lmente|lidad)\b|\bin presenza\b|\bwfo\b|\bwork(?:ing)? (?:from|at|in) (?:the |our )?office|\boffice working\b|\boffice-?based\b|\b(?:kontors?|office)[- ]?(?:baser\w*|bunden|forlagd)|\bplatsforlagd\w*|\blahityo\w*|\bstacjonarn\w*|\bdo(?:chazeni|jezd)\w*|\bngantor\b|\b(?:masuk|ke) kantor\b|(?<![а-яё])очн(?:о|ый|ая|ое|ом)(?![а-яё])|เข้าออฟฟิศ|ประจำ(?:ออฟฟิศ|สำนักงาน|บริษัท)|ทำงานที่(?:ออฟฟิศ|สำนักงาน|บริษัท|โรงงาน)|ออนไซต์|ออนไซท์|ऑन-?साइट|ऑनसाइट|상주|出社|常駐|オンサイト|驻场|駐場|駐點|坐班`;
/** Words that mean it only beside a word for working, or as a field of their own. */
const PLACE_WORDS = String.raw`\bin person\b|\bvor[- ]?ort\b|\bim buro\b|\bim office\b|\bsur site\b|\bsur place\b|\bau bureau\b|\bin sede\b|\bin ufficio\b|\bop (?:ons )?kantoor\b|\bop locatie\b|\b(?:tai|o|tren|len) (?:van phong|cong ty)\b|\btruc tiep tai\b|\bdi (?:kantor|lokasi)\b|\ben (?:la |nuestra |nuestras )?oficinas?\b|\bno escritorio\b|\b(?:in|from) (?:the|our)(?: [a-z]+){0,2} offices?\b|\b(?:in|from|at) (?:the|our)(?: [a-z]+){0,2} (?:studio|workshop|headquarters|hq|lab|laborator(?:y|ies)|warehouse|shop|store|kitchen|clinic|plant)\b|\bin de (?:werkplaats|winkel|vestiging)\b|\bin (?:negozio|stabilimento|fabbrica|studio)\b|\ben (?:planta|fabrica|tienda|las instalaciones|nuestras instalaciones)\b|\b(?:na|em) (?:fabrica|loja|nossa sede|sede)\b|\ba l'(?:agence|atelier)\b|\ben (?:agence|boutique|magasin|atelier)\b|\b(?:a|vas a) la oficina\b|\b(?:pa|i) (?:kontoret|plats|stedet|butikken|butiken|vaerkstedet|verkstaden|vores kontor|vart kontor)\b|\bpaikan paalla\b|\btoimistolla\b|\btoimistollamme\b|\bw biurze\b|\bna miejscu\b|\bofis(?:te|ten|imizde)\b|\bdi (?:pejabat|tempat kerja|tapak)\b|\bo van phong\b|\btai (?:kho|nha may|xuong|cua hang)\b|(?<![а-яё])в (?:нашем )?офисе(?![а-яё])|(?<![а-яё])на (?:территории|производстве|месте)(?![а-яё])|ออฟฟิศ|สำนักงาน|(?:कार्यालय|ऑफिस|ऑफ़िस|दफ़्तर|दफ्तर|गोदाम|दुकान|फैक्ट्री|कारखाने) (?:से|में|आना|आकर|आकर)|(?:公司|门店|現场|店里|厂里|工厂)(?=上班|工作|办公|坐班)|店舗勤務|来社|\balocad[oa]s?\b|출근|사무실|현장 ?근무|オフィス勤務|オフィスワーク|现场办公|現場|办公室|辦公室|到岗|线下|線下`;
/** Lessons and meetings where people are present. */
export const PRESENCE_TEACHING =
  /^pr(?:a|ae)senz-?(?:unterricht|schulung|seminar|veranstaltung|kurs|studium|lehre|handel|modul|phase|termin|training)/;
/** Being present: says it only with days or as a duty. */
const PRESENCE_WORDS = String.raw`\bpresence\b|\banwesenheit\w*|\bpresencia\b|\bpresenca\b|\bpresenza\b|\baanwezig\w*`;
export const ONSITE = new RegExp(`(?<weak>${PLACE_WORDS})|${ONSITE_WORDS}|(?<presence>${PRESENCE_WORDS})`, 'g');
/** What makes presence a duty. */
export const DUTY =
  /\b(?:regul\w*|regel\w*|obligat\w*|oblig\w*|required|mandatory|pflicht\w*|erforderlich|verplicht|necessari\w*|office|buro|bureau|oficina|escritorio|sede|kantoor)\b/;

/** "Hybrid" of something else: behind it, and in front of it. */
export const HYBRID_OTHER_AFTER =
  /^[\s\-:"'»]*(?:multi|public|private|on-prem)?[\s-]*(?:cloud|clouds|apps?\b|app-|mobile(?! ?work| ?arbeit| office)|web|it\b|it-|infra|search|such|retrieval|vehicles?|cars?\b|autos?\b|fahrzeug|antrieb|motor|pkw|electric|engine|power|energy|energie|kraft|systems?\b|bond|security|identity|integration|event|konferenz|veranstaltung|seminar|threat|seeds?\b|native|ai\b|llm|ml\b|quantum|inverter|heiz|warmepumpe|models\b(?! of work)|data|datacent|publishing|kernel|project management|agile\b|methodolog|casino|fund|架构|云|雲|动力|車|カー|クラウド|アプリ|자동차|클라우드|앱|차량)/;
export const HYBRID_OTHER_BEFORE =
  /(?:\bcloud|\bapps?|\bapplications?(?: mobiles?)?|\baplicac?i?[oc]\w*|\bapplicazion\w*|\bmobiles?|\bmoviles|\bmovil|\bdesarrollo|\bdesenvolvimento|\bsviluppo|\bdeveloppement|\bvehicul\w*|\bveicul\w*|\bveicol\w*|\bvoitures?|\bcoches?|\bcarros?|\bauto|\bautos|\bautomovil\w*|\bmotores?|\bplug-?in|\binfrastructur\w*|\binfrastrutt\w*|\binfraestrutur\w*|\bnube|\bnuvem|\bnuage|\bnativ\w*(?: (?:e|y|et|and|und|ou|o|or))?|\beventos?|\bevenements?|\barquite\w*|\barchitettur\w*|\bformacion|\bformations?|\bclases?|\bcours|\bsistemas?|\bsistemi|\belectri\w*|\belektro\w*|\bthuan dien|\bxe)[\s,/&-]*(?:et |e |y |ou |o |or |and |und |oder )?$/;
/** Cars are hybrid too. */
export const VEHICLE =
  /(?:firmen|dienst)wagen|\bautos?\b|fahrzeug|\bcars?\b|\bvehicles?\b|\bvehicul|\bvoitures?\b|\bcoches?\b|\bcarros?\b|\bveicol|\bmotor|社用車|営業車|차량|车辆/;
/** What goes with the workplace sense of "hybrid", right behind or in front. */
export const HYBRID_WORK =
  /work|arbeit|puesto|poste\b|rythme|stelle|vaga|posto|ruolo|esquema|sistema|applicants|based|model|setup|set-up|\brole|position|office|schedule|policy|arrangement|arbeid|werk|trabaj|trabalh|lavor|travail|modal|modo|format|formule|regim|lam viec|kerja|근무|勤務|ワーク|办公|辦公|工作|\bjob\b|remote|remot[oa]|on-?site|home|presenc|presenti|buro|days?\b|tage\b|jours?\b|dias?\b|hour|team|flex|place of work|location|standort|\bor\b|\boder\b|\bin\b/;

/** Remote things that are no place of work: behind, and in front. */
export const REMOTE_OTHER_AFTER =
  /^[\s\-:・]*(?:access|zugriff|zugang|desktop|support(?! role| position)|assist|monitor|control|sensing|servers?\b|debug|procedure|method|execution|code execution|management(?: system| tool)|maintenance|wartung|areas?\b|villages?|communities|locations? (?:such|like)|sites?\b|interview|meetings?\b|onboarding|hands|diagnos|patient|learning|sales calls|config|deploy|session|connect|probe|islands?|repositor|branch|アクセス|デスクトップ|監視|保守|接続|サポート|会議|ミーティング|面接|面談|研修|授業|ロック|制御|操作|제어|지원|접속|모니터링|진료|교육|수업|면접|회의|조종|控制|会议|會議|支持|监控|監控|医疗|教育|面试|面試|协助|桌面|登录|培训|医療|介護|患者|ケア|診療|療養)/;
export const REMOTE_OTHER_BEFORE =
  /(?:\b(?:control|controllo|controle|suporte|soporte|assistenza|assistance|support|acceso|acesso|accesso|acces|gestion|monitoreo|monitoramento|mantenimiento|manutencao|prise en main|maintenance|vente|ventes|formation|formations|enseignement|surveillance|educacion|educacao|formacion|formazione|cursos?|ventas?|venta|atencion|pendidikan|kuliah|perjalanan|dieu khien|ho tro|giam sat|sensing|curso|ensino|aprendizagem|universidad|interviews?|entrevistas?|entretiens?|colloqui\w*|entrevista|vorstellungsgesprach\w*|reuniones|reunioes|riunioni|meetings?|servicio|ket noi|phong van|wawancara)\s?(?:a |al |en |em |da |por |via |de |per |in |bang |secara )?|(?:面接は|面談は|会議は|면접은 |面试))$/;
/** Help, sales or lessons given from afar: what they are given to stands between. */
export const REMOTE_SERVICE =
  /\b(?:assistance|support|suivi|accompagnement|vente|formation|cours|soporte|asistencia|atencion|ayuda|suporte|atendimento|assistenza|bantuan)\b[^.,;:]{0,30}$/;
/** Home that is no place of work. */
export const HOME_OTHER =
  /^[\s-]*(?:\(?uk\b|secretary|consult|furniture|mobel|printer|router|nursing|医療|介護|看護|ケア|患者|診療|酸素|サービス(?!残)|요양|간호)|care\b/;

/** On-site things that are no place of work. */
export const ONSITE_OTHER_AFTER =
  /^[\s\-:]*(?:gym|parking|parkplatz|parkmoglich|childcare|daycare|canteen|cafeteria|kantine|fitness|chef|lunch|breakfast|meals?\b|food|laundry|medical|clinic|doctor|health|shower|interview|visits?\b|besuch|customer|client|kunden|installation|repair|repar|support|service(?!s? role)|technician|training|trainings\b|schulung|seminar|audit|inspection|events?\b|meetings?\b|meetups?\b|workshops?\b|conference|onboarding|course|class|lehre|unterricht|veranstalt|messe|reparieren|montier|instand|beratung|betreu|einsatz|termin|collaboration sessions|seo\b|search|optimization|conversion|analytics|content|experience for|shopping|store|retreat|summit|offsite|gatherings?|team ?days|kennenlern|assessment|final|round|面接|面談|研修|打ち合わせ|面试|会议|支持|服务|活动|活動|培训|교육|면접|미팅|행사|장비|점검)/;
export const ONSITE_OTHER_BEFORE =
  /(?:\b(?:customers?|clients?|clientes?|clienti|kunden\w*|kunde|beim|klanten?|khach hang|pelanggan|klien|besuch\w*|\w*termine?n?|\w*veranstaltung\w*|workshops?|\w*schulung\w*|training|trainings|montage|einsatze?|reparatur\w*|betreuung|beratung|ansprechpartner\w*|parkplatze?|parkmoglichkeiten|kantine|fitness\w*|restaurant|formacion|formations?|formacao|formazione|cursos?|corsi|clases?|aulas|lezioni|interviews?|entrevistas?|entretiens?|colloqui\w*|reunion(?:es|s)?|reunioes|riunioni|meetings?|evenements?|eventos?|eventi|events?|seminar\w*|atencion|atendimento|restauration|consommation|vente|visitas?|apoyo|asistencia|onboarding|\w*gesprache?n?|\w*unterricht|talleres|jornadas|sesiones|conferenc\w*|gym|parking|quan ly|lanh dao|ban hang|phong van|co hoi|duoc|di|cap tren|bao cao|wawancara|pelatihan|studium|unterricht|vorlesung\w*|deployments?|support|ho tro|trien khai|ngoai|universitar\w*|sessions?)\s?(?:en |em |in |de |a |tai |den |die |am |auch )?|(?:고객사|고객 ?사이트|현장|客先|顧客先|面接|自動|ネット|客户|客戶)(?:에 |에서 |の|で|へ|は)?)$/;

/** The office seldom: what is remote stays remote. */
export const SELDOM =
  /\b(?:occasional\w*|gelegentlich\w*|ab und zu|occasionnel\w*|ponctuel\w*|de temps en temps|ocasional\w*|puntual\w*|esporadic\w*|occasional\w*|saltuari\w*|af en toe|incidenteel|thinh thoang|sesekali|rarely|selten|rarement|monthly|monatlich\w*|mensuel\w*|mensual\w*|mensal\w*|mensil\w*|maandelijks\w*|quarterly|quartal\w*|trimestr\w*|annual\w*|yearly|jahrlich\w*|(?:per|a|each|every|pro|im|par|por|al|cada|um|por|de|moi|per|fois par|mal im|einmal) (?:month|monat|mois|mes|mese|maand|thang|bulan|quarter|quartal|trimestre|year|jahr|an|ano|anno|jaar|nam|tahun)|(?:tous les|every|alle|cada|ogni|om de|moi) (?:deux|trois|six|two|three|six|zwei|drei|sechs|dos|tres|seis|due|tre|sei|twee|drie|\d) (?:mois|months?|monate|meses|mesi|maanden|thang)|months?|bulan|hang thang|if needed|when needed|as needed|bei bedarf|si besoin|si necessaire|se necessario|if required|offsites?|retreats?|team ?events?|get-?togethers?|meetups?|reunions? d'equipe)\b|月に?[一1１]?[〜~-]?\d?回|月\d|年に?\d|必要に応じて|月一|월 ?\d|분기|연 ?\d|필요 ?시|每月|每季|偶尔|按需/;

/** Every day at the office. */
export const FIVE_DAYS =
  /(?<=[\s(])(?:5|five|funf|cinq|cinco|cinque|vijf)[\s-]*(?:full )?(?:days?|tage?|jours?|j|dias?|giorni|dagen)\b|\b(?:every day|daily|taglich|every ?day|full[- ]time (?:in|at) (?:the|our) office|todos los dias|tous les jours|todos os dias)\b|週[5５]|주 ?5일|5天/;

/** A number of days or times, as in "two days a week", 週2日, 주 3회. */
export const DAYS =
  /(?<![\d.,])(?:[1-4１-４](?:[.,]5)?|[1-4]\s?(?:-|to|bis|a|o|or|ou|oder|e|ate|hasta|tot|〜|~)\s?[1-4]|one|two|three|four|ein(?:en|em)?|einmal|zwei|drei|vier|un|une|deux|trois|quatre|uno|dos|tres|cuatro|um|dois|duas|tre|due|quattro|een|twee|drie|hai|ba|satu|dua|tiga|empat|bon|tva|fyra|to|fire|en|et|yksi|kaksi|kolme|nelja|dwa|trzy|jeden|iki|uc|couple of|few|several|mehrere|einige|quelques|algunos|fixed|feste[nr]?)[\s-]*(?:x|times|mal|fois|veces|vezes|full)?[\s-]*(?:days?|tage?n?|jours?|journees?|j\b|dias?|giorn[oi]|dag(?:en|ar|e|er|arna)?\b|ngay|buoi|hari|paiva\w*|dni\b|gun\b|дн[яеё]|x\b|times|mal|fois|veces|日|天|일|회|번)|\beinmal\b|週[に]?\s?[1-4１-４一二三四数]|주 ?[1-4](?:[-~]\d)?(?:회|일|번)|[每一]周[1-4一两二三四]?天?|[每一]週[1-4一兩二三四]?天?|[1-4] ?(?=(?:ho|home ?office|remote|remoto|on-?site|office|wfh)\b)|\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|freitags?|montags?|mittwochs|donnerstags|vendredis?|lundis?|mardis?|mercredis?|jeudis?|viernes|martes|jueves|lunes|miercoles|sextas?|tercas?|quintas?|venerdi|martedi|giovedi|lunedi|vrijdag|maandag|dinsdag|donderdag)\b(?! ?(?:-|to|bis|a|au|al|tot|through|till|until) ?(?:friday|saturday|freitag|samstag|vendredi|samedi|viernes|sabado|sexta|venerdi|sabato|vrijdag|zaterdag|domingo|sunday|sonntag|sonntags|dimanche)|s? to )(?<!\b(?:to|bis|a|au|al|ate|tot|through|-) ?(?:fridays?|freitags?|vendredis?|viernes|sextas?|venerdi|vrijdag))|(?:दो|तीन|चार|एक|[1-4२-४]) दिन|(?:[1-4]|หนึ่ง|สอง|สาม|สี่) วัน|(?:два|три|четыре|один|[1-4]) (?:дня|день|раза)|[一二两兩三四]天|[一二三四]日/;
/** What is left of the week: the one place takes some days, the other takes these. */
export const REST_OF_WEEK =
  /\b(?:(?:other|remaining|rest of the) (?:days?|week|time)|the rest\b|(?:ubrigen?|restlichen?|anderen?) (?:tage|woche|zeit)|rest der woche|(?:autres?|reste) (?:jours?|de la semaine|du temps)|les (?:deux|trois) autres|(?:el )?resto (?:de la semana|de los dias|del tiempo|da semana|dos dias|della settimana)|(?:los )?(?:demas|otros) dias|(?:os )?(?:demais|outros|restantes) dias|(?:gli )?altri giorni|restanti giorni|(?:overige|andere|resterende) dagen|rest van de week|(?:hari|sisa) (?:lain\w*|sisa\w*|hari\w*)|sisanya|selebihnya|(?:nhung )?ngay con lai|(?:ovriga|resterande|andra) dag\w*|(?:ovrige|resten af|resten av) (?:dage\w*|ugen|uken|uka)|muut paivat|loput paivat|pozostale dni|diger gunler)\b|残り(?:の日|は)|それ以外の日|나머지(?:는| 날| 요일)|其余(?:时间|天)|其餘|剩余时间|बाकी (?:दिन|समय)|शेष (?:दिन|समय)|वันที่เหลือ|остальн[а-яё]* (?:дни|время)/;
/** Compounds that are days by themselves. */
export const HOME_DAYS =
  /home[- ]?office[- ]?(?:tage?n?|days?)|remote[- ]?(?:days?|tage?n?|fridays?)|thuiswerkdag\w*|wfh[- ]?(?:days?|fridays?)|work[- ]from[- ]home (?:days?|fridays?)|(?:jours?|journees?) (?:de |en )?teletravail|dias? (?:de |en )?(?:teletrabajo|remoto|home ?office)|giorni (?:di |in |da )?(?:smart ?working|remoto)|telearbeitstag\w*|burotag\w*|office[- ]?(?:days?|tage?)|prasenztag\w*|(?:jours?) (?:de |en |sur )?(?:presentiel|site|presence)|dagen (?:op )?kantoor/;

export const FULL =
  /(?<![\d-])100 ?%|\b(?:fully|full|completely|entirely|exclusively|only|always|permanent(?:ly)?|vollstandig|komplett|ausschliesslich|ausschließlich|rein|zu 100|total(?:mente|ment|e)?|entierement|completamente|integral(?:mente)?|exclusiv\w*|complet|full[- ]?time|volledig|interamente|sepenuhnya|full|hoan toan|toan bo|helt|fullt ut|udelukkende|utelukkende|taysin|kokonaan|tamamen|w pelni|calkowicie|first|par defaut|by default|standardmassig|por defecto|worldwide|weltweit|anywhere|globally|from anywhere|deutschlandweit|geheel|interamente|ausschliesslich)\b|полност|только|из любой|100 ?%|पूर्णतः|पूरी तरह|पूर्ण |เต็มเวลา|100%|フル|完全|全面|全员|全員|전면|풀|완전|전원|纯|純|全(?=远程|遠端|遠距)|全职远程|全程|任何地方/;

/** Part of the time, or a share of it. */
export const PARTIAL =
  /\b(?:partial\w*|partly|part of the|teilweise|zeitweise|anteilig\w*|partiel\w*|parcial\w*|parzial\w*|gedeeltelijk\w*|deels|ponctuel\w*|occasional\w*|occasionnel\w*|gelegentlich\w*|some|sometimes|up to|bis zu|hasta|jusqu'a|fino a|ate|tot|sebagian|mot phan|mix|mixed|mischung|kombin\w*|combin\w*|balance between|wechsel|abwechselnd|alternat\w*|alterne\w*)\b|(?<!\d)[1-9]\d ?(?:-|bis|a|to)? ?(?:[1-9]\d)? ?%|一部|部分|일부|병행|併用|組み合わせ|结合|結合|弹性|比率/;

/** May, not must. */
export const OPTION =
  /\b(?:possible|possib\w*|moglich\w*|option\w*|opcion\w*|opzion\w*|opcao|optie|opportunit\w*|can|may|choose|choice|kannst|konnen|konnt|darfst|posibilidad\w*|possibilidad\w*|possibilit\w*|mogelijk\w*|mag|kun|flexib\w*|flexible|facilidad\w*|regelung\w*|co the|bisa|dapat|allow\w*|offer\w*|available|bieten|angebot|allowed|friendly|wahlweise|gern|nach wahl|if you (?:like|want|prefer)|welcome|bienvenu\w*|erlaubt|ermoglich\w*|opcional|opzionale|acuerdo|accord|eligib\w*|disponib\w*|mahdollis\w*|mojlighet\w*|mulighet\w*|mulighed\w*|mozliw\w*|boleh|secara pilihan)\b|возможн|सकते|संभव|สามารถ|可能|可\b|可$|可）|可\)|ok\b|あり|相談|制度|가능|자율|선택|협의|등|제도|可以|支持|允许|弹性|彈性|可选/;

/** By exception only: presence stays the rule. */
export const BY_EXCEPTION =
  /\b(?:nach (?:absprache|vereinbarung|rucksprache|der probezeit|einarbeitung)|auf anfrage|ausnahm\w*|in absprache|by (?:arrangement|agreement|exception)|on request|upon request|exception\w*|occasional\w*|case[- ]by[- ]case|gelegentlich\w*|ponctuel\w*|sur demande|exceptionnel\w*|excepcional\w*|bajo peticion|previo acuerdo|in overleg|su richiesta|sob consulta)\b|応相談|要相談|협의 ?후|特殊情况/;

/** For a while only, or in the past. */
export const FOR_A_WHILE =
  /\b(?:temporar\w*|vorubergehend\w*|temporaire\w*|temporal\w*|temporane\w*|tijdelijk\w*|tam thoi|sementara|first (?:\w+ )?(?:weeks?|months?)|initial\w*|zu beginn|anfangs|primer(?:os|as)? (?:\w+ )?(?:mes|semana|dias|\d)\w*|(?:premiers?|premieres?|deux premiers) (?:\w+ )?(?:mois|semaines?)|erste[nr]? (?:\w+ )?(?:monat\w*|wochen?)|(?:os )?primeiros? \w+|primi? mes[ei]|eerste (?:weken|maanden)|covid\w*|corona\w*|pandemi\w*|during (?:the )?(?:onboarding|probation|training)|einarbeitung\w*|probezeit|onboarding|training period|thu viec|masa percobaan)\b|研修期間|入社時|試用期間|수습|코로나|コロナ|疫情|试用期/;

/** Once the first weeks are over. */
export const AFTER_A_WHILE =
  /\b(?:nach|after|once|apres|despues d|tras|apos|depois d|dopo|na de|setelah|sau)\b.{0,16}(?:einarbeitung|probezeit|onboarding|training|probation|periode d'essai|integration|formacion|prueba|experiencia|prova|inwerk|proef|percobaan|thu viec)/;

/** Work from elsewhere as a treat: not where the job is done. */
export const TREAT =
  /\b(?:abroad|ausland\w*|eu-ausland|workations?|l'etranger|etranger|extranjero|exterior|estero|buitenland|nuoc ngoai|luar negeri|limited time|limited period|weeks? (?:per|a|each) year|days? (?:per|a|each) year|tage? (?:pro|im) jahr|wochen (?:pro|im) jahr|semaines? par an|semanas al ano|allowance|stipend|zuschuss\w*|budget|equipment|ausstatt\w*|ausrust\w*|reimburs\w*|prime|indemnite\w*|vergoeding\w*|compensacion|ayuda|auxilio|setup (?:budget|allowance)|accommodat\w*|phu cap)\b|手当|補助|支給|수당|지원금|补贴|補貼|海外/;

/** What people do when they come to the office now and then. */
export const GATHERING =
  /meeting|reunion|riunion|treffen|vergader|\boffice\b|buro|presenti|presenc|on-?site|\bevents?\b|deplacement|visit|besuch|\bhop\b|オフィス|出社|会議|회의|출근|办公室/;

/** Words that mean working, beside which a word for a place is a workplace type. */
export const WORKING =
  /\b(?:work\w*|remote\w*|remot[oa]|home[- ]?office|hybrid\w*|teletra\w*|arbeit\w*|tatig\w*|travail\w*|poste|trabaj\w*|trabalh\w*|lavor\w*|sede di lavoro|werk\w*|lam viec|bekerja|kerja|role|position|job|days?|tage?n?|jours?|dias?|giorni|dagen|ngay|hari|full[- ]time|required|presence|prasenz|anwesen\w*|presencia|presenca|praktikum|stelle|job|vaga|plaza|contrat\w*|modal\w*|100 ?%|based|ausschlie\w*)\b|근무|출근|勤務|业务|工作|上班|办公|日|일|天|%/;
