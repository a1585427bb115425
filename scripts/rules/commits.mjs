// Subjects of the commits that are not on the remote's main yet: `type(area): what changes`, up to 72 characters.
import { spawnSync } from 'node:child_process';
import { ROOT } from '../setup.mjs';

export const name = 'commits';
const MOST = 72;
const TYPES = ['feat', 'fix', 'test', 'docs', 'refactor', 'perf', 'build', 'chore'];
const STYLE = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9, -]+\\))?: \\S.*[^.\\s]$`);

export function read() {
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const base = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name).status === 0);
  const log = base === undefined ? null : git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`);
  if (log === null || log.status !== 0) {
    process.stderr.write('commits: no main to compare with, subjects are not looked at\n');
    return { commits: [] };
  }
  return { commits: log.stdout.split('\n').filter(Boolean) };
}

export function violations({ commits }) {
  return commits.flatMap((line) => {
    const [, hash, subject] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (subject.length > MOST) return [`${hash} has a subject of ${subject.length} characters, at most ${MOST}`];
    return STYLE.test(subject) ? [] : [`${hash}: ${JSON.stringify(subject)} is not type(area): what changes`];
  });
}

export function planted(state) {
  const one = (subject) => ({ commits: [...state.commits, `0000000 ${subject}`] });
  return {
    'a long subject': one(`fix(room): ${'x'.repeat(MOST)}`),
    'an unknown type': one('change(room): the page is wider'),
    'no type': one('The page is wider'),
    'a full stop': one('fix(room): the page is wider.'),
  };
}
