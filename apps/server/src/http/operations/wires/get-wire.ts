import { LoanParams } from '@countersign/contract/loans';
import { Wire } from '@countersign/contract/wires';
import { getWire as get } from '../../../wires/index.ts';
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
