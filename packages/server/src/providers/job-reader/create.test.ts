import { testJobReader } from './conformance.ts';
import { createJobReader } from './create.ts';

testJobReader('the embedded reader', () => createJobReader({ kind: 'embedded' }));
