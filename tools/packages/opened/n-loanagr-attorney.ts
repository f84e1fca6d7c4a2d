import { amountInWords, money, plainMoney, plainRate } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-loanagr-attorney',
  docType: 'loan_agreement',
  suits: (facts) => facts.loanClass === 'business' && facts.product !== 'sba',
  draw(open, facts, { random, signed }) {
    const { lender, index, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const cash = (field: string, cents: number): Run => v(field, `$${money(cents)}`, plainMoney(cents));
    const pct = (field: string, value: number): Run => v(field, `${plainRate(value)}%`, plainRate(value));
    const day = (field: string, iso: string): Run => v(field, longDate(iso), iso);
    const docId = `${random.int(4000, 9999)}-${random.int(1000, 9999)}-${random.int(1000, 9999)}.3`;
    const sheet = open({
      margins: { top: 76, bottom: 80, left: 80, right: 80 },
      style: { font: 'serif', size: 11.5, align: 'justify', leading: 1.25 },
      furniture: (page, pageNo) => {
        page.text(80, page.height - 54, `${pageNo}`, { size: 10, width: 452, align: 'center' });
        page.text(80, page.height - 44, docId, { size: 7, align: 'left' });
      },
    });
    const art = (text: string): void => {
      sheet.ensure(60);
      sheet.paragraph(text, { bold: true, align: 'center', after: 6 });
    };
    const s = (num: string, head: string, ...runs: Run[]): void =>
      sheet.paragraph([`${num}  `, bold(`${head}. `), ...runs], { after: 7 });
    const d = (term: string, ...runs: Run[]): void =>
      sheet.paragraph(['“', bold(term), '” means ', ...runs], { indent: 24, after: 5 });
    sheet.paragraph('TERM LOAN AGREEMENT', { bold: true, size: 15, align: 'center', after: 14 });
    sheet.paragraph(
      prose`THIS TERM LOAN AGREEMENT (this “Agreement”) is entered into as of ${day('closing_date', facts.disclosure.closingDate)} (the “Closing Date”), by and between ${v('borrower_name', borrower.name)}, ${v('borrower_entity_type', borrower.entityType ?? '')} (“Borrower”), and ${v('lender_name', lender.name)}, ${lender.entityType ?? ''} (“Lender”).`,
    );
    art('RECITALS');
    for (const runs of paragraphs`
      A.  Borrower has requested that Lender make a term loan for the following purpose: ${v('loan_purpose', facts.approval.purpose)}.
      B.  Lender approved the request on ${v('approval_date', numericDate(facts.approval.date), facts.approval.date)} and is willing to make the loan upon the terms of this Agreement.
    `)
      sheet.paragraph(runs);
    sheet.paragraph(
      'NOW, THEREFORE, for good and valuable consideration, the receipt and sufficiency of which are acknowledged, the parties agree:',
      { after: 10 },
    );
    art('ARTICLE I\nDEFINITIONS');
    for (const [label, runs] of entries`
      Collateral | ${v('collateral_description', facts.collateral)}, together with the Premises.
      Default Rate | ${pct('default_rate', facts.defaultRate)} per annum, but never more than the Maximum Lawful Rate.
    `)
      d(label, ...runs);
    const guarantors: Run[] = [];
    facts.guarantors.forEach((party, i) => {
      guarantors.push(
        ...(i > 0 ? [i === facts.guarantors.length - 1 ? ' and ' : ', '] : []),
        v('guarantor_name', party.name),
      );
    });
    for (const [label, runs] of entries`
      Guarantor | ${facts.guarantors.length > 1 ? 'each of ' : ''}${guarantors}.
      Maturity Date | ${day('maturity_date', facts.maturityDate)}.
      Note | the promissory note of Borrower dated ${day('note_date', facts.noteDate)} in the stated principal amount of ${cash('principal_amount', facts.principalCents)}, bearing Lender’s loan number ${v('loan_number', facts.loanNumber)}.
      Permitted Liens | liens for taxes not yet delinquent, liens in favor of Lender, and purchase money liens securing not more than $100,000.00 in the aggregate.
      Premises | the real property and improvements located at ${v('property_address', oneLine(property.address))}, ${v('property_county', property.county)} County, assessor’s parcel ${v('parcel_number', property.parcel)}.
    `)
      d(label, ...runs);
    art('ARTICLE II\nTHE LOAN');
    s(
      '2.1',
      'Commitment',
      ...prose`Subject to the terms of this Agreement, Lender shall lend to Borrower, in a single advance on the Closing Date, ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars (${cash('principal_amount', facts.principalCents)}) (the “Loan”). Amounts repaid may not be reborrowed.`,
    );
    if (index === null)
      s(
        '2.2',
        'Interest',
        ...prose`The Loan shall bear interest at the ${v('rate_type', 'fixed')} rate of ${pct('interest_rate', facts.rate)} per annum.`,
      );
    else
      s(
        '2.2',
        'Interest',
        ...prose`The Loan shall bear interest at a ${v('rate_type', 'floating', 'variable')} rate equal to the ${v('rate_index', index.name)} plus ${pct('rate_margin', index.margin)}, reset every ${v('rate_change_frequency', index.frequency)} beginning ${day('first_rate_change_date', index.firstChange)}, with a floor of ${pct('rate_floor', index.floor)} and a cap of ${pct('rate_ceiling', index.ceiling)}. The rate on the Closing Date is ${pct('interest_rate', facts.rate)}.`,
      );
    const basis = {
      '30/360': 'a 360-day year of twelve 30-day months',
      'act/360': 'actual days elapsed in a ' + '360-day year',
      'act/365': 'actual days elapsed in a 365-day year',
    } as const;
    s(
      '2.3',
      'Computation',
      ...prose`Interest shall be calculated on the basis of ${v('day_count', basis[facts.dayCount], facts.dayCount)}.`,
    );
    s(
      '2.4',
      'Repayment',
      ...prose`Borrower shall pay ${v('payment_frequency', 'monthly')} installments of ${cash('payment_amount', facts.paymentCents)} commencing ${day('first_payment_date', facts.firstPaymentDate)}, which amortize the Loan over ${v('amortization_months', `${facts.amortizationMonths / 12} years`, `${facts.amortizationMonths}`)}, and the entire balance on the Maturity Date${facts.balloonCents === null ? '.' : prose`, then estimated to be ${cash('balloon_amount', facts.balloonCents)}.`}`,
    );
    s(
      '2.5',
      'Prepayment',
      ...prose`The Loan may be prepaid at any time ${facts.prepaymentPenalty ? v('prepayment_penalty', 'subject to the prepayment premium set forth in the Note', 'true') : v('prepayment_penalty', 'without premium or penalty', 'false')}.`,
    );
    s(
      '2.6',
      'Origination Fee',
      ...prose`On the Closing Date Borrower shall pay Lender a fully earned, nonrefundable fee of $${money(Math.round(facts.principalCents / 200))}.`,
    );
    art('ARTICLE III\nCONDITIONS PRECEDENT');
    s(
      '3.1',
      'Closing',
      ...prose`Lender’s obligation to fund is subject to its receipt, in form satisfactory to it, of: (a) the Note, the security instruments and the guaranty of each Guarantor; (b) certified organizational documents, resolutions and a certificate of good standing; (c) a loan policy of title insurance; (d) evidence of the insurance required by Section 5.3; (e) an appraisal of the Premises${facts.product === 'commercial_real_estate' ? ' showing a loan to value ratio not above eighty percent' : ''}; and (f) payment of Lender’s costs and counsel fees.`,
    );
    art('ARTICLE IV\nREPRESENTATIONS AND WARRANTIES');
    s(
      '4.1',
      'Organization',
      ...prose`Borrower is duly formed and in good standing under the laws of the State of ${v('borrower_state_of_org', borrower.stateOfOrganization ?? '')} and is qualified wherever its business requires. Its chief executive office is at ${v('borrower_address', oneLine(borrower.address))}.`,
    );
    s(
      '4.2',
      'Authority; No Conflict',
      'The execution and performance of the Loan Documents are within Borrower’s powers, have been duly authorized, and do not contravene its organizational documents, any law, or any agreement binding upon it.',
    );
    s(
      '4.3',
      'Financial Condition',
      'All financial statements delivered to Lender fairly present the condition of Borrower and each Guarantor as of their dates. Since those dates no material adverse change has occurred.',
    );
    s(
      '4.4',
      'Litigation; Taxes',
      'No action is pending or, to Borrower’s knowledge, threatened which would have a material adverse effect. All required tax returns have been filed and all taxes paid.',
    );
    art('ARTICLE V\nCOVENANTS');
    s(
      '5.1',
      'Reporting',
      'Borrower shall deliver annual statements within one hundred twenty (120) days after fiscal year end, interim statements within forty-five (45) days after each quarter, and annual personal statements and returns of each Guarantor.',
    );
    s(
      '5.2',
      'Debt Service Coverage',
      `Borrower shall maintain a Debt Service Coverage Ratio of at least ${random.pick(['1.15', '1.20', '1.35'])} to 1.0, measured as of each fiscal year end on a trailing twelve-month basis.`,
    );
    s(
      '5.3',
      'Insurance',
      'Borrower shall keep the Collateral insured against all risks for full replacement cost, and shall maintain commercial general liability coverage of $2,000,000.00 in the aggregate, naming Lender as mortgagee, lender’s loss payee and additional insured.',
    );
    s(
      '5.4',
      'Negative Covenants',
      'Borrower shall not incur debt other than trade payables and the Loan, create liens other than Permitted Liens, merge, dissolve, dispose of assets outside the ordinary course, or make distributions during the continuance of an Event of Default.',
    );
    art('ARTICLE VI\nDEFAULT AND REMEDIES');
    s(
      '6.1',
      'Events of Default',
      ...prose`Each of the following is an Event of Default: (a) any payment is not made within ${v('grace_days', `${facts.graceDays}`)} days after its due date; (b) any other covenant is breached and not cured within thirty (30) days after notice; (c) any representation proves materially untrue; (d) insolvency, receivership or bankruptcy of Borrower or any Guarantor; (e) entry of an unstayed judgment exceeding $75,000.00.`,
    );
    s(
      '6.2',
      'Remedies',
      ...prose`Upon an Event of Default Lender may accelerate the Loan and exercise all rights under the Loan Documents and at law. A late charge of ${pct('late_charge_percent', facts.lateChargePercent)} of any overdue installment shall be due in addition to interest at the Default Rate.`,
    );
    art('ARTICLE VII\nMISCELLANEOUS');
    s(
      '7.1',
      'Notices',
      ...prose`Notices shall be in writing and sent by recognized overnight courier to Borrower at the address in Section 4.1 and to Lender at ${v('lender_address', oneLine(lender.address))}, Attention: ${v('loan_officer', facts.approval.officer)}.`,
    );
    s(
      '7.2',
      'Governing Law; Amendments; Counterparts',
      'This Agreement is governed by the law of the state in which the Premises are located, may be amended only in writing, and may be executed in counterparts. EACH PARTY WAIVES TRIAL BY JURY.',
    );
    sheet.ensure(200);
    sheet.paragraph('IN WITNESS WHEREOF, the parties have executed this Agreement as of the Closing Date.', {
      after: 12,
    });
    const sign = (role: string, name: Run, signer: string, title: string): void => {
      sheet.text(290, sheet.y, [bold(`${role}: `), name], { align: 'left', width: 250 });
      const at = sheet.y + 56;
      sheet.text(290, at - 10, 'By:', { align: 'left' });
      sheet.signature(312, at, 210, { signed, label: signer });
      sheet.text(290, at + 4, `Name: ${signer}\nTitle: ${title}`, { align: 'left', size: 10.5 });
      sheet.y = at + 42;
    };
    sign('BORROWER', v('borrower_name', borrower.name), borrower.signer, borrower.capacity ?? '');
    sign('LENDER', v('lender_name', lender.name), lender.signer, lender.capacity ?? '');
  },
};
