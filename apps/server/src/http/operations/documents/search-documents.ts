import { DocumentSearch, SearchQuery } from '@countersign/contract/documents';
import { LoanParams } from '@countersign/contract/loans';
import { searchDocuments as search } from '../../../documents/index.ts';
import { requireLoan } from '../../../loans/index.ts';
import { anyStaff, operation } from '../../operation.ts';

export const searchDocuments = operation({
  id: 'searchDocuments',
  method: 'GET',
  url: '/v1/loans/:ref/search',
  tag: 'Documents',
  summary: 'Where the documents of a package say a phrase, with page and box.',
  description: 'Large and small letters are the same; a phrase may begin and end inside of words. At most 100 places.',
  who: { roles: anyStaff, scope: 'status:read' },
  rate: 'heavy',
  params: LoanParams,
  query: SearchQuery,
  success: { status: 200, body: DocumentSearch },
  problems: ['loan_not_found'],
  handle: async ({ app, params, query }) => {
    const { id, package_version: packageVersion } = await requireLoan(app.db, params.ref);
    return search(app, { id, packageVersion }, query.q);
  },
});
