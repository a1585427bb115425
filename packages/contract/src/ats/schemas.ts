import { z } from 'zod';
import { text } from '../shared/index.ts';

/** Systems that order interviews through their partner interface. */
export const ATS_SYSTEMS = ['greenhouse', 'ashby'] as const;
export type AtsSystem = (typeof ATS_SYSTEMS)[number];

const name = text(1, 200);
const email = z.email().max(320);
const address = z.string().min(1).max(4_096);

/** Fields that a system adds later are passed over: their documents say that they may come. */
export const greenhouseTests = z.array(z.object({ partner_test_id: z.string(), partner_test_name: z.string() }));

export const greenhouseOrder = z.object({
  partner_test_id: z.union([z.string(), z.number()]).transform(String),
  candidate: z.object({
    first_name: name,
    last_name: name,
    /** May be empty where there is none. */
    preferred_name: z.string().max(200).nullish(),
    email,
    resume_url: address.nullish(),
    phone_number: z.string().max(200).nullish(),
    greenhouse_profile_url: address,
  }),
  sent_by: z.string().max(320).nullish(),
  /** Is told, without a body, when there is a result. */
  url: address,
});

export const greenhouseOrdered = z.object({ partner_interview_id: z.string() });

export const greenhouseStatus = z.object({
  /** `complete` once there is a report. */
  partner_status: z.enum(['sent', 'in_progress', 'complete', 'not_completed']),
  partner_profile_url: z.string().optional(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export const greenhouseError = z.object({
  api_call: z.string().max(200).optional(),
  errors: z.array(z.unknown()).max(100).optional(),
});

export const ashbyTests = z.object({
  success: z.literal(true),
  results: z.array(z.object({ assessment_type_id: z.string(), name: z.string(), description: z.string() })),
});

export const ashbyOrder = z.object({
  assessment_type_id: z.string().min(1).max(200),
  candidate: z.object({
    ashby_id: z.string().min(1).max(128),
    first_name: name,
    last_name: name,
    email,
    ashby_profile_url: address,
  }),
  application: z.object({ ashby_id: z.string().min(1).max(128), status: z.string().max(200) }),
  job: z.object({
    ashby_id: z.string().min(1).max(128),
    name: z.string().max(1_000),
    req_id: z.string().max(200).nullish(),
    ashby_job_url: address,
  }),
});

export const ashbyOrdered = z.object({
  success: z.literal(true),
  results: z.object({ assessment_id: z.string() }),
});

export const ashbyCancel = z.object({ assessment_id: z.string().min(1).max(200) });

/** What Ashby tells of a candidate who comes to another stage; other news of it are taken and left alone. */
export const ashbyStageChange = z.object({
  action: z.literal('candidateStageChange'),
  data: z.object({
    application: z.object({
      id: z.string().min(1).max(128),
      candidate: z.object({
        id: z.string().min(1).max(128),
        name: text(1, 400),
        primaryEmailAddress: z.object({ value: email }).nullish(),
      }),
      currentInterviewStage: z.object({ id: z.string(), title: z.string() }),
      job: z.object({ id: z.string().min(1).max(128), title: z.string() }),
    }),
  }),
});

export type GreenhouseOrder = z.infer<typeof greenhouseOrder>;
export type AshbyOrder = z.infer<typeof ashbyOrder>;
