import { amountInWords, money, plainMoney, plainRate, rate, spell } from '../core/amounts.ts';
import { dayOf, longDate, ordinal } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const dated = (field: string, iso: string): Run => v(field, longDate(iso), iso);
/** `five percent (5.00%)` where the rate is whole, figures alone where it is not. */
function pct(field: string, thousandths: number): Run {
  const figures = `${rate(thousandths, thousandths % 10 === 0 ? 2 : 3)}%`;
  const printed = thousandths % 1000 === 0 ? `${spell(thousandths / 1000)} percent (${figures})` : figures;
  return v(field, printed, plainRate(thousandths));
}
const years: Record<LoanFacts['dayCount'], string> = {
  'act/360': 'on the basis of a three hundred sixty (360) day year and charged for the actual number of days elapsed',
  'act/365': 'on the basis of a three hundred sixty-five (365) day year and the actual number of days elapsed',
  '30/360': 'on the basis of a three hundred sixty (360) day year consisting of twelve thirty (30) day months',
};

/** A law firm's note for a bank: variable rate, level installments, balloon. */
export const layout: Layout = {
  id: 'p-note-firm-balloon',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'business' && facts.index !== null && facts.balloonCents !== null,
  draw(open, facts, { random, signed }) {
    const left = 90;
    const { lender, index } = facts;
    const [borrower = lender] = facts.borrowers;
    if (index === null || facts.balloonCents === null) throw new Error('Not such a loan.');
    const stampId = `${random.int(4100, 4999)}-${random.int(1000, 9999)}-${random.int(1000, 9999)}.v${random.int(2, 5)}`;
    const sheet = open({
      margins: { top: 72, bottom: 78, left, right: 90 },
      style: { font: random.pick(['serif', 'book'] as const), size: 11.5 },
      furniture: (page, pageNo) => {
        page.text(left, 742, stampId, { size: 7.5 });
        page.text(left, 732, `${pageNo}`, { size: 10, width: 432, align: 'center' });
        if (pageNo > 1)
          page.text(left, 46, ['Promissory Note – ', v('borrower_name', borrower.name)], {
            size: 8.5,
            width: 432,
            align: 'right',
          });
      },
    });
    const say = (runs: readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', after: 9, leading: 1.25, indent });

    sheet.paragraph(random.pick(['PROMISSORY NOTE', 'TERM LOAN PROMISSORY NOTE']), {
      bold: true,
      size: 14,
      align: 'center',
      after: 18,
    });
    sheet.text(
      left,
      sheet.y,
      ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents), true)],
      { bold: true },
    );
    sheet.text(left + 232, sheet.y, `${lender.address.city}, ${lender.address.state}`, { width: 200, align: 'right' });
    sheet.text(left + 232, sheet.y + 15, dated('note_date', facts.noteDate), { width: 200, align: 'right' });
    sheet.y += 42;
    const kind = (borrower.entityType ?? '').split(borrower.stateOfOrganization ?? '#');
    for (const runs of paragraphs`
      ${bold('FOR VALUE RECEIVED')}, the undersigned, ${v('borrower_name', borrower.name.toUpperCase(), undefined, true)}, ${over('borrower_entity_type', [kind[0] ?? '', v('borrower_state_of_org', borrower.stateOfOrganization ?? ''), kind[1] ?? ''])} (“Maker”), having its principal place of business at ${v('borrower_address', oneLine(borrower.address))}, hereby promises to pay to the order of ${v('lender_name', lender.name.toUpperCase(), undefined, true)} (together with its successors and assigns, “Holder”), ${lender.entityType ?? ''}, at its offices at ${v('lender_address', oneLine(lender.address))}, or at such other place as Holder may from time to time designate in writing, the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'no').toUpperCase(), undefined, true)}${bold(' DOLLARS')} ($${cash('principal_amount', facts.principalCents)}), together with interest on the unpaid balance thereof from the date hereof, all as hereinafter provided.
      ${bold('1.  Interest Rate. ')}(a) The unpaid principal balance shall bear interest at a ${v('rate_type', 'variable rate', 'variable')} per annum (the “Note Rate”) equal to the sum of (i) the Index, plus (ii) ${pct('rate_margin', index.margin)}. The “Index” is the ${v('rate_index', index.name)}, as the same may change from time to time. The Note Rate in effect on the date of this Note is ${pct('interest_rate', facts.rate)} per annum.
    `)
      say(runs);
    for (const runs of paragraphs`
      (b) The Note Rate shall first be adjusted on ${dated('first_rate_change_date', index.firstChange)} and thereafter once each ${v('rate_change_frequency', index.frequency)} (each such date, an “Adjustment Date”), and shall be rounded upward, if necessary, to the nearest one-eighth of one percent (0.125%). Notwithstanding the foregoing, in no event shall the Note Rate be less than ${pct('rate_floor', index.floor)} or more than ${pct('rate_ceiling', index.ceiling)} per annum. If the Index ceases to be published, Holder shall select a comparable index in its reasonable discretion.
      (c) Interest shall be computed ${v('day_count', years[facts.dayCount], facts.dayCount)}.
    `)
      say(runs, 24);
    for (const runs of paragraphs`
      ${bold('2.  Payments. ')}Maker shall pay principal and interest in ${v('number_of_payments', `${spell(facts.numberOfPayments)} (${facts.numberOfPayments})`, String(facts.numberOfPayments))} consecutive ${v('payment_frequency', 'monthly')} installments of $${cash('payment_amount', facts.paymentCents)} each, the first of which shall be due on ${dated('first_payment_date', facts.firstPaymentDate)}, with a like installment due on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each succeeding month. The installment has been determined upon an assumed amortization of ${v('amortization_months', `${spell(facts.amortizationMonths / 12)} (${facts.amortizationMonths / 12}) years`, String(facts.amortizationMonths))} and may be redetermined by Holder following any Adjustment Date.
      ${bold('3.  Maturity; Balloon. ')}The entire unpaid principal balance, all accrued and unpaid interest and all other sums owing hereunder shall, unless sooner accelerated, be due and payable in full on ${dated('maturity_date', facts.maturityDate)} (the “Maturity Date”). ${bold('MAKER ACKNOWLEDGES THAT THIS NOTE DOES NOT FULLY AMORTIZE AND THAT A BALLOON PAYMENT')}, estimated at $${cash('balloon_amount', facts.balloonCents)} if the Note Rate were never adjusted, will be due on that date. Holder is under no obligation to refinance the balloon payment.
      ${bold('4.  Late Charge; Default Rate. ')}If any installment is not received within ${v('grace_days', `${spell(facts.graceDays)} (${facts.graceDays})`, String(facts.graceDays))} days after its due date, Maker shall pay a late charge equal to ${pct('late_charge_percent', facts.lateChargePercent)} of the delinquent installment to defray the expense of handling it. Upon the occurrence and during the continuance of an Event of Default, and after maturity, the unpaid balance shall bear interest at ${pct('default_rate', facts.defaultRate)} per annum (the “Default Rate”), but not in excess of the maximum lawful rate.
      ${bold('5.  Prepayment. ')}${facts.prepaymentPenalty ? prose`${v('prepayment_penalty', 'Any prepayment of principal shall be accompanied by a premium', 'true')} equal to three percent (3.00%) of the amount prepaid during the first loan year, two percent (2.00%) during the second and one percent (1.00%) thereafter, except that no premium shall be due within ninety (90) days before the Maturity Date.` : prose`Maker may prepay this Note in whole or in part at any time upon five (5) days’ notice, ${v('prepayment_penalty', 'without premium or penalty', 'false')}. Partial prepayments shall be applied to installments in inverse order of maturity.`}
      ${bold('6.  Security. ')}This Note is secured by, among other things, ${facts.product === 'commercial_term' ? prose`a Security Agreement of even date herewith covering the following: ${v('collateral_description', facts.collateral)}` : prose`a mortgage or deed of trust of even date herewith encumbering real property in ${v('property_county', facts.property.county)} County commonly known as ${v('property_address', oneLine(facts.property.address))}`}, and is supported by the guaranty of ${facts.guarantors.flatMap((g, i): Run[] => [i === 0 ? '' : ' and of ', v('guarantor_name', g.name)])}. Maker has paid Holder an origination fee of $${money(facts.disclosure.originationCents)}, which was earned when paid.
      ${bold('7.  Events of Default. ')}Each of the following is an “Event of Default”: (a) failure to pay any sum within ten (10) days after written notice that it is past due; (b) breach of any other covenant in this Note or any Loan Document not cured within thirty (30) days after notice; (c) the insolvency or bankruptcy of Maker or any guarantor; and (d) the entry of any final judgment against Maker in excess of $100,000.00 that is not insured or bonded. Upon any Event of Default Holder may, without further notice, declare the entire balance immediately due and payable.
      ${bold('8.  Usury Savings. ')}It is the intention of the parties to conform strictly to applicable usury laws. Any interest in excess of the maximum lawful rate shall be credited to principal or, if principal has been paid, refunded to Maker.
      ${bold('9.  Waivers; Costs. ')}Maker and all endorsers and sureties severally waive presentment, demand, protest and notice of dishonor, and agree to pay all costs of collection, including reasonable attorneys’ fees at trial and on appeal.
      ${bold('10.  Governing Law; Business Purpose. ')}This Note shall be construed under the laws of the State in which the offices of Holder stated above are located. Maker represents that the loan is for business purposes and not for personal, family or household use. ${bold('MAKER AND HOLDER EACH WAIVE TRIAL BY JURY.')}
    `)
      say(runs);
    sheet.ensure(140);
    sheet.paragraph('IN WITNESS WHEREOF, Maker has executed this Note as of the day and year first above written.', {
      after: 14,
    });
    sheet.text(left + 190, sheet.y, bold('MAKER:'));
    sheet.y += 18;
    sheet.y = sheet.text(left + 190, sheet.y, [v('borrower_name', borrower.name.toUpperCase(), undefined, true), ','], {
      width: 240,
    });
    sheet.y = sheet.text(left + 190, sheet.y, borrower.entityType ?? '', { width: 240 }) + 34;
    sheet.text(left + 190, sheet.y - 10, 'By:');
    sheet.signature(left + 210, sheet.y, 210, { signed, label: borrower.name, field: 'note_signed' });
    sheet.text(left + 190, sheet.y + 4, `Name: ${borrower.signer}`);
    sheet.text(left + 190, sheet.y + 18, `Title: ${borrower.capacity ?? 'Manager'}`);
    sheet.y += 34;
  },
};
