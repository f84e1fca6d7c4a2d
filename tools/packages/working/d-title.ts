import { money } from '../core/amounts.ts';
import { addDays } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { oneLine } from '../core/parties.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  box,
  clerk,
  type Desk,
  digits,
  hasLand,
  isPurchase,
  layoutD,
  list,
  middle,
  phone,
  seller,
  table,
} from './d-kit.ts';

/** Who holds title before the closing: the seller in a purchase, else the borrowers together. */
function owner({ f, r }: Desk): Run {
  if (isPurchase(f)) return v('vested_owner', seller(r));
  return v('vested_owner', f.borrowers.map((party) => party.name).join(' and '));
}

function values(desk: Desk) {
  const { f, say } = desk;
  return {
    number: v('title_commitment_number', f.title.number),
    effective: say.date('title_effective_date', f.title.date),
    amount: say.money('title_amount', f.principalCents),
    insured: v('title_insured', f.lender.name),
    owner: owner(desk),
    legal: v('legal_description', f.property.legalDescription),
    parcel: v('parcel_number', f.property.parcel),
    county: v('property_county', f.property.county),
    instrument: isDeedState(f.property.address.state) ? 'Deed of Trust' : 'Mortgage',
  };
}

const isDeedState = (state: string): boolean => ['CO', 'OR', 'TX', 'CA', 'ID'].includes(state);

const exceptions = [
  'Rights or claims of parties in possession not shown by the public records.',
  'Easements, or claims of easements, not shown by the public records.',
  'Taxes and assessments for the current year, a lien not yet due and payable.',
  'Utility easement 10 feet in width along the rear lot line as shown on the recorded plat.',
  'Covenants, conditions and restrictions recorded in Book 214 at Page 77.',
  'Any lien for services, labor or material heretofore or hereafter furnished.',
];

/** The association's 2021 form: numbered items, requirements and exceptions on the next pages. */
function drawNational(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = values(desk);
  const s = open({
    margins: { top: 56, left: 60, right: 60, bottom: 64 },
    style: { font: r.pick(['serif', 'sans']), size: 10 },
    furniture: (sheet, page, pages) => {
      sheet.text(60, 746, `ALTA Commitment for Title Insurance (07-01-2021)   Page ${page} of ${pages}`, { size: 7.5 });
    },
  });
  middle(s, 48, f.title.underwriter.toUpperCase(), { size: 13, bold: true });
  middle(s, 66, 'ALTA COMMITMENT FOR TITLE INSURANCE', { size: 12, bold: true });
  s.y = 92;
  s.paragraph('Transaction Identification Data, for which the Company assumes no liability:', { bold: true, size: 9 });
  list(s, { x: 72, label: 140, width: 470, gap: 1, style: { size: 9 } }, [
    ['Issuing Agent:', say.agent],
    ['Issuing Office:', oneLine(f.title.agent.address)],
    ['Loan ID Number:', say.loan],
    ['Commitment Number:', o.number],
    ['Issuing Office File Number:', say.file],
    ['Property Address:', say.property],
  ]);
  middle(s, s.y + 10, 'SCHEDULE A', { size: 12, bold: true });
  s.y += 32;
  s.paragraph(['1.  Commitment Date: ', o.effective, ' at 8:00 a.m.']);
  s.paragraph('2.  Policy to be issued:');
  if (isPurchase(f) && f.salePriceCents !== null) {
    s.paragraph(
      prose`(a)  2021 ALTA Owner’s Policy\nProposed Insured: ${say.borrowers()}\nProposed Amount of Insurance: $${money(f.salePriceCents)}`,
      { indent: 30 },
    );
  }
  s.paragraph(
    prose`${isPurchase(f) ? '(b)' : '(a)'}  2021 ALTA Loan Policy\nProposed Insured: ${o.insured}, its successors and/or assigns as their interests may appear\nProposed Amount of Insurance: ${o.amount}`,
    { indent: 30 },
  );
  s.paragraph('3.  The estate or interest in the Land at the Commitment Date is: Fee Simple');
  s.paragraph(['4.  The Title is, at the Commitment Date, vested in: ', o.owner]);
  s.paragraph(['5.  The Land is described as follows: ', o.legal, '. Tax parcel ', o.parcel, '.']);
  s.y += 26;
  s.signature(60, s.y, 200, { signed, label: 'authorized countersignature' });
  s.text(60, s.y + 3, 'Authorized Countersignature', { size: 8 });
  s.newPage();
  middle(s, 56, 'SCHEDULE B, PART I — Requirements', { size: 12, bold: true });
  s.y = 84;
  s.paragraph('All of the following Requirements must be met:', { after: 8 });
  const instrument: Run[] = prose`Duly authorized and executed ${o.instrument} from ${say.borrowers()} to secure ${say.lender} in the amount of ${say.money('principal_amount', f.principalCents)}.`;
  const requirements: Run[][] = [
    [
      'The Proposed Insured must notify the Company in writing of the name of any party not referred to in this Commitment.',
    ],
    ['Pay the agreed amount for the estate or interest to be insured.'],
    ['Pay the premiums, fees, and charges for the Policy to the Company.'],
    instrument,
    [
      isPurchase(f)
        ? 'Warranty deed from the vested owner to the Proposed Insured under the owner’s policy.'
        : `Release of the lien of ${f.payoff.lender} recorded under Reception No. ${digits(r, 8)}.`,
    ],
  ];
  requirements.forEach((runs, index) => {
    s.paragraph([`${index + 1}.  `, ...runs], { indent: 12 });
  });
  middle(s, s.y + 14, 'SCHEDULE B, PART II — Exceptions', { size: 12, bold: true });
  s.y += 40;
  exceptions.forEach((text, index) => {
    s.paragraph(`${index + 1}.  ${text}`, { indent: 12 });
  });
}

/** A local abstract office's one-page binder in boxes. */
function drawBinder(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = values(desk);
  const typed = { font: r.pick(['typewriter', 'sans'] as const), size: 9 };
  const s = open({ margins: { top: 40, left: 40, right: 40, bottom: 40 }, style: { font: 'serif', size: 9.5 } });
  s.text(40, 40, say.agent, { size: 15, bold: true });
  s.text(40, 60, `Agent for ${f.title.underwriter}`, { size: 9 });
  s.text(360, 44, 'COMMITMENT FOR TITLE INSURANCE', { size: 10.5, bold: true });
  s.text(360, 60, 'Schedule A', { size: 10 });
  box(s, [40, 80, 133, 34], 'No.', o.number, typed);
  box(s, [173, 80, 133, 34], 'Order / GF No.', say.file, typed);
  box(s, [306, 80, 133, 34], 'Effective', o.effective, typed);
  box(s, [439, 80, 133, 34], 'Premium', `$${money(r.int(40_000, 290_000))}`, typed);
  box(s, [40, 114, 399, 48], 'Loan Policy — Insured', [o.insured, ' ISAOA'], typed);
  box(s, [439, 114, 133, 48], 'Liability', o.amount, typed);
  box(s, [40, 162, 532, 32], 'Owner of record (fee simple title is vested in)', o.owner, typed);
  box(s, [40, 194, 266, 44], 'Proposed borrower', say.borrowers('\n'), typed);
  box(s, [306, 194, 266, 44], 'Address of land', say.lines('property_address', f.property.address), typed);
  box(s, [40, 238, 399, 60], 'Legal description', o.legal, typed);
  box(s, [439, 238, 133, 60], 'Parcel / County', [o.parcel, '\n', o.county], typed);
  s.y = 310;
  s.paragraph('Requirements', { bold: true });
  for (const runs of paragraphs`
    (1) ${o.instrument} signed by the proposed borrower securing ${say.money('principal_amount', f.principalCents)} to be recorded as a ${v('lien_position', 'first', '1')} lien.
    (2) Payment of all taxes through ${f.noteDate.slice(0, 4)}.  (3) Affidavit as to debts and liens.
  `)
    s.paragraph(runs);
  s.paragraph('Exceptions', { bold: true });
  exceptions.slice(0, 4).forEach((text, index) => {
    s.paragraph(`(${String.fromCharCode(97 + index)}) ${text}`, { size: 9, after: 2 });
  });
  s.signature(340, s.y + 44, 200, { signed, label: 'countersigned' });
  s.text(340, s.y + 47, `Countersigned, ${clerk(r)}`, { size: 8 });
}

/** A lender's preliminary report by an escrow company of the west, as a letter with a schedule. */
function drawPreliminary(desk: Desk): void {
  const { open, f, r, say } = desk;
  const o = values(desk);
  const s = open({
    margins: { top: 50, left: 66, right: 66, bottom: 54 },
    style: { font: r.pick(['book', 'slab']), size: 10 },
  });
  s.text(66, 50, say.agent, { size: 14, bold: true });
  s.text(66, 68, `${oneLine(f.title.agent.address)}   ${phone(r)}`, { size: 8.5 });
  s.text(66, 96, [say.lender, '\n', say.lines('lender_address', f.lender.address), `\nAttn: Loan Closing`], {
    width: 240,
  });
  s.y = 96;
  list(s, { x: 330, label: 90, width: 220, gap: 2, style: { size: 9.5 } }, [
    ['Escrow No.', say.file],
    ['Title No.', o.number],
    ['Your Ref.', say.loan],
    ['Borrower', say.borrowers('\n')],
  ]);
  s.y = 176;
  s.paragraph('PRELIMINARY COMMITMENT FOR TITLE INSURANCE', { size: 12, bold: true, align: 'center' });
  s.paragraph(
    prose`${f.title.underwriter} is prepared to issue its extended coverage loan policy upon the land described below, subject to the matters shown. This commitment speaks as of ${o.effective} at 7:30 a.m. and becomes void six months thereafter.`,
    { align: 'justify', leading: 1.3 },
  );
  table(s, { x: 66, widths: [220, 130, 130], align: ['left', 'right', 'right'], rules: 'rows', bold: [0] }, [
    ['Policy', 'Amount', 'Premium'],
    ['ALTA extended loan policy', o.amount, `$${money(r.int(40_000, 190_000))}`],
    ['Endorsements 9, 22, 8.1', 'Included', '$100.00'],
  ]);
  s.y += 10;
  s.paragraph([{ text: 'Assured: ', bold: true }, o.insured]);
  s.paragraph([{ text: 'Title to said estate is vested in: ', bold: true }, o.owner]);
  s.paragraph([{ text: 'Land: ', bold: true }, o.legal, ' (the street address is purported to be ', say.property, ')']);
  s.paragraph([{ text: 'Assessor’s parcel: ', bold: true }, o.parcel, ', ', o.county, ' County']);
  s.paragraph('At the date hereof exceptions to coverage are:', { bold: true });
  exceptions.forEach((text, index) => {
    s.paragraph(`${index + 1}. ${text}`, { indent: 16, after: 3 });
  });
  s.paragraph(
    `${exceptions.length + 1}. ${o.instrument} of record in favor of ${f.payoff.lender}, recorded ${say.day(addDays(f.noteDate, -1500))}, original amount $${money(r.int(80, 900) * 100_000)}.`,
    { indent: 16 },
  );
}

export const commitmentsD: readonly Layout[] = [
  layoutD('commitment-national-2021', 'title_commitment', drawNational, hasLand),
  layoutD('commitment-abstract-boxes', 'title_commitment', drawBinder, hasLand),
  layoutD('commitment-preliminary-letter', 'title_commitment', drawPreliminary, hasLand),
];
