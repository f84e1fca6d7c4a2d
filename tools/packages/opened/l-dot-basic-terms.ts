import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const articles: readonly (readonly [string, readonly string[]])[] = [
  [
    'ARTICLE 2. REPRESENTATIONS AND COVENANTS',
    [
      '2.1  Title. Grantor owns the Mortgaged Property free and clear of any liens, claims or interests, except the Permitted Exceptions, and this Deed of Trust creates a valid, enforceable lien against the Mortgaged Property.',
      '2.2  Payment and Performance. Grantor shall pay the Indebtedness when due under the Loan Documents and shall perform the Obligations in full when they are required to be performed. No set-off, counterclaim or deduction shall excuse such payment.',
      '2.3  Replacement of Fixtures and Personalty. Grantor shall not, without the prior written consent of Beneficiary, permit any of the Fixtures or Personalty to be removed at any time from the Land, unless the removed item is removed temporarily for maintenance and repair or, if removed permanently, is obsolete and is replaced by an article of equal or better suitability and value.',
      '2.4  Insurance. Grantor shall maintain insurance against loss on an “all risk” basis in an amount not less than full replacement cost, commercial general liability insurance with limits of not less than $1,000,000 per occurrence and $2,000,000 in the aggregate, and, where required, flood insurance. Each policy shall name Beneficiary under a standard non-contributory mortgagee clause and shall provide thirty (30) days’ notice of cancellation.',
      '2.5  Taxes and Impositions. Grantor shall pay before delinquency all real estate taxes, assessments, water and sewer rents and other governmental charges levied upon the Mortgaged Property, and upon request shall deposit monthly with Beneficiary one-twelfth of the amount estimated by Beneficiary to be required.',
      '2.6  Due on Sale. Grantor shall not sell, convey, lease (other than in the ordinary course), pledge or otherwise transfer the Mortgaged Property or any direct or indirect ownership interest in Grantor without the prior written consent of Beneficiary.',
    ],
  ],
  [
    'ARTICLE 3. DEFAULT AND FORECLOSURE',
    [
      '3.1  Remedies. If an Event of Default exists, Beneficiary may, at its election, exercise any or all of the following rights: (a) declare the Indebtedness immediately due and payable without presentment, demand or protest; (b) enter upon the Mortgaged Property and take exclusive possession thereof; (c) hold, lease, develop, operate or otherwise use the Mortgaged Property upon such terms as Beneficiary deems reasonable; (d) institute proceedings for complete foreclosure by judicial action or by power of sale; and (e) apply for the appointment of a receiver.',
      '3.2  Separate Sales. The Mortgaged Property may be sold in one or more parcels and in such manner and order as Trustee, in its sole discretion, may elect, the right of sale arising out of any Event of Default not being exhausted by any one or more sales.',
      '3.3  Application of Proceeds. The proceeds of any sale shall be applied first to the costs of taking possession and of foreclosure, second to the Indebtedness in such order as Beneficiary may elect, and third to the parties entitled thereto by law.',
      '3.4  Waivers. To the fullest extent permitted by law, Grantor waives the benefit of all present or future laws providing for any appraisement, valuation, stay, extension or redemption before or after sale.',
    ],
  ],
  [
    'ARTICLE 4. SECURITY AGREEMENT AND FIXTURE FILING',
    [
      '4.1  Security Interest. This Deed of Trust constitutes a “Security Agreement” on personal property within the meaning of the Uniform Commercial Code. Grantor grants to Beneficiary a security interest in the Personalty, Fixtures, Leases, Rents and Property Agreements and all proceeds thereof to secure the payment of the Indebtedness.',
      '4.2  Financing Statement. This Deed of Trust shall also constitute a “fixture filing” and shall be effective as a financing statement covering fixtures from the date of its recording. The addresses of the debtor and of the secured party are those set forth in Article 1.',
    ],
  ],
  [
    'ARTICLE 5. MISCELLANEOUS',
    [
      '5.1  Notices. Any notice required or permitted hereunder shall be in writing and shall be deemed given when delivered by hand, one business day after deposit with a nationally recognized overnight courier, or three business days after mailing by certified mail.',
      '5.2  Trustee. Trustee may resign at any time by written notice. Beneficiary may appoint a successor trustee without any formality other than an instrument executed and acknowledged by Beneficiary and recorded. Trustee shall not be liable for any error of judgment made in good faith.',
      '5.3  Governing Law; Severability. This Deed of Trust shall be governed by the laws of the State in which the Land is located. If any provision is held unenforceable, the remaining provisions shall continue in full force.',
    ],
  ],
];

export const layout: Layout = {
  id: 'l-dot-basic-terms',
  docType: 'deed_of_trust',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { signed }) {
    const { lender, trustee, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 72, bottom: 72, left: 80, right: 80 },
      style: { font: 'book', size: 11 },
      furniture: (page, pageNo) => {
        page.text(80, page.height - 50, `Deed of Trust – Page ${pageNo}`, { size: 8.5 });
        page.text(80, page.height - 40, '4836-7719-2205.v3', { size: 7 });
      },
    });
    sheet.text(80, 60, 'After recording return to:', { size: 9 });
    sheet.text(
      80,
      72,
      'Haldane Pruitt & Moss LLP\n1700 Commerce Tower, 9th Floor\nAttention: Real Estate Finance (CWM)',
      { size: 9 },
    );
    sheet.text(330, 108, '[Space above reserved for recording information]', { size: 8 });
    sheet.hline(80, 120, 532);
    sheet.y = 140;
    sheet.paragraph('DEED OF TRUST, SECURITY AGREEMENT,\nASSIGNMENT OF LEASES AND FIXTURE FILING', {
      size: 14,
      bold: true,
      align: 'center',
      after: 14,
    });
    sheet.paragraph(
      prose`THIS DEED OF TRUST, SECURITY AGREEMENT, ASSIGNMENT OF LEASES AND FIXTURE FILING (this “Deed of Trust”) is executed to be effective as of ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, by ${v('borrower_name', b.name, b.name, true)}, ${v('borrower_entity_type', b.entityType ?? '')} (“Grantor”), to ${v('trustee_name', trustee.name, trustee.name, true)} (“Trustee”), for the benefit of ${v('lender_name', lender.name, lender.name, true)}, ${lender.entityType ?? ''} (“Beneficiary”).`,
      { align: 'justify' },
    );
    sheet.paragraph('ARTICLE 1. BASIC TERMS', { bold: true, align: 'center' });
    const rows: (readonly [string, Run[]])[] = entries`
      Grantor’s Address | ${v('borrower_address', oneLine(b.address))}
      Beneficiary’s Address | ${v('lender_address', oneLine(lender.address))}, Attention: Commercial Loan Department
      Note | Promissory Note of even date, Loan No. ${v('loan_number', facts.loanNumber)}, made by Grantor and payable to Beneficiary in the stated principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}), bearing interest initially at ${v('interest_rate', `${rate(facts.rate, 3)}%`, plainRate(facts.rate))} per annum
      Stated Maturity | ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}
      Maximum Secured Amount | The maximum principal indebtedness secured at any one time shall not exceed $${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))}, exclusive of interest and protective advances
      Guarantor | ${facts.guarantors.flatMap((g, i): Run[] => [...(i > 0 ? ['; '] : []), v('guarantor_name', g.name)])}
      Land | The real property described on Exhibit A, with a street address of ${v('property_address', oneLine(property.address))}
      County | ${v('property_county', property.county)}
    `;
    for (const [label, runs] of rows) {
      sheet.ensure(50);
      const y = sheet.y;
      const left = sheet.text(84, y + 3, bold(`“${label}”`), { width: 120, size: 10 });
      const right = sheet.text(214, y + 3, runs, { width: 312, size: 10.5 });
      const end = Math.max(left, right) + 3;
      sheet.rect(80, y, 452, end - y);
      sheet.vline(208, y, end);
      sheet.y = end;
    }
    sheet.y += 10;
    sheet.paragraph(
      'GRANT. To secure the full and timely payment of the Indebtedness and the full and timely performance of the Obligations, Grantor GRANTS, BARGAINS, SELLS and CONVEYS to Trustee, in trust, with power of sale, the Mortgaged Property, subject only to the Permitted Exceptions, TO HAVE AND TO HOLD the Mortgaged Property to Trustee, and Grantor does hereby bind itself, its successors and assigns to WARRANT AND FOREVER DEFEND title thereto.',
      { align: 'justify' },
    );
    for (const [head, items] of articles) {
      sheet.ensure(60);
      sheet.paragraph(head, { bold: true, align: 'center' });
      for (const item of items) sheet.paragraph(item, { align: 'justify' });
    }
    sheet.ensure(160);
    sheet.paragraph(
      'IN WITNESS WHEREOF, Grantor has executed this Deed of Trust on the date set forth in the acknowledgment below, to be effective as of the date first above written.',
    );
    sheet.text(300, sheet.y + 6, bold('GRANTOR:'));
    sheet.text(300, sheet.y + 24, [v('borrower_name', b.name), ',\n', v('borrower_entity_type', b.entityType ?? '')], {
      width: 236,
    });
    sheet.text(300, sheet.y + 76, 'By:');
    sheet.signature(322, sheet.y + 88, 206, { signed, label: b.signer, field: 'security_instrument_signed' });
    sheet.text(300, sheet.y + 92, `Name: ${b.signer}\nTitle: ${b.capacity ?? ''}`);
    sheet.y += 130;
    sheet.ensure(130);
    sheet.paragraph('STATE OF __________________ §\nCOUNTY OF ______________  §');
    sheet.paragraph(
      `This instrument was acknowledged before me on the _____ day of ______________, 20___, by ${b.signer}, ${b.capacity ?? ''} of said entity, on behalf of said entity.`,
    );
    sheet.signature(300, sheet.y + 32, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(300, sheet.y + 36, 'Notary Public in and for said State\nMy commission expires: ____________', {
      size: 9,
    });
    sheet.newPage();
    sheet.paragraph('EXHIBIT A', { bold: true, align: 'center', size: 12, after: 2 });
    sheet.paragraph('Legal Description of the Land', { align: 'center', after: 16 });
    sheet.paragraph([v('legal_description', property.legalDescription), '.'], { align: 'justify', after: 14 });
    sheet.paragraph(['Tax Parcel Identification Number: ', v('parcel_number', property.parcel)]);
  },
};
