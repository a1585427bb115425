import type { WorkplaceType } from '../port.ts';
import { words } from './workplace-vocabulary.ts';

/** What may follow "hybrid" when it is said of the work: its noun, or a word that begins something else. */
const HYBRID_GOES_ON =
  /^\s?(?:$|[^\p{L}\s]|(?:work(?!ers|force)\w*|wfh|role|position|job|opportunity|internship|model|modell\w*|schedule|set-?up|policy|arrangement|environment|office|mode|style|basis|format|contract|option|possib\w*|remote\w*|on-?site|flex\w*|home\w*|team|based|employee|status|approach|week|days?|days|on|in|at|from|or|and|with|for|within|after|once|between|across|near|to|is|where|when|our|you|of|per|minimum|max|culture|part|full|location|workplace|arbeit\w*|stelle|tatig\w*|moglich\w*|mit|bei|am|im|und|oder|nach|ab|aus|von|zwischen|je|vor|zu|ist|sein|tag\w*|buro\w*|prasenz\w*|et|ou|avec|au|aux|a|en|de|des|entre|selon|apres|sur|est|dans|pour|des|possible|y|o|con|desde|tras|segun|por|para|el|los|com|e|da|do|na|no|em|di|presso|fra|tra|dopo|che|\d+|werk\w*|functie|rol|vanuit|met|op|van|mogelijk|thuis\w*|kerja|bekerja|dan|atau|dengan|wfo|tai|lam|o|va|hoac|theo|hinh|voi|linh|co|i|pa|og|och|ved|med|hos|eller|arbej\w*|arbet\w*|stilling|losning|tyo\w*|malli|ja|tai|w|z|praca|lub|calis\w*|olarak|model)(?![\p{L}]))/u;
const EASTERN_HYBRID_GOES_ON =
  /^\s?(?:$|[^\p{L}\s]|ワーク|勤務|型|出社|制|形式|体制|スタイル|な働|の働|で|を|が|と|근무|워크|형태|제|로|방식|체제|또는|[+&]|업무|재택|办公|辦公|式|模式|工作|制|远程|遠距|上班|мод|форм|граф|раб|คือ|การทำงาน|में|कार्य|मॉडल|काम|व्यवस्था|मोड|कार्यस्थल|भूमिका|पद|है)/u;
/** The nouns that "híbrido", "hybride", "ibrido" follow when it is said of the work, and words that are no nouns. */
const HYBRID_GOES_BEHIND =
  /(?:^|[^\p{L}\s]\s*|(?:^|[^\p{L}])(?:trabajo|trabalho|travail|lavoro|werk|work|lam viec|kerja|bekerja|pekerjaan|modalidade?|modalita|modalite|modal|modelos?|modele|modello|model|mode|mo hinh|hinh thuc|che do|kieu|esquema|formato?|formule|formula|regime?n?|puesto|posto|poste|posicion|posicao|posizione|vaga|vacante|empleo|emploi|impiego|ruolo|role|contrat\w*|contratacao|jornada|rythme|organisation|organizacion|teletra\w*|tele-?travail|presenc\w*|presenti\w*|remot[oa]|horario|modo|forma|sistem[ai]?|skema|metode|pola|secara|atuacao|smart working|equipe|equipo|es|est|e|em|en|in|o|ou|u|y|et|sera|100 ?%|de|di|da|location|ubicacion|localizacao|local|lieu|sede|arbeid|arbete|arbejde|tyo|is|are|theo|la|totalmente|semi)\s+)$/u;
const PLURAL = /^(?:hibridos|hibridas|hybrides|ibridi|ibride)$/;

function isOtherHybrid(word: string, left: string, after: string): boolean {
  if (
    /^hybrid[a-z]{3,}/.test(word) &&
    !/^hybrid(?:es|er|en|em|e|ly|t|arbe|modell|work|office|job|malli|ityo|tyo)/.test(word)
  )
    return true;
  if (
    words().HYBRID_OTHER_AFTER.test(after) ||
    words().HYBRID_OTHER_BEFORE.test(left) ||
    words().VEHICLE.test(`${left} ${after.slice(0, 30)}`)
  )
    return true;
  if (/^(?:ハイブリッド|하이브리드|гибрид|ไฮบริด|हाइब्रिड)/.test(word)) return !EASTERN_HYBRID_GOES_ON.test(after);
  if (!/^(?:hybrid|hibrid|ibrid)/.test(word)) return false;
  if (PLURAL.test(word))
    return (
      !/(?:modelos|modeles|formatos|regimes|puestos|postes|posiciones|vagas|modalita|ruoli|horaires)\s$/.test(left) &&
      !/^\s(?:arbeit|modell|buro|team)/.test(after)
    );
  if (/^(?:hibrid[oa]|ibrid[oa])/.test(word)) return !HYBRID_GOES_BEHIND.test(left);
  if (!HYBRID_GOES_ON.test(after) && !EASTERN_HYBRID_GOES_ON.test(after)) return true;
  return (
    word === 'hybride' && /^(?:$|[^\p{L}]|\s(?:et|ou|a|de|en|pour|avec))/u.test(after) && !HYBRID_GOES_BEHIND.test(left)
  );
}

/** People and products that are remote or work remotely without the job being so. */
const REMOTE_AUDIENCE =
  /^[\s-]?(?:(?:and|or|&|und|oder|\/)[\s-](?:hybrid|on-?site|distributed|in-office|office)[\s-])?(?:employees|staff|workers|workforces?|workforce|colleagues|people|users|customers|clients|workplaces|offices|companies|organi[sz]ations|businesses|candidates|participants|contractors|freelancers|agents|engineers|developers|mitarbeite\w*|kolleg\w*|belegschaft\w*|kunden|nutzer\w*|medewerkers|collega's|klanten|社員|従業員|メンバー|チーム|직원|팀원|팀을|团队|員工|员工|同事)(?![a-z])/;
const REMOTE_TEAM = /^[\s-]?(?:and (?:hybrid|distributed)[\s-])?(?:teams?|crews?|team\w*)(?![a-z])/;
const TEAM_IS_OURS =
  /\b(?:(?:we are|we're|join|joining|as an?|fully|100 ?%|part of an?|are an?)\s+(?:\w+[\s,-]+){0,2}|(?:our|an?|unser|unserem|im)\s+(?:\w+ly\s|small\s|growing\s|fully[\s-])?)$/;
const SERVING =
  /\b(?:manag\w*|lead\w*|support\w*|helps?|helping|serv(?:e|es|ing)|coach\w*|coordinat\w*|for|of|enabl\w*|equip\w*|empower\w*|built for|train\w*|supervis\w*|fuhr\w*|leit\w*|betreu\w*|fur|unterstutz\w*|hilft|helfen|gere\w*|encadr\w*|aid\w*|pour|gestion\w*|dirig\w*|lider\w*|ayud\w*|para|gerir|apoi\w*|ajud\w*|gestire|aiuta\w*|per|begeleid\w*|helpt|helpen|voor|quan ly|giup|cho|mengelola|memimpin|membantu|untuk|used by|connect\w*|with)\b[^.;:!?]{0,24}$/;
/** The same said behind the noun: "equipos remotos", "équipes à distance". */
const TEAM_BEFORE =
  /\b(?:equipos?|equipes?|teams?|colaboradores|empleados|employes|salaries|collaborateurs|trabajadores|funcionarios|times|dipendenti|collaboratori|medewerkers|mitarbeite\w*|nhan vien|doi ngu|tim|karyawan|clientes|clients|usuarios|escritorios?)\s(?:que trabajan |qui travaillent |en |a |em |da |di |lam viec |yang bekerja )?$/;

/** English "remote" in front of what is no place of work: things by the ending, and by name. */
const REMOTE_THING =
  /^ (?!(?:work\w*|hiring|roles|positions|jobs|opportunities|options|days|fridays|mondays|hours|perks|teams|first|status|basis|across|companies|canvas|business|openings|arrangements|conditions|policies|possibilities|internships|unless|is|as|was|us|versus|vs|plus|this|emails)\b)(?:[a-z]{3,}(?:ing|ings)\b|[a-z]{2,}[^s\W]s\b|start\b|starter|keyless|entry|switch|control|actuation|vehicle|device|machine|equipment|site\b|location\b(?! *[:,(])|sensor|terminal|infrastructure|patient|health|care\b|operations? cent|measurement|surveillance|inspection|valve|camera|telemetry|data\b|robot|drone|village|region\b|communit|climate|rural|corner|part of|island|audit|signing|notar|banking|exam|examin|lesson|tutoring|teach|class|therap|consultation|check|viewing|station|unit\b|node\b|cluster|database|mine\b|mining|field|forest)/;

/** "Remotely operated vehicles": what is done to a machine from afar. */
const REMOTELY_DONE =
  /^ (?:operated|controlled|piloted|guided|monitored|managed|sensed|steered|driven|operating|controlling|piloting|monitoring|controllable|accessible|readable)\b/;
/** "Remote-first tooling budget": money and things for whoever works so. */
const REMOTE_ALLOWANCE =
  /^(?:[- ](?:first|friendly|work(?:ing)?|office))?(?: [a-z-]+){0,2} (?:budgets?|stipends?|allowances?|bonus(?:es)?|kits?)\b/;

/** "Remote-I/O", "Remote-Wartung": compounds that are no work of one's own. */
const REMOTE_COMPOUND =
  /^-(?!arbeit|work|job|stell|tatig|mogl|option|anteil|teams?\b|first|only|tag|vertrag|kultur|woche|position|basis|modell|friendly|role|ok\b|office|quote|regelung|policy|phase|zeit|mitarbeit|set|hybrid|on|or\b|und|oder|native|possible|optional|by|in\b|us\b|eu\b|uk\b|full|ready|\d)[a-z]/;
/** Words that say "from afar" and need a word for working next to them. */
const FROM_AFAR =
  /^(?:a distan|remot[oa]|tu xa|jarak|原隔|원격|远程|遠程|遠距|遠端|op afstand|distans|pa distan|удал|дистанц|ระยะไกล|दूरस्थ|zdaln|uzaktan)/;
const WORK_BEFORE =
  /(?:^|[^\p{L}\s][\s*_]*|(?:^|[^\p{L}])(?:trabaj\w*|trabalh\w*|travaill?\w*|tele-?travail|lavor\w*|werk\w*|work\w*|puestos?|postes?|posto|posicion|posicao|posizione|ruolo|vagas?|vacantes?|plaza|ofertas?|empleo|emploi|emprego|impiego|modalidade?|modalita|modelos?|modele|modello|modo|mode|forma|formato|esquema|regime?n?|contrat\w*|contratacao|atuacao|atuar|jornada|sistem[ai]?|equipo|equipe|time|(?:100|\d\d) ?%|full|totalmente|completamente|completement|entierement|totalement|integralement|parcialmente|parzialmente|interamente|es|est|e|em|en|in|da|de|di|do|ou|o|u|y|et|al|per|y\/o|e\/ou|sera|semi|hibrid[oa]|presencial\w*|presentiel\w*|onsite|dias?|jours?|giorni?|veces|vezes|x|lugar|ubicacion|location|local|localizacao|lieu|sede|kerja|bekerja|pekerjaan|lam viec|lam|viec|cong viec|hinh thuc|hoan toan|toan bo|ngay|volledig|geheel|deels|grotendeels|hari|secara|helt|delvis|jobb\w*|arbet\w*|arbej\w*|arbeid\w*|prac\w*|100|semana|semaine|settimana|home office|colaborar|colaborador|collaboration|flexible|internship|estagio|stage|practicas|programador\w*|developer|engineer|desarrollador\w*|desenvolvedor\w*|analista)\s+(?:(?:de |en |a |do |em |di |da |manera |forma |modo |modalita |modalidad |cach |tu |hinh thuc |100 ?% |full |totalmente |completamente |parcialmente |o |ou |hibrid[oa] )*))$/u;
const WORK_AFTER =
  /^[\s-]*(?:$|[.,;:()/|!]|(?:job|work|full|desde|depuis|dall?\w*|from|ou|o|or|y|e|et|con|com|100|possi\w*|partiel|total\w*|complet\w*|en|em|in|para|hoac|atau|dan|va|mogelijk|vanuit|toan thoi gian|ban thoi gian|penuh|werken|werk|arbeid\w*|arbet\w*|arbej\w*|first|friendly|\d))/;
const EASTERN_WORK_AFTER =
  /^\s?(?:근무|업무 ?가능|으로|로 |가능|가 |을 |이 |재택|및|또는|과 |와 |출근|직|워크|오피스|채용|형|위주|$|[^\p{L}\s]|办公|辦公|工作|上班|岗位|崗位|职位|職位|职缺|職缺|招聘|为主|為主|或|及|和|入职|兼职|全职|实习|可|的(?!设备|医疗)|均可|客[服户戶]|工程|团队办公|协同办公|协作|协同|есть|работ|формат|ในบ้าน|काम|कार्य|नौकरी|भूमिका|पद|रूप|calis\w*|olarak|prac\w*)/u;
const EASTERN_WORK_BEFORE =
  /(?:100 ?%|完全|全|纯|純|可|或|支持|接受|工作[:：]?|办公|全面|전면|완전|풀|주 ?\d[일회]|работ[а-яё]*|полность\w*|формат|пол[а-яё]*|ทำงาน\S{0,6}|पूर्णतः|पूरी तरह(?: से)?|पूर्ण|tamamen|praca|pracy|pracuj\w*|w pelni|calkowicie)[\s:（(]*$/;

function isOtherRemote(word: string, left: string, after: string): boolean {
  if (words().REMOTE_OTHER_AFTER.test(after) || words().REMOTE_OTHER_BEFORE.test(left)) return true;
  if (FROM_AFAR.test(word)) {
    if (words().REMOTE_SERVICE.test(left) && !words().FULL.test(left.slice(-14))) return true;
    if (TEAM_BEFORE.test(left)) return SERVING.test(left.replace(TEAM_BEFORE, ''));
    if (/^[\p{Script=Latin}]/u.test(word))
      return !WORK_BEFORE.test(left) && !(WORK_AFTER.test(after) && WORK_BEFORE_LOOSE.test(left));
    return !EASTERN_WORK_AFTER.test(after) && !EASTERN_WORK_BEFORE.test(left);
  }
  if (/^remote/.test(word) || /^(?:リモート|원격|远程|遠端)/.test(word)) {
    if (REMOTE_AUDIENCE.test(after)) return !/\b(?:all|fully|100 ?%|hire|hiring|as|only)\s$/.test(left);
    if (REMOTE_TEAM.test(after))
      return (SERVING.test(left) || /^[\s-]?(?:and \w+[\s-])?teams\b/.test(after)) && !TEAM_IS_OURS.test(left);
    if (word === 'remotely' && REMOTELY_DONE.test(after)) return true;
    if (word === 'remote' && REMOTE_ALLOWANCE.test(after)) return true;
    if (/^remote$/.test(word) && (REMOTE_THING.test(after) || REMOTE_COMPOUND.test(after))) return true;
  }
  return false;
}
/** Homes of those who are served, not of those who work. */
const HOME = /casa|rumah|nha$|home$|domicil|hause|huis|thuis|在宅|घर|บ้าน|дом/;
const HOME_SERVICE =
  /(?:\b(?:cham soc|dieu duong|giup viec|gia su|phuc vu|giao hang|lap dat|perawat\w*|pengasuh\w*|layanan|pelanggan|pasien|khach|benh nhan|ayuda|cuida\w*|idosos|mayores|pacientes?|clientes?|soins?|aide|patients?|\w*pflege\w*|betreu\w*|assistenza|cura|pazienti|zorg|gezinnen|clienten|mensen|menschen|leuten|personnes|gens|personas|pessoas|persone|people|families|familien|care|nursing|visits?|visiting|residents|customers?)\b|訪問|介護|看護|利用者|방문|돌봄|간병|上门|家政|护理|रोगी|मरीज|ผู้ป่วย|пациент)[^.;:]{0,24}$/;
/** A word for working anywhere close in front. */
const WORK_BEFORE_LOOSE =
  /\b(?:trabaj\w*|trabalh\w*|travail\w*|lavor\w*|werk\w*|puesto|poste|vaga|ruolo|kerja|bekerja|lam viec|cong viec|oferta|role|job|position|arbet\w*|arbej\w*|arbeid\w*)\b[^.;]{0,30}$/;

/** Whether a workplace word speaks of something else than where this job is done. */
export function meansSomethingElse(
  type: WorkplaceType,
  word: string,
  before: string,
  after: string,
  isHome: boolean,
): boolean {
  const left = before.slice(-40);
  switch (type) {
    case 'HYBRID':
      return isOtherHybrid(word, left, after);
    case 'REMOTE':
      if (isHome && HOME.test(word) && HOME_SERVICE.test(left)) return true;
      if (isHome) return words().HOME_OTHER.test(after) || /small (?:office )?$|soho$/.test(left);
      return isOtherRemote(word, left, after);
    case 'ONSITE':
      if (words().PRESENCE_TEACHING.test(word)) return true;
      if (/^(?:常駐|상주|[驻駐])/.test(word)) return false;
      return words().ONSITE_OTHER_AFTER.test(after) || words().ONSITE_OTHER_BEFORE.test(left);
  }
}
