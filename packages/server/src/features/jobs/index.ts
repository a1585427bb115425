export { isWrittenByModel } from './by-model.ts';
export { closeJob, findOpenJobNamed, listOpenJobs, requireOpen } from './close-job.ts';
export { createJob } from './create-job.ts';
export { DescriptionIncompleteError, type JobErrors, JobNotFoundError } from './errors.ts';
export {
  findAnyJob,
  findJob,
  findJobOf,
  findJobReading,
  findJobWithCounts,
  type Job,
  type ListedJob,
  listJobs,
  listJobsOf,
  searchJobs,
} from './job-store.ts';
export { type JobToPrepare, type PreparedJob, prepareJob } from './prepare-job.ts';
export { type JobTerms, readTerms } from './read-terms.ts';
export { createWritePlanHandler, type PlanWriter } from './tasks/write-plan.handler.ts';
export { writePlanTask } from './tasks/write-plan.ts';
