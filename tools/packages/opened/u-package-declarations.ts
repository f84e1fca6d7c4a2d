import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.00$/, '');
const forms = ['Individual', 'Partnership', 'Corporation', 'Limited Liability Company', 'Other'] as const;

export const layout: Layout = {
  id: 'u-package-declarations',
  docType: 'property_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 50;
    const right = 562;
    const full = right - left;
    const { hazard } = facts;
    const type = { font: 'mono', size: 9 } as const;
    const insured = facts.borrowers[0] ?? facts.lender;
    const sheet = open({
      margins: { top: 42, bottom: 60, left, right: 50 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 754, ['CP DS ', `${pageNo === 1 ? '01' : '02'} 10 12`], { size: 7 });
        page.text(right, 754, `Page ${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    const head = (title: string): void => {
      sheet.text(left, sheet.y, v('insurer_name', hazard.insurer), {
        bold: true,
        size: 12,
        width: full,
        align: 'center',
      });
      sheet.text(left, sheet.y + 15, 'Administrative Office: One Liberty Row, Hartford, CT 06103', {
        size: 7.5,
        width: full,
        align: 'center',
      });
      sheet.text(left, sheet.y + 28, title, { bold: true, size: 12, width: full, align: 'center' });
      sheet.y += 48;
    };
    head('COMMERCIAL PACKAGE POLICY\nCOMMON POLICY DECLARATIONS');
    sheet.y += 14;
    let y = sheet.y;
    sheet.rect(left, y, full, 20);
    sheet.text(left + 5, y + 6, 'POLICY NUMBER:', { bold: true, size: 8 });
    sheet.text(left + 84, y + 5, v('hazard_policy_number', hazard.policy), type);
    sheet.vline(left + 256, y, y + 20);
    sheet.text(left + 261, y + 6, 'PRIOR POLICY:', { bold: true, size: 8 });
    sheet.text(left + 330, y + 5, random.chance(0.5) ? 'NEW' : `CPP${random.int(1_000_000, 9_999_999)}`, type);
    y += 20;
    sheet.rect(left, y, full, 76);
    sheet.vline(left + 256, y, y + 76);
    sheet.text(left + 5, y + 4, 'NAMED INSURED AND MAILING ADDRESS', { bold: true, size: 7.5 });
    sheet.text(
      left + 12,
      y + 18,
      prose`${v('borrower_name', insured.name)}\n${v('borrower_address', `${insured.address.street}\n${insured.address.city}, ${insured.address.state} ${insured.address.zip}`, oneLine(insured.address))}`,
      { ...type, width: 240 },
    );
    sheet.text(left + 261, y + 4, 'PRODUCER', { bold: true, size: 7.5 });
    sheet.text(
      left + 268,
      y + 18,
      `${random.pick(['Pinecrest Agency Inc', 'Whitlow & Sons Insurance', 'Capitol Commercial Brokers'])}\n${random.int(10, 900)} Market Street\n${facts.property.address.city}, ${facts.property.address.state}\nCode ${random.int(1000, 9000)}-${random.int(10, 99)}`,
      type,
    );
    y += 76;
    sheet.rect(left, y, full, 36);
    sheet.text(left + 5, y + 5, ['POLICY PERIOD:  From'], { bold: true, size: 8 });
    sheet.text(left + 106, y + 4, v('hazard_effective_date', numericDate(hazard.from, '-'), hazard.from), type);
    sheet.text(left + 172, y + 5, 'to', { bold: true, size: 8 });
    sheet.text(left + 186, y + 4, v('hazard_expiration_date', numericDate(hazard.to, '-'), hazard.to), type);
    sheet.text(left + 252, y + 5, 'at 12:01 A.M. Standard Time at your mailing address shown above.', { size: 8 });
    sheet.text(left + 5, y + 21, 'BUSINESS DESCRIPTION:', { bold: true, size: 8 });
    sheet.text(left + 120, y + 20, random.pick(['Lessor’s risk / owner occupied', 'Owner occupied premises']), type);
    y += 36;
    sheet.rect(left, y, full, 22);
    sheet.text(left + 5, y + 7, 'FORM OF BUSINESS:', { bold: true, size: 8 });
    const own = /liability/.test(insured.entityType ?? '') ? 3 : /corporation/.test(insured.entityType ?? '') ? 2 : 1;
    let x = left + 98;
    forms.forEach((label, i) => {
      sheet.checkbox(x, y + 6, { marked: i === own, label, field: 'borrower_entity_type', size: 8 });
      sheet.text(x + 11, y + 7, i === own ? v('borrower_entity_type', label) : label, { size: 8 });
      x += sheet.measure(label, { size: 8 }) + 26;
    });
    y += 30;
    sheet.y = y;
    sheet.paragraph(
      'IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY. THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED. THIS PREMIUM MAY BE SUBJECT TO ADJUSTMENT.',
      { size: 8, align: 'justify' },
    );
    const parts = [
      ['Commercial Property Coverage Part', Math.round(hazard.coverageCents * 0.0031)],
      ['Commercial General Liability Coverage Part', random.int(90_000, 420_000)],
      ['Commercial Inland Marine Coverage Part', 0],
      ['Crime and Fidelity Coverage Part', random.int(10_000, 40_000)],
      ['Equipment Breakdown Coverage Part', random.int(8_000, 30_000)],
      ['Terrorism (Certified Acts) – TRIA', Math.round(hazard.coverageCents * 0.00006)],
    ] as const;
    y = sheet.y;
    sheet.text(right - 8, y, 'PREMIUM', { bold: true, size: 8, align: 'right' });
    y += 12;
    for (const [label, cents] of parts) {
      sheet.text(left + 40, y, label);
      sheet.text(right - 110, y, '$', { size: 9 });
      sheet.text(right - 8, y, cents === 0 ? 'Not Covered' : money(cents), { ...type, align: 'right' });
      y += 14;
    }
    const total = parts.reduce((sum, [, cents]) => sum + cents, 0);
    sheet.hline(right - 112, y - 1, right);
    sheet.text(left + 240, y + 3, 'TOTAL ADVANCE PREMIUM', { bold: true });
    sheet.text(right - 110, y + 3, '$');
    sheet.text(right - 8, y + 3, money(total), { ...type, align: 'right' });
    sheet.text(left + 240, y + 17, 'State surcharges and assessments');
    sheet.text(right - 110, y + 17, '$');
    sheet.text(right - 8, y + 17, money(Math.round(total * 0.008)), { ...type, align: 'right' });
    y += 40;
    sheet.text(left, y, 'FORMS APPLICABLE TO ALL COVERAGE PARTS:', { bold: true, size: 8 });
    sheet.text(
      left + 12,
      y + 13,
      'IL 00 17 11 98   IL 00 21 09 08   IL 09 35 07 02   IL 09 52 01 15   IL 02 69 09 08',
      { ...type, size: 8 },
    );
    sheet.text(
      left + 12,
      y + 25,
      'CP 00 10 10 12   CP 00 90 07 88   CP 10 30 09 17   CP 12 18 10 12   CG 00 01 04 13',
      { ...type, size: 8 },
    );
    y += 84;
    const issued = addDays(hazard.from, -random.int(3, 14));
    sheet.signature(left + 260, y, 220, { signed, label: 'Authorized representative' });
    sheet.text(left + 260, y + 3, '(Authorized Representative)', { size: 7.5 });
    sheet.text(left, y - 8, ['Countersigned: ', numericDate(issued, '-')], { size: 8 });

    sheet.newPage();
    head('COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS');
    sheet.text(left, sheet.y, ['Policy No. ', v('hazard_policy_number', hazard.policy)]);
    sheet.text(
      left + 200,
      sheet.y,
      prose`Effective Date: ${v('hazard_effective_date', numericDate(hazard.from, '-'), hazard.from)}, 12:01 A.M. Standard Time`,
    );
    sheet.y += 22;
    const table = (
      title: string,
      cols: readonly number[],
      heads: readonly string[],
      rows: readonly (readonly (Run | readonly Run[])[])[],
      height: number,
    ): void => {
      sheet.ensure(34 + rows.length * height);
      sheet.text(left, sheet.y, title, { bold: true, size: 8.5 });
      y = sheet.y + 13;
      const h = 22 + rows.length * height;
      sheet.rect(left, y, full, h);
      sheet.hline(left, y + 22, right);
      heads.forEach((text, i) => {
        const at = left + (cols[i] ?? 0);
        if (i > 0) sheet.vline(at, y, y + h);
        sheet.text(at + 3, y + 3, text, { size: 7, bold: true, width: (cols[i + 1] ?? full) - (cols[i] ?? 0) - 6 });
      });
      rows.forEach((cells, r) => {
        const at = y + 22 + r * height;
        if (r > 0) sheet.hline(left, at, right, 0.3);
        cells.forEach((runs, i) => {
          sheet.text(left + (cols[i] ?? 0) + 3, at + 4, runs, {
            ...type,
            size: 8.5,
            width: (cols[i + 1] ?? full) - (cols[i] ?? 0) - 6,
          });
        });
      });
      sheet.y = y + h + 12;
    };
    table(
      'DESCRIPTION OF PREMISES',
      [0, 36, 72, 330],
      ['PREM. NO.', 'BLDG. NO.', 'LOCATION', 'CONSTRUCTION AND OCCUPANCY'],
      [
        [
          '1',
          '1',
          prose`${v('property_address', oneLine(facts.property.address))}\n${v('property_county', facts.property.county)} County`,
          prose`${random.pick(['Joisted masonry', 'Masonry non-combustible', 'Frame'])}\n${v('property_type', facts.property.type)}`,
        ],
      ],
      38,
    );
    const contents = Math.round(hazard.coverageCents / 400_000) * 100_000;
    table(
      'COVERAGES PROVIDED – APPLIES ONLY FOR COVERAGES FOR WHICH A LIMIT IS SHOWN',
      [0, 36, 72, 210, 300, 370, 440],
      ['PREM. NO.', 'BLDG. NO.', 'COVERAGE', 'LIMIT OF INSURANCE', 'COVERED CAUSES', 'COINS. %', 'VALUATION'],
      [
        [
          '1',
          '1',
          'Building',
          ['$ ', v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))],
          'Special',
          '90%',
          'Repl. Cost',
        ],
        ['1', '1', 'Your Business Personal Property', `$ ${whole(contents)}`, 'Special', '90%', 'Repl. Cost'],
        ['1', '1', 'Business Income with Extra Expense', `$ ${whole(contents * 2)}`, 'Special', '50%', ''],
      ],
      28,
    );
    sheet.text(left, sheet.y, 'DEDUCTIBLE:', { bold: true, size: 8.5 });
    sheet.text(
      left + 66,
      sheet.y,
      prose`$ ${v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))} per occurrence`,
      type,
    );
    sheet.text(left + 250, sheet.y, 'WINDSTORM OR HAIL PERCENTAGE DEDUCTIBLE:', { bold: true, size: 8.5 });
    sheet.text(right, sheet.y, '2%', { ...type, align: 'right' });
    sheet.y += 22;
    const bank = facts.lender;
    table(
      'MORTGAGEHOLDER(S)',
      [0, 36, 72, 400],
      ['PREM. NO.', 'BLDG. NO.', 'NAME AND MAILING ADDRESS', 'LOAN NUMBER'],
      [
        [
          '1',
          '1',
          prose`${v('mortgagee_name', bank.name)} ISAOA\n${v('lender_address', `${bank.address.street}\n${bank.address.city}, ${bank.address.state} ${bank.address.zip}`, oneLine(bank.address))}`,
          v('loan_number', facts.loanNumber),
        ],
      ],
      48,
    );
    table(
      'COMMERCIAL GENERAL LIABILITY – LIMITS OF INSURANCE',
      [0, 380],
      ['COVERAGE', 'LIMIT'],
      [
        ['General Aggregate Limit (other than Products–Completed Operations)', '$ 2,000,000'],
        ['Each Occurrence Limit', '$ 1,000,000'],
        ['Damage to Premises Rented to You', '$   100,000'],
        ['Medical Expense, any one person', '$     5,000'],
      ],
      15,
    );
    for (const runs of paragraphs`
      Optional coverages applicable only when entries are made above. Replacement cost does not include “stock”. Inflation guard: 4%.
      THESE DECLARATIONS, TOGETHER WITH THE COMMON POLICY CONDITIONS, COVERAGE FORMS AND ENDORSEMENTS, IF ANY, COMPLETE THE ABOVE NUMBERED POLICY.
    `)
      sheet.paragraph(runs, { size: 8 });
  },
};
