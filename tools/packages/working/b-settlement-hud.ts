import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { makeFigures } from './b-disclosure-style.ts';
import { type CellInput, grid, labelledBox } from './b-grid.ts';
import { chargeRows } from './b-hud-charges.ts';
import { centred, defineLayout, isConsumer, type Kit, signatureLine } from './b-kit.ts';
import { somebody } from './b-others.ts';

function summaries(kit: Kit, s: Sheet, left: number, wide: number): void {
  const { f, p } = kit;
  const d = f.disclosure;
  const sale = f.salePriceCents;
  const due = (sale ?? f.principalCents) + d.closingCostsCents;
  const half = wide / 2;
  const borrower: readonly (readonly [string, Run])[] = [
    ['100. Gross Amount Due from Borrower', ''],
    ['101. Contract sales price', sale === null ? '' : p.bare('sale_price', sale)],
    ['102. Personal property', ''],
    ['103. Settlement charges to borrower (line 1400)', p.bare('total_closing_costs', d.closingCostsCents)],
    [
      sale === null ? `104. Payoff ${f.payoff.lender}` : '104.',
      sale === null ? p.bare('payoff_amount', f.payoff.amountCents) : '',
    ],
    [
      sale === null ? '105. Other payoffs' : '105.',
      sale === null ? money(f.principalCents - f.payoff.amountCents) : '',
    ],
    ['106. City/town taxes          to', ''],
    ['107. County taxes          to', ''],
    ['120. Gross Amount Due from Borrower', money(due)],
    ['200. Amount Paid by or in Behalf of Borrower', ''],
    ['201. Deposit or earnest money', ''],
    ['202. Principal amount of new loan(s)', p.bare('principal_amount', f.principalCents)],
    ['203. Existing loan(s) taken subject to', ''],
    ['210. City/town taxes          to', ''],
    ['220. Total Paid by/for Borrower', money(f.principalCents)],
    ['300. Cash at Settlement from/to Borrower', ''],
    ['301. Gross amount due from borrower (line 120)', money(due)],
    ['302. Less amounts paid by/for borrower (line 220)', `(${money(f.principalCents)})`],
    ['303. Cash  [X] From  [ ] To Borrower', p.bare('cash_to_close', d.cashToCloseCents)],
  ];
  const seller: readonly string[] = [
    '400. Gross Amount Due to Seller',
    '401. Contract sales price',
    '402. Personal property',
    '403.',
    '404.',
    '405.',
    '406. City/town taxes          to',
    '407. County taxes          to',
    '420. Gross Amount Due to Seller',
    '500. Reductions In Amount Due to Seller',
    '501. Excess deposit (see instructions)',
    '502. Settlement charges to seller (line 1400)',
    '503. Existing loan(s) taken subject to',
    '504. Payoff of first mortgage loan',
    '520. Total Reduction Amount Due Seller',
    '600. Cash at Settlement to/from Seller',
    '601. Gross amount due to seller (line 420)',
    '602. Less reductions in amounts due seller (line 520)',
    '603. Cash  [X] To  [ ] From Seller',
  ];
  const sellerMoney = (index: number): Run =>
    sale === null ? '' : index === 1 ? p.bare('sale_price', sale) : [8, 16, 18].includes(index) ? money(sale) : '';
  grid(
    s,
    {
      x: left,
      widths: [half * 0.72, half * 0.28, half * 0.72, half * 0.28],
      style: { size: 7.6 },
      pad: 2.2,
      align: ['left', 'right', 'left', 'right'],
    },
    [
      [
        { runs: 'J. Summary of Borrower’s Transaction', bold: true, span: 2 },
        { runs: 'K. Summary of Seller’s Transaction', bold: true, span: 2 },
      ],
      ...borrower.map(([name, run], index): CellInput[] => {
        const isHead = /^\d00\./.test(name) || /^(120|220)/.test(name);
        return [{ runs: name, bold: isHead }, run, { runs: seller[index] ?? '', bold: isHead }, sellerMoney(index)];
      }),
    ],
  );
}

function hudHead(kit: Kit, s: Sheet, title: string): number {
  const { f, r, p } = kit;
  const font = r.pick(['sans', 'mono', 'typewriter'] as const);
  const left = 36;
  const wide = s.width - 72;
  s.text(left, 34, title, { size: 15, bold: true });
  s.text(left, 34, 'OMB Approval No. 2502-0265', { size: 7, width: wide, align: 'right' });
  let y = 58;
  s.rect(left, y, wide, 40);
  s.text(left + 3, y + 2, 'B. Type of Loan', { size: 8, bold: true });
  ['1. FHA', '2. RHS', '3. Conv. Unins.', '4. VA', '5. Conv. Ins.'].forEach((label, index) => {
    const x = left + 6 + (index % 3) * 70;
    const row = y + 14 + Math.floor(index / 3) * 12;
    s.checkbox(x, row, { marked: index === 2, label, size: 7 });
    s.text(x + 10, row - 0.5, label, { size: 7 });
  });
  labelledBox(s, left + 220, y, 105, 40, '6. File Number:', v('settlement_file_number', f.title.fileNumber), { font });
  labelledBox(s, left + 325, y, 105, 40, '7. Loan Number:', v('loan_number', f.loanNumber), { font });
  labelledBox(s, left + 430, y, wide - 430, 40, '8. Mortgage Insurance Case Number:', '', { font });
  y += 40;
  s.rect(left, y, wide, 22);
  s.text(
    left + 3,
    y + 2,
    'C. Note: This form is furnished to give you a statement of actual settlement costs. Amounts paid to and by the settlement agent are shown. Items marked “(p.o.c.)” were paid outside the closing; they are shown here for informational purposes and are not included in the totals.',
    { size: 6.8, width: wide - 6 },
  );
  y += 22;
  const third = wide / 3;
  labelledBox(
    s,
    left,
    y,
    third,
    62,
    'D. Name & Address of Borrower:',
    [...p.borrowers(), '\n', p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')],
    { font, size: 8 },
  );
  labelledBox(
    s,
    left + third,
    y,
    third,
    62,
    'E. Name & Address of Seller:',
    f.salePriceCents === null ? '' : `${makeFigures(kit).sellers}\n${oneLine(makeFigures(kit).sellerAddress)}`,
    { font, size: 8 },
  );
  labelledBox(
    s,
    left + third * 2,
    y,
    third,
    62,
    'F. Name & Address of Lender:',
    [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')],
    { font, size: 8 },
  );
  y += 62;
  labelledBox(
    s,
    left,
    y,
    third,
    62,
    'G. Property Location:',
    p.address('property_address', f.property.address, 'block'),
    { font, size: 8 },
  );
  labelledBox(
    s,
    left + third,
    y,
    third,
    62,
    'H. Settlement Agent:',
    [v('settlement_agent', f.title.agent.name), '\nPlace of Settlement:\n', oneLine(f.title.agent.address)],
    { font, size: 8 },
  );
  labelledBox(
    s,
    left + third * 2,
    y,
    third,
    31,
    'I. Settlement Date:',
    p.date('closing_date', f.disclosure.closingDate),
    { font, size: 8 },
  );
  labelledBox(
    s,
    left + third * 2,
    y + 31,
    third,
    31,
    'Disbursement Date:',
    p.date('disbursement_date', f.disclosure.disbursementDate),
    { font, size: 8 },
  );
  return y + 62;
}

const hudSheet = (kit: Kit, name: string): Sheet =>
  kit.open({
    margins: { top: 36, left: 36, right: 36, bottom: 40 },
    style: { font: 'sans', size: 8 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(36, sheet.height - 28, 'Previous editions are obsolete', { size: 7 });
      sheet.text(36, sheet.height - 28, `Page ${pageNo} of ${pages}`, {
        size: 7,
        width: sheet.width - 72,
        align: 'center',
      });
      sheet.text(36, sheet.height - 28, name, { size: 7, width: sheet.width - 72, align: 'right', bold: true });
    },
  });

const chargeWidths = (wide: number): number[] => [32, wide - 32 - 160, 80, 80];
const chargeHead: CellInput[] = [
  { runs: 'L. Settlement Charges', bold: true, span: 2 },
  { runs: 'Paid From Borrower’s Funds at Settlement', size: 6.5 },
  { runs: 'Paid From Seller’s Funds at Settlement', size: 6.5 },
];

function certify(kit: Kit, s: Sheet): void {
  const { f, r, signed } = kit;
  s.ensure(130);
  s.y += 14;
  s.paragraph(
    'I have carefully reviewed the HUD-1 Settlement Statement and to the best of my knowledge and belief, it is a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction. I further certify that I have received a copy of the HUD-1 Settlement Statement.',
    { size: 8, after: 28 },
  );
  f.borrowers.forEach((borrower, index) => {
    signatureLine(s, 36 + index * 270, s.y, 230, [v('borrower_name', borrower.name), ', Borrower'], {
      signed,
      label: borrower.name,
    });
  });
  s.y += 44;
  signatureLine(s, 36, s.y, 230, `${somebody(r)}, Settlement Agent`, { signed, label: 'Settlement Agent' });
  s.y += 20;
}

function drawHud(kit: Kit): void {
  const s = hudSheet(kit, 'HUD-1');
  const wide = s.width - 72;
  s.y = hudHead(kit, s, 'A. Settlement Statement (HUD-1)');
  summaries(kit, s, 36, wide);
  s.newPage();
  grid(s, { x: 36, widths: chargeWidths(wide), style: { size: 7.6 }, pad: 2 }, [chargeHead, ...chargeRows(kit)]);
  s.newPage();
  centred(s, s.y, 'Comparison of Good Faith Estimate (GFE) and HUD-1 Charges', { bold: true, size: 10 });
  s.y += 20;
  const { f, p } = kit;
  const d = f.disclosure;
  grid(
    s,
    {
      x: 36,
      widths: [wide * 0.5, wide * 0.16, wide * 0.17, wide * 0.17],
      style: { size: 8 },
      align: ['left', 'left', 'right', 'right'],
    },
    [
      [{ runs: 'Charges That Cannot Increase', bold: true }, 'HUD-1 Line Number', 'Good Faith Estimate', 'HUD-1'],
      ['Our origination charge', '# 801', money(d.originationCents), p.bare('origination_charges', d.originationCents)],
      ['Transfer taxes', '# 1203', money(0), money(0)],
    ],
  );
  s.y += 14;
  s.text(36, s.y, 'Loan Terms', { bold: true, size: 10 });
  s.y += 16;
  grid(s, { x: 36, widths: [wide * 0.4, wide * 0.6], style: { size: 8.5 } }, [
    ['Your initial loan amount is', ['$ ', p.bare('principal_amount', f.principalCents)]],
    ['Your loan term is', p.months('term_months', f.termMonths)],
    ['Your initial interest rate is', p.rate('interest_rate', f.rate)],
    [
      'Your initial monthly amount owed for principal, interest, and any mortgage insurance is',
      ['$ ', p.bare('payment_amount', f.paymentCents), ' includes [X] Principal [X] Interest [ ] Mortgage Insurance'],
    ],
    ['Can your interest rate rise?', '[X] No  [ ] Yes, it can rise to a maximum of       %.'],
    [
      'Does your loan have a prepayment penalty?',
      [
        v('prepayment_penalty', f.prepaymentPenalty ? 'Yes' : 'No', String(f.prepaymentPenalty)),
        f.prepaymentPenalty ? ', see your note.' : '.',
      ],
    ],
    [
      'Does your loan have a balloon payment?',
      f.balloonCents === null
        ? 'No'
        : ['Yes, you have a balloon payment of $ ', p.bare('balloon_amount', f.balloonCents)],
    ],
    [
      'Total monthly amount owed including escrow account payments',
      ['You have an additional monthly escrow payment of $ ', p.bare('escrow_monthly', d.escrowCents)],
    ],
  ]);
  certify(kit, s);
}

/** The shorter form for loans without a seller: charges first, then where the loan money goes. */
function drawHudA(kit: Kit): void {
  const { f, p } = kit;
  const d = f.disclosure;
  const s = hudSheet(kit, 'HUD-1A');
  const wide = s.width - 72;
  s.text(36, 34, 'Settlement Statement', { size: 16, bold: true });
  s.text(36, 52, 'Optional Form for Transactions without Sellers', { size: 9 });
  s.y = 70;
  grid(s, { x: 36, widths: [wide / 2, wide / 2], style: { size: 8.5 }, minHeight: 34 }, [
    [
      prose`Name & Address of Borrower:\n${p.borrowers()}\n${p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address)}`,
      prose`Name & Address of Lender:\n${v('lender_name', f.lender.name)}\n${p.address('lender_address', f.lender.address)}`,
    ],
    [
      ['Property Location: (if different from above)\n', p.address('property_address', f.property.address)],
      prose`Settlement Agent:\n${v('settlement_agent', f.title.agent.name)}\nPlace of Settlement: ${oneLine(f.title.agent.address)}`,
    ],
    [
      ['Loan Number:  ', v('loan_number', f.loanNumber)],
      ['Settlement Date:  ', p.date('closing_date', d.closingDate)],
    ],
  ]);
  s.y += 6;
  grid(s, { x: 36, widths: chargeWidths(wide), style: { size: 7.2 }, pad: 1.8, borders: 'rows' }, [
    chargeHead,
    ...chargeRows(kit),
  ]);
  s.newPage();
  s.text(36, s.y, 'M. Disbursement to Others', { bold: true, size: 10 });
  s.text(36 + wide / 2 + 8, s.y, 'N. NET SETTLEMENT', { bold: true, size: 10 });
  s.y += 16;
  const top = s.y;
  const half = wide / 2 - 8;
  grid(s, { x: 36, widths: [30, half - 110, 80], style: { size: 8 }, align: ['left', 'left', 'right'] }, [
    ['1501.', `${f.payoff.lender} ${f.payoff.loanNumber}`, p.bare('payoff_amount', f.payoff.amountCents)],
    ['1502.', 'Consumer accounts per list', money(f.principalCents - f.payoff.amountCents)],
    ['1503.', '', ''],
    ['1504.', '', ''],
    ['1520.', { runs: 'TOTAL DISBURSED (enter on line 1603)', bold: true }, money(f.principalCents)],
  ]);
  s.y = top;
  grid(
    s,
    { x: 36 + wide / 2 + 8, widths: [30, half - 110, 80], style: { size: 8 }, align: ['left', 'left', 'right'] },
    [
      ['1600.', 'Loan Amount', p.bare('principal_amount', f.principalCents)],
      ['1601.', 'Plus Cash/Check from Borrower', p.bare('cash_to_close', d.cashToCloseCents)],
      ['1602.', 'Minus Total Settlement Charges (line 1400)', p.bare('total_closing_costs', d.closingCostsCents)],
      ['1603.', 'Minus Total Disbursements to Others (line 1520)', money(f.principalCents)],
      ['1604.', { runs: 'Equals Disbursements to Borrower', bold: true }, ''],
    ],
  );
  s.y += 20;
  certify(kit, s);
}

export const hudStatements: readonly Layout[] = [
  defineLayout('hud-1', 'settlement_statement', drawHud),
  defineLayout(
    'hud-1a',
    'settlement_statement',
    drawHudA,
    (facts) => isConsumer(facts) && facts.salePriceCents === null,
  ),
];
