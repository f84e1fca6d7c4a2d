import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-sba-authorization',
  docType: 'sba_authorization',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index, approval, disbursement } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const percent = facts.principalCents > 15_000_000 ? 75 : 85;
    const sheet = open({
      margins: { top: 54, bottom: 64, left: 66, right: 66 },
      style: { font: 'serif', size: 11.5, leading: 1.24 },
      furniture: (page, pageNo) => {
        page.text(66, page.height - 50, ['SBA Loan Number: ', v('loan_number', facts.loanNumber)], { size: 8.5 });
        page.text(66, page.height - 40, ['SBA Loan Name: ', borrower.name.split(',')[0] ?? ''], { size: 8.5 });
        page.text(66, page.height - 50, `Page ${pageNo}`, { size: 8.5, width: 480, align: 'right' });
        page.text(66, page.height - 40, '(7(a) Wizard 2018)', { size: 8.5, width: 480, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, value: number): Run =>
      v(field, `${rate(value, 2 + (value % 10 === 0 ? 0 : 1))}%`, plainRate(value));
    sheet.paragraph('U.S. Small Business Administration', { bold: true, size: 13, align: 'center', after: 6 });
    sheet.paragraph('AUTHORIZATION\n(SBA 7(A) GUARANTEED LOAN)', { bold: true, size: 14, align: 'center', after: 12 });
    const y = sheet.y;
    const rows: [string, Run[]][] = [
      ['SBA Loan #', [v('loan_number', facts.loanNumber)]],
      ['SBA Loan Name', [borrower.name.split(',')[0] ?? '']],
      ['Approval Date', [v('approval_date', longDate(approval.date), approval.date)]],
      ['NAICS', [v('naics_code', approval.naics)]],
    ];
    rows.forEach(([label, runs], i) => {
      sheet.rect(66, y + i * 20, 130, 20);
      sheet.rect(196, y + i * 20, 350, 20);
      sheet.text(72, y + 5 + i * 20, label, { bold: true, size: 10 });
      sheet.text(202, y + 5 + i * 20, runs, { size: 10.5 });
    });
    const office = y + 92;
    sheet.text(
      66,
      office,
      prose`${bold('U.S. Small Business Administration\n')}Standard 7(a) Loan Guaranty Processing Center\n6501 Sylvan Road\nCitrus Heights, CA 95610`,
      { size: 10 },
    );
    sheet.text(
      316,
      office,
      prose`${bold('Lender:\n')}${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { size: 10, width: 230 },
    );
    sheet.y = office + 66;
    let letter = 64;
    const head = (text: string): void => {
      sheet.ensure(54);
      letter += 1;
      sheet.paragraph(`${String.fromCharCode(letter)}.  ${text}`, { bold: true, after: 4 });
    };
    const b = (...runs: Run[]): void => sheet.paragraph(runs, { indent: 20, after: 6 });
    for (const runs of paragraphs`
      SBA approves, under Section 7(a) of the Small Business Act as amended, Lender’s application, received on ${numericDate(addDays(approval.date, -random.int(4, 12)))}, for SBA to guarantee ${percent}% of a loan (“Loan”) in the amount of ${cash('principal_amount', facts.principalCents)} to assist:
      ${bold('Borrower: ')}${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')}\n${v('borrower_address', oneLine(borrower.address))}
      All requirements in the Authorization which refer to Borrower also apply to any Co-Borrower.
    `)
      b(...runs);
    head('THE GUARANTEE FEE IS REQUIRED');
    b(
      `Lender must pay a guarantee fee of $${money(Math.round((facts.principalCents * percent) / 100 / 40))} based on an SBA guarantee of $${money(Math.round((facts.principalCents * percent) / 100))} within 90 days of the approval date of this Authorization. No part of the fee is refundable once any disbursement is made. Borrower may be charged for the fee after initial disbursement.`,
    );
    head('ONGOING SERVICING FEE');
    b(
      'Lender agrees to pay SBA an ongoing guarantee fee equal to 0.55 of one percent per year of the guaranteed portion of the outstanding balance. Lender may not charge or otherwise pass through this fee to Borrower.',
    );
    head('IT IS LENDER’S SOLE RESPONSIBILITY TO');
    b(
      `1. Close the Loan in accordance with the terms and conditions of this Authorization.\n2. Obtain valid and enforceable Loan documents, including obtaining the signature or written consent of any obligor’s spouse if necessary.\n3. Retain all Loan closing documents and submit them to SBA for review if requested.`,
    );
    head('REQUIRED FORMS');
    b(
      'Lender may use its own forms except as otherwise instructed in this Authorization. Lender must use: SBA Form 147, Note; SBA Form 148, Guarantee, or SBA Form 148L, Limited Guarantee; SBA Form 1050, Settlement Sheet; SBA Form 159(7a), Compensation Agreement; SBA Form 722, Equal Opportunity Poster.',
    );
    head('CONTINGENCIES');
    b(
      ...prose`Lender must have satisfactory evidence before first disbursement that there has been no unremedied adverse change since the date of the application. Lender must make first disbursement of the Loan no later than ${v('approval_expiration_date', longDate(approval.expires), approval.expires)}, after which this Authorization lapses unless extended.`,
    );
    head('NOTE TERMS');
    b(
      ...prose`${bold('1. Maturity: ')}Note will mature in ${v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)} from the date of Note, on ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}.`,
    );
    if (index === null)
      b(
        ...prose`${bold('2. Repayment Terms: ')}The interest rate on the Note is ${pct('interest_rate', facts.rate)} per year, ${v('rate_type', 'fixed')}. Borrower must pay principal and interest payments of ${cash('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}.`,
      );
    else
      b(
        ...prose`${bold('2. Repayment Terms: ')}The interest rate is ${v('rate_type', 'variable')}. The initial rate is ${pct('interest_rate', facts.rate)} per year, being the ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}. The rate must be adjusted each ${v('rate_change_frequency', index.frequency)}, first on ${v('first_rate_change_date', longDate(index.firstChange), index.firstChange)}. Borrower must pay principal and interest payments of ${cash('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}.`,
      );
    if (facts.amortizationMonths > facts.termMonths)
      b(
        ...prose`Payments are based on an amortization of ${v('amortization_months', `${facts.amortizationMonths / 12} years`, `${facts.amortizationMonths}`)}; the balance is due at maturity.`,
      );
    b(
      ...prose`${bold('3. Late charge: ')}Lender may charge up to ${pct('late_charge_percent', facts.lateChargePercent)} of a payment more than ${v('grace_days', `${facts.graceDays}`)} days late.`,
    );
    head('USE OF PROCEEDS');
    sheet.ensure(80);
    let at = sheet.y + 2;
    const use = (runs: Run, text: Run[], strong = false): void => {
      sheet.text(86, at, [runs], { bold: strong, width: 90, align: 'right' });
      sheet.text(190, at, text, { bold: strong });
      at += 16;
    };
    use(cash('amount_paid_to_others', disbursement.toOthersCents), [`payable to ${disbursement.payee}`]);
    use(cash('amount_to_borrower', disbursement.toBorrowerCents), ['payable to Borrower, working capital']);
    sheet.hline(96, at - 2, 178);
    use(cash('loan_proceeds_total', facts.principalCents), ['Total'], true);
    sheet.y = at + 6;
    b(
      ...prose`Purpose of the Loan: ${v('loan_purpose', approval.purpose)}. Lender must document that Borrower used the Loan proceeds for the purposes stated in this Authorization and must complete SBA Form 1050 to document the first disbursement.`,
    );
    head('COLLATERAL CONDITIONS');
    for (const runs of paragraphs`
      Lender must obtain a lien on 100% of the interests in the following collateral and properly perfect all lien positions:
      1. Personal property: ${v('lien_position', 'first', '1')} perfected security interest in ${v('collateral_description', facts.collateral)}.
      2. Real estate: lien on land and improvements located at ${v('property_address', oneLine(facts.property.address))}, ${v('property_county', facts.property.county)} County. Lender must obtain an appraisal showing a fair market value of at least $${money(Math.round(facts.appraisedCents * 0.9))}.
    `)
      b(...runs);
    sheet.paragraph('3. Guarantees on SBA Form 148 or 148L from:', { indent: 20, after: 3 });
    for (const party of facts.guarantors)
      b(
        ...prose`     ${v('guarantor_name', party.name)}, resident in ${party.address.state}, ${facts.guarantyLimitCents === null ? v('guaranty_type', 'full and unlimited', 'unlimited') : v('guaranty_type', 'limited')} guarantee${facts.guarantyLimitCents === null ? '.' : prose` of ${cash('guaranty_limit', facts.guarantyLimitCents)}.`}`,
      );
    head('ADDITIONAL CONDITIONS');
    approval.conditions.forEach((condition, i) => {
      b(`${i + 1}. `, v('conditions', condition), '.');
    });
    b(
      'Insurance: prior to disbursement Lender must require Borrower to obtain hazard coverage in the amount of the full replacement cost, with a Mortgagee or Lender’s Loss Payable clause in favor of Lender, and, where the standard flood hazard determination so shows, flood insurance.',
    );
    head('ENVIRONMENTAL AND OTHER REQUIREMENTS');
    b(
      'Lender may not disburse the Loan until it has completed the review for potential environmental contamination required by SBA SOP 50 10 and sufficiently minimized the risk. Borrower must certify that it will not relocate, has no unpaid federal tax liens, is current on child support obligations, and will comply with all federal, state and local laws.',
    );
    sheet.ensure(120);
    b('ADMINISTRATOR\nSMALL BUSINESS ADMINISTRATION');
    sheet.signature(86, sheet.y + 34, 220, { signed, label: 'SBA loan specialist' });
    sheet.text(
      86,
      sheet.y + 37,
      `By: ${random.pick(['Darlene K. Fisk', 'Anthony Rourke', 'Sheila Munro'])}, Loan Specialist`,
      { size: 10 },
    );
    sheet.text(360, sheet.y + 24, ['Date: ', v('approval_date', numericDate(approval.date), approval.date)], {
      size: 10,
    });
  },
};
