import { DocumentsForm, DocumentsFormFields, DocumentsRequest, ReceivedPackage } from '@countersign/contract/intake';
import { LoanParams } from '@countersign/contract/loans';
import { addDocuments, refuseWhenBusy, type StoredFile } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { readForm } from './read-form.ts';
import { refuseNoFiles, storeDocuments, takeFilesInto } from './take-files.ts';

/** Open parts, Operations. */
export const addLoanDocuments = operation({
  id: 'addLoanDocuments',
  method: 'POST',
  url: '/v1/loans/:ref/documents',
  tag: 'Intake',
  summary: 'Add one or more documents to the package of a loan.',
  description:
    'Up to the decision they belong to the package: a loan in review or with failed processing is processed again. After approval they are trailing documents: filed, read, compared and in evidence, without changing what was approved. Rejected and sealed loans take none.',
  who: { roles: anyStaff, scope: 'intake:write' },
  params: LoanParams,
  body: DocumentsRequest,
  multipart: DocumentsForm,
  success: { status: 201, body: ReceivedPackage },
  problems: [
    'intake_busy',
    'file_unsupported',
    'file_empty',
    'file_too_large',
    'loan_not_found',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: async ({ app, act, params, body, upload }) => {
    await refuseWhenBusy(app);
    if (upload === null) return addDocuments(app, act, params.ref, await storeDocuments(app, body.documents));
    const files: StoredFile[] = [];
    await readForm(upload, DocumentsFormFields, takeFilesInto(app, files));
    refuseNoFiles(files);
    return addDocuments(app, act, params.ref, files);
  },
});
