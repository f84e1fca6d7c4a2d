import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { type CellInput, grid, labelledBox, pairs } from './b-grid.ts';
import { bar, centred, defineLayout, type Kit, signatureLine } from './b-kit.ts';
import { agency, digits } from './b-others.ts';

const inArea = (kit: Kit): boolean => kit.f.flood.inHazardArea;

const paragraphs = (kit: Kit): (readonly Run[])[] => {
  const { f } = kit;
  return [
    prose`The building or mobile home securing the loan for which you have applied ${inArea(kit) ? 'is or will be' : 'is not'} located in an area with special flood hazards. The area has been identified by the Director of the Federal Emergency Management Agency (FEMA) as a special flood hazard area using FEMA’s Flood Insurance Rate Map or the Flood Hazard Boundary Map for the following community: ${f.property.address.city}, ${f.property.address.state}, number ${v('flood_community_number', f.flood.community)}. The zone is ${v('flood_zone', f.flood.zone)}.`,
    [
      'This area has at least a one percent (1%) chance of a flood equal to or exceeding the base flood elevation (a 100-year flood) in any given year. During the life of a 30-year mortgage loan, the risk of a 100-year flood in a special flood hazard area is 26 percent (26%).',
    ],
    [
      'Federal law allows a lender and borrower jointly to request the Director of FEMA to review the determination of whether the property securing the loan is located in a special flood hazard area.',
    ],
    [
      'The community in which the property securing the loan is located participates in the National Flood Insurance Program (NFIP). Federal law will not allow us to make you the loan that you have applied for if you do not purchase flood insurance. The flood insurance must be maintained for the life of the loan.',
    ],
    [
      'At a minimum, flood insurance purchased must cover the lesser of the outstanding principal balance of the loan or the maximum amount of coverage allowed for the type of property under the NFIP.',
    ],
    [
      'The availability of Federal disaster relief assistance, usually in the form of a low-interest loan, may be available for damages incurred in excess of your flood insurance if your community’s participation in the NFIP is in accordance with NFIP requirements.',
    ],
  ];
};

function drawNotice(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 50, left: 62, right: 62, bottom: 50 },
    style: { font: r.pick(['serif', 'sans', 'book']), size: 10.5 },
  });
  s.y = centred(s, s.y, 'NOTICE OF SPECIAL FLOOD HAZARDS', { size: 14, bold: true });
  s.y = centred(s, s.y, 'AND AVAILABILITY OF FEDERAL DISASTER RELIEF ASSISTANCE', { size: 11, bold: true }) + 12;
  pairs(s, { x: 62, labelWidth: 100, width: 480, gap: 2 }, [
    ['Lender:', v('lender_name', f.lender.name)],
    ['Borrower:', p.borrowers()],
    ['Loan No.:', v('loan_number', f.loanNumber)],
    ['Property:', p.address('property_address', f.property.address)],
    ['Date:', p.day(f.flood.date)],
  ]);
  s.y += 8;
  s.paragraph('We are giving you this notice to inform you that:');
  for (const runs of paragraphs(kit)) s.paragraph(runs, { align: 'justify' });
  s.paragraph('I have received a copy of this notice before closing.', { after: 36 });
  f.borrowers.forEach((borrower, index) => {
    signatureLine(s, 62 + index * 250, s.y, 220, [v('borrower_name', borrower.name)], { signed, label: borrower.name });
  });
}

function drawNoticeForm(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({ margins: { top: 36, left: 40, right: 40, bottom: 40 }, style: { font: 'sans', size: 9 } });
  const wide = s.width - 80;
  const typed = { font: r.pick(['mono', 'sans'] as const), size: 9 };
  s.y = bar(s, 40, 36, wide, 'NOTICE OF SPECIAL FLOOD HAZARDS', 'dark', 12) + 6;
  const y = s.y;
  labelledBox(s, 40, y, wide / 2, 52, 'BORROWER NAME', p.borrowers({ upper: true }), typed);
  labelledBox(
    s,
    40 + wide / 2,
    y,
    wide / 2,
    52,
    'LENDER NAME AND ADDRESS',
    [v('lender_name', f.lender.name), '\n', p.address('lender_address', f.lender.address, 'block')],
    typed,
  );
  labelledBox(s, 40, y + 52, wide / 2, 30, 'PROPERTY ADDRESS', p.address('property_address', f.property.address), {
    ...typed,
    size: 8,
  });
  labelledBox(s, 40 + wide / 2, y + 52, wide / 4, 30, 'LOAN NUMBER', v('loan_number', f.loanNumber), typed);
  labelledBox(
    s,
    40 + wide * 0.75,
    y + 52,
    wide / 4,
    30,
    'DETERMINATION DATE',
    p.date('flood_determination_date', f.flood.date),
    typed,
  );
  s.y = y + 92;
  for (const [label, marked, index] of [
    ['Notice of property in special flood hazard area', inArea(kit), 0],
    ['Notice of property not in special flood hazard area', !inArea(kit), 3],
    ['Notice to borrower about federal disaster relief assistance (participating community)', true, 4],
  ] as const) {
    s.checkbox(44, s.y, { marked, label, ...(index === 0 ? { field: 'in_sfha' } : {}) });
    s.text(60, s.y, label, { bold: true });
    s.y += 16;
    s.paragraph(paragraphs(kit)[index] ?? '', { indent: 20, size: 9 });
  }
  for (const runs of [paragraphs(kit)[1] ?? [], paragraphs(kit)[5] ?? []]) s.paragraph(runs, { size: 9 });
  s.y += 30;
  signatureLine(s, 44, s.y, 220, 'Borrower signature and date', { signed, label: f.borrowers[0]?.name ?? 'Borrower' });
  signatureLine(s, 310, s.y, 220, 'Lender representative', { signed, label: 'Lender' });
}

function drawFloodDeclarations(kit: Kit): void {
  const { open, f, p, r } = kit;
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 44 },
    style: { font: r.pick(['sans', 'condensed']), size: 9.5 },
  });
  const wide = s.width - 88;
  s.text(
    44,
    40,
    r.pick(['Tidewater Flood Insurance Company', 'Selective Shore Insurance', 'NFIP Direct Servicing Agent']),
    { size: 14, bold: true },
  );
  s.text(44, 60, 'FLOOD DECLARATIONS PAGE', { size: 13, bold: true });
  s.text(
    44,
    40,
    prose`National Flood Insurance Program\nPolicy number ${digits(r, 10)}\nPolicy term: ${p.day(f.noteDate)} to ${p.date('flood_expiration_date', f.flood.to)}`,
    { size: 8.5, width: wide, align: 'right' },
  );
  s.hline(44, 82, s.width - 44, 1.2);
  s.y = 92;
  grid(s, { x: 44, widths: [wide / 2, wide / 2], pad: 6, style: { size: 9.5 } }, [
    [
      [
        { text: 'INSURED', bold: true },
        '\n',
        ...p.borrowers(),
        '\n',
        p.address('borrower_address', f.borrowers[0]?.address ?? f.property.address, 'block'),
      ],
      [
        { text: 'FIRST MORTGAGEE', bold: true },
        '\n',
        v('mortgagee_name', f.lender.name),
        '\n',
        p.address('lender_address', f.lender.address, 'block'),
        '\nLoan: ',
        v('loan_number', f.loanNumber),
      ],
    ],
    [
      [
        { text: 'INSURED PROPERTY LOCATION', bold: true },
        '\n',
        p.address('property_address', f.property.address, 'block'),
      ],
      [{ text: 'AGENCY', bold: true }, `\n${agency(r)}\n`, 'Producer code ', digits(r, 5)],
    ],
  ]);
  s.y += 8;
  s.y = bar(s, 44, s.y, wide, 'RATING INFORMATION', 'grey') + 4;
  pairs(s, { x: 48, labelWidth: 170, width: wide - 8, gap: 2 }, [
    ['NFIP community number:', v('flood_community_number', f.flood.community)],
    ['Current flood zone:', v('flood_zone', f.flood.zone)],
    ['Building description:', f.property.type],
    ['Replacement cost value:', p.amount(f.hazard.coverageCents)],
    ['Date of construction:', String(r.int(1955, 2015))],
  ]);
  s.y += 4;
  s.y = bar(s, 44, s.y, wide, 'COVERAGES', 'grey') + 2;
  grid(
    s,
    { x: 44, widths: [wide * 0.34, wide * 0.24, wide * 0.2, wide * 0.22], align: ['left', 'right', 'right', 'right'] },
    [
      ['', 'Coverage', 'Deductible', 'Premium'].map((runs): CellInput => ({ runs, bold: true })),
      [
        'Building',
        p.money('flood_coverage_amount', f.flood.coverageCents),
        money(125_000),
        money(r.int(50_000, 220_000)),
      ],
      ['Contents', money(r.int(0, 10) * 1_000_000), money(125_000), money(r.int(9_000, 60_000))],
      [{ runs: 'Total amount due', bold: true, span: 3 }, money(r.int(90_000, 300_000))],
    ],
  );
  s.y += 10;
  s.paragraph(
    'This policy covers only one building. If you have more than one building on your property, please make sure they are all covered. Coverage limitations may apply. Please refer to your policy for details. This declarations page, the application and the Standard Flood Insurance Policy form make up the contract.',
    { size: 8.5 },
  );
}

function drawFloodEvidence(kit: Kit): void {
  const { open, f, p, r, signed } = kit;
  const s = open({
    margins: { top: 56, left: 66, right: 66, bottom: 56 },
    style: { font: r.pick(['serif', 'typewriter']), size: 10.5 },
  });
  s.y = centred(s, s.y, 'NATIONAL FLOOD INSURANCE PROGRAM', { bold: true, size: 12 });
  s.y = centred(s, s.y, 'FLOOD DECLARATIONS PAGE - NEW BUSINESS', { bold: true, size: 14 }) + 14;
  pairs(s, { x: 66, labelWidth: 180, width: 480, underline: true, gap: 7 }, [
    ['Policy number', digits(r, 10)],
    ['Insured', p.borrowers({ upper: true })],
    ['Property address', p.address('property_address', f.property.address)],
    ['Effective', p.day(f.noteDate)],
    ['Expiration', p.date('flood_expiration_date', f.flood.to)],
    ['Building coverage', p.money('flood_coverage_amount', f.flood.coverageCents)],
    ['Contents coverage', p.amount(0)],
    ['Deductible', p.amount(200_000)],
    ['Flood zone', v('flood_zone', f.flood.zone)],
    ['Community', v('flood_community_number', f.flood.community)],
    ['Mortgagee', v('mortgagee_name', f.lender.name)],
    ['Loan number', v('loan_number', f.loanNumber)],
  ]);
  s.y += 10;
  s.paragraph(
    'The waiting period does not apply because the policy is bought in connection with the making of a loan. The premium has been received. The full policy will follow by mail within thirty days.',
    { align: 'justify', after: 40 },
  );
  signatureLine(s, 66, s.y, 200, agency(r), { signed, label: 'Agent' });
}

export const floodNotices: readonly Layout[] = [
  defineLayout('flood-notice-letter', 'flood_notice', drawNotice),
  defineLayout('flood-notice-form', 'flood_notice', drawNoticeForm),
  defineLayout('flood-declarations', 'flood_policy', drawFloodDeclarations, (facts) => facts.flood.inHazardArea),
  defineLayout('flood-declarations-lines', 'flood_policy', drawFloodEvidence, (facts) => facts.flood.inHazardArea),
];
