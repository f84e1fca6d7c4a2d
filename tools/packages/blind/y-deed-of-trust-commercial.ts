import { amountInWords } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, entityRuns, firstBorrower, inLine, on, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-deed-of-trust-commercial',
  docType: 'deed_of_trust',
  suits: business,
  draw(open, facts, { random, signed }) {
    const left = 66;
    const right = 546;
    const b = firstBorrower(facts);
    const property = facts.property;
    const sheet = open({
      margins: { top: 60, bottom: 72, left, right: 66 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10.5, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.text(306, 738, `Deed of Trust – Page ${pageNo} of ${pageCount}`, { size: 8, align: 'center' });
      },
    });
    sheet.text(left, 60, 'RECORDING REQUESTED BY AND\nWHEN RECORDED MAIL TO:', { size: 9, bold: true });
    sheet.text(
      left,
      90,
      prose`${v('lender_name', facts.lender.name)}\nAttn: Commercial Loan Operations\n${twoLines('lender_address', facts.lender.address)}`,
      { size: 9.5 },
    );
    sheet.text(left, 144, ['APN: ', v('parcel_number', property.parcel)], { size: 9 });
    sheet.vline(310, 56, 158);
    sheet.hline(left, 158, right);
    sheet.text(320, 147, 'SPACE ABOVE THIS LINE FOR RECORDER’S USE', { size: 7 });
    sheet.y = 172;
    sheet.paragraph('COMMERCIAL DEED OF TRUST,\nSECURITY AGREEMENT AND FIXTURE FILING', {
      bold: true,
      size: 13,
      align: 'center',
      after: 12,
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 8 });
    for (const runs of paragraphs`
      This Commercial Deed of Trust, Security Agreement and Fixture Filing (this “Deed of Trust”) is made as of ${[longDate(facts.noteDate)]}, among ${v('borrower_name', b.name, b.name, true)}, ${entityRuns(b)}, as trustor, whose address is ${inLine('borrower_address', b.address)} (“Trustor”); ${v('trustee_name', facts.trustee.name, facts.trustee.name, true)}, as trustee, whose address is ${facts.trustee.address.street}, ${facts.trustee.address.city}, ${facts.trustee.address.state} ${facts.trustee.address.zip} (“Trustee”); and ${v('lender_name', facts.lender.name, facts.lender.name, true)}, as beneficiary (“Beneficiary”).
      ${bold('1. Grant in Trust. ')}Trustor irrevocably grants, bargains, sells and conveys to Trustee, in trust, with power of sale and right of entry and possession, all of Trustor’s present and future estate in the real property located in the County of ${v('property_county', property.county)}, commonly known as ${inLine('property_address', property.address)}, and legally described as follows:
    `)
      p(...runs);
    sheet.paragraph(v('legal_description', property.legalDescription), {
      indent: 30,
      width: 420,
      align: 'justify',
      after: 8,
    });
    for (const runs of paragraphs`
      together with all buildings, improvements and fixtures now or hereafter located on it; all easements, water rights, minerals and appurtenances; all leases, rents, issues and profits; all building materials, machinery and equipment attached to it; and all insurance proceeds and condemnation awards (collectively, the “Property”).
      ${bold('2. Obligations Secured. ')}This Deed of Trust secures (a) payment of the sum of ${v('principal_words', amountInWords(facts.principalCents, 'no'))} Dollars ($${cash('principal_amount', facts.principalCents)}), with interest, according to the terms of a promissory note dated ${on('note_date', facts.noteDate)} executed by Trustor to the order of Beneficiary (the “Note”), the final payment of which, if not sooner paid, is due on ${on('maturity_date', facts.maturityDate)}; (b) all renewals, extensions and modifications of the Note; (c) sums advanced by Beneficiary to protect the Property, with interest at the default rate of the Note; and (d) performance of each agreement of Trustor in this Deed of Trust. It does not secure any environmental indemnity or any guaranty of the Note.
      ${bold('3. Maximum Amount. ')}The maximum principal amount that may be secured by this Deed of Trust at any one time, exclusive of interest and protective advances, is $${cash('max_lien_amount', facts.maxLienCents)}.
      ${bold('4. Title. ')}Trustor warrants that it owns the Property in fee simple, subject only to the exceptions shown in Schedule B of the title policy insuring this Deed of Trust as a ${v('lien_position', 'first', '1')} lien, issued by ${[facts.title.underwriter]}.
      ${bold('5. Taxes and Insurance. ')}Trustor shall pay all taxes and assessments before delinquency. Trustor shall maintain property insurance on a replacement cost basis with a deductible not exceeding $10,000.00, commercial general liability insurance of at least $1,000,000.00 per occurrence and $2,000,000.00 in the aggregate, and flood insurance if the Property is in a special flood hazard area. Each policy shall name Beneficiary as mortgagee and shall provide thirty (30) days’ notice of cancellation. Losses of less than $25,000.00 may be adjusted by Trustor.
      ${bold('6. Use, Repair and Hazardous Substances. ')}Trustor shall keep the Property in good condition, shall not commit waste or demolish any improvement, and shall not permit any hazardous substance on the Property other than in quantities customary for its operation as a commercial property and in compliance with law.
      ${bold('7. Transfers. ')}If Trustor sells, conveys or further encumbers the Property or any interest in it, or if more than forty-nine percent (49%) of the ownership interests in Trustor are transferred, without Beneficiary’s prior written consent, Beneficiary may declare all obligations secured immediately due and payable.
      ${bold('8. Assignment of Rents. ')}Trustor absolutely assigns to Beneficiary all rents of the Property, with a license to Trustor to collect them until an Event of Default occurs.
      ${bold('9. Events of Default; Remedies. ')}An Event of Default exists if any sum secured is not paid within ten (10) days of its due date, if any other covenant is not performed within thirty (30) days after notice, or if Trustor or any guarantor becomes a debtor in bankruptcy. Beneficiary may then accelerate the obligations, have a receiver appointed without bond, and cause Trustee to sell the Property at public auction to the highest bidder for cash. Trustee shall apply the proceeds first to the expenses of sale, including reasonable fees of Trustee and attorneys, then to the obligations secured, and the remainder to the persons legally entitled to it.
      ${bold('10. Security Agreement and Fixture Filing. ')}This Deed of Trust is also a security agreement under the Uniform Commercial Code and is effective as a fixture filing from the date of recording. The debtor is Trustor and the secured party is Beneficiary.
      ${bold('11. Reconveyance; Substitution. ')}Upon payment of all sums secured Trustee shall reconvey the Property without warranty to the persons entitled to it, on payment of a fee not exceeding $150.00. Beneficiary may appoint a successor trustee by recorded instrument.
      ${bold('12. Notices; Governing Law. ')}Notices shall be given at the addresses above. This Deed of Trust is governed by the law of the state in which the Property is located and binds heirs, successors and assigns.
    `)
      p(...runs);
    sheet.ensure(120);
    p('IN WITNESS WHEREOF, Trustor has executed this Deed of Trust as of the date first written above.');
    sheet.paragraph('TRUSTOR:', { bold: true, after: 4 });
    sheet.paragraph(v('borrower_name', b.name), { bold: true, after: 32 });
    sheet.text(left, sheet.y - 11, 'By:');
    sheet.signature(left + 22, sheet.y, 230, { signed, label: b.signer, field: 'security_instrument_signed' });
    sheet.text(left + 22, sheet.y + 3, `Name: ${b.signer}\nTitle: ${b.capacity}`, { size: 9.5 });
    sheet.y += 44;
    sheet.ensure(170);
    sheet.paragraph('ACKNOWLEDGMENT', { bold: true, align: 'center', after: 8 });
    sheet.paragraph(
      `STATE OF ${(b.stateOfOrganization ?? '').toUpperCase()}  )\n${' '}COUNTY OF ${random.pick(['ADAMS', 'CLARK', 'MONROE'])}  ) ss.`,
      { after: 8 },
    );
    p(
      ...prose`This instrument was acknowledged before me on ${longDate(facts.noteDate)}, by ${b.signer} as ${String(b.capacity)} of ${v('borrower_name', b.name)}, on behalf of the company.`,
    );
    sheet.y += 30;
    sheet.signature(300, sheet.y, 230, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(300, sheet.y + 3, `Notary Public\nMy commission expires: ${longDate(facts.flood.to)}`, { size: 9.5 });
    if (signed) sheet.stamp(left + 10, sheet.y - 6, ['NOTARY PUBLIC', `ID ${random.int(2_000_000, 9_999_999)}`]);
  },
};
