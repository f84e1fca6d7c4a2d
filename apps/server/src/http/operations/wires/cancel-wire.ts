import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireNote } from '@countersign/contract/wires';
import { cancelWire as cancel } from '../../../wires/index.ts';
import { managers, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const cancelWire = operation({
  id: 'cancelWire',
  method: 'POST',
  url: '/v1/loans/:ref/wire/cancel',
  tag: 'Wires',
  summary: 'Take back a wire that has not gone out. To change one, cancel it and stage anew.',
  who: { roles: managers, scope: null },
  params: LoanParams,
  body: WireNote,
  success: { status: 200, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'wire_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, actor, params, body }) => cancel(app, { ...act, actor }, params.ref, body),
});
