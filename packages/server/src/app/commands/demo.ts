import { createKey } from '../../features/api-keys/index.ts';
import { createJob } from '../../features/jobs/index.ts';
import { isServed } from '../../platform/db/migrate.ts';
import type { Id } from '../../platform/ids.ts';
import { type Command, CommandError } from './command.ts';
import { invite, ORGANIZATION } from './demo-invite.ts';
import { DEMO_JOB } from './demo-job.ts';
import { seedPeople } from './demo-people.ts';

export const demo: Command = {
  name: 'demo',
  summary: 'Seed a job and a candidate and print the interview link',
  usage: 'colloquy demo [--full]',
  options: {
    full: {
      type: 'boolean',
      description: 'also a strong and a weak report, a founder conversation and a verified profile',
    },
  },
  positionals: [],
  served: true,
  async run(context, input, output, signal) {
    // On the embedded database the server itself runs this.
    if (context.db.kind !== 'embedded' && !(await isServed(context.db)))
      throw new CommandError('no server runs on this database: start one with npm start, then run this again');
    const { db, ids, occupations, readings, rooms } = context;
    await occupations.prepare('en');
    const demoJob = { ...DEMO_JOB, language: 'en' as const };
    const prepared = await readings.prepareJob(demoJob, ORGANIZATION);
    const { key, opening } = await db.transaction(async (tx) => {
      const created = await createKey(tx, ids, {
        organizationId: ORGANIZATION,
        userId: 'demo',
        name: 'demo',
        scopes: input.values.full === true ? ['hiring', 'conversations'] : ['hiring'],
      });
      const [account] = await tx.query<{ accountId: Id<'account'> }>(
        'select account_id as "accountId" from api_keys where id = $1',
        [created.id],
      );
      if (!account) throw new Error('the demo key vanished');
      const { accountId } = account;
      const job = await createJob(tx, { ids }, { accountId, ...demoJob, prepared });
      return { key: created.apiKey, opening: { accountId, jobId: job.id } };
    });
    output.line(rooms.url(await invite(context, opening, { email: 'robin.demo@example.com', name: 'Robin Demo' })));
    output.problem(`open the link and hold the interview; the demo account's API key is ${key}`);
    if (input.values.full === true) await seedPeople(context, opening, output, signal);
    return 0;
  },
};
