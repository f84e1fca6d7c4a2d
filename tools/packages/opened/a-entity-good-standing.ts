import { addDays, addMonths, longDate, numericDate, ordinalDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-entity-good-standing',
  docType: 'entity_document',
  suits: (facts) => facts.borrowers[0]?.kind === 'entity',
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const state = borrower.stateOfOrganization ?? '';
    const issued = addDays(facts.noteDate, -random.int(3, 25));
    const formed = addMonths(facts.noteDate, -random.int(30, 240));
    const file = `${random.int(1000000, 9999999)}-${random.int(10, 99)}`;
    const sheet = open({
      margins: { top: 70, bottom: 70, left: 84, right: 84 },
      style: { font: random.pick(['book', 'serif'] as const), size: 13, leading: 1.4 },
    });
    sheet.rect(36, 36, 540, 720, { thickness: 3 });
    sheet.rect(43, 43, 526, 706, { thickness: 0.7 });
    sheet.raw.save().lineWidth(1.5).circle(306, 128, 44).stroke().circle(306, 128, 37).stroke().restore();
    sheet.text(266, 121, 'GREAT SEAL', { size: 9, width: 80, align: 'center', bold: true });
    sheet.y = 190;
    sheet.paragraph(`STATE OF ${state.toUpperCase()}`, {
      size: 20,
      bold: true,
      align: 'center',
      after: 2,
      letterSpacing: 1,
    });
    sheet.paragraph('OFFICE OF THE SECRETARY OF STATE', { size: 12, align: 'center', after: 18 });
    sheet.paragraph('CERTIFICATE OF GOOD STANDING', { size: 19, bold: true, align: 'center', after: 22 });
    sheet.paragraph(
      prose`I, Margaret L. Dunleavy, Secretary of State of the State of ${state}, as keeper of the records of business organizations, do hereby certify that`,
      { align: 'justify', after: 12 },
    );
    sheet.paragraph(v('borrower_name', borrower.name), { size: 17, bold: true, align: 'center', after: 12 });
    sheet.paragraph(
      prose`is ${v('borrower_entity_type', borrower.entityType ?? '')} whose organizing record was filed in this office on ${longDate(formed)} under file number ${file}; that it is organized under the laws of the State of ${v('borrower_state_of_org', state)}; that all fees, taxes and penalties owed to this office have been paid; that its most recent annual report has been delivered; that no record of its dissolution, cancellation or withdrawal appears; and that it is in good standing and authorized to transact business on the date of this certificate.`,
      { align: 'justify', after: 12 },
    );
    sheet.paragraph(
      prose`The principal office of record is ${v('borrower_address', oneLine(borrower.address))}. The registered agent of record is Statewide Corporate Agents, Inc., 400 Capitol Mall, Suite 12.`,
      { align: 'justify', after: 14 },
    );
    sheet.paragraph(
      ['IN TESTIMONY WHEREOF, I have set my hand and caused the seal to be affixed this ', `${ordinalDate(issued)}.`],
      { align: 'justify' },
    );
    sheet.signature(316, 668, 200, { signed, label: 'Margaret L. Dunleavy' });
    sheet.text(316, 672, bold('Secretary of State'), { size: 10 });
    sheet.text(60, 706, `Certificate No. ${random.int(10000000, 99999999)}   Issued ${numericDate(issued)}`, {
      size: 8,
    });
    sheet.text(
      60,
      718,
      'To verify this certificate visit the website of the Secretary of State and enter the number above. A paper copy need not bear an original signature to be valid.',
      { size: 8, width: 492 },
    );
  },
};
