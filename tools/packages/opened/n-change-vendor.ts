import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { addMonths, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-change-vendor',
  docType: 'change_in_terms',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, approval } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const agreed = addMonths(facts.noteDate, random.int(5, 22));
    const oldMaturity = addMonths(facts.maturityDate, -random.pick([6, 12, 24]));
    const oldRate = facts.rate + random.pick([250, 500, -375, -250]);
    const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
    const pct = (field: string, value: number): Run => v(field, `${rate(value)}%`, plainRate(value));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    const sheet = open({
      margins: { top: 56, bottom: 54, left: 40, right: 40 },
      style: { font: 'sans', size: 9.5, align: 'justify' },
      furniture: (page, pageNo) => {
        if (pageNo === 1) return;
        page.text(40, 26, ['Loan No: ', v('loan_number', facts.loanNumber)], { size: 8, bold: true, align: 'left' });
        page.text(40, 24, 'CHANGE IN TERMS AGREEMENT', { size: 9.5, bold: true, width: 532, align: 'center' });
        page.text(40, 34, '(Continued)', { size: 8, width: 532, align: 'center' });
        page.text(40, 26, `Page ${pageNo}`, { size: 8, bold: true, width: 532, align: 'right' });
      },
    });
    sheet.paragraph('CHANGE IN TERMS AGREEMENT', { size: 15, bold: true, align: 'center', after: 10 });
    const widths = [86, 72, 72, 90, 60, 92, 60];
    const heads = ['Principal', 'Loan Date', 'Maturity', 'Loan No', 'Call / Coll', 'Officer', 'Initials'];
    const cells: Run[][] = [
      ['$', cash('principal_amount', facts.principalCents)],
      [v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)],
      [v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate)],
      [v('loan_number', facts.loanNumber)],
      [v('call_report_code', approval.callCode)],
      [v('loan_officer', approval.officer)],
      [],
    ];
    let x = 40;
    const top = sheet.y;
    widths.forEach((w, i) => {
      sheet.rect(x, top, w, 30);
      sheet.text(x, top + 3, heads[i] ?? '', { size: 8, bold: true, width: w, align: 'center' });
      sheet.text(x, top + 16, cells[i] ?? [], { size: 9, width: w, align: 'center' });
      x += w;
    });
    sheet.text(
      40,
      top + 32,
      'References in the boxes above are for our internal use and do not limit the applicability of this document to any particular loan or item.',
      { size: 7, width: 532, align: 'center' },
    );
    const y = top + 54;
    sheet.text(40, y, 'Borrower:', { bold: true, align: 'left' });
    sheet.text(
      100,
      y,
      prose`${v('borrower_name', borrower.name)}\n${v('borrower_address', `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`, oneLine(borrower.address))}`,
      { align: 'left', width: 190 },
    );
    sheet.text(310, y, 'Lender:', { bold: true, align: 'left' });
    sheet.text(
      360,
      y,
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { align: 'left', width: 200 },
    );
    sheet.y = y + 52;
    sheet.hline(40, sheet.y, 572, 1.2);
    sheet.y += 6;
    const row = sheet.y;
    sheet.text(
      40,
      row,
      [
        bold('Principal Amount: $'),
        v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents), true),
      ],
      { align: 'left' },
    );
    sheet.text(340, row, [bold('Date of Agreement: '), bold(longDate(agreed))], { align: 'left' });
    sheet.y = row + 22;
    const p = (head: string, ...runs: Run[]): void => sheet.paragraph([bold(`${head}. `), ...runs], { after: 7 });
    for (const [label, runs] of entries`
      DESCRIPTION OF EXISTING INDEBTEDNESS | A Promissory Note dated ${day('note_date', facts.noteDate)} in the original amount of ${v('principal_words', amountInWords(facts.principalCents))} Dollars ($${cash('principal_amount', facts.principalCents)}) from Borrower to Lender, with an original maturity date of ${longDate(oldMaturity)} and bearing interest at ${rate(oldRate)}% per annum.
      DESCRIPTION OF COLLATERAL | ${v('collateral_description', facts.collateral)}; and the real property located at ${v('property_address', oneLine(facts.property.address))}, as described in the security instrument of the same date as the Note.
      DESCRIPTION OF CHANGE IN TERMS | Effective as of the date of this Agreement: (1) the maturity date is extended from ${longDate(oldMaturity)} to ${day('maturity_date', facts.maturityDate)}; (2) the interest rate is changed from ${rate(oldRate)}% to a ${v('rate_type', facts.rateType)} rate of ${pct('interest_rate', facts.rate)} per annum${facts.index === null ? '' : prose`, thereafter ${pct('rate_margin', facts.index.margin)} above the ${v('rate_index', facts.index.name)}, subject to a floor of ${pct('rate_floor', facts.index.floor)}`}; and (3) Lender will receive a modification fee of $500.00, payable at signing. All other terms of the Note remain the same.
      PROMISE TO PAY | ${v('borrower_name', borrower.name)} (“Borrower”) promises to pay to ${v('lender_name', lender.name)} (“Lender”), or order, in lawful money of the United States of America, the outstanding principal balance of the Note, together with interest until paid in full.
      PAYMENT | Borrower will pay this loan in regular ${v('payment_frequency', 'monthly')} payments of $${cash('payment_amount', facts.paymentCents)} each${facts.balloonCents === null ? '' : ` and one last payment estimated at $`}${facts.balloonCents === null ? '' : prose`${cash('balloon_amount', facts.balloonCents)}`}. Borrower’s final payment will be due on ${day('maturity_date', facts.maturityDate)} and will be for all principal and all accrued interest not yet paid. Unless otherwise agreed or required by applicable law, payments will be applied first to any accrued unpaid interest; then to principal; then to late charges and unpaid collection costs.
    `)
      p(label, ...runs);
    const count = { '30/360': '30/360 basis', 'act/360': '365/360 basis', 'act/365': '365/365 basis' } as const;
    for (const [label, runs] of entries`
      INTEREST CALCULATION METHOD | Interest on this loan is computed on a ${v('day_count', count[facts.dayCount], facts.dayCount)}. All interest payable under this loan is computed using this method.
      LATE CHARGE | If a payment is ${v('grace_days', `${facts.graceDays}`)} days or more late, Borrower will be charged ${pct('late_charge_percent', facts.lateChargePercent)} of the regularly scheduled payment.
      INTEREST AFTER DEFAULT | Upon default, including failure to pay upon final maturity, the interest rate on this loan shall be increased to ${pct('default_rate', facts.defaultRate)} per annum. However, in no event will the interest rate exceed the maximum interest rate limitations under applicable law.
    `)
      p(label, ...runs);
    if (facts.prepaymentPenalty)
      p(
        'PREPAYMENT PENALTY',
        ...prose`Upon prepayment of this Agreement, Lender is ${v('prepayment_penalty', 'entitled to the following prepayment penalty', 'true')}: one percent of the principal prepaid during the first two years following the date of this Agreement.`,
      );
    for (const [label, runs] of entries`
      CONTINUING VALIDITY | Except as expressly changed by this Agreement, the terms of the original obligation or obligations, including all agreements evidenced or securing the obligation(s), remain unchanged and in full force and effect. Consent by Lender to this Agreement does not waive Lender’s right to strict performance of the obligation(s) as changed, nor obligate Lender to make any future change in terms. Nothing in this Agreement will constitute a satisfaction of the obligation(s). It is the intention of Lender to retain as liable parties all makers and endorsers of the original obligation(s), including accommodation parties, unless a party is expressly released by Lender in writing.
      NON-CONSENT BY GUARANTORS | If any person who signed the original obligation does not sign this Agreement below, then all persons signing below acknowledge that this Agreement is given conditionally, based on the representation to Lender that the non-signing party consents to the changes and provisions of this Agreement or otherwise will not be released by it.
      SUCCESSORS AND ASSIGNS | Subject to any limitations stated in this Agreement on transfer of Borrower’s interest, this Agreement shall be binding upon and inure to the benefit of the parties, their successors and assigns. Whenever possible, the provisions of this Agreement shall be interpreted so as to be valid.
      MISCELLANEOUS PROVISIONS | If any part of this Agreement cannot be enforced, this fact will not affect the rest of the Agreement. Lender may delay or forgo enforcing any of its rights or remedies under this Agreement without losing them. Borrower and any other person who signs, guarantees or endorses this Agreement, to the extent allowed by law, waive presentment, demand for payment, and notice of dishonor.
    `)
      p(label, ...runs);
    sheet.ensure(150);
    sheet.paragraph(
      'PRIOR TO SIGNING THIS AGREEMENT, BORROWER READ AND UNDERSTOOD ALL THE PROVISIONS OF THIS AGREEMENT. BORROWER AGREES TO THE TERMS OF THE AGREEMENT.',
      { bold: true },
    );
    sheet.paragraph('CHANGE IN TERMS SIGNERS:', { bold: true, after: 8 });
    const at = sheet.y;
    sheet.text(40, at, [v('borrower_name', borrower.name, borrower.name, true)], { align: 'left' });
    sheet.signature(56, at + 48, 220, { signed, label: borrower.signer });
    sheet.text(40, at + 39, 'By:', { align: 'left' });
    sheet.text(56, at + 51, `${borrower.signer}, ${borrower.capacity ?? ''} of`, { align: 'left' });
    sheet.text(56, at + 62, [v('borrower_name', borrower.name)], { align: 'left' });
    sheet.text(316, at, 'LENDER:', { bold: true, align: 'left' });
    sheet.text(316, at + 12, [v('lender_name', lender.name, lender.name, true)], { align: 'left' });
    sheet.signature(332, at + 48, 220, { signed, label: lender.signer });
    sheet.text(316, at + 39, 'By:', { align: 'left' });
    sheet.text(332, at + 51, `${lender.signer}, ${lender.capacity ?? ''}`, { align: 'left' });
  },
};
