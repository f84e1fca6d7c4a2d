import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-two-column',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { signed }) {
    const { lender, index } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const style = { font: 'condensed', size: 10.5, leading: 1.25 } as const;
    const sheet = open({
      margins: { top: 50, bottom: 56, left: 45, right: 45 },
      style,
      furniture: (page, pageNo, pageCount) => {
        page.text(45, page.height - 40, ['Note No. ', v('loan_number', facts.loanNumber)], { size: 7.5 });
        page.text(45, page.height - 40, `${pageNo} / ${pageCount}`, { size: 7.5, width: 522, align: 'center' });
        page.text(45, page.height - 40, 'COMM-NTE 03/2021', { size: 7.5, width: 522, align: 'right' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, value: number): Run =>
      v(field, `${rate(value, 2 + (value % 10 === 0 ? 0 : 1))}%`, plainRate(value));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    sheet.text(45, 46, [v('lender_name', lender.name, lender.name, true)], { size: 16 });
    sheet.text(45, 66, [v('lender_address', oneLine(lender.address))], { size: 8.5 });
    sheet.text(45, 46, 'COMMERCIAL PROMISSORY NOTE', { size: 13, bold: true, width: 522, align: 'right' });
    sheet.text(
      45,
      64,
      index === null
        ? [v('rate_type', 'Fixed Rate', 'fixed'), ' – Term']
        : [v('rate_type', 'Variable Rate', 'variable'), ' – Term'],
      { size: 9.5, width: 522, align: 'right' },
    );
    sheet.hline(45, 80, 567, 1.5);
    const cells: [string, Run][][] = [
      [
        ['Obligor', v('borrower_name', borrower.name)],
        ['Note Amount', cash('principal_amount', facts.principalCents)],
      ],
      [
        ['Mailing Address', v('borrower_address', oneLine(borrower.address))],
        ['Dated', v('note_date', numericDate(facts.noteDate, '/', false), facts.noteDate)],
      ],
      [
        ['Relationship Manager', v('loan_officer', facts.approval.officer)],
        ['Stated Maturity', v('maturity_date', numericDate(facts.maturityDate, '/', false), facts.maturityDate)],
      ],
    ];
    cells.forEach((row, r) => {
      const y = 86 + r * 17;
      row.forEach(([name, value], c) => {
        sheet.text(45 + c * 345, y + 1.5, name, { size: 7.5, colour: '#444444' });
        sheet.text(125 + c * 325, y, value, { bold: true });
      });
      sheet.hline(45, y + 14, 567, 0.3);
    });
    let column = 0;
    let columnTop = 146;
    let y = columnTop;
    const bottom = 792 - 62;
    const width = 252;
    const plain = (runs: readonly Run[]): string =>
      runs.map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed)).join('');
    const flow = (runs: Run[], gap = 5): void => {
      const lines = Math.ceil((sheet.measure(plain(runs)) * 1.06) / width) + 1;
      if (y + lines * 10.5 * 1.25 > bottom) {
        column += 1;
        if (column === 2) {
          sheet.newPage();
          column = 0;
          columnTop = 50;
        }
        y = columnTop;
      }
      y = sheet.text(45 + column * 270, y, runs, { width, align: 'justify' }) + gap;
    };
    flow(
      prose`${bold('1. Promise. ')}On or before the Stated Maturity, the undersigned, ${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (the “Obligor”), promises to pay to the order of ${v('lender_name', lender.name)} (the “Bank”) at its office shown above the sum of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars (${cash('principal_amount', facts.principalCents)}), or so much of it as has been advanced, with interest.`,
    );
    if (index === null)
      flow(
        prose`${bold('2. Interest. ')}The unpaid principal shall bear interest at the ${v('rate_type', 'fixed')} rate of ${pct('interest_rate', facts.rate)} a year.`,
      );
    else {
      for (const runs of paragraphs`
        ${bold('2. Interest. ')}The unpaid principal shall bear interest at an annual rate that ${v('rate_type', 'floats', 'variable')} with the ${v('rate_index', index.name)} (the “Index”) plus ${pct('rate_margin', index.margin)}, adjusted each ${v('rate_change_frequency', index.frequency)}, the first adjustment falling on ${day('first_rate_change_date', index.firstChange)}. The rate in effect on the date of this Note is ${pct('interest_rate', facts.rate)}.
        The rate shall at no time fall below ${pct('rate_floor', index.floor)} nor rise above ${pct('rate_ceiling', index.ceiling)} or the highest rate the law allows, whichever is less. If the Index is no longer published the Bank may choose a comparable index and will tell the Obligor which one.
      `)
        flow(runs);
    }
    const count: Record<typeof facts.dayCount, Run[]> = {
      '30/360': [v('day_count', 'a 360-day year of twelve 30-day months', '30/360')],
      'act/360': prose`${v('day_count', 'the actual number of days elapsed over a year of 360 days', 'act/360')}, which yields more interest than a 365-day year would`,
      'act/365': [v('day_count', 'the actual number of days elapsed over a year of 365 days', 'act/365')],
    };
    for (const runs of paragraphs`
      ${bold('3. Computation. ')}Interest is computed on the basis of ${count[facts.dayCount]}.
      ${bold('4. Payments. ')}Principal and interest are payable in ${v('number_of_payments', `${facts.numberOfPayments}`)} consecutive ${v('payment_frequency', 'monthly')} installments of ${cash('payment_amount', facts.paymentCents)}, the first due ${day('first_payment_date', facts.firstPaymentDate)} and the others on the same day of each month after that${facts.balloonCents === null ? '. Whatever is unpaid at the Stated Maturity is then due.' : prose`, and a final installment at the Stated Maturity, estimated at ${cash('balloon_amount', facts.balloonCents)}. Installments are figured on an amortization of ${v('amortization_months', `${facts.amortizationMonths} months`, `${facts.amortizationMonths}`)}.`}
      ${bold('5. Application. ')}The Bank may apply payments to interest, principal, costs and charges in any order it chooses. A payment received after 2:00 p.m. local time or on a day that is not a business day is credited on the next business day.
      ${bold('6. Late payment. ')}An installment not received in full within ${v('grace_days', `${facts.graceDays}`)} days of its due date bears a late fee of ${pct('late_charge_percent', facts.lateChargePercent)} of the overdue amount. A fee of $35.00 is made for each returned item.
      ${bold('7. Default interest. ')}While an Event of Default continues, and after maturity by acceleration or otherwise, principal shall at the Bank’s option bear interest at ${pct('default_rate', facts.defaultRate)} a year.
      ${bold('8. Prepayment. ')}${facts.prepaymentPenalty ? prose`The Obligor may prepay on ten days’ notice, but ${v('prepayment_penalty', 'a prepayment premium is due', 'true')} equal to 3% of the amount prepaid in the first loan year, 2% in the second and 1% in the third.` : prose`The Obligor may prepay all or part of this Note at any time ${v('prepayment_penalty', 'without premium or penalty', 'false')}. Partial prepayments are applied to installments in inverse order of maturity.`}
      ${bold('9. Collateral. ')}This Note is secured by, among other things, the following: ${v('collateral_description', facts.collateral)}; and by a lien on the real property at ${v('property_address', oneLine(facts.property.address))}.
      ${bold('10. Use of proceeds. ')}The Obligor will use the loan for ${v('loan_purpose', facts.approval.purpose)} and for ${v('loan_class', 'business purposes', 'business')} only, not for personal, family or household purposes.
    `)
      flow(runs);
    if (facts.renewalOf !== null)
      flow(
        prose`${bold('11. Replacement. ')}This Note renews and replaces, but does not pay or discharge, Note No. ${v('renewal_of', facts.renewalOf)}.`,
      );
    const rest: [string, string][] = [
      [
        'Events of Default',
        'Each of these is an Event of Default: (a) an installment or other sum is not paid when due; (b) the Obligor or a guarantor breaks any other promise made to the Bank in this Note or in any related paper; (c) a statement made to obtain credit proves false in a material respect; (d) the Obligor or a guarantor dies, dissolves, becomes insolvent, or is the subject of a bankruptcy or receivership; (e) a judgment of more than $50,000.00 is entered and not stayed within thirty days; (f) a lien or levy attaches to any collateral; or (g) the Bank in good faith deems itself insecure.',
      ],
      [
        'Remedies',
        'On an Event of Default the Bank may declare all sums owing under this Note due at once, without notice, and may exercise every right given by the related papers and by law. If a bankruptcy case is begun by or against the Obligor the sums fall due without any declaration.',
      ],
      [
        'Set-off',
        'The Obligor grants the Bank a security interest in, and a right of set-off against, all deposit accounts it keeps with the Bank, excepting trust and retirement accounts.',
      ],
      [
        'Costs',
        'The Obligor will pay the costs of collection, including the reasonable fees of counsel, in and out of court, on appeal, and in any insolvency case.',
      ],
      [
        'Waivers',
        'Every maker, endorser and guarantor waives presentment, demand, protest and notice of dishonor, and agrees that the Bank may extend or renew this Note, release a party, or take, exchange or give up collateral without affecting its liability.',
      ],
      [
        'Financial statements',
        'The Obligor will deliver its annual statements within 120 days of the close of each fiscal year, its federal returns within 30 days of filing, and whatever else the Bank reasonably requests.',
      ],
      [
        'Highest lawful rate',
        'No provision of this Note requires interest above the highest rate that the law allows. Any excess is credited to principal or returned.',
      ],
      [
        'Governing law',
        'The laws of the state of the Bank’s office shown above govern this Note, and federal law where it applies. The Obligor submits to the courts of the county in which that office stands.',
      ],
      [
        'Jury waiver',
        'THE BANK AND THE OBLIGOR EACH WAIVE TRIAL BY JURY IN ANY ACTION ARISING FROM THIS NOTE OR THE LOAN IT EVIDENCES.',
      ],
    ];
    rest.forEach(([head, body], i) => {
      flow([bold(`${i + (facts.renewalOf === null ? 11 : 12)}. ${head}. `), body]);
    });
    flow(['The Obligor acknowledges receipt of a completed copy of this Note before signing it.'], 4);
    if (y + 120 > bottom) {
      column += 1;
      if (column === 2) {
        sheet.newPage();
        column = 0;
        columnTop = 50;
      }
      y = columnTop;
    }
    const x = 45 + column * 270;
    sheet.text(x, y + 6, 'OBLIGOR', { bold: true });
    sheet.text(x, y + 19, [v('borrower_name', borrower.name)]);
    sheet.signature(x + 16, y + 66, 200, { signed, label: borrower.signer, field: 'note_signed' });
    sheet.text(x, y + 57, 'By');
    sheet.text(x + 16, y + 69, `Name: ${borrower.signer}`);
    sheet.text(x + 16, y + 81, `Title: ${borrower.capacity ?? ''}`);
    sheet.text(
      x + 16,
      y + 93,
      signed
        ? ['Date signed: ', v('note_signature_date', numericDate(facts.noteDate, '/', false), facts.noteDate)]
        : 'Date signed: ______________',
    );
  },
};
