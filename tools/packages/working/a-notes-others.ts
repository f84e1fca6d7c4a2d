import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';
import { noteClauses as c, firstPersonClauses } from './a-clauses-notes.ts';
import { isBusiness, layout } from './a-draft.ts';
import { dueDay, lateChargeRuns, prepaymentRuns, variableRateRuns, voiceOf } from './a-note-terms.ts';
import { defaultRateRuns, noteSigners } from './a-notes-attorney.ts';
import { signInBoxes, signUnderName } from './a-signatures.ts';
import { drawBoxes, drawList } from './a-tables.ts';
import { drawTitle, flowColumns, rule, runIn, speak, writeClauses } from './a-text.ts';

export const otherNotes: readonly Layout[] = [
  layout({
    id: 'note-sba-147',
    docType: 'promissory_note',
    suits: (facts) => facts.product === 'sba',
    paper: () => ({
      style: { font: 'serif', size: 11 },
      margins: { top: 50, left: 60, right: 60, bottom: 66 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 46, 'SBA Form 147 (06/03/02) Version 4.1', { size: 8 });
        sheet.text(left, sheet.height - 46, `Page ${pageNo}/${pageCount}`, { size: 8, width, align: 'right' });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, random } = draft;
      const voice = voiceOf(draft, 'Borrower', 'Lender', 'Note');
      drawTitle(draft, 'U.S. Small Business Administration', { size: 11, bold: false });
      drawTitle(draft, 'NOTE', { size: 18 });
      sheet.y += 8;
      drawList(
        draft,
        entries`
          SBA Loan # | ${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}
          SBA Loan Name | ${say.borrower()}
          Date | ${say.noteDate()}
          Loan Amount | ${say.principal()}
          Interest Rate | ${v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType)} ${say.rate()}
          Borrower | ${say.borrower()}
          Operating Company | N/A
          Lender | ${say.lender()}
        `,
        {
          labelWidth: 130,
          labelStyle: { bold: true },
          underlined: true,
          gap: 8,
          valueStyle: { font: random.pick(['mono', 'serif'] as const) },
        },
      );
      const write = writeClauses(draft, voice, { number: '1.', title: 'caps above', indent: 20, align: 'left' });
      for (const [label, runs] of entries`
        Promise to Pay: | In return for the Loan, Borrower promises to pay to the order of Lender the amount of ${say.words('and')} Dollars, interest on the unpaid principal balance, and all other amounts required by this Note.
        Definitions: | “Collateral” means any property taken as security for payment of this Note or any guarantee of this Note. “Guarantor” means each person or entity that signs a guarantee of payment of this Note. “Loan” means the loan evidenced by this Note. “Loan Documents” means the documents related to this loan signed by Borrower, any Guarantor, or anyone who pledges collateral. “SBA” means the Small Business Administration, an Agency of the United States of America.
        Payment Terms: | Borrower must make all payments at the place Lender designates. The payment terms for this Note are: Borrower must pay principal and interest payments of ${say.dollars('payment_amount', facts.paymentCents)} every month, beginning ${say.date('first_payment_date', facts.firstPaymentDate)}; payments must be made on the ${dueDay(draft)}. All remaining principal and accrued interest is due and payable on ${say.maturity()}, ${v('term_months', `${facts.termMonths}`)} months from date of Note. ${facts.index === null ? '' : variableRateRuns(draft, voice)}
        Late Charge: | ${lateChargeRuns(draft, voice)}
        Default: | Borrower is in default under this Note if Borrower does not make a payment when due under this Note, or if Borrower or Operating Company fails to do anything required by this Note and other Loan Documents; defaults on any other loan with Lender; does not preserve, or account to Lender’s satisfaction for, any of the Collateral or its proceeds; or makes, or anyone acting on their behalf makes, a materially false or misleading representation to Lender or SBA.
        Lender’s Rights if There Is a Default: | Without notice or demand and without giving up any of its rights, Lender may require immediate payment of all amounts owing under this Note, collect all amounts owing from any Borrower or Guarantor, file suit and obtain judgment, take possession of any Collateral, or sell, lease, or otherwise dispose of it at public or private sale.
        When Federal Law Applies: | When SBA is the holder, this Note will be interpreted and enforced under federal law, including SBA regulations. Lender or SBA may use state or local procedures for filing papers, recording documents, giving notice, foreclosing liens, and other purposes.
      `)
        write.say(label, runs);
      write.all([c.successors, c.general]);
      write.say(
        'Borrower’s Name(s) and Signature(s):',
        'By signing below, each individual or entity becomes obligated under this Note as Borrower.',
      );
      signUnderName(draft, noteSigners(draft, 'BORROWER'));
    },
  }),
  layout({
    id: 'note-credit-union-loanliner',
    docType: 'promissory_note',
    paper: (random) => ({
      style: { font: 'sans', size: 8.5 },
      margins: { top: 36, left: 36, right: 36, bottom: 44 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(
          left,
          sheet.height - 32,
          `© Member Forms ${random.pick(['2018', '2019'])}. ALL RIGHTS RESERVED   CLOSED-END NOTE   ${pageNo} of ${pageCount}`,
          { size: 6.5, width, align: 'right' },
        );
      },
    }),
    draw(draft) {
      const { sheet, say, facts, left, width, random } = draft;
      sheet.text(left, sheet.y, say.lender(), { bold: true, size: 14, width: width * 0.6 });
      sheet.text(left, sheet.y, 'CLOSED-END NOTE\nAND SECURITY AGREEMENT', {
        bold: true,
        size: 11,
        width,
        align: 'right',
      });
      sheet.y += 34;
      sheet.y = sheet.text(left, sheet.y, say.lenderAddress(), { size: 8 }) + 4;
      const typed = { valueStyle: { font: random.pick(['mono', 'typewriter'] as const), size: 8.5 } };
      drawBoxes(
        draft,
        [
          [
            {
              label: 'MEMBER (BORROWER 1) NAME AND ADDRESS',
              runs: [say.borrower(), '\n', say.borrowerAddress('two lines')],
              share: 1.4,
            },
            { label: 'BORROWER 2 NAME', runs: facts.borrowers.length > 1 ? say.borrower(1) : '' },
          ],
          [
            { label: 'MEMBER NUMBER', runs: `${random.int(10_000, 99_999)}` },
            { label: 'NOTE NUMBER', runs: say.loanNo() },
            { label: 'DATE OF LOAN', runs: say.noteDate() },
            { label: 'MATURITY DATE', runs: say.maturity() },
          ],
          [
            { label: 'AMOUNT OF NOTE', runs: say.principal() },
            { label: 'INTEREST RATE', runs: say.rate() },
            {
              label: 'RATE TYPE',
              runs: v('rate_type', facts.rateType === 'fixed' ? 'FIXED' : 'VARIABLE', facts.rateType),
            },
            { label: 'DAILY PERIODIC RATE', runs: `${(facts.rate / 365_000).toFixed(6)}%` },
          ],
          [
            { label: 'NUMBER OF PAYMENTS', runs: say.number('number_of_payments', facts.numberOfPayments) },
            { label: 'AMOUNT OF PAYMENTS', runs: say.dollars('payment_amount', facts.paymentCents) },
            { label: 'PAYMENT FREQUENCY', runs: v('payment_frequency', 'MONTHLY', 'monthly') },
            { label: 'FIRST PAYMENT DUE', runs: say.date('first_payment_date', facts.firstPaymentDate) },
          ],
        ],
        typed,
      );
      sheet.y += 4;
      sheet.checkbox(left + 2, sheet.y, {
        marked: facts.prepaymentPenalty,
        label: 'Prepayment penalty',
        field: 'prepayment_penalty',
        size: 8,
      });
      sheet.text(
        left + 14,
        sheet.y - 1,
        'Prepayment: if this box is checked you must pay a penalty if you pay off early.',
      );
      sheet.y += 14;
      sheet.paragraph([
        bold('LATE CHARGE: '),
        ...lateChargeRuns(draft, voiceOf(draft, 'you', 'the credit union', 'note')),
      ]);
      rule(draft);
      sheet.paragraph(
        prose`In this agreement, “you” means each person who signs this note. ${bold('PROMISE TO PAY. ')}You promise to pay ${say.principal()} to the credit union plus interest on the unpaid balance until what you owe has been repaid.`,
      );
      flowColumns(
        draft,
        firstPersonClauses.map((clause) =>
          runIn(`${clause.title}.`, speak(clause.text, voiceOf(draft, 'I', 'you', 'note'))),
        ),
        { style: { size: 7.5 } },
      );
      sheet.y += 6;
      signInBoxes(draft, { ...noteSigners(draft, 'BORROWER'), dateField: 'note_signature_date' });
    },
  }),
  layout({
    id: 'note-line-of-credit-demand',
    docType: 'promissory_note',
    suits: isBusiness,
    paper: (random) => ({
      style: { font: random.pick(['typewriter', 'mono']), size: 10, leading: 1.25 },
      margins: { top: 60, left: 66, right: 60, bottom: 64 },
      furniture({ sheet, left }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 40, `PAGE ${pageNo} OF ${pageCount}    INITIALS ______`, { size: 8 });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      const voice = voiceOf(draft, 'Borrower', 'Bank', 'Note');
      drawTitle(draft, 'REVOLVING LINE OF CREDIT NOTE', { size: 13 });
      sheet.y += 8;
      const y = sheet.y;
      sheet.text(draft.left, y, ['Credit limit: ', say.principal()]);
      sheet.text(draft.left, y, ['Dated: ', say.noteDate()], { width: draft.width, align: 'right' });
      sheet.y = sheet.text(draft.left, y + 15, ['Account: ', say.loanNo()]) + 12;
      for (const runs of paragraphs`
        ON DEMAND, or if no demand is made, on ${say.maturity('long')}, for value received, ${say.borrowers()}${say.entity()}, of ${say.borrowerAddress()}, promises to pay to the order of ${say.lender()} the principal sum of ${say.words('ampersand')} Dollars (${say.principal()}) or so much of it as has been advanced and is outstanding.
        Interest is due ${v('payment_frequency', 'monthly')} beginning ${say.date('first_payment_date', facts.firstPaymentDate)}, at the rate of ${say.rate()} per year. ${facts.index === null ? prose`The rate is ${v('rate_type', 'fixed')}.` : variableRateRuns(draft, voice)}
        ADVANCES. Borrower may borrow, repay and borrow again until ${say.plain.date(addMonths(facts.maturityDate, -1))}. Advances may be requested orally or in writing by authorized persons. The Bank has no duty to advance if Borrower is in default, ceases doing business or is insolvent, or if the Bank believes itself insecure.
        DEFAULT RATE. ${defaultRateRuns(draft)}
        LATE CHARGE. ${lateChargeRuns(draft, voice)}
      `)
        sheet.paragraph(runs);
      for (const clause of [c.default, c.setoff, c.fees, c.waivers, c.law])
        sheet.paragraph([`${clause.title}. `, speak(clause.text, voice)]);
      signUnderName(draft, noteSigners(draft, 'BORROWER'));
    },
  }),
];

/** A note in question-and-answer boxes, as small lenders type it: all figures in a table, little text. */
export const tableNotes: readonly Layout[] = [
  layout({
    id: 'note-plain-language-table',
    docType: 'promissory_note',
    paper: (random) => ({
      style: { font: random.pick(['franklin', 'slab']), size: 10 },
      margins: { top: 54, left: 54, right: 54, bottom: 56 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(left, sheet.height - 38, `Promissory Note, page ${pageNo} of ${pageCount}`, {
          size: 8,
          width,
          align: 'center',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      const voice = voiceOf(draft, 'the borrower', 'the lender', 'note');
      drawTitle(draft, 'Promissory Note', { size: 18, align: 'left' });
      sheet.y += 6;
      drawList(
        draft,
        [
          ['Who is borrowing', [...say.borrowers(), ', ', say.borrowerAddress()]],
          ['Who is lending', [say.lender(), ', ', say.lenderAddress()]],
          ['How much', ['The principal sum of ', say.principal()]],
          ['Loan number', say.loanNo()],
          ['Signed on', say.noteDate()],
          ['Interest', [say.rate(), ' a year, ', v('rate_type', facts.rateType)]],
          [
            'Payments',
            prose`${say.number('number_of_payments', facts.numberOfPayments)} payments of ${say.dollars('payment_amount', facts.paymentCents)}, ${v('payment_frequency', 'monthly')}, from ${say.date('first_payment_date', facts.firstPaymentDate)}`,
          ],
          ...(facts.balloonCents === null
            ? []
            : ([['Balloon', say.dollars('balloon_amount', facts.balloonCents)]] as const)),
          ['Paid off by', say.maturity()],
          ['If it is late', lateChargeRuns(draft, voice)],
          ['Paying early', prepaymentRuns(draft, voice)],
        ],
        { labelWidth: 120, labelStyle: { bold: true }, gap: 9, underlined: true },
      );
      sheet.y += 6;
      sheet.paragraph(
        prose`The borrower promises to pay the lender the principal sum and interest as set out above. ${facts.index === null ? '' : variableRateRuns(draft, voice)}`,
      );
      const write = writeClauses(draft, voice, { title: 'above', align: 'left' });
      write.all([c.applied, c.default, c.remedies, c.fees, c.waivers, c.successors, c.law]);
      signInBoxes(draft, { ...noteSigners(draft, 'Borrower'), dateField: 'note_signature_date' });
    },
  }),
];
