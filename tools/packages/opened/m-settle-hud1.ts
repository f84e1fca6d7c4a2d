import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = number | readonly Run[] | null;

export const layout: Layout = {
  id: 'm-settle-hud1',
  docType: 'settlement_statement',
  suits: ({ loanClass, disclosure: d }) =>
    loanClass === 'consumer' && d.loanCostsCents + d.otherCostsCents - d.originationCents - d.interestCents > 250_000,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const left = 36;
    const right = 576;
    const mid = 306;
    const sheet = open({
      margins: { top: 36, bottom: 40, left, right: 36 },
      style: { font: random.pick(['sans', 'serif'] as const), size: 8 },
      furniture: (page, pageNo) => {
        page.text(left, 768, 'Previous editions are obsolete', { size: 6.5 });
        page.text(mid, 768, `Page ${pageNo} of 2`, { size: 6.5, align: 'center' });
        page.text(right, 768, 'form HUD-1 (3/86) ref Handbook 4305.2', { size: 6.5, align: 'right' });
      },
    });
    const m = (field: string, c: number): Run[] => [v(field, money(c), plainMoney(c))];
    sheet.text(left, 36, 'A. Settlement Statement', { bold: true, size: 13 });
    sheet.text(mid, 36, 'U.S. Department of Housing and Urban Development', { bold: true, size: 8 });
    sheet.text(right, 48, 'OMB Approval No. 2502-0265', { size: 7, align: 'right' });
    let y = 60;
    const box = (x: number, w: number, h: number, label: string, runs: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2, label, { size: 7, width: w - 5 });
      sheet.text(x + 6, y + 13, runs, { width: w - 9, leading: 1.1 });
    };
    sheet.rect(left, y, 246, 46);
    sheet.text(left + 3, y + 2, 'B. Type of Loan', { size: 7 });
    ['1. FHA', '2. FmHA', '3. Conv. Unins.', '4. VA', '5. Conv. Ins.'].forEach((label, i) => {
      const at = { x: left + 8 + (i % 3) * 80, y: y + 14 + Math.floor(i / 3) * 15 };
      sheet.checkbox(at.x, at.y, { marked: i === 2, label, size: 7 });
      sheet.text(at.x + 11, at.y, label);
    });
    box(282, 98, 46, '6. File Number', v('settlement_file_number', facts.title.fileNumber));
    box(380, 98, 46, '7. Loan Number', v('loan_number', facts.loanNumber));
    box(478, 98, 46, '8. Mortgage Insurance Case No.', '');
    y += 46;
    sheet.rect(left, y, right - left, 24);
    sheet.text(
      left + 3,
      y + 3,
      'C. Note: This form is furnished to give you a statement of actual settlement costs. Amounts paid to and by the settlement agent are shown. Items marked “(p.o.c.)” were paid outside the closing; they are shown here for information and are not included in the totals.',
      { size: 7, width: right - left - 6 },
    );
    y += 24;
    const ba = facts.borrowers[0]?.address ?? facts.property.address;
    const purchase = facts.salePriceCents !== null;
    box(
      left,
      180,
      52,
      'D. Name and Address of Borrower',
      prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' + '' : '', v('borrower_name', b.name)])}\n${v('borrower_address', oneLine(ba))}`,
    );
    box(
      216,
      180,
      52,
      'E. Name and Address of Seller',
      purchase ? random.pick(['Harold and Joan Petrie', 'Birchwood Homes, LLC']) : 'N/A – Refinance',
    );
    box(
      396,
      180,
      52,
      'F. Name and Address of Lender',
      prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', oneLine(facts.lender.address))}`,
    );
    y += 52;
    box(
      left,
      180,
      46,
      'G. Property Location',
      prose`${v('property_address', oneLine(facts.property.address))}\nParcel ${v('parcel_number', facts.property.parcel)}`,
    );
    box(
      216,
      180,
      46,
      'H. Settlement Agent',
      prose`${v('settlement_agent', facts.title.agent.name)}\nPlace: ${oneLine(facts.title.agent.address)}`,
    );
    box(396, 90, 46, 'I. Settlement Date', v('closing_date', numericDate(d.closingDate), d.closingDate));
    box(486, 90, 46, 'Disbursement', v('disbursement_date', numericDate(d.disbursementDate), d.disbursementDate));
    y += 52;
    const line = (x: number, w: number, no: string, text: Run | readonly Run[], amount: Cell, strong = false): void => {
      sheet.rect(x, y, w, 14, { thickness: 0.4 });
      sheet.vline(x + w - 76, y, y + 14, 0.4);
      sheet.text(x + 3, y + 3, no, { bold: true, size: 7.5 });
      sheet.text(x + 26, y + 3, text, { bold: strong, size: 7.5 });
      if (amount !== null)
        sheet.text(x + w - 4, y + 3, typeof amount === 'number' ? money(amount) : amount, {
          align: 'right',
          bold: strong,
        });
    };
    const sale = facts.salePriceCents ?? 0;
    const p = facts.payoff;
    const others = facts.principalCents - p.amountCents;
    const gross = (purchase ? sale : facts.principalCents) + d.closingCostsCents;
    const half = mid - left;
    sheet.text(left, y, 'J. Summary of Borrower’s Transaction', { bold: true });
    sheet.text(mid + 4, y, 'K. Summary of Seller’s Transaction', { bold: true });
    y += 11;
    const rows: [string, Run | readonly Run[], Cell, string, string, Cell, boolean][] = [
      ['100.', 'Gross Amount Due From Borrower', null, '400.', 'Gross Amount Due To Seller', null, true],
      [
        '101.',
        'Contract sales price',
        purchase ? m('sale_price', sale) : null,
        '401.',
        'Contract sales price',
        purchase ? m('sale_price', sale) : null,
        false,
      ],
      ['102.', 'Personal property', null, '402.', 'Personal property', null, false],
      [
        '103.',
        'Settlement charges (line 1400)',
        m('total_closing_costs', d.closingCostsCents),
        '403.',
        '',
        null,
        false,
      ],
      [
        '104.',
        purchase ? '' : `Payoff to ${p.lender}`,
        purchase ? null : m('payoff_amount', p.amountCents),
        '404.',
        '',
        null,
        false,
      ],
      ['105.', purchase ? '' : 'Payoff of other debts', purchase ? null : others, '405.', '', null, false],
      ['106.', 'City/town taxes', null, '406.', 'City/town taxes', null, false],
      ['107.', 'County taxes', null, '407.', 'County taxes', null, false],
      [
        '120.',
        'Gross Amount Due From Borrower',
        gross,
        '420.',
        'Gross Amount Due To Seller',
        purchase ? sale : null,
        true,
      ],
      ['200.', 'Amounts Paid By Or For Borrower', null, '500.', 'Reductions In Amount Due To Seller', null, true],
      ['201.', 'Deposit or earnest money', null, '501.', 'Excess deposit', null, false],
      [
        '202.',
        'Principal amount of new loan(s)',
        m('principal_amount', facts.principalCents),
        '502.',
        'Settlement charges (line 1400)',
        purchase ? Math.round(sale * 0.06) : null,
        false,
      ],
      ['203.', 'Existing loan(s) taken subject to', null, '503.', 'Existing loan(s) taken subject to', null, false],
      [
        '220.',
        'Total Paid By/For Borrower',
        facts.principalCents,
        '520.',
        'Total Reduction Amount',
        purchase ? Math.round(sale * 0.06) : null,
        true,
      ],
      ['300.', 'Cash At Settlement From/To Borrower', null, '600.', 'Cash At Settlement To/From Seller', null, true],
      [
        '301.',
        'Gross amount due (line 120)',
        gross,
        '601.',
        'Gross amount due (line 420)',
        purchase ? sale : null,
        false,
      ],
      [
        '302.',
        'Less amounts paid (line 220)',
        facts.principalCents,
        '602.',
        'Less reductions (line 520)',
        purchase ? Math.round(sale * 0.06) : null,
        false,
      ],
      [
        '303.',
        'Cash  [X] From  [  ] To Borrower',
        m('cash_to_close', d.cashToCloseCents),
        '603.',
        'Cash To Seller',
        purchase ? sale - Math.round(sale * 0.06) : null,
        true,
      ],
    ];
    for (const [n1, t1, a1, n2, t2, a2, strong] of rows) {
      line(left, half, n1, t1, a1, strong);
      line(mid, right - mid, n2, t2, a2, strong);
      y += 14;
    }
    sheet.y = y + 10;
    sheet.paragraph(
      'Section 5 of the Real Estate Settlement Procedures Act requires that a special information booklet be furnished to every person who borrows money to finance residential real estate, and that each lender give a good faith estimate of the charges likely to be incurred. The public reporting burden for this collection of information is estimated to average 0.25 hours per response. Disclosure is mandatory for settlements under the Act.',
      { size: 7 },
    );
    sheet.newPage();
    y = 36;
    sheet.text(left, y, 'L. Settlement Charges', { bold: true, size: 10 });
    sheet.text(480, y, 'From Borrower’s', { size: 7, align: 'right' });
    sheet.text(right, y, 'From Seller’s Funds', { size: 7, align: 'right' });
    y += 14;
    const charge = (no: string, text: Run | readonly Run[], a: Cell, strong = false, b: Cell = null): void => {
      sheet.rect(left, y, right - left, 15, { thickness: 0.4 });
      sheet.vline(404, y, y + 15, 0.4);
      sheet.vline(490, y, y + 15, 0.4);
      sheet.text(left + 3, y + 4, no, { bold: true });
      sheet.text(left + 32, y + 4, text, { bold: strong });
      if (a !== null) sheet.text(486, y + 4, typeof a === 'number' ? money(a) : a, { align: 'right', bold: strong });
      if (b !== null) sheet.text(right - 4, y + 4, typeof b === 'number' ? money(b) : b, { align: 'right' });
      y += 15;
    };
    const rest = d.loanCostsCents + d.otherCostsCents - d.originationCents - d.interestCents;
    const parts = [0.1, 0.03, 0.17, 0.2, 0.14, 0.09, 0.16].map((share) => Math.floor(rest * share));
    const part = (i: number): number => parts[i] ?? 0;
    const lastPart = rest - parts.reduce((sum, c) => sum + c, 0);
    charge('700.', 'Total Sales/Broker’s Commission', null, true, purchase ? Math.round(sale * 0.06) : null);
    charge('800.', 'Items Payable In Connection With Loan', null, true);
    charge(
      '801.',
      ['Loan Origination Fee to ', v('lender_name', facts.lender.name)],
      m('origination_charges', d.originationCents),
    );
    charge('802.', 'Loan Discount', null);
    charge('803.', 'Appraisal Fee', part(0));
    charge('804.', 'Credit Report', part(1));
    if (d.lenderCreditsCents > 0)
      charge(
        '808.',
        'Credit from Lender',
        prose`(${v('lender_credits', money(d.lenderCreditsCents), plainMoney(d.lenderCreditsCents))})`,
      );
    charge('900.', 'Items Required By Lender To Be Paid In Advance', null, true);
    charge(
      '901.',
      prose`Interest from ${v('prepaid_interest_from', numericDate(d.interestFrom), d.interestFrom)} to ${v('prepaid_interest_to', numericDate(d.interestTo), d.interestTo)} @ $${v('prepaid_interest_per_diem', money(d.perDiemCents), plainMoney(d.perDiemCents))} /day`,
      m('prepaid_interest_amount', d.interestCents),
    );
    charge('902.', 'Mortgage Insurance Premium', null);
    charge('903.', ['Hazard Insurance Premium for 1 year to ', v('insurer_name', facts.hazard.insurer)], part(2));
    charge('1000.', 'Reserves Deposited With Lender', null, true);
    charge('1001.', 'Hazard insurance  3 months', part(3));
    charge('1004.', 'County property taxes  4 months', part(4));
    charge('1100.', 'Title Charges', null, true);
    charge('1101.', ['Settlement or closing fee to ', v('settlement_agent', facts.title.agent.name)], part(5));
    charge('1108.', `Title insurance to ${facts.title.underwriter}`, part(6));
    charge(
      '1109.',
      ['Lender’s coverage  $', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      null,
    );
    charge('1200.', 'Government Recording and Transfer Charges', null, true);
    charge('1201.', 'Recording fees:  Deed $21.00   Mortgage $92.00   Releases $21.00', lastPart);
    charge('1300.', 'Additional Settlement Charges', null, true);
    charge('1301.', 'Survey  (p.o.c. $425.00)', null);
    charge(
      '1400.',
      'Total Settlement Charges (enter on lines 103, Section J and 502, Section K)',
      m('total_closing_costs', d.closingCostsCents),
      true,
      purchase ? Math.round(sale * 0.06) : null,
    );
    sheet.y = y + 12;
    sheet.paragraph(
      'I have carefully reviewed the HUD-1 Settlement Statement and to the best of my knowledge and belief it is a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction. I further certify that I have received a copy of it.',
      { after: 34 },
    );
    facts.borrowers.forEach((b, i) => {
      sheet.signature(left + i * 270, sheet.y, 210, { signed, label: b.name });
      sheet.text(left + i * 270, sheet.y + 3, ['Borrower  ', v('borrower_name', b.name)]);
    });
    sheet.y += 24;
    sheet.paragraph(
      'The HUD-1 Settlement Statement which I have prepared is a true and accurate account of this transaction. I have caused or will cause the funds to be disbursed in accordance with this statement.',
      { after: 32 },
    );
    sheet.signature(left, sheet.y, 210, { signed, label: 'Settlement Agent' });
    sheet.text(left, sheet.y + 3, ['Settlement Agent  ', v('settlement_agent', facts.title.agent.name)]);
    sheet.text(
      left,
      sheet.y + 18,
      'Warning: It is a crime to knowingly make false statements to the United States on this or any other similar form. Penalties upon conviction can include a fine and imprisonment.',
      { size: 6.5 },
    );
  },
};
