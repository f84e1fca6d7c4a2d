import { amountInWords } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { boxes, on, usd } from './v-kit.ts';

const left = 54;
const width = 504;

const powers: readonly (readonly [string, string])[] = [
  [
    'Open accounts',
    'Open any deposit account in the name of the Company, and endorse checks and orders for the payment of money.',
  ],
  ['Borrow', 'Borrow money for the Company on such terms as may be agreed, and sign notes and other evidence of debt.'],
  [
    'Pledge',
    'Grant security interests in, mortgage or assign property of the Company to secure its debts to the Bank.',
  ],
  ['Guarantee', 'Guarantee the debts of others to the Bank, and pledge property of the Company for them.'],
];

export const layout: Layout = {
  id: 'v-resolution-certificate',
  docType: 'borrowing_resolution',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random, signed }) {
    const { lender, guarantors } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const entity = b.entityType ?? '';
    const governing = entity.includes('corporation')
      ? 'board of directors'
      : entity.includes('partnership')
        ? 'partners'
        : 'members and managers';
    const held = addDays(facts.noteDate, -random.int(2, 12));
    const second = guarantors[0];
    const sheet = open({
      margins: { top: 46, bottom: 58, left, right: 54 },
      style: { font: random.pick(['sans', 'franklin', 'serif'] as const), size: 9.3 },
      furniture: (page, pageNo, pageCount) => {
        page.text(left, 750, 'CERT-AUTH (04/20)', { size: 7.5 });
        page.text(left, 750, `Page ${pageNo} of ${pageCount}`, { size: 7.5, width, align: 'right' });
      },
    });
    sheet.text(left, 46, v('lender_name', lender.name), { size: 13, bold: true });
    sheet.text(left, 62, v('lender_address', oneLine(lender.address)), { size: 8.5 });
    sheet.y = 84;
    sheet.paragraph('CERTIFICATE OF AUTHORITY', { size: 15, bold: true, align: 'center', after: 1 });
    sheet.paragraph('Borrowing and Granting of Collateral', { align: 'center', after: 10 });
    const row = (...cells: (readonly [number, string, Run | readonly Run[]])[]): void =>
      boxes(
        sheet,
        left,
        width,
        cells.map(([share, caption, runs]) => ({ share, caption, runs })),
        { size: 10, captionSize: 7, least: 30 },
      );
    row(
      [3, 'Name of entity (the “Company”)', v('borrower_name', b.name)],
      [1.3, 'Taxpayer ID No.', v('borrower_tin', b.tin)],
    );
    const state = b.stateOfOrganization ?? '';
    row(
      [
        2,
        'Type of entity',
        v(
          'borrower_entity_type',
          (entity.split(state)[1] ?? '').trim().replace(/^./, (c) => c.toUpperCase()),
        ),
      ],
      [1.2, 'State of organization', v('borrower_state_of_org', state)],
      [1.1, 'Year organized', `${random.int(1989, 2019)}`],
    );
    row(
      [3, 'Principal office', v('borrower_address', oneLine(b.address))],
      [1.3, 'Loan number', v('loan_number', facts.loanNumber)],
    );
    sheet.y += 10;
    const say = (runs: Run | readonly Run[], indent = 0): void =>
      sheet.paragraph(runs, { align: 'justify', indent, after: 5 });
    for (const runs of paragraphs`
      The undersigned certifies to ${v('lender_name', lender.name)} (the “Bank”) that the undersigned is the keeper of the records of the Company; that the Company is validly existing and in good standing under the laws of its state of organization; and that the following resolutions were duly adopted by the ${governing} of the Company on ${longDate(held)}, at a meeting at which a quorum was present and voting or by unanimous written consent, and have not been amended or revoked.
      ${bold('1. Loan. ')}RESOLVED, that the Company is authorized to borrow from the Bank the principal sum of ${v('principal_words', amountInWords(facts.principalCents, 'and'))} Dollars ($${usd('principal_amount', facts.principalCents)}), to be evidenced by a promissory note dated ${on('note_date', facts.noteDate)} and maturing ${on('maturity_date', facts.maturityDate)}, upon such other terms as the persons named below may approve, and any renewal or extension of that note.
      ${bold('2. Collateral. ')}RESOLVED, that to secure the loan the Company is authorized to grant the Bank a security interest in the following property: ${v('collateral_description', facts.collateral)}.
      ${bold('3. Authorized Persons. ')}RESOLVED, that any ONE of the persons whose names, titles and genuine signatures appear below may act for the Company in the matters marked in Section 4:
    `)
      say(runs);
    const people: (readonly [string, string])[] = [
      [b.signer, b.capacity ?? ''],
      ...(second === undefined
        ? []
        : [[second.name, entity.includes('corporation') ? 'Treasurer' : 'Authorized Signer'] as const]),
    ];
    const x = [left, left + 170, left + 300] as const;
    sheet.ensure(40 + people.length * 34);
    sheet.rect(left, sheet.y, width, 16, { fill: '#e6e6e6' });
    ['Name', 'Title', 'Signature'].forEach((text, i) => {
      sheet.text((x[i] ?? left) + 5, sheet.y + 4, text, { size: 8.5, bold: true });
    });
    const top = sheet.y;
    sheet.y += 16;
    for (const [name, title] of people) {
      sheet.hline(left, sheet.y, left + width);
      sheet.text(x[0] + 5, sheet.y + 12, name, { width: 160 });
      sheet.text(x[1] + 5, sheet.y + 12, title, { width: 124 });
      sheet.signature(x[2], sheet.y + 32, left + width - x[2], { signed, label: name, height: 22 });
      sheet.y += 32;
    }
    sheet.rect(left, top, width, sheet.y - top);
    sheet.vline(x[1], top, sheet.y);
    sheet.vline(x[2], top, sheet.y);
    sheet.y += 10;
    say([bold('4. Powers. '), 'The authorized persons may exercise the powers marked:']);
    powers.forEach(([label, text], i) => {
      sheet.ensure(28);
      sheet.checkbox(left + 14, sheet.y, {
        marked: i === 1 || i === 2 || (i === 0 && random.chance(0.5)),
        label,
        size: 8.5,
      });
      sheet.paragraph([bold(`${label}. `), text], { indent: 30, after: 3 });
    });
    say(
      prose`${bold('5. General. ')}RESOLVED, that all acts of the authorized persons before the date of these resolutions and within their scope are ratified; that the Bank may rely upon this Certificate until five (5) business days after it has received written notice of its revocation; and that the Company will notify the Bank promptly of any change in its name, ownership of more than 25%, structure or authorized persons. This Certificate replaces any earlier certificate as to loans. Standing authority for overdrafts and unsecured advances is limited to $10,000.00 in the aggregate.`,
    );
    sheet.ensure(86);
    say(
      `IN WITNESS WHEREOF, the undersigned has signed this Certificate on ${longDate(facts.noteDate)} and attests that the signatures above are genuine.`,
    );
    sheet.y += 28;
    sheet.signature(left, sheet.y, 220, { signed, label: 'Certifying officer' });
    sheet.text(
      left,
      sheet.y + 3,
      second === undefined
        ? 'Secretary or other certifying person'
        : `${second.name}, ${entity.includes('corporation') ? 'Secretary' : 'Keeper of Records'}`,
      { size: 8.5 },
    );
    sheet.signature(left + 270, sheet.y, 220, { signed, label: 'Attest' });
    sheet.text(left + 270, sheet.y + 3, 'Attest (not required if the Company has one officer)', { size: 8.5 });
    sheet.y += 20;
  },
};
