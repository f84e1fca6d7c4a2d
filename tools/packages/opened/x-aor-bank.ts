import { money, plainMoney } from '../core/amounts.ts';
import { longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { entries } from '../core/prose.ts';
import { bold, over, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'x-aor-bank',
  docType: 'assignment_of_rents',
  suits: (facts) =>
    (facts.product === 'commercial_real_estate' || facts.product === 'sba') && facts.lender.name.includes('Bank'),
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { lender, property } = facts;
    const left = 64;
    const full = 484;
    const rev = random.pick(['05/19', '11/21', '03/23']);
    const sheet = open({
      margins: { top: 54, bottom: 66, left, right: 64 },
      style: { font: random.pick(['slab', 'sans'] as const), size: 9, leading: 1.3 },
      furniture: (page, pageNo, count) => {
        page.text(left, 744, `CL-238 Assignment of Rents (${rev})`, { size: 7 });
        page.text(left, 744, [`Loan `, v('loan_number', facts.loanNumber), `  |  ${pageNo} / ${count}`], {
          size: 7,
          width: full,
          align: 'right',
        });
      },
    });
    sheet.paragraph(v('lender_name', lender.name), { bold: true, size: 13, after: 0 });
    sheet.paragraph(v('lender_address', oneLine(lender.address)), { size: 8, after: 4 });
    sheet.hline(left, sheet.y, left + full, 1.5);
    sheet.y += 14;
    sheet.paragraph('ASSIGNMENT OF RENTS AND LEASES', { bold: true, size: 14, align: 'center', after: 12 });
    const state = borrower.stateOfOrganization ?? '';
    const [before = '', after = ''] = (borrower.entityType ?? '').split(state);
    const rows: readonly (readonly [string, readonly Run[]])[] = entries`
      Date | ${v('note_date', longDate(facts.noteDate), facts.noteDate)}
      Owner | ${v('borrower_name', borrower.name)}, ${over('borrower_entity_type', [before, v('borrower_state_of_org', state), after])}
      Owner’s address | ${v('borrower_address', oneLine(borrower.address))}
      Bank | ${v('lender_name', lender.name)}
      Note | Promissory note of the same date signed by Owner, Loan No. ${v('loan_number', facts.loanNumber)}, for $${v('principal_amount', money(facts.principalCents), plainMoney(facts.principalCents))}, due ${v('maturity_date', longDate(facts.maturityDate), facts.maturityDate)}
      Property | ${v('property_address', oneLine(property.address))}
      County | ${v('property_county', property.county)}
      Tax parcel | ${v('parcel_number', property.parcel)}
      Legal description | ${v('legal_description', property.legalDescription)}
    `;
    for (const [label, runs] of rows) {
      const top = sheet.y;
      sheet.text(left + 4, top + 4, label, { bold: true });
      const bottom = sheet.text(left + 116, top + 4, runs, { width: full - 122 }) + 3;
      sheet.rect(left, top, full, bottom - top);
      sheet.vline(left + 110, top, bottom);
      sheet.y = bottom;
    }
    sheet.y += 12;
    let number = 0;
    const item = (title: string, text: string): void => {
      number += 1;
      sheet.paragraph([bold(`${number}. ${title}. `), text], { align: 'justify', after: 6 });
    };
    item(
      'Assignment',
      'To secure the Note and everything else Owner owes Bank under the documents signed with it (together, the “Debt”), Owner assigns to Bank all leases of any part of the Property, present and future, and all rents, security deposits, royalties, parking income and other sums payable for its use (the “Rents”).',
    );
    item(
      'Owner may collect until default',
      'Until there is a default Owner may collect the Rents as they fall due, but not more than 30 days ahead, and must use them first for taxes, insurance, upkeep and payments on the Note.',
    );
    item(
      'Owner’s promises',
      'Owner states that it has not assigned the Rents to anyone else; that the rent roll delivered to Bank is true; and that no tenant has paid more than one month in advance. Without Bank’s written consent Owner will not cancel, shorten or accept surrender of a lease of more than 2,500 square feet, nor grant any concession worth more than 10% of a year’s base rent.',
    );
    item(
      'Bank’s rights after default',
      'After a default under the Note or the mortgage or deed of trust on the Property, Bank may, with or without taking possession and without a receiver, notify tenants to pay Bank; collect, sue for and receipt for Rents; manage, repair and lease the Property; and pay a manager up to 6% of collections. Bank may apply the Rents to costs first and then to the Debt in any order it chooses.',
    );
    item(
      'Tenants may rely',
      'Each tenant may rely on Bank’s written notice to pay Rents to Bank, and Owner releases each tenant that does so.',
    );
    item(
      'No duty on Bank',
      'Bank need not collect any Rent nor perform any lease, and is answerable only for what it actually receives. Owner will repay on demand, with interest at the rate after default stated in the Note, whatever Bank spends.',
    );
    item(
      'Release; law; successors',
      'When the Debt is paid in full, this Assignment ends, and Bank will sign a release if Owner pays the recording fee (presently $43.00). The law of the state where the Property lies applies. This Assignment binds and benefits successors and assigns and may be changed only in writing.',
    );
    sheet.ensure(230);
    sheet.y += 4;
    sheet.paragraph(
      ['Signed for ', v('borrower_name', borrower.name), ' on the date stated at the head of this Assignment.'],
      { after: 34 },
    );
    sheet.signature(left, sheet.y, 220, { signed, label: borrower.signer });
    sheet.text(left, sheet.y + 3, `${borrower.signer}, ${borrower.capacity ?? ''}`, { size: 8 });
    sheet.y += 40;
    sheet.rect(left, sheet.y, full, 104);
    sheet.text(left + 6, sheet.y + 6, 'NOTARY', { size: 8, bold: true });
    sheet.text(
      left + 6,
      sheet.y + 20,
      `On ${longDate(facts.noteDate)} ${borrower.signer}, known to me or proved on satisfactory evidence to be the ${(borrower.capacity ?? '').toLowerCase()} of the Owner named above, appeared before me and acknowledged signing this Assignment for the Owner, with authority.`,
      { width: full - 12, size: 8.5 },
    );
    sheet.signature(left + 240, sheet.y + 84, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 240, sheet.y + 87, 'Notary Public', { size: 7 });
    sheet.text(left + 330, sheet.y + 87, 'My commission expires:', { size: 7 });
  },
};
