import type { FindingWithActions } from '@countersign/contract/review';
import { Decimal, decimalOf } from '@countersign/engine/calculations/decimal';
import type { FieldMap } from '@countersign/engine/field-maps/field-map';
import { loanItems } from '@countersign/engine/field-maps/loan-items';
import { doubtfulReadings, LOW_CERTAINTY_RULE } from '@countersign/engine/reconciliation/certainty';
import { arrange, type Reading } from '@countersign/engine/reconciliation/facts';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { CoreAdapter } from '../platform/core-adapter.ts';
import type { Runner } from '../platform/db.ts';
import { currentMinConfidence, gatherPackage, readPolicy, readReviewedPackage } from '../reconciliation/index.ts';
import { readReview } from '../review/index.ts';
import { type Certainty, type Preview, previewOf } from './preview.ts';

/** A loan as it stands now, written for a core. */
export interface LoanPreview {
  readonly preview: Preview;
  readonly runId: string;
  /** The same, made of what people reviewed; differs when values were read anew since. */
  readonly reviewed: Preview;
  readonly amount: string | null;
}

/** Null while something of the package is being read, or when nobody ever reviewed it. The caller holds the loan's lock. */
export async function previewLoan(
  app: App,
  runner: Runner,
  loan: LoanRow,
  map: FieldMap,
  adapter: CoreAdapter,
): Promise<LoanPreview | null> {
  const { run, findings } = await readReview(app, runner, loan);
  const loanPackage = await gatherPackage(app, runner, loan, await currentMinConfidence(app, runner, loan));
  if (run === null || loanPackage === null) return null;
  const seen = await readReviewedPackage(app, runner, run.id);
  if (seen === null) return null;
  const certainty = await certaintyAfter(app, runner, findings);
  const write = (one: LoanPackage) => previewOf(one, loan.external_ref, map, adapter, certainty);
  return {
    preview: write(loanPackage),
    runId: run.id,
    reviewed: write(seen),
    amount: amountOf(loanPackage),
  };
}

export async function readCertainty(app: App, runner: Runner, loan: LoanRow): Promise<Certainty> {
  return certaintyAfter(app, runner, (await readReview(app, runner, loan)).findings);
}

/**
 * What may not be built on yet: readings that the rule on low certainty doubts, unless a person settled that finding in the latest run. A
 * correction settles it too, since a corrected value is no longer in doubt.
 */
async function certaintyAfter(app: App, runner: Runner, findings: readonly FindingWithActions[]): Promise<Certainty> {
  const confirmed = findings
    .filter(({ finding }) => finding.ruleId === LOW_CERTAINTY_RULE && finding.status !== 'open')
    .flatMap(({ finding }) => finding.detail.sources.slice(0, 1));
  const policy = await readPolicy(app, runner);
  const isConfirmed = (reading: Reading) =>
    confirmed.some(
      ({ documentId, field, pageNo, value }) =>
        documentId === reading.documentId &&
        field === reading.field &&
        pageNo === reading.pageNo &&
        (value === reading.value || value === reading.raw),
    );
  return (facts) => {
    const isDoubtful = doubtfulReadings(facts, policy);
    return (reading) => isDoubtful(reading) && !isConfirmed(reading);
  };
}

/** All notes together: two of a million each are two million for whoever may approve them. */
function boardedPrincipal(loanPackage: LoanPackage): Decimal | null {
  const principals = loanItems(arrange(loanPackage)).note.flatMap((note) => {
    const { reading } = note.find('principal_amount');
    return (reading === null || reading === 'differing' ? null : decimalOf(reading.value)) ?? [];
  });
  return principals.length === 0 ? null : Decimal.sum(...principals);
}

/**
 * What the tiers of approval look at (decision 0059): the principal as it is boarded, or the expected one where that is
 * larger. Null where neither is known.
 */
function amountOf(loanPackage: LoanPackage): string | null {
  const boarded = boardedPrincipal(loanPackage);
  const given = loanPackage.intake.expectedPrincipal;
  const expected = given === null ? null : decimalOf(given);
  const known = [boarded, expected].flatMap((one) => one ?? []);
  return known.length === 0 ? null : Decimal.max(...known).toFixed();
}
