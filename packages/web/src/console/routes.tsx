import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Chooser } from './components/chooser.tsx';
import { Inside } from './components/inside.tsx';
import { BrokenScreen, NoPage, NoScreen } from './components/no-screen.tsx';
import { Shell } from './components/shell.tsx';
import { compareSearch } from './core/compare-selection.ts';
import { interviewFilter } from './core/interview-filter.ts';
import { auditFilter, callFilter } from './core/log-filters.ts';
import { requestSearch } from './core/request-search.ts';
import { SCREENS } from './screens.ts';

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
  component: lazyRouteComponent(SCREENS['/interviews/$interview/report'], 'ReportScreen'),
});
/** Every screen but the report, which is a page of its own. */
const shell = createRoute({ getParentRoute: () => inside, id: 'shell', component: Shell });

const today = createRoute({
  getParentRoute: () => shell,
  path: '/',
  component: lazyRouteComponent(SCREENS['/'], 'TodayScreen'),
});
const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/jobs',
  component: lazyRouteComponent(SCREENS['/jobs'], 'JobsScreen'),
});
const newJob = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/new',
  component: lazyRouteComponent(SCREENS['/jobs/new'], 'NewJobScreen'),
});
const job = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job',
  component: lazyRouteComponent(SCREENS['/jobs/$job'], 'JobScreen'),
});
const plan = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/plan',
  component: lazyRouteComponent(SCREENS['/jobs/$job/plan'], 'PlanScreen'),
});

const invitations = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/invite',
  component: lazyRouteComponent(SCREENS['/jobs/$job/invite'], 'InvitationsScreen'),
});
const compare = createRoute({
  getParentRoute: () => shell,
  path: '/jobs/$job/compare',
  validateSearch: compareSearch,
  component: lazyRouteComponent(SCREENS['/jobs/$job/compare'], 'CompareScreen'),
});
const requests = createRoute({
  getParentRoute: () => shell,
  path: '/requests',
  validateSearch: requestSearch,
  component: lazyRouteComponent(SCREENS['/requests'], 'RequestsScreen'),
});

const founders = createRoute({
  getParentRoute: () => shell,
  path: '/founders',
  component: lazyRouteComponent(SCREENS['/founders'], 'FoundersScreen'),
});
const founder = createRoute({
  getParentRoute: () => shell,
  path: '/founders/$founder',
  component: lazyRouteComponent(SCREENS['/founders/$founder'], 'FounderScreen'),
});
const people = createRoute({
  getParentRoute: () => shell,
  path: '/people',
  component: lazyRouteComponent(SCREENS['/people'], 'PeopleScreen'),
});
const webhooks = createRoute({
  getParentRoute: () => shell,
  path: '/webhooks',
  component: lazyRouteComponent(SCREENS['/webhooks'], 'WebhooksScreen'),
});
const usage = createRoute({
  getParentRoute: () => shell,
  path: '/usage',
  validateSearch: callFilter,
  component: lazyRouteComponent(SCREENS['/usage'], 'UsageScreen'),
});
const interviews = createRoute({
  getParentRoute: () => shell,
  path: '/interviews',
  validateSearch: interviewFilter,
  component: lazyRouteComponent(SCREENS['/interviews'], 'InterviewsScreen'),
});
const interview = createRoute({
  getParentRoute: () => shell,
  path: '/interviews/$interview',
  component: lazyRouteComponent(SCREENS['/interviews/$interview'], 'InterviewScreen'),
});
const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organization',
  component: lazyRouteComponent(SCREENS['/organization'], 'OrganizationScreen'),
});
const members = createRoute({
  getParentRoute: () => shell,
  path: '/members',
  component: lazyRouteComponent(SCREENS['/members'], 'MembersScreen'),
});
const keys = createRoute({
  getParentRoute: () => shell,
  path: '/keys',
  component: lazyRouteComponent(SCREENS['/keys'], 'KeysScreen'),
});
const you = createRoute({
  getParentRoute: () => shell,
  path: '/you',
  component: lazyRouteComponent(SCREENS['/you'], 'YouScreen'),
});
const audit = createRoute({
  getParentRoute: () => shell,
  path: '/audit',
  validateSearch: auditFilter,
  component: lazyRouteComponent(SCREENS['/audit'], 'AuditScreen'),
});

const fairness = createRoute({
  getParentRoute: () => shell,
  path: '/fairness',
  component: lazyRouteComponent(SCREENS['/fairness'], 'FairnessScreen'),
});
const figures = createRoute({
  getParentRoute: () => shell,
  path: '/fairness/$job',
  component: lazyRouteComponent(SCREENS['/fairness/$job'], 'FiguresScreen'),
});

const nowhere = createRoute({ getParentRoute: () => shell, path: '$', component: NoScreen });

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
      nowhere,
    ]),
  ]),
]);

export function createConsoleRouter() {
  return createRouter({
    routeTree: tree,
    defaultErrorComponent: BrokenScreen,
    defaultNotFoundComponent: NoPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>;
  }
}
