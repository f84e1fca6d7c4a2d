import { amountInWords, money, plainMoney, plainRate, rate, spell } from '../core/amounts.ts';
import { dayOf, longDate, ordinal, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-note-attorney',
  docType: 'promissory_note',
  suits: (facts) => facts.product === 'commercial_real_estate' || facts.product === 'commercial_term',
  draw(open, facts, { random, signed }) {
    const { lender, index, property } = facts;
    const [maker] = facts.borrowers;
    if (maker === undefined) return;
    const matter = `${random.int(10, 99)}${random.int(1000, 9999)}.${random.int(1, 9)}`;
    const sheet = open({
      margins: { top: 72, bottom: 80, left: 86, right: 86 },
      style: { font: 'book', size: 12.5, align: 'justify', leading: 1.35 },
      furniture: (page, pageNo) => {
        page.text(86, page.height - 58, `– ${pageNo} –`, { size: 10, width: 440, align: 'center' });
        page.text(86, page.height - 44, `${matter} / Secured Promissory Note v4`, { size: 7.5, align: 'left' });
      },
    });
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    const pct = (field: string, value: number): Run[] =>
      prose`${percentWords(value)} percent (${v(field, `${plainRate(value)}%`, plainRate(value))})`;
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 9 });
    sheet.paragraph('SECURED PROMISSORY NOTE', { bold: true, size: 14, align: 'center', after: 18 });
    const y = sheet.y;
    sheet.text(86, y, [cash('principal_amount', facts.principalCents)], { align: 'left' });
    sheet.text(286, y, [`${property.address.city}, ${property.address.state}\n`, day('note_date', facts.noteDate)], {
      width: 240,
      align: 'right',
    });
    sheet.y = y + 44;
    p(
      ...prose`FOR VALUE RECEIVED, the undersigned, ${v('borrower_name', maker.name.toUpperCase())}, ${v('borrower_entity_type', maker.entityType ?? '')} (“Maker”), having its principal office at ${v('borrower_address', oneLine(maker.address))}, hereby promises to pay to the order of ${v('lender_name', lender.name.toUpperCase())}, ${lender.entityType ?? ''} (together with any subsequent holder, “Payee”), at ${v('lender_address', oneLine(lender.address))}, or at such other place as Payee may from time to time designate in writing, in lawful money of the United States of America, the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'no').toUpperCase())} DOLLARS (${cash('principal_amount', facts.principalCents)}), together with interest on the unpaid balance thereof as hereinafter provided.`,
    );
    if (index === null)
      p(
        ...prose`1.  Interest Rate. The outstanding principal balance shall bear interest from the date hereof until paid at a ${v('rate_type', 'fixed')} rate of ${pct('interest_rate', facts.rate)} per annum (the “Note Rate”).`,
      );
    else
      p(
        ...prose`1.  Interest Rate. The outstanding principal balance shall bear interest at a ${v('rate_type', 'variable')} rate per annum equal to the ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)} (the “Note Rate”), being initially ${pct('interest_rate', facts.rate)}. The Note Rate shall be redetermined as of ${day('first_rate_change_date', index.firstChange)} and every ${v('rate_change_frequency', index.frequency)} thereafter; provided, however, that in no event shall the Note Rate be less than ${pct('rate_floor', index.floor)} or more than ${pct('rate_ceiling', index.ceiling)}.`,
      );
    const basis = {
      '30/360': v(
        'day_count',
        'a three hundred sixty (360) day year comprised of twelve (12) months of thirty ' + '(30) days each',
        '30/360',
      ),
      'act/360': v(
        'day_count',
        'a three hundred sixty (360) day year for the actual number of days elapsed',
        'act/360',
      ),
      'act/365': v(
        'day_count',
        'a three hundred sixty-five (365) day year for the actual number of days elapsed',
        'act/365',
      ),
    };
    for (const runs of paragraphs`
      Interest shall be computed on the basis of ${basis[facts.dayCount]}.
      2.  Payments. Commencing on ${day('first_payment_date', facts.firstPaymentDate)}, and continuing on the ${ordinal(dayOf(facts.firstPaymentDate))} day of ${v('payment_frequency', 'each month', 'monthly')} thereafter, Maker shall pay to Payee ${facts.balloonCents === null ? prose`${spell(facts.numberOfPayments)} (${v('number_of_payments', `${facts.numberOfPayments}`)}) equal ` : ''}installments of principal and interest in the amount of ${cash('payment_amount', facts.paymentCents)} each${facts.balloonCents === null ? '' : prose`, which amount is based upon an amortization schedule of ${v('amortization_months', `${facts.amortizationMonths / 12} years`, `${facts.amortizationMonths}`)}`}. The entire unpaid principal balance, all accrued interest and all other sums owing hereunder shall be due and payable in full on ${day('maturity_date', facts.maturityDate)} (the “Maturity Date”)${facts.balloonCents === null ? '.' : prose`. MAKER ACKNOWLEDGES THAT A BALLOON PAYMENT ESTIMATED AT ${cash('balloon_amount', facts.balloonCents)} WILL BE DUE ON THE MATURITY DATE.`}
      3.  Late Charge; Default Rate. If any installment is not received by Payee within ${spell(facts.graceDays)} (${v('grace_days', `${facts.graceDays}`)}) days after the same is due, Maker shall pay a late charge equal to ${pct('late_charge_percent', facts.lateChargePercent)} of such installment. From and after the occurrence of an Event of Default, the unpaid balance shall, at the option of Payee, bear interest at ${pct('default_rate', facts.defaultRate)} per annum or the maximum rate permitted by law, whichever is less (the “Default Rate”).
    `)
      p(...runs);
    if (facts.prepaymentPenalty)
      p(
        ...prose`4.  Prepayment. Maker may prepay this Note upon not less than thirty (30) days’ prior written notice, provided that ${v('prepayment_penalty', 'such prepayment is accompanied by a ' + 'yield maintenance premium', 'true')} equal to the greater of one percent (1%) of the amount prepaid and the present value of the interest differential for the remaining term.`,
      );
    else
      p(
        ...prose`4.  Prepayment. Maker shall have the privilege of prepaying the indebtedness evidenced hereby, in whole or in part, at any time, ${v('prepayment_penalty', 'without premium or penalty', 'false')}. No partial prepayment shall postpone the due date of any subsequent installment.`,
      );
    for (const runs of paragraphs`
      5.  Security. This Note is secured by, inter alia, a ${v('lien_position', 'first', '1')} lien instrument of even date herewith (the “Security Instrument”) encumbering certain real property situated in ${v('property_county', property.county)} County, commonly known as ${v('property_address', oneLine(property.address))}, and by a security agreement covering ${v('collateral_description', facts.collateral)}. All of the terms of the foregoing are incorporated herein by this reference (collectively with this Note, the “Loan Documents”).
      6.  Events of Default. The occurrence of any one or more of the following shall constitute an “Event of Default”: (a) failure of Maker to pay any sum within the period stated in Section 3; (b) default in the performance of any covenant in any Loan Document which continues for thirty (30) days after written notice; (c) the making by Maker or any guarantor of a general assignment for the benefit of creditors, or the filing by or against any of them of a petition under the Bankruptcy Code not dismissed within sixty (60) days; or (d) the transfer of the mortgaged premises, or of more than forty-nine percent (49%) of the ownership interests in Maker, without Payee’s consent.
      7.  Acceleration. Upon an Event of Default Payee may, without notice or demand, both of which are expressly waived, declare the entire indebtedness immediately due and payable. Failure to exercise this option shall not constitute a waiver of the right to exercise it in the event of any subsequent default.
      8.  Usury Savings. It is the intention of the parties to conform strictly to applicable usury laws. In no event shall the aggregate of all consideration which constitutes interest exceed the maximum amount permitted by law, and any excess shall be credited upon principal or, if this Note has been paid, refunded.
      9.  Costs of Collection. Maker agrees to pay all costs and expenses, including reasonable attorneys’ fees of not less than $2,500.00, incurred by Payee in the collection hereof, whether or not suit is filed.
      10.  Waiver. Maker and all sureties, endorsers and guarantors hereof severally waive presentment for payment, demand, protest, notice of protest and of dishonor, and diligence in collection, and consent to any extensions of time, renewals, releases of any party or of security that may be granted by Payee.
      11.  Business Purpose. Maker represents that the proceeds of this Note are for ${v('loan_class', 'business, commercial or investment purposes', 'business')} and not for any personal, family or household use. Time is of the essence.
    `)
      p(...runs);
    sheet.ensure(170);
    p(
      ...prose`IN WITNESS WHEREOF, Maker has caused this Note to be executed and delivered as of the ${v('note_date', ordinalDate(facts.noteDate), facts.noteDate)}.`,
    );
    sheet.text(290, sheet.y, 'MAKER:', { bold: true, align: 'left' });
    const below = sheet.text(
      290,
      sheet.y + 20,
      [v('borrower_name', maker.name.toUpperCase()), ',\n', v('borrower_entity_type', maker.entityType ?? '')],
      { width: 240, align: 'left' },
    );
    sheet.text(290, below + 26, 'By:', { align: 'left' });
    sheet.signature(310, below + 38, 210, { signed, label: maker.signer, field: 'note_signed' });
    sheet.text(310, below + 42, `${maker.signer}\nIts: ${maker.capacity ?? ''}`, { align: 'left', size: 11 });
  },
};

function percentWords(value: number): string {
  const whole = Math.floor(value / 1000);
  const part = value % 1000;
  return part === 0 ? spell(whole) : `${spell(whole)} and ${rate(part).slice(2)}/1000`;
}
