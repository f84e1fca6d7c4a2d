import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { box, type Desk, isConsumer, layoutD, list, middle, table, tick } from './d-kit.ts';

function common({ f, say }: Desk) {
  const d = f.disclosure;
  return {
    apr: say.rate('apr', d.apr),
    charge: say.money('finance_charge', d.financeChargeCents),
    financed: say.money('amount_financed', d.amountFinancedCents),
    total: say.money('total_of_payments', d.totalOfPaymentsCents),
    count: v('number_of_payments', String(f.numberOfPayments)),
    payment: say.money('payment_amount', f.paymentCents),
    first: say.date('first_payment_date', f.firstPaymentDate),
    late: say.rate('late_charge_percent', f.lateChargePercent),
    grace: v('grace_days', String(f.graceDays)),
  };
}

/** The federal boxes across the page, then the schedule and the lines to tick. */
function drawFederal(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = common(desk);
  const s = open({
    margins: { top: 40, left: 45, right: 45, bottom: 40 },
    style: { font: r.pick(['serif', 'sans']), size: 9.5 },
  });
  middle(s, 40, 'FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT', { size: 13, bold: true });
  middle(s, 57, '(THIS IS NEITHER A CONTRACT NOR A COMMITMENT TO LEND)', { size: 8 });
  s.y = 78;
  list(s, { x: 45, label: 70, width: 300, gap: 2 }, [
    ['Creditor:', say.lender],
    ['Address:', say.address('lender_address', f.lender.address)],
    ['Borrower:', say.borrowers('\n')],
  ]);
  s.text(380, 78, ['Loan No. ', say.loan]);
  s.text(380, 92, ['Date ', say.date('date_issued', f.disclosure.issuedDate)]);
  s.y = 150;
  const w = 130.5;
  const cell = (index: number, title: string, words: string, runs: (typeof o)['apr']): void => {
    const x = 45 + w * index;
    s.rect(x, 150, w, 92, { thickness: index < 2 ? 1.6 : 0.6 });
    s.text(x + 5, 155, title, { bold: index < 2, size: 9.5, width: w - 10 });
    s.text(x + 5, 182, words, { size: 8, width: w - 10 });
    s.text(x + 5, 224, runs, { bold: true, size: 11 });
  };
  cell(0, 'ANNUAL PERCENTAGE RATE', 'The cost of your credit as a yearly rate.', o.apr);
  cell(1, 'FINANCE CHARGE', 'The dollar amount the credit will cost you.', o.charge);
  cell(2, 'Amount Financed', 'The amount of credit provided to you or on your behalf.', o.financed);
  cell(3, 'Total of Payments', 'The amount you will have paid after you have made all payments as scheduled.', o.total);
  s.y = 256;
  s.paragraph('Your payment schedule will be:', { after: 3 });
  table(s, { x: 45, widths: [130, 172, 220], rules: 'all', bold: [0] }, [
    ['Number of Payments', 'Amount of Payments', 'When Payments Are Due'],
    [o.count, o.payment, [v('payment_frequency', 'Monthly', 'monthly'), ' beginning ', o.first]],
  ]);
  s.y += 10;
  for (const runs of paragraphs`
    SECURITY: You are giving a security interest in the real property located at ${say.property}.
    LATE CHARGE: If a payment is more than ${o.grace} days late, you will be charged ${o.late} of the payment.
  `)
    s.paragraph(runs);
  s.text(45, s.y, 'PREPAYMENT: If you pay off early, you');
  tick(s, 230, s.y, 'may', f.prepaymentPenalty, { field: 'prepayment_penalty' });
  tick(s, 280, s.y, 'will not', !f.prepaymentPenalty, { field: 'prepayment_penalty' });
  s.text(340, s.y, 'have to pay a penalty.');
  s.y += 18;
  s.text(45, s.y, 'ASSUMPTION: Someone buying your home');
  tick(s, 240, s.y, 'cannot assume', true);
  tick(s, 330, s.y, 'may, subject to conditions, assume', false);
  s.y += 20;
  s.paragraph(
    'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties.',
    { size: 8.5, after: 44 },
  );
  f.borrowers.forEach((party, index) => {
    s.signature(45 + index * 270, s.y, 220, { signed, label: party.name });
    s.text(45 + index * 270, s.y + 3, v('borrower_name', party.name), { size: 8 });
  });
}

/** A credit union's version in two columns, the itemization on the right. */
function drawUnion(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = common(desk);
  const d = f.disclosure;
  const s = open({
    margins: { top: 40, left: 36, right: 36, bottom: 40 },
    style: { font: r.pick(['condensed', 'typewriter']), size: 9.5 },
  });
  s.text(36, 38, say.lender, { size: 14, bold: true });
  s.text(36, 58, 'Truth in Lending Disclosure', { size: 11, bold: true });
  box(s, [36, 78, 180, 34], 'Account', say.loan);
  box(s, [216, 78, 180, 34], 'Member', say.borrowers(' & '), { size: 8.5 });
  box(s, [396, 78, 180, 34], 'Note date', say.date('note_date', f.noteDate));
  const row = (y: number, label: string, runs: (typeof o)['apr']): void => {
    box(s, [36, y, 290, 30], '', '');
    s.text(42, y + 9, label, { bold: true });
    s.text(216, y + 9, runs, { width: 104, align: 'right', bold: true });
  };
  row(124, 'ANNUAL PERCENTAGE RATE', o.apr);
  row(154, 'FINANCE CHARGE', o.charge);
  row(184, 'Amount Financed', o.financed);
  row(214, 'Total of Payments', o.total);
  s.text(340, 124, 'Itemization of Amount Financed', { bold: true });
  s.y = 140;
  table(s, { x: 340, widths: [146, 90], align: ['left', 'right'], rules: 'rows', style: { size: 9 } }, [
    ['Loan amount', say.money('principal_amount', f.principalCents)],
    ['Less prepaid finance charge', `$${money(d.originationCents)}`],
    ['Amount financed', o.financed],
  ]);
  s.y = 258;
  s.paragraph(
    prose`Payments: ${o.count} payments of ${o.payment}, the first on ${o.first} and the same day of each month after; the last on ${say.date('maturity_date', f.maturityDate)}. Simple interest rate ${say.rate('interest_rate', f.rate)}.`,
    { leading: 1.4 },
  );
  for (const runs of paragraphs`
    Late charge: ${o.late} of any payment not made within ${o.grace} days of its due date.
    Prepayment penalty: ${v('prepayment_penalty', f.prepaymentPenalty ? 'Yes' : 'No', String(f.prepaymentPenalty))}.
    Security: a mortgage on ${say.property} and shares on deposit.
  `)
    s.paragraph(runs);
  s.paragraph(
    'Property insurance may be obtained from anyone you want that is acceptable to us. Filing fees are part of the closing costs. Required deposit: the annual percentage rate does not take it into account.',
    { after: 40 },
  );
  s.signature(36, s.y, 220, { signed, label: f.borrowers[0]?.name ?? 'member' });
  s.text(36, s.y + 3, 'I have received a copy of this disclosure.', { size: 8 });
}

export const lendingD: readonly Layout[] = [
  layoutD('lending-federal-boxes', 'truth_in_lending', drawFederal, isConsumer),
  layoutD('lending-union-columns', 'truth_in_lending', drawUnion, isConsumer),
];
