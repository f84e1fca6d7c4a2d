import { EvidenceVerdict } from '@countersign/contract/evidence';
import { LoanParams } from '@countersign/contract/loans';
import { verifyChain } from '../../../evidence/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const verifyEvidence = operation({
  id: 'verifyEvidence',
  method: 'GET',
  url: '/v1/loans/:ref/evidence/verify',
  tag: 'Evidence',
  summary: 'Check the chain of a loan against itself and against the signed log.',
  description: 'Names the first entry that is not as it was recorded. An export can be checked without this service.',
  who: { roles: anyStaff, scope: 'evidence:read' },
  params: LoanParams,
  success: { status: 200, body: EvidenceVerdict },
  problems: ['loan_not_found'],
  handle: async ({ app, params }) => {
    const { fault, ...verdict } = await verifyChain(app, (await requireLoan(app.db, params.ref)).id);
    return { ...verdict, reason: fault?.reason ?? null, detail: fault?.detail ?? null };
  },
});
