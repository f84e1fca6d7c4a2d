import { AcceptRequest, FindingParams, FindingWithActions } from '@countersign/contract/review';
import { acceptFinding as accept } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations and States. */
export const acceptFinding = operation({
  id: 'acceptFinding',
  method: 'POST',
  url: '/v1/findings/:id/accept',
  tag: 'Review',
  summary: 'Confirm a finding: a warning or an info is settled by it, an exception goes on blocking approval.',
  who: { roles: anyStaff, scope: null },
  params: FindingParams,
  body: AcceptRequest,
  success: { status: 200, body: FindingWithActions },
  problems: ['finding_not_found', 'finding_not_acceptable', 'changed_meanwhile', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => accept(app, { ...act, actor }, params.id, body),
});
