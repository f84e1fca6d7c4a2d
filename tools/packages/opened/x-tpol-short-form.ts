import { money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'x-tpol-short-form',
  docType: 'title_policy',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { title, property, lender, borrowers } = facts;
    const left = 54;
    const policyDate = facts.disclosure.disbursementDate;
    const policyNumber = `SFR-${random.int(10, 99)}-${random.int(1_000_000, 9_999_999)}`;
    const sheet = open({
      margins: { top: 48, bottom: 70, left, right: 54 },
      style: { font: random.pick(['book', 'serif'] as const), size: 10.5 },
      furniture: (page, pageNo) => {
        page.text(
          left,
          738,
          `Short Form Residential Loan Policy — Current Violations (07/01/2021)     Page ${pageNo}`,
          {
            size: 7.5,
          },
        );
        page.text(left, 748, `Policy No. ${policyNumber}`, { size: 7.5 });
      },
    });
    sheet.paragraph(title.underwriter, { bold: true, size: 15, align: 'center', after: 2 });
    sheet.paragraph('A stock company', { size: 9, align: 'center', after: 8 });
    sheet.paragraph('SHORT FORM RESIDENTIAL LOAN POLICY OF TITLE INSURANCE', {
      bold: true,
      size: 13,
      align: 'center',
      after: 2,
    });
    sheet.paragraph('One-to-Four Family', { align: 'center', after: 8 });
    sheet.paragraph('SCHEDULE A', { bold: true, size: 12, align: 'center', after: 8 });
    sheet.paragraph(
      `Name and Address of Title Insurance Company:  ${title.underwriter}, P.O. Box ${random.int(1000, 9800)}, Minneapolis, MN 55440`,
      { size: 9.5, after: 8 },
    );
    const pair = (a: string, ra: Run | readonly Run[], b: string, rb: Run | readonly Run[]): void => {
      sheet.text(left, sheet.y, a, { bold: true });
      sheet.text(left + 112, sheet.y, ra);
      sheet.text(left + 268, sheet.y, b, { bold: true });
      sheet.text(left + 372, sheet.y, rb);
      sheet.y += 18;
    };
    pair('File Number:', v('settlement_file_number', title.fileNumber), 'Policy Number:', policyNumber);
    pair(
      'Amount of Insurance:',
      ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      'Premium:',
      `$${money(Math.round(facts.principalCents * 0.0022) + 12_500)}`,
    );
    pair(
      'Mortgage Amount:',
      ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
      'Mortgage Date:',
      longDate(facts.noteDate),
    );
    pair(
      'Date of Policy:',
      [v('title_effective_date', longDate(policyDate), policyDate)],
      'Loan Number:',
      v('loan_number', facts.loanNumber),
    );
    sheet.paragraph('(or the date of recording of the Insured Mortgage, whichever is later)', { size: 8.5, after: 10 });
    const numbered = (number: number, label: string, runs: readonly Run[]): void => {
      sheet.text(left, sheet.y, `${number}.`);
      sheet.paragraph([{ text: label, bold: true }, '  ', ...runs], { indent: 20, after: 7 });
    };
    numbered(
      1,
      'Name of Insured:',
      prose`${over('lender_name', [v('title_insured', lender.name)])}, its successors and/or assigns as their interests may appear`,
    );
    numbered(
      2,
      borrowers.length > 1 ? 'Names of Borrowers:' : 'Name of Borrower:',
      borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)]),
    );
    numbered(3, 'Property Address:', [v('property_address', oneLine(property.address))]);
    numbered(4, 'County and State:', [v('property_county', property.county), `, ${property.address.state}`]);
    numbered(5, 'Estate or interest:', [
      'The estate or interest in the Land identified in this Schedule A and encumbered by the Insured Mortgage is fee simple and is, at Date of Policy, vested in the borrower(s) shown in the Insured Mortgage and named above.',
    ]);
    numbered(6, 'Land:', ['The Land referred to in this policy is described as set forth in the Insured Mortgage.']);
    sheet.paragraph(
      'This policy consists of one page, including its reverse side, unless an addendum is attached and indicated below:',
      { after: 6 },
    );
    const condo = property.type === 'Condominium';
    const boxes: readonly (readonly [string, boolean])[] = [
      ['Addendum attached', false],
      ['ALTA 4.1 – Condominium', condo],
      ['ALTA 5.1 – Planned Unit Development', property.type === 'PUD'],
      ['ALTA 6 – Variable Rate', false],
      ['ALTA 8.1 – Environmental Protection Lien', true],
      ['ALTA 9 – Restrictions, Encroachments, Minerals', true],
    ];
    boxes.forEach(([label, marked], i) => {
      const x = left + 20 + (i % 2) * 240;
      const y = sheet.y + Math.floor(i / 2) * 16;
      sheet.checkbox(x, y, { marked, label });
      sheet.text(x + 14, y - 1, label, { size: 9.5 });
    });
    sheet.y += 60;
    sheet.paragraph(
      prose`SUBJECT TO THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B BELOW, AND ANY ADDENDUM ATTACHED HERETO, ${title.underwriter.toUpperCase()} HEREBY INSURES THE INSURED IN ACCORDANCE WITH AND SUBJECT TO THE TERMS, EXCLUSIONS AND CONDITIONS SET FORTH IN THE 2021 ALTA LOAN POLICY, ALL OF WHICH ARE INCORPORATED HEREIN. ALL REFERENCES TO SCHEDULES A AND B REFER TO SCHEDULES A AND B OF THIS POLICY.`,
      { size: 9, align: 'justify', after: 40 },
    );
    sheet.ensure(30);
    sheet.text(left, sheet.y - 22, v('settlement_agent', title.agent.name), { size: 9.5 });
    sheet.text(left, sheet.y - 10, `Issuing Agent, ${oneLine(title.agent.address)}`, { size: 8 });
    sheet.signature(left + 300, sheet.y, 200, { signed, label: 'Authorized Countersignature' });
    sheet.text(left + 300, sheet.y + 3, 'Authorized Countersignature', { size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B', { bold: true, size: 12, align: 'center', after: 2 });
    sheet.paragraph('EXCEPTIONS FROM COVERAGE AND AFFIRMATIVE INSURANCES', { bold: true, align: 'center', after: 10 });
    sheet.paragraph(
      'Except to the extent of the affirmative insurance set forth below, this policy does not insure against loss or damage (and the Company will not pay costs, attorneys’ fees, or expenses) that arise by reason of:',
      { align: 'justify', after: 8 },
    );
    const items = [
      'Those taxes and special assessments that become due or payable subsequent to Date of Policy. (This does not modify or limit the coverage provided in Covered Risk 11.b. or 12.)',
      'Covenants, conditions, and restrictions, if any, appearing in the Public Records; however, this policy insures against loss or damage arising from their violation at Date of Policy, and that a future violation will not cause forfeiture or reversion of title.',
      'Any easements or servitudes appearing in the Public Records; however, this policy insures against loss or damage arising from the encroachment, at Date of Policy, of the improvements on any easement.',
      'Any lease, grant, exception or reservation of minerals or mineral rights appearing in the Public Records; however, this policy insures against loss arising from damage to existing improvements, including lawns, shrubbery or trees, resulting from the extraction of minerals.',
    ];
    items.forEach((text, i) => {
      sheet.text(left, sheet.y, `${i + 1}.`);
      sheet.paragraph(text, { indent: 20, align: 'justify', after: 7 });
    });
    sheet.paragraph(
      'NOTICES, WHERE SENT: Any notice of claim and any other notice or statement in writing required to be given to the Company under this policy must be given to the Company at the address shown in Schedule A. Arbitration of claims where the Amount of Insurance is $2,000,000 or less may be demanded by either party.',
      { size: 9, align: 'justify' },
    );
  },
};
