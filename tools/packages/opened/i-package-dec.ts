import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const L = 54;
const R = 558;

export const layout: Layout = {
  id: 'i-package-dec',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { hazard, property, lender } = facts;
    const insured = facts.borrowers[0];
    if (insured === undefined) return;
    const date = (iso: string): string => numericDate(iso, '-');
    const sheet = open({
      margins: { top: 50, bottom: 62, left: L, right: 54 },
      style: { font: 'typewriter', size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 746, 'CP DS 00 10 00 - MORTGAGEHOLDER COPY', { size: 7.5, font: 'sans' });
        page.text(L, 746, `PAGE ${pageNo} OF ${pageCount}`, { size: 7.5, font: 'sans', width: R - L, align: 'right' });
        if (pageNo === 1) return;
        page.text(L, 32, ['POLICY NUMBER: ', v('hazard_policy_number', hazard.policy)], { size: 8, font: 'sans' });
        page.text(L, 32, ['INSURED: ', v('borrower_name', insured.name.toUpperCase())], {
          size: 8,
          font: 'sans',
          width: R - L,
          align: 'right',
        });
      },
    });
    const whole = (cents: number): string => money(cents).slice(0, -3);
    const label = (x: number, y: number, text: string): void => {
      sheet.text(x, y, text, { size: 7.5, font: 'sans', bold: true });
    };
    const property$ = random.int(250_000, 900_000);
    const liability = random.int(90_000, 300_000);
    sheet.text(L, 48, [v('insurer_name', hazard.insurer.toUpperCase())], {
      size: 13,
      font: 'sans',
      bold: true,
      width: R - L,
      align: 'center',
    });
    sheet.text(L, 64, '1180 Hennepin Square, Minneapolis, Minnesota 55403', {
      size: 8,
      font: 'sans',
      width: R - L,
      align: 'center',
    });
    sheet.text(L, 82, 'COMMERCIAL LINES POLICY\nCOMMON POLICY DECLARATIONS', {
      size: 12,
      font: 'sans',
      bold: true,
      width: R - L,
      align: 'center',
    });
    sheet.rect(L, 116, R - L, 150);
    sheet.hline(L, 138, R);
    label(L + 5, 123, 'POLICY NO.');
    sheet.text(L + 62, 122, [v('hazard_policy_number', hazard.policy)]);
    label(250, 123, 'RENEWAL OF');
    sheet.text(312, 122, `${hazard.policy.replace(/\d+$/, '')}${random.int(1_000_000, 9_999_999)}`);
    label(430, 123, 'ACCOUNT');
    sheet.text(476, 122, `${random.int(100_000, 999_999)}-4`);
    label(L + 5, 144, 'NAMED INSURED AND MAILING ADDRESS');
    label(330, 144, 'PRODUCER');
    const mail = insured.address;
    sheet.text(
      L + 12,
      156,
      prose`${v('borrower_name', insured.name.toUpperCase())}\n${v('borrower_address', `${mail.street}\n${mail.city}, ${mail.state} ${mail.zip}`.toUpperCase(), oneLine(mail).toUpperCase())}`,
    );
    sheet.text(337, 156, 'GREAT PLAINS BROKERAGE INC\n40 W DOUGLAS AVE\nWICHITA, KS 67202\nCODE 15-0662');
    sheet.hline(L, 204, R);
    label(L + 5, 210, 'POLICY PERIOD');
    sheet.text(
      L + 90,
      209,
      prose`FROM ${v('hazard_effective_date', date(hazard.from), hazard.from)} TO ${v('hazard_expiration_date', date(hazard.to), hazard.to)}`,
    );
    sheet.text(L + 90, 221, 'AT 12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE.', {
      size: 7.5,
      font: 'sans',
    });
    sheet.hline(L, 236, R);
    label(L + 5, 242, 'BILLING');
    sheet.text(L + 90, 241, 'DIRECT BILL, 4 PAY');
    label(330, 242, 'BUSINESS DESCRIPTION');
    sheet.text(430, 241, random.pick(['LESSORS RISK', 'WHOLESALE', 'LIGHT MFG']));
    label(L + 5, 255, 'AUDIT PERIOD');
    sheet.text(L + 90, 254, 'ANNUAL');
    sheet.y = 274;
    sheet.paragraph(
      'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy. This policy consists of the following coverage parts for which a premium is indicated. This premium may be subject to adjustment.',
      { size: 8.5, font: 'sans', after: 8 },
    );
    const line = (name: string, amount: string): void => {
      sheet.text(L + 30, sheet.y, name);
      sheet.text(400, sheet.y, amount, { width: 140, align: 'right' });
      sheet.y += 13;
    };
    line('COMMERCIAL PROPERTY COVERAGE PART', `$ ${money(property$)}`);
    line('COMMERCIAL GENERAL LIABILITY COVERAGE PART', `$ ${money(liability)}`);
    line('COMMERCIAL CRIME COVERAGE PART', 'NOT COVERED');
    line('EQUIPMENT BREAKDOWN COVERAGE PART', 'INCLUDED');
    line('TERRORISM - CERTIFIED ACTS', '$ 118.00');
    line('TOTAL ADVANCE PREMIUM', `$ ${money(property$ + liability + 11_800)}`);
    sheet.y += 8;
    sheet.paragraph('FORMS APPLICABLE TO ALL COVERAGE PARTS:', { size: 8, font: 'sans', bold: true, after: 2 });
    sheet.paragraph(
      'IL 00 17 11 98   IL 00 21 09 08   IL 09 35 07 02   IL 09 52 01 15   CP 00 10 10 12   CP 10 30 09 17',
      {
        after: 14,
      },
    );
    sheet.ensure(60);
    sheet.text(L, sheet.y + 24, `COUNTERSIGNED  ${date(addDays(hazard.from, -random.int(3, 15)))}`);
    sheet.signature(330, sheet.y + 34, 210, { signed, label: 'Authorized Representative' });
    sheet.text(330, sheet.y + 37, 'AUTHORIZED REPRESENTATIVE', { size: 7.5, font: 'sans' });
    sheet.y += 60;
    sheet.paragraph(
      'THESE DECLARATIONS TOGETHER WITH THE COMMON POLICY CONDITIONS, COVERAGE PART DECLARATIONS, COVERAGE PART COVERAGE FORM(S) AND FORMS AND ENDORSEMENTS, IF ANY, ISSUED TO FORM A PART THEREOF, COMPLETE THE ABOVE NUMBERED POLICY.',
      { size: 7.5, font: 'sans' },
    );

    sheet.newPage();
    sheet.paragraph('COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS', {
      size: 12,
      font: 'sans',
      bold: true,
      align: 'center',
      after: 12,
    });
    label(L, sheet.y, 'DESCRIPTION OF PREMISES');
    sheet.y += 13;
    label(L + 6, sheet.y, 'PREM.');
    label(L + 44, sheet.y, 'BLDG.');
    label(L + 84, sheet.y, 'LOCATION, CONSTRUCTION AND OCCUPANCY');
    sheet.hline(L, sheet.y + 11, R);
    sheet.y += 16;
    sheet.text(L + 10, sheet.y, '001');
    sheet.text(L + 48, sheet.y, '001');
    sheet.y = sheet.text(
      L + 84,
      sheet.y,
      prose`${v('property_address', oneLine(property.address).toUpperCase())}\n${v('property_type', property.type.toUpperCase())} / MASONRY NON-COMBUSTIBLE`,
      { width: 410 },
    );
    sheet.y += 14;
    label(
      L,
      sheet.y,
      'COVERAGES PROVIDED - insurance at the described premises applies only for coverages for which a limit is shown',
    );
    sheet.y += 14;
    const columns = [60, 92, 130, 272, 370, 440, 500];
    const heads = ['PREM', 'BLDG', 'COVERAGE', 'LIMIT', 'CAUSE', 'COINS', 'VALUATION'];
    columns.forEach((x, i) => {
      label(x, sheet.y, heads[i] ?? '');
    });
    sheet.hline(L, sheet.y + 11, R);
    sheet.y += 16;
    const rows: (readonly [string, Run[], string, string, string])[] = [
      [
        'BUILDING',
        [v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
        'SPECIAL',
        '90%',
        'RC',
      ],
      ['BUS PERS PROP', [whole(random.int(5, 40) * 1_000_000)], 'SPECIAL', '90%', 'RC'],
      ['BUS INCOME & EE', [whole(random.int(8, 30) * 1_000_000)], 'SPECIAL', '1/4 MO', 'N/A'],
      ['SIGNS OUTDOOR', ['10,000'], 'SPECIAL', '100%', 'ACV'],
    ];
    for (const [name, limit, cause, coins, valuation] of rows) {
      sheet.text(62, sheet.y, '001');
      sheet.text(94, sheet.y, '001');
      sheet.text(130, sheet.y, name);
      sheet.text(250, sheet.y, ['$', ...limit], { width: 90, align: 'right' });
      sheet.text(370, sheet.y, cause);
      sheet.text(440, sheet.y, coins);
      sheet.text(508, sheet.y, valuation);
      sheet.y += 14;
    }
    sheet.y += 8;
    label(L, sheet.y, 'DEDUCTIBLE');
    sheet.y += 12;
    sheet.paragraph(
      prose`PER OCCURRENCE  $${v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))}   EXCEPTIONS: WIND/HAIL 2% OF LIMIT; OUTDOOR SIGNS $500`,
      { after: 14 },
    );
    label(L, sheet.y, 'MORTGAGEHOLDERS');
    sheet.hline(L, sheet.y + 11, R);
    sheet.y += 16;
    const bank = lender.address;
    sheet.text(62, sheet.y, '001');
    sheet.text(94, sheet.y, '001');
    sheet.y = sheet.text(
      130,
      sheet.y,
      prose`${v('mortgagee_name', lender.name.toUpperCase())} ISAOA\n${v('lender_address', `${bank.street}\n${bank.city}, ${bank.state} ${bank.zip}`.toUpperCase(), oneLine(bank).toUpperCase())}\nLOAN ${v('loan_number', facts.loanNumber)}`,
    );
    sheet.y += 14;
    label(L, sheet.y, 'OPTIONAL COVERAGES');
    sheet.y += 12;
    sheet.paragraph(
      'AGREED VALUE: NOT APPLICABLE. INFLATION GUARD: 4% BUILDING. EXTENDED PERIOD OF INDEMNITY: 60 DAYS.',
      {
        after: 14,
      },
    );
    label(L, sheet.y, 'MORTGAGEHOLDERS CONDITION (CP 00 10)');
    sheet.y += 12;
    sheet.paragraph(
      'We will pay for covered loss of or damage to buildings or structures to each mortgageholder shown in the Declarations in their order of precedence, as interests may appear. If we cancel this policy, we will give written notice to the mortgageholder at least 10 days before the effective date of cancellation if we cancel for your nonpayment of premium, or 30 days before the effective date of cancellation if we cancel for any other reason.',
      { size: 8.5, font: 'sans' },
    );
  },
};
