import type { LoanFacts } from '../../../../tools/packages/core/facts.ts';
import { annualPercentageRate } from '../../src/calculations/annual-percentage-rate.ts';
import { addBusinessDays } from '../../src/calculations/business-days.ts';
import { yearDays } from '../../src/calculations/counted-days.ts';
import { addDays, addMonths, daysBetween } from '../../src/calculations/day-number.ts';
import { Decimal } from '../../src/calculations/decimal.ts';
import { paymentSchedule } from '../../src/calculations/payment-schedule.ts';

/**
 * A drawn loan with what the law decides put right: the generator draws these freely, since for reading it does not
 * matter whether an annual percentage rate is the one that the payments make, or whether a Sunday lies between two days.
 */
export function lawfulFacts(drawn: LoanFacts): LoanFacts {
  const facts = { ...drawn, balloonCents: balloonOf(drawn) };
  const { disclosure, flood, noteDate } = facts;
  const perDiemCents = perDiemOf(facts);
  const payments = facts.numberOfPayments;
  const scheduled = facts.paymentCents * payments + (facts.balloonCents ?? 0);
  const rescissionEnd = addBusinessDays(noteDate, 3);
  return {
    ...facts,
    // The agencies hold commercial loans on improved land to 85% of its value.
    appraisedCents: Math.max(facts.appraisedCents, Math.ceil(facts.principalCents / 85) * 100),
    flood: { ...flood, coverageCents: facts.loanClass === 'business' ? 50_000_000 : 25_000_000 },
    disclosure: {
      ...disclosure,
      apr: aprOf(facts),
      financeChargeCents: scheduled - disclosure.amountFinancedCents,
      totalOfPaymentsCents: scheduled,
      perDiemCents,
      interestCents: perDiemCents * daysBetween(disclosure.interestFrom, disclosure.interestTo),
      issuedDate: addBusinessDays(noteDate, -4),
      rescissionEnd,
      disbursementDate: facts.product === 'residential_refinance' ? addDays(rescissionEnd, 1) : noteDate,
    },
    payoff: { ...facts.payoff, goodThrough: addDays(rescissionEnd, 3) },
    // Drawn so that a first rate below its own floor does not occur.
    index: facts.index === null ? null : { ...facts.index, floor: Math.min(facts.index.floor, facts.rate) },
  };
}

/** The day count that the note states binds the figures that follow from it. */
function perDiemOf({ principalCents, rate, dayCount }: LoanFacts): number {
  return Math.round((principalCents * rate) / 100_000 / yearDays(dayCount));
}

/** What is owed at the end by the days that the note counts; the generator draws it by equal months. */
function balloonOf(facts: LoanFacts): number | null {
  if (facts.balloonCents === null) return null;
  const schedule = paymentSchedule({
    principal: new Decimal(facts.principalCents).div(100),
    ratePercent: new Decimal(facts.rate).div(1000),
    payment: new Decimal(facts.paymentCents).div(100),
    dayCount: facts.dayCount,
    frequency: 'monthly',
    interestFrom: facts.noteDate,
    firstPaymentDate: facts.firstPaymentDate,
    payments: facts.numberOfPayments,
    finalPaymentDate: facts.maturityDate,
  });
  return schedule.at(-1)?.payment.mul(100).toNumber() ?? null;
}

/** In thousandths of a percent, as the generator holds rates. */
function aprOf(facts: LoanFacts): number {
  const dates = Array.from({ length: facts.numberOfPayments }, (_, index) => addMonths(facts.firstPaymentDate, index));
  const payments = dates.map((date) => ({ date, amount: new Decimal(facts.paymentCents).div(100) }));
  if (facts.balloonCents !== null)
    payments.push({ date: facts.maturityDate, amount: new Decimal(facts.balloonCents).div(100) });
  const apr = annualPercentageRate({
    amountFinanced: new Decimal(facts.disclosure.amountFinancedCents).div(100),
    advanceDate: facts.noteDate,
    payments,
    frequency: 'monthly',
  });
  if (apr === null) throw new Error('No rate makes the payments of this loan worth what was financed.');
  return apr.mul(1000).round().toNumber();
}
