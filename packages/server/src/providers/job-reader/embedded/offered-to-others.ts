import type { WorkplaceType } from '../port.ts';

/**
 * Sentences in which a workplace word speaks of what the company sells, of whom it serves or of how it hires, all on
 * folded text: "our software lets people work remotely", "Interviews are fully remote".
 */

const PRODUCT = new RegExp(
  [
    String.raw`\b(?:our|whose|their) (?:[a-z-]+ )?(?:products?|software|platform|apps?|tools?|solutions?|technology|customers|clients|users|hardware|website|game|members)\b(?! (?:teams?|engineer\w*|group|department|support|success|designers?|managers?|organi[sz]ation))`,
    String.raw`\bwe (?:sell|make|build|develop|produce|create|design|manufacture|publish)\b|\b(?:helps?|lets?|enables?|allows?|equips?|keeps?|supports?) (?:companies|teams|people|firms|organi[sz]ations|businesses|employers|employees|users|customers|clients|families|anyone)\b`,
    String.raw`\b(?:unsere?r?|deren) (?:[a-z-]+ )?(?:software|produkte?|plattform|losung\w*|app|tools?|kunden|kundinnen|nutzer\w*)\b|\bwir (?:verkaufen|entwickeln|bauen|vertreiben|produzieren|fertigen|helfen|beliefern)\b|\b(?:ermoglicht|hilft|erlaubt) (?:es )?(?:firmen|unternehmen|kunden|menschen|teams)\b|\bsie ermoglichen .{0,20}kunden\b`,
    String.raw`\bnous (?:editons|vendons|developpons|concevons|aidons|commercialisons|equipons|fabriquons)\b|\bnotre (?:produit|logiciel|solution|plateforme|application)\b|\bnos (?:clients|produits|solutions|utilisateurs)\b|\b(?:solutions?|logiciels?|mobilier|outils?) (?:de|pour)\b`,
    String.raw`\b(?:vendemos|desarrollamos|fabricamos|ayudamos a|disenamos)\b|\bnuestr[oa]s? (?:producto|software|plataforma|aplicacion|solucion|clientes|productos|soluciones|usuarios)\b|\b(?:soluciones|software|herramientas?|muebles|plataforma) (?:de|para)\b`,
    String.raw`\b(?:desenvolvemos|fabricamos|ajudamos)\b|\bnoss[oa]s? (?:produto|software|aplicativo|plataforma|solucao|clientes|produtos|usuarios)\b|\b(?:solucoes|cadeiras|moveis|ferramentas?|produtos) (?:de|para)\b`,
    String.raw`\b(?:vendiamo|sviluppiamo|produciamo|aiutiamo|progettiamo)\b|\b(?:il|la|i|le) nostr[oaie] (?:prodotto|software|piattaforma|soluzione|clienti|prodotti|utenti)\b|\b(?:soluzioni|strumenti|mobili) (?:di|per)\b`,
    String.raw`\bwi?j?e? (?:verkopen|ontwikkelen|maken|helpen|bouwen|leveren)\b|\b(?:onze|ons) (?:klanten|software|producten|oplossing\w*|product|platform|gebruikers)\b`,
    String.raw`\bkami (?:menjual|membuat|mengembangkan|membantu|memproduksi)\b|\b(?:produk|aplikasi|pelanggan|perangkat lunak|klien) kami\b`,
    String.raw`\b(?:chung toi|cong ty)(?: \w+){0,2} (?:ban|cung cap|phat trien|giup|san xuat)\b|\b(?:san pham|phan mem|khach hang) (?:cua chung toi|cua cong ty|lam viec|quan ly)\b`,
    String.raw`\bvi (?:saljer|utvecklar|bygger|tillverkar|selger|utvikler|bygger|saelger|udvikler)\b|\b(?:myymme|kehitamme|valmistamme)\b`,
    '(?<![а-яё])(?:мы (?:прода[её]м|разрабатываем|созда[её]м|помогаем|производим)|наш(?:и|а)? (?:продукт|клиент|платформ|сервис)[а-яё]*)|เรา(?:ขาย|พัฒนา|ผลิต)|हम .{0,24}(?:बेचते|बनाते)|(?:我们|我們|公司)(?:销售|开发|開發|生产|提供|研发)|(?:当社|弊社)(?:の(?:製品|サービス)|は.{0,16}(?:販売|開発))',
  ].join('|'),
);
/** What is sold or studied, behind the word, where it follows there. */
const PRODUCT_AFTER =
  /^[^。、，,.;\n]{0,9}(?:支援|ツール|ソフト|ソリューション|プラットフォーム|製品|商談|機器|用品|向け|用の|솔루션|소프트웨어|툴|도구|플랫폼|제품|환자|진료|장치|용품|软件|軟體|工具|平台|系统开发|设备|產品|产品|解决方案|解決方案|教育|运维|運維|医疗|सॉफ़?्?टवेयर|सॉफ्टवेयर|सेंसिंग|उपकरण|समाधान)|^[\s-](?:software|tools?|solutions?|products?|platforms?|technolog\w+|hardware|furniture|equipment|experts?|losung\w*)\b/;
/** Where the clause turns to the applicant. */
const TURN =
  /[;:]|\b(?:and|but|so|und|et|y|e|en|dan|va|,)\s(?:you|your|we work|the (?:job|role)|du|dein|sie|vous|tu|trabajas|voce|je|kamu|ban)\b/;

const HIRING =
  /\b(?:interviews?|interview process|hiring process|recruitment|selection process|assessment cent(?:er|re)|vorstellungsgesprach\w*|bewerbungsgesprach\w*|erstgesprach\w*|bewerbungsprozess|entretiens?|processus de recrutement|entrevistas?|proceso de seleccion|processo seletivo|colloqui\w*|selezione|sollicitatiegesprek\w*|gesprek\w*|wawancara|phong van|intervju\w*|haastattelu\w*)\b(?:(?!\b(?:you|du|sie|vous|tu|job|role|stelle|poste|puesto|vaga)\b)[^.;,!?\n]){0,30}$|(?:面接|選考|면접|면담|面试|面試|собеседовани[а-яё]*|สัมภาษณ์|साक्षात्कार)[^。、，,.;\n]{0,8}$/;

/** Lessons and services that are given both ways. */
const BOTH_WAYS =
  /(?:presencia(?:l\w*|is)|presentiel|in presenza|vor ort|on-?site|in[- ]person) (?:y|e|et|and|und|ou|o|or|\/) (?:de (?:forma|manera) |en |em |a |da )?(?:remot\w+|distance|distancia|telefon\w+|online|virtual\w*|digital\w*)|(?:remot\w+|distance|distancia|telefon\w+|online|virtual\w*) (?:y|e|et|and|und|ou|o|or|\/) (?:de (?:forma|manera) |en |em |in )?(?:presencia(?:l\w*|is)|presentiel|presenza|vor ort|on-?site|in[- ]person)/;
const SERVICE =
  /\b(?:form(?:ez|er|ation\w*|acion\w*|acao|azion\w*)|anim(?:ez|er)|cours|cursos?|turmas?|alunos?|clases?|aulas?|atencion|atendimento|assistenza|soporte|suporte|schulung\w*|beratung\w*|trainings?|teach\w*|lessons?|classes|workshops?|consult\w*|clientes?|clients?|kunden|clienti|customers?|patients?|pacientes)\b/;

/** Whether the sentence says it of others: `before` and `after` are its parts around the word. */
export function isOfOthers(type: WorkplaceType, before: string, word: string, after: string): boolean {
  if (HIRING.test(before)) return true;
  if (type !== 'ONSITE' && (PRODUCT_AFTER.test(after) || PRODUCT.test(before.split(TURN).at(-1) ?? before)))
    return true;
  const around = `${before.slice(-24)}${word}${after.slice(0, 24)}`;
  return BOTH_WAYS.test(around) && SERVICE.test(`${before} ${after}`);
}
