export { createJob } from './create-job.ts';
export { DescriptionIncompleteError, JobNotFoundError } from './errors.ts';
export { findJob, findJobWithCounts, type Job, jobTitle, type ListedJob, listJobs } from './job-store.ts';
