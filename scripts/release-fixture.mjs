// Makes what the upgrade tests start from, with a release's own program:
//
//   node scripts/run.mjs scripts/release-fixture.mjs CHECKOUT EMPTY_DATABASE_URL NAME
//
//   node scripts/run.mjs scripts/release-fixture.mjs CHECKOUT DATA_FOLDER
//
// CHECKOUT is a folder of that release with its dependencies installed. Its server runs on the named PostgreSQL
// database and is used as callers and candidates use it. What it leaves goes to packages/server/src/testing/releases:
// NAME.sql.gz (the database), NAME.json (how to reach what is in it) and NAME.statements.gz (what the server
// sent). With a data folder it fills that one and prints what NAME.json would hold, for a try by hand.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { ROOT } from './setup.mjs';

const ADMIN_SECRET = 'an-admin-secret-for-tests';
const SECRET_KEY = 'a-signing-key-for-tests-0123456789abcdef';
const ORGANIZATION = 'org-1';
const ANSWERS = [
  'Once the points froze at four in the morning. I melted the ice with my crew, and in the end the first train ran on time.',
  'I kept a ferry waiting for 20 minutes because the ramp was iced, told the passengers why, and nobody was hurt.',
];

const [checkout, databaseUrl, name] = process.argv.slice(2);
const isServer = databaseUrl?.startsWith('postgres') ?? false;
if (databaseUrl === undefined || isServer !== (name !== undefined))
  throw new Error('CHECKOUT EMPTY_DATABASE_URL NAME, or CHECKOUT DATA_FOLDER');
const folder = mkdtempSync(join(tmpdir(), 'colloquy-release-'));
const statements = join(folder, 'statements.jsonl');
const server = await start();
const made = await use(server.url).finally(() => server.stop());
if (isServer) keep();
else process.stdout.write(`${JSON.stringify(made, null, 2)}\n`);
rmSync(folder, { recursive: true });

function keep() {
  const dump = spawnSync(
    'pg_dump',
    ['--no-owner', '--no-privileges', '--inserts', '--no-comments', '--restrict-key=colloquy', databaseUrl],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (dump.status !== 0) throw new Error(dump.stderr);
  const releases = join(ROOT, 'packages', 'server', 'src', 'testing', 'releases');
  mkdirSync(releases, { recursive: true });
  writeFileSync(join(releases, `${name}.sql.gz`), gzipSync(portable(dump.stdout), { level: 9 }));
  writeFileSync(join(releases, `${name}.json`), `${JSON.stringify(made, null, 2)}\n`);
  writeFileSync(join(releases, `${name}.statements.gz`), gzipSync(readFileSync(statements), { level: 9 }));
}

/** Plain statements: what only `psql` understands is left out. */
function portable(sql) {
  return sql
    .split('\n')
    .filter((line) => !/^(\\|--|SET |SELECT pg_catalog\.set_config)/.test(line) && line !== '')
    .join('\n');
}

function start() {
  const child = spawn(process.execPath, ['scripts/colloquy.mjs', 'start'], {
    cwd: resolve(checkout),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${join(ROOT, 'scripts', 'release-recorder.mjs')}`,
      RECORD_STATEMENTS: statements,
      COLLOQUY_PORT: '0',
      COLLOQUY_DATA_DIR: isServer ? folder : databaseUrl,
      COLLOQUY_ADMIN_SECRET: ADMIN_SECRET,
      COLLOQUY_SECRET_KEY: SECRET_KEY,
      COLLOQUY_MEANING: 'off',
      COLLOQUY_LOG: 'warn',
      ...(isServer ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  const exited = new Promise((done) => child.once('exit', done));
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((ready, failed) => {
    exited.then(() => failed(new Error('the release ended')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.includes('"listening"')) return;
      const stop = () => {
        child.kill('SIGTERM');
        return exited;
      };
      ready({ url: JSON.parse(line).url, stop });
    });
  });
}

/** One of everything that must outlive an upgrade: finished, under way and not yet begun. */
async function use(url) {
  const call = async (method, path, headers, body) => {
    const reply = await fetch(url + path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path} gave ${reply.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const admin = { 'x-admin-secret': ADMIN_SECRET };
  const caller = { organizationId: ORGANIZATION, userId: 'user-1' };
  const { apiKey } = (await call('POST', '/api/v1/admin/api-keys', admin, { ...caller, consumer: 'consumer-1' })).data;
  const headers = { authorization: `Bearer ${apiKey}` };
  const job = {
    title: 'Signal Technician',
    description: [
      '<p>The Harbour Railway moves containers between quay and yard. We are forty people in Gdynia, Poland.</p>',
      '<p>Location: Gdynia, Poland. Workplace type: On-site.</p>',
      '<ul><li>You keep signals and points in order on eleven kilometres of track.</li>',
      '<li>You find the cause of a fault under time pressure and write down what you changed.</li>',
      '<li>You plan maintenance with the yard masters so that no train waits without need.</li>',
      '<li>You train two apprentices a year and check their work.</li>',
      '<li>You explain to a driver why a signal stays red.</li>',
      '<li>You keep spare parts so that a night shift never has to wait for them.</li></ul>',
      '<p>You bring several years with railway signals or a similar trade, calm judgement, and the will to stop a train',
      'when it is not safe. We work in shifts and pay for every hour.</p>',
    ].join('\n'),
  };
  const { serviceJobId } = (await call('POST', '/api/v1/jobs', headers, job)).data;
  const interview = async (candidateEmail) =>
    (await call('POST', '/api/v1/interviews', headers, { serviceJobId, candidateEmail })).data;

  const room = (link) => {
    const token = link.split('/room/')[1];
    const seat = randomUUID();
    let state = null;
    const send = async (command, body) => {
      const command_ = { clientId: randomUUID(), seat, seen: 0, ...body };
      state = await call('POST', `/room/api/${command}`, { 'x-room-token': token }, command_);
      return state;
    };
    return {
      token,
      begin: async (purpose = 'ai-evaluation') => {
        await send('consent', { language: 'en', decisions: [{ purpose, textVersion: 1, given: true }] });
        return send('begin', { mode: 'text' });
      },
      answer: (text) => send('answer', { promptId: state.conversation.prompt.id, text }),
      state: () => state,
    };
  };

  const finished = await interview('nils.aalto@example.com');
  const first = room(finished.interviewUrl);
  await first.begin();
  for (let turn = 0; first.state().phase !== 'ended'; turn += 1) {
    if (turn > 80) throw new Error('the interview does not end');
    await first.answer(`${ANSWERS[turn % 2]} That was case ${turn}.`);
  }
  const underWay = await interview('kim.larsen@example.com');
  const second = room(underWay.interviewUrl);
  await second.begin();
  for (const text of ANSWERS) await second.answer(text);
  const waiting = await interview('ada.brook@example.com');

  const resume = {
    basics: { name: 'Gia Mill', email: 'gia@mill.example', label: 'Miller' },
    work: [{ name: 'Brook Mill', position: 'Miller', startDate: '2019-03' }],
  };
  const { username } = (await call('POST', '/api/v1/admin/profiles', admin, { organizationId: ORGANIZATION, resume }))
    .data;
  await call('POST', '/api/v1/admin/attestations', admin, {
    organizationId: ORGANIZATION,
    username,
    kind: 'workplace',
    value: 'Brook Mill',
    attestedBy: 'The office',
    how: 'Contract seen',
  });
  await call('POST', '/api/v1/admin/programmes', admin, { ...caller, name: 'Lantern Works' });
  const conversation = await call('POST', '/api/v1/integrations/candidates/conversations', { 'x-api-key': apiKey }, {});
  await interview('first.gone@example.org');
  await call('POST', '/api/v1/admin/people/erase', admin, { ...caller, email: 'first.gone@example.org' });

  const id = conversation.conversation_id ?? conversation.data?.conversation_id;
  for (let tries = 0; ; tries += 1) {
    const { data } = await call('GET', `/api/v1/interviews/${finished.meetingId}`, headers);
    if (JSON.stringify(data).includes('/report')) break;
    if (tries > 200) throw new Error(`no report: ${JSON.stringify(data)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
  await call('GET', `/api/v1/consumers/consumer-1/profiles/${username}`, { apikey: apiKey });
  await call('GET', `/api/v1/network/${username}/verification`, { apikey: apiKey });
  await call('GET', `/api/v1/interviews?serviceJobId=${serviceJobId}`, headers);
  return {
    madeAt: new Date().toISOString(),
    apiKey,
    serviceJobId,
    username,
    conversationId: id,
    finished: { meetingId: finished.meetingId, token: first.token },
    underWay: { meetingId: underWay.meetingId, token: second.token, said: ANSWERS[1] },
    waiting: { meetingId: waiting.meetingId, token: waiting.interviewUrl.split('/room/')[1] },
  };
}
