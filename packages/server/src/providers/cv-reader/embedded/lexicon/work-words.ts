import { fold, hasCjk } from '../text/fold.ts';

/** Words of job titles in the languages written with letters, folded. A whole word must match. */
const TITLE_WORDS = new Set(
  `engineer developer manager director analyst consultant designer architect administrator assistant associate coordinator specialist
lead head chief officer president vp ceo cto cfo coo cio cmo founder cofounder co-founder owner partner intern trainee apprentice student
professor lecturer teacher tutor instructor researcher scientist fellow postdoc nurse doctor physician surgeon pharmacist therapist
psychologist accountant auditor controller bookkeeper banker broker trader lawyer attorney paralegal counsel judge clerk secretary
receptionist cashier salesperson salesman representative rep agent buyer planner scheduler supervisor foreman operator technician mechanic
electrician plumber carpenter welder driver pilot captain courier chef cook waiter waitress barista bartender baker butcher cleaner
housekeeper janitor guard officer editor writer journalist reporter author copywriter translator interpreter photographer
videographer producer artist illustrator animator musician actor programmer coder tester devops sysadmin webmaster strategist
marketer recruiter executive principal superintendent inspector librarian curator archivist volunteer mentor coach trainer advisor adviser
ambassador facilitator member chair chairman chairwoman treasurer deputy junior senior freelance freelancer contractor statistician
economist chemist biologist physicist mathematician geologist surveyor estimator merchandiser stylist caregiver nanny
evangelist scrum master investigator biochemist dentist veterinarian paramedic firefighter policeman soldier sergeant lieutenant
ta ra sde sre swe qa pm po hr webdesigner webdeveloper teamleader crew server host helper handyman picker packer stocker
leiter leiterin entwickler entwicklerin ingenieur ingenieurin berater beraterin assistent assistentin werkstudent werkstudentin praktikant
praktikantin sachbearbeiter sachbearbeiterin geschaftsfuhrer geschaftsfuhrerin vorstand referent referentin mitarbeiter mitarbeiterin
kaufmann kauffrau techniker technikerin mechaniker mechatroniker elektriker elektroniker schlosser verkaufer verkauferin buchhalter
buchhalterin steuerberater lehrer lehrerin dozent dozentin arzt arztin pfleger pflegerin krankenschwester erzieher erzieherin
koch kochin kellner kellnerin fahrer fahrerin auszubildender auszubildende azubi redakteur redakteurin gestalter gestalterin
projektleiter projektleiterin teamleiter teamleiterin abteilungsleiter gruppenleiter bereichsleiter disponent lagerist
sekretarin anwalt rechtsanwalt rechtsanwaltin notar jurist juristin wissenschaftler wissenschaftlerin doktorand doktorandin hilfskraft tutor
meister meisterin schichtleiter vertriebsmitarbeiter aushilfe volontar volontarin gesellschafter prokurist analystin managerin
ingenieur ingenieure developpeur developpeuse chef cheffe responsable charge chargee directeur directrice gerant gerante assistant
assistante conseiller conseillere consultante technicien technicienne administrateur administratrice analyste concepteur conceptrice
comptable commercial commerciale vendeur vendeuse stagiaire alternant alternante enseignant enseignante professeur professeure formateur formatrice
chercheur chercheuse infirmier infirmiere medecin avocat avocate juriste redacteur redactrice journaliste graphiste
cuisinier cuisiniere serveur serveuse chauffeur secretaire gestionnaire coordinateur coordinatrice coordonnateur animateur animatrice
ouvrier ouvriere agent magasinier acheteur acheteuse architecte doctorant doctorante apprenti apprentie hote hotesse adjoint adjointe
president presidente fondateur fondatrice cadre receptionniste educateur educatrice
ingeniero ingeniera desarrollador desarrolladora programador programadora analista jefe jefa director directora gerente coordinador
coordinadora administrador administradora administrativo administrativa auxiliar asistente tecnico tecnica consultor consultora
asesor asesora disenador disenadora contable contador contadora abogado abogada profesor profesora maestro maestra docente medico medica
enfermero enfermera vendedor vendedora dependiente comercial becario becaria practicante investigador investigadora redactor redactora
periodista traductor traductora cocinero cocinera camarero camarera conductor repartidor recepcionista encargado encargada responsable
supervisor supervisora arquitecto arquitecta operario operaria mecanico electricista fundador fundadora socio socia
ingegnere sviluppatore sviluppatrice programmatore programmatrice analista responsabile direttore direttrice capo coordinatore coordinatrice
impiegato impiegata addetto addetta consulente tecnico assistente tirocinante stagista insegnante docente professore professoressa ricercatore
ricercatrice medico infermiere infermiera avvocato commercialista contabile ragioniere venditore venditrice commesso commessa cameriere cameriera
cuoco cuoca autista operaio operaia magazziniere segretario segretaria progettista disegnatore grafico architetto redattore giornalista
traduttore fondatore fondatrice amministratore amministratrice titolare dottorando dottoranda apprendista educatore educatrice farmacista
ontwikkelaar ingenieur adviseur leider teamleider projectleider medewerker medewerkster beheerder directeur hoofd stagiair stagiaire
onderzoeker docent leraar lerares leerkracht verpleegkundige arts apotheker jurist advocaat boekhouder accountmanager verkoper verkoopster
verkoopmedewerker monteur technicus chauffeur kok ober serveerster redacteur journalist vertaler ontwerper vormgever coordinator
secretaresse receptionist receptioniste winkelmedewerker magazijnmedewerker eigenaar oprichter bestuurslid vrijwilliger promovendus planner
inkoper begeleider beleidsmedewerker programmeur tester functioneel schoonmaker
desenvolvedor desenvolvedora engenheiro engenheira programador programadora analista gerente diretor diretora coordenador coordenadora
assistente auxiliar tecnico tecnica consultor consultora estagiario estagiaria professor professora pesquisador pesquisadora
medico medica enfermeiro enfermeira advogado advogada contador contadora vendedor vendedora atendente recepcionista
cozinheiro garcom motorista operador operadora supervisor supervisora chefe lider encarregado designer arquiteto arquiteta redator jornalista
tradutor socio socia fundador fundadora aprendiz bolsista secretaria administrador administradora gestor gestora tecnologo
pengembang insinyur manajer direktur analis konsultan staf staff kepala asisten sekretaris akuntan guru dosen peneliti perawat dokter apoteker
pengacara penjual kasir pelayan koki sopir teknisi operator perancang desainer penulis editor wartawan penerjemah magang supervisor
koordinator ketua anggota pemilik pendiri bendahara karyawan pegawai spesialis pemrogram arsitek
utvecklare chef ingenjor konsult larare sjukskoterska saljare udvikler leder konsulent laerer medarbejder utvikler kierownik programista
inzynier analityk specjalista specjalistka asystent asystentka nauczyciel nauczycielka ksiegowa ksiegowy dyrektor sprzedawca
muhendis muhendisi uzman uzmani mudur muduru gelistirici ogretmen stajyer yonetici yoneticisi danisman asistan muhasebeci teknisyen sorumlusu
бухгалтер менеджер инженер разработчик директор специалист программист аналитик руководитель продавец водитель учитель преподаватель врач юрист
помощник администратор консультант дизаинер экономист начальник стажер механик оператор
agente delegado delegada delineante conducteur conductrice exploitant exploitante intercedent operateur operatrice procesoperator geometra geometre aide
taxonomist archaeologist geographer underwriter actuary conductor organiser organizer adjunct dean provost sommelier florist gardener
landscaper barber hairdresser tailor seamstress machinist fitter bricklayer roofer painter decorator dispatcher counselor counsellor`.split(
    /\s+/,
  ),
);

/** Ends of compound words that are job titles: German and Dutch write them together. */
const TITLE_ENDINGS =
  /(?:ingenieur(?:in)?|leiter(?:in)?|entwickler(?:in)?|berater(?:in)?|manager(?:in)?|mitarbeiter(?:in)?|assistent(?:in)?|techniker(?:in)?|mechaniker(?:in)?|kaufmann|kauffrau|meister(?:in)?|lehrer(?:in)?|pfleger(?:in)?|verkaufer(?:in)?|referent(?:in)?|spezialist(?:in)?|architekt(?:in)?|designer(?:in)?|planer(?:in)?|fachkraft|kraft|fuhrer(?:in)?|student(?:in)?|praktikant(?:in)?|analyst(?:in)?|wissenschaftler(?:in)?|forscher(?:in)?|trainer(?:in)?|redakteur(?:in)?|helfer(?:in)?|schwester|arzt|arztin|anwalt|anwaltin|sekretar(?:in)?|koch|fahrer(?:in)?|bearbeiter(?:in)?|archivar(?:in)?|lektor(?:in)?|bibliothekar(?:in)?|tischler(?:in)?|schreiner(?:in)?|gartner(?:in)?|backer(?:in)?|maler(?:in)?|schneider(?:in)?|weber(?:in)?|bauer(?:in)?|zeichner(?:in)?|macher(?:in)?|ontwikkelaar|medewerker|leider|beheerder|adviseur|kundige|docent|ontwerper|assistente|stagiair|directeur|onderzoeker|consultant|specialist|programmeur|monteur|developer|engineer|werker|operator|utvecklare|ingenjor|ledare|tekniker|handlaggare|skoterska|betreuer(?:in)?|pruefer(?:in)?|prufer(?:in)?|gestalter(?:in)?|begleiter(?:in)?|kaufer|(?<!schw)erin)$/;

/** Parts of words in titles of languages that are not parted by spaces, or (Vietnamese) by syllables. */
const TITLE_CJK =
  /エンジニア|マネージャ|ディレクター|デザイナ|プログラマ|コンサルタント|アナリスト|リーダー|部長|課長|係長|主任|社員|担当|職員|教員|講師|教授|看護師|医師|薬剤師|弁護士|会計士|税理士|営業|事務|販売員|店長|代表取締役|取締役|社長|秘書|研究員|アシスタント|アルバイト|インターン|スタッフ|編集者|ライター|翻訳|通訳|開発者|技術者|管理者|スペシャリスト|アーキテクト|サイエンティスト|プロデューサー|ドライバー|調理師|工程师|工程師|经理|經理|总监|總監|主管|专员|專員|助理|顾问|顧問|设计师|設計師|开发|開發|程序员|程式設計師|分析师|分析師|老师|老師|教师|教師|讲师|講師|研究员|研究員|医生|醫生|护士|護士|律师|律師|会计|會計|销售|銷售|业务员|業務員|实习生|實習生|总裁|總裁|总经理|總經理|董事|主任|组长|組長|负责人|負責人|架构师|架構師|运营|營運|编辑|編輯|记者|翻译|客服|出纳|文员|司机|厨师|科学家|개발자|엔지니어|매니저|디자이너|기획자|마케터|연구원|분석가|컨설턴트|과장|대리|부장|차장|팀장|사원|주임|이사|대표|실장|본부장|교사|강사|교수|간호사|의사|약사|변호사|회계사|인턴|조교|프로그래머|관리자|담당자|담당|영업|기자|작가|편집자|번역가|통역사|요리사|기사|아키텍트|리더|비서|상담사|직원|아르바이트/;
const TITLE_VI =
  /(?:^|\s)(?:chuyen vien|nhan vien|ky su|lap trinh vien|quan ly|giam doc|truong phong|truong nhom|pho phong|pho giam doc|thuc tap sinh|giang vien|giao vien|bac si|y ta|dieu duong|duoc si|luat su|ke toan|ke toan truong|tro ly|thu ky|phien dich|bien tap vien|phong vien|ky thuat vien|cong nhan|tu van|thiet ke|nha thiet ke|chuyen gia|dieu phoi vien|cong tac vien|tro giang|nghien cuu vien|lai xe|dau bep|phuc vu|le tan|thu ngan|giam sat|pho truong|to truong|truong ban|kiem toan vien)(?:\s|$|,)/;

/** `Hale & Associates`, `Brandt und Söhne`: words of people that end the name of a firm. */
const FIRM_ENDING =
  /(?:&|(?<=\s)(?:and|und|et|y|e)\s)\s*(?:associates?|partners?|sons?|daughters?|brothers|sohne?|fils|hijos|asociados|associes|associati|figli|zonen|filhos|co)\.?$/;

/** How much a text looks like a job title: 0 no sign, 1 some, 2 strong. */
export function titleEvidence(text: string): number {
  if (hasCjk(text)) {
    if (!TITLE_CJK.test(text)) return latinTitle(text);
    return /(?:会社|公司|회사|大学|学校|銀行|病院)$/.test(text) ? 0 : 2;
  }
  return latinTitle(text);
}

/** Words that are a post when they are first, and an adjective behind another word. */
const DESCRIBING =
  /^(?:tecnic[oa]|medic[oa]|administrativ[oa]|comercial|commerciale?|grafic[oa]|contable|mecanic[oa])$/;

function latinTitle(text: string): number {
  const folded = fold(text);
  if (FIRM_ENDING.test(folded)) return 0;
  if (TITLE_VI.test(folded)) return 2;
  const words = folded.split(/[^\p{L}-]+/u).filter((word) => word !== '');
  if (words.length === 0 || words.length > 14) return 0;
  let score = 0;
  for (const [i, word] of words.entries()) {
    // `Oficina Técnica`: behind a word that is no post it only describes.
    if (i > 0 && score === 0 && DESCRIBING.test(word)) continue;
    if (TITLE_WORDS.has(word) || TITLE_WORDS.has(word.replace(/s$/, ''))) score += 2;
    else if (word.length > 6 && TITLE_ENDINGS.test(word)) score += 2;
    else if (word.includes('-') && word.split('-').some((part) => TITLE_WORDS.has(part))) score += 2;
  }
  return Math.min(2, score);
}

const LEGAL_FORMS =
  /(?:^|[\s,(])(?:inc|incorporated|ltd|limited|llc|l\.l\.c|llp|plc|corp|corporation|co|company|gmbh|ag|kg|kgaa|ohg|gbr|ug|e\.?\s?v|e\.?k|mbh|se|s\.?a|s\.?a\.?s|sas|sasu|s\.?a\.?r\.?l|sarl|eurl|sci|snc|s\.?l|s\.?l\.?u|s\.?r\.?l|srl|s\.?p\.?a|spa|s\.?r\.?o|sro|a\.?s|aps|b\.?v|bv|n\.?v|nv|bvba|vof|ltda|s\.?a\.?c|s\.a\. de c\.v|pt|tbk|cv|pty|pvt|oy|oyj|ab|asa|kft|zrt|sp\.?\s?z\s?o\.?\s?o|sdn bhd|bhd|jsc|tnhh|d\.?o\.?o|ооо|ао|пао|зао|оао|ип|тоо|group|holding|holdings|gruppe|groupe|grupo|gruppo|groep)\.?(?=$|[\s,)|&])/;
const COMPANY_WORDS =
  /(?:^|[\s-])(?:solutions|technologies|technology|systems|software|labs?|studios?|consulting|services|partners|ventures|capital|bank|banque|banco|banca|sparkasse|versicherung|insurance|hospital|klinik|klinikum|clinic|clinique|ospedale|ziekenhuis|krankenhaus|hotel|restaurant|ristorante|cafe|school|university|universitat|universite|universidad|universita|universiteit|universitas|hochschule|hogeschool|institute|institut|instituto|istituto|foundation|stiftung|fondation|fundacion|fondazione|stichting|ministry|ministerium|ministere|ministerio|ministero|agency|agentur|agence|agencia|agenzia|society|association|verein|council|city of|stadt|gemeente|startup|start-up|empresa|entreprise|societe|societa|bedrijf|perusahaan|cong ty|ngan hang|tap doan|benh vien|truong|media|networks?|industries|international|global|logistics|logistik|energy|pharma|motors|airlines|foods|retail|store|market|supermarket|press|magazine|zeitung|verlag|verlagshaus|archiv|archives?|radio|rundfunk|theatre|museum|consultora|consultoria|fabrique|fabrik|werke|werk|werkstatt|praxis|kanzlei|buro|bureau|cabinet|laboratoire|laboratory|laboratories|laboratorio|center|centre|centro|zentrum|centrum|trust|club|department|departamento|office|unternehmen|handel|bau|autohaus|apotheke|pharmacy|farmacia|digital|data|datos|tech|health|soft|analytics|interactive|robotics|design studio)(?=$|[\s,.-])/;
/** Ends of compound words that are organisations: German and Dutch write them together. */
const COMPANY_ENDINGS =
  /\p{L}{3}(?:archiv|verlag|verlagshaus|werke?|werft|klinik|klinikum|krankenhaus|bibliothek|museum|theater|verband|verein|amt|anstalt|fabrik|handel|bank|kasse|versicherung|schule|stiftung|redaktion|ziekenhuis|bedrijf|fabriek)(?=$|[\s,])/u;
const COMPANY_CJK =
  /株式会社|有限会社|合同会社|㈱|（株）|\(株\)|財団法人|社団法人|学校法人|医療法人|銀行|大学|病院|研究所|製作所|工業|商事|ホールディングス|グループ|有限公司|股份|集团|集團|公司|科技|银行|学院|医院|医院|研究院|事务所|事務所|工作室|주식회사|㈜|\(주\)|（주）|회사|은행|대학교|병원|연구소|연구원|그룹|전자|통신|소프트(?!웨어)|시스템|코리아|테크|랩$|컴퍼니|스튜디오|센터|협회|재단/;

const LEGAL_END = new RegExp(`${LEGAL_FORMS.source}\\s*$`);

/** The last word is a legal form, `Acme GmbH`; a group's name is none. */
export function endsInLegalForm(text: string): boolean {
  const folded = fold(text);
  return (
    LEGAL_END.test(folded) && !/(?:group|holdings?|gruppe|groupe|grupo|gruppo|groep|company|co)\.?\s*$/.test(folded)
  );
}

/** How much a text looks like the name of an organisation: 0 no sign, 1 some, 2 strong. */
export function companyEvidence(text: string): number {
  if (hasCjk(text) && COMPANY_CJK.test(text)) return 2;
  const folded = fold(text);
  if (LEGAL_FORMS.test(folded) || FIRM_ENDING.test(folded)) return 2;
  if (COMPANY_ENDINGS.test(folded)) return 1;
  if (/^(?:cong ty|ngan hang|tap doan|benh vien|truong|pt|cv|ud)\s/.test(folded)) return 2;
  return COMPANY_WORDS.test(folded) ? 1 : 0;
}

/** Kinds of employment as document 3 writes them, by what CVs call them, folded. */
export const EMPLOYMENT_TYPES: [RegExp, string][] = [
  [
    /(?:^|[\s(,|·])(?:full[- ]?time|vollzeit|temps plein|cdi|tiempo completo|jornada completa|tempo pieno|fulltime|voltijd|tempo integral|penuh waktu|toan thoi gian)(?=$|[\s),|·])/,
    'Full-time',
  ],
  [
    /(?:^|[\s(,|·])(?:part[- ]?time|teilzeit|temps partiel|tiempo parcial|media jornada|parttime|deeltijd|meio periodo|tempo parcial|paruh waktu|ban thoi gian)(?=$|[\s),|·])/,
    'Part-time',
  ],
  [
    /(?:^|[\s(,|·])(?:freelance|freiberuflich|freelancer|autonomo|libero professionista|zzp|independant)(?=$|[\s),|·])/,
    'Freelance',
  ],
  [
    /(?:^|[\s(,|·])(?:contract|befristet|cdd|contrato temporal|tempo determinato|tijdelijk|kontrak)(?=$|[\s),|·])/,
    'Contract',
  ],
  [
    /(?:^|[\s(,|·])(?:internship|intern|praktikum|stage|practicas|tirocinio|estagio|magang|thuc tap)(?=$|[\s),|·])/,
    'Internship',
  ],
  [/正社員|정규직|全职|正職/, 'Full-time'],
  [/契約社員|계약직|合同工|派遣社員/, 'Contract'],
  [/アルバイト|パート|파트타임|아르바이트|兼职|兼職/, 'Part-time'],
];
