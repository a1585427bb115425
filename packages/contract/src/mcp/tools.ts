import { z } from 'zod';
import { JOB_LANGUAGES } from '../hiring/index.ts';
import type { Endpoint } from '../shared/index.ts';
import { text } from '../shared/index.ts';

const jobId = z.string().max(64).meta({ description: 'serviceJobId of a job' });
const interviewId = z.string().max(64).meta({ description: 'meetingId of an interview' });
const page = z.int().min(1).max(10_000).default(1);

/** What a model may call. `writes` tools are there only for a key with the scope `mcp:write`. */
export const MCP_TOOLS = {
  list_jobs: {
    description: 'The jobs of the account, newest first, ten a page.',
    input: z.strictObject({ page }),
    writes: false,
  },
  get_job: {
    description: 'One job: its description, and what its interviewer asks.',
    input: z.strictObject({ jobId }),
    writes: false,
  },
  list_interviews: {
    description: 'The interviews of one job, newest first, twenty a page.',
    input: z.strictObject({ jobId, page }),
    writes: false,
  },
  get_interview: {
    description: 'One interview: its state, and whether there is a report.',
    input: z.strictObject({ interviewId }),
    writes: false,
  },
  read_report: {
    description:
      'The report of an interview: levels with their ranges, what could not be assessed and why, and the words that say so. A draft by a program; people decide.',
    input: z.strictObject({ interviewId }),
    writes: false,
  },
  read_transcript: {
    description: 'The words of an interview, turn by turn; `next` is the turn to go on from.',
    input: z.strictObject({ interviewId, from: z.int().min(1).max(1_000_000).default(1) }),
    writes: false,
  },
  compare_candidates: {
    description:
      'What up to ten interviews of one job show of each competency, with the words that say so. It ranks nobody: levels are compared only where `cohort` is the same.',
    input: z.strictObject({ interviewIds: z.array(interviewId).min(2).max(10) }),
    writes: false,
  },
  create_job: {
    description: 'Makes a job out of a description, with its interviewer.',
    input: z.strictObject({
      title: text(1, 200),
      description: text(1, 50_000),
      language: z.enum(JOB_LANGUAGES).default('EN'),
    }),
    writes: true,
  },
  invite_candidate: {
    description:
      'Makes an interview for a candidate of an open job and gives its link. The candidate is mailed where the organization has invitations mailed.',
    input: z.strictObject({ jobId, email: z.email().max(320), name: text(1, 200).optional() }),
    writes: true,
  },
  cancel_interview: {
    description: 'Withdraws an invitation that was not begun.',
    input: z.strictObject({ interviewId }),
    writes: true,
  },
} as const satisfies Record<string, { description: string; input: z.ZodObject; writes: boolean }>;

export type McpTool = keyof typeof MCP_TOOLS;
export type McpInput<Tool extends McpTool> = z.infer<(typeof MCP_TOOLS)[Tool]['input']>;

/** Model Context Protocol: JSON-RPC messages in both directions, none kept on record. */
export const mcpEndpoint = {
  id: 'mcp',
  method: 'POST',
  private: true,
  path: '/mcp',
  summary: 'Model Context Protocol',
  description: 'Messages of the revisions 2025-11-25 and 2026-07-28, without sessions.',
  body: z.looseObject({}),
  reply: z.unknown(),
  errors: [400, 401, 403],
} as const satisfies Endpoint;
