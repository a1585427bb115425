import { systemClock } from '../../../platform/clock.ts';
import { serveCalls } from '../../../platform/workers/serve-calls.ts';
import { readingCalls } from '../calls.ts';

const calls = readingCalls(systemClock);

// The list of places is read before the first text, so that the first text is not slower than others.
calls['read-job']({ title: 'Engineer', description: 'Remote in Berlin.' });

serveCalls(calls);
