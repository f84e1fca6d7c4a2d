import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { borrowerNames, cash, day, pct, usd } from './w-parts.ts';

export const layout: Layout = {
  id: 'w-funding-sheet',
  docType: 'disbursement_authorization',
  draw(open, facts, { random, signed }) {
    const left = 45;
    const width = 522;
    const d = facts.disclosure;
    const sheet = open({
      margins: { top: 42, bottom: 50, left, right: 45 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, count) =>
        page.text(left, 760, `LO-114 (rev. 3/22)   Original: note file   Copy: Loan Servicing   ${pageNo}/${count}`, {
          size: 7,
        }),
    });
    sheet.text(left, 42, v('lender_name', facts.lender.name), { bold: true, size: 13 });
    sheet.text(left, 58, 'Loan Operations', { size: 9 });
    sheet.text(left, 42, 'LOAN PROCEEDS AND FUNDING SHEET', { bold: true, size: 12, width, align: 'right' });
    sheet.text(left, 58, 'Authorization to Disburse', { width, align: 'right' });
    sheet.hline(left, 73, left + width, 2);
    sheet.y = 80;

    type Cell = readonly [string, Run | readonly Run[], number];
    const boxes = (cells: readonly Cell[], h = 30): void => {
      let x = left;
      for (const [caption, runs, share] of cells) {
        const w = width * share;
        sheet.rect(x, sheet.y, w, h);
        sheet.text(x + 4, sheet.y + 3, caption, { size: 6.5 });
        sheet.text(x + 4, sheet.y + 14, runs, { width: w - 8, size: 9.5 });
        x += w;
      }
      sheet.y += h;
    };
    boxes([
      ['Borrower(s)', borrowerNames(facts, '; '), 0.6],
      ['Loan number', v('loan_number', facts.loanNumber), 0.2],
      ['Branch', v('branch_code', facts.approval.branch), 0.2],
    ]);
    boxes([
      ['Amount of note', usd('principal_amount', facts.principalCents), 0.25],
      ['Note date', day('note_date', facts.noteDate), 0.2],
      ['Matures', day('maturity_date', facts.maturityDate), 0.2],
      ['Rate at closing', pct('interest_rate', facts.rate), 0.15],
      ['Fixed / variable', v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType), 0.2],
    ]);
    boxes([
      ['Officer', v('loan_officer', facts.approval.officer), 0.3],
      ['Product', v('product_code', facts.approval.productCode), 0.15],
      ['Approval no.', v('approval_number', facts.approval.number), 0.2],
      ['Approved', day('approval_date', facts.approval.date), 0.15],
      ['Funding date', day('disbursement_date', d.disbursementDate), 0.2],
    ]);
    boxes(
      [
        ['Purpose of loan', v('loan_purpose', facts.approval.purpose), 0.5],
        ['Collateral property', v('property_address', oneLine(facts.property.address)), 0.5],
      ],
      40,
    );

    sheet.y += 12;
    sheet.paragraph('PART A.  WHERE THE LOAN PROCEEDS GO', { bold: true, size: 10, after: 4 });
    const columns = [left, left + 26, left + 240, left + 400, left + width];
    const lines = (cells: readonly (Run | readonly Run[])[], bold = false, h = 19): void => {
      sheet.ensure(h);
      cells.forEach((cell, i) => {
        const x = columns[i] ?? left;
        const w = (columns[i + 1] ?? left + width) - x;
        sheet.text(x + 4, sheet.y + 5, cell, { width: w - 8, align: i === 3 ? 'right' : 'left', bold });
      });
      for (const x of columns) sheet.vline(x, sheet.y, sheet.y + h);
      sheet.hline(left, sheet.y, left + width);
      sheet.hline(left, sheet.y + h, left + width);
      sheet.y += h;
    };
    const out = facts.disbursement;
    const account = `DDA xxxx${random.int(1000, 9999)}`;
    sheet.rect(left, sheet.y, width, 19, { fill: '#e3e8e0' });
    lines(['', 'Pay to', 'How / account', 'Amount'], true);
    lines(['1', 'Borrower, directly', `Credit ${account}`, usd('amount_to_borrower', out.toBorrowerCents)]);
    lines([
      '2',
      `Others, for Borrower: ${out.payee}`,
      random.pick(['Cashier’s check', 'Outgoing wire, see Part C', 'Official check']),
      ['$', cash('amount_paid_to_others', out.toOthersCents)],
    ]);
    lines([
      '3',
      facts.renewalOf === null ? 'Renewal of existing note' : ['Renewal of note ', v('renewal_of', facts.renewalOf)],
      'Internal transfer',
      '$0.00',
    ]);
    lines(['4', 'Held in loans-in-process', 'G/L 1480-22', '$0.00']);
    lines(['', 'TOTAL PROCEEDS (must equal note)', '', usd('loan_proceeds_total', facts.principalCents)], true);

    sheet.y += 14;
    sheet.paragraph('PART B.  FEES COLLECTED IN CASH AT CLOSING (not from proceeds)', {
      bold: true,
      size: 10,
      after: 4,
    });
    const third = d.loanCostsCents - d.originationCents;
    const doc = Math.min(45_000, Math.floor(third / 3));
    lines(['', 'Origination fee', 'G/L 4105-00', `$${money(d.originationCents)}`]);
    lines(['', 'Documentation fee', 'G/L 4110-00', `$${money(doc)}`]);
    lines(['', 'Appraisal, flood and title fees', 'Clearing 2290-15', `$${money(third - doc)}`], false, 28);
    lines(['', 'Total fees', `Debit ${account}`, `$${money(d.loanCostsCents)}`], true);

    sheet.y += 14;
    sheet.ensure(130);
    sheet.paragraph('PART C.  BEFORE FUNDS LEAVE THE BANK', { bold: true, size: 10, after: 4 });
    const checks: readonly (readonly [string, boolean])[] = [
      ['Note, guaranties and security documents signed as approved', true],
      ['Title agent has confirmed it is in a position to insure', true],
      ['Insurance evidence names bank; deductible not over $10,000', random.chance(0.8)],
      ['Right of rescission expired or does not apply', true],
      ['Wire request over $250,000 called back by a second employee', random.chance(0.5)],
      ['Officer holds authority for this disbursement or committee minutes attached', true],
    ];
    for (const [label, marked] of checks) {
      sheet.checkbox(left + 4, sheet.y, { marked, label, size: 8, look: 'tick' });
      sheet.text(left + 20, sheet.y, label);
      sheet.y += 14;
    }
    sheet.y += 6;
    sheet.paragraph(
      prose`The undersigned authorizes ${v('lender_name', facts.lender.name)} to pay out the proceeds of the loan as shown in Part A and certifies that the financial information given to the bank is still correct and that nothing material has changed for the worse since ${numericDate(facts.approval.date)}. The bank may correct a clerical error of up to $25.00 on this sheet without a new signature.`,
      { align: 'justify', after: 36 },
    );
    sheet.ensure(70);
    facts.borrowers.forEach((b, i) => {
      sheet.signature(left + i * 270, sheet.y, 220, { signed, label: b.signer });
      sheet.text(
        left + i * 270,
        sheet.y + 3,
        [v('borrower_name', b.name), b.kind === 'entity' ? `, by ${b.signer}, ${b.capacity}` : ''],
        { size: 7.5, width: 240 },
      );
    });
    sheet.y += 48;
    sheet.signature(left, sheet.y, 220, { signed, label: 'Loan officer' });
    sheet.text(left, sheet.y + 3, ['Loan officer: ', v('loan_officer', facts.approval.officer)], { size: 7.5 });
    sheet.signature(left + 270, sheet.y, 220, { signed, label: 'Loan operations' });
    sheet.text(left + 270, sheet.y + 3, 'Funded by (loan operations), initials and time', { size: 7.5 });
  },
};
