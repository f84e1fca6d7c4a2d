import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-sba',
  docType: 'promissory_note',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const sheet = open({
      margins: { top: 48, bottom: 60, left: 60, right: 60 },
      style: { font: 'sans', size: 10, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(60, page.height - 46, 'SBA Form 147 (06/03/02) Version 4.1', { size: 8 });
        page.text(60, page.height - 46, `Page ${pageNo}/${pageCount}`, { size: 8, width: 492, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, value: number): Run =>
      v(field, `${rate(value, 2 + (value % 10 === 0 ? 0 : 1))}%`, plainRate(value));
    sheet.raw.circle(96, 84, 30).lineWidth(1).strokeColor('#33466b').stroke();
    sheet.text(70, 76, 'U.S. Small Business\nAdministration', { size: 6, width: 52, align: 'center', bold: true });
    sheet.text(140, 62, 'U.S. Small Business Administration', { size: 13, bold: true, width: 330, align: 'center' });
    sheet.text(140, 90, 'NOTE', { size: 22, bold: true, width: 330, align: 'center', letterSpacing: 4 });
    const rows: [string, Run[]][] = [
      ['SBA Loan #', [v('loan_number', facts.loanNumber)]],
      [
        'SBA Loan Name',
        [random.chance(0.5) ? `${borrower.name.split(' ')[0] ?? ''} Expansion` : (borrower.name.split(',')[0] ?? '')],
      ],
      ['Date', [v('note_date', longDate(facts.noteDate), facts.noteDate)]],
      ['Loan Amount', [cash('principal_amount', facts.principalCents)]],
      [
        'Interest Rate',
        index === null
          ? [pct('interest_rate', facts.rate), ' ', v('rate_type', 'Fixed', 'fixed')]
          : prose`${v('rate_type', 'Variable', 'variable')} – ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}`,
      ],
      ['Borrower', [v('borrower_name', borrower.name)]],
      ['Operating\nCompany', ['N/A']],
      ['Lender', [v('lender_name', lender.name)]],
    ];
    let y = 132;
    rows.forEach(([label, value]) => {
      const h = label.includes('\n') ? 28 : 22;
      sheet.rect(60, y, 492, h);
      sheet.vline(170, y, y + h);
      sheet.text(66, y + (label.includes('\n') ? 3 : 6), label, { size: 9.5 });
      sheet.text(178, y + 6, value, { size: 10 });
      y += h;
    });
    sheet.y = y + 16;
    const head = (text: string): void => {
      sheet.ensure(56);
      sheet.paragraph(text, { bold: true, after: 4 });
    };
    const lettered = (run: Run): Run => (typeof run === 'string' ? run.replace(/ (?=[A-H]\. [A-Z])/g, '\n') : run);
    const b = (...runs: Run[]): void => sheet.paragraph(runs.map(lettered), { indent: 22, after: 6 });
    head('1.   PROMISE TO PAY:');
    b('In return for the Loan, Borrower promises to pay to the order of Lender the amount of');
    b(v('principal_words', amountInWords(facts.principalCents, 'and')), ' Dollars,');
    b('interest on the unpaid principal balance, and all other amounts required by this Note.');
    head('2.   DEFINITIONS:');
    b(
      `“Collateral” means any property taken as security for payment of this Note or any guarantee of this Note.\n“Guarantor” means each person or entity that signs a guarantee of payment of this Note.\n“Loan” means the loan evidenced by this Note.\n“Loan Documents” means the documents related to this loan signed by Borrower, any Guarantor, or anyone who pledges collateral.\n“SBA” means the Small Business Administration, an Agency of the United States of America.`,
    );
    head('3.   PAYMENT TERMS:');
    for (const runs of paragraphs`
      Borrower must make all payments at the place Lender designates. The payment terms for this Note are:
      Maturity: This Note will mature in ${v('term_months', facts.termMonths % 12 === 0 ? `${facts.termMonths / 12} years` : `${facts.termMonths} months`, `${facts.termMonths}`)} from date of Note, the final payment being due ${v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)}.
    `)
      b(...runs);
    if (index === null)
      b(
        ...prose`Interest: The interest rate on this Note is ${pct('interest_rate', facts.rate)} per year. The interest rate may only be changed in accordance with SOP 50 10.`,
      );
    else {
      for (const runs of paragraphs`
        Initial Interest Rate: The interest rate on this Note will fluctuate. The initial interest rate is ${pct('interest_rate', facts.rate)} per year. This initial rate is the ${v('rate_index', index.name)} in effect on the first business day of the month in which SBA received the loan application, plus ${pct('rate_margin', index.margin)}.
        The interest rate will be adjusted every ${v('rate_change_frequency', index.frequency)} (the “change period”). The first adjustment will be made on ${v('first_rate_change_date', numericDate(index.firstChange), index.firstChange)}. The spread to be added to the Base Rate is ${pct('rate_margin', index.margin)}. The rate will not be lower than ${pct('rate_floor', index.floor)} nor higher than ${pct('rate_ceiling', index.ceiling)} during the life of the loan.
      `)
        b(...runs);
    }
    b(
      ...prose`Payments: Borrower must pay ${facts.balloonCents === null ? 'principal and interest payments of ' : prose`a total of ${v('number_of_payments', `${facts.numberOfPayments}`)} payments of `}${cash('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'every month', 'monthly')}, beginning ${v('first_payment_date', numericDate(facts.firstPaymentDate), facts.firstPaymentDate)}; payments must be made on the same calendar day in the months they are due. ${facts.balloonCents === null ? '' : prose`A final payment of ${cash('balloon_amount', facts.balloonCents)} is due at maturity. `}Lender will apply each installment payment first to pay interest accrued to the day Lender receives the payment, then to bring principal current, then to pay any late fees, and will apply any remaining balance to reduce principal.`,
    );
    const count = { '30/360': '30/360', 'act/360': 'Actual/360', 'act/365': 'Actual/365' } as const;
    b(
      ...prose`Interest Accrual: Interest is computed on the basis of ${v('day_count', count[facts.dayCount], facts.dayCount)}.`,
    );
    if (facts.prepaymentPenalty)
      b(
        ...prose`Loan Prepayment: Borrower may prepay 20 percent or less of the unpaid principal balance at any time without notice. ${v('prepayment_penalty', 'Subsidy Recoupment Fee', 'true')}: if Borrower voluntarily prepays 25% or more of the loan during the first three years, Borrower must pay to SBA 5% of the prepayment in the first year, 3% in the second and 1% in the third.`,
      );
    else
      b(
        ...prose`Loan Prepayment: Notwithstanding any provision in this Note to the contrary, Borrower may prepay this Note ${v('prepayment_penalty', 'without a prepayment fee', 'false')}. Borrower may prepay 20 percent or less of the unpaid principal balance at any time without notice; a larger prepayment requires written notice 21 days before.`,
      );
    b(
      ...prose`Late Charge: If a payment on this Note is more than ${v('grace_days', `${facts.graceDays}`)} days late, Lender may charge Borrower a late fee of up to ${pct('late_charge_percent', facts.lateChargePercent)} of the unpaid portion of the regularly scheduled payment.`,
    );
    head('4.   DEFAULT:');
    b(
      'Borrower is in default under this Note if Borrower does not make a payment when due under this Note, or if Borrower or Operating Company: A. Fails to do anything required by this Note and other Loan Documents; B. Defaults on any other loan with Lender; C. Does not preserve, or account to Lender’s satisfaction for, any of the Collateral or its proceeds; D. Does not disclose, or anyone acting on their behalf does not disclose, any material fact to Lender or SBA; E. Makes a materially false or misleading representation to Lender or SBA; F. Fails to pay any taxes when due; G. Becomes the subject of a proceeding under any bankruptcy or insolvency law; H. Reorganizes, merges, consolidates, or otherwise changes ownership or business structure without Lender’s prior written consent.',
    );
    head('5.   LENDER’S RIGHTS IF THERE IS A DEFAULT:');
    b(
      'Without notice or demand and without giving up any of its rights, Lender may: A. Require immediate payment of all amounts owing under this Note; B. Collect all amounts owing from any Borrower or Guarantor; C. File suit and obtain judgment; D. Take possession of any Collateral; or E. Sell, lease, or otherwise dispose of, any Collateral at public or private sale, with or without advertisement.',
    );
    head('6.   LENDER’S GENERAL POWERS:');
    b(
      'Without notice and without Borrower’s consent, Lender may bid on or buy the Collateral at its sale; incur expenses to collect amounts due under this Note, enforce the terms of this Note or any other Loan Document, and preserve or dispose of the Collateral; release anyone obligated to pay this Note; compromise, release, renew, extend or substitute any of the Collateral; and take any action necessary to protect the Collateral or collect amounts owing on this Note.',
    );
    head('7.   WHEN FEDERAL LAW APPLIES:');
    b(
      'When SBA is the holder, this Note will be interpreted and enforced under federal law, including SBA regulations. Lender or SBA may use state or local procedures for filing papers, recording documents, giving notice, foreclosing liens, and other purposes. By using such procedures, SBA does not waive any federal immunity from state or local control, penalty, tax, or liability.',
    );
    head('8.   SUCCESSORS AND ASSIGNS:');
    b(
      'Under this Note, Borrower and Operating Company include the successors of each, and Lender includes its successors and assigns.',
    );
    head('9.   GENERAL PROVISIONS:');
    b(
      'A. All individuals and entities signing this Note are jointly and severally liable. B. Borrower waives all suretyship defenses. C. Borrower must sign all documents necessary at any time to comply with the Loan Documents and to enable Lender to acquire, perfect, or maintain Lender’s liens on Collateral. D. Lender may exercise any of its rights separately or together, as many times and in any order it chooses. E. Borrower may not use an oral statement of Lender or SBA to contradict or alter the written terms of this Note.',
    );
    head('10.  STATE-SPECIFIC PROVISIONS:');
    b('Notices to Borrower will be sent to ', v('borrower_address', oneLine(borrower.address)), '.');
    sheet.ensure(150);
    head('11.  BORROWER’S NAME(S) AND SIGNATURE(S):');
    b('By signing below, each individual or entity becomes obligated under this Note as Borrower.');
    b('BORROWER:\n', v('borrower_name', borrower.name), ', ', v('borrower_entity_type', borrower.entityType ?? ''));
    const at = sheet.y + 34;
    sheet.text(82, at - 9, 'By:');
    sheet.signature(102, at, 230, { signed, label: borrower.signer, field: 'note_signed' });
    sheet.text(102, at + 4, `${borrower.signer}, ${borrower.capacity ?? ''}`);
  },
};
