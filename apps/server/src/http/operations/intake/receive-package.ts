import { PackageForm, PackageFormFields, PackageRequest, ReceivedPackage } from '@countersign/contract/intake';
import type { Static } from 'typebox';
import {
  loanOf,
  prepareRecord,
  receivePackage as receive,
  refuseWhenBusy,
  type StoredFile,
  takeRecord,
} from '../../../intake/index.ts';
import type { Act } from '../../../platform/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Upload } from '../../multipart.ts';
import { anyStaff, operation } from '../../operation.ts';
import { readForm } from './read-form.ts';
import { recordName, takeSentRecord } from './sent-record.ts';
import { refuseNoFiles, storeDocuments, takeFilesInto, toFileName } from './take-files.ts';

/** Open parts, Operations. */
export const receivePackage = operation({
  id: 'receivePackage',
  method: 'POST',
  url: '/v1/packages',
  tag: 'Intake',
  summary: 'Send the package of a loan closing: a new loan, or with newVersion a new version of a known one.',
  description:
    'As a form the files are streamed to storage while they arrive; as JSON they travel in base64. A new version is ' +
    'taken while the loan is received, processing_failed, review or rejected; earlier versions stay readable. ' +
    'An approval record that is not good refuses the whole package. Without `externalRef` and `borrowerName` they are ' +
    'the loan number and the first borrower of the approval record.',
  who: { roles: anyStaff, scope: 'intake:write' },
  body: PackageRequest,
  multipart: PackageForm,
  success: { status: 201, body: ReceivedPackage },
  problems: [
    'intake_busy',
    'file_unsupported',
    'file_empty',
    'file_too_large',
    'profile_unknown',
    'profile_invalid',
    'lar_missing_fields',
    'lar_invalid',
    'loan_exists',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
  ],
  handle: async ({ app, act, body, upload }) => {
    await refuseWhenBusy(app);
    return upload === null ? fromJson(app, act, body) : fromForm(app, act, upload);
  },
});

async function fromJson(app: App, act: Act, { documents, lar, ...fields }: Static<typeof PackageRequest>) {
  const taken = lar === undefined ? null : await takeSentRecord(app, lar, 'lar.content');
  // Read before the documents are stored: a record that is not good refuses the package.
  const record =
    lar === undefined || taken?.kind !== 'record'
      ? undefined
      : await prepareRecord(app, {
          name: recordName(lar.sourceFormat),
          bytes: taken.bytes,
          sourceFormat: lar.sourceFormat,
          profile: lar.profile,
          field: 'lar.content',
          profileField: 'lar.profile',
        });
  const loan = loanOf(fields, record);
  const files = [...(await storeDocuments(app, documents)), ...(taken?.kind === 'document' ? [taken.file] : [])];
  return receive(app, act, { ...fields, ...loan, files, record });
}

async function fromForm(app: App, act: Act, upload: Upload) {
  const files: StoredFile[] = [];
  const lars: { readonly name: string; readonly taken: Awaited<ReturnType<typeof takeRecord>> }[] = [];
  const takeFile = takeFilesInto(app, files);
  const { larProfile, ...fields } = await readForm(upload, PackageFormFields, async (part) => {
    if (part.name !== 'lar' || lars.length > 0) return takeFile(part);
    const name = toFileName(part.filename);
    lars.push({ name, taken: await takeRecord(app, { name, content: part.content, field: 'lar' }) });
    return true;
  });
  refuseNoFiles(files);
  const [lar] = lars;
  if (lar?.taken.kind === 'document') files.push(lar.taken.file);
  const record =
    lar?.taken.kind !== 'record'
      ? undefined
      : await prepareRecord(app, {
          name: lar.name,
          bytes: lar.taken.bytes,
          sourceFormat: null,
          profile: larProfile,
          field: 'lar',
          profileField: 'larProfile',
        });
  return receive(app, act, { ...fields, ...loanOf(fields, record), files, record });
}
