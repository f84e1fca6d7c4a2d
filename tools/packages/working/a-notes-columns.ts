import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { firstPersonClauses } from './a-clauses-notes.ts';
import { type Draft, isBusiness, layout } from './a-draft.ts';
import { dueDay, voiceOf } from './a-note-terms.ts';
import { signInBoxes, signInTable } from './a-signatures.ts';
import { drawBoxes, drawPair } from './a-tables.ts';
import { drawTitle, flowColumns, rule, runIn, speak } from './a-text.ts';

function promise(draft: Draft): Run[] {
  const { say } = draft;
  return prose`For value received, I promise to pay to you, or your order, at your address listed above the PRINCIPAL sum of ${say.words('no')} Dollars ${say.principal()}.`;
}

interface Choice {
  readonly label: string;
  readonly on: boolean;
  readonly field?: string;
  readonly runs: Run[];
}

function drawChoices(draft: Draft, choices: readonly Choice[], look: 'x' | 'tick'): void {
  const { sheet, left } = draft;
  for (const choice of choices) {
    sheet.ensure(26);
    sheet.checkbox(left + 2, sheet.y + 1, {
      marked: choice.on,
      label: choice.label,
      size: 8,
      look,
      ...(choice.field === undefined ? {} : { field: choice.field }),
    });
    sheet.paragraph([bold(`${choice.label}: `), ...choice.runs], { indent: 16, after: 3 });
  }
}

function terms(draft: Draft): Choice[] {
  const { facts, say } = draft;
  const { index } = facts;
  return [
    {
      label: 'Single Advance',
      on: true,
      runs: prose`I will receive all of this principal sum on ${say.noteDate()}. No additional advances are contemplated under this note.`,
    },
    {
      label: 'Multiple Advance',
      on: false,
      runs: [
        'The principal sum shown above is the maximum amount of principal I can borrow under this note. On ____________ I will receive $____________ and future principal advances are contemplated.',
      ],
    },
    {
      label: 'INTEREST',
      on: true,
      runs: prose`I agree to pay interest on the outstanding principal balance from ${say.noteDate()} at the rate of ${say.rate()} per year until ${index === null ? 'paid in full' : say.date('first_rate_change_date', index.firstChange)}.`,
    },
    {
      label: 'Variable Rate',
      on: index !== null,
      runs:
        index === null
          ? [
              'This rate may then change as stated below. The future rate will be ____________ the following index rate: ____________________.',
            ]
          : prose`This rate may then change as stated below. The future rate will be ${say.percent('rate_margin', index.margin)} over the following index rate: ${v('rate_index', index.name)}. The interest rate on this note may change as often as every ${v('rate_change_frequency', index.frequency)}. The rate will not go above ${say.percent('rate_ceiling', index.ceiling)} or below ${say.percent('rate_floor', index.floor)}.`,
    },
    { label: 'ACCRUAL METHOD', on: true, runs: ['Interest will be calculated on a ', dayCount(draft), ' basis.'] },
    {
      label: 'POST MATURITY RATE',
      on: true,
      runs: prose`I agree to pay interest on the unpaid balance of this note owing after maturity, and until paid in full, at a rate equal to ${say.percent('default_rate', facts.defaultRate)}.`,
    },
    {
      label: 'LATE CHARGE',
      on: true,
      runs: prose`If a payment is made more than ${say.number('grace_days', facts.graceDays)} days after it is due, I agree to pay a late charge of ${say.percent('late_charge_percent', facts.lateChargePercent)} of the late amount.`,
    },
    {
      label: 'ADDITIONAL CHARGES',
      on: false,
      runs: [
        'In addition to interest, I agree to pay the following charges which are not included in the principal amount above: ____________________.',
      ],
    },
    { label: 'PAYMENTS', on: true, runs: payments(draft) },
    {
      label: 'Prepayment Penalty',
      on: facts.prepaymentPenalty,
      field: 'prepayment_penalty',
      runs: ['If checked, I agree to pay a penalty of 2% of any principal that I pay before it is due.'],
    },
  ];
}

function dayCount(draft: Draft): Run {
  const { dayCount: basis } = draft.facts;
  return v('day_count', { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' }[basis], basis);
}

function payments(draft: Draft): Run[] {
  const { facts, say } = draft;
  const last: Run[] =
    facts.balloonCents === null
      ? [' A final payment of the unpaid principal and interest is due ', say.maturity(), '.']
      : prose` A final balloon payment of ${say.dollars('balloon_amount', facts.balloonCents)} is due ${say.maturity()}.`;
  return prose`I agree to pay this note in ${say.number('number_of_payments', facts.numberOfPayments)} ${v('payment_frequency', 'monthly')} payments of ${say.dollars('payment_amount', facts.paymentCents)} on the ${dueDay(draft)} beginning ${say.date('first_payment_date', facts.firstPaymentDate)}.${last}`;
}

function smallPrint(draft: Draft): readonly (readonly Run[])[] {
  const voice = voiceOf(draft, 'I', 'you', 'note');
  return firstPersonClauses.map((clause) => runIn(`${clause.title}:`, speak(clause.text, voice)));
}

export const columnNotes: readonly Layout[] = [
  layout({
    id: 'note-universal-three-boxes',
    docType: 'promissory_note',
    paper: (random) => ({
      style: { font: 'sans', size: random.pick([8.5, 9]) },
      margins: { top: 36, left: 36, right: 36, bottom: 48 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 34, 'UNIVERSAL NOTE  Form UN-LAZ 10/2019', { size: 6.5 });
        sheet.text(left, sheet.height - 34, `(page ${pageNo} of ${pageCount})`, { size: 6.5, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { say, sheet, facts, random } = draft;
      const typed = random.pick(['mono', 'typewriter', 'sans'] as const);
      drawBoxes(
        draft,
        [
          [
            {
              label: 'BORROWER’S NAME AND ADDRESS\n“I” includes each borrower above, jointly and severally.',
              share: 1.25,
              runs: [...say.borrowers('\n'), '\n', say.borrowerAddress('two lines')],
            },
            {
              label: 'LENDER’S NAME AND ADDRESS\n“You” means the lender, its successors and assigns.',
              share: 1.25,
              runs: [say.lender(), '\n', say.lenderAddress('two lines')],
            },
            {
              label: '',
              runs: prose`Loan Number ${say.loanNo()}\nDate ${say.noteDate()}\nMaturity Date ${say.maturity()}\nLoan Amount ${say.principal()}\nRenewal Of ${facts.renewalOf === null ? '____________' : v('renewal_of', facts.renewalOf)}`,
            },
          ],
        ],
        { labelStyle: { size: 6.5 }, valueStyle: { font: typed, size: 8.5 }, minHeight: 78 },
      );
      sheet.y += 8;
      sheet.paragraph(promise(draft), { after: 5 });
      drawChoices(draft, terms(draft), random.pick(['x', 'tick']));
      sheet.paragraph(
        [bold('PURPOSE: '), 'The purpose of this loan is ', v('loan_purpose', facts.approval.purpose), '.'],
        { after: 6 },
      );
      signInBoxes(draft, {
        role: 'Signature',
        parties: facts.borrowers,
        field: 'note_signed',
        nameField: 'borrower_name',
        dateField: 'note_signature_date',
      });
      sheet.newPage();
      drawTitle(draft, 'ADDITIONAL TERMS', { size: 9 });
      rule(draft);
      flowColumns(draft, smallPrint(draft), { style: { size: 8 } });
    },
  }),
  layout({
    id: 'note-columns-throughout',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: () => ({
      style: { font: 'condensed', size: 9 },
      margins: { top: 40, left: 40, right: 40, bottom: 50 },
      furniture({ sheet, left, width, say }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 36, ['Commercial Note  ', say.loanNo()], { size: 7 });
        sheet.text(left, sheet.height - 36, `Page ${pageNo} of ${pageCount}`, { size: 7, width, align: 'center' });
      },
    }),
    draw(draft) {
      const { say, sheet, facts } = draft;
      sheet.rect(draft.left, sheet.y, draft.width, 24, { fill: '#dcdcdc', stroke: true });
      sheet.text(draft.left, sheet.y + 5, 'COMMERCIAL PROMISSORY NOTE', {
        bold: true,
        size: 13,
        width: draft.width,
        align: 'center',
      });
      sheet.y += 30;
      drawPair(
        draft,
        (x, width) =>
          drawBoxes(
            draft,
            [
              [
                { label: 'DATE', runs: say.noteDate() },
                { label: 'LOAN NUMBER', runs: say.loanNo() },
              ],
              [
                { label: 'PRINCIPAL AMOUNT', runs: say.principal() },
                { label: 'MATURITY DATE', runs: say.maturity() },
              ],
            ],
            { x, width },
          ),
        (x, width) =>
          drawBoxes(
            draft,
            [
              [{ label: 'BORROWER', runs: [...say.borrowers(), '\n', say.borrowerAddress()] }],
              [{ label: 'LENDER', runs: [say.lender(), '\n', say.lenderAddress()] }],
            ],
            { x, width },
          ),
        10,
      );
      sheet.y += 8;
      const choices = terms(draft).filter((choice) => choice.on);
      flowColumns(draft, [
        ['PROMISE TO PAY. ', ...promise(draft)],
        ...choices.map((choice) => [bold(`${choice.label.toUpperCase()}. `), ...choice.runs]),
        ...smallPrint(draft),
      ]);
      sheet.y += 8;
      signInTable(draft, {
        role: 'Borrower',
        parties: facts.borrowers,
        field: 'note_signed',
        nameField: 'borrower_name',
        dateField: 'note_signature_date',
      });
    },
  }),
];
