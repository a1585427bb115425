import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Chooser } from './components/chooser.tsx';
import { Inside } from './components/inside.tsx';
import { Shell } from './components/shell.tsx';
import { compareSearch } from './core/compare-selection.ts';
import { interviewFilter } from './core/interview-filter.ts';
import { auditFilter, callFilter } from './core/log-filters.ts';
import { requestSearch } from './core/request-search.ts';
import { TodayScreen } from './screens/today/today-screen.tsx';

const root = createRootRoute();
const chooser = createRoute({ getParentRoute: () => root, path: '/console', component: Chooser });
const enter = createRoute({
  getParentRoute: () => root,
  path: '/console/enter',
  component: lazyRouteComponent(() => import('./screens/enter/enter-screen.tsx'), 'EnterScreen'),
});
const provider = createRoute({
  getParentRoute: () => root,
  path: '/console/enter/provider',
  component: lazyRouteComponent(() => import('./screens/enter/provider-screen.tsx'), 'ProviderScreen'),
});
const inside = createRoute({ getParentRoute: () => root, path: '/console/$organization', component: Inside });

const report = createRoute({
  getParentRoute: () => inside,
  path: '/interviews/$interview/report',
  component: lazyRouteComponent(() => import('./screens/report/report-screen.tsx'), 'ReportScreen'),
});
/** Every screen but the report, which is a page of its own. */
const shell = createRoute({ getParentRoute: () => inside, id: 'shell', component: Shell });

const today = createRoute({ getParentRoute: () => shell, path: '/', component: TodayScreen });
const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./screens/jobs/jobs-screen.tsx'), 'JobsScreen'),
});
const newJob = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/new',
  component: lazyRouteComponent(() => import('./screens/jobs/new-job-screen.tsx'), 'NewJobScreen'),
});
const job = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job',
  component: lazyRouteComponent(() => import('./screens/jobs/job-screen.tsx'), 'JobScreen'),
});
const plan = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/plan',
  component: lazyRouteComponent(() => import('./screens/plan/plan-screen.tsx'), 'PlanScreen'),
});

const invitations = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/invite',
  component: lazyRouteComponent(() => import('./screens/invitations/invitations-screen.tsx'), 'InvitationsScreen'),
});
const compare = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/compare',
  validateSearch: compareSearch,
  component: lazyRouteComponent(() => import('./screens/compare/compare-screen.tsx'), 'CompareScreen'),
});
const requests = createRoute({
  getParentRoute: () => shell,
  path: '/requests',
  validateSearch: requestSearch,
  component: lazyRouteComponent(() => import('./screens/requests/requests-screen.tsx'), 'RequestsScreen'),
});

const founders = createRoute({
  getParentRoute: () => shell,
  path: '/founders',
  component: lazyRouteComponent(() => import('./screens/founders/founders-screen.tsx'), 'FoundersScreen'),
});
const founder = createRoute({
  getParentRoute: () => shell,
  path: '/founders/$founder',
  component: lazyRouteComponent(() => import('./screens/founders/founder-screen.tsx'), 'FounderScreen'),
});
const people = createRoute({
  getParentRoute: () => shell,
  path: '/people',
  component: lazyRouteComponent(() => import('./screens/people/people-screen.tsx'), 'PeopleScreen'),
});
const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
});
const usage = createRoute({
  getParentRoute: () => shell,
  path: '/usage',
  validateSearch: callFilter,
  component: lazyRouteComponent(() => import('./screens/usage/usage-screen.tsx'), 'UsageScreen'),
});
const interviews = createRoute({
  getParentRoute: () => shell,
  path: '/interviews',
  validateSearch: interviewFilter,
  component: lazyRouteComponent(() => import('./screens/interviews/interviews-screen.tsx'), 'InterviewsScreen'),
});
const interview = createRoute({
  getParentRoute: () => shell,
  path: '/interviews/$interview',
  component: lazyRouteComponent(() => import('./screens/interviews/interview-screen.tsx'), 'InterviewScreen'),
});
const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organization',
  component: lazyRouteComponent(() => import('./screens/organization/organization-screen.tsx'), 'OrganizationScreen'),
});
const members = createRoute({
  getParentRoute: () => shell,
  path: '/members',
  component: lazyRouteComponent(() => import('./screens/members/members-screen.tsx'), 'MembersScreen'),
});
const keys = createRoute({
  getParentRoute: () => shell,
  path: '/keys',
  component: lazyRouteComponent(() => import('./screens/keys/keys-screen.tsx'), 'KeysScreen'),
});
const you = createRoute({
  getParentRoute: () => shell,
  path: '/you',
  component: lazyRouteComponent(() => import('./screens/you/you-screen.tsx'), 'YouScreen'),
});
const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  validateSearch: auditFilter,
  component: lazyRouteComponent(() => import('./screens/audit/audit-screen.tsx'), 'AuditScreen'),
});

const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  component: lazyRouteComponent(() => import('./screens/fairness/fairness-screen.tsx'), 'FairnessScreen'),
});
const figures = createRoute({
  getParentRoute: () => shell,
  path: '/fairness/$job',
  component: lazyRouteComponent(() => import('./screens/fairness/figures-screen.tsx'), 'FiguresScreen'),
});

const tree = root.addChildren([
  chooser,
  enter,
  provider,
  inside.addChildren([
    report,
    shell.addChildren([
      today,
      jobs,
      newJob,
      job,
      plan,
      invitations,
      compare,
      requests,
      founders,
      founder,
      people,
      webhooks,
      usage,
      interviews,
      interview,
      organization,
      members,
      keys,
      audit,
      fairness,
      figures,
      you,
    ]),
  ]),
]);

export function createConsoleRouter() {
  return createRouter({ routeTree: tree });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
