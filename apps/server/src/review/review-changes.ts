import type { EvidenceEntry } from '@countersign/contract/evidence';
import { type ReviewChange, type ReviewCorrection, reviewChangeKinds } from '@countersign/contract/review';
import { listEvidenceOfKinds } from '../evidence/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { type CorrectionRow, describeCorrections, listCorrectionsOfPackage } from '../reconciliation/index.ts';
import { describeChange } from './describe-change.decision.ts';

/** Somebody who looks at a review sees no more of them at once. */
const MOST_CHANGES = 100;

export interface ChangesByPeople {
  readonly rows: readonly CorrectionRow[];
  /** Values that people said were read right: they change nothing, and are told apart from corrections. */
  readonly confirmations: readonly CorrectionRow[];
  readonly corrections: readonly ReviewCorrection[];
  readonly changes: readonly ReviewChange[];
}

/** What people changed about the package under review: values that they corrected, and what else may clear findings. */
export async function changesByPeople(app: App, runner: Runner, loan: LoanRow): Promise<ChangesByPeople> {
  const all = await runner.many(listCorrectionsOfPackage, [loan.id, loan.package_version]);
  const rows = all.filter(({ confirms }) => !confirms);
  const entries = await listEvidenceOfKinds(runner, loan.id, reviewChangeKinds, MOST_CHANGES);
  return {
    rows,
    confirmations: all.filter(({ confirms }) => confirms),
    corrections: await describeCorrections(app, runner, rows),
    changes: entries.map(toChange),
  };
}

function toChange({ seq, kind, at, actor, payload }: EvidenceEntry): ReviewChange {
  return {
    seq,
    kind: kind as ReviewChange['kind'],
    ...describeChange(kind as ReviewChange['kind'], payload),
    actorId: actor.id,
    actorName: actor.name,
    occurredAt: at,
  };
}
