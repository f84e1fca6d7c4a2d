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
    'It replaces what was read of the field on that document; of a field that stands there for several people, what ' +
    'was read inside bbox. value null: the document does not say it. pageNo and bbox are required and must lie on the ' +
    'document. When the words in the box say the same, the answer has confirmedByPage true. An exception that any other ' +
    'correction clears stays in the review as accepted and blocks approval until another manager or administrator ' +
    'overrides it.',
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
