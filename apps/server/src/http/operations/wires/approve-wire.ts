import { LoanParams } from '@countersign/contract/loans';
import { Wire, WireApproval, WireParams } from '@countersign/contract/wires';
import { requireRecentCode } from '../../../identity/index.ts';
import { approveWire as approve } from '../../../wires/index.ts';
import { anyStaff, operation } from '../../operation.ts';

const move = {
  method: 'POST',
  tag: 'Wires',
  summary: 'Approve a staged wire, as the second person.',
  description:
    'The caller holds requiredApprovalRole and did not stage it. With digest, only the wire that was shown is approved. ' +
    'Warnings with needsAcknowledgement must be named in acknowledge, each as its acknowledgeAs says. Whoever has an ' +
    'authenticator app and gave no code in the last 10 minutes is asked for one with 401 `totp_required`.',
  who: { roles: anyStaff, scope: null },
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
    'caller_cannot_check',
    'screening_required',
    'warning_not_acknowledged',
    'wire_value_date',
    'wire_exceeds_proceeds',
    'wire_principal_unknown',
    'wire_limit_reached',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
} as const;

/** Open parts, Operations: who may is a matter of the amount, and told after 404. */
export const approveWire = operation({
  ...move,
  id: 'approveWire',
  url: '/v1/loans/:ref/wire/approve',
  params: LoanParams,
  handle: async ({ app, act, actor, params, body }) => {
    await requireRecentCode(app, { ...act, actor }, body.totpCode);
    return approve(app, { ...act, actor }, params, body);
  },
});

export const approveOneWire = operation({
  ...move,
  id: 'approveOneWire',
  url: '/v1/loans/:ref/wires/:id/approve',
  params: WireParams,
  handle: async ({ app, act, actor, params, body }) => {
    await requireRecentCode(app, { ...act, actor }, body.totpCode);
    return approve(app, { ...act, actor }, params, body);
  },
});
