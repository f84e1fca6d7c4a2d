import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { centred, defineLayout, isPurchase, type Kit, signatureLine } from './b-kit.ts';
import { phone } from './b-others.ts';
import { makeSettlement, type Settlement } from './b-settlement-lines.ts';

type Rows = readonly (readonly [string, Run | readonly Run[]])[];

export function settlementHead(kit: Kit, settlement: Settlement): Rows {
  const { f, p } = kit;
  const d = f.disclosure;
  return [
    ['File No./Escrow No.:', v('settlement_file_number', f.title.fileNumber)],
    ['Print Date & Time:', `${p.day(d.issuedDate)} 4:12 PM`],
    ['Officer/Escrow Officer:', settlement.officer],
    ['Settlement Location:', oneLine(f.title.agent.address)],
    ['Property Address:', p.address('property_address', f.property.address)],
    [f.salePriceCents === null ? 'Borrower:' : 'Buyer:', kit.p.borrowers()],
    ...(f.salePriceCents === null ? [] : [['Seller:', settlement.seller] as const]),
    ['Lender:', v('lender_name', f.lender.name)],
    ['Loan Number:', v('loan_number', f.loanNumber)],
    ['Settlement Date:', p.date('closing_date', d.closingDate)],
    ['Disbursement Date:', p.date('disbursement_date', d.disbursementDate)],
  ];
}

type Side = 'both' | 'buyer' | 'seller' | 'cash';

function altaTable(kit: Kit, s: Sheet, settlement: Settlement, side: Side, size: number): void {
  const wide = s.width - s.margins.left - s.margins.right;
  const { blocks } = settlement;
  const money = (run: Run | undefined): CellInput => ({ runs: run ?? '', align: 'right' });
  const description = (runs: Run | readonly Run[]): CellInput => ({ runs });
  const columns = side === 'both' || side === 'cash' ? [0.13, 0.13, 0.48, 0.13, 0.13] : [0.64, 0.18, 0.18];
  const cells = (
    name: Run | readonly Run[],
    debit?: Run,
    credit?: Run,
    sellerDebit?: Run,
    sellerCredit?: Run,
  ): CellInput[] => {
    if (side === 'both')
      return [money(sellerDebit), money(sellerCredit), description(name), money(debit), money(credit)];
    if (side === 'cash') return [money(''), money(''), description(name), money(debit), money(credit)];
    return side === 'buyer'
      ? [description(name), money(debit), money(credit)]
      : [description(name), money(sellerDebit), money(sellerCredit)];
  };
  const party = side === 'seller' ? 'Seller' : kit.f.salePriceCents === null ? 'Borrower' : 'Borrower/Buyer';
  const heading: CellInput[][] =
    side === 'both'
      ? [
          [
            { runs: 'Seller', span: 2, bold: true, align: 'center' },
            { runs: 'Description', bold: true },
            { runs: party, span: 2, bold: true, align: 'center' },
          ],
          ['Debit', 'Credit', '', 'Debit', 'Credit'],
        ]
      : side === 'cash'
        ? [
            [
              'Line',
              'Ref.',
              { runs: 'Description', bold: true },
              { runs: 'Debit', bold: true },
              { runs: 'Credit', bold: true },
            ],
          ]
        : [
            [
              { runs: 'Description', bold: true },
              { runs: party, span: 2, bold: true, align: 'center' },
            ],
            ['', { runs: 'Debit', align: 'right' }, { runs: 'Credit', align: 'right' }],
          ];
  const shown = (name: { debit?: Run; credit?: Run; sellerDebit?: Run; sellerCredit?: Run }): boolean =>
    side === 'seller'
      ? name.sellerDebit !== undefined || name.sellerCredit !== undefined
      : side === 'both' || name.debit !== undefined || name.credit !== undefined;
  const rows: CellInput[][] = [...heading];
  for (const block of blocks) {
    const lines = block.lines.filter(shown);
    if (lines.length === 0) continue;
    rows.push(cells({ text: block.title, bold: true }));
    for (const each of lines) rows.push(cells(each.name, each.debit, each.credit, each.sellerDebit, each.sellerCredit));
  }
  rows.push(
    cells({ text: 'Subtotals', bold: true }, settlement.totalDebit, settlement.totalCredit, '', settlement.sellerTotal),
  );
  if (side !== 'seller')
    rows.push(
      cells(
        kit.f.salePriceCents === null ? 'Due From Borrower' : 'Due From Buyer',
        undefined,
        settlement.dueFromBorrower,
      ),
    );
  if (side === 'both' || side === 'seller')
    rows.push(cells('Due To Seller', undefined, undefined, settlement.sellerDue));
  rows.push(
    cells(
      { text: 'Totals', bold: true },
      settlement.totalDebit,
      settlement.totalDebit,
      settlement.sellerTotal,
      settlement.sellerTotal,
    ),
  );
  grid(
    s,
    {
      x: s.margins.left,
      widths: columns.map((share) => share * wide),
      style: { size },
      pad: 2.4,
      borders: side === 'seller' ? 'rows' : 'all',
    },
    rows,
  );
}

function acknowledgement(kit: Kit, s: Sheet, settlement: Settlement, side: Side): void {
  const { f, signed } = kit;
  s.ensure(150);
  s.y += 12;
  s.paragraph([{ text: 'Acknowledgement', bold: true }], { size: 10 });
  s.paragraph(
    prose`We/I have carefully reviewed the ALTA Settlement Statement and find it to be a true and accurate statement of all receipts and disbursements made on my account or by me in this transaction. We/I further authorize ${v('settlement_agent', f.title.agent.name)} to cause the funds to be disbursed in accordance with this statement.`,
    { size: 8.5, after: 26 },
  );
  const people = side === 'seller' ? [settlement.seller] : f.borrowers.map((borrower) => borrower.signer);
  people.forEach((name, index) => {
    signatureLine(s, s.margins.left + index * 250, s.y, 220, name, { signed, label: name });
  });
  s.y += 40;
  signatureLine(s, s.margins.left, s.y, 220, 'Escrow Officer', { signed, label: 'Escrow Officer' });
  s.y += 20;
}

function drawAlta(kit: Kit, side: Side, title: string): void {
  const { open, f, r, p } = kit;
  const font = r.pick(['sans', 'franklin', 'condensed'] as const);
  const size = r.pick([8, 8.5, 9]);
  const settlement = makeSettlement(kit);
  const s = open({
    margins: { top: 40, left: 42, right: 42, bottom: 48 },
    style: { font, size },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(42, sheet.height - 34, 'Copyright 2015 American Land Title Association. All rights reserved.', {
        size: 6.5,
      });
      sheet.text(
        42,
        sheet.height - 34,
        prose`Page ${pageNo} of ${pages}   File # ${v('settlement_file_number', f.title.fileNumber)}   Printed on ${p.day(f.disclosure.issuedDate)}`,
        { size: 6.5, width: sheet.width - 84, align: 'right' },
      );
    },
  });
  s.text(42, s.y, 'American Land Title Association', { size: 9, bold: true });
  s.text(42, s.y, [title, '\nAdopted 05-01-2015'], { size: 9, bold: true, width: s.width - 84, align: 'right' });
  s.y += 30;
  s.y = centred(s, s.y, v('settlement_agent', f.title.agent.name), { size: 13, bold: true });
  s.y = centred(s, s.y, [oneLine(f.title.agent.address), '   Phone: ', phone(r)], { size: 8 }) + 8;
  if (r.chance(0.5)) s.y = centred(s, s.y, title.toUpperCase(), { size: 12, bold: true }) + 8;
  pairs(
    s,
    { x: 42, labelWidth: 130, width: s.width - 84, style: { size }, boldLabels: true, gap: 2 },
    settlementHead(kit, settlement),
  );
  s.y += 8;
  altaTable(kit, s, settlement, side, size);
  acknowledgement(kit, s, settlement, side);
}

export const altaStatements: readonly Layout[] = [
  defineLayout(
    'alta-combined',
    'settlement_statement',
    (kit) => drawAlta(kit, 'both', 'ALTA Settlement Statement - Combined'),
    isPurchase,
  ),
  defineLayout('alta-borrower', 'settlement_statement', (kit) =>
    drawAlta(kit, 'buyer', 'ALTA Settlement Statement - Borrower/Buyer'),
  ),
  defineLayout(
    'alta-seller',
    'settlement_statement',
    (kit) => drawAlta(kit, 'seller', 'ALTA Settlement Statement - Seller'),
    isPurchase,
  ),
  defineLayout('alta-cash', 'settlement_statement', (kit) => drawAlta(kit, 'cash', 'ALTA Settlement Statement - Cash')),
];
