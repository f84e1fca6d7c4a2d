import { Wire, WireParams, WireReturn } from '@countersign/contract/wires';
import { returnWire as recordReturn } from '../../../wires/index.ts';
import { managers, operation } from '../../operation.ts';

/** Control, Wires: a return names its wire. */
export const returnOneWire = operation({
  id: 'returnOneWire',
  method: 'POST',
  url: '/v1/loans/:ref/wires/:id/return',
  tag: 'Wires',
  summary: 'Record that an exported wire came back. A new one may then be staged.',
  who: { roles: managers, scope: null },
  params: WireParams,
  body: WireReturn,
  success: { status: 200, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'wire_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, actor, params, body }) => recordReturn(app, { ...act, actor }, params, body),
});
