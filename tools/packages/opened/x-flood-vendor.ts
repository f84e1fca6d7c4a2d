import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const vendors = ['ClearZone Flood Services, LLC', 'National Map Data Corp.', 'TrueElevation Flood Research'];

export const layout: Layout = {
  id: 'x-flood-vendor',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const { flood, lender, property, borrowers } = facts;
    const vendor = random.pick(vendors);
    const left = 36;
    const full = 540;
    const order = `${random.int(10_000_000, 99_999_999)}`;
    const sheet = open({
      margins: { top: 28, bottom: 28, left, right: 36 },
      style: { font: 'sans', size: 8.5 },
    });
    const typed = random.pick(['sans', 'mono'] as const);
    const box = (x: number, y: number, w: number, h: number, label: string, runs?: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      const below = sheet.text(x + 3, y + 3, label, { size: 6.5, width: w - 6 });
      if (runs !== undefined) sheet.text(x + 5, below + 3, runs, { width: w - 10, font: typed, size: 8.5 });
    };
    const bar = (y: number, text: string): void => {
      sheet.rect(left, y, full, 14, { fill: '#cfcfcf', stroke: true });
      sheet.text(left, y + 3, text, { size: 8.5, bold: true, width: full, align: 'center' });
    };
    const tick = (x: number, y: number, label: string, marked: boolean, width = 240): void => {
      sheet.checkbox(x, y, { marked, label, size: 8 });
      sheet.text(x + 12, y + 0.5, label, { size: 7.5, width });
    };
    sheet.text(left, 28, 'DEPARTMENT OF HOMELAND SECURITY', { size: 7 });
    sheet.text(left, 37, 'Federal Emergency Management Agency', { size: 7 });
    sheet.text(left, 46, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', {
      bold: true,
      size: 12,
      width: full,
      align: 'center',
    });
    sheet.text(left, 28, 'OMB Control No. 1660-0040', { size: 7, width: full, align: 'right' });
    sheet.text(left, 37, 'Expires: 09/30/2026', { size: 7, width: full, align: 'right' });
    bar(64, 'SECTION I - LOAN INFORMATION');
    box(
      left,
      78,
      232,
      92,
      '1. LENDER/SERVICER NAME AND ADDRESS',
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
    );
    box(
      left + 232,
      78,
      308,
      92,
      '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
      prose`Borrower: ${borrowers.flatMap((b, i): Run[] => [i > 0 ? '; ' : '', v('borrower_name', b.name)])}\nDetermination Address:\n${v('property_address', `${property.address.street}\n${property.address.city}, ${property.address.state} ${property.address.zip}`, oneLine(property.address))}\nAPN/Tax ID: ${v('parcel_number', property.parcel)}`,
    );
    box(left, 170, 160, 32, '3. LENDER/SERVICER ID #', `${random.int(10_000, 99_999)}`);
    box(left + 160, 170, 200, 32, '4. LOAN IDENTIFIER', v('loan_number', facts.loanNumber));
    box(left + 360, 170, 180, 32, '5. AMOUNT OF FLOOD INSURANCE REQUIRED', '$');
    bar(202, 'SECTION II');
    const sub = (y: number, text: string): void => {
      sheet.rect(left, y, full, 13);
      sheet.text(left + 3, y + 3, text, { size: 7.5, bold: true });
    };
    sub(216, 'A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION');
    const town = random.chance(0.6)
      ? `${property.address.city.toUpperCase()}, CITY OF`
      : `${property.county.toUpperCase()} COUNTY`;
    box(left, 229, 200, 34, '1. NFIP Community Name', town);
    box(left + 200, 229, 140, 34, '2. County(ies)', [v('property_county', property.county.toUpperCase()), ' COUNTY']);
    box(left + 340, 229, 60, 34, '3. State', property.address.state);
    box(left + 400, 229, 140, 34, '4. NFIP Community Number', v('flood_community_number', flood.community));
    sub(263, 'B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME');
    const mapDate = `20${random.int(10, 21)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
    box(
      left,
      276,
      190,
      44,
      '1. NFIP Map Number or Community-Panel Number (Community name, if not the same as “A”)',
      `${random.int(10_000, 49_999)}C0${random.int(100, 890)}${random.pick(['E', 'F', 'G'])}`,
    );
    box(left + 190, 276, 130, 44, '2. NFIP Map Panel Effective/ Revised Date', numericDate(mapDate));
    sheet.rect(left + 320, 276, 220, 44);
    sheet.text(left + 323, 279, '3. Is there a Letter of Map Change (LOMC)?', { size: 6.5 });
    tick(left + 330, 291, 'NO', true, 40);
    tick(left + 330, 305, 'YES (If yes, and LOMC date/no. is available, enter below.)', false, 200);
    box(left, 320, 190, 32, '4. Flood Zone', v('flood_zone', flood.zone));
    box(left + 190, 320, 350, 32, '5. No NFIP Map');
    sheet.checkbox(left + 250, 324, { marked: false, label: 'No NFIP Map', size: 8 });
    sub(352, 'C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)');
    sheet.rect(left, 365, full, 62);
    tick(left + 8, 370, 'Federal Flood Insurance is available (community participates in the NFIP).', true, 290);
    tick(left + 318, 370, 'Regular Program', true, 90);
    tick(left + 420, 370, 'Emergency Program of NFIP', false, 110);
    tick(
      left + 8,
      386,
      'Federal Flood Insurance is not available (community does not participate in the NFIP).',
      false,
      400,
    );
    tick(
      left + 8,
      402,
      'Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA). Federal Flood Insurance may not be available.   CBRA/OPA Designation Date: ____________',
      false,
      500,
    );
    sub(427, 'D. DETERMINATION');
    sheet.rect(left, 440, full, 64);
    sheet.text(
      left,
      446,
      'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS “A” OR “V”)?',
      { size: 7.5, bold: true, width: full, align: 'center' },
    );
    sheet.checkbox(left + 200, 461, { marked: flood.inHazardArea, label: 'YES', field: 'in_sfha' });
    sheet.text(left + 214, 461, flood.inHazardArea ? v('in_sfha', 'YES', 'true') : 'YES', { bold: true });
    sheet.checkbox(left + 300, 461, { marked: !flood.inHazardArea, label: 'NO', field: 'in_sfha' });
    sheet.text(left + 314, 461, flood.inHazardArea ? 'NO' : v('in_sfha', 'NO', 'false'), { bold: true });
    sheet.text(
      left + 6,
      478,
      'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, flood insurance is not required by the Flood Disaster Protection Act of 1973. Please note, the risk of flooding in this area is only reduced, not removed.',
      { size: 7, width: full - 12 },
    );
    sub(504, 'E. COMMENTS (Optional)');
    sheet.rect(left, 517, full, 78);
    sheet.text(
      left + 6,
      522,
      prose`Order No. ${order}     Product: ${random.pick(['LIFE OF LOAN', 'Life-of-Loan with HMDA', 'BASIC'])}\nHMDA: MSA ${random.int(10_000, 49_999)}  State ${random.int(10, 56)}  County 0${random.int(11, 99)}  Census Tract ${random.int(1, 99)}.0${random.int(1, 9)}\nLegal: ${v('legal_description', property.legalDescription)}`,
      { width: full - 12, font: typed, size: 8 },
    );
    sheet.text(
      left,
      600,
      'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.',
      { size: 7, width: full },
    );
    sub(620, 'F. PREPARER’S INFORMATION');
    box(left, 633, 370, 62, 'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)', [
      `${vendor}\n${random.int(100, 9800)} Technology Drive, Suite ${random.int(100, 400)}\nSan Antonio, TX 78249   1-800-555-01${random.int(10, 99)}`,
    ]);
    box(
      left + 370,
      633,
      170,
      62,
      'DATE OF DETERMINATION',
      v('flood_determination_date', numericDate(flood.date), flood.date),
    );
    sheet.text(left, 702, 'FEMA Form FF-206-FY-21-116 (formerly 086-0-32)', { size: 6.5 });
    sheet.text(left, 702, 'Page 1 of 1', { size: 6.5, width: full, align: 'right' });
    sheet.text(
      left,
      714,
      `${vendor} guarantees the accuracy of this determination to the lender named in Section I and its successors for the life of the loan, up to the limits in the service agreement. Not for use by the borrower or any other party.`,
      { size: 6.5, width: full },
    );
  },
};
