import { Loan, LoanList, LoanParams, LoansQuery } from '@countersign/contract/loans';
import { listLoans as list, requireLoan, toLoan } from '../../../loans/index.ts';
import { nextDueDates } from '../../../trailing/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listLoans = operation({
  id: 'listLoans',
  method: 'GET',
  url: '/v1/loans',
  tag: 'Loans',
  summary: 'Loans, by state, by who has them, by whether they have exceptions, or by a part of a reference or name.',
  who: { roles: anyStaff, scope: 'status:read' },
  query: LoansQuery,
  success: { status: 200, body: LoanList },
  problems: ['cursor_invalid'],
  handle: async ({ app, query }) => {
    const { items, nextCursor } = await list(app, query);
    const dueDates = await nextDueDates(
      app,
      items.map(({ id }) => id),
    );
    return { items: items.map((loan) => ({ ...loan, nextDueDate: dueDates.get(loan.id) ?? null })), nextCursor };
  },
});

export const getLoan = operation({
  id: 'getLoan',
  method: 'GET',
  url: '/v1/loans/:ref',
  tag: 'Loans',
  summary: 'One loan.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: { status: 200, body: Loan },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => toLoan(await requireLoan(app.db, params.ref)),
});
