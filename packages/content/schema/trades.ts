import { z } from 'zod';
import { termList } from './terms.ts';

/** Words of titles of jobs that no bank is for. */
export const otherTradesSchema = z.strictObject({ titles: termList });

export type OtherTrades = z.infer<typeof otherTradesSchema>;
