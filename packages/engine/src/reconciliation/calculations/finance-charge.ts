import { moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts } from '../facts.ts';
import { isRealEstateSecured } from '../loan-kind.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { isVariableRate } from '../stated-terms.ts';
import { sayMoney, saySource, startSentence } from '../wording.ts';
import { LENDING_PAPERS } from './annual-rate.ts';
import { disclosedSchedule, SCHEDULE_FIELDS } from './disclosed-schedule.ts';
import { inputsOf } from './tried.ts';

/** Regulation Z, 1026.18(d)(1): secured by real property. */
const REAL_ESTATE = '100.00';
/** 1026.18(d)(2): other credit of more than $1,000, and of no more. */
const OTHER = '10.00';
const OTHER_SMALL = '5.00';

/**
 * a finance charge that is disclosed too low by more than the regulation allows. One that is disclosed too high counts
 * as accurate on a loan secured by real property, and may hold charges that are no fields.
 */
export function financeCharge(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(facts.documentsOf(...LENDING_PAPERS).map((document) => ofOnePaper(facts, document, rule)));
}

function ofOnePaper(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  if (facts.readingsOf(document, 'finance_charge').length === 0) return notEvaluated(['finance_charge']);
  const terms = paperTerms(facts, document);
  if (isVariableRate(terms)) return notApplicable;
  const [charge, financed] = [terms.decimal('finance_charge'), terms.decimal('amount_financed')];
  if (charge === null || financed === null) return notEvaluated(terms.missing(['finance_charge', 'amount_financed']));
  const schedule = disclosedSchedule(terms);
  if (!('payments' in schedule)) return notEvaluated(schedule);
  const expected = schedule.total.minus(financed);
  const tolerance = isRealEstateSecured(facts) ? REAL_ESTATE : financed.gt(1000) ? OTHER : OTHER_SMALL;
  const short = expected.minus(charge);
  if (short.lte(tolerance)) return evaluated();
  const source = terms.reading('finance_charge');
  const readings = terms.readings(['finance_charge', 'amount_financed', ...SCHEDULE_FIELDS]);
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(source === null ? 'the disclosure' : saySource(source))} says that the finance charge is ${sayMoney(moneyText(charge))}. ${schedule.payments.length} payments come to ${sayMoney(moneyText(schedule.total))}, which is ${sayMoney(moneyText(expected))} more than the amount financed: the charge is disclosed ${sayMoney(moneyText(short))} too low, and Regulation Z allows ${sayMoney(tolerance)}.`,
      readings,
      comparison: 'finance_charge',
      kind: 'money',
      expected: moneyText(expected),
      difference: { amount: moneyText(short) },
      tolerance,
      more: { inputs: inputsOf(readings), formula: 'finance charge = all payments − amount financed' },
    }),
  ]);
}
