import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Id } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import { filesOf } from '../platform/weights/manifest.ts';
import { Weights } from '../platform/weights/weights.ts';
import { AddedModels } from './models/added-models.ts';
import { openWeights } from './models/models.ts';
import { createRoomSpeech, openSpeech, speechLines } from './speech.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'colloquy-speech-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const added = (name: string) => join(dataDir, 'models', 'added', name);

/** Files of the right sizes without content: nothing is started here. */
function pulled(name: string): void {
  const weights = openWeights(dataDir);
  for (const { to, sizeBytes } of filesOf(weights.set(name), weights.platform)) {
    const path = join(weights.folderOf(name), to);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    truncateSync(path, sizeBytes);
  }
}

function add(name: string, kind: string, languages: string[]): void {
  mkdirSync(added(name), { recursive: true });
  const files = ['model.onnx', 'tokens.txt'];
  for (const file of files) writeFileSync(join(added(name), file), 'abc');
  const model = {
    name,
    kind,
    languages,
    licence: 'ours alone',
    speakers: kind === 'vits' ? 2 : 1,
    roles: { model: 'model.onnx', tokens: 'tokens.txt' },
    files: files.map((to) => ({ to, sizeBytes: 3, sha256: 'a'.repeat(64) })),
  };
  writeFileSync(join(added(name), 'model.json'), JSON.stringify(model));
}

function open() {
  const lost: unknown[] = [];
  const config = { dataDir, speech: null };
  const speech = openSpeech(config, { speechKey: null }, (...one) => lost.push(one));
  return { ...speech, lost, lines: speechLines(config, { speechKey: null }) };
}

const one = { interviewId: 'one' as Id<'interview'>, staysHere: true };
const supported = openWeights(dataDir).state('sherpa-onnx') !== 'unsupported';

test('without what runs them, models that were added serve nothing, and it is said', () => {
  add('ears', 'paraformer', ['nl', 'de']);
  const { recognisers, lost, lines } = open();
  expect(recognisers).toEqual([]);
  expect(lost).toEqual([['ears', 'unusable', 'sherpa-onnx']]);
  expect(lines).toContain('added ears: paraformer, for nl, de; ours alone');
  expect(lines).toContain('added, unusable: ears (sherpa-onnx)');
});

test.runIf(supported)(
  'with it, they serve their languages, each speaker a voice; one whose file is gone is said',
  () => {
    pulled('sherpa-onnx');
    add('nl-voice', 'vits', ['nl']);
    const { recognisers, voice, lost } = open();
    expect(recognisers.flatMap(({ capabilities }) => [...capabilities.languages])).toEqual(['nl', 'de']);
    expect(voice?.capabilities.voices.filter(({ id }) => id.startsWith('nl-voice')).map(({ id }) => id)).toEqual([
      'nl-voice-1',
      'nl-voice-2',
    ]);
    expect(lost).toEqual([]);
    rmSync(join(added('ears'), 'model.onnx'));
    const after = open();
    expect([after.recognisers, after.lost]).toEqual([[], [['ears', 'unusable', 'partial']]]);
    // A description that names no kind of this release is one of another, or torn.
    writeFileSync(join(added('ears'), 'model.json'), '{}');
    expect(open().lost).toEqual([['ears', 'unusable', 'model.json']]);
  },
);

test.runIf(supported)(
  'engines that come while a server runs are taken into use; before, rooms stay as they are',
  () => {
    rmSync(join(dataDir, 'models', 'added'), { recursive: true });
    const warned: string[] = [];
    const log = { info: () => undefined, warn: (event: string) => warned.push(event) } as unknown as Log;
    const config = { dataDir, readAloud: false, voice: { offered: true, pulls: true, atOnce: 2 } };
    const { ears, voice, lookForSpeech: look } = createRoomSpeech(config, log, { now: () => 0 });
    const state = () => ears?.stateFor({ ...one, language: 'en' });
    expect([look(), state(), voice?.canSpeak('Hello.', 'en')]).toEqual([false, 'off', false]);
    const before = warned.length;
    for (const name of ['onnx-runtime', 'moonshine-en', 'silero-vad']) pulled(name);
    expect([look(), ears?.knows('en')]).toEqual([true, true]);
    // A machine may have a voice of its own.
    expect(warned.slice(before).includes('no-voice')).toBe(voice?.isMute);
    pulled('kokoro');
    expect([look(), voice?.canSpeak('Hello.', 'en'), ears?.knows('en')]).toEqual([true, true, true]);
    expect(state()).not.toBe('off');
    expect(ears?.stateFor({ ...one, language: 'th' })).toBe('no-language');
  },
);

test.runIf(supported)('a detector that is pulled later is used without a start; looking again changes nothing', () => {
  rmSync(join(dataDir, 'models', 'silero-vad'), { recursive: true, force: true });
  for (const name of ['onnx-runtime', 'moonshine-en']) pulled(name);
  const log = { info: () => undefined, warn: () => undefined } as unknown as Log;
  const config = { dataDir, readAloud: false, voice: { offered: true, pulls: true, atOnce: 2 } };
  const { ears, lookForSpeech: look } = createRoomSpeech(config, log, { now: () => 0 });
  if (ears === null) throw new Error('no ears');
  const use = vi.spyOn(ears, 'use');
  look();
  expect(use).not.toHaveBeenCalled();
  pulled('silero-vad');
  expect([look(), look()]).toEqual([true, true]);
  expect(use).toHaveBeenCalledOnce();
  expect(use.mock.calls[0]?.[0].detector).not.toBeNull();
  // Interviews are spoken with it: what goes while the server runs stays in use until its next start.
  rmSync(join(dataDir, 'models', 'moonshine-en'), { recursive: true });
  expect([look(), use.mock.calls.length, ears.canHear]).toEqual([true, 1, true]);
});

test.runIf(supported)('of several engines those that are removed stay in use for what the others do not do', () => {
  rmSync(join(dataDir, 'models', 'added'), { recursive: true, force: true });
  for (const name of ['onnx-runtime', 'sherpa-onnx', 'moonshine-en', 'silero-vad']) pulled(name);
  add('thai', 'paraformer', ['th']);
  add('thai-voice', 'vits', ['th']);
  const log = { info: () => undefined, warn: () => undefined } as unknown as Log;
  const config = { dataDir, readAloud: false, voice: { offered: true, pulls: true, atOnce: 2 } };
  const { ears, voice, lookForSpeech: look } = createRoomSpeech(config, log, { now: () => 0 });
  const known = () => [ears?.knows('th'), ears?.knows('en'), voice?.canSpeak('สวัสดี', 'th')];
  expect(known()).toEqual([true, true, true]);
  for (const name of ['thai', 'thai-voice']) rmSync(added(name), { recursive: true });
  expect([look(), ...known()]).toEqual([true, true, true, true]);
  add('thai', 'paraformer', ['th']);
  expect([look(), ...known()]).toEqual([true, true, true, true]);
});

test('engines that cannot be opened now are looked for again', () => {
  const log = { info: () => undefined, warn: () => undefined } as unknown as Log;
  const config = { dataDir, readAloud: false, voice: { offered: true, pulls: true, atOnce: 2 } };
  const { ears, lookForSpeech: look } = createRoomSpeech(config, log, { now: () => 0 });
  if (ears === null) throw new Error('no ears');
  rmSync(join(dataDir, 'models', 'added'), { recursive: true, force: true });
  for (const name of ['onnx-runtime', 'moonshine-en']) pulled(name);
  rmSync(join(dataDir, 'models', 'silero-vad'), { recursive: true, force: true });
  look();
  pulled('silero-vad');
  const use = vi.spyOn(ears, 'use');
  const list = vi.spyOn(AddedModels.prototype, 'list');
  // The first two looks compare, the third opens.
  let asked = 0;
  list.mockImplementation(() => {
    asked += 1;
    if (asked === 3) throw new Error('half removed');
    return { models: [], faulty: [] };
  });
  try {
    expect(look).toThrow('half removed');
    look();
  } finally {
    list.mockRestore();
  }
  expect(use).toHaveBeenCalledOnce();
});

test('where no folder has changed no file is looked at; one that is there in part is', () => {
  const log = { info: () => undefined, warn: () => undefined } as unknown as Log;
  const config = { dataDir, readAloud: false, voice: { offered: true, pulls: true, atOnce: 2 } };
  rmSync(join(dataDir, 'models'), { recursive: true, force: true });
  for (const name of ['onnx-runtime', 'moonshine-en']) pulled(name);
  const long = new Date(Date.now() - 3_600_000);
  const grownOld = () => {
    for (const name of ['', 'onnx-runtime', 'moonshine-en', 'silero-vad'])
      if (existsSync(join(dataDir, 'models', name))) utimesSync(join(dataDir, 'models', name), long, long);
  };
  grownOld();
  const { lookForSpeech: look } = createRoomSpeech(config, log, { now: () => 0 });
  const state = vi.spyOn(Weights.prototype, 'state');
  const looked = () => {
    state.mockClear();
    look();
    return state.mock.calls.length > 0;
  };
  try {
    // The first look after the start sees that all is as it was.
    expect([looked(), looked(), looked()]).toEqual([true, false, false]);
    pulled('silero-vad');
    expect(looked()).toBe(true);
    const [file] = filesOf(openWeights(dataDir).set('silero-vad'), openWeights(dataDir).platform);
    truncateSync(join(dataDir, 'models', 'silero-vad', file?.to ?? ''), 1);
    grownOld();
    expect([looked(), looked(), looked()]).toEqual([true, true, true]);
  } finally {
    state.mockRestore();
  }
});
