import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  type Draft,
  dayCount,
  describedBorrowers,
  figure,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  numbered,
  ofConsumer,
  on,
  onLine,
  percent,
  ratePrint,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';
import { drawPlainWords } from './c-notes-plain.ts';

/** The sentences about an index, or that there is none. */
function rateStory({ f }: Draft): Run[] {
  if (f.index === null)
    return ['The rate is ', v('rate_type', 'fixed'), ' and stays as stated until all sums are paid.'];
  return prose`The rate is ${v('rate_type', 'variable')}. It equals the ${v('rate_index', f.index.name)} plus ${percent('rate_margin', f.index.margin)}, is reset each ${v('rate_change_frequency', f.index.frequency)} starting ${on('first_rate_change_date', f.index.firstChange)}, and shall at no time fall under ${percent('rate_floor', f.index.floor)} or climb over ${percent('rate_ceiling', f.index.ceiling)}.`;
}

function prepayment({ f }: Draft): Run[] {
  return f.prepaymentPenalty
    ? prose`If Maker prepays within the first three years a ${v('prepayment_penalty', 'prepayment penalty', 'true')} of one percent of the sum prepaid is due.`
    : ['Maker may pay early, in whole or part, ', v('prepayment_penalty', 'without penalty', 'false'), '.'];
}

/** A bank's stock form: printed sentences with lines on which a clerk typed. */
function drawStockForm(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({ margins: { top: 44, left: 60, right: 60, bottom: 56 }, style: { font: 'serif', size: 10.5 } });
  s.y = middle(s, 44, r.pick(['PROMISSORY NOTE', 'BUSINESS PROMISSORY NOTE', 'INSTALLMENT NOTE']), 15) + 12;
  onLine(s, [60, s.y, 150], [figure('principal_amount', f.principalCents)], 'Amount, U.S. dollars');
  onLine(s, [236, s.y, 150], [on('note_date', f.noteDate)], 'Date of this note');
  s.y = onLine(s, [412, s.y, 140], [v('loan_number', f.loanNumber)], 'Note number') + 8;
  s.y = s.text(
    60,
    s.y,
    'For value received, the undersigned (if more than one, each of them) promises to pay to the order of',
  );
  s.y = onLine(s, [60, s.y + 8, 492], [lender(f)], 'Name of bank');
  s.y = onLine(
    s,
    [60, s.y + 2, 492],
    [at('lender_address', f.lender.address)],
    'at its office, or elsewhere as the holder may direct',
  );
  s.y = s.text(60, s.y + 2, 'the sum of');
  s.y = onLine(
    s,
    [60, s.y + 4, 492],
    [v('principal_words', amountInWords(f.principalCents, r.pick(['no', 'and'] as const)))],
    'Dollars',
  );
  const rateAt = s.y + 4;
  s.text(60, rateAt, 'with interest on the unpaid balance at');
  onLine(s, [238, rateAt - 1, 78], [ratePrint(f)]);
  s.text(324, rateAt, 'per annum, figured on');
  s.y = onLine(s, [60, rateAt + 20, 492], [dayCount(f)], 'Method of counting days') + 2;
  s.y = s.text(60, s.y, 'Payable as follows:');
  const count = v('number_of_payments', String(f.numberOfPayments));
  const row = s.y + 4;
  onLine(s, [60, row, 100], [count], 'How many');
  onLine(s, [176, row, 110], [v('payment_frequency', 'monthly')], 'How often');
  onLine(s, [302, row, 110], [usd('payment_amount', f.paymentCents)], 'Each payment');
  s.y = onLine(s, [428, row, 124], [on('first_payment_date', f.firstPaymentDate, 'slash')], 'First one due') + 2;
  if (f.balloonCents !== null) {
    onLine(s, [60, s.y, 226], [usd('balloon_amount', f.balloonCents)], 'Last (balloon) payment');
    s.y = onLine(s, [302, s.y, 250], [on('maturity_date', f.maturityDate, 'slash')], 'Due and payable in full on') + 2;
  } else
    s.y = onLine(s, [60, s.y, 492], [on('maturity_date', f.maturityDate, 'slash')], 'Due and payable in full on') + 2;
  s.paragraph(rateStory(draft), { align: 'justify' });
  s.paragraph(
    prose`A payment not received within ${v('grace_days', `${f.graceDays} days`, String(f.graceDays))} after its due date costs the undersigned ${percent('late_charge_percent', f.lateChargePercent)} of what is overdue. After default or maturity the unpaid balance bears interest at ${percent('default_rate', f.defaultRate)}. ${prepayment(draft)}`,
    { align: 'justify' },
  );
  if (f.renewalOf !== null)
    s.paragraph(['This note renews and replaces note number ', v('renewal_of', f.renewalOf), '.']);
  s.paragraph(
    'Each signer waives presentment, protest and notice of dishonor and agrees to pay costs of collection, including a reasonable attorney fee where the law allows it. The holder may set off deposits of any signer.',
    { align: 'justify', size: 9.5 },
  );
  signers(s, f.borrowers, signed, { field: 'note_signed', nameField: 'borrower_name' });
  s.paragraph(['Address of signer: ', at('borrower_address', firstBorrower(f).address)], { size: 9.5 });
}

/** Counsel's note: a schedule of terms ruled on top, sections that speak of the schedule below. */
function drawSchedule(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 64 },
    style: { font: draft.font('book', 'slab', 'serif'), size: 10.5 },
    furniture: footer('Term Note'),
  });
  s.y = middle(s, 58, r.pick(['TERM NOTE', 'SECURED PROMISSORY NOTE', 'PROMISSORY NOTE']), 14) + 4;
  s.y = middle(s, s.y, 'Schedule of Terms', 10.5, false) + 6;
  const terms: [string, Run[]][] = [
    ['Maker', describedBorrowers(f)],
    ['Maker’s notice address', [at('borrower_address', firstBorrower(f).address)]],
    ['Holder', [lender(f)]],
    ['Holder’s office', [at('lender_address', f.lender.address)]],
    ['Made as of', [on('note_date', f.noteDate)]],
    ['Face amount', [usd('principal_amount', f.principalCents)]],
    ['Contract rate', [ratePrint(f), ' a year, ', v('rate_type', f.rateType)]],
    ['Installments', [v('number_of_payments', `${f.numberOfPayments}`), ' of ', usd('payment_amount', f.paymentCents)]],
    ['Due', [v('payment_frequency', 'monthly'), ', the first on ', on('first_payment_date', f.firstPaymentDate)]],
    [
      'Life of loan',
      [term(f, r.chance(0.5)), ' on an amortization of ', term(f, true, 'amortization_months', f.amortizationMonths)],
    ],
    ['Final due date', [on('maturity_date', f.maturityDate)]],
    ...(f.balloonCents === null
      ? []
      : [['Balance then due', [usd('balloon_amount', f.balloonCents)]] as [string, Run[]]]),
    ['Account', [v('loan_number', f.loanNumber)]],
  ];
  table(s, { x: 72, widths: [140, 328], rules: r.pick(['all', 'rows'] as const), boldFirst: true, size: 10 }, terms);
  s.y += 12;
  numbered(
    s,
    entries`
      Obligation | FOR VALUE RECEIVED Maker promises to pay to the order of Holder the principal sum of ${v('principal_words', amountInWords(f.principalCents, 'and').toUpperCase())} DOLLARS ($${figure('principal_amount', f.principalCents)}), together with interest, as set out in the Schedule.
      Interest | ${rateStory(draft)} Interest is computed on ${dayCount(f)}.
      Default | While an Event of Default continues, principal bears interest at the default rate of ${percent('default_rate', f.defaultRate)} per annum and Holder may declare all sums due.
      Late payments | An installment more than ${v('grace_days', `${f.graceDays}`)} days past due bears a late fee equal to ${percent('late_charge_percent', f.lateChargePercent, 1)} of the installment.
      Voluntary prepayment | ${prepayment(draft)}
      Waivers | Maker and every endorser waive demand, presentment, notice of intent to accelerate and notice of acceleration, to the extent the law permits.
      Governing law | This Note is governed by the law of the state in which Holder’s office stands, without regard to its conflict rules.
      Jury waiver | MAKER AND HOLDER EACH WAIVE TRIAL BY JURY IN ANY ACTION ON THIS NOTE.
    `,
    10.5,
  );
  s.paragraph(['Executed by Maker on ', on('note_signature_date', f.noteDate), '.']);
  signers(s, f.borrowers, signed, { field: 'note_signed', nameField: 'borrower_name', x: 290, width: 210 });
}

export const notesC: readonly Layout[] = [
  form('note-stock-form', 'promissory_note', drawStockForm),
  form('note-schedule-of-terms', 'promissory_note', drawSchedule),
  form('note-plain-words', 'promissory_note', drawPlainWords, ofConsumer),
];
