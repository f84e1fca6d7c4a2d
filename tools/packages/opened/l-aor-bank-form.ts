import { money, plainMoney } from '../core/amounts.ts';
import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

const terms: readonly (readonly [string, string])[] = [
  [
    '1. Assignment of Rents.',
    'You assign, pledge and transfer to the Bank all rents, income, royalties, bonuses and profits now due or which may become due from the Property described above, whether under a written lease, an oral letting or any agreement for use or occupancy.',
  ],
  [
    '2. Who Collects.',
    'Until the Bank gives you notice to the contrary, you may collect the rents as they become due, but not more than one month ahead. After any default the Bank may collect directly from each tenant. A tenant who receives the Bank’s written demand is released from liability to you to the extent of all payments made to the Bank.',
  ],
  [
    '3. What the Bank May Do.',
    'After default the Bank may enter the Property, send notices to tenants, hire and pay an agent, rent or lease all or part of the Property, maintain it in proper repair, carry insurance on it, and institute any legal proceedings needed to recover possession. The Bank is not required to do any of these things, and doing one does not oblige it to do another.',
  ],
  [
    '4. Use of Money Collected.',
    'All money collected is applied first to the costs of collection and of running the Property, next to unpaid interest and then to principal. Any balance goes to whoever is legally entitled to it. Costs paid by the Bank and not reimbursed from the rents become part of the debt, payable on demand with interest at the Note rate.',
  ],
  [
    '5. Your Promises.',
    'You are entitled to receive the rents free of all other loans, liens and claims except those accepted in writing by the Bank. You have not assigned the rents to anyone else. You will not sell, assign, encumber or otherwise dispose of any right in the rents, and will keep all leases in force.',
  ],
  [
    '6. Default.',
    'You are in default if any payment on the debt is not made when due, if you break any promise in this Assignment, the Note or the Mortgage or Deed of Trust, if anything you told the Bank was materially untrue, or if a bankruptcy, receivership or creditor process begins against you or the Property.',
  ],
  [
    '7. General.',
    'If more than one person signs, each is fully liable. The Bank may delay enforcing its rights without losing them. This Assignment binds heirs, successors and assigns, and ends when the debt has been paid in full and no commitment to lend remains.',
  ],
];

export const layout: Layout = {
  id: 'l-aor-bank-form',
  docType: 'assignment_of_rents',
  draw(open, facts, { signed }) {
    const { borrowers, lender, property } = facts;
    const first = borrowers[0];
    if (first === undefined) return;
    const sheet = open({
      margins: { top: 46, bottom: 56, left: 50, right: 50 },
      style: { font: 'condensed', size: 10.5, leading: 1.25 },
      furniture: (page, pageNo, pageCount) => {
        page.text(50, page.height - 38, `AOR-204 (10/21)`, { size: 7.5 });
        page.text(270, page.height - 38, `Page ${pageNo} of ${pageCount}`, { size: 7.5 });
        page.text(470, page.height - 38, 'ORIGINAL – RECORD', { size: 7.5 });
      },
    });
    sheet.text(50, 46, v('lender_name', lender.name), { size: 15, bold: true });
    sheet.text(50, 66, v('lender_address', oneLine(lender.address)), { size: 9 });
    sheet.text(330, 48, 'ASSIGNMENT OF RENTS', { size: 16, bold: true, width: 232, align: 'right' });
    sheet.text(330, 68, 'Return recorded document to Lender at left', { size: 8, width: 232, align: 'right' });
    sheet.hline(50, 84, 562, 2);
    const names: Run[] = borrowers.flatMap((b, i): Run[] => [...(i > 0 ? ['; '] : []), v('borrower_name', b.name)]);
    const rows: (readonly [string, Run[]])[] = entries`
      Assignor(s) | ${names}
      Mailing address | ${v('borrower_address', oneLine(first.address))}
      Date | ${v('note_date', numericDate(facts.noteDate), facts.noteDate)}
      Note | Note No. ${v('loan_number', facts.loanNumber)} for $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, due ${v('maturity_date', numericDate(facts.maturityDate), facts.maturityDate)}
      Property | ${v('property_address', oneLine(property.address))} (${v('property_county', property.county)} County)
      Legal | ${v('legal_description', property.legalDescription)}
      Tax parcel | ${v('parcel_number', property.parcel)}
      Security instrument | Mortgage / Deed of Trust of the same date, to be recorded together with this Assignment
    `;
    sheet.y = 92;
    for (const [label, runs] of rows) {
      const y = sheet.y;
      const end = sheet.text(160, y + 4, runs, { width: 396 }) + 2;
      sheet.text(55, y + 4, label, { bold: true, size: 9.5 });
      sheet.hline(50, end, 562, 0.4);
      sheet.y = end;
    }
    sheet.vline(154, 92, sheet.y, 0.4);
    sheet.y += 10;
    sheet.paragraph(
      'In this Assignment “you” and “your” mean each Assignor named above, and “Bank” means the lender whose name stands at the top of this page. To induce the Bank to make or continue the loan shown above, and as security for it and for every renewal, extension or increase of it, you agree as follows:',
    );
    for (const [head, text] of terms) sheet.paragraph([bold(head), ` ${text}`]);
    sheet.ensure(50);
    sheet.checkbox(54, sheet.y, { marked: facts.loanClass === 'business', label: 'Schedule of leases attached' });
    sheet.text(68, sheet.y, 'A schedule of leases is attached.');
    sheet.checkbox(270, sheet.y, { marked: facts.loanClass !== 'business', label: 'No leases' });
    sheet.text(284, sheet.y, 'The Property is not now under lease.');
    sheet.y += 24;
    sheet.ensure(60 + borrowers.length * 58);
    sheet.paragraph('You acknowledge receipt of a completed copy of this Assignment.', { bold: true });
    for (const b of borrowers) {
      sheet.text(50, sheet.y + 30, 'X', { bold: true, size: 12 });
      sheet.signature(64, sheet.y + 42, 250, { signed, label: b.signer });
      if (b.kind === 'entity')
        sheet.text(64, sheet.y + 46, [v('borrower_name', b.name), `  by ${b.signer}, ${b.capacity ?? ''}`], {
          size: 9,
        });
      else sheet.text(64, sheet.y + 46, v('borrower_name', b.name), { size: 9 });
      sheet.signature(380, sheet.y + 42, 120, { signed: false, label: 'Date' });
      sheet.text(380, sheet.y + 46, 'Date signed', { size: 9 });
      sheet.y += 58;
    }
    sheet.ensure(120);
    sheet.y += 8;
    sheet.rect(50, sheet.y, 512, 96);
    sheet.text(
      56,
      sheet.y + 6,
      `NOTARY:  State of _______________  County of _______________.  This instrument was acknowledged before me on ____________________ by ${borrowers.map((b) => b.signer).join(' and ')}.`,
      { width: 498, size: 9.5 },
    );
    sheet.signature(56, sheet.y + 74, 220, { signed, label: 'Notary', field: 'notary_present' });
    sheet.text(56, sheet.y + 78, 'Notarial officer', { size: 8.5 });
    sheet.text(330, sheet.y + 78, 'Commission expires ______________', { size: 8.5 });
  },
};
