import { Decimal } from '../../calculations/decimal.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import { paperTerms } from '../notes.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sumFindings } from './sums.ts';

const PARTS = ['amount_to_borrower', 'amount_paid_to_others'];

/** Charges that may be kept back from the proceeds, or paid out of them on a line of their own. */
const CHARGES = [
  'origination_charges',
  'total_loan_costs',
  'total_other_costs',
  'total_closing_costs',
  'prepaid_interest_amount',
  'payoff_amount',
];

/** what is paid to the borrower and to others is all of the proceeds, and the proceeds are the principal. */
export function disbursementsTotal(facts: Facts, policy: Policy, rule: Rule): Outcome {
  return combineOutcomes(
    facts
      .documentsOf('disbursement_authorization', 'sba_form_1050')
      .map((document) => ofOnePaper(facts, document, policy, rule)),
  );
}

function ofOnePaper(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  const only = (field: string) => onlyValue(facts.readingsOf(document, field));
  const total = only('loan_proceeds_total');
  const principal = paperTerms(facts, document).reading('principal_amount');
  const target = total ?? principal;
  const parts = PARTS.flatMap((field) => only(field) ?? []);
  const missing = [
    ...(target === null ? ['loan_proceeds_total', 'principal_amount'] : []),
    ...(parts.length === PARTS.length ? [] : PARTS.filter((field) => only(field) === null)),
  ];
  const sums = [
    // One part alone is the whole, or the other one is not printed: nothing can be said of it.
    ...(target !== null && parts.length === PARTS.length ? [{ parts, total: target }] : []),
    ...(total !== null && principal !== null ? [{ parts: [total], total: principal }] : []),
  ];
  if (sums.length === 0) return notEvaluated(missing);
  const findings = differing(facts, sums, rule, policy);
  const [part] = parts;
  const isWhole = parts.length === 1 && part !== undefined && target !== null && isSame(part, target, policy);
  // A part that is not printed is named: without it nobody has added up what is paid out.
  if (findings.length === 0 && parts.length < PARTS.length && !isWhole) return notEvaluated(missing);
  return evaluated(findings);
}

function isSame(left: Reading, right: Reading, { tolerances }: Policy): boolean {
  return new Decimal(left.value).minus(right.value).abs().lte(tolerances.money);
}

function differing(
  facts: Facts,
  sums: readonly { readonly parts: readonly Reading[]; readonly total: Reading }[],
  rule: Rule,
  policy: Policy,
): readonly Finding[] {
  return sums
    .filter((sum) => !isExplained(facts, sum.parts, sum.total, policy))
    .flatMap((sum) =>
      sumFindings(rule, policy, {
        parts: sum.parts.map((reading) => ({ reading, sign: 1 as const })),
        total: sum.total,
        formula: 'principal = loan proceeds = paid to the borrower + paid to others',
        comparison: 'disbursements_total',
      }),
    );
}

/** Whether what is left over is, to the cent, a charge that some paper names. */
function isExplained(facts: Facts, parts: readonly Reading[], total: Reading, policy: Policy): boolean {
  const left = parts.reduce((rest, { value }) => rest.minus(value), new Decimal(total.value));
  if (left.lte(0)) return false;
  return CHARGES.some((field) =>
    facts.readings(field).some(({ value }) => left.minus(value).abs().lte(policy.tolerances.money)),
  );
}
