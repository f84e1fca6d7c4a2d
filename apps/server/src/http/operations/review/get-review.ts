import { LoanParams } from '@countersign/contract/loans';
import { ReviewView } from '@countersign/contract/review';
import { reviewView } from '../../../review/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Specification part 4, operation 6. */
export const getReview = operation({
  id: 'getReview',
  method: 'GET',
  url: '/v1/loans/:ref/review',
  tag: 'Review',
  summary: 'The findings of the latest run, what was done about them, and what stands in the way of approval.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: { status: 200, body: ReviewView },
  problems: ['loan_not_found'],
  handle: ({ app, params }) => reviewView(app, params.ref),
});
