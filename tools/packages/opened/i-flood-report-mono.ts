import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

/** A determination as a mainframe of a vendor prints it, with the sections of the federal form. */
export const layout: Layout = {
  id: 'i-flood-report-mono',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const { flood, lender, property } = facts;
    const sheet = open({
      margins: { top: 40, bottom: 50, left: 48, right: 48 },
      style: { font: 'mono', size: 9, leading: 1.25 },
      furniture: (page, pageNo) => {
        page.text(48, 752, 'FEMA FORM 086-0-32 (06/16) COMPUTER GENERATED EQUIVALENT', { size: 7 });
        page.text(48, 752, `PG ${pageNo}`, { size: 7, width: 516, align: 'right' });
      },
    });
    const up = (text: string): string => text.toUpperCase();
    const date = (iso: string): string => numericDate(iso, '/');
    const rule = (): void => {
      sheet.hline(48, sheet.y, 564, 0.8);
      sheet.y += 5;
    };
    const row = (label: string, runs: readonly Run[], indent = 0): void => {
      sheet.text(48 + indent, sheet.y, label);
      sheet.y = sheet.text(270, sheet.y, runs, { width: 294 }) + 2;
    };
    sheet.paragraph('TRI-RIVERS FLOOD COMPLIANCE CO.', { size: 12, bold: true, align: 'center', after: 0 });
    sheet.paragraph('PO BOX 2290, ST LOUIS MO 63102 * 800-555-0188', { size: 8, align: 'center', after: 6 });
    sheet.paragraph('STANDARD FLOOD HAZARD DETERMINATION', { size: 13, bold: true, align: 'center', after: 8 });
    rule();
    sheet.paragraph('SECTION I - LOAN INFORMATION', { bold: true, after: 3 });
    const bank = lender.address;
    row('1. LENDER NAME', [v('lender_name', up(lender.name))]);
    row(
      'LENDER ADDRESS',
      [v('lender_address', up(`${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`), up(oneLine(bank)))],
      16,
    );
    row('2. COLLATERAL ADDRESS', [v('property_address', up(oneLine(property.address)))]);
    row('LEGAL / PARCEL', [v('parcel_number', property.parcel)], 16);
    for (const [i, b] of facts.borrowers.entries()) {
      row(i === 0 ? 'BORROWER' : 'CO-BORROWER', [v('borrower_name', up(b.name))], 16);
    }
    row('3. LENDER ID NO.', [`${random.int(1000, 9999)}-${random.int(10, 99)}`]);
    row('4. LOAN IDENTIFIER', [v('loan_number', facts.loanNumber)]);
    row('5. AMT OF FLOOD INS REQUIRED', ['NOT SUPPLIED']);
    sheet.y += 4;
    rule();
    sheet.paragraph('SECTION II', { bold: true, after: 3 });
    sheet.paragraph('A. NFIP COMMUNITY JURISDICTION', { after: 2 });
    row('1. COMMUNITY NAME', [`${up(property.address.city)}, CITY OF`], 16);
    row('2. COUNTY(IES)', [v('property_county', up(property.county))], 16);
    row('3. STATE', [property.address.state], 16);
    row('4. COMMUNITY NUMBER', [v('flood_community_number', flood.community)], 16);
    sheet.y += 4;
    sheet.paragraph('B. NFIP DATA AFFECTING BUILDING / MOBILE HOME', { after: 2 });
    row('1. MAP/PANEL NUMBER', [`${flood.community} 0${random.int(100, 399)} ${random.pick(['B', 'D', 'G'])}`], 16);
    row('2. PANEL EFF/REV DATE', [date(addDays(flood.date, -random.int(1500, 7000)))], 16);
    row('3. LOMA/LOMR', ['NO'], 16);
    row('4. FLOOD ZONE', [v('flood_zone', flood.zone)], 16);
    row('5. NO NFIP MAP', ['N/A'], 16);
    sheet.y += 4;
    sheet.paragraph('C. FEDERAL FLOOD INSURANCE AVAILABILITY', { after: 2 });
    row('COMMUNITY PARTICIPATES', ['YES - REGULAR PROGRAM'], 16);
    row('CBRA / OPA', ['NO'], 16);
    sheet.y += 4;
    sheet.paragraph('D. DETERMINATION', { after: 2 });
    sheet.text(64, sheet.y, 'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES BEGINNING "A" OR "V")?', {
      size: 8.5,
    });
    sheet.y += 13;
    sheet.text(
      64,
      sheet.y,
      prose`>>> ${v('in_sfha', flood.inHazardArea ? 'YES' : 'NO', String(flood.inHazardArea), true)}${flood.inHazardArea ? ' <<< FLOOD INSURANCE IS REQUIRED BY FDPA 1973' : ' <<< FLOOD INSURANCE IS NOT REQUIRED BY FDPA 1973'}`,
    );
    sheet.y += 17;
    rule();
    sheet.paragraph('E. COMMENTS', { after: 2 });
    sheet.paragraph(
      `${random.pick(['LIFE OF LOAN', 'BASIC'])} SERVICE. FEE $${random.int(9, 24)}.00 INVOICED MONTHLY. CENSUS TRACT 0${random.int(100, 999)}.00. COMMERCIAL USERS: ONE STRUCTURE REVIEWED; ADDITIONAL STRUCTURES ON THE PARCEL REQUIRE SEPARATE ORDERS.`,
      { indent: 16, after: 4 },
    );
    sheet.paragraph('F. PREPARER', { after: 2 });
    row('DATE OF DETERMINATION', [v('flood_determination_date', date(flood.date), flood.date)], 16);
    row('DATE OF REQUEST', [date(addDays(flood.date, -random.int(1, 3)))], 16);
    row('DETERMINATION NO.', [`${random.int(10_000_000, 99_999_999)}`], 16);
    row('ANALYST', [random.pick(['RJM', 'DKO', 'AUTO'])], 16);
    sheet.y += 4;
    rule();
    sheet.paragraph(
      'THIS DETERMINATION IS BASED ON EXAMINING THE NFIP MAP, ANY FEDERAL EMERGENCY MANAGEMENT AGENCY REVISIONS TO IT, AND ANY OTHER INFORMATION NEEDED TO LOCATE THE BUILDING OR MOBILE HOME ON THE NFIP MAP. IT MAY NOT BE USED BY ANYONE BUT THE LENDER NAMED ABOVE.',
      { size: 8 },
    );
  },
};
