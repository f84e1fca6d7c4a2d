import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Cell = readonly [number, string, Run[]];

export const layout: Layout = {
  id: 'l-appr-residential',
  docType: 'appraisal',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { borrowers, lender, property } = facts;
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const purchase = facts.salePriceCents !== null;
    const owner = purchase
      ? random.pick(['D. & P. Strickland', 'Oakline Homes, LLC', 'Theodora Finch'])
      : borrowers.map((b) => b.name).join(' & ');
    const file = `${random.int(20000, 99999)}R`;
    const sheet = open({
      margins: { top: 40, bottom: 46, left: 36, right: 36 },
      style: { font: 'sans', size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(36, page.height - 32, 'Freddie Mac Form 70   March 2005', { size: 7 });
        page.text(270, page.height - 32, `Page ${pageNo} of ${pageCount}`, { size: 7 });
        page.text(440, page.height - 32, 'Fannie Mae Form 1004   March 2005', { size: 7 });
      },
    });
    let y = 0;
    const left = 52;
    const H = 20;
    const bar = (name: string, rows: number): void => {
      sheet.rect(36, y, 14, rows * H, { fill: '#222222' });
      sheet.raw.save().rotate(-90, { origin: [43, y + rows * (H / 2)] });
      sheet.raw.fillColor('white').font('Helvetica-Bold').fontSize(6.5);
      sheet.raw.text(name, 43 - rows * (H / 2), y + rows * (H / 2) - 3, {
        width: rows * H,
        align: 'center',
        lineBreak: false,
      });
      sheet.raw.restore();
      sheet.rect(36, y, 540, rows * H, { thickness: 1 });
    };
    const row = (...cells: Cell[]): void => {
      for (const [x, label, runs] of cells) {
        sheet.text(x, y + 6, label, { size: 7.5 });
        if (runs.length > 0)
          sheet.text(x + sheet.measure(label, { size: 7.5 }) + 4, y + 5.5, runs, { bold: true, size: 8.5 });
      }
      y += H;
      sheet.hline(left - 2, y, 576, 0.3);
    };
    const title = (): void => {
      sheet.text(36, 34, 'Uniform Residential Appraisal Report', { size: 15, bold: true, width: 540, align: 'center' });
      sheet.text(470, 40, `File # ${file}`, { size: 8 });
      y = 58;
    };
    const box = (x: number, text: string, marked: boolean, field?: string): void => {
      sheet.checkbox(
        x,
        y + 5,
        field === undefined ? { marked, label: text, size: 7 } : { marked, label: text, size: 7, field },
      );
      sheet.text(x + 10, y + 6, text, { size: 7.5 });
    };
    title();
    sheet.text(
      36,
      y - 1,
      'The purpose of this summary appraisal report is to provide the lender/client with an accurate, and adequately supported, opinion of the market value of the subject property.',
      { size: 7 },
    );
    y += 12;
    bar('SUBJECT', 9.3);
    row(
      [left, 'Property Address', [v('property_address', oneLine(property.address))]],
      [410, 'County', [v('property_county', property.county)]],
    );
    row(
      [left, 'Borrower', borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' & '] : []), v('borrower_name', b.name)])],
      [330, 'Owner of Public Record', [v('vested_owner', owner)]],
    );
    row([left, 'Legal Description', []]);
    sheet.text(122, y - 15, v('legal_description', property.legalDescription), { bold: true, size: 7.5, width: 450 });
    y += 6;
    row(
      [left, 'Assessor’s Parcel #', [v('parcel_number', property.parcel)]],
      [270, 'Tax Year', ['2024']],
      [420, 'R.E. Taxes $', [`${random.int(1900, 8800)}`]],
    );
    row(
      [left, 'Neighborhood Name', [random.pick(['Sunnyside', 'West Hills', 'Old Town'])]],
      [270, 'Map Reference', ['31540']],
      [420, 'Census Tract', ['0016.02']],
    );
    box(100, 'Owner', !purchase, 'occupancy');
    box(150, 'Tenant', false, 'occupancy');
    box(200, 'Vacant', purchase, 'occupancy');
    box(430, 'PUD', property.type === 'PUD');
    row(
      [left, 'Occupant', []],
      [290, 'Special Assessments $', ['0']],
      [470, 'HOA $', [property.type === 'Single Family' ? '0' : '185 per month']],
    );
    box(170, 'Fee Simple', true);
    box(240, 'Leasehold', false);
    row([left, 'Property Rights Appraised', []]);
    box(150, 'Purchase Transaction', purchase);
    box(260, 'Refinance Transaction', !purchase);
    box(370, 'Other (describe)', false);
    row([left, 'Assignment Type', []]);
    row(
      [left, 'Lender/Client', [v('lender_name', lender.name)]],
      [300, 'Address', [v('lender_address', oneLine(lender.address))]],
    );
    y += 2;
    bar('CONTRACT', 3);
    sheet.text(
      left,
      y + 6,
      purchase
        ? 'I did analyze the contract for sale for the subject purchase transaction. Arms length sale; contract is a standard board form of 6 pages.'
        : 'No contract for sale was analyzed; the assignment is a refinance. The subject has not been offered for sale in the prior twelve months.',
      { size: 7.5 },
    );
    y += H;
    row(
      [
        left,
        'Contract Price $',
        purchase ? [v('sale_price', whole(facts.salePriceCents ?? 0), plainMoney(facts.salePriceCents ?? 0))] : ['N/A'],
      ],
      [250, 'Date of Contract', [purchase ? numericDate(addDays(facts.appraisalDate, -12)) : 'N/A']],
      [420, 'Is the seller the owner of record?', [purchase ? 'Yes' : 'N/A']],
    );
    row(
      [left, 'Is there any financial assistance (loan charges, concessions, etc.)?', ['No']],
      [420, 'Total $', ['0']],
    );
    y += 2;
    bar('NEIGHBORHOOD', 4);
    row(
      [left, 'Location', ['Suburban']],
      [170, 'Built-Up', ['Over 75%']],
      [300, 'Growth', ['Stable']],
      [430, 'Property Values', ['Stable']],
    );
    row(
      [left, 'One-Unit Housing: Low', ['$140,000']],
      [220, 'High', ['$980,000']],
      [340, 'Predominant', ['$365,000']],
      [480, 'Age', ['2-75 yrs']],
    );
    row([
      left,
      'Boundaries',
      ['Bounded by the river to the north, State Route 6 to the east, the rail line to the south and west.'],
    ]);
    row([left, 'Market Conditions', ['Supply and demand are in balance. Typical marketing time is 30-90 days.']]);
    y += 2;
    bar('SITE', 6);
    row(
      [left, 'Dimensions', ['70 x 120']],
      [200, 'Area', ['8,400 sf']],
      [330, 'Shape', ['Rectangular']],
      [450, 'View', ['N;Res;']],
    );
    row(
      [left, 'Specific Zoning Classification', ['R-1']],
      [250, 'Zoning Description', ['Single Family Residential, 6,000 sf minimum']],
    );
    row([left, 'Zoning Compliance', ['Legal']], [250, 'Utilities', ['Public electricity, gas, water, sanitary sewer']]);
    box(160, 'Yes', facts.flood.inHazardArea, 'in_sfha');
    box(195, 'No', !facts.flood.inHazardArea, 'in_sfha');
    row(
      [left, 'FEMA Special Flood Hazard', []],
      [232, 'FEMA Flood Zone', [v('flood_zone', facts.flood.zone)]],
      [340, 'FEMA Map #', [`${random.int(10, 49)}069C0${random.int(100, 999)}F`]],
      [462, 'Map Date', ['06/17/2019']],
    );
    row([left, 'Are the utilities and off-site improvements typical for the market area?', ['Yes']]);
    row([
      left,
      'Adverse site conditions or external factors (easements, encroachments)?',
      ['No adverse conditions noted.'],
    ]);
    y += 2;
    bar('IMPROVEMENTS', 6);
    row(
      [left, 'Units', ['One']],
      [130, '# of Stories', ['2']],
      [230, 'Type', [property.type === 'Single Family' ? 'Det.' : 'Att.']],
      [310, 'Design (Style)', ['Colonial']],
      [450, 'Year Built', [`${random.int(1958, 2012)}`]],
    );
    row(
      [left, 'Foundation', ['Full basement']],
      [230, 'Exterior Walls', ['Vinyl/Brick/Avg']],
      [410, 'Roof Surface', ['Comp. shingle']],
    );
    row([left, 'Heating', ['FWA / Gas']], [230, 'Cooling', ['Central']], [410, 'Car Storage', ['2-car garage']]);
    row(
      [left, 'Finished area above grade contains:', ['7 Rooms  3 Bedrooms  2.1 Bath(s)']],
      [400, 'Sq. Ft. of GLA', ['1,944']],
    );
    row([left, 'Condition', ['C3; kitchen updated one to five years ago; bathrooms not updated.']]);
    row([left, 'Does the property conform to the neighborhood?', ['Yes']]);
    sheet.newPage();
    title();
    sheet.text(
      36,
      y,
      `There are 6 comparable properties currently offered for sale in the subject neighborhood ranging in price from $ ${whole(Math.round(facts.appraisedCents * 0.9))} to $ ${whole(Math.round(facts.appraisedCents * 1.14))}.`,
      { size: 7.5 },
    );
    y += 16;
    const base = facts.appraisedCents;
    const comps = [0.97, 1.03, 1.01].map((f) => Math.round((base * f) / 50_000) * 50_000);
    const grid: (readonly [string, Run[], string, string, string])[] = [
      ['FEATURE', ['SUBJECT'], 'COMPARABLE SALE # 1', 'COMPARABLE SALE # 2', 'COMPARABLE SALE # 3'],
      [
        'Address',
        [
          v(
            'property_address',
            `${property.address.street},\n${property.address.city}, ${property.address.state} ${property.address.zip}`,
            oneLine(property.address),
          ),
        ],
        '118 Aspen Court',
        '2240 Fairmount St',
        '67 Quarry Road',
      ],
      ['Proximity to Subject', [''], '0.31 miles NE', '0.58 miles S', '0.77 miles W'],
      [
        'Sale Price',
        purchase
          ? ['$ ', v('sale_price', whole(facts.salePriceCents ?? 0), plainMoney(facts.salePriceCents ?? 0))]
          : ['$ N/A'],
        ...(comps.map((c) => `$ ${whole(c)}`) as [string, string, string]),
      ],
      ['Data Source(s)', ['Inspection'], 'MLS #81172;DOM 21', 'MLS #80446;DOM 40', 'MLS #81009;DOM 12'],
      ['Date of Sale/Time', [''], 's02;c01', 's11;c10', 's12;c11'],
      ['Gross Living Area', ['1,944 sq. ft.'], '1,870 sq. ft.', '2,012 sq. ft.', '1,955 sq. ft.'],
      ['Garage/Carport', ['2ga'], '2ga', '2ga', '3ga'],
      ['Net Adjustment (Total)', [''], '+ $ 6,500', '- $ 7,250', '- $ 2,000'],
      [
        'Adjusted Sale Price',
        [''],
        ...(comps.map((c, i) => `$ ${whole(c + ([650_000, -725_000, -200_000][i] ?? 0))}`) as [string, string, string]),
      ],
    ];
    grid.forEach((cells, r) => {
      const h = r === 1 ? 26 : 16;
      cells.forEach((cell, c) => {
        const x = 36 + c * 108;
        sheet.rect(x, y, 108, h, { thickness: 0.4 });
        sheet.text(x + 3, y + 4, typeof cell === 'string' ? cell : [...cell], { size: 7.5, width: 103, bold: r === 0 });
      });
      y += h;
    });
    y += 8;
    y =
      sheet.text(
        36,
        y,
        'Summary of Sales Comparison Approach: All sales are closed transactions of similar quality from the subject’s market area. Sale 1 is given most weight as the most recent and with the smallest gross adjustment. Adjustments were extracted by paired sales analysis and rounded.',
        { size: 8, width: 540 },
      ) + 6;
    bar('RECONCILIATION', 6);
    row(
      [left, 'Indicated Value by: Sales Comparison Approach $', [whole(facts.appraisedCents)]],
      [350, 'Cost Approach (if developed) $', [whole(Math.round((base * 1.04) / 50_000) * 50_000)]],
    );
    row([left, 'Indicated Value by Income Approach (if developed) $', ['Not developed']]);
    row([left, 'This appraisal is made', ['“as is”, subject to the attached assumptions and limiting conditions.']]);
    sheet.text(
      left,
      y + 6,
      prose`Based on a complete visual inspection of the interior and exterior areas of the subject property, defined scope of work, statement of assumptions and limiting conditions, and appraiser’s certification, my (our) opinion of the market value, as defined, of the real property that is the subject of this report is $ ${v('appraised_value', whole(facts.appraisedCents), plainMoney(facts.appraisedCents), true)}, as of ${v('appraisal_date', numericDate(facts.appraisalDate), facts.appraisalDate, true)}, which is the date of inspection and the effective date of this appraisal.`,
      { size: 8, width: 518 },
    );
    y += 68;
    y =
      sheet.text(
        36,
        y,
        'APPRAISER’S CERTIFICATION: The Appraiser certifies and agrees that: I have, at a minimum, developed and reported this appraisal in accordance with the scope of work requirements stated in this appraisal report. I performed a complete visual inspection of the interior and exterior areas of the subject property. I have no present or prospective interest in the property, and no personal interest or bias with respect to the participants in the transaction. My employment and compensation were not conditioned on reporting a predetermined value.',
        { size: 8, width: 540 },
      ) + 34;
    sheet.signature(96, y, 170, { signed, label: 'Appraiser' });
    sheet.text(36, y - 8, 'Signature', { size: 7.5 });
    const by: (readonly [string, Run[]])[] = [
      ['Name', ['Colin T. Abbey']],
      ['Company Name', ['Abbey Residential Valuation']],
      ['Company Address', ['88 Depot Street, Suite 2']],
      ['Date of Signature and Report', [numericDate(addDays(facts.appraisalDate, 4))]],
      ['Effective Date of Appraisal', [v('appraisal_date', numericDate(facts.appraisalDate), facts.appraisalDate)]],
      ['State Certification #', [`CR-${random.int(10000, 99999)}`]],
    ];
    by.forEach(([label, runs], i) => {
      sheet.text(36, y + 8 + i * 13, [`${label}  `, ...runs], { size: 8 });
    });
    sheet.text(
      320,
      y - 14,
      prose`ADDRESS OF PROPERTY APPRAISED\n${v('property_address', `${property.address.street}\n${property.address.city}, ${property.address.state} ${property.address.zip}`, oneLine(property.address))}`,
      { size: 8 },
    );
    sheet.text(
      320,
      y + 24,
      prose`APPRAISED VALUE OF SUBJECT PROPERTY $ ${v('appraised_value', whole(facts.appraisedCents), plainMoney(facts.appraisedCents))}`,
      { size: 8 },
    );
    sheet.text(
      320,
      y + 40,
      prose`LENDER/CLIENT\nCompany Name  ${v('lender_name', lender.name)}\nCompany Address  ${v('lender_address', oneLine(lender.address))}`,
      { size: 8, width: 256 },
    );
  },
};
