import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { boxRow, centred, innerWidth, table, ticked } from './a-forms.ts';
import { signers } from './a-signing.ts';
import { t } from './a-text.ts';
import * as f from './a-values.ts';

/** From the credit file: an application and the authorization of a guaranteed loan. */

const application: Layout = {
  id: 'a-application-residential',
  docType: 'loan_application',
  suits: f.consumer,
  draw(open, facts, options) {
    const { random } = options;
    const borrower = f.firstBorrower(facts);
    const sheet = open({
      style: { font: random.pick(['sans', 'condensed'] as const), size: 8.5 },
      margins: { left: 38, right: 38, top: 40, bottom: 50 },
      furniture: (s, n, total) => {
        s.text(38, s.height - 38, 'Uniform Residential Loan Application\nFreddie Mac Form 65 • Fannie Mae Form 1003', {
          size: 7,
        });
        s.text(38, s.height - 38, `Effective 1/2021     ${n} of ${total}`, {
          size: 7,
          width: s.width - 76,
          align: 'right',
        });
      },
    });
    sheet.text(
      38,
      sheet.y,
      t`To be completed by the **Lender**: Lender Loan No. ${v('loan_number', facts.loanNumber)}   Agency Case No. ______________`,
      { size: 8 },
    );
    sheet.y += 18;
    sheet.y = sheet.text(38, sheet.y, 'Uniform Residential Loan Application', { size: 16, bold: true }) + 3;
    sheet.y =
      sheet.text(
        38,
        sheet.y,
        'Verify and complete the information on this application. If you are applying for this loan with others, each additional Borrower must provide information as directed by your Lender.',
        { size: 8, width: innerWidth(sheet) },
      ) + 8;
    const band = (text: string, note: string): void => {
      sheet.ensure(60);
      sheet.y += 6;
      sheet.rect(38, sheet.y, innerWidth(sheet), 18, { fill: '#2b2b2b' });
      sheet.text(44, sheet.y + 4, text, { size: 10, bold: true, colour: 'white' });
      sheet.text(52 + sheet.measure(text, { size: 10, bold: true }), sheet.y + 5, note, { size: 7.5, colour: 'white' });
      sheet.y += 20;
    };
    band('Section 1: Borrower Information.', 'This section asks about your personal information and your income.');
    sheet.paragraph(t`**1a. Personal Information**`, { after: 2 });
    boxRow(
      sheet,
      [
        { w: 3, label: 'Name (First, Middle, Last, Suffix)', runs: f.who('borrower_name', borrower) },
        { w: 2, label: 'Social Security Number', runs: v('borrower_tin', borrower.tin) },
      ],
      { value: { size: 9.5 } },
    );
    boxRow(
      sheet,
      [
        { w: 2, label: 'Alternate Names' },
        { w: 1, label: 'Date of Birth', runs: `${random.int(1, 12)}/${random.int(1, 28)}/${random.int(1955, 1998)}` },
        { w: 2, label: 'Citizenship', runs: 'U.S. Citizen' },
      ],
      { value: { size: 9.5 } },
    );
    const others = facts.borrowers
      .slice(1)
      .flatMap((party, i): Run[] => [i > 0 ? ', ' : '', f.who('borrower_name', party)]);
    const rowY = sheet.y + 5;
    ticked(sheet, 42, rowY, others.length === 0, 'I am applying for individual credit.', { text: { size: 8 } });
    ticked(
      sheet,
      220,
      rowY,
      others.length > 0,
      `I am applying for joint credit. Total Number of Borrowers: ${facts.borrowers.length}`,
      { text: { size: 8 } },
    );
    sheet.y += 20;
    boxRow(sheet, [{ w: 1, label: 'List Name(s) of Other Borrower(s) Applying for this Loan', runs: others }], {
      minHeight: 26,
      value: { size: 9.5 },
    });
    boxRow(
      sheet,
      [
        { w: 3, label: 'Current Address', runs: f.place('borrower_address', borrower.address) },
        { w: 1, label: 'How Long', runs: `${random.int(1, 14)} Years` },
        { w: 1.5, label: 'Housing', runs: 'Own' },
      ],
      { value: { size: 9.5 } },
    );
    sheet.y += 6;
    sheet.paragraph(t`**1b. Current Employment/Self-Employment and Income**`, { after: 2 });
    boxRow(
      sheet,
      [
        {
          w: 3,
          label: 'Employer or Business Name',
          runs: random.pick(['County School District 6', 'Lakeshore Medical Group', 'Ridge Freight, Inc.']),
        },
        { w: 2, label: 'Position or Title', runs: random.pick(['Teacher', 'Analyst', 'Dispatcher']) },
        { w: 2, label: 'Gross Monthly Income TOTAL', runs: `$${random.int(4, 19)},${random.int(100, 999)}.00 /month` },
      ],
      { value: { size: 9.5 } },
    );
    band('Section 2: Financial Information', 'Assets and Liabilities.');
    table(
      sheet,
      [190, 120, 120, 106],
      [
        ['Checking', 'First Prairie Bank', `${random.int(1000, 9999)}`, `$${money(random.int(200_000, 3_000_000))}`],
        [
          'Savings',
          'Lakeshore National Bank',
          `${random.int(1000, 9999)}`,
          `$${money(random.int(500_000, 9_000_000))}`,
        ],
        [
          'Installment: auto',
          'Union County Credit Union',
          `${random.int(1000, 9999)}`,
          `$${money(random.int(300_000, 4_000_000))}`,
        ],
      ],
      {
        header: ['Account Type', 'Institution', 'Account Number', 'Value or balance'],
        alignRight: [3],
        cell: { size: 8.5 },
      },
    );
    sheet.newPage();
    band('Section 4: Loan and Property Information.', 'This section asks about the loan’s purpose and the property.');
    sheet.paragraph(t`**4a. Loan and Property Information**`, { after: 4 });
    sheet.text(38, sheet.y, t`Loan Amount ${f.usd('principal_amount', facts.principalCents)}`, { size: 9.5 });
    ticked(sheet, 230, sheet.y, facts.product === 'residential_purchase', 'Purchase');
    ticked(sheet, 320, sheet.y, facts.product === 'residential_refinance', 'Refinance');
    ticked(sheet, 410, sheet.y, false, 'Other (specify)');
    sheet.y += 20;
    boxRow(
      sheet,
      [
        { w: 3, label: 'Property Address', runs: f.place('property_address', facts.property.address) },
        { w: 1, label: 'County', runs: v('property_county', facts.property.county) },
        { w: 1, label: 'Number of Units', runs: '1' },
      ],
      { value: { size: 9.5 } },
    );
    boxRow(
      sheet,
      [
        { w: 1, label: 'Property Value', runs: f.usd('appraised_value', facts.appraisedCents) },
        {
          w: 1,
          label: 'Sale Price',
          ...(facts.salePriceCents === null ? {} : { runs: f.usd('sale_price', facts.salePriceCents) }),
        },
        { w: 1, label: 'Property type', runs: v('property_type', facts.property.type) },
      ],
      { value: { size: 9.5 } },
    );
    const y = sheet.y + 6;
    ticked(sheet, 42, y, true, 'Primary Residence', { field: 'occupancy' });
    ticked(sheet, 160, y, false, 'Second Home', { field: 'occupancy' });
    ticked(sheet, 260, y, false, 'Investment Property', { field: 'occupancy' });
    sheet.y += 26;
    band(
      'Section 5: Declarations.',
      'Specific questions about the property, your funding, and your past financial history.',
    );
    const questions = [
      'A. Will you occupy the property as your primary residence?',
      'B. If this is a Purchase, do you have a family relationship or business affiliation with the seller?',
      'C. Are you borrowing any money for this transaction?',
      'D. Have you or will you be applying for a mortgage loan on another property?',
      'E. Will this property be subject to a lien that could take priority over the first mortgage lien?',
      'F. Are you a co-signer or guarantor on any debt or loan not disclosed?',
      'G. Are there any outstanding judgments against you?',
      'H. Are you currently delinquent or in default on a Federal debt?',
    ];
    questions.forEach((question, i) => {
      sheet.text(44, sheet.y, question, { size: 8.5 });
      ticked(sheet, 470, sheet.y, i !== 0, 'NO', { text: { size: 8 } });
      ticked(sheet, 520, sheet.y, i === 0, 'YES', { text: { size: 8 } });
      sheet.y += 17;
    });
    band('Section 6: Acknowledgments and Agreements.', '');
    sheet.paragraph(
      'I agree to, acknowledge, and represent that the information I have provided in this application is true, accurate, and complete as of the date I signed it, that the loan will be secured by a mortgage or deed of trust, and that the Lender and other loan participants may rely on it and verify it before and after closing.',
    );
    signers(sheet, facts.borrowers, options, facts, 'table', {});
    sheet.y += 6;
    sheet.paragraph(
      `Loan Originator Organization: ${facts.lender.name}   NMLSR ID# ${random.int(400_000, 999_999)}   Loan Originator: ${facts.approval.officer}`,
      { size: 8 },
    );
  },
};

const authorization: Layout = {
  id: 'a-sba-authorization',
  docType: 'sba_authorization',
  suits: (facts) => facts.product === 'sba',
  draw(open, facts, options) {
    const { random } = options;
    const number = `${random.int(1_000_000_000, 9_999_999_999)}`;
    const sheet = open({
      style: { font: 'serif', size: 11 },
      margins: { left: 68, right: 68, top: 58, bottom: 62 },
      furniture: (s, n) =>
        s.text(
          68,
          s.height - 42,
          `SBA Loan Number: ${number}     SBA Loan Name: ${f.firstBorrower(facts).name}     Page ${n}\n(7(a) Wizard 2016)`,
          { size: 8 },
        ),
    });
    centred(sheet, 'U.S. Small Business Administration', { size: 14, bold: true }, 4);
    centred(sheet, 'AUTHORIZATION\n(SBA 7(A) GUARANTEED LOAN)', { size: 13, bold: true }, 12);
    const half = innerWidth(sheet) / 2;
    const top = sheet.y;
    const left = sheet.text(
      68,
      top,
      t`SBA Loan # ${number}\nSBA Loan Name: ${f.firstBorrower(facts).name}\nApproval Date: ${f.day('approval_date', facts.approval.date)}`,
      { size: 10, width: half - 10 },
    );
    const right = sheet.text(
      68 + half,
      top,
      t`Lender: ${f.who('lender_name', facts.lender)}\n${f.place('lender_address', facts.lender.address, 2)}`,
      { size: 10, width: half - 10 },
    );
    sheet.y = Math.max(left, right) + 10;
    const say = (runs: readonly Run[], indent = 0): void => sheet.paragraph(runs, { align: 'justify', indent });
    say(
      t`SBA approves, under Section 7(a) of the Small Business Act as amended, Lender's application for SBA to guarantee ${random.pick(['75', '85'])}% of a loan in the amount of ${f.usd('principal_amount', facts.principalCents)} to assist:`,
    );
    say(t`Borrower: ${f.borrowers(facts)}, ${f.place('borrower_address', f.firstBorrower(facts).address)}`, 24);
    say(
      t`**A. THE GUARANTEE FEE IS $${money(Math.round(facts.principalCents * 0.0225))}.** Lender must pay the guarantee fee within 90 days of the approval date of this Authorization. **B. ONGOING SERVICING FEE.** Lender must pay a fee of 0.55% per year on the guaranteed portion of the outstanding balance.`,
    );
    say(
      t`**C. IT IS LENDER'S SOLE RESPONSIBILITY TO:** close the loan in accordance with the terms and conditions in this Authorization; obtain valid and enforceable Loan Documents, including the signature or written consent of any obligor's spouse if necessary; retain all loan closing documents; and disburse before ${f.day('approval_expiration_date', facts.approval.expires)}, after which this Authorization expires.`,
    );
    say(
      t`**D. NOTE TERMS.** Term: ${f.count('term_months', facts.termMonths)} months. The interest rate is ${f.pct('interest_rate', facts.rate)} per year${facts.index === null ? t`, ${v('rate_type', 'fixed')}` : t`, adjusted to the ${v('rate_index', facts.index.name)} plus ${f.pct('rate_margin', facts.index.margin)}`}. Borrower pays ${f.usd('payment_amount', facts.paymentCents)} ${v('payment_frequency', 'each month', 'monthly')}. Lender must have Borrower execute SBA Form 147, Note.`,
    );
    say(
      t`**E. USE OF PROCEEDS.** ${f.usd('principal_amount', facts.principalCents)} for ${v('loan_purpose', facts.approval.purpose)}. All amounts listed are approximate. Lender may not disburse proceeds solely to pay the guarantee fee.`,
    );
    say(
      t`**F. COLLATERAL CONDITIONS.** Lender must obtain a lien on 100% of the interests in: (1) ${v('lien_position', 'First', '1')} deed of trust or mortgage on land and improvements at ${f.place('property_address', facts.property.address)}; (2) first perfected security interest in: ${v('collateral_description', facts.collateral)}; and (3) guarantee on SBA Form 148 by ${facts.guarantors.flatMap((party, i): Run[] => [i > 0 ? ', ' : '', f.who('guarantor_name', party)])}.`,
    );
    say(
      t`**G. ADDITIONAL CONDITIONS.** 1. Insurance: hazard, flood where required, and life insurance on principals. 2. Environmental questionnaire. 3. Borrower, guarantor and operating company documents: certificate of good standing, resolution, articles. 4. Operating information: verification of tax transcripts, injection of equity of not less than 10%. 5. Certifications and agreements: receipt of authorization, child support, current taxes, no adverse change.`,
    );
    sheet.ensure(130);
    sheet.paragraph('ADMINISTRATOR, SMALL BUSINESS ADMINISTRATION');
    sheet.signature(68, sheet.y + 30, 230, { signed: options.signed, label: 'Administrator' });
    sheet.y = sheet.text(
      68,
      sheet.y + 33,
      t`By: ${facts.lender.signer}, ${facts.lender.capacity ?? ''}, ${f.who('lender_name', facts.lender)}, a PLP lender`,
      { size: 9 },
    );
  },
};

export const filePapers: readonly Layout[] = [application, authorization];
