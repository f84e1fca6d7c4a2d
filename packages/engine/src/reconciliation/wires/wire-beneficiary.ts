import { entityFormOf, nameKey } from '../../values/name-key.ts';
import { buildFinding } from '../build-finding.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayEach, sayReading } from '../wording.ts';

/** Papers that say who settles. Wire instructions are not among them: they are what is checked. */
const AGENT_PAPERS = [
  'closing_disclosure',
  'settlement_statement',
  'title_commitment',
  'title_policy',
  'closing_protection_letter',
];

/** the money goes to whoever settles the closing. */
export function wireBeneficiary(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has('wire_instructions')) return notApplicable;
  const named = facts.readings('wire_beneficiary_name', ['wire_instructions']);
  const agents = facts.readings('settlement_agent', AGENT_PAPERS);
  if (named.length === 0 || agents.length === 0)
    return notEvaluated([
      ...(named.length === 0 ? ['wire_beneficiary_name'] : []),
      ...(agents.length === 0 ? ['settlement_agent'] : []),
    ]);
  return evaluated(
    named
      .filter(({ value }) => !agents.some((agent) => isAccountOf(value, agent.value)))
      .map((beneficiary) =>
        buildFinding(rule, {
          message: `The wire goes to ${sayReading(beneficiary)}, but ${sayEach(agents, 'name')} as the settlement agent: ${sameName(beneficiary.value, agents[0]?.value ?? '').reason}. Verify by telephone, at a number known from before, before any money is sent.`,
          readings: [beneficiary, ...agents],
          comparison: 'names_agent',
          kind: 'name',
          expected: agents[0]?.value ?? null,
        }),
      ),
  );
}

/** Whether an account belongs to a party: `Ridge Title & Escrow, Inc. Escrow Trust Account` is one of Ridge Title & Escrow's. */
export function isAccountOf(account: string, party: string): boolean {
  const [long, short] = [nameKey(account), withoutForm(nameKey(party))];
  return (
    sameName(account, party).same || (short !== '' && ` ${withoutForms(long)} `.includes(` ${withoutForms(short)} `))
  );
}

function withoutForm(key: string): string {
  const form = entityFormOf(key);
  return form === null ? key : key.slice(0, -form.length).trim();
}

/** `inc` and the like stand in the middle once words for the account follow. */
function withoutForms(key: string): string {
  return key
    .split(' ')
    .filter((word) => entityFormOf(`x ${word}`) === null)
    .join(' ');
}
