export {
  type ApprovedFact,
  type Blueprint,
  type Competency,
  FACT_SIGNS,
  type FactSign,
  type FollowUp,
  type FollowUpReason,
  type LineCoverage,
  type Plan,
  type PlanLine,
  type PlanOccupation,
  type Question,
  type Rubric,
  type RubricFact,
  type RubricMistake,
} from './blueprint.ts';
export {
  type BlueprintVersion,
  createInterviewer,
  ensureTypeBlueprint,
  latestBlueprint,
  loadBlueprint,
} from './blueprint-store.ts';
export { buildBlueprint, InterviewLanguageError, loadInterviewerTexts } from './build-blueprint.ts';
export { promisedMs, roundedMinutes } from './fill.ts';
export { asksForbiddenGround } from './forbidden-ground.ts';
export { jobWords } from './job-words.ts';
export { NO_OCCUPATIONS, OccupationLibrary, type OccupationSource } from './occupations.ts';
export { forbiddenInOwn } from './own-texts.ts';
export { isGeneral, pointName } from './points.ts';
export {
  type BlueprintFile,
  describeProblem,
  readBlueprintFolder,
  readBlueprints,
} from './types/blueprint-file.ts';
export { buildTypeBlueprint } from './types/build-type-blueprint.ts';
export { TypeLibrary } from './types/type-library.ts';
