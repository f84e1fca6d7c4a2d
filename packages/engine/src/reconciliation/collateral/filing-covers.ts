import { kindsOf, saysEverything, vinsOf } from '../approval/collateral-kinds.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList } from '../wording.ts';

/** the financing statement covers what the security agreement takes. `All assets` covers everything. */
export function filingCovers(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has('ucc_financing_statement') || !facts.has('security_agreement')) return notApplicable;
  const filed = facts.readings('collateral_description', ['ucc_financing_statement']);
  const taken = facts.readings('collateral_description', ['security_agreement']);
  if (filed.length === 0 || taken.length === 0) return notEvaluated(['collateral_description']);
  if (saysEverything(filed)) return evaluated();
  const [filedKinds, takenKinds] = [kindsOf(filed), kindsOf(taken)];
  const filedNumbers = vinsOf(filed);
  const narrower = [
    ...(saysEverything(taken) ? ['all assets'] : takenKinds.filter((kind) => !filedKinds.includes(kind))),
    // A filing by kind needs no numbers; one that lists them must list each.
    ...(filedNumbers.length === 0
      ? []
      : vinsOf(taken).flatMap((vin) => (filedNumbers.includes(vin) ? [] : [`the vehicle ${vin}`]))),
  ];
  const wider = saysEverything(taken) ? [] : filedKinds.filter((kind) => !takenKinds.includes(kind));
  const said = (severity: 'exception' | 'warning', message: string, more: { missing: string[]; extra: string[] }) =>
    buildFinding(rule, {
      severity,
      message,
      readings: [...taken, ...filed],
      comparison: 'covers',
      kind: 'text',
      more,
    });
  return evaluated([
    ...(narrower.length === 0
      ? []
      : [
          said(
            'exception',
            `The security agreement takes ${sayList(narrower)}, and the UCC financing statement does not cover it.`,
            { missing: [...narrower], extra: [] },
          ),
        ]),
    ...(wider.length === 0
      ? []
      : [
          said(
            'warning',
            `The UCC financing statement covers ${sayList(wider)}, which the security agreement does not take.`,
            { missing: [], extra: [...wider] },
          ),
        ]),
  ]);
}
