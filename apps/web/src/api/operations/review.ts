import type { ConfirmRequest, LoanField } from '@countersign/contract/extraction';
import type { Loan } from '@countersign/contract/loans';
import type { Run, RunDetail } from '@countersign/contract/reconciliation';
import type {
  Correction,
  CorrectionRequest,
  DecisionRequest,
  FindingDecision,
  FindingWithActions,
  ReviewView,
} from '@countersign/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { ask, at, request } from '../request.ts';

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

/** The review as a report for the loan's file. */
export async function reviewReport(ref: string, as: 'html' | 'pdf'): Promise<DownloadedFile> {
  const path = at`/v1/loans/${ref}/review/report`;
  return fileOf(await ask('GET', as === 'pdf' ? `${path}/pdf` : path), `review-${ref}.${as}`);
}

export function runDetail(ref: string, runId: string, signal?: AbortSignal): Promise<RunDetail> {
  return request('GET', at`/v1/loans/${ref}/runs/${runId}`, { signal });
}

/** Under an id that the page made up: sent again, it is the same decision. */
export function decideOnFinding(decision: FindingDecision, toId?: string): Promise<FindingDecision> {
  const { id, findingId, action, reasonCode, note } = decision;
  const body: DecisionRequest = {
    action,
    ...(reasonCode === null ? {} : { reasonCode }),
    ...(note === null ? {} : { note }),
    ...(toId === undefined ? {} : { toId }),
  };
  return request('PUT', at`/v1/findings/${findingId}/decisions/${id}`, { body });
}

export function undoDecision(findingId: string, id: string): Promise<void> {
  return request('DELETE', at`/v1/findings/${findingId}/decisions/${id}`);
}

export function answerEscalation(id: string, note: string): Promise<FindingWithActions> {
  return request('POST', at`/v1/findings/${id}/answer`, { body: { note } });
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
