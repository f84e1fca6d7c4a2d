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
  institution: ['institution'],
  settings: ['settings'],
  docTypes: ['catalogue', 'doc-types'],
  canonicalFields: ['catalogue', 'fields'],
  coreProviders: ['core-providers'],
  templates: ['templates'],
  template: (id: string) => ['templates', id],
  samples: ['samples'],
  sampleImage: (sampleId: string, pageNo: number, width: number) => ['sample-image', sampleId, pageNo, width],
  rules: ['rules'],
  profiles: ['profiles'],
  fieldMaps: ['field-maps'],
  users: ['users'],
  invitations: ['invitations'],
  liveSessions: (userId: string) => ['sessions', userId],
  apiKeys: ['api-keys'],
  me: ['me'],
} as const;
