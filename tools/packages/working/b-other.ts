import { money } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, isConsumer, type Kit, signatureLine } from './b-kit.ts';
import { digits, phone, somebody, somewhere, split } from './b-others.ts';

function drawAssociationStatement(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 60, left: 70, right: 70, bottom: 60 },
    style: { font: r.pick(['serif', 'book', 'sans']), size: 11 },
  });
  const dues = r.int(4_000, 42_000);
  s.paragraph(
    `${r.pick(['Willow Creek', 'Harmony Ridge', 'Lakeview'])} Community Association\n${oneLine(somewhere(r))}`,
    { bold: true, after: 18 },
  );
  s.paragraph(
    prose`Account Number: ${digits(r, 8)}\nOwner: ${p.borrowers()}\nClosing Date: ${p.date('closing_date', f.disclosure.closingDate)}\nProperty Address: ${p.address('property_address', f.property.address)}`,
    { after: 16 },
  );
  s.paragraph(
    'In answer to your request we state the assessments due for the property above. Assessments are due on the first of the month and are late after the fifteenth, when a fee is added to the account.',
    { align: 'justify' },
  );
  grid(s, { x: 70, widths: [330, 120], borders: 'rows', align: ['left', 'right'] }, [
    ['Assessment', p.amount(dues)],
    ['Transfer fee', p.amount(6_500)],
    ['Statement fee', p.amount(3_500)],
    [
      { runs: 'Total due', bold: true },
      { runs: p.amount(dues + 10_000), bold: true },
    ],
  ]);
  s.y += 14;
  s.paragraph(
    `Make the check payable to the association and write the account number on it. The association carries master insurance with ${r.pick(['Overland Casualty', 'Great Basin Mutual'])}. Questions: ${phone(r)}.`,
    { align: 'justify' },
  );
}

function drawTaxCertificate(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 46, left: 52, right: 52, bottom: 46 },
    style: { font: r.pick(['mono', 'sans', 'condensed']), size: 9 },
  });
  const wide = s.width - 104;
  s.y =
    centred(s, s.y, ['TAX CERTIFICATE\n', v('property_county', f.property.county), ' County Tax Assessor-Collector'], {
      size: 13,
      bold: true,
    }) + 10;
  pairs(s, { x: 52, labelWidth: 140, width: wide, gap: 2 }, [
    ['Issued to:', f.title.agent.name],
    ['Account / parcel:', v('parcel_number', f.property.parcel)],
    ['Owner of record:', p.borrowers({ upper: true })],
    ['Property location:', p.address('property_address', f.property.address)],
    ['Legal description:', v('legal_description', f.property.legalDescription)],
    ['Effective date:', p.day(addDays(f.noteDate, -9))],
  ]);
  s.y += 10;
  const parts = split(r, r.int(180_000, 900_000), 4);
  grid(
    s,
    { x: 52, widths: [wide * 0.36, wide * 0.16, wide * 0.24, wide * 0.24], align: ['left', 'left', 'right', 'right'] },
    [
      ['Entity', 'Year', 'Base tax', 'Amount due'].map((runs): CellInput => ({ runs, bold: true })),
      ...['COUNTY', 'CITY', 'SCHOOL DISTRICT', 'WATER DISTRICT'].map((name, index): CellInput[] => [
        name,
        '2025',
        money(parts[index] ?? 0),
        '0.00',
      ]),
      [{ runs: 'TOTAL TAX DUE', bold: true, span: 3 }, '0.00'],
    ],
  );
  s.y += 12;
  s.paragraph(
    'This is to certify that, after a careful check of the tax records of this office, the delinquent taxes, penalties and interest due on the described property are as shown. Rollback taxes that may fall due on a change of use are not included.',
  );
  s.y += 34;
  signatureLine(s, 52, s.y, 220, 'Deputy', { signed, label: 'Deputy' });
}

function drawInspection(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 44 },
    style: { font: r.pick(['franklin', 'sans']), size: 9.5 },
  });
  const wide = s.width - 100;
  s.y =
    bar(
      s,
      50,
      44,
      wide,
      r.pick([
        'WOOD DESTROYING INSECT INSPECTION REPORT',
        'PROPERTY INSPECTION REPORT',
        'COLLATERAL INSPECTION REPORT',
      ]),
      'dark',
      12,
    ) + 8;
  labelledBox(s, 50, s.y, wide / 2, 36, 'Inspector', `${somebody(r)}, license ${digits(r, 5)}`);
  labelledBox(s, 50 + wide / 2, s.y, wide / 2, 36, 'Date of inspection', p.day(addDays(f.noteDate, -20)));
  labelledBox(s, 50, s.y + 36, wide, 36, 'Property inspected', p.address('property_address', f.property.address));
  s.y += 84;
  for (const area of ['Roof', 'Foundation', 'Electrical', 'Plumbing', 'Heating and cooling', 'Grounds and drainage']) {
    const good = r.chance(0.7);
    s.text(54, s.y, area, { bold: true });
    ['Satisfactory', 'Needs attention'].forEach((label, index) => {
      s.checkbox(200 + index * 110, s.y, { marked: good === (index === 0), label: `${area}: ${label}` });
      s.text(214 + index * 110, s.y, label);
    });
    s.y += 18;
    s.paragraph(good ? 'No visible defects.' : 'Minor wear; repair within twelve months is advised.', {
      indent: 20,
      size: 9,
    });
  }
  s.paragraph(
    'This report states what was visible and accessible on the day of the inspection. It is not a warranty, and concealed conditions are not covered.',
    { size: 8.5 },
  );
  s.y += 34;
  signatureLine(s, 50, s.y, 200, 'Inspector', { signed, label: 'Inspector' });
}

function drawBankStatement(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 44, left: 48, right: 48, bottom: 48 },
    style: { font: r.pick(['condensed', 'sans', 'mono']), size: 9 },
  });
  const wide = s.width - 96;
  s.text(48, 44, r.pick(['Lakeshore National Bank', 'Commerce Union Bank']), { size: 15, bold: true });
  s.text(
    48,
    44,
    `Statement period\n${p.day(addDays(f.noteDate, -60))} to ${p.day(addDays(f.noteDate, -31))}\nAccount ending ${digits(r, 4)}`,
    { width: wide, align: 'right', size: 8.5 },
  );
  s.y = 96;
  s.y =
    s.text(
      48,
      s.y,
      [...p.borrowers(), '\n', p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')],
      {},
    ) + 16;
  let balance = r.int(800_000, 9_000_000);
  const rows: CellInput[][] = [
    ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'].map((runs): CellInput => ({ runs, bold: true })),
  ];
  for (let day = 0; day < 22; day += 1) {
    const deposit = r.chance(0.25);
    const amount = r.int(1_200, deposit ? 420_000 : 90_000);
    balance += deposit ? amount : -amount;
    rows.push([
      numericDate(addDays(f.noteDate, day - 60)),
      r.pick(['POS PURCHASE', 'ACH PAYROLL', 'CHECK', 'ONLINE TRANSFER', 'UTILITY PAYMENT']),
      deposit ? '' : money(amount),
      deposit ? money(amount) : '',
      money(Math.max(0, balance)),
    ]);
  }
  grid(
    s,
    {
      x: 48,
      widths: [wide * 0.14, wide * 0.36, wide * 0.16, wide * 0.16, wide * 0.18],
      borders: 'rows',
      align: ['left', 'left', 'right', 'right', 'right'],
      pad: 2.6,
    },
    rows,
  );
  s.y += 10;
  s.paragraph(
    'Please examine this statement at once. Errors must be reported within sixty days. In case of errors or questions about your electronic transfers, write to us at the address above. Member FDIC.',
    { size: 8 },
  );
}

function drawVehicleTitle(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    size: [612, 504],
    margins: { top: 36, left: 40, right: 40, bottom: 30 },
    style: { font: 'serif', size: 9.5 },
  });
  const wide = s.width - 80;
  const typed = { font: r.pick(['mono', 'typewriter'] as const), size: 9.5 };
  s.rect(28, 24, s.width - 56, s.height - 48, { thickness: 2 });
  s.y =
    centred(
      s,
      36,
      prose`STATE OF ${(f.borrowers[0]?.stateOfOrganization ?? 'Colorado').toUpperCase()}\nCERTIFICATE OF TITLE OF A MOTOR VEHICLE`,
      { bold: true, size: 13 },
    ) + 8;
  const y = s.y;
  const q = wide / 4;
  labelledBox(s, 40, y, q * 2, 32, 'VEHICLE IDENTIFICATION NUMBER', `1XKYD49X${r.int(1, 9)}NJ${digits(r, 6)}`, typed);
  labelledBox(
    s,
    40 + q * 2,
    y,
    q,
    32,
    'YEAR / MAKE',
    r.pick(['2022 KENWORTH', '2020 FORD', '2021 FREIGHTLINER']),
    typed,
  );
  labelledBox(s, 40 + q * 3, y, q, 32, 'TITLE NUMBER', digits(r, 9), typed);
  labelledBox(s, 40, y + 32, q, 32, 'BODY', 'TRACTOR', typed);
  labelledBox(s, 40 + q, y + 32, q, 32, 'ODOMETER', `${r.int(10, 300)},${digits(r, 3)}`, typed);
  labelledBox(s, 40 + q * 2, y + 32, q, 32, 'DATE OF ISSUE', p.day(f.noteDate), typed);
  labelledBox(s, 40 + q * 3, y + 32, q, 32, 'PURCHASE PRICE', p.amount(r.int(20, 160) * 100_000), typed);
  labelledBox(
    s,
    40,
    y + 64,
    wide,
    56,
    'NAME AND ADDRESS OF VEHICLE OWNER',
    prose`${p.borrowers({ upper: true })}\n${p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')}`,
    typed,
  );
  labelledBox(
    s,
    40,
    y + 120,
    wide,
    56,
    'FIRST LIENHOLDER',
    [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')],
    typed,
  );
  labelledBox(s, 40, y + 176, wide / 2, 40, 'SECOND LIENHOLDER', 'NONE', typed);
  labelledBox(s, 40 + wide / 2, y + 176, wide / 2, 40, 'LIEN RELEASED - DATE AND SIGNATURE', '', typed);
  s.text(
    40,
    y + 226,
    'The Department certifies that the person named above has been duly recorded as the owner of the vehicle described, subject to the liens shown. Any alteration or erasure voids this title. KEEP IN A SAFE PLACE.',
    { width: wide, size: 8.5 },
  );
  signatureLine(s, 40, y + 290, 200, 'Director, Motor Vehicle Division', { signed, label: 'Director' });
}

function drawIdentification(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({ margins: { top: 50, left: 60, right: 60, bottom: 50 }, style: { font: 'sans', size: 9 } });
  const person = f.borrowers[0];
  s.paragraph('Copy of identification document for the loan file', { size: 11, bold: true });
  const card = (top: number): void => {
    s.rect(100, top, 360, 220, { thickness: 1.5 });
    s.rect(114, top + 56, 90, 116, { fill: '#c9cfd6' });
    s.text(114, top + 14, `${f.property.address.state} DRIVER LICENSE`, { size: 15, bold: true });
    s.text(114, top + 36, 'USA   NOT FOR FEDERAL IDENTIFICATION', { size: 7 });
    let y = top + 58;
    for (const [label, runs] of [
      ['4d LIC#', `${r.pick(['D', 'S', 'R'])}${digits(r, 7)}`],
      ['1,2 NAME', v('borrower_name', (person?.name ?? '').toUpperCase())],
      ['8 ADDRESS', p.address('borrower_address', person?.address ?? f.property.address, 'block')],
      ['3 DOB', numericDate(`19${r.int(50, 99)}-0${r.int(1, 9)}-${r.int(10, 28)}`)],
      ['4a ISS', numericDate(addDays(f.noteDate, -700))],
      ['4b EXP', numericDate(addDays(f.noteDate, 900))],
      ['15 SEX 16 HGT 18 EYES', `${r.pick(['F', 'M'])} / 5'-${r.int(2, 11)}" / BRO`],
    ] as const) {
      s.text(216, y, label, { size: 6.5 });
      y = s.text(308, y - 1, runs, { size: 9.5, bold: true, width: 146 }) + 4;
    }
    s.signature(114, top + 206, 130, { signed: true, label: person?.name ?? 'Holder', height: 18 });
  };
  card(96);
  s.y = 340;
  s.paragraph(
    'Customer identification program. I have seen the original of the document copied above, and the picture and description fit the person who appeared before me.',
  );
  pairs(s, { x: 60, labelWidth: 160, width: 460, underline: true, gap: 9 }, [
    ['Seen by', somebody(r)],
    ['Date', p.day(f.noteDate)],
    ['Second document', r.pick(['Passport', 'Credit card', 'None'])],
  ]);
}

export const otherPapers: readonly Layout[] = [
  defineLayout('other-association-statement', 'other', drawAssociationStatement, isConsumer),
  defineLayout('other-tax-certificate', 'other', drawTaxCertificate),
  defineLayout('other-inspection', 'other', drawInspection),
  defineLayout('other-bank-statement', 'other', drawBankStatement),
  defineLayout('vehicle-title', 'vehicle_title', drawVehicleTitle, isBusiness),
  defineLayout('id-driver-license', 'id_document', drawIdentification, isConsumer),
];
