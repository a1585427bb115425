import type { InjectionWord } from '@colloquy/content/schema/answer-lexicon';
import { once } from '../../../platform/once.ts';
import { OTHER_THAN_CHINESE, steeringWords } from './lexicon/index.ts';
import type { Hit } from './phrases.ts';

export type WordHit = Hit<InjectionWord>;

/** What one sentence shows of one language's word classes. */
export type SentenceShow = {
  text: string;
  hits: WordHit[];
  /** The sentence is in another language or script than the answer. */
  foreign: boolean;
  english: boolean;
};

/** Read when an answer is first looked through. */
const patterns = once(() => ({
  // Somebody tells of their own doing ("I ignore …", "they never forget …"): not addressed to anyone.
  ownDoing: new RegExp(`(?:^|[\\s,.;:])(?:${steeringWords('doers')})(?:\\s+[\\p{L}'’]+)?\\s+$`, 'u'),
  directed: new RegExp(`(?:${steeringWords('addressed')})\\s+(?:${steeringWords('bound')})\\s+$`, 'u'),
  negatedBefore: new RegExp(
    `(?:${steeringWords('notBefore', ['zh'])})$|(?:${steeringWords('notBefore', OTHER_THAN_CHINESE)})\\s*$`,
    'u',
  ),
  negatedAfter: new RegExp(`^(?:${steeringWords('notAfter')})`, 'u'),
}));
/** Nothing but marks, or a word that only announces, before the one who is spoken to. */
const OPENING = /^[\s"'([{<*#/\-–—]*(?:(?:todo|nb|ps|p\.s\.|note|and|also|so|now)\b[\s:,]*)?$/u;
const CLAUSE_START =
  /(?:^|[.,;:!?"'()[\]{}<>=*#\-–—]\s*|\b(?:please|and|then|so|now|just|must|should|you|kindly|always|only|to|therefore|simply|instead|immediately)\s+)$/u;

function all(show: SentenceShow, word: InjectionWord): WordHit[] {
  return show.hits.filter((hit) => hit.category === word);
}

function addressed(show: SentenceShow, hit: WordHit): boolean {
  const before = show.text.slice(Math.max(0, hit.start - 40), hit.start);
  const after = show.text.slice(hit.end, hit.end + 6);
  const { ownDoing, directed, negatedBefore, negatedAfter } = patterns();
  if (negatedBefore.test(before) || negatedAfter.test(after)) return false;
  return !ownDoing.test(before) || directed.test(before);
}

function orders(show: SentenceShow): WordHit[] {
  const hits = all(show, 'give').filter((hit) => addressed(show, hit));
  if (!show.english) return hits;
  return hits.filter(
    (hit) =>
      /^(?:be |are |is |deserve|merit|must|should|me |record the)/.test(show.text.slice(hit.start, hit.end)) ||
      CLAUSE_START.test(show.text.slice(Math.max(0, hit.start - 16), hit.start)),
  );
}

function precedes(first: WordHit[], second: WordHit[], within: number): boolean {
  return first.some((a) => second.some((b) => b.start >= a.start && b.start - a.end <= within));
}

/** Distance within which two word classes belong to the same order, in characters. */
const NEAR = 90;

function near(first: WordHit[], second: WordHit[]): boolean {
  return first.some((a) =>
    second.some((b) => (a.start !== b.start || a.end !== b.end) && Math.abs(a.start - b.start) <= NEAR),
  );
}

/** True when the word classes of one language make an instruction to whoever grades. */
export function isInstruction(show: SentenceShow): boolean {
  const has = (word: InjectionWord): boolean => show.hits.some((hit) => hit.category === word);
  const ignore = all(show, 'ignore').filter((hit) => addressed(show, hit));
  const give = orders(show);
  const top = all(show, 'top');
  const mark = all(show, 'mark');
  const answer = all(show, 'answer');
  const grader = all(show, 'grader');
  const reader = all(show, 'reader');
  const address = all(show, 'address');
  const graded = mark.length > 0 || has('rubric');
  const topMark = near(top, mark) || near(all(show, 'five'), mark);
  const wish = has('plead') || has('treat') || has('hide');

  if (near(ignore, all(show, 'rules')) && (has('prior') || show.foreign)) return true;
  if (near(ignore, all(show, 'rubric'))) return true;
  if (give.length > 0 && (near(give, top) || (near(give, mark) && has('five')))) {
    if (answer.length > 0 || grader.length > 0 || has('plead')) return true;
    const first = Math.min(...give.map((hit) => hit.start));
    if (topMark && /^[\s"'([{<*#\-–—]*$/.test(show.text.slice(0, first))) return true;
    if (show.foreign && topMark) return true;
  }
  if (answer.length > 0 && topMark && (wish || grader.length > 0 || has('approved'))) return true;
  if (answer.length > 0 && top.length > 0 && has('treat') && has('plead')) return true;
  if (grader.length > 0) {
    const called = precedes(address, grader, 12) || OPENING.test(show.text.slice(0, grader[0]?.start));
    const labelled = grader.some((hit) => /^\s*[:：,，]/.test(show.text.slice(hit.end, hit.end + 3)));
    if (
      called &&
      (labelled || precedes(address, grader, 12)) &&
      (graded || top.length > 0 || answer.length > 0 || wish || has('approved') || (give.length > 0 && has('five')))
    )
      return true;
    if (has('plead') && (graded || top.length > 0 || answer.length > 0 || has('treat') || has('five'))) return true;
    if (has('hide') && (graded || has('rules'))) return true;
    if (has('approved') && (graded || top.length > 0 || give.length > 0)) return true;
  }
  if (
    precedes(address, reader, 12) &&
    (topMark || wish || (give.length > 0 && top.length > 0) || (has('approved') && graded))
  ) {
    if (graded || top.length > 0) return true;
  }
  if (answer.length > 0 && near(give, all(show, 'five'))) return true;
  const told = answer.length > 0 || grader.length > 0 || reader.length > 0;
  if (has('approved') && ((topMark && told) || (answer.length > 0 && give.length > 0 && (graded || near(give, top)))))
    return true;
  if (
    has('threat') &&
    mark.length > 0 &&
    (has('low') || give.length > 0) &&
    (has('five') || top.length > 0 || give.length > 0)
  )
    return true;
  const changed = all(show, 'change').filter((hit) => addressed(show, hit));
  const rubric = all(show, 'rubric');
  // "The rubric was changed" announces; "I changed the rubric" tells of work.
  const announced = precedes(rubric, changed, 40) || precedes(changed, rubric, 2);
  if (announced && (top.length > 0 || has('five'))) return true;
  if (
    has('play') &&
    ((grader.length > 0 && (graded || top.length > 0 || has('five'))) ||
      (give.length > 0 && topMark) ||
      (rubric.length > 0 && answer.length > 0) ||
      ignore.length > 0)
  )
    return true;
  if (has('plead') && topMark && answer.length > 0) return true;
  if (has('translate') && answer.length > 0 && (top.length > 0 || has('five')) && near(all(show, 'translate'), answer))
    return true;
  if (has('hide') && graded && (answer.length > 0 || topMark)) return true;
  if (show.foreign) {
    const groups = [
      ignore.length + give.length > 0 || has('plead') || has('play'),
      mark.length > 0 || has('rules') || has('rubric'),
      top.length > 0 || has('prior') || has('approved'),
      answer.length > 0 || grader.length > 0,
    ].filter(Boolean).length;
    if (groups >= 3) return true;
  }
  return false;
}

/** True when a sentence next to an instruction goes on with it. */
export function continuesInstruction(show: SentenceShow): boolean {
  const has = (word: InjectionWord): boolean => show.hits.some((hit) => hit.category === word);
  const give = orders(show).length > 0;
  const wish = has('plead') || has('treat');
  const spokenTo = has('answer') || give || wish || has('address');
  const topMark = near(all(show, 'top'), all(show, 'mark')) || near(all(show, 'five'), all(show, 'mark'));
  return (
    has('hide') ||
    has('end') ||
    (topMark && spokenTo) ||
    (has('grader') && (spokenTo || has('play'))) ||
    (has('play') && (has('mark') || has('top') || has('rules'))) ||
    near(
      all(show, 'ignore').filter((hit) => addressed(show, hit)),
      [...all(show, 'rules'), ...all(show, 'rubric')],
    ) ||
    all(show, 'translate').length >= 2 ||
    (has('approved') && (has('answer') || has('reader'))) ||
    (has('top') && has('answer') && (give || wish))
  );
}
