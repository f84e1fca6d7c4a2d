import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { dayOf, ordinal } from '../core/dates.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  type Draft,
  dayCount,
  envelope,
  footer,
  lender,
  on,
  percent,
  ratePrint,
  sideHead,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';

/** A consumer's note of a credit union: headings at the left, plain words at the right. */
export function drawPlainWords(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 50, left: 48, right: 48, bottom: 56 },
    style: { font: draft.font('franklin', 'sans', 'condensed'), size: 10 },
    furniture: footer(`Home Loan Note ${r.pick(['Rev. 4/22', '(11/19)', 'HN-7'])}`),
  });
  s.text(48, 48, [lender(f)], { size: 14, bold: true });
  s.text(48, 66, [at('lender_address', f.lender.address)], { size: 8.5 });
  s.text(340, 50, 'NOTE', { size: 18, bold: true, width: 224, align: 'right' });
  s.hline(48, 84, 564, 2);
  s.y = 92;
  table(s, { x: 48, widths: [258, 258], rules: 'none', size: 10 }, [
    [
      ['Member(s): ', ...borrowers(f, ', ')],
      ['Loan #: ', v('loan_number', f.loanNumber)],
    ],
    [
      ['Home securing this loan: ', envelope('property_address', f.property.address)],
      ['Signed: ', on('note_date', f.noteDate)],
    ],
  ]);
  s.hline(48, s.y + 2, 564);
  s.y += 12;
  const parts: [string, Run[]][] = entries`
    What you borrow | You have received a loan and promise to repay ${v('principal_amount', `$${money(f.principalCents)}`, plainMoney(f.principalCents))} (that is, ${v('principal_words', amountInWords(f.principalCents))} dollars), which we call principal, with interest, to us.
    What it costs | Until principal is repaid you pay interest at a ${v('rate_type', 'fixed')} yearly rate of ${ratePrint(f)}. We compute it on ${dayCount(f)}.
    How you repay | You pay ${usd('payment_amount', f.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, on the ${ordinal(dayOf(f.firstPaymentDate))}, starting ${on('first_payment_date', f.firstPaymentDate)}, in all ${v('number_of_payments', `${f.numberOfPayments} payments`, String(f.numberOfPayments))} over ${term(f, true)}.
    When it ends | Whatever is still owed on ${on('maturity_date', f.maturityDate)} must be paid that day.
    If you are late | When we lack the full payment at the end of ${v('grace_days', `${f.graceDays} calendar days`, String(f.graceDays))} after it is due, we add ${percent('late_charge_percent', f.lateChargePercent)} of the overdue principal and interest.
    Paying early | You may repay all or part of the principal at any time ${v('prepayment_penalty', 'without charge', 'false')}.
    If you default | We may ask for everything at once after 30 days’ written notice, and you pay our reasonable costs of enforcing this Note.
    Notices | We write to you at the home above unless you tell us another address. You write to us at the office above.
    More than one member | Each of you owes the full amount. We may enforce our rights against each of you alone or all together.
    Security | A security instrument of the same date protects us from losses if you do not keep these promises.
  `;
  for (const [head, runs] of parts) sideHead(s, head, runs, 128, 10);
  s.y += 4;
  signers(s, f.borrowers, signed, { field: 'note_signed', nameField: 'borrower_name', role: 'Member' });
}
