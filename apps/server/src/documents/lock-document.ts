import { type LoanRow, lockAndRead, refuseUnlessChangeable, takesTrailing } from '../loans/index.ts';
import type { Tx } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { PartRow } from './part.ts';
import { type FoundDocument, requireDocument } from './require-document.ts';

export interface LockedDocument extends FoundDocument {
  readonly loan: LoanRow;
}

/** The document of a path under the lock of its loan, as it is after the wait. */
export async function lockDocument(tx: Tx, id: string): Promise<LockedDocument> {
  // Which loan a document belongs to never changes; everything else may while we wait.
  const { file } = await requireDocument(tx, id);
  const loan = await lockAndRead(tx, file.loan_id);
  const { file: now, part } = await requireDocument(tx, id);
  return { loan, file: now, part: isPast(part) && part?.id === now.id ? null : part };
}

/** Whether it came after approval and stands beside what was approved, which no change of it touches. */
export function isTrailing({ loan, file }: LockedDocument): boolean {
  return file.trailing_at !== null && takesTrailing(loan);
}

/** Refuses to change a document that is no longer part of the package, or whose package takes no change any more. */
export function refuseUnlessCurrent({ loan, file, part }: LockedDocument, may?: 'trailing as well'): void {
  if (may === undefined || !isTrailing({ loan, file, part })) refuseUnlessChangeable(loan);
  const detail = whyNotCurrent({ loan, file, part });
  if (detail !== null) throw new DomainError({ code: 'document_not_current', detail });
}

function whyNotCurrent({ loan, file, part }: LockedDocument): string | null {
  if (file.withdrawn_at !== null || (part?.withdrawn_at ?? null) !== null) return 'The document was withdrawn already.';
  if (isPast(part)) return 'The document was replaced when the boundaries in its file were corrected.';
  if (file.package_version === loan.package_version) return null;
  return `The document belongs to version ${file.package_version} of the package, which is now at ${loan.package_version}.`;
}

function isPast(part: PartRow | null): boolean {
  return (part?.superseded_at ?? null) !== null;
}
