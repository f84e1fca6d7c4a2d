import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { business, cash, entityKind, firstBorrower, inLine } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-application-business',
  docType: 'loan_application',
  suits: (facts) => business(facts) && facts.guarantors.length > 0,
  draw(open, facts, { random, signed }) {
    const left = 42;
    const right = 570;
    const b = firstBorrower(facts);
    const g = facts.guarantors[0] ?? b;
    const applied = numericDate(addDays(facts.approval.date, -random.int(14, 35)));
    const sheet = open({
      margins: { top: 40, bottom: 52, left, right: 42 },
      style: { font: random.pick(['franklin', 'sans'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 756, 'BLA 06/23', { size: 7 });
        page.text(right, 756, `Business Loan Application – ${pageNo}/${pageCount}`, { size: 7, align: 'right' });
      },
    });
    sheet.text(left, 40, 'Business Loan Application', { bold: true, size: 18 });
    sheet.text(right, 44, v('lender_name', facts.lender.name), { bold: true, size: 11, align: 'right' });
    sheet.hline(left, 64, right, 2);
    sheet.text(
      left,
      69,
      'Please complete every section. If an item does not apply, write N/A. Each owner of 20% or more must sign as a guarantor.',
      { size: 7.5 },
    );
    sheet.y = 84;
    const section = (title: string): void => {
      sheet.ensure(60);
      sheet.text(left, sheet.y, title, { bold: true, size: 10.5, colour: '#7a1f2b' });
      sheet.y += 15;
    };
    const line = (x: number, y: number, label: string, runs: Run | Run[], w: number): void => {
      const at = x + sheet.measure(`${label} `, { size: 7.5 }) + 3;
      sheet.text(x, y + 1, label, { size: 7.5 });
      sheet.text(at, y, runs);
      sheet.hline(at - 2, y + 11, x + w);
    };
    section('1.  Loan request');
    line(left, sheet.y, 'Amount requested $', cash('principal_amount', facts.principalCents), 170);
    line(left + 180, sheet.y, 'Term requested (months)', v('term_months', `${facts.termMonths}`), 150);
    line(left + 340, sheet.y, 'Date of application', applied, 188);
    sheet.y += 18;
    line(left, sheet.y, 'Use of proceeds', v('loan_purpose', facts.approval.purpose), 528);
    sheet.y += 18;
    sheet.text(left, sheet.y + 1, 'Rate preference', { size: 7.5 });
    (['Fixed', 'Variable'] as const).forEach((label, i) => {
      const marked = (facts.rateType === 'fixed') === (label === 'Fixed');
      sheet.checkbox(left + 70 + i * 70, sheet.y, { marked, label, field: 'rate_type' });
      sheet.text(left + 83 + i * 70, sheet.y, marked ? v('rate_type', label) : label);
    });
    sheet.text(left + 240, sheet.y + 1, 'Credit requested', { size: 7.5 });
    ['Term loan', 'Line of credit', 'Letter of credit'].forEach((label, i) => {
      sheet.checkbox(left + 304 + i * 72, sheet.y, { marked: i === 0, label });
      sheet.text(left + 317 + i * 72, sheet.y, label, { size: 8.5 });
    });
    sheet.y += 18;
    line(left, sheet.y, 'Collateral offered', v('collateral_description', facts.collateral), 528);
    sheet.y += 18;
    line(left, sheet.y, 'Real estate offered (address)', inLine('property_address', facts.property.address), 528);
    sheet.y += 18;
    line(
      left,
      sheet.y,
      'Owner’s estimate of value $',
      money(Math.round(facts.appraisedCents / 1_000_000) * 1_050_000),
      220,
    );
    line(left + 240, sheet.y, 'Now owed on it $', money(random.int(0, 40) * 1_000_000), 130);
    line(left + 380, sheet.y, 'To', random.pick(['N/A', 'Cornerstone Bank', 'Seller']), 148);
    sheet.y += 24;
    section('2.  Applicants');
    const mid = 306;
    const top = sheet.y;
    const heads = ['Applicant 1', 'Applicant 2'] as const;
    heads.forEach((head, i) => {
      sheet.rect(left + i * (mid - left), top, mid - left, 15, { fill: '#eadfe0', stroke: true });
      sheet.text(left + i * (mid - left) + 5, top + 3.5, head, { bold: true });
    });
    sheet.y = top + 15;
    const pairs: readonly (readonly [string, Run | Run[], string, Run | Run[]])[] = [
      ['Legal name', v('borrower_name', b.name), 'Legal name', v('guarantor_name', g.name)],
      [
        'Address',
        [
          v(
            'borrower_address',
            `${b.address.street}\n${b.address.city}, ${b.address.state} ${b.address.zip}`,
            `${b.address.street}, ${b.address.city}, ${b.address.state} ${b.address.zip}`,
          ),
        ],
        'Address',
        [
          v(
            'guarantor_address',
            `${g.address.street}\n${g.address.city}, ${g.address.state} ${g.address.zip}`,
            `${g.address.street}, ${g.address.city}, ${g.address.state} ${g.address.zip}`,
          ),
        ],
      ],
      ['Tax ID / SSN', v('borrower_tin', b.tin), 'Tax ID / SSN', `XXX-XX-${g.tin.slice(-4)}`],
      [
        'Form of organization',
        v('borrower_entity_type', entityKind(b)),
        'Date of birth',
        `${random.int(1, 12)}/${random.int(1, 28)}/19${random.int(52, 88)}`,
      ],
      [
        'State organized in',
        v('borrower_state_of_org', b.stateOfOrganization ?? ''),
        'Relation to Applicant 1',
        `Owner, ${random.pick(['51', '60', '34', '40'])}%`,
      ],
      ['Year established', `${random.int(1988, 2019)}`, 'Years in this business', `${random.int(4, 31)}`],
      [
        'NAICS code',
        v('naics_code', facts.approval.naics),
        'Annual personal income',
        `$${money(random.int(80, 310) * 100_000)}`,
      ],
      ['Employees', `${random.int(3, 85)}`, 'Monthly housing payment', `$${money(random.int(14, 48) * 10_000)}`],
      [
        'Gross sales, last year',
        `$${money(random.int(6, 140) * 10_000_000)}`,
        'Telephone',
        `(555) 555-01${random.int(10, 99)}`,
      ],
    ];
    for (const [label, runs, second, other] of pairs) {
      const h = label === 'Address' ? 36 : 24;
      for (const [x, caption, content] of [
        [left, label, runs],
        [mid, second, other],
      ] as const) {
        sheet.rect(x, sheet.y, mid - left, h);
        sheet.text(x + 4, sheet.y + 2, caption, { size: 6.5 });
        sheet.text(x + 4, sheet.y + 11, content);
      }
      sheet.y += h;
    }
    sheet.rect(left, sheet.y, mid - left, 18);
    sheet.rect(mid, sheet.y, mid - left, 18);
    [left, mid].forEach((x, side) => {
      ['Borrower', 'Co-borrower', 'Guarantor'].forEach((label, i) => {
        sheet.checkbox(x + 6 + i * 82, sheet.y + 4, { marked: i === side * 2, label });
        sheet.text(x + 19 + i * 82, sheet.y + 4.5, label, { size: 8.5 });
      });
    });
    sheet.y += 28;
    section('3.  Existing business debt');
    const columns = [left, left + 170, left + 270, left + 370, left + 450, right] as const;
    const from = sheet.y;
    ['Creditor', 'Original amount', 'Present balance', 'Rate', 'Maturity'].forEach((text, i) => {
      sheet.text((columns[i] ?? left) + 4, sheet.y + 3, text, { size: 7.5, bold: true });
    });
    sheet.y += 14;
    sheet.hline(left, from, right);
    sheet.hline(left, sheet.y, right);
    for (const creditor of random
      .shuffle(['Cornerstone Bank', 'Kubota Credit', 'Ally Commercial Auto', 'Shareholder note'])
      .slice(0, 3)) {
      const original = random.int(30, 900) * 100_000;
      const cells = [
        creditor,
        `$${money(original)}`,
        `$${money(Math.round(original * 0.6))}`,
        `${random.int(32, 79) / 8}%`,
        `${random.int(1, 12)}/20${random.int(27, 31)}`,
      ];
      cells.forEach((text, i) => {
        sheet.text((columns[i] ?? left) + 4, sheet.y + 3, text, { size: 8.5 });
      });
      sheet.y += 15;
      sheet.hline(left, sheet.y, right);
    }
    for (const x of columns) sheet.vline(x, from, sheet.y);
    sheet.y += 12;
    section('4.  Other owners and guarantors');
    if (facts.guarantors.length < 2) sheet.paragraph('None', { after: 10 });
    for (const other of facts.guarantors.slice(1))
      sheet.paragraph(
        [v('guarantor_name', other.name), `, ${other.address.city}, ${other.address.state} – will guarantee: Yes`],
        { after: 4 },
      );
    sheet.y += 6;
    section('5.  Questions');
    for (const question of [
      'Has the business or any owner ever declared bankruptcy or had a judgment entered?',
      'Are any taxes past due?',
      'Is the business party to a lawsuit or a guarantor of others’ debts?',
    ]) {
      sheet.text(left, sheet.y, question);
      ['Yes', 'No'].forEach((label, i) => {
        sheet.checkbox(470 + i * 46, sheet.y, { marked: i === 1, label });
        sheet.text(483 + i * 46, sheet.y, label);
      });
      sheet.y += 15;
    }
    sheet.y += 6;
    section('6.  Agreement and signatures');
    sheet.paragraph(
      [
        'Everything stated in this application is true and complete. Applicants authorize the lender to check credit and employment history, to answer questions about its credit experience, and to order at Applicants’ expense an appraisal, a title search and a flood determination. An application deposit of $500.00 is not refundable. Notice: the federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants. If gross revenues were $1,000,000 or less in the last fiscal year, you have the right to a written statement of the reasons for a denial within 60 days.',
      ],
      { size: 8, align: 'justify', after: 6 },
    );
    sheet.ensure(64);
    sheet.y += 32;
    sheet.signature(left, sheet.y, 180, { signed, label: b.signer });
    sheet.text(left, sheet.y + 3, ['Applicant 1: ', v('borrower_name', b.name), `\nby ${b.signer}, ${b.capacity}`], {
      size: 7.5,
    });
    sheet.text(left + 195, sheet.y - 9, applied, { size: 8 });
    sheet.signature(mid + 10, sheet.y, 180, { signed, label: g.name });
    sheet.text(mid + 10, sheet.y + 3, ['Applicant 2: ', v('guarantor_name', g.name)], { size: 7.5 });
    sheet.text(mid + 205, sheet.y - 9, applied, { size: 8 });
  },
};
