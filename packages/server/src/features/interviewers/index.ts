export { approvedFactsOf } from './approved-facts.ts';
export { asksTheSame } from './asks-the-same.ts';
export {
  type ApprovedFact,
  type Blueprint,
  type Competency,
  FACT_CUES,
  type FactCue,
  FOLLOW_UP_REASONS,
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
  addSecondVersion,
  type BlueprintVersion,
  createInterviewer,
  ensureTypeBlueprint,
  ensureVersion,
  firstBlueprint,
  latestBlueprint,
  loadBlueprint,
} from './blueprint-store.ts';
export { buildBlueprint, InterviewLanguageError, loadInterviewerTexts } from './build-blueprint.ts';
export { cohortOf, findCohorts } from './cohort.ts';
export type { CvPosition } from './cv-positions.ts';
export { type CvProbes, cvProbes, PROBES_MS, type ProbeBasis, withProbes } from './cv-probes.ts';
export { type CvWording, holdsTerm, probedLines, speakablePosts, withWordings } from './cv-wordings.ts';
export { type DraftedPlan, draftPlan } from './draft-plan.ts';
export { promisedMs, roundedMinutes } from './fill.ts';
export { jobWords } from './job-words.ts';
export { contentStems, fitsOf, wordsOf } from './line-fit.ts';
export { NO_OCCUPATIONS, OccupationLibrary, type OccupationSource } from './occupations.ts';
export { openingsIn } from './openings.ts';
export { type OwnPlan, type OwnQuestion, toOwnPlan } from './own-plan/own-plan.ts';
export { ownPlanProblems, type PlanProblem, titleProblems } from './own-plan/own-plan-problems.ts';
export { forbiddenInOwn } from './own-texts.ts';
export { planLines } from './plan.ts';
export { isGeneral, isNoted, pointName } from './points.ts';
export { asksProtectedTopic, mentionsProtectedTopic, statesProtectedTopic } from './protected-topics.ts';
export { PlanChangedError, type PublishedPlan, publishPlan } from './publish-plan.ts';
export { questionToRead } from './question-to-read.ts';
export { isAboutEducation, isMachineTalk, isShownInPapers } from './quote.ts';
export { countTerms } from './terms.ts';
export {
  type BlueprintFile,
  describeProblem,
  readBlueprintFolder,
  readBlueprints,
} from './types/blueprint-file.ts';
export { buildTypeBlueprint } from './types/build-type-blueprint.ts';
export { TypeLibrary } from './types/type-library.ts';
export { askedBesides, type WrittenQuestion, withWrittenQuestions } from './written-questions.ts';
