import { plainRate } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { centred, defineLayout, isConsumer, type Kit, signatureLine } from './b-kit.ts';

const boxes = (kit: Kit): readonly (readonly [string, string, Run])[] => {
  const { f, p } = kit;
  const d = f.disclosure;
  return [
    ['ANNUAL PERCENTAGE RATE', 'The cost of your credit as a yearly rate.', p.rate('apr', d.apr)],
    ['FINANCE CHARGE', 'The dollar amount the credit will cost you.', p.money('finance_charge', d.financeChargeCents)],
    [
      'Amount Financed',
      'The amount of credit provided to you or on your behalf.',
      p.money('amount_financed', d.amountFinancedCents),
    ],
    [
      'Total of Payments',
      'The amount you will have paid after you have made all payments as scheduled.',
      p.money('total_of_payments', d.totalOfPaymentsCents),
    ],
  ];
};

const schedule = (kit: Kit): CellInput[][] => {
  const { f, p } = kit;
  return [
    [
      { runs: 'Number of Payments', bold: true },
      { runs: 'Amount of Payments', bold: true },
      { runs: 'When Payments Are Due', bold: true },
    ],
    [
      v('number_of_payments', String(f.numberOfPayments)),
      p.money('payment_amount', f.paymentCents),
      ['Monthly, beginning ', p.date('first_payment_date', f.firstPaymentDate)],
    ],
    ...(f.balloonCents === null
      ? []
      : [['1', p.money('balloon_amount', f.balloonCents), p.date('maturity_date', f.maturityDate)]]),
  ];
};

const clauses = (kit: Kit): readonly (readonly [string, readonly Run[]])[] => {
  const { f, p } = kit;
  return entries`
    Security | You are giving a security interest in the property located at ${p.address('property_address', f.property.address)}.
    Late Charge | If a payment is more than ${v('grace_days', String(f.graceDays))} days late, you will be charged ${v('late_charge_percent', `${plainRate(f.lateChargePercent)}%`, plainRate(f.lateChargePercent))} of the payment.
    Prepayment | If you pay off early, you ${v('prepayment_penalty', f.prepaymentPenalty ? 'may' : 'will not', String(f.prepaymentPenalty))} have to pay a penalty, and you will not be entitled to a refund of part of the finance charge.
    Assumption | Someone buying your house cannot assume the remainder of the mortgage on the original terms.
    Insurance | You may obtain property insurance from anyone you want that is acceptable to the lender. Credit life insurance and credit disability insurance are not required to obtain credit.
    Filing Fees | ${p.amount(f.disclosure.otherCostsCents % 20_000)} for recording the security instrument.
  `;
};

const acknowledge =
  'See your contract documents for any additional information about nonpayment, default, any required repayment in full before the scheduled date, and prepayment refunds and penalties. “e” means an estimate.';

function sign(kit: Kit, s: Sheet): void {
  s.ensure(70);
  s.paragraph('I acknowledge receipt of a completed copy of this disclosure on the date shown.', { after: 34 });
  kit.f.borrowers.forEach((borrower, index) => {
    signatureLine(s, s.margins.left + index * 250, s.y, 220, [v('borrower_name', borrower.name), '          Date'], {
      signed: kit.signed,
      label: borrower.name,
    });
  });
}

/** The four boxes side by side, as Regulation Z shows them. */
function drawFourBoxes(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 44, left: 46, right: 46, bottom: 44 },
    style: { font: r.pick(['sans', 'franklin']), size: 9.5 },
  });
  const wide = s.width - 92;
  s.y = centred(s, s.y, 'FEDERAL TRUTH-IN-LENDING DISCLOSURE STATEMENT', { size: 14, bold: true });
  s.y = centred(s, s.y, '(THIS IS NEITHER A CONTRACT NOR A COMMITMENT TO LEND)', { size: 8 }) + 10;
  const top = s.y;
  pairs(s, { x: 46, labelWidth: 66, width: wide / 2, gap: 2 }, [
    ['Creditor:', [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')]],
    ['Date:', p.date('date_issued', f.disclosure.issuedDate)],
  ]);
  const end = s.y;
  s.y = top;
  pairs(s, { x: 46 + wide / 2, labelWidth: 66, width: wide / 2, gap: 2 }, [
    ['Borrower(s):', p.borrowers()],
    ['Loan No.:', v('loan_number', f.loanNumber)],
  ]);
  s.y = Math.max(end, s.y) + 8;
  boxes(kit).forEach(([name, what, run], index) => {
    const x = 46 + (index * wide) / 4;
    s.rect(x, s.y, wide / 4, 96, { thickness: index < 2 ? 2 : 0.8 });
    s.text(x + 5, s.y + 5, name, { width: wide / 4 - 10, bold: true, size: index < 2 ? 10 : 9 });
    s.text(x + 5, s.y + 32, what, { width: wide / 4 - 10, size: 7.5 });
    s.text(x + 5, s.y + 78, run, { width: wide / 4 - 10, align: 'center', size: 11, bold: true });
  });
  s.y += 108;
  s.paragraph('Your payment schedule will be:', { bold: true });
  grid(s, { x: 46, widths: [wide * 0.25, wide * 0.3, wide * 0.45], style: { size: 9.5 } }, schedule(kit));
  s.y += 12;
  for (const [title, runs] of clauses(kit)) s.paragraph([{ text: `${title.toUpperCase()}: `, bold: true }, ...runs]);
  s.paragraph(acknowledge, { size: 8.5 });
  sign(kit, s);
}

/** The older two-column statement with boxes to tick and an itemization. */
function drawItemized(kit: Kit): void {
  const { open, f, p } = kit;
  const d = f.disclosure;
  const s = open({ margins: { top: 40, left: 40, right: 40, bottom: 40 }, style: { font: 'serif', size: 10 } });
  const wide = s.width - 80;
  s.y = centred(s, s.y, 'TRUTH IN LENDING DISCLOSURE STATEMENT', { size: 13, bold: true }) + 8;
  const half = wide / 2;
  labelledBox(s, 40, s.y, half, 48, 'BORROWER(S)', p.borrowers(), { font: 'mono' });
  labelledBox(s, 40 + half, s.y, half, 48, 'LENDER', [v('lender_name', f.lender.name)], { font: 'mono' });
  s.y += 48;
  labelledBox(s, 40, s.y, half / 2, 30, 'LOAN NUMBER', v('loan_number', f.loanNumber), { font: 'mono' });
  labelledBox(s, 40 + half / 2, s.y, half / 2, 30, 'LOAN AMOUNT', p.money('principal_amount', f.principalCents), {
    font: 'mono',
  });
  labelledBox(s, 40 + half, s.y, half / 2, 30, 'DATE', p.date('note_date', f.noteDate), { font: 'mono' });
  labelledBox(s, 40 + half * 1.5, s.y, half / 2, 30, 'MATURITY', p.date('maturity_date', f.maturityDate), {
    font: 'mono',
  });
  s.y += 40;
  grid(
    s,
    { x: 40, widths: [wide * 0.62, wide * 0.38], pad: 6, style: { size: 10 } },
    boxes(kit).map(([name, what, run]): CellInput[] => [
      [{ text: `${name}. `, bold: true }, what],
      { runs: run, align: 'right', font: 'mono', bold: true },
    ]),
  );
  s.y += 10;
  grid(s, { x: 40, widths: [wide * 0.25, wide * 0.3, wide * 0.45], style: { size: 10, font: 'mono' } }, schedule(kit));
  s.y += 8;
  pairs(s, { x: 40, labelWidth: 80, width: wide, boldLabels: true, gap: 4 }, clauses(kit));
  s.y += 6;
  s.paragraph('ITEMIZATION OF THE AMOUNT FINANCED', { bold: true });
  grid(s, { x: 40, widths: [wide * 0.7, wide * 0.3], borders: 'rows', align: ['left', 'right'] }, [
    ['Amount financed', p.money('amount_financed', d.amountFinancedCents)],
    ['Prepaid finance charge', p.money('origination_charges', d.originationCents)],
    ['Principal amount of the note', p.money('principal_amount', f.principalCents)],
  ]);
  s.y += 10;
  sign(kit, s);
}

/** A letter-like statement with the disclosures one below the other. */
function drawListed(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 54, left: 64, right: 64, bottom: 54 },
    style: { font: r.pick(['book', 'slab']), size: 10.5 },
  });
  s.paragraph([v('lender_name', f.lender.name)], { bold: true, size: 14 });
  s.paragraph('Federal Truth-in-Lending Disclosure Statement', { size: 12 });
  s.hline(64, s.y, s.width - 64, 1);
  s.y += 10;
  s.paragraph(
    prose`Prepared for ${p.borrowers()} on ${p.date('date_issued', f.disclosure.issuedDate)}, loan ${v('loan_number', f.loanNumber)}.`,
  );
  for (const [name, what, run] of boxes(kit)) {
    s.ensure(40);
    s.text(64, s.y, name, { bold: true, size: 11.5 });
    s.text(64, s.y, run, { bold: true, size: 11.5, width: s.width - 128, align: 'right' });
    s.y += 16;
    s.paragraph(what, { size: 9.5 });
  }
  s.paragraph(
    prose`You will make ${v('number_of_payments', String(f.numberOfPayments))} monthly payments of ${p.money('payment_amount', f.paymentCents)} each, beginning on ${p.date('first_payment_date', f.firstPaymentDate)}.`,
  );
  for (const [title, runs] of clauses(kit))
    s.paragraph([{ text: `${title}. `, bold: true }, ...runs], { align: 'justify' });
  s.paragraph(acknowledge, { size: 9 });
  sign(kit, s);
}

export const truthInLending: readonly Layout[] = [
  defineLayout('til-four-boxes', 'truth_in_lending', drawFourBoxes, isConsumer),
  defineLayout('til-itemized', 'truth_in_lending', drawItemized, isConsumer),
  defineLayout('til-listed', 'truth_in_lending', drawListed, isConsumer),
];
