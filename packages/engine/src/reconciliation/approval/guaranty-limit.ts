import { decimalOf, moneyText } from '../../calculations/decimal.ts';
import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { PackageDocument } from '../loan-package.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayMoney, sayReading, saySource, startSentence } from '../wording.ts';
import { sameParty } from './parties.ts';

/** What one guarantor must answer for: an amount, or everything. */
interface Demand {
  readonly reading: Reading;
  readonly unlimited: boolean;
}

/** Every guaranty covers what was approved of its guarantor. A guaranty without a limit covers any amount. */
export function guarantyCovers(facts: Facts, policy: Policy, rule: Rule): Outcome {
  if (!facts.hasApproval()) return notEvaluated(['guaranty_limit']);
  const guaranties = facts.documentsOf('guaranty');
  // A guaranty that is not there is told by R-308.
  if (guaranties.length === 0) return notApplicable;
  const asked = guaranties.flatMap((guaranty) => {
    const demand = demandOn(guaranty, facts);
    return demand === null || coverOf(guaranty, facts).length === 0 ? [] : [{ guaranty, demand }];
  });
  if (asked.length === 0)
    return guaranties.every((guaranty) => isUnlimited(guaranty, facts))
      ? evaluated()
      : notEvaluated(['guaranty_limit', 'guaranty_type']);
  return evaluated(asked.flatMap(({ guaranty, demand }) => tooLittle(guaranty, demand, facts, policy, rule)));
}

/** What the guaranty says of how far it goes. */
function coverOf(guaranty: PackageDocument, facts: Facts): readonly Reading[] {
  return [...facts.readingsOf(guaranty, 'guaranty_limit'), ...facts.readingsOf(guaranty, 'guaranty_type')];
}

/** Covers whatever was approved, also where the approval does not say how much. */
function isUnlimited(guaranty: PackageDocument, facts: Facts): boolean {
  return (
    facts.readingsOf(guaranty, 'guaranty_limit').length === 0 &&
    facts.readingsOf(guaranty, 'guaranty_type').some(({ value }) => value === 'unlimited')
  );
}

/** Limits stand in the record beside the guarantors, one each; a single one is asked of everybody. */
function demandOn(guaranty: PackageDocument, facts: Facts): Demand | null {
  const [names, limits] = [facts.approved('guarantor_name'), facts.approved('guaranty_limit')];
  const types = facts.approved('guaranty_type');
  const own = oneOfEach(facts.readingsOf(guaranty, 'guarantor_name'));
  const at = names.findIndex((name) => own.some((one) => sameParty(name, one).same));
  const pick = (readings: readonly Reading[]): Reading | undefined =>
    readings.length === 1 ? readings[0] : readings.length === names.length && at >= 0 ? readings[at] : undefined;
  const limit = pick(limits);
  if (limit !== undefined) return { reading: limit, unlimited: false };
  const type = pick(types);
  return type?.value === 'unlimited' ? { reading: type, unlimited: true } : null;
}

function tooLittle(
  guaranty: PackageDocument,
  { reading: asked, unlimited }: Demand,
  facts: Facts,
  policy: Policy,
  rule: Rule,
): readonly Finding[] {
  const limits = facts.readingsOf(guaranty, 'guaranty_limit');
  const names = facts.readingsOf(guaranty, 'guarantor_name');
  const whose = names.length === 0 ? '' : ` of ${names.map(sayReading).join(' and ')}`;
  return oneOfEach(limits).flatMap((limit) => {
    const [covered, demanded] = [decimalOf(limit.value), decimalOf(asked.value)];
    const short = covered === null || demanded === null ? null : demanded.minus(covered);
    if (!unlimited && (short === null || short.lte(policy.tolerances.money))) return [];
    const approved = unlimited ? 'asks for a guaranty without limit' : `asks for ${sayReading(asked)}`;
    const apart = short === null ? '' : `: ${sayMoney(moneyText(short))} short`;
    return [
      buildFinding(rule, {
        message: `${startSentence(saySource(asked))} ${approved}, ${saySource(limit)}${whose} is limited to ${sayReading(limit)}${apart}.`,
        readings: [asked, limit, ...names],
        comparison: 'at_least',
        kind: 'money',
        expected: asked.value,
        difference: short === null ? null : { amount: moneyText(short) },
        tolerance: policy.tolerances.money,
      }),
    ];
  });
}
