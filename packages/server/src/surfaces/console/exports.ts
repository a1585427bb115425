import type { consoleEndpoints } from '@colloquy/contract/console';
import { reasonKey, WHY_KEYS } from '@colloquy/contract/links';
import { accountsOf } from '../../features/accounts/index.ts';
import { listOfAccounts, type OrganizationInterview } from '../../features/interviews/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { type Id, idTime } from '../../platform/ids.ts';
import type { Table } from '../../platform/table/table-file.ts';
import type { TableMaker } from '../../platform/table/table-maker.ts';
import { type Comparison, openedBy, readComparison } from './compare.ts';
import { by, type DownloadHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';

/** More candidates than anybody reads in a spreadsheet; read in parts. */
const ROWS_MOST = 20_000;
const PART = 500;

type Endpoints = typeof consoleEndpoints;
type Words = Readonly<Record<string, unknown>>;
type Cells = readonly string[];

export function exportCandidatesHandler(
  deps: ConsoleDeps,
  tables: TableMaker,
): DownloadHandler<Endpoints['exportCandidates']> {
  return async ({ query }, actor) => {
    const accounts = await accountsOf(deps.db, actor.organizationId);
    const filter = {
      status: query.status,
      email: query.email,
      language: query.interviewLanguage,
      isRefused: query.mail === 'refused',
      jobId: query.job as Id<'job'> | undefined,
    };
    const word = wordsOf(await deps.content.loadMessages('console', query.language));
    const readRows = async (): Promise<Cells[]> => {
      const rows: Cells[] = [];
      for (let before: string | null = null; rows.length < ROWS_MOST; ) {
        const part: OrganizationInterview[] = await listOfAccounts(deps.db, accounts, filter, { before, limit: PART });
        rows.push(...part.map((interview) => candidateCells(interview, word)));
        before = part.at(-1)?.id ?? null;
        if (part.length < PART) break;
      }
      return rows;
    };
    const head = ['candidate', 'filterEmail', 'job', 'state', 'columnLanguage', 'invitedOn', 'began', 'ended'];
    const { format } = query;
    return {
      file: await tables.make(actor.organizationId, format, async () => ({
        head: head.map(word),
        rows: await readRows(),
      })),
      name: `candidates.${format}`,
      noted: by(actor, 'candidates.exported'),
    };
  };
}

function candidateCells(interview: OrganizationInterview, word: (key: string) => string): string[] {
  const { id, givenName, cvName, email, jobTitle, status, language, startedAt, endedAt } = interview;
  const at = (instant: Date | null): string => (instant === null ? '' : toInstant(instant.getTime()));
  return [
    givenName ?? cvName ?? '',
    email ?? '',
    jobTitle ?? '',
    word(`status-${status.toLowerCase().replaceAll('_', '-')}`),
    language,
    toInstant(idTime(id)),
    at(startedAt),
    at(endedAt),
  ];
}

/** What the screen shows, and no more: assessments that are withheld there are in no file either. */
export function exportComparisonHandler(
  deps: ConsoleDeps,
  tables: TableMaker,
): DownloadHandler<Endpoints['exportComparison']> {
  const read = readComparison(deps);
  return async ({ params, query }, actor) => {
    const compared = await read({ params, query }, actor);
    const word = wordsOf(await deps.content.loadMessages('console', query.language));
    const said = await deps.content.loadMessages('report', query.language);
    const { format } = query;
    return {
      file: await tables.make(actor.organizationId, format, async () => comparisonTable(compared, word, said)),
      name: `comparison.${format}`,
      noted: openedBy(actor, compared),
    };
  };
}

function comparisonTable({ candidates, rows }: Comparison, word: (key: string) => string, said: Words): Table {
  const head = [word('requirement'), ...candidates.map(({ name }) => name)];
  const cells = rows.map(({ text, cells: row }) => [
    text,
    ...row.map((cell, index) => {
      const grading = candidates[index]?.grading;
      if (cell === null || grading === undefined) return word('cell-not-planned');
      return [
        ...(cell.level === null ? [] : [String(cell.level.score)]),
        ...cell.assessments.map(
          ({ reviewer, verified, score }) => `${reviewer}${verified ? '' : ` (${word('notVerified')})`}: ${score}`,
        ),
        ...cell.quotes.slice(0, 1).map(({ text: words }) => `„${words.trim()}“`),
        ...(cell.quotes.length === 0 ? [wordless(cell, grading, word, said)] : []),
      ].join('\n');
    }),
  ]);
  return { head, rows: cells };
}

/** Why there are no words, as the report says it. */
function wordless(
  { status, why, reason }: NonNullable<Comparison['rows'][number]['cells'][number]>,
  grading: Comparison['candidates'][number]['grading'],
  word: (key: string) => string,
  said: Words,
): string {
  const key = why !== null ? WHY_KEYS[why] : reason !== null ? reasonKey(grading, reason) : null;
  const text = key === null ? null : said[key];
  if (typeof text === 'string') return text;
  if (reason !== null) return word('cell-not-assessable');
  return word(status === 'read' || status === 'shown' ? 'cell-answered' : `cell-${status}`);
}

const wordsOf =
  (words: Words) =>
  (key: string): string => {
    const word = words[key];
    if (typeof word !== 'string') throw new Error(`the console has no word ${key}`);
    return word;
  };
