import { money, plainMoney } from '../core/amounts.ts';
import { addDays, numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { over, type Run, v } from '../core/runs.ts';

const whole = (cents: number): string => money(cents).replace(/\.\d\d$/, '');

export const layout: Layout = {
  id: 'x-eopi-carrier',
  docType: 'property_insurance',
  suits: (facts) => facts.product !== 'commercial_term',
  draw(open, facts, { random, signed }) {
    const { hazard, lender, borrowers, property } = facts;
    const [borrower = lender] = borrowers;
    const consumer = facts.loanClass === 'consumer';
    const left = 40;
    const full = 532;
    const sheet = open({
      margins: { top: 36, bottom: 36, left, right: 40 },
      style: { font: random.pick(['sans', 'condensed'] as const), size: 9 },
    });
    const box = (x: number, y: number, w: number, h: number, label: string, runs?: Run | readonly Run[]): void => {
      sheet.rect(x, y, w, h);
      sheet.text(x + 3, y + 2.5, label, { size: 6, bold: true });
      if (runs !== undefined) sheet.text(x + 5, y + 12, runs, { width: w - 9 });
    };
    const tick = (x: number, y: number, label: string, marked: boolean): void => {
      sheet.checkbox(x, y, { marked, label, size: 8 });
      sheet.text(x + 12, y + 0.5, label, { size: 7.5 });
    };
    const heading = (y: number, text: string): void => {
      sheet.rect(left, y, full, 14, { fill: '#dfe6ee', stroke: true });
      sheet.text(left + 5, y + 3, text, { size: 8, bold: true });
    };
    sheet.text(left, 36, v('insurer_name', hazard.insurer), { size: 12, bold: true });
    sheet.text(left, 54, 'EVIDENCE OF PROPERTY INSURANCE', { size: 15, bold: true });
    box(left + 432, 36, 100, 32, 'DATE (MM/DD/YYYY)', numericDate(addDays(facts.noteDate, -6)));
    sheet.text(
      left,
      76,
      'THIS EVIDENCE OF PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW. IT DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICY.',
      { size: 7, bold: true, width: full },
    );
    box(
      left,
      98,
      266,
      66,
      'AGENCY',
      prose`${random.pick(['Wexford & Lane Insurance Agency', 'Tamarack Insurance Services', 'J. D. Holt Agency, Inc.'])}\n${random.int(100, 990)} Commerce Street, Suite ${random.int(2, 40)}\nPhone (515) 555-01${random.int(10, 99)}   Agent code ${random.int(10_000, 99_999)}`,
    );
    box(
      left + 266,
      98,
      266,
      66,
      'COMPANY',
      prose`${v('insurer_name', hazard.insurer)}\nP.O. Box ${random.int(1000, 9900)}, Des Moines, IA 50306\nNAIC ${random.int(10_000, 39_999)}`,
    );
    box(
      left,
      164,
      266,
      84,
      'NAMED INSURED AND MAILING ADDRESS',
      prose`${borrowers.flatMap((b, i): Run[] => [i > 0 ? ' and ' : '', v('borrower_name', b.name)])}\n${v('borrower_address', `${borrower.address.street}\n${borrower.address.city}, ${borrower.address.state} ${borrower.address.zip}`, oneLine(borrower.address))}`,
    );
    box(left + 266, 164, 133, 28, 'LOAN NUMBER', v('loan_number', facts.loanNumber));
    box(left + 399, 164, 133, 28, 'POLICY NUMBER', v('hazard_policy_number', hazard.policy));
    box(left + 266, 192, 88, 28, 'EFFECTIVE DATE', v('hazard_effective_date', numericDate(hazard.from), hazard.from));
    box(left + 354, 192, 88, 28, 'EXPIRATION DATE', v('hazard_expiration_date', numericDate(hazard.to), hazard.to));
    sheet.rect(left + 442, 192, 90, 28);
    sheet.checkbox(left + 446, 202, { marked: false, label: 'Continued until terminated if checked', size: 8 });
    sheet.text(left + 457, 198, 'CONTINUED UNTIL\nTERMINATED IF\nCHECKED', { size: 6 });
    box(
      left + 266,
      220,
      266,
      28,
      'THIS REPLACES PRIOR EVIDENCE DATED:',
      random.chance(0.3) ? numericDate(addDays(facts.noteDate, -19)) : 'None',
    );
    heading(252, 'PROPERTY INFORMATION');
    box(left, 266, full, 32, 'LOCATION / DESCRIPTION', [
      v('property_address', oneLine(property.address)),
      consumer
        ? '   -   One family dwelling, frame, protection class 4'
        : '   -   Masonry non-combustible, sprinklered',
    ]);
    sheet.text(
      left,
      302,
      'The policy listed above has been issued to the insured named above for the policy period indicated, notwithstanding any requirement, term or condition of any contract with respect to which this evidence may be issued. Limits shown may have been reduced by paid claims.',
      { size: 7, width: full },
    );
    heading(324, 'COVERAGE INFORMATION');
    tick(left + 290, 327, 'BASIC', false);
    tick(left + 350, 327, 'BROAD', false);
    tick(left + 414, 327, 'SPECIAL', true);
    sheet.text(left + 5, 342, 'COVERAGE / PERILS / FORMS', { size: 7, bold: true });
    sheet.text(left + 340, 342, 'AMOUNT OF INSURANCE', { size: 7, bold: true });
    sheet.text(left + 452, 342, 'DEDUCTIBLE', { size: 7, bold: true });
    const main: Run[] = prose`$ ${v('hazard_coverage_amount', whole(hazard.coverageCents), plainMoney(hazard.coverageCents))}`;
    const deductible: Run[] = prose`$ ${v('hazard_deductible', whole(hazard.deductibleCents), plainMoney(hazard.deductibleCents))}`;
    const part = (share: number): string =>
      `$ ${whole(Math.round((hazard.coverageCents * share) / 100_000) * 100_000)}`;
    const rows: readonly (readonly [string, Run | readonly Run[], Run | readonly Run[]])[] = consumer
      ? [
          ['Coverage A - Dwelling, replacement cost, HO 00 03', main, deductible],
          ['Coverage B - Other structures', part(0.1), ''],
          ['Coverage C - Personal property', part(0.5), ''],
          ['Coverage D - Loss of use', part(0.2), ''],
          ['Coverage E - Personal liability, each occurrence', '$ 300,000', ''],
          ['Windstorm or hail', 'Included', '2% of Coverage A'],
          ['Ordinance or law', '10% of Coverage A', ''],
        ]
      : [
          ['Building, special form, replacement cost, 90% coinsurance waived', main, deductible],
          ['Business personal property', part(0.15), '$ 1,000'],
          ['Business income and extra expense, actual loss sustained', '12 months', '72 hours'],
          ['Equipment breakdown', 'Included', '$ 2,500'],
          ['Windstorm or hail', 'Included', '2% of building'],
          ['Ordinance or law - Coverage A included; B and C combined', part(0.1), ''],
        ];
    const base = 354;
    rows.forEach(([name, amount, ded], i) => {
      const y = base + i * 16;
      sheet.text(left + 5, y + 2, name);
      sheet.text(left + 340, y + 2, amount, { width: 96, align: 'right' });
      sheet.text(left + 446, y + 2, ded, { width: 80, align: 'right' });
      sheet.hline(left, y + 14, left + full, 0.25);
    });
    sheet.rect(left, 338, full, 134);
    sheet.vline(left + 330, 338, 472);
    sheet.vline(left + 442, 338, 472);
    heading(476, 'REMARKS (INCLUDING SPECIAL CONDITIONS)');
    const premium = Math.round(hazard.coverageCents * 0.0041);
    sheet.rect(left, 490, full, 48);
    sheet.text(
      left + 5,
      495,
      `Annual premium $${money(premium)}. ${random.chance(0.5) ? 'Paid in full.' : `Balance due $${money(Math.round(premium / 2))}.`} Flood and earth movement are not covered by this policy. ` +
        (consumer
          ? 'Mortgagee clause is part of the policy form.'
          : 'Lender’s Loss Payable endorsement CP 12 18 applies.'),
      { width: full - 10 },
    );
    heading(542, 'CANCELLATION');
    sheet.rect(left, 556, full, 34);
    sheet.text(
      left + 5,
      561,
      'Should the policy be cancelled before its expiration date, the company will give the additional interest identified below 30 days written notice, or 10 days for non-payment of premium, and will send notice of changes that would affect that interest.',
      { size: 8, width: full - 10 },
    );
    heading(594, 'ADDITIONAL INTEREST');
    box(
      left,
      608,
      300,
      84,
      'LENDER / MORTGAGEE NAME AND ADDRESS',
      prose`${over('lender_name', [v('mortgagee_name', lender.name)])}\nits successors and/or assigns ATIMA\n${v('lender_address', `${lender.address.street}\n${lender.address.city}, ${lender.address.state} ${lender.address.zip}`, oneLine(lender.address))}`,
    );
    sheet.rect(left + 300, 608, 232, 42);
    tick(left + 306, 613, 'MORTGAGEE', true);
    tick(left + 400, 613, 'ADDITIONAL INSURED', false);
    tick(left + 306, 629, 'LENDER’S LOSS PAYABLE', !consumer);
    tick(left + 424, 629, 'LOSS PAYEE', false);
    sheet.rect(left + 300, 650, 232, 42);
    sheet.text(left + 303, 652, 'AUTHORIZED REPRESENTATIVE', { size: 6, bold: true });
    sheet.signature(left + 320, 686, 190, { signed, label: 'Authorized representative', height: 20 });
    sheet.text(left, 698, `Form PL-0027 (03/16)     ${hazard.insurer}     Page 1 of 1`, { size: 7 });
  },
};
