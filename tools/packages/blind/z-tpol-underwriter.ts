import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';

type Runs = Run | readonly Run[];

const usd = (field: string, cents: number): Run[] => ['$', v(field, money(cents), plainMoney(cents))];

export const layout: Layout = {
  id: 'z-tpol-underwriter',
  docType: 'title_policy',
  draw(open, facts, { random, signed }) {
    const left = 58;
    const width = 496;
    const { title, lender, property } = facts;
    const dated = facts.disclosure.disbursementDate;
    const policy = `LP-${random.int(1000, 9999)}-${random.int(100_000, 999_999)}`;
    const sheet = open({
      margins: { top: 50, bottom: 60, left, right: 58 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      furniture: (page, pageNo, count) => {
        page.text(left, 750, 'ALTA Loan Policy (07-01-2021)', { size: 7.5 });
        page.text(left, 750, `Policy No. ${policy}  –  ${pageNo} of ${count}`, { size: 7.5, width, align: 'right' });
      },
    });
    sheet.paragraph(title.underwriter, { bold: true, size: 14, align: 'center', after: 2 });
    sheet.paragraph('LOAN POLICY OF TITLE INSURANCE', { bold: true, size: 12, align: 'center', after: 2 });
    sheet.paragraph('SCHEDULE A', { bold: true, size: 11, align: 'center', after: 8 });

    const box = (x: number, y: number, w: number, h: number, label: string, runs: Runs): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 4, y + 4, label, { size: 7, bold: true });
      sheet.text(x + 4, y + 15, runs, { width: w - 8 });
    };
    let y = sheet.y;
    box(left, y, 166, 32, 'Policy No.', policy);
    box(left + 166, y, 165, 32, 'File No.', v('settlement_file_number', title.fileNumber));
    box(left + 331, y, 165, 32, 'Loan No.', v('loan_number', facts.loanNumber));
    y += 32;
    box(left, y, 166, 44, 'Date of Policy', [v('title_effective_date', longDate(dated), dated), '\nat 4:12 P.M.']);
    box(left + 166, y, 165, 44, 'Amount of Insurance', usd('title_amount', facts.principalCents));
    box(
      left + 331,
      y,
      165,
      44,
      'Premium',
      `$${money(Math.round(facts.principalCents * 0.0021) + 21_000)} (risk rate; endorsements included)`,
    );
    y += 44;
    box(left, y, width, 32, 'Property Address Reference', v('property_address', oneLine(property.address)));
    sheet.y = y + 44;
    const item = (label: string, head: string, runs: Runs): void => {
      sheet.text(left, sheet.y, label, { bold: true });
      sheet.paragraph(head, { indent: 22, bold: true, after: 2 });
      sheet.paragraph(runs, { indent: 22, width: width - 22, after: 8 });
    };
    item(
      '1.',
      'Name of Insured:',
      prose`${over('lender_name', [v('title_insured', lender.name)])}, and each successor in ownership of the Indebtedness, except a successor who is an obligor`,
    );
    item('2.', 'The estate or interest in the Land encumbered by the Insured Mortgage is:', 'Fee Simple');
    item(
      '3.',
      'The Title encumbered by the Insured Mortgage is vested in:',
      facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('vested_owner', b.name)]),
    );
    item(
      '4.',
      'The Insured Mortgage and its assignments, if any, are described as follows:',
      prose`Deed of Trust dated ${longDate(facts.noteDate)}, executed by ${facts.borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])} to ${v('trustee_name', facts.trustee.name)}, as trustee, for the benefit of ${v('lender_name', lender.name)}, to secure an indebtedness in the original principal amount of ${usd('principal_amount', facts.principalCents)}, recorded ${numericDate(dated)} at Reception No. ${dated.slice(0, 4)}00${random.int(10_000, 99_999)}, in the records of the Clerk and Recorder of the county named below.${facts.loanClass === 'business' ? prose`\nAssignment of Rents given as further security, recorded ${numericDate(dated)} at Reception No. ${dated.slice(0, 4)}00${random.int(10_000, 99_999)}.` : ''}`,
    );
    item(
      '5.',
      'The Land referred to in this policy is described as follows:',
      prose`${v('legal_description', property.legalDescription)}.\nCounty: ${v('property_county', property.county)}\nAssessor’s Parcel No.: ${v('parcel_number', property.parcel)}`,
    );
    item(
      '6.',
      'This policy incorporates by reference the endorsements designated below, adopted by the American Land Title Association:',
      '',
    );
    const endorsements: readonly (readonly [string, boolean])[] = [
      ['4-06 Condominium', property.type === 'Condominium'],
      ['5-06 Planned Unit Development', property.type === 'PUD'],
      ['6-06 Variable Rate', facts.rateType === 'variable'],
      ['8.1-06 Environmental Protection Lien', facts.loanClass === 'consumer'],
      ['8.2-06 Commercial Environmental Lien', facts.loanClass === 'business'],
      ['9-06 Restrictions, Encroachments, Minerals', true],
      ['17-06 Access and Entry', facts.loanClass === 'business'],
      ['22-06 Location', true],
    ];
    sheet.y -= 6;
    endorsements.forEach(([label, marked], i) => {
      const x = left + 22 + (i % 2) * 236;
      const at = sheet.y + Math.floor(i / 2) * 15;
      sheet.checkbox(x, at, { marked, label, size: 8 });
      sheet.text(x + 13, at - 0.5, label, { size: 9 });
    });
    sheet.y += 78;
    sheet.ensure(50);
    sheet.text(left, sheet.y, `Issued by its agent:\n${title.agent.name}\n${oneLine(title.agent.address)}`, {
      size: 8.5,
    });
    sheet.signature(left + 290, sheet.y + 26, 200, { signed, label: 'Authorized Signatory' });
    sheet.text(left + 290, sheet.y + 29, 'Authorized Officer or Agent', { size: 8 });

    sheet.newPage();
    sheet.paragraph('SCHEDULE B', { bold: true, size: 11, align: 'center', after: 3 });
    sheet.paragraph('EXCEPTIONS FROM COVERAGE', { bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      'Except as provided in Schedule B, Part II, this policy does not insure against loss or damage, and the Company will not pay costs, attorneys’ fees or expenses, that arise by reason of:',
      { align: 'justify', after: 6 },
    );
    sheet.paragraph('PART I', { bold: true, after: 4 });
    const part: readonly string[] = [
      `Taxes for the year ${dated.slice(0, 4)} and subsequent years, a lien not yet due or payable.`,
      `Easements, notes and setback lines as shown on the recorded plat.`,
      `Covenants recorded June 3, 1994 at Reception No. 94${random.int(10_000, 99_999)}, which contain no right of reverter, and any amendment.`,
      `Water and sewer line agreement with the city recorded October 21, 2003 in Book ${random.int(900, 1900)}, Page ${random.int(10, 600)}.`,
    ];
    part.forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 14, after: 5 });
    });
    sheet.y += 4;
    sheet.paragraph('PART II', { bold: true, after: 4 });
    sheet.paragraph(
      facts.loanClass === 'business'
        ? 'The Title is subject to the following matters, but the Company insures that they are subordinate to the lien of the Insured Mortgage: rights of tenants, as tenants only, under unrecorded leases with terms of five years or less; notice of commencement for tenant improvements in the amount of $48,200.00.'
        : 'The Title is subject to the following matters, but the Company insures that they are subordinate to the lien of the Insured Mortgage: assessments of the owners’ association that fall due after Date of Policy.',
      { indent: 14, align: 'justify', after: 8 },
    );
    sheet.paragraph('END OF SCHEDULE B', { align: 'center', size: 8.5 });
  },
};
