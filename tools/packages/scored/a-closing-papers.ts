import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';
import { boxRow, centred, innerWidth, labelList, table, ticked } from './a-forms.ts';
import { notary, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Papers that borrowers sign at the table: insurance, errors and omissions, the right to cancel. */

const insurance: Layout = {
  id: 'a-insurance-agreement-bank',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      margins: { left: 44, right: 44, top: 46, bottom: 46 },
    });
    centred(sheet, 'AGREEMENT TO PROVIDE INSURANCE', { size: 15, bold: true }, 10);
    boxRow(
      sheet,
      [
        { w: 2, label: 'Principal', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1.4, label: 'Loan Date', runs: f.day('note_date', facts.noteDate, 'dash') },
        { w: 1.4, label: 'Maturity', runs: f.day('maturity_date', facts.maturityDate, 'dash') },
        { w: 1.6, label: 'Loan No', runs: v('loan_number', facts.loanNumber) },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 8;
    labelList(
      sheet,
      [
        ['Grantor:', t`${f.borrowers(facts)}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`],
        ['Lender:', t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`],
      ],
      { labelWidth: 64, label: { bold: true, size: 9.5 } },
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(
      t`**INSURANCE REQUIREMENTS.** Grantor understands that insurance coverage is required in connection with the extending of a loan or the providing of other financial accommodations to Grantor by Lender. These requirements are set forth in the security documents for the loan. The following minimum insurance coverages must be provided on the following described collateral (the "Collateral"):`,
    );
    const what = f.realEstate(facts)
      ? over('collateral_description', t`Real property at ${f.place('property_address', facts.property.address)}`)
      : t`${v('collateral_description', facts.collateral)}`;
    labelList(
      sheet,
      entries`
        Collateral: | ${what}
        Type: | ${random.pick(['Fire and extended coverage', 'All risks, including fire, theft and liability', 'Hazard and, where required, flood'])}
        Amount: | ${random.pick(['Full insurable value', f.roundUsd('hazard_coverage_amount', facts.hazard.coverageCents)])}
        Basis: | Replacement value
        Endorsements: | Lender loss payable clause with stipulation that coverage will not be cancelled or diminished without a minimum of 10 days’ prior written notice to Lender
        Latest delivery: | By the loan closing date
      `,
      { x: 74, width: 490, labelWidth: 90, label: { bold: true, size: 9.5 } },
    );
    say(
      t`**INSURANCE COMPANY.** Grantor may obtain insurance from any insurance company Grantor may choose that is reasonably acceptable to Lender. Grantor understands that credit may not be denied solely because insurance was not purchased through Lender.`,
    );
    say(
      t`**FAILURE TO PROVIDE INSURANCE.** Grantor agrees to deliver to Lender, on the delivery date stated above, evidence of the required insurance, with an effective date of ${f.day('note_date', facts.noteDate)} or earlier. If Grantor fails to do so, Lender may, at Grantor's expense, provide such insurance. The cost of any such insurance shall become part of the indebtedness. UNLESS OTHERWISE DISCLOSED, IF LENDER SO PROCURES INSURANCE, IT WILL PROVIDE LIMITED PROTECTION AGAINST PHYSICAL DAMAGE TO THE COLLATERAL.`,
    );
    say(
      t`**AUTHORIZATION.** For purposes of insurance coverage on the Collateral, Grantor authorizes Lender to provide to any person all information it deems appropriate, whether regarding the Collateral, the loan, or both.`,
    );
    sheet.paragraph(t`**GRANTOR:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', {});
    sheet.ensure(70);
    const top = sheet.y;
    sheet.text(52, top + 6, 'FOR LENDER USE ONLY   INSURANCE VERIFICATION', { size: 8.5, bold: true });
    sheet.text(
      52,
      top + 22,
      'DATE: ______________   PHONE: ______________   AGENT: ______________________   POLICY NO: ______________',
      { size: 8 },
    );
    sheet.rect(44, top, innerWidth(sheet), 42);
  },
};

const coverage: Layout = {
  id: 'a-insurance-agreement-letter',
  docType: 'agreement_to_provide_insurance',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'slab'] as const), size: 10 },
      margins: { left: 64, right: 64, top: 60, bottom: 60 },
    });
    sheet.y =
      sheet.text(
        64,
        sheet.y,
        random.pick(['Agreement to Provide Insurance', 'AGREEMENT TO PROVIDE PROPERTY INSURANCE']),
        { size: 15, bold: true },
      ) + 8;
    sheet.paragraph(
      t`To my agent: please issue evidence of insurance to ${v('mortgagee_name', facts.lender.name)}, its successors and assigns, ${f.place('lender_address', facts.lender.address)}, as mortgagee and loss payee, loan ${v('loan_number', facts.loanNumber)}.`,
    );
    table(
      sheet,
      [150, innerWidth(sheet) - 150],
      [
        ['Insured', f.borrowers(facts, { joint: ', ' })],
        ['Property', f.place('property_address', facts.property.address)],
        ['Lender', f.who('lender_name', facts.lender)],
        ['Company', v('insurer_name', facts.hazard.insurer)],
        ['Policy', v('hazard_policy_number', facts.hazard.policy)],
        ['Coverage at least', f.usd('hazard_coverage_amount', facts.hazard.coverageCents)],
        ['Deductible at most', f.usd('hazard_deductible', facts.hazard.deductibleCents)],
        [
          'In force',
          t`${f.day('hazard_effective_date', facts.hazard.from, 'slash')} to ${f.day('hazard_expiration_date', facts.hazard.to, 'slash')}`,
        ],
      ],
      { cell: { size: 10 }, pad: 5 },
    );
    sheet.y += 12;
    for (const text of [
      'I agree to keep this insurance in force until the loan is paid, to pay the premiums when due, and to give the lender a renewal at least fifteen days before the policy ends.',
      'Insurance requirements: coverage for fire and the hazards of an extended coverage endorsement on a replacement cost basis; a standard mortgage clause; and ten days’ notice of cancellation. If the building is in a special flood hazard area, flood insurance is required too.',
      'I may choose the agent and the company. If I do not provide insurance the lender may buy it and charge me. That insurance may cost more and may cover only the lender.',
    ])
      sheet.paragraph(text, { align: 'justify' });
    ticked(sheet, 64, sheet.y, facts.flood.inHazardArea, 'Flood insurance is required for this loan.');
    sheet.y += 22;
    signers(sheet, facts.borrowers, options, facts, 'x-line', { dateLine: true });
  },
};

const compliance: Layout = {
  id: 'a-errors-compliance-agreement',
  docType: 'errors_omissions',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'sans', 'book'] as const), size: 10.5 },
      margins: { left: 64, right: 64, top: 64, bottom: 60 },
    });
    centred(
      sheet,
      random.pick(['COMPLIANCE AGREEMENT', 'ERRORS AND OMISSIONS / COMPLIANCE AGREEMENT']),
      { size: 14, bold: true },
      14,
    );
    labelList(
      sheet,
      [
        ['Lender', f.who('lender_name', facts.lender)],
        ['Borrower(s)', f.borrowers(facts, { joint: ', ' })],
        ['Property', f.place('property_address', facts.property.address)],
        ['Loan No.', v('loan_number', facts.loanNumber)],
        ['Loan amount', f.usd('principal_amount', facts.principalCents)],
        ['Date', f.day('note_date', facts.noteDate)],
      ],
      { labelWidth: 90, underline: true, gap: 7 },
    );
    sheet.y += 10;
    const say = (text: string): void => sheet.paragraph(text, { align: 'justify', leading: 1.3 });
    say(
      'The undersigned borrower(s), for and in consideration of the above-referenced Lender this date funding the closing of this loan, agree, if requested by Lender or the closing agent for Lender, to fully cooperate and adjust for clerical errors any or all loan closing documentation, if deemed necessary or desirable in the reasonable discretion of Lender, to enable it to sell, convey, seek guaranty of, or market the loan to any entity.',
    );
    say(
      'The undersigned agree to comply with all requests within thirty (30) days from the date of mailing. If the undersigned fail to meet this obligation, they agree to bear all costs, including actual expenses, legal fees and marketing losses, that Lender incurs as a result.',
    );
    say(
      'This agreement is made to assure that the loan documentation executed this date will conform and be acceptable in the marketplace in the instance of transfer, sale or conveyance by Lender of its interest in and to the said documentation.',
    );
    signers(sheet, facts.borrowers, options, facts, 'under', { dateLine: true });
    notary(sheet, facts.borrowers, facts, options, 'plain', { size: 10 });
  },
};

const powerToCorrect: Layout = {
  id: 'a-errors-limited-power',
  docType: 'errors_omissions',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['typewriter', 'franklin'] as const), size: 10 },
      margins: { left: 58, right: 58, top: 56, bottom: 56 },
    });
    sheet.text(
      58,
      sheet.y,
      t`File: ${v('settlement_file_number', facts.title.fileNumber)}     Loan: ${v('loan_number', facts.loanNumber)}`,
      { size: 8.5 },
    );
    sheet.y += 26;
    centred(sheet, 'ERRORS AND OMISSIONS AGREEMENT', { size: 13, bold: true }, 2);
    centred(sheet, '(with limited power of attorney to correct)', { size: 9.5 }, 12);
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.3 });
    say(
      t`On ${f.day('note_date', facts.noteDate)}, ${f.borrowers(facts)} ("Borrower") closed a loan of ${f.usd('principal_amount', facts.principalCents)} with ${f.who('lender_name', facts.lender)} ("Lender") through ${v('settlement_agent', facts.title.agent.name)}.`,
    );
    say(
      t`1. If any document signed in connection with the loan misstates, omits or inaccurately reflects the true terms of the loan because of a unilateral or mutual mistake or a clerical error, Borrower will, on request, sign replacements or initial corrections, and will pay any sum that was misstated on the closing figures.`,
    );
    say(
      t`2. If a document is lost or destroyed, Borrower will sign another of the same tenor on receipt of an affidavit of loss.`,
    );
    say(
      t`3. Borrower appoints Lender, through its officers, as attorney in fact to correct typographical errors in names, addresses, the legal description, dates and numbers, but not to raise the interest rate, lengthen the term, or increase the principal or the payment.`,
    );
    say(
      t`4. The appointment is coupled with an interest, ends 180 days after closing, and is not affected by later disability. Failure to cooperate within ten days of a request is a default under the note.`,
    );
    signers(sheet, facts.borrowers, options, facts, 'seal', { x: 280, width: 200, text: { size: 9.5 } });
    notary(sheet, facts.borrowers, facts, options, 'witness', { size: 9.5 });
  },
};

const refinance = (facts: Parameters<NonNullable<Layout['suits']>>[0]): boolean =>
  facts.product === 'residential_refinance';

const cancelForm: Layout = {
  id: 'a-right-to-cancel-form',
  docType: 'right_to_cancel',
  suits: refinance,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'franklin', 'condensed'] as const), size: 10 },
      margins: { left: 56, right: 56, top: 50, bottom: 50 },
    });
    centred(sheet, 'NOTICE OF RIGHT TO CANCEL', { size: 16, bold: true }, 10);
    boxRow(sheet, [
      {
        w: 1,
        label: 'LENDER',
        runs: t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
      },
      { w: 1, label: 'BORROWERS/OWNERS', runs: t`${f.borrowers(facts, { joint: '\n' })}` },
    ]);
    boxRow(
      sheet,
      [
        { w: 1, label: 'DATE', runs: f.day('note_date', facts.noteDate, 'slash') },
        { w: 1, label: 'LOAN NO.', runs: v('loan_number', facts.loanNumber) },
        { w: 2, label: 'PROPERTY', runs: f.place('property_address', facts.property.address) },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 10;
    const part = (head: string, ...texts: (readonly Run[])[]): void => {
      sheet.paragraph(t`**${head}**`, { after: 3 });
      for (const runs of texts) sheet.paragraph(runs, { align: 'justify' });
    };
    part(
      'YOUR RIGHT TO CANCEL',
      t`You are entering into a transaction that will result in a mortgage, lien or security interest on your home. You have a legal right under federal law to cancel this transaction, without cost, within three business days from whichever of the following events occurs last: (1) the date of the transaction, which is ${f.day('note_date', facts.noteDate)}; or (2) the date you received your Truth in Lending disclosures; or (3) the date you received this notice of your right to cancel.`,
      t`If you cancel the transaction, the mortgage, lien or security interest is also cancelled. Within 20 calendar days after we receive your notice, we must take the steps necessary to reflect the fact that it has been cancelled, and we must return to you any money or property you have given to us or to anyone else in connection with this transaction. You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return it. If we do not take possession of it within 20 calendar days of your offer, you may keep it without further obligation.`,
    );
    part(
      'HOW TO CANCEL',
      t`If you decide to cancel this transaction, you may do so by notifying us in writing, at ${f.who('lender_name', facts.lender)}, ${f.place('lender_address', facts.lender.address)}. You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. If you cancel by mail or telegram, you must send the notice no later than midnight of ${f.day('rescission_end_date', facts.disclosure.rescissionEnd)} (or midnight of the third business day following the latest of the three events listed above).`,
    );
    const top = sheet.y;
    sheet.text(64, top + 8, 'I WISH TO CANCEL', { size: 11, bold: true });
    sheet.signature(64, top + 54, 240, { signed: false, label: 'I wish to cancel' });
    sheet.text(64, top + 57, 'Consumer’s Signature', { size: 8 });
    sheet.text(360, top + 44, 'Date ____________________', { size: 10 });
    sheet.rect(56, top, innerWidth(sheet), 74);
    sheet.y = top + 84;
    part('ON THE DATE LISTED ABOVE I RECEIVED TWO COMPLETED COPIES OF THIS NOTICE');
    signers(sheet, facts.borrowers, options, facts, 'x-line', { dateLine: true });
  },
};

const cancelNewLoan: Layout = {
  id: 'a-right-to-cancel-same-lender',
  docType: 'right_to_cancel',
  suits: refinance,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'slab'] as const), size: 11 },
      margins: { left: 72, right: 72, top: 60, bottom: 56 },
      furniture: (s) => s.text(72, s.height - 36, 'Model form H-9 (rev.)   Customer copy 1 of 2', { size: 7.5 }),
    });
    sheet.y = sheet.text(72, sheet.y, t`${f.who('lender_name', facts.lender, true)}`, { size: 12, bold: true }) + 12;
    sheet.y =
      sheet.text(72, sheet.y, 'Notice of Right to Cancel (New Advance, Same Creditor)', { size: 14, bold: true }) + 12;
    sheet.paragraph(
      t`Customer: ${f.borrowers(facts)}     Loan: ${v('loan_number', facts.loanNumber)}     Date of transaction: ${f.day('note_date', facts.noteDate, 'plain')}`,
    );
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { leading: 1.3 });
    say(
      t`**Your right to cancel.** You are entering into a new transaction to increase the amount of credit previously provided to you. Your home is the security for this new transaction. You have a legal right under federal law to cancel it, without cost, within three business days from the last of these: the date above; the date you received your new Truth in Lending disclosures; the date you received this notice.`,
    );
    say(
      t`If you cancel this new transaction, it will not affect any amount that you presently owe. Your home is the security for that amount. Within 20 calendar days after we receive your notice of cancellation, we must take the steps needed to show that your home does not secure the increase of credit, and return any money you have given for it.`,
    );
    say(
      t`**How to cancel.** Write to us at ${f.place('lender_address', facts.lender.address)}. A mailed notice must be sent no later than midnight of ${f.day('rescission_end_date', facts.disclosure.rescissionEnd)}. We will not pay out the loan before ${f.day('disbursement_date', facts.disclosure.disbursementDate)}. An offer made after ${f.dateText(addDays(facts.noteDate, 30))} is void.`,
    );
    sheet.y += 10;
    sheet.text(72, sheet.y, 'I wish to cancel:  ______________________________  Date: ______________', { size: 11 });
    sheet.y += 34;
    sheet.paragraph('Each of us has received two copies of this notice and one copy of the disclosures.');
    signers(sheet, facts.borrowers, options, facts, 'under', { dateLine: true });
  },
};

export const closingPapers: readonly Layout[] = [
  insurance,
  coverage,
  compliance,
  powerToCorrect,
  cancelForm,
  cancelNewLoan,
];
