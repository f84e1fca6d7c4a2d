import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { cell, table, ticked } from './b-form-parts.ts';
import { handOf, named, placed, stacked } from './b-values.ts';

const docType = 'truth_in_lending';
const suits = (facts: { readonly loanClass: string }): boolean => facts.loanClass === 'consumer';

/** The classic statement with its four boxes on top. */
const fourBoxes: Layout = {
  id: 'til-four-boxes',
  docType,
  suits,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const d = f.disclosure;
    const s = open({ style: { font: 'sans', size: 9 }, margins: { left: 44, right: 44 } });
    s.text(44, 40, 'FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT', {
      bold: true,
      size: 12.5,
      width: 524,
      align: 'center',
    });
    s.text(44, 56, '(THIS IS NEITHER A CONTRACT NOR A COMMITMENT TO LEND)', { size: 8, width: 524, align: 'center' });
    table(
      s,
      44,
      74,
      [{ w: 262 }, { w: 262 }],
      [
        [
          ['Creditor: ', v('lender_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)],
          prose`Borrower(s): ${named('borrower_name', f.borrowers)}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
        ],
        [
          ['Loan No.: ', v('loan_number', f.loanNumber)],
          ['Date: ', h.date('date_issued', d.issuedDate)],
        ],
      ],
      { size: 8.5, pad: 4 },
    );
    const y = s.y + 10;
    const boxes: [string, string, Run][] = [
      ['ANNUAL PERCENTAGE RATE', 'The cost of your credit as a yearly rate.', h.percent('apr', d.apr)],
      [
        'FINANCE CHARGE',
        'The dollar amount the credit will cost you.',
        h.money('finance_charge', d.financeChargeCents),
      ],
      [
        'Amount Financed',
        'The amount of credit provided to you or on your behalf.',
        h.money('amount_financed', d.amountFinancedCents),
      ],
      [
        'Total of Payments',
        'The amount you will have paid after you have made all payments as scheduled.',
        h.money('total_of_payments', d.totalOfPaymentsCents),
      ],
    ];
    boxes.forEach(([title, text, value], index) => {
      const x = 44 + index * 131;
      s.rect(x, y, 131, 84, { thickness: index < 2 ? 1.6 : 0.6 });
      s.text(x + 4, y + 5, title, { bold: true, size: 8.5, width: 123 });
      s.text(x + 4, y + 28, text, { size: 7.5, width: 123 });
      s.text(x + 4, y + 66, value, { bold: true, size: 11, width: 123, align: 'center' });
    });
    s.y = y + 98;
    s.paragraph('PAYMENT SCHEDULE: your payment schedule will be', { after: 3 });
    table(
      s,
      44,
      s.y,
      [
        { w: 120, heading: 'Number of Payments' },
        { w: 170, heading: 'Amount of Payments' },
        { w: 234, heading: 'When Payments Are Due' },
      ],
      [
        [
          v('number_of_payments', `${f.numberOfPayments}`),
          h.money('payment_amount', f.paymentCents),
          prose`${v('payment_frequency', 'Monthly', 'monthly')}, beginning ${h.date('first_payment_date', f.firstPaymentDate)}`,
        ],
        ['', '', ''],
        ['', '', ''],
      ],
      { pad: 4 },
    );
    s.y += 12;
    ticked(s, 44, s.y, 'DEMAND FEATURE: this obligation has a demand feature.', false);
    ticked(
      s,
      44,
      s.y + 14,
      'VARIABLE RATE FEATURE: this loan contains a variable rate feature. A disclosure was provided earlier.',
      false,
    );
    s.y += 34;
    for (const runs of paragraphs`
      SECURITY: You are giving a security interest in the property located at ${placed('property_address', f.property.address)}.
      LATE CHARGES: If your payment is more than ${v('grace_days', `${f.graceDays}`)} days late, you will be charged a late charge of ${h.percent('late_charge_percent', f.lateChargePercent)} of the overdue payment.
    `)
      s.paragraph(runs);
    s.text(44, s.y, 'PREPAYMENT: if you pay off your loan early, you');
    const x = ticked(s, 260, s.y, 'may', false, { field: 'prepayment_penalty' });
    ticked(s, x, s.y, 'will not  have to pay a penalty.', true);
    s.y += 20;
    for (const runs of paragraphs`
      INSURANCE: property insurance is required; you may obtain it from anyone that is acceptable to the creditor. Credit life insurance and credit disability insurance are not required to obtain credit. ASSUMPTION: someone buying your property may not assume the remaining balance of your loan on the original terms.
      See your contract documents for any additional information regarding non-payment, default, required repayment in full before scheduled date, and prepayment refunds and penalties. (e) means an estimate. All dates and numerical disclosures except the late payment disclosure are estimates if so marked.
    `)
      s.paragraph(runs);
    s.y += 30;
    f.borrowers.forEach((party, index) => {
      s.signature(44 + index * 270, s.y, 200, { signed, label: party.name });
      s.text(44 + index * 270, s.y + 3, `${party.name}     Date`, { size: 8 });
    });
  },
};

/** A consumer note's disclosure of later style: interest rate and payment summary, itemization at the foot. */
const paymentSummary: Layout = {
  id: 'til-payment-summary',
  docType,
  suits,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const d = f.disclosure;
    const s = open({ style: { font: random.pick(['serif', 'slab']), size: 9.5 }, margins: { left: 56, right: 56 } });
    s.text(56, 44, 'Truth in Lending Disclosure Statement', { bold: true, size: 15 });
    s.text(56, 64, 'Federal Truth-in-Lending disclosures for a loan secured by your dwelling', { size: 9 });
    s.y = 84;
    s.paragraph(
      prose`Lender ${v('lender_name', f.lender.name)}. Loan number ${v('loan_number', f.loanNumber)}. Borrower ${named('borrower_name', f.borrowers)}. Prepared ${h.date('date_issued', d.issuedDate)}.`,
    );
    table(
      s,
      56,
      s.y,
      [{ w: 300 }, { w: 200, align: 'right' }],
      [
        [
          [bold('Total of Payments'), '. The amount you will have paid when you have made all scheduled payments.'],
          h.money('total_of_payments', d.totalOfPaymentsCents),
        ],
        [
          [bold('Amount Financed'), '. The amount of credit provided to you or on your behalf.'],
          h.money('amount_financed', d.amountFinancedCents),
        ],
        [
          [bold('FINANCE CHARGE'), '. The dollar amount the credit will cost you.'],
          h.money('finance_charge', d.financeChargeCents),
        ],
        [[bold('ANNUAL PERCENTAGE RATE'), '. The cost of your credit as a yearly rate.'], h.percent('apr', d.apr)],
      ],
      { size: 10, pad: 6, rules: 'rows' },
    );
    s.y += 14;
    s.paragraph(bold('Interest Rate and Payment Summary'), { size: 11, after: 3 });
    cell(
      s,
      { x: 56, y: s.y, w: 250, h: 40 },
      ['INTEREST RATE (', v('rate_type', 'fixed'), ')'],
      h.percent('interest_rate', f.rate),
      { label: { size: 7.5 }, labelHeight: 10, value: { size: 12 } },
    );
    cell(
      s,
      { x: 306, y: s.y, w: 250, h: 40 },
      ['PRINCIPAL + INTEREST PAYMENT (', v('payment_frequency', 'monthly'), ')'],
      h.money('payment_amount', f.paymentCents),
      { label: { size: 7.5 }, labelHeight: 10, value: { size: 12 } },
    );
    cell(
      s,
      { x: 56, y: s.y + 40, w: 250, h: 40 },
      'EST. TAXES + INSURANCE (ESCROW)',
      h.money('escrow_monthly', d.escrowCents),
      { label: { size: 7.5 }, labelHeight: 10, value: { size: 12 } },
    );
    cell(
      s,
      { x: 306, y: s.y + 40, w: 250, h: 40 },
      'TOTAL EST. MONTHLY PAYMENT',
      h.cash(f.paymentCents + d.escrowCents),
      { label: { size: 7.5 }, labelHeight: 10, value: { size: 12 } },
    );
    s.y += 96;
    for (const runs of paragraphs`
      You will make ${v('number_of_payments', `${f.numberOfPayments}`)} payments beginning ${h.date('first_payment_date', f.firstPaymentDate)}. There is no guarantee that you will be able to refinance to lower your rate and payments. Late charge: ${h.percent('late_charge_percent', f.lateChargePercent)} of a payment not received within ${v('grace_days', `${f.graceDays}`)} days. Prepayment: you ${v('prepayment_penalty', 'will not', 'false')} have to pay a penalty.
      Security: ${placed('property_address', f.property.address)}. Filing and recording fees are shown in the itemization.
    `)
      s.paragraph(runs);
    s.paragraph(bold('Itemization of Amount Financed'), { after: 3 });
    table(
      s,
      56,
      s.y,
      [{ w: 360 }, { w: 140, align: 'right' }],
      [
        ['Amount financed', h.cash(d.amountFinancedCents)],
        ['Prepaid finance charge', h.cash(d.originationCents)],
        [bold('Loan amount'), h.money('principal_amount', f.principalCents)],
      ],
      { pad: 3 },
    );
    s.y += 12;
    s.paragraph(
      'You are not required to complete this agreement merely because you have received these disclosures or signed a loan application.',
    );
    s.y += 30;
    s.signature(56, s.y, 220, { signed, label: f.borrowers[0]?.name ?? '' });
    s.text(56, s.y + 3, f.borrowers[0]?.name ?? '', { size: 8 });
  },
};

export const truthInLending: readonly Layout[] = [fourBoxes, paymentSummary];
