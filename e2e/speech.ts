/*
 * The speech engines as they are pulled and run: a pull from the registry, a text that is spoken, recognised again and
 * found between silences, and what is refused.
 *
 *   npm run e2e:speech -- [DATA_FOLDER]     (kept there; .cache/speech when none is named: 315 MB the first time)
 *
 * Needs the npm registry, so it is not part of `npm test`. The last line is `N passed, N failed`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check, conclude } from './shared/checks.ts';
import { writeToyVoice } from './shared/toy-voice.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SETUP = new URL('../scripts/setup.mjs', import.meta.url).href;
const data = resolve(process.argv[2] ?? join(ROOT, '.cache', 'speech'));
const folder = mkdtempSync(join(tmpdir(), 'colloquy-speech-'));
const HEADER_BYTES = 44;
const RATE_AT = 24;

/** As sherpa-onnx reads the tokens of Moonshine: each in Base64, with its number. */
async function writeTokens(file: string): Promise<void> {
  const tokenizer = pathToFileURL(join(data, 'models', 'moonshine-en', 'tokenizer', 'llama-tokenizer.mjs')).href;
  const { vocabById } = ((await import(tokenizer)) as { default: { vocabById: string[] } }).default;
  const lines = vocabById.map((token, number) => `${Buffer.from(token).toString('base64')} ${number}`);
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Models of an operator's own: the pulled recogniser in the form of sherpa-onnx, and a voice that is made here. */
async function ownModels(question: string): Promise<void> {
  colloquy('models', 'pull', 'sherpa-onnx');
  for (const left of ['own-ears', 'own-voice']) colloquy('models', 'remove', left);
  const ears = join(folder, 'own-ears');
  mkdirSync(ears);
  for (const file of ['encoder_model.onnx', 'decoder_model_merged.onnx'])
    copyFileSync(join(data, 'models', 'moonshine-en', 'tiny', file), join(ears, file));
  await writeTokens(join(ears, 'tokens.txt'));
  // English for who trusts its label: that the engine of the language is asked is what is tried.
  const terms = ['--languages', 'nl', '--licence', 'MIT, Useful Sensors, Inc.'];
  const wrong = colloquy('models', 'add', ears, '--kind', 'whisper', ...terms);
  check('files of another kind are refused in the words of the engine', wrong.stderr.includes('could not use it'));
  const added = colloquy('models', 'add', ears, '--kind', 'moonshine', ...terms);
  check('a recogniser of one’s own is added', added.status === 0, added.stderr);
  const heard = hear(question, 'nl');
  check('it hears in its language', /brakes?|breaks?/.test(heard.stdout), heard.stdout + heard.stderr);
  const toy = join(folder, 'own-voice');
  mkdirSync(toy);
  writeToyVoice(toy, ['English', 'hello']);
  const how = ['--kind', 'vits', '--languages', 'en', '--licence', 'made for a test', '--link'];
  const voice = colloquy('models', 'add', toy, ...how);
  check('a voice of one’s own is added', voice.status === 0, voice.stderr);
  const said = say('hello', 'en', join(folder, 'hello.wav'), '--voice', 'own-voice');
  check('it speaks', said.stdout.includes('own-voice of sherpa-onnx:own-voice'), said.stdout + said.stderr);
  const all = colloquy('models', 'list', '--check').stdout;
  check(
    'both are listed with their terms',
    all.includes('MIT, Useful Sensors, Inc.') && all.includes('made for a test'),
  );
  for (const name of ['own-ears', 'own-voice']) colloquy('models', 'remove', name);
  check('both are removed', !colloquy('models', 'list').stdout.includes('own-'));
}

const program = execFileSync(
  process.execPath,
  [
    '--input-type=module',
    '--eval',
    `import { build, findNode } from '${SETUP}'; process.stdout.write(build(findNode()))`,
  ],
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
);

function colloquy(...args: string[]) {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('COLLOQUY_')));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...inherited, COLLOQUY_DATA_DIR: data },
  });
  return { status, stdout, stderr };
}

const say = (text: string, language: string, out: string, ...more: string[]) =>
  colloquy('speech', 'say', text, '--language', language, '--out', out, ...more);
const hear = (file: string, language = 'en') => colloquy('speech', 'hear', file, '--language', language);

/** How many of the words came back, 0 to 1. */
function share(text: string, heard: string): number {
  const words = (one: string): string[] => one.toLowerCase().match(/[a-z]+/g) ?? [];
  const back = new Set(words(heard));
  const said = words(text);
  return said.filter((word) => back.has(word)).length / said.length;
}

/** Stretches of sound with silence between them; each file as `speech say` writes it. */
function joined(files: string[], silenceMs: number, out: string): void {
  const sounds = files.map((file) => readFileSync(file));
  const [first] = sounds;
  if (first === undefined) throw new Error('nothing to join');
  const silence = Buffer.alloc(((first.readUInt32LE(RATE_AT) * silenceMs) / 1_000) * 2);
  const body = Buffer.concat([silence, ...sounds.flatMap((sound) => [sound.subarray(HEADER_BYTES), silence])]);
  const header = Buffer.from(first.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(HEADER_BYTES - 8 + body.length, 4);
  header.writeUInt32LE(body.length, HEADER_BYTES - 4);
  writeFileSync(out, Buffer.concat([header, body]));
}

try {
  const pulled = colloquy('models', 'pull');
  check('the engines are pulled', pulled.status === 0, pulled.stderr);
  const listed = colloquy('models', 'list', '--check');
  check('all are there and whole', listed.status === 0 && (listed.stdout.match(/ ready /g) ?? []).length >= 4);
  const again = colloquy('models', 'pull', 'silero-vad');
  check('what is there is not fetched again', again.stdout.includes('silero-vad: is there'), again.stdout);

  const texts = [
    'How did you find out that the brakes of the cargo bike were not safe?',
    'Which repair comes first when three customers wait at the counter?',
  ];
  const files = texts.map((text, index) => {
    const file = join(folder, `question-${index}.wav`);
    const said = say(text, 'en', file);
    check(
      `question ${index + 1} is spoken by a natural voice`,
      said.stdout.includes('of embedded:kokoro'),
      said.stderr,
    );
    const heard = hear(file);
    check(`question ${index + 1} is understood`, share(text, heard.stdout) >= 0.9, heard.stdout + heard.stderr);
    return file;
  });
  const both = join(folder, 'both.wav');
  joined(files, 2_000, both);
  const lines = hear(both).stdout.trim().split('\n');
  check('two questions with silence between are two stretches of speech', lines.length === 2, lines.join('\n'));
  check('the first begins after the silence', /^00:0[12] /.test(lines[0] ?? ''), lines[0]);
  const slow = join(folder, 'slow.wav');
  say(texts[0] ?? '', 'en', slow, '--speed', '0.8', '--voice', 'am_michael');
  const longer = readFileSync(slow).length / readFileSync(files[0] ?? '').length;
  check('a slower voice takes longer', longer > 1.05, String(longer));

  await ownModels(files[0] ?? '');

  const silence = join(folder, 'silence.wav');
  const quiet = readFileSync(files[0] ?? '');
  quiet.fill(0, HEADER_BYTES);
  writeFileSync(silence, quiet);
  check('in silence nobody is heard', hear(silence).stdout === '', hear(silence).stdout);
  check(
    'a language that is not recognised is said so',
    hear(files[0] ?? '', 'de').stderr.includes('COLLOQUY_SPEECH_URL'),
  );
  check('a language without a voice is said so', say('สวัสดี', 'th', silence).stderr.includes('no such voice for th'));
  const hasEspeak = colloquy('check-config').stdout.includes(' ko,');
  const spanish = say('¿Cómo aprendió a reparar bicicletas?', 'es', join(folder, 'es.wav'));
  check(
    hasEspeak ? 'with espeak-ng Spanish is spoken' : 'without espeak-ng Spanish is not spoken',
    hasEspeak === (spanish.status === 0),
    spanish.stderr,
  );
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = conclude() ? 0 : 1;
