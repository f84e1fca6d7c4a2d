import { FindingParams, FindingWithActions, NoteRequest } from '@countersign/contract/review';
import { answerEscalation as answer } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

export const answerEscalation = operation({
  id: 'answerEscalation',
  method: 'POST',
  url: '/v1/findings/:id/answer',
  tag: 'Review',
  summary: 'Answer whoever escalated a finding; they are told by mail.',
  description: 'The answer stands in the history as a comment. Overriding or accepting the finding answers it as well.',
  who: { roles: anyStaff, scope: null },
  params: FindingParams,
  body: NoteRequest,
  success: { status: 200, body: FindingWithActions },
  problems: ['finding_not_found', 'note_required', 'escalation_answered', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => answer(app, { ...act, actor }, params.id, body),
});
