import { money } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { cashAndSummaries, costDetails, otherCosts } from './r-cd-costs.ts';
import { amount, at, borrowers, day, percent, place, placeLines } from './r-kit.ts';
import { L, R, suitsPurchase, tab, termsAndPayments, tick, W } from './r-trid.ts';

const sellers = ['Steven and Amy Cole', 'Deborah L. Fenwick', 'Walter Prescott'];

export const layout: Layout = {
  id: 'r-cd-standard',
  docType: 'closing_disclosure',
  suits: suitsPurchase,
  draw(open, facts, { random, signed }) {
    const d = facts.disclosure;
    const us = (iso: string): string => numericDate(iso, '/', false);
    const price = facts.salePriceCents ?? 0;
    const seller = random.pick(sellers);
    const sheet = open({
      margins: { top: 40, bottom: 40, left: L, right: 40 },
      style: { font: random.pick(['franklin', 'sans', 'condensed'] as const), size: 8.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 762, 'CLOSING DISCLOSURE', { size: 7.5 });
        page.text(L, 762, [`PAGE ${pageNo} OF ${pageCount} • LOAN ID # `, v('loan_number', facts.loanNumber)], {
          size: 7.5,
          width: W,
          align: 'right',
        });
      },
    });
    sheet.text(L, 36, 'Closing Disclosure', { bold: true, size: 18 });
    sheet.text(
      L + 240,
      38,
      'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
      { size: 8, width: W - 240 },
    );
    sheet.hline(L, 62, R, 1.5);
    const block = (
      x: number,
      w: number,
      indent: number,
      title: string,
      rows: readonly [string, Run | readonly Run[]][],
    ): number => {
      sheet.text(x, 68, title, { bold: true, size: 10 });
      return rows.reduce((y, [label, runs]) => {
        sheet.text(x, y, label, { bold: true, size: 7.5 });
        return sheet.text(x + indent, y - 0.5, runs, { size: 8, width: w - indent }) + 2.5;
      }, 83);
    };
    block(L, 186, 78, 'Closing Information', [
      ['Date Issued', day('date_issued', d.issuedDate, us)],
      ['Closing Date', day('closing_date', d.closingDate, us)],
      ['Disbursement Date', day('disbursement_date', d.disbursementDate, us)],
      ['Settlement Agent', v('settlement_agent', facts.title.agent.name)],
      ['File #', v('settlement_file_number', facts.title.fileNumber)],
      ['Property', placeLines('property_address', facts.property.address)],
      ['Sale Price', ['$', amount('sale_price', price)]],
    ]);
    block(
      L + 196,
      178,
      46,
      'Transaction Information',
      entries`
        Borrower | ${borrowers(facts)}\n${facts.borrowers.slice(0, 1).map((b) => placeLines('borrower_address', b.address))}
        Seller | ${[seller]}\n${random.int(100, 899)} Somewhere Drive\n${[facts.property.address.city]}, ${[facts.property.address.state]}
        Lender | ${v('lender_name', facts.lender.name)}
      `,
    );
    const yt = block(L + 386, 146, 54, 'Loan Information', [
      ['Loan Term', v('term_months', `${facts.termMonths / 12} years`, `${facts.termMonths}`)],
      ['Purpose', v('loan_purpose', 'Purchase')],
      ['Product', v('rate_type', 'Fixed Rate', 'fixed')],
    ]);
    sheet.text(L + 386, yt + 4, 'Loan Type', { bold: true, size: 7.5 });
    tick(sheet, L + 440, yt + 4, true, 'Conventional');
    tick(sheet, L + 506, yt + 4, false, 'FHA');
    tick(sheet, L + 440, yt + 16, false, 'VA');
    tick(sheet, L + 470, yt + 16, false, '_________');
    sheet.text(L + 386, yt + 34, 'Loan ID #', { bold: true, size: 7.5 });
    sheet.text(L + 440, yt + 33.5, v('loan_number', facts.loanNumber), { size: 8 });
    sheet.text(L + 386, yt + 46, 'MIC #', { bold: true, size: 7.5 });
    termsAndPayments(sheet, 202, facts, 'final');

    sheet.newPage();
    costDetails(sheet, facts);
    sheet.newPage();
    cashAndSummaries(sheet, facts);

    sheet.newPage();
    sheet.text(L, 36, 'Additional Information About This Loan', { bold: true, size: 14 });
    const top = tab(sheet, 60, 'Loan Disclosures') + 8;
    const half = W / 2 - 12;
    let y = top;
    let x = L;
    const title = (text: string): void => {
      sheet.text(x, y, text, { bold: true, size: 9.5 });
      y += 13;
    };
    const say = (runs: Run | readonly Run[], gap = 3): void => {
      y = sheet.text(x, y, runs, { width: half }) + gap;
    };
    const choose = (marked: boolean, text: string, gap = 2): void => {
      y = tick(sheet, x + 4, y, marked, text, half - 18) + gap;
    };
    title('Assumption');
    say('If you sell or transfer this property to another person, your lender');
    choose(false, 'will allow, under certain conditions, this person to assume this loan on the original terms.');
    choose(true, 'will not allow assumption of this loan on the original terms.', 10);
    title('Demand Feature');
    say('Your loan');
    choose(
      false,
      'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
    );
    choose(true, 'does not have a demand feature.', 10);
    title('Late Payment');
    say(
      prose`If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, your lender will charge a late fee of ${percent('late_charge_percent', facts.lateChargePercent, 0)}% of the monthly principal and interest payment.`,
      10,
    );
    title('Negative Amortization (Increase in Loan Amount)');
    say('Under your loan terms, you');
    choose(
      false,
      'are scheduled to make monthly payments that do not pay all of the interest due that month. As a result, your loan amount will increase (negatively amortize).',
    );
    choose(false, 'may have monthly payments that do not pay all of the interest due that month.');
    choose(true, 'do not have a negative amortization feature.', 10);
    title('Partial Payments');
    say('Your lender');
    choose(
      true,
      'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
    );
    choose(
      false,
      'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
    );
    choose(false, 'does not accept any partial payments.');
    say('If this loan is sold, your new lender may have a different policy.', 10);
    title('Security Interest');
    say(['You are granting a security interest in\n', place('property_address', facts.property.address)], 4);
    say('You may lose this property if you do not make your payments or satisfy other obligations for this loan.');
    x = L + W / 2 + 12;
    y = top;
    title('Escrow Account');
    say([bold('For now'), ', your loan']);
    choose(
      true,
      'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year.',
      6,
    );
    const grid = (rows: readonly [string, Run | readonly Run[], string][]): void => {
      for (const [label, figure, text] of rows) {
        sheet.rect(x, y, half, 40);
        sheet.text(x + 3, y + 4, label, { size: 8, bold: true, width: 76 });
        sheet.text(x + 84, y + 4, figure, { size: 8 });
        sheet.text(x + 138, y + 4, text, { size: 7.5, width: half - 141 });
        y += 40;
      }
      y += 8;
    };
    const other = Math.round(price * 0.003);
    const { escrowCents } = d;
    const parts = otherCosts(facts);
    grid([
      [
        'Escrowed Property Costs over Year 1',
        `$${money(escrowCents * 12)}`,
        'Estimated total amount over year 1 for your escrowed property costs: Homeowner’s Insurance, Property Taxes',
      ],
      [
        'Non-Escrowed Property Costs over Year 1',
        `$${money(other)}`,
        'Estimated total amount over year 1 for your non-escrowed property costs: HOA Dues',
      ],
      [
        'Initial Escrow Payment',
        `$${money(at(parts, 2) + at(parts, 3))}`,
        'A cushion for the escrow account you pay at closing. See Section G on page 2.',
      ],
      [
        'Monthly Escrow Payment',
        ['$', amount('escrow_monthly', escrowCents)],
        'The amount included in your total monthly payment.',
      ],
    ]);
    choose(
      false,
      'will not have an escrow account because you declined it or your lender does not offer one. You must directly pay your property costs, such as taxes and homeowner’s insurance.',
      10,
    );
    for (const runs of paragraphs`
      ${bold('In the future,')}
      Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may (1) impose fines and penalties or (2) place a tax lien on this property.
    `)
      say(runs);

    sheet.newPage();
    y = tab(sheet, 38, 'Loan Calculations') + 6;
    x = L;
    const calc: [string, string, Run | readonly Run[]][] = [
      [
        'Total of Payments.',
        'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
        ['$', amount('total_of_payments', d.totalOfPaymentsCents)],
      ],
      [
        'Finance Charge.',
        'The dollar amount the loan will cost you.',
        ['$', amount('finance_charge', d.financeChargeCents)],
      ],
      [
        'Amount Financed.',
        'The loan amount available after paying your upfront finance charge.',
        ['$', amount('amount_financed', d.amountFinancedCents)],
      ],
      [
        'Annual Percentage Rate (APR).',
        'Your costs over the loan term expressed as a rate. This is not your interest rate.',
        [percent('apr', d.apr), '%'],
      ],
      [
        'Total Interest Percentage (TIP).',
        'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
        [percent('tip', d.tip), '%'],
      ],
    ];
    for (const [name, text, runs] of calc) {
      sheet.rect(L, y, half, 46);
      sheet.text(L + 4, y + 4, [bold(name), ' ', text], { size: 8, width: 172 });
      sheet.text(L + 180, y + 4, runs, { bold: true, width: half - 184, align: 'right' });
      y += 46;
    }
    y += 10;
    say(
      prose`${bold('Questions? ')}If you have questions about the loan terms or costs on this form, use the contact information below. To get more information or make a complaint, contact the Consumer Financial Protection Bureau at www.consumerfinance.gov/mortgage-closing`,
    );
    const leftEnd = y;
    x = L + W / 2 + 12;
    sheet.rect(x, 38, 110, 18, { fill: 'black' });
    sheet.text(x + 7, 42, 'Other Disclosures', { bold: true, size: 11, colour: 'white' });
    y = 62;
    const disclose: [string, string][] = [
      [
        'Appraisal',
        'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing.',
      ],
      [
        'Contract Details',
        'See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, and the rules for making payments before they are due.',
      ],
      [
        'Refinance',
        'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
      ],
      [
        'Tax Deductions',
        'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes.',
      ],
    ];
    for (const [name, text] of disclose) {
      title(name);
      say(text, 9);
    }
    y = tab(sheet, Math.max(leftEnd, y) + 14, 'Contact Information');
    const columns: [string, Run, Run, string][] = [
      [
        'Lender',
        v('lender_name', facts.lender.name),
        placeLines('lender_address', facts.lender.address),
        `${random.int(400000, 799999)}`,
      ],
      ['Real Estate Broker (B)', 'Omega Real Estate Broker Inc.', '789 Local Lane', `Z${random.int(10000, 99999)}`],
      ['Real Estate Broker (S)', 'Keystone Realty Partners', '321 Commerce Way', `Z${random.int(10000, 99999)}`],
      [
        'Settlement Agent',
        v('settlement_agent', facts.title.agent.name),
        `${facts.title.agent.address.street}\n${facts.title.agent.address.city}, ${facts.title.agent.address.state}`,
        `P${random.int(10000, 99999)}`,
      ],
    ];
    const rows = ['', 'Name', 'Address', 'NMLS / License ID', 'Phone'];
    const heights = [15, 26, 38, 15, 15];
    rows.forEach((label, i) => {
      sheet.text(L + 3, y + 3, label, { size: 7.5, bold: true });
      columns.forEach(([who, name, address, id], c) => {
        const runs = [who, name, address, id, `555-555-01${10 + c * 7}`][i] ?? '';
        sheet.text(L + 84 + c * 112, y + 3, runs, { size: 7.5, bold: i === 0, width: 106 });
      });
      y += heights[i] ?? 15;
      sheet.hline(L, y, R, 0.3);
    });
    y = tab(sheet, y + 14, 'Confirm Receipt') + 5;
    sheet.text(
      L,
      y,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { width: W },
    );
    y += 58;
    ['Applicant Signature', 'Co-Applicant Signature'].forEach((label, i) => {
      const from = L + i * 275;
      sheet.signature(from, y, 165, { signed: signed && i < facts.borrowers.length, label });
      sheet.text(from, y + 3, label, { size: 8 });
      sheet.hline(from + 178, y, from + 250);
      sheet.text(from + 178, y + 3, 'Date', { size: 8 });
    });
  },
};
