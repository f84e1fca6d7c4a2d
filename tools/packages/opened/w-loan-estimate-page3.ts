import { money } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import { entries } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { pct } from './w-parts.ts';

export const left = 48;
export const width = 516;
/** Costs stand in whole dollars on this form. */
export const dollars = (cents: number): string => money(Math.round(cents / 100) * 100).replace(/\.00$/, '');
export const whole = (field: string, cents: number): Run => v(field, dollars(cents), `${Math.round(cents / 100)}.00`);

export function heading(sheet: Sheet, text: string): void {
  sheet.y += 8;
  const w = sheet.measure(text, { bold: true, size: 13 }) + 16;
  sheet.rect(left, sheet.y, w, 19, { fill: 'black' });
  sheet.text(left + 8, sheet.y + 3, text, { bold: true, size: 13, colour: 'white' });
  sheet.hline(left, sheet.y + 19, left + width, 1);
  sheet.y += 22;
}

export function thirdPage(sheet: Sheet, facts: LoanFacts, random: Random, signed: boolean): void {
  const d = facts.disclosure;
  sheet.newPage();
  sheet.text(left, 40, 'Additional Information About This Loan', { bold: true, size: 16 });
  sheet.hline(left, 60, left + width, 1);
  const contact = (x: number, rows: readonly (readonly [string, Run])[]): void => {
    rows.forEach(([label, run], i) => {
      sheet.text(x, 68 + i * 13, label, { bold: true, size: 8 });
      sheet.text(x + 96, 68 + i * 13, run, { size: 8.5, width: 158 });
    });
  };
  contact(left, [
    ['LENDER', v('lender_name', facts.lender.name)],
    ['NMLS/LICENSE ID', `${random.int(400_000, 990_000)}`],
    ['LOAN OFFICER', v('loan_officer', facts.approval.officer)],
    ['NMLS/LICENSE ID', `${random.int(1_000_000, 1_990_000)}`],
    ['PHONE', `(555) 555-01${random.int(10, 99)}`],
  ]);
  contact(left + 272, [
    ['MORTGAGE BROKER', ''],
    ['NMLS/LICENSE ID', ''],
    ['LOAN OFFICER', ''],
    ['PHONE', ''],
  ]);
  sheet.y = 140;
  heading(sheet, 'Comparisons');
  sheet.text(left + 190, sheet.y - 17, 'Use these measures to compare this loan with other loans.', { size: 9 });
  const paid = facts.paymentCents * 60 + d.loanCostsCents;
  const monthly = facts.rate / 100_000 / 12;
  const growth = (1 + monthly) ** 60;
  const owed = facts.principalCents * growth - (facts.paymentCents * (growth - 1)) / monthly;
  const rows: readonly (readonly [string, Run | readonly Run[], string])[] = [
    [
      'In 5 Years',
      `$${dollars(paid)}`,
      'Total you will have paid in principal, interest, mortgage insurance, and loan costs.',
    ],
    ['', `$${dollars(facts.principalCents - owed)}`, 'Principal you will have paid off.'],
    [
      'Annual Percentage Rate (APR)',
      pct('apr', d.apr),
      'Your costs over the loan term expressed as a rate. This is not your interest rate.',
    ],
    [
      'Total Interest Percentage (TIP)',
      pct('tip', d.tip),
      'The total amount of interest that you will pay over the loan term as a percentage of your loan amount.',
    ],
  ];
  rows.forEach(([label, runs, note], i) => {
    sheet.text(left + 4, sheet.y + 5, label, { bold: true, width: 170 });
    sheet.text(left + 180, sheet.y + 5, runs);
    sheet.text(left + 250, sheet.y + 4, note, { size: 8.5, width: 262 });
    sheet.y += 27;
    if (i > 0) sheet.hline(left, sheet.y, left + width, 0.25);
  });
  heading(sheet, 'Other Considerations');
  const items: readonly (readonly [string, readonly Run[]])[] = entries`
    Appraisal | We may order an appraisal to determine the property’s value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.
    Assumption | If you sell or transfer this property to another person, we will not allow assumption of this loan on the original terms.
    Homeowner’s Insurance | This loan requires homeowner’s insurance on the property, which you may obtain from a company of your choice that we find acceptable.
    Late Payment | If your payment is more than ${v('grace_days', `${facts.graceDays}`)} days late, we will charge a late fee of ${pct('late_charge_percent', facts.lateChargePercent, 0)} of the monthly principal and interest payment.
    Refinance | Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.
    Servicing | We intend to service your loan. If so, you will make your payments to us.
  `;
  for (const [label, runs] of items) {
    sheet.text(left + 4, sheet.y + 4, label, { bold: true, width: 120 });
    sheet.y = Math.max(sheet.text(left + 130, sheet.y + 4, runs, { width: width - 134 }), sheet.y + 28) + 3;
    sheet.hline(left, sheet.y, left + width, 0.25);
  }
  sheet.y += 6;
  heading(sheet, 'Confirm Receipt');
  sheet.paragraph(
    'By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.',
    { after: 40 },
  );
  ['Applicant Signature', 'Co-Applicant Signature'].forEach((label, i) => {
    const b = facts.borrowers[i];
    const at = left + i * 264;
    sheet.signature(at, sheet.y, 180, { signed: signed && b !== undefined, label: b?.name ?? label });
    sheet.text(at, sheet.y + 3, label, { size: 8 });
    sheet.hline(at + 192, sheet.y, at + 246);
    sheet.text(at + 192, sheet.y + 3, 'Date', { size: 8 });
  });
}
