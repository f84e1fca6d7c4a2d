import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-loanagr-vendor',
  docType: 'loan_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, approval } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    const pct = (field: string, value: number): Run => v(field, `${rate(value)}%`, plainRate(value));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    const sheet = open({
      margins: { top: 60, bottom: 56, left: 44, right: 44 },
      style: { font: 'condensed', size: 11, align: 'justify', leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        if (pageNo > 1)
          page.text(44, 34, ['Business Loan Agreement (Term) – Loan No. ', v('loan_number', facts.loanNumber)], {
            size: 8.5,
            align: 'left',
          });
        page.text(44, page.height - 40, 'BLA-200 (4/19) © FinDoc Systems', { size: 7, align: 'left' });
        page.text(44, page.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 524, align: 'right' });
      },
    });
    sheet.paragraph('BUSINESS LOAN AGREEMENT', { size: 17, bold: true, align: 'center', after: 10 });
    const y = sheet.y;
    const place = (field: string, at: typeof lender.address): Run =>
      v(field, `${at.street}\n${at.city}, ${at.state} ${at.zip}`, oneLine(at));
    sheet.rect(44, y, 262, 62);
    sheet.rect(306, y, 262, 62);
    sheet.text(48, y + 3, 'BORROWER', { size: 7, align: 'left' });
    sheet.text(
      48,
      y + 14,
      [v('borrower_name', borrower.name, borrower.name, true), '\n', place('borrower_address', borrower.address)],
      { align: 'left', width: 254 },
    );
    sheet.text(310, y + 3, 'LENDER', { size: 7, align: 'left' });
    sheet.text(
      310,
      y + 14,
      [v('lender_name', lender.name, lender.name, true), '\n', place('lender_address', lender.address)],
      { align: 'left', width: 254 },
    );
    const cells: [string, Run[]][] = [
      ['LOAN NO.', [v('loan_number', facts.loanNumber)]],
      ['LOAN AMOUNT', ['$', cash('principal_amount', facts.principalCents)]],
      ['AGREEMENT DATE', [longDate(facts.noteDate)]],
      ['OFFICER', [v('loan_officer', approval.officer)]],
    ];
    cells.forEach(([label, runs], i) => {
      sheet.rect(44 + i * 131, y + 62, 131, 28);
      sheet.text(48 + i * 131, y + 65, label, { size: 7, align: 'left' });
      sheet.text(48 + i * 131, y + 75, runs, { align: 'left' });
    });
    sheet.y = y + 102;
    const p = (head: string, ...runs: Run[]): void => sheet.paragraph([bold(`${head}. `), ...runs], { after: 6 });
    const item = (head: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${head}. `), ...runs], { indent: 22, after: 4 });
    sheet.paragraph(
      prose`${bold('THIS BUSINESS LOAN AGREEMENT dated ')}${bold(longDate(facts.noteDate))}${bold(', is made and executed between ')}${v('borrower_name', borrower.name, borrower.name, true)}${bold(' (“Borrower”) and ')}${v('lender_name', lender.name, lender.name, true)}${bold(' (“Lender”) on the following terms and conditions. ')}Borrower has applied to Lender for a commercial loan or loans. Borrower understands and agrees that in granting, renewing, or extending any Loan, Lender is relying upon Borrower’s representations, warranties, and agreements as set forth in this Agreement.`,
    );
    for (const [label, runs] of entries`
      TERM | This Agreement shall be effective as of ${longDate(facts.noteDate)}, and shall continue in full force and effect until such time as all of Borrower’s Loans in favor of Lender have been paid in full, including principal, interest, costs, expenses, attorneys’ fees, and other fees and charges, or until ${day('maturity_date', facts.maturityDate)}, whichever is later.
      THE LOAN | Lender agrees to lend $${cash('principal_amount', facts.principalCents)}, bearing interest at a ${v('rate_type', facts.rateType)} rate, initially ${pct('interest_rate', facts.rate)}, payable ${v('payment_frequency', 'monthly')} in payments of $${cash('payment_amount', facts.paymentCents)} from ${day('first_payment_date', facts.firstPaymentDate)}. The proceeds are for: ${v('loan_purpose', approval.purpose)}.
      CONDITIONS PRECEDENT TO EACH ADVANCE | Lender’s obligation to make the initial Advance and each subsequent Advance under this Agreement shall be subject to the fulfillment to Lender’s satisfaction of all of the conditions set forth in this Agreement and in the Related Documents:
    `)
      p(label, ...runs);
    item(
      'Loan Documents',
      'Borrower shall provide to Lender the following documents for the Loan: (1) the Note; (2) Security Agreements granting to Lender security interests in the Collateral; (3) financing statements and all other documents perfecting Lender’s Security Interests; (4) evidence of insurance as required below; (5) guaranties; together with all such Related Documents as Lender may require.',
    );
    for (const condition of approval.conditions) item('Condition', v('conditions', condition), '.');
    for (const [label, runs] of entries`
      Borrower’s Authorization | Borrower shall have provided in form and substance satisfactory to Lender properly certified resolutions, duly authorizing the execution and delivery of this Agreement, the Note and the Related Documents.
      Payment of Fees and Expenses | Borrower shall have paid to Lender all fees, including a loan fee of $${money(Math.round(facts.principalCents * 0.005))} and a document preparation fee of $350.00, then due and payable.
    `)
      item(label, ...runs);
    p(
      'COLLATERAL',
      ...prose`The Loan is secured by ${v('collateral_description', facts.collateral)}, and by real property at ${v('property_address', oneLine(facts.property.address))}.`,
    );
    const guarantors: Run[] = [];
    facts.guarantors.forEach((party, i) => {
      guarantors.push(...(i > 0 ? ['; '] : []), v('guarantor_name', party.name));
    });
    for (const [label, runs] of entries`
      GUARANTIES | Prior to disbursement of any Loan proceeds, furnish executed guaranties of the Loan in favor of Lender, executed by the guarantors named below, on Lender’s forms: ${guarantors}${facts.guarantyLimitCents === null ? prose`. Each guaranty is ${v('guaranty_type', 'unlimited')} in amount.` : prose`. Each guaranty is ${v('guaranty_type', 'limited')} to $${cash('guaranty_limit', facts.guarantyLimitCents)}.`}
      REPRESENTATIONS AND WARRANTIES | Borrower represents and warrants to Lender, as of the date of this Agreement and as of the date of each disbursement of loan proceeds:
    `)
      p(label, ...runs);
    for (const [label, runs] of entries`
      Organization | Borrower is ${v('borrower_entity_type', borrower.entityType ?? '')} which is, and at all times shall be, duly organized, validly existing, and in good standing under and by virtue of the laws of the State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}. Borrower maintains an office at ${v('borrower_address', oneLine(borrower.address))}. Borrower’s taxpayer identification number is ${v('borrower_tin', borrower.tin)}.
      Financial Information | Each of Borrower’s financial statements supplied to Lender truly and completely disclosed Borrower’s financial condition as of the date of the statement, and there has been no material adverse change subsequent to the date of the most recent one.
      Legal Effect; Litigation | This Agreement constitutes legal, valid, and binding obligations of Borrower. No litigation, claim, investigation, administrative proceeding or similar action against Borrower is pending or threatened which may materially adversely affect Borrower’s financial condition.
      Hazardous Substances | Except as disclosed to Lender in writing, during Borrower’s ownership of the Collateral there has been no use, generation, storage, treatment, disposal or release of any Hazardous Substance in violation of any Environmental Laws.
    `)
      item(label, ...runs);
    p(
      'AFFIRMATIVE COVENANTS',
      'Borrower covenants and agrees with Lender that, so long as this Agreement remains in effect, Borrower will:',
    );
    for (const [label, runs] of entries`
      Financial Statements | Furnish Lender with: (a) as soon as available, but in no event later than one hundred twenty (120) days after the end of each fiscal year, Borrower’s balance sheet and income statement for the year ended, reviewed by a certified public accountant; (b) tax returns no later than thirty (30) days after filing.
      Financial Covenants and Ratios | Maintain a ratio of Cash Flow to debt service of not less than ${random.pick(['1.20', '1.25', '1.30'])} to 1.00, tested annually, and a Tangible Net Worth of not less than $${money(Math.round(facts.principalCents * 0.4))}.
      Insurance | Maintain fire and other risk insurance, public liability insurance of not less than $1,000,000.00 per occurrence, and such other insurance as Lender may require, in form, amounts, coverages and with insurance companies acceptable to Lender. Each policy shall name Lender as loss payee or mortgagee.
      Other Agreements; Taxes; Performance | Comply with all terms of all other agreements; pay and discharge when due all of its indebtedness and obligations, including taxes and assessments; and perform all terms of the Note and the Related Documents in a timely manner.
    `)
      item(label, ...runs);
    for (const [label, runs] of entries`
      NEGATIVE COVENANTS | Borrower shall not, without the prior written consent of Lender: (1) except for trade debt incurred in the normal course of business, create or assume indebtedness for borrowed money exceeding $50,000.00 in any year; (2) sell, transfer, mortgage or pledge any of Borrower’s assets; (3) engage in any business activities substantially different than those in which Borrower is presently engaged, cease operations, merge or dissolve; (4) pay any distributions while an Event of Default exists, other than for taxes; or (5) lend money to or guarantee the debt of another.
      DEFAULT | Each of the following shall constitute an Event of Default under this Agreement: payment default; failure to comply with any other term of this Agreement or the Related Documents; false statements; insolvency; defective collateralization; creditor or forfeiture proceedings; events affecting a guarantor; a change in ownership of twenty-five percent (25%) or more; and adverse change. If any default other than a payment default is curable, it may be cured within fifteen (15) days of notice.
      EFFECT OF AN EVENT OF DEFAULT | If any Event of Default shall occur, all commitments and obligations of Lender under this Agreement immediately will terminate and, at Lender’s option, all Indebtedness will become due and payable. Interest then accrues at ${pct('default_rate', facts.defaultRate)}. A late charge of ${pct('late_charge_percent', facts.lateChargePercent)} applies to payments ${v('grace_days', `${facts.graceDays}`)} days late, as the Note provides.
      DEFINITIONS | The following capitalized words and terms shall have the following meanings when used in this Agreement. All references to dollar amounts shall mean amounts in lawful money of the United States of America. Accounting words and terms not otherwise defined shall have the meanings assigned to them in accordance with generally accepted accounting principles:
    `)
      p(label, ...runs);
    for (const [label, runs] of entries`
      Note | The word “Note” means the Promissory Note dated ${day('note_date', facts.noteDate)} and executed by ${v('borrower_name', borrower.name)} in the principal amount of $${cash('principal_amount', facts.principalCents)}, together with all renewals of, extensions of, modifications of, refinancings of, consolidations of, and substitutions for the note.
      Advance | The word “Advance” means a disbursement of Loan funds made, or to be made, to Borrower or on Borrower’s behalf under the terms and conditions of this Agreement.
      Permitted Liens | The words “Permitted Liens” mean liens and security interests securing Indebtedness owed by Borrower to Lender; liens for taxes, assessments, or similar charges either not yet due or being contested in good faith; liens of materialmen, mechanics, warehousemen, or carriers arising in the ordinary course of business; and purchase money liens upon property acquired in the ordinary course of business.
      Related Documents | The words “Related Documents” mean all promissory notes, credit agreements, loan agreements, environmental agreements, guaranties, security agreements, mortgages, deeds of trust, security deeds, collateral mortgages, and all other instruments, agreements and documents, whether now or hereafter existing, executed in connection with the Loan.
    `)
      item(label, ...runs);
    for (const [label, runs] of entries`
      CESSATION OF ADVANCES; RIGHT OF SETOFF | Lender shall have no obligation to disburse Loan proceeds if Borrower or any Guarantor is in default, becomes incompetent or insolvent, or if there occurs a material adverse change in Borrower’s financial condition or in the value of any Collateral. To the extent permitted by applicable law, Lender reserves a right of setoff in all Borrower’s accounts with Lender, excluding IRA, Keogh and trust accounts for which setoff would be prohibited by law.
      MISCELLANEOUS PROVISIONS | This Agreement, together with any Related Documents, constitutes the entire understanding of the parties. Borrower agrees to pay upon demand all of Lender’s costs and expenses, including attorneys’ fees. Borrower consents to Lender’s sale or transfer of participation interests in the Loan. Lender shall not be deemed to have waived any rights unless such waiver is given in writing. Time is of the essence in the performance of this Agreement.
    `)
      p(label, ...runs);
    sheet.ensure(150);
    sheet.paragraph(
      `BORROWER ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS BUSINESS LOAN AGREEMENT AND AGREES TO ITS TERMS. THIS AGREEMENT IS DATED ${longDate(facts.noteDate).toUpperCase()}.`,
      { bold: true, after: 10 },
    );
    const at = sheet.y;
    sheet.text(44, at, 'BORROWER:', { bold: true, align: 'left' });
    sheet.text(44, at + 13, [v('borrower_name', borrower.name)], { align: 'left' });
    sheet.signature(60, at + 60, 210, { signed, label: borrower.signer });
    sheet.text(44, at + 50, 'By:', { align: 'left' });
    sheet.text(60, at + 63, `${borrower.signer}, ${borrower.capacity ?? ''}`, { align: 'left' });
    sheet.text(320, at, 'LENDER:', { bold: true, align: 'left' });
    sheet.text(320, at + 13, [v('lender_name', lender.name)], { align: 'left' });
    sheet.signature(336, at + 60, 210, { signed, label: lender.signer });
    sheet.text(320, at + 50, 'By:', { align: 'left' });
    sheet.text(336, at + 63, `${lender.signer}, Authorized Officer`, { align: 'left' });
  },
};
