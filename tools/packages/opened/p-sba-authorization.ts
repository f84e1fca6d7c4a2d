import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addDays, addMonths, longDate } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths, 3)}%`, plainRate(thousandths));

function interest(facts: LoanFacts): Run[] {
  const { index } = facts;
  if (index === null)
    return prose`The interest rate is ${pct('interest_rate', facts.rate)} per year, ${v('rate_type', 'fixed', 'fixed')}.`;
  return prose`The interest rate on this Note will fluctuate (${v('rate_type', 'variable')}). The initial interest rate is ${pct('interest_rate', facts.rate)} per year. The rate will be adjusted every ${v('rate_change_frequency', index.frequency)} (the “change period”), with the first change on ${v('first_rate_change_date', longDate(index.firstChange), index.firstChange)}. The Base Rate is the ${v('rate_index', index.name)}; the rate will be ${pct('rate_margin', index.margin)} above it. The interest rate will not go below ${pct('rate_floor', index.floor)} or above ${pct('rate_ceiling', index.ceiling)}.`;
}

/** The agency's authorization of a guaranteed 7(a) loan: lettered sections in plain type. */
export const layout: Layout = {
  id: 'p-sba-authorization',
  docType: 'sba_authorization',
  suits: (facts) => facts.product === 'sba' && facts.balloonCents === null,
  draw(open, facts, { random, signed }) {
    const left = 72;
    const { lender, approval } = facts;
    const [borrower = lender] = facts.borrowers;
    const sbaNumber = `${random.int(1_000_000, 9_999_999)}${random.int(100, 999)}-${random.int(10, 99)}`;
    const share = facts.principalCents > 15_000_000 ? 75 : 85;
    const sheet = open({
      margins: { top: 60, bottom: 70, left, right: 72 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 736, ['SBA Loan Number: ', sbaNumber], { size: 8 });
        page.text(left + 168, 736, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 300, align: 'right' });
        page.text(left, 747, ['Loan Name: ', v('borrower_name', borrower.name)], { size: 8 });
        page.text(left + 268, 747, '(7(a) Wizard 2022)', { size: 8, width: 200, align: 'right' });
      },
    });
    const section = (text: string): void => {
      sheet.ensure(44);
      sheet.y += 3;
      sheet.paragraph(bold(text), { after: 4 });
    };
    const item = (label: string, runs: readonly Run[], depth = 1): void => {
      sheet.ensure(16);
      sheet.text(left + depth * 20 - 4, sheet.y, label);
      sheet.paragraph(runs, { indent: depth * 20 + 16, after: 4.5, leading: 1.2 });
    };

    sheet.paragraph('U.S. Small Business Administration', { bold: true, size: 13, align: 'center', after: 3 });
    sheet.paragraph('AUTHORIZATION', { bold: true, size: 13, align: 'center', after: 2 });
    sheet.paragraph('(SBA 7(a) GUARANTEED LOAN)', { bold: true, align: 'center', after: 12 });
    const top: [string, Run[]][] = [
      ['SBA Loan Number', [sbaNumber]],
      ['Lender Loan Number', [v('loan_number', facts.loanNumber)]],
      ['Loan Name', [v('borrower_name', borrower.name)]],
      ['Approval Date', [v('approval_date', longDate(approval.date), approval.date)]],
    ];
    const x = left + 234;
    for (const [label, runs] of top) {
      sheet.rect(x, sheet.y, 234, 17);
      sheet.vline(x + 100, sheet.y, sheet.y + 17);
      sheet.text(x + 5, sheet.y + 4, label, { size: 9 });
      sheet.text(x + 105, sheet.y + 4, runs, { size: 9 });
      sheet.y += 17;
    }
    sheet.text(
      left,
      sheet.y - 66,
      'U.S. Small Business Administration\nStandard 7(a) Loan Guaranty\nProcessing Center',
      { size: 9 },
    );
    sheet.text(left, sheet.y - 28, '6501 Sylvan Road, Suite 122\nCitrus Heights, CA 95610', { size: 9 });
    sheet.y += 12;
    sheet.text(left, sheet.y, 'Lender:', { bold: true });
    sheet.text(left + 60, sheet.y, v('lender_name', lender.name));
    sheet.y = sheet.text(left + 60, sheet.y + 13, v('lender_address', oneLine(lender.address))) + 8;
    sheet.paragraph(
      prose`SBA approves, under Section 7(a) of the Small Business Act as amended, Lender’s application, received ${[longDate(addDays(approval.date, -9))]}, for SBA to guarantee ${share}% of a loan (“Loan”) in the amount of $${cash('principal_amount', facts.principalCents)} to assist:`,
      { after: 6 },
    );
    sheet.text(left + 20, sheet.y, 'Borrower:', { bold: true });
    sheet.text(left + 80, sheet.y, v('borrower_name', borrower.name));
    sheet.y = sheet.text(left + 80, sheet.y + 13, v('borrower_address', oneLine(borrower.address))) + 8;

    section('A. THE GUARANTEE FEE');
    item(
      '1.',
      prose`Lender must pay a guarantee fee of $${money(Math.round(facts.principalCents * 0.0225))} within 90 days of the approval date of this Authorization. Failure to timely pay the guarantee fee will result in cancellation of the SBA guarantee. Lender may collect this fee from Borrower upon first disbursement.`,
    );
    section('B. IT IS LENDER’S SOLE RESPONSIBILITY TO:');
    for (const [label, runs] of entries`
      1. | Close the Loan in accordance with this Authorization, obtain valid and enforceable Loan documents, and retain all Loan closing documents. An ongoing servicing fee of 0.55% of the guaranteed portion of the outstanding balance is payable to SBA and may not be charged to Borrower.
      2. | Make first disbursement no later than ${[longDate(addMonths(approval.date, 6))]} and complete disbursement no later than ${[longDate(addMonths(approval.date, 12))]}; any undisbursed balance is cancelled after that date.
    `)
      item(label, runs);
    section('C. REQUIRED FORMS');
    item(
      '1.',
      prose`Lender may use its own forms except as otherwise instructed. Lender must use the following SBA forms: SBA Form 147, Note; SBA Form ${facts.guarantyLimitCents === null ? '148' : '148L'}, Guarantee; SBA Form 1050, Settlement Sheet; SBA Form 159, Fee Disclosure.`,
    );
    section('D. NOTE TERMS');
    for (const [label, runs] of entries`
      1. | Maturity: This Note will mature in ${v('term_months', `${facts.termMonths} months`, String(facts.termMonths))} from date of Note.
      2. | Repayment Terms: ${interest(facts)} Borrower must pay principal and interest payments of $${cash('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning one month from the month of initial disbursement. Lender will apply each installment first to interest accrued to the day Lender receives the payment, then to bring principal current, then to late fees, and the balance to reduce principal.
      3. | Late Charge: If a payment on this Note is more than ${v('grace_days', String(facts.graceDays))} days late, Lender may charge Borrower a late fee of up to ${pct('late_charge_percent', facts.lateChargePercent)} of the unpaid portion of the regularly scheduled payment.
    `)
      item(label, runs);
    section('E. USE OF PROCEEDS');
    item(
      '1.',
      prose`$${[money(facts.disbursement.toOthersCents)]} by check or wire payable jointly to Borrower and ${[facts.disbursement.payee]}, and $${[money(facts.disbursement.toBorrowerCents)]} for working capital. Purpose of the Loan: ${v('loan_purpose', approval.purpose)}.`,
    );
    section('F. COLLATERAL CONDITIONS');
    for (const [label, runs] of entries`
      1. | Lien on land and improvements located at ${v('property_address', oneLine(facts.property.address))}, ${v('property_county', facts.property.county)} County, subject to no other liens. Lender must obtain a lender’s title policy and an appraisal by a certified appraiser.
      2. | ${v('lien_position', 'First', '1')} perfected security interest, subject to no other liens, in the following personal property: ${v('collateral_description', facts.collateral)}.
      3. | Guarantee on SBA Form ${[facts.guarantyLimitCents === null ? '148, by each of the following, resident in the states shown: ' : '148L, by each of the following: ']}${facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? '; ' : '', v('guarantor_name', g.name), ` (${g.address.state})`])}${facts.guarantyLimitCents === null ? '.' : prose`. Each guarantee is limited to $${cash('guaranty_limit', facts.guarantyLimitCents)}.`}
    `)
      item(label, runs);
    section('G. ADDITIONAL CONDITIONS');
    item(
      '1.',
      prose`Insurance: hazard insurance on all assets taken as collateral, in the amount of full replacement cost, with a Mortgagee or Lender’s Loss Payable clause requiring 10 days’ notice of cancellation; flood insurance where any portion of the building is in a special flood hazard area.`,
    );
    approval.conditions.forEach((condition, i) => {
      item(`${i + 2}.`, ['Prior to first disbursement Lender must document: ', v('conditions', condition), '.']);
    });
    item(
      `${approval.conditions.length + 2}.`,
      prose`Injection: evidence that Borrower has injected at least $${[money(Math.round(facts.principalCents / 1000) * 100)]} in cash into the business, such as copies of checks and settlement statements.`,
    );
    sheet.ensure(120);
    sheet.y += 4;
    sheet.paragraph(bold('ADMINISTRATOR, SMALL BUSINESS ADMINISTRATION'), { after: 36 });
    sheet.signature(left, sheet.y, 210, { signed, label: lender.signer });
    sheet.text(left, sheet.y + 3, ['By: ', lender.signer, `, ${lender.capacity ?? 'Vice President'}`], { size: 9 });
    sheet.text(left, sheet.y + 15, [v('lender_name', lender.name), ', as Lender under delegated authority'], {
      size: 9,
    });
    sheet.hline(left + 300, sheet.y, left + 420);
    if (signed) sheet.text(left + 306, sheet.y - 12, longDate(approval.date));
    sheet.text(left + 300, sheet.y + 3, 'Date', { size: 9 });
    sheet.y += 30;
  },
};
