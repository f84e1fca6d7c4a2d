import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { cell, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, slashDay } from './b-values.ts';

const docType = 'appraisal';

/** The uniform residential report: subject page and sales grid, the sidebars left out by most printers' crops. */
export const uniformReport: Layout = {
  id: 'appraisal-urar',
  docType,
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { day: slashDay, dropsCents: true });
    const file = `${random.int(20, 26)}-${digitsOf(random, 5)}`;
    const s = open({
      style: { font: 'sans', size: 8 },
      margins: { left: 36, right: 36, bottom: 30 },
      furniture: (sheet, n, t) =>
        sheet.text(
          36,
          770,
          `Freddie Mac Form 70 March 2005          Page ${n} of ${t}          Fannie Mae Form 1004 March 2005`,
          { size: 6.5, width: 540, align: 'center' },
        ),
    });
    const x = 36;
    const w = 540;
    s.text(x, 30, 'Uniform Residential Appraisal Report', { size: 14, bold: true, width: w, align: 'center' });
    s.text(x, 34, `File # ${file}`, { size: 8, width: w, align: 'right' });
    s.text(
      x,
      50,
      'The purpose of this summary appraisal report is to provide the lender/client with an accurate, and adequately supported, opinion of the market value of the subject property.',
      { size: 7 },
    );
    const a = f.property.address;
    const look = { size: 8, pad: 2.4, style: { font: 'sans' as const } };
    table(
      s,
      x,
      62,
      [{ w }],
      [
        [
          prose`Property Address  ${v('property_address', `${a.street} City ${a.city} State ${a.state} Zip Code ${a.zip}`, oneLine(a))}`,
        ],
        [
          prose`Borrower  ${named('borrower_name', f.borrowers)}   Owner of Public Record  ${f.salePriceCents === null ? (f.borrowers[0]?.name ?? '') : clerkOf(random)}   County  ${v('property_county', f.property.county)}`,
        ],
        [['Legal Description  ', v('legal_description', f.property.legalDescription)]],
        [
          prose`Assessor’s Parcel #  ${v('parcel_number', f.property.parcel)}   Tax Year  ${Number(f.noteDate.slice(0, 4)) - 1}   R.E. Taxes $  ${random.int(1200, 9800)}`,
        ],
        [
          [
            `Neighborhood Name  ${random.pick(['Harmony Ridge', 'Westfield', 'Old Town'])}   Map Reference  ${digitsOf(random, 5)}   Census Tract  ${random.int(10, 99)}.0${random.int(1, 9)}`,
          ],
        ],
        [
          prose`Lender/Client  ${v('lender_name', f.lender.name)}   Address  ${placed('lender_address', f.lender.address)}`,
        ],
        [
          [
            `Is the subject property currently offered for sale or has it been offered for sale in the twelve months prior to the effective date of this appraisal?   ${f.salePriceCents === null ? 'No' : 'Yes'}`,
          ],
        ],
      ],
      look,
    );
    let y = s.y + 2;
    s.text(x + 3, y, 'Occupant', { size: 7 });
    let at = ticked(s, x + 44, y, 'Owner', true, { size: 7 });
    at = ticked(s, at, y, 'Tenant', false, { size: 7 });
    at = ticked(s, at, y, 'Vacant', false, { size: 7 });
    s.text(at + 6, y, 'Assignment Type', { size: 7 });
    at = ticked(s, at + 68, y, 'Purchase Transaction', f.salePriceCents !== null, { size: 7 });
    ticked(s, at, y, 'Refinance Transaction', f.salePriceCents === null, { size: 7 });
    y += 12;
    const contract: Run[] =
      f.salePriceCents === null
        ? ['Contract Price $            Date of Contract']
        : prose`Contract Price $  ${h.bare('sale_price', f.salePriceCents)}   Date of Contract  ${h.day(addDays(f.appraisalDate, -9))}   Is the property seller the owner of public record?  Yes`;
    table(
      s,
      x,
      y,
      [{ w }],
      [
        [contract],
        [
          'Neighborhood: Location Suburban   Built-Up Over 75%   Growth Stable   Property Values Stable   Demand/Supply In Balance   Marketing Time Under 3 mths',
        ],
        [
          `One-Unit Housing  PRICE $(000) ${random.int(120, 200)} low  ${random.int(700, 990)} high  ${random.int(300, 450)} pred.   AGE (yrs) 2 low  80 high  30 pred.`,
        ],
      ],
      look,
    );
    table(
      s,
      x,
      s.y + 4,
      [
        { w: 135, heading: 'General Description' },
        { w: 135, heading: 'Foundation' },
        { w: 135, heading: 'Exterior Description' },
        { w: 135, heading: 'Interior' },
      ],
      [
        ['Units  One', 'Crawl Space', 'Foundation Walls  Conc/Avg', 'Floors  HW/Cpt/Avg'],
        ['# of Stories  2', 'Full Basement', 'Exterior Walls  Siding/Avg', 'Walls  Drywall/Avg'],
        [
          ['Type  ', v('property_type', f.property.type)],
          `Basement Area ${random.int(600, 1200)} sq.ft.`,
          'Roof Surface  Comp/Gd',
          'Trim/Finish  Wood/Avg',
        ],
        [`Year Built  ${random.int(1948, 2019)}`, 'Basement Finish 40 %', 'Gutters  Alum/Avg', 'Bath Floor  Tile/Avg'],
      ],
      look,
    );
    s.y =
      s.text(
        x,
        s.y + 5,
        `Finished area above grade contains: ${random.int(6, 9)} Rooms  ${random.int(3, 5)} Bedrooms  2.1 Bath(s)  ${random.int(1400, 3200)} Square Feet of Gross Living Area Above Grade. The property conforms to the neighborhood in functional utility, style, condition, use and construction. No physical deficiencies or adverse conditions that affect livability were seen. FEMA Special Flood Hazard Area: see the separate certificate.`,
        { size: 7.5, width: w },
      ) + 4;
    s.newPage();
    s.text(x, s.y, 'SALES COMPARISON APPROACH', { bold: true, size: 9 });
    s.text(x, s.y, `File # ${file}`, { size: 8, width: w, align: 'right' });
    const comps = [0.97, 1.02, 1.05].map((part) => Math.round((f.appraisedCents * part) / 100_000) * 100_000);
    const adjusted = comps.map((cents) => cents + random.int(-40, 40) * 10_000);
    table(
      s,
      x,
      s.y + 14,
      [
        { w: 120, heading: 'FEATURE' },
        { w: 90, heading: 'SUBJECT' },
        { w: 110, heading: 'COMPARABLE SALE # 1' },
        { w: 110, heading: 'COMPARABLE SALE # 2' },
        { w: 110, heading: 'COMPARABLE SALE # 3' },
      ],
      [
        [
          'Address',
          `${a.street}`,
          `${random.int(10, 990)} Birch Way`,
          `${random.int(10, 990)} Aspen Loop`,
          `${random.int(10, 990)} Meadow Ct`,
        ],
        ['Proximity to Subject', '', '0.4 miles N', '0.7 miles SE', '1.1 miles W'],
        [
          'Sale Price',
          f.salePriceCents === null ? '$' : h.cash(f.salePriceCents),
          ...comps.map((cents) => h.cash(cents)),
        ],
        ['Date of Sale/Time', '', 's05/24;c04/24', 's03/24;c02/24', 's06/24;c05/24'],
        ['Location', 'N;Res;', 'N;Res;', 'N;Res;', 'B;Pstrl;'],
        ['Condition', 'C3', 'C3', 'C4   +8,000', 'C3'],
        ['Gross Living Area', '2,104 sq.ft.', '2,010   +3,300', '2,240   -4,700', '2,198   -3,300'],
        ['Garage/Carport', '2ga', '2ga', '1ga   +5,000', '2ga'],
        ['Net Adjustment (Total)', '', ...comps.map((cents, index) => h.cash((adjusted[index] ?? 0) - cents))],
        ['Adjusted Sale Price of Comparables', '', ...adjusted.map((cents) => h.cash(cents))],
      ],
      { size: 7.5, pad: 3 },
    );
    s.y += 8;
    s.paragraph(
      'Summary of Sales Comparison Approach: all three sales are similar in design and appeal and were given weight. The first needed the fewest adjustments.',
      { size: 8 },
    );
    table(
      s,
      x,
      s.y,
      [{ w }],
      [
        [
          [
            `Indicated Value by Sales Comparison Approach $  ${h.cash(f.appraisedCents).slice(1)}   Cost Approach (if developed) $  ${h.cash(Math.round((f.appraisedCents * 1.03) / 100_000) * 100_000).slice(1)}   Income Approach $  N/A`,
          ],
        ],
        [
          'This appraisal is made “as is”, subject to completion per plans and specifications, or subject to the following required inspection: as is.',
        ],
        [
          prose`Based on a complete visual inspection of the interior and exterior areas of the subject property, defined scope of work, statement of assumptions and limiting conditions, and appraiser’s certification, my (our) opinion of the market value, as defined, of the real property that is the subject of this report is $  ${h.bare('appraised_value', f.appraisedCents)} , as of  ${h.date('appraisal_date', f.appraisalDate)} , which is the date of inspection and the effective date of this appraisal.`,
        ],
      ],
      { size: 8.5, pad: 4 },
    );
    s.y += 12;
    const appraiser = clerkOf(random);
    cell(s, { x, y: s.y, w: 270, h: 150 }, 'APPRAISER', '');
    s.signature(x + 60, s.y + 40, 180, { signed, label: appraiser });
    s.text(
      x + 6,
      s.y + 46,
      prose`Signature\nName  ${appraiser}\nCompany  Keystone Valuation Partners\nTelephone  ${phoneOf(random)}\nDate of Signature and Report  ${h.day(addDays(f.appraisalDate, 4))}\nEffective Date of Appraisal  ${h.date('appraisal_date', f.appraisalDate)}\nState Certification #  CR${digitsOf(random, 7)}`,
      { size: 8, leading: 1.3 },
    );
    s.text(
      x + 280,
      s.y + 6,
      prose`ADDRESS OF PROPERTY APPRAISED\n${placed('property_address', a)}\n\nAPPRAISED VALUE OF SUBJECT PROPERTY $ ${h.bare('appraised_value', f.appraisedCents)}\n\nLENDER/CLIENT\nName  ${v('lender_name', f.lender.name)}`,
      { size: 8, leading: 1.3, width: 256 },
    );
  },
};
