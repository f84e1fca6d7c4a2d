import { describe, expect, it } from 'vitest';
import { decideUserChange, type UserChangeRequest, type UserFacts } from './change-user.decision.ts';

const admin: UserFacts = { displayName: 'Anna', roles: ['admin'], isActive: true, otherActiveAdmins: 0 };

function codeOf(facts: Partial<UserFacts>, request: UserChangeRequest): string {
  const decision = decideUserChange({ ...admin, ...facts }, request);
  return decision.ok ? 'allowed' : decision.refusal.code;
}

describe('changing a user', () => {
  it.each<[string, Partial<UserFacts>, UserChangeRequest, string]>([
    ['the last administrator loses the role', {}, { roles: ['manager'] }, 'last_admin'],
    ['the last administrator is deactivated', {}, { isActive: false }, 'last_admin'],
    ['both at once', {}, { roles: ['manager'], isActive: false }, 'last_admin'],
    ['the last administrator gets a second role', {}, { roles: ['admin', 'manager'] }, 'allowed'],
    ['the last administrator gets a new name', {}, { displayName: 'Berta' }, 'allowed'],
    ['one of two administrators loses the role', { otherActiveAdmins: 1 }, { roles: ['manager'] }, 'allowed'],
    ['one of two administrators is deactivated', { otherActiveAdmins: 1 }, { isActive: false }, 'allowed'],
    ['an inactive administrator loses the role', { isActive: false }, { roles: ['manager'] }, 'allowed'],
    ['a manager is deactivated', { roles: ['manager'] }, { isActive: false }, 'allowed'],
  ])('%s: %s', (_name, facts, request, expected) => {
    expect(codeOf(facts, request)).toBe(expected);
  });

  it('tells what changes from what to what, and nothing else', () => {
    const decision = decideUserChange({ ...admin, otherActiveAdmins: 1 }, { displayName: 'Anna', roles: ['manager'] });
    expect(decision).toEqual({
      ok: true,
      effect: {
        displayName: 'Anna',
        roles: ['manager'],
        isActive: true,
        changes: { roles: { from: ['admin'], to: ['manager'] } },
        deactivates: false,
      },
    });
  });

  it('changes nothing when everything is as it was', () => {
    const decision = decideUserChange(admin, { displayName: 'Anna', roles: ['admin'], isActive: true });
    expect(decision.ok && decision.effect.changes).toEqual({});
  });
});
