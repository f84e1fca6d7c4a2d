import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { v } from '../core/runs.ts';
import { band, box, type Desk, digits, isBusiness, isConsumer, layoutD, list, middle, phone, tick } from './d-kit.ts';

const upper = (text: string): string => text.toUpperCase();

/** The national form with its numbered boxes. */
function drawNationalForm({ open, f, r, say }: Desk): void {
  const s = open({ margins: { top: 30, left: 36, right: 36, bottom: 30 }, style: { font: 'sans', size: 8 } });
  const typed = { font: r.pick(['mono', 'sans'] as const), size: 9 };
  const debtor = f.borrowers[0];
  const at = debtor?.address ?? f.property.address;
  s.text(36, 30, 'UCC FINANCING STATEMENT', { size: 12, bold: true });
  s.text(36, 45, 'FOLLOW INSTRUCTIONS', { size: 7 });
  box(s, [36, 58, 300, 26], 'A. NAME & PHONE OF CONTACT AT FILER (optional)', phone(r), typed);
  box(s, [36, 84, 300, 26], 'B. E-MAIL CONTACT AT FILER (optional)', '', typed);
  box(
    s,
    [36, 110, 300, 66],
    'C. SEND ACKNOWLEDGMENT TO: (Name and Address)',
    [say.lender, '\n', say.lines('lender_address', f.lender.address)],
    typed,
  );
  s.text(380, 160, 'THE ABOVE SPACE IS FOR FILING OFFICE USE ONLY', { size: 6.5, bold: true });
  let y = 182;
  const person = (
    title: string,
    entity: Parameters<typeof box>[3],
    lines: readonly string[],
    place: Parameters<typeof box>[3],
  ): void => {
    s.text(36, y, title, { size: 7, bold: true, width: 540 });
    y += 18;
    box(s, [36, y, 540, 26], lines[0] ?? '', entity, typed);
    y += 26;
    box(s, [36, y, 250, 24], lines[1] ?? '', '', typed);
    box(s, [286, y, 130, 24], 'FIRST PERSONAL NAME', '', typed);
    box(s, [416, y, 110, 24], 'ADDITIONAL NAME(S)', '', typed);
    box(s, [526, y, 50, 24], 'SUFFIX', '', typed);
    y += 24;
    box(s, [36, y, 540, 26], lines[2] ?? '', place, typed);
    y += 32;
  };
  person(
    '1. DEBTOR’S NAME: Provide only one Debtor name (1a or 1b) (use exact, full name; do not omit, modify, or abbreviate any part of the Debtor’s name)',
    say.borrowers('; '),
    ['1a. ORGANIZATION’S NAME', '1b. INDIVIDUAL’S SURNAME', '1c. MAILING ADDRESS'],
    say.address('borrower_address', at),
  );
  person(
    '2. DEBTOR’S NAME: Provide only one Debtor name (2a or 2b)',
    '',
    ['2a. ORGANIZATION’S NAME', '2b. INDIVIDUAL’S SURNAME', '2c. MAILING ADDRESS'],
    '',
  );
  person(
    '3. SECURED PARTY’S NAME (or NAME of ASSIGNEE of ASSIGNOR SECURED PARTY): Provide only one Secured Party name (3a or 3b)',
    say.lender,
    ['3a. ORGANIZATION’S NAME', '3b. INDIVIDUAL’S SURNAME', '3c. MAILING ADDRESS'],
    say.address('lender_address', f.lender.address),
  );
  s.text(36, y, '4. COLLATERAL: This financing statement covers the following collateral:', { size: 7.5, bold: true });
  s.text(44, y + 16, v('collateral_description', f.collateral), { ...typed, width: 520 });
  y += 90;
  s.hline(36, y, 576);
  s.text(36, y + 5, '5. Check only if applicable: Collateral is', { size: 7 });
  tick(s, 190, y + 5, 'held in a Trust', false, { size: 7 });
  tick(s, 270, y + 5, 'being administered by a Decedent’s Personal Representative', false, { size: 7 });
  s.hline(36, y + 18, 576);
  s.text(36, y + 23, '7. ALTERNATIVE DESIGNATION (if applicable):', { size: 7 });
  tick(s, 210, y + 23, 'Lessee/Lessor', false, { size: 7 });
  tick(s, 290, y + 23, 'Consignee/Consignor', false, { size: 7 });
  box(s, [36, y + 38, 540, 26], '8. OPTIONAL FILER REFERENCE DATA:', ['Loan ', say.loan], typed);
  s.text(36, y + 70, 'UCC FINANCING STATEMENT (Form UCC1)', { size: 7, bold: true });
}

/** A state's printed receipt of an electronic filing. */
function drawReceipt({ open, f, r, say }: Desk): void {
  const s = open({
    margins: { top: 54, left: 60, right: 60, bottom: 54 },
    style: { font: r.pick(['serif', 'typewriter']), size: 10.5 },
  });
  const debtor = f.borrowers[0];
  const at = debtor?.address ?? f.property.address;
  middle(s, 50, `STATE OF ${upper(debtor?.stateOfOrganization ?? 'Iowa')}`, { size: 13, bold: true });
  middle(s, 68, 'Secretary of State — Uniform Commercial Code Division', { size: 10 });
  middle(s, 90, 'UCC FINANCING STATEMENT: FILING ACKNOWLEDGMENT', { size: 12, bold: true });
  s.y = 122;
  list(s, { x: 60, label: 170, width: 490, gap: 5 }, [
    ['File number', `${f.noteDate.slice(0, 4)}-${digits(r, 7)}`],
    ['Filed', `${say.day(addDays(f.noteDate, 1))} 10:${r.int(10, 59)} AM`],
    ['Lapses', `${Number(f.noteDate.slice(0, 4)) + 5}`],
    ['Filer’s reference', say.loan],
  ]);
  s.y += 8;
  s.hline(60, s.y, 552);
  s.y += 8;
  s.paragraph('DEBTOR', { bold: true, after: 2 });
  s.paragraph([...say.borrowers('\n', true), '\n', say.lines('borrower_address', at)], { indent: 20 });
  s.paragraph(['Jurisdiction of organization: ', v('borrower_state_of_org', debtor?.stateOfOrganization ?? 'Iowa')], {
    indent: 20,
  });
  s.paragraph('SECURED PARTY', { bold: true, after: 2 });
  s.paragraph([v('lender_name', upper(f.lender.name)), '\n', say.lines('lender_address', f.lender.address)], {
    indent: 20,
  });
  s.paragraph('COLLATERAL', { bold: true, after: 2 });
  s.paragraph(v('collateral_description', f.collateral), { indent: 20 });
  s.paragraph(
    'The filing office has not examined this record for legal sufficiency. Keep this acknowledgment with your records. To amend, continue or terminate the record, cite the file number above.',
    { size: 9 },
  );
}

const makes = ['KENW', 'FORD', 'PETE', 'CHEV'] as const;

/** A certificate of title as a state prints it, on guilloche paper and in boxes. */
function drawCertificate({ open, f, r, say }: Desk): void {
  const s = open({ margins: { top: 40, left: 45, right: 45, bottom: 40 }, style: { font: 'sans', size: 9 } });
  const debtor = f.borrowers[0];
  const at = debtor?.address ?? f.property.address;
  s.rect(38, 38, 536, 470, { thickness: 3 });
  middle(s, 52, `STATE OF ${upper(debtor?.stateOfOrganization ?? 'Oregon')}`, { size: 12, bold: true });
  middle(s, 70, 'CERTIFICATE OF TITLE OF A MOTOR VEHICLE', { size: 14, bold: true });
  const typed = { font: 'mono', size: 9.5 } as const;
  box(s, [50, 100, 200, 32], 'VEHICLE IDENTIFICATION NUMBER', `1XKYD${digits(r, 12)}`, typed);
  box(s, [250, 100, 60, 32], 'YEAR', '2022', typed);
  box(s, [310, 100, 70, 32], 'MAKE', r.pick(makes), typed);
  box(s, [380, 100, 80, 32], 'BODY', 'TRACTOR', typed);
  box(s, [460, 100, 102, 32], 'TITLE NUMBER', digits(r, 9), typed);
  box(s, [50, 132, 160, 32], 'ISSUE DATE', say.day(addDays(f.noteDate, 12)), typed);
  box(s, [210, 132, 170, 32], 'ODOMETER', `${r.int(1, 240)},000 ACTUAL`, typed);
  box(s, [380, 132, 182, 32], 'BRANDS', 'NONE', typed);
  box(
    s,
    [50, 172, 512, 66],
    'OWNER(S) NAME AND ADDRESS',
    [...say.borrowers('\n', true), '\n', say.lines('borrower_address', at)],
    typed,
  );
  box(
    s,
    [50, 246, 512, 66],
    'FIRST LIENHOLDER',
    [v('lender_name', upper(f.lender.name)), '\n', say.lines('lender_address', f.lender.address)],
    typed,
  );
  box(s, [50, 312, 512, 40], 'SECOND LIENHOLDER', 'NONE', typed);
  box(s, [50, 360, 512, 64], 'RELEASE OF LIEN', 'The lienholder certifies that the lien above is released.', {
    size: 8,
  });
  s.text(60, 410, 'By ______________________________   Date ______________', { size: 8 });
  middle(
    s,
    450,
    'The Department certifies that the person named as owner is the lawful owner, subject to the liens shown.',
    { size: 8 },
  );
}

/** An electronic lien notice of a title vendor, as a letter. */
function drawLienNotice({ open, f, r, say }: Desk): void {
  const s = open({
    margins: { top: 60, left: 66, right: 66, bottom: 54 },
    style: { font: r.pick(['franklin', 'mono']), size: 10 },
  });
  const debtor = f.borrowers[0];
  s.paragraph('Electronic Lien and Title — Paper Copy of Vehicle Title Record', { bold: true, size: 13, after: 14 });
  list(s, { x: 66, label: 150, width: 480, gap: 5 }, [
    ['ELT lienholder', say.lender],
    ['Lienholder address', say.address('lender_address', f.lender.address)],
    ['Lender account', say.loan],
    ['Registered owner', say.borrowers('; ')],
    ['Owner address', say.address('borrower_address', debtor?.address ?? f.property.address)],
    ['VIN', `1FT8W${digits(r, 12)}`],
    ['Vehicle', `2021 ${r.pick(makes)} truck`],
    ['Title no.', digits(r, 8)],
    ['Title state', f.property.address.state],
    ['Lien recorded', say.day(addDays(f.noteDate, 6))],
  ]);
  s.y += 10;
  s.paragraph(
    'This is not a negotiable certificate of title. The lien is perfected in the records of the motor vehicle agency. A paper title is printed only when the lien is released or on request.',
    { leading: 1.35 },
  );
}

/** A photocopy of a driver license: the card stands small on an empty page. */
function drawLicense({ open, f, r, say }: Desk, back: boolean): void {
  const person = f.borrowers[0];
  const at = person?.address ?? f.property.address;
  const name = v('borrower_name', upper(person?.name ?? ''));
  const s = open({ style: { font: back ? 'condensed' : 'sans', size: 8 } });
  if (back) {
    s.text(54, 50, 'CUSTOMER IDENTIFICATION — COPY OF DOCUMENT SEEN', { size: 11, bold: true });
    s.text(54, 68, ['Customer: ', v('borrower_name', person?.name ?? ''), '   Loan: ', say.loan], { size: 9.5 });
  }
  const y = back ? 110 : 180;
  s.rect(150, y, 300, 180, { thickness: 1.2 });
  band(
    s,
    [150, y, 300],
    `${upper(at.state)}    ${back ? 'IDENTIFICATION CARD' : 'DRIVER LICENSE'}`,
    back ? '#dfe8d8' : '#223a66',
  );
  s.rect(160, y + 26, 80, 100, { fill: '#b9b9b9', stroke: true });
  const x = 252;
  s.text(x, y + 24, `${back ? 'ID' : 'DL'}  ${r.pick(['A', 'D', 'K'])}${digits(r, 7)}`, { bold: true, size: 10 });
  s.text(x, y + 40, name, { size: 9.5, bold: true, width: 190 });
  s.text(
    x,
    y + 64,
    v(
      'borrower_address',
      `${upper(at.street)}\n${upper(at.city)}, ${at.state} ${at.zip}`,
      upper(`${at.street}, ${at.city}, ${at.state} ${at.zip}`),
    ),
    { size: 8.5, width: 190 },
  );
  s.text(x, y + 92, `DOB 0${r.int(1, 9)}/1${r.int(0, 9)}/19${r.int(55, 99)}`, { size: 8.5 });
  s.text(x, y + 104, `SEX ${r.pick(['M', 'F'])}   HGT 5-${r.int(2, 11)}   EYES BRO`, { size: 8 });
  s.text(x, y + 116, `ISS ${r.int(10, 12)}/0${r.int(1, 9)}/2022   EXP 0${r.int(1, 9)}/1${r.int(0, 9)}/2030`, {
    size: 8,
  });
  if (!back) s.text(x, y + 130, 'CLASS C   END NONE   REST B', { size: 8 });
  s.signature(160, y + 166, 120, { signed: true, label: 'holder', height: 18 });
  if (back) {
    tick(s, 54, y + 210, 'Original seen', true);
    tick(s, 150, y + 210, 'Photograph matches', true);
    s.text(54, y + 230, `Seen by ${r.pick(['CSR 14', 'CSR 22', 'Loan assistant'])} on ${say.day(f.noteDate)}`, {
      size: 9,
    });
  } else s.text(240, y + 200, 'COPY — NOT FOR IDENTIFICATION', { size: 9 });
}

export const filingsD: readonly Layout[] = [
  layoutD('ucc-national-numbered', 'ucc_financing_statement', drawNationalForm, isBusiness),
  layoutD('ucc-state-receipt', 'ucc_financing_statement', drawReceipt, isBusiness),
  layoutD('vehicle-certificate-boxes', 'vehicle_title', drawCertificate, isBusiness),
  layoutD('vehicle-electronic-record', 'vehicle_title', drawLienNotice, isBusiness),
  layoutD('id-license-photocopy', 'id_document', (desk) => drawLicense(desk, false), isConsumer),
  layoutD('id-card-with-record', 'id_document', (desk) => drawLicense(desk, true), isConsumer),
];
