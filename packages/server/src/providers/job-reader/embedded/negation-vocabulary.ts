import { once } from '../../../platform/once.ts';
import { listsOf } from './lexicon/index.ts';

/** What denies a workplace type, in front of its word and behind it; all on folded text. */
export const words = once(() => {
  const { any, bounded, unbounded, whole } = listsOf('denial');
  const pattern = (source: string) => new RegExp(source);
  const field = `^\\s?(?:${any('field')})?`;
  return {
    /** "Not only" and its like deny nothing. */
    NOT_ONLY: pattern(whole('notOnly')),
    BEFORE: pattern(
      [
        String.raw`\b(?:${bounded('no')})\b(?! (?:${any('noUnlessBefore')})\b)[^.,;:!?()|\n]{0,34}$`,
        // "What we do not offer: remote work."
        String.raw`\b(?:${any('notOffered')})\b[^.:\n]{0,16}:\s*$`,
        unbounded('no'),
      ].join('|'),
    ),
    /** What comes between the word and its denial when the denial is of something else. */
    STOP: pattern(
      String.raw`[,;.!?|\n()·•]|(?<=\s)(?:${any('stop')})\s(?!.{0,30}\b(?:not|nicht) (?:possible|moglich))`,
    ),
    DENIED: pattern(any('denied')),
    FIELD_NO: pattern(String.raw`${field}\s?(?:[:=?]|\s-)\s?(?:${any('fieldNo')})(?![a-z])`),
    /** A field whose value is on the line below, as the cells of a table do. */
    NEXT_LINE_NO: pattern(String.raw`${field}\s?[:?]?\s{0,2}\n\s{0,2}(?:${any('cellNo')}|✗|✘|❌)[.!]?\s*(?:\n|$)`),
    EASTERN_DENIED: pattern(
      String.raw`^[^。、，,.；;\n]{0,14}(?:${any('deniedBehind')})|^[^。，；、\n]{0,8}(?:${any('deniedBehindHan')})`,
    ),
    /** "There is an interpreter, therefore": what is denied behind the cause is another thing. */
    EASTERN_CAUSE: pattern(String.raw`^[^。、，,.；;\n不]{0,10}?(?:${any('easternCause')})`),
    /** "Remote? No." and "Remote? That cannot be done here." */
    ASKED: pattern(
      String.raw`^[^.!?\n]{0,40}\?\s{0,2}(?:(?:${any('sorry')}) )?[,-]?\s?(?:${any('answerNo')})(?![a-z])`,
    ),
    /** "Von daheim aus geht das nicht", "from home won't work". */
    GOES_NOT: pattern(String.raw`^[^.,;:!?\n]{0,24}\b(?:${any('goesNot')})\b`),
    /** "For central staff only; this post is not part of that": what is said of others is said not to hold for the job. */
    NOT_THIS_POST: pattern(String.raw`^(?:(?!\n\n)[^:]){0,110}?(?:${any('otherPost')})`),
    /** "There is no office and you work remotely": what is denied ends where the next clause begins. */
    NEW_CLAUSE: pattern(
      String.raw`\b(?:${any('clauseNo')})\b[^.;:]{0,40}\b(?:${any('clauseAnd')})\s+(?:${any('clauseSubject')})\b[^.;:]{0,30}$`,
    ),
    /** "Not" that belongs to something else in between. */
    NOT_BUT: pattern(String.raw`\b(?:${bounded('notBut')})\b[^.;!?]{0,30}$|${unbounded('notBut')}`),
  };
});
