import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { agency, box, type Desk, digits, isBusiness, layoutD, list, middle, phone, table } from './d-kit.ts';

/** A certificate of liability for the bank as holder. */
function drawCertificate(desk: Desk, wordy: boolean): void {
  const { open, f, r, say, signed } = desk;
  const s = open({
    margins: { top: 30, left: 30, right: 30, bottom: 30 },
    style: { font: wordy ? 'serif' : 'sans', size: 9 },
  });
  const insuredAt = f.borrowers[0]?.address ?? f.property.address;
  const period = [say.day(addDays(f.noteDate, -40)), say.day(addDays(f.noteDate, 325))] as const;
  if (wordy) {
    middle(s, 50, `${agency(r)}`, { size: 16, bold: true });
    middle(s, 74, 'MEMORANDUM OF LIABILITY INSURANCE', { size: 12, bold: true });
    s.y = 110;
    s.paragraph(['To: ', say.lender, '\n', say.lines('lender_address', f.lender.address)], { indent: 30 });
    s.paragraph(
      prose`This will confirm that the following coverage is in force for ${say.borrowers()} of ${say.address('borrower_address', insuredAt)} in respect of operations at ${say.property}.`,
      { indent: 30, width: 490, leading: 1.3 },
    );
    s.y += 8;
    list(s, { x: 60, label: 170, width: 480, gap: 6 }, [
      ['Kind of policy', 'Commercial general liability, occurrence form'],
      ['Carrier', 'Bluestem Casualty Company'],
      ['Number', `GL ${digits(r, 7)}`],
      ['In force', `${period[0]} until ${period[1]}`],
      ['Each occurrence', '$1,000,000'],
      ['General aggregate', '$2,000,000'],
      ['Umbrella', r.chance(0.5) ? '$5,000,000' : 'None'],
      ['Your reference', ['Loan ', say.loan]],
    ]);
    s.y += 10;
    s.paragraph(
      'The certificate holder is an additional insured as its interest may appear. We will try to give thirty days’ notice of cancellation.',
      { indent: 30, width: 490, after: 40 },
    );
    s.signature(60, s.y, 200, { signed, label: 'agent' });
    return;
  }
  s.text(30, 30, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 15, bold: true });
  box(s, [492, 26, 90, 26], 'DATE (MM/DD/YYYY)', say.day(addDays(f.noteDate, -5)), { size: 8.5 });
  s.text(
    30,
    56,
    'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER.',
    { size: 7, bold: true, width: 552 },
  );
  box(s, [30, 76, 276, 56], 'PRODUCER', [agency(r), `\n${phone(r)}`]);
  box(s, [306, 76, 276, 56], 'INSURER(S) AFFORDING COVERAGE', 'A: Bluestem Casualty Company\nB: Pine Barren Indemnity');
  box(s, [30, 132, 276, 60], 'INSURED', [...say.borrowers('\n'), '\n', say.lines('borrower_address', insuredAt)]);
  box(s, [306, 132, 276, 60], 'REVISION NUMBER', '');
  s.y = 200;
  table(s, { x: 30, widths: [24, 168, 90, 80, 80, 110], rules: 'all', style: { size: 7.5 }, bold: [0] }, [
    ['LTR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'],
    [
      'A',
      'COMMERCIAL GENERAL LIABILITY  OCCUR',
      `CGL${digits(r, 6)}`,
      period[0],
      period[1],
      'EACH OCCURRENCE $1,000,000',
    ],
    [
      'A',
      'AUTOMOBILE LIABILITY  ANY AUTO',
      `BA${digits(r, 6)}`,
      period[0],
      period[1],
      'COMBINED SINGLE LIMIT $1,000,000',
    ],
    [
      'B',
      'WORKERS COMPENSATION AND EMPLOYERS’ LIABILITY',
      `WC${digits(r, 6)}`,
      period[0],
      period[1],
      'E.L. EACH ACCIDENT $500,000',
    ],
  ]);
  box(
    s,
    [30, s.y + 6, 552, 54],
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES',
    prose`Location: ${say.property}. Loan number ${say.loan}.`,
  );
  const y = s.y + 70;
  box(s, [30, y, 276, 70], 'CERTIFICATE HOLDER', [say.lender, '\n', say.lines('lender_address', f.lender.address)]);
  box(s, [306, y, 276, 70], 'CANCELLATION', 'Notice will be delivered in accordance with the policy provisions.', {
    size: 7.5,
  });
  s.signature(320, y + 62, 200, { signed, label: 'authorized representative', height: 20 });
  s.text(30, y + 76, 'ACORD 25', { size: 7, bold: true });
}

export const liabilityD: readonly Layout[] = [
  layoutD('liability-certificate-grid', 'liability_insurance', (desk) => drawCertificate(desk, false), isBusiness),
  layoutD('liability-agent-memo', 'liability_insurance', (desk) => drawCertificate(desk, true), isBusiness),
];
