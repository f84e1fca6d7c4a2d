import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type Charges, charges, costsAddUp } from './d-charges.ts';
import { drawCosts, drawTerms } from './d-disclosure-model.ts';
import { band, clerk, type Desk, digits, isConsumer, layoutD, phone, type Runs, table, tick } from './d-kit.ts';

const dark = '#1f1f1f';

function drawCash(s: Sheet, { f, say }: Desk, c: Charges): void {
  const d = f.disclosure;
  s.newPage();
  s.y = band(s, [40, 36, 240], 'Calculating Cash to Close', dark);
  const price = f.salePriceCents;
  const columns = {
    x: 40,
    widths: [202, 100, 120, 110],
    align: ['left', 'right', 'right', 'left'] as const,
    rules: 'rows' as const,
    style: { size: 8.5 },
  };
  table(s, { ...columns, bold: [0] }, [
    ['', 'Loan Estimate', 'Final', 'Did this change?'],
    ...(price === null
      ? [['Loan Amount', `$${money(f.principalCents)}`, say.money('principal_amount', f.principalCents), 'NO']]
      : []),
    [
      'Total Closing Costs (J)',
      `$${money(d.closingCostsCents)}`,
      say.money('total_closing_costs', d.closingCostsCents),
      'NO',
    ],
    ['Closing Costs Paid Before Closing', '$0', '$0', 'NO'],
    price === null
      ? ['Total Payoffs and Payments (K)', `–$${money(f.principalCents)}`, `–$${money(f.principalCents)}`, 'NO']
      : [
          'Down Payment/Funds from Borrower',
          `$${money(price - f.principalCents)}`,
          `$${money(price - f.principalCents)}`,
          'NO',
        ],
    ['Closing Costs Financed (Paid from your Loan Amount)', '$0', '$0', 'NO'],
    [
      { text: 'Cash to Close', bold: true },
      `$${money(d.cashToCloseCents)}`,
      say.money('cash_to_close', d.cashToCloseCents),
      '',
    ],
  ]);
  s.y += 14;
  if (price === null) {
    s.y = band(s, [40, s.y, 240], 'Payoffs and Payments', dark);
    table(s, { x: 40, widths: [412, 120], align: ['left', 'right'], rules: 'rows', style: { size: 8.5 } }, [
      ['TO', 'AMOUNT'],
      [`01  ${f.payoff.lender}, loan ${f.payoff.loanNumber}`, say.money('payoff_amount', f.payoff.amountCents)],
      ['02  Home equity line of another bank', `$${money(f.principalCents - f.payoff.amountCents)}`],
      ['K. TOTAL PAYOFFS AND PAYMENTS', `$${money(f.principalCents)}`],
    ]);
    return;
  }
  s.y = band(s, [40, s.y, 240], 'Summaries of Transactions', dark);
  const top = s.y + 4;
  const half = (x: number, rows: readonly (readonly Runs[])[]): void => {
    s.y = top;
    table(
      s,
      { x, widths: [172, 86], align: ['left', 'right'], rules: 'rows', pad: 2, style: { size: 8 }, bold: [0, 1] },
      rows,
    );
  };
  half(314, [
    ['SELLER’S TRANSACTION', ''],
    ['M. Due to Seller at Closing', `$${money(price)}`],
    ['01  Sale Price of Property', say.money('sale_price', price)],
    ['N. Due from Seller at Closing', `$${money(Math.round(price * 0.055))}`],
    ['Cash to Seller', `$${money(price - Math.round(price * 0.055))}`],
  ]);
  half(40, [
    ['BORROWER’S TRANSACTION', ''],
    ['K. Due from Borrower at Closing', `$${money(price + d.closingCostsCents)}`],
    ['01  Sale Price of Property', say.money('sale_price', price)],
    ['03  Closing Costs Paid at Closing (J)', say.money('total_closing_costs', d.closingCostsCents)],
    ['L. Paid Already by or on Behalf of Borrower', `$${money(f.principalCents)}`],
    ['02  Loan Amount', say.money('principal_amount', f.principalCents)],
    ['CALCULATION', ''],
    ['Total Due from Borrower at Closing (K)', `$${money(price + d.closingCostsCents)}`],
    ['Total Paid Already (L)', `–$${money(f.principalCents)}`],
    ['Cash to Close  From Borrower', say.money('cash_to_close', d.cashToCloseCents)],
  ]);
  s.text(314, s.y - 30, `Seller: ${c.seller}`, { size: 8 });
}

function drawDisclosures(s: Sheet, { f, say }: Desk): void {
  s.newPage();
  s.text(40, 36, 'Additional Information About This Loan', { size: 15, bold: true });
  band(s, [40, 60, 240], 'Loan Disclosures', dark);
  s.y = 84;
  const left = { width: 250, size: 8.5 };
  const say1 = (title: string, runs: Runs): void => {
    s.paragraph(title, { ...left, bold: true, after: 1 });
    s.paragraph(runs, { ...left, after: 8 });
  };
  for (const [label, runs] of entries`
    Assumption | If you sell or transfer this property to another person, your lender will not allow assumption of this loan on the original terms.
    Demand Feature | Your loan does not have a demand feature, which permits your lender to require early repayment of the loan.
    Late Payment | If your payment is more than ${v('grace_days', String(f.graceDays))} days late, your lender will charge a late fee of ${say.rate('late_charge_percent', f.lateChargePercent, 1)} of the monthly principal and interest payment.
    Negative Amortization | Under your loan terms, you do not have a negative amortization feature.
    Partial Payments | Your lender may hold them in a separate account until you pay the rest of the payment.
    Security Interest | You are granting a security interest in ${say.property}. You may lose this property if you do not make your payments or satisfy other obligations for this loan.
  `)
    say1(label, runs);
  s.text(320, 84, 'Escrow Account', { size: 9.5, bold: true });
  tick(s, 320, 100, 'will have an escrow account.', true);
  tick(s, 320, 114, 'will not have an escrow account.', false);
  s.text(320, 136, ['Monthly Escrow Payment: ', say.money('escrow_monthly', f.disclosure.escrowCents)], { size: 9 });
  s.text(320, 152, ['Escrowed Property Costs over Year 1: ', `$${money(f.disclosure.escrowCents * 11)}`], { size: 9 });
}

function drawCalculations(s: Sheet, { f, r, say, signed }: Desk): void {
  const d = f.disclosure;
  s.newPage();
  band(s, [40, 36, 240], 'Loan Calculations', dark);
  s.y = 56;
  table(s, { x: 40, widths: [170, 90], align: ['left', 'right'], rules: 'rows', style: { size: 8.5 } }, [
    [
      'Total of Payments. Total you will have paid after you make all payments of principal, interest, mortgage insurance, and loan costs, as scheduled.',
      say.money('total_of_payments', d.totalOfPaymentsCents),
    ],
    ['Finance Charge. The dollar amount the loan will cost you.', say.money('finance_charge', d.financeChargeCents)],
    [
      'Amount Financed. The loan amount available after paying your upfront finance charge.',
      say.money('amount_financed', d.amountFinancedCents),
    ],
    [
      'Annual Percentage Rate (APR). Your costs over the loan term expressed as a rate. This is not your interest rate.',
      say.rate('apr', d.apr),
    ],
    [
      'Total Interest Percentage (TIP). The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
      say.rate('tip', d.tip),
    ],
  ]);
  band(s, [320, 36, 240], 'Other Disclosures', dark);
  s.text(
    320,
    58,
    'Appraisal. If the property was appraised for your loan, your lender is required to give you a copy at no additional cost at least 3 days before closing. If you have not yet received it, contact your lender.',
    { size: 8.5, width: 240 },
  );
  s.y += 18;
  s.y = band(s, [40, s.y, 240], 'Contact Information', dark);
  const bank = f.lender.address;
  const agent = f.title.agent.address;
  table(s, { x: 40, widths: [92, 220, 220], rules: 'all', style: { size: 8 }, bold: [0] }, [
    ['', 'Lender', 'Settlement Agent'],
    ['Name', say.lender, say.agent],
    ['Address', say.address('lender_address', bank), oneLine(agent)],
    ['NMLS ID', digits(r, 6), ''],
    [`${agent.state} License ID`, '', digits(r, 7)],
    ['Contact', v('loan_officer', f.approval.officer), clerk(r)],
    ['Phone', phone(r), phone(r)],
  ]);
  s.y += 16;
  band(s, [40, s.y, 240], 'Confirm Receipt', dark);
  s.text(
    40,
    s.y + 20,
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { size: 8, width: 532 },
  );
  f.borrowers.forEach((party, index) => {
    s.signature(40 + index * 270, s.y + 80, 170, { signed, label: party.name });
    s.text(40 + index * 270, s.y + 83, index === 0 ? 'Applicant Signature' : 'Co-Applicant Signature', { size: 7.5 });
    s.text(225 + index * 270, s.y + 83, 'Date', { size: 7.5 });
  });
}

/** The model form of the regulation, all five pages. */
function drawModel(desk: Desk): void {
  const { open, f, r, say } = desk;
  const c = charges(f, r);
  const s = open({
    margins: { top: 36, left: 40, right: 40, bottom: 40 },
    style: { font: r.pick(['franklin', 'sans']), size: 9.5 },
    furniture: (sheet, page, pages) => {
      sheet.hline(40, 752, 572);
      sheet.text(40, 757, 'CLOSING DISCLOSURE', { size: 7.5 });
      sheet.text(400, 757, [`PAGE ${page} OF ${pages} • LOAN ID # `, say.loan], { size: 7.5 });
    },
  });
  drawTerms(s, desk, c);
  drawCosts(s, desk, c);
  drawCash(s, desk, c);
  drawDisclosures(s, desk);
  drawCalculations(s, desk);
}

export const modelDisclosureD: readonly Layout[] = [
  layoutD('disclosure-model-five-pages', 'closing_disclosure', drawModel, (f) => isConsumer(f) && costsAddUp(f)),
];
