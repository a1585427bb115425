import { describe, expect, test } from 'vitest';
import { openingOf } from './opening.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://console.example');
  return openingOf({ pathname, search });
};

test.each(['/console', '/console/', '/console/enter', '/console/enter/provider?code=x', '/elsewhere/acme'])(
  '%s is below no organization: nothing is begun',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

describe('what an address needs', () => {
  test.each([
    ['/console/acme', '/', 'getToday', {}],
    ['/console/acme/', '/', 'getToday', {}],
    ['/console/acme/jobs', '/jobs', 'listJobs', {}],
    ['/console/acme/jobs/new', '/jobs/new', null, {}],
    ['/console/acme/jobs/7/plan', '/jobs/$job/plan', null, {}],
    ['/console/acme/interviews?status=STARTED&x=1', '/interviews', 'listInterviews', { status: 'STARTED' }],
    ['/console/acme/requests?view=mine', '/requests', 'listRequests', { view: 'mine' }],
  ] as const)('%s', (address, screen, read, query) => {
    const opening = at(address);
    expect(opening?.screen).toBe(screen);
    const names = ['getMe', ...(read === null ? [] : [read]), 'getWaiting'];
    expect(opening?.calls.map(({ name }) => name)).toEqual(names);
    expect(opening?.calls[0]?.input).toEqual({ params: { organization: 'acme' } });
    if (read !== null) expect(opening?.calls[1]?.input.query ?? {}).toEqual(query);
  });

  test('of a job, by its id', () => {
    expect(at('/console/b%C3%A4r/jobs/7')?.calls[1]).toEqual({
      name: 'getJob',
      input: { params: { organization: 'bär', id: '7' } },
    });
  });

  test('of a report, which stands without the parts of the console, and of no screen at all', () => {
    expect(at('/console/acme/interviews/7/report')?.calls.map(({ name }) => name)).toEqual(['getMe']);
    expect(at('/console/acme/nowhere/at/all')).toMatchObject({ screen: null, calls: [{ name: 'getMe' }] });
  });
});
