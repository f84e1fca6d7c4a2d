import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  describedBorrowers,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  notary,
  on,
  onLine,
  overLand,
  ratePrint,
  sideHead,
  signers,
  usd,
} from './c-kit.ts';

/** An old indenture: one sentence runs through parties, consideration and grant. */
function drawIndenture({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 80, left: 80, right: 80, bottom: 70 },
    style: { font: font('typewriter', 'book', 'serif'), size: 10.5, leading: 1.35 },
  });
  s.y = middle(s, 74, r.pick(['MORTGAGE', 'REAL ESTATE MORTGAGE', 'INDENTURE OF MORTGAGE']), 15) + 16;
  const style = { align: 'justify' } as const;
  for (const runs of paragraphs`
    THIS INDENTURE, made this ${on('note_date', f.noteDate, 'ordinal')}, between ${describedBorrowers(f)}, of ${at('borrower_address', firstBorrower(f).address)}, party of the first part (the “Mortgagor”), and ${lender(f)}, having its place of business at ${at('lender_address', f.lender.address)}, party of the second part (the “Mortgagee”),
    WITNESSETH, that the Mortgagor, in consideration of the sum of ${v('principal_words', amountInWords(f.principalCents, 'and').toUpperCase())} DOLLARS (${usd('principal_amount', f.principalCents)}), to it in hand paid, does hereby MORTGAGE, GRANT, BARGAIN, SELL AND CONVEY unto the Mortgagee, its successors and assigns forever, all that tract or parcel of land lying and being in the County of ${v('property_county', f.property.county)}, described as follows, to-wit:
  `)
    s.paragraph(runs, style);
  s.paragraph([v('legal_description', f.property.legalDescription)], { ...style, indent: 40, width: 372 });
  for (const runs of paragraphs`
    being known as ${at('property_address', f.property.address)} (tax parcel ${v('parcel_number', f.property.parcel)}),
    TO HAVE AND TO HOLD THE SAME, together with the hereditaments and appurtenances thereto belonging. PROVIDED, NEVERTHELESS, that if the Mortgagor shall pay to the Mortgagee the said sum with interest at ${ratePrint(f)} per annum according to the terms of a promissory note bearing even date herewith, the last installment of which falls due on ${on('maturity_date', f.maturityDate)}, and shall keep and perform all covenants herein, then this deed shall be null and void; otherwise it remains in full force.
    And the Mortgagor covenants to pay all taxes and assessments, to keep the buildings insured against loss by fire and windstorm for the benefit of the Mortgagee, to commit no waste, and that in case of default the Mortgagee may declare the whole sum due and foreclose by action or advertisement.
    IN TESTIMONY WHEREOF, the Mortgagor has set its hand the day and year first above written.
  `)
    s.paragraph(runs, style);
  signers(s, f.borrowers, signed, {
    field: 'security_instrument_signed',
    nameField: 'borrower_name',
    x: 290,
    width: 220,
  });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

/** A bar association's form: a box for the register at the right, lines to type on at the left. */
function drawBarForm({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 40, left: 46, right: 46, bottom: 56 },
    style: { font: 'sans', size: 9.5 },
    furniture: footer(r.pick(['FORM No. 21 - REAL ESTATE MORTGAGE', 'Form RM-3', 'Mortgage Form 428'])),
  });
  const font = r.pick(['mono', 'typewriter'] as const);
  s.text(46, 42, 'Document Number', { size: 8 });
  s.text(160, 40, r.pick(['MORTGAGE', 'REAL ESTATE MORTGAGE']), { size: 15, bold: true });
  s.rect(390, 40, 176, 118);
  s.text(396, 45, 'This space reserved for recording data', { size: 7 });
  box(
    s,
    [390, 158, 176, 58],
    'Name and return address',
    [lender(f), '\n', at('lender_address', f.lender.address)],
    font,
    8.5,
  );
  box(s, [390, 216, 176, 30], 'Parcel identification number', v('parcel_number', f.property.parcel), font);
  let y = s.text(46, 72, 'THIS MORTGAGE is given by');
  y = onLine(s, [46, y + 4, 330], borrowers(f), '(“Mortgagor,” whether one or more)', font);
  y = s.text(46, y + 2, 'to');
  y = onLine(s, [46, y + 2, 330], lender(f), '(“Mortgagee,” whether one or more)', font);
  y = s.text(46, y + 2, 'to secure payment of the sum of');
  y = onLine(s, [46, y + 4, 150], usd('principal_amount', f.principalCents), 'Amount of the debt', font);
  onLine(s, [216, y - 28, 160], on('note_date', f.noteDate), 'Date of the note', font);
  y = onLine(s, [46, y + 2, 150], on('maturity_date', f.maturityDate), 'Last payment due', font);
  s.y = Math.max(y + 8, 256);
  s.paragraph(
    prose`Mortgagor mortgages to Mortgagee the following real estate, with rents, profits, fixtures and other interests belonging to it, in ${v('property_county', f.property.county)} County (the “Property”):`,
  );
  s.y = onLine(s, [46, s.y, 520], v('legal_description', f.property.legalDescription), 'Legal description', font) + 4;
  s.y =
    onLine(s, [46, s.y, 520], at('property_address', f.property.address), 'Street address of the Property', font) + 6;
  const homestead = firstBorrower(f).kind === 'person';
  s.text(46, s.y, 'This Property');
  s.checkbox(112, s.y, { marked: homestead, label: 'is' });
  s.text(126, s.y, 'is');
  s.checkbox(146, s.y, { marked: !homestead, label: 'is not' });
  s.text(160, s.y, 'is not   homestead property.');
  s.y += 20;
  const clauses: [string, string][] = [
    [
      'MORTGAGOR’S COVENANTS',
      'Mortgagor warrants title to the Property, pays when due all taxes levied on it and delivers the receipts on demand.',
    ],
    [
      'INSURANCE',
      'Mortgagor insures the improvements against fire and extended perils through insurers approved by Mortgagee, with a mortgagee clause.',
    ],
    [
      'DEFAULT AND REMEDIES',
      'On default that continues ten days after notice Mortgagee may declare the debt due and foreclose by any lawful method.',
    ],
    ['RECEIVER', 'While a foreclosure is pending the court may appoint a receiver of the Property and its rents.'],
    ['EXPENSES', 'Mortgagor pays reasonable costs of protecting the lien, including attorney fees as the law allows.'],
  ];
  clauses.forEach(([head, text], index) => {
    s.paragraph([{ text: `${index + 1}. ${head}. `, bold: true }, text], { size: 9 });
  });
  s.paragraph(['Dated: ', on('note_date', f.noteDate)]);
  signers(s, f.borrowers, signed, { field: 'security_instrument_signed', nameField: 'borrower_name' });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

/** A bank's open-end mortgage: definitions at the left of their meanings. */
function drawOpenEnd({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 56, left: 58, right: 58, bottom: 60 },
    style: { font: font('serif', 'franklin', 'slab'), size: 10 },
    furniture: footer('Open-End Mortgage'),
  });
  s.text(58, 40, ['Prepared by and return to: ', lender(f), ', ', at('lender_address', f.lender.address)], { size: 8 });
  s.y = middle(s, 62, 'OPEN-END MORTGAGE', 15) + 2;
  s.y =
    middle(s, s.y, ['THIS MORTGAGE SECURES FUTURE ADVANCES UP TO ', usd('max_lien_amount', f.maxLienCents)], 9) + 12;
  const parts: [string, Run[]][] = entries`
    “Mortgagor” | ${describedBorrowers(f)}, with an address at ${at('borrower_address', firstBorrower(f).address)}
    “Mortgagee” | ${lender(f)}, its successors and assigns
    “Closing date” | ${on('note_date', f.noteDate)}
    “Note” | the note of Mortgagor to Mortgagee of the closing date in the face amount of ${usd('principal_amount', f.principalCents)}, with everything due no later than ${on('maturity_date', f.maturityDate)}
    “Premises” | the land at ${at('property_address', f.property.address)}, ${v('property_county', f.property.county)} County, parcel ${v('parcel_number', f.property.parcel)}, and all that is built on it
    “Land” | ${v('legal_description', f.property.legalDescription)}
    “Maximum” | the unpaid loan balance that may be secured at any one time, ${usd('max_lien_amount', f.maxLienCents)}, apart from interest and sums advanced for taxes and insurance
    Granting clause | To secure the Note and all other debts of Mortgagor to Mortgagee, Mortgagor mortgages, warrants and conveys the Premises to Mortgagee as a ${v('lien_position', 'first', '1')} lien.
    Covenants | Mortgagor pays the Note as agreed, keeps the Premises insured and in repair, obeys environmental law, and makes no lease for more than a year without consent.
    Events of default | Failure to pay within ten days of a due date; breach of a covenant for thirty days after notice; a false statement; insolvency; a lien ahead of this one.
    Remedies | Mortgagee may accelerate the debt, foreclose, collect rents, take possession as mortgagee and have a receiver named without bond.
    Satisfaction | Once the debt is paid and no duty to advance remains, Mortgagee records a satisfaction at Mortgagor’s cost.
  `;
  for (const [head, runs] of parts) sideHead(s, head, runs, 120, 10);
  s.paragraph('Signed by Mortgagor, who intends to be legally bound, on the closing date.');
  signers(s, f.borrowers, signed, { field: 'security_instrument_signed', nameField: 'borrower_name' });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

export const mortgagesC: readonly Layout[] = [
  form('mortgage-indenture', 'mortgage', drawIndenture, overLand),
  form('mortgage-bar-form', 'mortgage', drawBarForm, overLand),
  form('mortgage-open-end', 'mortgage', drawOpenEnd, overLand),
];
