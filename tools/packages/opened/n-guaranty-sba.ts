import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-guaranty-sba',
  docType: 'guaranty',
  suits: (facts) => facts.product === 'sba' && facts.guarantors.length > 0,
  draw(open, facts, { signed, subject }) {
    const { lender } = facts;
    const [borrower] = facts.borrowers;
    const guarantor = facts.guarantors[subject];
    if (borrower === undefined || guarantor === undefined) return;
    const limit = facts.guarantyLimitCents;
    const form = limit === null ? 'SBA Form 148 (10/98) Previous editions obsolete.' : 'SBA Form 148L (06/25)';
    const sheet = open({
      margins: { top: 54, bottom: 66, left: 62, right: 62 },
      style: { font: 'serif', size: 11, leading: 1.22 },
      furniture: (page, pageNo, pageCount) => {
        page.text(62, page.height - 48, form, { size: 8 });
        page.text(62, page.height - 48, `Page ${pageNo}/${pageCount}`, { size: 8, width: 488, align: 'right' });
      },
    });
    sheet.text(62, 58, 'U.S. Small Business Administration', { size: 12, width: 488, align: 'center' });
    sheet.text(
      62,
      84,
      limit === null
        ? 'UNCONDITIONAL GUARANTEE'
        : ['UNCONDITIONAL ', v('guaranty_type', 'LIMITED', 'limited'), ' GUARANTEE'],
      { size: 16, bold: true, width: 488, align: 'center' },
    );
    const rows: [string, Run[]][] = [
      ['SBA Loan #', [v('loan_number', facts.loanNumber)]],
      ['SBA Loan Name', [borrower.name.replace(/,? (LLC|Inc\.|L\.P\.|Corporation)$/, '')]],
      ['Guarantor', [v('guarantor_name', guarantor.name)]],
      ['Borrower', [v('borrower_name', borrower.name)]],
      ['Lender', [v('lender_name', lender.name)]],
      ['Date', [v('guaranty_date', numericDate(facts.noteDate), facts.noteDate)]],
      ['Note Amount', [`$`, v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
    ];
    let y = 116;
    for (const [label, runs] of rows) {
      sheet.rect(62, y, 488, 24);
      sheet.vline(170, y, y + 24);
      sheet.text(68, y + 7, label, { size: 10.5 });
      sheet.text(178, y + 7, runs, { size: 10.5, font: 'mono' });
      y += 24;
    }
    sheet.y = y + 18;
    let number = 0;
    const head = (text: string): void => {
      sheet.ensure(54);
      number += 1;
      sheet.paragraph(`${number}.   ${text}:`, { bold: true, after: 4 });
    };
    const lettered = (run: Run): Run => (typeof run === 'string' ? run.replace(/ (?=[A-H]\. [A-Z])/g, '\n') : run);
    const b = (...runs: Run[]): void => sheet.paragraph(runs.map(lettered), { indent: 22, after: 7 });
    head('GUARANTEE');
    b(
      ...(limit === null
        ? [
            'Guarantor unconditionally guarantees payment to Lender of ',
            v('guaranty_type', 'all amounts owing under the Note', 'unlimited'),
            '. This Guarantee remains in effect until the Note is paid in full. Guarantor must pay all amounts due under the Note when Lender makes written demand upon Guarantor. Lender is not required to seek payment from any other source before demanding payment from Guarantor.',
          ]
        : [
            'Guarantor unconditionally guarantees payment to Lender of all amounts owing under the Note, as limited below. Guarantor must pay all amounts owing under this Guarantee when Lender makes written demand upon Guarantor. Lender is not required to seek payment from any other source before demanding payment from Guarantor.',
          ]),
    );
    head('NOTE');
    for (const runs of paragraphs`
      The “Note” is the promissory note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} in the principal amount of
      ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars,
      from Borrower to Lender. It includes any assumption, renewal, substitution, or replacement of the Note, and multiple notes under a line of credit.
    `)
      b(...runs);
    head('DEFINITIONS');
    b(
      `“Collateral” means any property taken as security for payment of the Note or any guarantee of the Note.\n“Loan” means the loan evidenced by the Note.\n“Loan Documents” means the documents related to the Loan signed by Borrower, Guarantor or any other guarantor, or anyone who pledges Collateral.\n“SBA” means the Small Business Administration, an Agency of the United States of America.`,
    );
    if (limit !== null) {
      head('PAYMENT LIMITATION (Check only one box)');
      const option = (marked: boolean, label: string, runs: Run[]): void => {
        sheet.ensure(44);
        sheet.checkbox(88, sheet.y + 1, { marked, label, field: 'guaranty_type' });
        sheet.paragraph(runs, { indent: 44, after: 6 });
      };
      option(false, 'BALANCE REDUCTION', [
        'BALANCE REDUCTION: The guarantee is of all amounts owing under the Note, and will continue until the total of all amounts owing under the Note is reduced below $ ______________, at which time Guarantor will be released from liability if the Note is not in default.',
      ]);
      option(false, 'PRINCIPAL REDUCTION', [
        'PRINCIPAL REDUCTION: The guarantee will continue until the outstanding principal balance of the Note is reduced below $ ______________, at which time Guarantor will be released from liability if the Note is not in default.',
      ]);
      option(
        true,
        'MAXIMUM LIABILITY',
        prose`MAXIMUM LIABILITY: The guarantee is limited to Guarantor’s payment of $ ${v('guaranty_limit', money(limit), plainMoney(limit))}.`,
      );
      option(false, 'PERCENTAGE', [
        'PERCENTAGE: The guarantee is limited to Guarantor’s payment of ________ % of all amounts owing under the Note at the time demand is first made on Guarantor, plus the same percentage of any accrued interest and other costs.',
      ]);
      option(false, 'COLLATERAL/RECOURSE', [
        'COLLATERAL/RECOURSE: The guarantee is limited to the amount Lender obtains from the following Collateral pledged by Guarantor: ______________________.',
      ]);
    }
    head('LENDER’S GENERAL POWERS');
    b(
      'Lender may take any of the following actions at any time, without notice, without Guarantor’s consent, and without making demand upon Guarantor: A. Modify the terms of the Note or any other Loan Document except to increase the amounts due under the Note; B. Refrain from taking any action on the Note, the Collateral, or any guarantee; C. Release any Borrower or any guarantor of the Note; D. Compromise or settle with the Borrower or any guarantor of the Note; E. Substitute or release any of the Collateral, whether or not Lender receives anything in return; F. Foreclose upon or otherwise obtain, and dispose of, any Collateral at public or private sale, with or without advertisement; G. Bid or buy at any sale of Collateral by Lender or any other lienholder, at any price Lender chooses; and H. Exercise any rights it has, including those in the Note and other Loan Documents. These actions will not release or reduce the obligations of Guarantor or create any rights or claims against Lender.',
    );
    head('FEDERAL LAW');
    b(
      'When SBA is the holder, the Note and this Guarantee will be construed and enforced under federal law, including SBA regulations. Lender or SBA may use state or local procedures for filing papers, recording documents, giving notice, foreclosing liens, and other purposes. As to this Guarantee, Guarantor may not claim or assert any local or state law against SBA to deny any obligation, defeat any claim of SBA, or preempt federal law.',
    );
    head('RIGHTS, NOTICES, AND DEFENSES THAT GUARANTOR WAIVES');
    b(
      'To the extent permitted by law, A. Guarantor waives all rights to require presentment, protest, or demand upon Borrower; redeem any Collateral before or after Lender disposes of it; have any disposition of Collateral advertised; and require a valuation of Collateral. B. Guarantor waives any notice of any default under the Note; presentment, dishonor, protest, or demand; execution of the Note; any action or inaction on the Note or Collateral; any change in the financial condition or business operations of Borrower or any guarantor; and the time or place of any sale of Collateral. C. Guarantor waives defenses based upon any claim that Lender failed to obtain any guarantee; failed to obtain, perfect, or maintain a security interest; improperly valued or inspected the Collateral; impaired the Collateral; did not conduct a commercially reasonable sale; or made errors or omissions in Loan Documents or administration of the Loan.',
    );
    head('DUTIES AS TO COLLATERAL');
    b(
      'Guarantor will preserve the Collateral pledged by Guarantor to secure this Guarantee. Lender has no duty to preserve or dispose of any Collateral.',
    );
    head('SUCCESSORS AND ASSIGNS');
    b('Under this Guarantee, Guarantor includes heirs and successors, and Lender includes its successors and assigns.');
    head('GENERAL PROVISIONS');
    b(
      'A. ENFORCEMENT EXPENSES. Guarantor promises to pay all expenses Lender incurs to enforce this Guarantee, including attorney’s fees and costs. B. SBA NOT A CO-GUARANTOR. Guarantor’s liability will continue even if SBA pays Lender. C. SUBROGATION RIGHTS. Guarantor has no subrogation rights as to the Note or the Collateral until the Note is paid in full. D. JOINT AND SEVERAL LIABILITY. All individuals and entities signing as Guarantor are jointly and severally liable. E. FINANCIAL STATEMENTS. Guarantor must give Lender financial statements as Lender requires. F. ORAL STATEMENTS NOT BINDING. Guarantor may not use an oral statement to contradict or alter the written terms of the Note or this Guarantee. G. CONSIDERATION. The consideration for this Guarantee is the Loan or any accommodation by Lender as to the Loan.',
    );
    head('STATE-SPECIFIC PROVISIONS');
    b('None.');
    head('GUARANTOR ACKNOWLEDGMENT OF TERMS');
    b(
      'Guarantor acknowledges that Guarantor has read and understands the significance of all terms of the Note and this Guarantee, including all waivers.',
    );
    sheet.ensure(110);
    head('GUARANTOR NAME(S) AND SIGNATURE(S)');
    b('By signing below, each individual or entity becomes obligated as Guarantor under this Guarantee.');
    sheet.signature(84, sheet.y + 40, 240, { signed, label: guarantor.name, field: 'guaranty_signed' });
    sheet.text(84, sheet.y + 44, [v('guarantor_name', guarantor.name), ', Individually']);
  },
};
