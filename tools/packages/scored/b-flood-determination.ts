import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { bar, cell, labelled, ticked } from './b-form-parts.ts';
import { digitsOf, handOf, named, phoneOf, placed, slashDay, stacked } from './b-values.ts';

const docType = 'flood_determination';
const yesNo = (inArea: boolean): string => (inArea ? 'YES' : 'NO');

/** The government form itself, boxes and all. */
const governmentForm: Layout = {
  id: 'flood-sfhdf-form',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { day: slashDay });
    const s = open({ style: { font: 'sans', size: 8.5 }, margins: { left: 30, right: 30, bottom: 30 } });
    const x = 30;
    const w = 552;
    const look = {
      label: { size: 6.5 },
      labelHeight: 9,
      value: { font: random.pick(['mono', 'sans'] as const), size: 9 },
    };
    s.text(x, 26, 'DEPARTMENT OF HOMELAND SECURITY\nFederal Emergency Management Agency', { size: 7 });
    s.text(x, 26, 'OMB Control No. 1660-0040\nExpires: 10/31/2027', { size: 7, width: w, align: 'right' });
    s.text(x, 46, 'STANDARD FLOOD HAZARD DETERMINATION FORM (SFHDF)', {
      size: 12,
      bold: true,
      width: w,
      align: 'center',
    });
    let y = 64;
    const head = (text: string): void => {
      s.rect(x, y, w, 13, { fill: '#cccccc', stroke: true });
      s.text(x, y + 3, text, { size: 8, bold: true, width: w, align: 'center' });
      y += 13;
    };
    head('SECTION I - LOAN INFORMATION');
    cell(
      s,
      { x, y, w: w / 2, h: 62 },
      '1. LENDER/SERVICER NAME AND ADDRESS',
      [v('lender_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)],
      look,
    );
    cell(
      s,
      { x: x + w / 2, y, w: w / 2, h: 62 },
      '2. COLLATERAL DESCRIPTION (Building/Mobile Home/Property) (See instructions for more information.)',
      prose`${stacked('property_address', f.property.address)}\nBorrower: ${named('borrower_name', f.borrowers, '; ')}\nAPN ${v('parcel_number', f.property.parcel)}`,
      { ...look, labelHeight: 9 },
    );
    y += 62;
    cell(s, { x, y, w: w * 0.34, h: 30 }, '3. LENDER/SERVICER ID #', digitsOf(random, 6), look);
    cell(s, { x: x + w * 0.34, y, w: w * 0.33, h: 30 }, '4. LOAN IDENTIFIER', v('loan_number', f.loanNumber), look);
    cell(
      s,
      { x: x + w * 0.67, y, w: w * 0.33, h: 30 },
      '5. AMOUNT OF FLOOD INSURANCE REQUIRED',
      f.flood.inHazardArea ? ['$ ', h.bare('flood_coverage_amount', f.flood.coverageCents)] : '$',
      look,
    );
    y += 30;
    head('SECTION II');
    s.text(x + 3, y + 3, 'A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION', {
      size: 7.5,
      bold: true,
    });
    s.rect(x, y, w, 13);
    y += 13;
    const fourth = w / 4;
    cell(
      s,
      { x, y, w: fourth * 1.3, h: 34 },
      '1. NFIP Community Name',
      `${f.property.address.city.toUpperCase()}, CITY OF`,
      look,
    );
    cell(
      s,
      { x: x + fourth * 1.3, y, w: fourth, h: 34 },
      '2. County(ies)',
      v('property_county', f.property.county),
      look,
    );
    cell(s, { x: x + fourth * 2.3, y, w: fourth * 0.6, h: 34 }, '3. State', f.property.address.state, look);
    cell(
      s,
      { x: x + fourth * 2.9, y, w: fourth * 1.1, h: 34 },
      '4. NFIP Community Number',
      v('flood_community_number', f.flood.community),
      look,
    );
    y += 34;
    s.rect(x, y, w, 13);
    s.text(x + 3, y + 3, 'B. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) DATA AFFECTING BUILDING/MOBILE HOME', {
      size: 7.5,
      bold: true,
    });
    y += 13;
    cell(
      s,
      { x, y, w: w * 0.42, h: 34 },
      '1. NFIP Map Number or Community-Panel Number (Community name, if not the same as “A”)',
      `${f.flood.community}${random.int(1000, 9999)}F`,
      { ...look, labelHeight: 16 },
    );
    cell(
      s,
      { x: x + w * 0.42, y, w: w * 0.22, h: 34 },
      '2. NFIP Map Panel Effective / Revised Date',
      h.day(`20${random.int(10, 21)}-0${random.int(1, 9)}-16`),
      { ...look, labelHeight: 16 },
    );
    cell(s, { x: x + w * 0.64, y, w: w * 0.16, h: 34 }, '3. Is there a Letter of Map Change (LOMC)?', 'NO', {
      ...look,
      labelHeight: 16,
    });
    cell(s, { x: x + w * 0.8, y, w: w * 0.1, h: 34 }, '4. Flood Zone', v('flood_zone', f.flood.zone), look);
    cell(s, { x: x + w * 0.9, y, w: w * 0.1, h: 34 }, '5. No NFIP Map', '', look);
    y += 34;
    s.rect(x, y, w, 58);
    s.text(x + 3, y + 3, 'C. FEDERAL FLOOD INSURANCE AVAILABILITY (Check all that apply.)', { size: 7.5, bold: true });
    let at = ticked(
      s,
      x + 8,
      y + 16,
      'Federal Flood Insurance is available (community participates in the NFIP).',
      true,
      { size: 7 },
    );
    at = ticked(s, at, y + 16, 'Regular Program', true, { size: 7 });
    ticked(s, at, y + 16, 'Emergency Program', false, { size: 7 });
    ticked(
      s,
      x + 8,
      y + 30,
      'Federal Flood Insurance is not available (community does not participate in the NFIP).',
      false,
      { size: 7 },
    );
    ticked(
      s,
      x + 8,
      y + 44,
      'Building/Mobile Home is in a Coastal Barrier Resources Area (CBRA) or Otherwise Protected Area (OPA).',
      false,
      { size: 7 },
    );
    y += 58;
    s.rect(x, y, w, 52);
    s.text(x + 3, y + 3, 'D. DETERMINATION', { size: 7.5, bold: true });
    s.text(
      x + 3,
      y + 16,
      'IS BUILDING/MOBILE HOME IN SPECIAL FLOOD HAZARD AREA\n(ZONES CONTAINING THE LETTERS “A” OR “V”)?',
      { size: 8, bold: true },
    );
    at = ticked(s, x + 360, y + 20, 'YES', f.flood.inHazardArea, { size: 10, field: 'in_sfha' });
    ticked(s, at + 20, y + 20, 'NO', !f.flood.inHazardArea, { size: 10, field: 'in_sfha' });
    s.text(
      x + 3,
      y + 40,
      'If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, flood insurance is not required by that Act.',
      { size: 6.5 },
    );
    y += 52;
    cell(
      s,
      { x, y, w, h: 48 },
      'E. COMMENTS (Optional)',
      `${random.pick(['LIFE OF LOAN DETERMINATION', 'BASIC DETERMINATION'])}  CERT # ${digitsOf(random, 9)}\nHMDA: STATE ${random.int(10, 56)} COUNTY ${random.int(100, 300)} MSA ${digitsOf(random, 5)} CT ${random.int(1000, 9999)}.02`,
      look,
    );
    y += 48;
    s.rect(x, y, w, 24);
    s.text(
      x + 3,
      y + 3,
      'This determination is based on examining the NFIP map, any Federal Emergency Management Agency revisions to it, and any other information needed to locate the building/mobile home on the NFIP map.',
      { size: 7, width: w - 6 },
    );
    y += 24;
    s.rect(x, y, w, 12);
    s.text(x + 3, y + 3, 'F. PREPARER’S INFORMATION', { size: 7.5, bold: true });
    y += 12;
    cell(
      s,
      { x, y, w: w * 0.68, h: 52 },
      'NAME, ADDRESS, TELEPHONE NUMBER (If other than Lender)',
      `Floodwise Certification Co.\n${random.int(100, 900)} Data Drive, Suite 200\n${phoneOf(random)}`,
      look,
    );
    cell(
      s,
      { x: x + w * 0.68, y, w: w * 0.32, h: 52 },
      'DATE OF DETERMINATION',
      h.date('flood_determination_date', f.flood.date),
      look,
    );
    s.text(
      x,
      766,
      `FEMA FORM FF-206-FY-21-116 (formerly 086-0-32)      ${random.pick(['Page 1 of 1', 'Page 3 of 3'])}`,
      { size: 7 },
    );
  },
};

/** A vendor's certificate: letterhead, summary strip, then the data in a list. */
const vendorCertificate: Layout = {
  id: 'flood-vendor-certificate',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['franklin', 'condensed']), size: 9.5 },
      margins: { left: 48, right: 48 },
    });
    const vendor = random.pick(['CertiFlood National', 'Zone Data Services', 'BlueLine Flood Research']);
    s.text(48, 40, vendor, { size: 20, bold: true, colour: '#15508c' });
    s.text(48, 64, 'Flood Zone Determination Certificate  •  Standard Flood Hazard Determination', { size: 10 });
    bar(s, { x: 48, y: 84, w: 516, h: 34 }, '', { fill: '#15508c' });
    s.text(58, 90, ['Flood Zone: ', v('flood_zone', f.flood.zone)], { size: 13, bold: true, colour: 'white' });
    s.text(
      210,
      90,
      ['In Special Flood Hazard Area? ', v('in_sfha', f.flood.inHazardArea ? 'Yes' : 'No', `${f.flood.inHazardArea}`)],
      { size: 13, bold: true, colour: 'white' },
    );
    s.text(450, 90, ['Order ', digitsOf(random, 8)], { size: 9, colour: 'white' });
    let y = 132;
    const line = (label: string, runs: Run | Run[]): void => {
      y = labelled(s, 56, y, label, runs, { tab: 190, width: 500, label: { bold: true } }) + 4;
    };
    const part = (text: string): void => {
      y += 6;
      s.text(48, y, text, { size: 10.5, bold: true, colour: '#15508c' });
      s.hline(48, y + 13, 564, 0.8);
      y += 19;
    };
    part('SECTION I - LOAN INFORMATION');
    line('Lender / Servicer', [v('lender_name', f.lender.name), '\n', placed('lender_address', f.lender.address)]);
    line('Borrower', named('borrower_name', f.borrowers, '\n'));
    line('Determination address', placed('property_address', f.property.address));
    line('Loan identifier', v('loan_number', f.loanNumber));
    line(
      'Amount of flood insurance required',
      f.flood.inHazardArea ? h.money('flood_coverage_amount', f.flood.coverageCents) : 'None',
    );
    part('SECTION II - COMMUNITY AND MAP');
    line('NFIP community name', `${f.property.address.city}, City of`);
    line('County', v('property_county', f.property.county));
    line('NFIP community number', v('flood_community_number', f.flood.community));
    line('Map number / panel', `${f.flood.community}-${random.int(100, 900)}G`);
    line('Map panel effective date', h.day(`20${random.int(10, 20)}-04-0${random.int(1, 9)}`));
    line('Letter of map change', 'None found');
    line('Flood zone', v('flood_zone', f.flood.zone));
    line('Community status', 'Participating, Regular Program');
    line('CBRA / OPA', 'No');
    part('DETERMINATION');
    line(
      'Is the structure in a SPECIAL FLOOD HAZARD AREA (zones beginning with A or V)?',
      v('in_sfha', yesNo(f.flood.inHazardArea), `${f.flood.inHazardArea}`, true),
    );
    line('Date of determination', h.date('flood_determination_date', f.flood.date));
    line('Service level', random.pick(['Life-of-loan monitoring with HMDA', 'One-time determination']));
    y += 6;
    s.y = y;
    s.paragraph(
      `This flood determination is provided solely for the use and benefit of the lender named above in order to comply with the 1994 Reform Act and may not be used or relied upon by any other entity or individual for any purpose, including deciding whether to purchase a property or determining its value. ${vendor} guarantees the accuracy of the determination subject to its service agreement.`,
      { size: 8, align: 'justify' },
    );
    s.text(48, 750, `Form content equivalent to SFHDF, OMB No. 1660-0040     ${vendor}, ${phoneOf(random)}`, {
      size: 7,
    });
  },
};

export const floodDeterminations: readonly Layout[] = [governmentForm, vendorCertificate];
