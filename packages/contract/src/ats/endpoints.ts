import { z } from 'zod';
import type { Endpoint } from '../shared/index.ts';
import {
  ashbyCancel,
  ashbyOrder,
  ashbyOrdered,
  ashbyTests,
  greenhouseError,
  greenhouseOrder,
  greenhouseOrdered,
  greenhouseStatus,
  greenhouseTests,
} from './schemas.ts';

/** As Greenhouse's assessment partner interface says; the key is the user name of Basic authentication. */
export const greenhouseEndpoints = {
  listTests: {
    id: 'greenhouseListTests',
    method: 'GET',
    path: '/ats/greenhouse/list_tests',
    summary: 'Open jobs',
    description: 'The open jobs of the account of the key.',
    query: z.object({}),
    reply: greenhouseTests,
    errors: [401],
  },
  sendTest: {
    id: 'greenhouseSendTest',
    method: 'POST',
    path: '/ats/greenhouse/send_test',
    summary: 'Invite a candidate',
    description: 'Makes an interview and mails the candidate. Again while it can be held: the same one.',
    body: greenhouseOrder,
    reply: greenhouseOrdered,
    errors: [400, 401, 404, 409, 422],
  },
  testStatus: {
    id: 'greenhouseTestStatus',
    method: 'GET',
    path: '/ats/greenhouse/test_status',
    summary: 'State of an interview',
    description: '410 once the candidate was erased.',
    query: z.object({ partner_interview_id: z.string() }),
    reply: greenhouseStatus,
    errors: [400, 401, 404, 410],
  },
  responseError: {
    id: 'greenhouseResponseError',
    method: 'POST',
    private: true,
    path: '/ats/greenhouse/response_error',
    summary: 'What Greenhouse could not use',
    description: 'Counted and logged by the name of the call.',
    body: greenhouseError,
    reply: z.object({}),
    errors: [400, 401],
  },
} as const satisfies Record<string, Endpoint>;

/** As Ashby's assessment partner interface says. */
export const ashbyEndpoints = {
  list: {
    id: 'ashbyAssessmentList',
    method: 'POST',
    path: '/ats/ashby/assessment.list',
    summary: 'Open jobs',
    description: 'The open jobs of the account of the key.',
    body: z.object({}),
    reply: ashbyTests,
    errors: [401],
  },
  start: {
    id: 'ashbyAssessmentStart',
    method: 'POST',
    path: '/ats/ashby/assessment.start',
    summary: 'Invite a candidate',
    description: 'Makes an interview and mails the candidate. 409 while an earlier one of the same job can be held.',
    body: ashbyOrder,
    reply: ashbyOrdered,
    errors: [400, 401, 409, 422],
  },
  cancel: {
    id: 'ashbyAssessmentCancel',
    method: 'POST',
    path: '/ats/ashby/assessment.cancel',
    summary: 'Withdraw an invitation',
    description: 'Again on a cancelled one: the same reply. 409 once it was begun or is over.',
    body: ashbyCancel,
    reply: ashbyOrdered,
    errors: [400, 401, 404, 409, 410],
  },
} as const satisfies Record<string, Endpoint>;
