import { amountInWords } from '../core/amounts.ts';
import { dayOf, numericDate, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, entityRuns, firstBorrower, inLine, on, share, twoLines } from './y-marks.ts';

const dayCounts = {
  '30/360': 'a 360-day year of twelve 30-day months',
  'act/360': 'the actual number of days elapsed over a year of 360 days',
  'act/365': 'the actual number of days elapsed over a year of 365 days',
} as const;

export const layout: Layout = {
  id: 'y-note-regional-fixed',
  docType: 'promissory_note',
  suits: (facts) => business(facts) && facts.rateType === 'fixed',
  draw(open, facts, { random, signed }) {
    const left = 60;
    const right = 552;
    const b = firstBorrower(facts);
    const sheet = open({
      margins: { top: 54, bottom: 66, left, right: 60 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 742, right);
        page.text(left, 747, `COM-104F (Rev. 03/22)   Commercial Promissory Note – Fixed Rate`, { size: 7.5 });
        page.text(right, 747, `Page ${pageNo} of ${pageCount}`, { size: 7.5, align: 'right' });
      },
    });
    sheet.text(left, 54, v('lender_name', facts.lender.name), { bold: true, size: 13 });
    sheet.text(left, 70, twoLines('lender_address', facts.lender.address), { size: 8.5 });
    sheet.text(right, 54, 'PROMISSORY NOTE', { bold: true, size: 15, align: 'right' });
    sheet.text(right, 72, '(Commercial – Fixed Rate)', { size: 10, align: 'right' });
    sheet.hline(left, 96, right, 1.2);
    const cells: readonly (readonly [string, Run[]])[] = [
      ['Amount of Note', ['$', cash('principal_amount', facts.principalCents)]],
      ['Date of Note', [on('note_date', facts.noteDate)]],
      ['Final Maturity', [on('maturity_date', facts.maturityDate)]],
      ['Obligation No.', [v('loan_number', facts.loanNumber)]],
    ];
    const w = (right - left) / 4;
    cells.forEach(([caption, runs], i) => {
      sheet.rect(left + i * w, 104, w, 30);
      sheet.text(left + i * w + 4, 107, caption, { size: 7 });
      sheet.text(left + i * w + 4, 118, runs, { bold: true });
    });
    sheet.y = 146;
    const body = (head: string, runs: readonly Run[]): void =>
      sheet.paragraph([bold(`${head}  `), ...runs], { align: 'justify', after: 7 });
    sheet.paragraph(
      prose`${bold('FOR VALUE RECEIVED')}, the undersigned, ${v('borrower_name', b.name)}, ${entityRuns(b)}, whose address is ${inLine('borrower_address', b.address)} (“Borrower”), promises to pay to the order of ${v('lender_name', facts.lender.name)} (“Bank”), at any banking office of Bank or at such other place as Bank may designate in writing, in lawful money of the United States of America and in immediately available funds, the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars ($${cash('principal_amount', facts.principalCents)}), together with interest on the unpaid principal balance as provided below.`,
      { align: 'justify', after: 7 },
    );
    body(
      '1. Interest Rate.',
      prose`Until maturity, whether by acceleration or otherwise, the unpaid principal balance of this Note shall bear interest at a ${v('rate_type', 'fixed')} rate equal to ${share('interest_rate', facts.rate)}% per annum. Interest shall be computed on the basis of ${v('day_count', dayCounts[facts.dayCount], facts.dayCount)}. In no event shall interest exceed the maximum rate permitted by applicable law; any excess so collected shall be applied to principal or refunded.`,
    );
    const day = dayOf(facts.firstPaymentDate);
    for (const [label, runs] of entries`
      2. Payments. | Borrower shall pay principal and interest in ${v('number_of_payments', `${facts.numberOfPayments}`)} consecutive ${v('payment_frequency', 'monthly')} installments of $${cash('payment_amount', facts.paymentCents)} each, commencing ${on('first_payment_date', facts.firstPaymentDate)} and continuing on the ${ordinal(day)} day of each month thereafter${facts.balloonCents === null ? prose`, the last of which shall be due on ${on('maturity_date', facts.maturityDate)}` : prose`, and one final installment, estimated at $${cash('balloon_amount', facts.balloonCents)}, on ${on('maturity_date', facts.maturityDate)}`}, when the entire unpaid principal balance, all accrued interest and all other sums owing under this Note shall be due and payable in full. Payments shall be applied first to costs and expenses, then to late charges, then to accrued interest, and the remainder to principal. If a payment falls due on a day that is not a banking day, it shall be made on the next banking day and interest shall continue to accrue.
      3. Late Charge. | If any installment is not received in full within ${v('grace_days', `${facts.graceDays}`)} days after its due date, Borrower shall pay a late charge equal to ${share('late_charge_percent', facts.lateChargePercent, 2)}% of the overdue installment, but not less than $25.00. The late charge does not excuse late payment. A fee of $35.00 will be charged for each check or automatic debit returned unpaid.
    `)
      body(label, runs);
    body(
      '4. Prepayment.',
      facts.prepaymentPenalty
        ? prose`Borrower may prepay this Note in whole or in part on five (5) banking days’ notice, provided that each prepayment made before the third anniversary of this Note ${v('prepayment_penalty', 'shall be accompanied by a prepayment premium', 'true')} of 3% of the amount prepaid in the first year, 2% in the second year and 1% in the third year. Up to 10% of the original principal may be prepaid in any year from business cash flow free of premium.`
        : prose`Borrower may prepay this Note in whole or in part at any time ${v('prepayment_penalty', 'without premium or penalty', 'false')}. Partial prepayments shall be applied to installments in the inverse order of maturity and shall not postpone the due date of any subsequent installment.`,
    );
    for (const [label, runs] of entries`
      5. Default Rate. | Upon the occurrence and during the continuance of an Event of Default, and after maturity, the unpaid balance shall, at Bank’s option and without notice, bear interest at ${share('default_rate', facts.defaultRate)}% per annum.
      6. Security. | This Note is secured by, among other things, a security interest in the following: ${v('collateral_description', facts.collateral)}, as more fully described in the security documents executed by Borrower. In addition, Borrower grants Bank a right of setoff against all deposits, other than trust and retirement accounts, now or hereafter held by Bank.
      7. Events of Default. | Each of the following is an Event of Default: (a) any payment is not made within ten (10) days of when due; (b) any representation to Bank is materially false when made; (c) Borrower or any guarantor becomes insolvent, makes an assignment for the benefit of creditors, or is the subject of a petition in bankruptcy not dismissed in 60 days; (d) a judgment exceeding $50,000.00 is entered against Borrower and is not stayed within 30 days; (e) Borrower defaults under any other agreement with Bank; or (f) any guarantor dies or purports to revoke a guaranty. Upon an Event of Default Bank may declare all sums due hereunder immediately due and payable.
      8. Waivers; Costs. | Borrower and every endorser waive presentment, demand, protest and notice of dishonor, and consent to any extension, renewal or release of collateral. Borrower shall pay Bank’s reasonable attorneys’ fees and costs of collection, whether or not suit is filed.
    `)
      body(label, runs);
    if (facts.renewalOf !== null)
      body(
        '9. Renewal.',
        prose`This Note renews and replaces Obligation No. ${v('renewal_of', facts.renewalOf)} of Borrower and is not a novation of the debt evidenced thereby.`,
      );
    body(facts.renewalOf === null ? '9. Governing Law.' : '10. Governing Law.', [
      'This Note shall be governed by the laws of the state in which the office of Bank shown above is located. BORROWER AND BANK WAIVE TRIAL BY JURY IN ANY ACTION ARISING OUT OF THIS NOTE. Financial statements are due within 120 days of each fiscal year end.',
    ]);
    sheet.ensure(110);
    sheet.paragraph('Executed and delivered as of the Date of Note stated above.', { after: 10 });
    sheet.paragraph([bold('BORROWER: '), v('borrower_name', b.name, b.name, true)], { after: 32 });
    sheet.text(left, sheet.y - 10, 'By:');
    sheet.signature(left + 20, sheet.y, 220, { signed, label: b.signer, field: 'note_signed' });
    sheet.text(left + 20, sheet.y + 3, `${b.signer}, ${b.capacity}`, { size: 9 });
    sheet.y += 26;
    sheet.text(left, sheet.y, ['Officer: ', v('loan_officer', facts.approval.officer)], { size: 8 });
    sheet.text(left + 180, sheet.y, `Prepared ${numericDate(facts.disclosure.issuedDate)}`, { size: 8 });
  },
};
