import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { labelled, table, ticked } from './b-form-parts.ts';
import { digitsOf, handOf, named, placed, slashDay, stacked } from './b-values.ts';

const docType = 'flood_determination';

/** Three pages: cover for the file, the borrower's notice of result, and the form last, as some revisions print it. */
const formOnPageThree: Layout = {
  id: 'flood-form-after-instructions',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { day: slashDay });
    const s = open({
      style: { font: 'serif', size: 10 },
      margins: { left: 54, right: 54 },
      furniture: (sheet, n, t) => sheet.text(54, 756, `FEMA Form 086-0-32            Page ${n} of ${t}`, { size: 7.5 }),
    });
    s.paragraph(bold('STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)'), { size: 13, align: 'center', after: 2 });
    s.paragraph('O.M.B. No. 1660-0040', { align: 'center', size: 8 });
    s.paragraph(bold('PAPERWORK BURDEN DISCLOSURE NOTICE'), { size: 9, after: 2 });
    s.paragraph(
      'Public reporting burden for this data collection is estimated to average 20 minutes per response. The burden estimate includes the time for reviewing instructions, searching existing data sources, gathering and maintaining the data needed, and completing and submitting the form. This collection of information is mandatory. You are not required to respond to this collection of information unless a valid OMB control number is displayed on this form.',
      { size: 9, align: 'justify' },
    );
    s.paragraph(bold('GENERAL'), { size: 9, after: 2 });
    s.paragraph(
      'This form is completed for every loan secured by improved real estate or a mobile home when a regulated lending institution makes, increases, extends or renews it. The lender keeps the completed form, in hard copy or electronic form, for the period of time the lender owns the loan.',
      { size: 9, align: 'justify' },
    );
    s.newPage();
    s.paragraph(bold('INSTRUCTIONS - SECTION I'), { size: 10 });
    for (const text of [
      'Lender/servicer name and address: enter the name and address of the lender or servicer.',
      'Collateral description: give the location of the building, mobile home or property; a legal description may be attached.',
      'Lender/servicer ID number: the number of the lender’s charter or the like.',
      'Loan identifier: optional; may be used by lenders to conform with their individual method of identifying loans.',
      'Amount of flood insurance required: optional; the minimum federal requirement is the lesser of the outstanding principal balance, the value of the improved property, or the most that the program offers.',
    ])
      s.paragraph(text, { indent: 16, size: 9 });
    s.paragraph(bold('INSTRUCTIONS - SECTION II'), { size: 10 });
    for (const text of [
      'NFIP community: enter the complete name of the community (as indicated on the NFIP map) in which the building or mobile home is located.',
      'Map number, panel date, letter of map change and flood zone: as shown on the map. Zones that contain the letter A or V are special flood hazard areas.',
      'Determination: if any portion of the building is in the area, check YES.',
    ])
      s.paragraph(text, { indent: 16, size: 9 });
    s.newPage();
    s.paragraph(bold('SECTION I - LOAN INFORMATION'), { size: 10, after: 4 });
    table(
      s,
      54,
      s.y,
      [{ w: 252 }, { w: 252 }],
      [
        [
          prose`1. LENDER NAME AND ADDRESS\n${v('lender_name', f.lender.name)}\n${stacked('lender_address', f.lender.address)}`,
          prose`2. COLLATERAL (Building/Mobile Home/Personal Property)\n${stacked('property_address', f.property.address)}\n${named('borrower_name', f.borrowers, ' / ')}`,
        ],
        [
          ['3. LENDER ID NO.\n', digitsOf(random, 5)],
          ['4. LOAN IDENTIFIER\n', v('loan_number', f.loanNumber)],
        ],
        [
          prose`5. AMOUNT OF FLOOD INSURANCE REQUIRED\n${f.flood.inHazardArea ? prose`${h.money('flood_coverage_amount', f.flood.coverageCents)}` : 'NOT APPLICABLE'}`,
          '',
        ],
      ],
      { size: 8.5, pad: 4 },
    );
    s.y += 12;
    s.paragraph(bold('SECTION II'), { size: 10, after: 4 });
    table(
      s,
      54,
      s.y,
      [{ w: 170 }, { w: 134 }, { w: 60 }, { w: 140 }],
      [
        [
          ['A.1 Community Name\n', `${f.property.address.city} City`],
          ['A.2 County(ies)\n', v('property_county', f.property.county)],
          ['A.3 State\n', f.property.address.state],
          ['A.4 NFIP Community Number\n', v('flood_community_number', f.flood.community)],
        ],
        [
          ['B.1 Map or Panel Number\n', `${digitsOf(random, 5)}C0${random.int(100, 900)}E`],
          ['B.2 Map Panel Date\n', h.day(`201${random.int(0, 9)}-1${random.int(0, 2)}-18`)],
          ['B.3 LOMC\n', 'No'],
          ['B.4 Flood Zone\n', v('flood_zone', f.flood.zone)],
        ],
      ],
      { size: 8.5, pad: 4 },
    );
    s.y += 10;
    s.text(54, s.y, 'C. Federal flood insurance availability', { bold: true, size: 9 });
    ticked(s, 70, s.y + 15, 'Available', true, { look: 'tick' });
    ticked(s, 150, s.y + 15, 'Not available', false, { look: 'tick' });
    s.y += 36;
    s.text(54, s.y, 'D. DETERMINATION: Is the building/mobile home in a SPECIAL FLOOD HAZARD AREA?', {
      bold: true,
      size: 9,
    });
    const at = ticked(s, 470, s.y, 'YES', f.flood.inHazardArea, { field: 'in_sfha', look: 'filled', size: 9 });
    ticked(s, at + 8, s.y, 'NO', !f.flood.inHazardArea, { field: 'in_sfha', look: 'filled', size: 9 });
    s.y += 26;
    for (const runs of paragraphs`
      E. COMMENTS: None.
      F. PREPARER: Zone Data Services, Inc.    DATE OF DETERMINATION: ${h.date('flood_determination_date', f.flood.date)}
    `)
      s.paragraph(runs, { size: 9 });
  },
};

/** A faxed-looking typewriter report of a regional searcher, no boxes. */
const typedReport: Layout = {
  id: 'flood-typed-report',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['mono', 'typewriter']), size: 10 },
      margins: { left: 60, right: 60 },
    });
    s.text(60, 50, 'FLOOD HAZARD DETERMINATION', { bold: true, size: 13 });
    s.text(60, 68, 'Standard form data, 44 CFR part 65 (OMB 1660-0040)');
    s.hline(60, 86, 552, 1);
    s.y = 98;
    const pair = (label: string, runs: Run | Run[]): void => {
      s.y = labelled(s, 60, s.y, label, runs, { tab: 200, width: 492 }) + 3;
    };
    pair('DATE OF DETERMINATION', h.date('flood_determination_date', f.flood.date));
    pair('REQUESTED BY', v('lender_name', f.lender.name));
    pair('  ADDRESS', placed('lender_address', f.lender.address));
    pair('LOAN NUMBER', v('loan_number', f.loanNumber));
    pair('BORROWER(S)', named('borrower_name', f.borrowers, ', '));
    pair('SUBJECT PROPERTY', placed('property_address', f.property.address));
    pair('LEGAL', v('legal_description', f.property.legalDescription));
    s.hline(60, s.y + 2, 552);
    s.y += 10;
    pair('COMMUNITY', `${f.property.address.city}, ${f.property.address.state}`);
    pair('COMMUNITY NO.', v('flood_community_number', f.flood.community));
    pair('COUNTY', v('property_county', f.property.county));
    pair('PANEL / SUFFIX', `0${random.int(100, 900)} / ${random.pick(['C', 'D', 'G'])}`);
    pair('PANEL DATE', h.day(`20${random.int(10, 19)}-09-${random.int(10, 28)}`));
    pair('ZONE', v('flood_zone', f.flood.zone));
    pair('PROGRAM', 'REGULAR; FLOOD INSURANCE AVAILABLE');
    s.y += 6;
    s.paragraph(
      prose`THE IMPROVEMENTS ${f.flood.inHazardArea ? 'ARE' : 'ARE NOT'} LOCATED IN A SPECIAL FLOOD HAZARD AREA. IN SFHA: ${v('in_sfha', f.flood.inHazardArea ? 'Y' : 'N', `${f.flood.inHazardArea}`)}`,
    );
    if (f.flood.inHazardArea)
      s.paragraph(
        prose`FLOOD INSURANCE REQUIRED IN THE AMOUNT OF ${h.money('flood_coverage_amount', f.flood.coverageCents)} OR THE BALANCE OF THE LOAN, WHICHEVER IS LESS. THE BORROWER MUST BE GIVEN NOTICE A REASONABLE TIME BEFORE CLOSING.`,
      );
    s.paragraph(
      `CERTIFICATE ${digitsOf(random, 10)}. DETERMINATION MADE FROM THE MAP IN FORCE ON THE DATE ABOVE. NOT AN ELEVATION CERTIFICATE. NO REPRESENTATION IS MADE TO ANY PERSON BUT THE LENDER.`,
    );
    s.paragraph(`PREPARER: TRI-STATE FLOOD SEARCH, ${oneLine(f.title.agent.address).toUpperCase()}`);
  },
};

export const floodReports: readonly Layout[] = [formOnPageThree, typedReport];
