export {
  type ApprovedFact,
  type Blueprint,
  type Competency,
  FACT_SIGNS,
  type FactSign,
  type FollowUp,
  type FollowUpReason,
  type Question,
  type Rubric,
  type RubricFact,
} from './blueprint.ts';
export {
  type BlueprintVersion,
  createInterviewer,
  ensureTypeBlueprint,
  latestBlueprint,
  loadBlueprint,
} from './blueprint-store.ts';
export { buildBlueprint, loadInterviewerTexts } from './build-blueprint.ts';
export { roundedMinutes } from './fill.ts';
export { jobWords } from './job-words.ts';
export {
  type BlueprintFile,
  describeProblem,
  readBlueprintFolder,
  readBlueprints,
} from './types/blueprint-file.ts';
export { buildTypeBlueprint } from './types/build-type-blueprint.ts';
export { TypeLibrary } from './types/type-library.ts';
