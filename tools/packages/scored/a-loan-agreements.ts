import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { over, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { boxRow, centred, innerWidth, labelList, table } from './a-forms.ts';
import { lenderSigns, signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** Three loan agreements, and two agreements that change the terms of a loan. */

const covenantsOfBorrower: readonly (readonly [string, string])[] = [
  [
    'CONDITIONS PRECEDENT TO EACH ADVANCE',
    'Lender’s obligation to make the initial advance and each subsequent advance is subject to the fulfillment, to Lender’s satisfaction, of all of the conditions in this Agreement and the related documents: signed loan documents, properly certified resolutions, payment of fees and expenses, true representations and warranties, and no event of default.',
  ],
  [
    'REPRESENTATIONS AND WARRANTIES',
    'Borrower is duly organized, validly existing and in good standing, has full power to carry on its business, and has authorized the execution of this Agreement. Its financial statements are complete and fairly present its condition. No litigation, claim or investigation is pending or threatened that would materially affect it. Its properties are free of liens other than those accepted by Lender.',
  ],
  [
    'AFFIRMATIVE COVENANTS',
    'Borrower covenants that it will notify Lender promptly of material adverse changes and of litigation; maintain its books in accordance with GAAP consistently applied; furnish the statements listed below; maintain fire and other risk insurance; comply with all other agreements; use loan proceeds solely for business operations; pay its taxes and liens when due; and permit inspection of its books and properties.',
  ],
  [
    'NEGATIVE COVENANTS',
    'While this Agreement is in effect, Borrower shall not, without the prior written consent of Lender, create, incur or assume indebtedness for borrowed money except trade debt in the normal course; sell, transfer, mortgage or lease its assets; engage in substantially different business activities; pay dividends other than to cover tax on pass-through income; or lend, invest in or guarantee the obligations of others.',
  ],
  [
    'CESSATION OF ADVANCES',
    'If Lender has made a commitment to make any loan, it has no obligation to advance funds if Borrower or a guarantor is in default, becomes insolvent or files a petition, if there is a material adverse change, or if a guarantor seeks to limit or revoke its guaranty.',
  ],
  [
    'RIGHT OF SETOFF',
    'To the extent permitted by applicable law, Lender reserves a right of setoff in all of Borrower’s accounts with Lender, except IRA, Keogh and trust accounts where setoff would be prohibited.',
  ],
  [
    'DEFAULT',
    'Each of the following is an event of default: nonpayment; breach of any term of this Agreement or a related document; default in favor of third parties that may materially affect Borrower’s property; false statements; insolvency; defective collateralization; creditor or forfeiture proceedings; change in ownership of twenty-five percent or more; adverse change.',
  ],
  [
    'EFFECT OF AN EVENT OF DEFAULT',
    'If any event of default occurs, all commitments and obligations of Lender immediately terminate and, at its option, all indebtedness becomes due and payable, without notice, except that in the case of insolvency acceleration is automatic.',
  ],
  [
    'MISCELLANEOUS PROVISIONS',
    'No alteration of this Agreement is effective unless in writing and signed. Lender may sell or transfer participation interests in the loan. Borrower shall pay all of Lender’s costs and attorneys’ fees. Time is of the essence. All representations survive the making of the loan.',
  ],
];

function drawCovenants(sheet: Sheet, look: 'caps' | 'articles'): void {
  covenantsOfBorrower.forEach(([head, text], i) => {
    if (look === 'caps') sheet.paragraph(t`**${head}.** ${text}`, { align: 'justify' });
    else {
      sheet.ensure(50);
      centred(sheet, `ARTICLE ${['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][i]}\n${head}`, {
        size: 11,
        bold: true,
      });
      text.split(/; |\. (?=[A-Z])/).forEach((part, k) => {
        sheet.paragraph(`${i + 2}.${k + 1}   ${part}${part.endsWith('.') ? '' : ';'}`, { align: 'justify' });
      });
    }
  });
}

const bank: Layout = {
  id: 'a-loan-agreement-bank',
  docType: 'loan_agreement',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      margins: { left: 44, right: 44, top: 52, bottom: 48 },
      furniture: (s, n) => {
        if (n > 1)
          s.text(44, 28, `BUSINESS LOAN AGREEMENT (Continued)     Page ${n}`, {
            size: 8.5,
            bold: true,
            width: s.width - 88,
            align: 'center',
          });
      },
    });
    centred(sheet, 'BUSINESS LOAN AGREEMENT', { size: 16, bold: true }, 10);
    boxRow(
      sheet,
      [
        { w: 2, label: 'Principal', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1.4, label: 'Loan Date', runs: f.day('note_date', facts.noteDate, 'dash') },
        { w: 1.4, label: 'Maturity', runs: f.day('maturity_date', facts.maturityDate, 'dash') },
        { w: 1.6, label: 'Loan No', runs: v('loan_number', facts.loanNumber) },
        { w: 1.6, label: 'Officer', runs: v('loan_officer', facts.approval.officer) },
        { w: 1, label: 'Initials' },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 8;
    labelList(
      sheet,
      [
        ['Borrower:', t`${f.borrowers(facts)}\n${f.place('borrower_address', f.firstBorrower(facts).address, 2)}`],
        ['Lender:', t`${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`],
      ],
      { labelWidth: 64, label: { bold: true, size: 9.5 } },
    );
    sheet.paragraph(
      t`**THIS BUSINESS LOAN AGREEMENT dated ${f.day('note_date', facts.noteDate)}, is made and executed between ${f.borrowers(facts)} ("Borrower") and ${f.who('lender_name', facts.lender)} ("Lender") on the following terms and conditions.** Borrower has applied to Lender for a commercial loan for ${v('loan_purpose', facts.approval.purpose)}.`,
      { align: 'justify' },
    );
    sheet.paragraph(
      t`**TERM.** This Agreement shall be effective as of ${f.day('note_date', facts.noteDate)}, and shall continue in full force until all of Borrower's loans in favor of Lender have been paid in full.`,
    );
    drawCovenants(sheet, 'caps');
    sheet.paragraph(
      t`**FINANCIAL COVENANTS AND RATIOS.** Maintain a debt service coverage ratio of not less than ${random.pick(['1.15', '1.20', '1.25'])} to 1.00, measured annually, and tangible net worth of not less than $${f.roundMoney(random.int(3, 60) * 10_000_000)}.`,
    );
    sheet.ensure(160);
    sheet.paragraph(t`**BORROWER:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', {});
    sheet.paragraph(t`**LENDER:**`);
    lenderSigns(sheet, facts, options);
  },
};

function loanTerms(facts: LoanFacts): (readonly [string, readonly Run[]])[] {
  return [
    ['Amount', t`${f.usd('principal_amount', facts.principalCents)}`],
    [
      'Rate',
      t`${f.pct('interest_rate', facts.rate)}${facts.index === null ? t`, ${v('rate_type', 'fixed')}` : t`, then ${v('rate_index', facts.index.name)} plus ${f.pct('rate_margin', facts.index.margin)}`}`,
    ],
    [
      'Payments',
      t`${f.count('number_of_payments', facts.numberOfPayments)} ${v('payment_frequency', 'monthly')} payments of ${f.usd('payment_amount', facts.paymentCents)}, the first on ${f.day('first_payment_date', facts.firstPaymentDate)}`,
    ],
    ['Maturity', t`${f.day('maturity_date', facts.maturityDate)}`],
    ['Guarantors', facts.guarantors.flatMap((party, i): Run[] => [i > 0 ? '; ' : '', f.who('guarantor_name', party)])],
  ];
}

const articles: Layout = {
  id: 'a-loan-agreement-articles',
  docType: 'loan_agreement',
  suits: f.business,
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['book', 'serif'] as const), size: 11 },
      margins: { left: 76, right: 76, top: 72, bottom: 72 },
      furniture: (s, n) => s.text(76, s.height - 44, `Loan Agreement - ${n}`, { size: 9 }),
    });
    sheet.y += 90;
    centred(
      sheet,
      random.pick(['LOAN AGREEMENT', 'TERM LOAN AGREEMENT', 'CREDIT AGREEMENT']),
      { size: 20, bold: true },
      26,
    );
    centred(sheet, 'between', {}, 16);
    centred(sheet, f.borrowers(facts, { upper: true }), { size: 13, bold: true }, 16);
    centred(sheet, 'and', {}, 16);
    centred(sheet, f.who('lender_name', facts.lender, true), { size: 13, bold: true }, 26);
    centred(sheet, t`Dated as of ${f.day('note_date', facts.noteDate)}`, {}, 30);
    centred(sheet, f.usd('principal_amount', facts.principalCents), { size: 14 });
    sheet.newPage();
    sheet.paragraph(
      t`THIS LOAN AGREEMENT is entered into as of ${f.day('note_date', facts.noteDate)} between ${f.borrowers(facts)}${f.entityOf(f.firstBorrower(facts))} (the "Borrower"), and ${f.who('lender_name', facts.lender)} (the "Bank").`,
      { align: 'justify' },
    );
    centred(sheet, 'ARTICLE I\nTHE LOAN', { size: 11, bold: true });
    loanTerms(facts).forEach(([head, runs], i) => {
      sheet.paragraph(t`1.${i + 1}   ${head}.  ${runs}.`, { align: 'justify' });
    });
    drawCovenants(sheet, 'articles');
    sheet.ensure(180);
    sheet.paragraph(
      'IN WITNESS WHEREOF, the parties have caused this Agreement to be executed by their duly authorized officers.',
    );
    signers(sheet, facts.borrowers, options, facts, 'by', {});
    lenderSigns(sheet, facts, options, { size: 10.5 });
  },
};

const plain: Layout = {
  id: 'a-loan-agreement-schedule',
  docType: 'loan_agreement',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['franklin', 'slab'] as const), size: 9.5 },
      margins: { left: 54, right: 54, top: 58, bottom: 54 },
      furniture: (s, n, total) =>
        s.text(54, s.height - 34, t`${v('loan_number', facts.loanNumber)}   Page ${n} of ${total}`, {
          size: 8,
          width: s.width - 108,
          align: 'right',
        }),
    });
    sheet.y = sheet.text(54, sheet.y, 'LOAN AGREEMENT', { size: 18, bold: true }) + 2;
    sheet.y =
      sheet.text(
        54,
        sheet.y,
        t`${f.who('lender_name', facts.lender)} (the lender) and ${f.borrowers(facts)} (the borrower) agree on ${f.day('note_date', facts.noteDate)}:`,
        { size: 10, width: innerWidth(sheet) },
      ) + 10;
    table(
      sheet,
      [120, innerWidth(sheet) - 120],
      loanTerms(facts)
        .filter(([, runs]) => runs.length > 0)
        .map(([head, runs]) => [t`**${head}**`, runs]),
      { cell: { size: 9.5 }, pad: 5 },
    );
    sheet.y += 10;
    drawCovenants(sheet, 'caps');
    signers(sheet, facts.borrowers, options, facts, 'under', { dateLine: true });
    lenderSigns(sheet, facts, options);
  },
};

const change: Layout = {
  id: 'a-change-in-terms-bank',
  docType: 'change_in_terms',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({ style: { font: 'sans', size: 9.5 }, margins: { left: 44, right: 44, top: 46, bottom: 46 } });
    centred(sheet, 'CHANGE IN TERMS AGREEMENT', { size: 15, bold: true }, 10);
    boxRow(
      sheet,
      [
        { w: 2, label: 'Principal', runs: f.usd('principal_amount', facts.principalCents) },
        { w: 1.4, label: 'Loan Date', runs: f.day('note_date', facts.noteDate, 'dash') },
        { w: 1.4, label: 'Maturity', runs: f.day('maturity_date', facts.maturityDate, 'dash') },
        { w: 1.6, label: 'Loan No', runs: v('loan_number', facts.loanNumber) },
        { w: 1.6, label: 'Officer', runs: v('loan_officer', facts.approval.officer) },
      ],
      { value: { size: 9 } },
    );
    sheet.y += 8;
    labelList(
      sheet,
      [
        ['Borrower:', t`${f.borrowers(facts)}, ${f.place('borrower_address', f.firstBorrower(facts).address)}`],
        ['Lender:', t`${f.who('lender_name', facts.lender)}, ${f.place('lender_address', facts.lender.address)}`],
      ],
      { labelWidth: 64, label: { bold: true, size: 9.5 } },
    );
    sheet.y += 4;
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify' });
    say(
      t`**DESCRIPTION OF EXISTING INDEBTEDNESS.** A promissory note to Lender dated ${f.day('note_date', facts.noteDate)} in the original principal amount of ${f.usd('principal_amount', facts.principalCents)}, with all renewals and modifications.`,
    );
    say(
      t`**DESCRIPTION OF COLLATERAL.** ${f.realEstate(facts) ? over('collateral_description', t`Real property at ${f.place('property_address', facts.property.address)}`) : t`${v('collateral_description', facts.collateral)}`}.`,
    );
    say(
      t`**DESCRIPTION OF CHANGE IN TERMS.** ${random.pick(['The payment schedule is changed as follows.', 'The interest rate and payments are changed as follows.'])} The rate is ${f.pct('interest_rate', facts.rate)} per annum. Borrower will pay ${f.usd('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'each month', 'monthly')} beginning ${f.day('first_payment_date', facts.firstPaymentDate)}, and all that remains on ${f.day('maturity_date', facts.maturityDate)}, to which the maturity is extended.`,
    );
    say(
      t`**LATE CHARGE.** If a payment is ${v('grace_days', `${facts.graceDays}`)} days or more late, Borrower will be charged ${f.pct('late_charge_percent', facts.lateChargePercent)} of the unpaid portion of the regularly scheduled payment.`,
    );
    say(
      t`**CONTINUING VALIDITY.** Except as expressly changed by this Agreement, the terms of the original obligation, including all agreements evidenced or securing it, remain unchanged and in full force. Consent by Lender to this Agreement does not waive its right to strict performance nor obligate it to make any future change. It is the intention of Lender to retain as liable parties all makers and endorsers, unless a party is expressly released in writing. This Agreement is not a novation.`,
    );
    say(
      t`**SUCCESSORS AND ASSIGNS.** Subject to any limitation on transfer, this Agreement is binding upon and inures to the benefit of the parties, their successors and assigns.`,
    );
    sheet.paragraph(t`**BORROWER:**`);
    signers(sheet, facts.borrowers, options, facts, 'by', {});
  },
};

const modification: Layout = {
  id: 'a-change-in-terms-table',
  docType: 'change_in_terms',
  draw(open, facts, options) {
    const { random } = options;
    const sheet = open({
      style: { font: random.pick(['serif', 'condensed'] as const), size: 10.5 },
      margins: { left: 62, right: 62, top: 62, bottom: 60 },
    });
    centred(
      sheet,
      random.pick(['CHANGE IN TERMS AGREEMENT', 'AGREEMENT TO CHANGE TERMS']),
      { size: 15, bold: true },
      14,
    );
    sheet.paragraph(
      t`Note ${v('loan_number', facts.loanNumber)} of ${f.borrowers(facts)} to ${f.who('lender_name', facts.lender)}, dated ${f.day('note_date', facts.noteDate)}.`,
    );
    const w = innerWidth(sheet);
    table(
      sheet,
      [w * 0.28, w * 0.36, w * 0.36],
      [
        ['Unpaid principal', f.usd('principal_amount', facts.principalCents), 'no change'],
        ['Interest rate', `${(facts.rate / 1000 + 0.75).toFixed(3)}%`, f.pct('interest_rate', facts.rate)],
        [
          'Monthly payment',
          `$${f.roundMoney(facts.paymentCents + 12_345)}`,
          f.usd('payment_amount', facts.paymentCents),
        ],
        ['Final maturity', f.dateText(facts.firstPaymentDate), f.day('maturity_date', facts.maturityDate)],
      ],
      { header: ['Term', 'As it was', 'As changed'], cell: { size: 10.5 }, pad: 5 },
    );
    sheet.y += 12;
    for (const text of [
      'The description of existing indebtedness and the description of change in terms are those in the table. Nothing else in the note, or in any document that secures or guarantees it, is changed.',
      'The borrower confirms that no defense, claim or set-off against the note exists, that the liens of the lender continue with the priority they had, and that the lender need not agree to any other change.',
      'If a guarantor does not sign, the guaranty remains in force as to the debt as it was, and to the extent permitted by it, as changed.',
    ])
      sheet.paragraph(text, { align: 'justify' });
    signers(sheet, facts.borrowers, options, facts, 'x-line', { dateLine: true });
    lenderSigns(sheet, facts, options);
  },
};

export const loanAgreements: readonly Layout[] = [bank, articles, plain];
export const changesInTerms: readonly Layout[] = [change, modification];
