import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { addDays, longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'q-resolution-llc-consent',
  docType: 'borrowing_resolution',
  suits: (facts) => facts.borrowers[0]?.entityType?.endsWith('limited liability company') ?? false,
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const [company] = facts.borrowers;
    if (company === undefined) return;
    const state = company.stateOfOrganization ?? '';
    const title = company.capacity ?? 'Manager';
    const realEstate = facts.product !== 'commercial_term';
    const firm = random.pick(['Harlan & Voss, P.C.', 'Tedesco Law Group, PLLC', 'Merriweather Pike LLP']);
    const matter = `${random.int(1000, 9999)}.${random.int(100, 999)}`;
    const sheet = open({
      margins: { top: 72, bottom: 80, left: 80, right: 80 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11.5, leading: 1.28 },
      furniture: (page, pageNo) => {
        page.text(80, page.height - 56, `${firm} / ${matter} / Consent of Members v3`, { size: 7.5 });
        page.text(80, page.height - 56, `– ${pageNo} –`, { size: 9, width: 452, align: 'center' });
      },
    });
    sheet.paragraph('UNANIMOUS WRITTEN CONSENT', { bold: true, size: 13, align: 'center', after: 1 });
    sheet.paragraph('OF THE MEMBERS OF', { bold: true, size: 13, align: 'center', after: 1 });
    sheet.paragraph([v('borrower_name', company.name.toUpperCase(), company.name)], {
      bold: true,
      size: 13,
      align: 'center',
      after: 4,
    });
    sheet.paragraph(`Effective as of ${longDate(addDays(facts.noteDate, -random.int(1, 6)))}`, {
      align: 'center',
      after: 14,
    });
    const say = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });
    say(
      ...prose`The undersigned, being all of the members (the “Members”) of ${v('borrower_name', company.name)}, ${over('borrower_entity_type', ['a ', v('borrower_state_of_org', state), ' limited liability company'])} (the “Company”), acting by written consent without a meeting as permitted by the limited liability company act of ${state} and by Section 6.4 of the Company’s Operating Agreement dated ${longDate(addDays(facts.noteDate, -random.int(900, 3600)))}, adopt the following recitals and resolutions and waive all requirements of notice.`,
    );
    sheet.paragraph('RECITALS', { bold: true, align: 'center', after: 6 });
    say(
      ...prose`${bold('WHEREAS')}, ${v('lender_name', lender.name)}, with an office at ${v('lender_address', oneLine(lender.address))} (the “Lender”), has offered to make a loan to the Company in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}) (the “Loan”), on the terms of a commitment letter dated ${longDate(addDays(facts.approval.date, 2))};`,
    );
    if (realEstate)
      say(
        ...prose`${bold('WHEREAS')}, the Loan is to be secured by, among other things, a ${v('lien_position', 'first', '1')} lien on the Company’s real property commonly known as ${v('property_address', oneLine(property.address))}, in ${v('property_county', property.county)} County (the “Property”), and by an assignment of its leases and rents;`,
      );
    else
      say(
        ...prose`${bold('WHEREAS')}, the Loan is to be secured by a security interest in the following property of the Company (the “Collateral”): ${v('collateral_description', facts.collateral)};`,
      );
    const guarantors = facts.guarantors.flatMap((g, i): Run[] => [
      i === 0 ? '' : i === facts.guarantors.length - 1 ? ' and ' : ', ',
      v('guarantor_name', g.name),
    ]);
    for (const runs of paragraphs`
      ${bold('WHEREAS')}, as a condition of the Loan the Lender requires the personal guaranty of ${guarantors}; and
      ${bold('WHEREAS')}, the Members have reviewed the terms of the Loan and find that it is in the best interest of the Company.
    `)
      say(...runs);
    sheet.paragraph('RESOLUTIONS', { bold: true, align: 'center', after: 6 });
    for (const runs of paragraphs`
      ${bold('NOW, THEREFORE, BE IT RESOLVED')}, that the Company is authorized to borrow from the Lender the sum of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, and to pay the fees and costs of the Loan, including an origination fee not to exceed one percent (1.00%) of the Loan and the reasonable fees of Lender’s counsel;
      ${bold('RESOLVED FURTHER')}, that the Company execute and deliver to the Lender a promissory note to be dated on or about ${v('note_date', longDate(facts.noteDate), facts.noteDate)} and maturing ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}${realEstate ? ', a deed of trust or mortgage, an assignment of leases and rents, an environmental indemnity, ' : ', a loan agreement, a security agreement, '}and such financing statements, certificates and other instruments as the Lender may require (together, the “Loan Documents”);
      ${bold('RESOLVED FURTHER')}, that ${company.signer}, as ${title} of the Company (the “Authorized Signatory”), acting alone, is authorized and directed to negotiate, execute and deliver the Loan Documents in the name of the Company, with such changes as the Authorized Signatory approves, the signature to be conclusive evidence of approval; provided that no increase of the Loan by more than $10,000.00 may be agreed to without a further consent of the Members;
      ${bold('RESOLVED FURTHER')}, that all acts done before this date by any Member or Manager of the Company in connection with the Loan are ratified and confirmed as acts of the Company; and
      ${bold('RESOLVED FURTHER')}, that the Lender may rely on this Consent until it has received written notice of its revocation, that no such revocation affects advances already made, and that the Operating Agreement has not been amended and remains in force.
      This Consent may be signed in counterparts and delivered by electronic mail, each of which is an original and all of which are one instrument.
    `)
      say(...runs);
    const members = [
      company.signer,
      ...(random.chance(0.6) ? [random.pick(['Corinne Aldous', 'Victor T. Maslow'])] : []),
    ];
    sheet.ensure(70 + members.length * 62);
    say('IN WITNESS WHEREOF, the Members have signed this Consent as of the ', ordinalDate(facts.noteDate), '.');
    sheet.paragraph('MEMBERS:', { bold: true, indent: 200, after: 0 });
    members.forEach((name, i) => {
      const y = sheet.y + 36;
      sheet.signature(280, y, 220, { signed, label: name });
      const share = members.length === 1 ? 100 : i === 0 ? 60 : 40;
      sheet.text(280, y + 3, `${name}, Member (${share}% interest)`, { size: 10.5 });
      sheet.y = y + 20;
    });
  },
};
