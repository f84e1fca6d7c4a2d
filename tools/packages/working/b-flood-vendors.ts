import type { Layout } from '../core/layout.ts';
import { paragraphs } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { basis, comments, explanation, floodParts, hazardAreaBoxes } from './b-flood-parts.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { digits } from './b-others.ts';

/** A letter from the vendor that states the determination in sentences. */
function drawLetter(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const o = floodParts(kit);
  const inside = f.flood.inHazardArea;
  const s = open({
    margins: { top: 60, left: 74, right: 74, bottom: 60 },
    style: { font: r.pick(['serif', 'book']), size: 11, leading: 1.3 },
  });
  s.y = centred(s, 54, [o.vendor, `\n${o.vendorAddress}`], { size: 12, bold: true }) + 18;
  s.paragraph(o.lender);
  s.paragraph(['Re: Standard Flood Hazard Determination, certificate ', o.certificate, '\nLoan identifier: ', o.loan], {
    indent: 30,
  });
  for (const runs of paragraphs`
    At your order of ${[o.ordered]} we examined the maps of the National Flood Insurance Program for the following collateral: ${o.collateral.map((run) => (run === '\n' ? ', ' : run))}.
    The property lies in ${[o.community]}, ${o.county}, NFIP community number ${o.communityNumber}, on map panel ${o.map} dated ${o.panelDate}, in flood zone ${o.zone}.
    ${bold('Determination. ')}The building ${v('in_sfha', inside ? 'IS' : 'IS NOT', String(inside))} in a SPECIAL FLOOD HAZARD AREA. Date of determination: ${o.date}.
  `)
    s.paragraph(runs, { align: 'justify' });
  s.paragraph(explanation, { align: 'justify' });
  s.paragraph(`${basis} ${comments(kit)}`, { align: 'justify', size: 9.5, after: 44 });
  signatureLine(s, 74, s.y, 200, 'Certification department', { signed, label: o.vendor });
}

/** A dark column at the left for the loan, the determination at the right. */
function drawSidebar(kit: Kit): void {
  const { open, r } = kit;
  const o = floodParts(kit);
  const s = open({
    margins: { top: 40, left: 40, right: 40, bottom: 40 },
    style: { font: r.pick(['franklin', 'condensed', 'sans']), size: 9.5 },
  });
  s.rect(40, 40, 176, s.height - 80, { fill: '#e7ebf0' });
  const side = (y: number, label: string, runs: Run | readonly Run[]): number => {
    s.text(50, y, label.toUpperCase(), { size: 7, bold: true });
    return s.text(50, y + 10, runs, { width: 156 }) + 10;
  };
  let y = 54;
  y = side(y, 'Lender', o.lender);
  y = side(y, 'Collateral', o.collateral);
  y = side(y, 'Loan identifier', o.loan);
  y = side(y, 'Lender ID', o.lenderId);
  y = side(y, 'Amount of flood insurance required', o.required);
  y = side(y, 'Certificate', o.certificate);
  side(y, 'Ordered', o.ordered);
  const x = 234;
  const wide = s.width - x - 40;
  s.text(x, 42, 'Standard Flood Hazard\nDetermination Form', { size: 17, bold: true });
  s.text(x, 86, `${o.vendor}   OMB 1660-0040`, { size: 8 });
  s.y = 104;
  grid(s, { x, widths: [wide * 0.42, wide * 0.58], pad: 5, borders: 'rows' }, [
    [{ runs: 'Community', bold: true, span: 2 }],
    ['NFIP Community Name', o.community],
    ['County(ies)', o.county],
    ['State', o.state],
    ['NFIP Community Number', o.communityNumber],
    [{ runs: 'Map', bold: true, span: 2 }],
    ['Map Number', o.map],
    ['Panel Effective / Revised Date', o.panelDate],
    ['Letter of Map Change', 'No'],
    ['Flood Zone', o.zone],
    ['Program status', 'Regular'],
  ]);
  s.y += 12;
  s.rect(x, s.y, wide, 56, { thickness: 1.2 });
  s.text(x + 8, s.y + 8, 'Is the building in a SPECIAL FLOOD HAZARD AREA (zones A or V)?', {
    bold: true,
    width: wide - 16,
  });
  hazardAreaBoxes(kit, s, x + 20, s.y + 38, 80);
  s.y += 66;
  s.y = s.text(x, s.y, ['Date of determination: ', o.date], { bold: true }) + 8;
  s.y = s.text(x, s.y, explanation, { width: wide, size: 8.5 }) + 6;
  s.y = s.text(x, s.y, basis, { width: wide, size: 8.5 }) + 6;
  s.text(x, s.y, comments(kit), { width: wide, size: 8.5 });
}

/** The form of the nineties, with lettered lines and typed entries in one column. */
function drawTypedLines(kit: Kit): void {
  const { open } = kit;
  const o = floodParts(kit, { upper: true });
  const s = open({ margins: { top: 46, left: 54, right: 54, bottom: 46 }, style: { font: 'serif', size: 9.5 } });
  s.text(54, 46, 'FEDERAL EMERGENCY MANAGEMENT AGENCY', { size: 8 });
  s.text(54, 46, 'O.M.B. No. 1660-0040\nSee The Attached Instructions', {
    size: 8,
    width: s.width - 108,
    align: 'right',
  });
  s.y = centred(s, 72, 'STANDARD FLOOD HAZARD DETERMINATION', { size: 13, bold: true }) + 8;
  const typed = { font: 'typewriter' as const, size: 9.5 };
  const entry = (label: string, runs: Run | readonly Run[]): void => {
    s.text(64, s.y, label, { width: 210 });
    s.y = Math.max(s.y + 14, s.text(286, s.y, runs, { ...typed, width: s.width - 340 })) + 3;
    s.hline(284, s.y - 2, s.width - 54, 0.3);
  };
  s.y = bar(s, 54, s.y, s.width - 108, 'SECTION I - LOAN INFORMATION', 'ruled') + 5;
  entry('1. LENDER NAME AND ADDRESS', o.lender);
  entry('2. COLLATERAL (Building/Mobile Home/Personal Property) PROPERTY ADDRESS', o.collateral);
  entry('3. LENDER ID. NO.', o.lenderId);
  entry('4. LOAN IDENTIFIER', o.loan);
  entry('5. AMOUNT OF FLOOD INSURANCE REQUIRED', o.required);
  s.y = bar(s, 54, s.y + 3, s.width - 108, 'SECTION II', 'ruled') + 5;
  entry('A.1 NFIP Community Name', o.community);
  entry('A.2 County(ies)', o.county);
  entry('A.3 State', o.state);
  entry('A.4 NFIP Community Number', o.communityNumber);
  entry('B.1 NFIP Map Number or Community-Panel Number', o.map);
  entry('B.2 NFIP Map Panel Effective/Revised Date', o.panelDate);
  entry('B.3 LOMA/LOMR', 'NO');
  entry('B.4 Flood Zone', o.zone);
  entry('C. FEDERAL FLOOD INSURANCE AVAILABILITY', 'AVAILABLE - REGULAR PROGRAM');
  s.y += 4;
  s.text(
    64,
    s.y,
    'D. DETERMINATION. IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES BEGINNING WITH LETTERS “A” OR “V”)?',
    { bold: true, width: 300 },
  );
  hazardAreaBoxes(kit, s, 400, s.y + 8, 64);
  s.y += 40;
  s.paragraph(explanation, { size: 8.5 });
  entry('E. COMMENTS', comments(kit));
  s.paragraph(basis, { size: 8.5 });
  entry('F. PREPARER’S INFORMATION', `${o.vendor}\n${o.vendorAddress}\n${o.vendorPhone}`);
  entry('DATE OF DETERMINATION', o.date);
}

/** An order summary with a picture of the map above a compact form. */
function drawMapReport(kit: Kit): void {
  const { open, r } = kit;
  const o = floodParts(kit);
  const s = open({
    margins: { top: 36, left: 40, right: 40, bottom: 36 },
    style: { font: r.pick(['sans', 'slab']), size: 9 },
  });
  const wide = s.width - 80;
  bar(s, 40, 36, wide, `${o.vendor}   FLOOD ZONE DETERMINATION`, 'dark', 12);
  s.rect(40, 62, wide * 0.5, 190);
  const map = r.fork('map');
  for (let i = 0; i < 9; i += 1) {
    s.raw.lineWidth(0.5 + map.next() * 2).strokeColor('#8aa0b5');
    s.raw
      .moveTo(42, 66 + map.next() * 180)
      .bezierCurveTo(
        42 + wide * 0.16,
        66 + map.next() * 180,
        42 + wide * 0.32,
        66 + map.next() * 180,
        38 + wide * 0.5,
        66 + map.next() * 180,
      )
      .stroke();
  }
  s.raw.circle(40 + wide * 0.25, 157, 5).fill('#b02020');
  s.text(46, 240, `FIRM panel ${o.map}`, { size: 7 });
  s.y = 64;
  pairs(
    s,
    { x: 52 + wide * 0.5, labelWidth: 88, width: wide * 0.5 - 12, style: { size: 8.5 }, boldLabels: true, gap: 3 },
    [
      ['Loan Identifier', o.loan],
      ['Lender', o.lender],
      ['Collateral', o.collateral],
      ['Certificate', digits(r, 9)],
    ],
  );
  s.y = 262;
  grid(s, { x: 40, widths: [wide / 4, wide / 4, wide / 4, wide / 4], pad: 5 }, [
    ['Flood Zone', 'NFIP Community Number', 'Map Panel', 'Panel Date'].map(
      (runs): CellInput => ({ runs, bold: true, fill: '#e5e5e5', size: 8 }),
    ),
    [{ runs: o.zone, size: 13 }, { runs: o.communityNumber, size: 11 }, o.map, o.panelDate],
    ['Community Name', 'County', 'State', 'DATE OF DETERMINATION'].map(
      (runs): CellInput => ({ runs, bold: true, fill: '#e5e5e5', size: 8 }),
    ),
    [o.community, o.county, o.state, o.date],
  ]);
  s.y += 10;
  s.text(44, s.y, 'D. DETERMINATION: building in SPECIAL FLOOD HAZARD AREA?', { bold: true, size: 10 });
  hazardAreaBoxes(kit, s, 400, s.y, 70);
  s.y += 24;
  s.paragraph(explanation);
  s.paragraph(`STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF) data, OMB No. 1660-0040. ${basis}`);
  s.paragraph(['Amount of flood insurance required: ', o.required === '' ? 'not applicable' : o.required]);
  s.paragraph(`Comments: ${comments(kit)} Preparer: ${o.vendor}, ${o.vendorAddress}.`);
}

/** Half a page of labels above their values, three across, then the certificate for the file. */
function drawThreeAcross(kit: Kit): void {
  const { open, f, r } = kit;
  const o = floodParts(kit, { upper: r.chance(0.5) });
  const s = open({
    margins: { top: 50, left: 46, right: 46, bottom: 46 },
    style: { font: r.pick(['condensed', 'book']), size: 10 },
  });
  const third = (s.width - 92) / 3;
  s.text(46, 50, 'Notice of Flood Zone Status', { size: 16, bold: true });
  s.text(46, 72, 'Standard Flood Hazard Determination Form (SFHDF) 086-0-32, OMB 1660-0040', { size: 8.5 });
  const cells: readonly (readonly [string, Run | readonly Run[]])[] = [
    ['Lender', o.lender],
    ['Borrower / collateral', o.collateral],
    ['Loan Identifier', o.loan],
    ['NFIP Community', o.community],
    ['County', o.county],
    ['NFIP Community Number', o.communityNumber],
    ['NFIP Map Number', o.map],
    ['Map date', o.panelDate],
    ['Flood Zone', o.zone],
    ['Special Flood Hazard Area', v('in_sfha', f.flood.inHazardArea ? 'In' : 'Out', String(f.flood.inHazardArea))],
    ['Date of determination', o.date],
    ['Insurance required', o.required],
  ];
  cells.forEach(([label, runs], index) => {
    const height = index < 3 ? 130 : 48;
    const y = index < 3 ? 96 : 232 + (Math.floor(index / 3) - 1) * 52;
    labelledBox(s, 46 + (index % 3) * third, y, third - 6, height, label, runs, {
      size: 10,
      labelSize: 7.5,
      frame: r.fork('frame').chance(0.5),
    });
  });
  s.y = 404;
  s.paragraph(explanation, { align: 'justify' });
  s.paragraph(basis, { align: 'justify' });
  s.paragraph(comments(kit));
  s.paragraph(`${o.vendor}\n${o.vendorAddress}\n${o.vendorPhone}\nOrder ${o.certificate} of ${o.ordered}`);
}

export const vendorDeterminations: readonly Layout[] = [
  defineLayout('flood-vendor-letter', 'flood_determination', drawLetter),
  defineLayout('flood-sidebar', 'flood_determination', drawSidebar),
  defineLayout('flood-typed-lines', 'flood_determination', drawTypedLines),
  defineLayout('flood-map-report', 'flood_determination', drawMapReport),
  defineLayout('flood-three-across', 'flood_determination', drawThreeAcross),
];
