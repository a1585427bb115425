import type { TermWords } from '@colloquy/content/schema/trades';
import type { consoleEndpoints } from '@colloquy/contract/console';
import { approvedFactsOf, loadInterviewerTexts, planLines } from '../../features/interviewers/index.ts';
import { type PreparedJob, readTerms } from '../../features/jobs/index.ts';
import type { ReadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { jobOf } from './job-of.ts';
import { planIn } from './plan-form.ts';
import { presentLines, presentOccupation } from './plan-lines.ts';

type JobRead = Awaited<ReturnType<ReadHandler<typeof consoleEndpoints.readJob>>>;

/** What is read of a description while it is written; nothing of it is kept. */
export function readJobHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.readJob> {
  return async ({ body }, { accountId }) => {
    await loadInterviewerTexts(deps.content, body.language);
    await deps.occupations.prepare(body.language);
    return presentRead(await deps.readDraft(body, accountId), deps.content.get('trades', 'common').terms);
  };
}

/** The description of a job without markup, and the place of its lines in it. */
export function jobReadingHandler(deps: ConsoleDeps): ReadHandler<typeof consoleEndpoints.getJobReading> {
  return async ({ params }, { organizationId, accountId }) => {
    const job = await jobOf(deps.db, organizationId, params.id);
    const { content } = await planIn(deps.db, job);
    await loadInterviewerTexts(deps.content, job.language);
    await deps.occupations.prepare(job.language);
    const { reading } = await deps.prepareJob(job, accountId);
    const text = reading.plainText;
    // A reader of a later release may put the words elsewhere: a line that is not at its place is not marked.
    const lines = presentLines(content.plan).filter((line) => isAt(text, line));
    return { text, lines };
  };
}

function isAt(text: string, line: { text: string; start: number; end: number }): boolean {
  const words = (part: string): string => part.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
  const there = words(text.slice(line.start, line.end));
  return there !== '' && words(line.text).endsWith(there);
}

function presentRead({ reading, blueprint }: PreparedJob, words: TermWords): JobRead {
  const { evidence } = reading;
  const terms = readTerms(reading, words);
  const facts = approvedFactsOf(reading).flatMap(({ topic, text }) =>
    topic === 'hours' || topic === 'process' ? [{ topic, text }] : [],
  );
  return {
    text: reading.plainText,
    writtenIn: reading.language,
    workplaceType: reading.workplaceType,
    workplaceShownBy: evidence.workplaceType,
    locations: reading.locations.map(({ city, country }, index) => ({
      city,
      country,
      shownBy: evidence.locations[index] ?? null,
    })),
    missing: reading.missing,
    warnings: reading.warnings,
    seniority: reading.title.seniority,
    facts: [...terms.pay.map(({ text }) => ({ topic: 'pay' as const, text })), ...facts],
    languages: terms.languages.map(({ language, passage }) => ({ language, text: passage.text })),
    lines:
      blueprint === null
        ? planLines(reading).map(({ id, kind, text, start, end }) => ({
            id,
            kind,
            text,
            start,
            end,
            question: null,
            why: null,
          }))
        : presentLines(blueprint.plan),
    occupation: presentOccupation(blueprint?.plan),
    questions: blueprint?.questions.map(({ key, text, mustAsk }) => ({ key, text, mustAsk })) ?? null,
  };
}
