import { LoanParams } from '@countersign/contract/loans';
import { CallbackRequest, NumberedCallbackRequest, Wire, WireParams } from '@countersign/contract/wires';
import { recordCallback as record } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

const call = {
  method: 'POST',
  tag: 'Wires',
  summary: 'Record that the instructions were verified by telephone, by somebody other than the maker.',
  description:
    'person is who was spoken to, phoneNumber the number that was called, phoneSource where it came from: never from ' +
    'the instructions.',
  who: { roles: anyStaff, scope: null },
  success: { status: 201, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'maker_cannot_check',
    'wire_state_conflict',
    'evidence_conflict',
    'loan_sealed',
  ],
} as const;

/** Open parts, Operations. */
export const recordCallback = operation({
  ...call,
  id: 'recordCallback',
  url: '/v1/loans/:ref/wire/callback',
  params: LoanParams,
  body: CallbackRequest,
  handle: ({ app, act, actor, params, body }) => record(app, { ...act, actor }, params, body),
});

export const recordOneCallback = operation({
  ...call,
  id: 'recordOneCallback',
  url: '/v1/loans/:ref/wires/:id/callback',
  params: WireParams,
  body: NumberedCallbackRequest,
  handle: ({ app, act, actor, params, body }) => record(app, { ...act, actor }, params, body),
});
