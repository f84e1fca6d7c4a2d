import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-application-1003',
  docType: 'loan_application',
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, facts, { random, signed }) {
    const { lender, property, borrowers, approval } = facts;
    const [first = lender, second] = borrowers;
    const applied = numericDate(addDays(approval.date, -30));
    const sheet = open({
      margins: { top: 40, bottom: 50, left: 40, right: 40 },
      style: { font: 'sans', size: 8 },
      furniture: (page, pageNo, pageCount) => {
        page.hline(40, 748, 572, 0.8);
        page.text(40, 752, ['Borrower Name: ', v('borrower_name', first.name)], { size: 7 });
        page.text(40, 761, 'Uniform Residential Loan Application', { size: 6.5 });
        page.text(40, 769, 'Freddie Mac Form 65   Fannie Mae Form 1003   Effective 1/2021', { size: 6.5 });
        page.text(420, 761, `Page ${pageNo} of ${pageCount}`, { size: 6.5, width: 152, align: 'right' });
      },
    });
    const fill = { font: 'franklin' as const, size: 8.5, colour: '#10307a' };
    const at = (x: number, y: number, label: string, runs: Run | readonly Run[], bold = true): void => {
      sheet.text(x, y, label, { size: 7.5, bold });
      sheet.text(x + sheet.measure(label, { size: 7.5, bold }) + 4, y - 0.5, runs, fill);
    };
    const tick = (x: number, y: number, label: string, marked: boolean, field?: string): void => {
      sheet.checkbox(x, y, { marked, label, size: 7, look: 'circle', ...(field === undefined ? {} : { field }) });
      if (marked) sheet.raw.circle(x + 3.5, y + 3.5, 2).fill('black');
      sheet.text(x + 10, y, marked && field !== undefined ? v(field, label) : label, { size: 7.5 });
    };
    const bar = (y: number, title: string, note: string): void => {
      sheet.rect(40, y, 532, 15, { fill: '#1f3d5c' });
      sheet.text(45, y + 3.5, title, { bold: true, size: 9, colour: 'white' });
      sheet.text(45 + sheet.measure(title, { bold: true, size: 9 }) + 8, y + 4.5, note, { size: 7, colour: 'white' });
    };
    sheet.text(40, 36, 'To be completed by the Lender:', { size: 7 });
    at(40, 46, 'Lender Loan No./Universal Loan Identifier', v('loan_number', facts.loanNumber));
    at(400, 46, 'Agency Case No.', '');
    sheet.hline(40, 57, 572);
    sheet.text(40, 64, 'Uniform Residential Loan Application', { size: 16, bold: true });
    sheet.text(
      40,
      84,
      'Verify and complete the information on this application. If you are applying for this loan with others, each additional Borrower must provide information as directed by your Lender.',
      { size: 7, width: 532 },
    );
    bar(106, 'Section 1: Borrower Information.', 'This section asks about your personal information and your income.');
    sheet.text(40, 126, '1a. Personal Information', { bold: true, size: 9 });
    sheet.rect(40, 138, 532, 212);
    at(45, 143, 'Name', v('borrower_name', first.name));
    sheet.text(45, 153, '(First, Middle, Last, Suffix)', { size: 6 });
    at(320, 143, 'Social Security Number', v('borrower_tin', first.tin));
    at(45, 166, 'Alternate Names', 'None');
    at(320, 166, 'Date of Birth', `0${random.int(1, 9)}/1${random.int(0, 9)}/19${random.int(60, 94)}`);
    sheet.text(320, 179, 'Citizenship', { bold: true, size: 7.5 });
    tick(370, 179, 'U.S. Citizen', true);
    tick(430, 179, 'Permanent Resident Alien', false);
    sheet.hline(40, 192, 572);
    sheet.text(45, 196, 'Type of Credit', { bold: true, size: 7.5 });
    tick(45, 207, 'I am applying for individual credit.', second === undefined);
    tick(45, 218, 'I am applying for joint credit. Total Number of Borrowers: 2', second !== undefined);
    sheet.text(320, 196, 'List Name(s) of Other Borrower(s) Applying for this Loan', { bold: true, size: 7.5 });
    if (second !== undefined) sheet.text(320, 208, v('borrower_name', second.name), fill);
    sheet.hline(40, 231, 572);
    sheet.text(45, 235, 'Marital Status', { bold: true, size: 7.5 });
    tick(45, 246, 'Married', second !== undefined);
    tick(45, 257, 'Separated', false);
    tick(45, 268, 'Unmarried', second === undefined);
    at(150, 235, 'Dependents', 'Number 1   Ages 9');
    sheet.text(320, 235, 'Contact Information', { bold: true, size: 7.5 });
    at(320, 246, 'Cell Phone', '(555) 010-4471', false);
    at(320, 257, 'Email', 'on file', false);
    sheet.hline(40, 280, 572);
    at(45, 285, 'Current Address', v('borrower_address', oneLine(first.address)));
    at(45, 298, 'How Long at Current Address?', '4 Years 2 Months', false);
    sheet.text(260, 298, 'Housing', { size: 7.5, bold: true });
    tick(300, 298, 'No primary housing expense', false);
    tick(420, 298, 'Own', facts.salePriceCents === null);
    tick(460, 298, 'Rent', facts.salePriceCents !== null);
    at(45, 313, 'Mailing Address', '- if different from Current Address: Does not apply', true);
    sheet.text(
      45,
      328,
      'Military Service - Did you (or your deceased spouse) ever serve in the United States Armed Forces?',
      { size: 7.5 },
    );
    tick(440, 328, 'NO', true);
    tick(480, 328, 'YES', false);
    sheet.text(40, 358, '1b. Current Employment/Self-Employment and Income', { bold: true, size: 9 });
    sheet.rect(40, 370, 532, 76);
    at(
      45,
      375,
      'Employer or Business Name',
      random.pick(['Lakeview Regional Hospital', 'Deane Manufacturing Co.', 'Unified School District 11']),
    );
    at(45, 389, 'Position or Title', 'Operations Supervisor');
    at(45, 403, 'Start Date', '03/14/2016');
    at(45, 417, 'How long in this line of work?', '11 Years');
    sheet.text(360, 375, 'Gross Monthly Income', { bold: true, size: 7.5 });
    at(360, 389, 'Base', `$ ${money(Math.round(facts.paymentCents * 3.2))} /month`, false);
    at(360, 403, 'Overtime', '$ 0.00 /month', false);
    at(360, 417, 'TOTAL', `$ ${money(Math.round(facts.paymentCents * 3.2))} /month`);
    bar(456, 'Section 2: Financial Information - Assets and Liabilities.', '');
    sheet.text(40, 476, '2a. Assets - Bank Accounts, Retirement, and Other Accounts You Have', { bold: true, size: 9 });
    const asset = facts.disclosure.cashToCloseCents + 1_220_000;
    [
      ['Account Type', 'Financial Institution', 'Account Number', 'Cash or Market Value'],
      ['Checking', 'Lakeshore National Bank', 'xxxx4410', `$ ${money(asset)}`],
      ['Retirement', 'Plainfield Investments', 'xxxx0093', '$ 61,250.00'],
    ].forEach((cells, i) => {
      cells.forEach((cell, j) => {
        sheet.rect(40 + j * 133, 488 + i * 15, 133, 15);
        sheet.text(44 + j * 133, 492 + i * 15, cell, i === 0 ? { size: 7.5, bold: true } : fill);
      });
    });
    sheet.text(40, 542, '2c. Liabilities - Credit Cards, Other Debts, and Leases that You Owe', {
      bold: true,
      size: 9,
    });
    [
      ['Account Type', 'Company Name', 'Unpaid Balance', 'Monthly Payment'],
      ['Installment', 'Crestline Auto Finance', '$ 14,318.00', '$ 412.00'],
      ['Revolving', 'Union Card Services', '$ 2,205.00', '$ 66.00'],
    ].forEach((cells, i) => {
      cells.forEach((cell, j) => {
        sheet.rect(40 + j * 133, 554 + i * 15, 133, 15);
        sheet.text(44 + j * 133, 558 + i * 15, cell, i === 0 ? { size: 7.5, bold: true } : fill);
      });
    });

    sheet.newPage();
    bar(
      40,
      'Section 4: Loan and Property Information.',
      'This section asks about the loan’s purpose and the property.',
    );
    sheet.text(40, 60, '4a. Loan and Property Information', { bold: true, size: 9 });
    sheet.rect(40, 72, 532, 104);
    at(45, 77, 'Loan Amount $', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents)));
    sheet.text(230, 77, 'Loan Purpose', { bold: true, size: 7.5 });
    ['Purchase', 'Refinance', 'Other (specify)'].forEach((label, i) => {
      tick(290 + i * 70, 77, label, i === (facts.salePriceCents === null ? 1 : 0), 'loan_purpose');
    });
    at(45, 93, 'Property Address', v('property_address', oneLine(property.address)));
    at(45, 109, 'County', v('property_county', property.county));
    at(230, 109, 'Number of Units', '1');
    at(
      340,
      109,
      'Property Value $',
      v('appraised_value', money(facts.appraisedCents), plainMoney(facts.appraisedCents)),
    );
    sheet.text(45, 125, 'Occupancy', { bold: true, size: 7.5 });
    ['Primary Residence', 'Second Home', 'Investment Property', 'FHA Secondary Residence'].forEach((label, i) => {
      tick(100 + i * 100, 125, label, i === 0, 'occupancy');
    });
    sheet.text(
      45,
      141,
      '1. Mixed-Use Property. Will you set aside space within the property to operate your own business?',
      { size: 7.5 },
    );
    tick(480, 141, 'NO', true);
    tick(520, 141, 'YES', false);
    sheet.text(45, 156, '2. Manufactured Home. Is the property a manufactured home?', { size: 7.5 });
    tick(480, 156, 'NO', true);
    tick(520, 156, 'YES', false);
    sheet.text(40, 184, '4b. Other New Mortgage Loans on the Property You are Buying or Refinancing', {
      bold: true,
      size: 9,
    });
    tick(420, 184, 'Does not apply', true);
    bar(204, 'Section 5: Declarations.', 'This section asks you specific questions about the property and your past.');
    [
      'A. Will you occupy the property as your primary residence?',
      'B. If this is a Purchase Transaction: Do you have a family relationship with the seller of the property?',
      'C. Are you borrowing any money for this real estate transaction from another party?',
      'D. Have you or will you be applying for a mortgage loan on another property before closing?',
      'F. Are you a co-signer or guarantor on any debt that is not disclosed on this application?',
      'G. Are there any outstanding judgments against you?',
      'M. Have you declared bankruptcy within the past 7 years?',
    ].forEach((question, i) => {
      sheet.text(45, 226 + i * 15, question, { size: 7.5 });
      tick(480, 226 + i * 15, 'NO', i > 0);
      tick(520, 226 + i * 15, 'YES', i === 0);
    });
    bar(338, 'Section 6: Acknowledgments and Agreements.', 'This section tells you about your legal obligations.');
    sheet.y = 360;
    for (const runs of paragraphs`
      I agree to, acknowledge, and represent that the information I have provided in this application is true, accurate, and complete as of the date I signed it. If it changes, or if I have new information before closing, I must change and supplement this application. I understand that any intentional or negligent misrepresentation may result in civil liability or criminal penalties under federal law.
      The loan I am applying for will be secured by a mortgage or deed of trust which gives the Lender a security interest in the property described in this application. The Lender and other loan participants may rely on this application, obtain data about me from others, and keep the application whether or not the loan is approved.
    `)
      sheet.paragraph(runs, { size: 7.5 });
    borrowers.forEach((borrower, i) => {
      const y = 470 + i * 46;
      sheet.text(40, y - 10, i === 0 ? 'Borrower Signature' : 'Additional Borrower Signature', {
        size: 7.5,
        bold: true,
      });
      sheet.signature(160, y, 220, { signed, label: borrower.name });
      sheet.text(160, y + 3, v('borrower_name', borrower.name), { size: 7.5 });
      at(420, y - 10, 'Date (mm/dd/yyyy)', signed ? applied : '');
    });
    bar(566, 'Section 9: Loan Originator Information.', 'To be completed by your Loan Originator.');
    at(45, 588, 'Loan Originator Organization Name', v('lender_name', lender.name));
    at(45, 603, 'Address', v('lender_address', oneLine(lender.address)));
    at(45, 618, 'Organization NMLSR ID#', `4${random.int(10000, 99999)}`);
    at(300, 618, 'State License ID#', 'Exempt');
    at(45, 633, 'Loan Originator Name', v('loan_officer', approval.officer));
    at(300, 633, 'Loan Originator NMLSR ID#', `8${random.int(10000, 99999)}`);
    sheet.signature(100, 672, 220, { signed, label: approval.officer });
    sheet.text(45, 662, 'Signature', { size: 7.5, bold: true });
    at(420, 662, 'Date', signed ? applied : '');
  },
};
