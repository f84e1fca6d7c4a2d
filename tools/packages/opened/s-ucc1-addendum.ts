import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';

const left = 36;
const width = 540;

export const layout: Layout = {
  id: 's-ucc1-addendum',
  docType: 'ucc_financing_statement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random }) {
    const { lender, property } = facts;
    const [borrower] = facts.borrowers;
    if (borrower === undefined) return;
    const fixture = facts.product === 'commercial_real_estate' || random.chance(0.4);
    const fill = random.pick(['mono', 'typewriter', 'sans'] as const);
    const size = fill === 'sans' ? 9.5 : 9;
    const sheet = open({
      margins: { top: 30, bottom: 30, left, right: 36 },
      style: { font: 'sans', size: 7, leading: 1.15 },
      furniture: (page, pageNo) => {
        page.text(
          left,
          748,
          pageNo === 1
            ? 'FILING OFFICE COPY — UCC FINANCING STATEMENT (Form UCC1) (Rev. 04/20/11)'
            : 'FILING OFFICE COPY — UCC FINANCING STATEMENT ADDENDUM (Form UCC1Ad) (Rev. 04/20/11)',
          { size: 7.5, bold: true },
        );
        page.text(left, 748, 'International Association of Commercial Administrators (IACA)', {
          size: 6,
          width,
          align: 'right',
        });
      },
    });
    const box = (x: number, y: number, w: number, h: number, label: string, runs?: Run | Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2, label, { size: 6 });
      if (runs !== undefined) sheet.text(x + 6, y + 10.5, runs, { font: fill, size, width: w - 10 });
    };
    const nameRows = (y: number, no: string, org: Run | Run[] | undefined): void => {
      box(left, y, width, 23, `${no}a. ORGANIZATION’S NAME`, org);
      sheet.text(left - 16, y + 18, 'OR', { size: 6.5, bold: true });
      box(left, y + 23, 216, 23, `${no}b. INDIVIDUAL’S SURNAME`);
      box(left + 216, y + 23, 134, 23, 'FIRST PERSONAL NAME');
      box(left + 350, y + 23, 146, 23, 'ADDITIONAL NAME(S)/INITIAL(S)');
      box(left + 496, y + 23, 44, 23, 'SUFFIX');
    };
    sheet.text(left, 32, 'UCC FINANCING STATEMENT', { size: 12, bold: true });
    sheet.text(left, 47, 'FOLLOW INSTRUCTIONS', { size: 7.5 });
    box(left, 58, 290, 25, 'A. NAME & PHONE OF CONTACT AT FILER (optional)', [
      `${facts.approval.officer}  (${random.int(201, 989)}) 555-01${random.int(10, 99)}`,
    ]);
    box(left, 83, 290, 25, 'B. E-MAIL CONTACT AT FILER (optional)', ['loanops@lender.example']);
    box(left, 108, 290, 86, 'C. SEND ACKNOWLEDGMENT TO: (Name and Address)');
    sheet.text(
      left + 24,
      124,
      prose`${v('lender_name', lender.name)}\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { font: fill, size, width: 250 },
    );
    sheet.text(left + 300, 184, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 7, bold: true });
    let y = 198;
    y = sheet.text(
      left,
      y,
      '1. DEBTOR’S NAME: Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name); if any part of the Individual Debtor’s name will not fit in line 1b, leave all of item 1 blank, check here and provide the Individual Debtor information in item 10 of the Addendum (Form UCC1Ad)',
      { size: 6.5, width },
    );
    y += 2;
    nameRows(y, '1', v('borrower_name', borrower.name));
    mailing(sheet, y + 46, '1c. MAILING ADDRESS', 'borrower_address', borrower.address, fill, size);
    y += 75;
    y = sheet.text(
      left,
      y,
      '2. DEBTOR’S NAME: Provide only one Debtor name (2a or 2b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name)',
      { size: 6.5, width },
    );
    y += 2;
    nameRows(y, '2', undefined);
    mailing(sheet, y + 46, '2c. MAILING ADDRESS', null, null, fill, size);
    y += 75;
    y = sheet.text(
      left,
      y,
      '3. SECURED PARTY’S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)',
      { size: 6.5, width },
    );
    y += 2;
    nameRows(y, '3', v('lender_name', lender.name));
    mailing(sheet, y + 46, '3c. MAILING ADDRESS', 'lender_address', lender.address, fill, size);
    y += 75;
    sheet.text(left, y, '4. COLLATERAL: This financing statement covers the following collateral:', { size: 6.5 });
    const tail = random.pick([
      ', whether any of the foregoing is owned now or acquired later; all accessions, additions, replacements, and substitutions relating to any of the foregoing; all records of any kind relating to any of the foregoing; all proceeds relating to any of the foregoing (including insurance, general intangibles and accounts proceeds).',
      ', wherever located, now owned or hereafter acquired, with all attachments, parts, records, products and proceeds.',
    ]);
    sheet.text(
      left + 8,
      y + 14,
      [
        v('collateral_description', facts.collateral),
        tail,
        ...(fixture ? ['\n\nIncluding fixtures affixed to the real estate described in item 16 of the Addendum.'] : []),
      ],
      { font: fill, size, width: width - 20 },
    );
    const bottom = 648;
    sheet.rect(left, bottom, width, 22);
    sheet.text(left + 3, bottom + 3, '5. Check only if applicable and check only one box: Collateral is', {
      size: 6.5,
    });
    const tick = (x: number, ty: number, label: string, marked = false, w = 120): void => {
      sheet.checkbox(x, ty, { marked, label, size: 7 });
      sheet.text(x + 10, ty, label, { size: 6.5, width: w });
    };
    tick(left + 200, bottom + 3, 'held in a Trust (see UCC1Ad, item 17 and Instructions)', false, 180);
    tick(left + 376, bottom + 3, 'being administered by a Decedent’s Personal Rep.', false, 158);
    sheet.rect(left, bottom + 22, 330, 26);
    sheet.text(left + 3, bottom + 24, '6a. Check only if applicable and check only one box:', { size: 6.5 });
    tick(left + 8, bottom + 36, 'Public-Finance Transaction');
    tick(left + 112, bottom + 36, 'Manufactured-Home Transaction');
    tick(left + 224, bottom + 36, 'A Debtor is a Transmitting Utility', false, 105);
    sheet.rect(left + 330, bottom + 22, 210, 26);
    sheet.text(left + 333, bottom + 24, '6b. Check only if applicable and check only one box:', { size: 6.5 });
    tick(left + 338, bottom + 36, 'Agricultural Lien');
    tick(left + 430, bottom + 36, 'Non-UCC Filing');
    sheet.rect(left, bottom + 48, width, 18);
    sheet.text(left + 3, bottom + 52, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 6.5 });
    ['Lessee/Lessor', 'Consignee/Consignor', 'Seller/Buyer', 'Bailee/Bailor', 'Licensee/Licensor'].forEach(
      (label, i) => {
        tick(left + ([150, 222, 316, 384, 450][i] ?? 0), bottom + 52, label);
      },
    );
    sheet.rect(left, bottom + 66, width, 26);
    sheet.text(left + 3, bottom + 68, '8. OPTIONAL FILER REFERENCE DATA:', { size: 6.5 });
    sheet.text(
      left + 10,
      bottom + 78,
      [`SOS ${borrower.stateOfOrganization ?? ''} / Loan `, v('loan_number', facts.loanNumber)],
      { font: fill, size },
    );
    if (!fixture) return;
    sheet.newPage();
    sheet.text(left, 32, 'UCC FINANCING STATEMENT ADDENDUM', { size: 12, bold: true });
    sheet.text(left, 47, 'FOLLOW INSTRUCTIONS', { size: 7.5 });
    sheet.text(
      left,
      60,
      '9. NAME OF FIRST DEBTOR: Same as line 1a or 1b on Financing Statement; if line 1b was left blank because Individual Debtor name did not fit, check here',
      { size: 6.5, width: 290 },
    );
    box(left, 80, 290, 24, '9a. ORGANIZATION’S NAME', v('borrower_name', borrower.name));
    box(left, 104, 290, 24, '9b. INDIVIDUAL’S SURNAME');
    box(left, 128, 290, 24, 'FIRST PERSONAL NAME');
    box(left, 152, 224, 24, 'ADDITIONAL NAME(S)/INITIAL(S)');
    box(left + 224, 152, 66, 24, 'SUFFIX');
    sheet.text(left + 300, 166, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 7, bold: true });
    sheet.text(
      left,
      182,
      '10. DEBTOR’S NAME: Provide (10a or 10b) only one additional Debtor name or Debtor name that did not fit in line 1b or 2b',
      { size: 6.5 },
    );
    nameRows(192, '10', undefined);
    mailing(sheet, 238, '10c. MAILING ADDRESS', null, null, fill, size);
    sheet.checkbox(left + 4, 270, { marked: false, label: 'ADDITIONAL SECURED PARTY’S NAME', size: 7 });
    sheet.text(
      left + 16,
      270,
      '11. ADDITIONAL SECURED PARTY’S NAME or ASSIGNOR SECURED PARTY’S NAME: Provide only one name',
      {
        size: 6.5,
      },
    );
    nameRows(282, '11', undefined);
    mailing(sheet, 328, '11c. MAILING ADDRESS', null, null, fill, size);
    box(left, 356, width, 80, '12. ADDITIONAL SPACE FOR ITEM 4 (Collateral):');
    sheet.rect(left, 440, 270, 32);
    sheet.checkbox(left + 4, 444, { marked: true, label: 'filed for record in the REAL ESTATE RECORDS', size: 7 });
    sheet.text(
      left + 16,
      443,
      '13. This FINANCING STATEMENT is to be filed [for record] (or recorded) in the REAL ESTATE RECORDS (if applicable)',
      { size: 6.5, width: 246 },
    );
    sheet.rect(left + 270, 440, 270, 32);
    sheet.text(left + 274, 443, '14. This FINANCING STATEMENT:', { size: 6.5 });
    tick(left + 278, 456, 'covers timber to be cut');
    tick(left + 366, 456, 'covers as-extracted collateral');
    tick(left + 472, 456, 'is a fixture filing', true, 66);
    sheet.rect(left, 472, 270, 110);
    sheet.text(
      left + 3,
      474,
      '15. Name and address of a RECORD OWNER of real estate described in item 16 (if Debtor does not have a record interest):',
      { size: 6, width: 260 },
    );
    sheet.rect(left + 270, 472, 270, 200);
    sheet.text(left + 273, 474, '16. Description of real estate:', { size: 6 });
    sheet.text(
      left + 278,
      488,
      prose`${v('property_address', oneLine(property.address))}\n\n${v('legal_description', property.legalDescription)}\n\nParcel No. ${v('parcel_number', property.parcel)}`,
      { font: fill, size, width: 254 },
    );
    sheet.rect(left, 582, 270, 90);
    box(left, 672, width, 60, '17. MISCELLANEOUS:');
  },
};

/** One address over five boxes of a row, marked at its street; without an address the boxes stay empty. */
function mailing(
  sheet: Sheet,
  y: number,
  caption: string,
  field: string | null,
  a: PostalAddress | null,
  font: 'mono' | 'typewriter' | 'sans',
  size: number,
): void {
  const cells: readonly (readonly [string, number, string])[] = [
    [caption, 258, a?.street ?? ''],
    ['CITY', 126, a?.city ?? ''],
    ['STATE', 40, a?.state ?? ''],
    ['POSTAL CODE', 72, a?.zip ?? ''],
    ['COUNTRY', 44, a === null ? '' : 'USA'],
  ];
  let x = left;
  for (const [label, w, text] of cells) {
    sheet.rect(x, y, w, 23);
    sheet.text(x + 3, y + 2, label, { size: 6 });
    const run = a !== null && field !== null && text === a.street ? v(field, text, oneLine(a)) : text;
    if (text !== '') sheet.text(x + 6, y + 10.5, run, { font, size });
    x += w;
  }
}
