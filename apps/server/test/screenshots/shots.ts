import type { Page } from 'playwright-core';
import type { Person } from '../browser/rig.ts';
import type { Scene } from './scene.ts';

export interface Shot {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly path: (scene: Scene) => string;
  /** Who looks; the administrator where nobody is named. Null: nobody has signed in. */
  readonly who?: ((scene: Scene) => Person) | null;
  /** Something to do before the picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** The main ones are taken in the dark as well. */
  readonly dark?: boolean;
}

const checker = ({ checker: person }: Scene) => person;
const maker = ({ maker: person }: Scene) => person;

/** Every screen. The run compares them with the addresses of the router and names those that have no picture. */
export const shots: readonly Shot[] = [
  { name: 'sign-in', path: () => '/app/sign-in', who: null },
  { name: 'invitation', path: () => '/app/invitation#token=example', who: null },
  { name: 'reset', path: () => '/app/reset#token=example', who: null },
  { name: 'queue', path: () => '/app/loans?state=all', dark: true },
  { name: 'loan', path: ({ refs }) => `/app/loans/${refs.review}`, dark: true },
  { name: 'review', path: ({ refs }) => `/app/loans/${refs.review}/review`, dark: true },
  { name: 'boarding-to-stage', path: ({ refs }) => `/app/loans/${refs.approved}/boarding` },
  { name: 'boarding-check', path: ({ refs }) => `/app/loans/${refs.staged}/boarding`, who: checker, dark: true },
  { name: 'boarding-maker', path: ({ refs }) => `/app/loans/${refs.staged}/boarding`, who: maker },
  { name: 'boarding-unknown', path: ({ refs }) => `/app/loans/${refs.unknown}/boarding`, who: checker },
  { name: 'wire-to-stage', path: ({ refs }) => `/app/loans/${refs.approved}/wire` },
  { name: 'wire', path: ({ refs }) => `/app/loans/${refs.wire}/wire`, who: checker, dark: true },
  {
    name: 'evidence',
    path: ({ refs }) => `/app/loans/${refs.staged}/evidence`,
    before: async (page) => {
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.getByText('Both checks agree.').waitFor();
    },
    dark: true,
  },
  { name: 'document', path: ({ documentId }) => `/app/documents/${documentId}` },
  { name: 'splitting', path: ({ refs, fileId }) => `/app/loans/${refs.review}/files/${fileId}` },
  { name: 'dashboard', path: () => '/app/dashboard', dark: true },
  { name: 'exceptions', path: () => '/app/exceptions', dark: true },
  { name: 'intake', path: () => '/app/intake' },
  { name: 'quarantine', path: () => '/app/intake?tab=quarantine' },
  { name: 'payees', path: () => '/app/payees' },
  { name: 'work', path: () => '/app/work', who: checker },
  { name: 'due', path: () => '/app/due' },
  { name: 'loan-after-closing', path: ({ refs }) => `/app/loans/${refs.due}` },
  { name: 'webhooks', path: () => '/app/webhooks' },
  { name: 'access-log', path: () => '/app/access-log' },
  { name: 'account', path: () => '/app/account' },
  { name: 'templates', path: () => '/app/templates' },
  { name: 'template-designer', path: () => '/app/templates/new', dark: true },
  { name: 'rules', path: () => '/app/rules' },
  { name: 'rule-editor', path: () => '/app/rules/new' },
  { name: 'profiles', path: () => '/app/profiles' },
  { name: 'profile-editor', path: () => '/app/profiles/new' },
  { name: 'field-maps', path: () => '/app/field-maps' },
  { name: 'field-map-editor', path: () => '/app/field-maps/new/simulator' },
  { name: 'template', path: ({ made }) => `/app/templates/${made.template}` },
  { name: 'rule', path: ({ made }) => `/app/rules/${made.rule}` },
  { name: 'profile', path: ({ made }) => `/app/profiles/${made.profile}` },
  { name: 'field-map', path: ({ made }) => `/app/field-maps/${made.fieldMap}` },
  { name: 'setup', path: () => '/app/setup' },
  { name: 'changes', path: () => '/app/changes' },
  { name: 'users', path: () => '/app/users' },
  { name: 'settings', path: () => '/app/settings' },
];
