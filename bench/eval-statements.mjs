// `npm run eval:interviews -- FOLDER --statements[=JUDGED]`: what the embedded reader says of single points.
//
//   … FOLDER --statements            each point of each answer without what was found of it: to be judged by hand
//   … FOLDER --statements=JUDGED     how often "said", "partly" and "not said" were right, by language
//
// JUDGED: lines as they were printed with "says" (said | partly | not-said) added by somebody who saw neither reading nor
// levels. "Said" counts where the report would print it: in words that make it sure. statement-figures.json gets its figures
// from here, with the version of the engine, of answers that nobody who worked on the reader has seen.
import { statementCounts } from './lib/interview-figures.mjs';
import { readJsonLines } from './lib/json-lines.mjs';
import { printShare } from './lib/share.mjs';

/** Prints each point of each answer as a line that somebody can add a judgement to. */
export function printStatements(read, hasPoints) {
  for (const { job, question, text } of read) {
    for (const { key, name, phrasings } of hasPoints(question) ? question.rubric.facts : [])
      console.log(
        JSON.stringify({
          job: job.name,
          language: job.language,
          question: question.key,
          asked: question.text,
          text,
          point: key,
          name,
          phrasings,
        }),
      );
  }
}

/** @param read readings as eval-interviews.mjs makes them */
export function evaluateStatements(read, hasPoints, judgedFile) {
  const judged = readJsonLines(judgedFile);
  for (const [language, of] of Map.groupBy(read, ({ job }) => job.language)) {
    const readings = of.map(({ job, question, kind, text, reading }) => ({
      job: job.name,
      kind,
      text,
      question: { key: question.key, hasPoints: hasPoints(question) },
      facts: reading.facts.map((fact) => ({ ...fact, named: printedAs(fact) })),
      mistakes: reading.mistakes ?? [],
    }));
    const counts = statementCounts(readings, judged);
    for (const statement of ['said', 'partly', 'not-said', 'mistake']) {
      const { right, of: all } = counts[statement] ?? { right: 0, of: 0 };
      printShare(`${language}: "${statement}" is right`, right, all, '>= 0.9 to print');
    }
    const points = judged.filter((one) => (one.language ?? 'en') === language && one.says === 'said').length;
    printShare(`${language}: points that are said and would be printed`, counts.said?.right ?? 0, points, '');
  }
}

/** What a report may say of a point: where it is not sure enough it says nothing. */
function printedAs({ named, sure = true }) {
  return sure ? named : null;
}
