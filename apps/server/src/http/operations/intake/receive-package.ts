import { PackageForm, PackageFormFields, PackageRequest, ReceivedPackage } from '@countersign/contract/intake';
import { receivePackage as receive, type StoredFile } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';
import { readForm } from './read-form.ts';
import { refuseNoFiles, storeDocuments, takeFilesInto } from './take-files.ts';

/** Open parts, Operations. */
export const receivePackage = operation({
  id: 'receivePackage',
  method: 'POST',
  url: '/v1/packages',
  tag: 'Intake',
  summary: 'Send the package of a loan closing: a new loan, or with newVersion a new version of a known one.',
  description:
    'As a form the files are streamed to storage while they arrive; as JSON they travel in base64. A new version is ' +
    'taken while the loan is received, processing_failed, review or rejected; earlier versions stay readable.',
  who: { roles: anyStaff, scope: 'intake:write' },
  body: PackageRequest,
  multipart: PackageForm,
  success: { status: 201, body: ReceivedPackage },
  problems: [
    'file_unsupported',
    'file_empty',
    'file_too_large',
    'loan_exists',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: async ({ app, act, body, upload }) => {
    if (upload === null) {
      const { documents, ...fields } = body;
      return receive(app, act, { ...fields, files: await storeDocuments(app, documents) });
    }
    const files: StoredFile[] = [];
    const fields = await readForm(upload, PackageFormFields, takeFilesInto(app, files));
    refuseNoFiles(files);
    return receive(app, act, { ...fields, files });
  },
});
