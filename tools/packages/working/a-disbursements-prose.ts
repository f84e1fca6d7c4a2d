import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { borrowerSigners, distribution } from './a-disbursements.ts';
import { purpose } from './a-disbursements-tables.ts';
import { isBusiness, isConsumer, layout } from './a-draft.ts';
import { signByNameTitle, signUnderName } from './a-signatures.ts';
import { drawList } from './a-tables.ts';
import { drawTitle, rule } from './a-text.ts';

export const proseDisbursements: readonly Layout[] = [
  layout({
    id: 'disbursement-itemization',
    docType: 'disbursement_authorization',
    suits: isConsumer,
    paper: () => ({ style: { font: 'franklin', size: 9.5 }, margins: { top: 54, left: 60, right: 60, bottom: 54 } }),
    draw(draft) {
      const { sheet, say, facts, left, width } = draft;
      drawTitle(draft, 'ITEMIZATION AND AUTHORIZATION TO DISBURSE', { size: 13 });
      sheet.y += 6;
      sheet.paragraph(prose`Loan ${say.loanNo()} from ${say.lender()} to ${say.borrowers()}, dated ${say.noteDate()}.`);
      rule(draft);
      const lines: [string, Run, boolean][] = [
        ['Amount given to you directly', say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents), false],
        ['Amount paid on your account with us', '$0.00', false],
        [
          `Amount paid to others on your behalf (${facts.disbursement.payee})`,
          say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents),
          false,
        ],
        ['Loan proceeds, total', say.dollars('loan_proceeds_total', facts.principalCents), true],
        [
          'Amount financed (for reference)',
          say.dollars('amount_financed', facts.disclosure.amountFinancedCents),
          false,
        ],
      ];
      for (const [label, amount, total] of lines) {
        sheet.y += 5;
        const dots = '. '
          .repeat(
            Math.max(
              3,
              Math.floor((width - 110 - sheet.measure(label, draft.style)) / sheet.measure('. ', draft.style)) - 2,
            ),
          )
          .trim();
        sheet.text(left, sheet.y, `${label} ${dots}`, { bold: false });
        sheet.text(left, sheet.y, amount, { width, align: 'right', bold: total });
        sheet.y += 13;
      }
      sheet.y += 10;
      for (const runs of paragraphs`
        Purpose: ${purpose(draft)}. We will disburse on ${say.date('disbursement_date', facts.disclosure.disbursementDate)}, after the right to cancel, if you have one, has ended.
        DISBURSEMENT INSTRUCTIONS: you direct us to pay the amounts above to the persons named. You may change this direction in writing until we have acted on it.
      `)
        sheet.paragraph(runs);
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
  layout({
    id: 'disbursement-draw-request',
    docType: 'disbursement_authorization',
    suits: isBusiness,
    paper: (random) => ({
      style: { font: random.pick(['serif', 'book']), size: 10.5 },
      margins: { top: 58, left: 62, right: 62, bottom: 58 },
    }),
    draw(draft) {
      const { sheet, say, facts, left, random } = draft;
      drawTitle(draft, 'REQUEST FOR ADVANCE AND DISBURSEMENT AUTHORIZATION', { size: 12 });
      sheet.y += 8;
      drawList(
        draft,
        [
          ['Request No.', `${random.int(1, 4)}`],
          ['Date of request', say.noteDate()],
          ['Borrower', [...say.borrowers(), ...say.entity()]],
          ['Lender', say.lender()],
          ['Loan No.', say.loanNo()],
          ['Amount requested', say.principal()],
        ],
        { labelWidth: 130, underlined: true, gap: 6 },
      );
      sheet.paragraph('The advance is to be applied as follows:', { bold: true });
      const options: [string, Run[]][] = entries`
        Credit to Borrower’s account | to the Borrower directly, ${say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents)}
        Payment to others | to ${facts.disbursement.payee}, ${say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents)}
        Payment of interest reserve | interest reserve, $__________
      `;
      options.forEach(([label, runs], index) => {
        sheet.checkbox(left + 10, sheet.y + 1, { marked: index < 2, label, size: 9 });
        sheet.paragraph(runs, { indent: 28 });
      });
      sheet.paragraph([bold('Total disbursement: '), say.dollars('loan_proceeds_total', facts.principalCents)]);
      sheet.paragraph([bold('Purpose: '), purpose(draft)]);
      sheet.paragraph(
        'The Borrower certifies that no default exists, that all representations in the loan agreement remain true, that lien waivers for all work paid from earlier advances are attached, and that the sums requested have not been part of any earlier request.',
        { align: 'justify' },
      );
      signByNameTitle(draft, borrowerSigners(draft, 'Borrower'));
      sheet.rect(left, sheet.y, draft.width, 40);
      sheet.text(
        left + 5,
        sheet.y + 5,
        'LENDER’S USE   Inspected by ____________   Approved by ____________   Date __________',
        { size: 8 },
      );
      sheet.y += 44;
    },
  }),
  layout({
    id: 'disbursement-internal-memo',
    docType: 'disbursement_authorization',
    paper: () => ({
      style: { font: 'serif', size: 11, leading: 1.25 },
      margins: { top: 66, left: 72, right: 72, bottom: 66 },
    }),
    draw(draft) {
      const { sheet, say, facts, signed, left } = draft;
      drawTitle(draft, 'LOAN DISBURSEMENT INSTRUCTIONS', { size: 13 });
      sheet.y += 8;
      drawList(
        draft,
        [
          ['TO:', 'Note Department'],
          ['FROM:', v('loan_officer', facts.approval.officer)],
          ['DATE:', say.plain.date(addDays(facts.noteDate, -1))],
          ['RE:', [...say.borrowers(), ', Loan ', say.loanNo()]],
        ],
        { labelWidth: 70, labelStyle: { bold: true } },
      );
      rule(draft);
      sheet.y += 6;
      sheet.paragraph(
        prose`Please book the above loan of ${say.principal()} at ${say.rate()} on ${say.date('disbursement_date', facts.disclosure.disbursementDate)} and disburse:`,
      );
      for (const runs of paragraphs`
        1.  ${say.dollars('amount_to_borrower', facts.disbursement.toBorrowerCents)} to the borrower’s checking account;
        2.  ${say.dollars('amount_paid_to_others', facts.disbursement.toOthersCents)} by wire to ${facts.disbursement.payee}.
      `)
        sheet.paragraph(runs, { indent: 24 });
      sheet.paragraph(
        prose`The two sums make up the whole of the proceeds, ${say.dollars('loan_proceeds_total', facts.principalCents)}. The fee of ${say.plain.dollars(facts.disclosure.originationCents)} was paid by check at closing and does not come out of the proceeds.`,
        { align: 'justify' },
      );
      sheet.paragraph(['PRIMARY PURPOSE OF LOAN: ', purpose(draft), '.']);
      sheet.y += 30;
      sheet.signature(left, sheet.y, 190, { signed, label: facts.approval.officer });
      sheet.text(left, sheet.y + 3, 'Loan Officer', { size: 9 });
      sheet.signature(left + 250, sheet.y, 190, { signed, label: 'Second officer' });
      sheet.text(left + 250, sheet.y + 3, 'Second Officer', { size: 9 });
      sheet.y += 24;
      sheet.paragraph('Authorized by the borrower:', { bold: true });
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
  layout({
    id: 'disbursement-typed-lines',
    docType: 'disbursement_authorization',
    paper: (random) => ({
      style: { font: random.pick(['typewriter', 'mono']), size: 10, leading: 1.3 },
      margins: { top: 60, left: 60, right: 56, bottom: 60 },
    }),
    draw(draft) {
      const { sheet, say, left, width } = draft;
      drawTitle(draft, 'AUTHORIZATION TO DISBURSE LOAN PROCEEDS', { size: 12 });
      sheet.y += 8;
      sheet.paragraph(['BORROWER: ', ...say.borrowers()], { after: 2 });
      sheet.paragraph(['LENDER:   ', say.lender()], { after: 2 });
      for (const runs of paragraphs`
        LOAN NO:  ${say.loanNo()}   DATED ${say.noteDate()}
        The undersigned has this day signed a note for ${say.principal()} and asks that the money be paid out thus:
      `)
        sheet.paragraph(runs);
      for (const row of distribution(draft)) {
        sheet.ensure(16);
        sheet.text(left + (row.detail === true ? 24 : 0), sheet.y, row.label, {
          width: width - 130,
          size: row.detail === true ? 9 : 10,
        });
        if (row.amount !== '')
          sheet.text(left, sheet.y, row.amount, { width, align: 'right', bold: row.total ?? false });
        sheet.y += row.detail === true ? 26 : 28;
      }
      sheet.paragraph(['PURPOSE: ', purpose(draft), '.']);
      sheet.paragraph('No salesman, broker or other person was paid for arranging this loan unless listed above.');
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
];
