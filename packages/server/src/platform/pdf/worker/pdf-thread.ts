import { workerData } from 'node:worker_threads';
import { serveCalls } from '../../workers/serve-calls.ts';
import type { PdfDocument } from '../blocks.ts';
import { writePdf } from '../write-pdf.ts';

const { fonts } = workerData as { fonts: string | null };

serveCalls({ pdf: (document: PdfDocument) => writePdf(document, fonts) });
