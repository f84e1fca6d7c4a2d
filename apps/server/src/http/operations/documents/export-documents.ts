import { LoanParams } from '@countersign/contract/loans';
import { recordView } from '../../../access/index.ts';
import { imagingPackage } from '../../../documents/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

/** Boarding part of the control page: the package for the bank's imaging system. */
export const exportDocuments = operation({
  id: 'exportDocuments',
  method: 'GET',
  url: '/v1/loans/:ref/documents/export',
  tag: 'Documents',
  summary: 'The package as a zip for an imaging system: each document as its own PDF, with an index.',
  description:
    'Holds `index.csv` for people and `import-index.txt` with a line for each document: title, day received ' +
    '(MM/DD/YYYY), loan, borrower and file between bars. Names follow the setting `imaging.name_pattern`.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  success: { status: 200, body: null, mediaType: 'application/zip', description: 'The zip file.' },
  problems: ['loan_not_found', 'document_purged', 'page_not_drawn', 'evidence_conflict'],
  handle: async ({ app, act, actor, params }) => {
    const loan = await requireLoan(app.db, params.ref);
    const { files, zip } = await imagingPackage(app, {
      id: loan.id,
      externalRef: loan.external_ref,
      borrowerName: loan.borrower_name,
      packageVersion: loan.package_version,
    });
    // A file that leaves is a view of whatever stands in it.
    for (const { id } of files) {
      const record = { kind: 'document', id } as const;
      const view = { loanId: loan.id, record, operation: 'exportDocuments', fields: ['file'] };
      await recordView(app, { ...act, actor }, view);
    }
    return answer({
      // A reference holds nothing that would have to be quoted (open parts, "externalRef").
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="documents-${loan.external_ref}.zip"`,
      },
      body: zip,
    });
  },
});
