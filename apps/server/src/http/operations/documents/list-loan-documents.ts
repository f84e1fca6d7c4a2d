import { Document, DocumentsQuery } from '@countersign/contract/documents';
import { LoanParams } from '@countersign/contract/loans';
import { listOf } from '@countersign/contract/shapes';
import { listLoanDocuments as list } from '../../../documents/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listLoanDocuments = operation({
  id: 'listLoanDocuments',
  method: 'GET',
  url: '/v1/loans/:ref/documents',
  tag: 'Documents',
  summary: 'The documents of a package with their types, pages and status.',
  description:
    'A file that holds several documents is listed as those; until it is read, as itself. `packageVersion` asks for an ' +
    'earlier version of the package.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  query: DocumentsQuery,
  success: { status: 200, body: listOf(Document) },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: async ({ app, params, query }) => {
    const { id, package_version: latest } = await requireLoan(app.db, params.ref);
    return list(app, { id, packageVersion: query.packageVersion ?? latest }, query);
  },
});
