import { amountInWords, money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'n-guaranty-vendor',
  docType: 'guaranty',
  suits: (facts) => facts.guarantors.length > 0,
  draw(open, facts, { signed, subject }) {
    const { lender } = facts;
    const [borrower] = facts.borrowers;
    const guarantor = facts.guarantors[subject];
    if (borrower === undefined || guarantor === undefined) return;
    const limit = facts.guarantyLimitCents;
    const sheet = open({
      margins: { top: 50, bottom: 54, left: 42, right: 42 },
      style: { font: 'sans', size: 9.5, align: 'justify' },
      furniture: (page, pageNo, pageCount) => {
        if (pageNo > 1)
          page.text(42, 30, ['COMMERCIAL GUARANTY (Continued) – Loan No: ', v('loan_number', facts.loanNumber)], {
            size: 8,
            width: 528,
            align: 'center',
          });
        page.text(42, page.height - 40, `Page ${pageNo} of ${pageCount}`, { size: 8, width: 528, align: 'right' });
        page.text(42, page.height - 40, 'Ver. 21.3.10.014  Copr. Meridian Document Systems  All Rights Reserved.', {
          size: 6.5,
          align: 'left',
        });
      },
    });
    sheet.paragraph('COMMERCIAL GUARANTY', { size: 16, bold: true, align: 'center', after: 12 });
    const block = (x: number, y: number, label: string, name: Run, field: string, at: typeof lender.address): void => {
      sheet.text(x, y, label, { bold: true, align: 'left' });
      sheet.text(x + 62, y, [name, '\n', v(field, `${at.street}\n${at.city}, ${at.state}  ${at.zip}`, oneLine(at))], {
        align: 'left',
        width: 195,
      });
    };
    const top = sheet.y;
    block(42, top, 'Borrower:', v('borrower_name', borrower.name), 'borrower_address', borrower.address);
    block(310, top, 'Lender:', v('lender_name', lender.name), 'lender_address', lender.address);
    block(42, top + 54, 'Guarantor:', v('guarantor_name', guarantor.name), 'guarantor_address', guarantor.address);
    sheet.text(310, top + 54, 'Loan No:', { bold: true, align: 'left' });
    sheet.text(372, top + 54, [v('loan_number', facts.loanNumber)], { align: 'left' });
    sheet.y = top + 100;
    sheet.hline(42, sheet.y, 570, 1.5);
    sheet.y += 8;
    const p = (head: string, ...runs: Run[]): void => sheet.paragraph([bold(`${head}. `), ...runs], { after: 7 });
    if (limit === null) {
      p(
        'CONTINUING GUARANTEE OF PAYMENT AND PERFORMANCE',
        ...prose`For good and valuable consideration, ${v('guarantor_name', guarantor.name)} (“Guarantor”) absolutely and unconditionally guarantees full and punctual payment and satisfaction of the Indebtedness of ${v('borrower_name', borrower.name)} (“Borrower”) to ${v('lender_name', lender.name)} (“Lender”), and the performance and discharge of all Borrower’s obligations under the Note and the Related Documents. Under this Guaranty, the liability of Guarantor is ${v('guaranty_type', 'unlimited')} and the obligations of Guarantor are continuing.`,
      );
    } else {
      for (const [label, runs] of entries`
        AMOUNT OF GUARANTY | The amount of this Guaranty is ${v('guaranty_type', 'limited')} and shall not exceed at any one time the sum of ${amountInWords(limit)} Dollars ($${v('guaranty_limit', money(limit), plainMoney(limit))}), plus all costs and expenses of (A) enforcement of this Guaranty and (B) collection and sale of any collateral securing this Guaranty.
        CONTINUING GUARANTY | For good and valuable consideration, ${v('guarantor_name', guarantor.name)} (“Guarantor”) absolutely and unconditionally guarantees and promises to pay to ${v('lender_name', lender.name)} (“Lender”) or its order, on demand, in legal tender of the United States of America, the Indebtedness of ${v('borrower_name', borrower.name)} (“Borrower”) to Lender on the terms and conditions set forth in this Guaranty, up to the amount stated above.
      `)
        p(label, ...runs);
    }
    for (const [label, runs] of entries`
      INDEBTEDNESS | The word “Indebtedness” as used in this Guaranty means all of the principal amount outstanding from time to time and at any one or more times, accrued unpaid interest thereon and all collection costs and legal expenses related thereto permitted by law, arising from any and all debts, liabilities and obligations of every nature or form, now existing or hereafter arising or acquired, that Borrower individually or collectively or interchangeably with others, owes or will owe Lender, including without limitation the Note dated ${v('note_date', longDate(facts.noteDate), facts.noteDate)} in the principal amount of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}.
      DURATION OF GUARANTY | This Guaranty will take effect when received by Lender without the necessity of any acceptance by Lender, or any notice to Guarantor or to Borrower, and will continue in full force until all the Indebtedness incurred or contracted before receipt by Lender of any notice of revocation shall have been fully and finally paid and satisfied. If Guarantor elects to revoke this Guaranty, Guarantor may only do so in writing. Guarantor’s written notice of revocation must be mailed to Lender, by certified mail, at Lender’s address listed above.
      GUARANTOR’S AUTHORIZATION TO LENDER | Guarantor authorizes Lender, either before or after any revocation hereof, without notice or demand and without lessening Guarantor’s liability under this Guaranty, from time to time: (A) to make one or more additional secured or unsecured loans to Borrower; (B) to alter, compromise, renew, extend, accelerate, or otherwise change one or more times the time for payment or other terms of the Indebtedness; (C) to take and hold security for the payment of this Guaranty or the Indebtedness, and exchange, enforce, waive, subordinate, fail or decide not to perfect, and release any such security; (D) to release, substitute, agree not to sue, or deal with any one or more of Borrower’s sureties, endorsers, or other guarantors; (E) to determine how, when and what application of payments and credits shall be made on the Indebtedness; and (F) to assign or transfer this Guaranty in whole or in part.
      GUARANTOR’S REPRESENTATIONS AND WARRANTIES | Guarantor represents and warrants to Lender that (A) no representations or agreements of any kind have been made to Guarantor which would limit or qualify in any way the terms of this Guaranty; (B) this Guaranty is executed at Borrower’s request and not at the request of Lender; (C) Guarantor has full power, right and authority to enter into this Guaranty; (D) Guarantor has not and will not, without the prior written consent of Lender, sell, lease, assign, encumber, or otherwise dispose of all or substantially all of Guarantor’s assets; and (E) no litigation or claim against Guarantor is pending or threatened.
      GUARANTOR’S FINANCIAL STATEMENTS | Guarantor agrees to furnish Lender, as soon as available, but in no event later than ninety (90) days after the end of each calendar year, Guarantor’s personal financial statement in form acceptable to Lender, and federal tax returns no later than thirty (30) days after filing.
      GUARANTOR’S WAIVERS | Except as prohibited by applicable law, Guarantor waives any right to require Lender (A) to continue lending money or to extend other credit to Borrower; (B) to make any presentment, protest, demand, or notice of any kind; (C) to resort for payment or to proceed directly or at once against any person, including Borrower or any other guarantor; (D) to proceed directly against or exhaust any collateral held by Lender from Borrower; or (E) to pursue any other remedy within Lender’s power. Guarantor also waives any and all rights or defenses based on suretyship or impairment of collateral.
      SUBORDINATION OF BORROWER’S DEBTS TO GUARANTOR | Guarantor agrees that the Indebtedness, whether now existing or hereafter created, shall be superior to any claim that Guarantor may now have or hereafter acquire against Borrower, whether or not Borrower becomes insolvent.
      MISCELLANEOUS PROVISIONS | This Guaranty, together with any Related Documents, constitutes the entire understanding and agreement of the parties as to the matters set forth in this Guaranty. Guarantor agrees to pay upon demand all of Lender’s costs and expenses, including Lender’s attorneys’ fees, incurred in connection with the enforcement of this Guaranty. Guarantor has had the opportunity to be advised by Guarantor’s attorney with respect to this Guaranty. If more than one person signs, the obligations are joint and several.
    `)
      p(label, ...runs);
    sheet.ensure(110);
    sheet.paragraph(
      prose`EACH UNDERSIGNED GUARANTOR ACKNOWLEDGES HAVING READ ALL THE PROVISIONS OF THIS GUARANTY AND AGREES TO ITS TERMS. NO FORMAL ACCEPTANCE BY LENDER IS NECESSARY TO MAKE THIS GUARANTY EFFECTIVE. THIS GUARANTY IS DATED ${v('guaranty_date', longDate(facts.noteDate).toUpperCase(), facts.noteDate)}.`,
      { bold: true },
    );
    sheet.paragraph('GUARANTOR:', { bold: true, after: 0 });
    sheet.text(42, sheet.y + 32, 'X', { align: 'left' });
    sheet.signature(56, sheet.y + 40, 240, { signed, label: guarantor.name, field: 'guaranty_signed' });
    sheet.text(56, sheet.y + 44, [v('guarantor_name', guarantor.name), ', Individually'], { align: 'left' });
  },
};
