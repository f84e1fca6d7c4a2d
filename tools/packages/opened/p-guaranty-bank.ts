import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

/** A bank's own guaranty: its letterhead, a table of who and what, boxes for limited or unlimited, numbered prose. */
export const layout: Layout = {
  id: 'p-guaranty-bank',
  docType: 'guaranty',
  suits: (facts) => facts.guarantors.length > 0,
  draw(open, facts, { random, signed, subject }) {
    const left = 63;
    const width = 486;
    const { lender } = facts;
    const [borrower = lender] = facts.borrowers;
    const guarantor = facts.guarantors[subject] ?? facts.guarantors[0] ?? lender;
    const limit = facts.guarantyLimitCents;
    const sheet = open({
      margins: { top: 50, bottom: 64, left, right: 63 },
      style: { font: random.pick(['franklin', 'serif'] as const), size: 9.6 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 744, 'Form CL-118 (Rev. 6/21)  Commercial Guaranty', { size: 7 });
        page.text(left + 186, 744, `Page ${pageNo} of ${pageCount}        Guarantor’s initials ______`, {
          size: 7,
          width: 300,
          align: 'right',
        });
      },
    });
    const say = (runs: readonly Run[]): void => sheet.paragraph(runs, { align: 'justify', after: 6.5, leading: 1.22 });

    sheet.text(left, sheet.y, v('lender_name', lender.name), { bold: true, size: 15, colour: '#1c4532' });
    sheet.text(left, sheet.y + 19, v('lender_address', oneLine(lender.address)), { size: 8.5 });
    sheet.hline(left, sheet.y + 33, left + width, 1.4);
    sheet.y += 44;
    sheet.paragraph('COMMERCIAL GUARANTY', { bold: true, size: 13, align: 'center', after: 10 });
    const rows: [string, Run[]][] = entries`
      Date of Guaranty | ${v('guaranty_date', longDate(facts.noteDate), facts.noteDate)}
      Guarantor | ${v('guarantor_name', guarantor.name)}, ${v('guarantor_address', oneLine(guarantor.address))}
      Borrower | ${v('borrower_name', borrower.name)}, ${v('borrower_address', oneLine(borrower.address))}
      Bank | ${v('lender_name', lender.name)}
      Note | Promissory note no. ${v('loan_number', facts.loanNumber)} dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} in the original principal amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}
    `;
    for (const [label, runs] of rows) {
      const top = sheet.y;
      const bottom = sheet.text(left + 122, top + 4, runs, { width: width - 130 }) + 4;
      sheet.text(left + 6, top + 4, bold(label));
      sheet.rect(left, top, width, bottom - top);
      sheet.vline(left + 116, top, bottom);
      sheet.y = bottom;
    }
    sheet.y += 12;
    for (const runs of paragraphs`
      ${bold('1. Guaranty. ')}To induce the Bank to make or continue the loan evidenced by the Note, and for other good and valuable consideration, Guarantor absolutely and unconditionally guarantees to the Bank the full and prompt payment when due, at maturity or earlier by reason of acceleration or otherwise, of the Indebtedness. This is a guaranty of payment and not of collection. If there is more than one guarantor, each is liable jointly and severally.
      ${bold('2. Indebtedness. ')}“Indebtedness” means all principal, interest, fees and costs owing under the Note, all renewals, extensions and modifications of it, and all other debts of Borrower to the Bank, now existing or later arising, whether direct or indirect, except consumer credit subject to the federal Truth in Lending Act.
    `)
      say(runs);
    sheet.ensure(90);
    say([bold('3. Amount of Guaranty. '), 'Guarantor’s liability under this Guaranty is (one box applies):']);
    const choice = (marked: boolean, name: string, word: string, runs: readonly Run[]): void => {
      sheet.checkbox(left + 14, sheet.y + 1, { marked, label: name, field: 'guaranty_type', look: 'x' });
      const title: Run = marked ? v('guaranty_type', name, word, true) : bold(name);
      sheet.y = sheet.text(left + 30, sheet.y, [title, ...runs], { width: width - 30, leading: 1.22 }) + 6;
    };
    choice(limit === null, 'UNLIMITED', 'unlimited', [
      '. Guarantor is liable for the whole of the Indebtedness, without limit as to amount.',
    ]);
    choice(
      limit !== null,
      'LIMITED',
      'limited',
      prose`. Guarantor’s liability for principal shall not exceed ${limit === null ? '____________________ Dollars ($______________)' : prose`${amountInWords(limit)} Dollars ($${v('guaranty_limit', money(limit), plainMoney(limit))})`} at any one time, plus interest on that sum and all costs of enforcing this Guaranty. Payments by others do not reduce the limit.`,
    );
    for (const runs of paragraphs`
      ${bold('4. Continuing Effect. ')}This Guaranty continues in force until the Bank has received written notice of its revocation at its Loan Operations Department, and thereafter as to all Indebtedness incurred or committed for before the tenth business day following receipt. Revocation by one guarantor does not release any other. The death or incapacity of Guarantor does not terminate this Guaranty.
      ${bold('5. Authority of the Bank. ')}The Bank may, without notice to or consent of Guarantor and without lessening Guarantor’s liability: (a) renew, extend, increase or otherwise change the terms of the Indebtedness, including its rate of interest; (b) take, exchange, subordinate, fail to perfect or release collateral; (c) release or deal with Borrower or any other guarantor; and (d) apply payments and proceeds in any order the Bank chooses.
      ${bold('6. Waivers. ')}Guarantor waives presentment, demand, protest, notice of acceptance of this Guaranty and notice of default; any right to require the Bank to proceed first against Borrower or any collateral; and every defense of a surety other than payment in full. Until the Indebtedness is paid and any preference period has passed, Guarantor postpones all rights of subrogation, reimbursement and contribution.
      ${bold('7. Financial Covenants of Guarantor. ')}Guarantor will deliver to the Bank a signed personal financial statement each year by May 31 and a copy of Guarantor’s federal tax return within 30 days of filing, and will maintain unencumbered liquid assets of not less than $75,000.00, tested each December 31.
      ${bold('8. Subordination. ')}All debts of Borrower to Guarantor are subordinated to the Indebtedness. Upon default Guarantor will hold in trust for, and turn over to, the Bank whatever is received on such debts.
      ${bold('9. Default; Setoff; Costs. ')}If Guarantor defaults, the Bank may set off any deposit of Guarantor, other than retirement accounts, and Guarantor will pay reasonable attorneys’ fees and costs. Sums not paid within 10 days of demand bear interest at the rate the Note provides after default.
      ${bold('10. General. ')}This Guaranty binds Guarantor’s heirs and estate and benefits the Bank’s successors. It is governed by the law of the state of the Bank’s main office. No change is effective unless in writing and signed by the Bank. If any payment is rescinded or must be returned, this Guaranty is reinstated. ${bold('GUARANTOR AND THE BANK WAIVE JURY TRIAL.')}
    `)
      say(runs);
    sheet.ensure(128);
    say(
      prose`GUARANTOR HAS READ THIS GUARANTY, UNDERSTANDS THAT GUARANTOR MAY HAVE TO PAY BORROWER’S DEBT, AND SIGNS IT FREELY. Dated as of the date stated above.`,
    );
    sheet.y += 34;
    sheet.signature(left, sheet.y, 230, { signed, label: guarantor.name, field: 'guaranty_signed' });
    sheet.text(left, sheet.y + 3, [v('guarantor_name', guarantor.name), ', individually']);
    sheet.signature(left + 290, sheet.y, 180, { signed, label: 'Witness' });
    sheet.text(left + 290, sheet.y + 3, 'Witness', { size: 8.5 });
    sheet.y += 36;
    if (random.chance(0.6)) {
      sheet.text(
        left,
        sheet.y,
        ['Bank use: officer ', v('loan_officer', facts.approval.officer), `, imaged ____, tickler set ____`],
        {
          size: 7.5,
        },
      );
      sheet.y += 12;
    }
  },
};
