// Two nodes that take calls and one that works, on one PostgreSQL, Redis and S3-compatible store of their own, with a
// recogniser that all of them ask.
import { mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { startS3Server } from '../../packages/server/src/testing/s3-server.ts';
import { startHearing } from './hearing-endpoint.mjs';
import { ownCluster, ownRedis } from './postgres.mjs';
import { ADMIN_SECRET, call, freePort, startServer, temporaryFolder } from './server.mjs';

const BUCKET = 'recordings';
/** Who has spoken keeps a place for a while; nobody here is to wait for one. */
const SPOKEN_AT_ONCE = 1_000;

export async function startNodes() {
  const cluster = await ownCluster();
  if (cluster === null) throw new Error('PostgreSQL is not installed here: several nodes need it');
  const redis = await ownRedis();
  const store = await startS3Server({ buckets: [BUCKET] });
  const storeWay = await way(Number(new URL(store.endpoint).port));
  const hearing = await startHearing();
  const folder = temporaryFolder();
  const publicPort = await freePort();
  const nodes = [];
  let worker = null;
  process.on('exit', () => {
    for (const node of [...nodes, worker]) node?.child.kill('SIGKILL');
    redis?.child.kill('SIGKILL');
  });

  async function start(name, role, port) {
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    const node = startServer({
      dataDir,
      port,
      databaseUrl: cluster.url,
      env: {
        COLLOQUY_ROLE: role,
        COLLOQUY_MEANING: 'off',
        COLLOQUY_RECORDING: 'on',
        COLLOQUY_VOICE: 'on',
        COLLOQUY_SPEECH_URL: hearing.url,
        COLLOQUY_SPEECH_RUN_BY: 'the bench',
        COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
        COLLOQUY_SPEECH_AT_ONCE: String(SPOKEN_AT_ONCE),
        COLLOQUY_BLOB_URL: `s3://${BUCKET}?endpoint=http://127.0.0.1:${storeWay.port}&region=us-east-1`,
        AWS_ACCESS_KEY_ID: store.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
        COLLOQUY_PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
        ...(redis === null ? {} : { REDIS_URL: redis.url }),
      },
    });
    await node.ready;
    return { ...node, name, port, url: `http://127.0.0.1:${port}` };
  }
  nodes.push(await start('first', 'api', publicPort));
  nodes.push(await start('second', 'api', await freePort()));
  worker = await start('worker', 'worker', await freePort());

  return {
    cluster,
    redis,
    storeWay,
    hearing,
    nodes,
    async killNode(index) {
      await nodes[index].kill();
      nodes[index] = await start(nodes[index].name, 'api', nodes[index].port);
    },
    async killWorker() {
      await worker.kill();
      worker = await start('worker', 'worker', await freePort());
    },
    async stop() {
      await Promise.all([...nodes, worker].map((node) => node.stop()));
      redis?.stop();
      await hearing.stop();
      await storeWay.shut();
      await store.close();
    },
  };
}

/** Of the network, whose reads are counted. */
export async function networkKey(url) {
  const reply = await call(url, 'POST', '/api/v1/admin/api-keys', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'bench', userId: 'bench', scopes: ['network'], consumer: 'reader' },
  });
  if (reply.status !== 200) throw new Error(`no key: ${JSON.stringify(reply.body)}`);
  return { apikey: reply.body.data.apiKey };
}

/** A way to a port that can be shut: who comes then is refused, and who is on it is cut. */
async function way(to) {
  const port = await freePort();
  const sockets = new Set();
  const server = createServer((socket) => {
    const onward = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ]) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const open = () => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const shut = () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  await open();
  return { port, open, shut };
}
