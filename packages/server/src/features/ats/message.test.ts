import { describe, expect, test } from 'vitest';
import type { Interview } from '../interviews/index.ts';
import { ASHBY_API, isHostOf, messageOf } from './message.ts';
import { progressOf, type Run } from './order.ts';

const interview = (status: Interview['status'], change: Partial<Interview> = {}) =>
  ({ status, reportNo: null, statusReason: null, ...change }) as Interview;
const run = (change: Partial<Run> = {}) =>
  ({ id: 'order-1', system: 'ashby', kind: 'assessment', callback: 'candidate-1', ...change }) as Run;
const FACTS = {
  key: 'k',
  ashbyApi: ASHBY_API,
  profileUrl: 'https://here.example.com/report/1',
  title: 'Tram driver',
  now: 1_234,
};
const bodyOf = (message: ReturnType<typeof messageOf>) => JSON.parse(message?.body ?? 'null');

describe('how far an interview is for a system', () => {
  test.each([
    ['SCHEDULED', null, 'sent'],
    ['STARTED', null, 'running'],
    ['CANDIDATE_DROP_OFF', null, 'running'],
    ['TECHNICAL_GLITCH', null, 'running'],
    ['INTERVIEW_COMPLETED', null, 'running'],
    ['INTERVIEW_COMPLETED', 1, 'complete'],
    ['REPORT_GENERATED', 1, 'complete'],
    ['NO_SHOW', null, 'over'],
    ['CANDIDATE_ABORTED', 1, 'over'],
    ['CANDIDATE_DROP_OFF', 1, 'running'],
  ] as const)('%s with report %s is %s', (status, reportNo, progress) => {
    expect(progressOf({ status, reportNo })).toBe(progress);
  });
});

describe('a system is called at its own hosts', () => {
  test.each([
    ['greenhouse', 'https://harvest.greenhouse.io/v1/tests', true],
    ['greenhouse', 'https://greenhouse.io/', true],
    ['greenhouse', 'https://a.b.greenhouse.io/', true],
    ['greenhouse', 'https://greenhouse.io.evil.example/', false],
    ['greenhouse', 'https://evilgreenhouse.io/', false],
    ['greenhouse', 'http://harvest.greenhouse.io/', false],
    ['greenhouse', 'https://harvest.greenhouse.io:8443/', false],
    ['greenhouse', 'https://api.ashbyhq.com/', false],
    ['ashby', 'https://api.ashbyhq.com/assessment.update', true],
    ['ashby', 'https://x.api.ashbyhq.com/', false],
    ['ashby', 'https://api.ashbyhq.community/', false],
    ['ashby', 'no address', false],
  ] as const)('%s at %s: %s', (system, url, allowed) => {
    expect(isHostOf(system, url, [])).toBe(allowed);
  });

  test.each([
    ['http://ats.example.com/', 'ats.example.com:80'],
    ['https://ats.example.com/', 'ats.example.com:443'],
    ['https://ats.example.com:8443/', 'ats.example.com:8443'],
  ])('%s where the operator allows %s, and no other port', (url, entry) => {
    expect(isHostOf('greenhouse', url, [entry])).toBe(true);
    expect(isHostOf('greenhouse', url, ['ats.example.com:1'])).toBe(false);
    expect(isHostOf('greenhouse', 'no address', [entry])).toBe(false);
  });
});

describe('what a system is told', () => {
  test('Greenhouse: that there is something to ask for, at its own address, with its own key', () => {
    const greenhouse = run({ system: 'greenhouse', callback: 'https://a.greenhouse.io/1' });
    expect(messageOf(greenhouse, interview('STARTED'), FACTS)).toEqual({
      method: 'PATCH',
      url: 'https://a.greenhouse.io/1',
      headers: { authorization: `Basic ${Buffer.from('k:').toString('base64')}` },
      body: null,
      isLast: false,
    });
    expect(messageOf(greenhouse, interview('NO_SHOW'), FACTS)?.isLast).toBe(true);
    expect(messageOf(greenhouse, interview('REPORT_GENERATED', { reportNo: 1 }), FACTS)?.isLast).toBe(true);
  });

  test('Ashby: the state while it is under way', () => {
    const message = messageOf(run(), interview('STARTED'), FACTS);
    expect(message).toMatchObject({
      method: 'POST',
      url: 'https://api.ashbyhq.com/assessment.update',
      headers: { authorization: 'Basic azo=', accept: 'application/json; version=1' },
      isLast: false,
    });
    expect(bodyOf(message)).toEqual({
      assessment_id: 'order-1',
      timestamp: 1_234,
      metadata: [],
      assessment_status: { identifier: 'status', label: 'Status', type: 'string', value: 'STARTED' },
    });
  });

  test('Ashby: the address of the report once there is one', () => {
    const message = messageOf(run(), interview('REPORT_GENERATED', { reportNo: 2 }), FACTS);
    expect(message?.isLast).toBe(true);
    expect(bodyOf(message)).toMatchObject({
      assessment_status: { value: 'REPORT_GENERATED' },
      assessment_profile_url: { identifier: 'report', label: 'Report', type: 'url', value: FACTS.profileUrl },
      assessment_result: { identifier: 'completed', label: 'Completed', type: 'boolean_success', value: true },
    });
    expect(bodyOf(message)).not.toHaveProperty('cancelled_reason');
  });

  test.each([
    ['DECLINED', 'DECLINED'],
    [null, 'CANDIDATE_ABORTED'],
  ] as const)('Ashby: why it is over, by its reason (%s) or else its state', (statusReason, value) => {
    const message = messageOf(run(), interview('CANDIDATE_ABORTED', { statusReason }), FACTS);
    expect(message?.isLast).toBe(true);
    const body = bodyOf(message);
    expect(body.cancelled_reason).toEqual({ identifier: 'reason', label: 'Reason', type: 'string', value });
    expect(body).not.toHaveProperty('assessment_status');
    expect(body).not.toHaveProperty('assessment_result');
    expect(body).not.toHaveProperty('assessment_profile_url');
  });

  test('a candidate who came by a stage gets a note, with the report and not before', () => {
    const byStage = run({ kind: 'stage' });
    for (const status of ['SCHEDULED', 'STARTED', 'NO_SHOW'] as const)
      expect(messageOf(byStage, interview(status), FACTS)).toBeNull();
    const message = messageOf(byStage, interview('REPORT_GENERATED', { reportNo: 1 }), FACTS);
    expect(message).toMatchObject({ method: 'POST', url: `${ASHBY_API}/candidate.createNote`, isLast: true });
    expect(bodyOf(message)).toEqual({
      candidateId: 'candidate-1',
      note: 'Tram driver: https://here.example.com/report/1',
      sendNotifications: false,
    });
  });
});
