import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import {
  availability,
  basis,
  comments,
  explanation,
  type FloodParts,
  floodParts,
  hazardAreaBoxes,
} from './b-flood-parts.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, type Kit } from './b-kit.ts';

function availabilityBoxes(s: Sheet, x: number, y: number, width: number, size: number): number {
  let at = y;
  for (const [label, marked] of availability) {
    s.checkbox(x, at + 1, { marked, label, size: size - 1 });
    at = s.text(x + size + 5, at, label, { size, width: width - size - 6 }) + 2;
  }
  return at;
}

/** The federal form: every item in a numbered box. */
function drawFederalForm(kit: Kit, s: Sheet, font: 'sans' | 'mono' | 'typewriter'): void {
  const parts = floodParts(kit, { upper: font !== 'sans' });
  const left = 40;
  const wide = s.width - 80;
  const top = s.y;
  s.text(left, top, 'DEPARTMENT OF HOMELAND SECURITY\nFederal Emergency Management Agency', { size: 7.5 });
  s.text(left, top, 'OMB Control No. 1660-0040\nExpires: 10/31/2026', { size: 7.5, width: wide, align: 'right' });
  centred(s, top + 22, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', { size: 12, bold: true });
  let y = bar(s, left, top + 40, wide, 'SECTION I - LOAN INFORMATION', 'grey');
  const options = { font, size: 9 };
  labelledBox(s, left, y, wide * 0.42, 104, '1. LENDER/SERVICER NAME AND ADDRESS', parts.lender, options);
  labelledBox(
    s,
    left + wide * 0.42,
    y,
    wide * 0.58,
    104,
    '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
    parts.collateral,
    options,
  );
  y += 104;
  labelledBox(s, left, y, wide * 0.3, 30, '3. LENDER/SERVICER ID #', parts.lenderId, options);
  labelledBox(s, left + wide * 0.3, y, wide * 0.34, 30, '4. LOAN IDENTIFIER', parts.loan, options);
  labelledBox(
    s,
    left + wide * 0.64,
    y,
    wide * 0.36,
    30,
    '5. AMOUNT OF FLOOD INSURANCE REQUIRED',
    parts.required,
    options,
  );
  y = bar(s, left, y + 30, wide, 'SECTION II', 'grey');
  y = bar(s, left, y, wide, 'A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION', 'ruled', 8);
  labelledBox(s, left, y, wide * 0.38, 32, '1. NFIP Community Name', parts.community, options);
  labelledBox(s, left + wide * 0.38, y, wide * 0.27, 32, '2. County(ies)', parts.county, options);
  labelledBox(s, left + wide * 0.65, y, wide * 0.1, 32, '3. State', parts.state, options);
  labelledBox(s, left + wide * 0.75, y, wide * 0.25, 32, '4. NFIP Community Number', parts.communityNumber, options);
  y = bar(
    s,
    left,
    y + 32,
    wide,
    'B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME',
    'ruled',
    8,
  );
  labelledBox(
    s,
    left,
    y,
    wide * 0.32,
    44,
    '1. NFIP Map Number or Community-Panel Number (Community name, if not the same as “A”)',
    parts.map,
    options,
  );
  labelledBox(
    s,
    left + wide * 0.32,
    y,
    wide * 0.22,
    44,
    '2. NFIP Map Panel Effective / Revised Date',
    parts.panelDate,
    options,
  );
  labelledBox(
    s,
    left + wide * 0.54,
    y,
    wide * 0.16,
    44,
    '3. Is there a Letter of Map Change (LOMC)?',
    kit.r.chance(0.8) ? 'NO' : 'YES',
    options,
  );
  labelledBox(s, left + wide * 0.7, y, wide * 0.14, 44, '4. Flood Zone', parts.zone, options);
  labelledBox(s, left + wide * 0.84, y, wide * 0.16, 44, '5. No NFIP Map', '', options);
  y = bar(s, left, y + 44, wide, 'C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)', 'ruled', 8) + 4;
  y = availabilityBoxes(s, left + 6, y, wide - 12, 8) + 4;
  y = bar(s, left, y, wide, 'D. DETERMINATION', 'ruled', 8) + 5;
  s.text(
    left + 6,
    y,
    'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS “A” OR “V”)?',
    { size: 8, bold: true, width: wide * 0.7 },
  );
  hazardAreaBoxes(kit, s, left + wide * 0.77, y + 4, 60);
  y = s.text(left + 6, y + 24, explanation, { size: 7.5, width: wide - 12 }) + 4;
  y = bar(s, left, y, wide, 'E. COMMENTS (Optional)', 'ruled', 8) + 4;
  y = s.text(left + 6, y, comments(kit), { size: 8.5, font, width: wide - 12 }) + 16;
  s.hline(left, y, left + wide);
  y = s.text(left + 6, y + 3, basis, { size: 7.5, width: wide - 12 }) + 4;
  y = bar(s, left, y, wide, 'F. PREPARER’S INFORMATION', 'ruled', 8);
  labelledBox(
    s,
    left,
    y,
    wide * 0.65,
    54,
    'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)',
    `${parts.vendor}\n${parts.vendorAddress}\n${parts.vendorPhone}`,
    options,
  );
  labelledBox(s, left + wide * 0.65, y, wide * 0.35, 54, 'DATE OF DETERMINATION', parts.date, options);
  s.y = y + 58;
}

const federalSheet = (kit: Kit): Sheet =>
  kit.open({
    margins: { top: 34, left: 40, right: 40, bottom: 36 },
    style: { font: 'sans', size: 8 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(40, sheet.height - 26, 'FEMA Form FF-206-FY-21-116 (formerly 086-0-32)', { size: 7 });
      sheet.text(40, sheet.height - 26, `Page ${pageNo} of ${pages}`, {
        size: 7,
        width: sheet.width - 80,
        align: 'right',
      });
    },
  });

const instructions: readonly string[] = [
  'PAPERWORK BURDEN DISCLOSURE NOTICE. Public reporting burden for this data collection is estimated to average 20 minutes per response, including the time for reviewing instructions, searching existing data sources, gathering and maintaining the needed data, and completing and submitting the form.',
  'PURPOSE OF FORM. This form is to be completed by, or on behalf of, federally regulated lenders who make, increase, extend, renew or purchase a loan secured by improved real estate or a mobile home.',
  'Item 1, Lender/Servicer Name and Address: enter the name and address of the lender or servicer that ordered the determination.',
  'Item 2, Collateral Description: enter the property address. The legal description may be needed where the street address does not identify the property.',
  'Item 4, Loan Identifier (optional): may be used by lenders to conform with their individual method of identifying loans.',
  'Item 5, Amount of Flood Insurance Required: the minimum is the lesser of the outstanding principal balance, the maximum available under the program, or the insurable value of the property.',
  'Section II, Item B.4, Flood Zone: enter the flood zone(s) covering the building or mobile home. Any flood zone with the letter “A” or “V” is considered a Special Flood Hazard Area.',
  'Section II, Item D, Determination: if any portion of the building or mobile home is in an identified Special Flood Hazard Area, check “yes”; otherwise check “no”. If no map exists, the determination cannot be made.',
  'Section II, Item E, Comments: attach additional comments on a separate page where more room is needed.',
];

function drawFormAfterInstructions(kit: Kit): void {
  const s = federalSheet(kit);
  centred(s, s.y, 'STANDARD FLOOD HAZARD DETERMINATION FORM INSTRUCTIONS', { bold: true, size: 12 });
  s.y += 26;
  for (const text of instructions) s.paragraph(text, { size: 10, align: 'justify', after: 9 });
  s.newPage();
  s.paragraph([{ text: 'PRIVACY ACT STATEMENT', bold: true }], { size: 11 });
  for (const text of [...instructions].reverse().slice(0, 5)) s.paragraph(text, { size: 10, after: 9 });
  s.newPage();
  drawFederalForm(kit, s, 'sans');
}

type Item = readonly [string, Run | readonly Run[]];

const answer = (kit: Kit): Run =>
  v('in_sfha', kit.f.flood.inHazardArea ? 'YES' : 'NO', String(kit.f.flood.inHazardArea));

const sections = (parts: FloodParts): readonly (readonly [string, readonly Item[]])[] => [
  [
    'LOAN INFORMATION',
    [
      ['Lender/Servicer Name and Address', parts.lender],
      ['Collateral Description', parts.collateral],
      ['Lender ID #', parts.lenderId],
      ['Loan Identifier', parts.loan],
      ['Amount of Flood Insurance Required', parts.required],
    ],
  ],
  [
    'NFIP COMMUNITY JURISDICTION',
    [
      ['NFIP Community Name', parts.community],
      ['County(ies)', parts.county],
      ['State', parts.state],
      ['NFIP Community Number', parts.communityNumber],
    ],
  ],
  [
    'NFIP DATA AFFECTING BUILDING / MOBILE HOME',
    [
      ['NFIP Map Number or Community-Panel Number', parts.map],
      ['NFIP Map Panel Effective / Revised Date', parts.panelDate],
      ['LOMA / LOMR', 'None'],
      ['Flood Zone', parts.zone],
    ],
  ],
];

/** A vendor's certificate: letterhead, two columns of labels, the answer large. */
function drawVendorCertificate(kit: Kit): void {
  const { open, r } = kit;
  const s = open({
    margins: { top: 40, left: 46, right: 46, bottom: 40 },
    style: { font: r.pick(['franklin', 'sans', 'condensed']), size: 9 },
  });
  const parts = floodParts(kit);
  s.text(46, 40, parts.vendor, { size: 16, bold: true });
  s.text(46, 60, [parts.vendorAddress, '   ', parts.vendorPhone], { size: 8 });
  s.text(46, 40, `Certificate No. ${parts.certificate}\nOrdered ${parts.ordered}`, {
    size: 8,
    width: s.width - 92,
    align: 'right',
  });
  s.hline(46, 74, s.width - 46, 2);
  s.y = 84;
  s.y = centred(s, s.y, 'STANDARD FLOOD HAZARD DETERMINATION', { size: 13, bold: true }) + 8;
  for (const [title, items] of sections(parts)) {
    s.y = bar(s, 46, s.y, s.width - 92, title, r.fork('bars').pick(['dark', 'grey'])) + 4;
    pairs(s, { x: 50, labelWidth: 190, width: s.width - 100, style: { size: 9 }, gap: 3 }, items);
    s.y += 4;
  }
  s.y =
    bar(s, 46, s.y, s.width - 92, 'FEDERAL FLOOD INSURANCE AVAILABILITY', r.fork('bars').pick(['dark', 'grey'])) + 5;
  s.y = availabilityBoxes(s, 52, s.y, s.width - 104, 8.5) + 4;
  s.rect(46, s.y, s.width - 92, 46, { thickness: 1.5 });
  s.text(54, s.y + 8, 'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA?', { bold: true, size: 10 });
  hazardAreaBoxes(kit, s, s.width - 180, s.y + 8);
  s.text(54, s.y + 28, ['Zones containing the letters “A” or “V”.   DATE OF DETERMINATION: ', parts.date], { size: 9 });
  s.y += 54;
  s.paragraph(explanation, { size: 8 });
  s.paragraph([{ text: 'Comments: ', bold: true }, comments(kit)], { size: 8 });
  s.paragraph(basis, { size: 7.5 });
}

/** The same content as one long table of item, question and answer. */
function drawTableCertificate(kit: Kit): void {
  const { open, r } = kit;
  const parts = floodParts(kit, { upper: true });
  const s = open({ margins: { top: 44, left: 50, right: 50, bottom: 44 }, style: { font: 'serif', size: 9.5 } });
  s.y = centred(s, s.y, 'STANDARD FLOOD HAZARD DETERMINATION FORM', { bold: true, size: 14, letterSpacing: 0.5 });
  s.y = centred(s, s.y, ['prepared by ', parts.vendor], { size: 9 }) + 10;
  const rows: CellInput[][] = [];
  for (const [title, items] of sections(parts)) {
    rows.push([{ runs: `SECTION - ${title}`, bold: true, span: 3, fill: '#e0e0e0' }]);
    items.forEach(([label, runs], index) => {
      rows.push([String(index + 1), label, { runs, font: 'typewriter' }]);
    });
  }
  rows.push([{ runs: 'SECTION - DETERMINATION', bold: true, span: 3, fill: '#e0e0e0' }]);
  rows.push([
    '1',
    'Is the building or mobile home in a Special Flood Hazard Area (zones beginning with A or V)?',
    { runs: answer(kit), font: 'typewriter', bold: true },
  ]);
  rows.push([
    '2',
    'Is federal flood insurance available in the community?',
    { runs: 'YES - REGULAR PROGRAM', font: 'typewriter' },
  ]);
  rows.push(['3', 'CBRA / OPA', { runs: 'NO', font: 'typewriter' }]);
  rows.push(['4', 'DATE OF DETERMINATION', { runs: parts.date, font: 'typewriter' }]);
  rows.push(['5', 'Preparer', { runs: `${parts.vendor}\n${parts.vendorAddress}`, font: 'typewriter' }]);
  grid(s, { x: 50, widths: [24, 220, s.width - 344], style: { size: 9 }, pad: 4, thickness: r.pick([0.4, 1]) }, rows);
  s.y += 10;
  s.paragraph(explanation, { size: 8.5 });
  s.paragraph(`1660-0040. ${basis}`, { size: 8 });
}

/** Several buildings on one certificate, as commercial orders come back. */
function drawManyBuildings(kit: Kit): void {
  const { open, f, r } = kit;
  const parts = floodParts(kit);
  const s = open({
    size: [792, 612],
    margins: { top: 36, left: 36, right: 36, bottom: 36 },
    style: { font: 'condensed', size: 9 },
  });
  s.text(36, 36, 'COMMERCIAL FLOOD ZONE DETERMINATION', { bold: true, size: 14 });
  s.text(36, 36, [parts.vendor, '\nOrder ', parts.certificate, '   FEMA SFHDF data, OMB 1660-0040'], {
    size: 8,
    width: 720,
    align: 'right',
  });
  s.y = 64;
  grid(s, { x: 36, widths: [180, 180, 180, 180], style: { size: 9 }, minHeight: 46 }, [
    [
      ['Lender\n', ...parts.lender],
      ['Borrower and Property\n', ...parts.collateral],
      ['Loan Identifier\n', parts.loan, '\nLender ID: ', parts.lenderId],
      ['DATE OF DETERMINATION\n', parts.date, '\nOrdered: ', parts.ordered],
    ],
  ]);
  s.y += 10;
  const mainAnswer = v('in_sfha', f.flood.inHazardArea ? 'Yes' : 'No', String(f.flood.inHazardArea));
  grid(s, { x: 36, widths: [40, 160, 120, 90, 100, 60, 90, 60], style: { size: 9 }, pad: 4 }, [
    [
      'Bldg',
      'Description',
      'NFIP Community',
      'Community Number',
      'Map Panel',
      'Flood Zone',
      'Special Flood Hazard Area',
      'NFIP',
    ].map((runs): CellInput => ({ runs, bold: true, fill: '#dddddd' })),
    ['1', f.property.type, parts.community, parts.communityNumber, parts.map, parts.zone, mainAnswer, 'Regular'],
    [
      '2',
      r.pick(['Detached garage', 'Storage shed', 'Guard house']),
      parts.community,
      '',
      parts.map,
      'same',
      'same',
      'Regular',
    ],
  ]);
  s.y += 10;
  s.paragraph(
    prose`Amount of flood insurance required: ${parts.required === '' ? 'none' : parts.required}.   County: ${parts.county}.`,
    { size: 9 },
  );
  s.paragraph(explanation, { size: 8.5 });
  s.paragraph(basis, { size: 8.5 });
  s.paragraph(comments(kit), { size: 8.5 });
}

export const floodDeterminations: readonly Layout[] = [
  defineLayout('flood-federal-form', 'flood_determination', (kit) =>
    drawFederalForm(kit, federalSheet(kit), kit.r.pick(['sans', 'mono'])),
  ),
  defineLayout('flood-form-third-page', 'flood_determination', drawFormAfterInstructions),
  defineLayout('flood-vendor-certificate', 'flood_determination', drawVendorCertificate),
  defineLayout('flood-question-table', 'flood_determination', drawTableCertificate),
  defineLayout('flood-many-buildings', 'flood_determination', drawManyBuildings, isBusiness),
];
