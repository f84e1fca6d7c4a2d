import { Decimal, decimalOf, moneyText } from '../../calculations/decimal.ts';
import { currentReadings } from '../agreement/current-readings.ts';
import { intakeReading } from '../build-finding.ts';
import { arrange, type Facts, type Reading } from '../facts.ts';
import type { LoanPackage } from '../loan-package.ts';

/** What there is to pay out of a loan. */
export interface LoanProceeds {
  /** The principal: no single wire is for more. */
  readonly proceeds: string;
  /** The principal and what the borrower brings: all live wires together are for no more. */
  readonly available: string;
  /** What states the principal: `lar`, `promissory_note`, `change_in_terms` or `intake`. */
  readonly source: string;
}

const NOTES = ['promissory_note', 'change_in_terms'];

/**
 * The principal as approved; where no approval states one as the note says, else as expected at intake. Null where
 * nothing states it. A source that states several amounts counts with the smallest: a limit is no place for a guess.
 */
export function loanProceeds(loanPackage: LoanPackage): LoanProceeds | null {
  return proceedsOf(arrange(loanPackage));
}

/** The same, of a package that is arranged already. */
export function proceedsOf(facts: Facts): LoanProceeds | null {
  const expected = intakeReading(facts, 'principal_amount');
  const stated = [
    facts.approved('principal_amount'),
    currentReadings(facts, 'principal_amount', NOTES),
    expected === null ? [] : [expected],
  ];
  for (const readings of stated) {
    const smallest = smallestOf(readings);
    if (smallest === null) continue;
    return {
      proceeds: moneyText(smallest.amount),
      available: moneyText(smallest.amount.plus(borrowerFunds(facts))),
      source: smallest.source,
    };
  }
  return null;
}

/** Cash from the borrower on the settlement statement; a Closing Disclosure is one where there is no other. */
function borrowerFunds(facts: Facts): Decimal {
  for (const docType of ['settlement_statement', 'closing_disclosure']) {
    const amounts = facts.readings('cash_to_close', [docType]).flatMap(({ value }) => decimalOf(value) ?? []);
    // What goes to the borrower stands below zero, and adds nothing to what can be paid out.
    if (amounts.length > 0) return Decimal.max(0, Decimal.min(...amounts));
  }
  return new Decimal(0);
}

function smallestOf(readings: readonly Reading[]): { readonly amount: Decimal; readonly source: string } | null {
  const amounts = readings.flatMap(({ value, source }) => {
    const amount = decimalOf(value);
    return amount?.gt(0) ? [{ amount, source }] : [];
  });
  return amounts.reduce<(typeof amounts)[number] | null>(
    (least, one) => (least === null || one.amount.lt(least.amount) ? one : least),
    null,
  );
}
