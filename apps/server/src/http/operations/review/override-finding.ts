import { FindingParams, FindingWithActions, OverrideRequest } from '@countersign/contract/review';
import { overrideFinding as override } from '../../../review/index.ts';
import { managers, operation } from '../../operation.ts';

/** Specification part 4, operation 8. */
export const overrideFinding = operation({
  id: 'overrideFinding',
  method: 'POST',
  url: '/v1/findings/:id/override',
  tag: 'Review',
  summary: 'Override a finding, with a reason code of the bank and a justification.',
  description:
    'It no longer blocks approval. reasonCode is one of review.reason_codes, note at least as long as asked. A finding ' +
    'that a correction cleared is overridden by somebody else than whoever made the correction.',
  who: { roles: managers, scope: null },
  params: FindingParams,
  body: OverrideRequest,
  success: { status: 200, body: FindingWithActions },
  problems: [
    'finding_not_found',
    'corrector_cannot_override',
    'override_invalid',
    'finding_not_overridable',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => override(app, { ...act, actor }, params.id, body),
});
