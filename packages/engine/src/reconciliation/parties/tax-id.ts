import { idKey } from '../../values/id-key.ts';
import { sameParty } from '../approval/parties.ts';
import { buildFinding } from '../build-finding.ts';
import { agree, compareBy, oneOfEach } from '../comparisons/agree.ts';
import { distinct } from '../comparisons/compare-sets.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { eachParty } from '../party-names.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayReading, saySource, startSentence } from '../wording.ts';

/** Tax ids have nine digits, of which papers often show the last four; those of one borrower are one. */
export function taxIdsAgree(facts: Facts, policy: Policy, rule: Rule): Outcome {
  const readings = [...facts.approved('borrower_tin'), ...facts.readings('borrower_tin')];
  if (readings.length === 0) return notEvaluated(['borrower_tin']);
  const malformed = oneOfEach(readings, ({ documentId, value }) => `${documentId} ${value}`).flatMap((reading) =>
    tellMalformed(reading, readings, rule),
  );
  if (malformed.length > 0 || borrowersOf(facts) > 1) return evaluated(malformed);
  return evaluated(agree(rule, readings, policy, { compare: compareBy('id', policy.tolerances) }));
}

/** Several borrowers have a number each, and nothing says whose is whose. */
function borrowersOf(facts: Facts): number {
  const names = eachParty(
    oneOfEach([
      ...facts.approved('borrower_name'),
      ...facts.readings('borrower_name', ['promissory_note', 'loan_agreement']),
    ]),
  );
  return distinct(names, sameParty).length;
}

function tellMalformed(reading: Reading, all: readonly Reading[], rule: Rule): readonly Finding[] {
  const fault = faultOf(reading.value);
  if (fault === null) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(reading, all))} gives ${sayReading(reading)} as tax id: ${fault}.`,
      readings: [reading],
      comparison: 'format',
    }),
  ];
}

function faultOf(value: string): string | null {
  const key = idKey(value);
  const shown = key.replaceAll('*', '');
  if (!/^\d+$/.test(shown)) return 'a tax id has digits only';
  if (key.includes('*'))
    return shown.length < 4 ? 'at least its last four digits must be shown' : key.length > 11 ? 'it is too long' : null;
  if (key.length !== 9) return `it has ${key.length} digits and not nine`;
  if (/^(\d)\1{8}$/.test(key)) return 'it repeats one digit';
  // Written as 123-45-6789 it is a person's: numbers with these parts were never given out.
  const [area, group, serial] = [key.slice(0, 3), key.slice(3, 5), key.slice(5)];
  const personal = /^\D*\d{3}[- ]\d{2}[- ]\d{4}\D*$/.test(value);
  if (personal && (area === '000' || area === '666' || group === '00' || serial === '0000'))
    return 'no such social security number is given out';
  return null;
}
