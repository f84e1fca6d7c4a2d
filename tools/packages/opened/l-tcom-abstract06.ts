import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-tcom-abstract06',
  docType: 'title_commitment',
  suits: (facts) => facts.salePriceCents === null,
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const first = borrowers[0];
    if (first === undefined) return;
    const state = property.legalDescription.split('State of ')[1] ?? '';
    const owner = borrowers
      .map((b) => b.name)
      .join(' and ')
      .toUpperCase();
    const head: Run[] = prose`Commitment No.: ${v('title_commitment_number', title.number)}          File: ${v('settlement_file_number', title.fileNumber)}`;
    const sheet = open({
      margins: { top: 64, bottom: 66, left: 74, right: 74 },
      style: { font: 'mono', size: 10, leading: 1.3 },
      furniture: (page, pageNo) => {
        page.text(74, page.height - 46, 'ALTA Commitment (6/17/06)', { size: 7.5, font: 'serif' });
        page.text(300, page.height - 46, `- ${pageNo} -`, { size: 8, font: 'serif' });
        page.text(430, page.height - 46, v('settlement_agent', title.agent.name), { size: 7.5, font: 'serif' });
      },
    });
    sheet.paragraph(title.underwriter.toUpperCase(), {
      font: 'serif',
      size: 15,
      bold: true,
      align: 'center',
      after: 2,
    });
    sheet.paragraph('COMMITMENT FOR TITLE INSURANCE', {
      font: 'serif',
      size: 13,
      bold: true,
      align: 'center',
      after: 12,
    });
    sheet.paragraph('SCHEDULE A', { font: 'serif', bold: true, align: 'center', size: 12 });
    sheet.paragraph(head, { after: 14 });
    sheet.paragraph(
      prose`1. Effective Date: ${v('title_effective_date', numericDate(title.date), title.date)} at 5:00 PM`,
    );
    sheet.text(400, sheet.y, 'Amount');
    sheet.paragraph('2. Policy or Policies to be issued:');
    sheet.paragraph('(a) ALTA Owner’s Policy (6/17/06)', { indent: 24, after: 0 });
    sheet.paragraph('Proposed Insured:   NONE', { indent: 50, after: 8 });
    const y = sheet.y;
    sheet.text(98, y, '(b) ALTA Loan Policy (6/17/06)');
    sheet.text(400, y, ['$ ', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))]);
    sheet.y = y + 14;
    for (const runs of paragraphs`
      Proposed Insured:\n${v('title_insured', lender.name.toUpperCase())}, its successors and assigns, ATIMA
      Proposed Borrower: ${borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)])}
    `)
      sheet.paragraph(runs, { indent: 50 });
    sheet.paragraph('3. The estate or interest in the land described or referred to in this Commitment is FEE SIMPLE.');
    sheet.paragraph(['4. Title to said estate or interest in said land is at the effective date hereof vested in:']);
    sheet.paragraph([v('vested_owner', owner), ', by Warranty Deed filed in Book 2217, Page 0318'], { indent: 50 });
    sheet.paragraph(
      prose`5. The land referred to in this Commitment is situated in the County of ${v('property_county', property.county)}, State of ${state}, and is described as follows:`,
    );
    sheet.paragraph(v('legal_description', property.legalDescription), { indent: 50 });
    sheet.paragraph(['Street address (not insured): ', v('property_address', oneLine(property.address))], {
      indent: 50,
    });
    sheet.ensure(90);
    sheet.paragraph(
      prose`Countersigned:\n${v('settlement_agent', title.agent.name)}\n${title.agent.address.street}\n${title.agent.address.city}, ${title.agent.address.state} ${title.agent.address.zip}`,
      { after: 4 },
    );
    sheet.signature(330, sheet.y + 4, 200, { signed: true, label: 'Authorized Officer or Agent' });
    sheet.text(330, sheet.y + 8, 'Authorized Officer or Agent', { size: 8 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B - SECTION I', { font: 'serif', bold: true, align: 'center', size: 12, after: 2 });
    sheet.paragraph('REQUIREMENTS', { font: 'serif', bold: true, align: 'center' });
    sheet.paragraph(head);
    sheet.paragraph('The following are the requirements to be complied with:');
    const requirements: Run[][] = [
      [
        'Payment to or for the account of the grantors or mortgagors of the full consideration for the estate or interest to be insured.',
      ],
      prose`Proper instrument(s) creating the estate or interest to be insured must be executed and duly filed for record, to wit: Mortgage/Deed of Trust executed by ${v('vested_owner', owner)} in favor of the proposed insured.`,
      [
        `Satisfaction of record of Mortgage to ${facts.payoff.lender} dated ${numericDate(addDays(title.date, -1900))}, in the original amount of $${money(random.int(60, 400) * 100_000)}, filed in Book 1988, Page 0745.`,
      ],
      first.kind === 'entity'
        ? [
            'Furnish Articles, Operating Agreement or By-Laws, a current Certificate of Good Standing, and a resolution authorizing this transaction.',
          ]
        : [
            'Furnish Affidavit of Identity and marital status of the vested owner. NOTE: Judgment search against a similar name, Case No. 21-CV-00416, appears not to be the same person.',
          ],
      prose`Payment of taxes for the first half of the current year in the sum of $2,871.40, Tax ID ${v('parcel_number', property.parcel)}.`,
    ];
    requirements.forEach((runs, i) => {
      sheet.paragraph([`${i + 1}. `, ...runs], { indent: 20 });
    });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B - SECTION II', { font: 'serif', bold: true, align: 'center', size: 12, after: 2 });
    sheet.paragraph('EXCEPTIONS', { font: 'serif', bold: true, align: 'center' });
    sheet.paragraph(head);
    sheet.paragraph(
      'The policy or policies to be issued will contain exceptions to the following unless the same are disposed of to the satisfaction of the Company:',
    );
    [
      'Defects, liens, encumbrances, adverse claims or other matters, if any, created, first appearing in the public records or attaching subsequent to the effective date hereof but prior to the date the proposed insured acquires for value of record the estate or interest or mortgage thereon covered by this Commitment.',
      'Rights or claims of parties in possession, boundary line disputes, overlaps, encroachments and any matters not of record which would be disclosed by an accurate survey and inspection of the premises.',
      'Any lien, or right to a lien, for services, labor or material heretofore or hereafter furnished, imposed by law and not shown by the public records.',
      'Right of way granted to Midland Electric Cooperative, filed 04/22/1961 in Book 402, Page 11.',
      'Terms of Zoning Ordinance No. 1994-17 and airport overlay restrictions.',
      'Rights of tenants under unrecorded leases, as tenants only, with no option to purchase or right of first refusal.',
    ].forEach((text, i) => {
      sheet.paragraph(`${i + 1}. ${text}`, { indent: 20 });
    });
  },
};
