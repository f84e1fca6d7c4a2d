import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

export const layout: Layout = {
  id: 'z-flood-vendor-cert',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const left = 40;
    const width = 532;
    const { flood, property, lender } = facts;
    const order = `${random.int(10, 99)}${random.int(100_000, 999_999)}`;
    const sheet = open({
      margins: { top: 34, bottom: 40, left, right: 40 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
      furniture: (page) => {
        page.text(left, 752, 'FEMA Form FF-206-FY-21-141 (formerly 086-0-32)', { size: 7 });
        page.text(left, 752, `Certificate ${order}`, { size: 7, width, align: 'right' });
      },
    });
    sheet.text(left, sheet.y, 'Watermark Flood Certification, Inc.', { bold: true, size: 11, colour: '#13497b' });
    sheet.text(left, sheet.y, 'O.M.B. Control No. 1660-0040', { size: 7, width, align: 'right' });
    sheet.text(left, sheet.y + 13, `Order No. ${order}`, { size: 8 });
    sheet.text(left, sheet.y + 9, 'Expires November 30, 2026', { size: 7, width, align: 'right' });
    sheet.y += 27;
    sheet.text(left, sheet.y, 'DEPARTMENT OF HOMELAND SECURITY', { size: 8, width, align: 'center' });
    sheet.text(left, sheet.y + 10, 'Federal Emergency Management Agency', { size: 8, width, align: 'center' });
    sheet.text(left, sheet.y + 22, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', {
      bold: true,
      size: 11.5,
      width,
      align: 'center',
    });
    sheet.y += 39;
    const bar = (label: string): void => {
      sheet.rect(left, sheet.y, width, 14, { fill: '#c9d6e2', stroke: true });
      sheet.text(left, sheet.y + 2.5, label, { bold: true, width, align: 'center' });
      sheet.y += 14;
    };
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: Runs, gap = 13): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 3, label, { size: 6.5, width: w - 6 });
      if (runs !== '') sheet.text(x + 5, y + gap, runs, { width: w - 10 });
    };
    bar('SECTION I - LOAN INFORMATION');
    let y = sheet.y;
    cell(
      left,
      y,
      236,
      74,
      '1. LENDER/SERVICER NAME AND ADDRESS',
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
    );
    cell(
      left + 236,
      y,
      296,
      74,
      '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
      prose`Borrower: ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ', ' : '', v('borrower_name', b.name)])}\n${v('property_address', oneLine(property.address))}\nParcel: ${v('parcel_number', property.parcel)}`,
      22,
    );
    y += 74;
    cell(left, y, 177, 27, '3. LENDER/SERVICER ID #', String(random.int(10_000, 79_999)));
    cell(left + 177, y, 178, 27, '4. LOAN IDENTIFIER', v('loan_number', facts.loanNumber));
    cell(left + 355, y, 177, 27, '5. AMOUNT OF FLOOD INSURANCE REQUIRED', '');
    sheet.y = y + 27;

    bar('SECTION II');
    const sub = (label: string): void => {
      sheet.rect(left, sheet.y, width, 13);
      sheet.text(left + 3, sheet.y + 2.5, label, { bold: true, size: 8 });
      sheet.y += 13;
    };
    sub('A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION');
    y = sheet.y;
    cell(
      left,
      y,
      200,
      36,
      '1. NFIP Community Name',
      random.pick([`${property.address.city}, City of`, `${property.county} County*`]),
      18,
    );
    cell(left + 200, y, 130, 36, '2. County(ies)', v('property_county', property.county), 18);
    cell(left + 330, y, 52, 36, '3. State', property.address.state, 18);
    cell(left + 382, y, 150, 36, '4. NFIP Community Number', v('flood_community_number', flood.community), 18);
    sheet.y = y + 36;
    sub('B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME');
    y = sheet.y;
    const panel = `${flood.community.slice(0, 2)}${random.int(100, 199)}C0${random.int(100, 989)}${random.pick(['E', 'F', 'G'])}`;
    const mapDate = `${random.int(2006, 2019)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    cell(
      left,
      y,
      190,
      40,
      '1. NFIP Map Number or Community-Panel Number (Community name, if not the same as “A”)',
      panel,
      24,
    );
    cell(left + 190, y, 110, 40, '2. NFIP Map Panel Effective / Revised Date', numericDate(mapDate), 24);
    sheet.rect(left + 300, y, 130, 40);
    sheet.text(left + 303, y + 3, '3. Is there a Letter of Map Change (LOMC)?', { size: 6.5, width: 124 });
    sheet.checkbox(left + 308, y + 24, { marked: true, label: 'LOMC NO', size: 8 });
    sheet.text(left + 319, y + 24, 'NO');
    sheet.checkbox(left + 344, y + 24, { marked: false, label: 'LOMC YES', size: 8 });
    sheet.text(left + 355, y + 24, 'YES  Date:');
    cell(left + 430, y, 52, 40, '4. Flood Zone', v('flood_zone', flood.zone), 24);
    sheet.rect(left + 482, y, 50, 40);
    sheet.text(left + 485, y + 3, '5. No NFIP Map', { size: 6.5, width: 44 });
    sheet.checkbox(left + 502, y + 24, { marked: false, label: 'No NFIP Map', size: 8 });
    sheet.y = y + 40;
    sub('C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)');
    y = sheet.y;
    const choice = (x: number, at: number, marked: boolean, label: string, w = 500): void => {
      sheet.checkbox(x, at, { marked, label, size: 8 });
      sheet.text(x + 13, at - 0.5, label, { size: 8.5, width: w });
    };
    sheet.rect(left, y, width, 58);
    choice(left + 8, y + 6, true, 'Federal flood insurance is available (community participates in the NFIP).');
    choice(left + 336, y + 6, true, 'Regular Program');
    choice(left + 430, y + 6, false, 'Emergency Program', 78);
    choice(
      left + 8,
      y + 22,
      false,
      'Federal flood insurance is not available (community does not participate in the NFIP).',
    );
    choice(
      left + 8,
      y + 38,
      false,
      'Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA).',
    );
    sheet.text(left + 400, y + 48, 'CBRA/OPA Designation Date:', { size: 7 });
    sheet.y = y + 58;
    sub('D. DETERMINATION');
    y = sheet.y;
    sheet.rect(left, y, width, 52);
    sheet.text(
      left + 8,
      y + 5,
      'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS “A” OR “V”)?',
      {
        bold: true,
        size: 8.5,
        width: 360,
      },
    );
    sheet.checkbox(left + 400, y + 8, { marked: flood.inHazardArea, label: 'YES', field: 'in_sfha', size: 10 });
    sheet.text(left + 414, y + 8, 'YES', { bold: true });
    sheet.checkbox(left + 456, y + 8, { marked: !flood.inHazardArea, label: 'NO', size: 10 });
    sheet.text(left + 470, y + 8, 'NO', { bold: true });
    sheet.text(
      left + 8,
      y + 29,
      'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, flood insurance is not required by the Flood Disaster Protection Act of 1973. Please note, the risk of flooding in this area is only reduced, not removed.',
      { size: 7.5, width: width - 16 },
    );
    sheet.y = y + 52;
    sub('E. COMMENTS (Optional)');
    y = sheet.y;
    sheet.rect(left, y, width, 86);
    sheet.text(
      left + 6,
      y + 5,
      `LIFE OF LOAN DETERMINATION   Ordered by: Loan Processing   Fee: $${random.pick(['12.50', '14.00', '9.75'])}`,
    );
    sheet.text(left + 6, y + 19, 'HMDA Information', { bold: true });
    sheet.text(
      left + 6,
      y + 31,
      `State Code: ${random.int(10, 56)}   County Code: ${random.int(101, 199)}   MSA/MD: ${random.int(10_100, 49_700)}   Census Tract: ${random.int(1, 98)}.0${random.int(1, 9)}`,
    );
    sheet.text(left + 6, y + 46, ['Legal: ', v('legal_description', property.legalDescription)], {
      size: 8.5,
      width: width - 12,
    });
    sheet.y = y + 86;
    sheet.rect(left, sheet.y, width, 34);
    sheet.text(
      left + 6,
      sheet.y + 4,
      'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.',
      { size: 8, width: width - 12 },
    );
    sheet.y += 34;
    sub('F. PREPARER’S INFORMATION');
    y = sheet.y;
    cell(
      left,
      y,
      366,
      62,
      'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)',
      'Watermark Flood Certification, Inc.\n9200 Technology Ridge, Suite 310\nRound Rock, TX 78664   1-800-555-0119',
    );
    cell(left + 366, y, 166, 62, 'DATE OF DETERMINATION', [
      random.chance(0.5)
        ? v('flood_determination_date', numericDate(flood.date), flood.date)
        : v('flood_determination_date', longDate(flood.date), flood.date),
    ]);
    sheet.y = y + 68;
    sheet.paragraph(
      'This form is for the sole use of the lender named above to comply with the Flood Disaster Protection Act of 1973 and may not be relied on by any other party. Preparer’s liability is limited as stated in the service agreement.',
      { size: 7 },
    );
  },
};
