import { amountInWords } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { joined, on, pct, ruledRow, usd } from './v-kit.ts';

const left = 72;
const width = 468;

const lists: readonly (readonly [string, string, readonly string[]])[] = [
  [
    '4.  DEFAULT:',
    'Borrower is in default under this Note if Borrower does not make a payment when due under this Note, or if Borrower or Operating Company:',
    [
      'Fails to do anything required by this Note and other Loan Documents;',
      'Defaults on any other loan with Lender;',
      'Does not preserve, or account to Lender’s satisfaction for, any of the Collateral or its proceeds;',
      'Does not disclose, or anyone acting on their behalf does not disclose, any material fact to Lender or SBA;',
      'Makes, or anyone acting on their behalf makes, a materially false or misleading representation to Lender or SBA;',
      'Defaults on any loan or agreement with another creditor, if Lender believes the default may materially affect Borrower’s ability to pay this Note;',
      'Fails to pay any taxes when due;',
      'Becomes the subject of a proceeding under any bankruptcy or insolvency law;',
      'Has a receiver or liquidator appointed for any part of their business or property;',
      'Makes an assignment for the benefit of creditors;',
      'Has any adverse change in financial condition or business operation that Lender believes may materially affect Borrower’s ability to pay this Note;',
      'Reorganizes, merges, consolidates, or otherwise changes ownership or business structure without Lender’s prior written consent; or',
      'Becomes the subject of a civil or criminal action that Lender believes may materially affect Borrower’s ability to pay this Note.',
    ],
  ],
  [
    '5.  LENDER’S RIGHTS IF THERE IS A DEFAULT:',
    'Without notice or demand and without giving up any of its rights, Lender may:',
    [
      'Require immediate payment of all amounts owing under this Note;',
      'Collect all amounts owing from any Borrower or Guarantor;',
      'File suit and obtain judgment;',
      'Take possession of any Collateral; or',
      'Sell, lease, or otherwise dispose of, any Collateral at public or private sale, with or without advertisement.',
    ],
  ],
  [
    '6.  LENDER’S GENERAL POWERS:',
    'Without notice and without Borrower’s consent, Lender may:',
    [
      'Bid on or buy the Collateral at its sale or the sale of another lienholder, at any price it chooses;',
      'Incur expenses to collect amounts due under this Note, enforce the terms of this Note or any other Loan Document, and preserve or dispose of the Collateral. Among other things, the expenses may include payments for property taxes, prior liens, insurance, appraisals, environmental remediation costs, and reasonable attorney’s fees and costs. If Lender incurs such expenses, it may demand immediate repayment from Borrower or add the expenses to the principal balance;',
      'Release anyone obligated to pay this Note;',
      'Compromise, release, renew, extend or substitute any of the Collateral; and',
      'Take any action necessary to protect the Collateral or collect amounts owing on this Note.',
    ],
  ],
  [
    '9.  GENERAL PROVISIONS:',
    '',
    [
      'All individuals and entities signing this Note are jointly and severally liable.',
      'Borrower waives all suretyship defenses.',
      'Borrower must sign all documents necessary at any time to comply with the Loan Documents and to enable Lender to acquire, perfect, or maintain Lender’s liens on Collateral.',
      'Lender may exercise any of its rights separately or together, as many times and in any order it chooses. Lender may delay or forgo enforcing any of its rights without giving up any of them.',
      'Borrower may not use an oral statement of Lender or SBA to contradict or alter the written terms of this Note.',
      'If any part of this Note is unenforceable, all other parts remain in effect.',
      'To the extent allowed by law, Borrower waives all demands and notices in connection with this Note, including presentment, demand, protest, and notice of dishonor.',
    ],
  ],
];

export const layout: Layout = {
  id: 'v-note-sba147',
  docType: 'promissory_note',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 54, bottom: 66, left, right: 72 },
      style: { font: random.pick(['serif', 'sans'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 748, 'SBA Form 147 (06/03/02) Version 4.1', { size: 8 });
        page.text(left, 748, `Page ${pageNo}/${pageCount}`, { size: 8, width, align: 'right' });
      },
    });
    sheet.raw.circle(102, 84, 25).lineWidth(1.2).strokeColor('#444').stroke();
    sheet.text(77, 78, 'SBA', { font: 'sans', size: 11, bold: true, width: 50, align: 'center', colour: '#444' });
    sheet.text(left, 62, 'U.S. Small Business Administration', { size: 12, bold: true, width, align: 'center' });
    sheet.text(left, 82, 'NOTE', { size: 18, bold: true, width, align: 'center' });
    sheet.y = 122;
    const wide = 150;
    ruledRow(sheet, left, width, wide, 'SBA Loan #', v('loan_number', facts.loanNumber));
    ruledRow(sheet, left, width, wide, 'SBA Loan Name', b.name.replace(/,? (LLC|Inc\.|L\.P\.|Corporation)$/, ''));
    const date = random.pick([longDate, (iso: string) => numericDate(iso)]);
    ruledRow(sheet, left, width, wide, 'Date', on('note_date', facts.noteDate, date));
    ruledRow(sheet, left, width, wide, 'Loan Amount', ['$', usd('principal_amount', facts.principalCents)]);
    ruledRow(
      sheet,
      left,
      width,
      wide,
      'Interest Rate',
      prose`${pct('interest_rate', facts.rate)} ${v('rate_type', facts.rateType === 'fixed' ? 'Fixed' : 'Variable', facts.rateType)}`,
    );
    ruledRow(sheet, left, width, wide, 'Borrower', v('borrower_name', b.name));
    ruledRow(sheet, left, width, wide, 'Operating Company', 'N/A');
    ruledRow(sheet, left, width, wide, 'Lender', v('lender_name', lender.name));
    sheet.y += 14;

    const head = (text: string): void => {
      sheet.ensure(50);
      sheet.paragraph(bold(text), { after: 4 });
    };
    const body = (runs: Run | readonly Run[]): void => sheet.paragraph(runs, { indent: 22, after: 6 });
    head('1.  PROMISE TO PAY:');
    body(
      prose`In return for the Loan, Borrower promises to pay to the order of Lender the amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars, interest on the unpaid principal balance, and all other amounts required by this Note.`,
    );
    head('2.  DEFINITIONS:');
    body('“Collateral” means any property taken as security for payment of this Note or any guarantee of this Note.');
    body('“Guarantor” means each person or entity that signs a guarantee of payment of this Note.');
    body('“Loan” means the loan evidenced by this Note.');
    body(
      '“Loan Documents” means the documents related to this loan signed by Borrower, any Guarantor, or anyone who pledges collateral.',
    );
    body('“SBA” means the Small Business Administration, an Agency of the United States of America.');
    head('3.  PAYMENT TERMS:');
    for (const runs of paragraphs`
      Borrower must make all payments at the place Lender designates. The payment terms for this Note are:
      ${bold('Maturity: ')}This Note will mature on ${on('maturity_date', facts.maturityDate)}, which is ${v('term_months', `${facts.termMonths}`)} months from the date of this Note.
    `)
      body(runs);
    if (index === null)
      body(
        prose`${bold('Repayment terms: ')}The interest rate is ${pct('interest_rate', facts.rate)} per year. The interest rate may only be changed in accordance with SOP 50 10.`,
      );
    else {
      for (const runs of paragraphs`
        ${bold('Repayment terms: ')}The interest rate on this Note will fluctuate. The initial interest rate is ${pct('interest_rate', facts.rate)} per year. The rate is tied to the ${v('rate_index', index.name)} (the “Index”) in effect on the first business day of the month in which SBA received the loan application. The adjusted interest rate will be ${pct('rate_margin', index.margin)} above the Index. Lender will adjust the interest rate every ${v('rate_change_frequency', index.frequency)} (the “change period”), the first adjustment being on ${on('first_rate_change_date', index.firstChange)}. The change in interest rate is effective on that day whether or not Lender gives Borrower notice of the change.
        The interest rate will not be less than ${pct('rate_floor', index.floor)} nor more than ${pct('rate_ceiling', index.ceiling)}. Lender must adjust the payment amount at least annually as needed to amortize principal over the remaining term of the Note. If SBA purchases the guaranteed portion of the unpaid principal balance, the interest rate becomes fixed at the rate in effect at the time of the earliest uncured payment default.
      `)
        body(runs);
    }
    for (const runs of paragraphs`
      Borrower must pay principal and interest payments of $${usd('payment_amount', facts.paymentCents)} every ${v('payment_frequency', 'month', 'monthly')}, beginning ${on('first_payment_date', facts.firstPaymentDate)}; payments must be made on the same calendar day in the months they are due. All remaining principal and accrued interest is due and payable at maturity.
      Lender will apply each installment payment first to pay interest accrued to the day Lender receives the payment, then to bring principal current, then to pay any late fees, and will apply any remaining balance to reduce principal.
      ${bold('Loan Prepayment: ')}Notwithstanding any provision in this Note to the contrary, Borrower may prepay this Note. Borrower may prepay 20 percent or less of the unpaid principal balance at any time without notice. If Borrower prepays more than 20 percent and the Loan has been sold on the secondary market, Borrower must: (a) give Lender written notice; (b) pay all accrued interest; and (c) if the prepayment is received less than 21 days from the date Lender receives the notice, pay an amount equal to 21 days’ interest from the date Lender receives the notice, less any interest accrued during the 21 days. If Borrower does not prepay within 30 days from the date Lender receives the notice, Borrower must give Lender a new notice.
      ${bold('Late Charge: ')}If a payment on this Note is more than ${v('grace_days', `${facts.graceDays}`)} days late, Lender may charge Borrower a late fee of up to ${pct('late_charge_percent', facts.lateChargePercent, 2)} of the unpaid portion of the regularly scheduled payment.
    `)
      body(runs);

    const list = ([title, lead, items]: (typeof lists)[number]): void => {
      head(title);
      if (lead !== '') body(lead);
      items.forEach((item, i) => {
        sheet.ensure(26);
        sheet.text(left + 22, sheet.y, `${String.fromCharCode(65 + i)}.`);
        sheet.paragraph(item, { indent: 42, after: 3 });
      });
      sheet.y += 5;
    };
    for (const item of lists.slice(0, 3)) list(item);
    head('7.  WHEN FEDERAL LAW APPLIES:');
    body(
      'When SBA is the holder, this Note will be interpreted and enforced under federal law, including SBA regulations. Lender or SBA may use state or local procedures for filing papers, recording documents, giving notice, foreclosing liens, and other purposes. By using such procedures, SBA does not waive any federal immunity from state or local control, penalty, tax, or liability. As to this Note, Borrower may not claim or assert against SBA any local or state law to deny any obligation, defeat any claim of SBA, or preempt federal law.',
    );
    head('8.  SUCCESSORS AND ASSIGNS:');
    body(
      'Under this Note, Borrower and Operating Company include the successors of each, and Lender includes its successors and assigns.',
    );
    for (const item of lists.slice(3)) list(item);
    head('10.  STATE-SPECIFIC PROVISIONS:');
    body(
      random.chance(0.5)
        ? 'None.'
        : 'Oral agreements or commitments to loan money, extend credit or to forbear from enforcing repayment of a debt are not enforceable under applicable law.',
    );
    sheet.ensure(150);
    head('11.  BORROWER’S NAME(S) AND SIGNATURE(S):');
    body('By signing below, each individual or entity becomes obligated under this Note as Borrower.');
    sheet.paragraph([bold('BORROWER: '), ...joined('borrower_name', [b])], { indent: 22, after: 34 });
    sheet.text(left + 22, sheet.y - 9, 'By:');
    sheet.signature(left + 42, sheet.y, 220, { signed, label: b.signer, field: 'note_signed' });
    sheet.text(left + 42, sheet.y + 4, `${b.signer}, ${b.capacity ?? ''}`, { size: 9 });
  },
};
