import { LoanParams } from '@countersign/contract/loans';
import { Correction, CorrectionList, CorrectionQuery, CorrectionRequest } from '@countersign/contract/review';
import { listCorrections as list, recordCorrection as record } from '../../../reconciliation/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const recordCorrection = operation({
  id: 'recordCorrection',
  method: 'POST',
  url: '/v1/loans/:ref/corrections',
  tag: 'Review',
  summary: 'Say what a document states where the program read something else, or nothing; a new run follows.',
  description:
    'It replaces what was read of the field on that document. Of a field that stands there for several people it ' +
    'replaces what was read inside bbox, or all of it where no bbox is given. value null: the document does not say it.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  body: CorrectionRequest,
  success: { status: 201, body: Correction },
  problems: [
    'loan_not_found',
    'document_not_found',
    'correction_invalid',
    'document_not_current',
    'document_not_read',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: ({ app, act, actor, params, body }) => record(app, { ...act, actor }, params.ref, body),
});

export const listCorrections = operation({
  id: 'listCorrections',
  method: 'GET',
  url: '/v1/loans/:ref/corrections',
  tag: 'Review',
  summary: 'The corrections of a loan, oldest first.',
  who: { roles: anyStaff, scope: null },
  params: LoanParams,
  query: CorrectionQuery,
  success: { status: 200, body: CorrectionList },
  problems: ['loan_not_found', 'cursor_invalid'],
  handle: ({ app, params, query }) => list(app, params.ref, query),
});
