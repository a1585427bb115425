import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto/digest.ts';
import type { SpeechCall } from '../../providers/shapes/speech.ts';
import { withinShare } from '../../providers/shapes/speech-call.ts';
import { decodeWav, encodeWav } from '../../providers/shapes/wav.ts';
import { LONGEST_TEXT, languagesOf, type Speaking, type TextToSpeech } from '../../providers/text-to-speech/port.ts';
import { NoVoiceError, VoiceBusyError } from './errors.ts';
import { Newest } from './newest.ts';
import { Rest } from './rest.ts';
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

/** Of an endpoint that has not spoken by then, the voice here makes it: whoever waits still hears it in time. */
const AWAY_MS = 2_500;
/** An endpoint may be paid by what it speaks: of each interview so many pieces at a time are made ahead by it. */
const AHEAD_AWAY_MAX = 16;

type Spoken = { text: string; language: Language; speed: number; mayLeave: boolean };

/**
 * Texts of interviews as sound. A text that may leave is spoken by an endpoint where there is one, every other one by the voices here,
 * and all by these while it is late or rests after failures. A text is spoken sentence by sentence; each is kept in memory by text, language, speed and voice,
 * the longest unheard is let go first, and nothing of it is written anywhere. Who asks for the same while it is made waits
 * for that. What will probably be asked is made ahead, one piece at a time and each interview in its turn, while nobody
 * waits for another one; of whom a piece cannot be spoken, the rest is not made ahead.
 */
export class PromptVoice {
  readonly #voices = new Succession<TextToSpeech>(
    (older, newer) => knowsMore(older, newer) || knowsMore(naturalOf(older), newer.map(naturalOf)),
  );
  #away: TextToSpeech | null = null;
  readonly #restOfAway: Rest;
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
  constructor(
    voice: TextToSpeech | null,
    keptBytesMax = KEPT_BYTES,
    { clock = { now: Date.now } }: { clock?: Pick<Clock, 'now'> } = {},
  ) {
    this.#restOfAway = new Rest(clock);
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

  /** What holds nothing of a person is spoken by this endpoint from now on. */
  useEndpoint(endpoint: TextToSpeech): void {
    this.#away = endpoint;
  }

  get isMute(): boolean {
    return this.#voices.all.length === 0 && this.#away === null;
  }

  /** @param mayLeave as in `speak`; of a text that is not known yet: whether anything speaks the language */
  knows(language: Language, mayLeave = true): boolean {
    return this.#voicesFor({ language, mayLeave }).length > 0;
  }

  canSpeak(text: string, language: Language, mayLeave = false): boolean {
    return this.knows(language, mayLeave) && text.trim() !== '' && text.length <= LONGEST_TEXT;
  }

  /**
   * A whole text.
   *
   * @param speed as in `Speaking`
   * @param mayLeave it holds nothing of a person, so that an endpoint may get it
   * @returns a WAV file
   * @throws {NoVoiceError} @throws {VoiceBusyError}
   */
  async speak(text: string, language: Language, speed: number, mayLeave = false): Promise<Uint8Array> {
    if (!this.canSpeak(text, language, mayLeave)) throw new NoVoiceError();
    return this.#inTurn(async () => {
      const sounds: Uint8Array[] = [];
      for (const part of speechParts(text, language))
        sounds.push(await this.#sentence({ text: part, language, speed, mayLeave }));
      const [only] = sounds;
      return sounds.length === 1 && only !== undefined ? only : joined(sounds);
    }, this.#isThere({ text, language, speed, mayLeave }));
  }

  /**
   * One piece of a text, from 0: whoever plays them one after another hears the first while the rest is made.
   *
   * @returns null where the text has no such piece
   * @throws {NoVoiceError} @throws {VoiceBusyError}
   */
  async speakPart(
    text: string,
    language: Language,
    speed: number,
    part: number,
    mayLeave = false,
  ): Promise<Uint8Array | null> {
    if (!this.canSpeak(text, language, mayLeave)) throw new NoVoiceError();
    const piece = speechParts(text, language)[part];
    if (piece === undefined) return null;
    const spoken = { text: piece, language, speed, mayLeave };
    const key = this.#keyOf(spoken);
    return this.#inTurn(() => this.#sentence(spoken), this.#kept.has(key) || this.#making.has(key));
  }

  /**
   * Makes these texts when nobody waits for others; what is there already costs nothing. What the same owner wanted
   * before and was not made yet is forgotten.
   *
   * @param texts `next` in whole and in their order, then of each `maybe` how it begins, then the rest of those
   * @param mayLeave as in `speak`, of each text
   */
  prepare(
    owner: string,
    texts: { next: readonly string[]; maybe: readonly string[] },
    language: Language,
    mayLeave: (text: string) => boolean = () => false,
  ): void {
    const partsOf = (all: readonly string[]) =>
      all
        .map((text) => ({ text, leaves: mayLeave(text) }))
        .filter(({ text, leaves }) => this.canSpeak(text, language, leaves))
        .map(({ text, leaves }) =>
          speechParts(text, language).map((part) => ({ text: part, language, speed: 1, mayLeave: leaves })),
        );
    const maybe = partsOf(texts.maybe);
    const parts = [
      ...partsOf(texts.next).flat(),
      ...maybe.flatMap(([first]) => first ?? []),
      ...maybe.flatMap(([, ...rest]) => rest),
    ];
    const isAway = this.#voicesFor({ language, mayLeave: true })[0]?.capabilities.leaves === true;
    const each = new Map(parts.map((part) => [`${part.mayLeave} ${part.text}`, part]));
    const wanted = [...each.values()].slice(0, isAway ? AHEAD_AWAY_MAX : AHEAD_MAX);
    // Whoever is in the list keeps the place there.
    if (wanted.length === 0) this.#ahead.delete(owner);
    else if (this.#ahead.has(owner) || this.#ahead.size < OWNERS_MAX) this.#ahead.set(owner, wanted);
    void this.#goAhead();
  }

  /**
   * Somebody will ask for this text in a moment: its beginning, and what is played right after that, is made before
   * anything that may be wanted later.
   */
  hurry(text: string, language: Language, mayLeave = false): void {
    const parts = this.canSpeak(text, language, mayLeave) ? speechParts(text, language).slice(0, HURRIED) : [];
    const missing = parts
      .map((part) => ({ text: part, language, speed: 1, mayLeave }))
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
    await Promise.all([this.#voices.stop(), this.#away?.stop()]);
  }

  /** The endpoint unless it rests, then it comes last; of those here first the newest that sounds like a person, or else the newest. */
  #voicesFor({ language, mayLeave }: Pick<Spoken, 'language' | 'mayLeave'>): readonly TextToSpeech[] {
    const here = this.#voicesHereFor(language);
    const away = this.#away;
    if (away === null || !mayLeave || !away.capabilities.languages.has(language)) return here;
    return this.#restOfAway.isResting ? [...here, away] : [away, ...here];
  }

  #voicesHereFor(language: Language): readonly TextToSpeech[] {
    const knowing = this.#voices.all.filter(({ capabilities }) => capabilities.languages.has(language));
    const isNatural = (voice: TextToSpeech): boolean => naturalOf(voice).capabilities.languages.has(language);
    return [...knowing.filter(isNatural), ...knowing.filter((voice) => !isNatural(voice))];
  }

  /** @param voice that spoke it; absent: that would be asked first */
  #keyOf(spoken: Spoken, voice?: TextToSpeech): string {
    const { text, language, speed } = spoken;
    const first = voice ?? this.#voicesFor(spoken)[0];
    const voices = first?.capabilities.voices.filter(({ languages }) => languages.includes(language)) ?? [];
    const known = [text, language, speed, first?.name, voices.map(({ id }) => id)];
    return sha256(JSON.stringify(known)).toString('base64');
  }

  #isThere(spoken: Spoken): boolean {
    return speechParts(spoken.text, spoken.language).every((part) => {
      const key = this.#keyOf({ ...spoken, text: part });
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
    const made = this.#make(spoken);
    const making = made.then(({ wav }) => wav);
    this.#making.set(key, making);
    try {
      const wav = await making;
      // By the voice that spoke it: what stood in for an endpoint does not stand for it later.
      this.#keep(this.#keyOf(spoken, (await made).voice), wav);
      return wav;
    } finally {
      this.#making.delete(key);
    }
  }

  async #make(text: Spoken): Promise<{ wav: Uint8Array; voice: TextToSpeech }> {
    const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
    const voices = this.#voicesFor(text);
    let isBusy = false;
    for (const [index, voice] of voices.entries()) {
      const isLast = index === voices.length - 1;
      const spoken = voice.capabilities.leaves
        ? await this.#speakAway(voice, text, isLast ? call : { ...call, deadlineAt: Date.now() + AWAY_MS })
        : await this.#voices.call(voice, () => voice.speak(speakingOf(text, withinShare(call, isLast))));
      if (spoken.kind === 'sound') return { wav: encodeWav(trimSilence(spoken.sound, text.text)), voice };
      if (spoken.kind === 'no-voice') continue;
      isBusy = true;
      // Its files are gone: once its process has ended, there is no other.
      if (spoken.reason === 'failed' && this.#voices.isFormer(voice)) this.#voices.leaveOut(voice);
    }
    throw isBusy ? new VoiceBusyError() : new NoVoiceError();
  }

  async #speakAway(endpoint: TextToSpeech, text: Spoken, call: SpeechCall) {
    const spoken = await endpoint.speak(speakingOf(text, call));
    if (spoken.kind === 'sound') this.#restOfAway.wentWell();
    else if (spoken.kind === 'unavailable') this.#restOfAway.failed();
    return spoken;
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

function speakingOf({ text, language, speed }: Spoken, call: SpeechCall): Speaking {
  return { ...call, text, language, voice: null, speed };
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
  const sounds = wavs.map((wav) => decodeWav(wav));
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
