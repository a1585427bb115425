// `npm run bench:image [-- PROGRAM.ts …]`: builds the image of the Dockerfile without an engine or a registry of images,
// says how large it is, and plays browser tests (main-job.ts unless named) against it as user 65532 on a root that is
// mounted read-only. Needs root, buildah and mmdebstrap. The base is a Debian that mmdebstrap puts together of packages
// (DEBIAN, by default trixie), not the published one of the Dockerfile; Node and the dependencies of the build come from this clone.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNode, ROOT, withNode } from '../scripts/setup.mjs';
import { verdict } from './lib/load.mjs';

const MOST_MB = 110;
/** Smaller parts are told together. */
const PART_MB = 0.3;
const DEBIAN = process.env.DEBIAN ?? 'trixie';
const folder = mkdtempSync(join(tmpdir(), 'colloquy-image-'));
const [storage, data] = [join(folder, 'storage'), join(folder, 'blobs')];
const since = performance.now();
const step = (text) => console.log(`  ${((performance.now() - since) / 1_000).toFixed(0)} s: ${text}`);
const inherit = ['ignore', 2, 2];

try {
  base();
  step(`base of Debian ${DEBIAN}, and one to build on with Node and the locked dependencies`);
  const build = ['build', '--isolation', 'chroot', '--build-arg', 'BASE=localhost/base'];
  // By itself first: older buildahs take the name of a stage that comes from an argument for that of an image.
  buildah(...build, '--target', 'small', '-t', 'localhost/small', ROOT);
  const args = ['BUILD_BASE=localhost/build', 'SYSTEM=localhost/small'].flatMap((one) => ['--build-arg', one]);
  buildah(...build, ...args, '-t', 'colloquy', ROOT);
  step('the image is built');
  const config = JSON.parse(text('inspect', '--type', 'image', 'colloquy')).OCIv1.config;
  const mb = sizeMb();
  verdict(`image: ${DEBIAN}, compressed, MB`, mb.toFixed(1), `at most ${MOST_MB}`, mb <= MOST_MB);
  const container = text('from', 'colloquy').trim();
  const root = text('mount', container).trim();
  listParts(root, mb);
  const launcher = writeLauncher(root, config);
  step(`it runs as ${config.User}, on a root that is read-only: ${tries(launcher)}`);
  const programs = process.argv.slice(2).filter((name) => name.endsWith('.ts'));
  for (const program of programs.length === 0 ? ['main-job.ts'] : programs) {
    const node = findNode();
    const done = spawnSync(node, [join(ROOT, 'e2e', program)], {
      stdio: ['ignore', 'pipe', 2],
      encoding: 'utf8',
      env: withNode(node, { E2E_PROGRAM: launcher }),
    });
    const last = done.stdout.trim().split('\n').at(-1);
    process.stdout.write(
      done.stdout
        .trim()
        .split('\n')
        .slice(0, -1)
        .map((line) => `  ${line}\n`)
        .join(''),
    );
    verdict(`image: e2e/${program}, read-only, as ${config.User}`, last, '0 failed', done.status === 0);
  }
} finally {
  spawnSync('buildah', [...STORE(), 'umount', '--all'], { stdio: 'ignore' });
  spawnSync('buildah', [...STORE(), 'rm', '--all'], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

function STORE() {
  // Whole copies of layers: nothing is asked of the kernel.
  return ['--root', storage, '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
}

function buildah(...args) {
  execFileSync('buildah', [...STORE(), ...args], { stdio: inherit });
}

function text(...args) {
  return execFileSync('buildah', [...STORE(), ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
}

/** Two images in the place of those that the Dockerfile names. */
function base() {
  const archive = join(folder, 'base.tar');
  execFileSync('mmdebstrap', ['--variant=minbase', '--quiet', DEBIAN, archive], { stdio: inherit });
  const bare = text('from', 'scratch').trim();
  buildah('add', bare, archive, '/');
  buildah('commit', bare, 'localhost/base');
  const more = join(folder, 'more');
  mkdirSync(join(more, 'usr', 'local', 'bin'), { recursive: true });
  cpSync(findNode(), join(more, 'usr', 'local', 'bin', 'node'));
  mkdirSync(join(more, 'build'));
  execFileSync('cp', ['-R', join(ROOT, 'node_modules'), join(more, 'build', 'node_modules')], { stdio: inherit });
  buildah('add', bare, more, '/');
  buildah('commit', bare, 'localhost/build');
  buildah('rm', bare);
  rmSync(archive);
  rmSync(more, { recursive: true });
}

/** What a registry would hand out: the layers, each with gzip. */
function sizeMb() {
  buildah('push', '--quiet', '--format', 'oci', '--compression-format', 'gzip', 'colloquy', `dir:${data}`);
  const { layers } = JSON.parse(readFileSync(join(data, 'manifest.json'), 'utf8'));
  for (const { size } of layers) console.log(`  layer of ${(size / 1e6).toFixed(1)} MB`);
  return layers.reduce((sum, { size }) => sum + size, 0) / 1e6;
}

/** What the image is made of: each part compressed by itself, the rest as what is missing of all. */
function listParts(root, mb) {
  const of = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  const app = 'opt/colloquy';
  const places = [
    'usr/local/bin/node',
    ...of(`${app}/packages/server`),
    `${app}/packages/web`,
    ...of(`${app}/node_modules`),
  ];
  const parts = places.map((place) => {
    const command = 'tar -C "$1" -cf - "$2" | gzip -6 | wc -c';
    const bytes = execFileSync('sh', ['-c', command, 'size', root, place], { encoding: 'utf8' });
    return { place, size: Number(bytes) / 1e6 };
  });
  const told = parts.filter(({ size }) => size >= PART_MB).sort((one, other) => other.size - one.size);
  for (const { place, size } of told) console.log(`  ${size.toFixed(1)} MB of it: ${place}`);
  const rest = mb - told.reduce((sum, { size }) => sum + size, 0);
  console.log(`  ${rest.toFixed(1)} MB of it: all else`);
}

/**
 * A program that runs the image's own: in a namespace of mounts where its root is read-only, `/tmp` in memory and `/data`
 * the folder that COLLOQUY_DATA_DIR names, as the image's user and with its environment and what begins with COLLOQUY_.
 */
function writeLauncher(root, { User: user, Env: env, Entrypoint: entry }) {
  const file = join(folder, 'colloquy');
  const own = env.map((line) => `'${line}'`).join(' ');
  const lines = [
    '#!/bin/bash',
    'set -eu',
    `data=\${COLLOQUY_DATA_DIR:?}`,
    `chown -R ${user} "$data"`,
    'given=()',
    'while IFS= read -r -d "" line; do case $line in COLLOQUY_DATA_DIR=*) ;; COLLOQUY_*|DATABASE_URL=*|REDIS_URL=*) given+=("$line");; esac; done < <(env -0)',
    `exec unshare --mount --propagation private /bin/bash -c '`,
    `  root=${root}; data=$1; shift`,
    '  mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"',
    '  mount -t tmpfs tmpfs "$root/tmp"; mount --bind "$data" "$root/data"; mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"',
    `  exec chroot --userspec=${user} --groups= "$root" /usr/bin/env -i -C /data "$@"`,
    `' image "$data" ${own} COLLOQUY_HOST=127.0.0.1 COLLOQUY_ENV=development "\${given[@]}" ${entry.join(' ')} "$@"`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** That the root takes nothing is seen before anything is believed of it. */
function tries(launcher) {
  const place = join(folder, 'tried');
  mkdirSync(place);
  const said = execFileSync(launcher, ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, COLLOQUY_DATA_DIR: place },
  });
  const probe = readFileSync(launcher, 'utf8').replace(
    / \/opt\/colloquy\/colloquy "\$@"\n$/,
    ' /bin/sh -c "id -u; touch /opt/written 2>&1 || true"\n',
  );
  writeFileSync(`${launcher}-probe`, probe);
  chmodSync(`${launcher}-probe`, 0o755);
  const seen = execFileSync(`${launcher}-probe`, [], {
    encoding: 'utf8',
    env: { ...process.env, COLLOQUY_DATA_DIR: place },
  });
  if (!/^65532\n.*Read-only file system/s.test(seen)) throw new Error(`not read-only, or another user: ${seen}`);
  return `version ${said.trim()}, writing beside /data and /tmp is refused`;
}
