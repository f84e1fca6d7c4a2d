import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { type Draft, layout } from './a-draft.ts';
import { type SignOptions, signInTable, signUnderName } from './a-signatures.ts';
import { drawPartyPair, drawReferenceBoxes, referencesLine, softwareFooter } from './a-software-header.ts';
import { drawList, drawTable } from './a-tables.ts';
import { drawTitle, type Runs, rule } from './a-text.ts';

export function borrowerSigners(draft: Draft, role: string): SignOptions {
  return { role, parties: draft.facts.borrowers, nameField: 'borrower_name' };
}

/** Lines of the distribution: label, amount, whether it is a total. Fees are parts of what others get. */
export function distribution(draft: Draft): { label: string; amount: Runs; total?: boolean; detail?: boolean }[] {
  const { facts, say, random } = draft;
  const fee = Math.min(random.int(20, 90) * 1_000, Math.floor(facts.disbursement.toOthersCents / 3));
  const labelTo = random.pick([
    'Amount paid to Borrower directly:',
    'Amount paid to Borrower directly',
    'Amount paid to me directly:',
  ]);
  return [
    { label: labelTo, amount: say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents) },
    {
      label: `${say.plain.dollars(facts.disbursement.toBorrowerCents)} Deposited to Checking Account # ${random.int(100_000, 999_999)}`,
      amount: '',
      detail: true,
    },
    {
      label: random.pick([
        'Amount paid to others on Borrower’s behalf:',
        'Amounts Paid to Others on Borrower’s Behalf',
      ]),
      amount: say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents),
    },
    {
      label: `${say.plain.dollars(facts.disbursement.toOthersCents - fee)} to ${facts.disbursement.payee}`,
      amount: '',
      detail: true,
    },
    {
      label: `${say.plain.dollars(fee)} to ${facts.title.agent.name} (recording and title charges)`,
      amount: '',
      detail: true,
    },
    {
      label: random.pick(['Note Principal:', 'Total Loan Proceeds:', 'Total:']),
      amount: say.dollars('loan_proceeds_total', facts.principalCents),
      total: true,
    },
  ];
}

export function purposeChoices(draft: Draft): void {
  const { sheet, facts } = draft;
  const choices: readonly [string, boolean][] = [
    ['Personal, Family or Household Purposes or Personal Investment.', facts.loanClass === 'consumer'],
    ['Business, Agricultural and All Other.', facts.loanClass === 'business'],
    ['Maintenance of Borrower’s Primary Residence.', false],
  ];
  for (const [label, marked] of choices) {
    sheet.checkbox(draft.left + 30, sheet.y, { marked, label, size: 8 });
    sheet.text(draft.left + 44, sheet.y - 1, label);
    sheet.y += 14;
  }
  sheet.y += 4;
}

function warranty(draft: Draft): Run[] {
  return prose`${bold('FINANCIAL CONDITION. ')}BY SIGNING THIS AUTHORIZATION, BORROWER REPRESENTS AND WARRANTS TO LENDER THAT THE INFORMATION PROVIDED ABOVE IS TRUE AND CORRECT AND THAT THERE HAS BEEN NO MATERIAL ADVERSE CHANGE IN BORROWER’S FINANCIAL CONDITION AS DISCLOSED IN BORROWER’S MOST RECENT FINANCIAL STATEMENT TO LENDER. THIS AUTHORIZATION IS DATED ${draft.say.noteDate('long')}.`;
}

export const disbursements: readonly Layout[] = [
  layout({
    id: 'disbursement-software',
    docType: 'disbursement_authorization',
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: 9.5 },
      margins: { top: 42, left: 44, right: 44, bottom: 60 },
      furniture: softwareFooter('DISBURSEMENT REQUEST AND AUTHORIZATION'),
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'DISBURSEMENT REQUEST AND AUTHORIZATION', { size: 15 });
      sheet.y += 6;
      drawReferenceBoxes(draft);
      referencesLine(draft);
      drawPartyPair(draft, 'Borrower', 'Lender');
      rule(draft, 1);
      sheet.paragraph(
        prose`${bold('LOAN TYPE. ')}This is a ${v('rate_type', facts.rateType === 'fixed' ? 'Fixed Rate' : 'Variable Rate', facts.rateType)} (${say.rate()}) loan to ${say.borrowers()} for ${say.principal()} due on ${say.maturity('long')}.`,
      );
      sheet.paragraph([bold('PRIMARY PURPOSE OF LOAN. '), 'The primary purpose of this loan is for:'], { after: 6 });
      purposeChoices(draft);
      for (const runs of paragraphs`
        ${bold('SPECIFIC PURPOSE. ')}The specific purpose of this loan is: ${v('loan_purpose', facts.approval.purpose)}.
        ${bold('DISBURSEMENT INSTRUCTIONS. ')}Borrower understands that no loan proceeds will be disbursed until all of Lender’s conditions for making the loan have been satisfied. Please disburse the loan proceeds of ${say.principal()} as follows:
      `)
        sheet.paragraph(runs);
      for (const row of distribution(draft)) {
        if (row.total === true) {
          sheet.hline(draft.left + draft.width - 110, sheet.y, draft.left + draft.width);
          sheet.y += 3;
        }
        const y = sheet.y;
        sheet.text(draft.left + (row.detail === true ? 60 : 36), y, row.label, {
          width: draft.width - 160,
          bold: row.total ?? false,
        });
        if (row.amount !== '')
          sheet.text(draft.left, y, row.amount, { width: draft.width, align: 'right', bold: row.total ?? false });
        sheet.y = y + 15;
      }
      sheet.y += 6;
      sheet.paragraph(warranty(draft), { align: 'justify' });
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
  layout({
    id: 'disbursement-ledger-table',
    docType: 'disbursement_authorization',
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'sans']), size: 9.5 },
      margins: { top: 54, left: 54, right: 54, bottom: 54 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 38, `Loan Disbursement / page ${pageNo} of ${pageCount}`, {
          size: 7,
          width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, width, facts, random } = draft;
      sheet.y = sheet.text(draft.left, sheet.y, say.lender(), { bold: true, size: 13 }) + 2;
      drawTitle(draft, 'Loan Disbursement Authorization', { size: 12, align: 'left' });
      rule(draft, 1.2);
      sheet.y += 4;
      drawList(
        draft,
        [
          ['Loan Number', say.loanNo()],
          ['Borrower', say.borrowers(', ')],
          ['Note Amount', say.principal()],
          ['Note Date', say.noteDate()],
          ['Disbursement Date', say.date('disbursement_date', facts.disclosure.disbursementDate)],
          ['Purpose', v('loan_purpose', facts.approval.purpose)],
        ],
        { labelWidth: 120, labelStyle: { bold: true } },
      );
      sheet.y += 8;
      const rows = distribution(draft);
      drawTable(
        draft,
        [30, width - 200, 60, 110],
        [
          ['#', 'Payee / Description', 'Method', { runs: 'Amount', style: { align: 'right' } }],
          ...rows.map((row, index) => [
            row.total === true ? '' : `${index + 1}`,
            {
              runs: row.detail === true ? `   ${row.label}` : row.label,
              style: { bold: row.total ?? false, ...(row.detail === true ? { size: 8 } : {}) },
            },
            row.detail === true ? random.pick(['Check', 'Wire', 'ACH', 'Transfer']) : '',
            { runs: row.amount, style: { align: 'right' as const, bold: row.total ?? false } },
          ]),
        ],
        { head: true },
      );
      sheet.y += 10;
      sheet.paragraph(
        'I/We authorize and direct the Lender to disburse the proceeds of the loan as listed above. I/We agree that disbursement to the payees named is disbursement to me/us.',
        {},
      );
      signInTable(draft, borrowerSigners(draft, 'Borrower'));
      sheet.y += 14;
      sheet.rect(draft.left, sheet.y, width, 44);
      sheet.text(draft.left + 4, sheet.y + 3, 'FOR BANK USE ONLY', { size: 7, bold: true });
      sheet.text(
        draft.left + 4,
        sheet.y + 22,
        `Booked by: ______   Verified by: ______   G/L: ${random.int(1000, 9999)}-${random.int(10, 99)}   Date: __________`,
        { size: 8 },
      );
      sheet.y += 50;
    },
  }),
  layout({
    id: 'disbursement-letter-of-direction',
    docType: 'disbursement_authorization',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 11, leading: 1.3 },
      margins: { top: 72, left: 76, right: 72, bottom: 72 },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'DISBURSEMENT REQUEST AND AUTHORIZATION', { size: 13 });
      sheet.y += 10;
      sheet.paragraph(say.noteDate('long'));
      sheet.paragraph([say.lender(), '\n', say.lenderAddress('two lines')]);
      sheet.paragraph(['Re:  Loan No. ', say.loanNo(), ' in the amount of ', say.principal(), ' (the “Loan”)'], {
        bold: true,
        indent: 24,
      });
      sheet.paragraph('Ladies and Gentlemen:');
      for (const runs of paragraphs`
        The undersigned, ${say.borrowers()}${say.entity()}, requests and authorizes you to disburse the proceeds of the Loan under these DISBURSEMENT INSTRUCTIONS: the sum of ${say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents)} to the undersigned directly, and the sum of ${say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents)} to others on our behalf, namely ${facts.disbursement.payee}, for a total of ${say.dollars('loan_proceeds_total', facts.principalCents)}.
        The PRIMARY PURPOSE OF LOAN is: ${v('loan_purpose', facts.approval.purpose)}. No part of the Loan will be used for any other purpose.
        Wires are to be released only after your closing officer has confirmed by telephone the account of each payee. We hold you harmless from any loss that follows from acting on this letter in good faith.
      `)
        sheet.paragraph(runs, { align: 'justify' });
      sheet.paragraph('Very truly yours,', { indent: 220 });
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
];
