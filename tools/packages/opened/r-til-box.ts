import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { amount, borrowers, day, percent, place } from './r-kit.ts';

export const layout: Layout = {
  id: 'r-til-box',
  docType: 'truth_in_lending',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const L = 36;
    const R = 576;
    const W = R - L;
    const d = facts.disclosure;
    const us = (iso: string): string => numericDate(iso, '/');
    const final = random.chance(0.7);
    const sheet = open({
      margins: { top: 36, bottom: 40, left: L, right: 36 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 762, 'TIL-1 (01/2010) Truth-in-Lending Disclosure', { size: 7 });
        page.text(L, 762, `Page ${pageNo} of ${pageCount}`, { size: 7, width: W, align: 'right' });
      },
    });
    sheet.paragraph('FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT', {
      bold: true,
      size: 13,
      align: 'center',
      after: 1,
    });
    sheet.paragraph('(THIS IS NEITHER A CONTRACT NOR A COMMITMENT TO LEND)', { size: 8, align: 'center', after: 8 });

    const top = sheet.y;
    const pairs = (x: number, w: number, rows: readonly [string, Run | readonly Run[]][]): number =>
      rows.reduce((y, [label, runs]) => {
        sheet.text(x, y, label, { bold: true, size: 8.5 });
        return sheet.text(x + 84, y, runs, { width: w - 84 }) + 3;
      }, top);
    const a = pairs(L, 285, [
      ['Applicant(s):', borrowers(facts, ', ')],
      ['Property:', place('property_address', facts.property.address)],
      ['Application No.:', `A-${random.int(10000, 99999)}`],
    ]);
    const b = pairs(330, R - 330, [
      ['Prepared By:', [v('lender_name', facts.lender.name), '\n', place('lender_address', facts.lender.address)]],
      ['Loan No.:', v('loan_number', facts.loanNumber)],
      ['Date Prepared:', us(d.issuedDate)],
    ]);
    let y = Math.max(a, b) + 3;
    const mark = (x: number, at: number, marked: boolean, label: string, field?: string): number => {
      sheet.checkbox(x, at, field === undefined ? { marked, label, size: 8 } : { marked, label, size: 8, field });
      sheet.text(x + 12, at, label);
      return x + 12 + sheet.measure(label) + 12;
    };
    mark(L, y, !final, 'Initial Disclosure estimated at time of application');
    mark(330, y, final, 'Final Disclosure based on contract terms');
    y += 16;

    const box = W / 4;
    const boxes: [string, string, Run | readonly Run[]][] = [
      ['ANNUAL PERCENTAGE RATE', 'The cost of your credit as a yearly rate.', [percent('apr', d.apr), ' %']],
      [
        'FINANCE CHARGE',
        'The dollar amount the credit will cost you.',
        ['$ ', amount('finance_charge', d.financeChargeCents)],
      ],
      [
        'AMOUNT FINANCED',
        'The amount of credit provided to you or on your behalf.',
        ['$ ', amount('amount_financed', d.amountFinancedCents)],
      ],
      [
        'TOTAL OF PAYMENTS',
        'The amount you will have paid after making all payments as scheduled.',
        ['$ ', amount('total_of_payments', d.totalOfPaymentsCents)],
      ],
    ];
    boxes.forEach(([title, explain, runs], i) => {
      const x = L + i * box;
      sheet.rect(x, y, box, 84, { thickness: i < 2 ? 1.8 : 0.8 });
      sheet.text(x + 5, y + 5, title, { bold: true, size: i < 2 ? 9 : 8.5, width: box - 10 });
      sheet.text(x + 5, y + 28, explain, { size: 7.5, width: box - 10 });
      sheet.text(x + 5, y + 66, runs, { bold: true, size: 11, width: box - 10, align: 'center' });
    });
    y += 92;
    mark(L, y, false, 'REQUIRED DEPOSIT: The annual percentage rate does not take into account your required deposit.');
    y += 14;
    sheet.text(L, y, 'PAYMENTS: Your payment schedule will be:', { bold: true });
    y += 13;
    const xs = [L, L + 90, L + 230, R] as const;
    sheet.rect(L, y, W, 48);
    sheet.rect(L, y, W, 24, { fill: '#eeeeee', stroke: true });
    for (const x of xs.slice(1, 3)) sheet.vline(x, y, y + 48);
    sheet.text(xs[0] + 4, y + 2, 'Number of Payments', { size: 8, bold: true, width: 60 });
    sheet.text(xs[1] + 4, y + 2, 'Amount of Payments**', { size: 8, bold: true });
    sheet.text(xs[2] + 4, y + 2, 'When Payments Are Due', { size: 8, bold: true });
    sheet.text(xs[2] + 4, y + 12, [v('payment_frequency', 'Monthly', 'monthly'), ' beginning:'], {
      size: 8,
      bold: true,
    });
    sheet.text(xs[0] + 4, y + 29, v('number_of_payments', `${facts.numberOfPayments}`), { width: 60, align: 'right' });
    sheet.text(xs[1] + 4, y + 29, ['$', amount('payment_amount', facts.paymentCents)], { width: 100, align: 'right' });
    sheet.text(xs[2] + 4, y + 29, day('first_payment_date', facts.firstPaymentDate, us));
    y += 55;
    const rule = (label: string, runs: Run | readonly Run[], gap = 5): void => {
      sheet.text(L, y, label, { bold: true });
      y = sheet.text(L + 108, y, runs, { width: W - 108 }) + gap;
    };
    sheet.text(L, y, 'DEMAND FEATURE:', { bold: true });
    const next = mark(L + 108, y, true, 'This loan does not have a demand feature.');
    mark(next, y, false, 'This loan has a demand feature.');
    y += 16;
    sheet.text(L, y, 'VARIABLE RATE:', { bold: true });
    mark(
      L + 108,
      y,
      false,
      'This loan contains a variable rate feature. Disclosures about it have been provided earlier.',
    );
    y += 16;
    for (const [label, runs] of entries`
      INSURANCE: | The following insurance is required to obtain credit: property insurance${facts.flood.inHazardArea ? ' and flood insurance' : ''}. You may obtain the insurance from anyone you want that is acceptable to the creditor. Credit life and credit disability insurance are not required and will not be provided unless you sign and agree to pay the additional cost.
      SECURITY: | You are giving a security interest in ${facts.salePriceCents === null ? 'property you already own, located at ' : 'the property being purchased, located at '}${place('property_address', facts.property.address)}.
      FILING FEES: | $${money(random.int(60, 240) * 100)}
      LATE CHARGE: | If a payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, you will be charged ${percent('late_charge_percent', facts.lateChargePercent)}% of the overdue payment of principal and interest.
    `)
      rule(label, runs);
    sheet.text(L, y, 'PREPAYMENT:', { bold: true });
    sheet.text(L + 108, y, 'If you pay off your loan early, you');
    y += 14;
    const penalty = facts.prepaymentPenalty;
    const after = mark(L + 120, y, penalty, 'may', 'prepayment_penalty');
    sheet.text(mark(after, y, !penalty, 'will not', 'prepayment_penalty') - 6, y, 'have to pay a penalty.');
    y += 14;
    const after2 = mark(L + 120, y, false, 'may');
    sheet.text(mark(after2, y, true, 'will not') - 6, y, 'be entitled to a refund of part of the finance charge.');
    y += 16;
    sheet.text(L, y, 'ASSUMPTION:', { bold: true });
    sheet.text(L + 108, y, 'Someone buying your property');
    y += 14;
    const after3 = mark(L + 120, y, false, 'may');
    const after4 = mark(after3, y, false, 'may, subject to conditions');
    sheet.text(mark(after4, y, true, 'may not') - 6, y, 'assume the rest of your loan on the original terms.');
    y += 18;
    sheet.text(
      L,
      y,
      'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.',
      { width: W },
    );
    y += 27;
    sheet.checkbox(L, y, { marked: !final, label: '* means an estimate', size: 8 });
    sheet.text(L + 12, y, '* means an estimate');
    sheet.text(L + 150, y, '** Payments do not include taxes, hazard insurance or mortgage insurance.');
    y += 18;
    sheet.hline(L, y, R, 0.8);
    y += 5;
    sheet.text(
      L,
      y,
      'The undersigned acknowledge receiving a completed copy of this disclosure before signing the note.',
      {
        width: W,
      },
    );
    y += 44;
    facts.borrowers.forEach((party, i) => {
      const x = L + i * 280;
      sheet.signature(x, y, 170, { signed, label: party.name });
      sheet.text(x, y + 3, v('borrower_name', party.name));
      sheet.hline(x + 182, y, x + 244);
      if (signed) sheet.text(x + 186, y - 10, us(d.closingDate), { font: 'book' });
      sheet.text(x + 182, y + 3, 'Date');
    });
    sheet.text(L, y + 22, `${facts.lender.name}, ${oneLine(facts.lender.address)}`, { size: 7 });
  },
};
