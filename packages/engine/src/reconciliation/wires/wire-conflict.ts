import { buildFinding } from '../build-finding.ts';
import { sameId } from '../comparisons/same-id.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach } from '../wording.ts';
import { isAccountOf } from './wire-beneficiary.ts';

const NUMBERS = [
  { field: 'wire_beneficiary_aba', words: 'routing numbers' },
  { field: 'wire_beneficiary_account', words: 'accounts' },
];

/** Papers that may carry instructions for this closing. A payoff's instructions are for another lender's account. */
const PAPERS = [
  'wire_instructions',
  'settlement_statement',
  'closing_disclosure',
  'title_commitment',
  'closing_protection_letter',
  'disbursement_authorization',
  'sba_form_1050',
];

/**
 * two sets of instructions for one payee that name different banks or accounts: one of them may have been sent
 * by somebody else. Instructions for another payee are no conflict.
 */
export function wireConflict(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has('wire_instructions')) return notApplicable;
  const stated = NUMBERS.map(({ field, words }) => ({ words, field, readings: facts.readings(field, PAPERS) }));
  if (stated.every(({ readings }) => readings.length === 0)) return notEvaluated(NUMBERS.map(({ field }) => field));
  return evaluated(
    stated.flatMap(({ words, readings }) => {
      const apart = readings.some((left, index) =>
        readings
          .slice(index + 1)
          .some((right) => !sameId(left.value, right.value).same && isOnePayee(facts, left, right)),
      );
      if (!apart) return [];
      return [
        buildFinding(rule, {
          message: `The package holds wire instructions with different ${words}: ${sayEach(readings)}. Verify by telephone, at a number known from before, before any money is sent.`,
          readings,
          comparison: 'agree',
          kind: 'id',
        }),
      ];
    }),
  );
}

function isOnePayee(facts: Facts, left: Reading, right: Reading): boolean {
  if (left.documentId === right.documentId) return true;
  const names = (reading: Reading) =>
    facts.documents
      .filter((document: PackageDocument) => document.id === reading.documentId)
      .flatMap((document) => facts.readingsOf(document, 'wire_beneficiary_name'));
  const [a, b] = [names(left), names(right)];
  if (a.length === 0 || b.length === 0) return true;
  return a.some((one) =>
    b.some(
      ({ value }) => sameName(one.value, value).near || isAccountOf(one.value, value) || isAccountOf(value, one.value),
    ),
  );
}
