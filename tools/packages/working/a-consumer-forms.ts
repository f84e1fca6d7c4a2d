import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';
import { borrowerSigners } from './a-disbursements.ts';
import { type Draft, isConsumer, layout } from './a-draft.ts';
import { signInBoxes, signUnderName } from './a-signatures.ts';
import { drawBoxes, drawList } from './a-tables.ts';
import { drawTitle, rule } from './a-text.ts';

function tick(draft: Draft, x: number, label: string, marked: boolean, field?: string): number {
  draft.sheet.checkbox(x, draft.sheet.y + 1, { marked, label, size: 7, ...(field === undefined ? {} : { field }) });
  draft.sheet.text(x + 10, draft.sheet.y, label, { size: 8 });
  return x + 18 + draft.sheet.measure(label, { ...draft.style, size: 8 });
}

function bar(draft: Draft, text: string): void {
  const { sheet, left, width } = draft;
  sheet.ensure(60);
  sheet.rect(left, sheet.y, width, 16, { fill: '#333333' });
  sheet.text(left + 5, sheet.y + 3, text, { bold: true, size: 9.5, colour: 'white' });
  sheet.y += 19;
}

export const consumerForms: readonly Layout[] = [
  layout({
    id: 'right-to-cancel-model-form',
    docType: 'right_to_cancel',
    suits: (facts) => facts.product === 'residential_refinance',
    paper: (random) => ({
      style: { font: random.pick(['serif', 'sans']), size: 11 },
      margins: { top: 54, left: 64, right: 64, bottom: 54 },
    }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawTitle(draft, 'NOTICE OF RIGHT TO CANCEL', { size: 16 });
      sheet.y += 8;
      drawList(
        draft,
        [
          ['Lender:', say.lender()],
          ['Borrower(s):', say.borrowers()],
          ['Property:', say.property()],
          ['Loan No.:', say.loanNo()],
          ['Date:', say.date('closing_date', facts.disclosure.closingDate)],
        ],
        { labelWidth: 90 },
      );
      rule(draft);
      sheet.paragraph('Your Right to Cancel', { bold: true, after: 2 });
      sheet.paragraph(
        'You are entering into a transaction that will result in a mortgage, lien or security interest on/in your home. You have a legal right under federal law to cancel this transaction, without cost, within three business days from whichever of the following events occurs last:',
      );
      sheet.paragraph(
        prose`(1) the date of the transaction, which is ${say.date('closing_date', facts.disclosure.closingDate)}; or\n(2) the date you received your Truth in Lending disclosures; or\n(3) the date you received this notice of your right to cancel.`,
        { indent: 20 },
      );
      sheet.paragraph(
        'If you cancel the transaction, the mortgage, lien or security interest is also cancelled. Within 20 calendar days after we receive your notice, we must take the steps necessary to reflect the fact that the mortgage, lien or security interest on/in your home has been cancelled, and we must return to you any money or property you have given to us or to anyone else in connection with this transaction.',
      );
      sheet.paragraph('How to Cancel', { bold: true, after: 2 });
      sheet.paragraph(
        prose`If you decide to cancel this transaction, you may do so by notifying us in writing, at ${say.lender()}, ${say.lenderAddress()}. If you cancel by mail or telegram, you must send the notice no later than MIDNIGHT of ${say.date('rescission_end_date', facts.disclosure.rescissionEnd)} (or midnight of the third business day following the latest of the three events listed above).`,
      );
      sheet.rect(draft.left, sheet.y, draft.width, 76);
      sheet.text(draft.left + 6, sheet.y + 6, 'I WISH TO CANCEL', { bold: true });
      sheet.hline(draft.left + 6, sheet.y + 56, draft.left + 220);
      sheet.text(draft.left + 6, sheet.y + 59, 'Consumer’s Signature', { size: 8 });
      sheet.hline(draft.left + 300, sheet.y + 56, draft.left + 420);
      sheet.text(draft.left + 300, sheet.y + 59, 'Date', { size: 8 });
      sheet.y += 86;
      sheet.paragraph('ON THE DATE LISTED ABOVE I/WE EACH RECEIVED TWO COMPLETED COPIES OF THIS NOTICE.', {
        bold: true,
      });
      signUnderName(draft, borrowerSigners(draft, 'CONSUMER'));
    },
  }),
  layout({
    id: 'right-to-cancel-boxed',
    docType: 'right_to_cancel',
    suits: (facts) => facts.product === 'residential_refinance',
    paper: () => ({ style: { font: 'sans', size: 10 }, margins: { top: 40, left: 40, right: 40, bottom: 40 } }),
    draw(draft) {
      const { sheet, say, facts } = draft;
      drawBoxes(draft, [
        [
          { label: 'CONSUMER', runs: [...say.borrowers('\n'), '\n', say.property('two lines')] },
          { label: 'CREDITOR', runs: [say.lender(), '\n', say.lenderAddress('two lines')] },
        ],
        [
          { label: 'LOAN NUMBER', runs: say.loanNo() },
          { label: 'TRANSACTION DATE', runs: say.date('closing_date', facts.disclosure.closingDate) },
          { label: 'LOAN AMOUNT', runs: say.principal() },
        ],
      ]);
      sheet.y += 10;
      drawTitle(draft, 'NOTICE OF RIGHT TO CANCEL', { size: 15 });
      drawTitle(draft, '(General Refinancing)', { size: 9, bold: false });
      sheet.y += 6;
      for (const runs of paragraphs`
        ${bold('1. YOUR RIGHT TO CANCEL. ')}You have a right to cancel this transaction, without cost, within three business days from the latest of: the date of the transaction, the date you received your Truth in Lending disclosures, and the date you received this notice.
        ${bold('2. EFFECT OF CANCELLATION. ')}The security interest in your home is also cancelled. Within 20 calendar days we must return any money or property given to anyone in connection with the transaction.
        ${bold('3. HOW TO CANCEL. ')}Sign below, or write to the creditor at its address above, and send it no later than midnight of ${say.date('rescission_end_date', facts.disclosure.rescissionEnd, 'long')}. Funds are not disbursed before ${say.date('disbursement_date', facts.disclosure.disbursementDate)}.
      `)
        sheet.paragraph(runs, { align: 'justify' });
      sheet.y += 30;
      sheet.hline(draft.left, sheet.y, draft.left + 240);
      sheet.y = sheet.text(draft.left, sheet.y + 2, 'I WISH TO CANCEL (sign here only to cancel)', { size: 8 }) + 14;
      sheet.paragraph('ACKNOWLEDGMENT OF RECEIPT', { bold: true });
      signInBoxes(draft, borrowerSigners(draft, 'Consumer'));
    },
  }),
  layout({
    id: 'application-1003-bars',
    docType: 'loan_application',
    suits: isConsumer,
    paper: (random) => ({
      style: { font: random.pick(['sans', 'franklin']), size: 9 },
      margins: { top: 44, left: 40, right: 40, bottom: 52 },
      furniture({ sheet, left, width }, pageNo, pageCount) {
        sheet.text(
          left,
          sheet.height - 38,
          'Uniform Residential Loan Application\nFreddie Mac Form 65 • Fannie Mae Form 1003',
          { size: 6.5 },
        );
        sheet.text(left, sheet.height - 38, `Page ${pageNo} of ${pageCount}\nEffective 1/2021`, {
          size: 6.5,
          width,
          align: 'right',
        });
      },
    }),
    draw(draft) {
      const { sheet, say, facts, left, random } = draft;
      sheet.text(
        left,
        sheet.y,
        ['To be completed by the Lender:  Lender Loan No./Universal Loan Identifier ', say.loanNo()],
        { size: 8 },
      );
      sheet.y += 14;
      drawTitle(draft, 'Uniform Residential Loan Application', { size: 16, align: 'left' });
      sheet.paragraph(
        'Verify and complete the information on this application. If you are applying for this loan with others, each additional Borrower must provide information as directed by your Lender.',
        { size: 8 },
      );
      const typed = { valueStyle: { font: random.pick(['mono', 'typewriter', 'sans'] as const) } };
      bar(draft, 'Section 1: Borrower Information. 1a. Personal Information');
      drawBoxes(
        draft,
        [
          [
            { label: 'Name (First, Middle, Last, Suffix)', runs: say.borrower(), share: 2 },
            { label: 'Social Security Number', runs: v('borrower_tin', facts.borrowers[0]?.tin ?? '') },
          ],
          [
            {
              label: 'Date of Birth (mm/dd/yyyy)',
              runs: `0${random.int(1, 9)}/${random.int(10, 28)}/19${random.int(55, 95)}`,
            },
            { label: 'Citizenship', runs: 'U.S. Citizen' },
            { label: 'Dependents', runs: `${random.int(0, 4)}` },
          ],
          [
            { label: 'Current Address', runs: say.borrowerAddress(), share: 2 },
            { label: 'How Long at Current Address?', runs: `${random.int(1, 20)} Years` },
          ],
          ...(facts.borrowers.length > 1
            ? [[{ label: 'List Name(s) of Other Borrower(s) Applying for this Loan', runs: say.borrower(1) }]]
            : []),
        ],
        typed,
      );
      sheet.y += 6;
      bar(draft, '1b. Current Employment/Self-Employment and Income');
      drawBoxes(
        draft,
        [
          [
            {
              label: 'Employer or Business Name',
              runs: random.pick(['Mercy Regional Hospital', 'Tri-State Freight', 'Lincoln Unified School District']),
              share: 2,
            },
            { label: 'Gross Monthly Income', runs: say.plain.dollars(random.int(400, 1_900) * 1_000) },
          ],
        ],
        typed,
      );
      sheet.y += 6;
      bar(draft, 'Section 4: Loan and Property Information');
      const use = random.pick(['Primary Residence', 'Second Home', 'Investment Property']);
      drawBoxes(
        draft,
        [
          [
            { label: 'Loan Amount $', runs: say.money('principal_amount', facts.principalCents) },
            { label: 'Property Address', runs: say.property(), share: 2 },
            { label: 'County', runs: say.county() },
          ],
          [
            { label: 'Property Value $', runs: say.plain.dollars(facts.appraisedCents) },
            { label: 'Number of Units', runs: '1' },
            { label: 'Occupancy', runs: v('occupancy', use) },
          ],
        ],
        typed,
      );
      sheet.y += 4;
      let x = left;
      for (const kind of ['Purchase', 'Refinance', 'Other'])
        x = tick(draft, x, kind, kind === (facts.product === 'residential_purchase' ? 'Purchase' : 'Refinance'));
      sheet.y += 16;
      bar(draft, 'Section 6: Acknowledgments and Agreements');
      sheet.paragraph(
        'I agree to, acknowledge, and represent the following: the information I have provided in this application is true, accurate, and complete as of the date I signed this application. If the information I submitted changes or I have new information before closing of the Loan, I must change and supplement this application. The Lender and other loan participants may rely on it.',
        { size: 8 },
      );
      signInBoxes(draft, borrowerSigners(draft, 'Borrower'));
    },
  }),
  layout({
    id: 'application-lender-information',
    docType: 'loan_application',
    suits: isConsumer,
    paper: () => ({ style: { font: 'condensed', size: 9.5 }, margins: { top: 40, left: 44, right: 44, bottom: 50 } }),
    draw(draft) {
      const { sheet, say, facts, left } = draft;
      drawTitle(draft, 'UNIFORM RESIDENTIAL LOAN APPLICATION (1003)', { size: 13 });
      rule(draft, 1);
      sheet.y += 4;
      sheet.paragraph('Section 1: Borrower Information', { bold: true });
      drawList(
        draft,
        [
          ['Borrower', say.borrower()],
          ['Mailing address', say.borrowerAddress()],
          ...(facts.borrowers.length > 1 ? [['Co-Borrower', say.borrower(1)] as const] : []),
          ['Loan identifier', say.loanNo()],
        ],
        { labelWidth: 140, underlined: true },
      );
      sheet.y += 6;
      sheet.paragraph('L1. Property and Loan Information', { bold: true });
      let x = left;
      for (const kind of ['Condominium', 'PUD', 'Single Family'])
        x = tick(draft, x, kind, kind === facts.property.type);
      sheet.y += 18;
      sheet.paragraph('L3. Mortgage Loan Information', { bold: true });
      drawList(
        draft,
        [
          ['Note Rate', say.rate()],
          ['Loan Term', [v('term_months', `${facts.termMonths}`), ' (mos.)']],
          ['Loan Amount', say.principal()],
          ['Subject property', say.property()],
          ['Proposed monthly P&I', say.dollars('payment_amount', facts.paymentCents)],
          ['Estimated escrow', say.plain.dollars(facts.disclosure.escrowCents)],
          ['Lender', say.lender()],
          ['Loan originator', v('loan_officer', facts.approval.officer)],
        ],
        { labelWidth: 140, underlined: true },
      );
      sheet.y += 6;
      sheet.paragraph('Amortization type', { bold: true, after: 2 });
      x = tick(draft, left, 'Fixed Rate', facts.rateType === 'fixed');
      x = tick(draft, x, 'Adjustable Rate', facts.rateType === 'variable');
      tick(draft, x, 'Other', false);
      sheet.y += 24;
      sheet.paragraph(
        'Each of the undersigned specifically represents to Lender that the information provided in this application is true and correct as of the date set forth opposite the signature.',
        { size: 8 },
      );
      signUnderName(draft, borrowerSigners(draft, 'BORROWER'));
    },
  }),
];
