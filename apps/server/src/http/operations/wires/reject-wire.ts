import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireNote } from '@countersign/contract/wires';
import { rejectWire as reject } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const rejectWire = operation({
  id: 'rejectWire',
  method: 'POST',
  url: '/v1/loans/:ref/wire/reject',
  tag: 'Wires',
  summary: 'Turn a staged wire down, as the second person.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
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
  handle: ({ app, act, actor, params, body }) => reject(app, { ...act, actor }, params.ref, body),
});
