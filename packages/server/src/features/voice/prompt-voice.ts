import type { Language } from '@colloquy/contract/shared';
import { sha256 } from '../../platform/crypto/digest.ts';
import { withinShare } from '../../providers/shapes/speech-call.ts';
import { decodeWav, encodeWav } from '../../providers/shapes/wav.ts';
import { LONGEST_TEXT, languagesOf, type TextToSpeech } from '../../providers/text-to-speech/port.ts';
import { NoVoiceError, VoiceBusyError } from './errors.ts';
import { Newest } from './newest.ts';
import { speechParts } from './speech-parts.ts';
import { knowsMore, Succession } from './succession.ts';
import { trimSilence } from './trim-silence.ts';

/** About 22 minutes of sound. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Texts that are being spoken or wait for it: the last of them is heard within half a minute on one core. */
const AT_ONCE_MAX = 4;
const PATIENCE_MS = 60_000;
/** Between two sentences, where they are put together. */
const GAP_MS = 220;
/** Interviews that pieces are made ahead for, and pieces of each. */
const OWNERS_MAX = 64;
const AHEAD_MAX = 120;
/** Pieces of what is asked for in a moment. */
const HURRIED = 2;

type Spoken = { text: string; language: Language; speed: number };

/**
 * Texts of interviews as sound. A text is spoken sentence by sentence; each is kept in memory by text, language, speed and voice,
 * the longest unheard is let go first, and nothing of it is written anywhere. Who asks for the same while it is made waits
 * for that. What will probably be asked is made ahead, one piece at a time and each interview in its turn, while nobody
 * waits for another one; of whom a piece cannot be spoken, the rest is not made ahead.
 */
export class PromptVoice {
  readonly #voices = new Succession<TextToSpeech>(
    (older, newer) => knowsMore(older, newer) || knowsMore(naturalOf(older), newer.map(naturalOf)),
  );
  readonly #keptBytesMax: number;
  readonly #kept = new Map<string, Uint8Array>();
  readonly #making = new Map<string, Promise<Uint8Array>>();
  #waiting = 0;
  readonly #ahead = new Map<string, Spoken[]>();
  /** Of those that pieces are made ahead for. */
  readonly newest = new Newest(OWNERS_MAX);
  #isGoingAhead = false;
  #isStopped = false;
  /** While there are any, nothing is made ahead. */
  readonly #holds = new Set<NodeJS.Timeout>();
  /** What ends the hold of an interview. */
  readonly #heldFor = new Map<string, () => void>();
  #keptBytes = 0;

  /** @param voice null: there is none yet */
  constructor(voice: TextToSpeech | null, keptBytesMax = KEPT_BYTES) {
    if (voice !== null) this.use(voice);
    this.#keptBytesMax = keptBytesMax;
  }

  /**
   * Speaks with this one from now on, such as one that was fetched meanwhile; with those that were in use what this one
   * does not know, or knows as a robot alone. Sounds are kept for their voice.
   */
  use(voice: TextToSpeech): void {
    this.#voices.add(voice);
  }

  get isMute(): boolean {
    return this.#voices.all.length === 0;
  }

  knows(language: Language): boolean {
    return this.#voicesFor(language).length > 0;
  }

  canSpeak(text: string, language: Language): boolean {
    return this.knows(language) && text.trim() !== '' && text.length <= LONGEST_TEXT;
  }

  /**
   * A whole text.
   *
   * @param speed as in `Speaking`
   * @returns a WAV file
   * @throws {NoVoiceError} @throws {VoiceBusyError}
   */
  async speak(text: string, language: Language, speed: number): Promise<Uint8Array> {
    if (!this.canSpeak(text, language)) throw new NoVoiceError();
    return this.#inTurn(
      async () => {
        const sounds: Uint8Array[] = [];
        for (const part of speechParts(text, language))
          sounds.push(await this.#sentence({ text: part, language, speed }));
        const [only] = sounds;
        return sounds.length === 1 && only !== undefined ? only : joined(sounds);
      },
      this.#isThere(text, language, speed),
    );
  }

  /**
   * One piece of a text, from 0: whoever plays them one after another hears the first while the rest is made.
   *
   * @returns null where the text has no such piece
   * @throws {NoVoiceError} @throws {VoiceBusyError}
   */
  async speakPart(text: string, language: Language, speed: number, part: number): Promise<Uint8Array | null> {
    if (!this.canSpeak(text, language)) throw new NoVoiceError();
    const piece = speechParts(text, language)[part];
    if (piece === undefined) return null;
    const spoken = { text: piece, language, speed };
    const key = this.#keyOf(spoken);
    return this.#inTurn(() => this.#sentence(spoken), this.#kept.has(key) || this.#making.has(key));
  }

  /**
   * Makes these texts when nobody waits for others; what is there already costs nothing. What the same owner wanted
   * before and was not made yet is forgotten.
   *
   * @param texts `next` in whole and in their order, then of each `maybe` how it begins, then the rest of those
   */
  prepare(owner: string, texts: { next: readonly string[]; maybe: readonly string[] }, language: Language): void {
    const partsOf = (all: readonly string[]) =>
      all.filter((text) => this.canSpeak(text, language)).map((text) => speechParts(text, language));
    const maybe = partsOf(texts.maybe);
    const parts = [
      ...partsOf(texts.next).flat(),
      ...maybe.flatMap(([first]) => first ?? []),
      ...maybe.flatMap(([, ...rest]) => rest),
    ];
    const wanted = [...new Set(parts)].slice(0, AHEAD_MAX).map((text) => ({ text, language, speed: 1 }));
    // Whoever is in the list keeps the place there.
    if (wanted.length === 0) this.#ahead.delete(owner);
    else if (this.#ahead.has(owner) || this.#ahead.size < OWNERS_MAX) this.#ahead.set(owner, wanted);
    void this.#goAhead();
  }

  /**
   * Somebody will ask for this text in a moment: its beginning, and what is played right after that, is made before
   * anything that may be wanted later.
   */
  hurry(text: string, language: Language): void {
    const parts = this.canSpeak(text, language) ? speechParts(text, language).slice(0, HURRIED) : [];
    const missing = parts
      .map((part) => ({ text: part, language, speed: 1 }))
      .filter((spoken) => !this.#kept.has(this.#keyOf(spoken)));
    if (missing.length === 0) return;
    const isUnder = missing.every((spoken) => this.#making.has(this.#keyOf(spoken)));
    this.#inTurn(async () => {
      for (const spoken of missing) await this.#sentence(spoken);
    }, isUnder).catch(forgetUnlessOurs);
  }

  /**
   * Somebody will ask in a moment for a text that nobody knows yet: nothing is begun ahead that it would wait for.
   *
   * @param ms at most so long
   * @param owner an interview; its next hold replaces this one
   * @returns ends it sooner
   */
  hold(ms: number, owner: string | null = null): () => void {
    if (owner !== null) this.freeFor(owner);
    const release = (): void => {
      clearTimeout(timer);
      if (owner !== null && this.#heldFor.get(owner) === release) this.#heldFor.delete(owner);
      if (this.#holds.delete(timer)) void this.#goAhead();
    };
    const timer = setTimeout(release, ms).unref();
    this.#holds.add(timer);
    if (owner !== null) this.#heldFor.set(owner, release);
    return release;
  }

  /** The question that an interview's hold waited for is there. */
  freeFor(owner: string): void {
    this.#heldFor.get(owner)?.();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#holds) clearTimeout(timer);
    this.#holds.clear();
    this.#heldFor.clear();
    this.#ahead.clear();
    await this.#voices.stop();
  }

  /** The one that speaks the language first: the newest that sounds like a person, or else the newest. */
  #voicesFor(language: Language): readonly TextToSpeech[] {
    const knowing = this.#voices.all.filter(({ capabilities }) => capabilities.languages.has(language));
    const isNatural = (voice: TextToSpeech): boolean => naturalOf(voice).capabilities.languages.has(language);
    return [...knowing.filter(isNatural), ...knowing.filter((voice) => !isNatural(voice))];
  }

  #keyOf({ text, language, speed }: Spoken): string {
    const [first] = this.#voicesFor(language);
    const voices = first?.capabilities.voices.filter(({ languages }) => languages.includes(language)) ?? [];
    const spoken = [text, language, speed, first?.name, voices.map(({ id }) => id)];
    return sha256(JSON.stringify(spoken)).toString('base64');
  }

  #isThere(text: string, language: Language, speed: number): boolean {
    return speechParts(text, language).every((part) => {
      const key = this.#keyOf({ text: part, language, speed });
      return this.#kept.has(key) || this.#making.has(key);
    });
  }

  /** @param isThere what is kept or being made keeps nobody waiting. @throws {VoiceBusyError} */
  async #inTurn<Sound>(work: () => Promise<Sound>, isThere: boolean): Promise<Sound> {
    if (!isThere && this.#waiting >= AT_ONCE_MAX) throw new VoiceBusyError();
    if (!isThere) this.#waiting += 1;
    try {
      return await work();
    } finally {
      if (!isThere) this.#waiting -= 1;
      void this.#goAhead();
    }
  }

  async #sentence(spoken: Spoken): Promise<Uint8Array> {
    const key = this.#keyOf(spoken);
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const under = this.#making.get(key);
    if (under !== undefined) return under;
    const making = this.#make(spoken);
    this.#making.set(key, making);
    try {
      const wav = await making;
      this.#keep(key, wav);
      return wav;
    } finally {
      this.#making.delete(key);
    }
  }

  async #make({ text, language, speed }: Spoken): Promise<Uint8Array> {
    const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
    const voices = this.#voicesFor(language);
    let isBusy = false;
    for (const [index, voice] of voices.entries()) {
      const share = withinShare(call, index === voices.length - 1);
      const spoken = await this.#voices.call(voice, () =>
        voice.speak({ ...share, text, language, voice: null, speed }),
      );
      if (spoken.kind === 'sound') return encodeWav(trimSilence(spoken.sound, text));
      if (spoken.kind === 'no-voice') continue;
      isBusy = true;
      // Its files are gone: once its process has ended, there is no other.
      if (spoken.reason === 'failed' && this.#voices.isFormer(voice)) this.#voices.leaveOut(voice);
    }
    throw isBusy ? new VoiceBusyError() : new NoVoiceError();
  }

  async #goAhead(): Promise<void> {
    if (this.#isGoingAhead) return;
    this.#isGoingAhead = true;
    try {
      while (this.#waiting === 0 && !this.#isStopped && this.#holds.size === 0) {
        const next = this.#nextAhead();
        if (next === null) return;
        await this.#sentence(next.spoken).catch((error: unknown) => {
          // What this owner wants since is tried.
          if (this.#ahead.get(next.owner) === next.rest) this.#ahead.delete(next.owner);
          forgetUnlessOurs(error);
        });
      }
    } finally {
      this.#isGoingAhead = false;
    }
  }

  /** The first piece that is not there yet of whoever has waited longest. */
  #nextAhead(): { owner: string; spoken: Spoken; rest: Spoken[] } | null {
    for (const [owner, wanted] of this.#ahead) {
      const at = wanted.findIndex(
        (spoken) => !this.#kept.has(this.#keyOf(spoken)) && !this.#making.has(this.#keyOf(spoken)),
      );
      this.#ahead.delete(owner);
      const spoken = wanted[at];
      if (spoken === undefined) continue;
      const rest = wanted.slice(at + 1);
      this.#ahead.set(owner, rest);
      return { owner, spoken, rest };
    }
    return null;
  }

  #keep(key: string, wav: Uint8Array): void {
    this.#kept.set(key, wav);
    this.#keptBytes += wav.length;
    for (const [oldest, bytes] of this.#kept) {
      if (this.#keptBytes <= this.#keptBytesMax) return;
      this.#kept.delete(oldest);
      this.#keptBytes -= bytes.length;
    }
  }
}

/** Nobody waits for it: whoever asks for a text that cannot be spoken is told. */
function forgetUnlessOurs(error: unknown): void {
  if (!(error instanceof NoVoiceError) && !(error instanceof VoiceBusyError)) throw error;
}

/** As much of a voice as sounds like a person. */
function naturalOf({ capabilities }: TextToSpeech): { capabilities: { languages: ReadonlySet<Language> } } {
  return { capabilities: { languages: languagesOf(capabilities.voices.filter(({ manner }) => manner === 'natural')) } };
}

/** One after another with a breath between. Pieces of another engine, which another rate shows, are brought to the first's. */
function joined(wavs: readonly Uint8Array[]): Uint8Array {
  const sounds = wavs.map(decodeWav);
  const rate = sounds[0]?.rate ?? 16_000;
  const gap = Math.round((GAP_MS * rate) / 1_000);
  const pieces = sounds.map(({ samples, rate: own }) => (own === rate ? samples : atRate(samples, own, rate)));
  const samples = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length + gap, -gap));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length + gap;
  }
  return encodeWav({ samples, rate });
}

/** Between its neighbours in a straight line: good enough for the one piece that another engine had to speak. */
function atRate(samples: Float32Array, from: number, to: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const place = (index * from) / to;
    const before = Math.floor(place);
    const first = samples[before] ?? 0;
    return first + ((samples[before + 1] ?? first) - first) * (place - before);
  });
}
