import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { band, box, type Desk, digits, layoutD, list, middle, phone, table, tick } from './d-kit.ts';

const vendor = (desk: Desk): string =>
  desk.r.pick(['Riverbend Flood Services', 'National Zone Reports, Inc.', 'MapSure Determinations']);

export const inFloodArea = { field: 'in_sfha' } as const;

/** What both the determination and the papers that follow it print. */
export function floodValues({ f, say }: Desk) {
  const p = f.property;
  return {
    zone: v('flood_zone', f.flood.zone),
    community: v('flood_community_number', f.flood.community),
    date: say.date('flood_determination_date', f.flood.date),
    county: v('property_county', p.county),
    parcel: v('parcel_number', p.parcel),
    panel: `${f.flood.community}0${p.parcel.slice(3, 6)}C`,
  };
}

/** The government's form, in its three sections of numbered boxes. */
function drawStandard(desk: Desk): void {
  const { open, f, r, say } = desk;
  const typed = { font: r.pick(['mono', 'condensed'] as const), size: 9 };
  const s = open({ margins: { top: 30, left: 36, right: 36, bottom: 30 }, style: { font: 'sans', size: 8 } });
  const o = floodValues(desk);
  s.text(36, 32, 'DEPARTMENT OF HOMELAND SECURITY\nFederal Emergency Management Agency', { size: 7.5 });
  s.text(440, 32, 'OMB Control No. 1660-0040\nExpires 03/31/2028', { size: 7.5 });
  middle(s, 56, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', { size: 11, bold: true });
  let y = band(s, [36, 74, 540], 'SECTION I - LOAN INFORMATION', '#cfcfcf');
  box(
    s,
    [36, y, 270, 62],
    '1. LENDER/SERVICER NAME AND ADDRESS',
    [say.lender, '\n', say.lines('lender_address', f.lender.address)],
    typed,
  );
  box(
    s,
    [306, y, 270, 62],
    '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
    ['\n', say.lines('property_address', f.property.address)],
    typed,
  );
  y += 62;
  box(s, [36, y, 180, 30], '3. LENDER/SERVICER ID #', digits(r, 6), typed);
  box(s, [216, y, 180, 30], '4. LOAN IDENTIFIER', say.loan, typed);
  box(
    s,
    [396, y, 180, 30],
    '5. AMOUNT OF FLOOD INSURANCE REQUIRED',
    f.flood.inHazardArea ? say.money('flood_coverage_amount', f.flood.coverageCents) : 'N/A',
    typed,
  );
  box(s, [36, y + 30, 540, 26], 'BORROWER (lender’s use)', say.borrowers(' & '), typed);
  y = band(s, [36, y + 60, 540], 'SECTION II', '#cfcfcf');
  y = band(s, [36, y, 540], 'A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION', '#e8e8e8');
  box(s, [36, y, 200, 34], '1. NFIP Community Name', `${f.property.address.city.toUpperCase()}, CITY OF`, typed);
  box(s, [236, y, 160, 34], '2. County(ies)', o.county, typed);
  box(s, [396, y, 60, 34], '3. State', f.property.address.state, typed);
  box(s, [456, y, 120, 34], '4. NFIP Community Number', o.community, typed);
  y = band(
    s,
    [36, y + 34, 540],
    'B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME',
    '#e8e8e8',
  );
  box(s, [36, y, 190, 46], '1. NFIP Map Number or Community-Panel Number', o.panel, typed);
  box(
    s,
    [226, y, 130, 46],
    '2. NFIP Map Panel Effective/Revised Date',
    ['\n', say.day(addMonths(f.noteDate, -r.int(40, 150)))],
    { ...typed, leading: 1 },
  );
  box(s, [356, y, 90, 46], '3. Is there a LOMA?', 'No', typed);
  box(s, [446, y, 60, 46], '4. Flood Zone', o.zone, typed);
  box(s, [506, y, 70, 46], '5. No NFIP Map', '', typed);
  y = band(s, [36, y + 46, 540], 'C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)', '#e8e8e8');
  tick(s, 44, y + 6, 'Federal Flood Insurance is available (community participates in the NFIP).', true);
  tick(s, 400, y + 6, 'Regular Program', true);
  tick(s, 490, y + 6, 'Emergency', false);
  tick(s, 44, y + 20, 'Federal Flood Insurance is not available (community does not participate in the NFIP).', false);
  tick(s, 44, y + 34, 'Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA).', false);
  y = band(s, [36, y + 50, 540], 'D. DETERMINATION', '#e8e8e8');
  s.text(44, y + 6, 'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA (ZONES CONTAINING THE LETTERS "A" OR "V")?', {
    bold: true,
    width: 350,
  });
  tick(s, 430, y + 8, 'YES', f.flood.inHazardArea, { ...inFloodArea, size: 10 });
  tick(s, 500, y + 8, 'NO', !f.flood.inHazardArea, { ...inFloodArea, size: 10 });
  s.text(
    44,
    y + 30,
    'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, flood insurance is not required by the Act.',
    { size: 7.5, width: 520 },
  );
  y = band(s, [36, y + 44, 540], 'E. COMMENTS (Optional)', '#e8e8e8');
  s.text(44, y + 6, ['LIFE OF LOAN. APN ', o.parcel], typed);
  s.text(
    44,
    y + 24,
    'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.',
    { size: 7, width: 520 },
  );
  y = band(s, [36, y + 46, 540], 'F. PREPARER’S INFORMATION', '#e8e8e8');
  box(
    s,
    [36, y, 360, 50],
    'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)',
    `${vendor(desk)}\nCertificate ${digits(r, 8)}  ${phone(r)}`,
    typed,
  );
  box(s, [396, y, 180, 50], 'DATE OF DETERMINATION', o.date, typed);
  s.text(36, y + 56, 'FEMA Form FF-206-FY-21-116 (formerly 086-0-32)', { size: 7 });
  s.text(450, y + 56, 'Page 1 of 1', { size: 7 });
}

/** A vendor's certificate in two columns, with the answer in a large box. */
function drawVendor(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({
    margins: { top: 40, left: 48, right: 48, bottom: 40 },
    style: { font: r.pick(['franklin', 'condensed']), size: 9.5 },
  });
  const o = floodValues(desk);
  s.text(48, 40, vendor(desk), { size: 18, bold: true, colour: '#1b4f72' });
  s.text(48, 64, 'Flood Zone Determination Certificate', { size: 12 });
  s.text(400, 44, `Order ${digits(r, 9)}`, { size: 9 });
  s.text(400, 57, ['Completed ', o.date], { size: 9 });
  s.hline(48, 84, 564, 1.5);
  s.y = 94;
  s.text(48, s.y, 'CLIENT', { bold: true });
  s.text(316, s.y, 'SUBJECT', { bold: true });
  s.y = 110;
  list(s, { x: 48, label: 80, width: 250, gap: 4 }, [
    ['Lender', say.lender],
    ['Address', say.lines('lender_address', f.lender.address)],
    ['Loan ID', say.loan],
  ]);
  s.y = 110;
  list(s, { x: 316, label: 80, width: 248, gap: 4 }, [
    ['Borrower', say.borrowers('\n')],
    ['Location', say.lines('property_address', f.property.address)],
    ['County', o.county],
    ['Parcel ID', o.parcel],
  ]);
  s.rect(48, 206, 516, 70, { thickness: 1.5 });
  s.text(60, 216, 'Special Flood Hazard Area', { size: 13, bold: true });
  tick(s, 260, 217, 'IN', f.flood.inHazardArea, { ...inFloodArea, size: 13, look: 'tick' });
  tick(s, 340, 217, 'OUT', !f.flood.inHazardArea, { ...inFloodArea, size: 13, look: 'tick' });
  s.text(440, 216, ['Zone ', o.zone], { size: 13, bold: true });
  s.text(
    60,
    246,
    f.flood.inHazardArea
      ? 'Federal law calls for flood insurance as a condition of this loan.'
      : 'Federal law does not call for flood insurance on this building.',
    { size: 9.5 },
  );
  s.y = 292;
  table(s, { x: 48, widths: [130, 128, 130, 128], rules: 'all' }, [
    ['Community', `${f.property.address.city}`, 'Community no.', o.community],
    ['Map panel', o.panel, 'Panel date', say.day(addMonths(f.noteDate, -r.int(30, 140)))],
    ['Program status', 'Regular', 'LOMA / LOMR', 'None on file'],
    ['CBRA / OPA', 'No', 'Monitoring', 'Life of loan'],
  ]);
  s.y += 14;
  for (const runs of paragraphs`
    This report is made for the client named above for compliance with the Flood Disaster Protection Act of 1973 as amended and may be relied upon by its successors. It replaces no survey. The determination tracks the STANDARD FLOOD HAZARD DETERMINATION FORM; a copy on the form is supplied on request.
    Borrowers who disagree may ask the lender to join in a request for review by FEMA within 45 days of notice.
  `)
    s.paragraph(runs, { size: 8.5 });
}

/** A plain print of the form by an old system: item numbers and typed answers, no boxes. */
function drawTyped(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({ margins: { top: 54, left: 54, right: 54, bottom: 54 }, style: { font: 'typewriter', size: 10 } });
  const o = floodValues(desk);
  middle(s, 54, 'FLOOD HAZARD DETERMINATION', { bold: true, size: 13 });
  middle(s, 70, '(contents of FEMA standard form)', { size: 9 });
  s.y = 98;
  list(s, { x: 54, label: 220, width: 504, gap: 5 }, [
    ['I.1  Lender', [say.lender, '\n', say.lines('lender_address', f.lender.address)]],
    ['I.2  Building', say.lines('property_address', f.property.address)],
    ['     Legal', v('legal_description', f.property.legalDescription)],
    ['I.3  Lender ID no.', digits(r, 5)],
    ['I.4  Loan identifier', say.loan],
    ['     Borrower', say.borrowers('; ')],
    ['II.A.1  NFIP community name', f.property.address.city],
    ['II.A.2  County', o.county],
    ['II.A.3  State', f.property.address.state],
    ['II.A.4  NFIP community number', o.community],
    ['II.B.1  Map or panel number', o.panel],
    ['II.B.2  Panel effective/revised', say.day(addMonths(f.noteDate, -r.int(30, 140)))],
    ['II.B.4  Flood zone', o.zone],
    ['II.C  Insurance available', 'Yes, Regular Program'],
    [
      'II.D  In special flood hazard area (zones with letters A or V)',
      v('in_sfha', f.flood.inHazardArea ? 'YES' : 'NO', String(f.flood.inHazardArea)),
    ],
    ['II.E  Comments', 'Life of loan monitoring purchased'],
    ['II.F  Preparer', `${vendor(desk)}, ${phone(r)}`],
    ['      Date of determination', o.date],
  ]);
}

export const floodsD: readonly Layout[] = [
  layoutD('flood-form-numbered', 'flood_determination', drawStandard),
  layoutD('flood-vendor-in-out', 'flood_determination', drawVendor),
  layoutD('flood-typed-items', 'flood_determination', drawTyped),
];
