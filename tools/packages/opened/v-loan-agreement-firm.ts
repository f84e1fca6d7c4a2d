import { amountInWords } from '../core/amounts.ts';
import { ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { entityOf, joined, on, pct, usd } from './v-kit.ts';

const left = 78;
const width = 456;
const yearBasis = {
  '30/360': 'a 360-day year of twelve 30-day months',
  'act/360': 'the actual number of days elapsed in a year of 360 days',
  'act/365': 'the actual number of days elapsed in a year of 365 days',
} as const;

const articles: readonly (readonly [string, readonly string[]])[] = [
  [
    'ARTICLE III\nCONDITIONS PRECEDENT',
    [
      '3.1  Conditions to the Advance. The obligation of Lender to make the Term Loan is subject to receipt by Lender of the following, each in form and substance satisfactory to Lender: (a) the Loan Documents, duly executed; (b) certified copies of the organizational documents of Borrower and of resolutions authorizing the Loan; (c) evidence of the insurance required by Section 5.3; (d) lien searches showing no liens other than Permitted Liens; and (e) payment of the fees and expenses then due under Section 2.6.',
      '3.2  Outside Date. If the conditions in Section 3.1 have not been satisfied within thirty (30) days after the date of this Agreement, Lender may terminate its commitment by notice to Borrower.',
    ],
  ],
  [
    'ARTICLE IV\nREPRESENTATIONS AND WARRANTIES',
    [
      '4.1  Organization; Authority. Borrower is duly organized, validly existing and in good standing, and has full power to execute and perform the Loan Documents, which are its legal, valid and binding obligations.',
      '4.2  Financial Statements. The financial statements delivered to Lender fairly present the condition of Borrower, and since their date there has been no Material Adverse Change.',
      '4.3  Litigation; Taxes. No action is pending or threatened which, if adversely determined, would result in liability exceeding $100,000 not covered by insurance. All tax returns have been filed and all taxes shown on them paid.',
    ],
  ],
  [
    'ARTICLE V\nAFFIRMATIVE COVENANTS',
    [
      '5.1  Financial Reporting. Borrower shall deliver to Lender (a) within one hundred twenty (120) days after each fiscal year end, financial statements reviewed by an independent certified public accountant; (b) within forty-five (45) days after each fiscal quarter, internally prepared statements with a compliance certificate; and (c) within thirty (30) days of filing, federal income tax returns of Borrower and of each Guarantor.',
      '5.2  Debt Service Coverage Ratio. Borrower shall maintain, measured at each fiscal year end, a ratio of EBITDA less distributions to current maturities of long-term debt plus interest expense of not less than 1.25 to 1.00.',
      '5.3  Insurance. Borrower shall maintain property insurance on the Collateral for its full replacement cost and commercial general liability insurance of not less than $1,000,000 per occurrence, with Lender named as lender’s loss payee and additional insured.',
      '5.4  Deposit Relationship. Borrower shall maintain its principal operating account with Lender. If it fails to do so, the rate of interest on the Term Loan shall, at Lender’s option, be increased by 0.50% for as long as the failure continues.',
    ],
  ],
  [
    'ARTICLE VI\nNEGATIVE COVENANTS',
    [
      '6.1  Indebtedness; Liens. Borrower shall not incur indebtedness for borrowed money other than the Term Loan and purchase-money debt not exceeding $75,000 outstanding at any time, nor permit any lien on its assets other than Permitted Liens.',
      '6.2  Fundamental Changes. Borrower shall not merge, dissolve, sell all or substantially all of its assets, or suffer a change in the ownership of more than twenty-five percent (25%) of its equity interests.',
      '6.3  Distributions. Borrower shall make no distribution while an Event of Default exists, other than distributions sufficient to pay the income taxes of its owners attributable to Borrower.',
    ],
  ],
  [
    'ARTICLE VII\nEVENTS OF DEFAULT; REMEDIES',
    [
      '7.1  Events of Default. Each of the following is an Event of Default: (a) failure to pay any sum within ten (10) days of the date due; (b) breach of any covenant that continues for thirty (30) days after notice; (c) any representation that proves materially untrue; (d) the insolvency or bankruptcy of Borrower or any Guarantor; (e) entry of a final judgment exceeding $100,000 not stayed or bonded within thirty (30) days; or (f) the occurrence of a Material Adverse Change.',
      '7.2  Remedies. Upon an Event of Default Lender may declare the Obligations immediately due and payable, without presentment or notice, and exercise all rights available under the Loan Documents, at law and in equity.',
    ],
  ],
];

export const layout: Layout = {
  id: 'v-loan-agreement-firm',
  docType: 'loan_agreement',
  suits: (facts) => facts.loanClass === 'business' && !facts.approval.purpose.includes('residence'),
  draw(open, facts, { random, signed }) {
    const { lender, guarantors, index } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 72, bottom: 74, left, right: 78 },
      style: { font: random.pick(['serif', 'book'] as const), size: 10.5 },
      furniture: (page, pageNo) => {
        if (pageNo > 1) page.text(left, 740, `- ${pageNo} -`, { size: 9, width, align: 'center' });
        page.text(left, 752, 'DMS 4410926.3', { size: 7 });
      },
    });
    sheet.paragraph('TERM LOAN AGREEMENT', { size: 15, bold: true, align: 'center', after: 16 });
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', indent, after: 6 });
    const article = (title: string): void => {
      sheet.ensure(70);
      sheet.y += 4;
      sheet.paragraph(title, { bold: true, align: 'center', after: 6 });
    };
    say([
      'THIS TERM LOAN AGREEMENT (this “Agreement”) is made as of the ',
      on('note_date', facts.noteDate, ordinalDate),
      ', between ',
      v('borrower_name', b.name, b.name, true),
      ', ',
      ...entityOf(b),
      ' (“Borrower”), and ',
      v('lender_name', lender.name, lender.name, true),
      ' (“Lender”).',
    ]);
    say(
      'Borrower has requested, and Lender has agreed to make, a term loan upon the terms and conditions of this Agreement. In consideration of the mutual covenants herein, the parties agree as follows:',
    );
    article('ARTICLE I\nDEFINITIONS');
    const define = (term: string, runs: readonly Run[]): void => say([bold(`“${term}” `), 'means ', ...runs], 20);
    define('Collateral', [
      'all property in which a lien is granted to secure the Obligations, including ',
      v('collateral_description', facts.collateral.charAt(0).toLowerCase() + facts.collateral.slice(1)),
      '.',
    ]);
    define('Default Rate', ['a rate of ', pct('default_rate', facts.defaultRate), ' per annum.']);
    define(guarantors.length > 1 ? 'Guarantors' : 'Guarantor', [
      ...joined('guarantor_name', guarantors, ', '),
      guarantors.length > 1 ? ', jointly and severally.' : ', an individual.',
    ]);
    if (index !== null)
      define('Index', [
        'the ',
        v('rate_index', index.name),
        '. If the Index is no longer available, Lender will choose a comparable index by notice to Borrower.',
      ]);
    define('Loan Documents', [
      'this Agreement, the Note, the Security Agreement, each guaranty, and all other instruments executed in connection with the Term Loan, as amended from time to time.',
    ]);
    define('Maturity Date', [
      on('maturity_date', facts.maturityDate),
      ', or such earlier date on which the Term Loan is accelerated.',
    ]);
    define('Obligations', [
      'the Term Loan and all other indebtedness and liabilities of Borrower to Lender, now existing or hereafter arising.',
    ]);
    define('Permitted Liens', [
      'liens in favor of Lender, liens for taxes not yet delinquent, and purchase-money liens permitted by Section 6.1.',
    ]);
    article('ARTICLE II\nTHE TERM LOAN');
    say([
      '2.1  Term Loan. Subject to the terms of this Agreement, Lender agrees to lend to Borrower, in a single advance, the principal sum of ',
      v('principal_words', amountInWords(facts.principalCents, 'and')),
      ' Dollars ($',
      usd('principal_amount', facts.principalCents),
      ') (the “Term Loan”). Amounts repaid may not be reborrowed. The Term Loan shall be evidenced by a promissory note of even date (the “Note”), Loan No. ',
      v('loan_number', facts.loanNumber),
      '.',
    ]);
    say([
      '2.2  Purpose. The proceeds shall be used solely for the following: ',
      v('loan_purpose', facts.approval.purpose),
      '.',
    ]);
    say([
      '2.3  Interest. ',
      ...(index === null
        ? [
            'The unpaid principal balance shall bear interest at a ',
            v('rate_type', 'fixed'),
            ' rate of ',
            pct('interest_rate', facts.rate),
            ' per annum. ',
          ]
        : [
            'The unpaid principal balance shall bear interest at a ',
            v('rate_type', 'variable'),
            ' rate equal to the Index plus ',
            pct('rate_margin', index.margin),
            ' per annum, adjusted each ',
            v('rate_change_frequency', index.frequency),
            ' beginning ',
            on('first_rate_change_date', index.firstChange),
            '; provided that the rate shall not be less than ',
            pct('rate_floor', index.floor),
            ' nor more than ',
            pct('rate_ceiling', index.ceiling),
            '. The rate in effect on the date hereof is ',
            pct('interest_rate', facts.rate),
            '. ',
          ]),
      'Interest shall be computed on the basis of ',
      v('day_count', yearBasis[facts.dayCount], facts.dayCount),
      '. During an Event of Default the Term Loan shall bear interest at the Default Rate.',
    ]);
    say([
      '2.4  Repayment. Borrower shall repay the Term Loan in ',
      v('number_of_payments', `${facts.numberOfPayments}`),
      ' consecutive ',
      v('payment_frequency', 'monthly'),
      ' installments of principal and interest of $',
      usd('payment_amount', facts.paymentCents),
      ' each, commencing on ',
      on('first_payment_date', facts.firstPaymentDate),
      ' and continuing on the same day of each month thereafter',
      ...(facts.amortizationMonths > facts.termMonths
        ? [', based upon an amortization of ', v('amortization_months', `${facts.amortizationMonths}`), ' months']
        : []),
      ...(facts.balloonCents === null
        ? ['. All sums unpaid on the Maturity Date are then due.']
        : [
            ', with a final installment of the entire unpaid balance, estimated to be $',
            usd('balloon_amount', facts.balloonCents),
            ', on the Maturity Date.',
          ]),
    ]);
    say([
      '2.5  Late Charge; Prepayment. Any installment not paid within ',
      v('grace_days', `${facts.graceDays}`),
      ' days of its due date is subject to a late charge of ',
      pct('late_charge_percent', facts.lateChargePercent, 2),
      ' of the installment. ',
      ...(facts.prepaymentPenalty
        ? [
            'Any prepayment during the first thirty-six (36) months, other than from internally generated funds, shall be accompanied by a premium of two percent (2%) of the amount prepaid.',
          ]
        : [
            'The Term Loan may be prepaid in whole or in part at any time ',
            v('prepayment_penalty', 'without premium or penalty', 'false'),
            '.',
          ]),
    ]);
    say(
      '2.6  Fees and Expenses. Borrower shall pay at closing an origination fee of 0.75% of the Term Loan, a documentation fee of $750.00, and the reasonable fees of Lender’s counsel.',
    );
    for (const [title, items] of articles) {
      article(title);
      for (const item of items) say(item);
    }
    article('ARTICLE VIII\nMISCELLANEOUS');
    say([
      '8.1  Notices. Notices shall be in writing and delivered by hand, overnight courier or certified mail, if to Borrower at ',
      v('borrower_address', oneLine(b.address)),
      `, Attention: ${b.signer}; and if to Lender at `,
      v('lender_address', oneLine(lender.address)),
      ', Attention: Commercial Loan Department.',
    ]);
    say(
      '8.2  Amendments; Counterparts; Governing Law. This Agreement may be amended only in writing, may be executed in counterparts, and is governed by the laws of the State in which Lender’s office stated above is located, without regard to conflict of laws principles.',
    );
    say(
      '8.3  Waiver of Jury Trial. THE PARTIES KNOWINGLY AND VOLUNTARILY WAIVE TRIAL BY JURY IN ANY ACTION ARISING OUT OF THE LOAN DOCUMENTS.',
    );
    sheet.ensure(170);
    say(
      'IN WITNESS WHEREOF, the parties have caused this Agreement to be executed by their duly authorized representatives as of the date first written above.',
    );
    const top = sheet.y + 6;
    const sign = (x: number, role: string, name: Run, signer: string, title: string): void => {
      sheet.text(x, top, bold(role));
      sheet.text(x, top + 18, [name], { width: 210 });
      sheet.text(x, top + 74, 'By:');
      sheet.signature(x + 20, top + 84, 185, { signed, label: signer });
      sheet.text(x, top + 88, `Name: ${signer}\nIts: ${title}`, { width: 210 });
    };
    sign(left, 'BORROWER:', v('borrower_name', b.name), b.signer, b.capacity ?? '');
    sign(left + 236, 'LENDER:', v('lender_name', lender.name), lender.signer, lender.capacity ?? '');
    sheet.y = top + 120;
  },
};
