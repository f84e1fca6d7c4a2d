import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { bold, type Run, v } from '../core/runs.ts';
import { bar, cell, labelled, table, ticked } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, named, phoneOf, placed, stacked } from './b-values.ts';

const docType = 'property_insurance';

/** An insurer's own letter of evidence to the mortgagee. */
const evidenceLetter: Layout = {
  id: 'hazard-insurer-letter',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({
      style: { font: random.pick(['franklin', 'book', 'sans']), size: 10 },
      margins: { left: 66, right: 66, top: 56 },
    });
    s.text(66, 50, v('insurer_name', f.hazard.insurer), { size: 16, bold: true });
    s.text(66, 70, `Mortgagee Services  •  P.O. Box ${digitsOf(random, 5)}  •  ${phoneOf(random)}`, { size: 8 });
    s.y = 96;
    s.paragraph(h.day(f.hazard.from));
    s.paragraph([v('mortgagee_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)]);
    s.paragraph(bold(random.pick(['Evidence of Property Insurance', 'EVIDENCE OF HOMEOWNERS / PROPERTY INSURANCE'])), {
      size: 12,
    });
    s.paragraph(
      prose`At the request of our policyholder we confirm that the following insurance is in force. You are named on the policy as mortgagee under a standard mortgage clause (lender’s loss payable) in connection with loan ${v('loan_number', f.loanNumber)}.`,
    );
    const rows: [string, Run | Run[]][] = entries`
      Policyholder | ${named('borrower_name', f.borrowers)}
      Policy number | ${v('hazard_policy_number', f.hazard.policy)}
      Insured location | ${placed('property_address', f.property.address)}
      Policy period | ${h.date('hazard_effective_date', f.hazard.from)} to ${h.date('hazard_expiration_date', f.hazard.to)}, 12:01 a.m. standard time
      Building limit | ${h.money('hazard_coverage_amount', f.hazard.coverageCents)}${random.pick([' (replacement cost)', ' – guaranteed replacement to 125%'])}
      Contents limit | ${h.cash(Math.round(f.hazard.coverageCents / 210_000) * 100_000)}
      Deductible | ${h.money('hazard_deductible', f.hazard.deductibleCents)} all perils; wind and hail 2%
      Annual premium | ${h.cash(random.int(80_000, 600_000))}, next due on renewal
    `;
    for (const [label, runs] of rows)
      s.y = labelled(s, 80, s.y, label, runs, { tab: 120, width: 460, label: { bold: true } }) + 3;
    s.y += 8;
    for (const runs of paragraphs`
      We will give the mortgagee ten days’ written notice before cancellation for non-payment and thirty days’ notice before any other cancellation or reduction of coverage. An act or neglect of the policyholder will not invalidate the mortgagee’s interest as provided in the policy.
      This letter describes the policy as of its date. It does not change, extend or replace it. Losses by flood and by earth movement are not covered under this policy.
      Sincerely,
    `)
      s.paragraph(runs);
    s.y += 28;
    const clerk = clerkOf(random);
    s.signature(66, s.y, 170, { signed, label: clerk });
    s.text(66, s.y + 4, `${clerk}\nUnderwriting Services`);
    s.text(66, 748, `cc: agent ${random.int(1000, 9999)}; policyholder     EPI-44 (${random.int(1, 12)}-20)`, {
      size: 7.5,
    });
  },
};

/** A declarations page with coverages in two columns and the mortgagee far below. */
const declarations: Layout = {
  id: 'hazard-declarations',
  docType,
  draw(open, f, { random }) {
    const h = handOf(random, { dropsCents: true });
    const s = open({
      style: { font: random.pick(['condensed', 'sans']), size: 9 },
      margins: { left: 40, right: 40 },
      furniture: (sheet, n, t) =>
        sheet.text(
          40,
          760,
          [`Policy Number: `, v('hazard_policy_number', f.hazard.policy), `      Page ${n} of ${t}`],
          { size: 7.5 },
        ),
    });
    s.text(40, 40, v('insurer_name', f.hazard.insurer), { size: 15, bold: true });
    s.text(40, 60, random.pick(['POLICY DECLARATIONS', 'New Business Declarations', 'RENEWAL DECLARATIONS PAGE']), {
      size: 12,
    });
    s.rect(340, 36, 232, 74);
    let y = 42;
    for (const [label, runs] of [
      ['Policy Number', v('hazard_policy_number', f.hazard.policy)],
      ['Effective', [h.date('hazard_effective_date', f.hazard.from), ' 12:01 AM']],
      ['Expiration', [h.date('hazard_expiration_date', f.hazard.to), ' 12:01 AM']],
      ['Account', digitsOf(random, 9)],
    ] as const)
      y = labelled(s, 348, y, `${label}:`, runs as Run, { tab: 90, width: 220, label: { bold: true } }) + 3;
    s.text(40, 92, 'Named Insured(s)', { bold: true });
    s.text(
      40,
      105,
      prose`${named('borrower_name', f.borrowers, '\n')}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
      { width: 280 },
    );
    s.text(40, 172, 'Property Insured', { bold: true });
    s.text(40, 185, placed('property_address', f.property.address), { width: 280 });
    s.text(340, 124, 'Your Agent', { bold: true });
    s.text(340, 137, `${clerkOf(random)} Agency\n${phoneOf(random)}\nLicense ${digitsOf(random, 7)}`);
    bar(s, { x: 40, y: 212, w: 532, h: 16 }, 'Property Coverage', { fill: '#0d3b66' });
    const share = (part: number): string => h.cash(Math.round((f.hazard.coverageCents * part) / 100_000) * 100_000);
    table(
      s,
      40,
      228,
      [
        { w: 176, heading: 'Coverage' },
        { w: 90, heading: 'Limit', align: 'right' },
        { w: 176, heading: 'Coverage' },
        { w: 90, heading: 'Limit', align: 'right' },
      ],
      [
        [
          random.pick(['Coverage A - Dwelling', 'A. Dwelling / Building']),
          h.money('hazard_coverage_amount', f.hazard.coverageCents),
          'Coverage C - Personal Property',
          share(0.55),
        ],
        ['  Extended Replacement Cost', `20% (${share(0.2)})`, '  Contents Replacement Coverage', 'Covered'],
        ['Coverage B - Separate Structures', share(0.1), 'Coverage D - Loss of Use', share(0.2)],
      ],
      { rules: 'rows', pad: 3 },
    );
    s.y += 10;
    bar(s, { x: 40, y: s.y, w: 532, h: 16 }, 'Liability Coverage', { fill: '#0d3b66' });
    table(
      s,
      40,
      s.y + 16,
      [{ w: 176 }, { w: 90, align: 'right' }, { w: 176 }, { w: 90, align: 'right' }],
      [['Coverage E - Personal Liability', '$500,000', 'Coverage F - Medical Payments to Others', '$1,000']],
      { rules: 'rows', pad: 3 },
    );
    s.y += 10;
    bar(s, { x: 40, y: s.y, w: 532, h: 16 }, 'Deductible', { fill: '#0d3b66' });
    table(
      s,
      40,
      s.y + 16,
      [
        { w: 400, heading: 'Type of Loss' },
        { w: 132, heading: 'Deductible', align: 'right' },
      ],
      [
        ['Applicable to each covered loss', h.money('hazard_deductible', f.hazard.deductibleCents)],
        ['Roof surfaces - cosmetic damage', 'Excluded'],
      ],
      { rules: 'rows', pad: 3 },
    );
    s.y += 10;
    bar(s, { x: 40, y: s.y, w: 532, h: 16 }, 'Policy and Endorsements', { fill: '#0d3b66' });
    s.y += 22;
    for (const line of [
      '56-5169 1st Edition  Farm and Home Package',
      '438BFU NS  Lender’s Loss Payable Endorsement',
      'HO 04 90 05 11  Personal Property Replacement Cost',
      'J6849 1st Edition  Amendment of Policy Conditions',
    ])
      s.paragraph(line, { size: 8.5, after: 2 });
    s.y += 8;
    bar(s, { x: 40, y: s.y, w: 532, h: 16 }, 'Mortgagee / Other Interest', { fill: '#0d3b66' });
    s.y += 22;
    const top = s.y;
    s.text(40, top, 'First Mortgagee', { bold: true });
    s.text(
      40,
      top + 13,
      prose`${v('mortgagee_name', f.lender.name)}, its successors and/or assigns\n${stacked('lender_address', f.lender.address)}`,
      { width: 280 },
    );
    s.text(340, top, 'Loan Number', { bold: true });
    s.text(340, top + 13, v('loan_number', f.loanNumber));
    s.y = top + 64;
    table(
      s,
      40,
      s.y,
      [{ w: 400 }, { w: 132, align: 'right' }],
      [
        ['Policy premium', h.cash(random.int(60_000, 400_000))],
        ['Fees and surcharges', h.cash(random.int(1_000, 9_000))],
        ['Discounts applied: auto/home, claim free, protective devices', 'Included'],
      ],
      { rules: 'none', pad: 3 },
    );
    s.paragraph(
      'This is not a bill. Your policy provides coverage against the peril of fire subject to its terms and conditions. Keep this page with your policy.',
      { size: 8 },
    );
  },
};

/** A binder: temporary, numbered, with boxes and the binder's own dates beside those of the policy. */
const binder: Layout = {
  id: 'hazard-binder',
  docType,
  draw(open, f, { random, signed }) {
    const h = handOf(random);
    const s = open({ style: { font: 'serif', size: 9.5 }, margins: { left: 50, right: 50 } });
    s.text(50, 46, 'INSURANCE BINDER', { size: 16, bold: true });
    s.text(50, 66, 'Evidence of property insurance pending issue of the policy', { size: 9.5 });
    s.text(50, 46, `Binder No. B-${digitsOf(random, 6)}`, { width: 512, align: 'right' });
    const look = { label: { size: 7, bold: true }, labelHeight: 10, value: { font: 'typewriter' as const, size: 9.5 } };
    cell(s, { x: 50, y: 84, w: 300, h: 50 }, 'Agency', `Harmon & Daughters Insurance\n${phoneOf(random)}`, look);
    cell(s, { x: 350, y: 84, w: 212, h: 50 }, 'Company', v('insurer_name', f.hazard.insurer), look);
    cell(
      s,
      { x: 50, y: 134, w: 300, h: 66 },
      'Insured and mailing address',
      prose`${named('borrower_name', f.borrowers)}\n${f.borrowers[0] ? stacked('borrower_address', f.borrowers[0].address) : ''}`,
      look,
    );
    cell(
      s,
      { x: 350, y: 134, w: 106, h: 33 },
      'Policy to be effective',
      h.date('hazard_effective_date', f.hazard.from),
      look,
    );
    cell(s, { x: 456, y: 134, w: 106, h: 33 }, 'Policy to expire', h.date('hazard_expiration_date', f.hazard.to), look);
    cell(
      s,
      { x: 350, y: 167, w: 212, h: 33 },
      'Policy number assigned',
      v('hazard_policy_number', f.hazard.policy),
      look,
    );
    cell(
      s,
      { x: 50, y: 200, w: 512, h: 36 },
      'Description of operations / vehicles / property (including location)',
      placed('property_address', f.property.address),
      look,
    );
    s.text(50, 246, 'Coverages bound', { bold: true });
    let x = ticked(s, 150, 246, 'Basic', false);
    x = ticked(s, x, 246, 'Broad', false);
    x = ticked(s, x, 246, 'Special', true);
    ticked(s, x, 246, 'Earthquake', false);
    table(
      s,
      50,
      262,
      [
        { w: 200, heading: 'Type of insurance' },
        { w: 92, heading: 'Deductible', align: 'right' },
        { w: 70, heading: 'Coins %', align: 'center' },
        { w: 150, heading: 'Amount', align: 'right' },
      ],
      [
        [
          'Property: building',
          h.money('hazard_deductible', f.hazard.deductibleCents),
          '90',
          h.money('hazard_coverage_amount', f.hazard.coverageCents),
        ],
        ['Property: contents', h.cash(100_000), '90', h.cash(5_000_000)],
        ['General liability, each occurrence', '', '', h.cash(100_000_000)],
        ['Automobile', '', '', 'Not bound'],
      ],
      { size: 9, pad: 4 },
    );
    s.y += 14;
    cell(
      s,
      { x: 50, y: s.y, w: 330, h: 70 },
      'Name and address of mortgagee / loss payee',
      [v('mortgagee_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)],
      look,
    );
    cell(s, { x: 380, y: s.y, w: 182, h: 35 }, 'Loan #', v('loan_number', f.loanNumber), look);
    s.rect(380, s.y + 35, 182, 35);
    ticked(s, 386, s.y + 40, 'Mortgagee', true);
    ticked(s, 386, s.y + 54, 'Loss payee', false);
    ticked(s, 470, s.y + 40, 'Additional insured', false, { size: 7 });
    s.y += 84;
    s.paragraph(bold('Conditions'), { after: 2 });
    s.paragraph(
      'This company binds the kind of insurance stipulated above, subject to the terms, conditions and limitations of the policy in current use by the company. The binder may be cancelled by the insured by surrender or by written notice stating when cancellation will be effective, and by the company by notice in accordance with the policy conditions. The binder is cancelled when replaced by a policy. If it is not replaced, the company is entitled to charge a premium for it according to its rules and rates.',
      { align: 'justify' },
    );
    s.paragraph(
      `The binder itself runs for 60 days and is void after that unless renewed in writing. Premium deposit received: ${h.cash(random.int(20_000, 90_000))}.`,
    );
    s.y += 36;
    s.signature(330, s.y, 220, { signed, label: 'Authorized representative' });
    s.text(330, s.y + 3, `Authorized representative: ${clerkOf(random)}`, { size: 8 });
  },
};

export const insuranceEvidence: readonly Layout[] = [evidenceLetter, declarations, binder];
