import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '../config/env.ts';
import { builtInBlueprint, builtInContent, builtInTranslation } from '../testing/built-in-content.ts';
import { Candidate } from '../testing/flows.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { openTypeLibrary } from './blueprints.ts';

const SESSIONS = '/api/v1/integrations/candidates/interviews';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-own-blueprints-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function own(name: string, content: unknown): void {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** An own file of software engineers, English only, whose first question is another. */
function ownEngineer(translations?: object): object {
  const blueprint = builtInBlueprint('software-engineer');
  const [first, ...others] = blueprint.questions;
  const text = 'Which bridge between two systems did you build, and how?';
  return {
    ...blueprint,
    version: 90,
    questions: [{ ...first, text }, ...others],
    ...(translations && { translations }),
  };
}

test('a file deep below is named to its end: its name says which one it is', async () => {
  const deep = join(folder, 'kept-by-the-team-that-interviews'.repeat(3));
  mkdirSync(deep);
  writeFileSync(join(deep, 'stem.json'), 'no JSON');
  await expect(openTypeLibrary(builtInContent, deep)).rejects.toThrow(`${deep}/stem.json: (file): is not JSON`);
});

test('a folder with files that cannot be used is refused, with every file, place and rule', async () => {
  own('software-engineer.json', 'no JSON');
  own('legal-expert.json', { ...builtInBlueprint('legal-expert'), title: 'Lawyer (senior)', version: 0 });
  own('foo.json', builtInBlueprint('stem'));
  own('stem.json', builtInBlueprint('stem'));
  let message = '';
  try {
    await openTypeLibrary(builtInContent, folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = (error as ConfigError).message;
  }
  expect(message.replaceAll(`${folder}/`, '').split('\n  ')).toEqual([
    'COLLOQUY_BLUEPRINTS holds what cannot be used:',
    'foo.json: (file): must be named stem.json',
    expect.stringMatching(/^legal-expert\.json: version: /),
    expect.stringMatching(/^legal-expert\.json: title: holds a bracket/),
    expect.stringMatching(/^software-engineer\.json: \(file\): is not JSON \(/),
  ]);
});

test('a link sent before an own file without its language came stays good: it holds the built-in interview', async () => {
  const db = await testDatabase();
  const before = await startTestApp({ db });
  const { headers } = await before.createKey({ scopes: ['sessions'] });
  const post = (app: TestApp, body: object) =>
    app.call('POST', SESSIONS, {
      headers,
      body: { email: 'a@example.com', interview_type: 'SOFTWARE_ENGINEER', ...body },
    });
  const german = await post(before, { language: 'de' });
  const english = await post(before, {});
  const tokenOf = (reply: { body: unknown }) =>
    (reply.body as { iframe_url: string }).iframe_url.split('/room/')[1] ?? '';

  own('software-engineer.json', ownEngineer());
  const after = await startTestApp({ db }, { COLLOQUY_BLUEPRINTS: folder });
  const inGerman = new Candidate(after, tokenOf(german));
  await inGerman.look();
  const asked = JSON.stringify(await inGerman.begin());
  const [first] = builtInBlueprint('software-engineer').questions;
  expect(asked).toContain(builtInTranslation('software-engineer', 'de').questions[first?.key ?? '']?.text);
  expect(JSON.stringify(await new Candidate(after, tokenOf(english)).begin())).toContain('Which bridge');

  expect(await post(after, { language: 'de' })).toMatchObject({
    status: 400,
    body: { errors: [{ path: ['language'] }] },
  });
  expect(await post(after, { language: 'en' })).toMatchObject({ status: 200 });
  expect(after.logged.filter((line) => line.includes('crashed'))).toEqual([]);
  await before.close();
  await after.close();
});
