import { money, plainMoney } from '../core/amounts.ts';
import { longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

/** The agreement as a document system for commercial loans prints it, with the row of boxes above. */
export const layout: Layout = {
  id: 'i-insurance-agreement-lp',
  docType: 'agreement_to_provide_insurance',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, property, hazard } = facts;
    const grantor = facts.borrowers[0];
    if (grantor === undefined) return;
    const L = 46;
    const R = 566;
    const sheet = open({
      margins: { top: 56, bottom: 56, left: L, right: 46 },
      style: { font: 'sans', size: 8.6, leading: 1.18 },
      furniture: (page, pageNo, pageCount) => {
        page.text(L, 748, 'LDR, Ver. 23.2.10.004  Copr. Harlan Document Systems. All Rights Reserved.', { size: 5.5 });
        if (pageNo === 1) return;
        page.text(L, 26, 'AGREEMENT TO PROVIDE INSURANCE', { size: 9, bold: true, width: R - L, align: 'center' });
        page.text(L, 36, '(Continued)', { size: 8, bold: true, width: R - L, align: 'center' });
        page.text(L, 26, ['Loan No: ', v('loan_number', facts.loanNumber)], { size: 8, bold: true });
        page.text(L, 26, `Page ${pageNo} of ${pageCount}`, { size: 8, bold: true, width: R - L, align: 'right' });
      },
    });
    sheet.text(L, 44, 'AGREEMENT TO PROVIDE INSURANCE', { size: 15, bold: true, width: R - L, align: 'center' });
    const boxes: [number, string, Run[]][] = [
      [84, 'Principal', ['$', v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))]],
      [66, 'Loan Date', [v('note_date', numericDate(facts.noteDate, '-'), facts.noteDate)]],
      [66, 'Maturity', [v('maturity_date', numericDate(facts.maturityDate, '-'), facts.maturityDate)]],
      [84, 'Loan No', [v('loan_number', facts.loanNumber)]],
      [58, 'Call / Coll', [v('call_report_code', facts.approval.callCode), ` / ${random.int(10, 99)}`]],
      [60, 'Account', [`${random.int(100_000, 999_999)}`]],
      [68, 'Officer', [v('loan_officer', facts.approval.officer)]],
      [34, 'Initials', ['']],
    ];
    let x = L;
    for (const [w, label, runs] of boxes) {
      sheet.rect(x, 66, w, 26);
      sheet.text(x, 68, label, { size: 7, bold: true, width: w, align: 'center' });
      sheet.text(x, 79, runs, { size: 7.2, width: w, align: 'center' });
      x += w;
    }
    sheet.text(
      L,
      95,
      'The entries in the boxes above serve Lender alone and do not confine this document to any one loan or item to which it might apply.\nWhere "***" is shown in an item above, the text was too long for the space and was left out.',
      { size: 6.4, width: R - L, align: 'center' },
    );
    const party = (at: number, label: string, field: string, addressField: string, p: typeof grantor): void => {
      sheet.text(at, 122, label, { bold: true });
      const a = p.address;
      sheet.text(
        at + 52,
        122,
        prose`${v(field, p.name, p.name, true)}\n${v(addressField, `${a.street}\n${a.city}, ${a.state} ${a.zip}`, oneLine(a))}`,
        { width: 190 },
      );
    };
    party(L, 'Grantor:', 'borrower_name', 'borrower_address', grantor);
    party(320, 'Lender:', 'lender_name', 'lender_address', lender);
    sheet.hline(L, 172, R, 1.2);
    sheet.y = 180;
    const p = (head: string, ...runs: Run[]): void => {
      sheet.paragraph([bold(`${head} `), ...runs], { align: 'justify', after: 7 });
    };
    p(
      'INSURANCE REQUIREMENTS.',
      ...prose`Grantor, ${v('borrower_name', grantor.name)} ("Grantor"), is aware that Lender will make a loan or grant other financial accommodations to Grantor only if insurance is carried. What must be carried is laid down in the security documents for the loan. On the property described next (the "Collateral"), Grantor must furnish insurance that is no less than the following:`,
    );
    const sub = (label: string, runs: readonly Run[]): void => {
      sheet.text(150, sheet.y, label, { bold: true });
      sheet.y = sheet.text(246, sheet.y, runs, { width: 316 }) + 1;
    };
    sheet.text(72, sheet.y, 'Collateral:', { bold: true });
    sheet.y = sheet.text(150, sheet.y, [v('property_address', oneLine(property.address)), '.'], { width: 400 }) + 1;
    for (const [label, runs] of entries`
      Type: | All risks, including fire, theft and liability.
      Amount: | Full Insurable Value.
      Basis: | Replacement value.
      Endorsements: | Standard mortgagee's clause, which must state that the insurer will neither cancel nor reduce the coverage before Lender has had at least ${random.pick(['ten (10)', 'thirty (30)'])} days' notice of it in writing, and must not release the insurer from liability where that notice is not given.
      Deductibles: | ${random.pick(['$7,500.00.', 'As acceptable to Lender.'])}
      Latest Delivery Date: | By the loan closing date.
    `)
      sub(label, runs);
    sheet.y += 6;
    if (!facts.collateral.startsWith('All accounts')) {
      sheet.text(72, sheet.y, 'Collateral:', { bold: true });
      sheet.y = sheet.text(150, sheet.y, [v('collateral_description', facts.collateral), '.'], { width: 400 }) + 1;
      sub('Type:', ['All risks, including fire, theft and liability.']);
      sub('Amount:', ['Full Insurable Value.']);
      sub('Endorsements:', ["Lender's loss payable clause with stipulation as above."]);
    }
    sheet.y += 8;
    for (const [label, runs] of entries`
      INSURANCE COMPANY. | The choice of insurance company is left to Grantor, so long as Lender, acting reasonably, finds the company acceptable. Grantor is aware that Lender may not refuse credit merely because Grantor bought the insurance elsewhere.
      FLOOD INSURANCE. | If at any time the Administrator of the Federal Emergency Management Agency designates the area in which the Collateral lies as a special flood hazard area, Grantor will, within 45 days after Lender gives notice of that fact, buy flood insurance where it can be had and keep it in force until the loan has been repaid. The amount must equal all principal then unpaid on the loan together with any earlier liens on the property that secures it, but need not exceed the highest limits the National Flood Insurance Program allows, unless Lender requires otherwise.
      INSURANCE MAILING ADDRESS. | Anything in writing that concerns insurance for this loan is to be sent by mail, brought or otherwise addressed to Lender as follows: ${v('lender_name', lender.name)}, ${v('lender_address', oneLine(lender.address))}.
      FAILURE TO PROVIDE INSURANCE. | No later than the latest delivery date given above, Grantor will hand Lender evidence that the insurance called for above is in place and took effect on ${longDate(facts.noteDate)}, or before that day. If Grantor does not furnish any insurance called for, or lets it lapse, Grantor accepts that Lender may buy it and charge Grantor for it in the way the security document concerned allows. Lender may choose to add what it pays for the insurance to the indebtedness, as that security document permits. GRANTOR UNDERSTANDS THAT INSURANCE BOUGHT BY LENDER IN THIS WAY GIVES ONLY LIMITED COVER FOR PHYSICAL DAMAGE TO THE COLLATERAL, AND PAYS NO MORE THAN THE VALUE OF THE COLLATERAL OR THE DEBT STILL OWED WITHOUT UNEARNED FINANCE CHARGES, WHICHEVER IS LESS; THE EQUITY WHICH GRANTOR HOLDS IN THE COLLATERAL MAY THEREFORE BE LEFT WITHOUT INSURANCE.
      AUTHORIZATION. | So that the Collateral can be insured, Grantor permits Lender to give anyone (insurance agents and companies included) whatever information Lender thinks fit about the Collateral, about the loan or other financial accommodations, or about all of these.
    `)
      p(label, ...runs);
    sheet.ensure(210);
    sheet.paragraph(
      [
        bold(
          'GRANTOR CONFIRMS THAT IT HAS READ THIS AGREEMENT TO PROVIDE INSURANCE FROM BEGINNING TO END AND ACCEPTS WHAT IT PROVIDES. THE DATE OF THIS AGREEMENT IS ',
        ),
        v('note_date', longDate(facts.noteDate).toUpperCase(), facts.noteDate, true),
        bold('.'),
      ],
      { align: 'justify' },
    );
    sheet.text(L, sheet.y, 'GRANTOR:', { bold: true });
    sheet.text(L, sheet.y + 16, [v('borrower_name', grantor.name.toUpperCase(), grantor.name.toUpperCase(), true)]);
    sheet.text(L, sheet.y + 46, 'By:');
    sheet.signature(L + 16, sheet.y + 56, 230, { signed, label: grantor.signer });
    sheet.text(L + 16, sheet.y + 59, `${grantor.signer}, ${grantor.capacity ?? ''}`);
    sheet.y += 84;
    const top = sheet.y;
    sheet.rect(L, top, R - L, 84);
    sheet.text(L, top + 4, 'FOR LENDER USE ONLY\nINSURANCE VERIFICATION', {
      bold: true,
      width: R - L,
      align: 'center',
    });
    sheet.text(L + 8, top + 28, 'DATE: ______________________');
    sheet.text(320, top + 28, 'PHONE: ______________________');
    sheet.text(L + 8, top + 42, "AGENT'S NAME: Tolliver-Brandt Agency");
    sheet.text(320, top + 42, ['INSURANCE COMPANY: ', v('insurer_name', hazard.insurer)]);
    sheet.text(L + 8, top + 56, ['POLICY NUMBER: ', v('hazard_policy_number', hazard.policy)]);
    sheet.text(
      320,
      top + 56,
      prose`EFFECTIVE DATES: ${v('hazard_effective_date', numericDate(hazard.from, '-'), hazard.from)} to ${v('hazard_expiration_date', numericDate(hazard.to, '-'), hazard.to)}`,
    );
    sheet.text(L + 8, top + 70, 'COMMENTS: __________________________________________________');
  },
};
