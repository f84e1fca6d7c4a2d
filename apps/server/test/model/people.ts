/** Everybody who can ask for something: staff of each role, twice where it takes two; a program; and somebody unknown. */
export const people = ['clerk', 'colleague', 'manager', 'deputy', 'admin', 'program', 'stranger'] as const;
export type Person = (typeof people)[number];

export const staff = ['clerk', 'colleague', 'manager', 'deputy', 'admin'] as const satisfies readonly Person[];
export type Staff = (typeof staff)[number];

export const rolesOf = {
  clerk: ['specialist'],
  colleague: ['specialist'],
  manager: ['manager'],
  deputy: ['manager'],
  admin: ['admin'],
} as const;

export function isStaff(person: Person): person is Staff {
  return person !== 'program' && person !== 'stranger';
}

/** A manager or an administrator: the open parts' M, and the default of every approval tier. */
export function isManager(person: Person): boolean {
  return person === 'manager' || person === 'deputy' || person === 'admin';
}
