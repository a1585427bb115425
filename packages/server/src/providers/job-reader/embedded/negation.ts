import { words } from './negation-vocabulary.ts';

const ANSWER = /^[^.!?\n]{0,24}\?\s{1,2}([^.!?,\n]{1,60})/;
const REACH = 64;

/**
 * Whether the words around it deny what a workplace word says. `behind` is what follows in the text, beyond the end
 * of the sentence too: a question is answered there.
 */
export function isDenied(before: string, after: string, behind: string): boolean {
  if (words().NOT_ONLY.test(before.slice(-24)) || words().NOT_ONLY.test(after.slice(0, 30))) return false;
  if (words().BEFORE.test(before) && !words().NOT_BUT.test(before) && !words().NEW_CLAUSE.test(before)) return true;
  if (
    words().FIELD_NO.test(after) ||
    (words().EASTERN_DENIED.test(after) && !words().EASTERN_CAUSE.test(after)) ||
    words().ASKED.test(behind) ||
    words().GOES_NOT.test(after)
  )
    return true;
  if (words().NEXT_LINE_NO.test(behind)) return true;
  const answer = ANSWER.exec(behind)?.[1];
  if (answer !== undefined && words().DENIED.test(answer)) return true;
  const clause = after.slice(0, REACH).split(words().STOP, 1)[0] ?? '';
  return words().DENIED.test(clause);
}

/** Whether the post is taken out, in the words behind, of what a workplace word says of the employer's other people. */
export function isOfOtherPosts(behind: string): boolean {
  return words().NOT_THIS_POST.test(behind);
}
