// `npm run dev [-- --port 8080]`: the server from its sources on a throw-away data folder with seeds. A change restarts
// it and reloads the pages that are open; requests wait meanwhile. Pages are served by a small proxy, which adds to each
// the script that reloads it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { content, ROOT, say } from './setup.mjs';

const SETTLE_MS = 150;
const RELOAD = `<script src="/dev/reload.js"></script>`;
const RELOAD_SCRIPT = `new EventSource('/dev/events').onmessage = () => location.reload();`;

const at = process.argv.indexOf('--port');
const port = at === -1 ? 8080 : Number(process.argv[at + 1]);
const packages = (...path) => join(ROOT, 'packages', ...path);
const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-dev-'));
const env = {
  ...process.env,
  COLLOQUY_DATA_DIR: dataDir,
  COLLOQUY_PORT: '0',
  COLLOQUY_PUBLIC_URL: `http://127.0.0.1:${port}`,
  COLLOQUY_DRAIN_MS: '0',
};
const CLI = packages('server', 'src', 'cli.ts');

content(process.execPath);
// The pages of a watch are not those that `npm start` serves: it builds them again.
rmSync(join(ROOT, 'node_modules', '.colloquy', 'web'), { force: true });
const pages = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--watch',
    '--mode',
    'development',
    '--logLevel',
    'warn',
  ],
  { cwd: packages('web'), stdio: ['ignore', 2, 2] },
);

/** Browsers that are told of a change. */
const open = new Set();
let server = null;
/** Resolves with the address of the server that runs, or that is being started. */
let address = null;

function start() {
  address = new Promise((resolve) => {
    server = spawn(process.execPath, [CLI, 'start'], { env, stdio: ['ignore', 'pipe', 2] });
    createInterface({ input: server.stdout }).on('line', (line) => {
      const url = line.includes('"listening"') ? JSON.parse(line).url : null;
      if (url === null) process.stdout.write(`${line}\n`);
      else resolve(new URL(url));
    });
    server.once('exit', (code) => code && say(`the server ended with ${code}: it is started again at the next change`));
  });
  return address;
}

/** One restart at a time; what changes meanwhile is followed by one more. */
let restarting = null;
let again = false;
async function restart() {
  again = true;
  restarting ??= (async () => {
    while (again) {
      again = false;
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGTERM');
        await ended;
      }
      const startedAt = performance.now();
      const isUp = await Promise.race([
        start().then(() => true),
        new Promise((resolve) => server.once('exit', () => resolve(false))),
      ]);
      if (isUp) say(`restarted in ${Math.round(performance.now() - startedAt)} ms`);
      if (isUp) for (const reply of open) reply.write('data: reload\n\n');
    }
    restarting = null;
  })();
  await restarting;
}

function onChange(folder, matters, change) {
  let timer = null;
  watch(folder, { recursive: true }, (_, name) => {
    if (name === null || !matters(name)) return;
    clearTimeout(timer);
    timer = setTimeout(change, SETTLE_MS);
  });
}

const proxy = createServer(async (incoming, reply) => {
  if (incoming.url === '/dev/reload.js') {
    reply.setHeader('content-type', 'text/javascript').end(RELOAD_SCRIPT);
  } else if (incoming.url === '/dev/events') {
    reply.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders();
    open.add(reply);
    reply.once('close', () => open.delete(reply));
  } else {
    const { hostname, port } = await address;
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const passed = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (outgoing) => {
      const isPage = outgoing.headers['content-type']?.startsWith('text/html') ?? false;
      const { 'content-length': length, ...kept } = outgoing.headers;
      reply.writeHead(outgoing.statusCode, isPage ? kept : outgoing.headers);
      if (!isPage) return outgoing.pipe(reply);
      const chunks = [];
      outgoing.on('data', (chunk) => chunks.push(chunk));
      outgoing.on('end', () =>
        reply.end(Buffer.concat(chunks).toString('utf8').replace('</head>', `${RELOAD}</head>`)),
      );
    });
    passed.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(503).end()));
    incoming.pipe(passed);
    reply.once('close', () => passed.destroy());
  }
});

let ending = false;
function end() {
  if (ending) return;
  ending = true;
  pages.kill();
  server.once('exit', () => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
  if (!server.kill('SIGTERM')) server.emit('exit');
}

mkdirSync(packages('web', 'dist', 'app'), { recursive: true });
await start();
await new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
const sources = (name) => /\.(ts|json|txt|html)$/.test(name) && !/\.test\.ts$|(^|\/)testing\//.test(name);
onChange(packages('server', 'src'), sources, restart);
onChange(packages('contract', 'src'), sources, restart);
onChange(packages('language', 'src'), sources, restart);
onChange(packages('web', 'dist', 'app'), (name) => /\.html$/.test(name), restart);
onChange(
  packages('content'),
  (name) => !/^(dist|node_modules)\//.test(name),
  () => {
    const { status } = spawnSync(process.execPath, [packages('content', 'src', 'cli.ts'), 'compile'], {
      stdio: ['ignore', 2, 2],
    });
    if (status === 0) void restart();
  },
);
say(`runs on http://127.0.0.1:${port}; commands: COLLOQUY_DATA_DIR=${dataDir} npx colloquy …`);
spawn(process.execPath, [CLI, 'demo', '--full'], { env, stdio: ['ignore', 2, 2] }).once('exit', (code) => {
  if (code !== 0 && !ending) say('the seeds could not be made');
});
