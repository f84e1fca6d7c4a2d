import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { setupStatus } from './api/operations/setup.ts';
import { queryClient } from './api/query-client.ts';
import { restoreSession } from './api/session.ts';
import { readDashboardSearch } from './screens/dashboard/dashboard-search.ts';
import { readDocumentSearch } from './screens/document/document-search.ts';
import { readExceptionsSearch } from './screens/exceptions/exceptions-search.ts';
import { readIntakeSearch } from './screens/intake/intake-search.ts';
import { readQueueSearch } from './screens/queue/queue-search.ts';
import { readSetupSearch } from './screens/setup/setup-steps.ts';
import { readSignInSearch } from './screens/sign-in/sign-in-search.ts';
import { readTemplateSearch } from './screens/templates/template-search.ts';
import { readUsersSearch } from './screens/users/users-search.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { focusOnNavigation } from './shell/focus-on-navigation.ts';
import { Loading } from './shell/loading.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';

/**
 * The addresses of the page. Every screen is a chunk of its own, loaded when it is opened or when a link to it is
 * pointed at. A screen goes under `inside` when it needs somebody who is signed in.
 */
const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundScreen });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/app/loans', replace: true });
  },
});

const app = createRoute({
  getParentRoute: () => root,
  path: '/app',
  beforeLoad: () => {
    throw redirect({ to: '/app/loans', replace: true });
  },
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/app/sign-in',
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
});

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/app/invitation',
  component: lazyRouteComponent(() => import('./screens/invitation/invitation-screen.tsx'), 'InvitationScreen'),
});

const reset = createRoute({
  getParentRoute: () => root,
  path: '/app/reset',
  component: lazyRouteComponent(() => import('./screens/reset/reset-screen.tsx'), 'ResetScreen'),
});

/** From an empty service to the first finding. The first step needs nobody; all others need an administrator. */
const setup = createRoute({
  getParentRoute: () => root,
  path: '/app/setup',
  validateSearch: readSetupSearch,
  component: lazyRouteComponent(() => import('./screens/setup/setup-screen.tsx'), 'SetupScreen'),
  beforeLoad: async ({ location }) => {
    const session = await restoreSession();
    // Asked anew: strangers are told less than administrators, and what was asked before the sign-in is not enough.
    const { status } = await queryClient.fetchQuery({ ...setupStatus, staleTime: 0 });
    if (session !== null || status === 'not_started') return;
    throw redirect({ to: '/app/sign-in', search: { next: location.href }, replace: true });
  },
});

/** Everything behind the sign-in. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  beforeLoad: async ({ location }) => {
    if ((await restoreSession()) !== null) return;
    const { status } = await queryClient.ensureQueryData(setupStatus);
    if (status === 'not_started') throw redirect({ to: '/app/setup', replace: true });
    throw redirect({ to: '/app/sign-in', search: { next: location.href }, replace: true });
  },
});

const queue = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans',
  validateSearch: readQueueSearch,
  component: lazyRouteComponent(() => import('./screens/queue/queue-screen.tsx'), 'QueueScreen'),
});

const loan = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref',
  component: lazyRouteComponent(() => import('./screens/loan/loan-screen.tsx'), 'LoanScreen'),
});

const review = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref/review',
  component: lazyRouteComponent(() => import('./screens/review/review-screen.tsx'), 'ReviewScreen'),
});

const boundaries = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref/files/$fileId',
  component: lazyRouteComponent(() => import('./screens/boundaries/boundaries-screen.tsx'), 'BoundariesScreen'),
});

const boarding = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref/boarding',
  component: lazyRouteComponent(() => import('./screens/boarding/boarding-screen.tsx'), 'BoardingScreen'),
});

const wire = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref/wire',
  component: lazyRouteComponent(() => import('./screens/wire/wire-screen.tsx'), 'WireScreen'),
});

const evidence = createRoute({
  getParentRoute: () => inside,
  path: '/app/loans/$ref/evidence',
  component: lazyRouteComponent(() => import('./screens/evidence/evidence-screen.tsx'), 'EvidenceScreen'),
});

const dashboard = createRoute({
  getParentRoute: () => inside,
  path: '/app/dashboard',
  validateSearch: readDashboardSearch,
  component: lazyRouteComponent(() => import('./screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
});

const exceptions = createRoute({
  getParentRoute: () => inside,
  path: '/app/exceptions',
  validateSearch: readExceptionsSearch,
  component: lazyRouteComponent(() => import('./screens/exceptions/exceptions-screen.tsx'), 'ExceptionsScreen'),
});

const intake = createRoute({
  getParentRoute: () => inside,
  path: '/app/intake',
  validateSearch: readIntakeSearch,
  component: lazyRouteComponent(() => import('./screens/intake/intake-screen.tsx'), 'IntakeScreen'),
});

const work = createRoute({
  getParentRoute: () => inside,
  path: '/app/work',
  component: lazyRouteComponent(() => import('./screens/work/work-screen.tsx'), 'WorkScreen'),
});

const due = createRoute({
  getParentRoute: () => inside,
  path: '/app/due',
  component: lazyRouteComponent(() => import('./screens/due/due-screen.tsx'), 'DueScreen'),
});

const payees = createRoute({
  getParentRoute: () => inside,
  path: '/app/payees',
  component: lazyRouteComponent(() => import('./screens/payees/payees-screen.tsx'), 'PayeesScreen'),
});

const document = createRoute({
  getParentRoute: () => inside,
  path: '/app/documents/$id',
  validateSearch: readDocumentSearch,
  component: lazyRouteComponent(() => import('./screens/document/document-screen.tsx'), 'DocumentScreen'),
});

/** For administrators: others are told so. */
const admins = createRoute({
  getParentRoute: () => inside,
  id: 'admins',
  component: lazyRouteComponent(() => import('./screens/configure/admins-only.tsx'), 'AdminsOnly'),
});

const templates = createRoute({
  getParentRoute: () => admins,
  path: '/app/templates',
  component: lazyRouteComponent(() => import('./screens/templates/templates-screen.tsx'), 'TemplatesScreen'),
});

const newTemplate = createRoute({
  getParentRoute: () => admins,
  path: '/app/templates/new',
  validateSearch: readTemplateSearch,
  component: lazyRouteComponent(() => import('./screens/templates/template-screen.tsx'), 'NewTemplateScreen'),
});

const template = createRoute({
  getParentRoute: () => admins,
  path: '/app/templates/$id',
  validateSearch: readTemplateSearch,
  component: lazyRouteComponent(() => import('./screens/templates/template-screen.tsx'), 'TemplateScreen'),
});

const rules = createRoute({
  getParentRoute: () => admins,
  path: '/app/rules',
  component: lazyRouteComponent(() => import('./screens/rules/rules-screen.tsx'), 'RulesScreen'),
});

const newRule = createRoute({
  getParentRoute: () => admins,
  path: '/app/rules/new',
  component: lazyRouteComponent(() => import('./screens/rules/rule-editor-screen.tsx'), 'NewRuleScreen'),
});

const rule = createRoute({
  getParentRoute: () => admins,
  path: '/app/rules/$id',
  component: lazyRouteComponent(() => import('./screens/rules/rule-editor-screen.tsx'), 'RuleEditorScreen'),
});

const profiles = createRoute({
  getParentRoute: () => admins,
  path: '/app/profiles',
  component: lazyRouteComponent(() => import('./screens/profiles/profiles-screen.tsx'), 'ProfilesScreen'),
});

const newProfile = createRoute({
  getParentRoute: () => admins,
  path: '/app/profiles/new',
  component: lazyRouteComponent(() => import('./screens/profiles/profile-screen.tsx'), 'NewProfileScreen'),
});

const profile = createRoute({
  getParentRoute: () => admins,
  path: '/app/profiles/$id',
  component: lazyRouteComponent(() => import('./screens/profiles/profile-screen.tsx'), 'ProfileScreen'),
});

const fieldMaps = createRoute({
  getParentRoute: () => admins,
  path: '/app/field-maps',
  component: lazyRouteComponent(() => import('./screens/field-maps/field-maps-screen.tsx'), 'FieldMapsScreen'),
});

const newFieldMap = createRoute({
  getParentRoute: () => admins,
  path: '/app/field-maps/new/$provider',
  component: lazyRouteComponent(() => import('./screens/field-maps/field-map-screen.tsx'), 'NewFieldMapScreen'),
});

const fieldMap = createRoute({
  getParentRoute: () => admins,
  path: '/app/field-maps/$id',
  component: lazyRouteComponent(() => import('./screens/field-maps/field-map-screen.tsx'), 'FieldMapScreen'),
});

const users = createRoute({
  getParentRoute: () => admins,
  path: '/app/users',
  validateSearch: readUsersSearch,
  component: lazyRouteComponent(() => import('./screens/users/users-screen.tsx'), 'UsersScreen'),
});

const webhooks = createRoute({
  getParentRoute: () => admins,
  path: '/app/webhooks',
  component: lazyRouteComponent(() => import('./screens/webhooks/webhooks-screen.tsx'), 'WebhooksScreen'),
});

const accessLog = createRoute({
  getParentRoute: () => admins,
  path: '/app/access-log',
  component: lazyRouteComponent(() => import('./screens/access-log/access-log-screen.tsx'), 'AccessLogScreen'),
});

const settings = createRoute({
  getParentRoute: () => admins,
  path: '/app/settings',
  component: lazyRouteComponent(() => import('./screens/settings/settings-screen.tsx'), 'SettingsScreen'),
});

const changes = createRoute({
  getParentRoute: () => admins,
  path: '/app/changes',
  component: lazyRouteComponent(() => import('./screens/changes/changes-screen.tsx'), 'ChangesScreen'),
});

const account = createRoute({
  getParentRoute: () => inside,
  path: '/app/account',
  component: lazyRouteComponent(() => import('./screens/account/account-screen.tsx'), 'AccountScreen'),
});

const administration = admins.addChildren([
  templates,
  newTemplate,
  template,
  rules,
  newRule,
  rule,
  profiles,
  newProfile,
  profile,
  fieldMaps,
  newFieldMap,
  fieldMap,
  changes,
  users,
  webhooks,
  accessLog,
  settings,
]);

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    app,
    signIn,
    invitation,
    reset,
    setup,
    inside.addChildren([
      queue,
      loan,
      review,
      boundaries,
      boarding,
      wire,
      evidence,
      dashboard,
      intake,
      work,
      due,
      exceptions,
      payees,
      document,
      account,
      administration,
    ]),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  defaultPendingComponent: Loading,
  scrollRestoration: false,
});
focusOnNavigation(router);

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
