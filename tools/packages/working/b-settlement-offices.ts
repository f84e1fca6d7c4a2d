import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { SheetOptions } from '../core/sheet.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, isPurchase, type Kit, signatureLine } from './b-kit.ts';
import { lawFirm, phone } from './b-others.ts';
import { settlementHead } from './b-settlement-alta.ts';
import { type Line, makeSettlement } from './b-settlement-lines.ts';

/** Says on every page which statement it belongs to: the signatures often stand alone on the last one. */
const foot =
  ({ f, p }: Kit, name: string): SheetOptions['furniture'] =>
  (sheet, pageNo, pages) => {
    const { left, right } = sheet.margins;
    sheet.text(
      left,
      sheet.height - 34,
      prose`${name}   File ${v('settlement_file_number', f.title.fileNumber)}   ${p.address('property_address', f.property.address)}   Page ${pageNo} of ${pages}`,
      { size: 7.5, width: sheet.width - left - right, align: 'center' },
    );
  };

const approval =
  'I have examined this settlement statement and approve it. The settlement agent is authorized to pay out the amounts shown, and I agree to correct errors in computation that are found after closing.';

/** A law office's closing statement: what the purchaser owes, then what is credited, line by line with dots. */
function drawLawOffice(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const t = makeSettlement(kit);
  const s = open({
    margins: { top: 56, left: 70, right: 70, bottom: 56 },
    style: { font: r.pick(['serif', 'book', 'typewriter']), size: 10 },
    furniture: foot(kit, 'Closing statement'),
  });
  const wide = s.width - 140;
  s.y =
    centred(s, s.y, [lawFirm(r), '\nas settlement agent with ', v('settlement_agent', f.title.agent.name)], {
      size: 11,
      bold: true,
    }) + 8;
  s.y =
    centred(s, s.y, r.pick(['SETTLEMENT STATEMENT', 'CLOSING AND SETTLEMENT STATEMENT']), { size: 14, bold: true }) + 8;
  s.paragraph(
    prose`Premises: ${p.address('property_address', f.property.address)}\nPurchaser: ${p.borrowers()}\nSeller: ${t.seller}\nLender: ${v('lender_name', f.lender.name)}, loan ${v('loan_number', f.loanNumber)}\nDate of closing: ${p.date('closing_date', f.disclosure.closingDate)}     Disbursement Date: ${p.date('disbursement_date', f.disclosure.disbursementDate)}\nFile: ${v('settlement_file_number', f.title.fileNumber)}`,
  );
  const row = (name: Run | readonly Run[], amount: Run, isBold = false): void => {
    s.ensure(16);
    s.text(70, s.y, amount, { width: wide, align: 'right', bold: isBold });
    s.y = s.text(80, s.y, name, { width: wide - 130, bold: isBold }) + 2;
  };
  const lines: readonly Line[] = t.blocks.flatMap((block) => block.lines);
  s.paragraph('DEBIT: due from purchaser', { bold: true });
  for (const line of lines) if (line.debit !== undefined) row(line.name, line.debit);
  s.hline(s.width - 160, s.y, s.width - 70);
  row('Gross amount due', t.totalDebit, true);
  s.y += 8;
  s.paragraph('CREDIT: paid by or for purchaser', { bold: true });
  for (const line of lines) if (line.credit !== undefined && line.credit !== '') row(line.name, line.credit);
  s.hline(s.width - 160, s.y, s.width - 70);
  row('Total credits', t.totalCredit, true);
  s.y += 4;
  row('BALANCE DUE FROM PURCHASER AT CLOSING', t.dueFromBorrower, true);
  s.y += 8;
  s.paragraph('Seller’s side', { bold: true });
  for (const line of lines)
    if (line.sellerDebit !== undefined && line.sellerDebit !== '') row(line.name, line.sellerDebit);
  row('Net to seller', t.sellerDue, true);
  s.ensure(110);
  s.y += 8;
  s.paragraph(approval, { size: 8.5 });
  s.y += 34;
  f.borrowers.forEach((borrower, index) => {
    signatureLine(s, 70 + index * 240, s.y, 210, [v('borrower_name', borrower.name), ', Purchaser'], {
      signed,
      label: borrower.name,
    });
  });
}

/** Receipts and disbursements of the escrow account, with a running list of payees. */
function drawLedger(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const t = makeSettlement(kit);
  const d = f.disclosure;
  const s = open({
    size: [792, 612],
    margins: { top: 40, left: 44, right: 44, bottom: 40 },
    style: { font: r.pick(['condensed', 'mono', 'sans']), size: 8.8 },
    furniture: foot(kit, 'Receipts and disbursements'),
  });
  const wide = s.width - 88;
  s.text(44, 40, v('settlement_agent', f.title.agent.name), { size: 14, bold: true });
  s.text(44, 58, 'SETTLEMENT STATEMENT - Receipts and Disbursements', { size: 11, bold: true });
  s.text(
    44,
    40,
    prose`File ${v('settlement_file_number', f.title.fileNumber)}\nSettlement Date ${p.date('closing_date', d.closingDate)}\nDisbursement Date ${p.date('disbursement_date', d.disbursementDate)}`,
    { width: wide, align: 'right' },
  );
  s.y = 84;
  s.paragraph(
    prose`Borrower: ${p.borrowers()}     Property: ${p.address('property_address', f.property.address)}     Lender loan: ${v('loan_number', f.loanNumber)}`,
  );
  let no = r.int(1_000, 8_000);
  const rows: CellInput[][] = [
    ['Item', 'Payee / payer and purpose', 'Check / wire', 'Debit (paid out)', 'Credit (received)'].map(
      (runs): CellInput => ({ runs, bold: true, fill: '#e2e2e2' }),
    ),
  ];
  let item = 0;
  for (const block of t.blocks) {
    for (const line of block.lines) {
      const received = line.credit !== undefined && line.credit !== '';
      if (line.debit === undefined && !received) continue;
      item += 1;
      no += 1;
      rows.push([
        String(item),
        line.name,
        received ? 'wire in' : `ck ${no}`,
        { runs: line.debit ?? '', align: 'right' },
        { runs: received ? (line.credit ?? '') : '', align: 'right' },
      ]);
    }
  }
  rows.push([
    String(item + 1),
    { runs: 'Cash from borrower at closing', bold: true },
    'cashier',
    '',
    { runs: t.dueFromBorrower, align: 'right' },
  ]);
  rows.push([
    { runs: 'Totals', bold: true, span: 3 },
    { runs: t.totalDebit, align: 'right', bold: true },
    { runs: t.totalDebit, align: 'right', bold: true },
  ]);
  grid(s, { x: 44, widths: [36, wide - 36 - 90 - 220, 90, 110, 110], pad: 2.6 }, rows);
  s.ensure(110);
  s.y += 8;
  s.paragraph(approval, { size: 8.5 });
  s.y += 34;
  signatureLine(s, 44, s.y, 220, `${t.officer}, settlement officer`, { signed, label: t.officer });
}

/** An escrow company's statement for one borrower: debits at the left of the text, credits at the right. */
function drawEscrowStatement(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const t = makeSettlement(kit);
  const s = open({
    margins: { top: 48, left: 50, right: 50, bottom: 50 },
    style: { font: r.pick(['franklin', 'slab', 'serif']), size: 9.2 },
    furniture: foot(kit, 'Borrower’s settlement statement'),
  });
  const wide = s.width - 100;
  s.y = centred(s, s.y, [v('settlement_agent', f.title.agent.name)], { size: 15, bold: true });
  s.y = centred(s, s.y, [oneLine(f.title.agent.address), '  ', phone(r)], { size: 8.5 }) + 8;
  s.y =
    centred(s, s.y, r.pick(['BORROWER’S SETTLEMENT STATEMENT - FINAL', 'ESTIMATED SETTLEMENT STATEMENT']), {
      size: 12,
      bold: true,
    }) + 8;
  const head = settlementHead(kit, t);
  const top = s.y;
  pairs(
    s,
    { x: 50, labelWidth: 96, width: wide / 2 - 8, style: { size: 8.8 }, gap: 2 },
    head.filter((_, index) => index % 2 === 0),
  );
  const end = s.y;
  s.y = top;
  pairs(
    s,
    { x: 50 + wide / 2, labelWidth: 96, width: wide / 2, style: { size: 8.8 }, gap: 2 },
    head.filter((_, index) => index % 2 === 1),
  );
  s.y = Math.max(end, s.y) + 8;
  const rows: CellInput[][] = [
    [
      { runs: 'DEBIT', bold: true, align: 'right' },
      { runs: 'ITEM', bold: true },
      { runs: 'CREDIT', bold: true, align: 'right' },
    ],
  ];
  for (const block of t.blocks) {
    const lines = block.lines.filter(
      (line) => line.debit !== undefined || (line.credit !== undefined && line.credit !== ''),
    );
    if (lines.length === 0) continue;
    rows.push(['', { runs: block.title.toUpperCase(), bold: true, size: 8 }, '']);
    for (const line of lines)
      rows.push([{ runs: line.debit ?? '', align: 'right' }, line.name, { runs: line.credit ?? '', align: 'right' }]);
  }
  rows.push([
    '',
    { runs: 'BALANCE DUE FROM YOU', bold: true },
    { runs: t.dueFromBorrower, align: 'right', bold: true },
  ]);
  rows.push([
    { runs: t.totalDebit, align: 'right', bold: true },
    { runs: 'TOTALS', bold: true },
    { runs: t.totalDebit, align: 'right', bold: true },
  ]);
  grid(s, { x: 50, widths: [96, wide - 192, 96], borders: 'columns', pad: 2.4 }, rows);
  s.y += 8;
  s.paragraph(
    'SAVE THIS STATEMENT FOR INCOME TAX PURPOSES. It is assumed that your fire insurance and taxes are of record as stated.',
    { size: 8 },
  );
  s.ensure(110);
  s.y += 8;
  s.paragraph(approval, { size: 8.5 });
  s.y += 34;
  f.borrowers.forEach((borrower, index) => {
    signatureLine(s, 50 + index * 260, s.y, 220, borrower.signer, { signed, label: borrower.signer });
  });
}

/** A commercial closing: sources and uses of funds, then fees. */
function drawSourcesAndUses(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const t = makeSettlement(kit);
  const d = f.disclosure;
  const s = open({
    margins: { top: 50, left: 56, right: 56, bottom: 50 },
    style: { font: r.pick(['sans', 'book']), size: 9.8 },
    furniture: foot(kit, 'Loan settlement statement'),
  });
  const wide = s.width - 112;
  s.text(56, 50, 'LOAN SETTLEMENT STATEMENT', { size: 15, bold: true });
  s.text(56, 70, 'Sources and uses of funds', { size: 10 });
  s.y = 92;
  grid(s, { x: 56, widths: [wide * 0.2, wide * 0.3, wide * 0.2, wide * 0.3], pad: 4 }, [
    [bold('Lender'), v('lender_name', f.lender.name), bold('Loan No.'), v('loan_number', f.loanNumber)],
    [bold('Borrower'), p.borrowers(), bold('Settlement Agent'), v('settlement_agent', f.title.agent.name)],
    [
      bold('Property'),
      p.address('property_address', f.property.address),
      bold('Escrow No.'),
      v('settlement_file_number', f.title.fileNumber),
    ],
    [
      bold('Closing date'),
      p.date('closing_date', d.closingDate),
      bold('Disbursement Date'),
      p.date('disbursement_date', d.disbursementDate),
    ],
  ]);
  s.y += 10;
  s.y = bar(s, 56, s.y, wide, 'SOURCES', 'grey');
  grid(s, { x: 56, widths: [wide * 0.72, wide * 0.28], align: ['left', 'right'], borders: 'rows', pad: 4 }, [
    ['Proceeds of loan', p.money('principal_amount', f.principalCents)],
    ['Borrower’s cash at closing', p.money('cash_to_close', d.cashToCloseCents)],
    ...(d.lenderCreditsCents > 0 ? [['Credit from lender', p.money('lender_credits', d.lenderCreditsCents)]] : []),
    [
      { runs: 'Total sources', bold: true },
      { runs: t.totalDebit, bold: true },
    ],
  ]);
  s.y += 8;
  s.y = bar(s, 56, s.y, wide, 'USES', 'grey');
  const uses = t.blocks.flatMap((block) => block.lines).filter((line) => line.debit !== undefined);
  grid(s, { x: 56, widths: [wide * 0.72, wide * 0.28], align: ['left', 'right'], borders: 'rows', pad: 2.6 }, [
    ...uses.map((line): CellInput[] => [line.name, line.debit ?? '']),
    [
      { runs: 'Total uses (Debit)', bold: true },
      { runs: t.totalDebit, bold: true },
    ],
  ]);
  s.y += 10;
  s.paragraph(
    'The parties approve this statement and direct the settlement agent to disburse accordingly. Columns of Debit and Credit are kept by the settlement agent and will be furnished on request.',
  );
  s.ensure(110);
  s.y += 8;
  s.paragraph(approval, { size: 8.5 });
  s.y += 34;
  f.borrowers.forEach((borrower) => {
    signatureLine(
      s,
      56,
      s.y,
      220,
      [v('borrower_name', borrower.name), `\nBy: ${borrower.signer}, ${borrower.capacity ?? ''}`],
      { signed, label: borrower.signer },
    );
  });
  signatureLine(s, 320, s.y, 200, `${f.lender.signer}, for Lender`, { signed, label: f.lender.signer });
}

export const officeStatements: readonly Layout[] = [
  defineLayout('settlement-law-office', 'settlement_statement', drawLawOffice, isPurchase),
  defineLayout('settlement-ledger', 'settlement_statement', drawLedger),
  defineLayout('settlement-escrow-company', 'settlement_statement', drawEscrowStatement),
  defineLayout('settlement-sources-uses', 'settlement_statement', drawSourcesAndUses, isBusiness),
];
