import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { type Run, v } from '../core/runs.ts';
import { cell, fitted, table } from './b-form-parts.ts';
import { clerkOf, digitsOf, handOf, phoneOf, placed, slashDay, stacked } from './b-values.ts';

/** ACORD 25; the policies of liability are not the hazard policy, and their numbers are no fields. */
function liability(id: string, lookOf: 'form' | 'plain'): Layout {
  return {
    id,
    docType: 'liability_insurance',
    suits: (facts) => facts.loanClass === 'business',
    draw(open, f, { random, signed }) {
      const h = handOf(random, { day: slashDay, dropsCents: true });
      const from = h.day(f.hazard.from);
      const to = h.day(addMonths(f.hazard.from, 12));
      const debtor = f.borrowers[0];
      const rows: Run[][] = [
        [
          'A',
          'COMMERCIAL GENERAL LIABILITY\nCLAIMS-MADE [ ]  OCCUR [X]\nGEN’L AGGREGATE LIMIT APPLIES PER: POLICY',
          `GL${digitsOf(random, 7)}`,
          from,
          to,
          'EACH OCCURRENCE $ 1,000,000\nDAMAGE TO RENTED PREMISES $ 100,000\nMED EXP $ 5,000\nGENERAL AGGREGATE $ 2,000,000\nPRODUCTS - COMP/OP AGG $ 2,000,000',
        ],
        [
          'A',
          'AUTOMOBILE LIABILITY\nANY AUTO [X]',
          `CA${digitsOf(random, 7)}`,
          from,
          to,
          'COMBINED SINGLE LIMIT $ 1,000,000',
        ],
        [
          'B',
          'UMBRELLA LIAB [X]  EXCESS LIAB [ ]\nDED  RETENTION $ 10,000',
          `UM${digitsOf(random, 6)}`,
          from,
          to,
          'EACH OCCURRENCE $ 3,000,000\nAGGREGATE $ 3,000,000',
        ],
        [
          'C',
          'WORKERS COMPENSATION AND EMPLOYERS’ LIABILITY',
          `WC${digitsOf(random, 6)}`,
          from,
          to,
          'PER STATUTE [X]\nE.L. EACH ACCIDENT $ 500,000',
        ],
      ];
      const columns = [
        { w: 24, heading: 'INSR LTR' },
        { w: 168, heading: 'TYPE OF INSURANCE' },
        { w: 84, heading: 'POLICY NUMBER' },
        { w: 62, heading: 'POLICY EFF (MM/DD/YYYY)' },
        { w: 62, heading: 'POLICY EXP (MM/DD/YYYY)' },
        { w: 156, heading: 'LIMITS' },
      ];
      if (lookOf === 'form') {
        const s = open({ style: { font: 'sans', size: 8 }, margins: { left: 28, right: 28, bottom: 30 } });
        const look = { label: { size: 6.5 }, labelHeight: 9, value: { size: 9 } };
        s.text(28, 26, 'ACORD', { bold: true, size: 16, font: 'slab' });
        s.text(28, 30, 'CERTIFICATE OF LIABILITY INSURANCE', { bold: true, size: 13, width: 556, align: 'center' });
        cell(s, { x: 504, y: 24, w: 80, h: 24 }, 'DATE (MM/DD/YYYY)', from, { label: { size: 5.5 } });
        s.rect(28, 52, 556, 56);
        fitted(
          s,
          { x: 32, y: 55, w: 548, h: 50 },
          'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AFFIRMATIVELY OR NEGATIVELY AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW. THIS CERTIFICATE OF INSURANCE DOES NOT CONSTITUTE A CONTRACT BETWEEN THE ISSUING INSURER(S), AUTHORIZED REPRESENTATIVE OR PRODUCER, AND THE CERTIFICATE HOLDER. IMPORTANT: If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must have ADDITIONAL INSURED provisions or be endorsed.',
          { size: 7 },
        );
        cell(
          s,
          { x: 28, y: 108, w: 278, h: 50 },
          'PRODUCER',
          `Midland Risk Advisors\n${random.int(10, 900)} Exchange Place`,
          look,
        );
        cell(
          s,
          { x: 306, y: 108, w: 278, h: 50 },
          'CONTACT NAME / PHONE / E-MAIL',
          `${clerkOf(random)}\n${phoneOf(random)}`,
          look,
        );
        cell(
          s,
          { x: 28, y: 158, w: 278, h: 56 },
          'INSURED',
          [v('borrower_name', debtor?.name ?? ''), '\n', debtor ? stacked('borrower_address', debtor.address) : ''],
          look,
        );
        cell(
          s,
          { x: 306, y: 158, w: 278, h: 56 },
          'INSURER(S) AFFORDING COVERAGE                NAIC #',
          [
            'INSURER A: ',
            v('insurer_name', f.hazard.insurer),
            '\nINSURER B: Summit Excess Insurance\nINSURER C: State Compensation Fund',
          ],
          { ...look, value: { size: 8 } },
        );
        s.text(28, 218, `COVERAGES          CERTIFICATE NUMBER: ${digitsOf(random, 8)}          REVISION NUMBER:`, {
          bold: true,
          size: 8,
        });
        s.text(
          28,
          229,
          'THIS IS TO CERTIFY THAT THE POLICIES OF INSURANCE LISTED BELOW HAVE BEEN ISSUED TO THE INSURED NAMED ABOVE FOR THE POLICY PERIOD INDICATED.',
          { size: 6.5 },
        );
        table(s, 28, 240, columns, rows, { size: 7.5, pad: 3, headingStyle: { size: 6.5 } });
        cell(
          s,
          { x: 28, y: s.y, w: 556, h: 60 },
          'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101, Additional Remarks Schedule, may be attached if more space is required)',
          placed('property_address', f.property.address),
          look,
        );
        s.y += 64;
        cell(
          s,
          { x: 28, y: s.y, w: 278, h: 74 },
          'CERTIFICATE HOLDER',
          [v('lender_name', f.lender.name), '\n', stacked('lender_address', f.lender.address)],
          look,
        );
        cell(
          s,
          { x: 306, y: s.y, w: 278, h: 40 },
          'CANCELLATION',
          'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
          { ...look, value: { size: 7 } },
        );
        s.rect(306, s.y + 40, 278, 34);
        s.text(309, s.y + 42, 'AUTHORIZED REPRESENTATIVE', { size: 6.5 });
        s.signature(380, s.y + 70, 190, { signed, label: 'AUTHORIZED REPRESENTATIVE', height: 20 });
        s.text(28, 762, 'ACORD 25 (2016/03)', { bold: true, size: 7.5 });
        return;
      }
      const s = open({ size: [792, 612], style: { font: 'serif', size: 9.5 }, margins: { left: 50, right: 50 } });
      s.text(50, 44, [v('insurer_name', f.hazard.insurer), ' and affiliates'], { bold: true, size: 13 });
      s.text(50, 62, 'Certificate of Liability Insurance', { size: 12 });
      s.text(50, 86, [
        'Certificate holder: ',
        v('lender_name', f.lender.name),
        ', ',
        placed('lender_address', f.lender.address),
      ]);
      s.text(50, 102, [
        'Insured: ',
        v('borrower_name', debtor?.name ?? ''),
        ', ',
        debtor ? placed('borrower_address', debtor.address) : '',
      ]);
      s.text(50, 118, ['Location: ', placed('property_address', f.property.address)]);
      table(
        s,
        50,
        140,
        columns.map((column) => ({ ...column, w: column.w * 1.24 })),
        rows,
        { size: 8.5, pad: 4, rules: 'rows' },
      );
      s.y += 10;
      s.paragraph(
        'The certificate holder is an additional insured where required by written contract. This certificate is not a policy and gives no right against the insurers. Property coverage is evidenced separately.',
      );
      s.y += 24;
      s.signature(50, s.y, 200, { signed, label: 'Authorized representative' });
      s.text(50, s.y + 3, `Authorized representative, ${clerkOf(random)}`, { size: 8 });
    },
  };
}

export const liabilityCertificates: readonly Layout[] = [
  liability('liability-acord-25', 'form'),
  liability('liability-landscape-certificate', 'plain'),
];
