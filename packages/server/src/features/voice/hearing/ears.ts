import { SPEECH_RATE, type SpeechState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import type { Clock } from '../../../platform/clock.ts';
import type { Id } from '../../../platform/ids.ts';
import { FairGate } from '../../../platform/workers/fair-gate.ts';
import type { SpeechToText } from '../../../providers/speech-to-text/port.ts';
import type { VoiceActivity } from '../../../providers/voice-activity/port.ts';
import { knowsMore, Succession } from '../succession.ts';

/** So long somebody who spoke is believed to go on speaking. */
const SLOT_MS = 90_000;
/** From when a piece came; what is not written down by then is asked for again. */
const PATIENCE_MS = 15_000;
/** Pieces that may wait here, each with its sound in memory; whoever sends one more is told to send it again. */
const WAITING_MOST = 32;
const WAITING_MOST_OF_ONE = 3;
/** Calls that may wait for the same piece. */
const ASKING_MOST = 3;
/** After so many failures in a row speaking is not offered, until one goes well or the time is over. */
const DOWN_AFTER = 3;
const DOWN_MS = 30_000;
/** What an engine needs that does not run yet, and what is left free next to engines that do. */
const START_BYTES = 1_300 * 1024 * 1024;
const SPARE_BYTES = 200 * 1024 * 1024;
/** A detector that ends a segment here cuts nothing: pieces come cut. */
const PAUSE_MS = 700;
const LONGEST_MS = 30_000;

export type HeardWords =
  | { state: 'text'; text: string; confidence: number | null; engine: string }
  | { state: 'silence'; engine: string }
  /** This engine never will: another language, a key that is refused. */
  | { state: 'unheard'; engine: string }
  /** Too much is being spoken, or the engine gave no answer: the same piece may be asked for again. */
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

/** What hears. */
export type HearingEngines = Pick<EarsOptions, 'recogniser' | 'detector'>;

export type EarsOptions = {
  /** Null: nothing is there yet that could hear. */
  recogniser: SpeechToText | null;
  /** Null: whatever comes is taken for speech. */
  detector: VoiceActivity | null;
  clock: Pick<Clock, 'now'>;
  /** Interviews that are spoken at once on this node. */
  atOnce: number;
  /** Bytes that this machine can still give; tests bring their own. */
  freeBytes: () => number;
};

/**
 * What hears candidates: the detector says whether anybody speaks in a piece, the recogniser writes it down. Candidates
 * take turns. Whoever begins to speak is counted, so that nobody begins who would wait for every word.
 */
export class Ears {
  readonly #options: Omit<EarsOptions, keyof HearingEngines>;
  readonly #recognisers = new Succession<SpeechToText>(knowsMore);
  readonly #detectors = new Succession<VoiceActivity>(() => false);
  /** One engine does one piece after another: more at once would only wait there. */
  readonly #gate = new FairGate({ places: 2, placesOfLane: 1 });
  readonly #slots = new Map<Id<'interview'>, number>();
  readonly #under = new Map<string, { hearing: Promise<HeardWords>; asking: number }>();
  #failures = 0;
  #failedAt = 0;

  constructor(options: EarsOptions) {
    this.#options = options;
    this.use(options);
  }

  /**
   * Hears with these from now on, such as those that were fetched meanwhile; with those that were in use what these do not
   * know, since an interview may be spoken with it. What is being heard ends as it began.
   */
  use({ recogniser, detector }: HearingEngines): void {
    if (recogniser !== null) this.#recognisers.add(recogniser);
    if (detector !== null) this.#detectors.add(detector);
  }

  /** Whether anything is there that hears. */
  get canHear(): boolean {
    return this.#recognisers.all.length > 0;
  }

  knows(language: Language): boolean {
    return this.#recogniserFor(language) !== null;
  }

  /** Whether one more interview can be spoken, or this one go on being so. */
  stateFor(interviewId: Id<'interview'>, language: Language): SpeechState {
    if (!this.canHear) return 'off';
    if (!this.knows(language)) return 'no-language';
    if (this.#isDown()) return 'down';
    return this.admits(interviewId) ? 'ready' : 'full';
  }

  admits(interviewId: Id<'interview'>): boolean {
    if (!this.canHear) return false;
    this.#dropIdle();
    if (this.#slots.has(interviewId)) return true;
    if (this.#slots.size >= this.#options.atOnce) return false;
    return this.#options.freeBytes() >= (this.#slots.size === 0 ? START_BYTES : SPARE_BYTES);
  }

  /** The candidate speaks, or is in a conversation that is spoken. */
  take(interviewId: Id<'interview'>): void {
    this.#slots.set(interviewId, this.#options.clock.now());
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
    if (this.#isCrowded(interviewId) || !this.admits(interviewId)) return Promise.resolve({ state: 'later' });
    const hearing = this.#hear(interviewId, piece).finally(() => this.#under.delete(key));
    this.#under.set(key, { hearing, asking: 1 });
    return hearing;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#recognisers.stop(), this.#detectors.stop()]);
  }

  #recogniserFor(language: Language): SpeechToText | null {
    return this.#recognisers.all.find(({ capabilities }) => capabilities.languages.has(language)) ?? null;
  }

  async #hear(
    interviewId: Id<'interview'>,
    { samples: read, language, terms, staysHere }: PieceToHear,
  ): Promise<HeardWords> {
    const deadlineAt = Date.now() + PATIENCE_MS;
    const late = AbortSignal.timeout(PATIENCE_MS);
    try {
      return await this.#gate.run(interviewId, late, async () => {
        const samples = await read();
        if (samples === null) return { state: 'later' };
        const call = { deadlineAt, signal: new AbortController().signal };
        const [detector] = this.#detectors.all;
        const isEmpty =
          detector !== undefined && (await this.#detectors.call(detector, () => isSilent(detector, samples, call)));
        if (isEmpty) return { state: 'silence', engine: detector.name };
        const recogniser = this.#recogniserFor(language) ?? this.#recognisers.all[0];
        if (recogniser === undefined) return { state: 'later' };
        const heard = await this.#recognisers.call(recogniser, () =>
          recogniser.recognise({ ...call, samples, language, terms, use: 'record', staysHere }),
        );
        if (heard.kind === 'unavailable') {
          // Its files are gone: once its process has ended, there is no other. That is no failure of those that are there.
          if (heard.reason === 'failed' && this.#recognisers.isFormer(recogniser))
            this.#recognisers.leaveOut(recogniser);
          // Too much at once is no fault of the engine.
          else if (heard.reason !== 'busy') this.#failed();
          return heard.retryable ? { state: 'later' } : { state: 'unheard', engine: heard.engine };
        }
        this.#failures = 0;
        if (heard.kind === 'no-language') return { state: 'unheard', engine: heard.engine };
        if (heard.kind === 'silence') return { state: 'silence', engine: heard.engine };
        return { state: 'text', text: heard.text, confidence: heard.confidence, engine: heard.engine };
      });
    } catch (error) {
      if (late.aborted) return { state: 'later' };
      throw error;
    }
  }

  #isCrowded(interviewId: Id<'interview'>): boolean {
    return this.#gate.waiting >= WAITING_MOST || this.#gate.waitingIn(interviewId) >= WAITING_MOST_OF_ONE;
  }

  #failed(): void {
    this.#failures += 1;
    this.#failedAt = this.#options.clock.now();
  }

  #isDown(): boolean {
    return this.#failures >= DOWN_AFTER && this.#options.clock.now() - this.#failedAt < DOWN_MS;
  }

  #dropIdle(): void {
    const oldest = this.#options.clock.now() - SLOT_MS;
    for (const [id, at] of this.#slots) if (at < oldest) this.#slots.delete(id);
  }
}

async function isSilent(
  detector: VoiceActivity,
  samples: Float32Array,
  call: { deadlineAt: number; signal: AbortSignal },
): Promise<boolean> {
  // What is shorter than a detector looks at is judged by the recogniser alone.
  if (samples.length < SPEECH_RATE / 2) return false;
  const found = await detector.listen({ ...call, samples, pauseMs: PAUSE_MS, longestMs: LONGEST_MS });
  return found.kind === 'segments' && found.segments.length === 0;
}
