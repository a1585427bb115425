import type { RoomState } from '@colloquy/contract/room';
import { LANGUAGES, type Language } from '@colloquy/contract/shared';

/** What the page around the preview wants to be shown. */
export type Previewed = {
  type: 'colloquy-preview';
  organization: string;
  title: string;
  language: Language;
  minutes: number;
  /** Wordings in the order asked. */
  questions: readonly string[];
  /** Which of them stands, from 0. */
  at: number;
  answerForm: 'prose' | 'code';
  starter: string | null;
};

/** Whether a message has the form; it comes from our own page, of whatever release. */
export function isPreviewed(data: unknown): data is Previewed {
  const received = data as Partial<Previewed> | null;
  return (
    typeof received === 'object' &&
    received !== null &&
    received.type === 'colloquy-preview' &&
    typeof received.organization === 'string' &&
    typeof received.title === 'string' &&
    LANGUAGES.some((language) => language === received.language) &&
    typeof received.minutes === 'number' &&
    Array.isArray(received.questions) &&
    received.questions.every((question) => typeof question === 'string') &&
    Number.isInteger(received.at) &&
    (received.answerForm === 'prose' || received.answerForm === 'code') &&
    (received.starter === null || typeof received.starter === 'string')
  );
}

const FAR = '2100-01-01T00:00:00.000Z';

/** The room while one question stands: what a candidate sees of it, and nothing that is anybody's. */
export function previewState(received: Previewed, version: number, now: Date): RoomState {
  const { organization, title, language, minutes, questions, at, answerForm, starter } = received;
  const text = questions[at] ?? '';
  return {
    version,
    serverNow: now.toISOString(),
    phase: 'listening',
    ending: null,
    active: true,
    language,
    invitation: {
      organization,
      title,
      candidateName: null,
      interviewLanguage: language,
      plannedMinutes: Math.max(1, Math.round(minutes)),
      questionCount: Math.max(1, questions.length),
      topics: [],
      expiresAt: FAR,
    },
    consents: [],
    humanAsked: false,
    asked: [],
    answersBy: 'organization',
    offers: { voice: false, video: false },
    speech: { state: 'off', pauseMs: 1, waits: { shortMs: 1, storyMs: 1, thinkingMs: 1 } },
    mode: 'text',
    conversation: {
      prompt: {
        id: at + 1,
        kind: 'question',
        text,
        question: { number: at + 1, text, answerForm, starter },
        speechUrl: null,
      },
      progress: { current: at + 1, total: Math.max(1, questions.length), done: at },
      timeLeftMs: Math.max(1, minutes * (1 - at / Math.max(1, questions.length))) * 60_000,
      pausedUntil: null,
      resumeUntil: null,
      lastAnswer: null,
      draft: '',
      transcript: [],
      offerWayOut: false,
      thinkingSince: null,
      notice: null,
    },
    application: null,
    rated: false,
    returnUrl: null,
  };
}
