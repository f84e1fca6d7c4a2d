import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'u-flood-federal-form',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const left = 36;
    const right = 576;
    const full = right - left;
    const { flood, property, lender } = facts;
    const entry = { font: random.pick(['mono', 'sans', 'condensed'] as const), size: 8.5, bold: random.chance(0.3) };
    const sheet = open({ margins: { top: 30, bottom: 30, left, right: 36 }, style: { font: 'sans', size: 7 } });
    const put = (x: number, y: number, runs: Run | readonly Run[], width?: number): number =>
      sheet.text(x, y, runs, { ...entry, ...(width === undefined ? {} : { width }) });
    const cap = (x: number, y: number, text: string, width?: number): number =>
      sheet.text(x, y, text, { size: 6.5, ...(width === undefined ? {} : { width }) });
    const tick = (x: number, y: number, marked: boolean, label: string, field?: string): void =>
      sheet.checkbox(x, y, { marked, label, size: 8.5, ...(field === undefined ? {} : { field }) });

    const revised = random.chance(0.5);
    sheet.text(left, 30, 'DEPARTMENT OF HOMELAND SECURITY', { size: 7 });
    sheet.text(left, 39, 'Federal Emergency Management Agency', { size: 7 });
    sheet.text(left, 50, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', {
      bold: true,
      size: 12,
      width: full,
      align: 'center',
    });
    sheet.text(right, 30, 'OMB Control No. 1660-0040', { size: 7, align: 'right' });
    sheet.text(right, 39, `Expires: ${revised ? 'November 30, 2026' : 'October 31, 2018'}`, {
      size: 7,
      align: 'right',
    });
    const bar = (y: number, text: string): void => {
      sheet.rect(left, y, full, 13, { fill: '#d9d9d9', stroke: true });
      sheet.text(left, y + 3, text, { bold: true, size: 8, width: full, align: 'center' });
    };
    let y = 66;
    bar(y, 'SECTION I - LOAN INFORMATION');
    y += 13;
    const mid = left + 262;
    sheet.rect(left, y, full, 98);
    sheet.vline(mid, y, y + 98);
    cap(left + 4, y + 4, '1. LENDER/SERVICER NAME AND ADDRESS');
    put(
      left + 12,
      y + 18,
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}\nAttn: ${facts.approval.officer}`,
      242,
    );
    cap(
      mid + 4,
      y + 4,
      '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property)\n(See instructions for more information.)',
    );
    put(
      mid + 12,
      y + 24,
      prose`Borrower: ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' & ' : '', v('borrower_name', b.name)])}\n${v('property_address', `${property.address.street}\n${property.address.city}, ${property.address.state} ${property.address.zip}`, oneLine(property.address))}\nAPN: ${v('parcel_number', property.parcel)}`,
      262,
    );
    y += 98;
    sheet.rect(left, y, full, 28);
    sheet.vline(left + 176, y, y + 28);
    sheet.vline(left + 352, y, y + 28);
    cap(left + 4, y + 4, '3. LENDER/SERVICER ID #');
    put(left + 12, y + 15, `${random.int(10_000, 69_999)}`);
    cap(left + 180, y + 4, '4. LOAN IDENTIFIER');
    put(left + 188, y + 15, v('loan_number', facts.loanNumber));
    cap(left + 356, y + 4, '5. AMOUNT OF FLOOD INSURANCE REQUIRED');
    put(left + 364, y + 15, '$');
    y += 28;
    bar(y, 'SECTION II');
    y += 13;
    const strip = (text: string): void => {
      sheet.rect(left, y, full, 13, { fill: '#efefef', stroke: true });
      sheet.text(left + 4, y + 3.5, text, { bold: true, size: 7 });
      y += 13;
    };
    strip('A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION');
    const cells = (
      widths: readonly number[],
      height: number,
      items: readonly (readonly [string, Run | readonly Run[]])[],
    ): void => {
      sheet.rect(left, y, full, height);
      let x = left;
      items.forEach(([label, runs], i) => {
        const w = widths[i] ?? 0;
        if (i > 0) sheet.vline(x, y, y + height);
        cap(x + 4, y + 4, label, w - 6);
        put(x + 8, y + height - 13, runs);
        x += w;
      });
      y += height;
    };
    cells([200, 140, 60, 140], 30, [
      ['1. NFIP Community Name', `${property.address.city}, City of`.toUpperCase()],
      ['2. County(ies)', v('property_county', property.county)],
      ['3. State', property.address.state],
      ['4. NFIP Community Number', v('flood_community_number', flood.community)],
    ]);
    strip('B. NFIP DATA AFFECTING BUILDING/MOBILE HOME');
    const panel = `${random.int(10, 98)}0${random.int(10, 90)}C0${random.int(100, 950)}${random.pick(['D', 'E', 'F', 'G'])}`;
    cells([200, 190, 150], 34, [
      ['1. NFIP Map Number or Community-Panel Number\n(Community name, if not the same as “A”)', panel],
      [
        '2. NFIP Map Panel Effective / Revised Date',
        longDate(`20${random.int(10, 19)}-0${random.int(1, 9)}-${random.int(10, 28)}`),
      ],
      ['4. Flood Zone', v('flood_zone', flood.zone)],
    ]);
    sheet.rect(left, y, full, 40);
    sheet.vline(left + 390, y, y + 40);
    cap(left + 4, y + 4, '3. Is there a Letter of Map Change (LOMC)?');
    tick(left + 12, y + 13, true, 'LOMC NO');
    sheet.text(left + 24, y + 14.5, 'NO');
    tick(left + 12, y + 26, false, 'LOMC YES');
    sheet.text(left + 24, y + 27.5, 'YES (If yes, and LOMC date/no. is available, enter date and case no. below.)');
    sheet.text(left + 250, y + 14.5, 'Date');
    sheet.text(left + 310, y + 14.5, 'Case No.');
    cap(left + 394, y + 4, '5. No NFIP Map');
    tick(left + 460, y + 13, false, 'No NFIP Map');
    y += 40;
    strip('C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)');
    sheet.rect(left, y, full, 56);
    tick(left + 6, y + 5, true, 'Federal Flood Insurance is available');
    sheet.text(left + 20, y + 6.5, '1.  Federal Flood Insurance is available (community participates in the NFIP).');
    tick(left + 310, y + 5, true, 'Regular Program');
    sheet.text(left + 322, y + 6.5, 'Regular Program');
    tick(left + 400, y + 5, false, 'Emergency Program of NFIP');
    sheet.text(left + 412, y + 6.5, 'Emergency Program of NFIP');
    tick(left + 6, y + 20, false, 'Federal Flood Insurance is not available');
    sheet.text(
      left + 20,
      y + 21.5,
      '2.  Federal Flood Insurance is not available (community does not participate in the NFIP).',
    );
    tick(left + 6, y + 35, false, 'CBRA or OPA');
    sheet.text(
      left + 20,
      y + 36.5,
      '3.  Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA). Federal Flood Insurance may not be available.',
      { width: 390 },
    );
    sheet.text(left + 420, y + 44, 'CBRA/OPA Designation Date:');
    y += 56;
    strip('D. DETERMINATION');
    sheet.rect(left, y, full, 66);
    sheet.text(
      left + 8,
      y + 7,
      'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA\n(ZONES CONTAINING THE LETTERS “A” OR “V”)?',
      { bold: true, size: 8.5 },
    );
    const inside = flood.inHazardArea;
    tick(left + 380, y + 9, inside, 'YES', 'in_sfha');
    sheet.text(left + 393, y + 9.5, inside ? v('in_sfha', 'YES', 'true') : 'YES', { bold: true, size: 9 });
    tick(left + 450, y + 9, !inside, 'NO', 'in_sfha');
    sheet.text(left + 463, y + 9.5, inside ? 'NO' : v('in_sfha', 'NO', 'false'), { bold: true, size: 9 });
    sheet.text(
      left + 8,
      y + 32,
      `If yes, flood insurance is required by the Flood Disaster Protection Act of 1973.\nIf no, flood insurance is not required by the Flood Disaster Protection Act of 1973. Please note, the risk of flooding in this area is only reduced, not removed.`,
      { size: 7, width: full - 16 },
    );
    y += 66;
    sheet.rect(left, y, full, 116);
    sheet.text(left + 4, y + 3.5, 'E. COMMENTS (Optional)', { bold: true, size: 7 });
    put(left + 12, y + 17, random.pick(['LIFE OF LOAN DETERMINATION', 'LIFE-OF-LOAN COVERAGE']));
    put(left + 330, y + 17, `Order No: ${random.int(10_000_000, 98_999_999)}`);
    put(left + 12, y + 30, [
      `HMDA: State ${random.int(10, 55)}  County ${random.int(100, 199)}  MSA/MD ${random.int(10_000, 49_000)}  Tract ${random.int(1000, 9900)}.0${random.int(1, 9)}`,
    ]);
    put(left + 12, y + 43, `Request received ${numericDate(addDays(flood.date, -1))}. CBRA: No.`);
    sheet.text(
      left + 12,
      y + 62,
      'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map. It is provided to the lender under the Flood Disaster Protection Act and may not be relied upon for any other purpose. A structure located on the parcel but not identified above has not been reviewed.',
      { size: 7, width: full - 24 },
    );
    y += 116;
    strip('F. PREPARER’S INFORMATION');
    sheet.rect(left, y, full, 62);
    sheet.vline(left + 390, y, y + 62);
    cap(left + 4, y + 4, 'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)');
    put(
      left + 12,
      y + 15,
      `${random.pick(['Northfork Flood Services, LLC', 'TerraCert Flood Solutions, Inc.'])}\n1521 Commerce Loop, Suite 300\nArlington, TX 76011\n800-555-01${random.int(10, 99)}`,
    );
    cap(left + 394, y + 4, 'DATE OF DETERMINATION');
    put(left + 402, y + 20, v('flood_determination_date', numericDate(flood.date), flood.date));
    y += 66;
    sheet.text(left, y, revised ? 'FEMA Form FF-206-FY-21-112 (formerly 086-0-32)' : 'FEMA Form 086-0-32 (06/16)', {
      size: 7,
      bold: true,
    });
    sheet.text(right, y, 'This form may be locally reproduced.', { size: 7, align: 'right' });
  },
};
