import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-guaranty-attorney',
  docType: 'guaranty',
  suits: (facts) => facts.guarantors.length > 0 && facts.product !== 'sba',
  draw(open, facts, { random, signed, subject }) {
    const { lender } = facts;
    const [borrower] = facts.borrowers;
    const guarantor = facts.guarantors[subject];
    if (borrower === undefined || guarantor === undefined) return;
    const limit = facts.guarantyLimitCents;
    const sheet = open({
      margins: { top: 80, bottom: 82, left: 84, right: 84 },
      style: { font: random.pick(['book', 'serif'] as const), size: 12, align: 'justify', leading: 1.28 },
      furniture: (page, pageNo) => {
        page.text(84, page.height - 56, `Guaranty – Page ${pageNo}`, { size: 9.5, width: 444, align: 'center' });
      },
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 9 });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    sheet.paragraph(limit === null ? 'UNCONDITIONAL GUARANTY OF PAYMENT' : 'LIMITED GUARANTY OF PAYMENT', {
      bold: true,
      size: 14,
      align: 'center',
      after: 16,
    });
    p(
      ...prose`THIS GUARANTY (this “Guaranty”) is made and entered into as of the ${v('guaranty_date', ordinalDate(facts.noteDate), facts.noteDate)}, by ${v('guarantor_name', guarantor.name.toUpperCase())}, an individual whose address is ${v('guarantor_address', oneLine(guarantor.address))} (the “Guarantor”), in favor of ${v('lender_name', lender.name.toUpperCase())}, ${lender.entityType ?? ''}, its successors and assigns (the “Bank”).`,
    );
    sheet.paragraph('W I T N E S S E T H :', { align: 'center', bold: true });
    for (const runs of paragraphs`
      WHEREAS, the Bank has agreed to make a loan in the principal amount of ${cash('principal_amount', facts.principalCents)} (the “Loan”) to ${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the “Borrower”), evidenced by the Borrower’s promissory note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} and maturing ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)} (the “Note”);
      WHEREAS, the Loan is secured by certain property, including ${v('collateral_description', facts.collateral)}; and
      WHEREAS, the Guarantor has a direct and substantial economic interest in the Borrower, and the Bank would not make the Loan but for this Guaranty;
      NOW, THEREFORE, in consideration of the premises and of Ten Dollars ($10.00) and other good and valuable consideration in hand paid, the Guarantor agrees as follows:
      ${bold('1. Guaranty. ')}The Guarantor irrevocably, absolutely and unconditionally guarantees to the Bank the prompt payment when due, whether by acceleration or otherwise, of all sums now or hereafter owing under the Note, including principal, interest, late charges, protective advances and expenses of collection (the “Guaranteed Obligations”). This is a guaranty of payment and not of collection.
    `)
      p(...runs);
    if (limit === null)
      p(
        ...prose`${bold('2. Extent of Liability. ')}The liability of the Guarantor hereunder is ${v('guaranty_type', 'without limit as to amount', 'unlimited')} and extends to the whole of the Guaranteed Obligations, jointly and severally with every other guarantor of the Loan.`,
      );
    else
      p(
        ...prose`${bold('2. Extent of Liability. ')}Anything herein to the contrary notwithstanding, the liability of the Guarantor for principal ${v('guaranty_type', 'shall be limited to', 'limited')} ${amountInWords(limit, 'no').toUpperCase()} DOLLARS (${cash('guaranty_limit', limit)}), together with interest thereon and the costs described in Section 8. Payments by the Borrower or realized from collateral shall not reduce such sum.`,
      );
    for (const runs of paragraphs`
      ${bold('3. Nature of Obligation. ')}The obligations of the Guarantor shall not be released, discharged or affected by (a) any extension, renewal or modification of the Note; (b) the release, surrender, exchange or impairment of any security; (c) the release of the Borrower or any other party; (d) the invalidity or unenforceability of the Note as against the Borrower; (e) the bankruptcy, insolvency or dissolution of the Borrower; or (f) any other circumstance which might otherwise constitute a legal or equitable discharge of a surety.
      ${bold('4. Waivers. ')}The Guarantor waives notice of acceptance, presentment, demand, protest and notice of every kind, and any right to require the Bank to proceed against the Borrower, to marshal assets, or to exhaust any security before enforcing this Guaranty.
      ${bold('5. Subrogation. ')}Until the Guaranteed Obligations are indefeasibly paid in full, the Guarantor shall have no right of subrogation, contribution, reimbursement or indemnity against the Borrower or any other guarantor, and all indebtedness of the Borrower to the Guarantor is subordinated to the Loan.
      ${bold('6. Representations; Covenants. ')}The Guarantor represents that the financial statement last furnished to the Bank is true and complete in all material respects. The Guarantor shall furnish a current signed statement each year by April 30, shall maintain unencumbered liquid assets of not less than $${money(Math.round(facts.principalCents / 10))}, and shall not transfer assets for less than fair value.
      ${bold('7. Reinstatement. ')}This Guaranty shall continue to be effective, or be reinstated, if at any time any payment of the Guaranteed Obligations is rescinded or must otherwise be returned by the Bank upon the insolvency or reorganization of the Borrower, all as though such payment had not been made.
      ${bold('8. Expenses. ')}The Guarantor shall pay on demand the reasonable fees of the Bank’s counsel and all costs incurred in the enforcement of this Guaranty.
      ${bold('9. Notices. ')}Notices shall be sent by certified mail to the Guarantor at the address stated above and to the Bank at ${v('lender_address', oneLine(lender.address))}, Attention: Loan No. ${v('loan_number', facts.loanNumber)}.
      ${bold('10. Miscellaneous. ')}This Guaranty shall be binding upon the heirs, personal representatives and assigns of the Guarantor; shall be governed by the law which governs the Note; and may not be waived or amended except by a writing signed by the Bank. THE GUARANTOR WAIVES TRIAL BY JURY.
    `)
      p(...runs);
    sheet.ensure(110);
    p(
      'IN WITNESS WHEREOF, the Guarantor has executed this Guaranty under seal as of the day and year first above written.',
    );
    sheet.text(84, sheet.y + 14, 'WITNESS:', { align: 'left' });
    sheet.signature(84, sheet.y + 62, 170, { signed, label: 'Witness' });
    sheet.text(300, sheet.y + 14, 'GUARANTOR:', { align: 'left' });
    sheet.signature(300, sheet.y + 62, 190, { signed, label: guarantor.name, field: 'guaranty_signed' });
    sheet.text(492, sheet.y + 52, '(SEAL)', { align: 'left', size: 10 });
    sheet.text(300, sheet.y + 66, [v('guarantor_name', guarantor.name.toUpperCase()), ', individually'], {
      align: 'left',
      size: 11,
    });
  },
};
