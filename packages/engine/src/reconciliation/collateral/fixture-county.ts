import { buildFinding } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, startSentence } from '../wording.ts';
import { DEEDS } from './grantor-is-owner.ts';

const LOCATING = [...DEEDS, 'title_commitment', 'title_policy', 'appraisal', 'flood_determination'];
const FIXTURES = /\bfixtures?\b|\bfixture filing\b/i;

/** where fixtures secure the loan, the financing statement is recorded in the county of the property. */
export function fixtureCounty(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const filings = facts.documentsOf('ucc_financing_statement');
  const ofFixtures = filings.filter((filing) =>
    facts.readingsOf(filing, 'collateral_description').some(({ value }) => FIXTURES.test(value)),
  );
  if (ofFixtures.length === 0) return notApplicable;
  const filed = ofFixtures.flatMap((filing) => facts.readingsOf(filing, 'property_county'));
  const located = facts.readings('property_county', LOCATING);
  if (filed.length === 0 || located.length === 0) return notEvaluated(['property_county']);
  const elsewhere = filed.filter((one) => !located.some((other) => countyKey(one.value) === countyKey(other.value)));
  if (elsewhere.length === 0) return evaluated();
  const readings = [...elsewhere, ...located];
  return evaluated([
    buildFinding(rule, {
      message: `${startSentence(sayEach(readings))}. A fixture filing counts only in the county of the property.`,
      readings,
      comparison: 'agree',
      kind: 'text',
      expected: located[0]?.value ?? null,
    }),
  ]);
}

function countyKey(value: string): string {
  return value
    .toLowerCase()
    .replace(/\b(?:county|parish|borough|of)\b/g, '')
    .replace(/[^a-z]/g, '');
}
