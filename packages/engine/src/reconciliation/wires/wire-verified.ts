import { buildFinding } from '../build-finding.ts';
import { combineOutcomes } from '../combine-outcomes.ts';
import { sameId } from '../comparisons/same-id.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts } from '../facts.ts';
import type { PackageDocument, VerifiedPayee } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayList, sayReading } from '../wording.ts';
import { isAccountOf } from './wire-beneficiary.ts';

/** instructions for a payee whom the bank knows are those that a person verified. */
export function wireVerified(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  // A bank that keeps no directory asks nothing of it.
  if (facts.given.payees.length === 0) return notApplicable;
  return combineOutcomes(facts.documentsOf('wire_instructions').map((document) => ofOnePaper(facts, document, rule)));
}

function ofOnePaper(facts: Facts, document: PackageDocument, rule: Rule): Outcome {
  const names = facts.readingsOf(document, 'wire_beneficiary_name');
  const aba = onlyValue(facts.readingsOf(document, 'wire_beneficiary_aba'));
  const account = onlyValue(facts.readingsOf(document, 'wire_beneficiary_account'));
  const missing = [
    ...(names.length === 0 ? ['wire_beneficiary_name'] : []),
    ...(aba === null ? ['wire_beneficiary_aba'] : []),
    ...(account === null ? ['wire_beneficiary_account'] : []),
  ];
  if (aba === null || account === null || missing.length > 0) return notEvaluated(missing);
  const known = facts.given.payees.filter((payee) => names.some(({ value }) => isPayee(value, payee)));
  if (known.length === 0) return notEvaluated(['verified instructions of this payee']);
  const isVerified = known.some(
    (payee) => sameId(payee.aba, aba.value).same && sameId(payee.account, account.value).same,
  );
  if (isVerified) return evaluated();
  const [name] = names;
  const differs = [
    ...(known.some((payee) => sameId(payee.aba, aba.value).same)
      ? []
      : [
          `routing number ${sayReading(aba)} instead of ${sayList(
            known.map((payee) => payee.aba),
            'or',
          )}`,
        ]),
    ...(known.some((payee) => sameId(payee.account, account.value).same)
      ? []
      : [
          `account ${sayReading(account)} instead of ${sayList(
            known.map((payee) => hidden(payee.account)),
            'or',
          )}`,
        ]),
  ];
  return evaluated([
    buildFinding(rule, {
      message: `The wire instructions for ${name === undefined ? '' : sayReading(name)} are not those that were verified for this payee: ${differs.length === 0 ? 'the routing number and the account belong to different entries' : sayList(differs)}. Verify by telephone, at a number known from before, before any money is sent.`,
      readings: [...names, aba, account],
      comparison: 'verified_payee',
      kind: 'id',
      expected: known.map((payee) => `${payee.aba} ${hidden(payee.account)}`).join('; '),
    }),
  ]);
}

/** Whether instructions for a beneficiary are those of a payee, whatever the account is called. */
export function isPayee(beneficiary: string, { name }: Pick<VerifiedPayee, 'name'>): boolean {
  return sameName(beneficiary, name).same || isAccountOf(beneficiary, name) || isAccountOf(name, beneficiary);
}

/** An account of the directory is not shown whole to everybody who may read a finding. */
function hidden(account: string): string {
  return `${'*'.repeat(Math.max(0, account.length - 4))}${account.slice(-4)}`;
}
