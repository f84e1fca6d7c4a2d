import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { labelledBox } from './b-grid.ts';
import { bar, defineLayout, isBusiness, type Kit } from './b-kit.ts';
import { agency, digits, phone, somebody, somewhere } from './b-others.ts';

export interface Insurance {
  readonly agency: string;
  readonly agencyAddress: string;
  readonly phone: string;
  readonly insurer: Run;
  readonly insured: readonly Run[];
  readonly policy: Run;
  readonly from: Run;
  readonly to: Run;
  readonly coverage: Run;
  readonly deductible: Run;
  readonly mortgagee: readonly Run[];
  readonly loan: Run;
  readonly location: Run;
  readonly agent: string;
}

export function insurance(kit: Kit, options: { readonly upper?: boolean; readonly clause?: boolean } = {}): Insurance {
  const { f, p, r } = kit;
  const caps = (text: string): string => (options.upper === true ? text.toUpperCase() : text);
  const h = f.hazard;
  const borrower = f.borrowers[0];
  return {
    agency: agency(r),
    agencyAddress: oneLine(somewhere(r)),
    phone: phone(r),
    insurer: v('insurer_name', caps(h.insurer)),
    insured: prose`${p.borrowers({ upper: options.upper ?? false })}\n${p.address('borrower_address', borrower?.address ?? f.property.address, 'block')}`,
    policy: v('hazard_policy_number', h.policy),
    from: p.date('hazard_effective_date', h.from),
    to: p.date('hazard_expiration_date', h.to),
    coverage: p.money('hazard_coverage_amount', h.coverageCents),
    deductible: p.money('hazard_deductible', h.deductibleCents),
    mortgagee: prose`${v('mortgagee_name', caps(f.lender.name))}${options.clause === false ? '' : ' ISAOA/ATIMA'}\n${p.address('lender_address', f.lender.address, 'block')}`,
    loan: v('loan_number', f.loanNumber),
    location: p.address('property_address', f.property.address),
    agent: somebody(r),
  };
}

const notice = (name: string): string =>
  `THIS ${name} IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW, AND IS NOT A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.`;

const listed =
  'THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED, NOTWITHSTANDING ANY REQUIREMENT OR CONDITION OF ANY CONTRACT. THE INSURANCE IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.';

const cancellation =
  'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.';

function tick(s: Sheet, x: number, y: number, label: string, marked: boolean, size = 7): void {
  s.checkbox(x, y, { marked, label, size: 8 });
  s.text(x + 11, y + 0.5, label, { size });
}

function drawAcord27(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const font = r.pick(['sans', 'mono', 'serif'] as const);
  const s = open({ margins: { top: 30, left: 30, right: 30, bottom: 30 }, style: { font: 'sans', size: 8 } });
  const i = insurance(kit, { upper: r.chance(0.5) });
  const left = 30;
  const wide = s.width - 60;
  const half = wide / 2;
  const typed = { font, size: 9 };
  s.text(left, 32, 'ACORD', { size: 18, bold: true });
  s.text(left, 36, 'EVIDENCE OF PROPERTY INSURANCE', { size: 13, bold: true, width: wide - 40, align: 'center' });
  labelledBox(s, left + wide - 90, 30, 90, 28, 'DATE (MM/DD/YYYY)', numericDate(f.disclosure.issuedDate), typed);
  s.rect(left, 60, wide, 38);
  s.text(left + 4, 63, notice('EVIDENCE OF PROPERTY INSURANCE'), { size: 7, bold: true, width: wide - 8 });
  labelledBox(
    s,
    left,
    98,
    half,
    90,
    `AGENCY                PHONE (A/C, No, Ext): ${i.phone}`,
    `${i.agency}\n${i.agencyAddress}\n\nCODE:                SUB CODE:`,
    typed,
  );
  labelledBox(s, left + half, 98, half, 90, 'COMPANY', [i.insurer, '\n', oneLine(somewhere(r))], typed);
  labelledBox(s, left, 188, half, 84, 'INSURED', i.insured, typed);
  labelledBox(s, left + half, 188, half / 2, 30, 'LOAN NUMBER', i.loan, typed);
  labelledBox(s, left + half * 1.5, 188, half / 2, 30, 'POLICY NUMBER', i.policy, typed);
  labelledBox(s, left + half, 218, half / 3, 30, 'EFFECTIVE DATE', i.from, { font, size: 8.5 });
  labelledBox(s, left + half * 1.333, 218, half / 3, 30, 'EXPIRATION DATE', i.to, { font, size: 8.5 });
  s.rect(left + half * 1.666, 218, half / 3, 30);
  s.checkbox(left + half * 1.69, 226, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED', size: 8 });
  s.text(left + half * 1.69 + 11, 222, 'CONTINUED UNTIL\nTERMINATED IF CHECKED', { size: 5.2 });
  labelledBox(s, left + half, 248, half, 24, 'THIS REPLACES PRIOR EVIDENCE DATED:', '', typed);
  let y = bar(s, left, 272, wide, 'PROPERTY INFORMATION', 'ruled', 8);
  labelledBox(s, left, y, wide, 58, 'LOCATION/DESCRIPTION', [i.location, '\n', f.property.type], typed);
  y += 58;
  s.rect(left, y, wide, 42);
  s.text(left + 4, y + 4, listed, { size: 7, width: wide - 8 });
  y += 42;
  s.text(left + 4, y + 4, 'COVERAGE INFORMATION', { bold: true, size: 8 });
  ['BASIC', 'BROAD', 'SPECIAL'].forEach((label, index) => {
    tick(s, left + 240 + index * 70, y + 4, label, index === 2);
  });
  s.text(left + 160, y + 4.5, 'PERILS INSURED', { size: 7 });
  y += 17;
  s.rect(left, y, wide, 130);
  s.text(left, y + 3, 'COVERAGE / PERILS / FORMS', { size: 7, width: wide * 0.6, align: 'center' });
  s.text(left + wide * 0.6, y + 3, 'AMOUNT OF INSURANCE', { size: 7, width: wide * 0.22, align: 'center' });
  s.text(left + wide * 0.82, y + 3, 'DEDUCTIBLE', { size: 7, width: wide * 0.18, align: 'center' });
  s.hline(left, y + 13, left + wide);
  s.vline(left + wide * 0.6, y, y + 130);
  s.vline(left + wide * 0.82, y, y + 130);
  const rows: readonly (readonly [string, Run, Run])[] = [
    ['Dwelling / Building, replacement cost', i.coverage, i.deductible],
    ['Other structures', kit.p.amount(Math.round(f.hazard.coverageCents / 1000) * 100), ''],
    ['Personal property', kit.p.amount(Math.round(f.hazard.coverageCents / 2000) * 1000), ''],
    ['Wind / hail', 'included', ''],
    ['Personal liability', '$300,000', ''],
  ];
  rows.forEach(([name, amount, deductible], index) => {
    s.text(left + 6, y + 20 + index * 16, name, typed);
    s.text(left + wide * 0.6, y + 20 + index * 16, amount, { ...typed, width: wide * 0.22 - 6, align: 'right' });
    s.text(left + wide * 0.82, y + 20 + index * 16, deductible, { ...typed, width: wide * 0.18 - 6, align: 'right' });
  });
  y = bar(s, left, y + 130, wide, 'REMARKS (Including Special Conditions)', 'ruled', 8);
  s.text(
    left + 6,
    y + 4,
    r.pick([
      'Annual premium paid in full at closing.',
      'Replacement cost endorsement HO 04 90 applies. Premium due at closing.',
    ]),
    typed,
  );
  y = bar(s, left, y + 34, wide, 'CANCELLATION', 'ruled', 8);
  y = s.text(left + 4, y + 3, cancellation, { size: 7.5, width: wide - 8, bold: true }) + 3;
  y = bar(s, left, y, wide, 'ADDITIONAL INTEREST', 'ruled', 8);
  labelledBox(s, left, y, half, 84, 'NAME AND ADDRESS', i.mortgagee, typed);
  s.rect(left + half, y, half, 34);
  tick(s, left + half + 6, y + 4, 'MORTGAGEE', true);
  tick(s, left + half + 90, y + 4, 'ADDITIONAL INSURED', false);
  tick(s, left + half + 6, y + 18, 'LOSS PAYEE', false);
  tick(s, left + half + 90, y + 18, 'LENDER’S LOSS PAYABLE', r.chance(0.3));
  labelledBox(s, left + half, y + 34, half, 20, 'LOAN #', '', typed);
  s.text(left + half + 40, y + 40, i.loan, typed);
  s.rect(left + half, y + 54, half, 30);
  s.text(left + half + 3, y + 56, 'AUTHORIZED REPRESENTATIVE', { size: 6.5 });
  s.signature(left + half + 100, y + 80, half - 110, { signed, label: 'Authorized representative', height: 20 });
  s.text(left, y + 90, 'ACORD 27 (2016/03)', { size: 7.5, bold: true });
  s.text(left, y + 90, '© 1993-2015 ACORD CORPORATION. All rights reserved.', { size: 7, width: wide, align: 'right' });
}

const questions: readonly (readonly [string, number, string])[] = [
  ['BUSINESS INCOME / RENTAL VALUE', 0, 'Actual Loss Sustained; # of months: 12'],
  ['BLANKET COVERAGE', 1, ''],
  ['TERRORISM COVERAGE', 0, 'Attach Disclosure Notice / DEC'],
  ['LIMITED FUNGUS COVERAGE', 1, 'If YES, LIMIT:               DED:'],
  ['REPLACEMENT COST', 0, ''],
  ['AGREED VALUE', 1, ''],
  ['COINSURANCE', 0, 'If YES,   90  %'],
  ['EQUIPMENT BREAKDOWN (If Applicable)', 0, 'If YES, LIMIT:   INCLUDED   DED: 1,000'],
  ['ORDINANCE OR LAW - Coverage for loss to undamaged portion of bldg', 0, 'If YES, LIMIT:   INCLUDED   DED:'],
  ['   - Demolition Costs', 0, 'If YES, LIMIT:   100,000   DED:'],
  ['EARTH MOVEMENT (If Applicable)', 1, 'If YES, LIMIT:               DED:'],
  ['FLOOD (If Applicable)', 1, 'If YES, LIMIT:               DED:'],
  ['WIND / HAIL (If Subject to Different Provisions)', 0, 'If YES, LIMIT:   INCLUDED   DED: 2 %'],
  ['PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE HOLDER PRIOR TO LOSS', 1, ''],
];

function drawAcord28(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const font = r.pick(['sans', 'mono', 'condensed'] as const);
  const s = open({ margins: { top: 26, left: 30, right: 30, bottom: 26 }, style: { font: 'sans', size: 8 } });
  const i = insurance(kit, { upper: r.chance(0.4) });
  const left = 30;
  const wide = s.width - 60;
  const half = wide / 2;
  const typed = { font, size: 8.5 };
  s.text(left, 28, 'ACORD', { size: 16, bold: true });
  s.text(left + 60, 33, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', {
    size: 12,
    bold: true,
    width: wide - 155,
    align: 'center',
  });
  labelledBox(s, left + wide - 90, 26, 90, 26, 'DATE (MM/DD/YYYY)', numericDate(f.disclosure.issuedDate), typed);
  s.rect(left, 53, wide, 36);
  s.text(left + 4, 56, notice('EVIDENCE OF COMMERCIAL PROPERTY INSURANCE'), { size: 6.6, bold: true, width: wide - 8 });
  labelledBox(
    s,
    left,
    89,
    half,
    70,
    'PRODUCER NAME, CONTACT PERSON AND ADDRESS',
    `${i.agency}\n${i.agencyAddress}\nContact name: ${i.agent}  ${i.phone}`,
    typed,
  );
  labelledBox(
    s,
    left + half,
    89,
    half,
    50,
    `COMPANY NAME AND ADDRESS                    NAIC NO: ${digits(r, 5)}`,
    [i.insurer, '\n', oneLine(somewhere(r))],
    typed,
  );
  labelledBox(s, left + half, 139, half, 20, 'POLICY TYPE', '', typed);
  s.text(left + half + 70, 145, r.pick(['Commercial Package', 'Businessowners', 'Commercial Property']), typed);
  labelledBox(s, left, 159, half, 66, 'NAMED INSURED AND ADDRESS', i.insured, typed);
  labelledBox(s, left + half, 159, half / 2, 26, 'LOAN NUMBER', i.loan, typed);
  labelledBox(s, left + half * 1.5, 159, half / 2, 26, 'POLICY NUMBER', i.policy, typed);
  labelledBox(s, left + half, 185, half / 3, 26, 'EFFECTIVE DATE', i.from, { font, size: 8 });
  labelledBox(s, left + half * 1.333, 185, half / 3, 26, 'EXPIRATION DATE', i.to, { font, size: 8 });
  s.rect(left + half * 1.666, 185, half / 3, 26);
  s.checkbox(left + half * 1.69, 193, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED', size: 7 });
  s.text(left + half * 1.69 + 11, 190, 'CONTINUED UNTIL\nTERMINATED IF CHECKED', { size: 5 });
  labelledBox(s, left + half, 211, half, 14, 'THIS REPLACES PRIOR EVIDENCE DATED:', '', typed);
  let y = bar(
    s,
    left,
    225,
    wide,
    'PROPERTY INFORMATION (ACORD 101 may be attached if more space is required)',
    'ruled',
    7.5,
  );
  tick(s, left + 372, 227, 'BUILDING OR', true, 6.5);
  tick(s, left + 436, 227, 'BUSINESS PERSONAL PROPERTY', r.chance(0.3), 6.5);
  labelledBox(s, left, y, wide, 42, 'LOCATION / DESCRIPTION', [i.location, '\n', f.property.type], typed);
  y += 42;
  s.rect(left, y, wide, 36);
  s.text(left + 4, y + 3, listed, { size: 6.8, width: wide - 8 });
  y += 36;
  s.text(left + 4, y + 3, 'COVERAGE INFORMATION', { bold: true, size: 8 });
  s.text(left + 170, y + 3.5, 'PERILS INSURED', { size: 7 });
  ['BASIC', 'BROAD', 'SPECIAL'].forEach((label, index) => {
    tick(s, left + 250 + index * 70, y + 3, label, index === 2);
  });
  y += 15;
  s.rect(left, y, wide, 18);
  s.text(left + 4, y + 5, 'COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $', { size: 7.5, bold: true });
  s.text(left + 260, y + 4, i.coverage, typed);
  s.text(left + wide - 130, y + 5, 'DED:', { size: 7.5, bold: true });
  s.text(left + wide - 105, y + 4, i.deductible, typed);
  y += 18;
  s.text(left + 250, y + 2, 'YES    NO    N/A', { size: 6.5 });
  y += 11;
  for (const [label, no, text] of questions) {
    s.rect(left, y, wide, 17);
    s.text(left + 4, y + 3, label.trim(), { size: 6.3, width: 240, leading: 1.05 });
    [0, 1, 2].forEach((column) => {
      s.checkbox(left + 250 + column * 22, y + 4.5, {
        marked: column === no,
        label: `${label.trim()} ${['YES', 'NO', 'N/A'][column]}`,
        size: 8,
      });
    });
    s.text(left + 322, y + 5, text, { size: 7 });
    y += 17;
  }
  y = bar(s, left, y, wide, 'CANCELLATION', 'ruled', 7.5);
  y = s.text(left + 4, y + 3, cancellation, { size: 7, width: wide - 8, bold: true }) + 2;
  y = bar(s, left, y, wide, 'ADDITIONAL INTEREST', 'ruled', 7.5);
  s.rect(left, y, half, 28);
  tick(s, left + 6, y + 4, 'CONTRACT OF SALE', false, 6.5);
  tick(s, left + 100, y + 4, 'LENDER’S LOSS PAYABLE', true, 6.5);
  tick(s, left + 208, y + 4, 'LOSS PAYEE', false, 6.5);
  tick(s, left + 6, y + 16, 'MORTGAGEE', true, 6.5);
  labelledBox(s, left + half, y, half, 50, 'LENDER SERVICING AGENT NAME AND ADDRESS', '', typed);
  labelledBox(s, left, y + 28, half, 62, 'NAME AND ADDRESS', i.mortgagee, typed);
  s.rect(left + half, y + 50, half, 40);
  s.text(left + half + 3, y + 53, 'AUTHORIZED REPRESENTATIVE', { size: 6.5 });
  s.signature(left + half + 90, y + 84, half - 100, { signed, label: 'Authorized representative', height: 22 });
  s.text(left, y + 95, 'ACORD 28 (2016/03)', { size: 7.5, bold: true });
  s.text(left, y + 95, '© 2003-2015 ACORD CORPORATION. All rights reserved.', { size: 7, width: wide, align: 'right' });
}

export const acordProperty: readonly Layout[] = [
  defineLayout('acord-27', 'property_insurance', drawAcord27),
  defineLayout('acord-28', 'property_insurance', drawAcord28, isBusiness),
];
