import { CONSENT_PURPOSES } from '@colloquy/contract/shared';
import { z } from 'zod';

/** Says who runs the model. */
const NAMED = /^[^{}]+\{runBy\}[^{}]+$/;

/** What a candidate reads and agrees to, word for word: the ledger keeps a text with its hash. */
export const consentSchema = z.strictObject({
  ...(Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [purpose, z.string().min(1)])) as Record<
    (typeof CONSENT_PURPOSES)[number],
    z.ZodString
  >),
  /** Follows the assessment's text where a language model reads the answers; `{runBy}` stands for who runs it. */
  'language-model': z.string().regex(NAMED),
  /** Follows that where a CV came with the invitation. */
  'language-model-cv': z.string().min(1),
  'application-reading': z.string().regex(NAMED),
  /** Follows the text about speech where an endpoint recognises it; `{runBy}` stands for who runs that. */
  'speech-endpoint': z.string().regex(NAMED),
});

export type ConsentTexts = z.infer<typeof consentSchema>;
