import { addBusinessDays } from '../../calculations/business-days.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDate } from '../wording.ts';

const DAYS_AHEAD = 3;

/**
 * the consumer has the Closing Disclosure three business days before the signing (1026.19(f)(1)(ii)). Of several
 * the first counts: later ones correct it. The day of issue stands where no receipt is shown, and cannot prove a fault:
 * the one in the package may be a correction of one that came in time.
 */
export function disclosureTiming(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!facts.has('closing_disclosure')) return notApplicable;
  const received = earliest(facts.readings('cd_received_date', ['closing_disclosure']));
  const issued = earliest(facts.readings('date_issued', ['closing_disclosure']));
  const closing = closingDate(facts);
  const shown = received ?? issued;
  if (shown === null || closing === null)
    return notEvaluated([
      ...(shown === null ? ['cd_received_date'] : []),
      ...(closing === null ? ['closing_date', 'note_date'] : []),
    ]);
  const latest = addBusinessDays(closing.value, -DAYS_AHEAD);
  if (shown.value <= latest) return evaluated();
  // Signed again at the table: the day of signing is no sign that it was not there before.
  const signedAtClosing = received?.value === closing.value && issued !== null && issued.value <= latest;
  const uncertain = received === null || signedAtClosing;
  const what = shown.field === 'cd_received_date' ? 'was received' : 'was issued';
  return evaluated([
    buildFinding(rule, {
      severity: uncertain ? 'warning' : 'exception',
      message: `The Closing Disclosure ${what} on ${sayDate(shown.value)}. For the signing on ${sayDate(closing.value)} it had to be received by ${sayDate(latest)}, three business days before.${uncertain ? ' The package does not show that one was received in time.' : ''}`,
      readings: [shown, closing, ...(signedAtClosing && issued !== null ? [issued] : [])],
      comparison: 'not_after',
      kind: 'date',
      expected: latest,
      tolerance: '0',
    }),
  ]);
}

function earliest(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>((best, one) => (best === null || one.value < best.value ? one : best), null);
}
