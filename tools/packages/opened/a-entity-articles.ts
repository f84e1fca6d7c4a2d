import { addMonths, longDate, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'a-entity-articles',
  docType: 'entity_document',
  suits: ({ borrowers }) => borrowers[0]?.entityType?.includes('limited liability company') === true,
  draw(open, facts, { random, signed }) {
    const [borrower = facts.lender] = facts.borrowers;
    const state = borrower.stateOfOrganization ?? '';
    const filed = addMonths(facts.noteDate, -random.int(20, 200));
    const sheet = open({
      margins: { top: 48, bottom: 60, left: 60, right: 60 },
      style: { font: random.pick(['sans', 'franklin'] as const), size: 9.5 },
      furniture: (page, pageNo, pageCount) => {
        page.text(60, 746, 'Form LLC-1 (Rev. 01/2015)', { size: 7.5 });
        page.text(300, 746, `${pageNo} of ${pageCount}`, { size: 7.5, width: 252, align: 'right' });
      },
    });
    const typed = { font: 'typewriter' as const, size: 10.5 };
    sheet.text(60, 48, `Secretary of State, Business Filings Division, State of ${state}`, { size: 9 });
    sheet.text(60, 60, 'Filing fee: $100.00   Expedited: $50.00', { size: 8 });
    sheet.rect(396, 44, 156, 70);
    sheet.text(400, 47, 'For office use only', { size: 6.5 });
    sheet.text(404, 60, `FILED\n${numericDate(filed)} 10:42 AM\nFile No. L${random.int(1000000, 9999999)}`, {
      ...typed,
      size: 9.5,
    });
    sheet.y = 92;
    sheet.text(60, 92, 'ARTICLES OF ORGANIZATION', { size: 17, bold: true });
    sheet.text(60, 113, 'Domestic Limited Liability Company', { size: 11 });
    sheet.y = 136;
    sheet.paragraph(
      'Pursuant to the limited liability company act of this State, the undersigned adopts the following articles. Please type or print legibly in black ink. Attach additional sheets if needed.',
      { size: 8.5 },
    );
    const item = (no: number, label: string, help: string, runs: Run | readonly Run[]): void => {
      sheet.ensure(60);
      const top = sheet.y;
      sheet.text(66, top + 4, bold(`${no}.  ${label}`));
      const y = sheet.text(66, top + 16, help, { size: 7.5, width: 480 });
      const end = sheet.text(78, y + 4, runs, { ...typed, width: 464 });
      sheet.rect(60, top, 492, end + 5 - top);
      sheet.y = end + 5;
    };
    item(
      1,
      'NAME',
      'Must contain the words “limited liability company” or an abbreviation of them.',
      v('borrower_name', borrower.name),
    );
    item(
      2,
      'PRINCIPAL OFFICE',
      'Street address; a post office box alone is not acceptable.',
      v('borrower_address', oneLine(borrower.address)),
    );
    item(3, 'JURISDICTION', 'The company is formed under the laws of:', v('borrower_state_of_org', state));
    item(
      4,
      'REGISTERED AGENT AND OFFICE',
      'An individual resident or an entity authorized to do business in this State.',
      'Statewide Corporate Agents, Inc., 400 Capitol Mall, Suite 12',
    );
    item(5, 'DURATION', 'Perpetual unless a date is given.', 'Perpetual');
    sheet.ensure(44);
    const top = sheet.y;
    const manager = borrower.capacity === 'Manager';
    sheet.rect(60, top, 492, 38);
    sheet.text(66, top + 4, bold('6.  MANAGEMENT (mark one)'));
    sheet.checkbox(80, top + 20, { marked: manager, label: 'Manager-managed' });
    sheet.text(94, top + 20, 'Manager-managed');
    sheet.checkbox(240, top + 20, { marked: !manager, label: 'Member-managed' });
    sheet.text(254, top + 20, 'Member-managed');
    sheet.y = top + 38;
    item(
      7,
      manager ? 'MANAGERS' : 'MEMBERS',
      'Name and address of each.',
      prose`${borrower.signer}, ${oneLine(facts.trustee.address)}`,
    );
    item(8, 'PURPOSE', 'State briefly.', 'Any lawful business for which a limited liability company may be organized.');
    item(
      9,
      'INDEMNIFICATION',
      'Optional.',
      'The company shall indemnify its members, managers, employees and agents to the fullest extent the law permits against liability arising from acts done in good faith on its behalf.',
    );
    item(
      10,
      'LIABILITY OF MEMBERS',
      'Optional.',
      'No member shall be liable for the debts of the company solely by reason of being a member.',
    );
    item(
      11,
      'ORGANIZER',
      'Name and address of the person signing.',
      'Philip A. Trent, Attorney at Law, 88 Courthouse Square',
    );
    sheet.y += 10;
    sheet.ensure(110);
    sheet.paragraph(
      prose`I declare under penalty of perjury that I am the organizer of ${v('borrower_name', borrower.name)}, that I have read these articles, and that they are true, correct and complete.`,
    );
    sheet.y += 32;
    sheet.signature(60, sheet.y, 230, { signed, label: 'Philip A. Trent' });
    sheet.text(60, sheet.y + 4, 'Philip A. Trent, Organizer', { size: 8.5 });
    sheet.text(360, sheet.y - 12, longDate(filed), typed);
    sheet.hline(360, sheet.y, 552);
    sheet.text(360, sheet.y + 4, 'Date', { size: 8.5 });
  },
};
