import { money, rate } from '../core/amounts.ts';
import { addDays, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { cash, firstBorrower, inLine, on, share, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-sba-authorization',
  docType: 'sba_authorization',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, { random, signed }) {
    const left = 64;
    const right = 548;
    const b = firstBorrower(facts);
    const sbaNumber = `${random.int(10_000_000, 98_999_999)}${random.int(10, 99)}`;
    const sheet = open({
      margins: { top: 58, bottom: 66, left, right: 64 },
      style: { font: 'serif', size: 10.5, leading: 1.2 },
      furniture: (page, pageNo) => {
        page.text(left, 738, `SBA Loan Number: ${sbaNumber}`, { size: 8 });
        page.text(306, 738, `Page ${pageNo}`, { size: 8, align: 'center' });
        page.text(right, 738, '7(a) Wizard 2018', { size: 8, align: 'right' });
        page.text(left, 748, `SBA Loan Name: ${b.name}`, { size: 8 });
      },
    });
    sheet.paragraph('U.S. Small Business Administration', { bold: true, size: 13, align: 'center', after: 4 });
    sheet.paragraph('AUTHORIZATION', { bold: true, size: 14, align: 'center', after: 2 });
    sheet.paragraph('(SBA 7(a) GUARANTEED LOAN)', { bold: true, align: 'center', after: 10 });
    const top = sheet.y;
    const heads: readonly (readonly [string, Run])[] = [
      ['SBA Loan #', sbaNumber],
      ['SBA Loan Name', v('borrower_name', b.name)],
      ['Lender’s Loan #', v('loan_number', facts.loanNumber)],
      ['Approval Date', on('approval_date', facts.approval.date)],
    ];
    heads.forEach(([label, run], i) => {
      sheet.rect(left + 90, top + i * 17, 130, 17);
      sheet.rect(left + 220, top + i * 17, 190, 17);
      sheet.text(left + 95, top + i * 17 + 4, label, { size: 9.5, bold: true });
      sheet.text(left + 225, top + i * 17 + 4, run, { size: 9.5 });
    });
    sheet.y = top + 80;
    sheet.text(left, sheet.y, 'Lender:', { bold: true });
    sheet.text(
      left + 50,
      sheet.y,
      prose`${v('lender_name', facts.lender.name)}\n${twoLines('lender_address', facts.lender.address)}`,
    );
    sheet.text(320, sheet.y, 'U.S. Small Business Administration (SBA):', { bold: true });
    sheet.text(
      320,
      sheet.y + 13,
      'Standard 7(a) Loan Guaranty Processing Center\n6501 Sylvan Road, Suite 122\nCitrus Heights, CA 95610',
    );
    sheet.y += 58;
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 7 });
    const item = (mark: string, ...runs: Run[]): void =>
      sheet.paragraph([`${mark}  `, ...runs], { indent: 24, after: 5 });
    const guarantee = random.pick([75, 85]);
    p(
      ...prose`SBA approves, under Section 7(a) of the Small Business Act as amended, Lender’s application, received ${longDate(addDays(facts.approval.date, -random.int(5, 20)))}, for SBA to guarantee ${guarantee}% of a loan (“Loan”) in the amount of $${cash('principal_amount', facts.principalCents)} to assist:`,
    );
    sheet.text(left + 24, sheet.y, 'Borrower:', { bold: true });
    sheet.y =
      sheet.text(left + 84, sheet.y, [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)]) + 8;
    for (const runs of paragraphs`
      All requirements in the Authorization which refer to Borrower also apply to any Co-Borrower.
      ${bold('A.  THE GUARANTEE FEE IS ')}${bold(`$${money(Math.round((facts.principalCents * guarantee * 3) / 10_000))}`)}. Lender must pay the guarantee fee within 90 days of the approval date of this Authorization. Lender may collect the fee from Borrower after the first disbursement.
      ${bold('B.  ONGOING SERVICING FEE. ')}Lender agrees to pay SBA an ongoing fee equal to 0.55 of one percent per year of the guaranteed portion of the outstanding balance. Lender may not charge or otherwise pass through this fee to Borrower.
      ${bold('C.  IT IS LENDER’S SOLE RESPONSIBILITY TO: ')}close the Loan in accordance with the terms and conditions of this Authorization; obtain valid and enforceable Loan documents; and retain all Loan closing documents. Lender must make initial disbursement no later than 6 months, and complete disbursement no later than 24 months, from the approval date.
      ${bold('D.  REQUIRED FORMS. ')}Lender may use its own forms except as otherwise instructed. Lender must use the following SBA forms: SBA Form 147, Note; SBA Form 1050, Settlement Sheet; SBA Form 159, Fee Disclosure; SBA Form 148, Guarantee.
      ${bold('E.  CONTINGENCIES. ')}SBA issues this Authorization in reliance on representations in the Loan application, and Lender’s certification that there has been no unremedied adverse change since the application date in the financial condition of Borrower.
      ${bold('F.  NOTE TERMS. ')}
    `)
      p(...runs);
    for (const [label, runs] of entries`
      1. | ${bold('Maturity: ')}This Note will mature in ${v('term_months', `${facts.termMonths}`)} months from date of Note.
      2. | ${bold('Repayment Terms: ')}${facts.index === null ? (['The interest rate is ', share('interest_rate', facts.rate), '% per year. The interest rate is ', v('rate_type', 'fixed'), '. '] as Run[]) : (['The interest rate on this Note will ', 'fluctuate. The initial interest rate is ', share('interest_rate', facts.rate), '% per year. This initial rate is the ', v('rate_index', facts.index.name), ' in effect on the first business day of the month in which SBA received the application, plus ', share('rate_margin', facts.index.margin), `%. The maximum spread allowed by SBA is ${rate(3_000, 2)}%. `] as Run[])}Borrower must pay principal and interest payments of $${cash('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning one month from the month this Loan is initially disbursed; payments must be made on the first calendar day in the months they are due.
      3. | ${bold('Late Charge: ')}If a payment on this Note is more than ${v('grace_days', `${facts.graceDays}`)} days late, Lender may charge Borrower a late fee of up to ${share('late_charge_percent', facts.lateChargePercent, 2)}% of the unpaid portion of the regularly scheduled payment.
    `)
      item(label, ...runs);
    if (facts.termMonths >= 180)
      item(
        '4.',
        bold('Subsidy Recoupment Fee: '),
        'If Borrower voluntarily prepays 25% or more of the outstanding balance within the first three years, Borrower must pay SBA 5%, 3% or 1% of the prepayment in years one, two and three.',
      );
    p(bold('G.  USE OF PROCEEDS. '));
    const others = facts.disbursement.toOthersCents;
    item('1.', '$', money(others), ` to ${facts.disbursement.payee}.`);
    item('2.', '$', money(facts.principalCents - others), ' for working capital.');
    p('Purpose of the Loan: ', v('loan_purpose', facts.approval.purpose), '.');
    p(
      bold('H.  COLLATERAL. '),
      'Lender must obtain a lien on 100% of the interests in the following collateral and properly perfect all lien positions:',
    );
    for (const [label, runs] of entries`
      1. | ${bold('Lien on Land and Improvements. ')}${v('lien_position', 'First', '1')} deed of trust or mortgage on real estate located at ${inLine('property_address', facts.property.address)}, in the County of ${v('property_county', facts.property.county)}. Appraisal required showing a market value of at least $${money(Math.floor((facts.appraisedCents * 0.95) / 1_000_000) * 1_000_000)}.
      2. | ${bold('First Security Interest ')}in the following personal property: ${v('collateral_description', facts.collateral)}.
      3. | ${bold('Guarantee ')}on SBA Form 148, by each of the following:
    `)
      item(label, ...runs);
    for (const g of facts.guarantors)
      sheet.paragraph([v('guarantor_name', g.name), ', ', `resident in the State of ${g.address.state}`], {
        indent: 56,
        after: 3,
      });
    sheet.y += 4;
    p(bold('I.  ADDITIONAL CONDITIONS. '));
    facts.approval.conditions.forEach((condition, i) => {
      item(`${i + 1}.`, v('conditions', condition), '.');
    });
    item(
      `${facts.approval.conditions.length + 1}.`,
      v(
        'conditions',
        `Equity injection of at least $${money(Math.round(facts.principalCents / 1_000_000) * 100_000)} before disbursement`,
      ),
      '.',
    );
    sheet.ensure(120);
    p('ADMINISTRATOR, SMALL BUSINESS ADMINISTRATION');
    sheet.y += 34;
    sheet.text(left, sheet.y - 12, 'By:');
    sheet.signature(left + 22, sheet.y, 220, { signed, label: 'SBA' });
    sheet.text(
      left + 22,
      sheet.y + 3,
      `${facts.lender.signer}, ${facts.lender.capacity}, an employee of Lender\nunder delegated authority`,
      { size: 9 },
    );
    sheet.text(340, sheet.y - 12, ['Date: ', numericDate(facts.approval.date)]);
  },
};
