import type { Role } from '@countersign/contract/closed-sets';
import type { ColumnType } from '../platform/column-types.ts';
import { query, t } from '../platform/db.ts';
import { userColumns, userList } from './staff.queries.ts';

/** In the order in which they were added (ids begin with the time); $1 is the last one of the page before, or null. */
export const listUsersAfter = query(
  'identity.list-users-after',
  `select ${userList} from staff u where $1::uuid is null or u.id > $1 order by u.id limit $2`,
  userColumns,
  [t.nullable(t.uuid), t.int8],
);

/** The colleagues to whom work can be given. */
export const listActiveStaffAfter = query(
  'identity.list-active-staff-after',
  `select u.id, u.display_name, u.roles from staff u
   where u.is_active and ($1::uuid is null or u.id > $1)
   order by u.id limit $2`,
  { id: t.uuid, display_name: t.text, roles: userColumns.roles },
  [t.nullable(t.uuid), t.int8],
);

/** Those who decide what was escalated; one row each, whichever of the two roles they have. */
export const listActiveManagers = query(
  'identity.list-active-managers',
  `select u.id, u.email, u.display_name from staff u
   where u.is_active and u.roles && array['manager', 'admin'] order by u.id`,
  { id: t.uuid, email: t.text, display_name: t.text },
);

export const listActiveAdmins = query(
  'identity.list-active-admins',
  `select u.id, u.email, u.display_name from staff u where u.is_active and 'admin' = any (u.roles) order by u.id`,
  { id: t.uuid, email: t.text, display_name: t.text },
);

export const findActiveStaff = query(
  'identity.find-active-staff',
  `select u.id, u.display_name from staff u where u.id = $1 and u.is_active`,
  { id: t.uuid, display_name: t.text },
  [t.uuid],
);

export const findActiveColleague = query(
  'identity.find-active-colleague',
  `select u.id, u.email, u.display_name from staff u where u.id = $1 and u.is_active`,
  { id: t.uuid, email: t.text, display_name: t.text },
  [t.uuid],
);

/**
 * Makes every change that could take an administrator away wait for every other: locking only the user who is changed,
 * two people could demote each other and leave nobody. Always in the order of ids, so that two never wait crosswise,
 * and always before the single user is locked.
 */
export const lockActiveAdmins = query(
  'identity.lock-active-admins',
  `select u.id from staff u where u.is_active and 'admin' = any (u.roles) order by u.id for no key update`,
  { id: t.uuid },
);

export const countOtherActiveAdmins = query(
  'identity.count-other-active-admins',
  `select count(*) as others from staff u where u.is_active and 'admin' = any (u.roles) and u.id <> $1`,
  { others: t.int8 },
  [t.uuid],
);

/** The trigger on staff ends the live tokens when roles or activity change. */
export const updateUser = query(
  'identity.update-user',
  `update staff as u set display_name = $2, roles = $3, is_active = $4 where u.id = $1 returning ${userList}`,
  userColumns,
  [t.uuid, t.text, t.textArray as unknown as ColumnType<Role[]>, t.bool],
);
