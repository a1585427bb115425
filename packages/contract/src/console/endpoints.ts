import { z } from 'zod';
import { SCOPES } from '../admin/index.ts';
import { reportForm, reviewsForm, transcriptForm } from '../links/index.ts';
import { callerString, secret, text, uuid } from '../shared/index.ts';
import type { Action } from './roles.ts';
import * as s from './schemas.ts';

/** One call of the console. */
export type ConsoleEndpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `CONSOLE_API`; parameters as `{name}`. */
  path: string;
  /** A right in the organization that the path names; `person` asks for a session alone, `nobody` for nothing. */
  asks: Action | 'person' | 'nobody';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The whole body of the 200 reply. */
  reply: z.ZodType;
};

const OF = '/organizations/{organization}';
const organization = { organization: z.string() };
const inOrganization = z.strictObject(organization);
const withId = z.strictObject({ ...organization, id: z.string() });
const none = z.strictObject({});

export const consoleEndpoints = {
  lookAtLink: { method: 'POST', path: '/enter/look', asks: 'nobody', body: s.tokenInput, reply: s.enterState },
  enter: { method: 'POST', path: '/enter', asks: 'nobody', body: s.enterInput, reply: s.entered },
  getSession: { method: 'GET', path: '/session', asks: 'person', reply: s.sessionForm },
  endSession: { method: 'DELETE', path: '/session', asks: 'person', reply: s.done },

  getMe: { method: 'GET', path: `${OF}/me`, asks: 'read', params: inOrganization, reply: s.me },
  getOrganization: { method: 'GET', path: OF, asks: 'read', params: inOrganization, reply: s.organizationForm },
  setOrganization: {
    method: 'PUT',
    path: OF,
    asks: 'manage-organization',
    params: inOrganization,
    body: s.organizationInput,
    reply: s.organizationForm,
  },

  listMembers: { method: 'GET', path: `${OF}/members`, asks: 'read', params: inOrganization, reply: s.memberList },
  inviteMember: {
    method: 'POST',
    path: `${OF}/members`,
    asks: 'manage-members',
    params: inOrganization,
    body: s.memberInput,
    reply: s.copiedLink,
  },
  renewInvitation: {
    method: 'POST',
    path: `${OF}/invitations/{id}/link`,
    asks: 'manage-members',
    params: withId,
    body: none,
    reply: s.copiedLink,
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: `${OF}/invitations/{id}`,
    asks: 'manage-members',
    params: withId,
    reply: s.done,
  },
  setRole: {
    method: 'PUT',
    path: `${OF}/members/{id}`,
    asks: 'manage-members',
    params: withId,
    body: s.roleInput,
    reply: s.done,
  },
  removeMember: {
    method: 'DELETE',
    path: `${OF}/members/{id}`,
    asks: 'manage-members',
    params: withId,
    reply: s.done,
  },
  leaveOrganization: { method: 'DELETE', path: `${OF}/me`, asks: 'read', params: inOrganization, reply: s.done },
  linkForMember: {
    method: 'POST',
    path: `${OF}/members/{id}/link`,
    asks: 'manage-members',
    params: withId,
    body: none,
    reply: s.copiedLink,
  },

  getToday: { method: 'GET', path: `${OF}/today`, asks: 'read', params: inOrganization, reply: s.today },

  listJobs: {
    method: 'GET',
    path: `${OF}/jobs`,
    asks: 'read',
    params: inOrganization,
    query: s.pageQuery,
    reply: s.jobList,
  },
  createJob: {
    method: 'POST',
    path: `${OF}/jobs`,
    asks: 'invite',
    params: inOrganization,
    body: s.jobDraft,
    reply: z.strictObject({ id: uuid }),
  },
  getJob: { method: 'GET', path: `${OF}/jobs/{id}`, asks: 'read', params: withId, reply: s.jobForm },

  listInterviews: {
    method: 'GET',
    path: `${OF}/interviews`,
    asks: 'read',
    params: inOrganization,
    query: s.interviewQuery,
    reply: s.interviewList,
  },
  invite: {
    method: 'POST',
    path: `${OF}/interviews`,
    asks: 'invite',
    params: inOrganization,
    body: s.interviewInput,
    reply: s.copiedLink,
  },
  getInterview: {
    method: 'GET',
    path: `${OF}/interviews/{id}`,
    asks: 'read',
    params: withId,
    reply: s.interviewForm,
  },
  /** Opening a report is on record. */
  getReport: {
    method: 'GET',
    path: `${OF}/interviews/{id}/report`,
    asks: 'read',
    params: withId,
    reply: reportForm,
  },
  assess: {
    method: 'POST',
    path: `${OF}/interviews/{id}/assessments`,
    asks: 'assess',
    params: withId,
    body: s.assessmentInput,
    reply: reviewsForm,
  },
  getTranscript: {
    method: 'GET',
    path: `${OF}/interviews/{id}/transcript`,
    asks: 'read',
    params: withId,
    reply: transcriptForm,
  },

  listKeys: {
    method: 'GET',
    path: `${OF}/keys`,
    asks: 'manage-keys',
    params: inOrganization,
    query: s.pageQuery,
    reply: s.keyList,
  },
  createKey: {
    method: 'POST',
    path: `${OF}/keys`,
    asks: 'manage-keys',
    params: inOrganization,
    body: z.strictObject({
      name: text(1, 128),
      /** The user that calls are made as; the console's own when left out. */
      user: callerString.optional(),
      scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
    }),
    reply: z.strictObject({ id: uuid, apiKey: secret(z.string(), 'api-key') }),
  },
  revokeKey: { method: 'DELETE', path: `${OF}/keys/{id}`, asks: 'manage-keys', params: withId, reply: s.done },

  listAudit: {
    method: 'GET',
    path: `${OF}/audit`,
    asks: 'read-audit',
    params: inOrganization,
    query: s.pageQuery,
    reply: s.auditList,
  },
} as const satisfies Record<string, ConsoleEndpoint>;

export type ConsoleEndpointName = keyof typeof consoleEndpoints;
