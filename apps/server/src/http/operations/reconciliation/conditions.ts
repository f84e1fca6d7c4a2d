import {
  Condition,
  ConditionList,
  ConditionParams,
  SatisfyRequest,
  WaiveRequest,
} from '@countersign/contract/conditions';
import { LoanParams } from '@countersign/contract/loans';
import { decideCondition, listConditions as list } from '../../../reconciliation/index.ts';
import { anyStaff, managers, operation } from '../../operation.ts';

const problems = [
  'loan_not_found',
  'condition_not_found',
  'condition_not_decidable',
  'loan_state_conflict',
  'changed_meanwhile',
  'evidence_conflict',
] as const;

export const listConditions = operation({
  id: 'listConditions',
  method: 'GET',
  url: '/v1/loans/:ref/conditions',
  tag: 'Review',
  summary: 'The conditions of the approval, each with who satisfied it by which document, or who waived it and why.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: { status: 200, body: ConditionList },
  problems: ['loan_not_found'],
  handle: ({ app, params }) => list(app, params.ref),
});

export const satisfyCondition = operation({
  id: 'satisfyCondition',
  method: 'POST',
  url: '/v1/loans/:ref/conditions/:id/satisfy',
  tag: 'Review',
  summary: 'Name the document that satisfies a condition of the approval; a new run follows.',
  who: { roles: anyStaff, scope: null },
  params: ConditionParams,
  body: SatisfyRequest,
  success: { status: 200, body: Condition },
  problems: [...problems, 'document_not_found'],
  handle: ({ app, act, actor, params, body: { documentId, note = '' } }) =>
    decideCondition(app, { ...act, actor }, params.ref, params.id, { decision: 'satisfied', documentId, note }),
});

export const waiveCondition = operation({
  id: 'waiveCondition',
  method: 'POST',
  url: '/v1/loans/:ref/conditions/:id/waive',
  tag: 'Review',
  summary: 'Waive a condition of the approval, with the reason; a new run follows.',
  who: { roles: managers, scope: null },
  params: ConditionParams,
  body: WaiveRequest,
  success: { status: 200, body: Condition },
  problems,
  handle: ({ app, act, actor, params, body: { note } }) =>
    decideCondition(app, { ...act, actor }, params.ref, params.id, { decision: 'waived', note }),
});

export const reopenCondition = operation({
  id: 'reopenCondition',
  method: 'POST',
  url: '/v1/loans/:ref/conditions/:id/reopen',
  tag: 'Review',
  summary: 'Take back that a condition was satisfied or waived; a new run follows.',
  who: { roles: anyStaff, scope: null },
  params: ConditionParams,
  body: WaiveRequest,
  success: { status: 200, body: Condition },
  problems,
  handle: ({ app, act, actor, params, body: { note } }) =>
    decideCondition(app, { ...act, actor }, params.ref, params.id, { decision: 'reopened', note }),
});
