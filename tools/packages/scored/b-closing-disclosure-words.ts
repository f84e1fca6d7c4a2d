import type { LoanFacts } from '../core/facts.ts';
import type { DrawOptions } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet, TextStyle } from '../core/sheet.ts';
import { bar, table } from './b-form-parts.ts';
import { clerkOf, type Hand, phoneOf } from './b-values.ts';

export interface DisclosureLook {
  readonly left: number;
  readonly right: number;
  readonly headings: 'tabs' | 'bars' | 'plain';
  readonly agentAddress: string;
  readonly size?: number;
}

interface Column {
  readonly x: number;
  readonly w: number;
}

/** A check box followed by a wrapped sentence. */
function choice(s: Sheet, at: Column, marked: boolean, label: string, size: number): void {
  s.checkbox(at.x, s.y + 1, { marked, label, size: size - 0.5 });
  s.y = s.text(at.x + size + 4, s.y, label, { size, width: at.w - size - 4 }) + 1;
}

function heading(s: Sheet, at: Column, text: string, size: number): void {
  s.y = s.text(at.x, s.y + 3, text, { size: size + 1, bold: true, width: at.w }) + 1;
}

function prose(s: Sheet, at: Column, runs: Run | Run[], size: number): void {
  s.y = s.text(at.x, s.y, runs, { size, width: at.w }) + 2;
}

export function drawLoanDisclosures(
  s: Sheet,
  f: LoanFacts,
  h: Hand,
  at: readonly [Column, Column],
  size: number,
): void {
  const [a, b] = at;
  const top = s.y;
  heading(s, a, 'Assumption', size);
  prose(s, a, 'If you sell or transfer this property to another person, your lender', size);
  choice(
    s,
    a,
    false,
    'will allow, under certain conditions, this person to assume this loan on the original terms.',
    size,
  );
  choice(s, a, true, 'will not allow assumption of this loan on the original terms.', size);
  heading(s, a, 'Demand Feature', size);
  prose(s, a, 'Your loan', size);
  choice(
    s,
    a,
    false,
    'has a demand feature, which permits your lender to require early repayment of the loan. You should review your note for details.',
    size,
  );
  choice(s, a, true, 'does not have a demand feature.', size);
  heading(s, a, 'Late Payment', size);
  prose(
    s,
    a,
    [
      'If your payment is more than ',
      v('grace_days', `${f.graceDays}`),
      ' days late, your lender will charge a late fee of ',
      h.percent('late_charge_percent', f.lateChargePercent, 2),
      ' of the overdue principal and interest.',
    ],
    size,
  );
  heading(s, a, 'Negative Amortization (Increase in Loan Amount)', size);
  prose(s, a, 'Under your loan terms, you', size);
  choice(
    s,
    a,
    false,
    'are scheduled to make monthly payments that do not pay all of the interest due that month. As a result, your loan amount will increase (negatively amortize).',
    size,
  );
  choice(s, a, false, 'may have monthly payments that do not pay all of the interest due that month.', size);
  choice(s, a, true, 'do not have a negative amortization feature.', size);
  heading(s, a, 'Partial Payments', size);
  prose(s, a, 'Your lender', size);
  choice(
    s,
    a,
    true,
    'may accept payments that are less than the full amount due (partial payments) and apply them to your loan.',
    size,
  );
  choice(
    s,
    a,
    false,
    'may hold them in a separate account until you pay the rest of the payment, and then apply the full payment to your loan.',
    size,
  );
  choice(s, a, false, 'does not accept any partial payments.', size);
  heading(s, a, 'Security Interest', size);
  prose(s, a, ['You are granting a security interest in ', v('property_address', oneLine(f.property.address))], size);
  prose(
    s,
    a,
    'You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
    size,
  );
  const below = s.y;
  s.y = top;
  heading(s, b, 'Escrow Account', size);
  prose(s, b, [bold('For now'), ', your loan'], size);
  choice(
    s,
    b,
    true,
    'will have an escrow account (also called an “impound” or “trust” account) to pay the property costs listed below.',
    size,
  );
  const year = f.disclosure.escrowCents * 12;
  s.y = table(
    s,
    b.x,
    s.y + 2,
    [{ w: b.w * 0.4 }, { w: b.w * 0.24, align: 'right' }, { w: b.w * 0.36 }],
    [
      [
        'Escrowed Property Costs over Year 1',
        h.cash(year),
        'Estimated total amount over year 1 for your escrowed property costs: Homeowner’s Insurance, Property Taxes',
      ],
      [
        'Non-Escrowed Property Costs over Year 1',
        h.cash(180_000),
        'Homeowner’s Association Dues. You may have other property costs.',
      ],
      [
        'Initial Escrow Payment',
        h.cash(Math.round(year * 0.21)),
        'A cushion for the escrow account you pay at closing. See Section G on page 2.',
      ],
      [
        'Monthly Escrow Payment',
        h.money('escrow_monthly', f.disclosure.escrowCents),
        'The amount included in your total monthly payment.',
      ],
    ],
    { size: size - 1 },
  );
  s.y += 4;
  choice(
    s,
    b,
    false,
    'will not have an escrow account because you declined it or your lender does not offer one.',
    size,
  );
  heading(s, b, 'No Escrow', size);
  prose(s, b, 'Estimated Property Costs over Year 1: ________  Escrow Waiver Fee: ________', size);
  heading(s, b, 'In the future,', size);
  prose(
    s,
    b,
    'Your property costs may change and, as a result, your escrow payment may change. You may be able to cancel your escrow account, but if you do, you must pay your property costs directly. If you fail to pay your property taxes, your state or local government may (1) impose fines and penalties or (2) place a tax lien on this property.',
    size,
  );
  s.y = Math.max(below, s.y);
}

export function loanCalculations(f: LoanFacts, h: Hand): readonly (readonly [string, string, Run])[] {
  const d = f.disclosure;
  return [
    [
      'Total of Payments.',
      'Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      h.money('total_of_payments', d.totalOfPaymentsCents),
    ],
    ['Finance Charge.', 'The dollar amount the loan will cost you.', h.money('finance_charge', d.financeChargeCents)],
    [
      'Amount Financed.',
      'The loan amount available after paying your upfront finance charge.',
      h.money('amount_financed', d.amountFinancedCents),
    ],
    [
      'Annual Percentage Rate (APR).',
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
      h.percent('apr', d.apr),
    ],
    [
      'Total Interest Percentage (TIP).',
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      h.percent('tip', d.tip),
    ],
  ];
}

export function drawOtherDisclosures(s: Sheet, at: Column, size: number): void {
  heading(s, at, 'Appraisal', size);
  prose(
    s,
    at,
    'If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, please contact your lender at the information listed below.',
    size,
  );
  heading(s, at, 'Contract Details', size);
  prose(
    s,
    at,
    'See your note and security instrument for information about what happens if you fail to make your payments, what is a default on the loan, situations in which your lender can require early repayment of the loan, and the rules for making payments before they are due.',
    size,
  );
  heading(s, at, 'Liability after Foreclosure', size);
  prose(
    s,
    at,
    'If your lender forecloses on this property and the foreclosure does not cover the amount of unpaid balance on this loan,',
    size,
  );
  choice(
    s,
    at,
    true,
    'state law may protect you from liability for the unpaid balance. If you refinance or take on any additional debt on this property, you may lose this protection.',
    size,
  );
  choice(s, at, false, 'state law does not protect you from liability for the unpaid balance.', size);
  heading(s, at, 'Refinance', size);
  prose(
    s,
    at,
    'Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.',
    size,
  );
  heading(s, at, 'Tax Deductions', size);
  prose(
    s,
    at,
    'If you borrow more than this property is worth, the interest on the loan amount above this property’s fair market value is not deductible from your federal income taxes. You should consult a tax advisor for more information.',
    size,
  );
}

export function contactRows(f: LoanFacts, options: DrawOptions, agentAddress: string): Run[][] {
  const { random } = options;
  return [
    ['Name', v('lender_name', f.lender.name), '', 'Reliable Realty Co.', v('settlement_agent', f.title.agent.name)],
    ['Address', v('lender_address', oneLine(f.lender.address)), '', '1776 Chesapeake St.', agentAddress],
    ['NMLS ID', `${random.int(100_000, 999_999)}`, '', '', ''],
    ['Contact', clerkOf(random), '', clerkOf(random), clerkOf(random)],
    ['Contact NMLS ID', `${random.int(100_000, 999_999)}`, '', '', ''],
    ['Phone', phoneOf(random), '', phoneOf(random), phoneOf(random)],
  ];
}

export function drawReceipt(
  s: Sheet,
  f: LoanFacts,
  options: DrawOptions,
  left: number,
  width: number,
  label = 'Applicant Signature',
): void {
  const half = width / 2 - 8;
  s.y =
    s.text(
      left,
      s.y,
      'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
      { size: 7.5, width },
    ) + 26;
  f.borrowers.forEach((party, index) => {
    const x = left + (index % 2) * (half + 16);
    s.signature(x, s.y, half - 70, { signed: options.signed, label: party.name, height: 20 });
    s.hline(x + half - 60, s.y, x + half);
    s.text(x, s.y + 3, index === 0 ? label : `Co-${label}`, { size: 7 });
    s.text(x + half - 60, s.y + 3, 'Date', { size: 7 });
  });
}

/** Pages 4 and 5 of the model form. */
export function drawDisclosurePages(s: Sheet, f: LoanFacts, h: Hand, options: DrawOptions, look: DisclosureLook): void {
  const { left, right } = look;
  const width = right - left;
  const size = look.size ?? 7.8;
  const columns: [Column, Column] = [
    { x: left, w: width / 2 - 12 },
    { x: left + width / 2 + 12, w: width / 2 - 12 },
  ];
  const head = (text: string, x: number, w: number): void => {
    const style: TextStyle = { size: 11 };
    if (look.headings === 'plain') s.text(x, s.y, text, { ...style, bold: true });
    else
      bar(s, { x, y: s.y, w: look.headings === 'tabs' ? Math.min(w, 150) : w, h: 16 }, text, {
        ...style,
        fill: look.headings === 'tabs' ? 'black' : '#34566f',
      });
    if (look.headings === 'tabs') s.hline(x, s.y + 16, x + w, 1);
  };
  s.newPage();
  s.y = s.text(left, s.y, 'Additional Information About This Loan', { size: 15, bold: true }) + 6;
  head('Loan Disclosures', left, width);
  s.y += 20;
  drawLoanDisclosures(s, f, h, columns, size);
  s.newPage();
  const top = s.y;
  head('Loan Calculations', columns[0].x, columns[0].w);
  s.y += 22;
  for (const [label, text, value] of loanCalculations(f, h)) {
    const at = s.y;
    s.y = s.text(columns[0].x, at, [bold(label), ` ${text}`], { size, width: columns[0].w - 90 }) + 6;
    s.text(columns[0].x + columns[0].w - 84, at + 4, value, { size: size + 1, bold: true, width: 84, align: 'right' });
    s.hline(columns[0].x, s.y - 3, columns[0].x + columns[0].w, 0.3);
  }
  s.y += 8;
  s.text(columns[0].x, s.y, '?', { size: 30, bold: true });
  const below = s.text(
    columns[0].x + 34,
    s.y,
    [
      bold('Questions?'),
      ' If you have questions about the loan terms or costs on this form, use the contact information below. To get more information or make a complaint, contact the Consumer Financial Protection Bureau at www.consumerfinance.gov/mortgage-closing',
    ],
    { size, width: columns[0].w - 34 },
  );
  s.y = top;
  head('Other Disclosures', columns[1].x, columns[1].w);
  s.y += 20;
  drawOtherDisclosures(s, columns[1], size);
  s.y = Math.max(s.y, below) + 14;
  head('Contact Information', left, width);
  s.y = table(
    s,
    left,
    s.y + 18,
    [
      { w: width * 0.16 },
      { w: width * 0.24, heading: 'Lender' },
      { w: width * 0.16, heading: 'Mortgage Broker' },
      { w: width * 0.2, heading: 'Real Estate Broker (B)' },
      { w: width * 0.24, heading: 'Settlement Agent' },
    ],
    contactRows(f, options, look.agentAddress),
    { size: 7.2, rules: 'rows' },
  );
  s.y += 12;
  head('Confirm Receipt', left, width);
  s.y += 22;
  drawReceipt(s, f, options, left, width);
}
