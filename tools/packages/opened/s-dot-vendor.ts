import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 's-dot-vendor',
  docType: 'deed_of_trust',
  suits: (facts) =>
    facts.loanClass === 'business' && ['CO', 'OR', 'TX', 'CA', 'ID'].includes(facts.property.address.state),
  draw(open, facts, { random, signed }) {
    const { lender, property, trustee } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const left = 46;
    const width = 520;
    const stateName = property.legalDescription.split('State of ')[1] ?? '';
    const formNo = random.int(30, 79);
    const entity = (borrower.entityType ?? '').replace(`a ${borrower.stateOfOrganization} `, '');
    const sheet = open({
      size: random.chance(0.4) ? [612, 1008] : [612, 792],
      margins: { top: 44, bottom: 58, left, right: 46 },
      style: { font: 'sans', size: 9, leading: 1.2 },
      furniture: (page, pageNo, pageCount) => {
        const y = page.height - 46;
        page.hline(left, y - 4, left + width, 0.8);
        page.text(left, y, [v('borrower_name', borrower.name)], { size: 7 });
        page.text(left, y + 9, `${stateName} Deed of Trust`, { size: 7 });
        page.text(left, y + 9, `${property.address.state}/4XX${formNo}0000`, { size: 7, width, align: 'center' });
        page.text(left, y, 'Wolvering Systems®, Bankline Forms © 1996, 2021', { size: 7, width, align: 'right' });
        page.text(left, y + 9, `Initials ________   Page ${pageNo} of ${pageCount}`, {
          size: 7,
          width,
          align: 'right',
        });
      },
    });
    const lines = (a: PostalAddress): string => `${a.street}\n${a.city}, ${a.state} ${a.zip}`;
    const address = (field: string, a: PostalAddress): Run => v(field, lines(a), oneLine(a));
    sheet.text(
      left,
      44,
      prose`This instrument was prepared by:\n${v('lender_name', lender.name)}\n${address('lender_address', lender.address)}\n\nAfter recording return to:\nLoan Operations, ${lender.name}\n${lines(lender.address)}`,
      { size: 7.5 },
    );
    sheet.hline(left + 250, 126, left + width);
    sheet.text(left + 250, 129, 'Space Above This Line For Recording Data', { size: 7, width: 270, align: 'right' });
    sheet.y = 150;
    sheet.paragraph('DEED OF TRUST', { size: 15, bold: true, align: 'center', after: 1 });
    sheet.paragraph('(With Power of Sale, Future Advances and Assignment of Rents)', {
      size: 8,
      align: 'center',
      after: 8,
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 5 });
    const sub = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', indent: 18, after: 5 });
    p(
      bold('DATE AND PARTIES. '),
      `The date of this Deed of Trust (Security Instrument) is ${longDate(facts.noteDate)}. The parties and their addresses are:`,
    );
    const party = (label: string, runs: Run[]): void => {
      sheet.ensure(70);
      sheet.text(left + 30, sheet.y, label, { bold: true });
      sheet.y = sheet.text(left + 44, sheet.y + 11, runs) + 5;
    };
    for (const [label, runs] of entries`
      GRANTOR: | ${v('borrower_name', borrower.name.toUpperCase(), borrower.name)}\n${random.pick(['A ', 'a '])}${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')} ${v('borrower_entity_type', entity)}\n${address('borrower_address', borrower.address)}
      TRUSTEE: | ${v('trustee_name', trustee.name)}\n${lines(trustee.address)}
      LENDER: | ${v('lender_name', lender.name.toUpperCase(), lender.name)}\nOrganized and existing under the laws of ${lender.stateOfOrganization ?? 'Colorado'}\n${address('lender_address', lender.address)}
    `)
      party(label, runs);
    p(
      bold('1. CONVEYANCE. '),
      'For good and valuable consideration, the receipt and sufficiency of which is acknowledged, and to secure the Secured Debts and Grantor’s performance under this Security Instrument, Grantor irrevocably grants, conveys and sells to Trustee, in trust for the benefit of Lender, with power of sale, the following described property:',
    );
    sub(v('legal_description', property.legalDescription), '.');
    sub('Parcel ID Number: ', v('parcel_number', property.parcel));
    for (const runs of paragraphs`
      The property is located in ${v('property_county', property.county)} County at ${v('property_address', oneLine(property.address))}. Together with all rights, easements, appurtenances, royalties, mineral rights, oil and gas rights, crops, timber, all diversion payments, all water and riparian rights, wells, ditches and water stock and all existing and future improvements, structures, fixtures, and replacements that may now, or at any time in the future, be part of the real estate described (all referred to as Property).
      ${bold('2. MAXIMUM OBLIGATION LIMIT. ')}The total principal amount secured by this Security Instrument at any one time and from time to time will not exceed $${v('max_lien_amount', money(facts.maxLienCents), plainMoney(facts.maxLienCents))}. This limitation of amount does not include interest and other fees and charges validly made pursuant to this Security Instrument. Also, this limitation does not apply to advances made under the terms of this Security Instrument to protect Lender’s security.
      ${bold('3. SECURED DEBTS AND FUTURE ADVANCES. ')}The term “Secured Debts” includes and this Security Instrument will secure each of the following:
    `)
      p(...runs);
    for (const runs of paragraphs`
      ${bold('A. Specific Debts. ')}The following debts and all extensions, renewals, refinancings, modifications and replacements. A promissory note or other agreement, No. ${v('loan_number', facts.loanNumber)}, dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, from Grantor to Lender, with a loan amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}${random.chance(0.5) ? prose`${facts.rateType === 'fixed' ? ', with an interest rate of ' : ', with an initial interest rate of '}${v('interest_rate', rate(facts.rate), plainRate(facts.rate))}${facts.rateType === 'fixed' ? ' percent per year,' : ' percent per year (this is a variable interest rate and may change as the promissory note prescribes),'}` : ''} and maturing on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.
      ${bold('B. All Debts. ')}All present and future debts from Grantor to Lender, even if this Security Instrument is not specifically referenced, or if the future debt is unrelated to or of a different type than this debt. If more than one person signs this Security Instrument, each agrees that it will secure debts incurred either individually or with others. Nothing in this Security Instrument constitutes a commitment to make additional loans or advances.
      ${bold('C. Sums Advanced. ')}All sums advanced and expenses incurred by Lender under the terms of this Security Instrument.
    `)
      sub(...runs);
    for (const runs of paragraphs`
      ${bold('4. PAYMENTS. ')}Grantor agrees that all payments under the Secured Debts will be paid when due and in accordance with the terms of the Secured Debts and this Security Instrument.
      ${bold('5. PRIOR SECURITY INTERESTS. ')}With regard to any other mortgage, deed of trust, security agreement or other lien document that created a prior security interest or encumbrance on the Property, Grantor agrees to make all payments when due, to perform all covenants, and not to allow any modification or extension of any note secured by it without Lender’s prior written consent.
      ${bold('6. CLAIMS AGAINST TITLE. ')}Grantor will pay all taxes, assessments, liens, encumbrances, lease payments, ground rents, utilities, and other charges relating to the Property when due. Lender may require Grantor to provide copies of all notices that such amounts are due and the receipts evidencing payment.
      ${bold('7. DUE ON SALE. ')}Lender may, at its option, declare the entire balance of the Secured Debts to be immediately due and payable upon the creation of, or contract for the creation of, any lien, encumbrance, transfer or sale of all or any part of the Property, or of more than 25 percent of the ownership interests of Grantor.
      ${bold('8. ASSIGNMENT OF LEASES AND RENTS. ')}Grantor absolutely, unconditionally, irrevocably and immediately assigns, grants, bargains and conveys to Lender all the right, title and interest in existing or future leases, subleases, licenses, guaranties and any other agreement for the use and occupancy of the Property, and the rents, issues and profits.
      ${bold('9. DEFAULT. ')}Grantor will be in default if any party fails to make a payment in full when due; becomes insolvent; fails to perform any condition or keep any promise of this Security Instrument; gives false or misleading information; fails to satisfy a judgment of more than $10,000.00 within 30 days; or if anything else happens that causes Lender reasonably to believe that it will have difficulty collecting the amount owed.
      ${bold('10. REMEDIES. ')}On or after default, Lender may use any and all remedies it has under state or federal law, including the power to sell the Property. If Lender initiates a judicial foreclosure or the power of sale is invoked, Trustee will give such notices as the law requires. Upon sale Trustee will pay, first, all fees, charges and expenses of the sale, then the amounts owed, and the surplus, if any, to Grantor.
      ${bold('11. INSURANCE. ')}Grantor will insure the Property against loss by fire, hazard, theft, flood and the other risks reasonably associated with it, by insurers rated “A-” or better, naming Lender as mortgagee and loss payee, with at least 10 days’ written notice of cancellation. Grantor will keep comprehensive general liability insurance of not less than $1,000,000.00 for each occurrence and business interruption insurance equal to 12 months of income.
      ${bold('12. ENVIRONMENTAL LAWS AND HAZARDOUS SUBSTANCES. ')}Except as disclosed in writing to Lender, no Hazardous Substance has been, is, or will be located, transported, manufactured, treated, refined, or handled by any person on, under or about the Property.
      ${bold('13. APPLICABLE LAW. ')}This Security Instrument is governed by the laws of ${stateName}, the United States of America, and to the extent required, by the laws of the jurisdiction where the Property is located.
      ${bold('SIGNATURES. ')}By signing, Grantor agrees to the terms and covenants contained in this Security Instrument. Grantor also acknowledges receipt of a copy of this Security Instrument.
    `)
      p(...runs);
    sheet.ensure(210);
    sheet.text(left, sheet.y + 4, 'GRANTOR:', { bold: true });
    sheet.text(left + 14, sheet.y + 18, v('borrower_name', borrower.name));
    sheet.y += 66;
    sheet.text(left + 14, sheet.y - 8, 'By');
    sheet.signature(left + 30, sheet.y, 220, { signed, label: borrower.signer, field: 'security_instrument_signed' });
    sheet.text(left + 30, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`);
    sheet.text(left + 300, sheet.y - 8, 'Date ______________________');
    sheet.y += 30;
    sheet.paragraph('ACKNOWLEDGMENT.', { bold: true, after: 3 });
    sheet.paragraph('(Business or Entity)', { size: 8, after: 4 });
    sheet.paragraph(
      `STATE OF ${stateName.toUpperCase()}, COUNTY OF ${property.county.toUpperCase()}, ss. This instrument was acknowledged before me this ________ day of __________________, ________ by ${borrower.signer}, ${borrower.capacity ?? 'Manager'} of ${borrower.name}, on behalf of the business or entity.`,
      { after: 38 },
    );
    sheet.text(left, sheet.y - 8, 'My commission expires: ________________');
    sheet.signature(left + 270, sheet.y, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 270, sheet.y + 3, '(Notary Public)', { size: 8 });
  },
};
