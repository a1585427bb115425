import { LANGUAGES } from '@colloquy/contract/shared';
import type { FastifyInstance } from 'fastify';
import { findLogo } from '../features/accounts/index.ts';
import { createPdfMaker } from '../platform/pdf/pdf-maker.ts';
import { type ResultPdfs, resultPdfs } from '../surfaces/links/result-pdfs.ts';
import type { Context } from './context.ts';

/** Reports and transcripts as documents; the thread that makes them starts with the first one and ends with the app. */
export function createResultPdfs(app: FastifyInstance, { config, content, db, log }: Context): ResultPdfs {
  const pdf = createPdfMaker(config.fonts, (reason) => log.warn('pdf-worker-lost', { reason }));
  app.addHook('onClose', () => pdf.stop());
  return resultPdfs({
    pdf,
    languages: LANGUAGES.filter((language) => language !== 'en-IN'),
    async logo(hash) {
      const found = await findLogo(db, hash);
      // Documents hold PNG and JPEG.
      return found === null || found.type === 'image/webp' ? null : found.bytes;
    },
    messages: (language) => content.loadMessages('report', language),
  });
}
