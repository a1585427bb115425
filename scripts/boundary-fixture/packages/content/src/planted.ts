// Planted: content that knows who uses it. The check must refuse it.
import { job } from '../../server/src/features/jobs/job.ts';

export const planted = job;
