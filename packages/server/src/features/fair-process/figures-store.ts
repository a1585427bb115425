import type { CandidateOutcome, Declaration } from '@colloquy/contract/shared';
import type { Queryable, Tx } from '../../platform/db/db.ts';
import type { Id, IdSource } from '../../platform/ids.ts';
import { type Shown, type Standing, type StandingTally, tallyStandings } from './changes.ts';
import type { FairTable } from './figures.ts';

/** A completed interview of a job as it is counted. */
type AssessedRow = {
  interviewId: Id<'interview'>;
  planId: Id<'blueprint-version'> | null;
  outcome: CandidateOutcome | null;
  declared: Declaration | null;
  score: number | null;
};

export type FairJob = { id: Id<'job'>; title: string };

export async function listFairJobs(db: Queryable, accounts: readonly Id<'account'>[]): Promise<FairJob[]> {
  return db.query<FairJob>(
    `select j.id, j.title from jobs j where j.account_id = any($1::uuid[]) and exists (
       select from interviews i where i.job_id = j.id and i.status in ('INTERVIEW_COMPLETED', 'REPORT_GENERATED'))
     order by j.id desc`,
    [accounts],
  );
}

/**
 * Every completed interview of a job, by its official report (`findReport` in features/reports says which). In no order
 * that could be held against a list.
 */
export function listAssessed(db: Queryable, jobId: Id<'job'>): Promise<AssessedRow[]> {
  return db.query<AssessedRow>(
    `select i.id as "interviewId", i.blueprint_version_id as "planId", d.outcome,
       case when c.interview_id is not null then jsonb_build_object(
         'sex', c.sex, 'race', c.race, 'age', c.age, 'disability', c.disability) end as declared,
       (r.content -> 'overall' ->> 'score')::float8 as score
     from interviews i
     left join declared_categories c on c.interview_id = i.id
     left join lateral (
       select outcome from candidate_decisions where interview_id = i.id order by id desc limit 1) d on true
     left join lateral (
       select p.content from reports p
       left join (select report_no, at from reviews where interview_id = i.id order by at, id limit 1) f on true
       cross join lateral (select coalesce(p.no = f.report_no, p.at <= f.at, true) as is_read) o
       where p.interview_id = i.id
       order by o.is_read desc, case when o.is_read then p.no else -p.no end desc limit 1) r on true
     where i.job_id = $1 and i.status in ('INTERVIEW_COMPLETED', 'REPORT_GENERATED')`,
    [jobId],
  );
}

/** Figures as they were shown. Those of the release before do not know whom they counted: they have no tally. */
type KeptFigures = Shown & {
  id: string;
  people: number;
  figures: { smallest: number; tables: FairTable[]; tally?: StandingTally };
};

/** All that were ever shown of a cohort, the last one last. */
export async function listFigures(db: Queryable, jobId: Id<'job'>, cohort: string): Promise<KeptFigures[]> {
  const rows = await db.query<Omit<KeptFigures, 'tally' | 'standings'>>(
    'select id, people, figures from fair_figures where job_id = $1 and cohort = $2 order by id',
    [jobId, cohort],
  );
  const counted = await db.query<Standing & { figuresId: string }>(
    `select figures_id as "figuresId", interview_id as "interviewId", moved_on as "movedOn", scored, declared
     from fair_counted where figures_id = any($1::uuid[])`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    ...row,
    tally: row.figures.tally ?? null,
    standings: counted.filter(({ figuresId }) => figuresId === row.id),
  }));
}

export async function keepFigures(
  tx: Tx,
  { ids }: { ids: IdSource },
  of: { jobId: Id<'job'>; cohort: string },
  { standings, people, figures }: Pick<KeptFigures, 'standings' | 'people' | 'figures'>,
): Promise<KeptFigures> {
  const id = ids.next();
  const tally = tallyStandings(standings);
  await tx.query('insert into fair_figures (job_id, cohort, id, people, figures) values ($1, $2, $3, $4, $5)', [
    of.jobId,
    of.cohort,
    id,
    people,
    JSON.stringify({ ...figures, tally }),
  ]);
  await tx.query(
    `insert into fair_counted (figures_id, interview_id, moved_on, scored, declared)
     select $1, interview_id, moved_on, scored, declared
     from unnest($2::uuid[], $3::boolean[], $4::text[], $5::boolean[]) as c (interview_id, moved_on, scored, declared)`,
    [
      id,
      standings.map(({ interviewId }) => interviewId),
      standings.map(({ movedOn }) => movedOn),
      standings.map(({ scored }) => scored),
      standings.map(({ declared }) => declared),
    ],
  );
  return { id, people, figures, tally, standings };
}

/** One at a time makes figures of a job: two would both find that enough has changed. Invitations do not wait for it. */
export async function lockJob(tx: Tx, jobId: Id<'job'>): Promise<void> {
  await tx.query('select 1 from jobs where id = $1 for no key update', [jobId]);
}
