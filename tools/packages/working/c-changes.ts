import { addMonths } from '../core/dates.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  type Draft,
  describedBorrowers,
  envelope,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  numbered,
  ofBusiness,
  on,
  overLand,
  percent,
  printDate,
  ratePrint,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';

/** What the loan was before: nothing of it is a value of the loan as it stands. */
function before({ f }: Draft): { rate: string; maturity: string; payment: string; changed: string } {
  return {
    rate: `${((f.rate + 750) / 1000).toFixed(3)}%`,
    maturity: printDate(addMonths(f.maturityDate, -12), 'long'),
    payment: `$${(Math.round(f.paymentCents * 0.9) / 100).toFixed(2)}`,
    changed: printDate(addMonths(f.noteDate, 9), 'long'),
  };
}

/** Old and new terms side by side. */
function drawSideBySide(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const old = before(draft);
  const s = open({
    margins: { top: 50, left: 54, right: 54, bottom: 56 },
    style: { font: draft.font('sans', 'franklin', 'serif'), size: 10 },
    furniture: footer('Change in Terms'),
  });
  s.y = middle(s, 48, r.pick(['CHANGE IN TERMS AGREEMENT', 'NOTE MODIFICATION - CHANGE IN TERMS AGREEMENT']), 14) + 10;
  table(s, { x: 54, widths: [252, 252], size: 9.5, pad: 4 }, [
    [
      [
        { text: 'Borrower\n', bold: true },
        ...borrowers(f),
        '\n',
        envelope('borrower_address', firstBorrower(f).address),
      ],
      [{ text: 'Lender\n', bold: true }, lender(f), '\n', envelope('lender_address', f.lender.address)],
    ],
    [
      ['Loan number ', v('loan_number', f.loanNumber)],
      ['Date of this change ', old.changed],
    ],
  ]);
  s.y += 10;
  s.paragraph([
    { text: 'DESCRIPTION OF EXISTING INDEBTEDNESS. ', bold: true },
    'The parties signed a note on ',
    on('note_date', f.noteDate),
    '. Its balance, which continues under this agreement, is ',
    usd('principal_amount', f.principalCents),
    '.',
  ]);
  s.paragraph([
    { text: 'DESCRIPTION OF CHANGE IN TERMS. ', bold: true },
    'From the date above the terms in the right column replace those in the middle column:',
  ]);
  table(s, { x: 54, widths: [144, 170, 190], head: true, size: 9.5, pad: 4 }, [
    ['Term', 'Until now', 'From now on'],
    ['Interest rate', old.rate, [ratePrint(f), ' ', v('rate_type', f.rateType)]],
    ['Payment each month', old.payment, usd('payment_amount', f.paymentCents)],
    ['Maturity', old.maturity, on('maturity_date', f.maturityDate)],
    ['Amortization', 'as first agreed', term(f, false, 'amortization_months', f.amortizationMonths)],
    ['Late charge', '4.000%', percent('late_charge_percent', f.lateChargePercent)],
  ]);
  s.y += 10;
  s.paragraph(
    [
      { text: 'CONTINUING VALIDITY. ', bold: true },
      'All other terms of the note and of every paper that secures it stay as they are. This is no novation, and no one who signed the note is released unless Lender says so in writing.',
    ],
    { align: 'justify' },
  );
  s.paragraph(
    [
      { text: 'NO DEFENSES. ', bold: true },
      'Borrower has no claim or defense against Lender and waives any that it may have had.',
    ],
    { align: 'justify' },
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A modification agreement with recitals. */
function drawModification(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const old = before(draft);
  const s = open({
    margins: { top: 70, left: 80, right: 80, bottom: 66 },
    style: { font: draft.font('serif', 'book', 'typewriter'), size: 10.5, leading: 1.3 },
    furniture: footer(''),
  });
  s.y = middle(s, 66, r.pick(['CHANGE IN TERMS AGREEMENT', 'CHANGE IN TERMS AND EXTENSION AGREEMENT']), 13) + 14;
  const style = { align: 'justify' } as const;
  for (const runs of paragraphs`
    This agreement is made ${old.changed} by ${describedBorrowers(f)} (“Borrower”), and ${lender(f)} (“Bank”), about loan ${v('loan_number', f.loanNumber)}.
    Borrower owes Bank money under a note of ${on('note_date', f.noteDate)} bearing ${old.rate} and due ${old.maturity}. Borrower asks that it be changed, and Bank is willing.
  `)
    s.paragraph(runs, style);
  const terms: [string, Run[]][] = [
    ['Balance', ['The parties agree that the principal now owed is ', usd('principal_amount', f.principalCents), '.']],
    ['Rate', ['It bears interest from today at ', ratePrint(f), ' a year.']],
    [
      'Payments',
      prose`Borrower pays ${usd('payment_amount', f.paymentCents)} ${v('payment_frequency', 'each month', 'monthly')} on the day of the month that the note names.`,
    ],
    ['Extension', ['The maturity is extended to ', on('maturity_date', f.maturityDate), ', when all is due.']],
    ...(f.balloonCents === null
      ? []
      : [
          [
            'Balloon',
            ['If all payments are made on time the last one will be ', usd('balloon_amount', f.balloonCents), '.'],
          ] as [string, Run[]],
        ]),
    ['Rest of the note', ['What this agreement does not change stays in force, with every lien and guaranty.']],
  ];
  numbered(s, terms, 10.5);
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
  signers(s, [f.lender], signed, { nameField: 'lender_name' });
}

/** An assignment of rents as a separate recorded paper, in sentences. */
function drawAssignment({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 64, left: 72, right: 72, bottom: 60 },
    style: { font: font('serif', 'book', 'slab'), size: 10.5, leading: 1.25 },
    furniture: footer('Assignment of Rents'),
  });
  s.text(72, 40, ['Return to: ', lender(f), ', ', at('lender_address', f.lender.address)], { size: 8.5 });
  s.y =
    middle(
      s,
      70,
      r.pick(['ASSIGNMENT OF RENTS', 'ASSIGNMENT OF LEASES AND RENTS', 'ABSOLUTE ASSIGNMENT OF RENTS']),
      14,
    ) + 12;
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`KNOW ALL BY THESE PRESENTS, that ${describedBorrowers(f)} (“Assignor”), of ${at('borrower_address', firstBorrower(f).address)}, assigns to ${lender(f)} (“Assignee”) all rents, income and profits, due now or later, from the land in ${v('property_county', f.property.county)} County described as`,
    style,
  );
  s.paragraph([v('legal_description', f.property.legalDescription)], { ...style, indent: 30, width: 410 });
  s.paragraph(
    prose`and known as ${at('property_address', f.property.address)}, parcel ${v('parcel_number', f.property.parcel)}. The assignment is given on ${on('note_date', f.noteDate)} to secure a note of that date for ${usd('principal_amount', f.principalCents)}.`,
    style,
  );
  numbered(
    s,
    entries`
      License | Until default Assignor may collect the rents, not more than one month ahead.
      Leases | Assignor keeps the landlord’s promises, does not discount rent and gives Assignee copies of the leases.
      On default | Assignee may, with or without entry, tell tenants to pay it, and applies what it receives to expenses and then to the debt.
      Tenants | A tenant who pays Assignee on its written demand is discharged to that extent.
      Release | When the note is paid this assignment ends without a further paper.
    `,
    10.5,
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name', x: 290 });
}

/** An assignment of rents whose particulars stand in a ruled table. */
function drawAssignmentTable({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 46, left: 50, right: 50, bottom: 56 },
    style: { font: font('sans', 'condensed', 'franklin'), size: 9.5 },
    furniture: footer(`Loan ${r.pick(['file', 'documents'])}`),
  });
  s.text(50, 44, r.pick(['ASSIGNMENT OF RENTS', 'COLLATERAL ASSIGNMENT OF RENTS AND LEASES']), {
    bold: true,
    size: 14,
  });
  s.y = 70;
  const rows: [string, Run[]][] = entries`
    Owner who assigns | ${borrowers(f, '; ')}
    In favor of | ${lender(f)}
    Its office | ${at('lender_address', f.lender.address)}
    Rented premises | ${at('property_address', f.property.address)} (${v('property_county', f.property.county)} County)
    Legal | ${v('legal_description', f.property.legalDescription)}
    Tax parcel | ${v('parcel_number', f.property.parcel)}
    Debt | ${usd('principal_amount', f.principalCents)}, note of ${on('note_date', f.noteDate, 'slash')}, loan ${v('loan_number', f.loanNumber)}
  `;
  table(s, { x: 50, widths: [120, 392], rules: 'rows', boldFirst: true, size: 9.5, pad: 4 }, rows);
  s.y += 12;
  for (const text of [
    'The owner transfers to the lender, as further security for the debt, every lease of the premises and all rent under it.',
    'So long as nothing is in default the owner may go on collecting rent and must use it first for taxes, insurance and the debt.',
    'After default the lender may collect rent itself, manage the premises, make repairs and charge what it spends to the owner.',
    'The lender takes on no duty of a landlord by this paper. It ends with the debt.',
  ])
    s.paragraph(text, { align: 'justify' });
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

export const changesC: readonly Layout[] = [
  form('change-side-by-side', 'change_in_terms', drawSideBySide, ofBusiness),
  form('change-modification', 'change_in_terms', drawModification, ofBusiness),
  form('rents-sentences', 'assignment_of_rents', drawAssignment, overLand),
  form('rents-table', 'assignment_of_rents', drawAssignmentTable, overLand),
];
