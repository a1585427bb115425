import type { Question } from '../interviewers/index.ts';
import { asksAboutPost } from './about-post.ts';
import { hesitationIn, isOfJob } from './heard.ts';
import { isAside, isToldOf } from './own-questions.ts';
import { asksToSkip, type CandidateRequest, requestIn } from './requests.ts';
import type { DialogueState, QuestionProgress } from './state.ts';
import type { TransitionContext } from './transition-draft.ts';

/** Questions of the candidate before the end; what comes after them counts as an answer. */
const MAX_ASIDES = 5;

/** What words ask for instead of answering the question in force; null when they answer it. */
export function askedInstead(
  { blueprint, phrases }: Pick<TransitionContext, 'blueprint' | 'phrases'>,
  question: Question,
  { widened, answers }: QuestionProgress,
  { asides = 0 }: Pick<DialogueState, 'asides'>,
  text: string,
): CandidateRequest | null {
  const { language, kind } = blueprint;
  const request = hesitationIn(text, phrases.heard()) ?? requestIn(language, text);
  const isOpen = kind === 'scored' && question.answerForm === 'prose';
  // "No" says all where somebody is asked what they have, and where it comes again.
  if (request === 'wider') return isOpen && !question.asksFacts && !widened && answers.length === 0 ? request : null;
  if (request !== null || !isOpen || asides >= MAX_ASIDES) return request;
  // "May I skip this one, since nobody asked me before?" is no question about the job: whoever reads the answer sees it pass.
  if (asksToSkip(language, text)) return null;
  if (asksAboutPost(language, text, phrases.heard())) return 'own-question';
  // A question about anything else may answer what was asked: what somebody would ask a customer.
  const isOwn = isAside(language, text) && (isOfJob(text, phrases.heard()) || isToldOf(blueprint, phrases, text));
  return isOwn ? 'own-question' : null;
}
