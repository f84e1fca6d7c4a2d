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
export const allPlaces: readonly Place[] = [{ to: '/app/loans', label: places.queue, roles: everybody, group: 'work' }];

export function placesFor(roles: readonly Role[]): readonly Place[] {
  return allPlaces.filter((place) => place.roles.some((role) => roles.includes(role)));
}
