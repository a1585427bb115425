import type { WorkplaceType } from '../port.ts';
import { senses } from './sense-vocabulary.ts';
import { words } from './workplace-vocabulary.ts';

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
  if (/^(?:ハイブリッド|하이브리드|гибрид|ไฮบริด|हाइब्रिड)/.test(word))
    return !senses().EASTERN_HYBRID_GOES_ON.test(after);
  if (!/^(?:hybrid|hibrid|ibrid)/.test(word)) return false;
  if (PLURAL.test(word))
    return (
      !/(?:modelos|modeles|formatos|regimes|puestos|postes|posiciones|vagas|modalita|ruoli|horaires)\s$/.test(left) &&
      !/^\s(?:arbeit|modell|buro|team)/.test(after)
    );
  if (/^(?:hibrid[oa]|ibrid[oa])/.test(word)) return !senses().HYBRID_GOES_BEHIND.test(left);
  if (!senses().HYBRID_GOES_ON.test(after) && !senses().EASTERN_HYBRID_GOES_ON.test(after)) return true;
  return (
    word === 'hybride' &&
    /^(?:$|[^\p{L}]|\s(?:et|ou|a|de|en|pour|avec))/u.test(after) &&
    !senses().HYBRID_GOES_BEHIND.test(left)
  );
}

const REMOTE_TEAM = /^[\s-]?(?:and (?:hybrid|distributed)[\s-])?(?:teams?|crews?|team\w*)(?![a-z])/;
const TEAM_IS_OURS =
  /\b(?:(?:we are|we're|join|joining|as an?|fully|100 ?%|part of an?|are an?)\s+(?:\w+[\s,-]+){0,2}|(?:our|an?|unser|unserem|im)\s+(?:\w+ly\s|small\s|growing\s|fully[\s-])?)$/;

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

function isOtherRemote(word: string, left: string, after: string): boolean {
  if (words().REMOTE_OTHER_AFTER.test(after) || words().REMOTE_OTHER_BEFORE.test(left)) return true;
  if (senses().FROM_AFAR.test(word)) {
    if (words().REMOTE_SERVICE.test(left) && !words().FULL.test(left.slice(-14))) return true;
    if (senses().TEAM_BEFORE.test(left)) return senses().SERVING.test(left.replace(senses().TEAM_BEFORE, ''));
    if (/^[\p{Script=Latin}]/u.test(word))
      return (
        !senses().WORK_BEFORE.test(left) && !(senses().WORK_AFTER.test(after) && senses().WORK_BEFORE_LOOSE.test(left))
      );
    return !senses().EASTERN_WORK_AFTER.test(after) && !senses().EASTERN_WORK_BEFORE.test(left);
  }
  if (/^remote/.test(word) || /^(?:リモート|원격|远程|遠端)/.test(word)) {
    if (senses().REMOTE_AUDIENCE.test(after)) return !/\b(?:all|fully|100 ?%|hire|hiring|as|only)\s$/.test(left);
    if (REMOTE_TEAM.test(after))
      return (senses().SERVING.test(left) || /^[\s-]?(?:and \w+[\s-])?teams\b/.test(after)) && !TEAM_IS_OURS.test(left);
    if (word === 'remotely' && REMOTELY_DONE.test(after)) return true;
    if (word === 'remote' && REMOTE_ALLOWANCE.test(after)) return true;
    if (/^remote$/.test(word) && (REMOTE_THING.test(after) || REMOTE_COMPOUND.test(after))) return true;
  }
  return false;
}

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
      if (isHome && senses().HOME.test(word) && senses().HOME_SERVICE.test(left)) return true;
      if (isHome) return words().HOME_OTHER.test(after) || /small (?:office )?$|soho$/.test(left);
      return isOtherRemote(word, left, after);
    case 'ONSITE':
      if (words().PRESENCE_TEACHING.test(word)) return true;
      if (/^(?:常駐|상주|[驻駐])/.test(word)) return false;
      return words().ONSITE_OTHER_AFTER.test(after) || words().ONSITE_OTHER_BEFORE.test(left);
  }
}
