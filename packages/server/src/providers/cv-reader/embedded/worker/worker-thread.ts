import { parentPort } from 'node:worker_threads';
import { readCvFile } from '../read-cv-file.ts';
import type { ReadRequest } from './messages.ts';

// Loads the PDF library before the first file, so that the first file is not slower than the others.
await import('unpdf/pdfjs');

parentPort?.on('message', async (request: ReadRequest) => {
  const outcome = await readCvFile(request.bytes, request.fileName);
  parentPort?.postMessage({ type: 'done', id: request.id, outcome });
});
parentPort?.postMessage({ type: 'ready' });
