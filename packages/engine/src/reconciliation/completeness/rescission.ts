import { addBusinessDays } from '../../calculations/business-days.ts';
import { buildFinding } from '../build-finding.ts';
import { closingDate, paidOutDate } from '../closing-dates.ts';
import type { Facts, Reading } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { buysItsSecurity, isRealEstateSecured, loanClass } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, notEvaluated, type Outcome, type Rule } from '../rule.ts';
import { sayDate, saySource, startSentence } from '../wording.ts';
import { missingPapers } from './missing-papers.ts';

const RESCISSION_DAYS = 3;

/**
 * a consumer who puts up the home for anything but buying it may cancel until midnight of the third business
 * day, and no money goes out before (Regulation Z, 1026.23). A notice in the package says that the loan is such a one.
 */
export function rescission(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  const isNoticed = facts.has('right_to_cancel');
  if (!isNoticed) {
    const rescindable = isRescindable(facts);
    if (rescindable !== true) return rescindable;
  }
  const notice = isNoticed
    ? []
    : [
        missingPapers(rule, {
          message:
            'The borrower’s home secures a loan that does not buy it, and the package holds no notice of right to cancel.',
          missing: ['right_to_cancel'],
        }),
      ];
  const signed = closingDate(facts);
  const paidOut = paidOutDate(facts, 'earliest');
  if (signed === null) return notice.length > 0 ? evaluated(notice) : notEvaluated(['note_date', 'closing_date']);
  const last = addBusinessDays(signed.value, RESCISSION_DAYS);
  const findings = [
    ...notice,
    ...tooEarly(rule, signed, paidOut, last),
    ...noticeEndsTooEarly(facts, rule, signed, last),
  ];
  return paidOut === null && findings.length === 0 ? notEvaluated(['disbursement_date']) : evaluated(findings);
}

function isRescindable(facts: Facts): true | Outcome {
  if (loanClass(facts) === 'business' || !isRealEstateSecured(facts)) return notApplicable;
  const buys = buysItsSecurity(facts);
  if (buys === true) return notApplicable;
  const uses = [...facts.readings('occupancy'), ...facts.approved('occupancy')].map(({ value }) => value);
  if (uses.length > 0 && !uses.includes('Primary Residence')) return notApplicable;
  const missing = [
    ...(loanClass(facts) === null ? ['loan_class'] : []),
    ...(buys === null ? ['loan_purpose'] : []),
    ...(uses.length === 0 ? ['occupancy'] : []),
  ];
  return missing.length === 0 ? true : notEvaluated(missing);
}

function tooEarly(rule: Rule, signed: Reading, paidOut: Reading | null, last: string): readonly Finding[] {
  if (paidOut === null || paidOut.value > last) return [];
  return [
    buildFinding(rule, {
      message: `${startSentence(saySource(paidOut))} disburses the loan on ${sayDate(paidOut.value)}. It was signed on ${sayDate(signed.value)}, and the borrower may cancel until midnight of ${sayDate(last)}, the third business day after.`,
      readings: [signed, paidOut],
      comparison: 'after',
      kind: 'date',
      expected: last,
      tolerance: '0',
    }),
  ];
}

/** A notice that gives the borrower less time than the law leaves the right open for three years. */
function noticeEndsTooEarly(facts: Facts, rule: Rule, signed: Reading, last: string): readonly Finding[] {
  return facts
    .readings('rescission_end_date', ['right_to_cancel'])
    .filter(({ value }) => value < last)
    .slice(0, 1)
    .map((ends) =>
      buildFinding(rule, {
        message: `${startSentence(saySource(ends))} lets the borrower cancel until ${sayDate(ends.value)}. The third business day after the signing on ${sayDate(signed.value)} is ${sayDate(last)}.`,
        readings: [signed, ends],
        comparison: 'not_before',
        kind: 'date',
        expected: last,
        tolerance: '0',
      }),
    );
}
