import type { Layout } from '../core/layout.ts';
import { oneLine, type PostalAddress } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

export const layout: Layout = {
  id: 'l-ucc-fixture',
  docType: 'ucc_financing_statement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts) {
    const { lender, property } = facts;
    const b = facts.borrowers[0];
    if (b === undefined) return;
    const two = (a: PostalAddress): string => `${a.street}\n${a.city}, ${a.state} ${a.zip}`;
    const sheet = open({
      margins: { top: 40, bottom: 44, left: 42, right: 42 },
      style: { font: 'typewriter', size: 10 },
      furniture: (page, pageNo) => {
        const name =
          pageNo === 1
            ? 'NATIONAL UCC FINANCING STATEMENT (FORM UCC1)'
            : 'UCC FINANCING STATEMENT ADDENDUM (FORM UCC1Ad)';
        page.text(42, 752, `${name}  (REV. 04/20/11)     Lienmaster Systems, Inc.`, { size: 7, font: 'sans' });
      },
    });
    const cell = (x: number, y: number, w: number, h: number, label: string, runs: Run[] = []): void => {
      sheet.rect(x, y, w, h);
      const under = sheet.text(x + 4, y + 3, label, { size: 6.5, font: 'sans', width: w - 8 });
      if (runs.length > 0) sheet.text(x + 8, under + 3, runs, { width: w - 14 });
    };
    sheet.text(42, 38, 'UCC FINANCING STATEMENT', { font: 'sans', size: 13, bold: true });
    sheet.text(42, 53, 'FOLLOW INSTRUCTIONS (front and back) CAREFULLY', { font: 'sans', size: 7 });
    cell(42, 64, 264, 26, 'A. NAME & PHONE OF CONTACT AT FILER [optional]', ['Recording Desk (555) 555-0133']);
    cell(42, 90, 264, 96, 'B. SEND ACKNOWLEDGMENT TO: (Name and Address)', [
      'Haldane Pruitt & Moss LLP\n1700 Commerce Tower, 9th Floor\nAttn: C. W. Moss',
    ]);
    sheet.rect(306, 64, 264, 122);
    sheet.text(320, 174, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { font: 'sans', size: 7.5, bold: true });
    cell(
      42,
      190,
      528,
      32,
      '1. DEBTOR’S EXACT FULL LEGAL NAME – insert only one debtor name – do not abbreviate or combine names   1a. ORGANIZATION’S NAME',
      [v('borrower_name', b.name)],
    );
    cell(42, 222, 250, 46, '1c. MAILING ADDRESS, CITY, STATE, POSTAL CODE', [
      v('borrower_address', two(b.address), oneLine(b.address)),
    ]);
    cell(292, 222, 110, 46, '1e. TYPE OF ORGANIZATION', [(b.entityType ?? '').replace(/^a \S+ /, '')]);
    cell(402, 222, 90, 46, '1f. JURISDICTION OF ORGANIZATION', [
      v('borrower_state_of_org', b.stateOfOrganization ?? ''),
    ]);
    cell(492, 222, 78, 46, '1g. ORGANIZATIONAL ID #, if any', ['NONE']);
    cell(
      42,
      272,
      528,
      32,
      '2. ADDITIONAL DEBTOR’S EXACT FULL LEGAL NAME – insert only one debtor name   2a. ORGANIZATION’S NAME',
    );
    cell(42, 304, 528, 32, '2c. MAILING ADDRESS');
    cell(
      42,
      340,
      528,
      32,
      '3. SECURED PARTY’S NAME (or NAME of TOTAL ASSIGNEE of ASSIGNOR S/P) – insert only one secured party name   3a. ORGANIZATION’S NAME',
      [v('lender_name', lender.name)],
    );
    cell(42, 372, 528, 46, '3c. MAILING ADDRESS, CITY, STATE, POSTAL CODE', [
      v('lender_address', two(lender.address), oneLine(lender.address)),
    ]);
    const collateral = `${facts.collateral}, and all goods which are or are to become fixtures on the real property described in the attached Addendum`;
    cell(
      42,
      422,
      528,
      190,
      '4. This FINANCING STATEMENT covers the following collateral:',
      prose`${v('collateral_description', collateral)}.\n\nTogether with all substitutions and replacements, all products, and all proceeds including insurance proceeds and condemnation awards. Some of the collateral may be removed from the real property from time to time; such removal shall not affect its status as collateral.`,
    );
    cell(42, 616, 528, 22, '5. ALTERNATIVE DESIGNATION [if applicable]:');
    ['LESSEE/LESSOR', 'CONSIGNEE/CONSIGNOR', 'BAILEE/BAILOR', 'SELLER/BUYER', 'AG. LIEN'].forEach((label, i) => {
      const x = 190 + i * 72 + (i > 1 ? 22 : 0);
      sheet.checkbox(x, 624, { marked: false, label, size: 7 });
      sheet.text(x + 10, 625, label, { font: 'sans', size: 5.5 });
    });
    sheet.rect(42, 638, 528, 30);
    sheet.checkbox(48, 645, { marked: true, label: 'Filed in the REAL ESTATE RECORDS', size: 8 });
    sheet.text(
      60,
      643,
      '6. This FINANCING STATEMENT is to be filed [for record] (or recorded) in the REAL ESTATE RECORDS. Attach Addendum [if applicable]',
      { font: 'sans', size: 6.5, width: 240 },
    );
    sheet.text(320, 643, '7. Check to REQUEST SEARCH REPORT(S) on Debtor(s) [ADDITIONAL FEE]', {
      font: 'sans',
      size: 6.5,
      width: 160,
    });
    sheet.checkbox(500, 645, { marked: false, label: 'All Debtors', size: 8 });
    sheet.text(511, 647, 'All Debtors', { font: 'sans', size: 6.5 });
    cell(
      42,
      668,
      528,
      34,
      '8. OPTIONAL FILER REFERENCE DATA',
      prose`HPM 40127.0093 / Ln ${v('loan_number', facts.loanNumber)} – County recorder filing`,
    );
    sheet.newPage();
    sheet.text(42, 38, 'UCC FINANCING STATEMENT ADDENDUM', { font: 'sans', size: 13, bold: true });
    sheet.text(42, 53, 'FOLLOW INSTRUCTIONS (front and back) CAREFULLY', { font: 'sans', size: 7 });
    cell(
      42,
      64,
      300,
      44,
      '9. NAME OF FIRST DEBTOR (1a or 1b) ON RELATED FINANCING STATEMENT   9a. ORGANIZATION’S NAME',
      [v('borrower_name', b.name)],
    );
    cell(42, 108, 300, 60, '10. MISCELLANEOUS:');
    sheet.rect(342, 64, 228, 104);
    sheet.text(350, 156, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { font: 'sans', size: 7, bold: true });
    cell(42, 172, 528, 40, '11. ADDITIONAL DEBTOR’S EXACT FULL LEGAL NAME – insert only one name (11a or 11b)');
    cell(42, 212, 528, 40, '12. ADDITIONAL SECURED PARTY’S or ASSIGNOR S/P’S NAME – insert only one name (12a or 12b)');
    sheet.rect(42, 256, 264, 50);
    sheet.text(46, 260, '13. This FINANCING STATEMENT covers', { font: 'sans', size: 6.5 });
    (['timber to be cut', 'as-extracted collateral', 'fixture filing'] as const).forEach((label, i) => {
      sheet.checkbox(54, 270 + i * 11, { marked: i === 2, label, size: 7 });
      sheet.text(66, 271 + i * 11, i === 2 ? 'or is filed as a fixture filing.' : label, { font: 'sans', size: 7 });
    });
    cell(
      42,
      306,
      264,
      190,
      '14. Description of real estate:',
      prose`${v('legal_description', property.legalDescription)}\n\nStreet address: ${v('property_address', oneLine(property.address))}\n\nTax parcel: ${v('parcel_number', property.parcel)}\nCounty: ${v('property_county', property.county)}`,
    );
    cell(
      42,
      496,
      264,
      80,
      '15. Name and address of a RECORD OWNER of above-described real estate (if Debtor does not have a record interest):',
      ['Debtor is the record owner.'],
    );
    cell(306, 256, 264, 240, '16. Additional collateral description:', [
      'Including without limitation all heating, ventilating, air conditioning, plumbing, electrical and fire protection equipment, elevators, built-in cabinetry and signage affixed to the improvements.',
    ]);
    sheet.rect(306, 496, 264, 80);
    sheet.text(310, 500, '17. Check only if applicable and check only one box. Debtor is a', {
      font: 'sans',
      size: 6.5,
    });
    ['Trust', 'Trustee acting with respect to property held in trust', 'Decedent’s Estate'].forEach((label, i) => {
      sheet.checkbox(320, 512 + i * 12, { marked: false, label, size: 7 });
      sheet.text(332, 513 + i * 12, label, { font: 'sans', size: 7 });
    });
  },
};
