import { dayOf, ordinal } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { boxRow, centred, heightOf, innerWidth, labelList, table } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** The Small Business Administration's numbered note, and a credit union's note in plain language. */

const sba: Layout = {
  id: 'a-note-sba-147',
  docType: 'promissory_note',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'sans'] as const), size: 10.5 },
      margins: { left: 66, right: 66, top: 50, bottom: 64 },
      furniture: (s, n, total) => {
        s.text(66, s.height - 44, 'SBA Form 147 (06/03/02) Version 4.1', { size: 8 });
        s.text(66, s.height - 44, `Page ${n}/${total}`, { size: 8, width: s.width - 132, align: 'right' });
      },
    });
    const top = sheet.y;
    sheet.raw
      .circle(96, top + 30, 24)
      .lineWidth(1.2)
      .stroke();
    sheet.text(72, top + 25, 'S B A', { size: 9, bold: true, width: 48, align: 'center' });
    sheet.text(140, top + 12, 'U.S. Small Business Administration', { size: 14, bold: true });
    sheet.text(140, top + 36, 'NOTE', { size: 18, bold: true, width: 330, align: 'center' });
    sheet.y = top + 70;
    const sbaNumber = `${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}-${random.int(10, 99)}`;
    const w = innerWidth(sheet);
    table(
      sheet,
      [w * 0.3, w * 0.7],
      [
        [bold('SBA Loan #'), sbaNumber],
        [bold('SBA Loan Name'), f.who('borrower_name', f.firstBorrower(facts))],
        [bold('Date'), f.day('note_date', facts.noteDate, random.pick(['long', 'slash'] as const))],
        [bold('Loan Amount'), f.usd('principal_amount', facts.principalCents)],
        [
          bold('Interest Rate'),
          facts.index === null
            ? t`${f.pct('interest_rate', facts.rate)} ${v('rate_type', 'Fixed', 'fixed')}`
            : t`${f.pct('interest_rate', facts.rate)} Initial (${v('rate_type', 'Variable', 'variable')})`,
        ],
        [bold('Borrower'), f.borrowers(facts)],
        [bold('Operating Company'), random.chance(0.5) ? 'N/A' : ''],
        [bold('Lender'), f.who('lender_name', facts.lender)],
      ],
      { cell: { size: 10.5 }, pad: 5 },
    );
    sheet.y += 14;
    const head = (n: number, text: string): void => {
      sheet.ensure(44);
      sheet.paragraph(bold(`${n}.   ${text}`), { after: 4 });
    };
    const say = (runs: Run | readonly Run[]): void => sheet.paragraph(runs, { indent: 24 });
    head(1, 'PROMISE TO PAY:');
    say(
      t`In return for the Loan, Borrower promises to pay to the order of Lender the amount of ${f.words(facts.principalCents, 'and')} Dollars, interest on the unpaid principal balance, and all other amounts required by this Note.`,
    );
    head(2, 'DEFINITIONS:');
    say(t`"Collateral" means any property taken as security for payment of this Note or any guarantee of this Note.`);
    say(t`"Guarantor" means each person or entity that signs a guarantee of payment of this Note.`);
    say(t`"Loan" means the loan evidenced by this Note.`);
    say(
      t`"Loan Documents" means the documents related to this loan signed by Borrower, any Guarantor, or anyone who pledges collateral.`,
    );
    say(t`"SBA" means the Small Business Administration, an Agency of the United States of America.`);
    head(3, 'PAYMENT TERMS:');
    say(t`Borrower must make all payments at the place Lender designates. The payment terms for this Note are:`);
    say(
      t`**Maturity: **This Note will mature in ${f.count('term_months', facts.termMonths)} months from date of Note, on ${f.day('maturity_date', facts.maturityDate)}.`,
    );
    if (facts.index !== null) {
      const { index } = facts;
      say(
        t`**Initial Interest Rate: **The interest rate on this Note will fluctuate. The initial interest rate is ${f.pct('interest_rate', facts.rate, 2)} per year, which is the ${v('rate_index', index.name)} in effect on the first business day of the month in which SBA received the loan application, plus ${f.pct('rate_margin', index.margin)}.`,
      );
      say(
        t`**Interest Rate Changes: **The interest rate will be adjusted every ${v('rate_change_frequency', index.frequency)} (the "change period"), beginning ${f.day('first_rate_change_date', index.firstChange)}. The rate must not at any time be less than ${f.pct('rate_floor', index.floor)} or more than ${f.pct('rate_ceiling', index.ceiling)}.`,
      );
    } else
      say(
        t`**Interest Rate: **The interest rate is ${f.pct('interest_rate', facts.rate, 2)} per year. The interest rate may only be changed in accordance with SOP 50 10.`,
      );
    say(
      t`**Payments: **Borrower must pay principal and interest payments of ${f.usd('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning ${f.day('first_payment_date', facts.firstPaymentDate)}; payments must be made on the ${ordinal(dayOf(facts.firstPaymentDate))} calendar day in the months they are due.`,
    );
    say(
      t`**Application: **Lender will apply each installment payment first to pay interest accrued to the day Lender receives the payment, then to bring principal current, then to pay any late fees, and will apply any remaining balance to reduce principal.`,
    );
    if (facts.balloonCents !== null)
      say(
        t`**Final payment: **A balloon of ${f.usd('balloon_amount', facts.balloonCents)} is expected at maturity. All remaining principal and accrued interest is due and payable then.`,
      );
    say(
      t`**Loan Prepayment: **${facts.prepaymentPenalty ? t`Lender may collect ${f.prepaymentPhrase(facts, random)} as a subsidy recoupment fee when more than 25% of the outstanding balance is prepaid in the first three years.` : t`Borrower may prepay 20 percent or less of the unpaid principal balance at any time without notice, and any larger sum on 21 days' written notice, ${f.prepaymentPhrase(facts, random)}.`}`,
    );
    say(
      t`**Late Charge: **If a payment on this Note is more than ${v('grace_days', `${facts.graceDays}`)} days late, Lender may charge Borrower a late fee of up to ${f.pct('late_charge_percent', facts.lateChargePercent, 2)} of the unpaid portion of the regularly scheduled payment.`,
    );
    head(4, 'DEFAULT:');
    say(
      t`Borrower is in default under this Note if Borrower does not make a payment when due under this Note, or if Borrower or Operating Company: fails to do anything required by this Note and other Loan Documents; defaults on any other loan with Lender; does not preserve, or account to Lender's satisfaction for, any of the Collateral or its proceeds; does not disclose, or anyone acting on their behalf does not disclose, any material fact to Lender or SBA; makes a materially false or misleading representation; fails to pay any taxes when due; becomes the subject of a proceeding under any bankruptcy or insolvency law; or reorganizes, merges or changes ownership without Lender's prior written consent.`,
    );
    head(5, "LENDER'S RIGHTS IF THERE IS A DEFAULT:");
    say(
      t`Without notice or demand and without giving up any of its rights, Lender may: require immediate payment of all amounts owing under this Note; collect all amounts owing from any Borrower or Guarantor; file suit and obtain judgment; take possession of any Collateral; or sell, lease, or otherwise dispose of, any Collateral at public or private sale, with or without advertisement.`,
    );
    head(6, "LENDER'S GENERAL POWERS:");
    say(
      t`Without notice and without Borrower's consent, Lender may: bid on or buy the Collateral at its sale or the sale of another lienholder, at any price it chooses; incur expenses to collect amounts due under this Note, enforce the terms of this Note or any other Loan Document, and preserve or dispose of the Collateral, and add the expenses to the principal balance; release anyone obligated to pay this Note; compromise, release, renew, extend or substitute any of the Collateral; and take any action necessary to protect the Collateral or collect amounts owing on this Note.`,
    );
    head(7, 'WHEN FEDERAL LAW APPLIES:');
    say(
      t`When SBA is the holder, this Note will be interpreted and enforced under federal law, including SBA regulations. Lender or SBA may use state or local procedures for filing papers, recording documents, giving notice, foreclosing liens, and other purposes. By using such procedures, SBA does not waive any federal immunity from state or local control, penalty, tax, or liability.`,
    );
    head(8, 'SUCCESSORS AND ASSIGNS:');
    say(
      t`Under this Note, Borrower and Operating Company include the successors of each, and Lender includes its successors and assigns.`,
    );
    head(9, 'GENERAL PROVISIONS:');
    for (const item of [
      'A.  All individuals and entities signing this Note are jointly and severally liable.',
      'B.  Borrower waives all suretyship defenses.',
      "C.  Borrower must sign all documents necessary at any time to comply with the Loan Documents and to enable Lender to acquire, perfect, or maintain Lender's liens on Collateral.",
      'D.  Lender may exercise any of its rights separately or together, as many times and in any order it chooses.',
      'E.  Borrower may not use an oral statement of Lender or SBA to contradict or alter the written terms of this Note.',
      'F.  If any part of this Note is unenforceable, all other parts remain in effect.',
    ])
      say(item);
    head(10, 'STATE-SPECIFIC PROVISIONS:');
    say(random.pick(['None.', `Any dispute shall be heard in the courts of ${facts.property.county} County.`]));
    head(11, "BORROWER'S NAME(S) AND SIGNATURE(S):");
    sheet.ensure(110);
    say(t`By signing below, each individual or entity becomes obligated under this Note as Borrower.`);
    signers(sheet, facts.borrowers, options, facts, 'by', { field: 'note_signed', x: 90 });
  },
};

const creditUnion: Layout = {
  id: 'a-note-plain-language',
  docType: 'promissory_note',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['franklin', 'condensed'] as const), size: 9.5 },
      margins: { left: 48, right: 48, top: 84, bottom: 52 },
      furniture: (s, n, total) => {
        s.rect(0, 0, s.width, 14, { fill: '#4a6b5d' });
        s.text(48, 26, f.who('lender_name', facts.lender), { size: 15, bold: true });
        s.text(48, 46, 'Member loan center  |  Federally insured by NCUA  |  Equal Housing Opportunity', { size: 7.5 });
        s.text(48, 28, t`Loan ID ${v('loan_number', facts.loanNumber)}`, {
          size: 8.5,
          width: s.width - 96,
          align: 'right',
        });
        s.text(48, s.height - 34, `CU-NOTE-${random.pick(['11'])} (rev. 3/22)      page ${n} of ${total}`, {
          size: 7.5,
        });
      },
    });
    sheet.y = 70;
    sheet.y =
      sheet.text(
        48,
        sheet.y,
        random.pick(['Promissory Note', 'Loan Note and Repayment Agreement', 'Closed-End Promissory Note']),
        { size: 20, bold: true },
      ) + 4;
    sheet.y =
      sheet.text(
        48,
        sheet.y,
        'In this note "you" are the people or business who sign at the end, and "we" are the credit union. We have tried to write it so that you can read it.',
        { size: 9, width: innerWidth(sheet) },
      ) + 8;
    boxRow(
      sheet,
      [
        { w: 3, label: 'Who is borrowing', runs: f.borrowers(facts) },
        { w: 3, label: 'Where you get mail', runs: f.place('borrower_address', f.firstBorrower(facts).address) },
      ],
      { value: { size: 10 } },
    );
    boxRow(
      sheet,
      [
        { w: 2, label: 'You are borrowing', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1.4, label: 'Yearly interest rate', runs: f.pct('interest_rate', facts.rate) },
        { w: 2, label: 'Each payment', runs: f.usd('payment_amount', facts.paymentCents) },
        { w: 1.4, label: 'How many', runs: f.count('number_of_payments', facts.numberOfPayments) },
      ],
      { value: { size: 12, bold: true } },
    );
    boxRow(
      sheet,
      [
        { w: 2, label: 'Signed on', runs: f.day('note_date', facts.noteDate) },
        { w: 2, label: 'First payment due', runs: f.day('first_payment_date', facts.firstPaymentDate) },
        { w: 2, label: 'Everything is due by', runs: f.day('maturity_date', facts.maturityDate) },
      ],
      { value: { size: 10.5 } },
    );
    sheet.y += 12;
    const side = 130;
    const ask = (question: string, ...answers: Run[][]): void => {
      const style = { size: 9.5, leading: 1.3 };
      const width = innerWidth(sheet) - side;
      const tall = answers.reduce((sum, runs) => sum + heightOf(sheet, runs, style, width) + 5, 0);
      sheet.ensure(tall + 8);
      sheet.hline(48, sheet.y - 4, sheet.width - 48, 0.4);
      sheet.text(48, sheet.y, question, { size: 9.5, bold: true, width: side - 14 });
      let { y } = sheet;
      for (const runs of answers) y = sheet.text(48 + side, y, runs, { ...style, width }) + 5;
      sheet.y = y + 6;
    };
    ask(
      'What you promise',
      t`You promise to pay us, ${f.who('lender_name', facts.lender)}, ${f.words(facts.principalCents, 'and')} dollars (${f.usd('principal_amount', facts.principalCents)}) plus interest. If more than one of you signs, each of you owes all of it.`,
    );
    ask(
      'How interest works',
      facts.index === null
        ? t`Your rate is ${v('rate_type', 'fixed')} at ${f.pct('interest_rate', facts.rate)} a year. It will not change. We figure interest using ${f.dayCountPhrase(facts, random)}.`
        : t`Your rate is ${v('rate_type', 'variable')}. It starts at ${f.pct('interest_rate', facts.rate)} a year. Beginning ${f.day('first_rate_change_date', facts.index.firstChange)} it is reset every ${v('rate_change_frequency', facts.index.frequency)} to the ${v('rate_index', facts.index.name)} plus ${f.pct('rate_margin', facts.index.margin)}. It will never be lower than ${f.pct('rate_floor', facts.index.floor)} or higher than ${f.pct('rate_ceiling', facts.index.ceiling)}. We figure interest using ${f.dayCountPhrase(facts, random)}.`,
    );
    ask(
      'When and where you pay',
      t`You pay ${v('payment_frequency', 'every month', 'monthly')} on the ${ordinal(dayOf(facts.firstPaymentDate))}, starting ${f.day('first_payment_date', facts.firstPaymentDate)}. Send payments to ${f.place('lender_address', facts.lender.address)}, pay at a branch, or have us take them from your share account. What is left on ${f.day('maturity_date', facts.maturityDate)} must be paid that day.`,
      ...(facts.balloonCents === null
        ? []
        : [
            t`This loan has a balloon payment. If you pay on schedule your last payment will be about ${f.usd('balloon_amount', facts.balloonCents)}. We do not have to refinance it.`,
          ]),
    );
    ask(
      'Paying early',
      facts.prepaymentPenalty
        ? t`If you pay the loan off in the first two years you owe us ${f.prepaymentPhrase(facts, random)} of six months of interest.`
        : t`You can pay some or all of the loan early ${f.prepaymentPhrase(facts, random)}. Your regular payments stay the same until the loan is paid.`,
    );
    ask(
      'If a payment is late',
      t`If we do not have your full payment within ${v('grace_days', `${facts.graceDays}`)} days of the day it is due, we add a late charge of ${f.pct('late_charge_percent', facts.lateChargePercent, 1)} of the payment, which is ${f.usd('late_charge_amount', f.lateChargeCents(facts))} for a full payment. A returned check costs $28.00.`,
    );
    ask(
      'What backs the loan',
      t`You give us a security interest in the property at ${f.place('property_address', facts.property.address)} under a separate document signed the same day, and in your shares and deposits with us, other than IRA and other accounts where the law does not allow it.`,
    );
    ask(
      'When you are in default',
      [
        'You are in default if you miss a payment, break a promise in this note or in the security document, tell us something untrue to get the loan, file for bankruptcy or die.',
      ],
      t`We can then ask for the whole balance at once, after giving you any notice and any chance to fix the problem that the law requires. From the day we do so the balance bears interest at ${f.pct('default_rate', facts.defaultRate)} a year, if the law allows it.`,
    );
    ask('Collection costs', [
      "You pay our reasonable costs of collecting, including lawyers' fees and court costs, as far as the law allows.",
    ]);
    ask('Credit reports', [
      'We may report your account to credit bureaus. Late or missed payments or other defaults may show up on your credit report.',
    ]);
    ask(
      'Other rules',
      t`We can wait to use a right without losing it. If part of this note is not valid, the rest still is. This note is governed by federal law and by the law of ${f.stateName(facts.lender.address.state)}. We can sell or transfer it; you may not.`,
      [
        'You do not have to buy credit life or disability insurance from us. If you asked for it, the premium is shown on a separate form.',
      ],
    );
    ask('Words used by lawyers', [
      'You waive presentment, protest and notice of dishonor. That means that we need not ask for a payment formally before it counts as missed.',
    ]);
    sheet.ensure(150);
    centred(sheet, 'CAUTION: READ THIS NOTE BEFORE YOU SIGN IT. KEEP YOUR COPY.', { size: 10, bold: true }, 4);
    signers(sheet, facts.borrowers, options, facts, 'x-line', {
      field: 'note_signed',
      dateLine: true,
      text: { size: 9.5 },
    });
    labelList(
      sheet,
      [
        ['Loan officer', v('loan_officer', facts.approval.officer)],
        ['Member number', `${random.int(100_000, 999_999)}-S${random.int(1, 9)}`],
      ],
      { labelWidth: 90, label: { size: 8 }, value: { size: 8 } },
    );
  },
};

export const agencyNotes: readonly Layout[] = [sba, creditUnion];
