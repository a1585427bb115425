import { z } from 'zod';
import { SESSION_LANGUAGES } from '../sessions/schemas.ts';
import {
  callerString,
  email,
  externalId,
  instant,
  linkDays,
  metadata,
  metadataFilter,
  pageNumber,
  pageSize,
  returnUrl,
  secret,
  storedMetadata,
  text,
  uuid,
} from '../shared/index.ts';

export const CONVERSATION_STATUSES = ['INCOMPLETED', 'PARTIALLY_COMPLETE', 'COMPLETED'] as const;

const known = (description: string) => z.string().nullable().meta({ description });
const link = (description: string) => z.string().nullable().meta({ format: 'uri', description });
const pitch = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description} Text of one or more lines.` });

export const coFounder = z
  .strictObject({
    co_founder_first_name: z.string().nullable(),
    co_founder_last_name: z.string().nullable(),
    co_founder_role: z.string().nullable(),
    co_founder_email: z.string().nullable(),
    co_founder_network: link('Professional-network profile.'),
    co_founder_phone: z.string().nullable(),
  })
  .meta({ id: 'CoFounder' });

/** Document 2's Conversation details: every field is always there, null until it is known. */
export const conversation = z
  .strictObject({
    conversation_id: uuid,
    date: instant.nullable().meta({ format: 'date-time', description: 'Start of the conversation.' }),
    founder_first_name: z.string().nullable(),
    founder_last_name: z.string().nullable(),
    founder_name: z.string().nullable(),
    founder_email: z.string().nullable().meta({ format: 'email' }),
    founder_role: z.string().nullable(),
    founder_network: link('Professional-network profile.'),
    founder_phone: known('One or more numbers, parted by commas.'),
    founder_current_location: z.string().nullable(),
    co_founders: z
      .record(z.string().regex(/^co_founder_[1-9]\d*$/), coFounder)
      .nullable()
      .meta({ description: 'Keys co_founder_1, co_founder_2, … in the order named; null when there is none.' }),
    tokenized_link: secret(
      z.string().nullable().meta({ description: "The founder's link to the conversation." }),
      'link',
    ),
    cohort: z.string().nullable(),
    source: z.string().nullable(),
    status: z.enum(CONVERSATION_STATUSES),
    ps_summary: pitch('Summary of the pitch, made of the answers alone.'),
    cap_table: pitch('Who owns the company.'),
    pitch_deck: link('Link to the slides.'),
    elevator_pitch: pitch('The company in the founder’s own words.'),
    problem: pitch('Whose problem it is and what it costs them.'),
    solution: pitch('What the product does about it.'),
    traction: pitch('What stands today.'),
    commercial: pitch('Who pays, for what, and how much.'),
    market_size: pitch('How large it can become.'),
    why_now: pitch('What changed so that it works today.'),
    competition: pitch('What people use instead.'),
    why_you: pitch('What the founders bring to this problem.'),
    why_program: pitch('What they expect of the programme.'),
    fundraising_status: pitch('Money raised so far and sought now.'),
    availability: pitch('From when and how much of their time.'),
    passport_and_visa: pitch('Whether travelling needs a visa.'),
    video_url: secret(z.string().nullable().meta({ description: 'Null until a recording exists.' }), 'link'),
    transcript: known('A line for each thing said, with its speaker.'),
  })
  .meta({ id: 'Conversation' });

const webLink = z
  .string()
  .max(2_048, 'must have at most 2048 characters')
  .regex(/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/iu, 'must be a link that begins with https:// or http://')
  .meta({ format: 'uri' });

export const conversationInput = z
  .strictObject({
    programme: callerString.optional().meta({ description: 'Id or slug of a programme of this account.' }),
    cohort: callerString.optional().meta({ description: "The programme's own when left out." }),
    source: callerString.optional().meta({ description: 'Where the application came from.' }),
    founder_email: email.optional().meta({ description: 'Not asked for when given.', format: 'email' }),
    founder_name: text(1, 200).optional().meta({ description: 'Full name; not asked for when given.' }),
    language: z.enum(SESSION_LANGUAGES).optional().meta({ description: "The programme's own when left out, else en." }),
    pitch_deck: webLink.optional().meta({ description: 'Not asked for when given.', format: 'uri' }),
    external_id: externalId.optional(),
    metadata: metadata.optional(),
    link_days: linkDays,
    return_url: returnUrl.optional(),
  })
  .meta({ id: 'ConversationInput' });

export const conversationsQuery = z.strictObject({
  pageIndex: pageNumber,
  pageSize: pageSize(100, 20),
  sortOrder: z.enum(['asc', 'desc']).default('desc').meta({ description: 'By creation.' }),
  status: z.enum(CONVERSATION_STATUSES).optional(),
  cohort: callerString.optional(),
  founder_email: email.optional().meta({
    description: 'The address that holds now, given or told; compared without regard to capital letters.',
    format: 'email',
  }),
  external_id: externalId.optional(),
  metadata: metadataFilter.optional(),
  updated_since: instant.optional().meta({
    format: 'date-time',
    description: 'Only those of which status, recording or what is known changed at this instant or later.',
  }),
});

/** The link of one conversation and what was given with it; the document's details have no place for them. */
export const conversationInvitation = z
  .strictObject({
    conversation_id: uuid,
    tokenized_link: secret(z.string().meta({ description: "The founder's link to the conversation." }), 'link'),
    expires_at: instant.meta({ description: 'Until when the link is good.', format: 'date-time' }),
    return_url: z.string().nullable(),
    external_id: z.string().nullable(),
    metadata: storedMetadata,
    programme: z.string().nullable().meta({ description: 'Slug of its programme.' }),
    language: z.enum(SESSION_LANGUAGES),
  })
  .meta({ id: 'ConversationInvitation' });

export const conversationsPage = z
  .strictObject({
    pageIndex: z.int().min(1),
    pageSize: z.int().min(1),
    total: z.int().min(0),
    results: z.array(conversation),
  })
  .meta({ id: 'ConversationsPage' });
