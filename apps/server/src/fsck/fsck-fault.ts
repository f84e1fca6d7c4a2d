import type { EvidenceFaultReason } from '../evidence/index.ts';

/** What can be wrong beside the evidence itself, with the sentence that a person reads. */
const FSCK_FAULTS = {
  'bad-state': 'The loan is in another state than its evidence says.',
  'bad-hold': 'The loan is on hold and its evidence says otherwise, or the other way round.',
  'bad-reference': 'The loan has another reference than the one recorded when its package was received.',
  'loan-missing': 'The chain belongs to a loan that does not exist.',
  'chain-missing': 'The loan has no chain.',
  'document-missing': 'A document that the entry recorded has no row.',
  'document-changed': 'A document is not as the entry recorded it.',
  'document-unknown': 'A document has a row that no entry recorded.',
  'bad-purge': 'A document is marked as purged and no entry says so, or the other way round.',
  'record-missing': 'A row that the entry speaks of is gone.',
  'record-unknown': 'There is a row that evidence does not explain.',
  'record-differs': 'A row is not as evidence recorded it last.',
  'bad-record-seal':
    'A row is as evidence recorded it, but its seal is not: no one can act on it until it is corrected.',
  'same-person': 'One person did what takes two.',
  'role-not-held': 'Someone decided who could not have at that time.',
  'record-changed': 'A boarding record or wire is not the one that the entry speaks of.',
  'bad-record-state': 'A finding, boarding record or wire is in another state than its evidence says.',
  'bytes-missing': 'The stored bytes of a document are gone.',
  'bytes-corrupt': 'The stored bytes of a document are not those that were stored.',
  'bytes-kept': 'The bytes of a purged document were deleted and are there again.',
} as const satisfies Record<string, string>;

export interface FsckFault {
  /** Null: the install's own chain. Undefined: the fault lies in no loan. */
  readonly loanId?: string | null;
  readonly externalRef?: string;
  readonly seq: number | null;
  readonly leafIndex?: number;
  /** The row that the fault is about, and its field where it is one. */
  readonly record?: { readonly kind: string; readonly id: string; readonly field: string | null };
  readonly reason: keyof typeof FSCK_FAULTS | EvidenceFaultReason;
  readonly detail: string;
}

export function fsckFault(
  place: Pick<FsckFault, 'loanId' | 'externalRef' | 'seq'>,
  reason: keyof typeof FSCK_FAULTS,
  more = '',
): FsckFault {
  return { ...place, reason, detail: more === '' ? FSCK_FAULTS[reason] : `${FSCK_FAULTS[reason]} ${more}` };
}

/** A fault of a row: named by its kind and id, and by the field where one differs. */
export function recordFault(
  place: Pick<FsckFault, 'loanId' | 'externalRef' | 'seq'>,
  reason: keyof typeof FSCK_FAULTS,
  record: NonNullable<FsckFault['record']>,
  said: string,
): FsckFault {
  return { ...fsckFault(place, reason, said), record };
}
