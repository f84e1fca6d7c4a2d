import { amountInWords } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs } from '../core/prose.ts';
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
  notary,
  numbered,
  on,
  overLand,
  percent,
  signers,
  table,
  usd,
} from './c-kit.ts';

/** A state's short form: the recorder's space at the right, one long granting sentence. */
function drawShortForm({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 40, left: 54, right: 54, bottom: 60 },
    style: { font: font('serif', 'sans', 'book'), size: 10 },
    furniture: footer('Short Form Deed of Trust'),
  });
  s.y = s.text(54, 42, 'RECORDING REQUESTED BY', { size: 8, bold: true });
  s.y = s.text(54, s.y, f.title.agent.name, { size: 9 }) + 6;
  s.y = s.text(54, s.y, r.pick(['AND WHEN RECORDED MAIL TO', 'WHEN RECORDED RETURN TO']), { size: 8, bold: true });
  s.text(54, s.y + 2, [lender(f), '\n', envelope('lender_address', f.lender.address)], { size: 10, width: 220 });
  s.vline(300, 40, 140);
  s.hline(54, 140, 558);
  s.text(320, 130, 'Space above this line for Recorder’s use', { size: 7 });
  s.text(54, 146, ['A.P.N.: ', v('parcel_number', f.property.parcel)], { size: 9 });
  s.text(330, 146, ['Loan No. ', v('loan_number', f.loanNumber)], { size: 9 });
  s.y =
    middle(
      s,
      164,
      r.pick([
        'SHORT FORM DEED OF TRUST AND ASSIGNMENT OF RENTS',
        'DEED OF TRUST WITH ASSIGNMENT OF RENTS',
        'DEED OF TRUST',
      ]),
      13,
    ) + 8;
  const style = { align: 'justify', leading: 1.3 } as const;
  for (const runs of paragraphs`
    This Deed of Trust, made ${on('note_date', f.noteDate)}, between ${describedBorrowers(f)}, herein called TRUSTOR, whose address is ${at('borrower_address', firstBorrower(f).address)}; ${v('trustee_name', f.trustee.name)}, herein called TRUSTEE; and ${lender(f)}, herein called BENEFICIARY.
    Witnesseth: That Trustor IRREVOCABLY GRANTS, TRANSFERS AND ASSIGNS to TRUSTEE IN TRUST, WITH POWER OF SALE, that property in ${v('property_county', f.property.county)} County, described as:
  `)
    s.paragraph(runs, style);
  s.paragraph([v('legal_description', f.property.legalDescription)], { indent: 36, width: 430, ...style });
  for (const runs of paragraphs`
    More commonly known as: ${at('property_address', f.property.address)}
    TOGETHER WITH the rents, issues and profits thereof, SUBJECT, HOWEVER, to the right given to Trustor to collect them while there is no default. For the Purpose of Securing: 1. Performance of each agreement of Trustor herein. 2. Payment of the indebtedness evidenced by one promissory note of even date herewith in the principal sum of ${usd('principal_amount', f.principalCents)} executed by Trustor in favor of Beneficiary, with final payment due ${on('maturity_date', f.maturityDate)}, and any extension or renewal thereof.
    To protect the security of this Deed of Trust, Trustor agrees to keep the property in good condition, to insure it against fire for the benefit of Beneficiary, to pay all taxes at least ten days before delinquency, and that on default Beneficiary may declare all sums due and cause the property to be sold.
    The undersigned Trustor requests that a copy of any notice of default and of any notice of sale be mailed to Trustor at the address given above.
  `)
    s.paragraph(runs, style);
  signers(s, f.borrowers, signed, {
    field: 'security_instrument_signed',
    nameField: 'borrower_name',
    x: 300,
    width: 220,
  });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

/** A county's cover sheet with its index fields, then the instrument. */
function drawCoverSheet({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 90, left: 60, right: 60, bottom: 60 },
    style: { font: font('sans', 'franklin', 'serif'), size: 10 },
    furniture: footer('Deed of Trust'),
  });
  s.text(60, 40, ['After recording return to:\n', lender(f), ', ', at('lender_address', f.lender.address)], {
    size: 8.5,
    width: 300,
  });
  s.hline(60, 84, 552, 1.2);
  s.y = middle(s, 92, r.pick(['RECORDING COVER SHEET', 'INDEXING COVER PAGE']), 11, false) + 2;
  s.y = middle(s, s.y, 'DEED OF TRUST', 15) + 8;
  const index: [string, Run[]][] = [
    ['Grantor(s) (last name first if a person signs)', borrowers(f, '; ')],
    ['Grantee / Beneficiary', [lender(f)]],
    ['Grantee / Trustee', [v('trustee_name', f.trustee.name)]],
    ['Legal description', [v('legal_description', f.property.legalDescription)]],
    ['Assessor’s tax parcel number', [v('parcel_number', f.property.parcel)]],
    ['Situs address', [at('property_address', f.property.address)]],
    ['Amount of obligation secured', [usd('principal_amount', f.principalCents)]],
    ['Most that may be secured at one time', [usd('max_lien_amount', f.maxLienCents)]],
    ['Date of instrument', [on('note_date', f.noteDate)]],
    ['Maturity', [on('maturity_date', f.maturityDate)]],
  ];
  table(
    s,
    { x: 60, widths: [180, 312], rules: r.pick(['all', 'rows'] as const), size: 9.5, boldFirst: true, pad: 4 },
    index,
  );
  s.y += 10;
  s.paragraph(
    'The staff of the recorder relies on this sheet and does not read the instrument to check the index entries.',
    { size: 8 },
  );
  if (r.chance(0.5)) s.newPage();
  numbered(
    s,
    entries`
      Grant | Grantor ${borrowers(f)} conveys to Trustee in trust, with power of sale, for the benefit of ${lender(f)}, the real property described on the cover sheet, situated in ${v('property_county', f.property.county)} County, with all buildings and fixtures.
      What is secured | A promissory note of ${on('note_date', f.noteDate)} in the sum of ${v('principal_words', amountInWords(f.principalCents))} dollars (${usd('principal_amount', f.principalCents)}), and every renewal of it.
      Care of the property | Grantor keeps the property insured and in repair, commits no waste and pays taxes and assessments before they fall delinquent.
      Due on transfer | If the property or any interest in it is sold without written consent, Beneficiary may declare the whole debt due.
      Remedies | Upon default Trustee shall, at Beneficiary’s written request, sell the property as the law provides and apply the proceeds to costs, then to the debt.
      Reconveyance | When all is paid Beneficiary asks Trustee to reconvey, and Grantor bears the recording fee.
      Successor trustee | Beneficiary may name another trustee at any time by recording an appointment.
    `,
    10,
  );
  signers(s, f.borrowers, signed, { field: 'security_instrument_signed', nameField: 'borrower_name', role: 'Grantor' });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

/** A lawyer's form: a list of terms with hanging labels, then clauses under letters. */
function drawTermList({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 64, left: 72, right: 72, bottom: 64 },
    style: { font: font('book', 'serif', 'typewriter'), size: 10.5 },
    furniture: footer(r.pick(['', 'Deed of Trust'])),
  });
  s.paragraph(
    'NOTICE: IF YOU ARE A NATURAL PERSON, YOU MAY STRIKE YOUR SOCIAL SECURITY NUMBER FROM THIS INSTRUMENT BEFORE IT IS FILED FOR RECORD.',
    { size: 8.5, bold: true },
  );
  s.y = middle(s, s.y + 2, r.pick(['Deed of Trust', 'Deed of Trust and Security Agreement']), 16) + 8;
  s.text(72, s.y, 'Terms', { bold: true, size: 12 });
  s.y += 20;
  const list: [string, Run[]][] = entries`
    Date: | ${on('note_date', f.noteDate)}
    Grantor: | ${describedBorrowers(f)}
    Grantor’s Mailing Address: | ${envelope('borrower_address', firstBorrower(f).address)}
    Trustee: | ${v('trustee_name', f.trustee.name)}
    Trustee’s Mailing Address: | ${f.trustee.address.street}, ${f.trustee.address.city}, ${f.trustee.address.state}
    Lender: | ${lender(f)}
    Lender’s Mailing Address: | ${envelope('lender_address', f.lender.address)}
    Obligation |
  `;
  const row = (label: string, runs: readonly Run[], indent: number): void => {
    s.ensure(32);
    const width = s.measure(`${label} `, { bold: true, size: 10.5 });
    s.text(72 + indent, s.y, label, { bold: true });
    s.y = Math.max(s.text(72 + indent + width + 3, s.y, runs, { width: 460 - indent - width }), s.y + 12.6) + 4;
  };
  for (const [label, runs] of list) row(label, runs, 0);
  const owed: [string, Run[]][] = [
    ['Note', []],
    ['Date:', [on('note_date', f.noteDate)]],
    ['Original principal amount:', [usd('principal_amount', f.principalCents)]],
    ['Borrower:', borrowers(f)],
    ['Lender:', [lender(f)]],
    ['Annual interest rate:', [percent('interest_rate', f.rate)]],
    ['Maturity date:', [on('maturity_date', f.maturityDate)]],
  ];
  for (const [label, runs] of owed) row(label, runs, 24);
  row('Property (including any improvements):', [], 0);
  s.paragraph([v('legal_description', f.property.legalDescription)], { indent: 24 });
  s.paragraph(['Street address: ', at('property_address', f.property.address)], { indent: 24 });
  s.paragraph(
    'For value received and to secure payment of the Obligation, Grantor conveys the Property to Trustee in trust. Grantor warrants and agrees to defend the title to the Property.',
    { align: 'justify' },
  );
  const clauses: [string, string][] = [
    [
      'Grantor’s Obligations',
      'Grantor agrees to maintain the Property in good condition, pay all taxes before delinquency, and keep insurance in a form acceptable to Lender.',
    ],
    [
      'Lender’s Rights',
      'Lender may appoint in writing a substitute trustee and may apply insurance proceeds to the Obligation or to repair of the Property.',
    ],
    [
      'Trustee’s Rights and Duties',
      'If directed by Lender to foreclose, Trustee will give notice as the Property Code requires and sell the Property at public auction.',
    ],
  ];
  clauses.forEach(([head, text], index) => {
    s.paragraph([{ text: `${'ABC'[index]}.  ${head}. `, bold: true }, text], { align: 'justify' });
  });
  signers(s, f.borrowers, signed, { field: 'security_instrument_signed', nameField: 'borrower_name', x: 290 });
  notary(s, r, firstBorrower(f).signer, f.noteDate, signed, { field: 'notary_present' });
}

export const deedsC: readonly Layout[] = [
  form('deed-short-form', 'deed_of_trust', drawShortForm, overLand),
  form('deed-cover-sheet', 'deed_of_trust', drawCoverSheet, overLand),
  form('deed-term-list', 'deed_of_trust', drawTermList, overLand),
];
