import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { v } from '../core/runs.ts';
import { openDisclosure } from './b-closing-disclosure.ts';
import { drawContacts } from './b-disclosure-calculations.ts';
import { drawSellerSummary } from './b-disclosure-cash.ts';
import { type DisclosureStyle, section } from './b-disclosure-style.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { defineLayout, isPurchase, type Kit } from './b-kit.ts';

const style: DisclosureStyle = {
  font: 'sans',
  fill: 'condensed',
  size: 9,
  bars: 'dark',
  header: 'list',
  terms: 'grid',
  costs: 'five-columns',
  summaries: 'stacked',
  notes: 'one',
  calculations: 'top',
  contact: 'table',
  receipt: 'none',
  thickness: 0.6,
  addendum: false,
};

/** The seller's copy: no loan terms, only the seller's side of the closing and its costs. */
function drawSellerCopy(kit: Kit): void {
  const page = openDisclosure(kit, style, 'Closing Disclosure');
  const { s, f, p, r, figures, left, wide } = page;
  const d = f.disclosure;
  s.text(left, s.y, 'Closing Disclosure', { bold: true, size: 20 });
  s.text(left + wide * 0.5, s.y + 4, 'This form is a statement of final loan terms and closing costs. Seller’s copy.', {
    size: 8.5,
    width: wide * 0.5,
  });
  s.y += 36;
  const top = s.y;
  s.text(left, top, 'Closing Information', { bold: true });
  s.text(left + wide * 0.52, top, 'Transaction Information', { bold: true });
  s.y = top + 16;
  pairs(s, { x: left, labelWidth: 100, width: wide * 0.5, gap: 2, style: { size: 9 } }, [
    ['Date Issued', p.date('date_issued', d.issuedDate)],
    ['Closing Date', p.date('closing_date', d.closingDate)],
    ['Disbursement Date', p.date('disbursement_date', d.disbursementDate)],
    ['Settlement Agent', v('settlement_agent', f.title.agent.name)],
    ['File #', v('settlement_file_number', f.title.fileNumber)],
    ['Property', p.address('property_address', f.property.address, 'block')],
    ['Sale Price', p.money('sale_price', f.salePriceCents ?? 0)],
  ]);
  const end = s.y;
  s.y = top + 16;
  pairs(s, { x: left + wide * 0.52, labelWidth: 60, width: wide * 0.48, gap: 2, style: { size: 9 } }, [
    ['Borrower', p.borrowers()],
    ['Seller', `${figures.sellers}\n${oneLine(figures.sellerAddress)}`],
    ['Lender', v('lender_name', f.lender.name)],
  ]);
  s.y = Math.max(end, s.y) + 8;
  drawSellerSummary(page);
  drawContacts(page);
  s.newPage();
  s.y = section(page, s.y, 'Closing Cost Details');
  const commission = Math.round((f.salePriceCents ?? 0) * 0.06);
  const rows: readonly (readonly [string, string, string])[] = [
    ['E. Taxes and Other Government Fees', 'Transfer Tax', p.amount(r.int(20_000, 190_000))],
    ['H. Other', 'Real Estate Commission', p.amount(commission)],
    ['H. Other', 'Home Warranty Fee', p.amount(r.int(30_000, 60_000))],
    ['C. Services Borrower Did Shop For', 'Title – Settlement Agent Fee', p.amount(r.int(15_000, 60_000))],
  ];
  grid(s, { x: left, widths: [wide * 0.34, wide * 0.34, wide * 0.16, wide * 0.16], pad: 4, style: { size: 9 } }, [
    ['Loan Costs and Other Costs', 'Charge', 'Seller-Paid At Closing', 'Before Closing'].map(
      (runs): CellInput => ({ runs, bold: true }),
    ),
    ...rows.map(([group, name, amount]): CellInput[] => [group, name, { runs: amount, align: 'right' }, '']),
    [
      { runs: 'J. TOTAL CLOSING COSTS (Seller-Paid)', bold: true, span: 2 },
      { runs: p.amount(commission + r.int(90_000, 200_000)), align: 'right', bold: true },
      '',
    ],
  ]);
  s.y += 12;
  s.y = s.text(
    left,
    s.y,
    'The amounts on this copy are those of the seller. The borrower’s costs and loan terms are shown on the borrower’s Closing Disclosure and are withheld here. Keep this form with your tax papers; the sale price is reported to the Internal Revenue Service unless the sale is exempt.',
    { width: wide, size: 9 },
  );
}

export const sellerDisclosures: readonly Layout[] = [
  defineLayout('cd-seller-copy', 'closing_disclosure', drawSellerCopy, isPurchase),
];
