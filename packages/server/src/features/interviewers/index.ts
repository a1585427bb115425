export {
  type ApprovedFact,
  type Blueprint,
  type Competency,
  FOLLOW_UP_REASONS,
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
export { buildBlueprint, InterviewLanguageError } from './build-blueprint.ts';
export { roundedMinutes } from './fill.ts';
export { buildTypeBlueprint } from './types/build-type-blueprint.ts';
export { type BlueprintProblem, checkTypeBlueprint } from './types/check-type-blueprint.ts';
export { BlueprintFileError, readJson, TypeLibrary } from './types/type-library.ts';
