import { FindingParams, FindingWithActions, NoteRequest } from '@countersign/contract/review';
import { commentOnFinding as comment } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations and States. */
export const commentOnFinding = operation({
  id: 'commentOnFinding',
  method: 'POST',
  url: '/v1/findings/:id/comment',
  tag: 'Review',
  summary: 'Say something about a finding; nothing else changes.',
  who: { roles: anyStaff, scope: null },
  params: FindingParams,
  body: NoteRequest,
  success: { status: 200, body: FindingWithActions },
  problems: ['finding_not_found', 'note_required', 'loan_sealed', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => comment(app, { ...act, actor }, params.id, body),
});
