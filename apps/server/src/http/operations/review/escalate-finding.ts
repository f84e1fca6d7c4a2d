import { EscalateRequest, FindingParams, FindingWithActions } from '@countersign/contract/review';
import { escalateFinding as escalate } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 7. */
export const escalateFinding = operation({
  id: 'escalateFinding',
  method: 'POST',
  url: '/v1/findings/:id/escalate',
  tag: 'Review',
  summary: 'Ask the managers to look at a finding; every active manager and administrator gets a mail.',
  who: { roles: anyStaff, scope: null },
  params: FindingParams,
  body: EscalateRequest,
  success: { status: 200, body: FindingWithActions },
  problems: ['finding_not_found', 'finding_not_escalatable', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => escalate(app, { ...act, actor }, params.id, body),
});
