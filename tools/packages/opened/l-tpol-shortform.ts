import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-tpol-shortform',
  docType: 'title_policy',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const state = property.legalDescription.split('State of ')[1] ?? '';
    const day = facts.disclosure.disbursementDate;
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const sheet = open({
      margins: { top: 46, bottom: 60, left: 48, right: 48 },
      style: { font: 'serif', size: 10.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(
          48,
          page.height - 44,
          `Short Form Residential Loan Policy–One-to-Four Family (Assessments Priority)   Rev. 04-02-15`,
          { size: 7.5 },
        );
        page.text(500, page.height - 44, `${pageNo} / ${pageCount}`, { size: 7.5 });
      },
    });
    sheet.paragraph('SHORT FORM RESIDENTIAL LOAN POLICY\nOF TITLE INSURANCE', {
      size: 15,
      bold: true,
      align: 'center',
      after: 2,
    });
    sheet.paragraph('ONE-TO-FOUR FAMILY', { size: 10, align: 'center', after: 2 });
    sheet.paragraph(`Issued By ${title.underwriter}`, { align: 'center', after: 10 });
    sheet.paragraph('SCHEDULE A', { bold: true, align: 'center', size: 12 });
    const cells: (readonly [string, Run[], number, number, number])[] = [
      ['File No.', [v('settlement_file_number', title.fileNumber)], 0, 0, 172],
      ['Policy No.', [`SF ${random.int(1000000, 9999999)}`], 172, 0, 172],
      ['Loan No.', [v('loan_number', facts.loanNumber)], 344, 0, 172],
      ['Date of Policy*', [v('title_effective_date', numericDate(day), day)], 0, 1, 172],
      [
        'Amount of Insurance',
        ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
        172,
        1,
        172,
      ],
      ['Premium', [`$${random.int(250, 900)}.50`], 344, 1, 172],
      ['Name of Insured', [v('title_insured', lender.name)], 0, 2, 516],
      ['Insured’s Address', [v('lender_address', oneLine(lender.address))], 0, 3, 516],
      ['Name of Borrower(s)', names, 0, 4, 516],
      ['Property Address', [v('property_address', oneLine(property.address))], 0, 5, 516],
      ['County and State', [v('property_county', property.county), `, ${state}`], 0, 6, 258],
      ['Tax / Map ID', [v('parcel_number', property.parcel)], 258, 6, 258],
    ];
    const top = sheet.y;
    for (const [label, runs, dx, row, w] of cells) {
      sheet.rect(48 + dx, top + row * 32, w, 32);
      sheet.text(52 + dx, top + row * 32 + 3, label, { size: 7.5, bold: true });
      sheet.text(58 + dx, top + row * 32 + 15, runs, { size: 10.5 });
    }
    sheet.y = top + 7 * 32 + 4;
    sheet.paragraph('*or the date of recording of the insured mortgage, whichever is later.', { size: 8 });
    sheet.paragraph(
      'The estate or interest in the Land identified in this Schedule A and which is encumbered by the Insured Mortgage is fee simple and is, at Date of Policy, vested in the borrower(s) identified in the Insured Mortgage and named above. The Land referred to in this policy is described as set forth in the Insured Mortgage. This policy consists of one page, including its reverse side, unless an addendum is attached and indicated below:',
      { align: 'justify' },
    );
    const y = sheet.y;
    sheet.checkbox(60, y, { marked: false, label: 'Addendum attached' });
    sheet.text(74, y, 'Addendum attached');
    sheet.checkbox(240, y, { marked: true, label: 'No addendum' });
    sheet.text(254, y, 'No addendum');
    sheet.y = y + 22;
    sheet.paragraph([bold('The endorsements checked below, if any, are incorporated in this policy:')], { after: 4 });
    const list: (readonly [string, boolean])[] = [
      ['ALTA 4-06 (Condominium)', property.type === 'Condominium'],
      ['ALTA 5-06 (Planned Unit Development)', property.type === 'PUD'],
      ['ALTA 6-06 (Variable Rate)', false],
      ['ALTA 7-06 (Manufactured Housing Unit)', false],
      ['ALTA 8.1-06 (Environmental Protection Lien) – paragraph b refers to no statute', true],
      ['ALTA 9-06 (Restrictions, Encroachments, Minerals)', true],
      ['ALTA 14-06 (Future Advance – Priority)', false],
    ];
    for (const [label, marked] of list) {
      sheet.checkbox(60, sheet.y, { marked, label, size: 8, look: 'tick' });
      sheet.text(74, sheet.y, label, { size: 9.5 });
      sheet.y += 14;
    }
    sheet.y += 8;
    sheet.paragraph(
      'SUBJECT TO THE EXCEPTIONS FROM COVERAGE CONTAINED IN SCHEDULE B BELOW, AND ANY ADDENDUM ATTACHED HERETO, THE COMPANY HEREBY INSURES THE INSURED IN ACCORDANCE WITH AND SUBJECT TO THE TERMS, EXCLUSIONS AND CONDITIONS SET FORTH IN THE AMERICAN LAND TITLE ASSOCIATION LOAN POLICY (6-17-06), ALL OF WHICH ARE INCORPORATED HEREIN.',
      { size: 9.5, align: 'justify' },
    );
    sheet.ensure(64);
    sheet.signature(330, sheet.y + 32, 220, { signed: true, label: 'Authorized Signatory' });
    sheet.text(330, sheet.y + 36, ['Countersigned: ', v('settlement_agent', title.agent.name)], { size: 8.5 });
    sheet.y += 58;
    sheet.newPage();
    sheet.paragraph('SCHEDULE B', { bold: true, align: 'center', size: 12 });
    sheet.paragraph('EXCEPTIONS FROM COVERAGE AND AFFIRMATIVE INSURANCES', { bold: true, align: 'center' });
    sheet.paragraph(
      'Except to the extent of the affirmative insurance set forth below, this policy does not insure against loss or damage, and the Company will not pay costs, attorneys’ fees or expenses, which arise by reason of:',
    );
    [
      'Those taxes and special assessments that become due or payable subsequent to Date of Policy. (This does not modify or limit the coverage provided in Covered Risk 11(b).)',
      'Covenants, conditions, or restrictions, if any, appearing in the Public Records; however, this policy insures against loss or damage arising from the violation of those covenants on or prior to Date of Policy, and a future violation will not cause a forfeiture or reversion of title.',
      'Any easements or servitudes appearing in the Public Records; however, this policy insures against loss or damage arising from the encroachment, at Date of Policy, of the improvements on any easement.',
      'Any lease, grant, exception, or reservation of minerals or mineral rights appearing in the Public Records; however, this policy insures against damage to existing improvements resulting from the exercise of such rights.',
    ].forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 16 });
    });
    sheet.paragraph(
      `NOTICES, WHERE SENT: Any notice of claim must be given to ${title.underwriter}, Attention: Claims, within thirty (30) days. Lookup code ${numericDate(addDays(day, 9), '')}.`,
    );
  },
};
