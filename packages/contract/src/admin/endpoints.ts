import { z } from 'zod';
import {
  ATTESTATION_KINDS,
  callerString,
  type Endpoint,
  email,
  instant,
  lineOfText,
  MAX_ATTESTATIONS,
  pageNumber,
  pageSize,
  success,
  uuid,
  VERIFY_LANGUAGES,
} from '../shared/index.ts';
import { programme, programmeChange, programmeInput } from './programmes.ts';
import {
  apiKey,
  apiKeyInput,
  attestation,
  createdApiKey,
  failedTask,
  parentOrigins,
  requestRecord,
  revokedApiKey,
  verifyLink,
} from './schemas.ts';

const integerText = (pattern: RegExp, message: string) => z.string().regex(pattern, message).transform(Number);

/**
 * One person of one account: by address, by an interview, session or conversation held with them, or by the username of
 * their profile, which belongs to the organization.
 */
const personRef = z
  .strictObject({
    organizationId: callerString,
    userId: callerString.optional(),
    email: z.string().min(3).max(254).optional(),
    interviewId: z.string().optional(),
    username: callerString.optional(),
  })
  .superRefine(({ userId, email: address, interviewId, username }, ctx) => {
    const given = [address, interviewId, username].filter((value) => value !== undefined).length;
    if (given !== 1) {
      ctx.addIssue({
        code: 'custom',
        params: { issue: given === 0 ? 'invalid_type' : 'invalid_value' },
        path: ['email'],
        message: 'exactly one of email, interviewId and username is required',
      });
    }
    if (userId === undefined && username === undefined) {
      ctx.addIssue({
        code: 'custom',
        params: { issue: 'invalid_type' },
        path: ['userId'],
        message: 'is required unless the person is named by username',
      });
    }
  });

const importedProfile = success(
  z.strictObject({
    username: z.string(),
    outcome: z.enum(['created', 'updated', 'unchanged']),
    notes: z.array(z.string()),
  }),
);

/** Header `x-admin-secret` on every call. */
export const adminEndpoints = {
  createApiKey: {
    id: 'createApiKey',
    method: 'POST',
    path: '/api/v1/admin/api-keys',
    summary: 'Create an API key',
    description: 'The plaintext key is in this reply only.',
    body: apiKeyInput,
    reply: createdApiKey,
    errors: [401, 403, 409],
  },
  listApiKeys: {
    id: 'listApiKeys',
    method: 'GET',
    path: '/api/v1/admin/api-keys',
    summary: 'List API keys',
    description: 'Newest first, without secrets.',
    query: z.strictObject({ current: pageNumber, pageSize: pageSize(50, 10) }),
    reply: success(z.strictObject({ results: z.array(apiKey), total: z.int(), current: z.int(), pageSize: z.int() })),
    errors: [401, 403],
  },
  revokeApiKey: {
    id: 'revokeApiKey',
    method: 'DELETE',
    path: '/api/v1/admin/api-keys/{id}',
    summary: 'Revoke an API key',
    description: 'Again on a revoked key: the same reply.',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({}),
    reply: revokedApiKey,
    errors: [401, 403, 404],
  },
  listRequests: {
    id: 'listRequests',
    method: 'GET',
    path: '/api/v1/admin/requests',
    summary: 'Read the request record',
    private: true,
    description: 'Newest first. `before` continues after the id of the last result.',
    query: z.strictObject({
      keyId: z.string().optional(),
      organizationId: callerString.optional(),
      status: integerText(/^[1-5]\d\d$/, 'must be an HTTP status').optional(),
      from: instant.optional(),
      to: instant.optional(),
      before: z.string().optional(),
      pageSize: pageSize(200, 50),
    }),
    reply: success(z.strictObject({ results: z.array(requestRecord), hasMore: z.boolean() })),
    errors: [401, 403],
  },
  listFailedTasks: {
    id: 'listFailedTasks',
    method: 'GET',
    path: '/api/v1/admin/tasks',
    summary: 'List failed background tasks',
    description: 'Tasks that used up their attempts, newest first.',
    query: z.strictObject({ pageSize: pageSize(200, 50) }),
    reply: success(z.strictObject({ results: z.array(failedTask) })),
    errors: [401, 403],
  },
  retryTask: {
    id: 'retryTask',
    method: 'POST',
    path: '/api/v1/admin/tasks/{id}/retry',
    summary: 'Run a failed task again',
    description: 'Makes a failed task ready with all its attempts.',
    params: z.strictObject({ id: z.string() }),
    body: z.strictObject({}),
    reply: success(z.strictObject({ id: z.string() })),
    errors: [401, 403, 404],
  },
  importResume: {
    id: 'importResume',
    method: 'POST',
    path: '/api/v1/admin/profiles',
    summary: 'Import one JSON Resume',
    description: 'Adds or renews a profile of an organization. The username stays the same over imports.',
    body: z.strictObject({ organizationId: callerString, resume: z.record(z.string(), z.unknown()) }),
    reply: importedProfile,
    errors: [401, 403, 422],
    errorTexts: { 422: 'The resume names nobody or cannot be read; `errors` says why.' },
  },
  importNetworkExport: {
    id: 'importNetworkExport',
    method: 'POST',
    path: '/api/v1/admin/profiles/network-export',
    summary: 'Import one data export',
    description:
      "The archive that a member got from a professional network as their own data, as it is. Adds or renews the member's profile of an organization; `notes` says what was left out, repaired or assumed. 422 for an archive that cannot be read: the message names the file and the line. Larger archives are imported by `colloquy import network-export`.",
    query: z.strictObject({ organizationId: callerString }),
    upload: { mediaTypes: ['application/zip', 'application/x-zip-compressed'], maxBytes: 32 * 1024 * 1024 },
    reply: importedProfile,
    errors: [401, 403, 422],
    errorTexts: { 422: 'The archive cannot be read; `errors` names the file in it and the line.' },
  },
  attest: {
    id: 'attest',
    method: 'POST',
    path: '/api/v1/admin/attestations',
    summary: 'Attest something about a person',
    description: 'An administrator vouches: who, how, and what was verified. Shown by the verification look-up.',
    body: z.strictObject({
      organizationId: callerString,
      username: callerString,
      kind: z.enum(ATTESTATION_KINDS),
      value: lineOfText(300),
      attestedBy: lineOfText(200),
      how: lineOfText(300),
    }),
    reply: success(z.strictObject({ id: z.string() })),
    errors: [401, 403, 404, 409],
    errorTexts: { 409: `Of this person ${MAX_ATTESTATIONS} are on record already, those taken back included.` },
  },
  revokeAttestation: {
    id: 'revokeAttestation',
    method: 'DELETE',
    path: '/api/v1/admin/attestations/{id}',
    summary: 'Take an attestation back',
    description: 'The item is gone from the verification look-up at once.',
    params: z.strictObject({ id: z.string() }),
    query: z.strictObject({ organizationId: callerString }),
    reply: success(z.strictObject({ id: z.string() })),
    errors: [401, 403, 404],
  },
  listAttestations: {
    id: 'listAttestations',
    method: 'GET',
    path: '/api/v1/admin/attestations',
    summary: 'List what was attested about a person',
    description: 'Newest first, those taken back included: who vouched, how, when.',
    query: z.strictObject({ organizationId: callerString, username: callerString }),
    reply: success(z.strictObject({ results: z.array(attestation) })),
    errors: [401, 403, 404],
  },
  createClaim: {
    id: 'createClaim',
    method: 'POST',
    path: '/api/v1/admin/claims',
    summary: 'Have a workplace or school confirmed by e-mail',
    description:
      'Sends a code of six digits to the address, good for 15 minutes. The person types it on the page of the link, which is in the mail too. Free and disposable addresses are refused; a school has to be in the list of schools. `employer` names the workplace on your word; without it the domain is named.',
    body: z
      .strictObject({
        organizationId: callerString,
        username: callerString,
        kind: z.enum(['education', 'workplace']),
        email,
        employer: lineOfText(200).optional(),
        language: z.enum(VERIFY_LANGUAGES).optional(),
      })
      .superRefine(({ kind, employer }, ctx) => {
        if (kind === 'workplace' || employer === undefined) return;
        ctx.addIssue({
          code: 'custom',
          params: { issue: 'invalid_value' },
          path: ['employer'],
          message: 'goes with a workplace alone',
        });
      }),
    reply: success(z.strictObject({ id: uuid, value: z.string(), ...verifyLink })),
    errors: [401, 403, 404, 422, 429],
    errorTexts: {
      422: 'The address proves nothing of what was asked; `errors` says why.',
      429: 'Too many codes were asked for at this address or for this person.',
    },
  },
  createVerificationLink: {
    id: 'createVerificationLink',
    method: 'POST',
    path: '/api/v1/admin/verification-links',
    summary: "Make the link to a person's verification page",
    description: 'For the person alone: there they confirm workplace and school themselves. Good for seven days.',
    body: z.strictObject({ organizationId: callerString, username: callerString }),
    reply: success(z.strictObject(verifyLink)),
    errors: [401, 403, 404],
  },
  getParentOrigins: {
    id: 'getParentOrigins',
    method: 'GET',
    path: '/api/v1/admin/accounts/parent-origins',
    summary: 'Read which sites may embed the rooms of an account',
    description: 'An empty list means any site, until the first is named.',
    query: z.strictObject({ organizationId: callerString, userId: callerString }),
    reply: success(z.strictObject({ origins: z.array(z.string()) })),
    errors: [401, 403, 404],
  },
  setParentOrigins: {
    id: 'setParentOrigins',
    method: 'PUT',
    path: '/api/v1/admin/accounts/parent-origins',
    summary: 'Name the sites that may embed the rooms of an account',
    description:
      'Replaces the list. Browsers refuse to show a room inside a page of any other origin. A subdomain may be `*`.',
    body: z.strictObject({ organizationId: callerString, userId: callerString, origins: parentOrigins }),
    reply: success(z.strictObject({ origins: z.array(z.string()) })),
    errors: [401, 403, 404],
  },
  createProgramme: {
    id: 'createProgramme',
    method: 'POST',
    path: '/api/v1/admin/programmes',
    summary: 'Create a programme for founders',
    description: 'Opens a public page at once by which founders apply to a programme of an account.',
    body: programmeInput,
    reply: success(programme),
    errors: [401, 403, 404, 409],
  },
  listProgrammes: {
    id: 'listProgrammes',
    method: 'GET',
    path: '/api/v1/admin/programmes',
    summary: 'List the programmes of an account',
    description: 'Newest first, closed ones included.',
    query: z.strictObject({ organizationId: callerString, userId: callerString }),
    reply: success(z.strictObject({ results: z.array(programme) })),
    errors: [401, 403, 404],
  },
  changeProgramme: {
    id: 'changeProgramme',
    method: 'PUT',
    path: '/api/v1/admin/programmes/{id}',
    summary: 'Change, close or reopen a programme',
    description: 'Only what is named changes. Conversations that have begun keep the questions they began on.',
    params: z.strictObject({ id: z.string() }),
    body: programmeChange,
    reply: success(programme),
    errors: [401, 403, 404],
  },
  erasePerson: {
    id: 'erasePerson',
    method: 'POST',
    path: '/api/v1/admin/people/erase',
    summary: 'Erase one person',
    description:
      'Removes every trace of one person, given by exactly one of `email`, `interviewId` (an interview, session or conversation held with them) and `username` (of their profile, or an alias of it): what an account holds of the candidate, and the profile of the organization. With `username`, `userId` may be left out: then the candidates of the profile go in all accounts of the organization. An organization that has profiles but no account yet may name any `userId`. Leaves a receipt without personal data.',
    body: personRef,
    private: true,
    reply: success(z.strictObject({ receiptId: z.string(), counts: z.record(z.string(), z.int()) })),
    errors: [401, 403, 404],
  },
  exportPerson: {
    id: 'exportPerson',
    method: 'POST',
    path: '/api/v1/admin/people/export',
    summary: 'Export one person',
    description:
      'Everything held about one person, given as for erasing. As a ZIP of the tables and the files of recordings and CVs where `Accept` prefers `application/zip`.',
    forms: ['application/zip'],
    body: personRef,
    private: true,
    reply: success(z.strictObject({ person: z.record(z.string(), z.unknown()) })),
    errors: [401, 403, 404],
  },
} as const satisfies Record<string, Endpoint>;
