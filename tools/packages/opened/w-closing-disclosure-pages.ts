import { money } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { pct, split, usd } from './w-parts.ts';

export const left = 41;
export const width = 530;

export function heading(sheet: Sheet, text: string, note: string): void {
  sheet.rect(left, sheet.y, width, 17, { fill: '#4a4a4a' });
  sheet.text(left + 5, sheet.y + 3, text, { bold: true, size: 11, colour: 'white' });
  sheet.text(left + 268, sheet.y + 4, note, { size: 9, colour: 'white' });
  sheet.y += 18;
}

const whole = (cents: number): string => `$${money(Math.round(cents / 100) * 100).replace(/\.00$/, '')}`;

/** The borrower's other costs; prepaid interest is among them when the loan's figure leaves room for it. */
export function otherCosts(facts: LoanFacts) {
  const d = facts.disclosure;
  const fits = d.interestCents < d.otherCostsCents * 0.6;
  const rest = split(d.otherCostsCents - (fits ? d.interestCents : 0), [9, 2, 6, 3, 4]);
  const [premium = 0, recording = 0, transfer = 0, hazard = 0, taxes = 0] = rest;
  return { fits, premium, recording, transfer, hazard, taxes };
}

/** What the seller pays at closing. */
export function sellerCosts(sale: number): { commission: number; total: number } {
  const commission = Math.round(sale * 0.025);
  return { commission, total: commission * 2 + 142_500 + 65_000 };
}

/** Page 3; a loan without a seller has the shorter form. */
export function summaryPage(sheet: Sheet, facts: LoanFacts): void {
  const d = facts.disclosure;
  const sale = facts.salePriceCents;
  sheet.newPage();
  heading(sheet, 'Calculating Cash to Close', 'Use this table to see what has changed from your Loan Estimate.');
  const x = [left + 190, left + 290, left + 390] as const;
  const row = (label: string, estimate: string, final: Run | readonly Run[], change: string, heavy = false): void => {
    sheet.text(left + 4, sheet.y + 4, label, { bold: heavy, size: 8.5, width: 182 });
    sheet.text(x[0], sheet.y + 4, estimate, { bold: heavy, size: 8.5 });
    sheet.text(x[1], sheet.y + 4, final, { bold: heavy, size: 8.5 });
    sheet.text(x[2], sheet.y + 4, change, { size: 7.5, width: 138 });
    sheet.y += 25;
    sheet.hline(left, sheet.y, left + width, 0.25);
  };
  row('', 'Loan Estimate', 'Final', 'Did this change?', true);
  const round = (cents: number): number => Math.round(cents / 100) * 100;
  const guess = round(d.loanCostsCents) + round(d.otherCostsCents) - round(d.lenderCreditsCents);
  if (sale === null) {
    row('Loan Amount', whole(facts.principalCents), usd('principal_amount', facts.principalCents), 'NO');
    row('Total Closing Costs (J)', `-${whole(guess)}`, ['-', ...usd('total_closing_costs', d.closingCostsCents)], 'NO');
    row('Closing Costs Paid Before Closing', '$0', '$0', 'NO');
    row('Total Payoffs and Payments (K)', `-${whole(facts.principalCents)}`, `-$${money(facts.principalCents)}`, 'NO');
    row('Cash to Close', whole(guess), usd('cash_to_close', d.cashToCloseCents), '[ ] To  [X] From Borrower', true);
    sheet.y += 16;
    heading(sheet, 'Payoffs and Payments', 'Payments to others from your loan amount');
    const out: readonly (readonly [string, readonly Run[]])[] = [
      [`01  Payoff to ${facts.payoff.lender}`, usd('payoff_amount', facts.payoff.amountCents)],
      ['02  Proceeds to Borrower', usd('amount_to_borrower', facts.disbursement.toBorrowerCents)],
      ['03', []],
      ['04', []],
      ['K. TOTAL PAYOFFS AND PAYMENTS', [`$${money(facts.principalCents)}`]],
    ];
    out.forEach(([label, runs], i) => {
      sheet.text(left + 4, sheet.y + 4, label, { bold: i === 4 });
      if (runs.length > 0) sheet.text(left + 300, sheet.y + 4, runs, { width: 220, align: 'right', bold: i === 4 });
      sheet.y += 19;
      sheet.hline(left, sheet.y, left + width, 0.25);
    });
    return;
  }
  const down = sale - facts.principalCents;
  row('Total Closing Costs (J)', whole(guess), usd('total_closing_costs', d.closingCostsCents), 'NO');
  row('Closing Costs Paid Before Closing', '$0', '$0', 'NO');
  row('Closing Costs Financed (Paid from your Loan Amount)', '$0', '$0', 'NO');
  row('Down Payment/Funds from Borrower', whole(down), `$${money(down)}`, 'NO');
  row('Deposit', '$0', '$0', 'NO');
  row('Funds for Borrower', '$0', '$0', 'NO');
  row('Seller Credits', '$0', '$0', 'NO');
  row('Adjustments and Other Credits', '$0', '$0', 'NO');
  row('Cash to Close', whole(down + guess), usd('cash_to_close', d.cashToCloseCents), '', true);
  sheet.y += 16;
  heading(sheet, 'Summaries of Transactions', 'Use this table to see a summary of your transaction.');
  const due = sale + d.closingCostsCents;
  const payoff = Math.round(sale * 0.41);
  const costs = sellerCosts(sale).total;
  const half = width / 2 - 6;
  const list = (at: number, title: string, lines: readonly (readonly [string, readonly Run[], boolean])[]): void => {
    let y = sheet.y + 4;
    sheet.text(at, y, title, { bold: true, size: 9.5 });
    y += 15;
    for (const [label, runs, heavy] of lines) {
      if (heavy) sheet.rect(at, y, half, 14, { fill: '#e4e4e4' });
      sheet.text(at + 3, y + 3, label, { size: 8, bold: heavy });
      if (runs.length > 0) sheet.text(at + half - 84, y + 3, runs, { size: 8, bold: heavy, width: 80, align: 'right' });
      y += 15;
    }
  };
  list(left, 'BORROWER’S TRANSACTION', [
    ['K. Due from Borrower at Closing', [`$${money(due)}`], true],
    ['01 Sale Price of Property', usd('sale_price', sale), false],
    ['02 Sale Price of Any Personal Property', [], false],
    ['03 Closing Costs Paid at Closing (J)', usd('total_closing_costs', d.closingCostsCents), false],
    ['L. Paid Already by or on Behalf of Borrower', [`$${money(facts.principalCents)}`], true],
    ['01 Deposit', [], false],
    ['02 Loan Amount', usd('principal_amount', facts.principalCents), false],
    ['03 Existing Loan(s) Assumed', [], false],
    ['CALCULATION', [], true],
    ['Total Due from Borrower (K)', [`$${money(due)}`], false],
    ['Total Paid Already (L)', [`-$${money(facts.principalCents)}`], false],
    ['Cash to Close [X] From [ ] To Borrower', usd('cash_to_close', d.cashToCloseCents), true],
  ]);
  list(left + half + 12, 'SELLER’S TRANSACTION', [
    ['M. Due to Seller at Closing', [`$${money(sale)}`], true],
    ['01 Sale Price of Property', usd('sale_price', sale), false],
    ['02 Sale Price of Any Personal Property', [], false],
    ['03', [], false],
    ['N. Due from Seller at Closing', [`$${money(payoff + costs)}`], true],
    ['01 Excess Deposit', [], false],
    ['02 Closing Costs Paid at Closing (J)', [`$${money(costs)}`], false],
    ['03 Payoff of First Mortgage Loan', [`$${money(payoff)}`], false],
    ['CALCULATION', [], true],
    ['Total Due to Seller (M)', [`$${money(sale)}`], false],
    ['Total Due from Seller (N)', [`-$${money(payoff + costs)}`], false],
    ['Cash [ ] From [X] To Seller', [`$${money(sale - payoff - costs)}`], true],
  ]);
}

export function disclosurePage(sheet: Sheet, facts: LoanFacts): void {
  const d = facts.disclosure;
  sheet.newPage();
  const deposit = otherCosts(facts);
  sheet.text(left, 34, 'Additional Information About This Loan', { bold: true, size: 14 });
  sheet.y = 54;
  heading(sheet, 'Loan Disclosures', '');
  const half = width / 2 - 8;
  const top = sheet.y + 4;
  const block = (
    x: number,
    y: number,
    title: string,
    runs: readonly Run[],
    choices: readonly (readonly [string, boolean])[] = [],
  ): number => {
    sheet.text(x, y, title, { bold: true, size: 9.5 });
    let at = sheet.text(x, y + 13, runs, { width: half, size: 8.5 }) + 2;
    for (const [label, marked] of choices) {
      sheet.checkbox(x + 2, at + 1, { marked, label, size: 7 });
      at = sheet.text(x + 14, at, label, { width: half - 14, size: 8.5 }) + 2;
    }
    return at + 8;
  };
  let y = block(
    left,
    top,
    'Assumption',
    ['If you sell or transfer this property to another person, your lender'],
    [
      ['will allow, under certain conditions, this person to assume this loan on the original terms.', false],
      ['will not allow assumption of this loan on the original terms.', true],
    ],
  );
  y = block(
    left,
    y,
    'Demand Feature',
    ['Your loan'],
    [
      ['has a demand feature, which permits your lender to require early repayment of the loan.', false],
      ['does not have a demand feature.', true],
    ],
  );
  y = block(
    left,
    y,
    'Late Payment',
    prose`If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, your lender will charge a late fee of ${pct('late_charge_percent', facts.lateChargePercent, 0)} of the monthly principal and interest payment.`,
  );
  y = block(
    left,
    y,
    'Negative Amortization',
    ['Under your loan terms, you'],
    [
      ['are scheduled to make monthly payments that do not pay all of the interest due that month.', false],
      ['do not have a negative amortization feature.', true],
    ],
  );
  y = block(
    left,
    y,
    'Partial Payments',
    ['Your lender'],
    [
      ['may accept payments that are less than the full amount due and apply them to your loan.', false],
      ['may hold them in a separate account until you pay the rest of the payment.', true],
      ['does not accept any partial payments.', false],
    ],
  );
  block(
    left,
    y,
    'Security Interest',
    prose`You are granting a security interest in ${v('property_address', oneLine(facts.property.address))}. You may lose this property if you do not make your payments or satisfy other obligations for this loan.`,
  );
  const x = left + half + 16;
  y = block(
    x,
    top,
    'Escrow Account',
    ['For now, your loan'],
    [
      [
        'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below. Without an escrow account, you would pay them directly, possibly in one or two large payments a year.',
        true,
      ],
      ['will not have an escrow account.', false],
    ],
  );
  const rows: readonly (readonly [string, readonly Run[], string])[] = [
    [
      'Escrowed Property Costs over Year 1',
      [`$${money(d.escrowCents * 11)}`],
      'Estimated total amount over year 1 for your escrowed property costs: property taxes, homeowner’s insurance.',
    ],
    ['Non-Escrowed Property Costs over Year 1', ['$0.00'], 'You may have other property costs.'],
    [
      'Initial Escrow Payment',
      [`$${money(deposit.hazard + deposit.taxes)}`],
      'A cushion for the escrow account you pay at closing.',
    ],
    [
      'Monthly Escrow Payment',
      usd('escrow_monthly', d.escrowCents),
      'The amount included in your total monthly payment.',
    ],
  ];
  for (const [label, runs, note] of rows) {
    sheet.rect(x, y, half, 42);
    sheet.text(x + 3, y + 4, label, { bold: true, size: 8, width: 82 });
    sheet.text(x + 88, y + 4, runs, { size: 8.5 });
    sheet.text(x + 152, y + 4, note, { size: 7, width: half - 156 });
    y += 42;
  }
  sheet.text(
    x,
    y + 8,
    'In the future, your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay property taxes, your state or local government may impose fines and penalties or place a tax lien on this property.',
    { width: half, size: 8.5 },
  );
}

export function contactPage(sheet: Sheet, facts: LoanFacts, random: Random, signed: boolean): void {
  const d = facts.disclosure;
  const half = width / 2 - 8;
  sheet.newPage();
  heading(sheet, 'Loan Calculations', 'Other Disclosures');
  let y = sheet.y;
  const rows: readonly (readonly [string, string, readonly Run[]])[] = [
    [
      'Total of Payments.',
      ' Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      usd('total_of_payments', d.totalOfPaymentsCents),
    ],
    ['Finance Charge.', ' The dollar amount the loan will cost you.', usd('finance_charge', d.financeChargeCents)],
    [
      'Amount Financed.',
      ' The loan amount available after paying your upfront finance charge.',
      usd('amount_financed', d.amountFinancedCents),
    ],
    [
      'Annual Percentage Rate (APR).',
      ' Your costs over the loan term expressed as a rate. This is not your interest rate.',
      pct('apr', d.apr),
    ],
    [
      'Total Interest Percentage (TIP).',
      ' The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      pct('tip', d.tip),
    ],
  ];
  for (const [label, note, runs] of rows) {
    sheet.rect(left, y, half, 48);
    sheet.text(left + 4, y + 5, [{ text: label, bold: true }, note], { size: 8, width: 168 });
    sheet.text(left + 176, y + 5, runs, { size: 9, width: half - 180, align: 'right' });
    y += 48;
  }
  let other = sheet.y + 2;
  const x = left + half + 16;
  for (const [title, text] of [
    [
      'Appraisal',
      'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing.',
    ],
    [
      'Contract Details',
      'See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, and the rules for making payments before they are due.',
    ],
    [
      'Liability after Foreclosure',
      'State law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection.',
    ],
    [
      'Tax Deductions',
      'If you borrow more than this property is worth, the interest on the loan amount above its fair market value is not deductible from your federal income taxes.',
    ],
  ] as const) {
    sheet.text(x, other, title, { bold: true, size: 9 });
    other = sheet.text(x, other + 12, text, { size: 8, width: half }) + 5;
  }
  sheet.y = Math.max(y, other) + 14;
  heading(sheet, 'Contact Information', '');
  const agent = facts.title.agent;
  const columns = [74, 152, 152, 152];
  const contacts: readonly (readonly (Run | readonly Run[])[])[] = [
    ['', 'Lender', 'Mortgage Broker', 'Settlement Agent'],
    ['Name', v('lender_name', facts.lender.name), '', v('settlement_agent', agent.name)],
    ['Address', v('lender_address', oneLine(facts.lender.address)), '', oneLine(agent.address)],
    ['NMLS ID', `${random.int(400_000, 990_000)}`, '', ''],
    ['Contact', v('loan_officer', facts.approval.officer), '', random.pick(['Teresa Lund', 'Kim Aldrich'])],
    ['Phone', `(555) 555-01${random.int(10, 99)}`, '', `(555) 555-01${random.int(10, 99)}`],
  ];
  contacts.forEach((cells, r) => {
    const h = r === 2 || r === 1 ? 28 : 16;
    let at = left;
    cells.forEach((cell, i) => {
      const w = columns[i] ?? 0;
      sheet.rect(at, sheet.y, w, h);
      sheet.text(at + 4, sheet.y + 4, cell, { size: 8.5, width: w - 8, bold: r === 0 || i === 0 });
      at += w;
    });
    sheet.y += h;
  });
  sheet.y += 14;
  heading(sheet, 'Confirm Receipt', '');
  sheet.y += 4;
  sheet.paragraph(
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { after: 38 },
  );
  facts.borrowers.forEach((b, i) => {
    const at = left + i * 272;
    sheet.signature(at, sheet.y, 180, { signed, label: b.name });
    sheet.text(at, sheet.y + 3, v('borrower_name', b.name), { size: 8 });
    sheet.hline(at + 192, sheet.y, at + 250);
    sheet.text(at + 192, sheet.y + 3, 'Date', { size: 8 });
  });
}
