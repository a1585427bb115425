import { DECLARED_CATEGORIES, KEEP_DAYS, NOTICE_DAYS } from '@colloquy/contract/shared';
import { z } from 'zod';
import { note } from '../../features/audit/index.ts';
import {
  changeFairSettings,
  type FairSettings,
  fairSettings,
  organizationFigures,
  toCsv,
} from '../../features/fair-process/index.ts';
import { checked } from './checked.ts';
import { type Command, required, text, UsageError } from './command.ts';

const ORGANIZATION = {
  organization: { type: 'string', description: 'The organization', required: true },
} as const;

export const fairnessExport: Command = {
  name: 'fairness export',
  summary: 'Print rates and impact ratios by what candidates declared, for each job and cohort',
  usage: 'colloquy fairness export --organization NAME [--format csv|json]',
  options: { ...ORGANIZATION, format: { type: 'string', description: 'csv when left out' } },
  positionals: [],
  async run(context, input, output) {
    const organizationId = required(input, 'organization');
    const format = text(input, 'format') ?? 'csv';
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be one of csv, json');
    const deps = { ids: context.ids, smallestGroup: context.config.smallestGroup };
    const figures = await organizationFigures(context.db, deps, organizationId);
    await context.db.transaction((tx) =>
      note(tx, deps, { organizationId, personId: null, action: 'fairness.exported' }),
    );
    output.line(format === 'csv' ? toCsv(figures).trimEnd() : JSON.stringify(figures, null, 2));
    return 0;
  },
};

const NONE = 'none';
const days = (most: number) => z.string().regex(/^\d+$/, 'not digits').transform(Number).pipe(z.int().max(most));
const changes = z.strictObject({
  ask: z
    .string()
    .transform((value) => (value === NONE ? [] : value.split(',')))
    .pipe(z.array(z.enum(DECLARED_CATEGORIES)))
    .optional(),
  'notice-days': days(NOTICE_DAYS.max).optional(),
  'keep-days': z
    .union([z.literal(NONE).transform(() => null), days(KEEP_DAYS.most).pipe(z.int().min(KEEP_DAYS.least))])
    .optional(),
});

export const fairnessSettings: Command = {
  name: 'fairness settings',
  summary:
    'Show, or change, what an organization asks candidates about themselves, its notice and how long it keeps records',
  usage:
    'colloquy fairness settings --organization NAME [--ask sex,race,age,disability|none] [--notice-days N] [--keep-days N|none]',
  options: {
    ...ORGANIZATION,
    ask: { type: 'string', description: 'What candidates may say of themselves after the interview' },
    'notice-days': { type: 'string', description: 'Business days between the notice and the begin; 0: none' },
    'keep-days': { type: 'string', description: `Days that records are kept at least, ${KEEP_DAYS.least} or more` },
  },
  positionals: [],
  async run({ db, ids }, input, output) {
    const organizationId = required(input, 'organization');
    const given = checked(changes, {
      ask: text(input, 'ask'),
      'notice-days': text(input, 'notice-days'),
      'keep-days': text(input, 'keep-days'),
    });
    const change: Partial<FairSettings> = {
      ...(given.ask === undefined ? {} : { asks: given.ask }),
      ...(given['notice-days'] === undefined ? {} : { noticeDays: given['notice-days'] }),
      ...(given['keep-days'] === undefined ? {} : { keepDays: given['keep-days'] }),
    };
    const { asks, noticeDays, keepDays } =
      Object.keys(change).length === 0
        ? await fairSettings(db, organizationId)
        : await db.transaction(async (tx) => {
            await note(tx, { ids }, { organizationId, personId: null, action: 'fairness.changed' });
            return changeFairSettings(tx, organizationId, change);
          });
    output.line(`asks candidates: ${asks.length === 0 ? 'nothing' : asks.join(', ')}`);
    output.line(`notice: ${noticeDays === 0 ? 'none asked for' : `${noticeDays} business days before the interview`}`);
    output.line(
      `records: ${keepDays === null ? 'no floor' : `kept ${keepDays} days at least; an erasure removes them all the same`}`,
    );
    return 0;
  },
};
