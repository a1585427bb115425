import { z } from 'zod';
import { errorBody } from '../shared/index.ts';

/** What a signed link says once its day is over. */
export const expiredLink = errorBody
  .extend({
    consoleUrl: z.string().optional().meta({
      description:
        'Where the same lasts, for those who sign in to the console. Left out where its console has no member.',
    }),
  })
  .meta({ id: 'ExpiredLink' });
export type ExpiredLink = z.infer<typeof expiredLink>;
