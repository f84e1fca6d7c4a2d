import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { borrowerSigners, distribution, purposeChoices } from './a-disbursements.ts';
import { type Draft, isBusiness, layout } from './a-draft.ts';
import { signInBoxes, signInTable } from './a-signatures.ts';
import { drawBoxes, drawList, drawPair, drawTable, type Row } from './a-tables.ts';
import { drawTitle, rule } from './a-text.ts';

export function purpose(draft: Draft): Run {
  return v('loan_purpose', draft.facts.approval.purpose);
}

/** Where the money comes from beside the loan: figures that are no field. */
function sources(draft: Draft): Row[] {
  const { random, say, facts } = draft;
  const equity = random.int(5, 200) * 100_000;
  return [
    ['Sources', { runs: 'Amount', style: { align: 'right' } }],
    [['Loan ', say.loanNo()], { runs: say.principal(), style: { align: 'right' } }],
    ['Borrower’s cash', { runs: say.plain.dollars(equity), style: { align: 'right' } }],
    [
      { runs: 'Total sources', style: { bold: true } },
      { runs: say.plain.dollars(facts.principalCents + equity), style: { align: 'right', bold: true } },
    ],
  ];
}

function uses(draft: Draft): Row[] {
  return [
    ['Loan proceeds', { runs: 'Amount', style: { align: 'right' as const } }],
    ...distribution(draft).map(
      (row): Row => [
        {
          runs: row.label,
          style: { bold: row.total ?? false, ...(row.detail === true ? { size: 8, colour: '#333333' } : {}) },
        },
        { runs: row.amount, style: { align: 'right', bold: row.total ?? false } },
      ],
    ),
  ];
}

export const tableDisbursements: readonly Layout[] = [
  layout({
    id: 'disbursement-form-boxes',
    docType: 'disbursement_authorization',
    paper: (random) => ({
      style: { font: random.pick(['sans', 'condensed']), size: 9 },
      margins: { top: 40, left: 40, right: 40, bottom: 44 },
      furniture: ({ sheet, left }) => void sheet.text(left, sheet.height - 30, 'FORM DRA-7 (3/21)', { size: 6.5 }),
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const typed = { valueStyle: { font: random.pick(['mono', 'typewriter', 'sans'] as const) } };
      drawTitle(draft, 'DISBURSEMENT REQUEST AND AUTHORIZATION', { size: 13 });
      sheet.y += 4;
      drawBoxes(
        draft,
        [
          [
            { label: 'BORROWER', runs: [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')] },
            { label: 'LENDER', runs: [say.lender(), '\n', say.lenderAddress('two lines')] },
          ],
          [
            { label: 'LOAN NUMBER', runs: say.loanNo() },
            { label: 'NOTE DATE', runs: say.noteDate() },
            { label: 'PRINCIPAL', runs: say.principal() },
            { label: 'MATURITY', runs: say.maturity() },
          ],
          [{ label: 'SPECIFIC PURPOSE', runs: purpose(draft) }],
        ],
        typed,
      );
      sheet.y += 6;
      sheet.paragraph('PRIMARY PURPOSE OF LOAN', { bold: true, after: 4 });
      purposeChoices(draft);
      sheet.paragraph('DISBURSEMENT INSTRUCTIONS', { bold: true, after: 4 });
      drawBoxes(
        draft,
        [
          [
            {
              label: 'PAID TO BORROWER DIRECTLY',
              runs: say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents),
            },
            { label: 'METHOD', runs: random.pick(['Deposit to checking', 'Cashier’s check']) },
          ],
          [
            {
              label: 'PAID TO OTHERS ON BORROWER’S BEHALF',
              runs: say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents),
            },
            { label: 'PAYEE', runs: facts.disbursement.payee },
          ],
          [
            { label: 'PREPAID FINANCE CHARGES', runs: '$0.00' },
            { label: 'TOTAL PROCEEDS', runs: say.dollars('loan_proceeds_total', facts.principalCents) },
          ],
        ],
        typed,
      );
      sheet.y += 8;
      sheet.paragraph(
        'The undersigned authorizes the Lender to disburse the proceeds as shown and represents that there has been no adverse change in the financial condition last reported to Lender.',
      );
      signInBoxes(draft, borrowerSigners(draft, 'Borrower'));
    },
  }),
  layout({
    id: 'disbursement-sources-uses-landscape',
    docType: 'disbursement_authorization',
    paper: () => ({
      size: [792, 612],
      style: { font: 'sans', size: 9.5 },
      margins: { top: 46, left: 50, right: 50, bottom: 46 },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'Funding Worksheet and Disbursement Authorization', { size: 14, align: 'left' });
      rule(draft, 1.5);
      sheet.y += 4;
      drawPair(
        draft,
        (x, width) =>
          drawList(
            draft,
            [
              ['Borrower', say.borrowers()],
              ['Loan number', say.loanNo()],
              ['Purpose', purpose(draft)],
            ],
            { x, width, labelWidth: 90, labelStyle: { bold: true } },
          ),
        (x, width) =>
          drawList(
            draft,
            [
              ['Note date', say.noteDate()],
              ['Funding date', say.date('disbursement_date', facts.disclosure.disbursementDate)],
              ['Lender', say.lender()],
            ],
            { x, width, labelWidth: 90, labelStyle: { bold: true } },
          ),
      );
      sheet.y += 8;
      drawPair(
        draft,
        (x, width) => drawTable(draft, [width * 0.66, width * 0.34], sources(draft), { x, head: true }),
        (x, width) => drawTable(draft, [width * 0.7, width * 0.3], uses(draft), { x, head: true }),
      );
      sheet.y += 12;
      sheet.paragraph('Borrower authorizes the disbursements listed and acknowledges a copy of this worksheet.');
      signInTable(draft, borrowerSigners(draft, 'Borrower'));
    },
  }),
  layout({
    id: 'disbursement-settlement-sheet',
    docType: 'disbursement_authorization',
    suits: isBusiness,
    paper: () => ({
      style: { font: 'sans', size: 9 },
      margins: { top: 44, left: 44, right: 44, bottom: 50 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 34, 'Settlement Sheet (Use of Proceeds Certification)', { size: 7 });
        sheet.text(left, sheet.height - 34, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, width, random } = draft;
      drawTitle(draft, 'DISBURSEMENT SHEET', { size: 14 });
      drawTitle(draft, '(Use of Proceeds Certification)', { size: 9, bold: false });
      sheet.y += 6;
      drawBoxes(draft, [
        [
          { label: '1. Name of Borrower', runs: say.borrower() },
          { label: '2. Loan Number', runs: say.loanNo() },
        ],
        [
          { label: '3. Name of Lender', runs: say.lender() },
          { label: '4. Loan Amount', runs: say.principal() },
          { label: '5. Date of Note', runs: say.noteDate() },
        ],
      ]);
      sheet.y += 8;
      const fee = random.int(10, 60) * 1_000;
      drawTable(
        draft,
        [width * 0.34, width * 0.26, width * 0.2, width * 0.2],
        [
          ['6. Name of Payee', 'Purpose', 'Form of payment', { runs: 'Amount', style: { align: 'right' } }],
          [
            facts.disbursement.payee,
            purpose(draft),
            'Wire',
            { runs: say.plain.dollars(facts.disbursement.toOthersCents - fee), style: { align: 'right' } },
          ],
          [
            facts.title.agent.name,
            'Closing costs',
            'Check',
            { runs: say.plain.dollars(fee), style: { align: 'right' } },
          ],
          [
            { runs: 'Paid to others', style: { bold: true } },
            '',
            '',
            { runs: say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents), style: { align: 'right' } },
          ],
          [
            'Borrower (directly)',
            'Working capital',
            'Deposit',
            { runs: say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents), style: { align: 'right' } },
          ],
          [
            { runs: 'TOTAL DISBURSED', style: { bold: true } },
            '',
            '',
            { runs: say.dollars('loan_proceeds_total', facts.principalCents), style: { align: 'right', bold: true } },
          ],
        ],
        { head: true },
      );
      sheet.y += 10;
      sheet.paragraph(
        'Lender and Borrower certify that the loan proceeds were disbursed and received and will be used in accordance with the authorization; that there has been no unremedied adverse change in the financial condition of Borrower; and that all equity required has been injected. Warning: false statements may be punished by law.',
        { align: 'justify' },
      );
      signInTable(draft, { ...borrowerSigners(draft, 'Borrower') });
      sheet.y += 10;
      signInTable(draft, { role: 'Lender', parties: [facts.lender] });
    },
  }),
];
