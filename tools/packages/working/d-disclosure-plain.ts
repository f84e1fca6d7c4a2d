import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { v } from '../core/runs.ts';
import { charges, costsAddUp } from './d-charges.ts';
import { type Desk, isConsumer, isPurchase, layoutD, list, middle, phone, type Runs, table } from './d-kit.ts';

/** A vendor's plain print: the contents of the form as lists, one heading after another, without frames. */
function drawPlain(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const d = f.disclosure;
  const c = charges(f, r);
  const s = open({
    margins: { top: 50, left: 56, right: 56, bottom: 56 },
    style: { font: r.pick(['mono', 'typewriter']), size: 8.5 },
    furniture: (sheet, page, pages) => {
      sheet.text(56, 752, ['Loan ID # ', say.loan], { size: 7.5 });
      sheet.text(300, 752, `Closing Disclosure - Page ${page} of ${pages}`, { size: 7.5 });
    },
  });
  const rows = { x: 56, label: 210, width: 500, gap: 2 };
  const part = (title: string, entries: readonly (readonly [string, Runs])[]): void => {
    s.ensure(60);
    s.paragraph(title.toUpperCase(), { bold: true, after: 2 });
    s.hline(56, s.y, 556);
    s.y += 4;
    list(s, rows, entries);
    s.y += 8;
  };
  middle(s, 44, 'CLOSING DISCLOSURE', { size: 13, bold: true });
  s.y = 66;
  s.paragraph(
    'This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.',
  );
  part('Closing information', [
    ['Date issued', say.date('date_issued', d.issuedDate)],
    ['Closing date', say.date('closing_date', d.closingDate)],
    ['Disbursement date', say.date('disbursement_date', d.disbursementDate)],
    ['Settlement agent', say.agent],
    ['File no.', say.file],
    ['Property', say.property],
    f.salePriceCents === null
      ? ['Appraised property value', say.money('appraised_value', f.appraisedCents)]
      : ['Sale price', say.money('sale_price', f.salePriceCents)],
  ]);
  part('Transaction information', [
    ['Borrower', say.borrowers('\n')],
    ['Borrower address', say.address('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    ...(isPurchase(f) ? [['Seller', c.seller] as const] : []),
    ['Lender', say.lender],
  ]);
  part('Loan information', [
    ['Term', v('term_months', `${f.termMonths} months`, String(f.termMonths))],
    ['Purpose', v('loan_purpose', isPurchase(f) ? 'Purchase' : 'Refinance')],
    ['Product', v('rate_type', 'Fixed rate', 'fixed')],
    ['Type', 'Conventional'],
    ['Loan ID #', say.loan],
  ]);
  part('Loan terms', [
    ['Loan amount', [say.money('principal_amount', f.principalCents), '   can increase: NO']],
    ['Interest rate', [say.rate('interest_rate', f.rate), '   can increase: NO']],
    ['Monthly principal & interest', [say.money('payment_amount', f.paymentCents), '   can increase: NO']],
    ['Prepayment penalty', v('prepayment_penalty', f.prepaymentPenalty ? 'YES' : 'NO', String(f.prepaymentPenalty))],
    ['Balloon payment', 'NO'],
  ]);
  part('Projected payments', [
    ['Years', `1 through ${f.termMonths / 12}`],
    ['Principal & interest', say.money('payment_amount', f.paymentCents)],
    ['Estimated escrow', say.money('escrow_monthly', d.escrowCents)],
    ['Estimated total monthly', `$${money(f.paymentCents + d.escrowCents)}`],
  ]);
  part('Costs at closing', [
    ['Closing costs', say.money('total_closing_costs', d.closingCostsCents)],
    ['Cash to close', say.money('cash_to_close', d.cashToCloseCents)],
  ]);
  s.newPage();
  s.paragraph('CLOSING COST DETAILS', { bold: true });
  const columns = { x: 56, widths: [380, 110], align: ['left', 'right'] as const, pad: 1.5 };
  table(s, { ...columns }, [
    ['A. ORIGINATION CHARGES', say.money('origination_charges', d.originationCents)],
    ...[...c.notShopped, ...c.shopped].map(([label, cents]): Runs[] => [`   ${label}`, `$${money(cents)}`]),
    ['D. TOTAL LOAN COSTS', say.money('total_loan_costs', d.loanCostsCents)],
    ...[...c.taxes, ...c.prepaids].map(([label, cents]): Runs[] => [`   ${label}`, `$${money(cents)}`]),
    [
      [
        '   Prepaid interest (',
        say.money('prepaid_interest_per_diem', d.perDiemCents),
        ' per day from ',
        say.date('prepaid_interest_from', d.interestFrom),
        ' to ',
        say.date('prepaid_interest_to', d.interestTo),
        ')',
      ],
      say.money('prepaid_interest_amount', d.interestCents),
    ],
    ...c.others.map(([label, cents]): Runs[] => [`   ${label}`, `$${money(cents)}`]),
    ['I. TOTAL OTHER COSTS', say.money('total_other_costs', d.otherCostsCents)],
    ['   Lender credits', say.money('lender_credits', d.lenderCreditsCents)],
    ['J. TOTAL CLOSING COSTS', say.money('total_closing_costs', d.closingCostsCents)],
  ]);
  s.y += 12;
  const price = f.salePriceCents;
  part('Calculating cash to close', [
    ['Total closing costs (J)', say.money('total_closing_costs', d.closingCostsCents)],
    price === null
      ? ['Payoffs and payments', [say.money('payoff_amount', f.payoff.amountCents), ` to ${f.payoff.lender}`]]
      : ['Funds from borrower', `$${money(price - f.principalCents)}`],
    ['Cash to close from borrower', say.money('cash_to_close', d.cashToCloseCents)],
  ]);
  part('Loan disclosures', [
    ['Assumption', 'Not allowed on the original terms'],
    ['Demand feature', 'None'],
    [
      'Late payment',
      [
        'After ',
        v('grace_days', String(f.graceDays)),
        ' days, ',
        say.rate('late_charge_percent', f.lateChargePercent),
        ' of the overdue principal and interest',
      ],
    ],
    ['Security interest', say.property],
    ['Escrow account', ['Monthly escrow payment ', say.money('escrow_monthly', d.escrowCents)]],
  ]);
  part('Loan calculations', [
    ['Total of payments', say.money('total_of_payments', d.totalOfPaymentsCents)],
    ['Finance charge', say.money('finance_charge', d.financeChargeCents)],
    ['Amount financed', say.money('amount_financed', d.amountFinancedCents)],
    ['Annual percentage rate (APR)', say.rate('apr', d.apr)],
    ['Total interest percentage (TIP)', say.rate('tip', d.tip)],
  ]);
  part('Contact information', [
    ['Lender', [say.lender, ', ', say.address('lender_address', f.lender.address)]],
    ['Loan contact', [v('loan_officer', f.approval.officer), `  ${phone(r)}`]],
    ['Settlement agent', say.agent],
  ]);
  s.ensure(60);
  s.signature(56, s.y + 34, 200, { signed, label: f.borrowers[0]?.name ?? 'borrower' });
  s.text(56, s.y + 37, 'Applicant signature (receipt only)', { size: 7.5 });
}

export const plainDisclosureD: readonly Layout[] = [
  layoutD('disclosure-plain-lists', 'closing_disclosure', drawPlain, (f) => isConsumer(f) && costsAddUp(f)),
];
