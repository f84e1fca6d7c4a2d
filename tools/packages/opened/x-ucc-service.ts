import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';

const services = [
  ['Keystone Lien & Registry Services', '(800) 555-0142'],
  ['NationServe UCC Filing, Inc.', '(888) 555-0177'],
] as const;

export const layout: Layout = {
  id: 'x-ucc-service',
  docType: 'ucc_financing_statement',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, facts, { random }) {
    const [borrower = facts.lender] = facts.borrowers;
    const { lender } = facts;
    const [service, phone] = random.pick(services);
    const left = 40;
    const full = 532;
    const order = `${random.int(10_000_000, 99_999_999)}`;
    const sheet = open({
      margins: { top: 36, bottom: 36, left, right: 40 },
      style: { font: 'sans', size: 9.5 },
    });
    const typed = random.pick(['mono', 'typewriter'] as const);
    const print = (x: number, y: number, runs: Run | readonly Run[], width: number): number =>
      sheet.text(x, y, runs, { font: typed, size: 9.5, width });
    const box = (x: number, y: number, w: number, h: number, label: string, runs?: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2.5, label, { size: 6 });
      if (runs !== undefined) print(x + 6, y + 12, runs, w - 10);
    };
    sheet.text(left, 36, 'UCC FINANCING STATEMENT', { bold: true, size: 13 });
    sheet.text(left, 52, 'FOLLOW INSTRUCTIONS', { size: 7 });
    box(left, 64, 290, 26, 'A. NAME & PHONE OF CONTACT AT SUBMITTER (optional)', `Filing Dept. ${phone}`);
    box(left, 90, 290, 26, 'B. E-MAIL CONTACT AT SUBMITTER (optional)', 'filings@example.com');
    box(left, 116, 290, 74, 'C. SEND ACKNOWLEDGMENT TO: (Name and Address)', [
      `${order}\n${service}\nP.O. Box ${random.int(1000, 9900)}\nSpringfield, IL 62708`,
    ]);
    sheet.text(left + 200, 176, `File with: Secretary of State`, { size: 6.5 });
    sheet.text(left + 306, 178, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { bold: true, size: 7 });
    sheet.text(
      left,
      196,
      '1. DEBTOR’S NAME: Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name)',
      { size: 6.5, width: full },
    );
    const party = (n: string, y: number, runs: readonly [Run | readonly Run[], Run | readonly Run[]] | null): void => {
      box(left, y, full, 25, `${n}a. ORGANIZATION’S NAME`, runs?.[0]);
      sheet.text(left - 14, y + 12, 'OR', { size: 7, bold: true });
      box(left, y + 25, 220, 22, `${n}b. INDIVIDUAL’S SURNAME`);
      box(left + 220, y + 25, 130, 22, 'FIRST PERSONAL NAME');
      box(left + 350, y + 25, 120, 22, 'ADDITIONAL NAME(S)/INITIAL(S)');
      box(left + 470, y + 25, 62, 22, 'SUFFIX');
      box(left, y + 47, 470, 25, `${n}c. MAILING ADDRESS, CITY, STATE, POSTAL CODE`, runs?.[1]);
      box(left + 470, y + 47, 62, 25, 'COUNTRY', runs === null ? undefined : 'USA');
    };
    party('1', 208, [v('borrower_name', borrower.name), v('borrower_address', oneLine(borrower.address))]);
    sheet.text(left, 286, '2. DEBTOR’S NAME: Provide only one Debtor name (2a or 2b)', { size: 6.5 });
    party('2', 298, null);
    sheet.text(
      left,
      376,
      '3. SECURED PARTY’S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)',
      { size: 6.5 },
    );
    party('3', 388, [v('lender_name', lender.name), v('lender_address', oneLine(lender.address))]);
    sheet.text(left, 466, '4. COLLATERAL: This financing statement covers the following collateral:', { size: 6.5 });
    const wide = random.chance(0.5);
    const tail = wide
      ? ', whether owned now or acquired later; all accessions, additions, replacements and substitutions; all records of any kind; and all proceeds, including insurance, general intangibles and accounts proceeds, relating to any of the foregoing.'
      : ', together with all accessions, replacements, substitutions, supporting obligations, books and records, and all cash and non-cash proceeds of the foregoing.';
    print(left + 4, 482, v('collateral_description', `${facts.collateral}${tail}`), full - 8);
    sheet.rect(left, 474, full, 130);
    const tick = (x: number, y: number, label: string, marked = false): void => {
      sheet.checkbox(x, y, { marked, label, size: 7 });
      sheet.text(x + 10, y + 0.5, label, { size: 6.5 });
    };
    sheet.rect(left, 608, full, 22);
    sheet.text(left + 3, 610, '5. Check only if applicable and check only one box: Collateral is', { size: 6.5 });
    tick(left + 8, 620, 'held in a Trust (see UCC1Ad, item 17 and Instructions)');
    tick(left + 250, 620, 'being administered by a Decedent’s Personal Representative');
    sheet.rect(left, 630, full, 24);
    sheet.text(left + 3, 632, '6a. Check only if applicable and check only one box:', { size: 6.5 });
    tick(left + 8, 643, 'Public-Finance Transaction');
    tick(left + 124, 643, 'Manufactured-Home Transaction');
    tick(left + 248, 643, 'A Debtor is a Transmitting Utility');
    sheet.text(left + 384, 632, '6b. Check only if applicable:', { size: 6.5 });
    tick(left + 388, 643, 'Agricultural Lien');
    tick(left + 456, 643, 'Non-UCC Filing');
    sheet.rect(left, 654, full, 24);
    sheet.text(left + 3, 656, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 6.5 });
    ['Lessee/Lessor', 'Consignee/Consignor', 'Seller/Buyer', 'Bailee/Bailor', 'Licensee/Licensor'].forEach(
      (label, i) => {
        tick(left + 8 + i * 100, 667, label);
      },
    );
    box(
      left,
      678,
      full,
      26,
      '8. OPTIONAL FILER REFERENCE DATA:',
      prose`${order}   Debtor 1 - Loan No. ${v('loan_number', facts.loanNumber)}`,
    );
    sheet.text(left, 712, 'FILING OFFICE COPY — UCC FINANCING STATEMENT (Form UCC1) (Rev. 07/01/23)', { size: 7 });
    sheet.text(left, 712, `Prepared by ${service}, ${phone}`, { size: 7, width: full, align: 'right' });
  },
};
