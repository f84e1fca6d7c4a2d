import { amountInWords } from '../core/amounts.ts';
import { dayOf, numericDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { entityOf, on, pct, ruledRow, usd } from './v-kit.ts';

const left = 60;
const width = 492;
const accrual = { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' } as const;

const closing: readonly (readonly [string, string])[] = [
  [
    'Events of Default.',
    'Each of the following is an event of default: (a) any payment due under this Note is not made when due; (b) Borrower or any guarantor breaches any agreement with Lender; (c) any statement made to Lender in connection with this loan proves to have been false in any material respect when made; (d) Borrower or any guarantor becomes insolvent, dies, dissolves, or is the subject of a petition in bankruptcy that is not dismissed within sixty (60) days; (e) a judgment in excess of $50,000.00 is entered against Borrower and remains unsatisfied for thirty (30) days; or (f) a material adverse change occurs in the financial condition of Borrower.',
  ],
  [
    'Acceleration; Setoff.',
    'Upon an event of default Lender may declare the entire unpaid balance of this Note, with accrued interest and charges, due at once without notice or demand. Borrower grants Lender a right of setoff in all deposit accounts which Borrower maintains with Lender, other than trust, IRA and payroll accounts.',
  ],
  [
    'Returned Payments.',
    'Borrower will pay a fee of $35.00 for each check or preauthorized charge given in payment of this Note which is later dishonored.',
  ],
  [
    'Collection Costs.',
    'Borrower agrees to pay all costs of collection, including reasonable attorneys’ fees not to exceed 15.00% of the unpaid balance where such a limit is imposed by law, whether or not suit is filed.',
  ],
  [
    'Financial Information.',
    'Borrower will deliver its annual financial statements within 120 days of each fiscal year end and its federal income tax returns within thirty (30) days of filing.',
  ],
  [
    'Waivers.',
    'Every maker, endorser and guarantor waives presentment, demand, protest and notice of dishonor, and agrees that Lender may renew or extend this Note any number of times and release any party or collateral without affecting the liability of any other party.',
  ],
  [
    'Usury Savings.',
    'If any charge under this Note is finally determined to exceed what applicable law permits, the charge will be reduced to the permitted limit and any excess already collected will be credited to principal.',
  ],
];

export const layout: Layout = {
  id: 'v-note-bank-table',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'business' && facts.rateType === 'fixed',
  draw(open, facts, { random, signed }) {
    const { lender } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const date = (iso: string): string => numericDate(iso, '/', true);
    const sheet = open({
      margins: { top: 48, bottom: 60, left, right: 60 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 742, left + width);
        page.text(left, 747, 'Form CL-110F (01/23)', { size: 7.5 });
        page.text(left, 747, `Page ${pageNo} of ${pageCount}        Borrower’s initials ______`, {
          size: 7.5,
          width,
          align: 'right',
        });
      },
    });
    sheet.text(left, 46, v('lender_name', lender.name), { size: 15, bold: true, colour: '#1f3b2d' });
    sheet.text(left, 65, ['Commercial Lending  |  ', v('lender_address', oneLine(lender.address))], { size: 8 });
    sheet.hline(left, 80, left + width, 1.5);
    sheet.y = 90;
    sheet.paragraph('COMMERCIAL PROMISSORY NOTE', { size: 14, bold: true, align: 'center', after: 1 });
    sheet.paragraph(['(', v('rate_type', 'Fixed Rate', 'fixed'), ' – Installment)'], { align: 'center', after: 10 });
    const row = (label: string, runs: Run | readonly Run[]): void =>
      ruledRow(sheet, left, width, 138, label, runs, { size: 9.5 });
    for (const [label, runs] of entries`
      Borrower | ${v('borrower_name', b.name)}, ${entityOf(b)}\n${v('borrower_address', oneLine(b.address))}
      Loan number | ${v('loan_number', facts.loanNumber)}
      Date of note | ${on('note_date', facts.noteDate, date)}
    `)
      row(label, runs);
    if (facts.renewalOf !== null) row('Renews loan number', v('renewal_of', facts.renewalOf));
    for (const [label, runs] of entries`
      Principal amount | $${usd('principal_amount', facts.principalCents)}
      Interest rate | ${pct('interest_rate', facts.rate)} per annum, ${v('rate_type', 'fixed')} for the term of the loan
      Interest accrual basis | ${v('day_count', accrual[facts.dayCount], facts.dayCount)}
      Payment schedule | ${v('number_of_payments', `${facts.numberOfPayments}`)} ${v('payment_frequency', 'monthly')} payments of principal and interest of $${usd('payment_amount', facts.paymentCents)}${facts.balloonCents === null ? '' : prose`, and one final payment estimated at $${usd('balloon_amount', facts.balloonCents)} at maturity`}
      First payment due | ${on('first_payment_date', facts.firstPaymentDate, date)}
      Maturity date | ${on('maturity_date', facts.maturityDate, date)}
      Term / amortization | ${v('term_months', `${facts.termMonths}`)} months / ${v('amortization_months', `${facts.amortizationMonths}`)} months
      Late charge | ${pct('late_charge_percent', facts.lateChargePercent, 2)} of any payment not received within ${v('grace_days', `${facts.graceDays}`)} days of its due date; minimum $25.00
      Default rate | ${pct('default_rate', facts.defaultRate)}
    `)
      row(label, runs);
    row(
      'Prepayment penalty',
      facts.prepaymentPenalty
        ? [v('prepayment_penalty', 'Yes', 'true'), '. See Section 5.']
        : [v('prepayment_penalty', 'None', 'false')],
    );
    sheet.y += 10;

    let n = 0;
    const section = (title: string, runs: Run | readonly Run[]): void => {
      n += 1;
      const list = Array.isArray(runs) ? (runs as readonly Run[]) : [runs as Run];
      sheet.paragraph([bold(`${n}. ${title} `), ...list], { align: 'justify', after: 6 });
    };
    for (const [label, runs] of entries`
      Promise to Pay. | For value received, Borrower promises to pay to the order of ${v('lender_name', lender.name)} (“Lender”), at any of its offices, the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars, together with interest on the unpaid balance from the date of this Note until paid in full, all as stated in the table above. Words in the left column of the table have the meaning given beside them.
      Interest. | Interest accrues at the interest rate on the accrual basis shown in the table. If the basis is Actual/360, Borrower understands that the interest paid over a year will be more than if a 365-day year were used.
      Payments. | Payments are due on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month beginning with the first payment date. All principal, interest and charges then unpaid are due on the maturity date. Payments are applied first to interest, then to principal, then to late charges and costs. ${facts.balloonCents === null ? 'The amount of the last payment may differ because of the dates on which payments are received.' : 'THE FINAL PAYMENT IS A BALLOON PAYMENT. Lender has no obligation to refinance it.'}
      Default Rate. | After maturity, or while an event of default continues, Lender may charge interest at the default rate in place of the interest rate.
    `)
      section(label, runs);
    section(
      'Prepayment.',
      facts.prepaymentPenalty
        ? 'If Borrower prepays more than 20% of the original principal in any loan year out of funds borrowed from another lender, Borrower will pay a premium of 3% of the amount prepaid in the first year, 2% in the second year and 1% in the third year. Thereafter no premium is due.'
        : 'Borrower may prepay all or part of this Note at any time. Partial prepayments do not postpone the due date of the next payment.',
    );
    for (const [title, text] of closing) section(title, text);
    for (const [label, runs] of entries`
      Security. | This Note is secured as provided in separate security instruments given to Lender, and by any other collateral that by its terms secures all debts of Borrower to Lender.
      Business Purpose. | Borrower represents that the loan is made for business and not for personal, family or household purposes.
    `)
      section(label, runs);
    sheet.ensure(130);
    sheet.paragraph('BORROWER HAS READ THIS NOTE AND ACKNOWLEDGES RECEIPT OF A COMPLETED COPY.', {
      bold: true,
      after: 10,
    });
    sheet.paragraph(['BORROWER: ', v('borrower_name', b.name)], { after: 34 });
    sheet.text(left, sheet.y - 9, 'By:');
    sheet.signature(left + 20, sheet.y, 230, { signed, label: b.signer, field: 'note_signed' });
    sheet.text(left + 20, sheet.y + 4, `${b.signer}, ${b.capacity ?? ''}`, { size: 8.5 });
    sheet.hline(left + 300, sheet.y, left + 420);
    if (signed) sheet.text(left + 306, sheet.y - 12, on('note_signature_date', facts.noteDate, date));
    sheet.text(left + 300, sheet.y + 4, 'Date signed', { size: 8.5 });
    sheet.y += 24;
    sheet.paragraph(
      prose`For bank use: Officer ${v('loan_officer', facts.approval.officer)} | Purpose code ${random.int(10, 40)} | Collateral code ${random.int(100, 480)}`,
      { size: 7.5 },
    );
  },
};
