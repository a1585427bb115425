/**
 * What a phrase says about the sentence it stands in, in any trade. Nothing here names a trade's own terms.
 *
 * - `self`, `team`: the speaker, the speaker with others
 * - `not`: negation
 * - `reason`, `condition`, `order`, `contrast`: how a thought is built
 * - `action`: work that is done to something (check, split, ask, move, write down …)
 * - `occasion`: one time or place it happened
 * - `result`: how it ended
 * - `hedge`: leaves it open
 * - `sweeping`: says it of all people, all cases, all times
 * - `dismiss`: waves something off, finds it unnecessary or hopeless, or leaves it as it always was
 * - `blame`: puts it on somebody else, or passes it on
 * - `boast`: speaks of the speaker's own merits or career
 * - `lofty`: values, feelings and pictures instead of a matter
 * - `naming`: speaks of the words rather than of what they stand for
 * - `decline`: says openly that they do not know or do not want to answer
 * - `kin`: the speaker's own family or care for it
 * - `intro`: name, origin, gender, age or belief of the speaker
 */
export type Evidence =
  | 'self'
  | 'team'
  | 'not'
  | 'reason'
  | 'condition'
  | 'order'
  | 'contrast'
  | 'action'
  | 'occasion'
  | 'result'
  | 'hedge'
  | 'sweeping'
  | 'dismiss'
  | 'blame'
  | 'boast'
  | 'lofty'
  | 'naming'
  | 'decline'
  | 'kin'
  | 'intro';

export type EvidenceLexicon = Partial<Record<Evidence, readonly string[]>>;

/** Splits a written list at bars; keeps the tables of phrases readable. */
export function list(text: string): string[] {
  return text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase.length > 0);
}
