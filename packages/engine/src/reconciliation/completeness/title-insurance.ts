import { daysBetween } from '../../calculations/day-number.ts';
import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue, statedValues } from '../stated-terms.ts';
import { sayDate, sayDays, sayDocType, sayEach, sayMoney, sayReading, startSentence } from '../wording.ts';
import { namesParty } from './hazard-insurance.ts';

/** A commitment looks at the records of its day; what was recorded since is not in it. */
const FRESH_DAYS = 180;

/** the title commitment is fresh, covers the principal and insures the lender. */
export function titleInsurance(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const papers = facts
    .documentsOf('title_commitment', 'title_policy')
    .filter(({ duplicateOf }) => duplicateOf === null);
  return combineOutcomes(
    papers.map((document) => {
      const checks = [
        ...(document.docType === 'title_commitment' ? [isFresh(facts, document, rule)] : []),
        coversPrincipal(facts, document, policy, rule),
        insuresLender(facts, document, rule),
        ...(document.docType === 'title_policy' ? [isFirstLien(facts, document, rule)] : []),
      ];
      const findings = checks.flatMap((check) => (check.kind === 'evaluated' ? check.findings : []));
      // One part that could not be checked must not pass for agreement.
      const missing = checks.flatMap((check) => (check.kind === 'not_evaluated' ? check.missing : []));
      return findings.length > 0 || missing.length === 0 ? evaluated(findings) : notEvaluated(missing);
    }),
  );
}

function isFresh(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  const from = onlyValue(facts.readingsOf(document, 'title_effective_date'));
  const closing = closingDate(facts);
  if (from === null || closing === null)
    return notEvaluated([
      ...(from === null ? ['title_effective_date'] : []),
      ...(closing === null ? ['closing_date', 'note_date'] : []),
    ]);
  const days = daysBetween(from.value, closing.value);
  if (days <= FRESH_DAYS) return evaluated();
  return evaluated([
    buildFinding(rule, {
      message: `The title commitment is of ${sayDate(from.value)}, ${sayDays(days)} before the closing on ${sayDate(closing.value)}. The maximum age is ${FRESH_DAYS} days.`,
      readings: [from, closing],
      comparison: 'at_most',
      kind: 'date',
      expected: closing.value,
      difference: { days },
      tolerance: String(FRESH_DAYS),
    }),
  ]);
}

/** A commitment may name an owner's amount as well; the highest is held to the principal. */
function coversPrincipal(facts: Facts, document: PackageDocument, policy: Policy, rule: Rule): Outcome {
  const amounts = facts.readingsOf(document, 'title_amount');
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ?? onlyValue(facts.approved('principal_amount'));
  if (amounts.length === 0 || principal === null)
    return notEvaluated([
      ...(amounts.length === 0 ? ['title_amount'] : []),
      ...(principal === null ? ['principal_amount'] : []),
    ]);
  const highest = amounts.map(({ value }) => new Decimal(value)).reduce((a, b) => Decimal.max(a, b));
  const short = new Decimal(principal.value).minus(highest);
  if (short.lte(policy.tolerances.money)) return evaluated();
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(sayDocType(document.docType))} insures ${sayMoney(moneyText(highest))}, and the principal is ${sayMoney(principal.value)}: ${sayMoney(moneyText(short))} too little.`,
      readings: [...amounts, principal],
      comparison: 'at_least',
      kind: 'money',
      expected: principal.value,
      difference: { amount: moneyText(short) },
      tolerance: policy.tolerances.money,
    }),
  ]);
}

function insuresLender(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  const owners = statedValues([
    ...facts.readings('borrower_name', ['promissory_note', 'deed_of_trust', 'mortgage']),
    ...facts.readingsOf(document, 'vested_owner'),
  ]);
  // The buyer is the insured of an owner's policy, of which this rule says nothing.
  const insured = oneOfEach(facts.readingsOf(document, 'title_insured')).filter(
    ({ value }) => !owners.some((owner) => namesParty(value, owner)),
  );
  const lenders = facts.readings('lender_name', ['promissory_note', 'deed_of_trust', 'mortgage', 'loan_agreement']);
  const [lender] = lenders;
  if (insured.length === 0 || lender === undefined)
    return notEvaluated([
      ...(insured.length === 0 ? ['title_insured'] : []),
      ...(lender === undefined ? ['lender_name'] : []),
    ]);
  const named = statedValues(lenders);
  if (statedValues(insured).some((value) => named.some((one) => namesParty(value, one)))) return evaluated();
  const likeness = sameName(insured[0]?.value ?? '', lender.value);
  return evaluated([
    buildFinding(rule, {
      // The lender under a name that lacks a word is worth a look; another bank is not insured at all.
      severity: likeness.near && !likeness.serious ? 'warning' : 'exception',
      message: `${startSentence(sayEach(insured, 'name'))} as the insured, but the lender is ${sayReading(lender)}: ${likeness.reason}.`,
      readings: [...insured, ...lenders],
      comparison: 'names_lender',
      kind: 'name',
      expected: lender.value,
    }),
  ]);
}

/** Another lender's lien among the exceptions. A commitment lists those that the closing pays off; a policy does not. */
const PRIOR_LIEN =
  /\b(?:deeds? of trust|mortgages?|security deeds?|liens?)\b.{0,200}\b(?:record(?:ed|ing)|in favor of|securing|book|instrument)\b/is;

function isFirstLien(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  const liens = facts.readingsOf(document, 'title_exception').filter(({ value }) => PRIOR_LIEN.test(value));
  const [first] = liens;
  if (first === undefined) return evaluated();
  const rank = onlyValue(facts.approved('lien_position')) ?? onlyValue(facts.readings('lien_position'));
  if (rank === null) return notEvaluated(['lien_position']);
  if (rank.value !== '1') return evaluated();
  return evaluated([
    buildFinding(rule, {
      message: `The title policy excepts “${sayReading(first)}”, but the loan is to have the first lien. What is excepted is not insured.`,
      readings: [...liens, rank],
      comparison: 'first_lien',
      kind: 'text',
      expected: '1',
    }),
  ]);
}
