import type {
  AbaDirectory,
  CallbackRequest,
  Payee,
  PayeeRequest,
  ScreeningRequest,
  Wire,
  WireApproval,
  WireNote,
  WireRequest,
  WireReturn,
  WireTarget,
} from '@countersign/contract/wires';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import { listAll } from '../list-all.ts';
import { ask, at, request } from '../request.ts';
import { withCode } from '../step-up.ts';
import type { Changed } from './changes.ts';

/** All wires of a loan, in the order in which they were staged. */
export function wiresOf(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'wires'),
    queryFn: ({ signal }) => listAll<Wire>(at`/v1/loans/${ref}/wires`, signal),
  });
}

/** Which wire a move is about. */
type Of = Pick<Wire, 'loanRef' | 'id'>;

export function stageWire(ref: string, body: WireRequest): Promise<Wire> {
  return request('POST', at`/v1/loans/${ref}/wires`, { body });
}

export function recordCallback({ loanRef, id }: Of, body: CallbackRequest): Promise<Wire> {
  return request('POST', at`/v1/loans/${loanRef}/wires/${id}/callback`, { body });
}

export function recordScreening({ loanRef, id }: Of, body: ScreeningRequest): Promise<Wire> {
  return request('POST', at`/v1/loans/${loanRef}/wires/${id}/screening`, { body });
}

export function approveWire({ loanRef, id }: Of, body: WireApproval): Promise<Wire> {
  return withCode((code) =>
    request('POST', at`/v1/loans/${loanRef}/wires/${id}/approve`, { body: { ...body, ...code } }),
  );
}

export function rejectWire({ loanRef, id }: Of, body: WireNote): Promise<Wire> {
  return request('POST', at`/v1/loans/${loanRef}/wires/${id}/reject`, { body });
}

export function cancelWire({ loanRef, id }: Of, body: WireNote): Promise<Wire> {
  return request('POST', at`/v1/loans/${loanRef}/wires/${id}/cancel`, { body });
}

export function returnWire({ loanRef, id }: Of, body: WireReturn): Promise<Wire> {
  return request('POST', at`/v1/loans/${loanRef}/wires/${id}/return`, { body });
}

export async function exportWire({ loanRef, id }: Of, target: WireTarget): Promise<DownloadedFile> {
  const answer = await ask('POST', at`/v1/loans/${loanRef}/wires/${id}/export`, { body: { target } });
  return fileOf(answer, `wire-${loanRef}`);
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
