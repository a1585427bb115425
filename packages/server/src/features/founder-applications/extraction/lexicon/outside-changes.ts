import type { Language } from '@colloquy/contract/shared';
import { anyOf } from '../patterns.ts';
import type { Phrases } from './lexicon.ts';

type ChangePhrases = {
  /** A point in time, or that something is new. */
  time: Phrases;
  /** What changed without anybody's doing here: a law, money, prices, a technology, the weather. */
  change: Phrases;
  /** What makes it the date of a deal, a plan or a story of one's own all the same, or that nobody heeds it. */
  own: Phrases;
  /** Opens a sentence on how it was before the change. */
  before: Phrases;
};

const EN_MONTH = '(january|february|march|april|may|june|july|august|september|october|november|december)';
const DE_MONTH = '(jänner|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)';
const ES_MONTH = '(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const FR_MONTH =
  '(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|automne)';
const EN_LAW =
  '(laws?|acts?|rules?|regulations?|building code|code|directive|decree|ordinance|standard|ban|ministry|parliament|regulator|government)';
const DE_LAW =
  '\\p{L}*(gesetz|verordnung|richtlinie|norm|vorschrift|verbot|ministerium|behörde|lebensmittelbuch|bauordnung|meldepflicht|nachweispflicht)';
const ES_LAW = '(ley|norma|normativa|directiva|decreto|reglamento|código|prohibición|ministerio|gobierno)';
const FR_LAW = '(loi|norme|directive|décret|règlement|code|interdiction|ministère|gouvernement|règle)';

const CHANGES: Partial<Record<Language, ChangePhrases>> = {
  en: {
    time: [
      `(since|in|from|as of|starting|by|last|this|next) (the |early |late |mid-)?(${EN_MONTH}|spring|summer|autumn|fall|winter)`,
      `(since|in|from|as of|starting|by|after) (the )?(start of |end of |beginning of |middle of |early |late )?(${EN_MONTH} )?20\\d\\d`,
      '(last|this|next) (year|month|season)',
      '(a|one|two|three) years? ago',
      '(recently|lately)',
      "(that|which|this)('s| is) new",
    ],
    change: [
      `${EN_LAW} … (took effect|takes effect|came into force|comes into force|in force|took in|takes in|requires?|required|demands?|changed|changes|allows|allowed|recognis\\p{L}+|recogniz\\p{L}+|bans|banned|forbids|obliges|applies|opened|lifted|dropped the)`,
      '(every|all|each) (\\p{L}+ ){1,6}(must|has to|have to|needs to|need to|may)',
      '(took effect|came into force|comes into force|became (compulsory|mandatory|legal|law))',
      "(money|funding|funds|subsid~|relief|grants?|scheme) (\\p{L}+'? ){0,5}(ran out|runs out|run out|dried up|was cut|were cut|expired|ended|ends)",
      '(price|prices|cost|wages|tariffs?|premiums?) (\\p{L}+ ){0,5}(fell|dropped|halved|rose|doubled|tripled|collapsed|came down|went up|has fallen|have fallen|has doubled|have doubled)',
      '(chips?|sensors?|cameras?|batter(y|ies)|modules?|lasers?|motors?|radios?) (\\p{L}+ ){0,4}(fell|dropped|halved|became|got (cheap|small)~)',
      '(became|become) (available|affordable)',
      '(is|are|was|were|be|being) switched off',
      '(winters?|summers?|harvests?|seasons?|frosts?) (\\p{L}+ ){0,3}(shorter|longer|warmer|drier|wetter|later|earlier)',
    ],
    own: [
      '(decide|sign|signed|pilot|contract|order|orders|customers?|deal|offer|invoice|if)',
      '(but|yet) (nobody|no one|hardly anyone)',
    ],
    before: ['(until then|before that|before then)'],
  },
  de: {
    time: [
      `(seit|ab|im|bis|seit dem|seit diesem|letzten|diesen|nächsten) (ende |anfang |mitte )?(${DE_MONTH}|herbst|frühjahr|frühling|sommer|winter)`,
      `(seit|ab|bis|im jahr) (ende |anfang |mitte |${DE_MONTH} )?20\\d\\d`,
      '(seit )?heuer',
      '(seit|ab) (letztem|diesem|nächstem|vorigem) (jahr|monat)',
      '(letztes|dieses|nächstes|voriges) jahr',
      '(neuerdings|seit kurzem)',
      'das ist neu',
    ],
    change: [
      `${DE_LAW} … (gilt|gelten|galt|verlang\\p{L}+|vorgeschrieben|schreibt|erlaubt|verbiet\\p{L}+|geändert|in kraft|anerkannt|fordert)`,
      `(gilt|gelten|verlangt|erlaubt|verbietet|schreibt|fordert|steht) … ${DE_LAW}`,
      '(tritt|trat|treten|ist) … in kraft',
      '(die|alle|jeder|jede|jedes|sämtliche) (\\p{L}+ ){1,4}(müssen|muss|dürfen|darf)',
      '(müssen|dürfen) (die|alle|sämtliche) \\p{L}+',
      '(muss|darf) (jeder|jede|jedes) \\p{L}+',
      '\\p{L}*(förderung|zuschuss|fördertopf|hilfe|fördergeld\\p{L}*) … (ausgelaufen|läuft aus|lief aus|gestrichen|aufgebraucht|gekürzt)',
      '\\p{L}*(preise?|kosten|löhne|prämien?|tarife?) (\\p{L}+ ){0,6}(gefallen|gestiegen|gesunken|verdoppelt|halbiert|verdreifacht)',
      '(fielen|stiegen|sanken|verdoppelten sich|halbierten sich) … \\p{L}*(preise|kosten|löhne|prämien)',
      '(wird|werden|wurde|wurden) … abgeschaltet',
    ],
    own: [
      '(entscheiden|unterschrieben|unterschreiben|pilot|vertrag|bestellung|kund~|auftrag|angebot|wenn)',
      '(aber|doch) (keiner|niemand|kaum)',
    ],
    before: ['(bis dahin|davor|vorher)'],
  },
  es: {
    time: [
      `(desde|en|a partir de|para|este|el pasado) (el |finales de |principios de |fines de )?(${ES_MONTH}|otoño|primavera|verano|invierno)`,
      `(desde|en|a partir de|para|antes de) (finales de |principios de |fines de |${ES_MONTH} de )?20\\d\\d`,
      '(desde )?(este|el) año( pasado| que viene)?',
      '(hace poco|hace (un|dos) años?|últimamente)',
      'eso es nuevo',
    ],
    change: [
      `${ES_LAW} … (exige|obliga|permite|prohíbe|prohibió|exigió|cambió|entró en vigor|entra en vigor|reconoce|reconoció|admite)`,
      '(entró|entra|entrará) en vigor',
      '(todos? l[oa]s?|todas? l[oa]s?|cada) (\\p{L}+ ){1,5}(debe|deben|tiene que|tienen que|deberán|deberá|tendrán que|puede|pueden)',
      '(ayudas?|subvenci(ón|ones)|fondos?|subsidios?) … (se acabó|se acabaron|se terminó|se terminaron|se agotó|se agotaron|recortó|recortaron)',
      '(se acabó|se acabaron|se terminaron|se agotaron) (\\p{L}+ ){0,2}(ayudas?|subvenci~|fondos?|subsidios?)',
      '(precios?|coste?s?|tarifas?|primas?|salarios?) (\\p{L}+ ){0,5}(cayó|cayeron|bajó|bajaron|subió|subieron|se duplicó|se duplicaron)',
      '(cayó|cayeron|bajó|bajaron|subió|subieron|se duplicó|se duplicaron) (\\p{L}+ ){0,2}(precios?|coste?s?|tarifas?|primas?|salarios?)',
    ],
    own: ['(decidir|firm~|piloto|contrato|pedidos?|clientes?|oferta|si)', 'pero (nadie|casi nadie)'],
    before: ['(hasta entonces|antes)'],
  },
  fr: {
    time: [
      `(depuis|en|dès|d'ici|à partir de|avant) (le |l'|la fin |fin |début |cet )?(${FR_MONTH}|hiver|été)`,
      `(depuis|en|dès|d'ici|à partir de|avant) (la fin |fin |le début |début )?(${FR_MONTH} )?(de )?20\\d\\d`,
      "(cette année|l'an dernier|l'année dernière|l'an prochain|l'année prochaine|cet automne|cet hiver|ce printemps|cet été)",
      '(depuis peu|récemment|depuis la rentrée)',
      "(ça|cela),? c'est nouveau",
    ],
    change: [
      `${FR_LAW} … (exige|oblige|impose|permet|interdit|autorise|a changé|change|reconnaît|entre en vigueur)`,
      '(entre|entrée?|entrera|entrent) en vigueur',
      '(chaque|tous les|toutes les) (\\p{L}+ ){1,5}(doit|doivent|devra|devront|peut|peuvent)',
      "(aides?|subventions?|primes?|fonds|budget) … (s'est arrêtée?|se sont arrêtées?|supprimée?s?|épuisée?s?|a pris fin|ont pris fin|coupée?s?)",
      '(prix|coûts?|tarifs?|salaires?|cours) … (a baissé|ont baissé|a doublé|ont doublé|a chuté|ont chuté|a monté|ont monté|a augmenté|ont augmenté|a grimpé)',
      '(redoux|sécheresses?|gels?|canicules?|tempêtes?|inondations?|pluies) … (dure~|commence~|arrive~|compte~|revien~)',
    ],
    own: ['(décide~|signer|signée?|pilote|contrat|commandes?|clients?|offre|si)', 'mais personne'],
    before: ["(jusque-là|jusqu'alors|avant ça|avant)"],
  },
  ja: {
    time: [
      '(20\\d\\d|[二〇]{2,4}[一二三四五六七八九〇]*)年',
      '(去年|今年|来年|昨年|一昨年)',
      '(先月|来月|この春|この秋|昨秋|今春|昨春)',
      '[0-9０-９一二三四五六七八九十]+月(から|に|まで)',
      '最近',
    ],
    change: [
      '(法律|法|条例|規則|規制|基準|省令|制度|指令)[がはで][^。]{0,30}(変わ|施行|改正|義務|始ま|できま|緩和|認め|禁止)',
      '(法|基準|条例|規則)(改正|施行)',
      '(義務化|義務付け|義務づけ|義務にな|解禁|必須にな)',
      '(補助金|助成金|交付金|支援金)[がは][^。]{0,16}(終わ|打ち切|なくな|切れ|始ま|廃止)',
      '(価格|値段|料金|賃金|保険料|燃料代|電気代|部品代)[がは][^。]{0,20}(下が|上が|倍にな|半分|半額|高騰|急騰|暴落)',
      '(停波|サービス終了)',
    ],
    own: ['(契約|お客|顧客|受注|導入先|試験導入|もし)', '誰も'],
    before: ['(それまで|以前は)'],
  },
};

export type OutsideChanges = Record<keyof ChangePhrases, RegExp>;

const compiled = new Map<Language, OutsideChanges | null>();

/** Phrases for changes in the world around a company; null in a language that has none. */
export function outsideChangesOf(language: Language, spaced: boolean): OutsideChanges | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const phrases = CHANGES[language];
  const made = phrases
    ? {
        time: anyOf(phrases.time, spaced),
        change: anyOf(phrases.change, spaced),
        own: anyOf(phrases.own, spaced),
        before: anyOf(phrases.before, spaced),
      }
    : null;
  compiled.set(language, made);
  return made;
}
