import { money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { longDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-rider-rate',
  docType: 'rider',
  suits: (facts) => facts.index !== null,
  draw(open, facts, { signed }) {
    const { lender, index, property } = facts;
    if (index === null) return;
    const sheet = open({
      margins: { top: 56, bottom: 64, left: 64, right: 64 },
      style: { font: 'slab', size: 10, leading: 1.38 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(64, page.height - 50, 548, 0.4);
        page.text(64, page.height - 45, `ADJUSTABLE RATE RIDER – Commercial – Form ARR-C 6/20`, { size: 7.5 });
        page.text(64, page.height - 45, `${pageNo} of ${pageCount}`, { size: 7.5, width: 484, align: 'right' });
      },
    });
    const pct = (field: string, value: number): Run => v(field, `${rate(value)}%`, plainRate(value));
    const names: Run[] = [];
    facts.borrowers.forEach((party, i) => {
      names.push(...(i > 0 ? [' and '] : []), v('borrower_name', party.name));
    });
    sheet.text(64, 40, ['Loan Identifier ', v('loan_number', facts.loanNumber)], {
      size: 8.5,
      width: 484,
      align: 'right',
    });
    sheet.paragraph('ADJUSTABLE RATE RIDER', { bold: true, size: 16, align: 'center', after: 2 });
    sheet.paragraph(['(', v('rate_index', index.name), ' – Rate Caps)'], { size: 9.5, align: 'center', after: 14 });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 9 });
    p(
      ...prose`This Adjustable Rate Rider is made this ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}, and is incorporated into and amends the mortgage, deed of trust or security deed (the “Security Instrument”) of the same date given by ${names} (the “Borrower”) to secure the Borrower’s promissory note of the same date (the “Note”) to ${v('lender_name', lender.name)} (the “Lender”) in the amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, and covering the property located at ${v('property_address', oneLine(property.address))} (the “Property”).`,
    );
    sheet.rect(64, sheet.y, 484, 38);
    sheet.text(
      74,
      sheet.y + 6,
      [
        bold('THE NOTE PROVIDES FOR '),
        v('rate_type', 'CHANGES IN THE INTEREST RATE', 'variable', true),
        bold(' AND THE PAYMENT. THE NOTE LIMITS THE RATE THE BORROWER MUST PAY.'),
      ],
      { width: 464 },
    );
    sheet.y += 50;
    for (const runs of paragraphs`
      ${bold('A. Interest rate and payment changes. ')}The Note provides for an initial interest rate of ${pct('interest_rate', facts.rate)} and an initial ${v('payment_frequency', 'monthly')} payment of $${v('payment_amount', money(facts.paymentCents), plainMoney(facts.paymentCents))} from ${v('first_payment_date', longDate(facts.firstPaymentDate), facts.firstPaymentDate)}. The Note provides for changes as follows:
      ${bold('1. Change Dates. ')}The rate may change on ${v('first_rate_change_date', longDate(index.firstChange), index.firstChange)} and thereafter every ${v('rate_change_frequency', index.frequency)}. Each date on which the rate could change is a “Change Date.”
      ${bold('2. The Index. ')}Beginning with the first Change Date the interest rate will be based on an Index. The Index is the ${v('rate_index', index.name)}. The most recent Index figure available 45 days before a Change Date is the “Current Index.” If the Index is no longer available the Lender will choose a new index that is based on comparable information and will give notice of this choice.
      ${bold('3. Calculation of changes. ')}Before each Change Date the Lender will calculate the new rate by adding ${pct('rate_margin', index.margin)} (the “Margin”) to the Current Index and rounding the result to the nearest one-eighth of one percentage point (0.125%). Subject to the limits in paragraph 4, this is the new rate until the next Change Date. The Lender will then determine the payment sufficient to repay the balance in full by ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}${[facts.balloonCents === null ? '' : ', or over the remaining amortization period where that is longer']}, in substantially equal installments.
    `)
      p(...runs);
    sheet.paragraph([bold('4. Limits on interest rate changes. '), 'These limits apply at every Change Date:'], {
      after: 6,
    });
    const y = sheet.y;
    const limits: [string, Run][] = [
      ['Lowest rate (floor)', pct('rate_floor', index.floor)],
      ['Highest rate (lifetime ceiling)', pct('rate_ceiling', index.ceiling)],
      ['Largest change on one Change Date', '2.000%'],
    ];
    limits.forEach(([label, value], i) => {
      sheet.rect(90, y + i * 18, 300, 18, { thickness: 0.4 });
      sheet.rect(390, y + i * 18, 100, 18, { thickness: 0.4 });
      sheet.text(96, y + 4 + i * 18, label, { size: 9 });
      sheet.text(396, y + 4 + i * 18, value, { size: 9 });
    });
    sheet.y = y + 66;
    for (const runs of paragraphs`
      ${bold('5. Effective date; notice. ')}A new rate becomes effective on each Change Date. The Borrower will pay the amount of the new payment beginning on the first payment date after the Change Date. The Lender will deliver or mail a notice of any change in the rate and the payment before the effective date of the change, with the telephone number of a person who will answer questions.
      ${bold('B. Transfer of the Property. ')}If all or any part of the Property or an interest in it is sold or transferred without the Lender’s prior written consent, the Lender may require immediate payment in full of all sums secured by the Security Instrument, unless this is prohibited by law. The Lender may charge a reasonable fee, not above $750.00, as a condition of its consent to an assumption.
      ${bold('C. Loan charges. ')}If the loan is subject to a law which sets maximum loan charges and that law is interpreted so that the interest or other charges exceed the permitted limits, the charge will be reduced to the permitted limit and sums already collected beyond it will be refunded.
      ${bold('D. Prior liens; no other change. ')}The lien of the Security Instrument secures the Note as its rate and payments change. All other terms of the Security Instrument stay in force.
    `)
      p(...runs);
    sheet.ensure(50 + facts.borrowers.length * 80);
    p('By signing below, the Borrower accepts and agrees to the terms of this Adjustable Rate Rider.');
    for (const party of facts.borrowers) {
      sheet.paragraph(
        [
          v('borrower_name', party.name, party.name, true),
          ...(party.entityType === null ? [] : [', ', v('borrower_entity_type', party.entityType)]),
        ],
        { after: 0 },
      );
      const at = sheet.y + 38;
      sheet.signature(64, at, 230, { signed, label: party.signer });
      sheet.text(64, at + 3, party.kind === 'entity' ? `By: ${party.signer}, ${party.capacity ?? ''}` : 'Borrower', {
        size: 9,
      });
      sheet.y = at + 24;
    }
  },
};
