import type { Role } from '@countersign/contract/closed-sets';
import { shellWords } from '../words/shell.ts';

export interface Place {
  readonly to: string;
  readonly label: string;
  readonly roles: readonly Role[];
  readonly group: 'work' | 'configure';
}

const everybody = ['admin', 'manager', 'specialist'] as const;
const { places } = shellWords;

/** The places of the navigation and of the palette. A screen that exists has its row here or is reached from a loan. */
const allPlaces: readonly Place[] = [
  { to: '/app/loans', label: places.queue, roles: everybody, group: 'work' },
  { to: '/app/work', label: places.work, roles: everybody, group: 'work' },
  { to: '/app/intake', label: places.intake, roles: everybody, group: 'work' },
  { to: '/app/dashboard', label: places.dashboard, roles: everybody, group: 'work' },
  { to: '/app/due', label: places.due, roles: everybody, group: 'work' },
  { to: '/app/exceptions', label: places.exceptions, roles: ['manager', 'admin'], group: 'work' },
  { to: '/app/payees', label: places.payees, roles: ['manager', 'admin'], group: 'work' },
  { to: '/app/templates', label: places.templates, roles: ['admin'], group: 'configure' },
  { to: '/app/rules', label: places.rules, roles: ['admin'], group: 'configure' },
  { to: '/app/profiles', label: places.profiles, roles: ['admin'], group: 'configure' },
  { to: '/app/field-maps', label: places.fieldMaps, roles: ['admin'], group: 'configure' },
  { to: '/app/changes', label: places.changes, roles: ['admin'], group: 'configure' },
  { to: '/app/users', label: places.users, roles: ['admin'], group: 'configure' },
  { to: '/app/webhooks', label: places.webhooks, roles: ['admin'], group: 'configure' },
  { to: '/app/access-log', label: places.accessLog, roles: ['admin'], group: 'configure' },
  { to: '/app/settings', label: places.settings, roles: ['admin'], group: 'configure' },
];

export function placesFor(roles: readonly Role[]): readonly Place[] {
  return allPlaces.filter((place) => place.roles.some((role) => roles.includes(role)));
}
