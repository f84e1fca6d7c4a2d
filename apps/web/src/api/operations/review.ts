import type { ConfirmRequest, LoanField } from '@countersign/contract/extraction';
import type { Loan } from '@countersign/contract/loans';
import type { Run, RunDetail } from '@countersign/contract/reconciliation';
import type {
  Correction,
  CorrectionRequest,
  EscalateRequest,
  FindingWithActions,
  OverrideRequest,
  ReviewView,
} from '@countersign/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { at, request } from '../request.ts';

export function reviewOf(ref: string) {
  return queryOptions({
    queryKey: keys.review(ref),
    queryFn: ({ signal }) => request<ReviewView>('GET', at`/v1/loans/${ref}/review`, { signal }),
  });
}

/** The runs of a package, the newest first: as many as one answer holds are enough to look back. */
export function runsOf(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'runs'),
    queryFn: async ({ signal }) =>
      (await request<List<Run>>('GET', at`/v1/loans/${ref}/runs`, { query: { limit: 50 }, signal })).items,
  });
}

export function runDetail(ref: string, runId: string, signal?: AbortSignal): Promise<RunDetail> {
  return request('GET', at`/v1/loans/${ref}/runs/${runId}`, { signal });
}

export function acceptFinding(id: string, note: string): Promise<FindingWithActions> {
  return request('POST', at`/v1/findings/${id}/accept`, { body: note.trim() === '' ? {} : { note } });
}

export function overrideFinding(id: string, body: OverrideRequest): Promise<FindingWithActions> {
  return request('POST', at`/v1/findings/${id}/override`, { body });
}

export function escalateFinding(id: string, note: string): Promise<FindingWithActions> {
  const body: EscalateRequest = note.trim() === '' ? {} : { note };
  return request('POST', at`/v1/findings/${id}/escalate`, { body });
}

export function commentOnFinding(id: string, note: string): Promise<FindingWithActions> {
  return request('POST', at`/v1/findings/${id}/comment`, { body: { note } });
}

export function approveLoan(ref: string, note: string): Promise<Loan> {
  return request('POST', at`/v1/loans/${ref}/approve`, { body: { note } });
}

export function rejectLoan(ref: string, note: string): Promise<Loan> {
  return request('POST', at`/v1/loans/${ref}/reject`, { body: { note } });
}

export function reopenLoan(ref: string, note: string): Promise<Loan> {
  return request('POST', at`/v1/loans/${ref}/reopen`, { body: { note } });
}

/** Confirms what a person saw: another value that took its place meanwhile is refused. */
export function confirmField(ref: string, { documentId, fieldName, pageNo, bbox, normalizedValue }: LoanField) {
  const body: ConfirmRequest = {
    documentId,
    fieldName,
    ...(pageNo === null ? {} : { pageNo }),
    ...(bbox === null ? {} : { bbox }),
    ...(normalizedValue === null ? {} : { normalizedValue }),
  };
  return request<LoanField>('POST', at`/v1/loans/${ref}/fields/confirm`, { body });
}

export function recordCorrection(ref: string, body: CorrectionRequest): Promise<Correction> {
  return request('POST', at`/v1/loans/${ref}/corrections`, { body });
}
