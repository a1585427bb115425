// What the room asks after an answer, by itself and without a model: printed to be judged, and counted once it was.
//
//   npm run eval:interviews -- FOLDER --follow-ups > FOLDER/follow-ups.jsonl
//   npm run eval:interviews -- FOLDER --follow-ups=FOLDER/judged.jsonl
//
// Printed: one strong or middling answer a line that is asked something more: { job, question, answer, reason, followUp }.
// The judge, who has not seen the program, adds `asksForSaid`: true where the answer has already said what the follow-up
// asks for. Lines are known again by their texts.
import { readJsonLines } from './lib/json-lines.mjs';
import { printShare } from './lib/share.mjs';

const SERVER = new URL('../packages/server/src/', import.meta.url);
const { judge, ENOUGH_POINTS } = await import(new URL('features/dialogue/scored-assessor.ts', SERVER).href);
const { nextFollowUp } = await import(new URL('features/dialogue/next-follow-up.ts', SERVER).href);
const { phraseBooks } = await import(new URL('features/dialogue/phrase-books.ts', SERVER).href);

const ASKED = new Set(['strong', 'middling']);

/**
 * @param read [{ job, question, kind, text, isNamed }]
 * @param judgedFile null: the follow-ups are printed
 */
export function evaluateFollowUps(read, { content, reader, judgedFile }) {
  const phrases = phraseBooks(content);
  const answers = read.filter(({ kind, isNamed }) => isNamed && ASKED.has(kind));
  const asked = answers.flatMap(({ job, question, kind, text }) => {
    const { language } = job.blueprint;
    const assessment = judge(reader, question, [text], language, ENOUGH_POINTS);
    const next = nextFollowUp(
      { phrases: phrases(language), limits: { briefAfterMs: Number.POSITIVE_INFINITY } },
      question,
      { followUps: [] },
      { followUpsSaid: [], activeMs: 0 },
      assessment,
      0,
    );
    if (next === null) return [];
    return [{ job: job.name, kind, question: question.text, answer: text, reason: next.reason, followUp: next.text }];
  });
  if (judgedFile === null) {
    for (const { kind: _kind, ...line } of asked) console.log(JSON.stringify(line));
    return;
  }
  const judged = new Map(
    readJsonLines(judgedFile).map(({ answer, followUp, asksForSaid }) => [`${answer}\n${followUp}`, asksForSaid]),
  );
  const verdicts = asked.map((one) => ({ ...one, asksForSaid: judged.get(`${one.answer}\n${one.followUp}`) }));
  const known = verdicts.filter(({ asksForSaid }) => typeof asksForSaid === 'boolean');
  for (const kind of ASKED)
    printShare(
      `${kind} answers that are asked something more`,
      asked.filter((one) => one.kind === kind).length,
      answers.filter((one) => one.kind === kind).length,
    );
  if (known.length < verdicts.length) console.log(`not judged: ${verdicts.length - known.length}`);
  printShare(
    'follow-ups that ask for what was said',
    known.filter((one) => one.asksForSaid).length,
    known.length,
    '<= 15 %',
  );
  for (const [reason, of] of Map.groupBy(known, (one) => one.reason))
    printShare(`  ${reason}`, of.filter((one) => one.asksForSaid).length, of.length);
}
