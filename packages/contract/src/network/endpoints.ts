import { z } from 'zod';
import type { Endpoint } from '../shared/index.ts';
import { profile, verification } from './schemas.ts';

/** Document 3: header `apikey`. */
export const networkEndpoints = {
  getProfile: {
    id: 'getProfile',
    method: 'GET',
    path: '/api/v1/consumers/{consumer}/profiles/{username}',
    summary: 'Look a profile up',
    description: 'A profile of the organization by its username. Every field is present; unknown ones are empty.',
    params: z.strictObject({ consumer: z.string(), username: z.string() }),
    reply: profile,
    errors: [401, 404, 429, 503],
    errorTexts: {
      404: 'The organization has no profile of this name, nor has the configured provider.',
      429: 'A limit of the consumer is reached; `Retry-After` says when it ends.',
      503: 'The organization has no profile of this name, and the configured provider had to be asked and gave no usable answer.',
    },
  },
  getVerification: {
    id: 'getVerification',
    method: 'GET',
    path: '/api/v1/network/{username}/verification',
    summary: 'Look verifications up',
    description: 'What was verified about a person, newest first.',
    params: z.strictObject({ username: z.string() }),
    reply: verification,
    errors: [401, 404, 429],
    errorTexts: {
      404: 'The organization has no profile of this name.',
      429: 'A limit of the consumer is reached; `Retry-After` says when it ends.',
    },
  },
} as const satisfies Record<string, Endpoint>;
