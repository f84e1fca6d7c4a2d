import { PageQuery } from '@countersign/contract/shapes';
import { Payee, PayeeList, PayeeParams, PayeeRequest } from '@countersign/contract/wires';
import { makeChange, payeeChange, payeeRemoval } from '../../../administration/index.ts';
import * as wires from '../../../wires/index.ts';
import { admins, managers, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Open parts, Operations. */
export const listPayees = operation({
  id: 'listPayees',
  method: 'GET',
  url: '/v1/payees',
  tag: 'Wires',
  summary: 'Payees whose instructions a person verified, by name, accounts masked.',
  who: { roles: managers, scope: null },
  query: PageQuery,
  success: { status: 200, body: PayeeList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => wires.listPayees(app, query),
});

export const savePayee = operation({
  id: 'savePayee',
  method: 'PUT',
  url: '/v1/payees/:id',
  tag: 'Wires',
  summary: 'Save verified instructions of a payee; the id is chosen by the caller.',
  who: { roles: admins, scope: null },
  params: PayeeParams,
  body: PayeeRequest,
  success: { status: 200, body: Payee, also: [waits] },
  problems: ['payee_invalid', 'already_exists', 'admin_change_pending', 'evidence_conflict'],
  handle: async ({ app, act, actor, params, body }) =>
    answerChange(await makeChange(app, { ...act, actor }, payeeChange, params.id.toLowerCase(), body)),
});

export const deletePayee = operation({
  id: 'deletePayee',
  method: 'DELETE',
  url: '/v1/payees/:id',
  tag: 'Wires',
  summary: 'Take a payee out of the directory.',
  who: { roles: admins, scope: null },
  params: PayeeParams,
  success: { status: 204, body: null, also: [waits] },
  problems: ['payee_not_found', 'admin_change_pending', 'evidence_conflict'],
  handle: async ({ app, act, actor, params }) =>
    answerChange(await makeChange(app, { ...act, actor }, payeeRemoval, params.id.toLowerCase(), {})),
});
