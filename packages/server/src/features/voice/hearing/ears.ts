import { SPEECH_RATE, type SpeechState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../../platform/clock.ts';
import type { Id } from '../../../platform/ids.ts';
import { withinShare } from '../../../providers/shapes/speech-call.ts';
import type { SpeechToText } from '../../../providers/speech-to-text/port.ts';
import type { VoiceActivity } from '../../../providers/voice-activity/port.ts';
import { Rest } from '../rest.ts';
import { knowsMore, Succession } from '../succession.ts';
import { Ear } from './ear.ts';

/** From when a piece came; what is not written down by then is asked for again. */
const PATIENCE_MS = 15_000;
/** Words that are shown while they are said and come later than this are no help. */
const CAPTION_MS = 1_500;
/** Half a minute of sound takes half a second; one that is late is done without. */
const DETECTION_MS = 3_000;
/** Calls that may wait for the same piece. */
const ASKING_MOST = 3;
/** One engine of this machine does one piece after another: more at once would only wait there. */
const PLACES_HERE = 2;
/** A detector that ends a segment here cuts nothing: pieces come cut. */
const PAUSE_MS = 700;
const LONGEST_MS = 30_000;

export type HeardWords =
  | { state: 'text'; text: string; confidence: number | null; engine: string }
  | { state: 'silence'; engine: string }
  /** No engine ever will: another language, a key that is refused. */
  | { state: 'unheard'; engine: string }
  /** Too much is being spoken, or no engine gave an answer: the same piece may be asked for again. */
  | { state: 'later' };

/** A piece to be heard. */
export type PieceToHear = {
  /** Asked for once its turn has come, so that what waits holds as little as it can; null where the sound is gone. */
  samples: () => Promise<Float32Array | null>;
  language: Language;
  terms: readonly string[];
  /** The candidate has not agreed that it is heard elsewhere. */
  staysHere: boolean;
};

/** Whoever speaks, or wants to. */
export type Speaker = { interviewId: Id<'interview'> } & Pick<PieceToHear, 'language' | 'staysHere'>;

/** What hears. */
export type HearingEngines = Pick<EarsOptions, 'recognisers' | 'detector'>;

export type EarsOptions = {
  /** In the order in which they are asked. Empty: nothing is there yet that could hear. */
  recognisers: readonly SpeechToText[];
  /** Null: whatever comes is taken for speech. */
  detector: VoiceActivity | null;
  clock: Pick<Clock, 'now'>;
  /** Interviews that each engine of this machine hears at once. */
  atOnce: number;
  /** Interviews that an endpoint hears at once; absent: as many. */
  atOnceAway?: number;
  /** Bytes that this machine can still give; tests bring their own. */
  freeBytes: () => number;
};

type Call = { deadlineAt: number; signal: AbortSignal };

/**
 * What hears candidates: the detector says whether anybody speaks in a piece, a recogniser writes it down: the first in
 * order that knows the language, may hear it, is not resting after failures and has a place. Each has places, a
 * queue, a bound of memory and a count of failures of its own: what befalls one closes no other. Whoever begins to speak is counted, so that nobody
 * begins who would wait for every word.
 */
export class Ears {
  readonly #options: Omit<EarsOptions, keyof HearingEngines>;
  readonly #recognisers = new Succession<SpeechToText>((older, newer) =>
    knowsMore(
      older,
      newer.filter(({ capabilities }) => capabilities.leaves === older.capabilities.leaves),
    ),
  );
  readonly #detectors = new Succession<VoiceActivity>(() => false);
  readonly #restOfDetector: Rest;
  /** By the name of the engine, so that one that is opened anew goes on where it was. */
  readonly #ears = new Map<string, Ear>();
  readonly #under = new Map<string, { hearing: Promise<HeardWords>; asking: number }>();
  readonly #captioned = new Set<Id<'interview'>>();

  constructor({ recognisers, detector, ...options }: EarsOptions) {
    this.#options = options;
    this.#restOfDetector = new Rest(options.clock);
    this.use({ recognisers, detector });
  }

  /**
   * Hears with these from now on, such as those that were fetched meanwhile; with those that were in use what these do not
   * know, since an interview may be spoken with it. What is being heard ends as it began.
   */
  use({ recognisers, detector }: HearingEngines): void {
    this.#recognisers.add(...recognisers);
    if (detector !== null) this.#detectors.add(detector);
  }

  /** Whether anything is there that hears. */
  get canHear(): boolean {
    return this.#recognisers.all.length > 0;
  }

  /** Whether anything knows the language, of whoever agreed to all of it. */
  knows(language: Language): boolean {
    return this.#knowing({ language, staysHere: false }).length > 0;
  }

  /** Whether one more interview can be spoken, or this one go on being so. */
  stateFor(speaker: Speaker): SpeechState {
    if (!this.canHear) return 'off';
    const knowing = this.#knowing(speaker);
    if (knowing.length === 0) return 'no-language';
    const awake = knowing.map((engine) => this.#earOf(engine)).filter(({ rest }) => !rest.isResting);
    if (awake.length === 0) return 'down';
    return awake.some((ear) => ear.admits(speaker.interviewId)) ? 'ready' : 'full';
  }

  /**
   * The candidate speaks, or is in a conversation that is spoken.
   *
   * @returns false where every engine that knows the language is full
   */
  take(speaker: Speaker): boolean {
    const ears = this.#inOrder(speaker).map((engine) => this.#earOf(engine));
    const first = ears.find((ear) => ear.admits(speaker.interviewId));
    first?.take(speaker.interviewId);
    return first !== undefined || ears.length === 0;
  }

  /**
   * Later, and at once, where too much waits already or no more interviews can be spoken.
   *
   * @param key names the piece: asked for twice at once it is heard once
   */
  hear(key: string, interviewId: Id<'interview'>, piece: PieceToHear): Promise<HeardWords> {
    const under = this.#under.get(key);
    if (under !== undefined) {
      if (under.asking >= ASKING_MOST) return Promise.resolve({ state: 'later' });
      under.asking += 1;
      return under.hearing;
    }
    if (!this.canHear) return Promise.resolve({ state: 'later' });
    const hearing = this.#hear(interviewId, piece).finally(() => this.#under.delete(key));
    this.#under.set(key, { hearing, asking: 1 });
    return hearing;
  }

  /** Whether words of this speaker can be written down while they are said: by what hears them on this machine. */
  captions(speaker: Speaker): boolean {
    return this.#captioning(speaker) !== undefined;
  }

  /**
   * What is being said, as far as it is heard by now. Null where nothing comes of it in time, or the engine is needed for
   * what stays: that is no fault, and waits for nothing.
   */
  async caption(speaker: Speaker, samples: Float32Array): Promise<string | null> {
    const { interviewId, language } = speaker;
    const engine = this.#captioning(speaker);
    if (engine === undefined || this.#captioned.has(interviewId)) return null;
    const ear = this.#earOf(engine);
    if (ear.rest.isResting || !ear.hasRoomToSpare(interviewId)) return null;
    this.#captioned.add(interviewId);
    try {
      const heard = await this.#recognisers.call(engine, () =>
        engine.recognise({
          samples,
          language,
          terms: [],
          use: 'caption',
          staysHere: true,
          deadlineAt: Date.now() + CAPTION_MS,
          signal: new AbortController().signal,
        }),
      );
      return heard.kind === 'text' ? heard.text : null;
    } finally {
      this.#captioned.delete(interviewId);
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#recognisers.stop(), this.#detectors.stop()]);
  }

  #knowing({ language, staysHere }: Pick<Speaker, 'language' | 'staysHere'>): SpeechToText[] {
    return this.#recognisers.all.filter(
      ({ capabilities: { languages, leaves } }) => languages.has(language) && !(leaves && staysHere),
    );
  }

  #captioning(speaker: Speaker): SpeechToText | undefined {
    const [first] = this.#inOrder(speaker);
    return first?.capabilities.captions && !first.capabilities.leaves ? first : undefined;
  }

  /** Those that rest come last: they are asked where nothing else is left. */
  #inOrder(speaker: Pick<Speaker, 'language' | 'staysHere'>): SpeechToText[] {
    const knowing = this.#knowing(speaker);
    const isResting = (engine: SpeechToText): boolean => this.#earOf(engine).rest.isResting;
    return [...knowing.filter((engine) => !isResting(engine)), ...knowing.filter(isResting)];
  }

  #earOf({ name, capabilities: { leaves } }: SpeechToText): Ear {
    const known = this.#ears.get(name);
    if (known !== undefined) return known;
    const { clock, atOnce, atOnceAway = atOnce, freeBytes } = this.#options;
    const ear = new Ear(
      leaves
        ? { clock, atOnce: atOnceAway, places: atOnceAway, freeBytes: null }
        : { clock, atOnce, places: PLACES_HERE, freeBytes },
    );
    this.#ears.set(name, ear);
    return ear;
  }

  async #hear(interviewId: Id<'interview'>, piece: PieceToHear): Promise<HeardWords> {
    const call = { deadlineAt: Date.now() + PATIENCE_MS, signal: new AbortController().signal };
    const engines = this.#inOrder(piece);
    let outcome: HeardWords = { state: 'unheard', engine: 'none' };
    const detection: Detection = { isEmpty: null };
    for (const [index, engine] of engines.entries()) {
      const ear = this.#earOf(engine);
      if (ear.isCrowded(interviewId) || !ear.admits(interviewId)) {
        outcome = { state: 'later' };
        continue;
      }
      ear.take(interviewId);
      const share = withinShare(call, index === engines.length - 1);
      const heard = await this.#hearWith(engine, interviewId, piece, share, detection);
      if (heard.state === 'text' || heard.state === 'silence') return heard;
      // One that never will does not speak for those that may.
      if (outcome.state === 'unheard') outcome = heard;
    }
    return outcome;
  }

  async #hearWith(
    engine: SpeechToText,
    interviewId: Id<'interview'>,
    { samples: read, language, terms, staysHere }: PieceToHear,
    call: Call,
    detection: Detection,
  ): Promise<HeardWords> {
    const ear = this.#earOf(engine);
    const late = AbortSignal.timeout(Math.max(0, Math.ceil(call.deadlineAt - Date.now())));
    try {
      return await ear.inTurn(interviewId, late, async () => {
        const samples = await read();
        if (samples === null) return { state: 'later' };
        const [detector] = this.#detectors.all;
        detection.isEmpty ??= detector !== undefined && (await this.#isEmpty(detector, samples, call));
        if (detection.isEmpty && detector !== undefined) return { state: 'silence', engine: detector.name };
        const heard = await this.#recognisers.call(engine, () =>
          engine.recognise({ ...call, samples, language, terms, use: 'record', staysHere }),
        );
        if (heard.kind === 'unavailable') {
          // Its files are gone: once its process has ended, there is no other. That is no failure of those that are there.
          if (heard.reason === 'failed' && this.#recognisers.isFormer(engine)) this.#recognisers.leaveOut(engine);
          // Too much at once is no fault of the engine.
          else if (heard.reason !== 'busy') ear.rest.failed();
          return heard.retryable ? { state: 'later' } : { state: 'unheard', engine: heard.engine };
        }
        ear.rest.wentWell();
        if (heard.kind === 'no-language') return { state: 'unheard', engine: heard.engine };
        if (heard.kind === 'silence') return { state: 'silence', engine: heard.engine };
        return { state: 'text', text: heard.text, confidence: heard.confidence, engine: heard.engine };
      });
    } catch (error) {
      if (late.aborted) return { state: 'later' };
      throw error;
    }
  }

  /** Whether nobody speaks in it, as far as the detector can say in time. */
  async #isEmpty(detector: VoiceActivity, samples: Float32Array, { deadlineAt, signal }: Call): Promise<boolean> {
    // What is shorter than a detector looks at is judged by the recogniser alone.
    if (samples.length < SPEECH_RATE / 2 || this.#restOfDetector.isResting) return false;
    const listening = {
      samples,
      pauseMs: PAUSE_MS,
      longestMs: LONGEST_MS,
      deadlineAt: Math.min(deadlineAt, Date.now() + DETECTION_MS),
      signal,
    };
    const found = await this.#detectors.call(detector, () => detector.listen(listening));
    if (found.kind === 'segments') this.#restOfDetector.wentWell();
    else if (found.reason !== 'busy') this.#restOfDetector.failed();
    return found.kind === 'segments' && found.segments.length === 0;
  }
}

/** A piece is listened to once, however many recognisers are asked; null: not yet. */
type Detection = { isEmpty: boolean | null };
