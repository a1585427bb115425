import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/**
 * What job postings call the workplace types, and the words around them that change what is said, as patterns on folded
 * text (lower case, Latin letters without accents). What each list is for: the schema of the lexicon.
 */
export const words = once(() => {
  const { any, whole } = listsOf('workplace');
  const pattern = (source: string, flags = '') => new RegExp(source, flags);
  const both = '(?: work)? (?:and|und|et|y|e|en) (?:the |our |from |im |in |dem |unserem |au |la )?';
  const office = `(?:${any('theOffice')})`;
  const home = `(?:${any('theHome')})`;
  // The prepositions that they all begin with are asked first: most words are none.
  const premises = String.raw`\b(?=(?:in|from|at|on|within|an|auf|bei|im|am|dans|a|au|en|sur|na|no|em|nas|nos|nel|nella|nei|nelle|presso|op|bij|di|tai|o|trong)\b)(?:${any('premises')})`;
  return {
    HYBRID: pattern(
      String.raw`#li-?hybrid\b|\b${home}${both}${office}\b|\b${office}${both}${home}\b|${any('halves')}|${any('hybrid')}`,
      'g',
    ),
    REMOTE: pattern(`(?<home>${any('home')})|${any('remote')}`, 'g'),
    ONSITE: pattern(`(?<weak>${any('place')}|${premises})|${any('onsite')}|(?<presence>${any('presence')})`, 'g'),
    /** Presence told by days and by reasons: few texts have any of it, and `MAY_TELL_PRESENCE` asks for its words first. */
    TOLD_PRESENCE: pattern(`${any('officeDays')}|${any('dailyPresence')}`, 'g'),
    MAY_TELL_PRESENCE: pattern(any('presenceHint')),
    PRESENCE_TEACHING: pattern(`^pr(?:a|ae)senz-?(?:${any('presenceTeaching')})`),
    /** What makes presence a duty. */
    DUTY: pattern(whole('duty')),
    TYPE_LABEL: pattern(String.raw`(?:${any('typeLabel')})[\s*_]*(?:[:：|]|\s-\s|は|=)\s*[^.。\n]{0,60}$`),
    /** "An interpreter is resident": somebody else's presence, not the applicant's. */
    RESIDENT_OTHERS: pattern(
      String.raw`(?:${any('residents')})(?:者|員|スタッフ)?(?:が|も|は|の|가|이|도|은|는)?\s?(?:社内に|現地に|工場に|사내에|현장에)?$`,
    ),
    /** "Hybrid" of something else: behind it, and in front of it. */
    HYBRID_OTHER_AFTER: pattern(
      String.raw`^[\s\-:"'»]*(?:multi|public|private|on-prem)?[\s-]*(?:${any('hybridOtherAfter')})`,
    ),
    HYBRID_OTHER_BEFORE: pattern(
      String.raw`\b(?:${any('hybridOtherBefore')})[\s,/&-]*(?:et |e |y |ou |o |or |and |und |oder )?$`,
    ),
    /** Cars are hybrid too. */
    VEHICLE: pattern(any('vehicle')),
    /** What goes with the workplace sense of "hybrid", right behind or in front. */
    HYBRID_WORK: pattern(any('hybridWork')),
    /** Remote things that are no place of work: behind, and in front. */
    REMOTE_OTHER_AFTER: pattern(String.raw`^[\s\-:・]*(?:${any('remoteOtherAfter')})`),
    REMOTE_OTHER_BEFORE: pattern(
      String.raw`(?:\b(?:${any('remoteOtherBefore')})\s?(?:a |al |en |em |da |por |via |de |per |in |bang |secara )?|(?:${any('remoteOtherBeforeEast')}))$`,
    ),
    /** Help, sales or lessons given from afar: what they are given to is between. */
    REMOTE_SERVICE: pattern(String.raw`\b(?:${any('remoteService')})\b[^.,;:]{0,30}$`),
    /** Home that is no place of work. */
    HOME_OTHER: pattern(String.raw`^[\s-]*(?:${any('homeOther')})|care\b`),
    /** On-site things that are no place of work. */
    ONSITE_OTHER_AFTER: pattern(String.raw`^[\s\-:]*(?:${any('onsiteOtherAfter')})`),
    ONSITE_OTHER_BEFORE: pattern(
      String.raw`(?:\b(?:${any('onsiteOtherBefore')})\s?(?:en |em |in |de |a |tai |den |die |am |auch )?|(?:${any('onsiteOtherBeforeEast')})(?:에 |에서 |の|で|へ|は)?)$`,
    ),
    /** The office seldom: what is remote stays remote. */
    SELDOM: pattern(whole('seldom')),
    /** Every day at the office. */
    FIVE_DAYS: pattern(
      String.raw`(?<=[\s(])(?:[56]|five|six|funf|sechs|cinq|six|cinco|seis|cinque|sei|vijf|zes)[\s-]*(?:full )?(?:days?|mornings|afternoons|evenings|nights|tage?|jours?|soirs|j|dias?|noches|giorni|sere|dagen|avonden|hari|ngay)\b|${whole('everyDay')}`,
    ),
    DAYS,
    /** What is left of the week: the one place takes some days, the other takes these. */
    REST_OF_WEEK: pattern(whole('restOfWeek')),
    /** Compounds that are days by themselves. */
    HOME_DAYS: pattern(any('homeDays')),
    FULL: pattern(String.raw`(?<![\d-])100 ?%|${whole('full')}|100 ?%`),
    /** Part of the time, or a share of it. */
    PARTIAL: pattern(String.raw`${whole('partial')}|(?<!\d)[1-9]\d ?(?:-|bis|a|to)? ?(?:[1-9]\d)? ?%`),
    /** May, not must. */
    OPTION: pattern(whole('option')),
    /** By exception only: presence stays the rule. */
    BY_EXCEPTION: pattern(whole('byException')),
    /** For a while only, or in the past. */
    FOR_A_WHILE: pattern(whole('forAWhile')),
    AFTER_A_WHILE,
    FROM_A_MONTH,
    /** Work from elsewhere as a treat: not where the job is done. */
    TREAT: pattern(whole('treat')),
    /** An allowance of days or weeks in the year. */
    A_YEAR: pattern(whole('aYear')),
    /** What people do when they come to the office now and then. */
    GATHERING: pattern(any('gathering')),
    /** Words that mean working, in addition to which a word for a place is a workplace type. */
    WORKING: pattern(`${whole('working')}|%`),
    OTHERWISE,
  };
});

/** A number of days or times, as in "two days a week", 週2日, 주 3회. */
const DAYS =
  /(?<![\d.,])(?:[1-4１-４](?:[.,]5)?|[1-4]\s?(?:-|to|bis|a|o|or|ou|oder|e|ate|hasta|tot|〜|~)\s?[1-4]|one|two|three|four|ein(?:en|em)?|einmal|zwei|drei|vier|un|une|deux|trois|quatre|uno|dos|tres|cuatro|um|dois|duas|tre|due|quattro|een|twee|drie|hai|ba|satu|dua|tiga|empat|bon|tva|fyra|to|fire|en|et|yksi|kaksi|kolme|nelja|dwa|trzy|jeden|iki|uc|couple of|few|several|mehrere|einige|quelques|algunos|fixed|feste[nr]?)[\s-]*(?:x|times|mal|fois|veces|vezes|full)?[\s-]*(?:days?|tage?n?|jours?|journees?|j\b|dias?|giorn[oi]|dag(?:en|ar|e|er|arna)?\b|ngay|buoi|hari|paiva\w*|dni\b|gun\b|дн[яеё]|x\b|times|mal|fois|veces|日|天|일|회|번)|\beinmal\b|\b(?:one|two|three|four|un|deux|trois|uno|dos|tres|um|dois|duas|due|tre|een|twee|drie|zwei|drei|[1-4])\s+(?=(?:em|a|en|at|from|da|von|chez) (?:casa|home|toi|vous|zu ?hause|hause)\b|thuis\b)|週[に]?\s?[1-4１-４一二三四数]|주 ?[1-4](?:[-~]\d)?(?:회|일|번)|[每一]周[1-4一两二三四]?天?|[每一]週[1-4一兩二三四]?天?|[1-4] ?(?=(?:ho|home ?office|remote|remoto|on-?site|office|wfh)\b)|\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|freitags?|montags?|dienstags|mittwochs|donnerstags|freitags|vendredis?|lundis?|mardis?|mercredis?|jeudis?|viernes|martes|jueves|lunes|miercoles|sextas?|tercas?|quartas?|quintas?|segundas|senin|selasa|rabu|kamis|jumat|thu (?:hai|ba|tu|nam|sau)|venerdi|martedi|giovedi|lunedi|vrijdag|maandag|dinsdag|donderdag)\b(?! ?(?:-|to|bis|a|au|al|tot en met|t\/m|tot|through|till|until|sampai|hingga|s\/d|den) ?(?:thursday|donnerstag|jeudi|jueves|quinta|giovedi|donderdag|friday|saturday|jumat|sabtu|minggu|thu (?:sau|bay)|chu nhat|kamis|rabu|freitag|samstag|vendredi|samedi|viernes|sabado|sexta|venerdi|sabato|vrijdag|zaterdag|domingo|sunday|sonntag|sonntags|dimanche)|s? to )(?<!\b(?:to|bis|a|au|al|ate|tot|met|t\/m|through|sampai|hingga|s\/d|den|-) ?(?:thursdays?|donnerstags?|jeudis?|jueves|quintas?|giovedi|donderdag|kamis|thu nam|fridays?|jumat|sabtu|thu (?:sau|bay)|freitags?|vendredis?|viernes|sextas?|venerdi|vrijdag))|(?:दो|तीन|चार|एक|[1-4२-४]) दिन|(?:[1-4]|หนึ่ง|สอง|สาม|สี่) วัน|(?:два|три|четыре|один|[1-4]) (?:дня|день|раза)|[一二两兩三四]天|[一二三四]日|[月火水木金]・[月火水木金](?![月火水木金土・])|[月火水木金]曜(?!日?[~〜～から-])/;

/** Once the first weeks are over. */
const AFTER_A_WHILE =
  /\b(?:nach|after|once|apres|despues d|tras|apos|depois d|dopo|na de|setelah|sau)\b.{0,16}(?:einarbeitung|probezeit|onboarding|training|probation|periode d'essai|integration|formacion|prueba|experiencia|prova|inwerk|proef|percobaan|thu viec|(?:the |your |dem |einem |un |uma? |le |la |il |primer |primeiro |premier |primo |eerste |ersten |first |\d+ |six |three |twelve |sechs |drei |seis |tres |sei |tre |trois )+(?:year|months?|jahr\w*|monat\w*|an\b|annee|mois|ano|meses|mes|anno|mes[ei]|jaar|maand\w*))/;

/** From a later month on: "from the fourth month", "a partir del sexto mes". */
const FROM_A_MONTH =
  /\b(?:from|a partir d(?:el?|o|u)|a partire dal|des le|ab dem|ab|vanaf(?: de)?) (?:the |your )?(?:[a-z]{3,12}|\d{1,2}(?:st|nd|rd|th|e|o|\.)?) (?:months?|monat|mes|mois|mese|maand)\b/;

/** "Two days in Aachen, otherwise at home". */
const OTHERWISE =
  /\b(?:sonst|ansonsten|otherwise|sinon|anders|altrimenti|si no|de resto)\s(?:im |from |en |in |a |at )?$/;
