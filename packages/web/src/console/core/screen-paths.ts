/** Addresses of the screens below an organization's. */
export const SCREEN_PATHS = [
  '/',
  '/interviews/$interview/report',
  '/jobs',
  '/jobs/new',
  '/jobs/$job',
  '/jobs/$job/plan',
  '/jobs/$job/invite',
  '/jobs/$job/compare',
  '/requests',
  '/founders',
  '/founders/$founder',
  '/people',
  '/webhooks',
  '/usage',
  '/interviews',
  '/interviews/$interview',
  '/organization',
  '/members',
  '/keys',
  '/you',
  '/audit',
  '/fairness',
  '/fairness/$job',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];
