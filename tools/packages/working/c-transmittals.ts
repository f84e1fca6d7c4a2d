import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  firstBorrower,
  footer,
  form,
  lender,
  loanToValue,
  middle,
  ofConsumer,
  on,
  printDate,
  ratePrint,
  table,
  term,
  usd,
} from './c-kit.ts';

/** The summary that goes with the file to an investor, in boxes. */
function drawSummaryBoxes({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 32, left: 36, right: 36, bottom: 44 },
    style: { font: 'sans', size: 9 },
    furniture: footer('Transmittal'),
  });
  const font = r.pick(['mono', 'condensed', 'sans'] as const);
  s.y =
    middle(
      s,
      34,
      r.pick(['UNIFORM UNDERWRITING AND TRANSMITTAL SUMMARY', 'UNDERWRITING AND TRANSMITTAL SUMMARY']),
      12,
    ) + 6;
  let y = s.y;
  const bar = (title: string): void => {
    s.rect(36, y, 540, 13, { fill: '#333333' });
    s.text(40, y + 2.5, title, { bold: true, size: 8.5, colour: 'white' });
    y += 13;
  };
  const row = (cells: readonly (readonly [number, string, Run | readonly Run[]])[]): void => {
    let x = 36;
    for (const [width, caption, runs] of cells) {
      box(s, [x, y, width, 29], caption, runs, font, 9);
      x += width;
    }
    y += 29;
  };
  bar('I. Borrower and Property');
  row([
    [360, 'Borrower(s)', borrowers(f, ' / ')],
    [180, 'SSN of first borrower', v('borrower_tin', firstBorrower(f).tin)],
  ]);
  row([[540, 'Property address', at('property_address', f.property.address)]]);
  row([
    [180, 'Property type', v('property_type', f.property.type)],
    [180, 'Occupancy', v('occupancy', 'Primary Residence')],
    [180, 'Property rights', 'Fee simple'],
  ]);
  row([
    [180, 'Sales price', f.salePriceCents === null ? 'n/a' : usd('sale_price', f.salePriceCents)],
    [180, 'Appraised value', usd('appraised_value', f.appraisedCents)],
    [180, 'LTV', loanToValue(f)],
  ]);
  bar('II. Mortgage');
  row([
    [135, 'Original loan amount', usd('principal_amount', f.principalCents)],
    [90, 'Note rate', ratePrint(f)],
    [90, 'Loan term', term(f, false)],
    [90, 'Amortization', v('rate_type', 'Fixed', 'fixed')],
    [135, 'Initial P&I payment', usd('payment_amount', f.paymentCents)],
  ]);
  row([
    [180, 'Lien', v('lien_position', 'First', '1')],
    [180, 'Mortgage type', 'Conventional'],
    [180, 'Seller loan no.', v('loan_number', f.loanNumber)],
  ]);
  bar('III. Underwriting');
  row([
    [180, 'Underwriter’s name', 'Beatrice Lang'],
    [180, 'Escrow (T&I) a month', usd('escrow_monthly', f.disclosure.escrowCents)],
    [180, 'Appraiser’s report of', on('appraisal_date', f.appraisalDate, 'slash')],
  ]);
  bar('IV. Seller and Contact');
  row([
    [270, 'Seller name', lender(f)],
    [270, 'Seller address', at('lender_address', f.lender.address)],
  ]);
  s.y = y + 12;
  s.paragraph(
    `Qualifying ratios: housing ${r.int(18, 30)}.${r.int(0, 9)}%, debts ${r.int(31, 42)}.${r.int(0, 9)}%. Representative credit score ${r.int(660, 810)}.`,
  );
  s.y += 34;
  s.signature(36, s.y, 220, { signed, label: 'Beatrice Lang' });
  s.text(36, s.y + 3, 'Contact signature and date', { size: 8 });
}

/** The same summary as a typed list in two columns. */
function drawSummaryList({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 50, left: 54, right: 54, bottom: 54 },
    style: { font: font('typewriter', 'mono', 'serif'), size: 9 },
  });
  s.text(54, 48, 'TRANSMITTAL SUMMARY (1008)', { bold: true, size: 12 });
  s.text(54, 66, ['Seller: ', lender(f)], { size: 10 });
  s.text(54, 80, `Sent ${printDate(addDays(f.noteDate, 6), 'long')} to the investor`, { size: 9 });
  s.hline(54, 96, 558, 1);
  const left: [string, Run][] = [
    ['Loan amount', usd('principal_amount', f.principalCents)],
    ['Note rate', ratePrint(f)],
    ['Term', term(f, r.chance(0.5))],
    ['Rate plan', v('rate_type', 'fixed')],
    ['P and I', usd('payment_amount', f.paymentCents)],
    ['First due', on('first_payment_date', f.firstPaymentDate, 'slash')],
    ['Matures', on('maturity_date', f.maturityDate, 'slash')],
    ['Note of', on('note_date', f.noteDate, 'slash')],
  ];
  const right: [string, Run][] = [
    ['Seller loan', v('loan_number', f.loanNumber)],
    ['Dwelling', v('property_type', f.property.type)],
    ['Use', v('occupancy', 'Primary Residence')],
    ['Value', usd('appraised_value', f.appraisedCents)],
    ['Price', f.salePriceCents === null ? '-' : usd('sale_price', f.salePriceCents)],
    ['LTV', loanToValue(f)],
    ['Lien', v('lien_position', '1st', '1')],
    ['County', v('property_county', f.property.county)],
  ];
  s.y = 106;
  table(
    s,
    { x: 54, widths: [84, 160, 84, 176], rules: 'none', size: 9, pad: 4 },
    left.map(([label, run], index): Run[] => [label, run, right[index]?.[0] ?? '', right[index]?.[1] ?? '']),
  );
  s.hline(54, s.y + 2, 558);
  s.y += 12;
  s.paragraph(['Borrower(s): ', ...borrowers(f, ', ')]);
  s.paragraph(['Property: ', at('property_address', f.property.address)]);
  s.paragraph(['Loan officer: ', v('loan_officer', f.approval.officer), '.  Underwriter’s Name: Beatrice Lang']);
  s.paragraph(
    `Debt ratio ${r.int(30, 43)}.${r.int(0, 9)}%. Reserves of ${r.int(2, 14)} months. Stable income, no derogatory credit. Decision: approve.`,
    { after: 36 },
  );
  s.signature(54, s.y, 220, { signed, label: 'Beatrice Lang' });
  s.text(54, s.y + 3, 'Beatrice Lang, for the seller', { size: 8.5 });
}

export const transmittalsC: readonly Layout[] = [
  form('transmittal-boxes', 'underwriting_transmittal', drawSummaryBoxes, ofConsumer),
  form('transmittal-list', 'underwriting_transmittal', drawSummaryList, ofConsumer),
];
