import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireApproval } from '@countersign/contract/wires';
import { requireRecentCode } from '../../../identity/index.ts';
import { approveWire as approve } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations: who may is a matter of the amount, and told after 404. */
export const approveWire = operation({
  id: 'approveWire',
  method: 'POST',
  url: '/v1/loans/:ref/wire/approve',
  tag: 'Wires',
  summary: 'Approve a staged wire, as the second person.',
  description:
    'The caller holds requiredApprovalRole and did not stage it. With digest, only the wire that was shown is approved. ' +
    'Warnings with needsAcknowledgement must be named in acknowledge. Whoever has an authenticator app and gave no code in ' +
    'the last 10 minutes is asked for one with 401 `totp_required`.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: WireApproval,
  success: { status: 200, body: Wire },
  problems: [
    'loan_not_found',
    'wire_not_found',
    'maker_cannot_check',
    'approval_role_required',
    'totp_required',
    'totp_invalid',
    'checker_cooling_off',
    'wire_state_conflict',
    'loan_state_conflict',
    'wire_changed',
    'callback_required',
    'warning_not_acknowledged',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: async ({ app, act, actor, params, body }) => {
    await requireRecentCode(app, actor, body.totpCode);
    return approve(app, { ...act, actor }, params.ref, body);
  },
});
