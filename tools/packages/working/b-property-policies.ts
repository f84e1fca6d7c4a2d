import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import type { Run } from '../core/runs.ts';
import { type CellInput, grid, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, isConsumer, type Kit, signatureLine } from './b-kit.ts';
import { split } from './b-others.ts';
import { insurance } from './b-property-acord.ts';

/** A homeowner's declarations page: sections with limits and premiums. */
function drawDeclarations(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 44, left: 48, right: 48, bottom: 48 },
    style: { font: r.pick(['sans', 'franklin']), size: 9.5 },
    furniture: (sheet, pageNo, pages) => {
      sheet.text(48, sheet.height - 34, `HO 00 03 (05 11)   Insured copy   Page ${pageNo} of ${pages}`, { size: 7.5 });
    },
  });
  const i = insurance(kit);
  const wide = s.width - 96;
  s.text(48, 44, i.insurer, { size: 15, bold: true });
  s.text(48, 64, 'HOMEOWNERS POLICY DECLARATIONS', { size: 12, bold: true });
  s.text(
    48,
    44,
    prose`Policy Number: ${i.policy}\nPolicy Period: ${i.from} to ${i.to}\n12:01 A.M. Standard Time at the residence premises`,
    { size: 8.5, width: wide, align: 'right' },
  );
  s.hline(48, 84, s.width - 48, 1.5);
  s.y = 94;
  const top = s.y;
  s.text(48, top, [{ text: 'Named Insured and Mailing Address', bold: true }, '\n', ...i.insured], {
    width: wide / 2 - 10,
  });
  s.text(48 + wide / 2, top, [{ text: 'Agent', bold: true }, `\n${i.agency}\n${i.agencyAddress}\n${i.phone}`], {
    width: wide / 2 - 10,
  });
  s.y = top + 66;
  s.paragraph(['The residence premises covered by this policy is located at ', i.location, '.']);
  const [a = 0, b = 0, c = 0] = split(r, r.int(90_000, 420_000), 3);
  const limit = (share: number): string => money(Math.round((f.hazard.coverageCents * share) / 100_000) * 100_000);
  grid(
    s,
    {
      x: 48,
      widths: [wide * 0.5, wide * 0.28, wide * 0.22],
      style: { size: 9.5 },
      align: ['left', 'right', 'right'],
      borders: 'rows',
    },
    [
      [
        { runs: 'SECTION I COVERAGES', bold: true, fill: '#e4e9f0' },
        { runs: 'LIMIT OF LIABILITY', bold: true, fill: '#e4e9f0' },
        { runs: 'PREMIUM', bold: true, fill: '#e4e9f0' },
      ],
      ['A. Dwelling', i.coverage, money(a)],
      ['B. Other Structures', limit(0.1), 'Included'],
      ['C. Personal Property', limit(0.5), 'Included'],
      ['D. Loss of Use', limit(0.2), 'Included'],
      [{ runs: 'SECTION II COVERAGES', bold: true, span: 3, fill: '#e4e9f0' }],
      ['E. Personal Liability (each occurrence)', '300,000.00', money(b)],
      ['F. Medical Payments to Others (each person)', '5,000.00', 'Included'],
      [
        { runs: 'TOTAL ANNUAL PREMIUM', bold: true, span: 2 },
        { runs: money(a + b + c), bold: true },
      ],
    ],
  );
  s.y += 10;
  s.paragraph([
    { text: 'DEDUCTIBLE. ', bold: true },
    'In case of a loss under Section I, we cover only that part of the loss over the deductible stated: All Perils ',
    i.deductible,
    '. Wind and hail: 1% of Coverage A.',
  ]);
  s.paragraph([
    { text: 'FORMS AND ENDORSEMENTS. ', bold: true },
    'HO 00 03, HO 04 90 Personal Property Replacement Cost, HO 04 16 Premises Alarm, IL 09 53.',
  ]);
  s.y = bar(s, 48, s.y, wide, r.pick(['FIRST MORTGAGEE', 'MORTGAGEE(S)']), 'grey') + 5;
  pairs(s, { x: 52, labelWidth: 120, width: wide - 8, style: { size: 9.5 } }, [
    ['Name and address', i.mortgagee],
    ['Loan number', i.loan],
    ['Billed to', r.pick(['Mortgagee', 'Insured'])],
  ]);
  s.y += 10;
  s.paragraph(
    `Rating information: construction ${r.pick(['frame', 'masonry veneer', 'brick'])}, year built ${r.int(1948, 2019)}, protection class ${r.int(2, 9)}, one family. Countersigned by ${i.agent}. Prior premium ${p.amount(a)}.`,
    { size: 8.5 },
  );
}

/** An agent's letter that confirms the cover. */
function drawLetter(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 64, left: 76, right: 76, bottom: 60 },
    style: { font: r.pick(['serif', 'book']), size: 11.5 },
  });
  const i = insurance(kit, { clause: false });
  s.y = centred(s, 60, i.agency, { size: 16, bold: true });
  s.y = centred(s, s.y, `${i.agencyAddress}   ${i.phone}`, { size: 9 }) + 24;
  s.paragraph(p.day(f.disclosure.issuedDate), { after: 14 });
  s.paragraph(i.mortgagee, { after: 14 });
  s.paragraph(
    prose`Re:  Evidence of Property Insurance\nInsured: ${p.borrowers()}\nProperty: ${i.location}\nYour loan: ${i.loan}`,
    { indent: 30, after: 14 },
  );
  s.paragraph('To whom it may concern:');
  for (const runs of paragraphs`
    This letter is evidence that ${i.insurer} has issued policy number ${i.policy} to the insured named above. The policy takes effect on ${i.from} and expires on ${i.to}. It insures the building at the location above for ${i.coverage} on a replacement cost basis against the perils of the special form, subject to a deductible of ${i.deductible} for each loss.
    Your institution is named as mortgagee under a standard mortgage clause. We will give you thirty days’ written notice of cancellation, ten days for non-payment of premium. The first year’s premium will be collected at closing.
  `)
    s.paragraph(runs, { align: 'justify', leading: 1.35 });
  s.paragraph('This letter does not change the terms of the policy. Flood and earthquake are not covered perils.', {
    leading: 1.35,
    after: 44,
  });
  signatureLine(s, 76, s.y, 200, `${i.agent}\nLicensed agent`, { signed, label: i.agent, size: 10 });
}

/** A binder: temporary cover before the policy is printed. */
function drawBinder(kit: Kit): void {
  const { open, f, r, signed } = kit;
  const font = r.pick(['mono', 'typewriter'] as const);
  const s = open({ margins: { top: 40, left: 44, right: 44, bottom: 40 }, style: { font: 'serif', size: 10 } });
  const i = insurance(kit, { upper: true });
  const wide = s.width - 88;
  s.y = centred(s, 42, 'INSURANCE BINDER', { size: 18, bold: true, letterSpacing: 2 });
  s.y =
    centred(s, s.y, 'THIS BINDER IS A TEMPORARY INSURANCE CONTRACT, SUBJECT TO THE CONDITIONS ON THE REVERSE SIDE', {
      size: 8,
    }) + 8;
  const fill = (runs: Run | readonly Run[]): CellInput => ({ runs, font, size: 9.5 });
  const label = (runs: string): CellInput => ({ runs, bold: true, size: 8.5 });
  grid(s, { x: 44, widths: [wide * 0.18, wide * 0.32, wide * 0.18, wide * 0.32], pad: 5, minHeight: 24 }, [
    [label('Producer'), fill(`${i.agency}\n${i.agencyAddress}`), label('Company'), fill(i.insurer)],
    [label('Insured'), fill(i.insured), label('Binder / Policy No.'), fill(i.policy)],
    [label('Effective'), fill(i.from), label('Expiration'), fill(i.to)],
    [
      label('Description of property'),
      { ...(fill([i.location, `, ${f.property.type.toLowerCase()}`]) as { runs: Run[] }), span: 3 },
    ],
  ]);
  s.y += 10;
  grid(s, { x: 44, widths: [wide * 0.46, wide * 0.22, wide * 0.16, wide * 0.16], pad: 5 }, [
    [label('Coverages / perils / forms'), label('Amount'), label('Deductible'), label('Coins. %')],
    [fill('BUILDING - SPECIAL FORM - REPLACEMENT COST'), fill(i.coverage), fill(i.deductible), fill('90')],
    [fill('CONTENTS'), fill(money(Math.round(f.hazard.coverageCents / 4000) * 1000)), fill('SAME'), fill('80')],
    [fill('GENERAL LIABILITY - EACH OCCURRENCE'), fill('1,000,000'), fill(''), fill('')],
  ]);
  s.y += 10;
  grid(s, { x: 44, widths: [wide * 0.18, wide * 0.52, wide * 0.12, wide * 0.18], pad: 5, minHeight: 50 }, [
    [label('Name and address of mortgagee / loss payee'), fill(i.mortgagee), label('Loan #'), fill(i.loan)],
  ]);
  s.y += 12;
  s.paragraph(
    'CONDITIONS. The company binds the kind of insurance stipulated above. The insurance is subject to the terms, conditions and limitations of the policy in current use by the company. This binder may be cancelled by the insured by surrender of this binder or by written notice stating when cancellation will be effective, and by the company by notice to the insured in accordance with the policy conditions. This binder is cancelled when replaced by a policy.',
    { size: 9, align: 'justify', after: 40 },
  );
  signatureLine(s, 44, s.y, 220, 'Signature of authorized representative', {
    signed,
    label: 'Authorized representative',
  });
}

export const propertyPolicies: readonly Layout[] = [
  defineLayout('homeowners-declarations', 'property_insurance', drawDeclarations, isConsumer),
  defineLayout('insurance-agent-letter', 'property_insurance', drawLetter),
  defineLayout('insurance-binder', 'property_insurance', drawBinder),
];
