import type { ScreenPath } from './core/screen-paths.ts';

/** Each screen is fetched when it is opened. */
export const SCREENS = {
  '/': () => import('./screens/today/today-screen.tsx'),
  '/interviews/$interview/report': () => import('./screens/report/report-screen.tsx'),
  '/jobs': () => import('./screens/jobs/jobs-screen.tsx'),
  '/jobs/new': () => import('./screens/jobs/new-job-screen.tsx'),
  '/jobs/$job': () => import('./screens/jobs/job-screen.tsx'),
  '/jobs/$job/plan': () => import('./screens/plan/plan-screen.tsx'),
  '/jobs/$job/invite': () => import('./screens/invitations/invitations-screen.tsx'),
  '/jobs/$job/compare': () => import('./screens/compare/compare-screen.tsx'),
  '/requests': () => import('./screens/requests/requests-screen.tsx'),
  '/founders': () => import('./screens/founders/founders-screen.tsx'),
  '/founders/$founder': () => import('./screens/founders/founder-screen.tsx'),
  '/people': () => import('./screens/people/people-screen.tsx'),
  '/webhooks': () => import('./screens/webhooks/webhooks-screen.tsx'),
  '/usage': () => import('./screens/usage/usage-screen.tsx'),
  '/interviews': () => import('./screens/interviews/interviews-screen.tsx'),
  '/interviews/$interview': () => import('./screens/interviews/interview-screen.tsx'),
  '/organization': () => import('./screens/organization/organization-screen.tsx'),
  '/members': () => import('./screens/members/members-screen.tsx'),
  '/keys': () => import('./screens/keys/keys-screen.tsx'),
  '/you': () => import('./screens/you/you-screen.tsx'),
  '/audit': () => import('./screens/audit/audit-screen.tsx'),
  '/fairness': () => import('./screens/fairness/fairness-screen.tsx'),
  '/fairness/$job': () => import('./screens/fairness/figures-screen.tsx'),
} as const satisfies Record<ScreenPath, () => Promise<unknown>>;
