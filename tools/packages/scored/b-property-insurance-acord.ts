import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import type { Sheet } from '../core/sheet.ts';
import { cell, fitted, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, slashDay, stacked } from './b-values.ts';

const docType = 'property_insurance';
const x = 24;
const w = 564;

function acordHead(s: Sheet, title: string, day: string): number {
  s.text(x, 24, 'ACORD', { size: 17, bold: true, font: 'slab' });
  s.text(x, 30, title, { size: 13, bold: true, width: w, align: 'center' });
  cell(s, { x: x + w - 82, y: 22, w: 82, h: 24 }, 'DATE (MM/DD/YYYY)', day, { label: { size: 5.5 } });
  s.rect(x, 50, w, 38);
  fitted(
    s,
    { x: x + 5, y: 53, w: w - 10, h: 34 },
    `THIS ${title} IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. THIS EVIDENCE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS EVIDENCE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE ADDITIONAL INTEREST.`,
    { size: 7, bold: true },
  );
  return 88;
}

function strip(s: Sheet, y: number, text: string): number {
  s.rect(x, y, w, 12, { fill: '#e0e0e0', stroke: true });
  s.text(x + 3, y + 2.5, text, { size: 7.5, bold: true });
  return y + 12;
}

const notice =
  'THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED. NOTWITHSTANDING ANY REQUIREMENT, TERM OR CONDITION OF ANY CONTRACT OR OTHER DOCUMENT WITH RESPECT TO WHICH THIS EVIDENCE OF PROPERTY INSURANCE MAY BE ISSUED OR MAY PERTAIN, THE INSURANCE AFFORDED BY THE POLICIES DESCRIBED HEREIN IS SUBJECT TO ALL THE TERMS, EXCLUSIONS AND CONDITIONS OF SUCH POLICIES. LIMITS SHOWN MAY HAVE BEEN REDUCED BY PAID CLAIMS.';
const cancellation =
  'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.';

const acord27: Layout = {
  id: 'hazard-acord-27',
  docType,
  suits: (facts) => facts.loanClass === 'consumer',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { day: slashDay, dropsCents: true });
    const s = open({ style: { font: 'sans', size: 8.5 }, margins: { left: x, right: x, bottom: 30 } });
    const fill = {
      value: { font: random.pick(['sans', 'mono'] as const), size: 9 },
      label: { size: 6 },
      labelHeight: 8,
    };
    let y = acordHead(s, 'EVIDENCE OF PROPERTY INSURANCE', h.day(f.hazard.from));
    const half = w / 2;
    cell(
      s,
      { x, y, w: half, h: 62 },
      'AGENCY',
      `${random.pick(['Miller', 'Lakeland', 'Cobb & Rowe'])} Insurance Agency\n${random.int(10, 990)} Center Street\n${f.property.address.city}, ${f.property.address.state} ${f.property.address.zip}`,
      fill,
    );
    cell(
      s,
      { x: x + half, y, w: half, h: 62 },
      'COMPANY',
      [v('insurer_name', f.hazard.insurer), `\nP.O. Box ${digitsOf(random, 4)}`],
      fill,
    );
    y += 62;
    cell(s, { x, y, w: half / 2, h: 22 }, 'PHONE (A/C, No, Ext):', phoneOf(random), fill);
    cell(s, { x: x + half / 2, y, w: half / 2, h: 22 }, 'FAX (A/C, No):', phoneOf(random), fill);
    cell(s, { x: x + half, y, w: half, h: 22 }, 'E-MAIL ADDRESS:', 'service@agency.example', fill);
    y += 22;
    cell(s, { x, y, w: half, h: 18 }, `CODE: ${random.int(1000, 9999)}          SUB CODE:`, '', {
      label: { size: 6.5 },
      labelHeight: 12,
    });
    cell(s, { x: x + half, y, w: half / 2, h: 36 }, 'LOAN NUMBER', v('loan_number', f.loanNumber), fill);
    cell(
      s,
      { x: x + half * 1.5, y, w: half / 2, h: 36 },
      'POLICY NUMBER',
      v('hazard_policy_number', f.hazard.policy),
      fill,
    );
    cell(s, { x, y: y + 18, w: half, h: 18 }, `AGENCY CUSTOMER ID #: ${digitsOf(random, 6)}`, '', {
      label: { size: 6.5 },
      labelHeight: 12,
    });
    y += 36;
    cell(
      s,
      { x, y, w: half, h: 68 },
      'INSURED',
      prose`${named('borrower_name', f.borrowers, ' & ')}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
      fill,
    );
    cell(
      s,
      { x: x + half, y, w: half * 0.35, h: 34 },
      'EFFECTIVE DATE',
      h.date('hazard_effective_date', f.hazard.from),
      fill,
    );
    cell(
      s,
      { x: x + half * 1.35, y, w: half * 0.35, h: 34 },
      'EXPIRATION DATE',
      h.date('hazard_expiration_date', f.hazard.to),
      fill,
    );
    s.rect(x + half * 1.7, y, half * 0.3, 34);
    s.checkbox(x + half * 1.7 + 3, y + 12, { marked: false, label: 'CONTINUED UNTIL TERMINATED IF CHECKED', size: 8 });
    s.text(x + half * 1.7 + 15, y + 6, 'CONTINUED\nUNTIL\nTERMINATED', { size: 6 });
    cell(s, { x: x + half, y: y + 34, w: half, h: 34 }, 'THIS REPLACES PRIOR EVIDENCE DATED:', '', fill);
    y += 68;
    y = strip(s, y, 'PROPERTY INFORMATION');
    cell(s, { x, y, w, h: 44 }, 'LOCATION/DESCRIPTION', placed('property_address', f.property.address), fill);
    y += 44;
    s.rect(x, y, w, 36);
    fitted(s, { x: x + 5, y: y + 3, w: w - 10, h: 32 }, notice, { size: 6.5 });
    y = strip(s, y + 36, 'COVERAGE INFORMATION');
    let at = 200;
    s.text(x + 130, y - 9.5, 'PERILS INSURED', { size: 6.5 });
    for (const [label, on] of [
      ['BASIC', false],
      ['BROAD', false],
      ['SPECIAL', true],
    ] as const)
      at = ticked(s, at + 40, y - 10, label, on, { size: 7 });
    y = table(
      s,
      x,
      y,
      [
        { w: w * 0.62, heading: 'COVERAGE / PERILS / FORMS' },
        { w: w * 0.22, heading: 'AMOUNT OF INSURANCE', align: 'right' },
        { w: w * 0.16, heading: 'DEDUCTIBLE', align: 'right' },
      ],
      [
        [
          'Dwelling (Coverage A) - Homeowners 3 Special Form, Replacement Cost',
          h.money('hazard_coverage_amount', f.hazard.coverageCents),
          h.money('hazard_deductible', f.hazard.deductibleCents),
        ],
        ['Other Structures (Coverage B)', h.cash(Math.round(f.hazard.coverageCents / 1_000_000) * 100_000), ''],
        ['Personal Property (Coverage C)', h.cash(Math.round(f.hazard.coverageCents / 200_000) * 100_000), ''],
        ['Loss of Use (Coverage D)', h.cash(Math.round(f.hazard.coverageCents / 500_000) * 100_000), ''],
        ['Personal Liability - each occurrence', '$300,000', ''],
        ['Windstorm or Hail', 'Included', '1%'],
      ],
      { size: 8, style: fill.value, headingStyle: { size: 6.5, font: 'sans' }, rules: 'columns', pad: 2.5 },
    );
    s.hline(x, y, x + w);
    y = strip(s, y, 'REMARKS (Including Special Conditions)');
    cell(
      s,
      { x, y, w, h: 40 },
      '',
      `Annual premium ${h.cash(random.int(900, 4200) * 100)} - ${random.pick(['paid in full', 'billed to mortgagee', 'balance due at closing'])}. Form HO 00 03 05 11.`,
      fill,
    );
    y = strip(s, y + 40, 'CANCELLATION');
    s.rect(x, y, w, 22);
    fitted(s, { x: x + 5, y: y + 3, w: w - 10, h: 18 }, cancellation, { size: 7 });
    y = strip(s, y + 22, 'ADDITIONAL INTEREST');
    cell(
      s,
      { x, y, w: half, h: 84 },
      'NAME AND ADDRESS',
      [v('mortgagee_name', f.lender.name), ' ISAOA/ATIMA\n', stacked('lender_address', f.lender.address)],
      fill,
    );
    s.rect(x + half, y, half, 34);
    ticked(s, x + half + 4, y + 4, 'ADDITIONAL INSURED', false, { size: 7 });
    ticked(s, x + half + 4, y + 18, 'MORTGAGEE', true, { size: 7 });
    ticked(s, x + half + 110, y + 4, 'LENDER’S LOSS PAYABLE', random.chance(0.4), { size: 7 });
    ticked(s, x + half + 110, y + 18, 'LOSS PAYEE', false, { size: 7 });
    cell(s, { x: x + half, y: y + 34, w: half, h: 20 }, 'LOAN #', '', fill);
    s.text(x + half + 40, y + 40, v('loan_number', f.loanNumber), { ...fill.value });
    s.rect(x + half, y + 54, half, 30);
    s.text(x + half + 3, y + 56, 'AUTHORIZED REPRESENTATIVE', { size: 6 });
    s.signature(x + half + 60, y + 81, 180, { signed, label: 'AUTHORIZED REPRESENTATIVE', height: 18 });
    s.text(x, 752, 'ACORD 27 (2016/03)', { size: 7.5, bold: true });
    s.text(x, 752, '© 1993-2015 ACORD CORPORATION. All rights reserved.', { size: 7, width: w, align: 'right' });
    s.text(x, 763, 'The ACORD name and logo are registered marks of ACORD', { size: 7, width: w, align: 'center' });
  },
};

const acord28: Layout = {
  id: 'hazard-acord-28',
  docType,
  suits: (facts) => facts.loanClass === 'business',
  draw(open, f, { random, signed }) {
    const h = handOf(random, { day: slashDay, dropsCents: true });
    const s = open({ style: { font: 'sans', size: 8.5 }, margins: { left: x, right: x, bottom: 30 } });
    const fill = {
      value: { font: random.pick(['sans', 'mono', 'typewriter'] as const), size: 8.5 },
      label: { size: 6 },
      labelHeight: 8,
    };
    const borrower = f.borrowers[0];
    let y = acordHead(s, 'EVIDENCE OF COMMERCIAL PROPERTY INSURANCE', h.day(f.hazard.from));
    const half = w / 2;
    cell(
      s,
      { x, y, w: half, h: 58 },
      'PRODUCER NAME, CONTACT PERSON AND ADDRESS',
      `${clerkOf(random)}\nMidland Risk Advisors\n${random.int(10, 990)} Exchange Place, ${f.property.address.city}`,
      fill,
    );
    cell(
      s,
      { x: x + half, y, w: half, h: 58 },
      'COMPANY NAME AND ADDRESS                                         NAIC NO:',
      [v('insurer_name', f.hazard.insurer), `\nOne Insurance Plaza`],
      fill,
    );
    y += 58;
    cell(s, { x, y, w: half, h: 22 }, `PHONE (A/C, No, Ext): ${phoneOf(random)}     CODE:         SUB CODE:`, '', {
      label: { size: 6.5 },
      labelHeight: 16,
    });
    cell(
      s,
      { x: x + half, y, w: half, h: 22 },
      'POLICY TYPE',
      random.pick(['Commercial Package', 'Businessowners', 'Property - Special']),
      fill,
    );
    y += 22;
    cell(
      s,
      { x, y, w: half, h: 56 },
      'NAMED INSURED AND ADDRESS',
      [v('borrower_name', borrower?.name ?? ''), '\n', borrower ? stacked('borrower_address', borrower.address) : ''],
      fill,
    );
    cell(s, { x: x + half, y, w: half / 2, h: 28 }, 'LOAN NUMBER', v('loan_number', f.loanNumber), fill);
    cell(
      s,
      { x: x + half * 1.5, y, w: half / 2, h: 28 },
      'POLICY NUMBER',
      v('hazard_policy_number', f.hazard.policy),
      fill,
    );
    cell(
      s,
      { x: x + half, y: y + 28, w: half / 2, h: 28 },
      'EFFECTIVE DATE',
      h.date('hazard_effective_date', f.hazard.from),
      fill,
    );
    cell(
      s,
      { x: x + half * 1.5, y: y + 28, w: half / 2, h: 28 },
      'EXPIRATION DATE',
      h.date('hazard_expiration_date', f.hazard.to),
      fill,
    );
    y += 56;
    cell(s, { x, y, w: half, h: 20 }, 'ADDITIONAL NAMED INSURED(S)', '', fill);
    cell(s, { x: x + half, y, w: half, h: 20 }, 'THIS REPLACES PRIOR EVIDENCE DATED:', '', fill);
    y = strip(s, y + 20, 'PROPERTY INFORMATION (ACORD 101 may be attached if more space is required)');
    ticked(s, x + 370, y - 10, 'BUILDING', true, { size: 7 });
    ticked(s, x + 440, y - 10, 'BUSINESS PERSONAL PROPERTY', random.chance(0.4), { size: 7 });
    cell(
      s,
      { x, y, w, h: 38 },
      'LOCATION / DESCRIPTION',
      [placed('property_address', f.property.address), '\n', v('property_type', f.property.type)],
      fill,
    );
    s.rect(x, y + 38, w, 34);
    fitted(s, { x: x + 5, y: y + 41, w: w - 10, h: 30 }, notice, { size: 6.3 });
    y = strip(s, y + 72, 'COVERAGE INFORMATION');
    let at = x + 140;
    s.text(at, y - 9.5, 'PERILS INSURED', { size: 6.5 });
    at += 60;
    for (const [label, on] of [
      ['BASIC', false],
      ['BROAD', false],
      ['SPECIAL', true],
    ] as const)
      at = ticked(s, at + 20, y - 10, label, on, { size: 7 });
    s.rect(x, y, w, 16);
    s.text(
      x + 3,
      y + 4,
      prose`COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ ${h.bare('hazard_coverage_amount', f.hazard.coverageCents)}`,
      { size: 8 },
    );
    s.text(x + 440, y + 4, ['DED: ', h.bare('hazard_deductible', f.hazard.deductibleCents)], { size: 8 });
    y += 16;
    s.text(x + 292, y + 1.5, 'YES   NO   N/A', { size: 6 });
    y += 10;
    const lines: readonly (readonly [string, boolean, string])[] = [
      [
        'BUSINESS INCOME          RENTAL VALUE',
        true,
        'If YES, LIMIT:               Actual Loss Sustained; # of months: 12',
      ],
      ['BLANKET COVERAGE', false, 'If YES, indicate value(s) reported on property identified above: $'],
      ['TERRORISM COVERAGE', true, 'Attach Disclosure Notice / DEC'],
      ['   IS THERE A TERRORISM-SPECIFIC EXCLUSION?', false, ''],
      ['   IS DOMESTIC TERRORISM EXCLUDED?', false, ''],
      ['LIMITED FUNGUS COVERAGE', true, 'If YES, LIMIT: 15,000               DED: 1,000'],
      ['FUNGUS EXCLUSION (If “YES”, specify organization’s form used)', false, ''],
      ['REPLACEMENT COST', true, ''],
      ['AGREED VALUE', random.chance(0.5), ''],
      ['COINSURANCE', true, 'If YES,  80  %'],
      [
        'EQUIPMENT BREAKDOWN (If Applicable)',
        true,
        `If YES, LIMIT: ${h.cash(f.hazard.coverageCents).slice(1)}     DED: 1,000`,
      ],
      [
        'ORDINANCE OR LAW - Coverage for loss to undamaged portion of bldg',
        true,
        'If YES, LIMIT: Included               DED:',
      ],
      ['                              - Demolition Costs', true, 'If YES, LIMIT: 250,000               DED:'],
      ['                              - Incr. Cost of Construction', true, 'If YES, LIMIT: 250,000               DED:'],
      ['EARTH MOVEMENT (If Applicable)', false, 'If YES, LIMIT:               DED:'],
      ['FLOOD (If Applicable)', false, 'If YES, LIMIT:               DED:'],
      ['WIND / HAIL INCL', true, 'If YES, LIMIT:               DED: 2%'],
      ['PERMISSION TO WAIVE SUBROGATION IN FAVOR OF MORTGAGE HOLDER PRIOR TO LOSS', true, ''],
    ];
    for (const [label, yes, aside] of lines) {
      s.rect(x, y, w, 13);
      fitted(s, { x: x + 3, y: y + 3, w: 284, h: 9 }, label, { size: 6.6 });
      for (const [index, marked] of [yes, !yes, false].entries())
        s.checkbox(x + 293 + index * 16, y + 2.5, {
          marked,
          label: `${label.trim()} ${['YES', 'NO', 'N/A'][index]}`,
          size: 8,
        });
      if (aside !== '') s.text(x + 346, y + 3, aside, { size: 6.6 });
      y += 13;
    }
    y = strip(s, y, 'CANCELLATION');
    s.rect(x, y, w, 22);
    fitted(s, { x: x + 5, y: y + 3, w: w - 10, h: 18 }, cancellation, { size: 7 });
    y = strip(s, y + 22, 'ADDITIONAL INTEREST');
    s.rect(x, y, half, 28);
    ticked(s, x + 4, y + 3, 'CONTRACT OF SALE', false, { size: 7 });
    ticked(s, x + 4, y + 15, 'MORTGAGEE', true, { size: 7 });
    ticked(s, x + 100, y + 3, 'LENDER’S LOSS PAYABLE', true, { size: 7 });
    ticked(s, x + 210, y + 3, 'LOSS PAYEE', false, { size: 7 });
    const mortgagee: Run[] = [v('mortgagee_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)];
    cell(s, { x, y: y + 28, w: half, h: 54 }, 'NAME AND ADDRESS', mortgagee, fill);
    cell(s, { x: x + half, y, w: half, h: 46 }, 'LENDER SERVICING AGENT NAME AND ADDRESS', '', fill);
    s.rect(x + half, y + 46, half, 36);
    s.text(x + half + 3, y + 48, 'AUTHORIZED REPRESENTATIVE', { size: 6 });
    s.signature(x + half + 60, y + 78, 180, { signed, label: 'AUTHORIZED REPRESENTATIVE', height: 20 });
    s.text(x, 770, 'ACORD 28 (2016/03)', { size: 7.5, bold: true });
    s.text(x, 770, '© 2003-2015 ACORD CORPORATION. All rights reserved.', { size: 7, width: w, align: 'right' });
  },
};

export const acordEvidence: readonly Layout[] = [acord27, acord28];
