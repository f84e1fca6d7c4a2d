import { addDays } from '../core/dates.ts';
import type { Party } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
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
  printDate,
  signers,
  usd,
} from './c-kit.ts';

const guarantorOf = ({ f, subject }: Draft): Party => f.guarantors[subject] ?? firstBorrower(f);

/** How far the guarantor stands in, as a clause. */
function reach({ f }: Draft): Run[] {
  if (f.guarantyLimitCents === null)
    return prose`This undertaking is ${v('guaranty_type', 'unlimited')} in amount and covers all that Customer owes you.`;
  return prose`My undertaking is ${v('guaranty_type', 'limited')}. You may recover from me no more than ${usd('guaranty_limit', f.guarantyLimitCents)} of principal, and beyond that interest and costs of collection.`;
}

/** A letter from the guarantor to the bank. */
function drawLetter(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const who = guarantorOf(draft);
  const s = open({
    margins: { top: 64, left: 80, right: 80, bottom: 64 },
    style: { font: draft.font('typewriter', 'book', 'serif'), size: 10.5 },
  });
  s.y = middle(s, 62, r.pick(['GUARANTY', 'LETTER OF GUARANTY', 'PERSONAL GUARANTY']), 14) + 16;
  s.paragraph([on('guaranty_date', f.noteDate)], { after: 12 });
  s.paragraph([lender(f), '\n', envelope('lender_address', f.lender.address)], { after: 12 });
  s.paragraph(['Re:  Credit extended to ', ...borrowers(f), ' (“Customer”), loan ', v('loan_number', f.loanNumber)], {
    indent: 30,
  });
  s.paragraph('Ladies and Gentlemen:');
  const style = { align: 'justify', leading: 1.3 } as const;
  s.paragraph(
    prose`So that you will lend to Customer the sum of ${usd('principal_amount', f.principalCents)} under a note dated ${on('note_date', f.noteDate)}, and because I benefit from that loan, I, ${v('guarantor_name', who.name)}, residing at ${at('guarantor_address', who.address)}, absolutely and unconditionally guarantee to you the prompt payment, when due or on demand, of every debt of Customer to you.`,
    style,
  );
  s.paragraph(reach(draft), style);
  s.paragraph(
    'You need not first go against Customer, the collateral or any other guarantor. You may renew, extend, change or release the debt or any collateral without telling me, and I remain bound. I waive presentment, protest, notice of acceptance and every defense of a surety that may be waived.',
    style,
  );
  s.paragraph(
    'This guaranty continues until you receive my written notice that it ends as to new credit; it then still covers what was lent before. It binds my heirs and estate and is governed by the laws of your state.',
    { ...style, after: 18 },
  );
  s.paragraph('Very truly yours,', { after: 10 });
  signers(s, [who], signed, { field: 'guaranty_signed', nameField: 'guarantor_name', role: 'Guarantor' });
}

/** A stock form: parties in boxes, the choice of amount by a mark. */
function drawBoxes(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const who = guarantorOf(draft);
  const s = open({
    margins: { top: 36, left: 36, right: 36, bottom: 48 },
    style: { font: draft.font('sans', 'condensed'), size: 9 },
    furniture: footer(r.pick(['FORM G-12', 'GTY-COM 0119', 'Rev. 06/20'])),
  });
  const font = r.pick(['mono', 'typewriter', 'sans'] as const);
  s.rect(36, 36, 540, 22, { fill: '#e4e4e4', stroke: true });
  s.text(36, 41, r.pick(['CONTINUING GUARANTY', 'GUARANTY OF PAYMENT', 'COMMERCIAL GUARANTY']), {
    width: 540,
    align: 'center',
    bold: true,
    size: 12,
  });
  box(
    s,
    [36, 58, 180, 62],
    'DEBTOR (name and address)',
    [...borrowers(f), '\n', envelope('borrower_address', firstBorrower(f).address)],
    font,
    8.5,
  );
  box(
    s,
    [216, 58, 180, 62],
    'GUARANTOR (name and address)',
    [v('guarantor_name', who.name), '\n', envelope('guarantor_address', who.address)],
    font,
    8.5,
  );
  box(
    s,
    [396, 58, 180, 62],
    'CREDITOR (name and address)',
    [lender(f), '\n', envelope('lender_address', f.lender.address)],
    font,
    8.5,
  );
  box(s, [36, 120, 135, 30], 'DATE OF GUARANTY', on('guaranty_date', f.noteDate, 'slash'), font);
  box(s, [171, 120, 135, 30], 'LOAN NUMBER', v('loan_number', f.loanNumber), font);
  box(s, [306, 120, 135, 30], 'NOTE DATE', on('note_date', f.noteDate, 'slash'), font);
  box(s, [441, 120, 135, 30], 'NOTE AMOUNT', usd('principal_amount', f.principalCents), font);
  s.y = 162;
  s.text(36, s.y, 'EXTENT OF GUARANTY (mark one)', { bold: true });
  const limited = f.guarantyLimitCents !== null;
  const look = r.pick(['x', 'tick', 'filled'] as const);
  s.checkbox(46, s.y + 16, { marked: !limited, label: 'Unlimited', field: 'guaranty_type', look });
  s.text(
    62,
    s.y + 16,
    prose`${limited ? 'Unlimited' : v('guaranty_type', 'Unlimited', 'unlimited')}. Guarantor answers for all present and future debts of Debtor.`,
    { width: 500 },
  );
  s.checkbox(46, s.y + 32, { marked: limited, label: 'Limited', field: 'guaranty_type', look });
  s.text(
    62,
    s.y + 32,
    f.guarantyLimitCents === null
      ? 'Limited. Guarantor answers for not more than $ ______________ plus interest and expenses.'
      : prose`${v('guaranty_type', 'Limited', 'limited')}. Guarantor answers for not more than ${usd('guaranty_limit', f.guarantyLimitCents)} plus interest and expenses.`,
    { width: 500 },
  );
  s.y += 54;
  numbered(
    s,
    entries`
      Promise | In return for credit given to Debtor, Guarantor promises Creditor to pay on demand every obligation covered above, as a primary obligor and not only as a surety.
      Nature | This is a guaranty of payment and not of collection. It is continuing and is not ended by payment of the obligations from time to time.
      Consent | Creditor may without notice extend time, change terms, take or release collateral, and settle with any other obligor.
      Waivers | Guarantor waives notice of acceptance, diligence, presentment and the right to require marshaling of assets.
      Subordination | What Debtor owes Guarantor ranks behind what Debtor owes Creditor until the latter is paid.
      Financial statements | Guarantor gives Creditor a signed financial statement each year and whenever asked.
      Revocation | A revocation works only for later credit, and only once Creditor has it in writing.
    `,
    9,
  );
  s.paragraph('GUARANTOR HAS READ THIS GUARANTY AND RECEIVED A COPY.', { bold: true });
  signers(s, [who], signed, { field: 'guaranty_signed', nameField: 'guarantor_name' });
}

/** Counsel's agreement with recitals and a notary. */
function drawRecitals(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const who = guarantorOf(draft);
  const s = open({
    margins: { top: 72, left: 84, right: 84, bottom: 72 },
    style: { font: draft.font('serif', 'book', 'slab'), size: 11, leading: 1.4 },
    furniture: footer(r.pick(['', 'Guaranty Agreement'])),
  });
  s.y = middle(s, 70, r.pick(['GUARANTY AGREEMENT', 'UNCONDITIONAL GUARANTY', 'GUARANTY OF NOTE']), 13) + 14;
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`THIS GUARANTY is given the ${on('guaranty_date', f.noteDate, 'ordinal')}, by ${v('guarantor_name', who.name.toUpperCase())} (“Guarantor”), whose address is ${at('guarantor_address', who.address)}, in favor of ${v('lender_name', f.lender.name.toUpperCase())}, with its office at ${at('lender_address', f.lender.address)} (“Bank”).`,
    style,
  );
  s.y = middle(s, s.y + 4, 'RECITALS', 11) + 6;
  for (const runs of paragraphs`
    A.  ${describedBorrowers(f)} (“Obligor”), has asked Bank for a loan in the original principal amount of ${usd('principal_amount', f.principalCents)}, evidenced by a promissory note of ${on('note_date', f.noteDate)} that matures ${on('maturity_date', f.maturityDate)}.
    B.  Bank will make the loan only if Guarantor gives this Guaranty, and Guarantor expects to gain from it.
  `)
    s.paragraph(runs, { ...style, indent: 20 });
  s.y = middle(s, s.y + 4, 'AGREEMENT', 11) + 6;
  const limit: Run[] =
    f.guarantyLimitCents === null
      ? ['Guarantor’s liability is ', v('guaranty_type', 'without limit', 'unlimited'), ' as to amount.']
      : prose`Guarantor’s liability is ${v('guaranty_type', 'limited to', 'limited')} the sum of ${usd('guaranty_limit', f.guarantyLimitCents)}, exclusive of interest and costs.`;
  numbered(
    s,
    entries`
      Undertaking | Guarantor absolutely and unconditionally guarantees the full and punctual payment of the note and performance of all that Obligor has promised in the loan papers.
      Measure of liability | ${limit}
      No discharge | No amendment, forbearance, release of collateral or bankruptcy of Obligor discharges Guarantor.
      Reinstatement | If Bank must return a payment, this Guaranty revives as though that payment had not been made.
      Law | This Guaranty is a contract under the law of the state where Bank has its office. A copy dated after ${printDate(addDays(f.noteDate, 30), 'long')} does not replace it.
    `,
    11,
  );
  signers(s, [who], signed, { field: 'guaranty_signed', nameField: 'guarantor_name', x: 300, width: 210 });
  notary(s, r, who.name, f.noteDate, signed, { field: 'notary_present' });
}

const guaranteed = (f: Draft['f']): boolean => f.guarantors.length > 0;

export const guarantiesC: readonly Layout[] = [
  form('guaranty-letter', 'guaranty', drawLetter, guaranteed),
  form('guaranty-boxes', 'guaranty', drawBoxes, guaranteed),
  form('guaranty-recitals', 'guaranty', drawRecitals, guaranteed),
];
