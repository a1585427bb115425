import type {
  RoomCommand,
  RoomCommandName,
  RoomEnding,
  RoomError,
  RoomPhase,
  RoomState,
} from '@colloquy/contract/room';
import type { ConsentPurpose, Language, RequestKind } from '@colloquy/contract/shared';
import { besides, consentTexts, type FakeScript, invitationOf, mannerOf, requested, spoken } from './fake-script.ts';

const MINUTE_MS = 60_000;
const PLANNED_MINUTES = 20;
const PAUSE_MS = 30 * MINUTE_MS;
const RESUME_MS = 24 * 60 * MINUTE_MS;

type Prompt = NonNullable<NonNullable<RoomState['conversation']>['prompt']>;
type Outcome = { ok: true } | { ok: false; error: RoomError };

/** A command with its name, as the schema of that name read it. */
export type AnyCommand = {
  [Name in RoomCommandName]: { name: Name; body: RoomCommand<Name> };
}[RoomCommandName];

export type FakeInterviewOptions = {
  script: FakeScript;
  /** Milliseconds since 1970. */
  now: () => number;
  newId: () => string;
  /** How long the next prompt takes; `later` runs the task. */
  thinkMs: () => number;
  later: (delayMs: number, task: () => void) => void;
  /** The server speaks too. */
  voice?: boolean;
  speech?: RoomState['speech']['state'];
  onChange: () => void;
};

export type FakeInterview = ReturnType<typeof createFakeInterview>;

const OK: Outcome = { ok: true };
const SPEECH = ['speech'] as const;
const DEFAULT_CONSENTS = ['recording', 'ai-evaluation'] as const;

const ENDINGS = { decline: 'declined', finish: 'completed', abort: 'left', withdraw: 'withdrawn' } as const;

function refuse(code: RoomError['code'], message: string, status = 409): Outcome {
  return { ok: false, error: { status, code, message } };
}

/** One interview as the room sees it: the states, moves and refusals of the contract over a fixed script. */
export function createFakeInterview(options: FakeInterviewOptions) {
  const { script, now, newId, thinkMs, later, voice = false, speech = 'ready', onChange } = options;
  const createdMs = now();
  const answered = new Map<string, Outcome>();
  const given = new Map<ConsentPurpose, boolean>();
  const asked = [...(voice ? SPEECH : []), ...(script.consents ?? DEFAULT_CONSENTS)];
  const transcript: { id: number; speaker: 'interviewer' | 'candidate'; text: string }[] = [];
  let version = 1;
  let phase: RoomPhase = 'welcome';
  let before: RoomPhase = 'listening';
  let ending: RoomEnding | null = null;
  let language: Language = script.language;
  let seat: string | null = null;
  let prompt: Prompt | null = null;
  let question = 0;
  let done = 0;
  let followedUp = false;
  let lastAnswer: { id: string; text: string; corrected: boolean; line: number } | null = null;
  let usedMs = 0;
  let runningSinceMs: number | null = null;
  let pausedUntil: number | null = null;
  const requests = new Set<RequestKind>();
  let rated = false;
  let offerWayOut = false;
  let notice: 'time-nearly-over' | null = null;
  let thinkingSinceMs: number | null = null;
  let emptyInARow = 0;
  let line = 0;
  let draft = '';
  let manner = mannerOf('text');

  function changed() {
    version += 1;
    onChange();
  }

  function write(speaker: 'interviewer' | 'candidate', text: string): number {
    line += 1;
    transcript.push({ id: line, speaker, text });
    return line;
  }

  function say(kind: Prompt['kind'], text: string) {
    const current = script.questions[question - 1];
    const id = write('interviewer', text);
    const openQuestion =
      current === undefined
        ? null
        : {
            number: question,
            text: current.text,
            answerForm: current.answerForm,
            starter: current.starter ?? null,
          };
    prompt = { id, kind, text, question: openQuestion, speechUrl: null };
  }

  function clock(run: boolean) {
    if (runningSinceMs !== null) usedMs += now() - runningSinceMs;
    runningSinceMs = run ? now() : null;
  }

  function end(how: RoomEnding) {
    clock(false);
    phase = 'ended';
    ending = how;
    prompt = null;
    notice = null;
    offerWayOut = false;
    changed();
  }

  function next() {
    question += 1;
    followedUp = false;
    const current = script.questions[question - 1];
    const own = question === script.questions.length + 1 ? script.ownQuestions : null;
    const asked = current?.text ?? own;
    if (asked === null) {
      end('completed');
      return;
    }
    phase = 'listening';
    clock(true);
    notice = null;
    draft = '';
    if (question === 1) write('interviewer', script.opening);
    say('question', asked);
    if (offerWayOut) say('offer', script.offer);
    changed();
  }

  function think(then: () => void) {
    phase = 'thinking';
    thinkingSinceMs = now();
    clock(false);
    changed();
    const ms = thinkMs();
    if (ms === 0) {
      then();
      return;
    }
    later(ms, () => {
      if (phase === 'thinking') then();
    });
  }

  function followUp(text: string) {
    followedUp = true;
    phase = 'listening';
    clock(true);
    notice = null;
    draft = '';
    say('follow-up', text);
    changed();
  }

  function answer(command: RoomCommand<'answer'>): Outcome {
    if (prompt === null || command.promptId > prompt.id) return refuse('not-now', 'no such prompt');
    if (command.promptId < prompt.id && !isCurrentFor(command.promptId)) {
      // Words that come after the interview has moved on are kept with what they answer.
      if (!command.skip && command.text.trim() !== '') write('candidate', command.text);
      changed();
      return OK;
    }
    if (phase !== 'listening') return refuse('not-now', 'no answer is awaited');
    take(command.text, command.skip, newId());
    return OK;
  }

  /** A nudge or a return is no prompt of its own: answers to what stood before still count for it. */
  function isCurrentFor(promptId: number): boolean {
    const since = transcript.filter(({ id }) => id > promptId);
    return since.every(({ speaker, text }) => speaker === 'interviewer' && isPassing(text));
  }

  function isPassing(text: string): boolean {
    return text === script.nudge || text === script.back || text === script.offer;
  }

  function take(text: string, skip: boolean, id: string | null) {
    const current = script.questions[question - 1];
    const empty = skip || text.trim() === '';
    if (!empty) {
      const at = write('candidate', text);
      if (id !== null) lastAnswer = { id, text, corrected: false, line: at };
    }
    draft = '';
    emptyInARow = empty ? emptyInARow + 1 : 0;
    offerWayOut = emptyInARow >= 2;
    const short = text.trim().split(/\s+/).length < 12;
    if (!empty && short && !followedUp && current?.followUp != null) {
      const { followUp: asked } = current;
      think(() => followUp(asked));
    } else {
      done = Math.min(done + 1, script.questions.length);
      think(next);
    }
  }

  function begin({ seat: fromSeat, mode: chosen, picture = true }: RoomCommand<'begin'>): Outcome {
    if (phase !== 'welcome') return refuse('not-now', 'the interview has begun');
    if (asked.some((purpose) => !given.has(purpose))) return refuse('not-now', 'a consent is not decided');
    manner = mannerOf(chosen, picture);
    seat = fromSeat;
    clock(true);
    next();
    return OK;
  }

  function correct(command: RoomCommand<'correct'>): Outcome {
    if (lastAnswer === null || lastAnswer.id !== command.answerId || phase === 'ended') {
      return refuse('not-now', 'this answer can no longer be corrected');
    }
    lastAnswer = { ...lastAnswer, text: command.text, corrected: true };
    const said = transcript.find(({ id }) => id === lastAnswer?.line);
    if (said !== undefined) said.text = command.text;
    changed();
    return OK;
  }

  function pause(): Outcome {
    if (phase !== 'listening' && phase !== 'thinking') return refuse('not-now', 'nothing to pause');
    clock(false);
    before = phase;
    phase = 'paused';
    pausedUntil = now() + PAUSE_MS;
    changed();
    return OK;
  }

  function resume(fromSeat: string): Outcome {
    if (phase === 'welcome' || phase === 'ended') return refuse('not-now', 'nothing to resume');
    seat = fromSeat;
    pausedUntil = null;
    offerWayOut = false;
    emptyInARow = 0;
    if (phase === 'paused' || phase === 'dropped') {
      phase = before;
      clock(phase === 'listening');
      if (phase === 'thinking') next();
      else say('resume', script.back);
    }
    changed();
    return OK;
  }

  function leave(command: RoomCommand<'leave'>): Outcome {
    if (phase === 'ended') return refuse('not-now', 'the interview is over');
    if ((command.how === 'decline') !== (phase === 'welcome')) return refuse('not-now', 'not at this point');
    if (command.how === 'finish' && done < script.mustAsk) return refuse('not-now', 'must-ask questions are open');
    if (command.wantsPerson) requests.add('person');
    if (command.how !== 'withdraw' && draft.trim() !== '') write('candidate', draft);
    end(ENDINGS[command.how]);
    return OK;
  }

  function decide({ name, body }: AnyCommand): Outcome {
    const free = name === 'resume' || name === 'answer';
    if (phase !== 'welcome' && phase !== 'ended' && !free && seat !== body.seat) {
      return refuse('not-active', 'another tab holds the room');
    }
    switch (name) {
      case 'begin':
        return begin(body);
      case 'answer':
        return answer(body);
      case 'correct':
        return correct(body);
      case 'pause':
        return pause();
      case 'resume':
        return resume(body.seat);
      case 'leave':
        return leave(body);
      case 'typing':
        if (body.draft !== undefined && phase === 'listening') draft = body.draft;
        return OK;
      case 'mode':
        if (body.mode !== 'text' && !voice) return refuse('not-now', 'this room has text only');
        manner = mannerOf(body.mode, body.picture ?? manner.pictureOff !== true);
        break;
      case 'language':
        if (phase !== 'welcome') return refuse('not-now', 'the interview has begun');
        language = body.language;
        given.clear();
        break;
      case 'consent':
        if (phase === 'ended') return refuse('not-now', 'the interview is over');
        for (const { purpose, given: yes } of body.decisions) given.set(purpose, yes);
        break;
      case 'rate':
        if (phase !== 'ended') return refuse('not-now', 'the interview is not over');
        rated = true;
        break;
      case 'ask-human':
        requests.add(body.about);
        break;
    }
    changed();
    return OK;
  }

  return {
    version: () => version,
    /** Does a command once: the same client id gets the same answer again. */
    command(command: AnyCommand): Outcome {
      const known = answered.get(command.body.clientId);
      if (known !== undefined) return known;
      const outcome = decide(command);
      answered.set(command.body.clientId, outcome);
      return outcome;
    },
    state(forSeat: string): RoomState {
      const texts = consentTexts(language);
      const runningMs = runningSinceMs === null ? 0 : now() - runningSinceMs;
      const begun = phase !== 'welcome';
      return {
        version,
        serverNow: new Date(now()).toISOString(),
        phase,
        ending,
        active: !begun || phase === 'ended' || seat === forSeat,
        language,
        invitation: invitationOf(script, PLANNED_MINUTES, createdMs),
        consents: asked.map((purpose) => ({
          purpose,
          given: given.get(purpose) ?? null,
          text: texts[purpose],
          textVersion: 1,
        })),
        ...requested(requests, script),
        offers: { voice, video: false },
        ...manner,
        speech: spoken(voice ? speech : 'off'),
        conversation: begun
          ? {
              prompt,
              progress: { current: Math.min(question, script.questions.length), total: script.questions.length, done },
              timeLeftMs: Math.max(0, PLANNED_MINUTES * MINUTE_MS - usedMs - runningMs),
              pausedUntil: pausedUntil === null ? null : new Date(pausedUntil).toISOString(),
              resumeUntil: new Date(createdMs + RESUME_MS).toISOString(),
              lastAnswer:
                lastAnswer === null
                  ? null
                  : { id: lastAnswer.id, text: lastAnswer.text, corrected: lastAnswer.corrected },
              draft,
              transcript: transcript.map((turn) => ({ ...turn })),
              offerWayOut,
              thinkingSince:
                phase === 'thinking' && thinkingSinceMs !== null ? new Date(thinkingSinceMs).toISOString() : null,
              notice,
            }
          : null,
        ...besides(phase),
        rated,
      };
    },

    /* What happens to an interview from outside the room. */
    nudge() {
      if (phase !== 'listening') return;
      say('nudge', script.nudge);
      changed();
    },
    /** Silence has lasted: what is in the field becomes the answer, an empty field moves on. */
    moveOn() {
      if (phase !== 'listening') return;
      if (draft.trim() !== '') take(draft, false, null);
      else take('', false, null);
    },
    pauseNow: pause,
    drop() {
      clock(false);
      before = phase;
      phase = 'dropped';
      changed();
    },
    end,
    spend(ms: number) {
      usedMs += ms;
      changed();
    },
    warnOfTime() {
      notice = 'time-nearly-over';
      changed();
    },
  };
}
