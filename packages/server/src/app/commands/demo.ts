import { createKey } from '../../features/api-keys/index.ts';
import { registerCandidate } from '../../features/candidates/index.ts';
import { createInterview } from '../../features/interviews/index.ts';
import { createJob, prepareJob } from '../../features/jobs/index.ts';
import { isServed } from '../../platform/db/migrate.ts';
import { type Command, CommandError } from './command.ts';
import { DEMO_JOB } from './demo-job.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'Seed a job and a candidate and print the interview link',
  usage: 'colloquy demo',
  options: {},
  positionals: [],
  served: true,
  async run(context, _input, output) {
    if (!(await isServed(context.db)))
      throw new CommandError('no server runs on this database: start one with npm start, then run this again');
    const { content, db, ids, jobReader, occupations, rooms } = context;
    await occupations.prepare('en');
    const demoJob = { ...DEMO_JOB, language: 'en' as const };
    const { url, key } = await db.transaction(async (tx) => {
      const created = await createKey(tx, ids, {
        organizationId: 'demo',
        userId: 'demo',
        name: 'demo',
        scopes: ['hiring'],
      });
      const [account] = await tx.query<{ accountId: never }>(
        'select account_id as "accountId" from api_keys where id = $1',
        [created.id],
      );
      if (!account) throw new Error('the demo key vanished');
      const accountId = account.accountId;
      const job = await createJob(
        tx,
        { ids },
        { accountId, ...demoJob, prepared: prepareJob({ jobReader, content, occupations }, demoJob) },
      );
      const { candidateId } = await registerCandidate(tx, context, {
        accountId,
        email: 'robin.demo@example.com',
        cvLink: null,
      });
      const interview = await createInterview(tx, context, {
        accountId,
        door: 'HIRING',
        jobId: job.id,
        interviewerId: job.interviewerId,
        language: 'en',
        candidateId,
        email: 'robin.demo@example.com',
        givenName: 'Robin Demo',
        cvIntakeId: null,
      });
      return { url: rooms.url(interview), key: created.apiKey };
    });
    output.line(url);
    output.problem(`open the link and hold the interview; the demo account's API key is ${key}`);
    return 0;
  },
};
