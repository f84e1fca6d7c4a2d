import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayMoney } from '../wording.ts';
import { type FeeLine, feesOf, isOneFee, isRecordingFee, isTransferTax, sumOf } from './fee-lines.ts';
import { newWait } from './new-wait.ts';

/** A Loan Estimate prints whole dollars: a disclosed fee less than a dollar above it has not grown (1026.37(o)(4)). */
const ROUNDING = new Decimal(1);
const TEN_PERCENT = new Decimal('1.1');

/**
 * what the lender charges, what the borrower may not shop for and transfer taxes never grow from the Loan
 * Estimate to the Closing Disclosure; recording fees and services of the lender's list grow by ten percent in all
 * (1026.19(e)(3)); and a corrected Closing Disclosure brings a new wait where the law says so (1026.19(f)(2)(ii)).
 */
export function estimateToDisclosure(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const disclosures = byDate(facts, 'closing_disclosure');
  const estimates = byDate(facts, 'loan_estimate');
  const last = disclosures.at(-1);
  if (last === undefined || (estimates.length === 0 && disclosures.length < 2)) return notApplicable;
  const waits = newWait(facts, disclosures, rule);
  // A revised estimate resets what is held to it; whether it was allowed to is not in the package.
  const estimate = estimates.at(-1);
  const fees = estimate === undefined ? [] : compareFees(facts, estimate, last, rule);
  if (fees === null && waits === null) return notEvaluated(['origination_charges']);
  return evaluated([...(fees ?? []), ...(waits ?? [])]);
}

/** By the day of issue; those without one first. */
function byDate(facts: Facts, docType: string): readonly PackageDocument[] {
  const issued = (document: PackageDocument) => onlyValue(facts.readingsOf(document, 'date_issued'))?.value ?? '';
  return facts.documentsOf(docType).toSorted((a, b) => (issued(a) < issued(b) ? -1 : issued(a) > issued(b) ? 1 : 0));
}

/** Null when neither the fees nor the lender's charges stand on both. */
function compareFees(
  facts: Facts,
  estimate: PackageDocument,
  disclosure: PackageDocument,
  rule: Rule,
): readonly Finding[] | null {
  const [estimated, disclosed] = [feesOf(facts, estimate), feesOf(facts, disclosure)];
  const only = (document: PackageDocument, field: string) => onlyValue(facts.readingsOf(document, field));
  const [before, after] = [only(estimate, 'origination_charges'), only(disclosure, 'origination_charges')];
  const totals = before === null || after === null ? null : { before, after };
  const lines = estimated.length > 0 && disclosed.length > 0;
  if (totals === null && !lines) return null;
  const grown = [
    ...(totals === null ? [] : grownCharges(totals.before, totals.after)),
    ...(lines ? grownLines(estimated, disclosed) : []),
  ];
  const over = lines ? tenPercent(estimated, disclosed) : [];
  const cure = creditGrowth(only(estimate, 'lender_credits'), only(disclosure, 'lender_credits'));
  const excess = sumOf([...grown, ...over].map((one) => ({ amount: one.excess })));
  // What grew is given back as a lender credit: the disclosure cures itself.
  if (excess.gt(0) && cure.gte(excess)) return [];
  return [
    ...grown.map((one) => tellGrown(one, rule)),
    ...over.map((one) => tellTenPercent(one, rule)),
    ...(cure.lt(ROUNDING.neg()) ? [tellCredits(facts, estimate, disclosure, cure, rule)] : []),
  ];
}

interface Grown {
  readonly what: string;
  readonly before: Decimal;
  readonly after: Decimal;
  readonly excess: Decimal;
  readonly readings: readonly Reading[];
}

function grownCharges(before: Reading, after: Reading): readonly Grown[] {
  const [low, high] = [new Decimal(before.value), new Decimal(after.value)];
  const excess = high.minus(low);
  if (excess.lt(ROUNDING)) return [];
  return [{ what: 'The origination charges', before: low, after: high, excess, readings: [before, after] }];
}

/** The lender's own charges are compared by their total; a charge may move within it. */
function grownLines(estimated: readonly FeeLine[], disclosed: readonly FeeLine[]): readonly Grown[] {
  // Where nothing of the section was read, nobody knows what was estimated.
  const taxesEstimated = estimated.some(({ section }) => section === 'e');
  return disclosed.flatMap((line): Grown[] => {
    const earlier = estimated.find((one) => isOneFee(one, line));
    const never = (isTransferTax(line) && taxesEstimated) || earlier?.section === 'b';
    if (!never) return [];
    const before = earlier?.amount ?? new Decimal(0);
    const excess = line.amount.minus(before);
    if (excess.lt(ROUNDING)) return [];
    return [
      {
        what: `The fee “${line.name}”`,
        before,
        after: line.amount,
        excess,
        readings: [...(earlier === undefined ? [] : [earlier.reading]), line.reading],
      },
    ];
  });
}

interface TenPercent {
  readonly before: Decimal;
  readonly after: Decimal;
  readonly limit: Decimal;
  readonly excess: Decimal;
  readonly readings: readonly Reading[];
}

/** Recording fees, and what could be shopped for and was taken from the lender's list: together, not each. */
function tenPercent(estimated: readonly FeeLine[], disclosed: readonly FeeLine[]): readonly TenPercent[] {
  // The forms call recording fees by several names; there is one line of them.
  const recorded = [estimated, disclosed].map((lines) => lines.filter(isRecordingFee));
  const recording = recorded.every((lines) => lines.length > 0) ? recorded.flat() : [];
  const shopped = disclosed.flatMap((line) => {
    const earlier = estimated.find((one) => one.section === 'c' && isOneFee(one, line));
    return line.section === 'b' && earlier !== undefined ? [earlier, line] : [];
  });
  const counted = [...shopped, ...recording];
  const before = sumOf(counted.filter((line) => estimated.includes(line)));
  const after = sumOf(counted.filter((line) => disclosed.includes(line)));
  const limit = before.mul(TEN_PERCENT);
  if (after.minus(limit).lt(ROUNDING)) return [];
  const readings = counted.map(({ reading }) => reading);
  return [{ before, after, limit, excess: after.minus(limit), readings }];
}

/**
 * How much more the lender gives; negative when it gives less than it promised, which only two stated figures show.
 * Credits are stated unsigned.
 */
function creditGrowth(before: Reading | null, after: Reading | null): Decimal {
  if (after === null) return new Decimal(0);
  return new Decimal(after.value).abs().minus(new Decimal(before?.value ?? 0).abs());
}

function tellGrown({ what, before, after, excess, readings }: Grown, rule: Rule): Finding {
  return buildFinding(rule, {
    message: `${what} came to ${sayMoney(moneyText(before))} on the Loan Estimate and to ${sayMoney(moneyText(after))} on the Closing Disclosure: ${sayMoney(moneyText(excess))} more, and none is allowed.`,
    readings,
    comparison: 'zero_tolerance',
    kind: 'money',
    expected: moneyText(before),
    difference: { amount: moneyText(excess) },
    tolerance: '0.00',
  });
}

function tellTenPercent({ before, after, limit, excess, readings }: TenPercent, rule: Rule): Finding {
  return buildFinding(rule, {
    message: `Recording fees and services from the lender’s list came to ${sayMoney(moneyText(before))} on the Loan Estimate and to ${sayMoney(moneyText(after))} on the Closing Disclosure. With 10% more, ${sayMoney(moneyText(limit))} is allowed: ${sayMoney(moneyText(excess))} too much.`,
    readings,
    comparison: 'ten_percent_tolerance',
    kind: 'money',
    expected: moneyText(limit),
    difference: { amount: moneyText(excess) },
    tolerance: moneyText(limit.minus(before)),
  });
}

function tellCredits(
  facts: Facts,
  estimate: PackageDocument,
  disclosure: PackageDocument,
  growth: Decimal,
  rule: Rule,
): Finding {
  const readings = [estimate, disclosure].flatMap((document) => facts.readingsOf(document, 'lender_credits'));
  return buildFinding(rule, {
    message: `The lender’s credits are ${sayMoney(moneyText(growth.abs()))} lower on the Closing Disclosure than on the Loan Estimate, and they must not shrink.`,
    readings,
    comparison: 'zero_tolerance',
    kind: 'money',
    difference: { amount: moneyText(growth.abs()) },
    tolerance: '0.00',
  });
}
