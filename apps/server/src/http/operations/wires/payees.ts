import { PageQuery } from '@countersign/contract/shapes';
import { Payee, PayeeList, PayeeParams, PayeeRequest } from '@countersign/contract/wires';
import * as wires from '../../../wires/index.ts';
import { admins, managers, operation } from '../../operation.ts';

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
  success: { status: 200, body: Payee },
  problems: ['payee_invalid', 'already_exists', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => wires.savePayee(app, { ...act, actor }, params.id, body),
});

export const deletePayee = operation({
  id: 'deletePayee',
  method: 'DELETE',
  url: '/v1/payees/:id',
  tag: 'Wires',
  summary: 'Take a payee out of the directory.',
  who: { roles: admins, scope: null },
  params: PayeeParams,
  success: { status: 204, body: null },
  problems: ['payee_not_found', 'evidence_conflict'],
  handle: ({ app, act, actor, params }) => wires.deletePayee(app, { ...act, actor }, params.id),
});
