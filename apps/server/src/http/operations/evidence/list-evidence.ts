import { EvidenceEntry } from '@countersign/contract/evidence';
import { LoanParams } from '@countersign/contract/loans';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listEvidence as list } from '../../../evidence/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listEvidence = operation({
  id: 'listEvidence',
  method: 'GET',
  url: '/v1/loans/:ref/evidence',
  tag: 'Evidence',
  summary: 'The tamper-evident chain of a loan, from its first entry on.',
  who: { roles: anyStaff, scope: 'evidence:read' },
  params: LoanParams,
  query: PageQuery,
  numbers: 'as-recorded',
  success: { status: 200, body: listOf(EvidenceEntry) },
  problems: ['loan_not_found', 'cursor_invalid', 'evidence_inconsistent'],
  handle: async ({ app, params, query }) => list(app, (await requireLoan(app.db, params.ref)).id, query),
});
