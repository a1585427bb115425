import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { AddedModels, kindOf } from './added-models.ts';
import { readModelFolder } from './read-model-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'colloquy-added-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folders = 0;

/** Begins as an ONNX file does. */
const GRAPH = Buffer.from([0x08, 0x08, 0x12, 0x00]);

function folderWith(files: Record<string, string | Buffer>): string {
  folders += 1;
  const folder = join(root, `model-${folders}`);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

const find = (files: Record<string, string | Buffer>, kind: string, chosen: [string, string][] = []) =>
  readModelFolder(folderWith(files), kind, kindOf(kind), new Map(chosen));

test('a folder is read for what its kind needs: the quantised file of two, weights beside a graph, the licence', () => {
  const found = find(
    {
      'base-encoder.onnx': GRAPH,
      'base-encoder.int8.onnx': GRAPH,
      'base-decoder.onnx': GRAPH,
      'base-decoder.weights': 'w',
      'base-tokens.txt': 'a 1\n',
      'test_wavs/0.wav': 'no',
      LICENSE: 'MIT',
    },
    'whisper',
  );
  expect(found.roles).toEqual({
    encoder: 'base-encoder.int8.onnx',
    decoder: 'base-decoder.onnx',
    tokens: 'base-tokens.txt',
  });
  expect(found.files).toEqual([
    'LICENSE',
    'base-decoder.onnx',
    'base-decoder.weights',
    'base-encoder.int8.onnx',
    'base-tokens.txt',
  ]);
});

test('a folder that a role is comes whole, and its files are no candidates for others', () => {
  const voice = {
    'nl.onnx': GRAPH,
    'tokens.txt': 'a 1\n',
    'espeak-ng-data/nl_dict': 'd',
    'espeak-ng-data/lang/nl': 'l',
  };
  const found = find(voice, 'vits');
  expect(found.roles).toEqual({ model: 'nl.onnx', tokens: 'tokens.txt', dataDir: 'espeak-ng-data' });
  expect(found.files).toContain('espeak-ng-data/lang/nl');
});

test.each([
  [
    'a missing file',
    { 'encoder.onnx': GRAPH, 'tokens.txt': 'a 1\n' },
    'whisper',
    'no decoder, a file called *decoder*',
  ],
  [
    'several that fit',
    { 'a-model.onnx': GRAPH, 'b-model.onnx': GRAPH, 'tokens.txt': 'a 1\n' },
    'paraformer',
    'a-model.onnx, b-model.onnx: several fit model',
  ],
  ['an empty file', { 'model.onnx': '', 'tokens.txt': 'a 1\n' }, 'paraformer', 'model.onnx is empty'],
  [
    'a pointer',
    { 'model.onnx': 'version https://git-lfs.github.com/spec/v1', 'tokens.txt': 'a 1\n' },
    'paraformer',
    'model.onnx is a pointer of Git LFS',
  ],
  ['a web page', { 'model.onnx': GRAPH, 'tokens.txt': '<!DOCTYPE html>' }, 'paraformer', 'tokens.txt is a web page'],
  ['another format', { 'model.onnx': 'pickle', 'tokens.txt': 'a 1\n' }, 'paraformer', 'model.onnx is no ONNX file'],
  ['a voice without sounds', { 'v.onnx': GRAPH, 'tokens.txt': 'a 1\n' }, 'vits', 'none of lexicon'],
  [
    'a name that no path has',
    { 'model.onnx': GRAPH, 'tokens.txt': 'a 1\n', 'LICENSE (copy)': 'x' },
    'paraformer',
    'LICENSE (copy): rename it',
  ],
])('%s is refused with its name and the rule', (_what, files, kind, words) => {
  expect(() => find(files as Record<string, string>, kind)).toThrow(words);
});

test('the operator names one of several, and what is not there is said so', () => {
  const files = { 'a-model.onnx': GRAPH, 'b-model.onnx': GRAPH, 'tokens.txt': 'a 1\n' };
  expect(find(files, 'paraformer', [['model', 'b-model.onnx']]).roles.model).toBe('b-model.onnx');
  expect(() => find(files, 'paraformer', [['model', 'c.onnx']])).toThrow('--file model=c.onnx');
});

const MODEL = { name: 'own', kind: 'paraformer', languages: ['nl'], licence: 'ours alone' } as const;
const described = (linked: boolean) => ({ ...MODEL, languages: [...MODEL.languages], linked });

test.each([false, true])(
  'a model is seen when it was tried, with the SHA-256 of each file (linked: %s)',
  async (linked) => {
    const added = new AddedModels(join(root, `data-${linked}`));
    const source = folderWith({ 'model.onnx': GRAPH, 'tokens.txt': 'a 1\n' });
    const found = readModelFolder(source, MODEL.kind, kindOf(MODEL.kind), new Map());
    await expect(
      added.add(source, found, described(linked), async () => {
        throw new Error('could not be used');
      }),
    ).rejects.toThrow('could not be used');
    expect(readdirSync(added.folder)).toEqual([]);
    await added.add(source, found, described(linked), async (files) => {
      expect([readFileSync(files.model ?? ''), added.list().models]).toEqual([GRAPH, []]);
      return 1;
    });
    const [model] = added.list().models;
    expect(model).toMatchObject({ ...MODEL, speakers: 1, roles: { model: 'model.onnx', tokens: 'tokens.txt' } });
    expect(lstatSync(join(added.folder, 'own', 'model.onnx')).isSymbolicLink()).toBe(linked);
    expect(added.weights().state('own')).toBe('ready');
    // As large as before and another file.
    writeFileSync(join(added.folder, 'own', 'tokens.txt'), 'b 1\n');
    expect(await added.weights().damaged('own')).toEqual(['tokens.txt']);
    await expect(added.add(source, found, described(linked), async () => 1)).rejects.toThrow('there is a model own');
    expect([await added.remove('own'), await added.remove('own'), await added.remove('../own')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(existsSync(join(source, 'model.onnx'))).toBe(true);
  },
);

test('a folder without a description that can be read is told of, and no model', () => {
  const added = new AddedModels(join(root, 'faulty'));
  mkdirSync(join(added.folder, 'torn'), { recursive: true });
  writeFileSync(join(added.folder, 'torn', 'model.json'), '{"name":"torn"');
  mkdirSync(join(added.folder, '.adding-x'));
  expect(added.list()).toEqual({ models: [], faulty: ['torn'] });
});
