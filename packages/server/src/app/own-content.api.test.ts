import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Content } from '@colloquy/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from '../config/env.ts';
import type { PreparedJob } from '../features/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { openContent, readOwnContentFolder } from './own-content.ts';
import { createReadingPool } from './reading/readings.ts';

const BUILT_IN = fileURLToPath(new URL('../../../content/', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The electrician under another name and other titles. */
function fitter(change = (text: string) => text): void {
  const into = join(folder, 'occupations/boat-builder');
  cpSync(join(BUILT_IN, 'occupations/electrician'), into, { recursive: true });
  const edit = (file: string, by: (text: string) => string) =>
    writeFileSync(join(into, file), by(readFileSync(join(into, file), 'utf8')));
  edit('en.yaml', (text) => change(text.replace(/^name: .*$/m, 'name: Boat builder')));
  edit('occupation.yaml', (text) => text.replace(/^ {2}en:\s*\[[^\]]*\]/m, '  en: [boat builder]'));
}

describe('a folder of own content', () => {
  test('is what interviewers are made of, in this thread and in the workers', async () => {
    fitter();
    const { content, overlay, entries } = await openContent({ content: folder, blueprints: null });
    expect(entries).toEqual(['occupations/boat-builder']);
    expect(content.get('occupations', 'en')['boat-builder']?.name).toBe('Boat builder');
    const pool = createReadingPool(createLog({ level: 'error' }), overlay);
    try {
      const description = `We build wooden boats in Flensburg, on site.\n${'You look after the workshop.\n'.repeat(120)}`;
      const job = { title: 'Boat builder', description, language: 'en' };
      const prepared = await pool.run('prepare-job', { job, grading: 'points' }, 'test');
      const { occupation } = (prepared as PreparedJob).blueprint?.plan ?? {};
      expect(occupation?.name).toBe('Boat builder');
    } finally {
      await pool.stop();
    }
  });

  test('is refused with every problem when a question must not be asked', async () => {
    fitter((text) => text.replace(/^ {4}text: .*$/m, '    text: How old are you, and do you have children?'));
    const { problems } = await readOwnContentFolder(folder);
    expect(problems).toContainEqual(
      expect.stringMatching(/boat-builder.*\.text: asks for .* which must not be asked$/),
    );
    await expect(openContent({ content: folder, blueprints: null })).rejects.toThrow(ConfigError);
  });

  test('may hold blueprints, which are checked as those of their own folder', async () => {
    mkdirSync(join(folder, 'blueprints'));
    cpSync(join(BUILT_IN, 'blueprints/stem'), join(folder, 'blueprints/stem'), { recursive: true });
    const { types } = await openContent({ content: folder, blueprints: null });
    expect(types.ownTypes()).toEqual(['STEM']);
    await expect(openContent({ content: folder, blueprints: folder })).rejects.toThrow(/COLLOQUY_BLUEPRINTS is set/);
    writeFileSync(join(folder, 'blueprints/stem/en.yaml'), 'title: "open');
    expect((await readOwnContentFolder(folder)).problems).toContainEqual(
      expect.stringMatching(/stem.*Missing closing/),
    );
  });

  test.each([
    ['missing', 'nowhere', /does not exist$/],
    ['empty', '', /holds no content$/],
  ])('that is %s is said to be so', async (_, name, problem) => {
    expect((await readOwnContentFolder(join(folder, name))).problems).toEqual([expect.stringMatching(problem)]);
  });

  test('without one, nothing is laid over the content', async () => {
    const { content, overlay } = await openContent({ content: null, blueprints: null });
    expect(overlay).toBeNull();
    expect(content.get('banks', 'en')).toEqual(new Content().get('banks', 'en'));
  });
});
