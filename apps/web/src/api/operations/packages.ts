import type { LarRecord, ReceivedPackage } from '@countersign/contract/intake';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { isApiError } from '../problem.ts';
import { at, request } from '../request.ts';
import { type UploadOptions, upload } from '../upload.ts';

export interface NewPackage {
  readonly externalRef: string;
  readonly borrowerName: string;
  readonly expectedPrincipal: string;
  readonly newVersion: boolean;
  readonly files: readonly File[];
  readonly lar: File | null;
}

/** As a form: files are streamed while they are sent, and never held in the page's memory as text. */
export function sendPackage(sent: NewPackage): Promise<ReceivedPackage> {
  return request('POST', '/v1/packages', { body: formOf(sent) });
}

/** The same, telling how far it has come: for packages of hundreds of megabytes. */
export function uploadPackage(sent: NewPackage, options: UploadOptions): Promise<ReceivedPackage> {
  return upload('/v1/packages', formOf(sent), options);
}

function formOf(sent: NewPackage): FormData {
  const form = new FormData();
  // Left out, they are the loan number and the borrower of the approval record.
  if (sent.externalRef.trim() !== '') form.set('externalRef', sent.externalRef.trim());
  if (sent.borrowerName.trim() !== '') form.set('borrowerName', sent.borrowerName.trim());
  if (sent.expectedPrincipal.trim() !== '') form.set('expectedPrincipal', sent.expectedPrincipal.trim());
  if (sent.newVersion) form.set('newVersion', 'true');
  for (const file of sent.files) form.append('files', file);
  if (sent.lar !== null) form.set('lar', sent.lar);
  return form;
}

export function addDocuments(ref: string, files: readonly File[]): Promise<ReceivedPackage> {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  return request('POST', at`/v1/loans/${ref}/documents`, { body: form });
}

export function sendRecord(ref: string, file: File): Promise<unknown> {
  const form = new FormData();
  form.set('file', file);
  return request('POST', at`/v1/loans/${ref}/lar`, { body: form });
}

export function reprocessLoan(ref: string): Promise<void> {
  return request('POST', at`/v1/loans/${ref}/reprocess`);
}

/** The approval record of a loan; null where it has none. */
export function approvalRecord(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'approval-record'),
    queryFn: ({ signal }) =>
      request<LarRecord>('GET', at`/v1/loans/${ref}/lar`, { signal }).catch((error: unknown) => {
        if (isApiError(error, 'lar_not_found', 'document_purged')) return null;
        throw error;
      }),
  });
}
