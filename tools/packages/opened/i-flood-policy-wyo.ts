import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const L = 44;
const R = 568;

/** The declarations of a company that writes NFIP policies under its own name. */
export const layout: Layout = {
  id: 'i-flood-policy-wyo',
  docType: 'flood_policy',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random }) {
    const { flood, hazard, lender, property } = facts;
    const first = facts.borrowers[0];
    if (first === undefined) return;
    const number = `${random.int(10, 99)} ${random.int(1_000_000_000, 9_999_999_999)}`;
    const sheet = open({
      margins: { top: 40, bottom: 50, left: L, right: 44 },
      style: { font: 'sans', size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 752, `Policy issued under the National Flood Insurance Act of 1968. FLD-DEC 10/21`, { size: 7 });
        page.text(L, 752, `Page ${pageNo} of ${pageCount}`, { size: 7, width: R - L, align: 'right' });
      },
    });
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 3, label, { size: 6.5, bold: true });
      sheet.text(x + 6, y + 13, runs, { size: 8.8, width: w - 10 });
    };
    const start = addMonths(flood.to, -12);
    sheet.text(L, 40, [v('insurer_name', hazard.insurer)], { size: 14, bold: true });
    sheet.text(L, 57, 'Flood Processing Center, P.O. Box 913111, Denver, CO 80291', { size: 7.5 });
    sheet.text(300, 40, 'FLOOD DECLARATIONS PAGE', { size: 13, bold: true, width: R - 300, align: 'right' });
    sheet.text(300, 56, 'National Flood Insurance Program\nStandard Flood Insurance Policy', {
      size: 8,
      width: R - 300,
      align: 'right',
    });
    cell(L, 82, 150, 30, 'NFIP POLICY NUMBER', [number]);
    cell(
      194,
      82,
      200,
      30,
      'POLICY TERM',
      prose`${numericDate(start)} 12:01 am to ${v('flood_expiration_date', numericDate(flood.to), flood.to)} 12:01 am`,
    );
    cell(394, 82, 90, 30, 'DATE OF ISSUE', [numericDate(addDays(start, -random.int(1, 12)))]);
    cell(484, 82, 84, 30, 'PAYOR', [random.pick(['Insured', 'First mortgagee'])]);
    const mail = first.address;
    cell(
      L,
      112,
      262,
      66,
      'INSURED NAME(S) AND MAILING ADDRESS',
      prose`${facts.borrowers.flatMap((b, i): Run[] => (i === 0 ? [v('borrower_name', b.name)] : ['\n', v('borrower_name', b.name)]))}\n${v('borrower_address', `${mail.street}\n${mail.city}, ${mail.state} ${mail.zip}`, oneLine(mail))}`,
    );
    cell(306, 112, 262, 66, 'AGENCY', [
      'Bayliss Insurance Group 0047712\n11 Canal Street\nNew Orleans, LA 70130\n(504) 555-0155',
    ]);
    cell(L, 178, 262, 30, 'INSURED PROPERTY LOCATION', [v('property_address', oneLine(property.address))]);
    cell(306, 178, 131, 30, 'BUILDING OCCUPANCY', [v('property_type', property.type)]);
    cell(437, 178, 131, 30, 'PRIMARY RESIDENCE', ['See application']);
    sheet.rect(L, 214, R - L, 14, { fill: '#e4e4e4' });
    sheet.text(L + 4, 217.5, 'RATING INFORMATION', { size: 8, bold: true });
    const rating: [string, Run[]][] = [
      ['Flood zone (current)', [v('flood_zone', flood.zone)]],
      ['Community number', [v('flood_community_number', flood.community)]],
      ['Map panel / suffix', [`0${random.int(100, 480)} ${random.pick(['E', 'F', 'J'])}`]],
      ['Program', ['Regular']],
      ['Date of construction', [`${numericDate(addDays(start, -random.int(6000, 16_000)))}`]],
      ['Number of floors', [`${random.int(1, 3)}`]],
      ['Foundation type', ['Slab on grade']],
      ['First floor height', [`${random.int(1, 4)}.${random.int(0, 9)} ft`]],
      ['Elevation certificate', ['No']],
      ['Prior NFIP claims', ['0']],
    ];
    rating.forEach(([label, runs], i) => {
      const x = i % 2 === 0 ? L + 6 : 314;
      const y = 234 + Math.floor(i / 2) * 14;
      sheet.text(x, y, label, { colour: '#444444' });
      sheet.text(x + 120, y, runs);
    });
    sheet.rect(L, 310, R - L, 14, { fill: '#e4e4e4' });
    const heads: [number, string][] = [
      [L + 4, 'COVERAGE'],
      [220, 'AMOUNT OF INSURANCE'],
      [360, 'DEDUCTIBLE'],
      [470, 'PREMIUM'],
    ];
    for (const [x, text] of heads) sheet.text(x, 313.5, text, { size: 8, bold: true });
    const building = random.int(62_000, 240_000);
    const contents = random.int(9_000, 40_000);
    const rows: [string, Run[], string, string][] = [
      [
        'A. BUILDING',
        ['$', v('flood_coverage_amount', whole(flood.coverageCents), plainMoney(flood.coverageCents))],
        random.pick(['$1,250', '$2,000', '$5,000']),
        money(building),
      ],
      ['B. CONTENTS', [random.pick(['$50,000', '$100,000', '$25,000'])], '$1,250', money(contents)],
      ['C. INCREASED COST OF COMPLIANCE', ['$30,000'], '', money(7_500)],
    ];
    rows.forEach(([name, amount, deductible, premium], i) => {
      const y = 330 + i * 15;
      sheet.text(L + 4, y, name);
      sheet.text(220, y, amount, { width: 92, align: 'right' });
      sheet.text(360, y, deductible, { width: 54, align: 'right' });
      sheet.text(450, y, `$${premium}`, { width: 70, align: 'right' });
    });
    sheet.hline(L, 378, R);
    const subtotal = building + contents + 7_500;
    const reserve = Math.round(subtotal * 0.18);
    const fees: [string, number][] = [
      ['Annual subtotal', subtotal],
      ['Reserve fund assessment', reserve],
      ['HFIAA surcharge', 25_000],
      ['Federal policy fee', 4_700],
      ['TOTAL PREMIUM PAID', subtotal + reserve + 29_700],
    ];
    fees.forEach(([name, amount], i) => {
      const y = 384 + i * 13;
      const strong = i === fees.length - 1;
      sheet.text(330, y, name, { bold: strong });
      sheet.text(450, y, `$${money(amount)}`, { width: 70, align: 'right', bold: strong });
    });
    sheet.text(
      L + 4,
      384,
      'Coverage limits are subject to the terms of the policy. The NFIP does not sell coverage for land, and contents are insured only where an amount is shown.',
      { size: 7.5, width: 240 },
    );
    const bank = lender.address;
    cell(
      L,
      458,
      262,
      74,
      '1ST MORTGAGEE',
      prose`${v('mortgagee_name', lender.name)}\nISAOA ATIMA\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`, oneLine(bank))}\nLoan number ${v('loan_number', facts.loanNumber)}`,
    );
    cell(306, 458, 262, 37, '2ND MORTGAGEE', ['None']);
    cell(306, 495, 262, 37, 'DISASTER AGENCY / OTHER', ['None']);
    sheet.y = 546;
    for (const runs of paragraphs`
      This declarations page, the Standard Flood Insurance Policy form for your building and any endorsements make up your contract of insurance. Coverage may only be changed by endorsement. There is a 30-day wait before a change takes effect unless the change is made in connection with making, increasing, extending or renewing a loan.
      Your premium reflects the individual flood risk of the property. Federal law limits most yearly increases of premiums. To learn more about the risk of your property, visit the website of the NFIP or call your agent. If you pay off the mortgage, tell us so that we can correct the record.
    `)
      sheet.paragraph(runs, { size: 8, after: 5 });
    sheet.paragraph(
      'If this loan is sold, the new servicer should send a change of mortgagee to the processing center with the policy number shown above.',
      { size: 8 },
    );
  },
};
