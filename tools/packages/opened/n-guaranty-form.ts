import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-guaranty-form',
  docType: 'guaranty',
  suits: (facts) => facts.guarantors.length > 0,
  draw(open, facts, { random, signed, subject }) {
    const { lender } = facts;
    const [borrower] = facts.borrowers;
    const guarantor = facts.guarantors[subject];
    if (borrower === undefined || guarantor === undefined) return;
    const limit = facts.guarantyLimitCents;
    const sheet = open({
      size: random.chance(0.5) ? [612, 1008] : [612, 792],
      margins: { top: 40, bottom: 56, left: 48, right: 48 },
      style: { font: 'franklin', size: 9, leading: 1.28 },
      furniture: (page, pageNo, pageCount) => {
        page.text(48, page.height - 42, 'Form G-301 (Rev. 02/2020)', { size: 7 });
        page.text(48, page.height - 42, [v('lender_name', lender.name)], { size: 7, width: 516, align: 'center' });
        page.text(48, page.height - 42, `${pageNo}/${pageCount}`, { size: 7, width: 516, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    const day = (field: string, iso: string): Run => v(field, numericDate(iso), iso);
    sheet.text(48, 40, 'CONTINUING GUARANTY', { size: 17, bold: true });
    sheet.text(48, 62, '(Individual Guarantor)', { size: 9 });
    const box = (x: number, y: number, w: number, h: number, label: string, runs: Run[]): void => {
      sheet.rect(x, y, w, h, { thickness: 0.8 });
      sheet.text(x + 4, y + 3, label, { size: 6.5 });
      sheet.text(x + 4, y + 13, runs, { size: 9.5, width: w - 8 });
    };
    box(340, 38, 112, 30, 'Date of Guaranty', [day('guaranty_date', facts.noteDate)]);
    box(452, 38, 112, 30, 'Loan / Account No.', [v('loan_number', facts.loanNumber)]);
    box(
      48,
      78,
      258,
      42,
      'Guarantor (name and residence address)',
      prose`${v('guarantor_name', guarantor.name)}\n${v('guarantor_address', oneLine(guarantor.address))}`,
    );
    box(306, 78, 258, 42, 'Bank', [v('lender_name', lender.name), '\n', v('lender_address', oneLine(lender.address))]);
    box(
      48,
      120,
      258,
      42,
      'Customer (the “Debtor”)',
      prose`${v('borrower_name', borrower.name)}\n${v('borrower_address', oneLine(borrower.address))}`,
    );
    box(306, 120, 129, 42, 'Amount of Debtor’s Note', ['$', cash('principal_amount', facts.principalCents)]);
    box(435, 120, 129, 42, 'Date of Debtor’s Note', [day('note_date', facts.noteDate)]);
    sheet.y = 176;
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 7, align: 'justify' });
    for (const runs of paragraphs`
      ${bold('1. What is guaranteed. ')}To induce the Bank to give or continue credit to the Debtor, the Guarantor guarantees to the Bank the payment when due of every debt, liability and obligation of the Debtor to the Bank, whether it now exists or arises later, direct or indirect, including the Note described above and interest, fees and costs of collection (the “Obligations”).
      ${bold('2. Limit of liability. ')}(The box that is checked applies. If none is checked, the guaranty is not limited.)
    `)
      p(...runs);
    const option = (marked: boolean, label: string, runs: Run[]): void => {
      sheet.ensure(30);
      sheet.checkbox(62, sheet.y, { marked, label, field: 'guaranty_type', size: 9, look: 'tick' });
      sheet.paragraph(runs, { indent: 32, after: 5 });
    };
    option(
      limit === null,
      'Unlimited',
      prose`${limit === null ? v('guaranty_type', 'Unlimited', 'unlimited', true) : bold('Unlimited')}. The Guarantor is liable for all of the Obligations, without limit as to amount.`,
    );
    option(
      limit !== null,
      'Limited',
      limit === null
        ? prose`${bold('Limited')}. The Guarantor’s liability for the principal of the Obligations shall not be more than $ ______________, plus interest and costs.`
        : prose`${v('guaranty_type', 'Limited', 'limited', true)}. The Guarantor’s liability for the principal of the Obligations shall not be more than $ ${cash('guaranty_limit', limit)}, plus interest and costs.`,
    );
    option(
      false,
      'Percentage',
      prose`${bold('Percentage')}. The Guarantor is liable for ______ % of the Obligations outstanding when demand is made.`,
    );
    for (const runs of paragraphs`
      ${bold('3. Security. ')}This guaranty is   unsecured unless the following line is completed. Security: ${random.chance(0.3) ? 'second mortgage on Guarantor’s residence.' : 'None.'}
      ${bold('4. Continuing guaranty. ')}This is a continuing guaranty. It remains in force, although at times there may be no Obligations, until the Bank has received written notice of its termination at the address above and has had ten business days to act on it. Termination does not affect Obligations that exist or are committed at that time, nor their renewal or extension. The death or incapacity of the Guarantor is not notice.
      ${bold('5. Absolute obligation. ')}The Guarantor’s liability is primary. The Bank may enforce it without first proceeding against the Debtor, another guarantor or any security. It is not affected because the Bank releases or does not perfect security, gives time, changes a rate, settles with the Debtor, or because the Debtor was not authorized to incur an Obligation.
      ${bold('6. Waivers. ')}The Guarantor waives notice of the acceptance of this guaranty and of the creation of Obligations, presentment, demand, protest and notice of dishonor; all defenses of a surety; and, until the Obligations are paid in full, every right of subrogation and contribution.
      ${bold('7. Subordination. ')}What the Debtor owes the Guarantor is subordinated to the Obligations. After a default the Guarantor will hold in trust, and hand to the Bank, whatever it receives on that debt.
      ${bold('8. Information. ')}The Guarantor will furnish a signed personal financial statement each year and whenever asked, and federal returns with all schedules within thirty days of filing. The Guarantor relies on its own knowledge of the Debtor’s affairs and does not expect the Bank to supply any.
      ${bold('9. Set-off. ')}The Bank has a lien on, and may without notice apply to this guaranty, any deposit or other property of the Guarantor in its hands, except where the law forbids it.
      ${bold('10. Default. ')}If the Debtor defaults, or the Guarantor dies, becomes insolvent, or gives false information, the Bank may declare all Obligations due as to the Guarantor although they are not yet due from the Debtor.
      ${bold('11. Costs. ')}The Guarantor will pay the costs of enforcing this guaranty, with reasonable attorneys’ fees, and interest on sums demanded at the rate of the Note.
      ${bold('12. Returned payments. ')}If the Bank must give back a payment it received on the Obligations, this guaranty is revived as to that payment, even if it had been cancelled or returned.
      ${bold('13. Marital community. ')}Where the law of the Guarantor’s residence recognizes community property, recourse may be had against the Guarantor’s separate property and the community’s.
      ${bold('14. General. ')}This guaranty binds heirs and successors. If several sign, each is liable for the whole. It is governed by the law of the state in which the Bank’s office above is located. No officer may change it orally. It is in addition to any other guaranty given to the Bank, and is not cancelled by a later one unless that one says so.
    `)
      p(...runs);
    sheet.ensure(130);
    p(
      bold('NOTICE TO GUARANTOR: '),
      'You are being asked to guarantee this debt. Think carefully before you do. If the borrower does not pay the debt, you will have to. Be sure you can afford to pay if you have to, and that you want to accept this responsibility.',
    );
    const at = sheet.y + 42;
    sheet.signature(48, at, 250, { signed, label: guarantor.name, field: 'guaranty_signed' });
    sheet.text(48, at + 3, ['Guarantor: ', v('guarantor_name', guarantor.name)]);
    sheet.signature(330, at, 200, { signed: signed && random.chance(0.5), label: 'Witness' });
    sheet.text(330, at + 3, 'Witness');
    sheet.text(48, at + 22, 'FOR BANK USE:', { size: 7, bold: true });
    sheet.text(
      48,
      at + 32,
      prose`Officer ${v('loan_officer', facts.approval.officer)}   Branch ${v('branch_code', facts.approval.branch)}   ID verified: driver license`,
      { size: 7.5 },
    );
  },
};
