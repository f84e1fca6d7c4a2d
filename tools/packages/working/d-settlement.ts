import { money, plainMoney } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { type Charge, charges, costsAddUp } from './d-charges.ts';
import {
  band,
  box,
  type Desk,
  isBusiness,
  isPurchase,
  isRefinance,
  layoutD,
  list,
  middle,
  phone,
  type Runs,
  table,
} from './d-kit.ts';

const _line = ([label, cents]: Charge): Runs[] => [label, money(cents), ''];

function interest({ f, say }: Desk): Run[] {
  const d = f.disclosure;
  return prose`Prepaid interest ${say.money('prepaid_interest_per_diem', d.perDiemCents)} per day from ${say.date('prepaid_interest_from', d.interestFrom)} to ${say.date('prepaid_interest_to', d.interestTo)}`;
}

/** The association's combined statement: seller's columns left, buyer's right. */
function drawCombined(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const d = f.disclosure;
  const c = charges(f, r);
  const s = open({
    margins: { top: 36, left: 36, right: 36, bottom: 50 },
    style: { font: r.pick(['sans', 'condensed']), size: 8.5 },
    furniture: (sheet, page, pages) => {
      sheet.text(36, 756, `Page ${page} of ${pages}`, { size: 7 });
    },
  });
  s.text(36, 36, 'American Land Title Association', { size: 8 });
  s.text(380, 36, 'ALTA Settlement Statement – Combined', { size: 9, bold: true });
  s.y = 56;
  list(s, { x: 36, label: 110, width: 265, gap: 2 }, [
    ['File No./Escrow No.:', say.file],
    ['Officer/Escrow Officer:', 'On file'],
    ['Settlement Location:', oneLine(f.title.agent.address)],
  ]);
  s.y = 56;
  s.text(320, 56, [say.agent], { size: 11, bold: true });
  s.text(320, 72, `ALTA Universal ID 10${r.int(10000, 99999)}`);
  s.y = 108;
  list(s, { x: 36, label: 110, width: 540, gap: 2 }, [
    ['Property Address:', say.property],
    ['Buyer:', say.borrowers()],
    ['Seller:', c.seller],
    ['Lender:', [say.lender, '   Loan # ', say.loan]],
    ['Settlement Date:', say.date('closing_date', d.closingDate)],
    ['Disbursement Date:', say.date('disbursement_date', d.disbursementDate)],
  ]);
  const price = f.salePriceCents ?? 0;
  const due = say.figure('cash_to_close', d.cashToCloseCents);
  const proceeds = price - Math.round(price * 0.055);
  const row = (
    label: Runs,
    buyerDebit: Runs = '',
    buyerCredit: Runs = '',
    sellerDebit = '',
    sellerCredit: Runs = '',
  ): Runs[] => [sellerDebit, sellerCredit, label, buyerDebit, buyerCredit];
  const plain = ([label, cents]: Charge): Runs[] => row(label, money(cents));
  const debits = money(price + d.closingCostsCents + d.lenderCreditsCents);
  s.y += 6;
  table(
    s,
    {
      x: 36,
      widths: [68, 68, 268, 68, 68],
      align: ['right', 'right', 'left', 'right', 'right'],
      rules: 'all',
      pad: 2,
      style: { size: 8 },
      bold: [0, 1, 2, 5, 9, 14],
    },
    [
      ['Seller', '', 'Description', 'Borrower/Buyer', ''],
      ['Debit', 'Credit', '', 'Debit', 'Credit'],
      row('Financial'),
      row('Sale Price of Property', say.figure('sale_price', price), '', '', say.figure('sale_price', price)),
      row(['Loan Amount – ', say.lender], '', say.figure('principal_amount', f.principalCents)),
      row('Loan Charges'),
      row('Origination charges', say.figure('origination_charges', c.origination)),
      row(
        d.lenderCreditsCents > 0 ? 'Lender credits' : 'No lender credits',
        '',
        d.lenderCreditsCents > 0 ? say.figure('lender_credits', d.lenderCreditsCents) : '',
      ),
      row(interest(desk), say.figure('prepaid_interest_amount', d.interestCents)),
      row('Other Charges'),
      ...c.notShopped.map(plain),
      plain(['Homeowner’s insurance premium', c.prepaids[0]?.[1] ?? 0]),
      row('Title Charges & Escrow / Settlement Charges'),
      ...[...c.shopped, ...c.others].map(plain),
      ...c.taxes.map(plain),
      row('Real estate commission', '', '', money(Math.round(price * 0.055))),
      row('Subtotals', debits, money(f.principalCents + d.lenderCreditsCents), money(price - proceeds), money(price)),
      row('Due From Buyer', '', due),
      row('Due To Seller', '', '', money(proceeds)),
      row('Totals', debits, debits, money(price), money(price)),
    ],
  );
  s.y += 10;
  s.paragraph(
    prose`Acknowledgement: We have reviewed the statement and authorize ${say.agent} to cause the funds to be disbursed in accordance with it.`,
    { size: 8, after: 34 },
  );
  s.ensure(40);
  f.borrowers.forEach((party, index) => {
    s.signature(36 + index * 200, s.y, 180, { signed, label: party.name, height: 18 });
    s.text(36 + index * 200, s.y + 3, 'Buyer', { size: 7.5 });
  });
}

/** The statement for a loan without a seller, as the old regulation printed it. */
function drawNoSeller(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const d = f.disclosure;
  const c = charges(f, r);
  const s = open({ margins: { top: 34, left: 40, right: 40, bottom: 40 }, style: { font: 'serif', size: 9 } });
  s.text(40, 34, 'Settlement Statement', { size: 14, bold: true });
  s.text(40, 52, 'Optional Form for Transactions without Sellers (HUD-1A)', { size: 9 });
  s.text(400, 36, 'U.S. Department of Housing and Urban Development\nOMB Approval No. 2502-0265', {
    size: 7,
    width: 172,
  });
  box(
    s,
    [40, 68, 266, 56],
    'Name & Address of Borrower:',
    [...say.borrowers('\n'), '\n', say.address('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    { size: 8.5 },
  );
  box(
    s,
    [306, 68, 266, 56],
    'Name & Address of Lender:',
    [say.lender, '\n', say.address('lender_address', f.lender.address)],
    { size: 8.5 },
  );
  box(s, [40, 124, 266, 40], 'Property Location: (if different from above)', say.property, { size: 8.5 });
  box(s, [306, 124, 266, 40], 'Settlement Agent:', [say.agent, '  File ', say.file], { size: 8.5 });
  box(s, [40, 164, 266, 28], 'Place of Settlement:', oneLine(f.title.agent.address), { size: 8 });
  box(s, [306, 164, 133, 28], 'Loan Number:', say.loan, { size: 8.5 });
  box(s, [439, 164, 133, 28], 'Settlement Date:', say.date('closing_date', d.closingDate), { size: 8.5 });
  s.y = band(s, [40, 198, 532], 'L. Settlement Charges', '#d0d0d0');
  const numbered = (from: number, lines: readonly Charge[]): Runs[][] =>
    lines.map(([label, cents], index) => [`${from + index}`, label, money(cents)]);
  const rows: Runs[][] = [
    ['800', 'Items Payable in Connection with Loan', ''],
    ['801', 'Our origination charge', say.figure('origination_charges', c.origination)],
    [
      '802',
      'Your credit or charge (points) for the specific rate chosen',
      d.lenderCreditsCents > 0
        ? v('lender_credits', `-${money(d.lenderCreditsCents)}`, plainMoney(d.lenderCreditsCents))
        : '0.00',
    ],
    ...numbered(804, c.notShopped),
    ['900', 'Items Required by Lender to Be Paid in Advance', ''],
    ['901', interest(desk), say.figure('prepaid_interest_amount', d.interestCents)],
    ['903', 'Homeowner’s insurance for 1 year', money(c.prepaids[0]?.[1] ?? 0)],
    ['1100', 'Title Charges', ''],
    ...numbered(1101, [...c.shopped, ...c.others]),
    ['1200', 'Government Recording and Transfer Charges', ''],
    ...numbered(1201, c.taxes),
    ['1400', 'Total Settlement Charges (enter on line 1602)', say.figure('total_closing_costs', d.closingCostsCents)],
  ];
  table(
    s,
    {
      x: 40,
      widths: [40, 392, 100],
      align: ['left', 'left', 'right'],
      rules: 'rows',
      pad: 2,
      style: { size: 8.5 },
      bold: [0, 6, 9, 13, rows.length - 1],
    },
    rows,
  );
  s.y = band(s, [40, s.y + 6, 260], 'M. Disbursement to Others', '#d0d0d0');
  const top = s.y;
  table(
    s,
    { x: 40, widths: [36, 134, 90], align: ['left', 'left', 'right'], rules: 'rows', pad: 2, style: { size: 8.5 } },
    [
      ['1501', `Payoff to ${f.payoff.lender}`, say.figure('payoff_amount', f.payoff.amountCents)],
      ['1502', '', ''],
      ['1503', '', ''],
      ['1520', 'TOTAL DISBURSED', say.figure('amount_paid_to_others', f.disbursement.toOthersCents)],
    ],
  );
  const end = s.y;
  band(s, [312, top - 15, 260], 'N. Net Settlement', '#d0d0d0');
  s.y = top;
  table(
    s,
    { x: 312, widths: [36, 134, 90], align: ['left', 'left', 'right'], rules: 'rows', pad: 2, style: { size: 8.5 } },
    [
      ['1600', 'Loan Amount', say.figure('principal_amount', f.principalCents)],
      ['1601', 'Plus Cash/Check from Borrower', say.figure('cash_to_close', d.cashToCloseCents)],
      ['1602', 'Minus Total Settlement Charges', say.figure('total_closing_costs', d.closingCostsCents)],
      ['1603', 'Minus Disbursements to Others', say.figure('amount_paid_to_others', f.disbursement.toOthersCents)],
      ['1604', 'Equals Disbursements to Borrower', say.figure('amount_to_borrower', f.disbursement.toBorrowerCents)],
    ],
  );
  s.y = Math.max(end, s.y) + 40;
  s.signature(40, s.y, 200, { signed, label: 'borrower', height: 20 });
  s.text(40, s.y + 3, 'Borrower’s signature', { size: 7.5 });
}

/** A net sheet of the settlement office for a business loan: sources above, uses below. */
function drawNetSheet(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const d = f.disclosure;
  const c = charges(f, r);
  const s = open({
    margins: { top: 54, left: 70, right: 70, bottom: 54 },
    style: { font: r.pick(['typewriter', 'franklin', 'slab']), size: 9.5 },
  });
  s.y = middle(s, 50, say.agent, { size: 15, bold: true });
  s.y = middle(s, s.y, `${oneLine(f.title.agent.address)}   ${phone(r)}`, { size: 8 });
  s.y = middle(s, s.y + 12, 'BORROWER’S SETTLEMENT STATEMENT AND NET SHEET', { size: 12, bold: true }) + 12;
  list(s, { x: 70, label: 110, width: 472, gap: 2 }, [
    ['Our file', say.file],
    ['Closed', say.date('closing_date', d.closingDate)],
    ['Borrower', say.borrowers()],
    ['Lender', say.lender],
    ['Loan', say.loan],
    ['Premises', say.property],
  ]);
  s.y += 8;
  const columns = { x: 70, widths: [352, 120], align: ['left', 'right'] as const, rules: 'none' as const, pad: 2 };
  s.paragraph('FUNDS RECEIVED', { bold: true, after: 2 });
  table(s, { ...columns, bold: [2] }, [
    ['Proceeds of loan', say.money('principal_amount', f.principalCents)],
    ['Brought in by borrower', say.money('cash_to_close', d.cashToCloseCents)],
    ['Total receipts', `$${money(f.principalCents + d.cashToCloseCents)}`],
  ]);
  s.hline(70, s.y + 3, 542);
  s.y += 10;
  s.paragraph('FUNDS PAID OUT', { bold: true, after: 2 });
  const fees = [...c.notShopped, ...c.shopped, ...c.others, ...c.taxes, ...c.prepaids].map(([label, cents]) => [
    label.replace('Homeowner’s', 'Hazard'),
    `$${money(cents)}`,
  ]);
  table(s, { ...columns, bold: [fees.length + (d.lenderCreditsCents > 0 ? 5 : 4)] }, [
    [`${f.payoff.lender}, to pay off its loan`, say.money('payoff_amount', f.payoff.amountCents)],
    ['Loan fee to lender', say.money('origination_charges', c.origination)],
    ['Interest to first of month', say.money('prepaid_interest_amount', d.interestCents)],
    ...fees,
    ...(d.lenderCreditsCents > 0
      ? [['Less: allowed by lender', say.money('lender_credits', d.lenderCreditsCents)]]
      : []),
    ['NET TO BORROWER', say.money('amount_to_borrower', f.disbursement.toBorrowerCents)],
    ['Total paid', `$${money(f.principalCents + d.cashToCloseCents)}`],
  ]);
  s.hline(70, s.y + 3, 542);
  s.y += 14;
  s.paragraph('Approved. The settlement agent is authorized to disburse accordingly.', { after: 40 });
  s.signature(70, s.y, 200, { signed, label: f.borrowers[0]?.signer ?? 'borrower' });
  s.text(70, s.y + 3, ['By ', f.borrowers[0]?.signer ?? ''], { size: 8.5 });
}

export const settlementsD: readonly Layout[] = [
  layoutD('settlement-combined-columns', 'settlement_statement', drawCombined, (f) => isPurchase(f) && costsAddUp(f)),
  layoutD('settlement-no-seller', 'settlement_statement', drawNoSeller, (f) => isRefinance(f) && costsAddUp(f)),
  layoutD('settlement-net-sheet', 'settlement_statement', drawNetSheet, (f) => isBusiness(f) && costsAddUp(f)),
];
