// Planted: platform that imports a feature.
import { job } from '../features/jobs/job.ts';

export const platform = job;
