import { buildFinding } from '../build-finding.ts';
import { sameId } from '../comparisons/same-id.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, sayList, sayReading, saySource, startSentence } from '../wording.ts';
import { isPayee } from './wire-verified.ts';

const NUMBERS = [
  { field: 'wire_beneficiary_aba', words: 'routing numbers', of: 'aba' },
  { field: 'wire_beneficiary_account', words: 'accounts', of: 'account' },
] as const;
const VERIFY = 'Call the lender at a number known from before, before any money is sent.';

/**
 * payoff letters for one debt name one account, and it is the one that the bank verified for that lender. A second
 * letter with other instructions is how payoffs are stolen.
 */
export function payoffInstructions(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const letters = facts.documentsOf('payoff_statement');
  if (letters.length === 0) return notApplicable;
  const instructing = letters.filter((letter) =>
    NUMBERS.some(({ field }) => facts.readingsOf(letter, field).length > 0),
  );
  // A payoff may be made by check.
  if (instructing.length === 0) return notEvaluated(NUMBERS.map(({ field }) => field));
  return evaluated([
    ...NUMBERS.flatMap((number) => tellConflict(facts, instructing, number, rule)),
    ...instructing.flatMap((letter) => tellUnverified(facts, letter, rule)),
  ]);
}

function tellConflict(
  facts: Facts,
  letters: readonly PackageDocument[],
  { field, words }: (typeof NUMBERS)[number],
  rule: Rule,
): readonly Finding[] {
  const readings = letters.flatMap((letter) => facts.readingsOf(letter, field));
  const apart = letters.some((left, index) =>
    letters.slice(index + 1).some((right) => {
      const [a, b] = [facts.readingsOf(left, field), facts.readingsOf(right, field)];
      return isOneLender(facts, left, right) && a.length > 0 && b.length > 0 && !haveOneInCommon(a, b);
    }),
  );
  if (!apart) return [];
  return [
    buildFinding(rule, {
      message: `The payoff letters give different ${words}: ${sayEach(readings)}. ${VERIFY}`,
      readings,
      comparison: 'agree',
      kind: 'id',
    }),
  ];
}

function haveOneInCommon(left: readonly Reading[], right: readonly Reading[]): boolean {
  return left.some((one) => right.some((other) => sameId(one.value, other.value).same));
}

/** Whom the letter has paid: the beneficiary of its wire, or the lender who writes. */
function payeesOf(facts: Facts, letter: PackageDocument): readonly Reading[] {
  return [...facts.readingsOf(letter, 'wire_beneficiary_name'), ...facts.readingsOf(letter, 'lender_name')];
}

/** Letters that do not say of whom they are may be of one lender. */
function isOneLender(facts: Facts, left: PackageDocument, right: PackageDocument): boolean {
  const [a, b] = [payeesOf(facts, left), payeesOf(facts, right)];
  if (a.length === 0 || b.length === 0) return true;
  return a.some((one) => b.some(({ value }) => sameName(one.value, value).near));
}

function tellUnverified(facts: Facts, letter: PackageDocument, rule: Rule): readonly Finding[] {
  const names = payeesOf(facts, letter);
  const known = facts.given.payees.filter((payee) => names.some(({ value }) => isPayee(value, payee)));
  if (known.length === 0) return [];
  const differing = NUMBERS.flatMap(({ field, of }) =>
    facts
      .readingsOf(letter, field)
      .filter(({ value }) => !known.some((payee) => sameId(payee[of], value).same))
      .map((reading) => ({ reading, what: of === 'aba' ? 'routing number' : 'account' })),
  );
  const [first] = differing;
  if (first === undefined) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(first.reading))} gives the ${sayList(differing.map(({ reading, what }) => `${what} ${sayReading(reading)}`))}, which is not what was verified for ${known[0]?.name ?? 'this lender'}. ${VERIFY}`,
      readings: [...names, ...differing.map(({ reading }) => reading)],
      comparison: 'verified_payee',
      kind: 'id',
    }),
  ];
}
