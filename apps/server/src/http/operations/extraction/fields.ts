import { Field, FieldsQuery, LoanField } from '@countersign/contract/extraction';
import { LoanParams } from '@countersign/contract/loans';
import { listOf } from '@countersign/contract/shapes';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { requireLoan } from '../../../loans/index.ts';
import { listValues } from '../../../reconciliation/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listLoanFields = operation({
  id: 'listLoanFields',
  method: 'GET',
  url: '/v1/loans/:ref/fields',
  tag: 'Extraction',
  summary: 'The values of a package, each with its document, page and box.',
  description:
    'As the rules see them: read off the papers, put right by people, and at the end of the list those of the approval ' +
    'record. Pages of this list are cut between files, so that a page may hold more items than its limit.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  query: FieldsQuery,
  success: { status: 200, body: listOf(LoanField) },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: async ({ app, params, query }) => {
    const { id, package_version: latest } = await requireLoan(app.db, params.ref);
    return listValues(app, { id, packageVersion: query.packageVersion ?? latest }, query);
  },
});

export const listFields = operation({
  id: 'listFields',
  method: 'GET',
  url: '/v1/fields',
  tag: 'Catalogues',
  summary: 'The catalogue of canonical fields: names, titles and kinds.',
  who: { roles: anyStaff, scope: null },
  success: { status: 200, body: listOf(Field) },
  problems: [],
  handle: async () => ({
    items: fieldCatalogue.map(({ name, title, kind, repeated }) => ({ name, title, kind, repeated })),
    nextCursor: null,
  }),
});
