import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { dayOf, longDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

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

/** The multistate fixed rate note of the agencies, for one to four family homes. */
export const layout: Layout = {
  id: 'p-note-uniform-fixed',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const left = 72;
    const { lender, property } = facts;
    const nmls = random.int(402_100, 988_800);
    const sheet = open({
      margins: { top: 58, bottom: 84, left, right: 72 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          left,
          730,
          prose`${bold('MULTISTATE ')}${v('rate_type', 'FIXED RATE', 'fixed', true)}${bold(' NOTE')}—Single Family—${bold('Fannie Mae/Freddie Mac UNIFORM INSTRUMENT')}`,
          { size: 7.5 },
        );
        page.text(left, 741, 'Form 3200   07/2021', { size: 7.5 });
        page.text(left + 300, 741, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width: 168, align: 'right' });
        if (pageNo < pageCount)
          page.text(left + 300, 756, 'Initials: ________', { size: 7.5, width: 168, align: 'right' });
      },
    });
    const head = (text: string): void => {
      sheet.ensure(44);
      sheet.paragraph(bold(text), { after: 3 });
    };
    const say = (runs: Run | readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 7 });
    const sub = (text: string): void => {
      sheet.ensure(34);
      sheet.paragraph(bold(text), { indent: 14, after: 2 });
    };

    sheet.text(left, sheet.y, ['Loan No.: ', v('loan_number', facts.loanNumber)], { size: 9 });
    if (random.chance(0.6))
      sheet.text(
        left + 268,
        sheet.y,
        `MIN: 1000${random.int(100, 999)}-00000${random.int(10_000, 99_999)}-${random.int(1, 9)}`,
        {
          size: 9,
          width: 200,
          align: 'right',
        },
      );
    sheet.y += 26;
    sheet.paragraph('NOTE', { bold: true, size: 15, align: 'center', after: 12 });
    const blanks: [Run, string][] = [
      [v('note_date', longDate(facts.noteDate), facts.noteDate), '[Note Date]'],
      [lender.address.city, '[City]'],
      [states[lender.address.state] ?? lender.address.state, '[State]'],
    ];
    blanks.forEach(([run, caption], i) => {
      const x = left + i * 160;
      sheet.text(x, sheet.y, run, { width: 148, align: 'center' });
      sheet.hline(x, sheet.y + 13, x + 148);
      sheet.text(x, sheet.y + 15, caption, { size: 8, width: 148, align: 'center' });
    });
    sheet.y += 38;
    sheet.text(left, sheet.y, v('property_address', oneLine(property.address)), { width: 468, align: 'center' });
    sheet.hline(left, sheet.y + 13, left + 468);
    sheet.text(left, sheet.y + 15, '[Property Address]', { size: 8, width: 468, align: 'center' });
    sheet.y += 38;

    head('1.  BORROWER’S PROMISE TO PAY');
    say(
      prose`In return for a loan in the amount of U.S. $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))} (the “Principal”) that I have received from ${v('lender_name', lender.name)} (the “Lender”), I promise to pay the Principal, plus interest, to the order of the Lender. I will make all payments under this Note in U.S. currency in the form of cash, check, money order, or other payment method accepted by Lender. I understand that the Lender may transfer this Note. The Lender or anyone who takes this Note by transfer and who is entitled to receive payments under this Note is called the “Note Holder.”`,
    );
    head('2.  INTEREST');
    say(
      prose`Interest will be charged on unpaid Principal until the full amount of the Principal has been paid. I will pay interest at a yearly rate of ${v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate))}. The interest rate required by this Section 2 is the rate I will pay both before and after any default described in Section 6(B) of this Note.`,
    );
    head('3.  PAYMENTS');
    sub('(A) Time and Place of Payments');
    say(
      prose`I will pay principal and interest by making a payment ${v('payment_frequency', 'every month', 'monthly')}. I will make my monthly payment on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month beginning on ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}. I will make these payments every month until I have paid all of the Principal and interest and any other charges described below that I may owe under this Note. Each monthly payment will be applied as of its scheduled due date and will be applied to interest before Principal. If, on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the “Maturity Date.” I will make my monthly payments at ${v('lender_name', lender.name)}, ${v('lender_address', oneLine(lender.address))} or at a different place if required by the Note Holder.`,
    );
    sub('(B) Amount of Monthly Payments');
    say(
      prose`My monthly payment will be in the amount of U.S. $${v('payment_amount', money(facts.paymentCents), plainMoney(facts.paymentCents))}. This payment amount does not include any property taxes, insurance, or other charges that I may be required to pay each month.`,
    );
    head('4.  BORROWER’S RIGHT TO PREPAY');
    say(
      prose`I have the right to make payments of Principal at any time before they are due. A payment of Principal only is known as a “Prepayment.” When I make a Prepayment, I will notify the Note Holder in writing that I am doing so. I may not designate a payment as a Prepayment if I have not made all the monthly payments then due under this Note. ${v('prepayment_penalty', 'I may make a full Prepayment or partial Prepayments without paying any Prepayment charge', 'false')}. The Note Holder will use my Prepayments to reduce the amount of Principal that I owe under this Note. If I make a partial Prepayment, there will be no changes in the due date or in the amount of my monthly payment unless the Note Holder agrees in writing to those changes.`,
    );
    head('5.  LOAN CHARGES');
    say(
      prose`If applicable law sets maximum loan charges, and that law is finally interpreted so that the interest or other loan charges collected or to be collected in connection with this loan exceed the permitted limits, then: (a) any such loan charge will be reduced by the amount necessary to reduce the charge to the permitted limit; and (b) any sums already collected from me that exceeded permitted limits will be refunded to me.`,
    );
    head('6.  BORROWER’S FAILURE TO PAY AS REQUIRED');
    sub('(A) Late Charges for Overdue Payments');
    say(
      prose`If the Note Holder has not received the full amount of any monthly payment by the end of ${v('grace_days', String(facts.graceDays))} calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be ${v('late_charge_percent', `${rate(facts.lateChargePercent)}%`, plainRate(facts.lateChargePercent))} of my overdue payment of principal and interest. I will pay this late charge promptly but only once on each late payment.`,
    );
    sub('(B) Default');
    say('If I do not pay the full amount of each monthly payment on the date it is due, I will be in default.');
    sub('(C) Notice of Default');
    say(
      prose`If I am in default, the Note Holder may send me a written notice telling me that if I do not pay the overdue amount by a certain date, the Note Holder may require me to pay immediately the full amount of unpaid Principal, all the interest that I owe on that amount, and other charges due under this Note. That date must be at least 30 days after the date on which the notice is mailed to me or delivered by other means.`,
    );
    sub('(D) No Waiver by Note Holder; Payment of Costs and Expenses');
    say(
      prose`If the Note Holder does not require me to pay immediately in full as described above, the Note Holder will still have the right to do so if I am in default at a later time. If the Note Holder has required me to pay immediately in full, the Note Holder will have the right to be paid back by me for all of its costs and expenses in enforcing this Note to the extent not prohibited by applicable law, including reasonable attorneys’ fees.`,
    );
    head('7.  GIVING OF NOTICES');
    say(
      prose`Unless applicable law requires a different method, any notice that must be given to me under this Note will be given by delivering it or by mailing it by first class mail to me at the Property Address above or at a different address if I give the Note Holder a notice of my different address.`,
    );
    head('8.  OBLIGATIONS OF PERSONS UNDER THIS NOTE; WAIVERS');
    say(
      prose`If more than one person signs this Note, each person is fully and personally obligated to keep all of the promises made in this Note, including the promise to pay the full amount owed. Any person who is a guarantor, surety, or endorser of this Note is also obligated to do these things. I and any other person who has obligations under this Note waive the rights of Presentment and Notice of Dishonor.`,
    );
    head('9.  UNIFORM SECURED NOTE');
    say(
      prose`In addition to the protections given to the Note Holder under this Note, a Mortgage, Deed of Trust, or Security Deed (the “Security Instrument”), dated the same date as this Note, protects the Note Holder from possible losses that might result if I do not keep the promises that I make in this Note. Under that Security Instrument, if all or any part of the Property is sold or transferred without Lender’s prior written consent, Lender may require immediate payment in full. If Lender exercises this option, Lender will give Borrower not less than 30 days’ notice within which all sums must be paid.`,
    );
    sheet.ensure(46 * facts.borrowers.length + 84);
    sheet.y += 6;
    sheet.paragraph('WITNESS THE HAND(S) AND SEAL(S) OF THE UNDERSIGNED.', { after: 34 });
    for (const borrower of facts.borrowers) {
      sheet.signature(left + 210, sheet.y, 220, { signed, label: borrower.name, field: 'note_signed' });
      sheet.text(left + 434, sheet.y - 9, '(Seal)', { size: 9 });
      sheet.text(left + 210, sheet.y + 3, [v('borrower_name', borrower.name), ' - Borrower'], { size: 9 });
      sheet.y += 44;
    }
    sheet.text(left + 210, sheet.y - 16, '[Sign Original Only]', { size: 8 });
    sheet.text(
      left,
      sheet.y,
      ['Loan Originator Organization: ', v('lender_name', lender.name), `, NMLSR ID: ${nmls}`],
      {
        size: 8,
      },
    );
    sheet.text(left, sheet.y + 11, `Loan Originator: ${lender.signer}, NMLSR ID: ${nmls + 11_207}`, { size: 8 });
    sheet.y += 24;
  },
};
