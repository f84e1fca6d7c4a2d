import { ScreeningRequest, Wire, WireParams } from '@countersign/contract/wires';
import { recordScreening as record } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Control, Wires. */
export const recordScreening = operation({
  id: 'recordScreening',
  method: 'POST',
  url: '/v1/loans/:ref/wires/:id/screening',
  tag: 'Wires',
  summary: 'Record the result of an OFAC screening of the parties of a wire.',
  who: { roles: anyStaff, scope: null },
  params: WireParams,
  body: ScreeningRequest,
  success: { status: 201, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'wire_invalid',
    'wire_state_conflict',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, actor, params, body }) => record(app, { ...act, actor }, params, body),
});
