import type { Heard } from '@colloquy/content/schema/dialogue';
import type { Language } from '@colloquy/contract/shared';
import type { FollowUpReason } from '../interviewers/index.ts';

/** What the interviewer says between questions, in one language. `variant` picks among wordings, any integer fits. */
export interface PhraseBook {
  transition(variant: number): string;
  /** Leads from a question the candidate could or would not answer to the next one. */
  declined(variant: number): string;
  nudge(stage: 1 | 2, variant: number): string;
  movingOn(variant: number): string;
  /** What was said was hard to understand. */
  sayAgain(): string;
  /** After two empty questions: pause, text or end. */
  offer(): string;
  loopBreaker(variant: number): string;
  /** Says what was asked once more, on request. */
  repeat(asked: string, variant: number): string;
  /** Says the question in plain words, for whoever asks what is meant. */
  plainly(question: string, variant: number): string;
  takeTime(variant: number): string;
  /** Puts an open question wider after a bare no. */
  openUp(variant: number): string;
  /** Takes up words of the candidate before a question about them. */
  youSaid(quote: string, question: string, variant: number): string;
  /** After an answer in another language than the interview's. */
  otherLanguage(language: Language): string;
  /** The same where the interview can go on in `other`: asks in both languages whether to. */
  offerLanguage(other: Language): string;
  /** How that ends, in interviews in any other language. */
  languageAsk(): string;
  /** The buttons below that offer: of the interview in another language to change to this one, and of one in this to stay. */
  languageYes(): string;
  languageNo(): string;
  languageKept(): string;
  /** The first words after a change to this language. */
  languageChanged(): string;
  /** A language by its name in this one. */
  nameOf(language: Language): string;
  /** After a request to end: asks whether it is meant. */
  confirmLeave(): string;
  /** After a request for a person. */
  askedForPerson(): string;
  askedIfAi(): string;
  askedForResult(): string;
  /** Wordings for a reason that the question has no follow-up of its own for. */
  followUps(reason: FollowUpReason): readonly string[];
  /** Invites the candidate's own questions; says what can be told where there are approved facts. */
  ownQuestions(hasFacts: boolean): string;
  ownQuestionsAgain(variant: number): string;
  /** Answers with an approved fact of the job. */
  known(fact: string, variant: number): string;
  /** Quotes facts of the job that may answer, and passes the question on. */
  near(facts: readonly string[], variant: number): string;
  unknown(variant: number): string;
  /** Words of candidates that answer nothing yet. */
  heard(): Heard;
  /** Everything it says that is not about the job. */
  sentences(): readonly string[];
}
