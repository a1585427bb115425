import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/** Whether a word for a workplace type speaks of the work; all on folded text. */
export const senses = once(() => {
  const { any, bounded, unbounded } = listsOf('senses');
  const pattern = (source: string, flags = '') => new RegExp(source, flags);
  return {
    /** What may follow "hybrid" when it is said of the work: its noun, or a word that begins something else. */
    HYBRID_GOES_ON: pattern(String.raw`^\s?(?:$|[^\p{L}\s]|(?:${any('hybridGoesOn')})(?![\p{L}]))`, 'u'),
    EASTERN_HYBRID_GOES_ON: pattern(String.raw`^\s?(?:$|[^\p{L}\s]|${any('hybridGoesOnEast')})`, 'u'),
    /** The nouns that "híbrido", "hybride", "ibrido" follow when it is said of the work, and words that are no nouns. */
    HYBRID_GOES_BEHIND: pattern(
      String.raw`(?:^|[^\p{L}\s]\s*|(?:^|[^\p{L}])(?:${any('hybridGoesBehind')}|100 ?%)\s+)$`,
      'u',
    ),
    /** People and products that are remote or work remotely without the job being so. */
    REMOTE_AUDIENCE: pattern(
      String.raw`^[\s-]?(?:(?:and|or|&|und|oder|\/)[\s-](?:hybrid|on-?site|distributed|in-office|office)[\s-])?(?:${any('remoteAudience')})(?![a-z])`,
    ),
    SERVING: pattern(String.raw`\b(?:${any('serving')})\b[^.;:!?]{0,24}$`),
    /** The same said behind the noun: "equipos remotos", "équipes à distance". */
    TEAM_BEFORE: pattern(String.raw`\b(?:${any('teamBefore')})\s(?:(?:${any('teamWorks')}) )?$`),
    /** Words that say "from afar" and need a word for working next to them. */
    FROM_AFAR: pattern(`^(?:${any('fromAfar')})`),
    WORK_BEFORE: pattern(
      String.raw`(?:^|[^\p{L}\s][\s*_]*|(?:^|[^\p{L}])(?:${any('workBefore')}|(?:100|\d\d) ?%)\s+(?:(?:${any('workBeforeHow')}|100 ?%) )*)$`,
      'u',
    ),
    WORK_AFTER: pattern(String.raw`^[\s-]*(?:$|[.,;:()/|!]|(?:${any('workAfter')}|\d))`),
    EASTERN_WORK_AFTER: pattern(String.raw`^\s?(?:$|[^\p{L}\s]|${any('workAfterEast')})`, 'u'),
    EASTERN_WORK_BEFORE: pattern(String.raw`(?:100 ?%|${any('workBeforeEast')})[\s:（(]*$`),
    /** Homes of those who are served, not of those who work. */
    HOME: pattern(any('servedHome')),
    HOME_SERVICE: pattern(String.raw`(?:\b(?:${bounded('homeService')})\b|${unbounded('homeService')})[^.;:]{0,24}$`),
    /** A word for working anywhere close in front. */
    WORK_BEFORE_LOOSE: pattern(String.raw`\b(?:${any('workBeforeLoose')})\b[^.;]{0,30}$`),
  };
});
