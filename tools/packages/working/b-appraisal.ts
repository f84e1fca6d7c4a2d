import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, isConsumer, type Kit, signatureLine } from './b-kit.ts';
import { digits, somebody, somewhere } from './b-others.ts';

interface Appraisal {
  readonly value: Run;
  readonly date: Run;
  readonly address: Run;
  readonly county: Run;
  readonly legal: Run;
  readonly parcel: Run;
  readonly borrower: readonly Run[];
  readonly lender: readonly Run[];
  readonly appraiser: string;
  readonly firm: string;
  readonly sale: Run;
  readonly around: (share: number) => string;
}

const appraisal = ({ f, p, r }: Kit): Appraisal => ({
  value: p.money('appraised_value', f.appraisedCents),
  date: p.date('appraisal_date', f.appraisalDate),
  address: p.address('property_address', f.property.address),
  county: v('property_county', f.property.county),
  legal: v('legal_description', f.property.legalDescription),
  parcel: v('parcel_number', f.property.parcel),
  borrower: p.borrowers(),
  lender: [v('lender_name', f.lender.name), ', ', p.address('lender_address', f.lender.address)],
  appraiser: somebody(r),
  firm: `${r.pick(['Summit', 'Crossroads', 'Prairie'])} Appraisal ${r.pick(['Group', 'Associates', 'Services'])}`,
  sale: f.salePriceCents === null ? '' : p.money('sale_price', f.salePriceCents),
  around: (share) => p.amount(Math.round((f.appraisedCents * share) / 100_000) * 100_000),
});

const certification: readonly string[] = [
  'The statements of fact contained in this report are true and correct to the best of my knowledge and belief.',
  'The reported analyses, opinions and conclusions are limited only by the reported assumptions and limiting conditions and are my personal, impartial and unbiased professional analyses.',
  'I have no present or prospective interest in the property that is the subject of this report and no personal interest with respect to the parties involved.',
  'My engagement in this assignment was not contingent upon developing or reporting predetermined results.',
  'My analyses were developed, and this report has been prepared, in conformity with the Uniform Standards of Professional Appraisal Practice.',
];

/** The residential form with its narrow rows and the grid of comparable sales. */
function drawUniformReport(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = appraisal(kit);
  const file = digits(r, 8);
  const s = open({
    margins: { top: 36, left: 36, right: 36, bottom: 40 },
    style: { font: 'sans', size: 8 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(36, sheet.height - 28, 'Freddie Mac Form 70 March 2005          Fannie Mae Form 1004 March 2005', {
        size: 7,
      });
      sheet.text(36, sheet.height - 28, `Page ${pageNo} of ${pages}   File # ${file}`, {
        size: 7,
        width: sheet.width - 72,
        align: 'right',
      });
    },
  });
  const wide = s.width - 72;
  s.y = centred(s, s.y, 'Uniform Residential Appraisal Report', { size: 14, bold: true });
  s.y =
    s.text(
      36,
      s.y,
      'The purpose of this summary appraisal report is to provide the lender/client with an accurate, and adequately supported, opinion of the market value of the subject property.',
      { size: 7.5, width: wide },
    ) + 3;
  const font = r.pick(['sans', 'mono', 'condensed'] as const);
  const typed = (label: string, run: Run | readonly Run[]): CellInput => ({
    runs: [`${label} `, ...(Array.isArray(run) ? run : [run as Run])],
    font,
  });
  s.y = bar(s, 36, s.y, wide, 'SUBJECT', 'dark', 8);
  grid(s, { x: 36, widths: [wide * 0.5, wide * 0.25, wide * 0.25], style: { size: 8 }, pad: 2.6 }, [
    [{ ...(typed('Property Address', a.address) as { runs: Run[] }), span: 2 }, typed('County', a.county)],
    [
      typed('Borrower', a.borrower),
      typed('Owner of Public Record', somebody(r)),
      typed('Assessor’s Parcel #', a.parcel),
    ],
    [{ ...(typed('Legal Description', a.legal) as { runs: Run[] }), span: 3 }],
    [
      typed('Neighborhood Name', r.pick(['Northside', 'Old Town', 'Willow Creek'])),
      typed('Map Reference', digits(r, 5)),
      typed('Census Tract', `${r.int(10, 99)}.0${r.int(1, 9)}`),
    ],
    [
      { runs: 'Occupant [X] Owner [ ] Tenant [ ] Vacant', font },
      typed('Tax Year', '2025'),
      typed('R.E. Taxes $', String(r.int(900, 9_000))),
    ],
    [{ ...(typed('Lender/Client', a.lender) as { runs: Run[] }), span: 3 }],
  ]);
  s.y = bar(s, 36, s.y, wide, 'CONTRACT', 'dark', 8);
  grid(s, { x: 36, widths: [wide * 0.34, wide * 0.33, wide * 0.33], style: { size: 8 }, pad: 2.6 }, [
    [
      typed('Contract Price $', a.sale),
      typed('Date of Contract', f.salePriceCents === null ? '' : p.day(addDays(f.appraisalDate, -12))),
      'Is the property seller the owner of public record? [X] Yes [ ] No',
    ],
  ]);
  s.y = bar(s, 36, s.y, wide, 'NEIGHBORHOOD AND SITE', 'dark', 8);
  grid(s, { x: 36, widths: [wide / 3, wide / 3, wide / 3], style: { size: 8 }, pad: 2.6 }, [
    [
      'Location [ ] Urban [X] Suburban [ ] Rural',
      'Built-Up [X] Over 75% [ ] 25-75%',
      'Growth [ ] Rapid [X] Stable [ ] Slow',
    ],
    [typed('Price low $', a.around(0.6)), typed('Price high $', a.around(1.7)), typed('Predominant $', a.around(0.95))],
    [
      typed('Area', `${r.int(5, 40)},${r.int(100, 999)} sf`),
      typed('FEMA Flood Zone', v('flood_zone', f.flood.zone)),
      typed('FEMA Map #', `${digits(r, 10)}`),
    ],
  ]);
  s.paragraph(' ', { after: 0, size: 3 });
  s.y = bar(s, 36, s.y, wide, 'IMPROVEMENTS', 'dark', 8);
  grid(s, { x: 36, widths: [wide / 4, wide / 4, wide / 4, wide / 4], style: { size: 8 }, pad: 2.6 }, [
    ['Units [X] One', `Year Built ${r.int(1940, 2018)}`, `Effective Age ${r.int(5, 30)}`, 'Foundation Full Basement'],
    [
      `Rooms ${r.int(5, 9)}`,
      `Bedrooms ${r.int(2, 5)}`,
      `Bath(s) ${r.int(1, 3)}.${r.int(0, 1)}`,
      `Gross Living Area ${r.int(1, 3)},${r.int(100, 999)} sf`,
    ],
  ]);
  s.paragraph(
    'Condition of the property: C3; updates within five years; no adverse conditions that affect the livability, soundness, or structural integrity of the property were observed.',
    { after: 4 },
  );
  s.newPage();
  s.y = bar(s, 36, s.y, wide, 'SALES COMPARISON APPROACH', 'dark', 8);
  const comps = [0.97, 1.02, 1.05];
  grid(
    s,
    {
      x: 36,
      widths: [wide * 0.22, wide * 0.195, wide * 0.195, wide * 0.195, wide * 0.195],
      style: { size: 7.6 },
      pad: 2.6,
    },
    [
      ['FEATURE', 'SUBJECT', ...comps.map((_, index) => `COMPARABLE SALE # ${index + 1}`)].map(
        (runs): CellInput => ({ runs, bold: true }),
      ),
      ['Address', a.address, ...comps.map(() => oneLine(somewhere(r)))],
      ['Sale Price', a.sale, ...comps.map((share) => a.around(share))],
      ['Date of Sale/Time', '', ...comps.map(() => `s${r.int(1, 12)}/25`)],
      ['Site', '8,400 sf', '7,900 sf', '9,200 sf', '8,100 sf'],
      ['Net Adjustment (Total)', '', ...comps.map(() => p.amount(r.int(-9, 9) * 100_000))],
      ['Adjusted Sale Price of Comparables', '', ...comps.map((share) => a.around((share + 1) / 2))],
    ],
  );
  s.paragraph(' ', { after: 0, size: 3 });
  s.y = bar(s, 36, s.y, wide, 'RECONCILIATION', 'dark', 8) + 4;
  s.paragraph(
    prose`Indicated Value by: Sales Comparison Approach ${a.value}, Cost Approach (if developed) ${a.around(1.06)}, Income Approach (if developed) N/A.`,
  );
  s.paragraph(
    prose`Based on a complete visual inspection of the interior and exterior areas of the subject property, defined scope of work, statement of assumptions and limiting conditions, and appraiser’s certification, my (our) opinion of the market value, as defined, of the real property that is the subject of this report is ${a.value}, as of ${a.date}, which is the date of inspection and the effective date of this appraisal.`,
    { size: 9 },
  );
  s.y = bar(s, 36, s.y, wide, 'APPRAISER’S CERTIFICATION', 'dark', 8) + 4;
  certification.forEach((text, index) => {
    s.paragraph(`${index + 1}. ${text}`);
  });
  s.y += 20;
  s.signature(36, s.y, 220, { signed, label: a.appraiser, height: 20 });
  s.y += 4;
  pairs(s, { x: 36, labelWidth: 170, width: 400, gap: 2 }, [
    ['Name', a.appraiser],
    ['Company Name', a.firm],
    ['Date of Signature and Report', p.day(addDays(f.appraisalDate, 4))],
    ['Effective Date of Appraisal', a.date],
    ['ADDRESS OF PROPERTY APPRAISED', a.address],
    ['Appraised Value of Subject Property', a.value],
    ['LENDER/CLIENT', v('lender_name', f.lender.name)],
  ]);
}

/** A commercial report: letter of transmittal, then a page of salient facts. */
function drawNarrative(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = appraisal(kit);
  const s = open({
    margins: { top: 60, left: 70, right: 70, bottom: 60 },
    style: { font: r.pick(['book', 'serif']), size: 11.5 },
    furniture: (sheet, pageNo) => {
      sheet.text(70, sheet.height - 40, [a.firm, `   ${pageNo}`], {
        size: 8,
        width: sheet.width - 140,
        align: 'right',
      });
    },
  });
  s.y = centred(s, 120, 'APPRAISAL REPORT', { size: 22, bold: true }) + 20;
  s.y = centred(s, s.y, [f.property.type, '\n', a.address, '\n', a.county, ' County'], { size: 13 }) + 40;
  s.y = centred(s, s.y, ['Prepared for\n', ...a.lender], { size: 12 }) + 30;
  s.y = centred(s, s.y, ['Effective Date of Appraisal\n', a.date], { size: 12 }) + 30;
  s.y = centred(s, s.y, ['Prepared by\n', a.firm, `\n${oneLine(somewhere(r))}`], { size: 12 });
  s.newPage();
  s.paragraph(p.day(addDays(f.appraisalDate, 9)), { after: 14 });
  s.paragraph([v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')], {
    after: 14,
  });
  s.paragraph(['Re: Appraisal of ', a.address, '; borrower ', ...a.borrower]);
  s.paragraph(
    prose`At your request we have appraised the property described above. The purpose of this appraisal is to estimate the market value of the fee simple interest, as is. Subject to the assumptions and limiting conditions in the report, it is our opinion that the market value of the property as of ${a.date} is ${a.value}.`,
    { align: 'justify' },
  );
  s.paragraph(
    `The sales comparison approach indicated ${a.around(0.99)} and the income approach ${a.around(1.03)}. Marketing time is estimated at nine to twelve months. Insurable replacement cost is ${a.around(0.88)}; it is not an estimate of value.`,
    { align: 'justify', after: 40 },
  );
  signatureLine(s, 70, s.y, 220, `${a.appraiser}, MAI\nCertified General Appraiser`, {
    signed,
    label: a.appraiser,
    size: 10,
  });
  s.newPage();
  s.paragraph('SUMMARY OF SALIENT FACTS', { bold: true, size: 13 });
  pairs(s, { x: 70, labelWidth: 180, width: 470, gap: 5 }, [
    ['Property type', f.property.type],
    ['Legal description', a.legal],
    ['Parcel number', a.parcel],
    ['Flood zone', v('flood_zone', f.flood.zone)],
    ['Zoning', r.pick(['C-2', 'I-1', 'B-3'])],
    ['Site area', `${r.int(1, 9)}.${r.int(10, 99)} acres`],
    ['Building area', `${r.int(4, 60)},${r.int(100, 999)} square feet`],
    ['Highest and best use', 'Continued present use'],
    ['Date of inspection', a.date],
    ['Sales comparison approach', a.around(0.99)],
    ['Income approach', a.around(1.03)],
    ['Cost approach', 'Not developed'],
    ['FINAL VALUE CONCLUSION', a.value],
  ]);
  s.y += 10;
  s.paragraph('CERTIFICATION', { bold: true });
  for (const text of certification) s.paragraph(text, { align: 'justify', size: 10.5 });
}

/** A restricted report on a single page of boxes. */
function drawRestricted(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const a = appraisal(kit);
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 40 },
    style: { font: r.pick(['franklin', 'slab']), size: 9.5 },
  });
  const wide = s.width - 88;
  bar(s, 44, 40, wide, 'APPRAISAL REPORT - RESTRICTED', 'dark', 13);
  const h = wide / 2;
  const options = { size: 10 };
  labelledBox(s, 44, 68, h, 44, 'Client', a.lender, { size: 9 });
  labelledBox(s, 44 + h, 68, h, 44, 'Borrower', a.borrower, options);
  labelledBox(s, 44, 112, wide, 34, 'Property appraised', a.address, options);
  labelledBox(s, 44, 146, h, 34, 'Assessor parcel', a.parcel, options);
  labelledBox(s, 44 + h, 146, h, 34, 'Property type', f.property.type, options);
  labelledBox(s, 44, 180, wide, 50, 'Legal description', a.legal, { size: 9 });
  labelledBox(s, 44, 230, wide / 3, 44, 'Effective Date of Appraisal', a.date, options);
  labelledBox(s, 44 + wide / 3, 230, wide / 3, 44, 'Appraised Value of Subject Property', a.value, {
    size: 12,
    bold: true,
  });
  labelledBox(s, 44 + (wide * 2) / 3, 230, wide / 3, 44, 'Prior value (3 years)', a.around(0.8), options);
  s.y = 288;
  s.paragraph('SCOPE OF WORK', { bold: true });
  s.paragraph(
    'The appraiser viewed the exterior from the street and relied on public records and information from the client. The rationale for how the opinions and conclusions set forth in this report were reached may not be understood properly without additional information in the appraiser’s workfile.',
    { align: 'justify' },
  );
  grid(s, { x: 44, widths: [wide * 0.5, wide * 0.25, wide * 0.25], borders: 'rows' }, [
    ['Comparable', 'Price', 'Distance'],
    ...[0.93, 1.01, 1.08].map((share): CellInput[] => [
      oneLine(somewhere(r)),
      a.around(share),
      `${r.int(1, 9)}.${r.int(1, 9)} mi`,
    ]),
  ]);
  s.y += 10;
  s.paragraph([bold('Certification. '), certification.join(' ')], { align: 'justify', size: 9, after: 40 });
  signatureLine(s, 44, s.y, 220, `${a.appraiser}, ${a.firm}`, { signed, label: a.appraiser });
}

/** A bank's evaluation in place of an appraisal, in numbered answers. */
function drawDesktop(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const a = appraisal(kit);
  const s = open({
    margins: { top: 50, left: 56, right: 56, bottom: 50 },
    style: { font: r.pick(['condensed', 'sans']), size: 10 },
  });
  s.text(56, 50, 'Desktop Appraisal Report', { size: 16, bold: true });
  s.text(56, 72, ['Form 1004 Desktop   Order ', digits(r, 7), '   Loan ', v('loan_number', f.loanNumber)], {
    size: 8.5,
  });
  s.y = 92;
  const rows: readonly (readonly [string, Run | readonly Run[]])[] = [
    ['Subject property', a.address],
    ['County', a.county],
    ['Borrower', a.borrower],
    ['Client', a.lender],
    ['Legal', a.legal],
    ['APN', a.parcel],
    ['Data sources', 'MLS, county assessor, aerial imagery'],
    ['Contract price', a.sale],
    ['List price', a.around(1.03)],
    ['Value range low to high', `${a.around(0.92)} to ${a.around(1.09)}`],
    ['Opinion of market value', a.value],
    ['Effective date', a.date],
    ['Report date', p.day(addDays(f.appraisalDate, 2))],
  ];
  grid(
    s,
    { x: 56, widths: [20, 150, s.width - 282], style: { size: 10 }, pad: 4 },
    rows.map(([label, runs], index): CellInput[] => [String(index + 1), { runs: label, bold: true }, runs]),
  );
  s.y += 12;
  for (const text of certification.slice(0, 4)) s.paragraph(`• ${text}`, { size: 9 });
  s.y += 34;
  signatureLine(s, 56, s.y, 220, `${a.appraiser}, certified residential appraiser`, { signed, label: a.appraiser });
}

export const appraisals: readonly Layout[] = [
  defineLayout('appraisal-uniform', 'appraisal', drawUniformReport, isConsumer),
  defineLayout('appraisal-narrative', 'appraisal', drawNarrative, isBusiness),
  defineLayout('appraisal-restricted', 'appraisal', drawRestricted),
  defineLayout('appraisal-desktop', 'appraisal', drawDesktop),
];
