import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { grid, labelledBox, pairs } from './b-grid.ts';
import { centred, defineLayout, isBusiness, type Kit } from './b-kit.ts';
import { digits, lawFirm, phone, somebody } from './b-others.ts';

const exactName =
  'Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name); if any part of the Individual Debtor’s name will not fit in line 1b, leave all of item 1 blank.';

interface Filing {
  readonly debtor: Run;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly secured: Run;
  readonly collateral: readonly Run[];
}

const filing = ({ f, r }: Kit, upper: boolean): Filing => {
  const debtor = f.borrowers[0];
  const caps = (text: string): string => (upper ? text.toUpperCase() : text);
  const place = debtor?.address ?? f.property.address;
  return {
    debtor: v('borrower_name', caps(debtor?.name ?? '')),
    street: place.street,
    city: place.city,
    state: place.state,
    zip: place.zip,
    secured: v('lender_name', caps(f.lender.name)),
    collateral: [
      v('collateral_description', f.collateral),
      r.pick([
        '; whether any of the foregoing is owned now or acquired later; all accessions, additions, replacements, and substitutions relating to any of the foregoing; all records of any kind; all proceeds.',
        ', wherever located, together with all proceeds and products.',
        '.',
      ]),
    ],
  };
};

/** The national form: numbered boxes, last name columns left blank for an organization. */
function drawNationalForm(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({ margins: { top: 36, left: 40, right: 40, bottom: 40 }, style: { font: 'sans', size: 8 } });
  const u = filing(kit, r.chance(0.6));
  const wide = s.width - 80;
  const typed = { font: r.pick(['sans', 'mono', 'typewriter'] as const), size: 9.5, labelSize: 6.5 };
  s.text(40, 36, 'UCC FINANCING STATEMENT', { size: 13, bold: true });
  s.text(40, 51, 'FOLLOW INSTRUCTIONS', { size: 8 });
  labelledBox(
    s,
    40,
    62,
    wide * 0.52,
    24,
    'A. NAME & PHONE OF CONTACT AT FILER (optional)',
    `${somebody(r)} ${phone(r)}`,
    { ...typed, size: 8 },
  );
  labelledBox(s, 40, 86, wide * 0.52, 24, 'B. E-MAIL CONTACT AT FILER (optional)', '', typed);
  labelledBox(
    s,
    40,
    110,
    wide * 0.52,
    84,
    'C. SEND ACKNOWLEDGMENT TO: (Name and Address)',
    prose`${f.lender.name}\n${f.lender.address.street}\n${f.lender.address.city}, ${f.lender.address.state} ${f.lender.address.zip}`,
    typed,
  );
  s.text(40 + wide * 0.55, 180, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 7, bold: true });
  if (r.chance(0.5)) s.stamp(360, 100, ['FILED', `FILE #: ${digits(r, 12)}`, p.day(f.noteDate)]);
  let y = 196;
  const party = (
    no: number,
    title: string,
    name: Run,
    place: { street: string; city: string; state: string; zip: string } | null,
  ): void => {
    y =
      s.text(
        40,
        y + 2,
        [
          { text: `${no}. ${title}`, bold: true },
          no === 3 ? ': Provide only one Secured Party name (3a or 3b)' : `: ${exactName.replaceAll('1', String(no))}`,
        ],
        { size: 6.5, width: wide },
      ) + 2;
    labelledBox(s, 40, y, wide, 26, `${no}a. ORGANIZATION’S NAME`, name, typed);
    y += 26;
    labelledBox(s, 40, y, wide * 0.4, 24, `OR ${no}b. INDIVIDUAL’S SURNAME`, '', typed);
    labelledBox(s, 40 + wide * 0.4, y, wide * 0.25, 24, 'FIRST PERSONAL NAME', '', typed);
    labelledBox(s, 40 + wide * 0.65, y, wide * 0.25, 24, 'ADDITIONAL NAME(S)/INITIAL(S)', '', typed);
    labelledBox(s, 40 + wide * 0.9, y, wide * 0.1, 24, 'SUFFIX', '', typed);
    y += 24;
    labelledBox(s, 40, y, wide * 0.42, 26, `${no}c. MAILING ADDRESS`, place?.street ?? '', typed);
    labelledBox(s, 40 + wide * 0.42, y, wide * 0.25, 26, 'CITY', place?.city ?? '', typed);
    labelledBox(s, 40 + wide * 0.67, y, wide * 0.08, 26, 'STATE', place?.state ?? '', typed);
    labelledBox(s, 40 + wide * 0.75, y, wide * 0.15, 26, 'POSTAL CODE', place?.zip ?? '', typed);
    labelledBox(s, 40 + wide * 0.9, y, wide * 0.1, 26, 'COUNTRY', place === null ? '' : 'USA', typed);
    y += 26;
  };
  party(1, 'DEBTOR’S NAME', u.debtor, u);
  party(2, 'DEBTOR’S NAME', '', null);
  party(3, 'SECURED PARTY’S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY)', u.secured, f.lender.address);
  s.text(
    40,
    y + 2,
    [{ text: '4. COLLATERAL', bold: true }, ': This financing statement covers the following collateral:'],
    { size: 7 },
  );
  s.rect(40, y + 12, wide, 120);
  s.text(46, y + 18, u.collateral, { ...typed, width: wide - 12, size: 9.5 });
  y += 136;
  s.text(40, y, '5. Check only if applicable and check only one box: Collateral is', { size: 7 });
  [
    'held in a Trust (see UCC1Ad, item 17 and Instructions)',
    'being administered by a Decedent’s Personal Representative',
  ].forEach((label, index) => {
    s.checkbox(246 + index * 185, y - 1, { marked: false, label, size: 7 });
    s.text(256 + index * 185, y, label, { size: 6 });
  });
  y += 14;
  s.text(40, y, '6a. Check only if applicable:', { size: 7 });
  ['Public-Finance Transaction', 'Manufactured-Home Transaction', 'A Debtor is a Transmitting Utility'].forEach(
    (label, index) => {
      s.checkbox(140 + index * 130, y - 1, { marked: false, label, size: 7 });
      s.text(150 + index * 130, y, label, { size: 6.5 });
    },
  );
  y += 12;
  labelledBox(
    s,
    40,
    y,
    wide,
    24,
    '8. OPTIONAL FILER REFERENCE DATA:',
    ['Loan ', v('loan_number', f.loanNumber)],
    typed,
  );
  s.text(40, y + 30, 'FILING OFFICE COPY — UCC FINANCING STATEMENT (Form UCC1) (Rev. 07/01/23)', {
    size: 7,
    bold: true,
  });
}

/** What the state's web filing prints back: an acknowledgment with labels and values. */
function drawWebFiling(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 50, left: 60, right: 60, bottom: 50 },
    style: { font: r.pick(['franklin', 'condensed', 'sans']), size: 10.5 },
  });
  const u = filing(kit, false);
  s.y = centred(
    s,
    s.y,
    `STATE OF ${(f.borrowers[0]?.stateOfOrganization ?? 'Colorado').toUpperCase()}\nSecretary of State`,
    { size: 12, bold: true },
  );
  s.y = centred(s, s.y + 4, 'UCC FINANCING STATEMENT', { size: 15, bold: true }) + 4;
  s.y =
    centred(s, s.y, `Electronic filing   Master ID ${digits(r, 11)}   Received ${p.day(f.noteDate)} 02:14 PM`, {
      size: 8.5,
    }) + 12;
  const block = (title: string, rows: readonly (readonly [string, Run | readonly Run[]])[]): void => {
    s.text(60, s.y, title, { bold: true, size: 11.5 });
    s.hline(60, s.y + 15, s.width - 60, 1);
    s.y += 21;
    pairs(s, { x: 72, labelWidth: 130, width: 470, gap: 3 }, rows);
    s.y += 10;
  };
  block('1. DEBTOR’S NAME', [
    ['Organization:', u.debtor],
    ['Mailing address:', p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')],
  ]);
  block('3. SECURED PARTY’S NAME', [
    ['Organization:', u.secured],
    ['Mailing address:', p.address('lender_address', f.lender.address, 'block')],
  ]);
  block('4. COLLATERAL', [['Description:', u.collateral]]);
  block('Optional information', [
    ['Filer reference:', v('loan_number', f.loanNumber)],
    ['Transaction type:', 'Standard'],
    ['Lapse date:', 'Five years after the date of filing'],
  ]);
  s.paragraph('This image reflects the record on file with the Secretary of State. It is not a certified copy.', {
    size: 8.5,
  });
}

/** The financing statement with a fixture addendum for the land records. */
function drawFixtureFiling(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s: Sheet = open({ margins: { top: 44, left: 50, right: 50, bottom: 44 }, style: { font: 'serif', size: 10 } });
  const u = filing(kit, true);
  const wide = s.width - 100;
  s.text(50, 44, 'RECORDING REQUESTED BY AND WHEN RECORDED MAIL TO:', { size: 8 });
  s.text(
    50,
    56,
    prose`${f.lender.name}\n${f.lender.address.street}\n${f.lender.address.city}, ${f.lender.address.state} ${f.lender.address.zip}`,
    { size: 9 },
  );
  s.rect(340, 44, 222, 70);
  s.text(346, 104, 'Space above for recorder’s use', { size: 7 });
  s.y = centred(s, 126, 'UCC FINANCING STATEMENT\n(FIXTURE FILING)', { size: 13, bold: true }) + 8;
  grid(s, { x: 50, widths: [wide * 0.3, wide * 0.7], pad: 5, style: { size: 10 } }, [
    [{ runs: '1. DEBTOR’S NAME (exact full legal name)', bold: true }, u.debtor],
    ['Mailing address', p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    ['Type and jurisdiction of organization', v('borrower_entity_type', f.borrowers[0]?.entityType ?? '')],
    [{ runs: '3. SECURED PARTY’S NAME', bold: true }, u.secured],
    ['Mailing address', p.address('lender_address', f.lender.address)],
    [
      { runs: '4. COLLATERAL', bold: true },
      [...u.collateral, ' Some of the collateral is or will become fixtures on the land described below.'],
    ],
    [
      'Real estate',
      [p.address('property_address', f.property.address), '\n', v('legal_description', f.property.legalDescription)],
    ],
    ['Record owner', [f.borrowers[0]?.name ?? '']],
    ['Filer’s reference', ['Loan ', v('loan_number', f.loanNumber), `, prepared by ${lawFirm(r)}`]],
  ]);
  s.y += 10;
  s.paragraph(
    'This FINANCING STATEMENT is to be filed for record in the REAL ESTATE RECORDS. It covers timber to be cut [ ], as-extracted collateral [ ], and is filed as a fixture filing [X].',
    { size: 9.5 },
  );
  s.paragraph('Filing fee is paid by account. Return acknowledgment to the secured party named above.', { size: 9.5 });
}

/** An amendment-like short statement prepared by a law office, in a list with letters. */
function drawLawOffice(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 60, left: 70, right: 70, bottom: 60 },
    style: { font: r.pick(['typewriter', 'book', 'mono']), size: 10.5 },
  });
  const u = filing(kit, false);
  s.y = centred(s, s.y, 'UCC FINANCING STATEMENT', { bold: true, size: 14 }) + 10;
  s.paragraph(
    'This Financing Statement is presented to a filing officer for filing pursuant to Article 9 of the Uniform Commercial Code.',
  );
  const debtorAddress = p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block');
  for (const runs of paragraphs`
    1. DEBTOR’S NAME and mailing address:\n${u.debtor}\n${debtorAddress}
    2. ADDITIONAL DEBTOR’S NAME:  none
    3. SECURED PARTY’S NAME and mailing address:\n${u.secured}\n${p.address('lender_address', f.lender.address, 'block')}
    4. COLLATERAL. This Financing Statement covers the following types or items of property:\n${u.collateral}
    5. ALTERNATIVE DESIGNATION: [ ] Lessee/Lessor  [ ] Consignee/Consignor  [ ] Bailee/Bailor  [ ] Seller/Buyer
  `)
    s.paragraph(runs, { indent: 14 });
  s.paragraph('6. Proceeds of the collateral are also covered. Products of the collateral are also covered.', {
    indent: 14,
  });
  s.paragraph(['7. FILER REFERENCE: loan number ', v('loan_number', f.loanNumber)], { indent: 14 });
  s.paragraph(`Return copy to: ${lawFirm(r)}, attorneys for the secured party.`, { size: 9.5 });
}

export const uccStatements: readonly Layout[] = [
  defineLayout('ucc-national-form', 'ucc_financing_statement', drawNationalForm, isBusiness),
  defineLayout('ucc-web-filing', 'ucc_financing_statement', drawWebFiling, isBusiness),
  defineLayout('ucc-fixture-filing', 'ucc_financing_statement', drawFixtureFiling, isBusiness),
  defineLayout('ucc-law-office', 'ucc_financing_statement', drawLawOffice, isBusiness),
];
