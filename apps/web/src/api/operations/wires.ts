import type {
  AbaDirectory,
  CallbackRequest,
  Payee,
  PayeeRequest,
  Wire,
  WireApproval,
  WireNote,
  WireRequest,
  WireTarget,
} from '@countersign/contract/wires';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { ask, at, request } from '../request.ts';
import { withCode } from '../step-up.ts';
import type { Changed } from './changes.ts';

/** The wire of a loan that was staged last; null where there is none. */
export function wireOf(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'wire'),
    queryFn: async ({ signal }) =>
      (await request<Wire | undefined>('GET', at`/v1/loans/${ref}/wire`, { signal })) ?? null,
  });
}

export function stageWire(ref: string, body: WireRequest): Promise<Wire> {
  return request('POST', at`/v1/loans/${ref}/wire`, { body });
}

export function recordCallback(ref: string, body: CallbackRequest): Promise<Wire> {
  return request('POST', at`/v1/loans/${ref}/wire/callback`, { body });
}

export function approveWire(ref: string, body: WireApproval): Promise<Wire> {
  return withCode((code) => request('POST', at`/v1/loans/${ref}/wire/approve`, { body: { ...body, ...code } }));
}

export function rejectWire(ref: string, body: WireNote): Promise<Wire> {
  return request('POST', at`/v1/loans/${ref}/wire/reject`, { body });
}

export function cancelWire(ref: string, body: WireNote): Promise<Wire> {
  return request('POST', at`/v1/loans/${ref}/wire/cancel`, { body });
}

export async function exportWire(ref: string, target: WireTarget): Promise<DownloadedFile> {
  return fileOf(await ask('POST', at`/v1/loans/${ref}/wire/export`, { body: { target } }), `wire-${ref}`);
}

export const payees = queryOptions({
  queryKey: keys.payees,
  queryFn: ({ signal }) => listAll<Payee>('/v1/payees', signal),
});

export function savePayee(id: string, body: PayeeRequest): Promise<Changed<Payee>> {
  return request('PUT', at`/v1/payees/${id}`, { body });
}

export function deletePayee(id: string): Promise<Changed<void>> {
  return request('DELETE', at`/v1/payees/${id}`);
}

export function loadAbaDirectory(file: File): Promise<AbaDirectory> {
  const form = new FormData();
  form.set('file', file);
  return request('PUT', '/v1/aba-directory', { body: form });
}
