import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const firms = ['Hallam Pruitt & Dorsey LLP', 'Beckett, Loomis & Strand, P.C.', 'Van Orden Keller PLLC'];

export const layout: Layout = {
  id: 'x-dot-lawfirm',
  docType: 'deed_of_trust',
  suits: (facts) => facts.product === 'commercial_real_estate' || facts.product === 'sba',
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { lender, property, trustee } = facts;
    const firm = random.pick(firms);
    const docNo = `${random.int(1_000_000, 9_999_999)}.${random.int(1, 6)}`;
    const font = random.pick(['serif', 'book'] as const);
    const size = font === 'book' ? 11.5 : 11;
    const sheet = open({
      margins: { top: 72, bottom: 76, left: 80, right: 80 },
      style: { font, size, leading: 1.22 },
      furniture: (page, pageNo) => {
        page.text(80, 744, docNo, { size: 7.5 });
        page.text(80, 738, `- ${pageNo} -`, { size: 9, width: 452, align: 'center' });
      },
    });
    const para = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });
    const head = (text: string): void => {
      sheet.ensure(60);
      sheet.paragraph(text, { bold: true, align: 'center', after: 7 });
    };
    const entity = (): Run[] => {
      const state = borrower.stateOfOrganization ?? '';
      const [before = '', after = ''] = (borrower.entityType ?? '').split(state);
      return over('borrower_entity_type', [before, v('borrower_state_of_org', state), after]);
    };

    sheet.text(80, 72, 'RECORDING REQUESTED BY AND\nWHEN RECORDED RETURN TO:', { size: 9, bold: true });
    sheet.text(
      80,
      98,
      `${firm}\n${random.int(100, 999)} Seventeenth Street, Suite ${random.int(1100, 3300)}\nDenver, Colorado 80202\nAttention: ${random.pick(['R. Colter Hughes, Esq.', 'Dana M. Wexler, Esq.'])}`,
      { size: 9.5 },
    );
    sheet.hline(80, 158, 316);
    sheet.vline(316, 72, 158);
    sheet.text(330, 146, 'SPACE ABOVE THIS LINE FOR RECORDER’S USE', { size: 7 });
    sheet.hline(316, 158, 532);
    sheet.y = 186;
    sheet.paragraph('DEED OF TRUST, ASSIGNMENT OF LEASES AND RENTS,\nSECURITY AGREEMENT AND FIXTURE FILING', {
      bold: true,
      size: size + 2,
      align: 'center',
      after: 16,
    });
    para(
      ...prose`THIS DEED OF TRUST, ASSIGNMENT OF LEASES AND RENTS, SECURITY AGREEMENT AND FIXTURE FILING (as amended, restated or supplemented from time to time, this “${bold('Deed of Trust')}”) is made as of the ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}, by ${v('borrower_name', borrower.name, borrower.name, true)}, ${entity()}, having an address at ${v('borrower_address', oneLine(borrower.address))} (“${bold('Grantor')}”), to ${v('trustee_name', trustee.name, trustee.name, true)}, as trustee, having an address at ${oneLine(trustee.address)} (“${bold('Trustee')}”), for the benefit of ${v('lender_name', lender.name, lender.name, true)}, having an address at ${v('lender_address', oneLine(lender.address))} (together with its successors and assigns, “${bold('Beneficiary')}”).`,
    );
    head('RECITALS');
    for (const runs of paragraphs`
      A.  Pursuant to that certain Loan Agreement of even date herewith between Grantor and Beneficiary (the “Loan Agreement”), Beneficiary has agreed to make a loan to Grantor in the original principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) (the “Loan”), evidenced by a Promissory Note of even date herewith made by Grantor to the order of Beneficiary (the “Note”). All unpaid principal and accrued interest under the Note is due and payable in full on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}, unless sooner accelerated.
      B.  Grantor is the owner of fee simple title to the real property in the County of ${v('property_county', property.county)}, described on Exhibit A attached hereto (the “Land”), commonly known as ${v('property_address', oneLine(property.address))}.
      C.  Beneficiary would not make the Loan but for the execution and delivery of this Deed of Trust.
    `)
      para(...runs);
    head('ARTICLE 1\nGRANT');
    for (const runs of paragraphs`
      Section 1.1  ${bold('Conveyance.')}  For good and valuable consideration, including ten dollars ($10.00) in hand paid, Grantor irrevocably grants, bargains, sells, conveys and warrants to Trustee, IN TRUST, WITH POWER OF SALE, for the benefit of Beneficiary, all of Grantor’s right, title and interest in and to the following (collectively, the “Property”): (a) the Land; (b) all buildings, structures and improvements now or hereafter on the Land; (c) all easements, water rights, minerals and appurtenances; (d) all fixtures, machinery and building equipment; (e) all Leases and Rents; and (f) all insurance proceeds, condemnation awards and other proceeds of the foregoing.
      Section 1.2  ${bold('Assignment of Rents.')}  Grantor absolutely and presently assigns to Beneficiary all Leases and Rents, reserving a revocable license to collect the Rents, not more than one (1) month in advance, so long as no Event of Default exists.
      Section 1.3  ${bold('Obligations Secured; Maximum Amount.')}  This Deed of Trust secures payment of the Note and performance of the Loan Documents, and all advances made under Section 2.4, together with interest at the Default Rate. The maximum principal amount that may be secured at any one time, exclusive of interest and sums advanced to protect the Property, is $${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))}.
    `)
      para(...runs);
    head('ARTICLE 2\nCOVENANTS OF GRANTOR');
    for (const runs of paragraphs`
      Section 2.1  ${bold('Title.')}  Grantor has good and marketable title to the Property, subject only to the exceptions listed in the loan policy of title insurance accepted by Beneficiary, and shall defend the same against all claims.
      Section 2.2  ${bold('Insurance.')}  Grantor shall keep the Improvements insured for full replacement cost, with a deductible not exceeding $25,000.00, and shall carry commercial general liability insurance of at least $1,000,000.00 per occurrence and $2,000,000.00 in the aggregate. Insurers shall have an A.M. Best rating of A-:VIII or better.
      Section 2.3  ${bold('Transfers.')}  No sale, encumbrance or transfer of the Property, or of more than twenty-five percent (25%) of the direct or indirect interests in Grantor, shall be made without Beneficiary’s prior written consent.
      Section 2.4  ${bold('Protective Advances.')}  If Grantor fails to pay any tax, premium or lien, Beneficiary may do so, and the sum so paid shall be repaid within ten (10) days after demand.
    `)
      para(...runs);
    head('ARTICLE 3\nDEFAULT AND REMEDIES');
    for (const runs of paragraphs`
      Section 3.1  ${bold('Events of Default.')}  Each of the following is an Event of Default: (a) failure to pay any installment within ten (10) days after it is due; (b) breach of any other covenant not cured within thirty (30) days after notice; (c) the entry of a judgment against Grantor exceeding $100,000.00 not stayed within sixty (60) days; or (d) an Event of Default under the Loan Agreement or any guaranty of the Loan.
      Section 3.2  ${bold('Remedies.')}  Upon an Event of Default, Beneficiary may declare the Obligations immediately due, may have a receiver appointed as a matter of right, and may direct Trustee to sell the Property at public auction in the manner provided by law. Trustee may be replaced at any time by an instrument recorded by Beneficiary.
    `)
      para(...runs);
    head('ARTICLE 4\nFIXTURE FILING; MISCELLANEOUS');
    for (const runs of paragraphs`
      Section 4.1  This Deed of Trust is a security agreement and is effective as a financing statement filed as a fixture filing. Grantor is the debtor and Beneficiary is the secured party, at the addresses first above written. Grantor’s organizational identification number is ${random.int(2010, 2021)}${random.int(1_000_000, 9_999_999)}.
      Section 4.2  Notices shall be in writing, with a copy to ${firm}. This Deed of Trust is governed by the laws of the state in which the Land is located. TO THE EXTENT PERMITTED BY LAW, GRANTOR WAIVES TRIAL BY JURY.
    `)
      para(...runs);
    sheet.ensure(150);
    para('IN WITNESS WHEREOF, Grantor has executed this Deed of Trust as of the day and year first above written.');
    sheet.text(280, sheet.y, 'GRANTOR:', { bold: true });
    sheet.text(280, sheet.y + 20, [v('borrower_name', borrower.name, borrower.name, true), ',']);
    sheet.text(280, sheet.y + 34, entity(), { width: 252 });
    const line = sheet.y + 92;
    sheet.text(280, line - 10, 'By:');
    sheet.signature(300, line, 210, { signed, label: borrower.signer, field: 'security_instrument_signed' });
    sheet.text(280, line + 4, `Name: ${borrower.signer}\nTitle: ${borrower.capacity ?? ''}`);
    sheet.y = line + 46;
    sheet.ensure(170);
    sheet.text(80, sheet.y, `STATE OF ${(borrower.stateOfOrganization ?? '').toUpperCase()}\n\nCOUNTY OF`);
    sheet.hline(142, sheet.y + 38, 236);
    sheet.text(250, sheet.y, ')\n)  ss.\n)');
    sheet.y += 56;
    para(
      `The foregoing instrument was acknowledged before me this ${ordinalDate(facts.noteDate)}, by ${borrower.signer}, as ${borrower.capacity ?? ''} of ${borrower.name}, on behalf of the company.`,
    );
    sheet.y += 22;
    sheet.text(80, sheet.y - 10, 'Witness my hand and official seal.');
    sheet.signature(300, sheet.y, 210, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(300, sheet.y + 3, 'Notary Public\nMy commission expires:', { size: 9.5 });
    sheet.newPage();
    sheet.paragraph('EXHIBIT A\n\nLEGAL DESCRIPTION OF THE LAND', { bold: true, align: 'center', after: 18 });
    para(v('legal_description', property.legalDescription), '.');
    para('Assessor’s Parcel Number: ', v('parcel_number', property.parcel));
    para('Property Address: ', v('property_address', oneLine(property.address)));
  },
};
