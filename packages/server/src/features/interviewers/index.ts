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
  latestBlueprint,
  loadBlueprint,
} from './blueprint-store.ts';
export { buildBlueprint } from './build-blueprint.ts';
