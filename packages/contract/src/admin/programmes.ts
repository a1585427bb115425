import { z } from 'zod';
import { SESSION_LANGUAGES } from '../sessions/schemas.ts';
import { callerString, FOUNDER_QUESTIONS, instant, lineOfText, text, uuid } from '../shared/index.ts';

const slug = z
  .string()
  .max(60, 'must have at most 60 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens between them');

const name = lineOfText(120);
/** Those that the status COMPLETED depends on are asked in any case. */
const ask = z.array(z.enum(FOUNDER_QUESTIONS)).max(FOUNDER_QUESTIONS.length).nullable();
const whyProgram = text(1, 500).nullable();

export const programmeInput = z
  .strictObject({
    organizationId: callerString,
    userId: callerString,
    name: name.meta({ description: 'As founders read and hear it.', minLength: 1, maxLength: 120 }),
    slug: slug
      .optional()
      .meta({ description: 'Its name in addresses: /apply/<slug>. Made from the name when left out.' }),
    cohort: callerString.optional(),
    language: z.enum(SESSION_LANGUAGES).default('en'),
    ask: ask.optional().meta({ description: 'Questions to ask; every one when left out.' }),
    whyProgram: whyProgram
      .optional()
      .meta({ description: 'Own wording of the question why they want to join, in the language of the programme.' }),
  })
  .meta({ id: 'ProgrammeInput' });

export const programmeChange = z
  .strictObject({
    name: name.optional(),
    cohort: callerString.nullable().optional(),
    language: z.enum(SESSION_LANGUAGES).optional(),
    ask: ask.optional(),
    whyProgram: whyProgram.optional(),
    open: z.boolean().optional().meta({ description: 'A closed programme takes no new applications.' }),
  })
  .meta({ id: 'ProgrammeChange' });

export const programme = z
  .strictObject({
    id: uuid,
    slug: z.string(),
    name: z.string(),
    cohort: z.string().nullable(),
    language: z.string(),
    ask: z.array(z.enum(FOUNDER_QUESTIONS)).nullable(),
    whyProgram: z.string().nullable(),
    open: z.boolean(),
    applyUrl: z.string().meta({ description: 'The public page; `?source=` says where a founder came from.' }),
    createdAt: instant,
  })
  .meta({ id: 'Programme' });
