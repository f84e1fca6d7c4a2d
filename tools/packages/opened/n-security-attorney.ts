import { money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-security-attorney',
  docType: 'security_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 72, bottom: 78, left: 78, right: 78 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11.5, align: 'justify', leading: 1.26 },
      furniture: (page, pageNo, pageCount) => {
        page.text(78, page.height - 52, ['Security Agreement / ', v('borrower_name', borrower.name)], {
          size: 8.5,
          align: 'left',
        });
        page.text(78, page.height - 52, `Page ${pageNo} of ${pageCount}`, { size: 8.5, width: 456, align: 'right' });
      },
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 8 });
    sheet.paragraph('GENERAL SECURITY AGREEMENT', { bold: true, size: 14, align: 'center', after: 4 });
    sheet.paragraph('(All Assets – Uniform Commercial Code)', { size: 10, align: 'center', after: 14 });
    for (const runs of paragraphs`
      ${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} with its chief executive office at ${v('borrower_address', oneLine(borrower.address))} (the “Company”), for value received, agrees with ${v('lender_name', lender.name)}, ${lender.entityType ?? ''} with an office at ${v('lender_address', oneLine(lender.address))} (the “Bank”), this ${longDate(facts.noteDate)}, as follows:
      ${bold('Section 1. Grant. ')}The Company assigns and grants to the Bank a continuing security interest in the property described in Schedule A, whether now owned or existing or hereafter acquired or arising, together with all additions, substitutions, products and proceeds, including insurance proceeds (the “Collateral”).
      ${bold('Section 2. Obligations Secured. ')}The security interest secures (a) the promissory note of the Company to the Bank dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)}, in the original principal amount of ${v('principal_amount', `$${money(facts.principalCents)}`, plainMoney(facts.principalCents))}, identified as Loan No. ${v('loan_number', facts.loanNumber)}, and all renewals and replacements of it; (b) all sums advanced by the Bank to preserve the Collateral; and (c) all other liabilities of the Company to the Bank, of every kind, however arising.
      ${bold('Section 3. Representations. ')}The Company represents and warrants that: (a) it is organized under the laws of the State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')} and its name in the first paragraph is exactly as it appears in its public organic record; (b) its federal employer identification number is ${v('borrower_tin', borrower.tin)}; (c) it has good title to the Collateral, free of every lien other than that of the Bank; (d) no financing statement covering the Collateral is on file in any public office, except in favor of the Bank; and (e) the tangible Collateral is kept at the office stated above and at ${v('property_address', oneLine(property.address))}.
      ${bold('Section 4. Priority. ')}The security interest granted here is and shall be kept a ${v('lien_position', 'first priority', '1')} security interest in the Collateral, subject only to liens the Bank has accepted in writing.
      ${bold('Section 5. Covenants. ')}The Company shall (a) defend the Collateral against all claims; (b) keep it in good order and insured for its full insurable value, with loss payable to the Bank; (c) not sell or dispose of it other than inventory in the ordinary course; (d) keep accurate books and permit the Bank to audit them, the cost of one audit a year, not above $3,500.00, to be borne by the Company; (e) give thirty days’ notice of any change of name, of its state of organization or of a place where Collateral is kept; (f) on request deliver an aging of accounts and a list of inventory within fifteen days after the end of each month; and (g) pay when due all taxes, charges and rents.
      ${bold('Section 6. Accounts. ')}Until the Bank directs otherwise the Company may collect its accounts. After an Event of Default the Bank may notify account debtors to pay it directly, may open mail addressed to the Company, and may endorse and deposit items of payment. The Company appoints the Bank its attorney-in-fact for these purposes; the appointment is coupled with an interest and irrevocable.
      ${bold('Section 7. Financing Statements. ')}The Company authorizes the Bank to file financing statements, amendments and continuations describing the Collateral as set out in Schedule A or as “all assets”, and shall sign certificates of title applications and control agreements when asked.
      ${bold('Section 8. Events of Default. ')}An Event of Default exists if any of the Obligations is not paid when due; if the Company fails to observe this or any other agreement with the Bank; if a warranty proves untrue; if the Company or any guarantor becomes insolvent or is the subject of any proceeding for relief of debtors; or if a judgment, levy or attachment of more than $25,000.00 is made against the Company or the Collateral.
      ${bold('Section 9. Remedies. ')}While an Event of Default exists the Bank has the rights of a secured party under the Uniform Commercial Code and may declare the Obligations due, enter premises without breach of the peace, take possession of the Collateral, and dispose of it at public or private sale on ten days’ notice. The Bank may apply proceeds first to expenses, including attorneys’ fees, and then to the Obligations in such order as it chooses. The Company remains liable for a deficiency.
      ${bold('Section 10. General. ')}No delay is a waiver. The rights of the Bank are cumulative. This Agreement binds and benefits successors and assigns, continues until the Obligations are paid and no commitment to lend remains, and is governed by the law of the state of the Bank’s office stated above. The Company waives trial by jury.
    `)
      p(...runs);
    sheet.ensure(140);
    p('IN WITNESS WHEREOF, the Company has caused this Agreement to be signed by its duly authorized representative.');
    sheet.text(280, sheet.y + 6, [v('borrower_name', borrower.name, borrower.name, true)], { align: 'left' });
    sheet.signature(300, sheet.y + 62, 210, { signed, label: borrower.signer });
    sheet.text(280, sheet.y + 52, 'By:', { align: 'left' });
    sheet.text(300, sheet.y + 66, `${borrower.signer}\n${borrower.capacity ?? ''}`, { align: 'left' });
    sheet.newPage();
    sheet.paragraph('SCHEDULE A', { bold: true, size: 13, align: 'center', after: 4 });
    sheet.paragraph('Description of Collateral', { align: 'center', after: 14 });
    for (const runs of paragraphs`
      Debtor: ${v('borrower_name', borrower.name)}\nSecured Party: ${v('lender_name', lender.name)}
      ${v('collateral_description', facts.collateral)}.
      Terms used above that are defined in Article 9 of the Uniform Commercial Code have the meanings given there. The Collateral includes all books and records, in whatever form, that relate to it, all supporting obligations, all rights of an unpaid seller, and all warranty claims.
      Excluded: consumer goods; vehicles covered by a certificate of title with a value of less than $5,000.00 each; and any license that by its terms may not be assigned.
    `)
      p(...runs);
  },
};
