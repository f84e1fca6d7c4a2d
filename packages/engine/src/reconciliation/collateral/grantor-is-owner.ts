import { buildFinding } from '../build-finding.ts';
import { oneOfEach } from '../comparisons/agree.ts';
import { sameName } from '../comparisons/same-name.ts';
import type { Facts, Reading } from '../facts.ts';
import { buysItsSecurity } from '../loan-kind.ts';
import { eachParty, wholeNames } from '../party-names.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayList, sayReading, saySource, startSentence } from '../wording.ts';

export const DEEDS = ['deed_of_trust', 'mortgage'];
const TITLE_DOCUMENTS = ['title_commitment', 'title_policy'];

/**
 * whoever owns the land gives the deed. A commitment for a purchase still shows the seller as owner, so only a
 * policy, which is issued after the closing, speaks there.
 */
export function grantorIsOwner(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has(...DEEDS)) return notApplicable;
  const buys = buysItsSecurity(facts);
  const speaking = buys === true ? ['title_policy'] : TITLE_DOCUMENTS;
  if (!facts.has(...speaking)) return notApplicable;
  const owners = eachParty(wholeNames(facts.readings('vested_owner', speaking)));
  const grantors = eachParty(wholeNames(facts.readings('borrower_name', DEEDS)));
  const missing = [
    ...(owners.length === 0 ? ['vested_owner'] : []),
    ...(grantors.length === 0 ? ['borrower_name'] : []),
  ];
  if (missing.length > 0) return notEvaluated(missing);
  const strangers = oneOfEach(owners).filter((owner) => !grantors.some((grantor) => isOneParty(owner, grantor)));
  const [first] = strangers;
  if (first === undefined) return evaluated();
  // In capitals, or without a middle initial, it is the same grantor.
  const deeds = oneOfEach(grantors).filter(
    (one, index, all) => !all.slice(0, index).some((earlier) => isOneParty(earlier, one)),
  );
  return evaluated([
    buildFinding(rule, {
      // Where the documents do not tell a purchase from a refinance, the owner may rightly be the seller.
      severity: buys === null ? 'warning' : rule.severity,
      message: `${startSentence(saySource(first))} shows the property vested in ${sayList(strangers.map(sayReading))}, but ${deeds[0] === undefined ? 'the deed' : saySource(deeds[0])} is given by ${sayList(deeds.map(sayReading))}. Every owner must sign the security instrument.`,
      readings: [...strangers, ...deeds],
      comparison: 'grantor_is_owner',
      kind: 'name',
      expected: strangers.map(({ value }) => value).join('; '),
      more: { missing: strangers.map(sayReading), extra: [] },
    }),
  ]);
}

/** A misspelled name is told by R-501; here another party counts. */
function isOneParty(left: Reading, right: Reading): boolean {
  const { same, near, serious } = sameName(left.value, right.value);
  return same || (near && !serious);
}
