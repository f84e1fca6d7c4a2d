import { money } from '../core/amounts.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { boxRow, centred, labelList, table, ticked } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Three ways to authorize the disbursement of a loan. */

function total(facts: LoanFacts): Run {
  return f.usd('loan_proceeds_total', facts.principalCents);
}

const form: Layout = {
  id: 'a-disbursement-request',
  docType: 'disbursement_authorization',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      margins: { left: 44, right: 44, top: 46, bottom: 50 },
      furniture: (s) =>
        s.text(
          44,
          s.height - 32,
          t`Loan No: ${v('loan_number', facts.loanNumber)}   Disbursement Request and Authorization`,
          { size: 7.5 },
        ),
    });
    centred(sheet, 'DISBURSEMENT REQUEST AND AUTHORIZATION', { size: 14, bold: true }, 10);
    boxRow(
      sheet,
      [
        { w: 1.5, label: 'Principal', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1, label: 'Loan Date', runs: f.day('note_date', facts.noteDate, 'dash') },
        { w: 1, label: 'Maturity', runs: f.day('maturity_date', facts.maturityDate, 'dash') },
        { w: 1.3, label: 'Loan No', runs: v('loan_number', facts.loanNumber) },
        { w: 1.3, label: 'Officer', runs: v('loan_officer', facts.approval.officer) },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 8;
    labelList(
      sheet,
      [
        ['Borrower:', t`${f.borrowers(facts)}, ${f.place('borrower_address', f.firstBorrower(facts).address)}`],
        ['Lender:', t`${f.who('lender_name', facts.lender)}, ${f.place('lender_address', facts.lender.address)}`],
      ],
      { labelWidth: 66, label: { bold: true, size: 9.5 } },
    );
    sheet.hline(44, sheet.y, 568, 1.2);
    sheet.y += 8;
    sheet.paragraph(
      t`**LOAN TYPE.** This is a ${v('rate_type', facts.rateType === 'fixed' ? 'Fixed Rate' : 'Variable Rate', facts.rateType)} (${f.pct('interest_rate', facts.rate)}${facts.index === null ? '' : ' initial rate'}) Loan for ${f.usd('principal_amount', facts.principalCents)} due on ${f.day('maturity_date', facts.maturityDate)}.`,
    );
    sheet.paragraph(t`**PRIMARY PURPOSE OF LOAN.** The primary purpose of this loan is for:`, { after: 3 });
    for (const [label, marked] of [
      ['Personal, Family, or Household Purposes.', f.consumer(facts)],
      ['Personal Investment.', false],
      ['Business (Including Real Estate Investment).', f.business(facts)],
    ] as const) {
      ticked(sheet, 66, sheet.y, marked, label, { field: 'loan_class', text: { size: 9.5 } });
      sheet.y += 15;
    }
    sheet.paragraph(
      t`**SPECIFIC PURPOSE.** The specific purpose of this loan is: ${v('loan_purpose', facts.approval.purpose)}.`,
    );
    sheet.paragraph(
      t`**DISBURSEMENT INSTRUCTIONS.** Borrower understands that no loan proceeds will be disbursed until all of Lender's conditions for making the loan have been satisfied. Please disburse the loan proceeds of ${f.usd('principal_amount', facts.principalCents)} as follows:`,
    );
    const rows: (readonly [Run | readonly Run[], Run])[] = [
      ['Amount paid to Borrower directly:', f.usd('amount_to_borrower', facts.disbursement.toBorrowerCents)],
      ["Amount paid to others on Borrower's behalf:", f.usd('amount_paid_to_others', facts.disbursement.toOthersCents)],
      [`      ${facts.disbursement.payee}`, `$${money(facts.disbursement.toOthersCents)}`],
      ['Note Principal:', total(facts)],
    ];
    table(sheet, [340, 140], rows, { x: 66, rules: 'none', alignRight: [1], cell: { size: 9.5 } });
    sheet.hline(420, sheet.y - 18, 546);
    sheet.y += 8;
    sheet.paragraph(
      t`**CHARGES PAID IN CASH.** Borrower has paid or will pay in cash as agreed the following charges: Origination fee $${money(facts.disclosure.originationCents)}; Recording fees $92.00; Flood determination $18.00.`,
    );
    sheet.paragraph(
      t`**FINANCIAL CONDITION.** BY SIGNING THIS AUTHORIZATION, BORROWER REPRESENTS AND WARRANTS TO LENDER THAT THE INFORMATION PROVIDED ABOVE IS TRUE AND CORRECT AND THAT THERE HAS BEEN NO MATERIAL ADVERSE CHANGE IN BORROWER'S FINANCIAL CONDITION AS DISCLOSED IN BORROWER'S MOST RECENT FINANCIAL STATEMENT TO LENDER. THIS AUTHORIZATION IS DATED ${f.day('note_date', facts.noteDate, 'upper')}.`,
    );
    sheet.paragraph(t`**BORROWER:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', {});
  },
};

const ledger: Layout = {
  id: 'a-disbursement-ledger',
  docType: 'disbursement_authorization',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'slab'] as const), size: 10 },
      margins: { left: 60, right: 60, top: 60, bottom: 60 },
    });
    sheet.y = sheet.text(60, sheet.y, t`${f.who('lender_name', facts.lender)}\nLoan Operations`, { size: 10 }) + 12;
    sheet.y =
      sheet.text(
        60,
        sheet.y,
        random.pick([
          'Disbursement Authorization',
          'AUTHORIZATION TO DISBURSE LOAN PROCEEDS',
          'Disbursement Schedule and Authorization',
        ]),
        { size: 16, bold: true },
      ) + 10;
    labelList(
      sheet,
      [
        ['Customer', f.borrowers(facts)],
        ['Note no.', v('loan_number', facts.loanNumber)],
        ['Note dated', f.day('note_date', facts.noteDate, 'short')],
        ['Note amount', f.usd('principal_amount', facts.principalCents)],
      ],
      { labelWidth: 90, underline: true, gap: 6 },
    );
    sheet.y += 8;
    const { toOthersCents, toBorrowerCents, payee } = facts.disbursement;
    const fee = Math.min(25_000, toBorrowerCents);
    table(
      sheet,
      [30, 250, 90, 120],
      [
        ['1', `Pay to ${payee}`, random.pick(['Wire', 'Cashier’s check']), money(toOthersCents)],
        ['2', 'Paid to others, subtotal', '', f.usd('amount_paid_to_others', toOthersCents, '')],
        [
          '3',
          t`Deposit to account of ${f.firstBorrower(facts).signer} ending ${random.int(1000, 9999)}`,
          'Credit',
          f.usd('amount_to_borrower', toBorrowerCents, ''),
        ],
        ['4', `Documentation fee (paid separately, ${money(fee)})`, 'Cash', '0.00'],
        ['', t`**Total proceeds**`, '', f.usd('loan_proceeds_total', facts.principalCents, '')],
      ],
      {
        header: ['#', 'Payee and purpose', 'How', 'Amount ($)'],
        alignRight: [3],
        head: { fill: '#eeeeee' },
        cell: { size: 10 },
        pad: 5,
      },
    );
    sheet.y += 14;
    for (const runs of paragraphs`
      The undersigned directs the bank to pay the proceeds of the note as listed. The bank may correct an amount by not more than $50.00 for a change in a payoff figure or recording fee, and will send an amended schedule. Items are paid only after any right to rescind has ended and the funding conditions in the approval are met.
      Wire transfers are sent only to instructions confirmed by telephone with a person known to the bank. The bank is not liable for the acts of a receiving bank.
    `)
      sheet.paragraph(runs, { align: 'justify' });
    signers(sheet, facts.borrowers, options, facts, 'under', { dateLine: true });
    sheet.ensure(60);
    boxRow(
      sheet,
      [
        { w: 1, label: 'Prepared by', runs: 'rlp' },
        { w: 1, label: 'Verified by (second person)' },
        { w: 1, label: 'Posted' },
      ],
      { minHeight: 36 },
    );
  },
};

const instruction: Layout = {
  id: 'a-disbursement-letter',
  docType: 'disbursement_authorization',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['typewriter', 'book'] as const), size: 11 },
      margins: { left: 74, right: 74, top: 76, bottom: 70 },
    });
    sheet.paragraph(f.day('note_date', facts.noteDate));
    sheet.paragraph(t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`);
    sheet.paragraph(t`**RE: DISBURSEMENT REQUEST AND AUTHORIZATION, LOAN ${v('loan_number', facts.loanNumber)}**`);
    sheet.paragraph('Gentlemen:');
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', leading: 1.35 });
    say(
      t`In connection with your loan of this date to ${f.borrowers(facts)} in the amount of ${f.usd('principal_amount', facts.principalCents)}, you are requested and authorized to disburse the proceeds as follows, and your doing so is a disbursement to us:`,
    );
    say(
      t`(a) the sum of ${f.usd('amount_paid_to_others', facts.disbursement.toOthersCents)} to ${facts.disbursement.payee}, for our account; and`,
    );
    say(
      t`(b) the balance of ${f.usd('amount_to_borrower', facts.disbursement.toBorrowerCents)} to us, by deposit to our account with you;`,
    );
    say(
      t`being in all ${f.usd('loan_proceeds_total', facts.principalCents)}. The purpose of the loan is ${v('loan_purpose', facts.approval.purpose)}, and no part of it will be used to buy or carry margin stock.`,
    );
    say(
      t`The primary purpose of the loan is ${v('loan_class', f.business(facts) ? 'business or commercial' : 'personal, family or household', facts.loanClass)}. We have paid in cash the fees shown on your closing statement, including an origination fee of $${money(facts.disclosure.originationCents)}.`,
    );
    say(
      t`We confirm that nothing material in our financial condition has changed since the statements we gave you, and that no default exists.`,
    );
    sheet.paragraph('Very truly yours,', { after: 14 });
    signers(sheet, facts.borrowers, options, facts, 'by', { text: { size: 10.5 } });
    sheet.paragraph('cc: closing file', { size: 9 });
  },
};

export const disbursements: readonly Layout[] = [form, ledger, instruction];
