import { ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { business, cash, firstBorrower, inLine, on } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-assignment-rents-short',
  docType: 'assignment_of_rents',
  suits: business,
  draw(open, facts, { random, signed }) {
    const left = 70;
    const b = firstBorrower(facts);
    const sheet = open({
      margins: { top: 60, bottom: 60, left, right: 70 },
      style: { font: random.pick(['typewriter', 'slab'] as const), size: 9.5, leading: 1.25 },
      furniture: (page) => {
        page.text(left, 748, 'RE-19 Assignment of Rents (short form) 8-2015', { size: 7 });
      },
    });
    sheet.text(
      left,
      50,
      ['Return to: ', v('lender_name', facts.lender.name), ', ', inLine('lender_address', facts.lender.address)],
      { size: 7.5 },
    );
    sheet.text(
      left,
      62,
      ['Tax parcel: ', v('parcel_number', facts.property.parcel), `      Title file: ${facts.title.fileNumber}`],
      { size: 7.5 },
    );
    sheet.y = 96;
    sheet.paragraph('ASSIGNMENT OF RENTS', { bold: true, size: 15, align: 'center', after: 14 });
    const p = (...runs: Run[]): void => sheet.paragraph(runs, { after: 9 });
    p(
      ...prose`KNOW ALL PERSONS BY THESE PRESENTS, that on this ${ordinalDate(facts.noteDate)}, the undersigned ${v('borrower_name', b.name)} (“Assignor”), owner of the premises at ${inLine('property_address', facts.property.address)}, in consideration of a loan of $${cash('principal_amount', facts.principalCents)} made by ${v('lender_name', facts.lender.name)} (“Assignee”) on Assignor’s note dated ${on('note_date', facts.noteDate)}, and of one dollar ($1.00) in hand paid, assigns and transfers to Assignee all rents, income and profits now due or to become due under every lease or tenancy, written or oral, of the premises described as:`,
    );
    sheet.paragraph(v('legal_description', facts.property.legalDescription), { indent: 28, width: 416, after: 9 });
    for (const runs of paragraphs`
      Assignor may collect the rents as they fall due, but not more than one month in advance, so long as there is no default in the note or in the instrument that secures it. On default, and without regard to the adequacy of any security, Assignee may by its agents collect the rents, let the premises, make repairs, pay taxes and insurance, and retain five percent (5%) of the sums collected as the cost of management, and shall apply the remainder to the debt.
      Assignor states that no rent has been assigned to anyone else; that no lease will be cancelled, or its rent reduced, without Assignee’s consent; and that the present tenants and rents are those in the rent roll given to Assignee, showing monthly rents of $${random.int(4, 28)},${random.int(100, 990)}.00.
      Each tenant is authorized to pay rent to Assignee on its written demand, without inquiry whether there is a default, and a receipt of Assignee discharges the tenant to the extent of the payment.
      Nothing in this instrument obliges Assignee to perform any duty of a landlord. When the debt is paid in full this assignment is void, and the release of the security instrument releases it.
      Signed and delivered on the day first written.
    `)
      p(...runs);
    sheet.ensure(190);
    sheet.y += 4;
    sheet.text(left + 220, sheet.y, v('borrower_name', b.name), { bold: true });
    sheet.y += 44;
    sheet.text(left + 220, sheet.y - 10, 'By');
    sheet.signature(left + 240, sheet.y, 220, { signed, label: b.signer });
    sheet.text(left + 240, sheet.y + 3, `${b.signer}, ${b.capacity}`, { size: 8.5 });
    sheet.y += 34;
    sheet.paragraph([`State of ${b.stateOfOrganization}, County of ______________, ss.`], { after: 6 });
    sheet.paragraph(
      `On this ${ordinalDate(facts.noteDate)}, before me personally appeared ${b.signer}, known to me to be the ${b.capacity} of the above named Assignor, and acknowledged the foregoing as the free act and deed of the company.`,
      { after: 36 },
    );
    sheet.signature(left + 240, sheet.y, 220, { signed, label: 'Notary Public', field: 'notary_present' });
    sheet.text(left + 240, sheet.y + 3, 'Notary Public', { size: 8.5 });
  },
};
