import type { Layout } from '../core/layout.ts';
import { v } from '../core/runs.ts';
import { drawCalculations, drawContacts, drawReceipt } from './b-disclosure-calculations.ts';
import { drawCash, drawPayoffs, drawSummaries } from './b-disclosure-cash.ts';
import { drawCostLists, drawCostTable } from './b-disclosure-costs.ts';
import { drawNotes } from './b-disclosure-notes.ts';
import { type DisclosurePage, type DisclosureStyle, makeFigures, section } from './b-disclosure-style.ts';
import { drawHead, drawTerms } from './b-disclosure-terms.ts';
import { grid } from './b-grid.ts';
import { defineLayout, isConsumer, isRefinance, type Kit } from './b-kit.ts';
import { somebody } from './b-others.ts';

export function openDisclosure(kit: Kit, style: DisclosureStyle, name: string, margin = 36): DisclosurePage {
  const { open, f, r } = kit;
  const upper = r.chance(0.6);
  const s = open({
    margins: { top: 34, left: margin, right: margin, bottom: 40 },
    style: { font: style.font, size: style.size },
    furniture: (sheet, pageNo, pages) => {
      const y = sheet.height - 28;
      sheet.hline(margin, y - 4, sheet.width - margin, style.thickness);
      sheet.text(margin, y, upper ? name.toUpperCase() : name, { size: 7 });
      const runs = upper
        ? [`PAGE ${pageNo} OF ${pages} • LOAN ID # `, v('loan_number', f.loanNumber)]
        : [`Page ${pageNo} of ${pages}   Loan ID # `, v('loan_number', f.loanNumber)];
      sheet.text(margin, y, runs, { size: 7, width: sheet.width - margin * 2, align: 'right' });
    },
  });
  return { ...kit, s, style, figures: makeFigures(kit), left: margin, wide: s.width - margin * 2 };
}

function drawTitle({ s, style, left, wide }: DisclosurePage): void {
  const statement =
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.';
  if (style.header === 'boxes' || style.header === 'table') {
    s.text(left, s.y, 'Closing Disclosure', { bold: true, size: 20, width: wide, align: 'center' });
    s.text(left, s.y + 25, statement, { size: style.size - 1, width: wide, align: 'center' });
    s.y += 40;
  } else {
    s.text(left, s.y, 'Closing Disclosure', { bold: true, size: 20 });
    s.text(left + wide * 0.45, s.y + 3, statement, { size: style.size, width: wide * 0.55 });
    s.y += 34;
    s.hline(left, s.y - 4, left + wide, style.thickness * 2);
  }
}

/** A page that vendors add when names or fees do not fit. */
function drawAddendum(page: DisclosurePage): void {
  const { s, f, p, r, style, left, wide } = page;
  s.newPage();
  s.text(left, s.y, 'Addendum to Closing Disclosure', { bold: true, size: 14 });
  s.y += 24;
  s.y =
    s.text(
      left,
      s.y,
      ['Borrower: ', ...p.borrowers(), '\nProperty: ', p.address('property_address', f.property.address)],
      { size: style.size + 1, width: wide },
    ) + 10;
  s.y = section(page, s.y, 'Additional parties and remarks') + 6;
  grid(s, { x: left, widths: [wide * 0.3, wide * 0.7], style: { size: style.size + 0.5 } }, [
    ['Non-borrowing title holder', somebody(r)],
    [
      'Remark',
      'Amounts shown as paid by others were paid by the lender from its own funds and are not repaid by the borrower.',
    ],
    ['Escrow waiver', 'Not requested.'],
  ]);
}

function drawDisclosure(kit: Kit, style: DisclosureStyle): void {
  const page = openDisclosure(kit, style, 'Closing Disclosure');
  const { s, f } = page;
  drawTitle(page);
  drawHead(page);
  drawTerms(page);
  s.newPage();
  if (style.costs === 'two-lists')
    drawCostLists(page, {
      unshopped: 'B. Services Borrower Did Not Shop For',
      shopped: 'C. Services Borrower Did Shop For',
    });
  else drawCostTable(page);
  s.newPage();
  drawCash(page);
  if (style.summaries === 'payoffs' || f.salePriceCents === null) drawPayoffs(page);
  else drawSummaries(page);
  s.newPage();
  drawNotes(page);
  s.newPage();
  drawCalculations(page);
  drawContacts(page);
  drawReceipt(page);
  if (style.addendum) drawAddendum(page);
}

const base: DisclosureStyle = {
  font: 'sans',
  fill: 'sans',
  size: 8.8,
  bars: 'dark',
  header: 'columns',
  terms: 'classic',
  costs: 'five-columns',
  summaries: 'side',
  notes: 'two',
  calculations: 'side',
  contact: 'table',
  receipt: 'lines',
  thickness: 0.5,
  addendum: false,
};

const styles: Readonly<Record<string, Partial<DisclosureStyle>>> = {
  'cd-model-form': {},
  'cd-model-refinance': { costs: 'borrower-only', summaries: 'payoffs', receipt: 'none', bars: 'grey' },
  'cd-header-grid': {
    header: 'table',
    terms: 'grid',
    font: 'franklin',
    fill: 'franklin',
    size: 8.6,
    bars: 'grey',
    notes: 'one',
    calculations: 'top',
    contact: 'rows',
    thickness: 0.4,
  },
  'cd-boxed-typewriter': {
    header: 'boxes',
    font: 'sans',
    fill: 'mono',
    size: 8.2,
    bars: 'ruled',
    notes: 'boxed',
    calculations: 'sentences',
    contact: 'table',
    thickness: 1,
    receipt: 'typed',
  },
  'cd-two-lists': {
    header: 'list',
    costs: 'two-lists',
    font: 'condensed',
    fill: 'condensed',
    size: 9.4,
    summaries: 'stacked',
    bars: 'plain',
    notes: 'two',
    contact: 'blocks',
  },
  'cd-long-costs': {
    header: 'columns',
    costs: 'two-pages',
    font: 'serif',
    fill: 'serif',
    size: 9.2,
    bars: 'ruled',
    terms: 'grid',
    calculations: 'top',
    addendum: true,
    receipt: 'typed',
  },
  'cd-alternative-boxed': {
    header: 'boxes',
    costs: 'borrower-only',
    summaries: 'payoffs',
    terms: 'grid',
    font: 'franklin',
    fill: 'typewriter',
    size: 8.4,
    notes: 'boxed',
    calculations: 'side',
    contact: 'blocks',
    bars: 'dark',
    thickness: 0.8,
  },
  'cd-plain-lines': {
    header: 'list',
    font: 'book',
    fill: 'book',
    size: 9.6,
    bars: 'plain',
    terms: 'classic',
    summaries: 'stacked',
    notes: 'one',
    calculations: 'sentences',
    contact: 'rows',
    thickness: 0.3,
    costs: 'borrower-only',
  },
  'cd-slab-table': {
    header: 'table',
    font: 'slab',
    fill: 'condensed',
    size: 8,
    bars: 'dark',
    terms: 'grid',
    costs: 'two-lists',
    notes: 'boxed',
    calculations: 'top',
    contact: 'table',
    thickness: 0.7,
    addendum: true,
  },
};

const seriousRefinance = new Set(['cd-model-refinance', 'cd-alternative-boxed']);

export const closingDisclosures: readonly Layout[] = Object.entries(styles).map(([id, style]) =>
  defineLayout(
    id,
    'closing_disclosure',
    (kit) => drawDisclosure(kit, { ...base, ...style }),
    seriousRefinance.has(id) ? isRefinance : isConsumer,
  ),
);
