import { LoanParams } from '@countersign/contract/loans';
import { exportEvidence as makeExport } from '../../../evidence/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const exportEvidence = operation({
  id: 'exportEvidence',
  method: 'GET',
  url: '/v1/loans/:ref/evidence/export',
  tag: 'Evidence',
  summary: 'The evidence of a loan as a zip that anyone can check without this service.',
  description:
    'Holds the entries, their proofs in the signed log, the checkpoint and its key, the hashes of the documents, and a ' +
    'report as HTML and PDF. Every export is itself recorded: the zip ends with its own entry. Check it with ' +
    '`countersign verify-evidence FILE`.',
  who: { roles: anyStaff, scope: 'evidence:read' },
  params: LoanParams,
  success: { status: 200, body: null, mediaType: 'application/zip', description: 'The zip file.' },
  problems: ['loan_not_found', 'evidence_conflict', 'evidence_inconsistent'],
  handle: async ({ app, act, params }) => {
    const { id, external_ref: externalRef } = await requireLoan(app.db, params.ref);
    const body = await makeExport(app, act, { id, externalRef });
    return answer({
      // A reference holds nothing that would have to be quoted (open parts, "externalRef").
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="evidence-${externalRef}.zip"`,
      },
      body,
    });
  },
});
