import { alternatives } from '../lexicon/words.ts';
import { fold } from '../text/fold.ts';

const BREAK = new RegExp(
  String.raw`^(?:(?:planned|personal|voluntary|short|family|extended)\s+)?` +
    `(?:${alternatives((words) => words.breaks)}` +
    String.raw`)(?:\s*(?:\(.*\)|(?:for|to|wegen|fur|pour|por|per|voor|um|zur|zum|nach)\s.*))?$`,
);

/** Time away from work, as a line among the posts says it: nobody was employed there. */
export function isCareerBreak(text: string): boolean {
  return BREAK.test(fold(text).trim());
}
