import { money } from '../core/amounts.ts';
import { addDays, longDate } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import { band, box, clerk, type Desk, digits, hasLand, layoutD, list, middle, phone } from './d-kit.ts';

function values({ f, say }: Desk) {
  const deed = ['CO', 'OR', 'TX', 'CA', 'ID'].includes(f.property.address.state);
  const names = f.borrowers.map((party) => party.name).join(' and ');
  return {
    amount: say.money('title_amount', f.principalCents),
    date: say.date('title_effective_date', addDays(f.disclosure.disbursementDate, 1)),
    insured: v('title_insured', f.lender.name),
    owner: v('vested_owner', names),
    legal: v('legal_description', f.property.legalDescription),
    instrument:
      prose`${deed ? 'Deed of Trust' : 'Mortgage'} from ${say.borrowers()}${deed ? prose` to ${v('trustee_name', f.trustee.name)}, trustee, for the benefit of ` : ' to '}${say.lender}, dated ${say.date('note_date', f.noteDate)}, securing ${say.money('principal_amount', f.principalCents)}` as Run[],
  };
}

/** The full jacket's Schedule A, its items in words. */
function drawSchedule(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = values(desk);
  const s = open({
    margins: { top: 56, left: 64, right: 64, bottom: 60 },
    style: { font: r.pick(['serif', 'franklin']), size: 10.5 },
  });
  middle(s, 50, 'LOAN POLICY OF TITLE INSURANCE', { size: 15, bold: true });
  middle(s, 70, `Issued by ${f.title.underwriter}`, { size: 10 });
  middle(s, 96, 'SCHEDULE A', { size: 12, bold: true });
  s.y = 122;
  list(s, { x: 64, label: 160, width: 480 }, [
    ['Policy Number:', `LP-${digits(r, 8)}`],
    ['Issuing Agent:', say.agent],
    ['Agent’s File:', say.file],
    ['Loan Number:', say.loan],
    ['Street Address:', say.property],
    ['Amount of Insurance:', o.amount],
    ['Date of Policy:', [o.date, ' at 4:12 p.m.']],
    ['Premium:', `$${money(r.int(40_000, 290_000))}`],
  ]);
  s.y += 10;
  for (const runs of paragraphs`
    1.  The Insured is: ${o.insured}, and each successor in ownership of the Indebtedness.
    2.  The estate or interest in the Land encumbered by the Insured Mortgage is: Fee Simple.
    3.  The Title encumbered by the Insured Mortgage is vested in: ${o.owner}.
    4.  The Insured Mortgage and its assignments, if any, are described as follows: ${o.instrument}, recorded as Instrument No. ${digits(r, 9)}.
    5.  The Land referred to in this policy is described as follows: ${o.legal}.
  `)
    s.paragraph(runs);
  s.y += 40;
  s.signature(320, s.y, 200, { signed, label: 'authorized signatory' });
  s.text(320, s.y + 3, 'Authorized Signatory', { size: 8 });
}

/** The short form for residences: one page with boxes. */
function drawShortForm(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const o = values(desk);
  const s = open({ margins: { top: 40, left: 42, right: 42, bottom: 40 }, style: { font: 'sans', size: 9.5 } });
  s.text(42, 40, f.title.underwriter, { size: 13, bold: true });
  s.text(42, 58, 'Short Form Residential Loan Policy — One-to-Four Family', { size: 11 });
  band(s, [42, 78, 528], 'SCHEDULE A', '#c8d4e0');
  box(s, [42, 93, 132, 34], 'Policy No.', `SF${digits(r, 7)}`);
  box(s, [174, 93, 132, 34], 'File No.', say.file);
  box(s, [306, 93, 132, 34], 'Loan No.', say.loan);
  box(s, [438, 93, 132, 34], 'Premium', `$${money(r.int(40_000, 190_000))}`);
  box(s, [42, 127, 264, 34], 'Amount of Insurance', o.amount);
  box(s, [306, 127, 264, 34], 'Date of Policy', o.date);
  box(s, [42, 161, 528, 34], 'Name of Insured', [o.insured, ', its successors and assigns']);
  box(s, [42, 195, 528, 34], 'Name of Borrower(s) / Title vested in', o.owner);
  box(s, [42, 229, 264, 44], 'Property Address', say.lines('property_address', f.property.address));
  box(
    s,
    [306, 229, 264, 44],
    'County and State',
    prose`${v('property_county', f.property.county)}, ${f.property.address.state}`,
  );
  box(s, [42, 273, 528, 58], 'Insured Mortgage', o.instrument);
  box(s, [42, 331, 528, 48], 'The Land', o.legal);
  s.y = 394;
  s.paragraph(
    'Subject to the exclusions and conditions of the standard loan policy, and to the addendum if attached, the Company insures against loss by reason of any matter covered there. Endorsements 4, 5, 6, 8.1 and 9 are part of this policy where marked.',
    { leading: 1.3 },
  );
  s.signature(340, s.y + 44, 200, { signed, label: 'countersigned' });
  s.text(340, s.y + 47, ['Countersigned by ', say.agent], { size: 8 });
}

/** The letter that protects the lender against its agent. */
function drawProtection(desk: Desk): void {
  const { open, f, r, say, signed } = desk;
  const s = open({
    margins: { top: 60, left: 72, right: 72, bottom: 54 },
    style: { font: r.pick(['serif', 'slab']), size: 10.5 },
  });
  middle(s, 52, f.title.underwriter, { size: 14, bold: true });
  s.y = 84;
  s.paragraph(longDate(addDays(f.noteDate, -9)), { after: 12 });
  s.paragraph([say.lender, ', its successors and/or assigns\n', say.lines('lender_address', f.lender.address)], {
    after: 12,
  });
  s.paragraph('CLOSING PROTECTION LETTER — SINGLE TRANSACTION', { bold: true });
  list(s, { x: 72, label: 150, width: 468, gap: 2 }, [
    ['Issuing Agent:', say.agent],
    ['Agent’s file:', say.file],
    ['Borrower:', say.borrowers('; ')],
    ['Property:', say.property],
    ['Loan amount:', say.money('principal_amount', f.principalCents)],
    ['Your loan:', say.loan],
  ]);
  s.y += 8;
  for (const text of [
    'In consideration of your acceptance of this letter, the Company agrees to indemnify you for actual loss of settlement funds transmitted to the Issuing Agent for the real estate transaction above, subject to the conditions and exclusions that follow, provided that a policy of the Company is specified for your protection.',
    '1. The loss must arise from failure of the Issuing Agent to comply with your written closing instructions relating to the status of title or the collection and payment of funds due you.',
    '2. The loss must arise from fraud, theft, dishonesty or negligence of the Issuing Agent in handling your funds or documents.',
    'The Company is not liable for instructions that require title protection inconsistent with the policy. Claims must be made within one year. This letter ends when the transaction has closed.',
  ])
    s.paragraph(text, { align: 'justify', leading: 1.25 });
  s.y += 34;
  s.signature(72, s.y, 200, { signed, label: 'officer of the company' });
  s.text(72, s.y + 3, 'Authorized officer', { size: 8 });
}

/** The same promise as a printout of the insurer's web site. */
function drawWebLetter(desk: Desk): void {
  const { open, f, r, say } = desk;
  const s = open({ margins: { top: 40, left: 50, right: 50, bottom: 40 }, style: { font: 'condensed', size: 10 } });
  band(s, [50, 40, 512], `${f.title.underwriter} — Insured Closing Service`, '#1d3557');
  box(s, [50, 62, 256, 62], 'Addressee', [say.lender, '\n', say.lines('lender_address', f.lender.address)]);
  box(s, [306, 62, 256, 31], 'Letter ID', `CPL-${digits(r, 8)}`);
  box(s, [306, 93, 256, 31], 'Issued', say.day(addDays(f.noteDate, -6)));
  box(
    s,
    [50, 124, 256, 62],
    'Approved Issuing Agent',
    prose`${say.agent}\n${f.title.agent.address.street}\n${f.title.agent.address.city}, ${f.title.agent.address.state} ${f.title.agent.address.zip}`,
  );
  box(s, [306, 124, 256, 31], 'Loan Number', say.loan);
  box(s, [306, 155, 256, 31], 'Closing on or about', say.date('closing_date', f.disclosure.closingDate));
  box(s, [50, 186, 256, 44], 'Buyer/Borrower', say.borrowers('\n'));
  box(s, [306, 186, 256, 44], 'Property', say.lines('property_address', f.property.address));
  s.y = 246;
  s.paragraph('CLOSING PROTECTION LETTER', { size: 12, bold: true });
  for (const runs of paragraphs`
    Dear Customer: When title insurance of this Company is specified for your protection in connection with the closing above, the Company will reimburse you for actual loss in connection with the closing when conducted by the Issuing Agent, if the loss comes from its failure to follow your written instructions or from fraud or dishonesty in handling your money.
    Conditions and exclusions: losses from bank failure, mechanics’ liens, matters created or known by you, and fraud of your own employees are not covered. The Company’s liability does not exceed the amount of the funds transmitted.
  `)
    s.paragraph(runs, { leading: 1.35 });
  s.paragraph(`Verify this letter at ${phone(r)}. Generated for ${clerk(r)}.`, { size: 8.5 });
}

export const titlePapersD: readonly Layout[] = [
  layoutD('policy-schedule-words', 'title_policy', drawSchedule, hasLand),
  layoutD('policy-short-form-boxes', 'title_policy', drawShortForm, hasLand),
  layoutD('protection-single-letter', 'closing_protection_letter', drawProtection, hasLand),
  layoutD('protection-web-print', 'closing_protection_letter', drawWebLetter, hasLand),
];
