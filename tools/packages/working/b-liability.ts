import { numericDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox } from './b-grid.ts';
import { bar, defineLayout, isBusiness, type Kit, signatureLine } from './b-kit.ts';
import { agency, digits, phone, somebody, somewhere } from './b-others.ts';

const limits = [
  'EACH OCCURRENCE',
  'DAMAGE TO RENTED PREMISES',
  'MED EXP (Any one person)',
  'PERSONAL & ADV INJURY',
  'GENERAL AGGREGATE',
] as const;
const amounts = ['$1,000,000', '$100,000', '$5,000', '$1,000,000', '$2,000,000'] as const;

/** A liability certificate names an insurer of its own; only the parties and the holder are fields. */
const parties = (kit: Kit): { readonly insured: Run[]; readonly holder: Run[] } => {
  const { f, p } = kit;
  return {
    insured: prose`${p.borrowers()}\n${p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block')}`,
    holder: [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')],
  };
};

const disclaimer =
  'THIS CERTIFICATE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE CERTIFICATE HOLDER. THIS CERTIFICATE DOES NOT AMEND, EXTEND OR ALTER THE COVERAGE AFFORDED BY THE POLICIES BELOW AND IS NOT A CONTRACT BETWEEN THE ISSUING INSURER(S) AND THE CERTIFICATE HOLDER.';

function drawAcord25(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({ margins: { top: 28, left: 30, right: 30, bottom: 28 }, style: { font: 'sans', size: 8 } });
  const wide = s.width - 60;
  const half = wide / 2;
  const typed = { font: r.pick(['sans', 'mono', 'condensed'] as const), size: 8.5 };
  const { insured, holder } = parties(kit);
  s.text(30, 30, 'ACORD', { size: 17, bold: true });
  s.text(30, 35, 'CERTIFICATE OF LIABILITY INSURANCE', { size: 13, bold: true, width: wide - 30, align: 'center' });
  labelledBox(s, 30 + wide - 90, 28, 90, 26, 'DATE (MM/DD/YYYY)', numericDate(f.disclosure.issuedDate), typed);
  s.rect(30, 56, wide, 34);
  s.text(34, 59, disclaimer, { size: 7, bold: true, width: wide - 8 });
  labelledBox(s, 30, 90, half, 64, 'PRODUCER', `${agency(r)}\n${oneLine(somewhere(r))}`, typed);
  labelledBox(s, 30 + half, 90, half, 32, 'CONTACT NAME:', `${somebody(r)}  ${phone(r)}`, typed);
  labelledBox(
    s,
    30 + half,
    122,
    half,
    32,
    'INSURER(S) AFFORDING COVERAGE',
    `INSURER A: ${r.pick(['Keystone Indemnity', 'Overland Casualty', 'Great Basin Mutual'])}   NAIC # ${digits(r, 5)}`,
    typed,
  );
  labelledBox(s, 30, 154, half, 60, 'INSURED', insured, typed);
  labelledBox(s, 30 + half, 154, half, 60, 'INSURER B:', 'INSURER C:\nINSURER D:', typed);
  s.y = bar(
    s,
    30,
    214,
    wide,
    `COVERAGES            CERTIFICATE NUMBER: ${digits(r, 6)}            REVISION NUMBER:`,
    'ruled',
    8,
  );
  const period = `${p.day(f.hazard.from)}\n${p.day(f.hazard.to)}`;
  grid(
    s,
    { x: 30, widths: [26, wide * 0.32, wide * 0.2, wide * 0.14, wide * 0.34 - 26], style: { size: 7.8 }, pad: 3 },
    [
      ['INSR LTR', 'TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF / EXP', 'LIMITS'].map(
        (runs): CellInput => ({ runs, size: 6.8, bold: true }),
      ),
      [
        'A',
        'COMMERCIAL GENERAL LIABILITY\n[ ] CLAIMS-MADE  [X] OCCUR\nGEN’L AGGREGATE LIMIT APPLIES PER: [X] POLICY',
        `GL${digits(r, 7)}`,
        period,
        limits.map((name, index) => `${name} ${amounts[index]}`).join('\n'),
      ],
      ['A', 'AUTOMOBILE LIABILITY\n[X] ANY AUTO', `CA${digits(r, 7)}`, period, 'COMBINED SINGLE LIMIT $1,000,000'],
      ['', 'UMBRELLA LIAB  [X] OCCUR', `UM${digits(r, 6)}`, period, 'EACH OCCURRENCE $2,000,000\nAGGREGATE $2,000,000'],
      [
        'B',
        'WORKERS COMPENSATION AND EMPLOYERS’ LIABILITY',
        `WC${digits(r, 7)}`,
        period,
        '[X] PER STATUTE\nE.L. EACH ACCIDENT $500,000',
      ],
    ],
  );
  labelledBox(
    s,
    30,
    s.y,
    wide,
    60,
    'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES (ACORD 101 may be attached if more space is required)',
    prose`Location: ${p.address('property_address', f.property.address)}. Loan ${v('loan_number', f.loanNumber)}. Certificate holder is an additional insured with respect to general liability.`,
    typed,
  );
  s.y += 66;
  labelledBox(s, 30, s.y, half, 84, 'CERTIFICATE HOLDER', holder, typed);
  s.rect(30 + half, s.y, half, 84);
  s.text(34 + half, s.y + 3, 'CANCELLATION', { bold: true, size: 7.5 });
  s.text(
    34 + half,
    s.y + 15,
    'SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.',
    { size: 6.8, width: half - 10 },
  );
  s.text(34 + half, s.y + 52, 'AUTHORIZED REPRESENTATIVE', { size: 6.5 });
  s.signature(130 + half, s.y + 80, half - 110, { signed, label: 'Authorized representative', height: 22 });
  s.text(30, s.y + 88, 'ACORD 25 (2016/03)', { size: 7.5, bold: true });
}

function drawCertificateTable(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 46, left: 50, right: 50, bottom: 46 },
    style: { font: r.pick(['franklin', 'slab']), size: 9.5 },
  });
  const wide = s.width - 100;
  const { insured, holder } = parties(kit);
  s.text(50, 46, r.pick(['Overland Casualty Group', 'Keystone Indemnity Company']), { size: 15, bold: true });
  s.text(50, 68, 'Certificate of Liability Insurance', { size: 13 });
  s.y = 92;
  grid(s, { x: 50, widths: [wide / 2, wide / 2], pad: 6, minHeight: 66 }, [
    [
      [{ text: 'Named insured', bold: true }, '\n', ...insured],
      [{ text: 'Certificate holder', bold: true }, '\n', ...holder],
    ],
  ]);
  s.y += 10;
  grid(s, { x: 50, widths: [wide * 0.4, wide * 0.3, wide * 0.3], pad: 5, borders: 'rows' }, [
    ['Limit', 'Amount', 'Policy period'].map((runs): CellInput => ({ runs, bold: true })),
    ...limits.map((name, index): CellInput[] => [
      name.toLowerCase(),
      amounts[index] ?? '',
      index === 0 ? `${p.day(f.hazard.from)} to ${p.day(f.hazard.to)}` : '',
    ]),
  ]);
  s.y += 10;
  s.paragraph(['Policy GL', digits(r, 7), '. Operations at ', p.address('property_address', f.property.address), '.']);
  s.paragraph(`${disclaimer.charAt(0)}${disclaimer.slice(1).toLowerCase()}`, { size: 8.5 });
  s.y += 40;
  signatureLine(s, 50, s.y, 200, 'Authorized representative', { signed, label: 'Authorized representative' });
}

function drawCertificateLetter(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 60 },
    style: { font: r.pick(['serif', 'book']), size: 11 },
  });
  const { insured, holder } = parties(kit);
  s.paragraph('CERTIFICATE OF LIABILITY INSURANCE', { bold: true, size: 14, align: 'center', after: 16 });
  s.paragraph(['Certificate Holder:\n', ...holder], { after: 12 });
  s.paragraph(
    prose`This certifies that ${insured.slice(0, -2)} is insured under general liability policy GL${digits(r, 7)} from ${p.day(f.hazard.from)} until ${p.day(f.hazard.to)}, with limits of one million dollars for each occurrence and two million dollars in the general aggregate. The certificate holder is an additional insured as its interest may appear in connection with loan ${v('loan_number', f.loanNumber)}.`,
    { align: 'justify', leading: 1.35 },
  );
  s.paragraph(disclaimer, { size: 9, after: 44 });
  signatureLine(s, 72, s.y, 200, `${somebody(r)}, ${agency(r)}`, { signed, label: 'Agent' });
}

export const liabilityCertificates: readonly Layout[] = [
  defineLayout('acord-25', 'liability_insurance', drawAcord25, isBusiness),
  defineLayout('liability-table', 'liability_insurance', drawCertificateTable, isBusiness),
  defineLayout('liability-letter', 'liability_insurance', drawCertificateLetter, isBusiness),
];
