import { amountInWords, money, plainMoney, plainRate, rate } from '../core/amounts.ts';
import { dayOf, longDate, ordinal } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

const cash = (field: string, cents: number): Run => v(field, money(cents), plainMoney(cents));
const dated = (field: string, iso: string): Run => v(field, longDate(iso), iso);
const pct = (field: string, thousandths: number): Run => v(field, `${rate(thousandths)}%`, plainRate(thousandths));
const basis: Record<LoanFacts['dayCount'], string> = {
  'act/360': 'on the actual days elapsed in a 360-day year',
  'act/365': 'on the actual days elapsed in a 365-day year',
  '30/360': 'on twelve 30-day months in a 360-day year',
};

function rateRuns(facts: LoanFacts): Run[] {
  const { index } = facts;
  if (index === null) return [v('rate_type', 'Fixed', 'fixed'), ' at ', pct('interest_rate', facts.rate), ' per annum'];
  return prose`${v('rate_type', 'Variable', 'variable')}: ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}, presently ${pct('interest_rate', facts.rate)}; floor ${pct('rate_floor', index.floor)}, ceiling ${pct('rate_ceiling', index.ceiling)}; first change ${dated('first_rate_change_date', index.firstChange)}`;
}

/** A community bank's business loan agreement: terms in a schedule, then articles. */
export const layout: Layout = {
  id: 'p-loan-agreement-community',
  docType: 'loan_agreement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const left = 68;
    const width = 476;
    const { lender, approval } = facts;
    const [borrower = lender] = facts.borrowers;
    const secured = facts.product !== 'commercial_term';
    const sheet = open({
      margins: { top: 60, bottom: 70, left, right: 68 },
      style: { font: random.pick(['serif', 'slab', 'book'] as const), size: 10 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 738, 'Business Loan Agreement', { size: 8 });
        page.text(left + 176, 738, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 300, align: 'right' });
      },
    });
    const say = (runs: readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', after: 6, leading: 1.22, indent });
    const article = (text: string): void => {
      sheet.ensure(48);
      sheet.y += 4;
      sheet.paragraph(bold(text), { align: 'center', after: 5 });
    };

    sheet.paragraph(v('lender_name', lender.name), { bold: true, size: 12, align: 'center', after: 3 });
    sheet.paragraph('BUSINESS LOAN AGREEMENT', { bold: true, size: 15, align: 'center', after: 12 });
    const kind = (borrower.entityType ?? '').split(borrower.stateOfOrganization ?? '#');
    say(
      prose`This Business Loan Agreement (this “Agreement”) is made as of ${dated('note_date', facts.noteDate)} between ${v('borrower_name', borrower.name)}, ${over('borrower_entity_type', [kind[0] ?? '', v('borrower_state_of_org', borrower.stateOfOrganization ?? ''), kind[1] ?? ''])}, with its chief executive office at ${v('borrower_address', oneLine(borrower.address))} (“Borrower”), and ${v('lender_name', lender.name)}, with an office at ${v('lender_address', oneLine(lender.address))} (the “Bank”). Borrower has applied to the Bank for the term loan described below, and the Bank is willing to make it on the terms of this Agreement and of the Borrower’s promissory note of the same date (the “Note”).`,
    );
    article('ARTICLE I – THE LOAN');
    const terms: [string, Run[]][] = entries`
      Loan No. | ${v('loan_number', facts.loanNumber)}
      Amount | ${v('principal_words', amountInWords(facts.principalCents))} Dollars ($${cash('principal_amount', facts.principalCents)})
      Interest | ${rateRuns(facts)}; computed ${v('day_count', basis[facts.dayCount], facts.dayCount)}
      Repayment | ${v('number_of_payments', String(facts.numberOfPayments))} ${v('payment_frequency', 'monthly')} installments of $${cash('payment_amount', facts.paymentCents)}, due on the ${ordinal(dayOf(facts.firstPaymentDate))} day of the month, the first on ${dated('first_payment_date', facts.firstPaymentDate)}${facts.balloonCents === null ? '' : prose`, then a balloon of $${cash('balloon_amount', facts.balloonCents)}; amortized over ${v('amortization_months', `${facts.amortizationMonths / 12} years`, String(facts.amortizationMonths))}`}
      Maturity | ${dated('maturity_date', facts.maturityDate)} (${v('term_months', `${facts.termMonths} months`, String(facts.termMonths))})
      Purpose | ${v('loan_purpose', approval.purpose)}
      Collateral | ${secured ? prose`${v('lien_position', 'First', '1')} lien on real property at ${v('property_address', oneLine(facts.property.address))}, and a security interest in: ${v('collateral_description', facts.collateral)}` : prose`${v('lien_position', 'First', '1')} priority security interest in: ${v('collateral_description', facts.collateral)}`}
      Guarantors | ${facts.guarantors.flatMap((g, i): Run[] => [i > 0 ? '; ' : '', v('guarantor_name', g.name)])}
    `;
    if (facts.guarantyLimitCents !== null)
      terms.push(['Guaranty limit', ['$', cash('guaranty_limit', facts.guarantyLimitCents), ' each']]);
    for (const [label, runs] of terms) {
      sheet.ensure(44);
      const top = sheet.y;
      const bottom = sheet.text(left + 96, top + 3, runs, { width: width - 104 }) + 3;
      sheet.text(left + 6, top + 3, label, { bold: true });
      sheet.rect(left, top, width, bottom - top);
      sheet.vline(left + 90, top, bottom);
      sheet.y = bottom;
    }
    sheet.y += 10;
    for (const runs of paragraphs`
      ${bold('1.02 Fees. ')}At closing Borrower shall pay an origination fee of $${money(facts.disclosure.originationCents)}, a documentation fee of $350.00 and the Bank’s out-of-pocket costs of appraisal, title, flood search and recording.
      ${bold('1.03 Prepayment. ')}${facts.prepaymentPenalty ? v('prepayment_penalty', 'A prepayment premium is payable as the Note provides', 'true') : v('prepayment_penalty', 'Borrower may prepay the Loan at any time without premium', 'false')}.
    `)
      say(runs);
    article('ARTICLE II – CONDITIONS PRECEDENT');
    say([
      'The Bank shall have no duty to advance funds until it has received, in form satisfactory to it and its counsel:',
    ]);
    const standard: Run[][] = [
      ['the Note, this Agreement and all security documents, duly executed;'],
      ['resolutions of Borrower and evidence of its good standing;'],
      ...approval.conditions.map((condition): Run[] => [v('conditions', condition), ';']),
      ['evidence that no material adverse change has occurred since the statements last given to the Bank.'],
    ];
    standard.forEach((runs, i) => {
      sheet.paragraph([`(${'abcdefghij'[i]})  `, ...runs], { indent: 22, after: 2.5 });
    });
    sheet.y += 4;
    article('ARTICLE III – REPRESENTATIONS AND WARRANTIES');
    say(
      prose`Borrower represents that: it is duly organized and in good standing; the Loan Documents are its valid obligations; its financial statements are complete and correct; no litigation is pending in which the amount claimed exceeds $25,000.00; all taxes have been paid; and the property it owns is free of hazardous substances and of liens other than those disclosed to the Bank in writing.`,
    );
    article('ARTICLE IV – AFFIRMATIVE COVENANTS');
    for (const runs of paragraphs`
      ${bold('4.01 Financial Information. ')}Borrower shall furnish (i) within 120 days after each fiscal year, its balance sheet and income statement reviewed by a certified public accountant; (ii) within 30 days after each quarter, internally prepared statements with an aging of accounts; and (iii) tax returns of Borrower and each guarantor within 30 days of filing.
      ${bold('4.02 Financial Ratios. ')}Borrower shall maintain a Debt Service Coverage Ratio of not less than ${random.pick(['1.20', '1.25', '1.30'])} to 1.00 and a ratio of total liabilities to tangible net worth of not more than ${random.pick(['3.00', '3.50', '4.00'])} to 1.00, each tested annually at fiscal year end.
      ${bold('4.03 Insurance. ')}Borrower shall carry fire and extended coverage for the full replacement cost of the Collateral, with the Bank as loss payee, and general liability insurance of at least $1,000,000.00 for each occurrence. Policies shall provide for 30 days’ notice of cancellation and deductibles no greater than $5,000.00.
      ${bold('4.04 Deposits. ')}Borrower shall keep its principal operating accounts with the Bank. If it does not, the Bank may raise the interest rate on the Loan by 0.50%.
    `)
      say(runs);
    article('ARTICLE V – NEGATIVE COVENANTS');
    say(
      prose`Without the Bank’s written consent Borrower shall not: incur debt for borrowed money in excess of $100,000.00 in any year; grant any lien on its assets; make capital expenditures above $150,000.00 in any fiscal year; pay dividends or distributions other than for taxes on pass-through income; lend to or guarantee the debt of others; merge; or permit a change in more than 20% of its ownership.`,
    );
    article('ARTICLE VI – DEFAULT AND REMEDIES');
    say(
      prose`It is a default if a payment is not made within ${v('grace_days', String(facts.graceDays))} days of its due date, when a late charge of ${pct('late_charge_percent', facts.lateChargePercent)} of the payment also becomes due; if any covenant is breached and not cured within 20 days of notice; if any representation was false when made; if Borrower or a guarantor becomes insolvent, dies or is dissolved; or if a default occurs under any other obligation to the Bank. On default the Bank may accelerate the Loan, and the interest rate becomes ${pct('default_rate', facts.defaultRate)} per annum until the default is cured.`,
    );
    article('ARTICLE VII – MISCELLANEOUS');
    say(
      prose`Notices shall be in writing and sent to the addresses on the first page, to the Bank for the attention of ${v('loan_officer', approval.officer)}, Commercial Loan Officer. This Agreement is governed by the law of the state of the Bank’s office. It may be amended only in writing. The Bank may sell participations in the Loan. Borrower shall reimburse the Bank’s expenses of enforcement. If this Agreement and the Note conflict, the Note controls.`,
    );
    sheet.ensure(120);
    say(['The parties have signed this Agreement as of the date first written above.']);
    const sign = (x: number, caption: string, name: Run, by: string, title: string): void => {
      sheet.text(x, sheet.y, bold(caption));
      sheet.text(x, sheet.y + 14, name);
      sheet.text(x, sheet.y + 50, 'By:');
      sheet.signature(x + 20, sheet.y + 60, 190, { signed, label: by });
      sheet.text(x + 20, sheet.y + 63, by);
      sheet.text(x + 20, sheet.y + 76, title);
    };
    sheet.y += 6;
    sign(left, 'BORROWER', v('borrower_name', borrower.name), borrower.signer, borrower.capacity ?? 'Manager');
    sign(left + 250, 'BANK', v('lender_name', lender.name), lender.signer, lender.capacity ?? 'Vice President');
    sheet.y += 92;
  },
};
