import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-til-box',
  docType: 'truth_in_lending',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const left = 44;
    const right = 568;
    const full = right - left;
    const d = facts.disclosure;
    const sheet = open({
      margins: { top: 36, bottom: 44, left, right: 44 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 764, 'Truth in Lending  CT-3312 (8/09)', { size: 7 });
        page.text(right, 764, `(page ${pageNo} of ${pageCount})`, { size: 7, align: 'right' });
      },
    });
    sheet.paragraph('FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT', {
      bold: true,
      size: 13,
      align: 'center',
      after: 1,
    });
    sheet.paragraph('(THIS IS NEITHER A CONTRACT NOR A COMMITMENT TO LEND)', { size: 8, align: 'center', after: 8 });
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' : '', v('borrower_name', b.name)]);
    const head: [string, Run[], string, Run[]][] = [
      [
        'Creditor:',
        [v('lender_name', facts.lender.name)],
        'Issued:',
        [v('date_issued', numericDate(d.issuedDate), d.issuedDate)],
      ],
      ['', [v('lender_address', oneLine(facts.lender.address))], 'Loan No.:', [v('loan_number', facts.loanNumber)]],
      ['Applicants:', names, 'Type:', ['Conventional']],
      [
        'Property:',
        [v('property_address', oneLine(facts.property.address))],
        'Branch:',
        [v('branch_code', facts.approval.branch)],
      ],
    ];
    for (const [l1, r1, l2, r2] of head) {
      if (l1) sheet.text(left, sheet.y, l1, { bold: true });
      sheet.text(left + 58, sheet.y, r1, { width: 320 });
      sheet.text(430, sheet.y, l2, { bold: true });
      sheet.text(480, sheet.y, r2);
      sheet.y += 14;
    }
    let y = sheet.y + 6;
    const w = full / 4;
    const boxes: [string, string, Run[]][] = [
      [
        'ANNUAL PERCENTAGE RATE',
        'The cost of your credit as a yearly rate.',
        [v('apr', rate(d.apr), plainRate(d.apr)), ' %'],
      ],
      [
        'FINANCE CHARGE',
        'The dollar amount the credit will cost you.',
        ['$ ', v('finance_charge', money(d.financeChargeCents), plainMoney(d.financeChargeCents))],
      ],
      [
        'AMOUNT FINANCED',
        'The amount of credit provided to you or on your behalf.',
        ['$ ', v('amount_financed', money(d.amountFinancedCents), plainMoney(d.amountFinancedCents))],
      ],
      [
        'TOTAL OF PAYMENTS',
        'What you will have paid after you have made all payments as scheduled.',
        ['$ ', v('total_of_payments', money(d.totalOfPaymentsCents), plainMoney(d.totalOfPaymentsCents))],
      ],
    ];
    boxes.forEach(([label, text, runs], i) => {
      sheet.rect(left + i * w, y, w, 86, { thickness: i < 2 ? 2 : 0.7 });
      sheet.text(left + i * w + 5, y + 5, label, { bold: true, size: 8.5, width: w - 8 });
      sheet.text(left + i * w + 5, y + 27, text, { size: 8, width: w - 10 });
      sheet.text(left + i * w + 5, y + 68, runs, { bold: true, size: 10.5 });
    });
    sheet.y = y + 96;
    sheet.checkbox(left, sheet.y, { marked: false, label: 'Required deposit', size: 8 });
    sheet.paragraph(
      [bold('REQUIRED DEPOSIT: '), 'The annual percentage rate does not take into account your ' + 'required deposit.'],
      { indent: 14 },
    );
    sheet.paragraph([bold('PAYMENTS: '), 'Your payment schedule will be:'], { after: 4 });
    y = sheet.y;
    const cols = [left, left + 100, left + 240, right];
    sheet.rect(left, y, full, 46);
    sheet.hline(left, y + 14, right);
    ['Number of Payments', 'Amount of Payments', 'When Payments Are Due'].forEach((text, i) => {
      sheet.text((cols[i] ?? 0) + 5, y + 3, text, { bold: true, size: 8 });
      if (i > 0) sheet.vline(cols[i] ?? 0, y, y + 46);
    });
    sheet.text(left + 5, y + 20, v('number_of_payments', `${facts.numberOfPayments}`));
    sheet.text(
      left + 105,
      y + 20,
      prose`$ ${v('payment_amount', money(facts.paymentCents), plainMoney(facts.paymentCents))}`,
    );
    sheet.text(
      left + 245,
      y + 20,
      prose`${v('payment_frequency', 'Monthly', 'monthly')}, beginning ${v('first_payment_date', numericDate(facts.firstPaymentDate), facts.firstPaymentDate)}`,
    );
    sheet.text(left + 245, y + 32, '(principal and interest only; taxes and insurance are in addition)', { size: 7.5 });
    sheet.y = y + 56;
    const item = (marks: [boolean, string][], title: string, runs: readonly Run[]): void => {
      let x = left;
      sheet.text(x, sheet.y, title, { bold: true });
      x += 112;
      for (const [marked, label] of marks) {
        sheet.checkbox(x, sheet.y, { marked, label: `${title} ${label}`, size: 8 });
        x += 13;
      }
      sheet.paragraph(runs, { indent: 112 + marks.length * 13 + 2, width: full - 116 - marks.length * 13, after: 5 });
    };
    item([[false, 'demand']], 'DEMAND FEATURE:', ['This obligation has a demand feature.']);
    item([[facts.rateType === 'variable', 'variable']], 'VARIABLE RATE:', [
      'This loan contains a variable rate ' + 'feature. ' + 'Disclosures about it have been provided to you earlier.',
    ]);
    item([], 'INSURANCE:', [
      'Property insurance is required to obtain credit and may be had from anyone you want who is acceptable to the creditor. Credit life and credit disability insurance are not required.',
    ]);
    item(
      [],
      'SECURITY:',
      prose`You are giving a security interest in: ${v('property_address', oneLine(facts.property.address))}.`,
    );
    item([], 'FILING FEES:', [`$${money(random.int(6_000, 19_000))} for recording the security instrument.`]);
    item(
      [],
      'LATE CHARGE:',
      prose`If a payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, you will be charged ${v('late_charge_percent', rate(facts.lateChargePercent), plainRate(facts.lateChargePercent))}% of the overdue payment.`,
    );
    sheet.text(left, sheet.y, 'PREPAYMENT:', { bold: true });
    let at = left + 112;
    const word = (runs: Run, text: string): void => {
      sheet.text(at, sheet.y, runs);
      at += sheet.measure(`${text} `);
    };
    word('If you pay off early, you', 'If you pay off early, you ');
    sheet.checkbox(at, sheet.y, { marked: false, label: 'may', field: 'prepayment_penalty', size: 8 });
    at += 11;
    word('may', 'may ');
    sheet.checkbox(at, sheet.y, { marked: true, label: 'will not', field: 'prepayment_penalty', size: 8 });
    at += 11;
    word(v('prepayment_penalty', 'will not', 'false'), 'will not');
    word('have to pay a penalty.', '');
    sheet.y += 15;
    item(
      [
        [false, 'may'],
        [false, 'may with conditions'],
        [true, 'may not'],
      ],
      'ASSUMPTION:',
      ['Someone buying your ' + 'property ' + 'cannot assume the remainder of your loan on its original terms.'],
    );
    sheet.paragraph(
      'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, prepayment refunds and penalties, and assumption policy. "e" means an estimate; all dates and numerical disclosures except the late payment disclosures are estimates.',
      { size: 8 },
    );
    sheet.paragraph([bold('ITEMIZATION OF AMOUNT FINANCED')], { after: 3 });
    const rows: [string, Run[]][] = entries`
      Loan amount (face of note) | $ ${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}
      Less prepaid finance charges | $ ${money(facts.principalCents - d.amountFinancedCents)}
      Amount financed | $ ${v('amount_financed', money(d.amountFinancedCents), plainMoney(d.amountFinancedCents))}
    `;
    for (const [label, runs] of rows) {
      sheet.text(left + 20, sheet.y, label);
      sheet.text(360, sheet.y, runs, { align: 'right' });
      sheet.y += 12;
    }
    sheet.y += 6;
    sheet.paragraph(
      'THE UNDERSIGNED ACKNOWLEDGES RECEIVING A COMPLETED COPY OF THIS DISCLOSURE. You are not required to complete this agreement merely because you have received it or signed a loan application.',
      { after: 30 },
    );
    facts.borrowers.forEach((b, i) => {
      const x = left + i * 270;
      sheet.signature(x, sheet.y, 180, { signed, label: b.name });
      sheet.hline(x + 190, sheet.y, x + 250);
      if (signed) sheet.text(x + 194, sheet.y - 10, numericDate(facts.noteDate, '/', false), { size: 8 });
      sheet.text(x, sheet.y + 3, v('borrower_name', b.name), { size: 8 });
      sheet.text(x + 190, sheet.y + 3, 'Date', { size: 8 });
    });
  },
};
