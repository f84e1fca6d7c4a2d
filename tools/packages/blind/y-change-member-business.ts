import { money, rate } from '../core/amounts.ts';
import { addMonths, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, firstBorrower, on, share, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-change-member-business',
  docType: 'change_in_terms',
  suits: (facts) => business(facts) && facts.lender.name.includes('Credit Union'),
  draw(open, facts, { random, signed }) {
    const left = 50;
    const right = 562;
    const b = firstBorrower(facts);
    const sheet = open({
      margins: { top: 44, bottom: 60, left, right: 50 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 752, 'Member Business Lending – MBL-37 (1/2021)', { size: 7 });
        page.text(right, 752, `${pageNo} of ${pageCount}`, { size: 7, align: 'right' });
      },
    });
    const slash = (iso: string): string => numericDate(iso);
    sheet.rect(left, 44, right - left, 26, { fill: '#1f5c4d' });
    sheet.text(left + 8, 51, v('lender_name', facts.lender.name), { bold: true, size: 12, colour: 'white' });
    sheet.text(right - 8, 53, 'Member Business Services', { size: 9, colour: 'white', align: 'right' });
    sheet.y = 82;
    sheet.paragraph('LOAN MODIFICATION AND CHANGE IN TERMS AGREEMENT', {
      bold: true,
      size: 14,
      align: 'center',
      after: 10,
    });
    const top = sheet.y;
    const mid = 316;
    sheet.rect(left, top, right - left, 66);
    sheet.vline(mid, top, top + 66);
    sheet.hline(mid, top + 33, right);
    sheet.vline(mid + 123, top, top + 66);
    sheet.text(left + 4, top + 3, 'MEMBER / BORROWER NAME AND ADDRESS', { size: 6.5 });
    sheet.text(left + 4, top + 14, [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)]);
    const small = (x: number, y: number, caption: string, runs: Run | readonly Run[]): void => {
      sheet.text(x + 4, y + 3, caption, { size: 6.5 });
      sheet.text(x + 4, y + 15, runs);
    };
    const original = addMonths(facts.noteDate, -random.int(14, 40));
    const oldMaturity = addMonths(facts.noteDate, random.int(0, 2));
    const oldRate = facts.rate + random.pick([-500, -250, 375, 625]);
    const oldPayment = Math.round(facts.paymentCents * 1.113);
    const originalCents = Math.round((facts.principalCents * 1.24) / 100_000) * 100_000;
    small(mid, top, 'LOAN NUMBER', v('loan_number', facts.loanNumber));
    small(mid + 123, top, 'MEMBER NUMBER', `${random.int(100_000, 989_999)}`);
    small(mid, top + 33, 'DATE OF THIS AGREEMENT', numericDate(facts.noteDate));
    small(mid + 123, top + 33, 'LOAN OFFICER', v('loan_officer', facts.approval.officer));
    sheet.y = top + 76;
    sheet.paragraph(
      prose`${bold('Existing loan. ')}Borrower signed a promissory note dated ${numericDate(original)} in the original amount of $${money(originalCents)} (the “Note”), payable to the Credit Union. As of the date of this Agreement the unpaid principal balance is $${cash('principal_amount', facts.principalCents)} and interest is paid current. The Note is secured by: ${v('collateral_description', facts.collateral)}.`,
      { after: 8 },
    );
    sheet.paragraph(
      prose`${bold('Change in terms. ')}Borrower has asked for, and the Credit Union has agreed to, the changes shown in the right-hand column of the table. A term for which no change is shown stays as it is.`,
      { after: 6 },
    );
    const columns = [left, left + 150, left + 330, right] as const;
    const rows: readonly (readonly [string, Run | readonly Run[], Run | readonly Run[]])[] = [
      ['Principal balance', `$${money(facts.principalCents)}`, ['$', cash('principal_amount', facts.principalCents)]],
      ['Interest rate', `${rate(oldRate)}%`, [share('interest_rate', facts.rate), '%']],
      [
        'Rate type',
        'Fixed',
        facts.index === null
          ? v('rate_type', 'Fixed')
          : prose`${v('rate_type', 'Variable')}: ${v('rate_index', facts.index.name)} plus ${share('rate_margin', facts.index.margin)}%`,
      ],
      ...(facts.index === null
        ? []
        : [
            [
              'Floor / ceiling',
              'None',
              [share('rate_floor', facts.index.floor), '% / ', share('rate_ceiling', facts.index.ceiling), '%'],
            ] as const,
          ]),
      ['Maturity date', numericDate(oldMaturity), on('maturity_date', facts.maturityDate, slash)],
      [
        'Payment (principal and interest)',
        `$${money(oldPayment)} monthly`,
        ['$', cash('payment_amount', facts.paymentCents), ' ', v('payment_frequency', 'monthly')],
      ],
      ['First payment under new terms', 'n/a', on('first_payment_date', facts.firstPaymentDate, slash)],
      ['Remaining amortization', '—', [v('amortization_months', `${facts.amortizationMonths}`), ' months']],
      [
        'Final (balloon) payment',
        'Balance due at maturity',
        facts.balloonCents === null ? 'None' : ['$', cash('balloon_amount', facts.balloonCents)],
      ],
      [
        'Late charge',
        '5.00% after 10 days',
        prose`${share('late_charge_percent', facts.lateChargePercent, 2)}% after ${v('grace_days', `${facts.graceDays}`)} days`,
      ],
    ];
    let y = sheet.y;
    sheet.rect(left, y, right - left, 17, { fill: '#dbe8e4', stroke: true });
    ['Term', 'Current (before change)', 'As changed by this Agreement'].forEach((head, i) => {
      sheet.text((columns[i] ?? left) + 5, y + 4, head, { bold: true });
    });
    const head = y;
    y += 17;
    for (const [label, old, changed] of rows) {
      sheet.text(columns[0] + 5, y + 4, label, { width: 140 });
      sheet.text(columns[1] + 5, y + 4, old, { width: 170 });
      const end = sheet.text(columns[2] + 5, y + 4, changed, { width: right - columns[2] - 10 });
      y = Math.max(y + 18, end + 3);
      sheet.hline(left, y, right);
    }
    for (const x of columns) sheet.vline(x, head, y);
    sheet.y = y + 10;
    const para = (title: string, text: string | Run[]): void =>
      sheet.paragraph([bold(`${title} `), ...(typeof text === 'string' ? [text] : text)], { after: 6 });
    for (const [label, runs] of entries`
      Fees. | Borrower will pay a modification fee of $${random.pick(['250.00', '350.00', '500.00'])}, title date-down of $175.00 and recording costs of $46.00 when this Agreement is signed.
      Continuing validity. | Except as changed here, the Note and every document that secures or supports it remain in full force. The Credit Union’s consent is not a promise to change terms again, and nothing in this Agreement satisfies the Note. It is not a novation. Anyone who signed the Note and does not sign below is not released.
      Guarantors. | Each of the following guarantors consents to the changes by signing below, and confirms that its guaranty continues to cover the debt as changed: ${facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? ', ' : '', v('guarantor_name', g.name)])}.
      Representations. | Borrower has no defense, setoff or counterclaim against the Credit Union, there has been no adverse change since the last financial statement given, and all property taxes and insurance premiums are paid. If the share account pledged to the loan falls below $1,000.00, the Credit Union may end the automatic payment discount of 0.25%.
    `)
      para(label, runs);
    sheet.ensure(76 + 44 * Math.ceil(facts.guarantors.length / 2));
    sheet.paragraph('READ THIS AGREEMENT BEFORE YOU SIGN. IT CHANGES YOUR LOAN.', { bold: true, after: 8 });
    const sign = (x: number, at: number, who: string, under: string): void => {
      sheet.signature(x, at, 230, { signed, label: who });
      sheet.text(x, at + 3, under, { size: 8 });
    };
    sheet.text(left, sheet.y, ['Borrower: ', v('borrower_name', b.name)], { bold: true, size: 9 });
    sheet.text(320, sheet.y, 'Credit Union', { bold: true, size: 9 });
    sheet.y += 42;
    sign(left, sheet.y, b.signer, `${b.signer}, ${b.capacity}`);
    sign(320, sheet.y, facts.lender.signer, `${facts.lender.signer}, ${facts.lender.capacity}`);
    facts.guarantors.forEach((g, i) => {
      if (i % 2 === 0) sheet.y += 44;
      sign(i % 2 === 0 ? left : 320, sheet.y, g.name, `${g.name}, Guarantor`);
    });
  },
};
