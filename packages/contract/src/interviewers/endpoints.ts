import { z } from 'zod';
import type { Endpoint } from '../shared/index.ts';
import { interviewerPlanInput, movedInvitations, oneInterviewer } from './schemas.ts';

const PATH = '/api/v1/jobs/{serviceJobId}/interviewer';
const byJob = z.strictObject({ serviceJobId: z.string() });

/** Own addition: `Authorization: Bearer <API_KEY>`, scope `interviewers`. */
export const interviewerEndpoints = {
  getInterviewer: {
    id: 'getInterviewer',
    method: 'GET',
    path: PATH,
    summary: 'Read the plan of a job',
    description:
      'The plan that a new invitation takes, with the lines of the description and the question about each, or why none is. `ETag` is its version.',
    params: byJob,
    query: z.strictObject({}),
    reply: oneInterviewer,
    versioned: 'shown',
    errors: [401, 403, 404],
  },
  publishInterviewer: {
    id: 'publishInterviewer',
    method: 'PUT',
    path: PATH,
    summary: 'Publish a plan of your own',
    description:
      'Takes `interviewer` as the GET gives it, whole. Stored as a new version unless nothing differs: later invitations take it, earlier ones keep theirs. `If-Match` names the version that it was made from.',
    params: byJob,
    body: interviewerPlanInput,
    reply: oneInterviewer,
    versioned: 'required',
    errors: [401, 403, 404, 412, 428],
    errorTexts: { 412: 'Another version was published meanwhile: read it first.' },
  },
  moveInvitations: {
    id: 'moveInvitations',
    method: 'POST',
    path: `${PATH}/move-invitations`,
    summary: 'Move open invitations to the published plan',
    description:
      'Invitations that nobody has begun are held on the newest version from now on. Begun interviews keep theirs.',
    params: byJob,
    body: z.strictObject({}),
    reply: movedInvitations,
    errors: [401, 403, 404],
  },
} as const satisfies Record<string, Endpoint>;
