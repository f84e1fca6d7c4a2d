import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-resolution-llc',
  docType: 'borrowing_resolution',
  suits: ({ borrowers }) => borrowers[0]?.entityType?.includes('limited liability company') === true,
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const [borrower = lender] = facts.borrowers;
    const words = amountInWords(facts.principalCents, 'and').toUpperCase();
    const sheet = open({
      margins: { top: 80, bottom: 78, left: 86, right: 86 },
      style: { font: random.pick(['serif', 'book', 'typewriter'] as const), size: 11, leading: 1.3 },
      furniture: (page, pageNo) => {
        page.text(86, 734, 'Written Consent and Resolution', { size: 8 });
        page.text(86, 734, `- ${pageNo} -`, { size: 8, width: 440, align: 'center' });
      },
    });
    const { name } = borrower;
    sheet.paragraph('LIMITED LIABILITY COMPANY RESOLUTION TO BORROW', {
      bold: true,
      align: 'center',
      size: 12.5,
      after: 2,
    });
    sheet.paragraph('AND WRITTEN CONSENT OF THE MEMBERS OF', { bold: true, align: 'center', after: 2 });
    sheet.paragraph(v('borrower_name', name), { bold: true, align: 'center', after: 16 });
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', after: 9, indent });
    for (const runs of paragraphs`
      The undersigned, being all of the members of ${v('borrower_name', name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the “Company”), acting without a meeting as its operating agreement allows, take the following action as of the ${ordinalDate(facts.noteDate)}:
      ${bold('WHEREAS,')} the Company has applied to ${v('lender_name', lender.name)}, whose address is ${v('lender_address', oneLine(lender.address))} (the “Bank”), for a loan in the principal amount of ${v('principal_words', words)} DOLLARS ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) (the “Loan”), to be evidenced by a promissory note bearing interest at ${facts.rateType === 'fixed' ? 'a ' : 'an initial '}${v('rate_type', facts.rateType === 'fixed' ? 'fixed' : 'variable', facts.rateType)} rate of ${v('interest_rate', `${rate(facts.rate)}%`, plainRate(facts.rate))} per annum and coming due on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}; and
    `)
      say(runs);
    const real = facts.product !== 'commercial_term';
    for (const runs of paragraphs`
      ${bold('WHEREAS,')} as a condition of the Loan the Bank requires that the Company grant it a ${v('lien_position', 'first', '1')} lien upon ${real ? prose`the real property known as ${v('property_address', oneLine(property.address))}, tax parcel ${v('parcel_number', property.parcel)}, and upon the following personal property: ` : 'the following property: '}${v('collateral_description', facts.collateral)}; and
      ${bold('WHEREAS,')} the members have determined that the Loan is in the best interest of the Company.
      ${bold('NOW, THEREFORE, BE IT RESOLVED')}, that the Company is authorized to borrow the Loan from the Bank upon the terms recited above and upon such further terms as the Authorized Signer named below may accept, his or her signature to be conclusive evidence of that acceptance;
      ${bold('FURTHER RESOLVED')}, that ${borrower.signer}, ${borrower.capacity ?? 'Manager'} of the Company (the “Authorized Signer”), acting alone, is directed to sign and deliver the note, the loan agreement, each mortgage, deed of trust, assignment of rents and security agreement, and every certificate, affidavit and settlement statement that the Bank may ask for, and to pay from the proceeds a loan fee of $${money(Math.round(facts.principalCents * 0.005))} together with the costs of closing;
      ${bold('FURTHER RESOLVED')}, that the Authorized Signer may from time to time renew, extend, rearrange or modify the Loan without further action of the members, so long as the principal is not increased;
      ${bold('FURTHER RESOLVED')}, that all that any member or manager has done before this date in furtherance of these resolutions is ratified, and that the Bank may rely upon this instrument until it has received written notice of its revocation.
    `)
      say(runs);
    sheet.paragraph(bold('CERTIFICATE'), { align: 'center', after: 8 });
    say(
      prose`I, the undersigned, do hereby certify that I keep the records of the Company; that its taxpayer identification number is ${v('borrower_tin', borrower.tin)}; that its principal office is at ${v('borrower_address', oneLine(borrower.address))}; that the persons signing below hold one hundred percent of its membership interests; and that the foregoing has not been amended or rescinded.`,
    );
    const members = [borrower.signer, ...facts.guarantors.map((guarantor) => guarantor.name)];
    sheet.ensure(110);
    sheet.paragraph([bold('COMPANY: '), v('borrower_name', name, name, true)], { after: 34 });
    sheet.ensure(40);
    sheet.signature(280, sheet.y, 240, { signed, label: borrower.signer });
    sheet.text(280, sheet.y + 4, `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`, { size: 10 });
    sheet.y += 30;
    sheet.paragraph(bold('MEMBERS:'), { after: 24 });
    members.slice(1).forEach((member) => {
      sheet.ensure(44);
      sheet.signature(86, sheet.y, 220, { signed, label: member });
      sheet.text(86, sheet.y + 4, `${member}, Member`, { size: 10 });
      sheet.y += 46;
    });
  },
};
