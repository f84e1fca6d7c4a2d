import { ConfirmRequest, Field, FieldsQuery, LoanField } from '@countersign/contract/extraction';
import { LoanParams } from '@countersign/contract/loans';
import { CatalogueQuery, listOf } from '@countersign/contract/shapes';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import { requireLoan } from '../../../loans/index.ts';
import { pageOfCatalogue } from '../../../platform/cursor.ts';
import { confirmField, listValues } from '../../../reconciliation/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listLoanFields = operation({
  id: 'listLoanFields',
  method: 'GET',
  url: '/v1/loans/:ref/fields',
  tag: 'Extraction',
  summary: 'The values of a package, each with its document, page and box.',
  description:
    'Read from the documents, confirmed and corrected by people, and at the end of the list those of the approval record. ' +
    'Rules use all but those that are proposed. Pages of this list are cut between files, so that a page may hold more items than its limit.',
  who: { roles: anyStaff, scope: 'status:read' },
  params: LoanParams,
  query: FieldsQuery,
  success: { status: 200, body: listOf(LoanField) },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: async ({ app, params, query }) => {
    return listValues(app, await requireLoan(app.db, params.ref), query);
  },
});

/** Extraction, step 6: one key of the reviewer. */
export const confirmLoanField = operation({
  id: 'confirmLoanField',
  method: 'POST',
  url: '/v1/loans/:ref/fields/confirm',
  tag: 'Review',
  summary: 'Say that a proposed value was read right; a new run follows.',
  description:
    'A proposed value was read with less certainty than the bank asks for. No rule, field map or wire uses it before a ' +
    'person confirms it here, or corrects it. Where a field is proposed several times on a document, pageNo and bbox ' +
    'name the value. The answer is the value as it stands then.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: ConfirmRequest,
  numbers: 'masked',
  success: { status: 200, body: LoanField },
  problems: [
    'loan_not_found',
    'document_not_found',
    'confirmation_invalid',
    'field_not_proposed',
    'document_not_current',
    'document_not_read',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => confirmField(app, { ...act, actor }, params.ref, body),
});

export const listFields = operation({
  id: 'listFields',
  method: 'GET',
  url: '/v1/fields',
  tag: 'Catalogues',
  summary: 'The catalogue of canonical fields: names, titles and kinds.',
  who: { roles: anyStaff, scope: null },
  query: CatalogueQuery,
  success: { status: 200, body: listOf(Field) },
  problems: ['cursor_invalid'],
  handle: async ({ query }) => {
    const fields = fieldCatalogue.map(({ name, title, kind, repeated }) => ({ name, title, kind, repeated }));
    return pageOfCatalogue('fields', fields, query, ({ name }) => name);
  },
});
