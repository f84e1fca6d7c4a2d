import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { bold, type Run } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isBusiness, type Kit, signatureLine } from './b-kit.ts';
import { digits } from './b-others.ts';
import { insurance } from './b-property-acord.ts';

const share = ({ f }: Kit, part: number): string =>
  money(Math.round((f.hazard.coverageCents * part) / 100_000) * 100_000);

/** A commercial package: item numbers, locations in a schedule, mortgage holders in another. */
function drawCommercialDeclarations(kit: Kit): void {
  const { open, f, r } = kit;
  const i = insurance(kit, { upper: true });
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 48 },
    style: { font: r.pick(['sans', 'mono']), size: 8.8 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(44, sheet.height - 34, [`CP DS 00 10 00   `, i.policy, `   Page ${pageNo} of ${pages}`], {
        size: 7.5,
      });
    },
  });
  const wide = s.width - 88;
  s.y =
    centred(s, s.y, [i.insurer, '\nCOMMERCIAL PROPERTY COVERAGE PART\nDECLARATIONS PAGE'], { size: 12, bold: true }) +
    8;
  grid(s, { x: 44, widths: [wide / 2, wide / 2], pad: 5 }, [
    [
      ['POLICY NO.  ', i.policy],
      ['POLICY PERIOD  FROM ', i.from, ' TO ', i.to, ' 12:01 A.M.'],
    ],
    [
      ['NAMED INSURED AND MAILING ADDRESS\n', ...i.insured],
      ['AGENT\n', i.agency, `\n${i.agencyAddress}`],
    ],
  ]);
  s.y += 8;
  s.y = bar(s, 44, s.y, wide, 'DESCRIPTION OF PREMISES', 'grey');
  grid(s, { x: 44, widths: [50, 50, wide - 100], pad: 4 }, [
    ['PREM.', 'BLDG.', 'LOCATION, CONSTRUCTION AND OCCUPANCY'],
    ['001', '001', [i.location, ` ${f.property.type.toUpperCase()}, JOISTED MASONRY`]],
    ['002', '001', 'STORAGE YARD, NO BUILDING COVERAGE'],
  ]);
  s.y += 8;
  s.y = bar(s, 44, s.y, wide, 'COVERAGES PROVIDED', 'grey');
  grid(s, { x: 44, widths: [50, 50, wide * 0.28, wide * 0.24, wide * 0.16, wide * 0.32 - 100], pad: 4 }, [
    ['PREM.', 'BLDG.', 'COVERAGE', 'LIMIT OF INSURANCE', 'CAUSES OF LOSS', 'COINS.'],
    ['001', '001', 'BUILDING', { runs: i.coverage, align: 'right' }, 'SPECIAL', '90%'],
    ['001', '001', 'BUSINESS PERSONAL PROPERTY', { runs: share(kit, 0.3), align: 'right' }, 'SPECIAL', '80%'],
    ['001', '001', 'BUSINESS INCOME', { runs: share(kit, 0.2), align: 'right' }, 'SPECIAL', 'N/A'],
  ]);
  s.y += 8;
  s.paragraph([bold('DEDUCTIBLE  '), i.deductible, '     EXCEPTIONS: WIND/HAIL 2%']);
  s.y = bar(s, 44, s.y, wide, 'MORTGAGE HOLDERS', 'grey');
  grid(s, { x: 44, widths: [50, 50, wide - 240, 140], pad: 4 }, [
    ['PREM.', 'BLDG.', 'MORTGAGE HOLDER NAME AND MAILING ADDRESS', 'LOAN NUMBER'],
    ['001', '001', i.mortgagee, i.loan],
  ]);
  s.y += 8;
  s.paragraph(
    `FORMS APPLICABLE: CP 00 10, CP 00 90, CP 10 30, IL 00 17, CP 12 18 LOSS PAYABLE PROVISIONS. TOTAL PREMIUM ${money(r.int(180_000, 990_000))}.`,
  );
  s.paragraph(
    'COUNTERSIGNED BY THE AUTHORIZED AGENT. THESE DECLARATIONS TOGETHER WITH THE COMMON POLICY CONDITIONS AND COVERAGE FORMS COMPLETE THE POLICY.',
    { size: 8 },
  );
}

/** A carrier's evidence for the mortgagee: a short table, printed from its web site. */
function drawCarrierEvidence(kit: Kit): void {
  const { open, f, p, r } = kit;
  const i = insurance(kit);
  const s = open({
    margins: { top: 50, left: 54, right: 54, bottom: 50 },
    style: { font: r.pick(['franklin', 'condensed']), size: 10 },
  });
  const wide = s.width - 108;
  s.text(54, 50, i.insurer, { size: 18, bold: true });
  s.text(54, 76, 'Evidence of Property Insurance', { size: 14 });
  s.hline(54, 96, s.width - 54, 2);
  s.y = 108;
  const label = (runs: string): CellInput => ({ runs, bold: true });
  grid(s, { x: 54, widths: [wide * 0.3, wide * 0.7], borders: 'rows', pad: 5 }, [
    [label('Insured'), i.insured],
    [label('Insured property'), i.location],
    [label('Policy number'), i.policy],
    [label('Effective date'), i.from],
    [label('Expiration date'), i.to],
    [label('Type of policy'), f.loanClass === 'consumer' ? 'Homeowners HO-3' : 'Businessowners'],
    [label('Dwelling / building limit'), i.coverage],
    [label('Other structures limit'), share(kit, 0.1)],
    [label('Liability limit'), '$500,000'],
    [label('Deductible'), i.deductible],
    [label('Annual premium'), p.amount(r.int(80_000, 500_000))],
    [label('Mortgagee / additional interest'), i.mortgagee],
    [label('Mortgage loan number'), i.loan],
  ]);
  s.y += 12;
  s.paragraph(
    'This document confirms that the policy above was in force on the date it was printed. Coverage may change or end after that date. Replacement cost settlement applies to the dwelling up to 125% of the limit.',
    { size: 9 },
  );
  s.paragraph(`Printed ${p.day(f.disclosure.issuedDate)} by ${i.agency}, ${i.phone}.`, { size: 9 });
}

/** An endorsement that adds the lender to a running policy. */
function drawMortgageeEndorsement(kit: Kit): void {
  const { open, r, signed } = kit;
  const i = insurance(kit, { clause: r.chance(0.5) });
  const s = open({
    margins: { top: 54, left: 64, right: 64, bottom: 54 },
    style: { font: r.pick(['serif', 'book']), size: 10.5 },
  });
  s.paragraph('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', { bold: true, align: 'center' });
  s.paragraph("LENDER'S LOSS PAYABLE ENDORSEMENT", { bold: true, size: 14, align: 'center', after: 12 });
  s.paragraph(
    prose`This endorsement, effective ${i.from}, forms a part of policy number ${i.policy}, expiring ${i.to}, issued to ${i.insured.slice(0, -2)} by ${i.insurer}.`,
    { align: 'justify' },
  );
  s.paragraph('SCHEDULE', { bold: true, align: 'center' });
  grid(s, { x: 64, widths: [150, s.width - 278], pad: 6 }, [
    ['Lender (additional interest)', i.mortgagee],
    ['Loan number', i.loan],
    ['Location of property', i.location],
    ['Limit on building', i.coverage],
    ['Deductible', i.deductible],
  ]);
  s.y += 12;
  for (const text of [
    'Loss or damage, if any, under this policy shall be paid to the lender named in the schedule, as its interest may appear, and this insurance as to the interest of the lender shall not be impaired or invalidated by any act or neglect of the insured.',
    'If the insured fails to pay any premium, the lender shall, on demand, pay it. The lender shall notify the company of any change of ownership or increase of hazard that comes to its knowledge.',
    'The company reserves the right to cancel this policy as provided by its terms, but in such case it shall continue in force for the benefit of the lender for ten days after written notice of cancellation is received by the lender.',
    'All other terms and conditions of the policy remain unchanged.',
  ])
    s.paragraph(text, { align: 'justify' });
  s.y += 36;
  signatureLine(s, 64, s.y, 220, `${i.agent}, authorized representative`, { signed, label: i.agent });
}

/** A renewal declarations page with a coloured column of totals and small sections. */
function drawRenewal(kit: Kit): void {
  const { open, f, p, r } = kit;
  const i = insurance(kit);
  const s = open({
    margins: { top: 40, left: 40, right: 40, bottom: 40 },
    style: { font: r.pick(['slab', 'sans']), size: 9 },
  });
  const side = 404;
  s.rect(side, 40, s.width - 40 - side, s.height - 80, { fill: '#edf3ea' });
  s.text(40, 42, i.insurer, { size: 14, bold: true, width: 350 });
  s.text(40, 76, 'Renewal Declarations Page', { size: 13, bold: true });
  s.y = 100;
  pairs(s, { x: 40, labelWidth: 110, width: 350, boldLabels: true, gap: 5 }, [
    ['Policyholder', i.insured],
    ['Residence insured', i.location],
    ['Policy number', i.policy],
    ['Policy term', [i.from, ' - ', i.to]],
    ['Your agent', `${i.agency}\n${i.phone}`],
  ]);
  s.y += 8;
  s.y = bar(s, 40, s.y, 350, 'Coverage and limits', 'grey') + 3;
  const rows: readonly (readonly [string, Run])[] = [
    ['Dwelling', i.coverage],
    ['Separate structures', share(kit, 0.1)],
    ['Personal property', share(kit, 0.6)],
    ['Loss of use', share(kit, 0.25)],
    ['Personal liability', '300,000.00'],
    ['Guest medical', '2,000.00'],
  ];
  grid(
    s,
    { x: 40, widths: [220, 130], borders: 'rows', align: ['left', 'right'] },
    rows.map(([name, run]): CellInput[] => [name, run]),
  );
  s.y += 8;
  s.y = bar(s, 40, s.y, 350, 'Deductible', 'grey') + 4;
  s.text(44, s.y, ['Applicable to each covered loss: ', i.deductible]);
  s.y += 22;
  s.y = bar(s, 40, s.y, 350, 'Mortgagee or additional interest', 'grey') + 4;
  s.y = s.text(44, s.y, [...i.mortgagee, '\nLoan # ', i.loan], { width: 340 }) + 12;
  s.y = s.text(
    40,
    s.y,
    'This page, the policy form and any endorsements make up your insurance contract. If you notice an error, tell your agent within thirty days. Extended limits endorsement included.',
    { width: 350, size: 8.5 },
  );
  s.text(side + 10, 52, 'PREMIUM SUMMARY', { bold: true });
  let y = 72;
  for (const [label, amount] of [
    ['Full term premium', r.int(90_000, 300_000)],
    ['Discounts: alarm', 4_200],
    ['Fees', 2_500],
  ] as const) {
    s.text(side + 10, y, label, { size: 8.5 });
    s.text(side + 10, y, p.amount(amount), { size: 8.5, width: s.width - 60 - side, align: 'right' });
    y += 16;
  }
  s.text(side + 10, y + 10, `Issued ${p.day(f.disclosure.issuedDate)}\nThis is not a bill.\nMortgagee is billed.`, {
    size: 8.5,
    width: 140,
  });
}

/** A verification form that the lender sends out and the agent fills in. */
function drawVerification(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const i = insurance(kit);
  const s = open({ margins: { top: 44, left: 50, right: 50, bottom: 44 }, style: { font: 'sans', size: 9.5 } });
  const wide = s.width - 100;
  const typed = { font: r.pick(['typewriter', 'mono'] as const), size: 10 };
  s.y = centred(s, s.y, 'EVIDENCE OF PROPERTY INSURANCE\nREQUEST AND VERIFICATION', { size: 13, bold: true }) + 8;
  s.y = bar(s, 50, s.y, wide, 'A. REQUEST BY LENDER');
  labelledBox(s, 50, s.y, wide / 2, 62, 'Lender / mortgagee clause', i.mortgagee, typed);
  labelledBox(s, 50 + wide / 2, s.y, wide / 2, 31, 'Loan number', i.loan, typed);
  labelledBox(
    s,
    50 + wide / 2,
    s.y + 31,
    wide / 2,
    31,
    'Amount of loan',
    p.money('principal_amount', f.principalCents),
    typed,
  );
  s.y += 62;
  labelledBox(s, 50, s.y, wide, 36, 'Property to be insured', i.location, typed);
  s.y = bar(s, 50, s.y + 44, wide, 'B. COMPLETED BY INSURANCE AGENT');
  labelledBox(s, 50, s.y, wide / 2, 62, 'Named insured', i.insured, typed);
  labelledBox(s, 50 + wide / 2, s.y, wide / 2, 31, 'Insurance company', i.insurer, typed);
  labelledBox(s, 50 + wide / 2, s.y + 31, wide / 2, 31, 'Policy number', i.policy, typed);
  s.y += 62;
  labelledBox(s, 50, s.y, wide / 4, 36, 'Effective date', i.from, typed);
  labelledBox(s, 50 + wide / 4, s.y, wide / 4, 36, 'Expiration date', i.to, typed);
  labelledBox(s, 50 + wide / 2, s.y, wide / 4, 36, 'Amount of insurance $', i.coverage, typed);
  labelledBox(s, 50 + (wide * 3) / 4, s.y, wide / 4, 36, 'Deductible $', i.deductible, typed);
  s.y += 46;
  for (const [label, yes] of [
    ['Replacement cost', true],
    ['Flood excluded', true],
    ['Mortgagee named with standard clause', true],
    ['Premium paid for one year', r.chance(0.6)],
  ] as const) {
    s.text(54, s.y, label);
    ['Yes', 'No'].forEach((answer, index) => {
      s.checkbox(280 + index * 60, s.y, { marked: yes === (index === 0), label: `${label}: ${answer}` });
      s.text(294 + index * 60, s.y, answer);
    });
    s.y += 18;
  }
  s.paragraph(`Agency: ${i.agency}, ${i.agencyAddress}, code ${digits(r, 5)}.`);
  s.y += 34;
  signatureLine(s, 50, s.y, 220, i.agent, { signed, label: i.agent });
}

export const carrierProperty: readonly Layout[] = [
  defineLayout('commercial-declarations', 'property_insurance', drawCommercialDeclarations, isBusiness),
  defineLayout('carrier-evidence', 'property_insurance', drawCarrierEvidence),
  defineLayout('lender-loss-payable-endorsement', 'property_insurance', drawMortgageeEndorsement),
  defineLayout('renewal-declarations', 'property_insurance', drawRenewal, (facts) => !isBusiness(facts)),
  defineLayout('insurance-verification', 'property_insurance', drawVerification),
];
