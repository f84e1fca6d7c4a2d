import { LarRecord } from '@countersign/contract/intake';
import { LoanParams } from '@countersign/contract/loans';
import { describeRecord } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const getRecord = operation({
  id: 'getRecord',
  method: 'GET',
  url: '/v1/loans/:ref/lar',
  tag: 'Approval records',
  summary: 'The approval record of a loan as it was read: profile version, values, and where each stood.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  success: { status: 200, body: LarRecord },
  problems: ['loan_not_found', 'lar_not_found', 'document_purged'],
  handle: ({ app, params }) => describeRecord(app, params.ref),
});
