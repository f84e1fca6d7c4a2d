import { money } from '../core/amounts.ts';
import { addDays, addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import { floodValues, inFloodArea } from './d-flood.ts';
import { band, box, type Desk, digits, hasLand, layoutD, list, middle, table, tick } from './d-kit.ts';

/** The notice to borrowers, as a letter of the bank. */
function drawNoticeLetter(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 54 },
    style: { font: r.pick(['serif', 'book']), size: 10.5 },
  });
  const o = floodValues(desk);
  s.paragraph([say.lender, '\n', say.lines('lender_address', f.lender.address)], { bold: true, after: 16 });
  s.paragraph(say.day(addDays(f.flood.date, 2)), { after: 12 });
  s.paragraph(
    [...say.borrowers('\n'), '\n', say.lines('borrower_address', f.borrowers[0]?.address ?? f.property.address)],
    { after: 12 },
  );
  s.paragraph(
    prose`Re:  Notice of Special Flood Hazards and Availability of Federal Disaster Relief Assistance\nLoan number ${say.loan}\nProperty at ${say.property}`,
    { indent: 24, bold: true, after: 12 },
  );
  for (const runs of paragraphs`
    We are giving you this notice because the building securing your loan is or will be located in an area with special flood hazards. A review on ${o.date} of the flood map for community number ${o.community}, ${o.county} County, places it in zone ${o.zone}. The area has at least a one percent chance of a flood equal to or above the base flood in any year.
    The community takes part in the National Flood Insurance Program. Federal law does not allow us to make the loan unless you have flood insurance, which you may buy from the program through an agent or from a private insurer.
    At a minimum the coverage must equal the lesser of the unpaid principal, the maximum available, or the insurable value. For this loan we require ${say.money('flood_coverage_amount', f.flood.coverageCents)}.
    Federal disaster relief assistance, usually a loan at a favorable rate, may be available for losses above your insurance if the President declares a disaster.
  `)
    s.paragraph(runs, { leading: 1.3, align: 'justify' });
  s.paragraph('I have received this notice before closing.', { after: 40 });
  f.borrowers.forEach((party, index) => {
    s.signature(72 + index * 240, s.y, 200, { signed, label: party.name });
    s.text(72 + index * 240, s.y + 3, v('borrower_name', party.name), { size: 9 });
  });
}

/** The notice as a form with boxes to tick. */
function drawNoticeForm(desk: Desk): void {
  const { open, f, say, signed } = desk;
  const s = open({ margins: { top: 40, left: 45, right: 45, bottom: 40 }, style: { font: 'sans', size: 9 } });
  const o = floodValues(desk);
  middle(s, 40, 'NOTICE OF SPECIAL FLOOD HAZARDS', { size: 14, bold: true });
  middle(s, 58, 'AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', { size: 10, bold: true });
  box(s, [45, 78, 174, 52], 'Borrower', say.borrowers('\n'));
  box(s, [219, 78, 174, 52], 'Lender', [say.lender]);
  box(s, [393, 78, 174, 26], 'Loan No.', say.loan);
  box(s, [393, 104, 174, 26], 'Determined', o.date);
  box(s, [45, 130, 522, 28], 'Property', say.property);
  box(s, [45, 158, 174, 28], 'NFIP community', f.property.address.city);
  box(s, [219, 158, 174, 28], 'Community No.', o.community);
  box(s, [393, 158, 174, 28], 'Zone', o.zone);
  tick(s, 50, 200, 'The building is in a Special Flood Hazard Area.', f.flood.inHazardArea, inFloodArea);
  tick(s, 50, 216, 'The building is not in a Special Flood Hazard Area.', !f.flood.inHazardArea, inFloodArea);
  tick(s, 50, 232, 'The community participates in the National Flood Insurance Program.', true);
  tick(s, 50, 248, 'The community does not participate; Federal insurance is not available.', false);
  s.y = 270;
  for (const runs of paragraphs`
    If the first box is marked, you must buy flood insurance before the loan closes and keep it for the life of the loan. Flood insurance is sold by the NFIP and by private companies. Compare the coverage, deductibles and exclusions of each.
    Whether or not the community participates, Federal disaster relief assistance may be limited to those who insured. Escrow of premiums is required for most loans on residential property.
  `)
    s.paragraph(runs, { leading: 1.35 });
  band(s, [45, s.y + 4, 522], 'ACKNOWLEDGMENT', '#d0d0d0');
  s.y += 60;
  for (const party of f.borrowers) {
    s.signature(50, s.y, 230, { signed, label: party.name });
    s.text(50, s.y + 3, v('borrower_name', party.name), { size: 8 });
    s.text(320, s.y - 10, signed ? say.day(f.noteDate) : '');
    s.hline(320, s.y, 440);
    s.text(320, s.y + 3, 'Date', { size: 8 });
    s.y += 50;
  }
}

function drawPolicy(desk: Desk, modern: boolean): void {
  const { open, f, r, say } = desk;
  const s = open({
    margins: { top: 44, left: 50, right: 50, bottom: 44 },
    style: { font: modern ? 'franklin' : 'mono', size: 9 },
  });
  const carrier = r.pick(['Gulfline Flood Insurance Company', 'Delta Basin Insurance Co.']);
  const cover = say.money('flood_coverage_amount', f.flood.coverageCents);
  const contents = `$${money(r.int(20, 100) * 100_000)}`;
  const from = say.day(addMonths(f.flood.to, -12));
  const to = say.date('flood_expiration_date', f.flood.to);
  const mortgagee = [
    v('mortgagee_name', f.lender.name),
    modern ? ' ISAOA ATIMA' : '',
    '\n',
    say.lines('lender_address', f.lender.address),
  ];
  const insured = [
    ...say.borrowers('\n'),
    '\n',
    say.lines('borrower_address', f.borrowers[0]?.address ?? f.property.address),
  ];
  const zone = v('flood_zone', f.flood.zone);
  const community = v('flood_community_number', f.flood.community);
  if (modern) {
    s.text(50, 44, carrier, { size: 15, bold: true });
    s.text(50, 64, 'National Flood Insurance Program — Write Your Own', { size: 8.5 });
    middle(s, 84, 'FLOOD DECLARATIONS PAGE', { size: 13, bold: true });
    box(s, [50, 108, 170, 34], 'POLICY NUMBER', `87${digits(r, 8)}`);
    box(s, [220, 108, 170, 34], 'POLICY PERIOD IS FROM', [from, ' to ', to], { size: 8 });
    box(s, [390, 108, 172, 34], 'POLICY FORM', 'Dwelling Policy');
    box(s, [50, 142, 256, 66], 'INSURED NAME(S) AND MAILING ADDRESS', insured);
    box(s, [306, 142, 256, 66], 'INSURED PROPERTY LOCATION', say.lines('property_address', f.property.address));
    s.y = 216;
    table(s, { x: 50, widths: [172, 170, 170], align: ['left', 'right', 'right'], rules: 'all', bold: [0] }, [
      ['', 'COVERAGE', 'DEDUCTIBLE'],
      ['BUILDING', cover, '$1,250'],
      ['CONTENTS', contents, '$1,250'],
    ]);
    s.y += 12;
    list(s, { x: 50, label: 190, width: 500 }, [
      ['CURRENT FLOOD ZONE', zone],
      ['COMMUNITY NUMBER', community],
      ['BUILDING OCCUPANCY', 'One family'],
      ['TOTAL AMOUNT DUE', `$${money(r.int(60_000, 210_000))} PAID`],
    ]);
    box(s, [50, s.y + 8, 512, 62], 'FIRST MORTGAGEE', [...mortgagee, '\nLOAN NO: ', say.loan]);
    return;
  }
  s.text(50, 44, 'NATIONAL FLOOD INSURANCE PROGRAM', { bold: true });
  s.text(50, 56, `POLICY DECLARATIONS     ${carrier.toUpperCase()}`, {});
  s.hline(50, 72, 562, 1);
  s.y = 82;
  list(s, { x: 50, label: 170, width: 500, gap: 5 }, [
    ['POLICY NO', `SF ${digits(r, 7)}`],
    ['TERM', [from, ' 12:01 AM THRU ', to, ' 12:01 AM']],
    ['INSURED', insured],
    ['RISK ADDRESS', say.lines('property_address', f.property.address)],
    ['COMM NO / ZONE', [community, ' / ', zone]],
    ['BUILDING LIMIT', [cover, '   DED $2,000']],
    ['CONTENTS LIMIT', [contents, '   DED $2,000']],
    ['PREMIUM', `$${money(r.int(60_000, 210_000))}`],
    ['LIENHOLDER 1', mortgagee],
    ['LIENHOLDER LOAN', say.loan],
    ['LIENHOLDER 2', 'NONE'],
  ]);
}

export const floodPapersD: readonly Layout[] = [
  layoutD('flood-notice-bank-letter', 'flood_notice', drawNoticeLetter, (f) => f.flood.inHazardArea),
  layoutD('flood-notice-boxes', 'flood_notice', drawNoticeForm),
  layoutD(
    'flood-policy-wyo',
    'flood_policy',
    (desk) => drawPolicy(desk, true),
    (f) => f.flood.inHazardArea && hasLand(f),
  ),
  layoutD(
    'flood-policy-typed',
    'flood_policy',
    (desk) => drawPolicy(desk, false),
    (f) => f.flood.inHazardArea,
  ),
];
