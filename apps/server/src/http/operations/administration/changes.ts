import { AdminChange, AdminChangeList, changeStates, SettleNote } from '@countersign/contract/administration';
import { oneOf } from '@countersign/contract/closed-sets';
import type { ProblemCode } from '@countersign/contract/problems';
import { PageQuery, strictObject, Uuid } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { confirmChange as confirm, listChanges, rejectChange as reject } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';

/** shared/spec/control.md, Two people. */
export const listAdminChanges = operation({
  id: 'listAdminChanges',
  method: 'GET',
  url: '/v1/admin/changes',
  tag: 'Administration',
  summary: 'Changes that take two administrators, newest first.',
  who: { roles: admins, scope: null },
  query: strictObject({ ...PageQuery.properties, state: Type.Optional(oneOf(changeStates)) }),
  success: { status: 200, body: AdminChangeList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => listChanges(app, query),
});

const settling: readonly ProblemCode[] = ['admin_change_not_found', 'admin_change_settled', 'admin_change_lapsed'];

export const confirmAdminChange = operation({
  id: 'confirmAdminChange',
  method: 'POST',
  url: '/v1/admin/changes/:id/confirm',
  tag: 'Administration',
  summary: 'Confirm a change that another administrator proposed; it takes effect.',
  description:
    'It is checked and applied as a direct change would be. When what it starts from has changed meanwhile the answer is ' +
    '409 `admin_change_outdated`: reject it and make it anew.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  body: SettleNote,
  success: { status: 200, body: AdminChange },
  problems: [
    ...settling,
    'maker_cannot_check',
    'admin_change_outdated',
    'setting_not_found',
    'setting_invalid',
    'egress_refused',
    'user_not_found',
    'user_exists',
    'user_inactive',
    'last_admin',
    'payee_invalid',
    'payee_not_found',
    'already_exists',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => confirm(app, { ...act, actor }, params.id, body),
});

export const rejectAdminChange = operation({
  id: 'rejectAdminChange',
  method: 'POST',
  url: '/v1/admin/changes/:id/reject',
  tag: 'Administration',
  summary: 'Reject a change that waits, or take back one of your own.',
  who: { roles: admins, scope: null },
  params: strictObject({ id: Uuid }),
  body: SettleNote,
  success: { status: 200, body: AdminChange },
  problems: [...settling, 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => reject(app, { ...act, actor }, params.id, body),
});
