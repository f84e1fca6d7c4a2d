import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';

const L = 40;
const R = 572;

function cell(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  runs: readonly Run[] = [],
): void {
  sheet.rect(x, y, w, h, { thickness: 0.6 });
  const below = sheet.text(x + 3, y + 3, label, { size: 6.8, width: w - 6 });
  if (runs.length > 0) sheet.text(x + 8, below + 2, runs, { size: 9, font: 'serif', width: w - 12 });
}

export const layout: Layout = {
  id: 'i-flood-sfhdf',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const { flood, lender, property } = facts;
    const sheet = open({ margins: { top: 36, bottom: 36, left: L, right: 40 }, style: { font: 'sans', size: 7.5 } });
    const date = (iso: string): string => numericDate(iso);
    const bar = (y: number, text: string): void => {
      sheet.rect(L, y, R - L, 14, { fill: '#d9d9d9' });
      sheet.rect(L, y, R - L, 14);
      sheet.text(L, y + 3.5, text, { size: 8, bold: true, width: R - L, align: 'center' });
    };
    const box = (x: number, y: number, marked: boolean, label: string, field?: string): void => {
      sheet.checkbox(x, y, field === undefined ? { marked, label } : { marked, label, field });
      sheet.text(x + 13, y + 1, label, { size: 7.5 });
    };
    sheet.text(L, 38, 'DEPARTMENT OF HOMELAND SECURITY\nFederal Emergency Management Agency', {
      size: 7.5,
      width: R - L,
      align: 'center',
    });
    sheet.text(L, 60, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', {
      size: 12.5,
      bold: true,
      width: R - L,
      align: 'center',
    });
    sheet.text(L, 38, 'OMB Control No. 1660-0040\nExpires: 09/30/2026', { size: 6.5, width: R - L, align: 'right' });
    bar(80, 'SECTION I - LOAN INFORMATION');
    const bank = lender.address;
    cell(
      sheet,
      L,
      94,
      250,
      96,
      '1. LENDER/SERVICER NAME AND ADDRESS',
      prose`\n${v('lender_name', lender.name)}\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}`,
    );
    cell(
      sheet,
      290,
      94,
      282,
      96,
      '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
      prose`Borrower: ${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : ['; ', v('borrower_name', b.name)]))}\n${v('property_address', oneLine(property.address))}\n${v('legal_description', property.legalDescription)}\nAPN ${v('parcel_number', property.parcel)}`,
    );
    cell(sheet, L, 190, 140, 32, '3. LENDER/SERVICER ID #', [`${random.int(10_000, 99_999)}`]);
    cell(sheet, 180, 190, 190, 32, '4. LOAN IDENTIFIER', [v('loan_number', facts.loanNumber)]);
    cell(sheet, 370, 190, 202, 32, '5. AMOUNT OF FLOOD INSURANCE REQUIRED', ['$']);
    bar(222, 'SECTION II');
    sheet.rect(L, 236, R - L, 14);
    sheet.text(L + 3, 239.5, 'A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION', {
      size: 7.5,
      bold: true,
    });
    const town = property.address.city;
    cell(sheet, L, 250, 200, 34, '1. NFIP Community Name', [
      `${town.toUpperCase()}, ${random.pick(['CITY OF', 'TOWNSHIP OF'])}`,
    ]);
    cell(sheet, 240, 250, 130, 34, '2. County(ies)', [v('property_county', property.county.toUpperCase())]);
    cell(sheet, 370, 250, 60, 34, '3. State', [property.address.state]);
    cell(sheet, 430, 250, 142, 34, '4. NFIP Community Number', [v('flood_community_number', flood.community)]);
    sheet.rect(L, 284, R - L, 14);
    sheet.text(L + 3, 287.5, 'B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME', {
      size: 7.5,
      bold: true,
    });
    const panel = `${flood.community.slice(0, 5)}C0${random.int(105, 985)}${random.pick(['C', 'D', 'F', 'H'])}`;
    cell(
      sheet,
      L,
      298,
      180,
      50,
      '1. NFIP Map Number or Community-Panel Number (Community name, if not the same as "A")',
      [panel],
    );
    cell(sheet, 220, 298, 140, 50, '2. NFIP Map Panel Effective/ Revised Date', [
      date(addDays(flood.date, -random.int(900, 6200))),
    ]);
    sheet.rect(360, 298, 212, 50);
    sheet.text(363, 301, '3. Is there a Letter of Map Change (LOMC)?', { size: 6.8 });
    box(368, 313, true, 'NO');
    box(368, 328, false, 'YES (If yes, and LOMC date/no. is available,');
    sheet.text(381, 337, 'enter here.)', { size: 7.5 });
    cell(sheet, L, 348, 180, 32, '4. Flood Zone', [v('flood_zone', flood.zone)]);
    sheet.rect(220, 348, 352, 32);
    sheet.text(223, 351, '5. No NFIP Map', { size: 6.8 });
    sheet.checkbox(290, 357, { marked: false, label: 'No NFIP Map' });
    sheet.rect(L, 380, R - L, 14);
    sheet.text(L + 3, 383.5, 'C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)', {
      size: 7.5,
      bold: true,
    });
    sheet.rect(L, 394, R - L, 66);
    box(L + 8, 399, true, '1. Federal Flood Insurance is available (community participates in the NFIP).');
    box(390, 399, true, 'Regular Program');
    box(480, 399, false, 'Emergency Program');
    box(L + 8, 414, false, '2. Federal Flood Insurance is not available (community does not participate in the NFIP).');
    sheet.checkbox(L + 8, 429, { marked: false, label: '3. CBRA/OPA' });
    sheet.text(
      L + 21,
      430,
      '3. Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA). Federal Flood Insurance may not be available.   CBRA/OPA Designation Date: ____________',
      { size: 7.5, width: 500 },
    );
    sheet.rect(L, 460, R - L, 14);
    sheet.text(L + 3, 463.5, 'D. DETERMINATION', { size: 7.5, bold: true });
    sheet.rect(L, 474, R - L, 66);
    sheet.text(
      L + 8,
      479,
      'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS "A" OR "V")?',
      {
        size: 7.5,
        bold: true,
      },
    );
    box(180, 493, flood.inHazardArea, 'YES', 'in_sfha');
    box(300, 493, !flood.inHazardArea, 'NO', 'in_sfha');
    sheet.text(
      L + 8,
      508,
      'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973.\nIf no, flood insurance is not required by the Flood Disaster Protection Act of 1973. Please note, the risk of flooding in this area is only reduced, not removed.',
      { size: 7, width: 510 },
    );
    sheet.rect(L, 540, R - L, 14);
    sheet.text(L + 3, 543.5, 'E. COMMENTS (Optional)', { size: 7.5, bold: true });
    sheet.rect(L, 554, R - L, 80);
    sheet.text(
      L + 8,
      560,
      `LIFE OF LOAN DETERMINATION\nHMDA: State ${random.int(10, 55)}  County ${random.int(100, 199)}  MSA/MD ${random.int(10_100, 49_700)}  Census tract 00${random.int(10, 99)}.0${random.int(1, 4)}\nDetermination made on the structure shown in county assessor imagery.`,
      { size: 9, font: 'serif' },
    );
    sheet.text(
      L + 8,
      608,
      'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.',
      { size: 7, width: 510 },
    );
    sheet.rect(L, 634, R - L, 14);
    sheet.text(L + 3, 637.5, "F. PREPARER'S INFORMATION", { size: 7.5, bold: true });
    cell(sheet, L, 648, 340, 74, 'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)', [
      'Meridian Flood Data Corp.\n6200 Research Forest Drive\nArlington, TX 76011\n(817) 555-0121',
    ]);
    cell(
      sheet,
      380,
      648,
      192,
      74,
      'DATE OF DETERMINATION',
      prose`${v('flood_determination_date', date(flood.date), flood.date)}\n\nOrder no. ${random.int(100_000_000, 999_999_999)}`,
    );
    sheet.text(L, 730, 'FEMA Form FF-206-FY-21-116 (formerly 086-0-32)', { size: 6.8 });
    sheet.text(L, 730, 'Page 1 of 1', { size: 6.8, width: R - L, align: 'right' });
  },
};
