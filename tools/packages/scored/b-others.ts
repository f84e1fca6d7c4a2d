import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, cell, labelled, table } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, slashDay, stacked } from './b-values.ts';

const vehicleTitle: Layout = {
  id: 'vehicle-certificate-of-title',
  docType: 'vehicle_title',
  suits: (facts) => facts.loanClass === 'business',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { day: slashDay });
    const s = open({ size: [612, 540], style: { font: 'sans', size: 8.5 }, margins: { left: 36, right: 36 } });
    const debtor = f.borrowers[0];
    const look = { label: { size: 6.5 }, labelHeight: 9, value: { font: 'mono' as const, size: 9.5 } };
    s.rect(24, 24, 564, 492, { thickness: 2 });
    s.text(36, 38, `STATE OF ${(debtor?.stateOfOrganization ?? 'COLORADO').toUpperCase()}`, {
      bold: true,
      size: 12,
      width: 540,
      align: 'center',
    });
    s.text(36, 54, 'CERTIFICATE OF TITLE FOR A MOTOR VEHICLE', { bold: true, size: 13, width: 540, align: 'center' });
    cell(s, { x: 36, y: 80, w: 220, h: 30 }, 'VEHICLE IDENTIFICATION NUMBER', `1XKYD49X${digitsOf(random, 9)}`, look);
    cell(s, { x: 256, y: 80, w: 80, h: 30 }, 'YEAR', `${random.int(2016, 2024)}`, look);
    cell(
      s,
      { x: 336, y: 80, w: 120, h: 30 },
      'MAKE / MODEL',
      random.pick(['KENWORTH T680', 'FORD F550', 'FREIGHTLINER']),
      look,
    );
    cell(s, { x: 456, y: 80, w: 120, h: 30 }, 'TITLE NUMBER', digitsOf(random, 9), look);
    cell(
      s,
      { x: 36, y: 110, w: 300, h: 60 },
      'OWNER NAME AND ADDRESS',
      prose`${v('borrower_name', (debtor?.name ?? '').toUpperCase())}\n${debtor ? stacked('borrower_address', debtor.address) : ''}`,
      look,
    );
    cell(s, { x: 336, y: 110, w: 120, h: 60 }, 'ODOMETER', `${random.int(2, 240)},${digitsOf(random, 3)} ACTUAL`, look);
    cell(s, { x: 456, y: 110, w: 120, h: 60 }, 'DATE ISSUED', h.day(addDays(f.noteDate, -200)), look);
    cell(
      s,
      { x: 36, y: 170, w: 420, h: 60 },
      'FIRST LIENHOLDER NAME AND ADDRESS',
      [v('lender_name', f.lender.name.toUpperCase()), '\n', stacked('lender_address', f.lender.address)],
      look,
    );
    cell(s, { x: 456, y: 170, w: 120, h: 60 }, 'LIEN DATE', h.date('note_date', f.noteDate), look);
    cell(s, { x: 36, y: 230, w: 540, h: 34 }, 'SECOND LIENHOLDER', 'NONE', look);
    s.text(36, 276, 'RELEASE OF LIEN: the lienholder named above releases its interest in the described vehicle.', {
      size: 8,
    });
    s.signature(36, 316, 220, { signed: false, label: 'Lienholder release' });
    s.text(36, 319, 'Signature of lienholder', { size: 7 });
    s.text(
      36,
      346,
      'The director of the department certifies that an application for a certificate of title has been made for the vehicle described, and that the applicant has been duly recorded as the lawful owner, subject to the liens shown. Any alteration or erasure voids this title. Keep it in a safe place, not in the vehicle.',
      { size: 8, width: 540 },
    );
    s.signature(356, 430, 200, { signed, label: 'Director' });
    s.text(356, 433, 'Director of Motor Vehicles', { size: 7 });
    s.text(36, 490, `CONTROL NO. ${digitsOf(random, 10)}     (ASSIGNMENT OF TITLE ON REVERSE)`, { size: 7 });
  },
};

const idCopy: Layout = {
  id: 'id-license-copy',
  docType: 'id_document',
  draw(open, f, { random }) {
    const h = handOf(random, { day: slashDay });
    const person = f.borrowers[0]?.kind === 'person' ? f.borrowers[0] : f.guarantors[0];
    const name = person?.name ?? f.borrowers[0]?.signer ?? '';
    const field = f.borrowers[0]?.kind === 'person' ? 'borrower_name' : 'guarantor_name';
    const s = open({ style: { font: 'sans', size: 9 }, margins: { left: 60, right: 60 } });
    s.text(60, 50, 'COPY OF IDENTIFICATION - CUSTOMER FILE', { bold: true, size: 11 });
    s.rect(100, 120, 340, 214, { thickness: 1.5 });
    s.rect(112, 162, 96, 122, { fill: '#c9c9c9', stroke: true });
    s.text(112, 130, `${person?.address.state ?? 'CO'}   DRIVER LICENSE`, { bold: true, size: 14 });
    let y = 162;
    for (const [label, runs] of [
      ['4d DL', `${random.pick(['D', 'S', 'W'])}${digitsOf(random, 8)}`],
      ['3 DOB', h.day(`19${random.int(50, 99)}-0${random.int(1, 9)}-1${random.int(0, 9)}`)],
      ['4b EXP', h.day(`20${random.int(27, 33)}-0${random.int(1, 9)}-1${random.int(0, 9)}`)],
      ['1/2', person ? v(field, name.toUpperCase()) : name.toUpperCase()],
      [
        '8',
        person ? stacked(field === 'borrower_name' ? 'borrower_address' : 'guarantor_address', person.address) : '',
      ],
      ['15 SEX', random.pick(['F', 'M'])],
      ['9 CLASS', 'C'],
    ] as [string, Run][])
      y =
        labelled(s, 220, y, label, runs, { tab: 44, width: 212, label: { size: 7 }, value: { bold: true, size: 9 } }) +
        3;
    s.signature(112, 318, 96, { signed: true, label: name, height: 16 });
    s.rect(100, 370, 340, 214, { thickness: 1.5 });
    s.text(112, 384, 'Restrictions: NONE     Endorsements: NONE', { size: 8 });
    for (let index = 0; index < 60; index += 1)
      s.rect(116 + index * 5, 440, random.int(1, 3), 60, { fill: 'black', stroke: false });
    s.text(60, 620, `Seen by ${clerkOf(random)} on ${h.day(f.noteDate)}. Original compared with the customer.`);
  },
};

const associationStatement: Layout = {
  id: 'other-association-statement',
  docType: 'other',
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({ style: { font: random.pick(['sans', 'franklin']), size: 10 }, margins: { left: 56, right: 56 } });
    s.text(56, 48, `${random.pick(['Harmony Ridge', 'Willow Creek', 'Sunnyside'])} Homeowners Association`, {
      bold: true,
      size: 15,
    });
    s.text(56, 70, 'Statement of Account and Status for Closing', { size: 11 });
    s.y = 98;
    s.paragraph(
      prose`Unit: ${placed('property_address', f.property.address)}\nOwner: ${clerkOf(random)}\nRequested by: ${v('settlement_agent', f.title.agent.name)} (lender: ${v('lender_name', f.lender.name)})`,
    );
    table(
      s,
      56,
      s.y,
      [
        { w: 360, heading: 'Item' },
        { w: 140, heading: 'Amount', align: 'right' },
      ],
      [
        ['Regular assessment, per month', h.cash(random.int(4000, 40_000))],
        ['Special assessment, roof fund', h.cash(random.int(10_000, 90_000))],
        ['Transfer fee', '$250.00'],
        ['Balance due at closing', h.cash(random.int(20_000, 90_000))],
      ],
      { pad: 5 },
    );
    s.y += 14;
    s.paragraph(
      'The association carries a master policy of property insurance; the loan documents of a buyer may require more. There is no pending litigation. The association has a right to file a lien for assessments that are not paid; its lien stands behind a first deed of trust.',
    );
    s.paragraph(`Figures are good for thirty days. Community manager: ${clerkOf(random)}, ${phoneOf(random)}.`);
  },
};

const taxCertificate: Layout = {
  id: 'other-tax-certificate',
  docType: 'other',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { dropsCents: false });
    const s = open({ style: { font: random.pick(['serif', 'mono']), size: 10 }, margins: { left: 60, right: 60 } });
    s.text(60, 50, [v('property_county', f.property.county), ' COUNTY TREASURER'], { bold: true, size: 13 });
    s.text(60, 68, 'CERTIFICATE OF TAXES DUE', { bold: true, size: 12 });
    s.y = 96;
    for (const [label, runs] of [
      ['Account / parcel', v('parcel_number', f.property.parcel)],
      ['Situs', placed('property_address', f.property.address)],
      ['Legal description', v('legal_description', f.property.legalDescription)],
      ['Ordered by', f.title.agent.name],
      ['Certificate no.', digitsOf(random, 7)],
    ] as [string, Run][])
      s.y = labelled(s, 60, s.y, `${label}:`, runs, { tab: 130, width: 492 }) + 3;
    const half = random.int(60_000, 380_000);
    table(
      s,
      60,
      s.y + 10,
      [
        { w: 92, heading: 'Tax year' },
        { w: 130, heading: 'Charge' },
        { w: 90, heading: 'Billed', align: 'right' },
        { w: 90, heading: 'Paid', align: 'right' },
        { w: 90, heading: 'Due', align: 'right' },
      ],
      [
        [`${Number(f.noteDate.slice(0, 4)) - 1}`, 'First half', h.cash(half), h.cash(half), '$0.00'],
        [`${Number(f.noteDate.slice(0, 4)) - 1}`, 'Second half', h.cash(half), '$0.00', h.cash(half)],
        ['', 'Fees and interest', '$0.00', '$0.00', '$0.00'],
        ['', bold('Grand total due, good through the end of the month'), '', '', h.cash(half)],
      ],
      { pad: 4 },
    );
    s.y += 14;
    s.paragraph(
      'I, the undersigned, do hereby certify that the entire amount of taxes due upon the above described parcel and all sales for unpaid taxes shown by the books in my office, from which the same may still be redeemed, are as noted. This certificate does not include land or improvements assessed under a separate account, or special district taxes not collected by this office.',
    );
    s.y += 30;
    s.signature(320, s.y, 200, { signed, label: 'Treasurer' });
    s.text(320, s.y + 3, 'Treasurer, by deputy', { size: 8 });
  },
};

const closingChecklist: Layout = {
  id: 'other-closing-checklist',
  docType: 'other',
  draw(open, f, { random }) {
    const s = open({
      style: { font: random.pick(['condensed', 'slab', 'sans']), size: 10 },
      margins: { left: 50, right: 50 },
    });
    bar(s, { x: 50, y: 42, w: 512, h: 24 }, 'LOAN CLOSING CHECKLIST', { size: 13, fill: '#333333' });
    s.text(
      50,
      74,
      ['Borrower: ', ...named('borrower_name', f.borrowers), '     Loan: ', v('loan_number', f.loanNumber)],
      { width: 512 },
    );
    s.text(50, 100, ['Officer: ', v('loan_officer', f.approval.officer), '     Processor: ', clerkOf(random)]);
    s.text(62, 124, 'In file', { size: 8, bold: true });
    let y = 140;
    for (const item of [
      'Promissory Note, signed by all borrowers',
      'Deed of Trust or Mortgage, recorded copy',
      'Assignment of Rents',
      'Commercial Guaranty for each guarantor',
      'UCC Financing Statement, search to reflect',
      'Title commitment with Schedule B cleared',
      'Evidence of property insurance, lender as mortgagee',
      'Standard Flood Hazard Determination',
      'Notice of Special Flood Hazards, if in a zone',
      'Appraisal and review',
      'Closing Disclosure, three business days before closing',
      'Payoff statement and wire instructions, called back',
      'Borrowing resolution and certificate of good standing',
      'Settlement statement, signed',
    ]) {
      s.checkbox(66, y, { marked: random.chance(0.7), label: item, look: random.pick(['x', 'tick']) });
      s.text(90, y, item);
      s.hline(420, y + 10, 560, 0.3);
      y += 24;
    }
    s.text(420, 124, 'Comment', { size: 8, bold: true });
    s.text(
      50,
      y + 16,
      'Post-closing: scan within two days; exceptions to the tickler; file to the vault after recording.',
      { size: 9 },
    );
    s.text(50, y + 44, 'Completed by ____________________     Reviewed by ____________________', { size: 9 });
  },
};

const surveyInvoice: Layout = {
  id: 'other-survey-invoice',
  docType: 'other',
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({ style: { font: random.pick(['franklin', 'book']), size: 10 }, margins: { left: 60, right: 60 } });
    s.text(60, 50, 'Benchmark Land Surveying', { bold: true, size: 16 });
    s.text(60, 50, 'INVOICE', { bold: true, size: 16, width: 492, align: 'right' });
    s.text(60, 72, `${phoneOf(random)}   License PLS ${digitsOf(random, 5)}`, { size: 8.5 });
    s.text(400, 92, `Invoice ${digitsOf(random, 5)}\nDate ${h.day(addDays(f.noteDate, -8))}\nTerms: due at closing`);
    s.text(
      60,
      92,
      prose`Bill to:\n${v('settlement_agent', f.title.agent.name)}\nfor the account of ${named('borrower_name', f.borrowers)}`,
      { width: 300 },
    );
    const price = random.int(600, 3200) * 100;
    table(
      s,
      60,
      170,
      [
        { w: 50, heading: 'Qty' },
        { w: 322, heading: 'Description' },
        { w: 120, heading: 'Amount', align: 'right' },
      ],
      [
        [
          '1',
          ['Improvement location certificate and inspection, ', placed('property_address', f.property.address)],
          h.cash(price),
        ],
        ['1', 'Recorder’s copies and plat search', '$45.00'],
        ['2', 'Corner monuments set', '$180.00'],
        ['', bold('Total'), h.cash(price + 22_500)],
      ],
      { pad: 5 },
    );
    s.y += 16;
    for (const runs of paragraphs`
      The certificate was prepared for the lender’s loan policy and the title company’s survey exception. It is not a boundary survey and is not to be relied upon for fences or future improvements. Please show the invoice number on the settlement statement.
      Make checks payable to Benchmark Land Surveying. A service charge of 1.5% a month is added after thirty days.
    `)
      s.paragraph(runs);
  },
};

export const otherDocuments: readonly Layout[] = [
  vehicleTitle,
  idCopy,
  associationStatement,
  taxCertificate,
  closingChecklist,
  surveyInvoice,
];
