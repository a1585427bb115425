import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** The document as the sources make it now, for an installation at its default address. */
export async function presentDocument() {
  const { buildOpenApi } = await import('../../packages/server/src/surfaces/public/openapi/document.ts');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages', 'server', 'package.json'), 'utf8'));
  return JSON.parse(JSON.stringify(buildOpenApi('http://127.0.0.1:8080', version)));
}
