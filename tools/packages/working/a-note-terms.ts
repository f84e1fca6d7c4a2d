import { spell } from '../core/amounts.ts';
import { dayOf, ordinal } from '../core/dates.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Draft } from './a-draft.ts';
import type { Voice } from './a-text.ts';

const states: Record<string, string> = {
  CO: 'Colorado',
  IA: 'Iowa',
  OR: 'Oregon',
  TX: 'Texas',
  PA: 'Pennsylvania',
  GA: 'Georgia',
  MN: 'Minnesota',
  CA: 'California',
  ID: 'Idaho',
};

export function stateName(code: string): string {
  return states[code] ?? code;
}

/** The words of a document for its parties, with state and county of the property. */
export function voiceOf(draft: Draft, B: string, L: string, I: string): Voice {
  const { property } = draft.facts;
  return { B, L, I, S: stateName(property.address.state), C: property.county, T: 'Trustee' };
}

/** The schedule in one sentence, with a last payment of its own when there is a balloon. */
export function paymentRuns(draft: Draft, voice: Voice): Run[] {
  const { say, facts, random } = draft;
  const count: Run = say.number('number_of_payments', facts.numberOfPayments);
  const frequency = v('payment_frequency', 'monthly');
  const start: Run[] = random.chance(0.5)
    ? [`${voice.B} will pay this loan in `, count, ' regular ', frequency]
    : [`${voice.B} will pay this loan in `, count, ' ', frequency, ' consecutive'];
  const each: Run[] = prose`${start} payments of ${say.dollars('payment_amount', facts.paymentCents)} each. ${voice.B}’s first payment is due ${say.date('first_payment_date', facts.firstPaymentDate)}, and all subsequent payments are due on the same day of each month after that. `;
  const last: Run[] =
    facts.balloonCents === null
      ? [`${voice.B}’s final payment will be due on `, say.maturity()]
      : prose`In addition, ${voice.B} will pay one balloon payment of ${say.dollars('balloon_amount', facts.balloonCents)} on ${say.maturity()}`;
  return prose`${each}${last}, and will be for all principal and all accrued interest not yet paid. Payments include principal and interest. ${voice.B} will pay ${voice.L} at ${voice.L}’s address shown above or at such other place as ${voice.L} may designate in writing.`;
}

/** What follows the heading about a variable rate; only for loans that have one. */
export function variableRateRuns(draft: Draft, voice: Voice): Run[] {
  const { say, facts } = draft;
  const { index } = facts;
  if (index === null) return [];
  return prose`The interest rate on this ${voice.I} is subject to change from time to time based on changes in an independent index which is the ${v('rate_index', index.name)} (the “Index”). ${voice.L} will tell ${voice.B} the current Index rate upon request. The interest rate change will not occur more often than each ${v('rate_change_frequency', index.frequency)}, beginning with ${say.date('first_rate_change_date', index.firstChange)}. The interest rate to be applied to the unpaid principal balance will be calculated using a rate of ${say.percent('rate_margin', index.margin)} over the Index, resulting in an initial rate of ${say.rate()} per annum. NOTICE: Under no circumstances will the interest rate on this loan be less than ${say.percent('rate_floor', index.floor)} per annum or more than the lesser of ${say.percent('rate_ceiling', index.ceiling)} per annum or the maximum rate allowed by applicable law.`;
}

/** How interest is counted; names the rate for fixed loans, which name it nowhere else in such notes. */
export function dayCountRuns(draft: Draft): Run[] {
  const { say, facts } = draft;
  const lead: Run[] =
    facts.index === null
      ? ['Interest on this Note accrues at a ', v('rate_type', 'fixed'), ' rate of ', say.rate(), ' per annum. ']
      : [];
  if (facts.dayCount === 'act/360')
    return prose`${lead}Interest on this Note is computed on a ${v('day_count', '365/360', 'act/360')} basis; that is, by applying the ratio of the interest rate over a year of 360 days, multiplied by the outstanding principal balance, multiplied by the actual number of days the principal balance is outstanding.`;
  if (facts.dayCount === 'act/365')
    return prose`${lead}Interest is computed on the basis of the ${v('day_count', 'actual number of days elapsed and a year of 365 days', 'act/365')}.`;
  return prose`${lead}Interest is computed on a ${v('day_count', '30/360', '30/360')} basis, that is, with all months assumed to have thirty days in a year of 360 days.`;
}

export function prepaymentRuns(draft: Draft, voice: Voice): Run[] {
  const { facts, random } = draft;
  if (!facts.prepaymentPenalty)
    return prose`${voice.B} may pay ${v('prepayment_penalty', random.pick(['without penalty', 'without a prepayment charge']), 'false')} all or a portion of the amount owed earlier than it is due. Early payments will not, unless agreed to by ${voice.L} in writing, relieve ${voice.B} of the obligation to continue to make payments under the payment schedule.`;
  return prose`Upon prepayment of this ${voice.I}, ${voice.L} is entitled to the following ${v('prepayment_penalty', 'prepayment penalty', 'true')}: three percent (3%) of the amount prepaid during the first loan year, two percent (2%) during the second, and one percent (1%) during the third. Except for the foregoing, ${voice.B} may pay all or a portion of the amount owed earlier than it is due.`;
}

export function lateChargeRuns(draft: Draft, voice: Voice): Run[] {
  const { say, facts, random } = draft;
  const tail: Run[] = random.chance(0.4)
    ? [' or ', say.dollars('late_charge_amount', 2_500), ', whichever is greater']
    : [];
  return prose`If a payment is ${say.number('grace_days', facts.graceDays)} days or more late, ${voice.B} will be charged ${say.percent('late_charge_percent', facts.lateChargePercent)} of the unpaid portion of the regularly scheduled payment${tail}.`;
}

/** `the 1st day of each month`. */
export function dueDay(draft: Draft): string {
  return `${ordinal(dayOf(draft.facts.firstPaymentDate))} day of each month`;
}

/** A rate in words and figures, as law offices write: `six and one-half percent (6.5%)`. */
export function spelledRate(draft: Draft): Run[] {
  const { facts, say } = draft;
  const whole = Math.floor(facts.rate / 1000);
  const part = facts.rate % 1000;
  const fractions: Record<number, string> = {
    0: '',
    125: ' and one-eighth',
    250: ' and one-quarter',
    375: ' and three-eighths',
    500: ' and one-half',
    625: ' and five-eighths',
    750: ' and three-quarters',
    875: ' and seven-eighths',
  };
  const text = fractions[part];
  return text === undefined ? [say.rate()] : [`${spell(whole)}${text} percent (`, say.rate(), ')'];
}
