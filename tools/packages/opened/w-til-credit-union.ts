import { money, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { cash, day, pct, usd } from './w-parts.ts';

export const layout: Layout = {
  id: 'w-til-credit-union',
  docType: 'truth_in_lending',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const left = 36;
    const width = 540;
    const d = facts.disclosure;
    const us = facts.lender.name.includes('Credit Union') ? 'Credit Union' : 'Lender';
    const sheet = open({
      margins: { top: 34, bottom: 44, left, right: 36 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 8.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 764, 'LSD 20-412 RE CLOSED-END', { size: 6.5 });
        page.text(left, 764, `Page ${pageNo} of ${count}`, { size: 6.5, width, align: 'right' });
      },
    });
    sheet.text(left, 34, v('lender_name', facts.lender.name), { bold: true, size: 12 });
    sheet.text(left, 49, v('lender_address', oneLine(facts.lender.address)), { size: 8 });
    sheet.text(left + 290, 34, 'LOAN AND SECURITY AGREEMENT AND DISCLOSURE STATEMENT', {
      bold: true,
      size: 11,
      width: 250,
      align: 'right',
    });
    sheet.y = 66;
    type Cell = readonly [string, Run | readonly Run[], number];
    const boxes = (cells: readonly Cell[], h: number): void => {
      let x = left;
      for (const [caption, runs, share] of cells) {
        const w = width * share;
        sheet.rect(x, sheet.y, w, h);
        sheet.text(x + 3, sheet.y + 3, caption, { size: 6 });
        sheet.text(x + 3, sheet.y + 12, runs, { width: w - 6, size: 9 });
        x += w;
      }
      sheet.y += h;
    };
    const first = facts.borrowers[0];
    const co = facts.borrowers[1];
    boxes(
      [
        ['BORROWER 1', first === undefined ? '' : v('borrower_name', first.name), 0.32],
        ['BORROWER 2', co === undefined ? 'N/A' : v('borrower_name', co.name), 0.32],
        ['LOAN DATE', day('note_date', facts.noteDate), 0.18],
        ['MATURITY DATE', day('maturity_date', facts.maturityDate), 0.18],
      ],
      26,
    );
    boxes(
      [
        ['BORROWER 1 ADDRESS', first === undefined ? '' : v('borrower_address', oneLine(first.address)), 0.46],
        ['MEMBER NUMBER', `${random.int(10_000, 99_999)}`, 0.18],
        ['LOAN NUMBER', v('loan_number', facts.loanNumber), 0.2],
        ['SUFFIX', `L${random.int(10, 79)}`, 0.16],
      ],
      36,
    );
    sheet.y += 8;
    sheet.rect(left, sheet.y, width, 13, { fill: '#333333' });
    sheet.text(left, sheet.y + 3, 'TRUTH IN LENDING DISCLOSURE', {
      bold: true,
      colour: 'white',
      width,
      align: 'center',
      size: 8,
    });
    sheet.y += 13;
    const federal: readonly (readonly [string, string, Run | readonly Run[]])[] = [
      ['ANNUAL PERCENTAGE RATE', 'The cost of your credit as a yearly rate.', pct('apr', d.apr)],
      ['FINANCE CHARGE', 'The dollar amount the credit will cost you.', usd('finance_charge', d.financeChargeCents)],
      [
        'Amount Financed',
        'The amount of credit provided to you or on your behalf.',
        usd('amount_financed', d.amountFinancedCents),
      ],
      [
        'Total of Payments',
        'The amount you will have paid after you have made all payments as scheduled.',
        usd('total_of_payments', d.totalOfPaymentsCents),
      ],
    ];
    federal.forEach(([title, note, runs], i) => {
      const w = width / 4;
      const x = left + i * w;
      sheet.rect(x, sheet.y, w, 72, { thickness: i < 2 ? 1.8 : 0.5 });
      const below = sheet.text(x + 5, sheet.y + 5, title, { bold: true, size: i < 2 ? 9 : 9.5, width: w - 10 });
      sheet.text(x + 5, Math.max(below, sheet.y + 16) + 1, note, { size: 7, width: w - 10 });
      sheet.text(x + 5, sheet.y + 55, runs, { bold: true, size: 11, width: w - 10, align: 'center' });
    });
    sheet.y += 76;
    sheet.text(left, sheet.y, 'Your Payment Schedule Will Be:', { bold: true });
    sheet.y += 12;
    const columns = [0, 0.22, 0.44, 1].map((share) => left + share * width);
    const grid = (cells: readonly (Run | readonly Run[])[], bold = false): void => {
      cells.forEach((cell, i) => {
        const x = columns[i] ?? left;
        const w = (columns[i + 1] ?? left + width) - x;
        sheet.rect(x, sheet.y, w, 16);
        sheet.text(x + 4, sheet.y + 4, cell, { width: w - 8, bold });
      });
      sheet.y += 16;
    };
    grid(['Number of Payments', 'Amount of Payments', 'When Payments Are Due'], true);
    grid([
      v('number_of_payments', `${facts.numberOfPayments}`),
      usd('payment_amount', facts.paymentCents),
      [v('payment_frequency', 'Monthly', 'monthly'), ', beginning ', day('first_payment_date', facts.firstPaymentDate)],
    ]);
    sheet.y += 6;
    const clause = (title: string, runs: readonly Run[]): void =>
      sheet.paragraph([{ text: `${title} `, bold: true }, ...runs], { after: 4, align: 'justify' });
    for (const [label, runs] of entries`
      Property Insurance: | You may obtain property insurance from anyone you want that is acceptable to the ${us}. If you get the insurance through us, you will pay $0.00.
      Security: | You are giving a security interest in the real property located at ${v('property_address', oneLine(facts.property.address))}. Collateral securing other loans with the ${us} may also secure this loan, except a dwelling. You also pledge shares and deposits of $25.00.
      Late Charge: | If a payment is ${v('grace_days', `${facts.graceDays}`)} days or more late, you will be charged ${pct('late_charge_percent', facts.lateChargePercent, 2)} of the payment due.
      Prepayment: | If you pay off early you ${v('prepayment_penalty', 'will not have to pay a penalty', 'false')} and will not be entitled to a refund of any part of the prepaid finance charge.
      Assumption: | Someone buying your house cannot assume the remainder of the loan on the original terms.
      Required Deposit: | The Annual Percentage Rate does not take into account your required deposit, if any.
      Filing Fees: | $${random.int(38, 96)}.00. See your contract documents for any additional information about nonpayment, default and any required repayment in full before the scheduled date.
    `)
      clause(label, runs);

    sheet.y += 4;
    sheet.rect(left, sheet.y, width, 13, { fill: '#dddddd' });
    sheet.text(left + 4, sheet.y + 3, 'ITEMIZATION OF THE AMOUNT FINANCED', { bold: true, size: 8 });
    sheet.y += 18;
    const out = facts.disbursement;
    const items: readonly (readonly [string | readonly Run[], readonly Run[]])[] = [
      ['Amount of Loan (Principal)', usd('principal_amount', facts.principalCents)],
      ['Amount given to you directly', usd('amount_to_borrower', out.toBorrowerCents)],
      [`Amount paid to others on your behalf: ${out.payee}`, usd('amount_paid_to_others', out.toOthersCents)],
      ['Prepaid finance charge', [`$${money(d.originationCents)}`]],
      [
        'Amount Financed (principal less prepaid finance charge)',
        ['$', cash('amount_financed', d.amountFinancedCents)],
      ],
    ];
    for (const [label, runs] of items) {
      sheet.text(left + 4, sheet.y, label);
      sheet.text(left + 4, sheet.y, runs, { width: width - 8, align: 'right' });
      sheet.hline(left, sheet.y + 11, left + width, 0.25);
      sheet.y += 14;
    }
    sheet.y += 6;
    sheet.paragraph('NOTE AND AGREEMENT', { bold: true, size: 9.5, after: 3 });
    for (const [label, runs] of entries`
      1. Promise to Pay. | You promise to pay ${usd('principal_amount', facts.principalCents)} to the ${us} plus interest on the unpaid balance at ${pct('interest_rate', facts.rate)} per year until what you owe has been repaid. The rate is ${v('rate_type', 'fixed')}. Payments are applied first to any late charge, then to interest, then to principal.
      2. Payments. | You authorize the ${us} to take the scheduled payment from your share draft account if you have asked for automatic payment. A returned payment costs $29.00.
      3. Security Offered. | The property is described in a ${random.pick(['Deed of Trust', 'Mortgage'])} of even date. You will keep it insured for at least its replacement cost with a deductible of no more than $1,000.00 and give the ${us} proof. If you do not, the ${us} may buy insurance that protects only its own interest and add the premium to the loan at the contract rate.
      4. Default. | You are in default if you miss a payment, break a promise, die, become insolvent, or if something happens that the ${us} believes in good faith may seriously affect your ability to repay. The ${us} may then require immediate payment of the whole balance, after any notice and right to cure the law gives you, with costs of collection not over 15% of the unpaid debt where permitted.
      5. Statutory Lien and Set-off. | Federal or state law may give the ${us} a lien on your shares and dividends. You authorize the ${us} to apply them to what you owe. Individual retirement accounts are excluded.
      6. Credit Insurance. | Credit life and credit disability insurance are voluntary and not required to obtain this loan. You want: neither.
      7. Other Terms. | Delay in enforcing rights does not waive them. Each signer is responsible for the whole loan. The contract rate today would be ${rate(facts.rate + 250)}% without the automatic payment discount, which does not apply to this loan.
    `)
      clause(label, runs);
    sheet.ensure(100);
    sheet.y += 4;
    sheet.paragraph(
      'By signing below you agree to the terms of this Agreement and confirm that you received a completed copy of it, with the disclosures above, before you signed.',
      { bold: true, after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 276;
      sheet.signature(x, sheet.y, 190, { signed, label: b.name });
      sheet.text(x, sheet.y + 3, [`Borrower ${i + 1}: `, v('borrower_name', b.name)], { size: 7.5 });
      sheet.text(x + 196, sheet.y - 9, signed ? numericDate(facts.noteDate) : '', { size: 8 });
      sheet.text(x + 196, sheet.y + 3, 'Date', { size: 7.5 });
    });
  },
};
