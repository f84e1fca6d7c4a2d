/**
 * The names under which answers are cached. Everything of one loan begins with keys.loan(ref), so that one event
 * refreshes all of it; lists of loans begin with keys.loans.
 */
export const keys = {
  authMethods: ['auth-methods'],
  setupStatus: ['setup-status'],
  staff: ['staff'],
  loans: ['loans'],
  loanList: (query: object) => ['loans', query],
  loanCounts: ['loans', 'counts'],
  loan: (ref: string) => ['loan', ref],
  review: (ref: string) => ['loan', ref, 'review'],
  loanPart: (ref: string, part: string) => ['loan', ref, part],
  document: (id: string) => ['document', id],
  pageImage: (documentId: string, pageNo: number, width: number) => ['page-image', documentId, pageNo, width],
} as const;
