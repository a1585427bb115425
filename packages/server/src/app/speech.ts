import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { SpeechConfig } from '../config/speech.ts';
import { Ears, PromptVoice } from '../features/voice/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import type { LostReason } from '../platform/workers/supervised-process.ts';
import { createRecognisers, firstToHear } from '../providers/speech-to-text/create.ts';
import type { SpeechToText } from '../providers/speech-to-text/port.ts';
import { createVoices, findEspeak, firstToSpeak } from '../providers/text-to-speech/create.ts';
import type { TextToSpeech } from '../providers/text-to-speech/port.ts';
import { createVoiceActivity } from '../providers/voice-activity/create.ts';
import type { VoiceActivity } from '../providers/voice-activity/port.ts';
import { AddedModels, kindOf } from './models/added-models.ts';
import { openWeights } from './models/models.ts';

/** The engines that there are: what was pulled, what is installed, what the configuration names. Null: none. */
export type Speech = {
  /** In the order in which they are asked. */
  recognisers: readonly SpeechToText[];
  /** All of them as one. */
  recogniser: SpeechToText | null;
  voice: TextToSpeech | null;
  /** The two that it is made of: what leaves this machine, and what stays. */
  voices: { endpoint: TextToSpeech | null; here: TextToSpeech | null };
  detector: VoiceActivity | null;
  stop(): Promise<void>;
};

/** Hears of each engine that ended before its time. */
type OnLost = (engine: string, reason: LostReason, problem: string | null) => void;

/** The models that the operator gave, as far as their files and the runtime are there. */
function addedModels(dataDir: string, runtime: string | null, onLost: OnLost) {
  const added = new AddedModels(dataDir);
  const { models, faulty } = added.list();
  for (const name of faulty) onLost(name, 'unusable', 'model.json');
  const weights = added.weights();
  const engines = models.flatMap((model) => {
    const { name, kind, languages, speakers } = model;
    const isThere = runtime !== null && weights.state(name) === 'ready';
    if (!isThere) {
      onLost(name, 'unusable', runtime === null ? 'sherpa-onnx' : weights.state(name));
      return [];
    }
    const { gives, architecture } = kindOf(kind);
    const lost = (reason: LostReason, problem: string | null) => onLost(name, reason, problem);
    const files = added.pathsOf(model);
    return [{ gives, runtime, model: { name, architecture, files, languages, speakers }, onLost: lost }];
  });
  return {
    recognisers: engines.filter(({ gives }) => gives === 'recognition'),
    voices: engines.filter(({ gives }) => gives === 'voice'),
  };
}

/** Nothing is started: each engine is by its first call. Weights that are pulled later are seen when it is opened again. */
export function openSpeech(
  config: Pick<Config, 'dataDir' | 'speech'>,
  secrets: Pick<Secrets, 'speechKey'>,
  onLost: OnLost,
): Speech {
  const weights = openWeights(config.dataDir);
  const isThere = (name: string): boolean =>
    weights.state('onnx-runtime') === 'ready' && weights.state(name) === 'ready';
  const folders = (name: string) => ({ runtime: weights.folderOf('onnx-runtime'), weights: weights.folderOf(name) });
  const lost = (engine: string) => (reason: LostReason, problem: string | null) => onLost(engine, reason, problem);
  const { speech } = config;
  const endpoint =
    speech === null
      ? null
      : { url: speech.url, key: secrets.speechKey, timeoutMs: speech.timeoutMs, languages: speech.languages };
  const sherpa = weights.state('sherpa-onnx') === 'ready' ? weights.folderOf('sherpa-onnx') : null;
  const added = addedModels(config.dataDir, sherpa, onLost);
  const recognisers = createRecognisers({
    added: added.recognisers,
    endpoint: endpoint === null || speech?.recognition == null ? null : { ...endpoint, model: speech.recognition },
    embedded: isThere('moonshine-en') ? { folders: folders('moonshine-en'), onLost: lost('moonshine') } : null,
  });
  const voices = createVoices({
    added: added.voices,
    endpoint: endpoint === null || speech?.synthesis == null ? null : { ...endpoint, ...speech.synthesis },
    kokoro: isThere('kokoro') ? { ...folders('kokoro'), onLost: lost('kokoro') } : null,
    espeak: findEspeak(),
  });
  const detector = createVoiceActivity(
    isThere('silero-vad') ? { folders: folders('silero-vad'), onLost: lost('silero') } : null,
  );
  const recogniser = recognisers.length === 0 ? null : firstToHear(recognisers);
  const speaking = [voices.endpoint, voices.here].filter((engine) => engine !== null);
  const voice = speaking.length === 0 ? null : firstToSpeak(speaking);
  return {
    recognisers,
    recogniser,
    voices,
    voice,
    detector,
    async stop() {
      await Promise.all([recogniser?.stop(), voice?.stop(), detector?.stop()]);
    },
  };
}

/** What an operator does who lacks an engine. */
const PULL = 'colloquy models pull';

/** The engines on this machine, and an endpoint. */
function openForRooms({ dataDir }: Pick<Config, 'dataDir'>, endpoint: NamedEndpoint | null, log: Log): Speech {
  return openSpeech(
    { dataDir, speech: endpoint?.config ?? null },
    { speechKey: endpoint?.key ?? null },
    (engine, reason, problem) => log.warn('speech-engine-lost', { engine, reason, problem }),
  );
}

/** An endpoint that recognises what candidates say, or speaks to them, with its key. */
export type NamedEndpoint = { config: SpeechConfig; key: string | null };

/** What rooms use of the endpoint. Null where none is named, or nothing is spoken. */
export function roomEndpoint(
  { speech, voice, readAloud }: Pick<Config, 'speech' | 'voice' | 'readAloud'>,
  { speechKey }: Pick<Secrets, 'speechKey'>,
): NamedEndpoint | null {
  if (speech === null || !(voice.offered || readAloud)) return null;
  return { config: { ...speech, recognition: voice.offered ? speech.recognition : null }, key: speechKey };
}

/** The same where it recognises: candidates are told who runs it. */
export function hearingEndpoint(endpoint: NamedEndpoint | null): NamedEndpoint | null {
  return endpoint?.config.recognition == null ? null : endpoint;
}

/** `found` changes with what `openForRooms` would find; `isWhole`: nothing may be on its way. */
function enginesThere({ dataDir }: Pick<Config, 'dataDir'>): { found: string; isWhole: boolean } {
  const weights = openWeights(dataDir);
  const added = new AddedModels(dataDir);
  const { models, faulty } = added.list();
  const ofAdded = added.weights();
  const isThere = (name: string): boolean => existsSync(weights.folderOf(name));
  const states = weights.sets.map(({ name }) => weights.state(name));
  const statesOfAdded = models.map(({ name }) => ofAdded.state(name));
  return {
    found: JSON.stringify([states, models, statesOfAdded, faulty, findEspeak()]),
    isWhole:
      faulty.length === 0 &&
      statesOfAdded.every((state) => state === 'ready') &&
      weights.sets.every(({ name }, at) => states[at] !== 'partial' && !(states[at] === 'absent' && isThere(name))),
  };
}

/** So long after a change a folder's time may not show another one. */
const RACY_MS = 2_000;

/** When the folders of engines were changed last; null where one is just being changed. */
function foldersThere({ dataDir }: Pick<Config, 'dataDir'>): string | null {
  const timeOf = (path: string): number | null => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
  const added = new AddedModels(dataDir).folder;
  const names = existsSync(added) ? readdirSync(added).sort() : [];
  const { folder, sets } = openWeights(dataDir);
  const times = [folder, ...sets.map(({ name }) => join(folder, name)), added].map(timeOf);
  const ofAdded = names.map(
    (name) => [name, timeOf(join(added, name)), timeOf(join(added, name, 'model.json'))] as const,
  );
  const newest = Math.max(0, ...[...times, ...ofAdded.flatMap(([, ...both]) => both)].map(Number));
  return Date.now() - newest < RACY_MS ? null : JSON.stringify([times, ofAdded, findEspeak()]);
}

/** Hearing takes an eighth of a core; saying a prompt that was not made ahead takes all of one for seconds. */
const AT_ONCE_PER_CORE = 1;

/** What rooms speak and hear with; null where that is not offered. */
export type RoomSpeech = {
  /** Null: prompts are not read aloud. */
  voice: PromptVoice | null;
  /** Null: answers are typed. */
  ears: Ears | null;
  /** Takes engines that have come onto this machine since; costs little where none have. @returns whether answers can be spoken now */
  lookForSpeech(): boolean;
};

/**
 * Read aloud by the endpoint where a prompt was written beforehand, and by what is on this machine: what a candidate said
 * may be in any other. Heard by the endpoint, of whoever agreed to that, and by what is on this machine. Without a
 * recogniser answers are typed; prompts are read aloud where that is wanted for itself, or answers are spoken.
 *
 * @param given what takes their place: tests bring their own
 */
export function createRoomSpeech(
  config: Pick<Config, 'dataDir' | 'readAloud' | 'voice'>,
  log: Log,
  clock: Clock,
  given: Partial<Pick<RoomSpeech, 'voice' | 'ears'>> = {},
  endpoint: NamedEndpoint | null = null,
): RoomSpeech {
  const { offered } = config.voice;
  if (!offered && !config.readAloud)
    return { voice: given.voice ?? null, ears: given.ears ?? null, lookForSpeech: () => false };
  const atOnce = config.voice.atOnce ?? AT_ONCE_PER_CORE * availableParallelism();
  const voice = new PromptVoice(null);
  const ears = offered
    ? new Ears({
        recognisers: [],
        detector: null,
        clock,
        atOnce,
        atOnceAway: endpoint?.config.atOnce ?? atOnce,
        freeBytes: () => process.availableMemory(),
      })
    : null;
  let isHearing = false;
  let seen: string | null = null;
  let seenFolders: string | null = null;
  const look = (): boolean => {
    const folders = foldersThere(config);
    if (folders !== null && folders === seenFolders) return isHearing;
    const { found, isWhole } = enginesThere(config);
    // A file that is still being copied changes no folder when it is whole.
    if (found === seen) {
      seenFolders = isWhole ? folders : null;
      return isHearing;
    }
    const here = openForRooms(config, endpoint, log);
    if (seen !== null) log.info('speech-engines-changed');
    // After what may throw, such as where a folder is just being removed: then it is looked at again.
    seen = found;
    // What was removed is used on: an interview may be spoken with it.
    if (ears !== null && here.recognisers.length > 0) {
      ears.use(here);
      isHearing = true;
    }
    const isVoiceWanted = isHearing || config.readAloud;
    if (here.voices.here !== null && isVoiceWanted) voice.use(here.voices.here);
    if (here.voices.endpoint !== null && isVoiceWanted) voice.useEndpoint(here.voices.endpoint);
    if (voice.isMute && isHearing) log.warn('no-voice', { hint: PULL });
    return isHearing;
  };
  if (!look() && offered) log.info('no-recogniser', { hint: PULL });
  return { voice: given.voice ?? voice, ears: given.ears ?? ears, lookForSpeech: look };
}

/** What `check-config` says. */
export function speechLines(config: Pick<Config, 'dataDir' | 'speech'>, secrets: Pick<Secrets, 'speechKey'>): string[] {
  const unusable: string[] = [];
  const { recogniser, voice } = openSpeech(config, secrets, (engine, reason, problem) =>
    unusable.push(`${engine} (${problem ?? reason})`),
  );
  const { models: added } = new AddedModels(config.dataDir).list();
  const list = (languages: ReadonlySet<string> | undefined): string => [...(languages ?? [])].join(', ') || 'none';
  const natural = voice?.capabilities.voices.filter(({ manner }) => manner === 'natural') ?? [];
  const { speech } = config;
  const models =
    speech === null
      ? []
      : [speech.recognition, speech.synthesis && `${speech.synthesis.model} (${speech.synthesis.voice})`];
  return [
    ...(speech === null
      ? []
      : [
          `speech endpoint: ${models.filter(Boolean).join(', ')}, run by ${speech.runBy}, for ${list(speech.languages)}`,
        ]),
    ...added.map(
      ({ name, kind, languages, licence }) => `added ${name}: ${kind}, for ${languages.join(', ')}; ${licence}`,
    ),
    ...(unusable.length === 0 ? [] : [`added, unusable: ${unusable.join(', ')}`]),
    `speech recognition: ${list(recogniser?.capabilities.languages)}`,
    `voices: natural ${list(new Set(natural.flatMap(({ languages }) => languages)))}; robotic or natural ${list(voice?.capabilities.languages)}`,
  ];
}
