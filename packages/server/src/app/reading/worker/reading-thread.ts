import { workerData } from 'node:worker_threads';
import { Content, type Overlay } from '@colloquy/content';
import { systemClock } from '../../../platform/clock.ts';
import { serveCalls } from '../../../platform/workers/serve-calls.ts';
import { readingCalls } from '../calls.ts';

const overlay = workerData as Overlay | null;
const calls = readingCalls(systemClock, overlay === null ? new Content() : new Content({ overlay }));

// The list of places and the banks of English are read before the first text, so that it is not slower than others.
const first = { title: 'Engineer', description: 'Remote in Berlin.', language: 'en' } as const;
calls['prepare-job']({ job: first, grading: 'points' });

serveCalls(calls);
