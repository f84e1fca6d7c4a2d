import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { dayOf, longDate, numericDate, ordinal } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const dated = (field: string, iso: string): Run => v(field, longDate(iso), iso);
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths)}%`, plainRate(thousandths));

function interest(facts: LoanFacts): Run[] {
  const { index } = facts;
  if (index === null)
    return prose`${bold('INTEREST RATE AND SCHEDULED PAYMENT CHANGES. ')}Interest will begin to accrue on the date of this Note. The interest rate on this Note will be ${v('rate_type', 'fixed', 'fixed')} at ${pct('interest_rate', facts.rate)} per annum.`;
  return prose`${bold('INTEREST RATE AND SCHEDULED PAYMENT CHANGES. ')}Interest will begin to accrue on the date of this Note. The initial ${v('rate_type', 'variable', 'variable')} interest rate on this Note will be ${pct('interest_rate', facts.rate)} per annum. This interest rate may change on ${dated('first_rate_change_date', index.firstChange)}, and every ${v('rate_change_frequency', index.frequency)} thereafter. Each date on which the interest rate may change is called the “Change Date.” Beginning with the first Change Date, Lender will calculate the new interest rate based on the ${v('rate_index', index.name)} in effect on the Change Date (the “Index”) plus ${v('rate_margin', `${rate(index.margin)} percentage points`, plainRate(index.margin))} (the “Margin”). If the Index is not available at the time of the Change Date, Lender will choose a new index which is based on comparable information. The Index is used solely to establish a base from which the actual rate of interest payable under this Note will be calculated, and is not a reference to any actual rate of interest charged by any lender to any particular borrower. The interest rate will never be greater than ${pct('rate_ceiling', index.ceiling)} or less than ${pct('rate_floor', index.floor)} per annum.`;
}

const accrual: Record<LoanFacts['dayCount'], [string, string]> = {
  'act/360': [
    'using an Actual/360 day count basis',
    ', that is, by applying the ratio of the interest rate over a year of 360 days, multiplied by the unpaid principal, multiplied by the actual number of days elapsed',
  ],
  'act/365': [
    'using an Actual/365 day count basis',
    ', that is, by the actual number of days elapsed over a year of 365 days',
  ],
  '30/360': ['using a 30/360 day count basis', ', that is, as though every month had 30 days and every year 360 days'],
};

export const layout: Layout = {
  id: 'p-note-vendor-boxes',
  docType: 'promissory_note',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 45;
    const width = 522;
    const { lender, index } = facts;
    const [borrower = lender] = facts.borrowers;
    const kind = (borrower.entityType ?? '').split(`${borrower.stateOfOrganization ?? '#'} `)[1] ?? '';
    const serial = random.int(1000, 9999);
    const sheet = open({
      margins: { top: 40, bottom: 58, left, right: 45 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9.3 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(left, 744, left + width);
        page.text(
          left,
          748,
          `© 2004-2024 Ledgerline Document Systems, Inc. - LD${serial} - Commercial Promissory Note`,
          { size: 6.5 },
        );
        page.text(left + 340, 748, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: 182, align: 'right' });
      },
    });
    sheet.paragraph('COMMERCIAL PROMISSORY NOTE', { bold: true, size: 14, align: 'center', after: 8 });
    const boxes: [string, Run[]][] = [
      ['ACCT. NUMBER', [String(random.int(100_000, 999_999))]],
      ['LOAN NUMBER', [v('loan_number', facts.loanNumber)]],
      ['NOTE DATE', [v('note_date', numericDate(facts.noteDate), facts.noteDate)]],
      ['NOTE AMOUNT', ['$', cash('principal_amount', facts.principalCents)]],
      ['RATE', [pct('interest_rate', facts.rate)]],
      ['MATURITY DATE', [v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)]],
      ['LOAN PURPOSE', ['Commercial']],
    ];
    const widths = [66, 78, 70, 92, 56, 82, 78];
    let x = left;
    boxes.forEach(([label, runs], i) => {
      const w = widths[i] ?? 70;
      sheet.rect(x, sheet.y, w, 30);
      sheet.text(x, sheet.y + 3, label, { size: 6.2, bold: true, width: w, align: 'center' });
      sheet.text(x, sheet.y + 15, runs, { size: 8.5, width: w, align: 'center' });
      x += w;
    });
    sheet.y += 30;
    sheet.rect(left, sheet.y, width, 14, { fill: '#e4e4e4', stroke: true });
    sheet.text(left, sheet.y + 4, 'Creditor Use Only', { size: 6.5, bold: true, width, align: 'center' });
    sheet.y += 24;
    sheet.text(left, sheet.y, bold('BORROWER INFORMATION'), { size: 8.5 });
    sheet.y += 12;
    sheet.text(left, sheet.y, v('borrower_name', borrower.name), { size: 9.5 });
    sheet.text(
      left,
      sheet.y + 12,
      v(
        'borrower_address',
        `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`,
        oneLine(borrower.address),
      ),
      { size: 9.5 },
    );
    sheet.text(left + 290, sheet.y, ['Type of organization: ', v('borrower_entity_type', kind)], { width: 230 });
    sheet.text(
      left + 290,
      sheet.y + 12,
      prose`State of organization: ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')}`,
    );
    sheet.y += 44;
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 5.5, leading: 1.22 });

    for (const runs of paragraphs`
      ${bold('NOTE. ')}This Commercial Promissory Note will be referred to in this document as the “Note.” All references to “Loan” are to the debt that this Note evidences, and “Loan Documents” means this Note and every guaranty, security instrument and other writing delivered with it.
      ${bold('LENDER. ')}“Lender” means ${v('lender_name', lender.name)} whose address is ${v('lender_address', oneLine(lender.address))}, its successors and assigns.
      ${bold('BORROWER. ')}“Borrower” means each person or legal entity identified above in the BORROWER INFORMATION section who signs this Note.
      ${bold('PROMISE TO PAY. ')}For value received, receipt of which is hereby acknowledged, on or before the maturity date of ${dated('maturity_date', facts.maturityDate)} (the “Maturity Date”), Borrower promises to pay the principal amount of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${cash('principal_amount', facts.principalCents)}) and all interest and any other charges, including service charges, to the order of Lender at its office at the address noted above or at such other place as Lender may designate in writing. Borrower will make all payments in lawful money of the United States of America.
      ${bold('PAYMENT SCHEDULE. ')}This Note will be paid according to the following schedule: ${v('number_of_payments', String(facts.numberOfPayments))} consecutive ${v('payment_frequency', 'monthly')} payments of principal and interest in the amount of $${cash('payment_amount', facts.paymentCents)} each, commencing on ${dated('first_payment_date', facts.firstPaymentDate)} and continuing on the ${ordinal(dayOf(facts.firstPaymentDate))} day of each month thereafter${facts.balloonCents === null ? prose`. The last of these payments falls due on the Maturity Date and will be in the amount of all principal, accrued interest and charges then unpaid.` : prose`, followed by one balloon payment of principal and interest in the estimated amount of $${cash('balloon_amount', facts.balloonCents)} on the Maturity Date${[`.`]} The scheduled payments are figured as though the Loan were repaid over ${v('amortization_months', `${facts.amortizationMonths} months`, String(facts.amortizationMonths))}.`} All payments will be applied first to interest, then to principal, then to late charges and fees, or in any other order that Lender determines in its sole discretion.
    `)
      say(runs);
    say(interest(facts));
    const [basis, meaning] = accrual[facts.dayCount];
    for (const runs of paragraphs`
      ${bold('ACCRUAL METHOD. ')}The amount of interest that Borrower will pay on this Loan will be calculated ${v('day_count', basis, facts.dayCount)}${meaning}.
      ${bold('DEFAULT RATE. ')}Upon the occurrence of an Event of Default and at Lender’s option, the unpaid balance will bear interest at ${pct('default_rate', facts.defaultRate)} per annum, or the highest rate that law permits, whichever is less, until the default is cured.
      ${bold('LATE PAYMENT CHARGE. ')}If any required payment is more than ${v('grace_days', String(facts.graceDays))} days late, then at Lender’s option, Lender will assess a late payment charge of ${pct('late_charge_percent', facts.lateChargePercent)} of the amount of the regularly scheduled payment then past due. A returned check or draft is subject to a further charge of $30.00.
      ${bold('PREPAYMENT. ')}${facts.prepaymentPenalty ? v('prepayment_penalty', 'If Borrower prepays this Note in full within the first 36 months, Borrower will pay a premium of 3.00% of the amount prepaid in the first year, 2.00% in the second and 1.00% in the third', 'true') : v('prepayment_penalty', 'This Note may be prepaid in full or in part at any time without a prepayment penalty', 'false')}. Early payments will not, unless agreed to by Lender in writing, relieve Borrower of the obligation to make payments under the payment schedule.
    `)
      say(runs);
    if (facts.renewalOf !== null)
      say(
        prose`${bold('RENEWAL. ')}This Note is given in renewal, and not in novation, of the debt carried by Lender under Loan No. ${v('renewal_of', facts.renewalOf)}.`,
      );
    for (const runs of paragraphs`
      ${bold('SECURITY TO NOTE. ')}${[facts.product === 'commercial_term' ? 'Security for this Loan is granted under a Commercial Security Agreement of even date covering: ' : 'Security for this Loan is granted under a security instrument of even date on real property at ']}${facts.product === 'commercial_term' ? v('collateral_description', facts.collateral) : v('property_address', oneLine(facts.property.address))}. Lender also has a right of setoff in deposit accounts of Borrower, except IRA and trust accounts.
      ${bold('GUARANTY. ')}In support of this transaction, a Guaranty dated the date of this Note has been executed by ${facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? ' and ' : '', v('guarantor_name', g.name)])}.
      ${bold('RIGHT OF SETOFF AND EVENTS OF DEFAULT. ')}An Event of Default will occur if any of the following happens: (a) Borrower fails to make any payment when due under this Note or any other debt to Lender; (b) any warranty or statement made to Lender in connection with the Loan proves false in any material respect; (c) a judgment in excess of $50,000.00 is entered against Borrower and is not stayed within 30 days; (d) Borrower or any guarantor dies, dissolves, becomes insolvent or is the subject of any bankruptcy petition; (e) any change in ownership of 25% or more of Borrower; or (f) Lender in good faith deems itself insecure.
      ${bold('RIGHTS OF LENDER ON EVENT OF DEFAULT. ')}Upon an Event of Default, Lender may declare the entire unpaid balance immediately due without notice. Borrower agrees to pay all costs of collection, including attorneys’ fees of up to 15% of the unpaid balance where law permits. No delay by Lender in exercising a right is a waiver of it.
      ${bold('FINANCIAL STATEMENTS. ')}Borrower will furnish its tax return within 30 days of filing and its year-end statement within 120 days of the close of each fiscal year. ${bold('GOVERNING LAW. ')}This Note is governed by the laws of the state in which Lender’s address stands and by federal law. ${bold('WAIVERS. ')}Borrower and every endorser waive demand, presentment, protest and notice of dishonor.
    `)
      say(runs);
    sheet.ensure(84);
    say(
      prose`By signing this Note, Borrower acknowledges reading, understanding, and agreeing to all its provisions and receipt of a copy hereof.`,
    );
    sheet.y += 8;
    sheet.paragraph(v('borrower_name', borrower.name), { bold: true, after: 34 });
    sheet.signature(left + 18, sheet.y, 220, { signed, label: borrower.name, field: 'note_signed' });
    sheet.text(left, sheet.y - 8, 'By:');
    if (signed)
      sheet.text(
        left + 300,
        sheet.y - 10,
        v('note_signature_date', numericDate(facts.noteDate, '/', false), facts.noteDate),
      );
    sheet.hline(left + 290, sheet.y, left + 390);
    sheet.text(left + 290, sheet.y + 3, 'Date', { size: 7.5 });
    sheet.text(left + 18, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? 'Manager'}`);
    sheet.y += 18;
    if (index !== null && random.chance(0.5))
      sheet.text(left, sheet.y + 4, 'LENDER: index value verified at closing ____', { size: 7 });
  },
};
