import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { InterviewerPlan } from '@colloquy/contract/interviewers';
import { ensureCandidate } from '../../features/candidates/index.ts';
import { createConversation, createProgramme } from '../../features/founder-applications/index.ts';
import { latestBlueprint, loadInterviewerTexts, publishPlan, toOwnPlan } from '../../features/interviewers/index.ts';
import type { Interview } from '../../features/interviews/index.ts';
import { findAnyJob } from '../../features/jobs/index.ts';
import { findByUsername, importProfiles } from '../../features/profiles/index.ts';
import { findReport } from '../../features/reports/index.ts';
import { holdInterview } from '../../features/test-interviews/index.ts';
import { insertAttestation, listAttestations, type VerificationKind } from '../../features/verification/index.ts';
import { createProfileImporter } from '../../providers/profile-source/create.ts';
import { fromPlan, presentPlan } from '../../surfaces/interviewers/present.ts';
import type { Context } from '../context.ts';
import { CommandError, type Output } from './command.ts';
import { type DemoOpening, invite, ORGANIZATION } from './demo-invite.ts';

/** By the key of the question; `again` to whatever is asked of it once more, `otherwise` to any other question. */
type Candidate = { email: string; name: string; answers: Record<string, string>; again: string; otherwise: string };
type Points = InterviewerPlan['questions'][number]['points'];
type People = {
  /** Of the company's plan, by the key of the question: nothing is known of this trade, so the shop writes them itself. */
  points: Record<string, Points>;
  strong: Candidate;
  weak: Candidate;
  programme: { name: string; cohort: string };
  /** By the key of the question. */
  founder: Record<string, string>;
  attestations: { kind: VerificationKind; value: string; by: string; how: string }[];
};

const RESUME = fileURLToPath(new URL('./demo-resume.json', import.meta.url));
const USERNAME = 'sam-demo-workshop';
const STEP_MS = 100;
/** Reports are made by the running server's tasks. */
const REPORT_STEPS = 600;

/** Invented people, held and read as real ones: finished interviews, a founder's conversation, a profile. */
export async function seedPeople(
  context: Context,
  opening: DemoOpening,
  output: Output,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const people = JSON.parse(readFileSync(new URL('./demo-people.json', import.meta.url), 'utf8')) as People;
  const { clock, links, origin, verifyLinks } = context;
  await writePlan(context, opening, people.points);
  const held: [string, Interview][] = [];
  for (const kind of ['strong', 'weak'] as const) {
    const { answers, again, otherwise } = people[kind];
    const asked = new Set<string>();
    const interview = await invite(context, opening, people[kind]);
    const answerTo = (key: string): string => {
      if (asked.has(key)) return again;
      asked.add(key);
      return answers[key] ?? otherwise;
    };
    await hold(context, interview, answerTo, signal);
    held.push([kind, interview]);
  }
  const { conversation, page } = await tellStory(context, opening, people, signal);
  await keepProfile(context, people, signal);
  for (const [kind, { id }] of held) {
    await waitForReport(context, id, signal);
    output.line(`${kind} report: ${links.report(id, clock.now())}`);
  }
  output.line(`founder conversation: ${origin.current}/api/v1/integrations/candidates/conversations/${conversation}`);
  output.line(`apply as a founder: ${page}`);
  const profile = await findByUsername(context.db, ORGANIZATION, USERNAME);
  if (profile === null) throw new CommandError('the demo profile was not imported');
  output.line(`verified profile ${USERNAME}: ${verifyLinks.profilePage(profile.id, clock.now()).url}`);
}

async function writePlan(context: Context, { jobId }: DemoOpening, points: People['points']): Promise<void> {
  const { db, content } = context;
  const job = await findAnyJob(db, jobId);
  const version = job === null ? null : await latestBlueprint(db, job.interviewerId, job.language);
  if (job === null || version === null) throw new Error('the job of the demo vanished');
  await loadInterviewerTexts(content, job.language);
  const made = presentPlan(toOwnPlan(version.content));
  const questions = made.questions.map((question) => {
    const own = points[question.key];
    return own === undefined ? question : { ...question, anchors: null, points: own };
  });
  const plan = fromPlan({ ...made, questions }, job.language);
  const done = await db.transaction((tx) => publishPlan(tx, context, job, version.no, plan));
  if (!done.ok) throw new Error(`the plan of the demo is refused: ${done.problems.map(({ rule }) => rule).join('; ')}`);
}

async function hold(
  { room }: Context,
  interview: Interview,
  answerTo: (key: string) => string,
  signal: AbortSignal,
): Promise<void> {
  while ((await holdInterview(room, interview, ({ question }) => answerTo(question), signal)) === 'waiting')
    await setTimeout(STEP_MS, undefined, { signal });
}

async function tellStory(
  context: Context,
  { accountId }: DemoOpening,
  { programme: wished, founder }: People,
  signal: AbortSignal,
): Promise<{ conversation: string; page: string }> {
  const { db, ids, origin } = context;
  const { programme, interview } = await db.transaction(async (tx) => {
    const programme = await createProgramme(tx, ids, {
      accountId,
      ...wished,
      slug: null,
      language: 'en',
      ask: null,
      whyProgram: null,
    });
    const created = await createConversation(tx, context, {
      accountId,
      programme,
      cohort: null,
      source: 'demo',
      language: 'en',
      given: { email: null, name: null, pitchDeck: null },
      candidateId: await ensureCandidate(tx, ids, accountId, null),
    });
    return { programme, interview: created.interview };
  });
  await hold(context, interview, (key) => founder[key] ?? 'No.', signal);
  return { conversation: interview.id, page: `${origin.current}/apply/${programme.slug}` };
}

async function keepProfile(context: Context, { attestations }: People, signal: AbortSignal): Promise<void> {
  const { db, ids, clock, erased } = context;
  const importer = await createProfileImporter(clock);
  const silent = { done: () => undefined, skipped: () => undefined, noted: () => undefined };
  await importProfiles(
    { db, ids, clock, erased, importer },
    { organizationId: ORGANIZATION, path: RESUME, kind: 'json-resume' },
    silent,
    signal,
  );
  const profile = await findByUsername(db, ORGANIZATION, USERNAME);
  if (profile === null || (await listAttestations(db, profile.id)).length > 0) return;
  const verifiedAt = new Date(clock.now());
  await db.transaction(async (tx) => {
    for (const { kind, value, by, how } of attestations)
      await insertAttestation(tx, {
        id: ids.next(),
        profileId: profile.id,
        kind,
        value,
        attestedBy: by,
        how,
        verifiedAt,
      });
  });
}

async function waitForReport(context: Context, id: Interview['id'], signal: AbortSignal): Promise<void> {
  for (let step = 0; step < REPORT_STEPS; step += 1) {
    if ((await findReport(context.db, id)) !== null) return;
    await setTimeout(STEP_MS, undefined, { signal });
  }
  throw new CommandError('the report of the demo was not made: is a worker running?');
}
