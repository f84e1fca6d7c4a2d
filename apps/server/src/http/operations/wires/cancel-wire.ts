import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireNote, WireParams } from '@countersign/contract/wires';
import { cancelWire as cancel } from '../../../wires/index.ts';
import { managers, operation } from '../../operation.ts';

const move = {
  method: 'POST',
  tag: 'Wires',
  summary: 'Take back a wire that has not gone out. To change one, cancel it and stage anew.',
  who: { roles: managers, scope: null },
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
} as const;

/** Open parts, Operations. */
export const cancelWire = operation({
  ...move,
  id: 'cancelWire',
  url: '/v1/loans/:ref/wire/cancel',
  params: LoanParams,
  handle: ({ app, act, actor, params, body }) => cancel(app, { ...act, actor }, params, body),
});

export const cancelOneWire = operation({
  ...move,
  id: 'cancelOneWire',
  url: '/v1/loans/:ref/wires/:id/cancel',
  params: WireParams,
  handle: ({ app, act, actor, params, body }) => cancel(app, { ...act, actor }, params, body),
});
