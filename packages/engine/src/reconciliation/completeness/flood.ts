import { Decimal, moneyText } from '../../calculations/decimal.ts';
import { buildFinding, documentSource } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { isHome } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { onlyValue } from '../stated-terms.ts';
import { sayDate, sayList, sayMoney } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

/** The most that the National Flood Insurance Program insures on a building. */
const MOST_HOME = '250000.00';
const MOST_OTHER = '500000.00';

/** R-405: in a flood hazard area the borrower was told, and a policy covers the balance or as much as there is to be had. */
export function floodCoverage(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const determinations = facts.documentsOf('flood_determination');
  if (determinations.length === 0) return notApplicable;
  const answers = determinations.flatMap((document) => {
    const said = facts.readingsOf(document, 'in_sfha');
    return said.length > 0 ? said : facts.readingsOf(document, 'flood_zone').filter(({ value }) => isZone(value));
  });
  if (answers.length === 0) return notEvaluated(['in_sfha']);
  const inside = answers.filter(({ field, value }) => (field === 'in_sfha' ? value === 'true' : isHazardZone(value)));
  if (inside.length === 0) return evaluated();
  const papers = [
    ...(facts.has('flood_notice') ? [] : ['flood_notice']),
    ...(facts.has('flood_policy') ? [] : ['flood_policy']),
  ];
  const findings = papers.map((paper) =>
    missingPapers(rule, {
      message: `The flood determination says that the building is in a special flood hazard area, and the package holds no ${paper === 'flood_notice' ? 'notice of special flood hazards' : 'flood policy'}.`,
      missing: [paper],
      documents: determinations.map((document) => documentSource(document, 'in_sfha')),
    }),
  );
  if (papers.includes('flood_policy')) return evaluated(findings);
  const ended = lapsed(facts, rule);
  if (ended.length > 0) return evaluated([...findings, ...ended]);
  const covered = coverage(facts, rule, inside);
  if ('missing' in covered && findings.length === 0) return notEvaluated(covered.missing);
  return evaluated([...findings, ...('missing' in covered ? [] : covered.findings)]);
}

function isZone(text: string): boolean {
  return /^(?:zone )?[abcdvx]/i.test(text.trim());
}

/** Zones A and V, with whatever follows the letter. */
function isHazardZone(text: string): boolean {
  return /^(?:zone )?[av]/i.test(text.trim());
}

function coverage(
  facts: Facts,
  rule: Rule,
  inside: readonly Reading[],
): { readonly findings: readonly Finding[] } | { readonly missing: readonly string[] } {
  const policies = runningCoverages(facts);
  const principal =
    onlyValue(facts.readings('principal_amount', ['promissory_note'])) ?? onlyValue(facts.approved('principal_amount'));
  if (policies.length === 0 || principal === null)
    return {
      missing: [
        ...(policies.length === 0 ? ['flood_coverage_amount'] : []),
        ...(principal === null ? ['principal_amount'] : []),
      ],
    };
  const home = isHome(facts);
  // A building is never insured for more than it is worth; where nobody says what it is worth, the other two decide.
  const buildings = insurableBuildings(facts);
  const worth = buildings.reduce((sum, value) => sum.plus(value), new Decimal(0));
  // Where nobody knows what the building is, it is held to the lower of the two. The limit is one building's: several add up.
  const most = new Decimal(home === false ? MOST_OTHER : MOST_HOME).times(Math.max(1, buildings.length)).toFixed(0);
  const bounds = [new Decimal(principal.value), new Decimal(most), ...(buildings.length === 0 ? [] : [worth])];
  const needed = Decimal.min(...bounds);
  const best = policies.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  if (best.gte(needed)) return { findings: [] };
  const short = needed.minus(best);
  return {
    findings: [
      buildFinding(rule, {
        message: `The flood policy covers ${sayMoney(moneyText(best))}. The building is in a special flood hazard area, so that the ${buildings.length === 0 ? 'lesser' : 'least'} of ${sayList([`the loan of ${sayMoney(principal.value)}`, ...(buildings.length === 0 ? [] : [`the insurable value of ${sayMoney(moneyText(worth))}`]), `the program maximum of ${sayMoney(most)} (${home === false ? 'not a home' : 'a home of one to four families'})`])} must be covered: ${sayMoney(moneyText(short))} too little.`,
        readings: [...policies, principal, ...inside],
        comparison: 'at_least',
        kind: 'money',
        expected: moneyText(needed),
        difference: { amount: moneyText(short) },
        tolerance: '0.00',
      }),
    ],
  };
}

/**
 * What each building is worth to an insurer, by the source that names most: an appraisal lists every building once, while
 * two documents that state a value speak of the same ones.
 */
function insurableBuildings(facts: Facts): readonly string[] {
  const bySource = new Map<string, string[]>();
  for (const { documentId, value } of [...facts.readings('insurable_value'), ...facts.approved('insurable_value')])
    bySource.set(documentId, [...(bySource.get(documentId) ?? []), value]);
  const total = (values: readonly string[]) => values.reduce((sum, value) => sum.plus(value), new Decimal(0));
  return [...bySource.values()].reduce<readonly string[]>((best, own) => (total(own).gt(total(best)) ? own : best), []);
}

/** What each policy that runs at the closing covers. Policies on one building add up; copies count once. */
function runningCoverages(facts: Facts): readonly Reading[] {
  const closing = closingDate(facts);
  const seen = new Set<string>();
  return facts
    .documentsOf('flood_policy')
    .filter(({ duplicateOf }) => duplicateOf === null)
    .flatMap((document) => {
      const ends = facts.readingsOf(document, 'flood_expiration_date');
      if (closing !== null && ends.length > 0 && ends.every(({ value }) => value < closing.value)) return [];
      // A declarations page and its amended copy print one policy.
      const number = facts.readingsOf(document, 'hazard_policy_number')[0]?.value ?? '';
      return facts.readingsOf(document, 'flood_coverage_amount').filter(({ value }) => {
        const key = `${number} ${value}`;
        return !seen.has(key) && seen.add(key) !== undefined;
      });
    });
}

/** A policy that ran out before the closing covers nothing. */
function lapsed(facts: Facts, rule: Rule): readonly Finding[] {
  const closing = closingDate(facts);
  const ends = facts.readings('flood_expiration_date', ['flood_policy']);
  if (closing === null || ends.length === 0 || ends.some(({ value }) => value >= closing.value)) return [];
  const latest = ends.map(({ value }) => value).reduce((a, b) => (a > b ? a : b));
  return [
    buildFinding(rule, {
      message: `The flood policy expired on ${sayDate(latest)}, before the closing on ${sayDate(closing.value)}.`,
      readings: [...ends, closing],
      comparison: 'not_before',
      kind: 'date',
      expected: closing.value,
    }),
  ];
}
