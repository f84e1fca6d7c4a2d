import { LoanParams } from '@countersign/contract/loans';
import { PageQuery } from '@countersign/contract/shapes';
import { Wire, WireList, WireParams } from '@countersign/contract/wires';
import { getWire as get, getOneWire as getOne, listWires as list } from '../../../wires/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 17. */
export const getWire = operation({
  id: 'getWire',
  method: 'GET',
  url: '/v1/loans/:ref/wire',
  tag: 'Wires',
  summary: 'The wire of a loan that was staged last.',
  description: 'Account numbers are whole for signed-in staff and masked for API keys.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: {
    status: 200,
    body: Wire,
    also: [{ status: 204, description: 'No wire has been staged.' }],
  },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => (await get(app, params.ref)) ?? answer({ status: 204 }),
});

/** Control, Wires. */
export const listWires = operation({
  id: 'listWires',
  method: 'GET',
  url: '/v1/loans/:ref/wires',
  tag: 'Wires',
  summary: 'All wires of a loan, in the order in which they were staged.',
  description: 'Account numbers are whole for signed-in staff and masked for API keys.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  query: PageQuery,
  success: { status: 200, body: WireList },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: ({ app, params, query }) => list(app, params.ref, query),
});

export const getOneWire = operation({
  id: 'getOneWire',
  method: 'GET',
  url: '/v1/loans/:ref/wires/:id',
  tag: 'Wires',
  summary: 'One wire of a loan.',
  description: 'Account numbers are whole for signed-in staff and masked for API keys.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: WireParams,
  success: { status: 200, body: Wire },
  problems: ['loan_not_found', 'wire_not_found'],
  handle: ({ app, params }) => getOne(app, params.ref, params.id),
});
