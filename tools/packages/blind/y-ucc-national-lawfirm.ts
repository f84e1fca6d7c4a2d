import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { business, firstBorrower } from './y-marks.ts';

export const layout: Layout = {
  id: 'y-ucc-national-lawfirm',
  docType: 'ucc_financing_statement',
  suits: business,
  draw(open, facts, { random }) {
    const left = 36;
    const right = 576;
    const width = right - left;
    const b = firstBorrower(facts);
    const lender = facts.lender;
    const sheet = open({
      margins: { top: 36, bottom: 30, left, right: 36 },
      style: { font: 'sans', size: 8 },
    });
    const typed = { font: random.pick(['mono', 'typewriter'] as const), size: 9.5 } as const;
    const [firm, street, mail] = random.pick([
      ['Hale, Strickland & Voss, P.C.', '400 Commerce Tower, Suite 2100', 'filings@halestrickland.example'],
      ['Burnham Tate LLP', '88 Court Square, 9th Floor', 'ucc@burnhamtate.example'],
      ['Ellery & Marsh, PLLC', 'P.O. Box 1184', 'docket@ellerymarsh.example'],
    ] as const);
    sheet.text(left, 36, 'UCC FINANCING STATEMENT', { bold: true, size: 12 });
    sheet.text(left, 50, 'FOLLOW INSTRUCTIONS', { size: 7 });
    const box = (y: number, h: number, caption: string, runs: Run | Run[], x = left, w = 288): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2, caption, { size: 6.5 });
      sheet.text(x + 8, y + (h > 26 ? 15 : 11), runs, { ...typed, width: w - 10 });
    };
    box(
      60,
      24,
      'A. NAME & PHONE OF CONTACT AT FILER (optional)',
      `${random.pick(['D. Pruitt', 'Renee Salas', 'K. Oyelaran'])}  (555) 555-01${random.int(10, 99)}`,
    );
    box(84, 24, 'B. E-MAIL CONTACT AT FILER (optional)', mail);
    box(
      108,
      92,
      'C. SEND ACKNOWLEDGMENT TO:  (Name and Address)',
      prose`\n${firm}\n${street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`,
    );
    sheet.text(330, 186, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', {
      size: 6.5,
      bold: true,
      width: 246,
      align: 'center',
    });
    let y = 206;
    const party = (
      n: '1' | '2' | '3',
      title: string,
      note: string,
      name: Run | Run[],
      address: readonly [Run, Run, Run, Run, Run] | null,
    ): void => {
      sheet.text(left, y, [{ text: `${n}. ${title}`, bold: true }, ` ${note}`], { size: 6.5, width });
      y += n === '3' ? 10 : 18;
      box(y, 24, `${n}a. ORGANIZATION’S NAME`, name, left + 14, width - 14);
      y += 24;
      sheet.text(left, y - 4, 'OR', { size: 6 });
      const parts = [210, 130, 130, width - 14 - 470];
      [`${n}b. INDIVIDUAL’S SURNAME`, 'FIRST PERSONAL NAME', 'ADDITIONAL NAME(S)/INITIAL(S)', 'SUFFIX'].forEach(
        (caption, i) => {
          const x = left + 14 + parts.slice(0, i).reduce((sum, part) => sum + part, 0);
          box(y, 22, caption, '', x, parts[i]);
        },
      );
      y += 22;
      const places = [230, 148, 38, 70, width - 486];
      [`${n}c. MAILING ADDRESS`, 'CITY', 'STATE', 'POSTAL CODE', 'COUNTRY'].forEach((caption, i) => {
        const x = left + places.slice(0, i).reduce((sum, part) => sum + part, 0);
        box(y, 24, caption, address?.[i] ?? '', x, places[i]);
      });
      y += 30;
    };
    const rule =
      'Provide only one name (use exact, full name; do not omit, modify, or abbreviate any part of the name); if any part of the Individual Debtor’s name will not fit in line b, leave all of item blank, check here and provide the information in item 10 of the Addendum (Form UCC1Ad)';
    /** The whole address is marked where its street stands: it runs over five cells. */
    const spread = (field: string, place: typeof b.address): readonly [Run, Run, Run, Run, Run] => [
      v(field, place.street, oneLine(place)),
      place.city,
      place.state,
      place.zip,
      'USA',
    ];
    party('1', 'DEBTOR’S NAME:', rule, v('borrower_name', b.name.toUpperCase()), spread('borrower_address', b.address));
    party('2', 'DEBTOR’S NAME:', rule, '', null);
    party(
      '3',
      'SECURED PARTY’S NAME',
      '(or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)',
      v('lender_name', lender.name.toUpperCase()),
      spread('lender_address', lender.address),
    );
    sheet.text(
      left,
      y,
      [{ text: '4. COLLATERAL:', bold: true }, ' This financing statement covers the following collateral:'],
      { size: 6.5 },
    );
    const real = random.chance(0.5);
    let end = sheet.text(
      left + 8,
      y + 16,
      prose`${v('collateral_description', facts.collateral)}, whether now owned or hereafter acquired and wherever located, together with all accessions, substitutions, replacements and products thereof and all proceeds thereof.`,
      { ...typed, width: width - 24 },
    );
    if (real)
      end = sheet.text(
        left + 8,
        end + 6,
        'NOTICE: The sale, assignment or further encumbrance of the collateral without the consent of the secured party is prohibited.',
        { ...typed, width: width - 24 },
      );
    sheet.rect(left, y - 3, width, 612 - y);
    y = 609;
    const tick = (x: number, at: number, label: string, marked: boolean): void => {
      sheet.checkbox(x, at, { marked, label, size: 7 });
      sheet.text(x + 10, at, label, { size: 6.5 });
    };
    sheet.rect(left, y, width, 24);
    sheet.text(left + 3, y + 3, '5. Check only if applicable and check only one box: Collateral is', { size: 6.5 });
    tick(left + 10, y + 13, 'held in a Trust (see UCC1Ad, item 17 and Instructions)', false);
    tick(left + 230, y + 13, 'being administered by a Decedent’s Personal Representative', false);
    y += 24;
    sheet.rect(left, y, 320, 34);
    sheet.rect(left + 320, y, width - 320, 34);
    sheet.text(left + 3, y + 3, '6a. Check only if applicable and check only one box:', { size: 6.5 });
    tick(left + 8, y + 20, 'Public-Finance Transaction', false);
    tick(left + 114, y + 20, 'Manufactured-Home Transaction', false);
    tick(left + 232, y + 20, 'Transmitting Utility', false);
    sheet.text(left + 323, y + 3, '6b. Check only if applicable and check only one box:', { size: 6.5 });
    tick(left + 330, y + 20, 'Agricultural Lien', false);
    tick(left + 420, y + 20, 'Non-UCC Filing', false);
    y += 34;
    sheet.rect(left, y, width, 22);
    sheet.text(left + 3, y + 3, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 6.5 });
    ['Lessee/Lessor', 'Consignee/Consignor', 'Seller/Buyer', 'Bailee/Bailor', 'Licensee/Licensor'].forEach(
      (label, i) => {
        tick(left + 150 + i * 78, y + 8, label, false);
      },
    );
    y += 22;
    box(
      y,
      26,
      '8. OPTIONAL FILER REFERENCE DATA:',
      prose`${random.int(4000, 9900)}.${random.int(100, 990)}  Loan No. ${v('loan_number', facts.loanNumber)}  (${String(b.stateOfOrganization)} SOS)`,
      left,
      width,
    );
    y += 34;
    sheet.text(left, y, 'FILING OFFICE COPY – UCC FINANCING STATEMENT (Form UCC1) (Rev. 04/20/11)', {
      size: 6.5,
      bold: true,
    });
  },
};
