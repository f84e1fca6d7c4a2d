import { LoanParams } from '@countersign/contract/loans';
import { CallbackRequest, Wire } from '@countersign/contract/wires';
import { recordCallback as record } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const recordCallback = operation({
  id: 'recordCallback',
  method: 'POST',
  url: '/v1/loans/:ref/wire/callback',
  tag: 'Wires',
  summary: 'Record that the instructions were verified by telephone, by somebody other than the maker.',
  description: 'person is who was spoken to, phoneSource where the number came from: never from the instructions.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: CallbackRequest,
  success: { status: 201, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'maker_cannot_check',
    'wire_state_conflict',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: ({ app, act, actor, params, body }) => record(app, { ...act, actor }, params.ref, body),
});
