import { money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'm-disb-letter',
  docType: 'disbursement_authorization',
  draw(open, facts, { random, signed }) {
    const d = facts.disbursement;
    const sheet = open({
      margins: { top: 72, bottom: 72, left: 84, right: 84 },
      style: { font: random.pick(['book', 'typewriter'] as const), size: 10.5 },
    });
    const la = facts.lender.address;
    const one = facts.borrowers.length === 1;
    const names = facts.borrowers.flatMap((b, i): Run[] => [
      i > 0 ? ' and ' : '',
      v('borrower_name', b.name),
      b.entityType === null ? '' : ', ',
      b.entityType === null ? '' : v('borrower_entity_type', b.entityType),
    ]);
    sheet.paragraph('AUTHORIZATION TO DISBURSE LOAN PROCEEDS', { bold: true, size: 13, align: 'center', after: 16 });
    sheet.paragraph(longDate(facts.noteDate), { after: 12 });
    sheet.paragraph(
      prose`${v('lender_name', facts.lender.name)}\n${v('lender_address', `${la.street}\n${la.city}, ${la.state} ${la.zip}`, oneLine(la))}`,
      { after: 12 },
    );
    const fee = 98_500;
    sheet.paragraph(
      prose`Reference is made to your loan no. ${v('loan_number', facts.loanNumber)} to ${names} (the “Borrower”) in the original principal sum of $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, closed on ${v('closing_date', longDate(facts.disclosure.closingDate), facts.disclosure.closingDate)} and secured, among other things, by the property at ${v('property_address', oneLine(facts.property.address))}. The Borrower hereby irrevocably directs you to pay out the proceeds in the manner set out below and agrees that each such payment is an advance to the Borrower under the note as if it had been made into the Borrower’s own hands.`,
      { align: 'justify', after: 10 },
    );
    const items: Run[][] = [
      prose`To the Borrower, by credit to deposit account ending in ${random.int(1000, 9999)}, $${v('amount_to_borrower', money(d.toBorrowerCents), plainMoney(d.toBorrowerCents))}.`,
      prose`To third parties for the account of the Borrower, $${v('amount_paid_to_others', money(d.toOthersCents), plainMoney(d.toOthersCents))} in all, being $${money(d.toOthersCents - fee)} to ${d.payee} and $${money(fee)} to ${v('settlement_agent', facts.title.agent.name)} for title premiums and recording costs.`,
      prose`The foregoing amounts together make $${v('loan_proceeds_total', money(facts.principalCents), plainMoney(facts.principalCents))}, which is the whole of the proceeds; nothing is withheld for future advances.`,
    ];
    items.forEach((runs, i) => {
      sheet.text(100, sheet.y, `(${'abc'.charAt(i)})`);
      sheet.paragraph(runs, { indent: 44, align: 'justify' });
    });
    sheet.y += 4;
    sheet.paragraph(
      prose`No payment is to be made before ${v('disbursement_date', longDate(facts.disclosure.disbursementDate), facts.disclosure.disbursementDate)}, nor before you have received the title company’s assurance that your lien will be insured. The Borrower certifies that the loan is made ${facts.loanClass === 'business' ? v('loan_class', 'solely for business or commercial purposes', 'business') : v('loan_class', 'primarily for personal, family or household purposes', 'consumer')}, that the representations made in the application remain true, and that no petition in bankruptcy has been filed by or against the Borrower.`,
      { align: 'justify' },
    );
    sheet.paragraph(
      'You may rely on this letter until you have received written notice of its revocation and have had a reasonable time to act on it. The Borrower will hold you harmless from any claim that arises because you followed these directions, other than one that arises from your own gross negligence. Wire charges of $25.00 for each transfer may be debited to the deposit account named above. A copy of this letter is as good as the original.',
      { align: 'justify', after: 16 },
    );
    sheet.ensure(50 + 58 * facts.borrowers.length);
    sheet.paragraph(one ? 'Very truly yours,' : 'Yours very truly,', { after: 6 });
    for (const b of facts.borrowers) {
      if (b.kind === 'entity') sheet.paragraph(v('borrower_name', b.name), { after: 0, indent: 200 });
      sheet.y += 28;
      sheet.signature(284, sheet.y, 220, { signed, label: b.signer });
      sheet.y += 3;
      sheet.paragraph(b.kind === 'entity' ? `${b.signer}\n${b.capacity ?? ''}` : v('borrower_name', b.name), {
        indent: 200,
        after: 2,
      });
    }
  },
};
