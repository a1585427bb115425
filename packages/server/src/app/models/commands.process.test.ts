import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decodeWav, encodeWav } from '../../providers/shapes/wav.ts';
import { programFile } from '../../testing/program.ts';
import { SpeechServer } from '../../testing/speech-server.ts';

let folder: string;
const server = new SpeechServer();
let endpoint: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'colloquy-models-'));
  endpoint = {
    COLLOQUY_SPEECH_URL: await server.start(),
    COLLOQUY_SPEECH_KEY: 'a-key-of-the-endpoint',
    COLLOQUY_SPEECH_RUN_BY: 'Example Ltd',
    COLLOQUY_SPEECH_RECOGNITION: 'whisper-1',
    COLLOQUY_SPEECH_SYNTHESIS: 'tts-1',
    COLLOQUY_SPEECH_VOICE: 'alloy',
    COLLOQUY_SPEECH_LANGUAGES: 'en,de',
  };
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function colloquy(args: string[], env: Record<string, string> = {}) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('COLLOQUY_')));
  const child = spawn(process.execPath, [programFile(), ...args], {
    env: { ...inherited, COLLOQUY_DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (said.stderr += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, ...said };
}

test('without weights everything is absent, and commands say what to do', async () => {
  const listed = await colloquy(['models', 'list', '--check']);
  expect([listed.status, listed.stderr]).toEqual([0, '']);
  for (const set of ['onnx-runtime', 'moonshine-en', 'silero-vad', 'kokoro'])
    expect(listed.stdout).toMatch(new RegExp(`^${set} +absent `, 'm'));
  const sound = join(folder, 'second.wav');
  writeFileSync(sound, encodeWav({ samples: new Float32Array(16_000), rate: 16_000 }));
  const heard = await colloquy(['speech', 'hear', sound, '--language', 'en']);
  expect([heard.status, heard.stderr]).toEqual([1, expect.stringContaining('colloquy models pull')]);
}, 120_000);

test('a model cannot be added without what runs it, and one that was not added cannot be removed', async () => {
  const how = ['--kind', 'whisper', '--languages', 'de', '--licence', 'MIT', '--name', 'own'];
  const added = await colloquy(['models', 'add', folder, ...how]);
  expect([added.status, added.stderr]).toEqual([1, expect.stringContaining('colloquy models pull sherpa-onnx')]);
  const removed = await colloquy(['models', 'remove', 'own']);
  expect([removed.status, removed.stderr]).toEqual([1, expect.stringContaining('no model called own was added')]);
}, 120_000);

test.each([
  [['models', 'pull', 'whisper'], 'there is no set whisper: there are onnx-runtime'],
  [['models', 'list', 'kokoro'], 'models list takes no names'],
  [['models', 'add', '.', '--kind', 'mp3'], '--kind must be one of whisper'],
  [['models', 'add', '.', '--kind', 'whisper', '--languages', 'de,xx'], '--languages must be a comma list of en'],
  [['models', 'add', '.', '--kind', 'whisper', '--languages', 'de'], '--licence must say'],
  [
    ['models', 'add', '.', '--kind', 'whisper', '--languages', 'de', '--licence', 'MIT', '--name', 'A b'],
    '--name must be 1 to 40',
  ],
  [
    [
      'models',
      'add',
      '.',
      '--kind',
      'whisper',
      '--languages',
      'de',
      '--licence',
      'MIT',
      '--name',
      'a',
      '--file',
      'x=y',
    ],
    '--file must be ROLE=PATH, with a role of encoder, decoder, tokens',
  ],
  [['models', 'remove'], 'one NAME'],
  [['speech', 'hear'], 'one FILE.wav'],
  [['speech', 'hear', 'a.wav', '--language', 'xx'], '--language must be one of en'],
  [['speech', 'say', 'Hello', '--language', 'en'], '--out'],
  [['speech', 'say', 'Hello', '--language', 'en', '--out', 'a.wav', '--speed', '3'], '--speed must be from 0.7 to 1.3'],
])(
  '%j is wrong usage, in words',
  async (args, words) => {
    const { status, stderr } = await colloquy(args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
  },
  120_000,
);

test('with an endpoint a text is spoken, and a file is heard', async () => {
  const wav = encodeWav({ samples: new Float32Array(24_000).fill(0.1), rate: 24_000 });
  server.answer = ({ path }) =>
    path.endsWith('/speech') ? { body: wav, type: 'audio/wav' } : { body: '{"text":"How did you learn that?"}' };
  const out = join(folder, 'said.wav');
  const said = await colloquy(['speech', 'say', 'Wie?', '--language', 'de', '--out', out], endpoint);
  expect([said.status, said.stderr]).toEqual([0, '']);
  expect(said.stdout).toBe(`${out}: 1.0 s, alloy of openai-compatible:tts-1\n`);
  expect(decodeWav(readFileSync(out)).rate).toBe(24_000);
  const heard = await colloquy(['speech', 'hear', out, '--language', 'en', '--terms', 'Kubernetes'], endpoint);
  expect(heard).toEqual({ status: 0, stderr: '', stdout: '00:00 How did you learn that?\n' });
  expect(server.requests.at(-1)?.fields.prompt).toBe('Kubernetes');
}, 120_000);

test('an endpoint that refuses, and a file that is no sound, are said in words without the key', async () => {
  server.answer = () => ({ status: 401 });
  const out = join(folder, 'none.wav');
  const said = await colloquy(
    ['speech', 'say', 'Hello', '--language', 'de', '--voice', 'alloy', '--out', out],
    endpoint,
  );
  expect(said.status).toBe(1);
  expect(said.stderr).toContain('openai-compatible:tts-1 gave no answer: not-accepted');
  expect(said.stderr).not.toContain('a-key');
  expect(existsSync(out)).toBe(false);
  writeFileSync(out, 'not a sound');
  const heard = await colloquy(['speech', 'hear', out, '--language', 'en'], endpoint);
  expect([heard.status, heard.stderr]).toEqual([1, `colloquy: ${out} is no WAV file\n`]);
}, 120_000);

test('check-config says what there is for speech', async () => {
  const { stdout } = await colloquy(['check-config'], endpoint);
  expect(stdout).toContain('speech endpoint: whisper-1, tts-1 (alloy), run by Example Ltd, for en, de\n');
  expect(stdout).toContain('speech recognition: en, de\n');
}, 120_000);
