export { dropEmptyCandidate, emailKey, ensureCandidate, lockCandidate } from './candidate-store.ts';
export {
  type CvIntake,
  type CvOwner,
  type CvPost,
  findCvPosts,
  findCvText,
  findIntake,
  findIntakes,
  keepModelPosts,
} from './cv-intake-store.ts';
export type { CvSettled } from './events.ts';
export { registerCandidate } from './register-candidate.ts';
export { createFetchCvHandler, type FetchCvDeps } from './tasks/fetch-cv.handler.ts';
export { fetchCvTask } from './tasks/fetch-cv.ts';
