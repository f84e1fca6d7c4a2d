import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import type { Random } from '../core/random.ts';
import { bold, type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { cell, labelled, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, named, phoneOf, placed, stacked } from './b-values.ts';

const docType = 'ucc_financing_statement';
const suits = (facts: LoanFacts): boolean => facts.loanClass === 'business';
const x = 36;
const w = 540;

function place(f: LoanFacts['lender']['address']): [string, string, string, string] {
  return [f.street, f.city, f.state, f.zip];
}

const label = { label: { size: 6 }, labelHeight: 8, value: { font: 'mono' as const, size: 9.5 } };

/** An address in the boxes of the form stands in four of them; the street box is where the reading begins. */
function addressRow(s: Sheet, y: number, no: string, parts: readonly [string, string, string, string]): number {
  const widths = [0.46, 0.24, 0.08, 0.12, 0.1];
  const labels = [`${no}. MAILING ADDRESS`, 'CITY', 'STATE', 'POSTAL CODE', 'COUNTRY'];
  let at = x;
  widths.forEach((share, index) => {
    cell(
      s,
      { x: at, y, w: w * share, h: 24 },
      labels[index] ?? '',
      index === 4 ? 'USA' : (parts[index] ?? '').toUpperCase(),
      label,
    );
    at += w * share;
  });
  return y + 24;
}

function nameRows(s: Sheet, y: number, no: string, organization: Run | Run[]): number {
  cell(s, { x, y, w, h: 26 }, `${no}a. ORGANIZATION'S NAME`, organization, label);
  const widths = [0.36, 0.26, 0.26, 0.12];
  const labels = [`${no}b. INDIVIDUAL'S SURNAME`, 'FIRST PERSONAL NAME', 'ADDITIONAL NAME(S)/INITIAL(S)', 'SUFFIX'];
  let at = x;
  widths.forEach((share, index) => {
    cell(s, { x: at, y: y + 26, w: w * share, h: 22 }, labels[index] ?? '', '', label);
    at += w * share;
  });
  return y + 48;
}

function collateral(f: LoanFacts): Run[] {
  return prose`${v('collateral_description', f.collateral)}; whether any of the foregoing is owned now or acquired later; all accessions, additions, replacements, and substitutions; all records of any kind relating to any of the foregoing; all proceeds (including insurance, general intangibles and accounts proceeds).`;
}

function nationalForm(s: Sheet, f: LoanFacts, random: Random, title: string): void {
  const debtor = f.borrowers[0];
  s.text(x, 30, title, { size: 13, bold: true });
  s.text(x, 45, 'FOLLOW INSTRUCTIONS', { size: 7.5 });
  cell(
    s,
    { x, y: 56, w: w * 0.54, h: 24 },
    'A. NAME & PHONE OF CONTACT AT FILER (optional)',
    `${clerkOf(random)} ${phoneOf(random)}`,
    label,
  );
  cell(s, { x, y: 80, w: w * 0.54, h: 22 }, 'B. E-MAIL CONTACT AT FILER (optional)', 'filings@service.example', label);
  cell(
    s,
    { x, y: 102, w: w * 0.54, h: 60 },
    'C. SEND ACKNOWLEDGMENT TO: (Name and Address)',
    [v('lender_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)],
    label,
  );
  s.text(x + w * 0.56, 150, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 6.5, bold: true });
  let y = 166;
  s.rect(x, y, w, 16);
  s.text(
    x + 3,
    y + 2,
    prose`${bold('1. DEBTOR’S NAME: ')}Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name); if any part of the Individual Debtor’s name will not fit in line 1b, leave all of item 1 blank`,
    { size: 6, width: w - 6 },
  );
  y = nameRows(s, y + 16, '1', v('borrower_name', (debtor?.name ?? '').toUpperCase()));
  y = addressRow(s, y, '1c', debtor ? place(debtor.address) : ['', '', '', '']);
  s.rect(x, y + 4, w, 12);
  s.text(x + 3, y + 7, [bold('2. DEBTOR’S NAME: '), 'Provide only one Debtor name (2a or 2b) (use exact, full name)'], {
    size: 6,
  });
  y = nameRows(s, y + 16, '2', '');
  y = addressRow(s, y, '2c', ['', '', '', '']);
  s.rect(x, y + 4, w, 12);
  s.text(
    x + 3,
    y + 7,
    prose`${bold('3. SECURED PARTY’S NAME ')}(or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)`,
    { size: 6 },
  );
  y = nameRows(s, y + 16, '3', v('lender_name', f.lender.name.toUpperCase()));
  y = addressRow(s, y, '3c', place(f.lender.address));
  cell(
    s,
    { x, y: y + 4, w, h: 150 },
    '4. COLLATERAL: This financing statement covers the following collateral:',
    collateral(f),
    { ...label, label: { size: 6.5, bold: true } },
  );
  y += 154;
  s.rect(x, y, w, 16);
  s.text(x + 3, y + 5, '5. Check only if applicable and check only one box: Collateral is', { size: 6 });
  ticked(s, x + 190, y + 4, 'held in a Trust', false, { size: 6.5 });
  ticked(s, x + 270, y + 4, 'being administered by a Decedent’s Personal Representative', false, { size: 6.5 });
  y += 16;
  s.rect(x, y, w, 16);
  s.text(x + 3, y + 5, '6a.', { size: 6 });
  let at = ticked(s, x + 18, y + 4, 'Public-Finance Transaction', false, { size: 6.5 });
  at = ticked(s, at, y + 4, 'Manufactured-Home Transaction', false, { size: 6.5 });
  at = ticked(s, at, y + 4, 'A Debtor is a Transmitting Utility', false, { size: 6.5 });
  ticked(s, at, y + 4, 'Agricultural Lien', false, { size: 6.5 });
  y += 16;
  s.rect(x, y, w, 16);
  s.text(x + 3, y + 5, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 6 });
  at = x + 150;
  for (const word of ['Lessee/Lessor', 'Consignee/Consignor', 'Seller/Buyer', 'Bailee/Bailor', 'Licensee/Licensor'])
    at = ticked(s, at, y + 4, word, false, { size: 6.5 });
  cell(
    s,
    { x, y: y + 16, w, h: 24 },
    '8. OPTIONAL FILER REFERENCE DATA:',
    ['Loan ', v('loan_number', f.loanNumber)],
    label,
  );
  s.text(x, 764, 'FILING OFFICE COPY — UCC FINANCING STATEMENT (Form UCC1) (Rev. 04/20/11)', { size: 7 });
}

const ucc1: Layout = {
  id: 'ucc-national-form',
  docType,
  suits,
  draw(open, f, { random }) {
    const s = open({ style: { font: 'sans', size: 8 }, margins: { left: x, right: x, bottom: 24 } });
    nationalForm(s, f, random, 'UCC FINANCING STATEMENT');
  },
};

/** A fixture filing: the form with its addendum and the land it stands on. */
const ucc1Addendum: Layout = {
  id: 'ucc-with-addendum',
  docType,
  suits,
  draw(open, f, { random }) {
    const s = open({
      style: { font: random.pick(['sans', 'condensed']), size: 8 },
      margins: { left: x, right: x, bottom: 24 },
    });
    nationalForm(s, f, random, 'UCC FINANCING STATEMENT');
    s.newPage();
    s.text(x, 30, 'UCC FINANCING STATEMENT ADDENDUM', { size: 13, bold: true });
    s.text(x, 45, 'FOLLOW INSTRUCTIONS', { size: 7.5 });
    cell(
      s,
      { x, y: 60, w: w * 0.6, h: 40 },
      '9. NAME OF FIRST DEBTOR: Same as line 1a or 1b on Financing Statement',
      v('borrower_name', (f.borrowers[0]?.name ?? '').toUpperCase()),
      label,
    );
    let y = nameRows(s, 108, '10', '');
    y = addressRow(s, y, '10c', ['', '', '', '']);
    y = nameRows(s, y + 6, '11', '');
    cell(
      s,
      { x, y: y + 6, w, h: 40 },
      '12. ADDITIONAL SPACE FOR ITEM 4 (Collateral):',
      'Together with all fixtures now or later attached to the real estate.',
      label,
    );
    y += 52;
    s.rect(x, y, w * 0.5, 44);
    ticked(s, x + 4, y + 6, 'This FINANCING STATEMENT is to be filed [for record]', true, { size: 6.5 });
    s.text(x + 14, y + 16, '(or recorded) in the REAL ESTATE RECORDS (if applicable)', { size: 6.5 });
    s.rect(x + w * 0.5, y, w * 0.5, 44);
    s.text(x + w * 0.5 + 3, y + 4, '14. This FINANCING STATEMENT:', { size: 6.5 });
    const at = ticked(s, x + w * 0.5 + 6, y + 18, 'covers timber to be cut', false, { size: 6.5 });
    ticked(s, at, y + 18, 'is filed as a fixture filing', true, { size: 6.5 });
    y += 44;
    cell(
      s,
      { x, y, w: w * 0.42, h: 120 },
      '15. Name and address of a RECORD OWNER of real estate described in item 16 (if Debtor does not have a record interest):',
      '',
      { ...label, labelHeight: 18 },
    );
    cell(
      s,
      { x: x + w * 0.42, y, w: w * 0.58, h: 120 },
      '16. Description of real estate:',
      prose`${v('legal_description', f.property.legalDescription)}\nAPN ${v('parcel_number', f.property.parcel)}\n${placed('property_address', f.property.address)}`,
      label,
    );
    y += 120;
    cell(
      s,
      { x, y, w, h: 60 },
      '17. MISCELLANEOUS:',
      `Filed with the County Recorder. Record ${digitsOf(random, 6)}.`,
      label,
    );
    s.text(x, 764, 'FILING OFFICE COPY — UCC FINANCING STATEMENT ADDENDUM (Form UCC1Ad) (Rev. 04/20/11)', { size: 7 });
  },
};

/** What an electronic filing office sends back: the same data as an acknowledgment in plain lines. */
const stateOnline: Layout = {
  id: 'ucc-state-online',
  docType,
  suits,
  draw(open, f, { random }) {
    const debtor = f.borrowers[0];
    const s = open({ style: { font: random.pick(['serif', 'franklin']), size: 10 }, margins: { left: 64, right: 64 } });
    s.text(0, 48, `STATE OF ${(debtor?.stateOfOrganization ?? 'COLORADO').toUpperCase()}`, {
      bold: true,
      size: 13,
      width: 612,
      align: 'center',
    });
    s.text(0, 66, 'OFFICE OF THE SECRETARY OF STATE', { width: 612, align: 'center' });
    s.text(0, 84, 'UCC Financing Statement', { bold: true, size: 14, width: 612, align: 'center' });
    s.rect(400, 110, 148, 64);
    s.text(
      406,
      116,
      `Filed electronically\nDocument ${digitsOf(random, 10)}\nDate ${random.int(1, 12)}/${random.int(1, 28)}/${f.noteDate.slice(0, 4)} ${random.int(8, 12)}:${random.int(10, 59)}\nPages: 1   Fee: $20.00`,
      { size: 8.5 },
    );
    s.y = 116;
    const pair = (words: string, runs: Run | Run[]): void => {
      s.y = labelled(s, 64, s.y, words, runs, { tab: 130, width: 330, label: { bold: true } }) + 4;
    };
    s.text(64, s.y, '1. DEBTOR’S NAME', { bold: true });
    s.y += 15;
    pair('Organization', v('borrower_name', debtor?.name ?? ''));
    pair('Type / jurisdiction', [v('borrower_entity_type', debtor?.entityType ?? '')]);
    s.y =
      labelled(s, 64, s.y, 'Mailing address', debtor ? placed('borrower_address', debtor.address) : '', {
        tab: 130,
        width: 480,
        label: { bold: true },
      }) + 12;
    s.text(64, s.y, '3. SECURED PARTY’S NAME', { bold: true });
    s.y += 15;
    s.y =
      labelled(s, 64, s.y, 'Organization', v('lender_name', f.lender.name), {
        tab: 130,
        width: 480,
        label: { bold: true },
      }) + 4;
    s.y =
      labelled(s, 64, s.y, 'Mailing address', placed('lender_address', f.lender.address), {
        tab: 130,
        width: 480,
        label: { bold: true },
      }) + 12;
    s.text(64, s.y, '4. COLLATERAL', { bold: true });
    s.y += 15;
    s.paragraph(['This financing statement covers: ', ...collateral(f)]);
    if (f.guarantors[0])
      s.paragraph(`Other persons shown for information only: ${f.guarantors[0].name}, guarantor, is not a debtor.`);
    s.paragraph(['Optional filer reference: ', v('loan_number', f.loanNumber)]);
    s.paragraph(
      bold(
        'The lapse date is five years from the filing date unless a continuation statement is filed within the six months before it.',
      ),
    );
    s.paragraph(
      prose`Submitted by: ${named('lender_name', [f.lender])}, through the filing portal. The debtor’s name was compared with the public organic record by the filer and not by this office.`,
    );
  },
};

export const uccStatements: readonly Layout[] = [ucc1, ucc1Addendum, stateOnline];
