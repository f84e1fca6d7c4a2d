import {
  IngestedRecord,
  ReceivedPackage,
  RecordForm,
  RecordFormFields,
  RecordRequest,
} from '@countersign/contract/intake';
import { LoanParams } from '@countersign/contract/loans';
import { addDocuments, ingestRecord as ingest, type TakenRecord, takeRecord } from '../../../intake/index.ts';
import type { Act } from '../../../platform/actor.ts';
import type { App } from '../../../platform/app.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Upload } from '../../multipart.ts';
import { answer, anyStaff, operation } from '../../operation.ts';
import { readForm } from './read-form.ts';
import { recordName, takeSentRecord } from './sent-record.ts';
import { toFileName } from './take-files.ts';

/** Open parts, Operations. */
export const ingestRecord = operation({
  id: 'ingestRecord',
  method: 'POST',
  url: '/v1/loans/:ref/lar',
  tag: 'Approval records',
  summary: 'Send the approval record of a loan, to be read by a profile.',
  description:
    'Without `profile` the configured one is used. A PDF is stored as a document of the package and answers 202. A ' +
    'missing required field refuses the record; nothing is stored.',
  who: { roles: anyStaff, scope: 'intake:write' },
  params: LoanParams,
  body: RecordRequest,
  multipart: RecordForm,
  success: {
    status: 201,
    body: IngestedRecord,
    also: [{ status: 202, description: 'A PDF: it is a document of the package now.', body: ReceivedPackage }],
  },
  problems: [
    'file_unsupported',
    'file_empty',
    'file_too_large',
    'profile_unknown',
    'profile_invalid',
    'lar_missing_fields',
    'lar_invalid',
    'loan_not_found',
    'loan_state_conflict',
    'changed_meanwhile',
    'evidence_conflict',
    'loan_sealed',
  ],
  handle: async ({ app, act, params, body, upload }) => {
    if (upload !== null) return fromForm(app, act, params.ref, upload);
    const taken = await takeSentRecord(app, body, 'content');
    const { sourceFormat, profile } = body;
    const about = { name: recordName(sourceFormat), sourceFormat, profile, field: 'content', profileField: 'profile' };
    return file(app, act, params.ref, taken, about);
  },
});

type About = Omit<Parameters<typeof ingest>[3], 'bytes'>;

async function file(app: App, act: Act, ref: string, taken: TakenRecord, about: About): Promise<unknown> {
  if (taken.kind === 'record') return ingest(app, act, ref, { ...about, bytes: taken.bytes });
  return answer({ status: 202, body: await addDocuments(app, act, ref, [taken.file], undefined, 'package only') });
}

async function fromForm(app: App, act: Act, ref: string, upload: Upload): Promise<unknown> {
  const sent: { readonly name: string; readonly taken: TakenRecord }[] = [];
  const { profile } = await readForm(upload, RecordFormFields, async (part) => {
    if (part.name !== 'file' || sent.length > 0) return false;
    const name = toFileName(part.filename);
    sent.push({ name, taken: await takeRecord(app, { name, content: part.content, field: 'file' }) });
    return true;
  });
  const [only] = sent;
  if (only === undefined) {
    const errors = [{ field: 'file', code: 'required', message: 'is missing: send the record with a file name' }];
    throw new DomainError({ code: 'request_invalid', detail: 'file is missing.', errors });
  }
  const about = { name: only.name, sourceFormat: null, profile, field: 'file', profileField: 'profile' };
  return file(app, act, ref, only.taken, about);
}
