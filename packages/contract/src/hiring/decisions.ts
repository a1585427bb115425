import { z } from 'zod';
import { instant, success } from '../shared/index.ts';

export const DECISION_OUTCOMES = ['MOVED_ON', 'NOT_MOVED_ON'] as const;

const decisionInput = z
  .strictObject({
    outcome: z.enum(DECISION_OUTCOMES).nullable().meta({ description: 'null takes the decision back.' }),
  })
  .meta({ id: 'DecisionInput' });

const decisionReply = success(
  z.strictObject({
    outcome: z.enum(DECISION_OUTCOMES).nullable(),
    decidedAt: instant.nullable(),
  }),
).meta({ id: 'CandidateDecision' });

/** Own addition to document 1: what the company decided about a candidate, which rates by group are counted on. */
export const decisionEndpoints = {
  recordDecision: {
    id: 'recordDecision',
    method: 'PUT',
    path: '/api/v1/interviews/{meetingId}/decision',
    summary: 'Record what was decided about a candidate',
    description:
      'Whether the candidate of a completed interview moved on, as your company decided. The last one stands, none is overwritten; the same again changes nothing. The candidate is told nothing.',
    params: z.strictObject({ meetingId: z.string() }),
    body: decisionInput,
    reply: decisionReply,
    errors: [401, 403, 404, 409],
    errorTexts: { 409: 'The interview is not completed.' },
  },
} as const;
