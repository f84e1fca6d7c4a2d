import { amountInWords } from '../core/amounts.ts';
import { ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { business, cash, entityRuns, firstBorrower, inLine, on } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-guaranty-lawfirm',
  docType: 'guaranty',
  suits: (facts) => business(facts) && facts.guarantors.length > 0,
  draw(open, facts, { random, signed, subject }) {
    const b = firstBorrower(facts);
    const g = facts.guarantors[subject] ?? facts.guarantors[0];
    if (g === undefined) throw new Error('Nobody guarantees this loan.');
    const left = 72;
    const matter = `${random.int(4000, 9900)}.${random.int(100, 990)}`;
    const sheet = open({
      margins: { top: 72, bottom: 84, left, right: 72 },
      style: { font: random.pick(['book', 'serif'] as const), size: 11, leading: 1.25 },
      furniture: (page, pageNo) => {
        page.text(306, 730, `${pageNo}`, { align: 'center', width: 0, size: 10 });
        page.text(left, 748, `${matter}/Guaranty v3`, { size: 7 });
      },
    });
    const limit = facts.guarantyLimitCents;
    sheet.paragraph(limit === null ? 'GUARANTY OF PAYMENT' : 'LIMITED GUARANTY OF PAYMENT', {
      bold: true,
      size: 14,
      align: 'center',
      after: 16,
    });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 9 });
    p(
      ...prose`THIS GUARANTY OF PAYMENT (this “Guaranty”) is made as of the ${on('guaranty_date', facts.noteDate, ordinalDate)}, by ${v('guarantor_name', g.name, g.name, true)}, an individual having an address at ${inLine('guarantor_address', g.address)} (“Guarantor”), in favor of ${v('lender_name', facts.lender.name, facts.lender.name, true)}, having an office at ${inLine('lender_address', facts.lender.address)} (together with its successors and assigns, “Lender”).`,
    );
    sheet.paragraph('R E C I T A L S', { bold: true, align: 'center', after: 8 });
    for (const runs of paragraphs`
      A.  Lender has agreed to make a loan to ${v('borrower_name', b.name)}, ${entityRuns(b)} (“Borrower”), in the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${cash('principal_amount', facts.principalCents)}) (the “Loan”), evidenced by a Promissory Note of even date herewith (the “Note”) maturing on ${on('maturity_date', facts.maturityDate)}.
      B.  Guarantor holds a direct or indirect ownership interest in Borrower and will derive substantial benefit from the Loan. Lender would not make the Loan without this Guaranty.
      NOW, THEREFORE, for good and valuable consideration, Guarantor agrees with Lender as follows:
      1.  Guaranty.  Guarantor absolutely, unconditionally and irrevocably guarantees to Lender the prompt payment when due, whether at stated maturity, by acceleration or otherwise, of all principal, interest, late charges, prepayment premiums, protective advances and other sums owing under the Note and the other Loan Documents (the “Guaranteed Obligations”). This is a guaranty of payment and not of collection.
    `)
      p(...runs);
    if (limit === null)
      p(
        ...prose`2.  Extent of Liability.  The liability of Guarantor under this Guaranty is ${v('guaranty_type', 'unlimited')} and extends to the whole of the Guaranteed Obligations, jointly and severally with every other guarantor of the Loan.`,
      );
    else
      p(
        ...prose`2.  Limitation of Liability.  Notwithstanding anything to the contrary in this Guaranty, the liability of Guarantor for the principal of the Loan is ${v('guaranty_type', 'limited')} and shall not exceed ${amountInWords(limit, 'and')} Dollars ($${cash('guaranty_limit', limit)}), plus interest thereon from the date of demand and all costs of enforcing this Guaranty. Payments by Borrower or realized from collateral shall not reduce the foregoing limit.`,
      );
    for (const runs of paragraphs`
      3.  Waivers.  Guarantor waives (a) presentment, demand, protest and notice of every kind; (b) any right to require Lender to proceed first against Borrower, any other guarantor or any collateral; (c) any defense arising from the bankruptcy, dissolution or lack of authority of Borrower; (d) any defense arising from an election of remedies; and (e) until the Guaranteed Obligations have been indefeasibly paid, all rights of subrogation, reimbursement and contribution.
      4.  Lender’s Actions.  Lender may, without notice to or consent of Guarantor, renew, extend or modify the Note, increase or decrease the rate of interest, release or substitute collateral, release any party, and apply payments in such order as Lender elects, all without affecting the liability of Guarantor.
      5.  Financial Covenants of Guarantor.  Guarantor shall maintain unencumbered liquid assets of not less than $${random.pick(['150,000.00', '250,000.00', '500,000.00'])} and a net worth of not less than $${random.pick(['1,000,000.00', '2,500,000.00'])}, tested as of December 31 of each year, and shall deliver to Lender a signed personal financial statement within ninety (90) days after each calendar year and a complete copy of each federal tax return within thirty (30) days after filing.
      6.  Reinstatement.  This Guaranty shall continue or be reinstated if any payment of the Guaranteed Obligations is rescinded or must be returned by Lender upon the insolvency of any person, as though such payment had not been made.
      7.  Subordination.  All indebtedness of Borrower to Guarantor is subordinated to the Guaranteed Obligations. Guarantor shall hold in trust for Lender anything received on such indebtedness during a default.
      8.  Notices.  Notices shall be in writing and sent by certified mail or nationally recognized overnight courier to the addresses stated above, with a copy of notices to Lender to ${[random.pick(['Hale, Strickland & Voss, P.C.', 'Burnham Tate LLP', 'Ellery & Marsh, PLLC'])]}, Attention: Commercial Finance Group, and shall be effective three (3) business days after mailing.
      9.  Miscellaneous.  This Guaranty binds the heirs, executors and assigns of Guarantor, may be amended only in writing, and shall be governed by the laws of the State in which Lender’s office stated above is located. Any amount not paid within ten (10) days of demand shall bear interest at the default rate of the Note. GUARANTOR AND LENDER EACH KNOWINGLY WAIVE TRIAL BY JURY.
    `)
      p(...runs);
    sheet.ensure(110);
    sheet.paragraph(
      'IN WITNESS WHEREOF, Guarantor has executed this Guaranty as of the day and year first above written.',
      {
        after: 12,
      },
    );
    sheet.text(300, sheet.y, 'GUARANTOR:', { bold: true });
    sheet.y += 52;
    sheet.signature(300, sheet.y, 230, { signed, label: g.name, field: 'guaranty_signed' });
    sheet.text(300, sheet.y + 3, [v('guarantor_name', g.name), ', individually']);
    sheet.text(left, sheet.y - 52, 'WITNESS:', { bold: true });
    sheet.signature(left, sheet.y, 170, { signed, label: 'Witness' });
    sheet.text(left, sheet.y + 3, 'Print name:', { size: 9 });
  },
};
