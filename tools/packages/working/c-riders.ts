import type { Layout } from '../core/layout.ts';
import { prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  type Draft,
  envelope,
  footer,
  form,
  lender,
  middle,
  numbered,
  ofConsumer,
  on,
  onLine,
  signers,
  table,
  usd,
} from './c-kit.ts';

/** What a rider adds, by its kind. */
const kinds: readonly { readonly title: string; readonly clauses: readonly (readonly [string, string])[] }[] = [
  {
    title: 'CONDOMINIUM RIDER',
    clauses: [
      [
        'Project duties',
        'Borrower pays dues and assessments of the owners association when they fall due and follows its declaration and by-laws.',
      ],
      [
        'Master policy',
        'While the association keeps a blanket policy that satisfies Lender, Borrower need not insure the building separately.',
      ],
      [
        'Consent',
        'Without Lender’s consent Borrower does not vote to end the project or to change what the declaration grants to lenders.',
      ],
    ],
  },
  {
    title: 'SECOND HOME RIDER',
    clauses: [
      [
        'Use',
        'Borrower keeps the Property free for Borrower’s own enjoyment as a second home and does not place it in a rental pool.',
      ],
      [
        'Statements',
        'Borrower is in default if a statement about the use of the Property given with the application was materially false.',
      ],
    ],
  },
  {
    title: '1-4 FAMILY RIDER',
    clauses: [
      [
        'Added property',
        'Appliances, storm windows, screens and floor coverings used with the Property are part of what is secured.',
      ],
      ['Rent loss', 'Borrower keeps insurance against rent loss besides the other hazards.'],
      ['Assignment of leases', 'After default Lender may collect rents by notice to the tenants.'],
    ],
  },
  {
    title: 'PLANNED UNIT DEVELOPMENT RIDER',
    clauses: [
      [
        'Common areas',
        'The Property is one parcel of a development with common areas, and Borrower pays its share of their cost.',
      ],
      ['Public liability', 'Borrower acts so that the association keeps liability insurance acceptable to Lender.'],
      ['Condemnation', 'Awards for common areas that belong to Borrower are paid to Lender.'],
    ],
  },
];

/** A rider on the lender's own form, with typed lines. */
function drawTyped({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 54, left: 64, right: 64, bottom: 60 },
    style: { font: 'serif', size: 10.5 },
    furniture: footer('Rider to Security Instrument'),
  });
  const font = r.pick(['mono', 'typewriter'] as const);
  const kind = r.pick(kinds);
  s.y = middle(s, 54, kind.title, 14) + 12;
  onLine(s, [384, s.y, 164], v('loan_number', f.loanNumber), 'Loan number', font);
  s.y = onLine(s, [64, s.y, 300], on('note_date', f.noteDate), 'Date', font);
  s.y = onLine(s, [64, s.y + 4, 484], borrowers(f), 'Borrower(s)', font);
  s.y = onLine(s, [64, s.y + 4, 484], lender(f), 'Lender', font);
  s.y = onLine(s, [64, s.y + 4, 484], at('property_address', f.property.address), 'Address of the Property', font) + 6;
  s.paragraph(
    'This Rider becomes part of the mortgage, deed of trust or security deed of the date above, which secures Borrower’s note to Lender. Besides what is promised there, Borrower and Lender agree:',
    { align: 'justify' },
  );
  numbered(s, kind.clauses, 10.5);
  s.paragraph('BY SIGNING BELOW Borrower accepts this Rider.');
  signers(s, f.borrowers, signed, { nameField: 'borrower_name', role: 'Borrower' });
}

/** A rider that begins with its date in words and ends in a table of particulars. */
function drawWords({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 62, left: 72, right: 72, bottom: 60 },
    style: { font: font('book', 'sans', 'slab'), size: 10.5, leading: 1.3 },
    furniture: footer(''),
  });
  const kind = r.pick(kinds);
  s.y = middle(s, 60, kind.title, 13) + 12;
  s.paragraph(
    prose`THIS RIDER is made this ${on('note_date', f.noteDate, 'ordinal')}, and amends the Security Instrument of the same date from ${borrowers(f)} to ${lender(f)}, covering the property at:`,
    { align: 'justify' },
  );
  s.paragraph([envelope('property_address', f.property.address)], { indent: 60 });
  s.paragraph(
    prose`The Security Instrument secures a Note of ${usd('principal_amount', f.principalCents)} that is due ${on('maturity_date', f.maturityDate)}. The following is added:`,
    { align: 'justify' },
  );
  kind.clauses.forEach(([head, text], index) => {
    s.paragraph([{ text: `${'ABCD'[index]}. ${head.toUpperCase()}. `, bold: true }, text], { align: 'justify' });
  });
  const rows: [string, Run[]][] = [
    ['Kind of property', [v('property_type', f.property.type)]],
    ['County', [v('property_county', f.property.county)]],
    ['Loan', [v('loan_number', f.loanNumber)]],
  ];
  table(s, { x: 72, widths: [120, 348], size: 10, boldFirst: true }, rows);
  s.y += 8;
  signers(s, f.borrowers, signed, { nameField: 'borrower_name', x: 300, width: 220 });
}

export const ridersC: readonly Layout[] = [
  form('rider-typed-lines', 'rider', drawTyped, ofConsumer),
  form('rider-date-in-words', 'rider', drawWords, ofConsumer),
];
