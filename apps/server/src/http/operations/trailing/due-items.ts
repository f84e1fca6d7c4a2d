import { LoanParams } from '@countersign/contract/loans';
import {
  DueItem,
  DueItemList,
  DueItemParams,
  DueItemsQuery,
  LoanDueItems,
  SettleRequest,
} from '@countersign/contract/trailing';
import { describeDueItems, listDueItems as list, settleDueItem as settle } from '../../../trailing/index.ts';
import { anyStaff, operation } from '../../operation.ts';

export const listDueItems = operation({
  id: 'listDueItems',
  method: 'GET',
  url: '/v1/due-items',
  tag: 'Trailing documents',
  summary: 'What is due after closing over all loans, soonest first.',
  who: { roles: anyStaff, scope: 'status:read' },
  query: DueItemsQuery,
  success: { status: 200, body: DueItemList },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});

export const listLoanDueItems = operation({
  id: 'listLoanDueItems',
  method: 'GET',
  url: '/v1/loans/:ref/due-items',
  tag: 'Trailing documents',
  summary: 'What is due of one loan, the documents that came after its approval, and what the rules find in them.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: { status: 200, body: LoanDueItems },
  problems: ['loan_not_found'],
  handle: ({ app, params }) => describeDueItems(app, params.ref),
});

export const settleDueItem = operation({
  id: 'settleDueItem',
  method: 'POST',
  url: '/v1/loans/:ref/due-items/:id/settle',
  tag: 'Trailing documents',
  summary: 'Settle a due item by hand, with the reason.',
  description:
    'Possible on a sealed loan, too; then it stands in the evidence of the installation. A covenant is due again a year later.',
  who: { roles: anyStaff, scope: null },
  params: DueItemParams,
  body: SettleRequest,
  success: { status: 200, body: DueItem },
  problems: ['loan_not_found', 'due_item_not_found', 'due_item_settled', 'evidence_conflict'],
  handle: ({ app, act, actor, params, body }) => settle(app, { ...act, actor }, params.ref, params.id, body),
});
