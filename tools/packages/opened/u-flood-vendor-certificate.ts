import { addDays, longDate, shortMonthDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'u-flood-vendor-certificate',
  docType: 'flood_determination',
  draw(open, facts, { random }) {
    const left = 50;
    const right = 562;
    const full = right - left;
    const { flood, property, lender } = facts;
    const vendor = random.pick([
      'HighWater Certification Group, LP',
      'Meridian Flood Data, Inc.',
      'SureZone Flood Services',
    ]);
    const order = `${random.int(20, 26)}-${random.int(1_000_000, 9_899_999)}`;
    const sheet = open({
      margins: { top: 44, bottom: 56, left, right: 50 },
      style: { font: random.pick(['franklin', 'condensed', 'slab'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 746, right);
        page.text(left, 750, `${vendor}  |  Certificate ${order}`, { size: 7 });
        page.text(right, 750, `${pageNo}/${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.rect(left, 40, full, 44, { fill: '#0f4c75', stroke: false });
    sheet.text(left + 12, 48, vendor, { bold: true, size: 13, colour: 'white' });
    sheet.text(left + 12, 66, 'Flood compliance for lenders since 1994', { size: 7.5, colour: 'white' });
    sheet.text(right - 12, 50, 'FLOOD ZONE DETERMINATION', { bold: true, size: 11, colour: 'white', align: 'right' });
    sheet.text(right - 12, 65, 'CERTIFICATE', { bold: true, size: 11, colour: 'white', align: 'right' });
    sheet.y = 94;
    const inside = flood.inHazardArea;
    const h = 46;
    sheet.rect(left, sheet.y, full, h, { fill: inside ? '#fbe3e0' : '#e4f2e7', stroke: true });
    sheet.text(left + 12, sheet.y + 8, 'RESULT', { size: 7.5, bold: true });
    sheet.text(
      left + 12,
      sheet.y + 20,
      inside
        ? ['The structure ', v('in_sfha', 'IS IN', 'true', true), ' a Special Flood Hazard Area (SFHA)']
        : ['The structure ', v('in_sfha', 'IS NOT IN', 'false', true), ' a Special Flood Hazard Area (SFHA)'],
      { size: 12 },
    );
    sheet.text(right - 130, sheet.y + 8, 'ZONE', { size: 7.5, bold: true });
    sheet.text(right - 130, sheet.y + 18, v('flood_zone', flood.zone), { size: 18, bold: true });
    sheet.text(right - 76, sheet.y + 8, 'MANDATORY PURCHASE', { size: 5.5, bold: true });
    sheet.text(right - 76, sheet.y + 20, inside ? 'Applies' : 'Does not apply', { size: 9 });
    sheet.y += h + 12;

    const column = (
      x: number,
      top: number,
      width: number,
      title: string,
      rows: readonly (readonly [string, Run | readonly Run[]])[],
    ): number => {
      sheet.text(x, top, title, { bold: true, size: 9.5, colour: '#0f4c75' });
      let y = top + 13;
      sheet.hline(x, y, x + width, 0.8);
      y += 4;
      for (const [label, runs] of rows) {
        sheet.text(x, y, label, { size: 8, colour: '#444444' });
        y = sheet.text(x + 92, y, runs, { width: width - 92 }) + 4;
      }
      return y;
    };
    const half = full / 2 - 10;
    const top = sheet.y;
    const a = column(left, top, half, 'Order', [
      ['Certificate no.', order],
      ['Date ordered', shortMonthDate(addDays(flood.date, -random.int(0, 2)))],
      ['Date determined', v('flood_determination_date', shortMonthDate(flood.date), flood.date)],
      ['Client', v('lender_name', lender.name)],
      ['', v('lender_address', oneLine(lender.address))],
      ['Client code', `${random.int(1000, 9000)}`],
      ['Requested by', facts.approval.officer],
      ['Loan no.', v('loan_number', facts.loanNumber)],
      ['Service', random.pick(['Life of loan with HMDA', 'Basic, upgraded to life of loan'])],
    ]);
    const b = column(left + full / 2 + 10, top, half, 'Borrower and property', [
      ['Borrower', facts.borrowers.flatMap((p, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', p.name)])],
      ['Address submitted', v('property_address', oneLine(property.address))],
      ['Address located', 'Same as submitted'],
      ['County', v('property_county', property.county)],
      ['Parcel no.', v('parcel_number', property.parcel)],
      ['Legal', v('legal_description', property.legalDescription)],
      ['Structures reviewed', '1 (principal building)'],
    ]);
    sheet.y = Math.max(a, b) + 10;
    const mapTop = sheet.y;
    const panel = `${random.int(10, 98)}0${random.int(10, 90)}C0${random.int(100, 950)}${random.pick(['D', 'E', 'J'])}`;
    const c = column(left, mapTop, half, 'Flood map', [
      ['Community', `${property.address.city}, City of`],
      ['Community no.', v('flood_community_number', flood.community)],
      ['Participation', 'Participating – Regular Program'],
      ['Initial FIRM', longDate(`19${random.int(75, 89)}-0${random.int(1, 9)}-15`)],
      ['Map panel', panel],
      ['Panel date', longDate(`20${random.int(10, 19)}-0${random.int(1, 9)}-${random.int(10, 28)}`)],
      ['LOMA / LOMR', 'None found'],
      ['CBRA / OPA', 'No'],
    ]);
    const d = column(left + full / 2 + 10, mapTop, half, 'Census (HMDA) data', [
      ['MSA / MD', `${random.int(10_000, 49_000)}`],
      ['State code', `${random.int(10, 55)}`],
      ['County code', `${random.int(100, 199)}`],
      ['Census tract', `${random.int(1000, 9900)}.0${random.int(1, 9)}`],
      ['Latitude', `${random.int(30, 46)}.${random.int(10_000, 99_999)}`],
      ['Longitude', `-${random.int(76, 120)}.${random.int(10_000, 99_999)}`],
      ['Base flood elev.', inside ? `${random.int(500, 4900)}.0 ft (NAVD 88)` : 'Not applicable'],
    ]);
    sheet.y = Math.max(c, d) + 10;
    sheet.paragraph('Certification', { bold: true, size: 9.5, colour: '#0f4c75', after: 3 });
    for (const runs of paragraphs`
      ${vendor} certifies to the client named above and its successors and assigns that the result stated was made by comparing the location of the structure with the current flood map of the Federal Emergency Management Agency on the date determined. ${inside ? 'Flood insurance must be in force before the loan is closed, in an amount not less than the smallest of the outstanding balance, the insurable value, and the maximum available under the Program ($250,000 for residential and $500,000 for other structures).' : 'Flood insurance is not required by federal law. About one in four flood claims comes from outside of high-risk areas; the borrower may wish to buy a preferred-risk policy.'}
      Where life of loan service was ordered, we will notify the client if a map revision changes this result while the loan is outstanding and the client remains the servicer. Liability under this certificate is limited to the terms of the service agreement and in no event exceeds $1,000,000 for one structure. The borrower is not a party to it. The data are reported on FEMA Form FF-206-FY-21-112, which is available on request and forms part of this certificate.
    `)
      sheet.paragraph(runs, { size: 8, align: 'justify', after: 5 });
    sheet.paragraph(
      prose`${bold('Questions or appeals: ')}determinations@flood.example, 800-555-01${random.int(10, 99)}. Please state the certificate number.`,
      { size: 8 },
    );
  },
};
