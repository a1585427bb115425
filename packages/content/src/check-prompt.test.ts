import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Prompt, type PromptName, REPLIES } from '../schema/prompt.ts';
import { checkPrompt, checkPrompts } from './check-prompt.ts';
import { CONTENT_ROOT } from './compile.ts';
import { type Entry, readContent } from './read-content.ts';

/**
 * What calls were made with stays what it was: a changed prompt is a new version, in a file and a line of its own here. The
 * old one may go: each kept call holds the whole of what was asked.
 */
const LANDED: Record<PromptName, string> = {
  'answer-question.v1': '1bffd9004edabb0d47414e0874a5ca8e804284ce10f28bb2494b7f14efc11a5b',
  'check.v1': '8c6db5616edefde430c9eba50a1ee23a3fbe37f945b09416d285b42ff8700316',
  'follow-up.v2': '8d62b78effe5a40ccea1d2db3c27310035144760c7799e86813185010cf562a6',
  'plan.v2': '8708fc2047d04e851be7064badc035e9f4e06ce03822362b7103840a3ba42557',
  'plan-points.v2': 'a8ff26a55865eb8b5d2554041caebc648fa47c2f1d4f962d89e2fabd37d08474',
  'read-answer.v2': 'd991dc1fa14c441968b8374d793ee0d40ec83575699e206012101451b7ccf577',
  'read-job.v1': '0c591549546590baade0bde18c520d2120b73aac687dbd666783b46740b96f54',
  'read-cv.v1': '39992fdd9455e44f25d0adae1d71875ce8184c3193933b5eafffcb423be4e309',
  'probe.v1': '7df7ceaf02c25b67a90194e5ec9c1c55010f2f3c845010db6b77e703b053fe05',
  'read-founder.v1': '205fb0ce4aeb39c2d5f1e8f2ef5cdd700bdf4846ad56f6591f86b09da18a7265',
  'pitch-summary.v1': 'e2954b5c45bb9425eed88ba2c410b148bb84834adc92a8597522f42bf100b7b7',
  'summary.v1': '0e6ea112a9d5e5e925a145eec42a2fc896a08c01ec8c61955cf5f8c7545e3c29',
};

test('a prompt that has landed is not changed', () => {
  for (const [name, hash] of Object.entries(LANDED)) {
    const text = readFileSync(join(CONTENT_ROOT, 'prompts', `${name.replace('.', '/')}.yaml`));
    expect(createHash('sha256').update(text).digest('hex'), name).toBe(hash);
  }
});

const prompts = readContent(CONTENT_ROOT).entries.filter(({ area }) => area === 'prompts');
const first = prompts.find(({ entry }) => entry === 'follow-up.v2') as Entry;

test('each purpose of the program has its prompt, and each prompt its purpose', () => {
  expect(prompts.map(({ entry }) => entry).sort()).toEqual(Object.keys(REPLIES).sort());
  expect(prompts.flatMap(checkPrompt)).toEqual([]);
  expect(checkPrompts([first]).map(({ rule }) => rule)).toEqual(
    Object.keys(REPLIES)
      .filter((name) => name !== first.entry)
      .map(() => 'does not exist'),
  );
  expect(checkPrompt({ ...first, entry: 'small-talk.v1' }).map(({ rule }) => rule)).toEqual([
    expect.stringMatching(/is no prompt of this program/),
  ]);
});

test('an example whose reply is not as wanted is named with its place', () => {
  const common = first.common as Prompt;
  const [example] = common.examples;
  const reply = { ...(example?.reply as object), kind: 'shout' };
  const [problem] = checkPrompt({ ...first, common: { ...common, examples: [{ input: {}, reply }] } });
  expect(problem?.path).toBe('examples.0.reply.kind');
});

test('every quote in an example of a reply is copied from its answer', () => {
  for (const { common } of prompts)
    for (const { input, reply } of (common as Prompt).examples) {
      const told = JSON.stringify(input);
      const quotes = [...JSON.stringify(reply).matchAll(/"quote":"([^"]*)"/g)].map(([, quote = '']) => quote);
      for (const quote of quotes) expect(told).toContain(quote);
    }
});
