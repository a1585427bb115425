import type { RoomEnding, RoomPhase, RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose, Language } from '@colloquy/contract/shared';
import type { Identity } from '../../features/accounts/index.ts';
import { type ConsentTexts, limitsOf, type PhraseBook, type RoomView } from '../../features/dialogue/index.ts';
import type { ApplicationForm } from '../../features/founder-applications/index.ts';
import { isResumable, resumeDeadline } from '../../features/interviews/index.ts';
import type { WishPromise } from '../../features/requests/index.ts';
import type { PromptVoice } from '../../features/voice/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { presentIdentity } from '../kit/present-identity.ts';

type Offered = Pick<RoomState, 'offers' | 'speech'> & {
  asked: readonly ConsentPurpose[];
  recordingDays: number | null;
  promise: WishPromise;
  /** Whether the standing prompt is read aloud. */
  isHeard: boolean;
};

/** The state as the page of one seat sees it. */
export function presentRoom(
  view: RoomView,
  seat: string,
  identity: Identity,
  form: ApplicationForm | null,
  consents: ConsentTexts,
  { asked, recordingDays, offers, speech, promise, isHeard }: Offered,
  voice: PromptVoice | null,
  phrases: (language: Language) => PhraseBook,
): RoomState {
  const { interview, blueprint, state, record } = view;
  const language = interview.roomLanguage ?? interview.language;
  const phase = phaseOf(view);
  return {
    version: view.version,
    serverNow: toInstant(view.now),
    phase,
    ending: phase === 'ended' ? endingOf(view) : null,
    active: state === null || state.seat === seat,
    language,
    identity: presentIdentity(identity),
    invitation: {
      organization: identity.name,
      title: blueprint.title === '' ? null : blueprint.title,
      candidateName: interview.givenName,
      interviewLanguage: interview.language,
      plannedMinutes: limitsOf(blueprint, interview.timeFactor).plannedMs / 60_000,
      questionCount: blueprint.questions.length,
      topics: blueprint.competencies.map(({ name }) => name),
      expiresAt: toInstant(interview.expiresAt.getTime()),
    },
    consents: asked.map((purpose) => ({
      purpose,
      given: record.consents[purpose] ?? null,
      text: consents.text(purpose, language),
      textVersion: consents.version,
    })),
    recordingDays,
    humanAsked: record.humanAsked,
    asked: [...new Set(record.personRequests.map(({ kind }) => kind))],
    ...promise,
    offers,
    readsAloud: voice?.knows(interview.language) ?? false,
    mode: state?.mode ?? 'text',
    ...(state?.pictureOff === true ? { pictureOff: true as const } : {}),
    speech,
    conversation: conversationOf(view, isHeard, phrases),
    application: form === null ? null : { ...form, editable: state?.seat === seat },
    rated: record.rating !== null,
    returnUrl: phase === 'ended' ? interview.returnUrl : null,
  };
}

function phaseOf({ interview, state, now }: RoomView): RoomPhase {
  switch (interview.status) {
    case 'SCHEDULED':
      return interview.expiresAt.getTime() <= now ? 'ended' : 'welcome';
    case 'STARTED':
      return state?.phase ?? 'welcome';
    case 'CANDIDATE_DROP_OFF':
    case 'TECHNICAL_GLITCH':
      return isResumable(interview, now) && interview.statusReason !== 'TIME_LIMIT' ? 'dropped' : 'ended';
    default:
      return 'ended';
  }
}

function endingOf({ interview, state }: RoomView): RoomEnding {
  switch (interview.status) {
    case 'SCHEDULED':
    case 'NO_SHOW':
      return 'no-show';
    case 'CANDIDATE_DROP_OFF':
    case 'TECHNICAL_GLITCH':
      return interview.statusReason === 'TIME_LIMIT' ? 'time-limit' : 'deadline-passed';
    case 'CANDIDATE_ABORTED':
      if (interview.statusReason === 'CANCELLED') return 'cancelled';
      if (interview.statusReason === 'WITHDRAWN') return 'withdrawn';
      return interview.startedAt === null ? 'declined' : 'left';
    default:
      return state?.ending ?? 'completed';
  }
}

function languageOfferOf(
  { state, blueprint: { language } }: RoomView,
  phrases: (language: Language) => PhraseBook,
): Pick<NonNullable<RoomState['conversation']>, 'languageOffer'> {
  const other = state?.phase === 'listening' ? state.languageOffer?.language : undefined;
  if (other === undefined) return {};
  return {
    languageOffer: {
      ask: { text: phrases(other).languageAsk(), language: other },
      accept: { text: phrases(other).languageYes(), language: other },
      decline: { text: phrases(language).languageNo(), language },
    },
  };
}

function conversationOf(
  view: RoomView,
  isHeard: boolean,
  phrases: (language: Language) => PhraseBook,
): RoomState['conversation'] {
  const { state, interview, blueprint, record } = view;
  if (state === null) return null;
  const total = blueprint.questions.length;
  const question = blueprint.questions[state.cursor];
  const deadline = resumeDeadline(interview);
  return {
    prompt:
      state.prompt === null
        ? null
        : {
            id: state.prompt.id,
            kind: state.prompt.kind,
            text: state.prompt.text,
            question: question
              ? {
                  number: state.cursor + 1,
                  text: question.text,
                  answerForm: question.answerForm,
                  starter: question.starter ?? null,
                }
              : null,
            speechUrl: isHeard ? `/room/api/speech/${state.prompt.id}` : null,
          },
    progress: {
      current: Math.min(state.cursor + 1, total),
      total,
      done: state.questions.filter(({ outcome }) => outcome !== null && outcome !== 'unasked').length,
    },
    timeLeftMs: view.timeLeftMs,
    pausedUntil: state.pausedUntil === null ? null : toInstant(state.pausedUntil),
    resumeUntil: deadline === null ? null : toInstant(deadline),
    lastAnswer:
      state.lastAnswer === null
        ? null
        : { id: state.lastAnswer.id, text: state.lastAnswer.text, corrected: state.lastAnswer.corrected },
    draft: state.draft,
    transcript: record.turns
      .filter(({ skipped }) => !skipped)
      .map(({ id, speaker, text, doubted }) => ({ id, speaker, text, ...(doubted === undefined ? {} : { doubted }) })),
    offerWayOut: state.offered,
    ...languageOfferOf(view, phrases),
    ...(record.languageChange === null ? {} : { languageChanged: true as const }),
    thinkingSince:
      state.phase === 'thinking' && state.thinkingSince !== undefined ? toInstant(state.thinkingSince) : null,
    notice: state.nearlyOver ? 'time-nearly-over' : null,
  };
}
