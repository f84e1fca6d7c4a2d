import type { UserChange } from '@countersign/contract/enrolment';
import type { User } from '@countersign/contract/identity';
import type { Json, JsonObject } from '@countersign/engine/evidence/canonical-json';
import { changeUserIn, lookAtUserChange } from '../../identity/index.ts';
import type { Controlled } from '../controlled.ts';

/** Roles and activity open doors; a name does not. */
export const userChange: Controlled<UserChange, User> = {
  kind: 'user',
  look: async (tx, app, _by, target, request) => {
    const { user, effect } = await lookAtUserChange(tx, app, target, request);
    if (!('roles' in effect.changes || 'isActive' in effect.changes)) return null;
    const side = (which: 'from' | 'to'): JsonObject =>
      Object.fromEntries(Object.entries(effect.changes).map(([field, change]) => [field, change[which] as Json]));
    return { targetName: `${user.display_name} (${user.email})`, before: side('from'), after: side('to') };
  },
  apply: (tx, app, act, target, request) => changeUserIn(tx, app, act, target, request),
};
