import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addMonths, dayOf, longDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-uniform',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const old = random.chance(0.4);
    const sheet = open({
      margins: { top: 54, bottom: 70, left: 72, right: 72 },
      style: { font: 'serif', size: 11, align: 'justify', leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        const y = page.height - 56;
        page.text(72, y, 'MULTISTATE FIXED RATE NOTE', { size: 8, bold: true, align: 'left' });
        page.text(72, y + 10, `Single Family—Uniform Instrument   Form 3200  ${old ? '1/01' : '07/2021'}`, {
          size: 7.5,
          align: 'left',
        });
        page.text(390, y, ['Loan ID: ', v('loan_number', facts.loanNumber)], { size: 8, width: 150, align: 'right' });
        page.text(390, y + 10, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 150, align: 'right' });
        if (pageNo < pageCount) page.text(72, y + 20, 'Initials: ________ ________', { size: 7.5, align: 'left' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    const head = (text: string): void => {
      sheet.ensure(50);
      sheet.paragraph(text, { bold: true, after: 3, align: 'left' });
    };
    const body = (runs: Run | Run[]): void => sheet.paragraph(runs, { indent: 18 });
    sheet.text(300, 40, ['LOAN #: ', v('loan_number', facts.loanNumber)], { size: 9, width: 240, align: 'right' });
    sheet.paragraph('NOTE', { size: 17, bold: true, align: 'center', after: 12 });
    const y = sheet.y;
    sheet.text(72, y, [v('note_date', longDate(facts.noteDate), facts.noteDate)], { align: 'left' });
    sheet.text(260, y, `${property.address.city},`, { align: 'left' });
    sheet.text(440, y, property.address.state, { align: 'left' });
    sheet.hline(72, y + 13, 200);
    sheet.hline(250, y + 13, 380);
    sheet.hline(420, y + 13, 540);
    sheet.text(72, y + 15, '[Note Date]', { size: 8, width: 128, align: 'center' });
    sheet.text(250, y + 15, '[City]', { size: 8, width: 130, align: 'center' });
    sheet.text(420, y + 15, '[State]', { size: 8, width: 120, align: 'center' });
    sheet.text(72, y + 34, [v('property_address', oneLine(property.address))], { width: 468, align: 'center' });
    sheet.hline(72, y + 47, 540);
    sheet.text(72, y + 49, '[Property Address]', { size: 8, width: 468, align: 'center' });
    sheet.y = y + 72;
    head('1.  BORROWER’S PROMISE TO PAY');
    body(
      prose`In return for a loan that I have received, I promise to pay U.S. $${cash('principal_amount', facts.principalCents)} (this amount is called “Principal”), plus interest, to the order of the Lender. The Lender is ${v('lender_name', lender.name)}, ${lender.entityType ?? ''}. I will make all payments under this Note in the form of cash, check or money order. I understand that the Lender may transfer this Note. The Lender or anyone who takes this Note by transfer and who is entitled to receive payments under this Note is called the “Note Holder.”`,
    );
    head('2.  INTEREST');
    body(
      prose`Interest will be charged on unpaid principal until the full amount of Principal has been paid. I will pay interest at a yearly rate of ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))} %. The interest rate required by this Section 2 is the rate I will pay both before and after any default described in Section 6(B) of this Note.`,
    );
    head('3.  PAYMENTS');
    for (const runs of paragraphs`
      ${bold('(A) Time and Place of Payments\n')}I will pay principal and interest by making a payment every ${v('payment_frequency', 'month', 'monthly')}. I will make my ${v('payment_frequency', 'monthly')} payment on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month beginning on ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}. I will make these payments every month until I have paid all of the principal and interest and any other charges described below that I may owe under this Note. Each monthly payment will be applied as of its scheduled due date and will be applied to interest before Principal. If, on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, I still owe amounts under this Note, I will pay those amounts in full on that date, which is called the “Maturity Date.”
      I will make my monthly payments at ${v('lender_address', oneLine(lender.address))} or at a different place if required by the Note Holder.
      ${bold('(B) Amount of Monthly Payments\n')}My monthly payment will be in the amount of U.S. $${cash('payment_amount', facts.paymentCents)}. This payment amount does not include any property taxes, insurance or other charges that I may be required to pay each month.
    `)
      body(runs);
    head('4.  BORROWER’S RIGHT TO PREPAY');
    body(
      prose`I have the right to make payments of Principal at any time before they are due. A payment of Principal only is known as a “Prepayment.” When I make a Prepayment, I will tell the Note Holder in writing that I am doing so. I may make a full Prepayment or partial Prepayments ${v('prepayment_penalty', 'without paying a Prepayment charge', 'false')}. The Note Holder will use my Prepayments to reduce the amount of Principal that I owe under this Note. If I make a partial Prepayment, there will be no changes in the due date or in the amount of my monthly payment unless the Note Holder agrees in writing to those changes.`,
    );
    head('5.  LOAN CHARGES');
    body(
      'If a law which sets maximum loan charges is finally interpreted so that the interest or other loan charges collected in connection with this loan exceed the permitted limits, then any such charge shall be reduced by the amount necessary to reduce it to the permitted limit, and any sums already collected from me which exceeded permitted limits will be refunded to me. The Note Holder may choose to make this refund by reducing the Principal I owe or by making a direct payment to me.',
    );
    head('6.  BORROWER’S FAILURE TO PAY AS REQUIRED');
    for (const runs of paragraphs`
      ${bold('(A) Late Charge for Overdue Payments\n')}If the Note Holder has not received the full amount of any monthly payment by the end of ${v('grace_days', `${facts.graceDays}`)} calendar days after the date it is due, I will pay a late charge to the Note Holder. The amount of the charge will be ${v('late_charge_percent', rate(facts.lateChargePercent), plainRate(facts.lateChargePercent))} % of my overdue payment of principal and interest. I will pay this late charge promptly but only once on each late payment.
      ${bold('(B) Default\n')}If I do not pay the full amount of each monthly payment on the date it is due, I will be in default.
      ${bold('(C) Notice of Default\n')}If I am in default, the Note Holder may send me a written notice telling me that if I do not pay the overdue amount by a certain date, the Note Holder may require me to pay immediately the full amount of Principal which has not been paid and all the interest that I owe on that amount. That date must be at least 30 days after the date on which the notice is mailed to me.
      ${bold('(D) No Waiver; Costs and Expenses\n')}Even if the Note Holder does not require me to pay immediately in full at a time when I am in default, it will still have the right to do so later. If it has so required, it will have the right to be paid back by me for its costs and expenses in enforcing this Note, including reasonable attorneys’ fees, to the extent not prohibited by applicable law.
    `)
      body(runs);
    head('7.  GIVING OF NOTICES');
    body(
      'Unless applicable law requires a different method, any notice that must be given to me under this Note will be given by delivering it or by mailing it by first class mail to me at the Property Address above or at a different address if I give the Note Holder a notice of my different address.',
    );
    head('8.  OBLIGATIONS OF PERSONS UNDER THIS NOTE');
    body(
      'If more than one person signs this Note, each person is fully and personally obligated to keep all of the promises made in this Note, including the promise to pay the full amount owed. Any person who is a guarantor, surety or endorser of this Note is also obligated to do these things.',
    );
    head('9.  WAIVERS');
    body(
      'I and any other person who has obligations under this Note waive the rights of Presentment and Notice of Dishonor.',
    );
    head('10.  UNIFORM SECURED NOTE');
    body(
      prose`This Note is a uniform instrument with limited variations in some jurisdictions. In addition to the protections given to the Note Holder under this Note, a Mortgage, Deed of Trust, or Security Deed (the “Security Instrument”), dated ${old ? 'the same date as this Note' : v('note_date', longDate(facts.noteDate), facts.noteDate)}, protects the Note Holder from possible losses which might result if I do not keep the promises which I make in this Note. If all or any part of the Property is sold or transferred without Lender’s prior written consent, Lender may require immediate payment in full.`,
    );
    sheet.ensure(60 + facts.borrowers.length * 48);
    sheet.paragraph('WITNESS THE HAND(S) AND SEAL(S) OF THE UNDERSIGNED.', { bold: true, align: 'left' });
    for (const party of facts.borrowers) {
      const at = sheet.y + 34;
      sheet.signature(260, at, 220, { signed, label: party.name, field: 'note_signed' });
      sheet.text(484, at - 9, '(Seal)', { align: 'left' });
      sheet.text(260, at + 3, [v('borrower_name', party.name), ' -Borrower'], { size: 10, align: 'left' });
      sheet.y = at + 16;
    }
    sheet.text(430, sheet.y + 6, '[Sign Original Only]', { size: 8, align: 'left' });
    if (random.chance(0.6)) {
      sheet.text(72, sheet.y + 22, `Loan Originator Organization: NMLS # ${random.int(300000, 899999)}`, {
        size: 8,
        align: 'left',
      });
      sheet.text(
        72,
        sheet.y + 32,
        `Individual Loan Originator: ${lender.signer}, NMLS # ${random.int(900000, 1899999)}   Rev. ${addMonths(facts.noteDate, -9).slice(0, 4)}`,
        { size: 8, align: 'left' },
      );
    }
  },
};
