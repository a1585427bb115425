import { once } from '../../../platform/once.ts';
import type { FoldedText } from './folded-text.ts';
import { listsOf } from './lexicon/index.ts';
import type { Line } from './segments.ts';

/** Sentences written for a machine, not for an applicant, and what goes on giving orders behind such a sentence. */
const orders = once(() => {
  const { any } = listsOf('orders');
  return {
    INSTRUCTION: new RegExp(any('instruction')),
    GOES_ON: new RegExp(String.raw`^\W{0,3}(?:${any('instructionGoesOn')})|\bworkplace_?type\b`),
  };
});
const LOOK = 600;

/** Takes sentences that address a language model out of what is read: they are no statement about the job. */
export function withoutInstructions(text: FoldedText, lines: readonly Line[]): { lines: Line[]; leftOut: number } {
  let leftOut = 0;
  const kept = lines.map((line) => {
    let isBehind = false;
    const segments = line.segments.filter((segment) => {
      const sentence = text.folded.slice(segment.start, Math.min(segment.end, segment.start + LOOK));
      const isInstruction = orders().INSTRUCTION.test(sentence) || (isBehind && orders().GOES_ON.test(sentence));
      if (isInstruction) leftOut += 1;
      isBehind = isInstruction;
      return !isInstruction;
    });
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
  return { lines: kept, leftOut };
}
