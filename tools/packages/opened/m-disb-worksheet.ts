import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-disb-worksheet',
  docType: 'disbursement_authorization',
  draw(open, facts, { random, signed }) {
    const left = 45;
    const right = 567;
    const d = facts.disbursement;
    const sheet = open({
      margins: { top: 40, bottom: 50, left, right: 45 },
      style: { font: random.pick(['condensed', 'slab'] as const), size: 9.5 },
      furniture: (page) => {
        page.text(
          left,
          758,
          [v('lender_name', facts.lender.name), '   LN-DISB 06/2021   White: loan file   ' + 'Yellow: customer'],
          {
            size: 7,
          },
        );
      },
    });
    sheet.text(left, 40, 'Disbursement of Loan Proceeds', { bold: true, size: 17 });
    sheet.text(left, 62, 'Itemized Authorization and Worksheet', { size: 10 });
    sheet.text(right, 40, v('lender_name', facts.lender.name), { bold: true, size: 10, align: 'right' });
    let y = 84;
    const cell = (x: number, w: number, label: string, runs: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, 30);
      sheet.text(x + w - 3, y + 2, label, { size: 6.5, align: 'right' });
      sheet.text(x + 5, y + 14, runs);
    };
    const names = facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' & ' : '', v('borrower_name', b.name)]);
    cell(left, 322, 'CUSTOMER', names);
    cell(left + 322, 100, 'NOTE NO.', v('loan_number', facts.loanNumber));
    cell(left + 422, 100, 'NOTE DATE', v('note_date', numericDate(facts.noteDate), facts.noteDate));
    y += 30;
    cell(
      left,
      122,
      'AMOUNT OF NOTE',
      prose`$${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}`,
    );
    cell(left + 122, 100, 'MATURES', v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate));
    cell(left + 222, 150, 'OFFICER', v('loan_officer', facts.approval.officer));
    cell(left + 372, 75, 'BRANCH', v('branch_code', facts.approval.branch));
    cell(left + 447, 75, 'PRODUCT', v('product_code', facts.approval.productCode));
    y += 44;
    sheet.rect(left, y, right - left, 16, { fill: '#333333' });
    const heads: [number, string][] = [
      [left + 4, 'Ln'],
      [left + 26, 'Payee'],
      [left + 250, 'Method'],
      [left + 330, 'Check / ref.'],
    ];
    for (const [x, text] of heads) sheet.text(x, y + 4, text, { colour: 'white', bold: true });
    sheet.text(right - 6, y + 4, 'Amount', { colour: 'white', bold: true, align: 'right' });
    y += 16;
    const title = 215_000;
    const recording = 18_600;
    const rows: [Run | readonly Run[], string, string, Run | readonly Run[], boolean][] = [
      ['A.  Proceeds to customer', '', '', '', true],
      [
        'Credit to customer’s account',
        'Deposit',
        `DDA …${random.int(1000, 9999)}`,
        ['$', v('amount_to_borrower', money(d.toBorrowerCents), plainMoney(d.toBorrowerCents))],
        false,
      ],
      ['B.  Proceeds to others for customer', '', '', '', true],
      [d.payee, 'Wire', `${random.int(1000, 9999)}`, `$${money(d.toOthersCents - title - recording)}`, false],
      [v('settlement_agent', facts.title.agent.name), 'Wire', `${random.int(1000, 9999)}`, `$${money(title)}`, false],
      [
        ['County recorder, ', v('property_county', facts.property.county)],
        'Check',
        `${random.int(40000, 48000)}`,
        `$${money(recording)}`,
        false,
      ],
      [
        'Subtotal B – paid to others',
        '',
        '',
        ['$', v('amount_paid_to_others', money(d.toOthersCents), plainMoney(d.toOthersCents))],
        true,
      ],
      ['C.  Retained by lender', '', '', '', true],
      ['Loan fee (paid by customer’s check)', 'POC', '', '$0.00', false],
      [
        'TOTAL DISBURSED (A + B + C)',
        '',
        '',
        ['$', v('loan_proceeds_total', money(facts.principalCents), plainMoney(facts.principalCents))],
        true,
      ],
    ];
    rows.forEach(([payee, method, ref, amount, strong], i) => {
      sheet.rect(left, y, right - left, 18);
      sheet.text(left + 5, y + 5, `${i + 1}`, { size: 8 });
      sheet.text(left + 26, y + 5, payee, { bold: strong });
      if (method) sheet.text(left + 250, y + 5, method);
      if (ref) sheet.text(left + 330, y + 5, ref);
      sheet.text(right - 6, y + 5, amount, { align: 'right', bold: strong });
      y += 18;
    });
    sheet.vline(left + 22, y - 180, y);
    sheet.vline(left + 430, y - 180, y);
    y += 12;
    sheet.text(left, y, 'Use of funds', { bold: true });
    sheet.text(left + 90, y, v('loan_purpose', facts.approval.purpose));
    y += 16;
    sheet.text(left, y, 'Pay out on', { bold: true });
    sheet.text(
      left + 90,
      y,
      v('disbursement_date', numericDate(facts.disclosure.disbursementDate), facts.disclosure.disbursementDate),
    );
    y += 16;
    sheet.text(left, y, 'Class', { bold: true });
    (['business', 'consumer'] as const).forEach((kind, i) => {
      const label = kind === 'business' ? 'Commercial / business' : 'Consumer';
      const marked = facts.loanClass === kind;
      sheet.checkbox(left + 90 + i * 140, y, { marked, label, field: 'loan_class', look: 'tick' });
      sheet.text(left + 104 + i * 140, y, marked ? v('loan_class', label, kind) : label);
    });
    sheet.y = y + 26;
    sheet.paragraph(
      prose`The customer has examined the itemization above, finds it correct and authorizes the lender to pay the proceeds accordingly. If a payoff proves to be larger than shown, the customer will pay the difference on demand; if smaller, the lender will credit the difference to principal. Where the loan is subject to rescission, line 2 and lines 4 to 6 shall not be paid until the rescission period has ended and the lender is reasonably satisfied that it was not used. Insurance premiums and the flood determination charge of $14.50 were paid outside of closing.`,
      { size: 8.5, align: 'justify', after: 34 },
    );
    for (const b of facts.borrowers) {
      sheet.ensure(40);
      sheet.signature(left, sheet.y, 240, { signed, label: b.signer });
      sheet.text(
        left,
        sheet.y + 3,
        b.kind === 'entity'
          ? [v('borrower_name', b.name), `, by ${b.signer}, ` + `${b.capacity ?? ''}`]
          : v('borrower_name', b.name),
        { size: 8.5 },
      );
      sheet.hline(370, sheet.y, 470);
      sheet.text(370, sheet.y + 3, 'Date', { size: 8 });
      if (signed) sheet.text(376, sheet.y - 11, numericDate(facts.noteDate, '-'));
      sheet.y += 42;
    }
    sheet.ensure(40);
    sheet.rect(left, sheet.y - 6, right - left, 30);
    sheet.text(
      left + 5,
      sheet.y,
      `Operations:  booked ______   funded ______   second review ______   GL ${random.int(
        1000,
        9999,
      )}-02   Time ______`,
      { size: 8 },
    );
  },
};
