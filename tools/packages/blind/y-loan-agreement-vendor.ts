import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { business, cash, firstBorrower, on, twoLines } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-loan-agreement-vendor',
  docType: 'loan_agreement',
  suits: business,
  draw(open, facts, { random, signed }) {
    const left = 40;
    const right = 572;
    const b = firstBorrower(facts);
    const sheet = open({
      margins: { top: 46, bottom: 54, left, right: 40 },
      style: { font: 'sans', size: 9 },
      furniture: (page, pageNo, pageCount) => {
        if (pageNo > 1) {
          page.text(left, 24, ['Loan No: ', v('loan_number', facts.loanNumber)], { size: 8 });
          page.text(306, 22, 'BUSINESS LOAN AGREEMENT (Continued)', { size: 9, bold: true, align: 'center' });
          page.text(right, 24, `Page ${pageNo}`, { size: 8, align: 'right' });
          page.hline(left, 36, right, 1);
        }
        page.text(left, 758, `LendForms Ver. 24.2.10.0${pageCount}   FL-BLA   TR-${facts.approval.branch}`, {
          size: 6,
        });
      },
    });
    sheet.y = 44;
    sheet.paragraph('BUSINESS LOAN AGREEMENT', { bold: true, size: 15, align: 'center', after: 8 });
    const heads: readonly (readonly [string, Run[], number])[] = [
      ['Principal', ['$', cash('principal_amount', facts.principalCents)], 84],
      ['Loan Date', [on('note_date', facts.noteDate, (iso) => numericDate(iso, '-'))], 66],
      ['Maturity', [on('maturity_date', facts.maturityDate, (iso) => numericDate(iso, '-'))], 66],
      ['Loan No', [v('loan_number', facts.loanNumber)], 76],
      ['Call / Coll', [v('call_report_code', facts.approval.callCode), ` / ${random.int(10, 79)}`], 70],
      ['Account', ['****'], 46],
      ['Officer', [v('loan_officer', facts.approval.officer)], 90],
      ['Initials', [''], 34],
    ];
    const top = sheet.y;
    let x = left;
    for (const [head, runs, w] of heads) {
      sheet.rect(x, top, w, 30);
      sheet.text(x, top + 3, head, { size: 7.5, bold: true, align: 'center', width: w });
      sheet.text(x, top + 16, runs, { size: 8.5, align: 'center', width: w });
      x += w;
    }
    sheet.text(
      left,
      top + 33,
      'References in the boxes above are for Lender’s use only and do not limit the applicability of this document to any particular loan or item.',
      { size: 7, width: right - left, align: 'center' },
    );
    sheet.y = top + 50;
    const at = sheet.y;
    sheet.text(left, at, 'Borrower:', { bold: true });
    const endLeft = sheet.text(
      left + 54,
      at,
      [v('borrower_name', b.name), '\n', twoLines('borrower_address', b.address)],
      { width: 200 },
    );
    sheet.text(312, at, 'Lender:', { bold: true });
    const endRight = sheet.text(
      354,
      at,
      [v('lender_name', facts.lender.name), '\n', twoLines('lender_address', facts.lender.address)],
      { width: 216 },
    );
    sheet.y = Math.max(endLeft, endRight) + 6;
    sheet.hline(left, sheet.y, right, 1.5);
    sheet.y += 8;
    const p = (head: string, ...runs: Run[]): void =>
      sheet.paragraph([bold(`${head} `), ...runs], { align: 'justify', after: 6 });
    const sub = (head: string, text: string): void =>
      sheet.paragraph([bold(`${head} `), text], { indent: 18, align: 'justify', after: 5 });
    sheet.paragraph(
      prose`${bold(`THIS BUSINESS LOAN AGREEMENT dated ${numericDate(facts.noteDate)}, is made and executed between `)}${v('borrower_name', b.name)} (“Borrower”) and ${v('lender_name', facts.lender.name)} (“Lender”) on the following terms and conditions. Borrower has applied to Lender for a commercial loan in the principal amount of $${cash('principal_amount', facts.principalCents)}. Borrower understands and agrees that in granting, renewing or extending the Loan, Lender is relying upon Borrower’s representations, warranties and agreements as set forth in this Agreement.`,
      { align: 'justify', after: 6 },
    );
    for (const [label, runs] of entries`
      TERM. | This Agreement shall be effective as of the date stated above and shall continue until the Loan has been paid in full, including principal, interest, costs, expenses, attorneys’ fees and other fees and charges, or until ${on('maturity_date', facts.maturityDate)}, whichever is later.
      PURPOSE OF LOAN. | The specific purpose of the Loan is: ${v('loan_purpose', facts.approval.purpose)}.
      CONDITIONS PRECEDENT TO EACH ADVANCE. | Lender’s obligation to make each Advance under this Agreement shall be subject to the fulfillment to Lender’s satisfaction of all of the following conditions:
    `)
      p(label, ...runs);
    sub(
      'Loan Documents.',
      'Borrower shall provide to Lender the Note, security agreements granting to Lender security interests in the Collateral, financing statements, evidence of insurance, guaranties, and all such other documents as Lender may require.',
    );
    sub(
      'Payment of Fees and Expenses.',
      `Borrower shall have paid a loan fee of $${random.pick(['1,500.00', '2,750.00', '4,000.00'])}, a documentation fee of $395.00, and all other charges that are then due and payable as specified in this Agreement.`,
    );
    sub(
      'No Event of Default.',
      'There shall not exist at the time of any Advance a condition which would constitute an Event of Default.',
    );
    p('COLLATERAL.', 'The Loan is secured by the following: ', v('collateral_description', facts.collateral), '.');
    p(
      'GUARANTIES.',
      'Prior to disbursement of any Loan proceeds, Borrower shall furnish executed guaranties in favor of Lender, on Lender’s forms, executed by the guarantors named below' +
        (facts.guarantyLimitCents === null ? '' : ', each in the amount stated') +
        ':',
    );
    sheet.ensure(18 * (facts.guarantors.length + 1));
    sheet.text(left + 40, sheet.y, 'Names of Guarantors', { bold: true });
    sheet.text(left + 280, sheet.y, 'Amounts', { bold: true });
    sheet.hline(left + 40, sheet.y + 12, left + 380);
    sheet.y += 16;
    for (const g of facts.guarantors) {
      sheet.text(left + 40, sheet.y, v('guarantor_name', g.name));
      sheet.text(
        left + 280,
        sheet.y,
        facts.guarantyLimitCents === null
          ? v('guaranty_type', 'Unlimited')
          : ['$', cash('guaranty_limit', facts.guarantyLimitCents)],
      );
      sheet.y += 13;
    }
    sheet.y += 5;
    p(
      'REPRESENTATIONS AND WARRANTIES.',
      'Borrower represents and warrants to Lender, as of the date of this Agreement and of each disbursement:',
    );
    sub(
      'Organization.',
      'Borrower is duly organized, validly existing and in good standing under the laws of its state of organization and is duly authorized to transact business in all other states in which it does business. Borrower maintains an office at the address shown above.',
    );
    sub(
      'Litigation and Claims.',
      'No litigation, claim, investigation or administrative proceeding, including those for unpaid taxes, in which more than $25,000.00 is in controversy is pending or threatened against Borrower.',
    );
    p(
      'AFFIRMATIVE COVENANTS.',
      'Borrower covenants and agrees with Lender that, so long as this Agreement remains in effect, Borrower will:',
    );
    sub(
      'Financial Statements.',
      'Furnish Lender, as soon as available but in no event later than one hundred twenty (120) days after the end of each fiscal year, Borrower’s balance sheet and income statement, reviewed by a certified public accountant satisfactory to Lender, and federal tax returns within thirty (30) days of filing.',
    );
    sub(
      'Debt Service Coverage.',
      `Maintain a ratio of EBITDA to scheduled principal and interest of not less than ${random.pick(['1.20', '1.25', '1.35'])} to 1.00, evaluated as of each fiscal year-end.`,
    );
    sub(
      'Tangible Net Worth.',
      `Maintain a minimum Tangible Net Worth of not less than $${random.pick(['500,000.00', '1,200,000.00', '2,000,000.00'])}.`,
    );
    sub(
      'Insurance.',
      'Maintain fire and other risk insurance, public liability insurance of not less than $1,000,000.00 per occurrence, and such other insurance as Lender may require, with ten (10) days’ prior written notice of cancellation to Lender.',
    );
    for (const [label, runs] of entries`
      NEGATIVE COVENANTS. | Borrower shall not, without the prior written consent of Lender: (1) create, incur or assume indebtedness for borrowed money, including capital leases, exceeding $100,000.00 in any fiscal year; (2) sell, transfer, mortgage or grant a security interest in any of Borrower’s assets other than as allowed by this Agreement; (3) pay any dividends or distributions other than to pay income taxes; or (4) loan, invest in or advance money to any other person.
      RIGHT OF SETOFF. | To the extent permitted by applicable law, Lender reserves a right of setoff in all Borrower’s accounts with Lender.
      DEFAULT. | Each of the following shall constitute an Event of Default under this Agreement: Borrower fails to make any payment when due under the Loan; Borrower fails to comply with any other term of this Agreement or the Related Documents and does not cure within fifteen (15) days after notice; any statement made to Lender is false or misleading in any material respect; the dissolution of Borrower; or a change in ownership of twenty-five percent (25%) or more of Borrower.
      EFFECT OF AN EVENT OF DEFAULT. | If any Event of Default shall occur, all commitments of Lender will terminate immediately and, at Lender’s option, all Indebtedness will become immediately due and payable, without notice of any kind to Borrower.
      MISCELLANEOUS PROVISIONS. | This Agreement, together with any Related Documents, constitutes the entire understanding of the parties. Time is of the essence. If Borrower fails to maintain insurance Lender may obtain it, and the cost will bear interest at the Note rate.
    `)
      p(label, ...runs);
    sheet.ensure(150);
    sheet.paragraph(
      [
        `BORROWER ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS BUSINESS LOAN AGREEMENT AND AGREES TO ITS TERMS. THIS BUSINESS LOAN AGREEMENT IS DATED ${numericDate(facts.noteDate)}.`,
      ],
      { bold: true, align: 'justify', after: 10 },
    );
    sheet.paragraph('BORROWER:', { bold: true, after: 6 });
    sheet.paragraph(v('borrower_name', b.name.toUpperCase()), { bold: true, after: 26 });
    sheet.text(left, sheet.y - 9, 'By:');
    sheet.signature(left + 18, sheet.y, 230, { signed, label: b.signer });
    sheet.text(left + 18, sheet.y + 3, [`${b.signer}, ${b.capacity} of `, v('borrower_name', b.name)], { size: 8 });
    sheet.text(320, sheet.y - 53.6, 'LENDER:', { bold: true });
    sheet.text(320, sheet.y - 36.8, v('lender_name', facts.lender.name.toUpperCase()), { bold: true });
    sheet.text(320, sheet.y - 9, 'By:');
    sheet.signature(338, sheet.y, 220, { signed, label: facts.lender.signer });
    sheet.text(338, sheet.y + 3, `${facts.lender.signer}, ${facts.lender.capacity}`, { size: 8 });
  },
};
