import type { ListedLoan, Loan, LoansQuery } from '@countersign/contract/loans';
import type { LoanChange } from '@countersign/contract/review';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import type { List } from '../list.ts';
import { isApiError } from '../problem.ts';
import { ask, at, request } from '../request.ts';

export type LoanFilters = Omit<LoansQuery, 'cursor' | 'limit'>;

/** The most that one answer holds: fewer questions while somebody scrolls. */
const PAGE = 200;

export function listLoans(query: LoansQuery, signal?: AbortSignal): Promise<List<ListedLoan>> {
  return request('GET', '/v1/loans', { query, signal });
}

/** The queue, a page after the other. */
export function loanPages(filters: LoanFilters) {
  return infiniteQueryOptions({
    queryKey: keys.loanList(filters),
    queryFn: ({ pageParam, signal }) =>
      listLoans({ ...filters, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: (last: List<ListedLoan>) => last.nextCursor,
  });
}

/** The loans that a list shows, all of them, as a file. */
export async function downloadLoans(format: 'csv' | 'xlsx', filters: LoanFilters): Promise<DownloadedFile> {
  return fileOf(await ask('GET', `/v1/exports/loans/${format}`, { query: filters }), `loans.${format}`);
}

export function loan(ref: string) {
  return queryOptions({
    queryKey: keys.loan(ref),
    queryFn: ({ signal }) => request<Loan>('GET', at`/v1/loans/${ref}`, { signal }),
  });
}

/** The same where nobody knows yet whether there is one; null where there is none. */
export function knownLoan(ref: string) {
  return queryOptions({
    queryKey: keys.loanPart(ref, 'known'),
    queryFn: ({ signal }) =>
      request<Loan>('GET', at`/v1/loans/${ref}`, { signal }).catch((error: unknown) => {
        if (isApiError(error, 'loan_not_found')) return null;
        throw error;
      }),
  });
}

export function changeLoan(ref: string, change: LoanChange): Promise<Loan> {
  return request('PATCH', at`/v1/loans/${ref}`, { body: change });
}
