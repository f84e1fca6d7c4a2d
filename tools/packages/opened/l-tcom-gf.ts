import { money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-tcom-gf',
  docType: 'title_commitment',
  draw(open, facts, { random }) {
    const { borrowers, lender, property, title } = facts;
    const purchase = facts.salePriceCents !== null;
    const owner = purchase
      ? random.pick(['Dennis R. Overstreet', 'Marjorie Kell Hanley', 'Paxton Development Group, Inc.'])
      : borrowers.map((b) => b.name).join(' and ');
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? [' and '] : []), v('borrower_name', b.name)]);
    const sheet = open({
      margins: { top: 50, bottom: 60, left: 54, right: 54 },
      style: { font: 'book', size: 11, leading: 1.2 },
      furniture: (page, pageNo) => {
        page.text(
          54,
          page.height - 44,
          ['FORM T-7: Commitment for Title Insurance      GF No. ', v('settlement_file_number', title.fileNumber)],
          { size: 8 },
        );
        page.text(500, page.height - 44, `Page ${pageNo}`, { size: 8 });
      },
    });
    sheet.paragraph('COMMITMENT FOR TITLE INSURANCE (T-7)', { size: 14, bold: true, align: 'center', after: 2 });
    sheet.paragraph(`ISSUED BY ${title.underwriter.toUpperCase()}`, { align: 'center', bold: true });
    sheet.paragraph(
      'THE FOLLOWING COMMITMENT FOR TITLE INSURANCE IS NOT VALID UNLESS YOUR NAME AND THE POLICY AMOUNT ARE SHOWN IN SCHEDULE A, AND OUR AUTHORIZED REPRESENTATIVE HAS COUNTERSIGNED BELOW.',
      { size: 9.5, align: 'justify' },
    );
    sheet.paragraph(
      'We will issue our title insurance policy or policies (the Policy) to you (the proposed insured) upon payment of the premium and other charges due, and compliance with the requirements in Schedules B and C. Our obligations under this Commitment will end ninety (90) days from the effective date or when the Policy is issued, whichever comes first.',
      { align: 'justify' },
    );
    sheet.hline(54, sheet.y, 558, 1);
    sheet.y += 8;
    sheet.paragraph('SCHEDULE A', { bold: true, align: 'center', size: 12.5 });
    const top = sheet.y;
    sheet.text(54, top, ['Effective Date: ', v('title_effective_date', longDate(title.date), title.date), ', 8:00 am']);
    sheet.text(370, top, ['GF No.: ', v('settlement_file_number', title.fileNumber)]);
    sheet.text(54, top + 14, ['Commitment No. ', v('title_commitment_number', title.number)]);
    sheet.text(370, top + 14, `Issued: ${longDate(addDays(title.date, 4))}, 9:15 am`);
    sheet.y = top + 36;
    sheet.paragraph('1.  The policy or policies to be issued are:');
    const items: (readonly [string, Run[], Run[], Run[]])[] = [
      [
        'a.  OWNER’S POLICY OF TITLE INSURANCE (Form T-1)\n(Not applicable for improved one-to-four family residential real estate)',
        purchase ? ['$', money(facts.salePriceCents ?? 0)] : ['$0.00'],
        purchase ? names : ['None'],
        [],
      ],
      ['b.  TEXAS LIMITED COVERAGE RESIDENTIAL CHAIN OF TITLE POLICY (T-53)', ['$'], [], []],
      [
        'c.  LOAN POLICY OF TITLE INSURANCE (Form T-2)',
        ['$', v('title_amount', money(facts.principalCents), plainMoney(facts.principalCents))],
        [v('title_insured', lender.name), ', and each successor in ownership of the indebtedness'],
        names,
      ],
      ['d.  MORTGAGEE TITLE POLICY BINDER ON INTERIM CONSTRUCTION LOAN (T-13)', ['$'], [], []],
    ];
    for (const [label, amount, insured, borrower] of items) {
      sheet.paragraph(label, { indent: 20, after: 0 });
      sheet.paragraph(['Policy Amount: ', ...amount], { indent: 44, after: 0 });
      sheet.paragraph(['PROPOSED INSURED: ', ...insured], { indent: 44, after: borrower.length > 0 ? 0 : 6 });
      if (borrower.length > 0) sheet.paragraph(['Proposed Borrower: ', ...borrower], { indent: 44, after: 6 });
    }
    sheet.paragraph('2.  The interest in the land covered by this Commitment is: Fee Simple');
    sheet.paragraph(
      prose`3.  Record title to the land on the Effective Date appears to be vested in: ${v('vested_owner', owner)}`,
    );
    sheet.paragraph('4.  Legal description of the land:', { after: 2 });
    sheet.paragraph([v('legal_description', property.legalDescription), '.'], { indent: 20 });
    sheet.ensure(70);
    sheet.paragraph(['Countersigned: ', v('settlement_agent', title.agent.name)], { after: 0 });
    sheet.signature(54, sheet.y + 34, 220, { signed: true, label: 'Authorized Countersignature' });
    sheet.text(54, sheet.y + 38, 'Authorized Countersignature', { size: 8.5 });
    sheet.newPage();
    sheet.paragraph('SCHEDULE B', { bold: true, align: 'center', size: 12.5, after: 2 });
    sheet.paragraph('EXCEPTIONS FROM COVERAGE', { bold: true, align: 'center' });
    sheet.paragraph(
      'In addition to the Exclusions and Conditions and Stipulations, your Policy will not cover loss, costs, attorney’s fees, and expenses resulting from:',
    );
    [
      'The following restrictive covenants of record itemized below: Volume 8814, Page 203, Real Property Records.',
      'Any discrepancies, conflicts, or shortages in area or boundary lines, or any encroachments or protrusions, or any overlapping of improvements.',
      'Homestead or community property or survivorship rights, if any, of any spouse of any insured. (Applies to the Owner’s Policy only.)',
      'Any titles or rights asserted by anyone, including, but not limited to, persons, the public, corporations, governments or other entities, to tidelands, or lands comprising the shores or beds of navigable waters.',
      'Standby fees, taxes and assessments by any taxing authority for the current year and subsequent years, and subsequent taxes due to change in land usage or ownership.',
      'Twenty foot building set back line along the front property line, as shown on plat.',
    ].forEach((text, i) => {
      sheet.paragraph(`${i + 1}.  ${text}`, { indent: 12 });
    });
    sheet.y += 10;
    sheet.ensure(120);
    sheet.paragraph('SCHEDULE C', { bold: true, align: 'center', size: 12.5 });
    sheet.paragraph(
      'Your Policy will not cover loss resulting from the following requirements that will appear as Exceptions in Schedule B of the Policy, unless you dispose of these matters to our satisfaction before the date the Policy is issued:',
    );
    const needs: Run[][] = [
      [
        'Documents creating your title or interest must be approved by us and must be signed, notarized and filed for record.',
      ],
      [
        'Satisfactory evidence must be provided that no person occupying the land claims any interest in it, that all taxes against the property have been paid, and that all persons who furnished labor have been paid.',
      ],
      prose`${bold('Vendor’s lien / deed of trust')} to ${facts.payoff.lender} in the original principal amount of $${money(Math.round(facts.payoff.amountCents / 100_000) * 115_000)}, to be released at closing.`,
      prose`Company requires tax certificates on Account No. ${v('parcel_number', property.parcel)}, property known as ${v('property_address', oneLine(property.address))}.`,
    ];
    needs.forEach((runs, i) => {
      sheet.paragraph([`${i + 1}.  `, ...runs], { indent: 12 });
    });
    sheet.y += 8;
    sheet.ensure(110);
    sheet.paragraph('SCHEDULE D', { bold: true, align: 'center', size: 12.5 });
    sheet.paragraph(
      'You are entitled to receive advance disclosure of settlement charges in connection with the proposed transaction. The estimated title premium* is:',
    );
    [
      ['Owner’s Policy', purchase ? '$1,893.00' : '$0.00'],
      ['Loan Policy', purchase ? '$100.00' : '$1,467.00'],
      ['Endorsement Charges', '$168.35'],
    ].forEach(([a = '', c = '']) => {
      sheet.text(120, sheet.y, a);
      sheet.text(300, sheet.y, c, { width: 80, align: 'right' });
      sheet.y += 14;
    });
  },
};
