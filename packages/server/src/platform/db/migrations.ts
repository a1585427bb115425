import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../crypto/digest.ts';

export type Phase = 'expand' | 'contract';

export type Migration = {
  name: string;
  /** Its number. A program's level is that of its newest migration. */
  level: number;
  /** What `expand` adds, older programs can ignore; `contract` takes away what they may still use. */
  phase: Phase;
  /** The lowest level of a program that can work on a database with this migration. */
  needs: number;
  text: string;
  hash: string;
  /** Hashes of every text that has landed under this name: a database may have run any of them. */
  landed: readonly string[];
};

/** Migrations that landed before there were phases state none; all of them add. */
const LAST_WITHOUT_PHASE = 11;
const WITHOUT_PHASE = new Set(['0030_thought_lease']);

/**
 * Forward-only migrations, plain SQL, in the order of their numbers. Each begins with
 * `-- phase: expand, needs: 12` (or `contract`).
 *
 * @throws when a file does not say its phase
 */
export function readMigrations(directory: string): Migration[] {
  const landed = readLanded(directory);
  return readdirSync(directory)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = file.slice(0, -4);
      const text = readFileSync(join(directory, file), 'utf8');
      return readMigration(name, text, landed.get(name));
    });
}

/** @param landed hashes of its texts that landed; its own alone when absent */
export function readMigration(name: string, text: string, landed?: readonly string[]): Migration {
  const level = Number(name.slice(0, 4));
  const stated = /^-- phase: (expand|contract), needs: (\d{1,4})\n/.exec(text);
  if (stated === null && level > LAST_WITHOUT_PHASE && !WITHOUT_PHASE.has(name))
    throw new Error(`migration ${name} must begin with the line "-- phase: expand, needs: LEVEL" (or contract)`);
  const hash = sha256(text).toString('hex');
  return {
    name,
    level,
    phase: stated?.[1] === 'contract' ? 'contract' : 'expand',
    needs: Number(stated?.[2] ?? 0),
    text,
    hash,
    landed: landed ?? [hash],
  };
}

/** `hashes.txt`: a line per migration, its name and the hashes of its texts; lines are added and never changed. */
function readLanded(directory: string): Map<string, string[]> {
  const file = join(directory, 'hashes.txt');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', ...hashes] = line.split(' ');
      return [name, hashes];
    }),
  );
}
