import { money, plainMoney } from '../core/amounts.ts';
import { addDays, addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');

export const layout: Layout = {
  id: 'u-flood-policy-declarations',
  docType: 'flood_policy',
  suits: (facts) => facts.flood.inHazardArea,
  draw(open, facts, { random }) {
    const left = 40;
    const right = 572;
    const full = right - left;
    const { flood, property, lender } = facts;
    const insured = facts.borrowers[0] ?? lender;
    const sheet = open({
      margins: { top: 36, bottom: 44, left, right: 40 },
      style: { font: random.pick(['sans', 'condensed', 'franklin'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          left,
          760,
          'This declarations page with the policy jacket and endorsements, if any, completes the policy.',
          { size: 7 },
        );
        page.text(right, 760, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    const home = facts.loanClass === 'consumer';
    const from = addMonths(flood.to, -12);
    const policy = `${random.int(10, 99)}-${random.int(1_000_000_000, 9_999_999_999)}-${random.int(20, 26)}`;
    sheet.text(left, 36, v('insurer_name', facts.hazard.insurer), { bold: true, size: 12 });
    sheet.text(left, 52, 'Flood Processing Center\nP.O. Box 2057, Kalispell, MT 59903-2057', { size: 7.5 });
    sheet.text(right, 36, 'FLOOD DECLARATIONS PAGE', { bold: true, size: 14, align: 'right' });
    sheet.text(right, 53, 'NATIONAL FLOOD INSURANCE PROGRAM', { size: 8, align: 'right' });
    sheet.text(right, 64, random.pick(['NEW POLICY', 'RENEWAL POLICY', 'REVISED DECLARATIONS']), {
      size: 8,
      bold: true,
      align: 'right',
    });
    sheet.hline(left, 78, right, 1.2);
    let y = 84;
    const label = (x: number, at: number, text: string): number => sheet.text(x, at, text, { size: 6.5, bold: true });
    const cells = (height: number, items: readonly (readonly [number, string, Run | readonly Run[]])[]): void => {
      sheet.rect(left, y, full, height);
      items.forEach(([at, caption, runs], i) => {
        const x = left + at;
        if (i > 0) sheet.vline(x, y, y + height);
        label(x + 4, y + 4, caption);
        sheet.text(x + 4, y + 14, runs, { width: (items[i + 1]?.[0] ?? full) - at - 8 });
      });
      y += height;
    };
    cells(30, [
      [0, 'POLICY NUMBER', policy],
      [
        140,
        'POLICY TERM',
        prose`${numericDate(from)} to ${v('flood_expiration_date', numericDate(flood.to), flood.to)}  12:01 A.M. local time`,
      ],
      [370, 'POLICY FORM', home ? 'Dwelling' : 'General Property'],
      [460, 'RATE CATEGORY', 'Rating Engine'],
    ]);
    cells(68, [
      [
        0,
        'INSURED NAME AND MAILING ADDRESS',
        prose`${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? '\n' : '', v('borrower_name', b.name)])}\n${v('borrower_address', `${insured.address.street}\n${insured.address.city}, ${insured.address.state} ${insured.address.zip}`, oneLine(insured.address))}`,
      ],
      [
        266,
        'AGENT / PRODUCER',
        `${random.pick(['Riverbend Insurance Group', 'Odell Family Insurance', 'Coastal Plains Agency'])}\n${random.int(100, 900)} Levee Road\n${property.address.city}, ${property.address.state}\n555-01${random.int(10, 99)}    Producer no. ${random.int(10_000, 99_999)}`,
      ],
    ]);
    cells(44, [
      [
        0,
        'INSURED PROPERTY LOCATION',
        v(
          'property_address',
          `${property.address.street}\n${property.address.city}, ${property.address.state} ${property.address.zip}`,
          oneLine(property.address),
        ),
      ],
      [266, 'PAYOR', random.pick(['Insured', 'First Mortgagee'])],
      [370, 'NAIC NUMBER', `${random.int(10_000, 39_999)}`],
      [460, 'DATE OF ISSUE', numericDate(addDays(from, -random.int(2, 12)))],
    ]);
    y += 8;
    const bar = (text: string): void => {
      sheet.rect(left, y, full, 13, { fill: '#dfe6ee', stroke: true });
      sheet.text(left + 4, y + 3, text, { bold: true, size: 8 });
      y += 13;
    };
    bar('BUILDING INFORMATION AND RATING');
    const info: [string, Run | readonly Run[]][] = entries`
      Building occupancy | ${!home ? 'Non-residential building' : property.type === 'Condominium' ? 'Residential condominium unit' : 'Single-family home'}
      Primary residence | ${home ? 'Yes' : 'No'}
      Number of floors | ${home ? 'Two floors' : 'One floor'}
      Building description | ${home ? 'Main dwelling' : v('property_type', property.type)}
      Foundation | ${random.pick(['Slab on grade', 'Crawlspace', 'Basement'])}
      Date of construction | ${numericDate(`${random.int(1955, 2012)}-0${random.int(1, 9)}-01`)}
      Community number | ${v('flood_community_number', flood.community)} ${random.int(100, 900)} ${random.pick(['D', 'E', 'F'])}
      Flood zone | ${v('flood_zone', flood.zone)}
      Property in CBRS/OPA | No
      First floor height | ${random.int(1, 4)}.${random.int(0, 9)} ft (FEMA determined)
      Replacement cost value | $ ${whole(facts.hazard.coverageCents)}
      Prior NFIP claims | 0
    `;
    const half = info.length / 2;
    sheet.rect(left, y, full, half * 13 + 6);
    info.forEach(([caption, runs], i) => {
      const x = left + 6 + (i < half ? 0 : 266);
      const at = y + 4 + (i % half) * 13;
      sheet.text(x, at, `${caption}:`, { size: 8 });
      sheet.text(x + 108, at, runs);
    });
    y += half * 13 + 14;
    bar('COVERAGE AND PREMIUM');
    const cols = [left + 6, left + 250, left + 370, right - 6];
    sheet.rect(left, y, full, 44);
    ['COVERAGE', 'AMOUNT', 'DEDUCTIBLE', 'PREMIUM'].forEach((text, i) => {
      sheet.text(cols[i] ?? 0, y + 3, text, { bold: true, size: 7, align: i === 0 ? 'left' : 'right' });
    });
    const contents = home ? 10_000_000 : 5_000_000;
    const building = random.int(70_000, 260_000);
    const goods = random.int(14_000, 60_000);
    const lines: [string, Run[], string, number][] = [
      [
        'BUILDING',
        ['$', v('flood_coverage_amount', whole(flood.coverageCents), plainMoney(flood.coverageCents))],
        '$1,250',
        building,
      ],
      ['CONTENTS', [`$${whole(contents)}`], '$1,250', goods],
    ];
    lines.forEach(([caption, runs, ded, cents], i) => {
      const at = y + 16 + i * 13;
      sheet.text(cols[0] ?? 0, at, caption);
      sheet.text(cols[1] ?? 0, at, runs, { align: 'right' });
      sheet.text(cols[2] ?? 0, at, ded, { align: 'right' });
      sheet.text(cols[3] ?? 0, at, `$${money(cents)}`, { align: 'right' });
    });
    y += 50;
    const base = building + goods;
    const credit = Math.round(base * 0.1);
    const reserve = Math.round((base + 7_500 - credit) * 0.18);
    const fees: [string, string, boolean][] = [
      ['Increased Cost of Compliance (ICC) premium, limit $30,000', `$${money(7_500)}`, false],
      ['Community Rating System discount (10%)', `($${money(credit)})`, false],
      ['Full-risk premium', `$${money(base + 7_500 - credit)}`, true],
      ['Annual increase cap discount', '($0.00)', false],
      ['Reserve Fund Assessment (18%)', `$${money(reserve)}`, false],
      ['HFIAA surcharge', `$${money(home ? 2_500 : 25_000)}`, false],
      ['Federal Policy Fee', `$${money(4_700)}`, false],
      ['Probation surcharge', '$0.00', false],
      [
        'TOTAL ANNUAL PREMIUM AND FEES',
        `$${money(base + 7_500 - credit + reserve + (home ? 2_500 : 25_000) + 4_700)}`,
        true,
      ],
    ];
    for (const [caption, text, strong] of fees) {
      sheet.text(left + 220, y, caption, { bold: strong });
      sheet.text(right - 6, y, text, { bold: strong, align: 'right' });
      y += 12.5;
    }
    y += 8;
    bar('MORTGAGEE AND ADDITIONAL INTEREST INFORMATION');
    cells(64, [
      [
        0,
        'FIRST MORTGAGEE',
        prose`${v('mortgagee_name', lender.name)} ISAOA ATIMA\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      ],
      [266, 'LOAN NUMBER', v('loan_number', facts.loanNumber)],
      [400, 'SECOND MORTGAGEE', 'N/A'],
    ]);
    cells(30, [
      [0, 'ADDITIONAL INTEREST / LOSS PAYEE', 'N/A'],
      [266, 'DISASTER AGENCY', 'N/A'],
    ]);
    sheet.y = y + 8;
    sheet.paragraph(
      'This policy is issued under the Write Your Own program by the company named above; the policy is backed by the United States. The deductible applies separately to building and contents. Coverage is subject to a 30-day waiting period unless the policy was bought in connection with making, increasing, extending or renewing a loan. A residential building may be insured up to $250,000 and its contents up to $100,000; a non-residential building and its contents up to $500,000 each. Your property’s flood history since 1978 may affect your premium.',
      { size: 7.5, align: 'justify' },
    );
    sheet.paragraph('To report a claim call 800-555-0142. Please keep this page with your policy.', {
      size: 7.5,
      bold: true,
    });
  },
};
