import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-til-summary',
  docType: 'truth_in_lending',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const left = 60;
    const right = 552;
    const full = right - left;
    const d = facts.disclosure;
    const sheet = open({
      margins: { top: 54, bottom: 60, left, right: 60 },
      style: { font: random.pick(['franklin', 'book'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 740, right);
        page.text(
          left,
          745,
          [v('lender_name', facts.lender.name), ' – Truth in Lending – ', v('loan_number', facts.loanNumber)],
          { size: 8 },
        );
        page.text(right, 745, `${pageNo} / ${pageCount}`, { size: 8, align: 'right' });
      },
    });
    sheet.paragraph('Truth in Lending Disclosure Statement', { bold: true, size: 18, after: 2 });
    sheet.paragraph('Closed-end credit secured by a dwelling (Final)', { after: 10 });
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]);
    sheet.paragraph(
      prose`${v('lender_name', facts.lender.name)} (“we,” “us”) issued these disclosures on ${v('date_issued', longDate(d.issuedDate), d.issuedDate)} to ${names} (“you”), of ${v('borrower_address', oneLine(ba))}, for loan ${v('loan_number', facts.loanNumber)} in the amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}. Words, numbers or phrases preceded by a box apply only if the box is marked.`,
      { after: 10 },
    );
    const line = (label: string, note: string, runs: Run[]): void => {
      sheet.hline(left, sheet.y, right, 0.8);
      sheet.text(left, sheet.y + 6, label, { bold: true });
      sheet.text(left, sheet.y + 19, note, { size: 8.5, width: 310 });
      sheet.text(right, sheet.y + 8, runs, { bold: true, size: 13, align: 'right' });
      sheet.y += 36;
    };
    line(
      'Total of Payments',
      'The sum you will have paid when all scheduled payments are made.',
      prose`$${v('total_of_payments', money(d.totalOfPaymentsCents), plainMoney(d.totalOfPaymentsCents))}`,
    );
    line(
      'Amount Financed',
      'The credit provided to you or paid out for you.',
      prose`$${v('amount_financed', money(d.amountFinancedCents), plainMoney(d.amountFinancedCents))}`,
    );
    line(
      'FINANCE CHARGE',
      'What the credit will cost you in dollars.',
      prose`$${v('finance_charge', money(d.financeChargeCents), plainMoney(d.financeChargeCents))}`,
    );
    line(
      'ANNUAL PERCENTAGE RATE',
      'What the credit will cost you as a yearly rate. This is not your note rate.',
      prose`${v('apr', rate(d.apr), plainRate(d.apr))}%`,
    );
    sheet.hline(left, sheet.y, right, 0.8);
    sheet.y += 14;
    sheet.paragraph('INTEREST RATE AND PAYMENT SUMMARY', { bold: true, after: 5 });
    const y = sheet.y;
    const rows: [string, Run[]][] = entries`
      Interest Rate | ${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}%  ${v('rate_type', 'Fixed', 'fixed')}
      Principal + Interest Payment | $${v('payment_amount', money(facts.paymentCents), plainMoney(facts.paymentCents))}
      Est. Taxes + Insurance (Escrow) | $${v('escrow_monthly', money(d.escrowCents), plainMoney(d.escrowCents))}
      Total Est. Monthly Payment | $${money(facts.paymentCents + d.escrowCents)}
    `;
    rows.forEach(([label, runs], i) => {
      sheet.rect(left, y + i * 20, full, 20);
      sheet.text(left + 6, y + i * 20 + 5, label);
      sheet.text(left + 260, y + i * 20 + 5, runs);
    });
    sheet.vline(left + 250, y, y + 80);
    sheet.y = y + 92;
    for (const runs of paragraphs`
      ${bold('Payment schedule. ')}You will make ${v('number_of_payments', `${facts.numberOfPayments}`)} ${v('payment_frequency', 'monthly')} payments of principal and interest; the first is due on ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)} and the last on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, a term of ${v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)}.
      ${bold('No guarantee to refinance. ')}There is no guarantee that you will be able to refinance to lower your rate and payments.
      ${bold('Security. ')}The loan is secured by a lien on ${v('property_address', oneLine(facts.property.address))} in ${v('property_county', facts.property.county)} County, and by funds that you have on deposit with us.
      ${bold('Late payment. ')}A payment that is ${v('grace_days', `${facts.graceDays}`)} days or more past due is subject to a late charge equal to ${v('late_charge_percent', rate(facts.lateChargePercent, 2), plainRate(facts.lateChargePercent))}% of the installment of principal and interest.
      ${bold('Prepayment. ')}If you pay the loan off early, you ${v('prepayment_penalty', 'will not have to pay a penalty', 'false')} and are not entitled to a refund of any part of the prepaid finance charge.
      ${bold('Assumption. ')}A person who buys your home may not take over the rest of the loan on its present terms.
      ${bold('Insurance. ')}You must insure the dwelling against fire and, where it lies in a special flood hazard area, against flood. You may choose the insurer, subject to our reasonable approval. If you do not keep the insurance we may buy it at your expense; the cost of such cover is about $${money(random.int(90_000, 260_000))} a year.
      ${bold('Fees to public officials. ')}$${money(random.int(5_000, 16_000))} will be paid to record the mortgage or deed of trust; the release fee at payoff is set by the county.
    `)
      sheet.paragraph(runs);
    sheet.paragraph(
      prose`${bold('Contract reference. ')}Your note and security instrument tell you more about nonpayment, default, our right to demand payment in full, and refunds. Reading this statement does not oblige you to accept the loan.`,
      { after: 16 },
    );
    sheet.ensure(250);
    sheet.paragraph('ITEMIZATION OF THE AMOUNT FINANCED', { bold: true, after: 5 });
    const held = facts.principalCents - d.amountFinancedCents;
    const paid = Math.round(d.loanCostsCents - d.originationCents);
    const items: [string, Run[]][] = entries`
      Loan amount | $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}
      Prepaid finance charge (withheld by us) | $${money(held)}
      Amount paid to others for title, appraisal and credit reports | $${money(paid)}
      Amount paid to you, to your creditors or to your settlement agent | $${money(d.amountFinancedCents - paid)}
      Amount Financed | $${v('amount_financed', money(d.amountFinancedCents), plainMoney(d.amountFinancedCents))}
    `;
    for (const [label, runs] of items) {
      sheet.text(left + 10, sheet.y, label);
      sheet.text(right - 10, sheet.y, runs, { align: 'right' });
      sheet.hline(left, sheet.y + 14, right, 0.3);
      sheet.y += 18;
    }
    sheet.y += 8;
    sheet.paragraph(
      'You acknowledge that you received a copy of this statement, two pages, before you became ' + 'obligated.',
      { after: 36 },
    );
    for (const b of facts.borrowers) {
      sheet.ensure(40);
      sheet.signature(left, sheet.y, 230, { signed, label: b.name });
      sheet.text(left, sheet.y + 3, v('borrower_name', b.name), { size: 9 });
      sheet.text(left + 250, sheet.y - 10, signed ? longDate(facts.noteDate) : '________________', { size: 9.5 });
      sheet.y += 42;
    }
  },
};
