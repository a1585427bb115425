import { parentPort } from 'node:worker_threads';
import { readCvFile } from '../read-cv-file.ts';
import type { ReadRequest } from './messages.ts';

// One page with a heading and a line, read before the first file, so that the first file is not slower than others.
const WARM_UP = [
  '%PDF-1.4',
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
  '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
  '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj',
  '4 0 obj << /Length 99 >> stream',
  'BT /F 12 Tf 20 250 Td (Experience) Tj 0 -20 Td (Engineer, Acme Ltd, 2019 - 2020) Tj 0 -20 Td (Skills) Tj ET',
  'endstream endobj',
  '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
  'trailer << /Root 1 0 R >>',
  '%%EOF',
].join('\n');

await readCvFile(new TextEncoder().encode(WARM_UP), null);

parentPort?.on('message', async (request: ReadRequest) => {
  const outcome = await readCvFile(request.bytes, request.fileName);
  parentPort?.postMessage({ type: 'done', id: request.id, outcome });
});
parentPort?.postMessage({ type: 'ready' });
