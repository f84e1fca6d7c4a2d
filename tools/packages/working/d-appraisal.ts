import { money } from '../core/amounts.ts';
import { addDays, addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import {
  band,
  box,
  type Desk,
  digits,
  isBusiness,
  isConsumer,
  isPurchase,
  layoutD,
  list,
  middle,
  phone,
  type Runs,
  seller,
  table,
  tick,
} from './d-kit.ts';

const valuer = ({ r }: Desk): string => r.pick(['Gordon T. Whelan', 'Alma Sorensen', 'Peter Dufresne']);

/** The uniform residential report: the pages that carry what a lender reads. */
function drawUniform(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const appraiser = valuer(desk);
  const typed = { font: r.pick(['sans', 'condensed'] as const), size: 8 };
  const s = open({
    margins: { top: 36, left: 40, right: 40, bottom: 40 },
    style: typed,
    furniture: (sheet, page, pages) => {
      sheet.text(40, 756, 'Freddie Mac Form 70   March 2005', { size: 7 });
      sheet.text(250, 756, `Page ${page} of ${pages}`, { size: 7 });
      sheet.text(430, 756, 'Fannie Mae Form 1004   March 2005', { size: 7 });
    },
  });
  const value = say.money('appraised_value', f.appraisedCents);
  const date = say.date('appraisal_date', f.appraisalDate);
  middle(s, 36, 'Uniform Residential Appraisal Report', { size: 14, bold: true });
  s.text(440, 40, `File # ${digits(r, 7)}`);
  s.text(
    40,
    58,
    'The purpose of this summary appraisal report is to provide the lender/client with an accurate, and adequately supported, opinion of the market value of the subject property.',
    { size: 7.5, width: 532 },
  );
  let y = band(s, [40, 80, 532], 'SUBJECT', '#303030');
  const place = f.property.address;
  const fill = (x: number, w: number, label: string, runs: Runs): void => {
    s.rect(x, y, w, 16);
    s.text(x + 3, y + 4, label, { bold: true, size: 7 });
    const at = x + 7 + s.measure(label, { ...typed, bold: true, size: 7 });
    s.text(at, y + 4, runs, { size: 8 });
  };
  fill(40, 532, 'Property Address', [say.property]);
  y += 16;
  fill(40, 266, 'Borrower', say.borrowers(' & '));
  fill(306, 150, 'Owner of Public Record', isPurchase(f) ? 'Seller' : 'Same');
  fill(456, 116, 'County', v('property_county', f.property.county));
  y += 16;
  s.rect(40, y, 532, 26);
  s.text(43, y + 4, 'Legal Description', { bold: true, size: 7 });
  s.text(106, y + 4, v('legal_description', f.property.legalDescription), { size: 7.5, width: 460 });
  y += 26;
  fill(40, 266, 'Assessor’s Parcel #', v('parcel_number', f.property.parcel));
  fill(306, 150, 'Tax Year', `${Number(f.noteDate.slice(0, 4)) - 1}`);
  fill(456, 116, 'R.E. Taxes $', money(r.int(120_000, 900_000)));
  y += 16;
  s.rect(40, y, 532, 16);
  s.text(43, y + 4, 'Occupant', { bold: true, size: 7 });
  tick(s, 92, y + 4, 'Owner', true);
  tick(s, 150, y + 4, 'Tenant', false);
  tick(s, 210, y + 4, 'Vacant', false);
  s.text(300, y + 4, 'Property Rights Appraised', { bold: true, size: 7 });
  tick(s, 400, y + 4, 'Fee Simple', true);
  tick(s, 470, y + 4, 'Leasehold', false);
  y += 16;
  fill(40, 210, 'Lender/Client', say.lender);
  fill(250, 322, 'Address', say.address('lender_address', f.lender.address));
  y = band(s, [40, y + 22, 532], 'CONTRACT', '#303030');
  if (isPurchase(f) && f.salePriceCents !== null) {
    fill(40, 180, 'Contract Price $', say.figure('sale_price', f.salePriceCents));
    fill(220, 160, 'Date of Contract', say.day(addDays(f.appraisalDate, -14)));
    fill(380, 192, 'Seller', seller(r));
  } else fill(40, 532, 'Did analyze contract', 'Not applicable; the assignment is a refinance transaction.');
  y = band(s, [40, y + 22, 532], 'SITE', '#303030');
  fill(40, 178, 'Dimensions', `${r.int(50, 120)} x ${r.int(90, 200)}`);
  fill(218, 178, 'Zoning', 'R-1 Residential');
  fill(396, 176, 'View', 'N;Res;');
  y += 16;
  s.rect(40, y, 532, 16);
  s.text(43, y + 4, 'FEMA Special Flood Hazard Area', { bold: true, size: 7 });
  tick(s, 172, y + 4, 'Yes', f.flood.inHazardArea, { field: 'in_sfha' });
  tick(s, 206, y + 4, 'No', !f.flood.inHazardArea, { field: 'in_sfha' });
  s.text(246, y + 4, ['FEMA Flood Zone ', v('flood_zone', f.flood.zone)]);
  s.text(350, y + 4, `FEMA Map Date ${say.day(addMonths(f.noteDate, -90))}`);
  y = band(s, [40, y + 22, 532], 'IMPROVEMENTS', '#303030');
  fill(40, 178, 'Units', 'One');
  fill(218, 178, 'Type', v('property_type', f.property.type));
  fill(396, 176, 'Year Built', `${r.int(1948, 2021)}`);
  s.newPage();
  s.text(40, 36, 'SALES COMPARISON APPROACH', { size: 10, bold: true });
  s.y = 52;
  const near = (): string => `$${money(Math.round((f.appraisedCents * r.int(93, 108)) / 10_000_000) * 100_000)}`;
  table(s, { x: 40, widths: [112, 140, 140, 140], rules: 'all', bold: [0] }, [
    ['FEATURE', 'SUBJECT', 'COMPARABLE SALE # 1', 'COMPARABLE SALE # 2'],
    [
      'Address',
      say.lines('property_address', place),
      `${r.int(20, 900)} Alder Court`,
      `${r.int(20, 900)} Birch Street`,
    ],
    ['Sale Price', f.salePriceCents === null ? '$' : say.money('sale_price', f.salePriceCents), near(), near()],
    ['Gross Living Area', `${r.int(11, 32)}40 sq. ft.`, `${r.int(11, 32)}10 sq. ft.`, `${r.int(11, 32)}75 sq. ft.`],
    ['Adjusted Sale Price', '', near(), near()],
  ]);
  s.y += 12;
  s.paragraph(['Indicated Value by Sales Comparison Approach ', `$${money(f.appraisedCents)}`], { bold: true });
  band(s, [40, s.y + 4, 532], 'RECONCILIATION', '#303030');
  s.y += 26;
  s.paragraph(
    prose`Based on a complete visual inspection of the interior and exterior areas of the subject property, defined scope of work, statement of assumptions and limiting conditions, and appraiser’s certification, my (our) opinion of the market value, as defined, of the real property that is the subject of this report is ${value}, as of ${date}, which is the date of inspection and the effective date of this appraisal.`,
    { size: 9, leading: 1.3 },
  );
  s.newPage();
  s.text(40, 40, 'APPRAISER’S CERTIFICATION AND SIGNATURE', { size: 10, bold: true });
  s.signature(90, 100, 190, { signed, label: appraiser });
  s.text(40, 92, 'Signature');
  s.y = 112;
  list(s, { x: 40, label: 150, width: 300, gap: 3 }, [
    ['Name', appraiser],
    ['Telephone Number', phone(r)],
    ['Date of Signature and Report', say.day(addDays(f.appraisalDate, 5))],
    ['Effective Date of Appraisal', date],
    ['State Certification #', `CR-${digits(r, 5)}`],
    ['ADDRESS OF PROPERTY APPRAISED', say.lines('property_address', place)],
    ['APPRAISED VALUE OF SUBJECT PROPERTY $', say.figure('appraised_value', f.appraisedCents)],
    ['LENDER/CLIENT Company Name', say.lender],
  ]);
}

/** A commercial narrative: letter of transmittal and a page of salient facts. */
function drawNarrative(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const appraiser = valuer(desk);
  const s = open({
    margins: { top: 64, left: 76, right: 76, bottom: 60 },
    style: { font: r.pick(['book', 'serif']), size: 11 },
  });
  const value = say.money('appraised_value', f.appraisedCents);
  s.paragraph('WHELAN VALUATION GROUP', { bold: true, size: 14, after: 2 });
  s.paragraph('Commercial Real Estate Appraisers and Consultants', { size: 9, after: 18 });
  s.paragraph(say.day(addDays(f.appraisalDate, 9)), { after: 12 });
  s.paragraph([say.lender, '\n', say.lines('lender_address', f.lender.address)], { after: 12 });
  s.paragraph(
    prose`RE:  Appraisal Report, ${v('property_type', f.property.type)}\n${say.lines('property_address', f.property.address)}\nBorrower: ${say.borrowers()}`,
    { indent: 30, bold: true, after: 12 },
  );
  s.paragraph('Dear Sir or Madam:');
  s.paragraph(
    prose`As you asked, we have inspected and appraised the fee simple interest in the property above. Subject to the assumptions stated in the report, it is our opinion that the “as is” market value, as of ${say.date('appraisal_date', f.appraisalDate)}, is ${value}.`,
    { align: 'justify', leading: 1.35 },
  );
  s.paragraph(
    'The report was prepared in conformity with the Uniform Standards of Professional Appraisal Practice and the interagency guidelines. No part of the fee depends on the value reported.',
    { align: 'justify', leading: 1.35, after: 50 },
  );
  s.signature(76, s.y, 210, { signed, label: appraiser });
  s.text(76, s.y + 4, `${appraiser}, MAI`, { size: 10 });
  s.newPage();
  s.paragraph('SUMMARY OF SALIENT FACTS', { bold: true, size: 13, after: 12 });
  list(s, { x: 76, label: 170, width: 460, gap: 7 }, [
    ['Client and intended user', say.lender],
    ['Location', say.property],
    ['County', v('property_county', f.property.county)],
    ['Tax parcel', v('parcel_number', f.property.parcel)],
    ['Legal description', v('legal_description', f.property.legalDescription)],
    ['Use', v('property_type', f.property.type)],
    ['Flood hazard', ['Zone ', v('flood_zone', f.flood.zone)]],
    ['Date of value', say.date('appraisal_date', f.appraisalDate)],
    ['Cost approach', `$${money(Math.round((f.appraisedCents * 1.04) / 100_000) * 100_000)}`],
    ['Income approach', `$${money(Math.round((f.appraisedCents * 0.98) / 100_000) * 100_000)}`],
    ['Sales comparison', `$${money(Math.round((f.appraisedCents * 1.01) / 100_000) * 100_000)}`],
    ['FINAL OPINION OF VALUE', value],
    ['Exposure time', '9 to 12 months'],
  ]);
  box(s, [76, s.y + 10, 460, 40], 'Extraordinary assumptions', 'None', { size: 9 });
}

export const appraisalsD: readonly Layout[] = [
  layoutD('appraisal-uniform-grid', 'appraisal', drawUniform, isConsumer),
  layoutD('appraisal-narrative-letter', 'appraisal', drawNarrative, isBusiness),
];
