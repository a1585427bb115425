export { type CohortFigures, cohortFigures } from './cohort-figures.ts';
export { findDecision, recordDecision } from './decide.ts';
export { declarationAsked, declareCategories } from './declare.ts';
export type { FairErrors } from './errors.ts';
export { listFairJobs } from './figures-store.ts';
export { organizationFigures } from './job-figures.ts';
export { howJudged } from './judged.ts';
export {
  findNotice,
  noteNotice,
  recordedNotice,
  requireNotice,
  statedNotice,
  stateNotice,
  takeBackNotice,
} from './notice.ts';
export { changeFairSettings, type FairSettings, fairSettings, fairSettingsOf, listFloors } from './settings-store.ts';
export { toCsv } from './to-csv.ts';
