import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireNote, WireParams } from '@countersign/contract/wires';
import { rejectWire as reject } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

const move = {
  method: 'POST',
  tag: 'Wires',
  summary: 'Turn a staged wire down, as the second person.',
  who: { roles: anyStaff, scope: null },
  body: WireNote,
  success: { status: 200, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'maker_cannot_check',
    'approval_role_required',
    'wire_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
} as const;

/** Open parts, Operations. */
export const rejectWire = operation({
  ...move,
  id: 'rejectWire',
  url: '/v1/loans/:ref/wire/reject',
  params: LoanParams,
  handle: ({ app, act, actor, params, body }) => reject(app, { ...act, actor }, params, body),
});

export const rejectOneWire = operation({
  ...move,
  id: 'rejectOneWire',
  url: '/v1/loans/:ref/wires/:id/reject',
  params: WireParams,
  handle: ({ app, act, actor, params, body }) => reject(app, { ...act, actor }, params, body),
});
