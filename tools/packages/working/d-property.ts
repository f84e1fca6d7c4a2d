import { money } from '../core/amounts.ts';
import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { v } from '../core/runs.ts';
import {
  agency,
  band,
  box,
  type Desk,
  digits,
  isBusiness,
  isConsumer,
  layoutD,
  middle,
  phone,
  table,
  tick,
} from './d-kit.ts';

function values({ f, say }: Desk) {
  const h = f.hazard;
  return {
    insurer: v('insurer_name', h.insurer),
    policy: v('hazard_policy_number', h.policy),
    from: say.date('hazard_effective_date', h.from),
    to: say.date('hazard_expiration_date', h.to),
    cover: say.money('hazard_coverage_amount', h.coverageCents),
    deductible: say.money('hazard_deductible', h.deductibleCents),
    mortgagee: v('mortgagee_name', f.lender.name),
    insuredAt: f.borrowers[0]?.address ?? f.property.address,
  };
}

/** The evidence form for dwellings, in its two-column frame. */
function drawEvidence(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const typed = { font: r.pick(['mono', 'sans'] as const), size: 9 };
  const s = open({ margins: { top: 30, left: 30, right: 30, bottom: 30 }, style: typed });
  const o = values(desk);
  s.text(30, 30, 'ACORD', { font: 'sans', size: 15, bold: true });
  s.text(150, 32, 'EVIDENCE OF PROPERTY INSURANCE', { font: 'sans', size: 14, bold: true });
  box(s, [492, 26, 90, 26], 'DATE (MM/DD/YYYY)', say.day(addDays(f.noteDate, -3)), { size: 8.5 });
  s.text(
    30,
    56,
    'THIS EVIDENCE OF PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW.',
    { font: 'sans', size: 6.5, bold: true, width: 552 },
  );
  box(s, [30, 84, 276, 60], 'AGENCY', [agency(r), `\n${digits(r, 3)} Commerce Way`], typed);
  box(s, [306, 84, 276, 60], 'COMPANY', o.insurer, typed);
  box(s, [30, 144, 138, 26], 'PHONE (A/C, No, Ext)', phone(r), typed);
  box(s, [168, 144, 138, 26], 'AGENCY CUSTOMER ID #', digits(r, 5), typed);
  box(
    s,
    [30, 170, 276, 76],
    'INSURED',
    [...say.borrowers('\n'), '\n', say.lines('borrower_address', o.insuredAt)],
    typed,
  );
  box(s, [306, 144, 138, 42], 'LOAN NUMBER', say.loan, typed);
  box(s, [444, 144, 138, 42], 'POLICY NUMBER', o.policy, typed);
  box(s, [306, 186, 92, 34], 'EFFECTIVE DATE', o.from, { ...typed, size: 8 });
  box(s, [398, 186, 92, 34], 'EXPIRATION DATE', o.to, { ...typed, size: 8 });
  s.rect(490, 186, 92, 34);
  tick(s, 494, 192, 'CONTINUED UNTIL', false, { size: 7 });
  s.text(505, 203, 'TERMINATED IF CHECKED', { font: 'sans', size: 5.5 });
  box(s, [306, 220, 276, 26], 'THIS REPLACES PRIOR EVIDENCE DATED:', '');
  let y = band(s, [30, 250, 552], 'PROPERTY INFORMATION', '#cccccc');
  box(s, [30, y, 552, 44], 'LOCATION/DESCRIPTION', say.lines('property_address', f.property.address), typed);
  s.text(
    34,
    y + 48,
    'THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED.',
    { font: 'sans', size: 6.5, width: 544 },
  );
  y = band(s, [30, y + 62, 552], 'COVERAGE INFORMATION', '#cccccc');
  s.y = y;
  const other = (share: number): string =>
    `$${money(Math.round((f.hazard.coverageCents * share) / 100_000) * 100_000)}`;
  table(
    s,
    { x: 30, widths: [312, 140, 100], align: ['left', 'right', 'right'], rules: 'all', style: typed, bold: [0] },
    [
      ['COVERAGE / PERILS / FORMS', 'AMOUNT OF INSURANCE', 'DEDUCTIBLE'],
      ['A. DWELLING  SPECIAL FORM, REPLACEMENT COST', o.cover, o.deductible],
      ['B. OTHER STRUCTURES', other(0.1), ''],
      ['C. PERSONAL PROPERTY', other(0.5), ''],
      ['D. LOSS OF USE', other(0.2), ''],
    ],
  );
  y = band(s, [30, s.y + 4, 552], 'REMARKS (Including Special Conditions)', '#cccccc');
  s.text(34, y + 4, `ANNUAL PREMIUM $${money(r.int(80_000, 390_000))} PAID. WIND/HAIL INCLUDED.`, typed);
  y = band(s, [30, y + 34, 552], 'CANCELLATION', '#cccccc');
  s.text(
    34,
    y + 3,
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
    { font: 'sans', size: 6.5, width: 544 },
  );
  y = band(s, [30, y + 22, 552], 'ADDITIONAL INTEREST', '#cccccc');
  box(
    s,
    [30, y, 312, 76],
    'NAME AND ADDRESS',
    prose`${o.mortgagee}${r.pick([', ISAOA', ' ITS SUCCESSORS AND/OR ASSIGNS'])}\n${say.lines('lender_address', f.lender.address)}`,
    typed,
  );
  s.rect(342, y, 240, 34);
  tick(s, 348, y + 5, 'MORTGAGEE', true, { size: 7 });
  tick(s, 430, y + 5, 'LENDER’S LOSS PAYABLE', false, { size: 7 });
  tick(s, 348, y + 19, 'LOSS PAYEE', false, { size: 7 });
  tick(s, 430, y + 19, 'ADDITIONAL INSURED', false, { size: 7 });
  box(s, [342, y + 34, 240, 42], 'AUTHORIZED REPRESENTATIVE', '');
  s.signature(352, y + 70, 180, { signed, label: 'authorized representative', height: 20 });
  s.text(30, y + 82, 'ACORD 27', { font: 'sans', size: 7, bold: true });
}

/** The evidence form for business property, with its long list of yes and no. */
function drawCommercial(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const typed = { font: r.pick(['sans', 'typewriter'] as const), size: 8.5 };
  const s = open({ margins: { top: 28, left: 28, right: 28, bottom: 28 }, style: typed });
  const o = values(desk);
  s.text(28, 30, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', { font: 'sans', size: 13, bold: true });
  box(s, [494, 26, 90, 26], 'DATE', say.day(addDays(f.noteDate, -2)), { size: 8 });
  box(s, [28, 56, 278, 52], 'PRODUCER NAME, CONTACT PERSON AND ADDRESS', [agency(r), `\n${phone(r)}`], typed);
  box(s, [306, 56, 278, 52], 'COMPANY NAME AND ADDRESS', o.insurer, typed);
  box(
    s,
    [28, 108, 278, 62],
    'NAMED INSURED AND ADDRESS',
    [...say.borrowers('\n'), '\n', say.lines('borrower_address', o.insuredAt)],
    typed,
  );
  box(s, [306, 108, 139, 31], 'LOAN NUMBER', say.loan, typed);
  box(s, [445, 108, 139, 31], 'POLICY NUMBER', o.policy, typed);
  box(s, [306, 139, 92, 31], 'EFFECTIVE DATE', o.from, { ...typed, size: 8 });
  box(s, [398, 139, 92, 31], 'EXPIRATION DATE', o.to, { ...typed, size: 8 });
  box(s, [490, 139, 94, 31], 'POLICY TYPE', 'Package', typed);
  let y = band(s, [28, 174, 556], 'PROPERTY INFORMATION (Use REMARKS on page 2 if more space is required)', '#dddddd');
  tick(s, 34, y + 4, 'BUILDING', true, { size: 7 });
  tick(s, 110, y + 4, 'BUSINESS PERSONAL PROPERTY', r.chance(0.5), { size: 7 });
  box(s, [28, y + 16, 556, 30], 'LOCATION / DESCRIPTION', ['Loc 1 Bldg 1: ', say.property], typed);
  y = band(s, [28, y + 50, 556], 'COVERAGE INFORMATION', '#dddddd');
  tick(s, 34, y + 4, 'BASIC', false, { size: 7 });
  tick(s, 90, y + 4, 'BROAD', false, { size: 7 });
  tick(s, 150, y + 4, 'SPECIAL', true, { size: 7 });
  s.rect(28, y + 16, 556, 18);
  s.text(32, y + 21, ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: ', o.cover], typed);
  s.text(470, y + 21, ['DED: ', o.deductible], typed);
  s.y = y + 34;
  const yes = (on: boolean): string => (on ? 'X' : '');
  table(
    s,
    {
      x: 28,
      widths: [266, 30, 30, 230],
      align: ['left', 'center', 'center', 'left'],
      rules: 'all',
      style: { ...typed, size: 7.5 },
      pad: 2,
      bold: [0],
    },
    [
      ['', 'YES', 'NO', ''],
      ...(
        [
          ['BUSINESS INCOME  RENTAL VALUE', true, `If YES, LIMIT: $${money(r.int(50, 400) * 100_000)}`],
          ['BLANKET COVERAGE', false, 'If YES, indicate value(s) reported:'],
          ['TERRORISM COVERAGE', r.chance(0.5), 'Attach Disclosure Notice / DEC'],
          ['LIMITED FUNGUS COVERAGE', true, 'If YES, LIMIT: $15,000   DED: $1,000'],
          ['REPLACEMENT COST', true, ''],
          ['AGREED VALUE', false, ''],
          ['COINSURANCE', true, 'If YES, 80 %'],
          ['EQUIPMENT BREAKDOWN (If Applicable)', true, 'If YES, LIMIT: Included   DED: $2,500'],
          ['ORDINANCE OR LAW - Coverage for loss to undamaged portion', r.chance(0.6), ''],
          ['EARTH MOVEMENT (If Applicable)', false, 'If YES, LIMIT:          DED:'],
          ['FLOOD (If Applicable)', false, 'If YES, LIMIT:          DED:'],
          ['WIND / HAIL INCL', true, 'Subject to Different Provisions: NO'],
          ['PERMISSION TO WAIVE SUBROGATION PRIOR TO LOSS', true, ''],
        ] as const
      ).map(([label, on, note]) => [label, yes(on), yes(!on), note]),
    ],
  );
  y = band(s, [28, s.y + 5, 556], 'ADDITIONAL INTEREST', '#dddddd');
  s.rect(28, y, 278, 42);
  tick(s, 34, y + 6, 'CONTRACT OF SALE', false, { size: 7 });
  tick(s, 34, y + 22, 'LENDER’S LOSS PAYABLE', true, { size: 7 });
  tick(s, 170, y + 6, 'LOSS PAYEE', false, { size: 7 });
  tick(s, 170, y + 22, 'MORTGAGEE', true, { size: 7 });
  box(s, [306, y, 278, 42], 'LENDER SERVICING AGENT NAME AND ADDRESS', 'None', typed);
  box(
    s,
    [28, y + 42, 278, 68],
    'NAME AND ADDRESS',
    [o.mortgagee, '\n', 'ISAOA/ATIMA\n', say.lines('lender_address', f.lender.address)],
    typed,
  );
  box(s, [306, y + 42, 278, 68], 'AUTHORIZED REPRESENTATIVE', '');
  s.signature(320, y + 100, 200, { signed, label: 'authorized representative' });
  s.text(28, y + 114, 'ACORD 28     © forms are registered marks of their owner', { font: 'sans', size: 6.5 });
}

/** A homeowner carrier's renewal declarations in an open, marketing style. */
function drawDeclarations(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({
    margins: { top: 44, left: 54, right: 54, bottom: 44 },
    style: { font: r.pick(['franklin', 'book']), size: 9.5 },
  });
  const o = values(desk);
  s.text(54, 44, o.insurer, { size: 17, bold: true, colour: '#2a5d3c' });
  s.text(54, 66, 'A stock company. Home office claims 24 hours a day.', { size: 8 });
  s.text(340, 44, 'Homeowners Policy Declarations', { size: 12, bold: true });
  s.text(340, 60, ['Your policy: ', o.policy]);
  s.text(340, 73, ['Policy period: ', o.from, ' to ', o.to], { width: 218 });
  s.text(340, 99, 'beginning at 12:01 A.M. standard time at the residence premises', { size: 7.5 });
  s.text(54, 100, [...say.borrowers('\n'), '\n', say.lines('borrower_address', o.insuredAt)], { width: 250 });
  s.y = 168;
  s.paragraph([
    { text: 'Residence premises: ', bold: true },
    say.property,
    ', ',
    v('property_county', f.property.county),
    ' County',
  ]);
  s.hline(54, s.y, 558, 1.4);
  s.y += 6;
  s.paragraph('What your policy covers', { size: 12, bold: true });
  const other = (share: number): string =>
    `$${money(Math.round((f.hazard.coverageCents * share) / 100_000) * 100_000)}`;
  table(s, { x: 54, widths: [284, 120, 100], align: ['left', 'right', 'right'], rules: 'rows', bold: [0] }, [
    ['Section I – Property', 'Limit', 'Premium'],
    ['Coverage A – Your home', o.cover, `$${money(r.int(70_000, 240_000))}`],
    ['Coverage B – Other structures', other(0.1), 'Included'],
    ['Coverage C – Contents', other(0.6), 'Included'],
    ['Section II – Liability, each occurrence', '$300,000.00', '$41.00'],
  ]);
  s.y += 10;
  s.paragraph([
    { text: 'Deductible. ', bold: true },
    'In case of a loss under Section I, we cover only that part of the loss over the deductible: ',
    o.deductible,
    ' all perils.',
  ]);
  s.paragraph([
    { text: 'First mortgagee. ', bold: true },
    o.mortgagee,
    ', its successors or assigns, ',
    say.address('lender_address', f.lender.address),
    '. Loan ',
    say.loan,
    '.',
  ]);
  s.paragraph([{ text: 'Second mortgagee. ', bold: true }, 'None.']);
  s.paragraph([
    { text: 'Forms and endorsements. ', bold: true },
    `HO 00 03 05 11; HO 04 90; FE-${digits(r, 4)}; state amendatory endorsement.`,
  ]);
  s.paragraph([{ text: 'Your agent. ', bold: true }, `${agency(r)}, ${phone(r)}`]);
  middle(s, 720, 'THIS IS NOT A BILL. Keep this page with your policy.', { size: 8 });
}

export const propertyD: readonly Layout[] = [
  layoutD('property-evidence-dwelling', 'property_insurance', drawEvidence, isConsumer),
  layoutD('property-evidence-business', 'property_insurance', drawCommercial, isBusiness),
  layoutD('property-renewal-open', 'property_insurance', drawDeclarations, isConsumer),
];
