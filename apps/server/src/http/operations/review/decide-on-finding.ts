import { DecisionParams, DecisionRequest, FindingDecision } from '@countersign/contract/review';
import { decideOnFinding as decide, undoDecision as undo } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

export const decideOnFinding = operation({
  id: 'decideOnFinding',
  method: 'PUT',
  url: '/v1/findings/:id/decisions/:decisionId',
  tag: 'Review',
  summary: 'Accept, override or escalate a finding, with ten seconds to undo it.',
  description:
    'The caller makes up the id, so that sending a decision twice is taking it once. It is written into evidence when ' +
    'its time is over, or as soon as something else is done that counts on it: another act on the finding, approving or ' +
    'rejecting the loan, another comparison. Overriding takes a manager or an administrator.',
  who: { roles: anyStaff, scope: null },
  params: DecisionParams,
  body: DecisionRequest,
  success: { status: 200, body: FindingDecision },
  problems: [
    'finding_not_found',
    'corrector_cannot_override',
    'override_invalid',
    'finding_not_overridable',
    'finding_not_acceptable',
    'finding_not_escalatable',
    'escalation_invalid',
    'decision_recorded',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => decide(app, { ...act, actor }, params, body),
});

export const undoDecision = operation({
  id: 'undoDecision',
  method: 'DELETE',
  url: '/v1/findings/:id/decisions/:decisionId',
  tag: 'Review',
  summary: 'Undo a decision of your own that is not recorded yet.',
  description: 'Nothing of it remains. A decision that is recorded stays.',
  who: { roles: anyStaff, scope: null },
  params: DecisionParams,
  success: { status: 204, body: null },
  problems: ['finding_not_found', 'decision_recorded'],
  handle: ({ app, actor, params }) => undo(app, actor, params),
});
