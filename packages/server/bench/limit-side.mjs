// One side of `bench:limit` in a process of its own: the server as it starts, with its five windows or with none.
// LIMITS=on|off; prints the listening line, a key and the path to ask for.
import { createContext } from '../src/app/context.ts';
import { startServer } from '../src/app/lifecycle.ts';
import { buildConfig } from '../src/config/config.ts';
import { readEnvironment } from '../src/config/env.ts';
import { loadSecrets } from '../src/config/secrets.ts';
import { createKey } from '../src/features/api-keys/index.ts';
import { keepSource } from '../src/features/profiles/index.ts';
import { createResumeReader } from '../src/providers/profile-source/create.ts';

const LIMIT = 1_000_000_000;
const { LIMITS, ...rest } = process.env;
const environment = readEnvironment(rest);
const config = buildConfig(environment);
const context = await createContext(config, loadSecrets(environment, config));
// The bare side: everything alike, but nobody counts and no header is written.
const running = await startServer(LIMITS === 'off' ? { ...context, gate: async () => null } : context);
const reading = await createResumeReader().read({
  basics: { name: 'Ilse Brandt', label: 'Crane Operator', email: 'ilse@example.com' },
  work: Array.from({ length: 5 }, (_, n) => ({
    name: `Harbour ${n}`,
    position: 'Crane Operator',
    startDate: `20${10 + n}`,
    summary: 'Moves containers between quay and yard. '.repeat(6),
  })),
  skills: Array.from({ length: 12 }, (_, n) => ({ name: `Skill ${n}` })),
});
if (reading.ok === false) throw new Error(reading.reason);
const { username } = await context.db.transaction((tx) =>
  keepSource(tx, context, {
    organizationId: 'bench',
    kind: 'json-resume',
    sourceId: reading.sourceId,
    profile: reading.profile,
    emails: reading.emails,
    joinedAt: null,
    afterMark: null,
  }),
);
const { apiKey } = await context.db.transaction((tx) =>
  createKey(tx, context.ids, {
    organizationId: 'bench',
    userId: 'bench',
    consumer: 'bench',
    scopes: ['network'],
    quota: { second: LIMIT, minute: LIMIT, day: LIMIT, month: LIMIT, year: LIMIT },
  }),
);
process.stdout.write(
  `${JSON.stringify({ url: running.url, apiKey, path: `/api/v1/consumers/bench/profiles/${username}` })}\n`,
);
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
