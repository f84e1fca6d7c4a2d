import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { amount, at, borrowers, day, percent, placeLines, split, sum } from './r-kit.ts';
import { L, pale, plain, R, suitsPurchase, tab, termsAndPayments, tick, W, whole, wholeDollars } from './r-trid.ts';

export const layout: Layout = {
  id: 'r-le-standard',
  docType: 'loan_estimate',
  suits: suitsPurchase,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const us = (iso: string): string => numericDate(iso, '/', false);
    const issued = addDays(d.issuedDate, -random.int(22, 34));
    const price = facts.salePriceCents ?? 0;
    const sheet = open({
      margins: { top: 40, bottom: 40, left: L, right: 40 },
      style: { font: random.pick(['franklin', 'sans', 'condensed'] as const), size: 9 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 758, 'LOAN ESTIMATE', { size: 7.5 });
        page.text(L, 758, [`PAGE ${pageNo} OF ${pageCount} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7.5,
          width: W,
          align: 'right',
        });
      },
    });
    sheet.text(L, 38, v('lender_name', facts.lender.name), { bold: true, size: 10 });
    const { street, city, state, zip } = facts.lender.address;
    sheet.text(L, 51, v('lender_address', `${street} • ${city}, ${state} ${zip}`, oneLine(facts.lender.address)), {
      size: 8,
    });
    sheet.text(L + 290, 40, 'Save this Loan Estimate to compare with your Closing Disclosure.', {
      size: 8,
      width: 242,
    });
    sheet.hline(L, 64, R, 1.5);
    sheet.text(L, 72, 'Loan Estimate', { bold: true, size: 18 });
    const pairs = (x: number, from: number, indent: number, rows: readonly [string, Run | readonly Run[]][]): number =>
      rows.reduce((y, [label, runs]) => {
        sheet.text(x, y, label, { bold: true, size: 7.5 });
        return sheet.text(x + indent, y - 1, runs, { width: 175 }) + 3;
      }, from);
    pairs(
      L,
      100,
      72,
      entries`
        DATE ISSUED | ${day('date_issued', issued, us)}
        APPLICANTS | ${borrowers(facts)}\n${facts.borrowers.slice(0, 1).map((b) => placeLines('borrower_address', b.address))}
        PROPERTY | ${placeLines('property_address', facts.property.address)}
        SALE PRICE | $${whole('sale_price', price)}
      `,
    );
    const y0 = pairs(L + 262, 74, 72, [
      ['LOAN TERM', v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)],
      ['PURPOSE', v('loan_purpose', 'Purchase')],
      ['PRODUCT', v('rate_type', 'Fixed Rate', 'fixed')],
    ]);
    sheet.text(L + 262, y0, 'LOAN TYPE', { bold: true, size: 7.5 });
    tick(sheet, L + 334, y0, true, 'Conventional');
    tick(sheet, L + 410, y0, false, 'FHA');
    tick(sheet, L + 445, y0, false, 'VA');
    tick(sheet, L + 476, y0, false, '______');
    const y1 = pairs(L + 262, y0 + 15, 72, [['LOAN ID #', v('loan_number', facts.loanNumber)]]);
    sheet.text(L + 262, y1, 'RATE LOCK', { bold: true, size: 7.5 });
    tick(sheet, L + 334, y1, false, 'NO');
    tick(sheet, L + 366, y1, true, `YES, until ${us(addDays(issued, 60))} at 5:00 p.m.`);
    sheet.text(
      L + 334,
      y1 + 12,
      `Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${us(addDays(issued, 14))} at 5:00 p.m.`,
      { size: 7.5, width: 198 },
    );
    termsAndPayments(sheet, 208, facts, 'estimate');
    sheet.text(L, 722, 'Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.', {
      size: 8.5,
      width: W,
      align: 'center',
    });

    sheet.newPage();
    sheet.text(L, 38, 'Closing Cost Details', { bold: true, size: 15 });
    const loanCosts = wholeDollars(d.loanCostsCents);
    const otherCosts = wholeDollars(d.otherCostsCents);
    const credits = wholeDollars(d.lenderCreditsCents);
    const origination = wholeDollars(d.originationCents);
    const interest = wholeDollars(d.interestCents);
    const a = split(origination, [40, 60], 100);
    const services = split(loanCosts - origination, [30, 3, 2, 5, 12, 22, 26], 100);
    const others = split(otherCosts - interest, [9, 31, 14, 21, 25], 100);
    const half = W / 2 - 8;
    const column = (
      x: number,
      from: number,
    ): ((runs: Run | readonly Run[], figure: Run | readonly Run[] | null, head?: boolean) => number) => {
      let y = from;
      return (runs, figure, head = false) => {
        if (head) sheet.rect(x, y, half, 14, { fill: pale });
        sheet.text(x + 3, y + 3, runs, { size: head ? 8.5 : 7.2, bold: head, width: half - 34 });
        if (figure !== null) sheet.text(x, y + 3, figure, { size: 8.5, bold: head, width: half - 3, align: 'right' });
        y += head ? 15 : 13;
        if (!head) sheet.hline(x, y, x + half, 0.25);
        return y;
      };
    };
    const x2 = L + W / 2 + 8;
    for (const [x, title] of [
      [L, 'Loan Costs'],
      [x2, 'Other Costs'],
    ] as const) {
      sheet.rect(x, 62, half, 17, { fill: 'black' });
      sheet.text(x + 5, 66, title, { bold: true, size: 10, colour: 'white' });
    }
    const left = column(L, 82);
    left('A. Origination Charges', ['$', whole('origination_charges', origination)], true);
    left('Application Fee', `$${plain(at(a, 0))}`);
    left('Underwriting Fee', `$${plain(at(a, 1))}`);
    left('', null);
    left('', null);
    left('B. Services You Cannot Shop For', `$${plain(sum(services.slice(0, 4)))}`, true);
    ['Appraisal Fee', 'Credit Report Fee', 'Flood Determination Fee', 'Tax Monitoring Fee'].forEach((name, i) => {
      left(name, `$${plain(at(services, i))}`);
    });
    left('', null);
    left('', null);
    left('C. Services You Can Shop For', `$${plain(sum(services.slice(4)))}`, true);
    ['Survey Fee', 'Title – Settlement Agent Fee', 'Title – Lender’s Title Policy'].forEach((name, i) => {
      left(name, `$${plain(at(services, i + 4))}`);
    });
    for (let i = 0; i < 9; i += 1) left('', null);
    left('D. TOTAL LOAN COSTS (A + B + C)', ['$', whole('total_loan_costs', loanCosts)], true);

    const right = column(x2, 82);
    const days = Math.round(d.interestCents / d.perDiemCents);
    right('E. Taxes and Other Government Fees', `$${plain(at(others, 0))}`, true);
    right('Recording Fees and Other Taxes', `$${plain(at(others, 0))}`);
    right('Transfer Taxes', null);
    right('F. Prepaids', `$${plain(at(others, 1) + interest)}`, true);
    right('Homeowner’s Insurance Premium (12 months)', `$${plain(at(others, 1))}`);
    right('Mortgage Insurance Premium (   months)', null);
    right(
      prose`Prepaid Interest ($${amount('prepaid_interest_per_diem', d.perDiemCents)} per day for ${days} days @ ${percent('interest_rate', facts.rate)}%)`,
      ['$', whole('prepaid_interest_amount', interest)],
    );
    right('Property Taxes (   months)', null);
    right('G. Initial Escrow Payment at Closing', `$${plain(at(others, 2) + at(others, 3))}`, true);
    right(
      `Homeowner’s Insurance  $${money(Math.round(at(others, 2) / 2))} per month for 2 mo.`,
      `$${plain(at(others, 2))}`,
    );
    right('Mortgage Insurance   per month for   mo.', null);
    right(`Property Taxes  $${money(Math.round(at(others, 3) / 3))} per month for 3 mo.`, `$${plain(at(others, 3))}`);
    right('H. Other', `$${plain(at(others, 4))}`, true);
    right('Title – Owner’s Title Policy (optional)', `$${plain(at(others, 4))}`);
    right('', null);
    right('I. TOTAL OTHER COSTS (E + F + G + H)', ['$', whole('total_other_costs', otherCosts)], true);
    const closing = loanCosts + otherCosts - credits;
    right('', null);
    right('J. TOTAL CLOSING COSTS', ['$', whole('total_closing_costs', closing)], true);
    right('D + I', `$${plain(loanCosts + otherCosts)}`);
    const yj = right('Lender Credits', credits > 0 ? ['– $', whole('lender_credits', credits)] : null);
    sheet.rect(x2, yj + 12, half, 17, { fill: 'black' });
    sheet.text(x2 + 5, yj + 16, 'Calculating Cash to Close', { bold: true, size: 10, colour: 'white' });
    const cash = column(x2, yj + 32);
    cash('Total Closing Costs (J)', ['$', whole('total_closing_costs', closing)]);
    cash('Closing Costs Financed (Paid from your Loan Amount)', '$0');
    cash('Down Payment/Funds from Borrower', `$${plain(price - facts.principalCents)}`);
    cash('Deposit', '– $0');
    cash('Funds for Borrower', '$0');
    cash('Seller Credits', '$0');
    cash('Adjustments and Other Credits', '$0');
    cash('Estimated Cash to Close', ['$', whole('cash_to_close', price - facts.principalCents + closing)], true);

    sheet.newPage();
    sheet.text(L, 38, 'Additional Information About This Loan', { bold: true, size: 14 });
    sheet.hline(L, 60, R, 1);
    const officer = facts.approval.officer;
    const lines: [string, Run][] = [
      ['LENDER', v('lender_name', facts.lender.name)],
      ['NMLS/__ LICENSE ID', `${random.int(400000, 799999)}`],
      ['LOAN OFFICER', v('loan_officer', officer)],
      ['NMLS/__ LICENSE ID', `${random.int(100000, 399999)}`],
      ['EMAIL', `${officer.split(' ').at(-1)?.toLowerCase()}@lending.example`],
      ['PHONE', `555-555-01${random.int(10, 99)}`],
    ];
    pairs(L, 68, 96, lines);
    pairs(
      L + 290,
      68,
      96,
      lines.map(([label], i): [string, Run] => (i === 0 ? ['MORTGAGE BROKER', 'None'] : [label, '—'])),
    );
    let y = tab(sheet, 160, 'Comparisons', 'Use these measures to compare this loan with other loans.');
    const monthly = facts.rate / 100_000 / 12;
    let balance = facts.principalCents;
    for (let i = 0; i < 60; i += 1) balance += Math.round(balance * monthly) - facts.paymentCents;
    const compare = (label: string, figure: Run | readonly Run[], text: string, h = 26): void => {
      sheet.text(L + 4, y + 5, label, { bold: true });
      sheet.text(L + 170, y + 5, figure);
      sheet.text(L + 240, y + 5, text, { width: R - L - 244, size: 8.5 });
      y += h;
    };
    compare(
      'In 5 Years',
      `$${plain(facts.paymentCents * 60 + loanCosts)}`,
      'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
    );
    compare('', `$${plain(facts.principalCents - balance)}`, 'Principal you will have paid off.', 18);
    sheet.hline(L, y, R, 0.4);
    compare(
      'Annual Percentage Rate (APR)',
      [percent('apr', d.apr), '%'],
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    );
    sheet.hline(L, y, R, 0.4);
    compare(
      'Total Interest Percentage (TIP)',
      [percent('tip', d.tip), '%'],
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      30,
    );
    y = tab(sheet, y + 8, 'Other Considerations') + 6;
    const consider = (label: string, runs: Run | readonly Run[]): void => {
      sheet.text(L + 4, y, label, { bold: true, width: 90 });
      y = sheet.text(L + 110, y, runs, { width: W - 114 }) + 8;
    };
    for (const [label, runs] of entries`
      Appraisal | We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.
      Assumption | If you sell or transfer this property to another person, we
    `)
      consider(label, runs);
    y =
      tick(
        sheet,
        L + 116,
        y - 4,
        false,
        'will allow, under certain conditions, this person to assume this loan on the original terms.',
      ) + 1;
    y = tick(sheet, L + 116, y, true, 'will not allow assumption of this loan on the original terms.') + 8;
    consider(
      'Homeowner’s Insurance',
      'This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.',
    );
    y += 2;
    for (const [label, runs] of entries`
      Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, we will charge a late fee of ${percent('late_charge_percent', facts.lateChargePercent, 0)}% of the monthly principal and interest payment.
      Refinance | Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.
      Servicing | We intend
    `)
      consider(label, runs);
    const keeps = random.chance(0.5);
    y = tick(sheet, L + 116, y - 4, keeps, 'to service your loan. If so, you will make your payments to us.') + 1;
    y = tick(sheet, L + 116, y, !keeps, 'to transfer servicing of your loan.') + 14;
    y = tab(sheet, y, 'Confirm Receipt') + 6;
    sheet.text(
      L + 4,
      y,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { width: W - 8 },
    );
    y += 64;
    ['Applicant Signature', 'Co-Applicant Signature'].forEach((label, i) => {
      const x = L + i * 275;
      sheet.signature(x, y, 165, { signed: signed && i < facts.borrowers.length, label });
      sheet.text(x, y + 3, label, { size: 8 });
      sheet.hline(x + 178, y, x + 250);
      sheet.text(x + 178, y + 3, 'Date', { size: 8 });
    });
  },
};
