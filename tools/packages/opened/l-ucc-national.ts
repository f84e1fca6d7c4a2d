import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-ucc-national',
  docType: 'ucc_financing_statement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random }) {
    const { lender } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const sheet = open({
      margins: { top: 36, bottom: 36, left: 36, right: 36 },
      style: { font: 'sans', size: 9 },
      furniture: (page) => {
        page.text(36, 758, 'FILING OFFICE COPY — UCC FINANCING STATEMENT (Form UCC1) (Rev. 07/01/23)', {
          size: 7.5,
          bold: true,
        });
      },
    });
    const cell = (x: number, y: number, w: number, h: number, label: string): void => {
      sheet.rect(x, y, w, h, { thickness: 0.6 });
      sheet.text(x + 3, y + 2.5, label, { size: 6 });
    };
    /** The cells of an address stand in one row: no-break spaces carry the text from cell to cell. */
    const spread = (place: PostalAddress, y: number, no: string): string => {
      const columns: (readonly [number, string])[] = [
        [40, place.street],
        [290, place.city],
        [434, place.state],
        [468, place.zip],
      ];
      let text = '';
      for (const [x, part] of columns) {
        if (text !== '') {
          while (40 + sheet.measure(`${text} `) < x) text += '\u00a0';
          text += ' ';
        }
        text += part;
      }
      cell(36, y, 250, 24, `${no}c. MAILING ADDRESS`);
      cell(286, y, 144, 24, 'CITY');
      cell(430, y, 34, 24, 'STATE');
      cell(464, y, 68, 24, 'POSTAL CODE');
      cell(532, y, 44, 24, 'COUNTRY');
      sheet.text(538, y + 12, 'USA');
      return text;
    };
    const persons = (y: number, no: string): void => {
      cell(36, y, 250, 24, `${no}b. INDIVIDUAL’S SURNAME`);
      cell(286, y, 118, 24, 'FIRST PERSONAL NAME');
      cell(404, y, 128, 24, 'ADDITIONAL NAME(S)/INITIAL(S)');
      cell(532, y, 44, 24, 'SUFFIX');
    };
    sheet.text(36, 36, 'UCC FINANCING STATEMENT', { size: 12, bold: true });
    sheet.text(36, 50, 'FOLLOW INSTRUCTIONS', { size: 7 });
    cell(36, 60, 270, 24, 'A. NAME & PHONE OF SUBMITTER (optional)');
    sheet.text(40, 71, `UCC Desk  (${random.int(201, 989)}) 555-01${random.int(10, 99)}`);
    cell(36, 84, 270, 24, 'B. E-MAIL CONTACT OF SUBMITTER (optional)');
    sheet.text(40, 95, 'liens@loandocs.example');
    cell(36, 108, 270, 88, 'C. SEND ACKNOWLEDGMENT TO: (Name and Address)');
    sheet.text(
      56,
      126,
      prose`${v('lender_name', lender.name)}\nLoan Operations\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
      { width: 240 },
    );
    sheet.text(40, 185, 'SEE BELOW FOR SECURED PARTY CONTACT INFORMATION', { size: 6 });
    sheet.rect(306, 60, 270, 136, { thickness: 0.6 });
    sheet.text(322, 186, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 7.5, bold: true });
    let y =
      sheet.text(
        36,
        200,
        '1. DEBTOR’S NAME: Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name); if any part of the Individual Debtor’s name will not fit in line 1b, leave all of item 1 blank, check here and provide the Individual Debtor information in item 10 of the Financing Statement Addendum (Form UCC1Ad)',
        { size: 6.5, width: 540 },
      ) + 2;
    cell(36, y, 540, 24, '1a. ORGANIZATION’S NAME');
    sheet.text(40, y + 12, v('borrower_name', b.name.toUpperCase()));
    persons(y + 24, '1');
    sheet.text(40, y + 60, v('borrower_address', spread(b.address, y + 48, '1'), oneLine(b.address)));
    y =
      sheet.text(
        36,
        y + 78,
        '2. DEBTOR’S NAME: Provide only one Debtor name (2a or 2b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name)',
        { size: 6.5, width: 540 },
      ) + 2;
    cell(36, y, 540, 24, '2a. ORGANIZATION’S NAME');
    persons(y + 24, '2');
    cell(36, y + 48, 250, 24, '2c. MAILING ADDRESS');
    cell(286, y + 48, 144, 24, 'CITY');
    cell(430, y + 48, 34, 24, 'STATE');
    cell(464, y + 48, 68, 24, 'POSTAL CODE');
    cell(532, y + 48, 44, 24, 'COUNTRY');
    y =
      sheet.text(
        36,
        y + 78,
        '3. SECURED PARTY’S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)',
        { size: 6.5, width: 540 },
      ) + 2;
    cell(36, y, 540, 24, '3a. ORGANIZATION’S NAME');
    sheet.text(40, y + 12, v('lender_name', lender.name));
    persons(y + 24, '3');
    sheet.text(40, y + 60, v('lender_address', spread(lender.address, y + 48, '3'), oneLine(lender.address)));
    y += 78;
    sheet.text(36, y, '4. COLLATERAL: This financing statement covers the following collateral:', { size: 6.5 });
    sheet.text(
      40,
      y + 14,
      prose`${v('collateral_description', facts.collateral)}; whether any of the foregoing is owned now or acquired later; all accessions, additions, replacements, and substitutions relating to any of the foregoing; all records of any kind relating to any of the foregoing; all proceeds relating to any of the foregoing (including insurance, general intangibles and accounts proceeds).`,
      { width: 530 },
    );
    y = 636;
    sheet.rect(36, y, 540, 96, { thickness: 0.6 });
    sheet.text(39, y + 3, '5. Check only if applicable and check only one box: Collateral is', { size: 6.5 });
    sheet.checkbox(240, y + 2, { marked: false, label: 'held in a Trust', size: 7 });
    sheet.text(250, y + 3, 'held in a Trust (see UCC1Ad, item 17 and Instructions)', { size: 6.5 });
    sheet.checkbox(426, y + 2, { marked: false, label: 'Decedent’s Personal Representative', size: 7 });
    sheet.text(436, y + 3, 'being administered by a Decedent’s', { size: 6.5 });
    sheet.hline(36, y + 16, 576);
    sheet.text(39, y + 19, '6a. Check only if applicable and check only one box:', { size: 6.5 });
    ['Public-Finance Transaction', 'Manufactured-Home Transaction', 'A Debtor is a Transmitting Utility'].forEach(
      (label, i) => {
        sheet.checkbox(50 + i * 140, y + 32, { marked: false, label, size: 7 });
        sheet.text(60 + i * 140, y + 33, label, { size: 6.5 });
      },
    );
    sheet.hline(36, y + 46, 576);
    sheet.text(39, y + 49, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 6.5 });
    ['Lessee/Lessor', 'Consignee/Consignor', 'Seller/Buyer', 'Bailee/Bailor', 'Licensee/Licensor'].forEach(
      (label, i) => {
        const x = 196 + i * 74 + (i > 1 ? 10 : 0);
        sheet.checkbox(x, y + 48, { marked: false, label, size: 7 });
        sheet.text(x + 10, y + 49, label, { size: 6.5 });
      },
    );
    sheet.hline(36, y + 62, 576);
    sheet.text(39, y + 65, '8. OPTIONAL FILER REFERENCE DATA:', { size: 6.5 });
    sheet.text(40, y + 78, ['Loan #', v('loan_number', facts.loanNumber), `   Debtor ID ${random.int(10000, 99999)}`]);
  },
};
