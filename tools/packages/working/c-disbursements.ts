import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  envelope,
  figure,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  on,
  onLine,
  signers,
  table,
  usd,
} from './c-kit.ts';

/** A clerk's worksheet: a ledger of checks and wires with a total below. */
function drawLedger({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 42, left: 48, right: 48, bottom: 50 },
    style: { font: font('sans', 'condensed', 'franklin'), size: 9.5 },
    furniture: footer('Funding ledger'),
  });
  s.text(
    48,
    42,
    r.pick([
      'DISBURSEMENT REQUEST AND AUTHORIZATION',
      'AUTHORIZATION TO DISBURSE LOAN PROCEEDS',
      'LOAN DISBURSEMENT AUTHORIZATION',
    ]),
    { bold: true, size: 13 },
  );
  s.text(48, 60, [lender(f)], { size: 10 });
  s.hline(48, 76, 564, 1.5);
  s.y = 82;
  table(s, { x: 48, widths: [80, 190, 90, 156], rules: 'none', size: 9.5 }, [
    ['Customer', borrowers(f, ' & '), 'Loan', v('loan_number', f.loanNumber)],
    [
      'Mail to',
      envelope('borrower_address', firstBorrower(f).address),
      'Fund on',
      on('disbursement_date', f.disclosure.disbursementDate, 'slash'),
    ],
    ['Purpose', v('loan_purpose', f.approval.purpose), 'Note amount', usd('principal_amount', f.principalCents)],
    ['Officer', v('loan_officer', f.approval.officer), 'Note of', on('note_date', f.noteDate, 'slash')],
  ]);
  s.y += 10;
  table(s, { x: 48, widths: [30, 246, 120, 120], right: [3], head: true, size: 9.5, pad: 4 }, [
    ['No.', 'Pay to', 'Method', 'Dollars'],
    [
      '1',
      ['Borrower, credited to deposit account'],
      r.pick(['Internal credit', 'Deposit']),
      figure('amount_to_borrower', f.disbursement.toBorrowerCents),
    ],
    [
      '2',
      f.disbursement.payee,
      r.pick(['Cashier’s check', 'Wire']),
      figure('amount_paid_to_others', f.disbursement.toOthersCents),
    ],
    ['', { text: 'Total of loan proceeds', bold: true }, '', figure('loan_proceeds_total', f.principalCents)],
  ]);
  s.y += 12;
  for (const runs of paragraphs`
    The customer asks the lender to pay out the proceeds as listed and states that every figure was complete when signed. The loan is not for personal, family or household use unless the purpose above says so. Nothing has happened since the application that makes the customer less able to pay.
    Disbursement instructions may be changed only in writing, signed by all customers, before funds leave the lender.
  `)
    s.paragraph(runs, { align: 'justify' });
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A letter of direction from the borrower. */
function drawLetter({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 70, left: 82, right: 82, bottom: 60 },
    style: { font: font('typewriter', 'serif', 'book'), size: 10.5, leading: 1.3 },
  });
  s.paragraph([...borrowers(f), '\n', envelope('borrower_address', firstBorrower(f).address)], { after: 12 });
  s.paragraph([on('note_date', f.noteDate)], { after: 12 });
  s.paragraph([lender(f), '\n', envelope('lender_address', f.lender.address)], { after: 12 });
  s.paragraph(
    [
      {
        text: r.pick(['DISBURSEMENT AUTHORIZATION', 'LETTER OF DIRECTION AND DISBURSEMENT AUTHORIZATION']),
        bold: true,
      },
      '\nYour loan ',
      v('loan_number', f.loanNumber),
      ', ',
      usd('principal_amount', f.principalCents),
    ],
    { indent: 24 },
  );
  s.paragraph('To the Loan Department:');
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`We have today signed a note to you. The primary purpose of the loan is: ${v('loan_purpose', f.approval.purpose)}. No money has been paid out yet. Please pay it out on ${on('disbursement_date', f.disclosure.disbursementDate)} and no earlier, in this way:`,
    style,
  );
  const rows: Run[][] = [
    ['To us directly, ', usd('amount_to_borrower', f.disbursement.toBorrowerCents), ';'],
    prose`to ${f.disbursement.payee}, on our account, ${usd('amount_paid_to_others', f.disbursement.toOthersCents)};`,
    ['which makes, in all, ', usd('loan_proceeds_total', f.principalCents), '.'],
  ];
  for (const runs of rows) s.paragraph(runs, { indent: 40, after: 4 });
  s.y += 6;
  s.paragraph(
    'Fees that you charge us we pay from our own account with you, which you may debit. We confirm that what we told you of our finances remains true and that no one but you has lent us a part of the equity.',
    style,
  );
  s.paragraph('This authorization may be relied on by you and by anyone who pays at your request.', {
    ...style,
    after: 14,
  });
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A form of boxes with an itemization at the right of its labels. */
function drawItemized({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 36, left: 40, right: 40, bottom: 48 },
    style: { font: 'serif', size: 10 },
    furniture: footer(r.pick(['DRA-2', 'Form 1180'])),
  });
  const font = r.pick(['mono', 'typewriter', 'sans'] as const);
  s.y =
    middle(s, 38, r.pick(['DISBURSEMENT REQUEST AND AUTHORIZATION', 'BORROWER’S AUTHORIZATION FOR DISBURSEMENT']), 13) +
    6;
  const top = s.y;
  box(
    s,
    [40, top, 266, 52],
    'NAME AND ADDRESS OF LENDER',
    [lender(f), '\n', at('lender_address', f.lender.address)],
    font,
    8.5,
  );
  box(
    s,
    [306, top, 266, 52],
    'NAME AND ADDRESS OF BORROWER',
    [...borrowers(f, ', '), '\n', at('borrower_address', firstBorrower(f).address)],
    font,
    8.5,
  );
  box(s, [40, top + 52, 133, 30], 'ACCOUNT OR LOAN NUMBER', v('loan_number', f.loanNumber), font);
  box(s, [173, top + 52, 133, 30], 'DATE', on('note_date', f.noteDate, 'dash'), font);
  box(s, [306, top + 52, 133, 30], 'PRINCIPAL', usd('principal_amount', f.principalCents), font);
  box(s, [439, top + 52, 133, 30], 'MATURES', on('maturity_date', f.maturityDate, 'dash'), font);
  s.y = top + 94;
  s.text(40, s.y, 'LOAN TYPE.', { bold: true });
  const fixed = f.rateType === 'fixed';
  s.checkbox(116, s.y, { marked: fixed, label: 'Fixed rate', field: 'rate_type' });
  s.text(130, s.y, fixed ? v('rate_type', 'Fixed rate', 'fixed') : 'Fixed rate');
  s.checkbox(200, s.y, { marked: !fixed, label: 'Variable rate', field: 'rate_type' });
  s.text(214, s.y, fixed ? 'Variable rate' : v('rate_type', 'Variable rate', 'variable'));
  s.y += 18;
  s.text(40, s.y, 'PRIMARY PURPOSE OF LOAN.', { bold: true });
  const business = f.loanClass === 'business';
  s.checkbox(198, s.y, { marked: !business, label: 'Personal', field: 'loan_class' });
  s.text(212, s.y, business ? 'Personal' : v('loan_class', 'Personal', 'consumer'));
  s.checkbox(270, s.y, { marked: business, label: 'Business', field: 'loan_class' });
  s.text(284, s.y, business ? v('loan_class', 'Business', 'business') : 'Business');
  s.y += 18;
  s.text(40, s.y, 'SPECIFIC PURPOSE.', { bold: true });
  s.y = onLine(s, [150, s.y - 1, 422], v('loan_purpose', f.approval.purpose), undefined, font) + 8;
  s.text(40, s.y, 'DISBURSEMENT INSTRUCTIONS.', { bold: true });
  s.y += 15;
  s.paragraph(
    'Borrower understands that nothing is paid out until every condition of Lender is met. Then Lender is to pay the loan as follows:',
  );
  table(s, { x: 70, widths: [330, 120], rules: 'none', right: [1], size: 10 }, [
    ['Amount paid to or for Borrower directly', usd('amount_to_borrower', f.disbursement.toBorrowerCents)],
    [
      `Amount paid to others on Borrower’s behalf (${f.disbursement.payee})`,
      usd('amount_paid_to_others', f.disbursement.toOthersCents),
    ],
  ]);
  s.hline(400, s.y, 520);
  table(s, { x: 70, widths: [330, 120], rules: 'none', right: [1], size: 10 }, [
    [{ text: 'Note principal disbursed', bold: true }, usd('loan_proceeds_total', f.principalCents)],
  ]);
  s.y += 6;
  s.paragraph(['In words: ', v('principal_words', amountInWords(f.principalCents)), ' dollars.']);
  s.paragraph(
    'FINANCIAL CONDITION. By signing Borrower states that the information above is true and that nothing material has turned for the worse since the last financial statement.',
    { align: 'justify' },
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

export const disbursementsC: readonly Layout[] = [
  form('disbursement-ledger', 'disbursement_authorization', drawLedger),
  form('disbursement-letter', 'disbursement_authorization', drawLetter),
  form('disbursement-itemized', 'disbursement_authorization', drawItemized),
];
