import { money } from '../core/amounts.ts';
import type { Layout } from '../core/layout.ts';
import { entries, paragraphs, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  box,
  type Draft,
  envelope,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  numbered,
  on,
  overLand,
  signers,
  table,
  usd,
} from './c-kit.ts';

const insured = ({ f }: Draft): Run =>
  overLand(f) ? at('property_address', f.property.address) : v('collateral_description', f.collateral);

/** A notice to the borrower's agent below the borrower's promise to insure. */
function drawInsuranceForm(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 50 },
    style: { font: 'sans', size: 9.5 },
    furniture: footer(r.pick(['INS-4', 'Form 220-I'])),
  });
  const font = r.pick(['mono', 'typewriter', 'condensed'] as const);
  s.y = middle(s, 40, r.pick(['AGREEMENT TO PROVIDE INSURANCE', 'AGREEMENT TO PROVIDE PROPERTY INSURANCE']), 14) + 8;
  const top = s.y;
  box(
    s,
    [44, top, 262, 54],
    'Borrower / owner of the collateral',
    [...borrowers(f, ', '), '\n', at('borrower_address', firstBorrower(f).address)],
    font,
    8.5,
  );
  box(
    s,
    [306, top, 262, 54],
    'Lender to be named in the policy',
    [lender(f), '\n', at('lender_address', f.lender.address)],
    font,
    8.5,
  );
  box(s, [44, top + 54, 131, 30], 'Loan no.', v('loan_number', f.loanNumber), font);
  box(s, [175, top + 54, 131, 30], 'Amount of loan', usd('principal_amount', f.principalCents), font);
  box(s, [306, top + 54, 262, 30], 'Date of loan', on('note_date', f.noteDate, 'slash'), font);
  box(s, [44, top + 84, 524, 34], 'What is to be insured', insured(draft), font, 9);
  s.y = top + 132;
  s.paragraph([
    { text: 'INSURANCE REQUIREMENTS. ', bold: true },
    'I understand that insurance must be in force when the loan is made and for as long as it lasts, at least:',
  ]);
  table(s, { x: 60, widths: [170, 320], size: 9.5 }, [
    ['Perils', 'fire, wind, hail, theft and all risks of direct loss'],
    ['Least amount', 'full replacement cost, or the unpaid balance if that is less'],
    ['Greatest deductible', usd('hazard_deductible', f.hazard.deductibleCents)],
    ['Endorsement', 'lender’s loss payable, 30 days’ notice of cancellation'],
  ]);
  s.y += 8;
  s.paragraph(
    'I may buy the insurance from any agent I like. If I do not, Lender may buy it at my cost, and it may protect Lender only.',
  );
  s.text(44, s.y, 'My agent', { bold: true });
  s.y += 14;
  table(s, { x: 60, widths: [170, 320], size: 9.5 }, [
    ['Company', v('insurer_name', f.hazard.insurer)],
    ['Policy', v('hazard_policy_number', f.hazard.policy)],
    [
      'Runs from / to',
      [on('hazard_effective_date', f.hazard.from, 'slash'), ' / ', on('hazard_expiration_date', f.hazard.to, 'slash')],
    ],
  ]);
  s.y += 6;
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** The same promise as a letter. */
function drawInsuranceLetter(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 66, left: 80, right: 80, bottom: 60 },
    style: { font: draft.font('typewriter', 'book', 'serif'), size: 10.5, leading: 1.3 },
  });
  s.y = middle(s, 62, r.pick(['AGREEMENT TO PROVIDE INSURANCE', 'BORROWER’S AGREEMENT TO PROVIDE INSURANCE']), 13) + 12;
  for (const runs of paragraphs`
    To: ${lender(f)}\n${envelope('lender_address', f.lender.address)}
    From: ${borrowers(f)}
    Loan ${v('loan_number', f.loanNumber)} of ${on('note_date', f.noteDate)}, ${usd('principal_amount', f.principalCents)}
  `)
    s.paragraph(runs);
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`You are lending on the security of ${insured(draft)}. We promise to keep it insured with a company licensed here, in an amount of not less than ${usd('hazard_coverage_amount', f.hazard.coverageCents)}, with a deductible of at most ${usd('hazard_deductible', f.hazard.deductibleCents)}.`,
    style,
  );
  if (f.flood.inHazardArea)
    s.paragraph(
      'Since the building stands in a special flood hazard area, we also keep flood insurance as the law requires.',
      style,
    );
  for (const runs of paragraphs`
    The policy shall name you as mortgagee and loss payee and give you thirty days to act before it lapses. We send you proof of renewal ten days before the old policy ends. If we fail you may insure at our expense and add the premium to the loan.
    Our insurer at present is ${v('insurer_name', f.hazard.insurer)}, policy ${v('hazard_policy_number', f.hazard.policy)}.
  `)
    s.paragraph(runs, style);
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A promise to correct errors, as a short certificate. */
function drawErrors({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 64, left: 72, right: 72, bottom: 60 },
    style: { font: font('serif', 'sans', 'book'), size: 11, leading: 1.3 },
  });
  s.y =
    middle(
      s,
      62,
      r.pick([
        'ERRORS AND OMISSIONS AGREEMENT',
        'ERRORS AND OMISSIONS / COMPLIANCE AGREEMENT',
        'CORRECTION AGREEMENT (ERRORS AND OMISSIONS)',
      ]),
      13,
    ) + 14;
  table(s, { x: 72, widths: [120, 348], rules: 'none', size: 10.5, boldFirst: true }, [
    ['Lender', lender(f)],
    ['Borrower(s)', borrowers(f, '\n')],
    ['Property', overLand(f) ? at('property_address', f.property.address) : 'none'],
    ['Loan no.', v('loan_number', f.loanNumber)],
    ['Amount', usd('principal_amount', f.principalCents)],
    ['Closed', on('closing_date', f.disclosure.closingDate)],
  ]);
  s.y += 10;
  const style = { align: 'justify' } as const;
  for (const runs of paragraphs`
    For value received, each Borrower agrees, when Lender or its closing agent asks, to help correct clerical errors in the closing papers, to sign again what was lost or misprinted, and to supply what was left out, so that the loan may be sold or insured.
    Borrower will do so within thirty days of the request. If Borrower refuses without good cause, Borrower bears the loss that Lender suffers from it, with reasonable attorney fees.
    Corrections under this agreement never raise the amount, the rate or the payments. No charge above $${money(2_500)} is made for them.
  `)
    s.paragraph(runs, style);
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A limited power to correct, numbered. */
function drawCompliance({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 50, left: 56, right: 56, bottom: 56 },
    style: { font: font('franklin', 'condensed', 'slab'), size: 10 },
    furniture: footer('Compliance'),
  });
  s.text(56, 48, [lender(f)], { size: 10 });
  s.text(300, 48, ['Loan # ', v('loan_number', f.loanNumber)], { width: 256, align: 'right' });
  s.y = middle(s, 72, r.pick(['COMPLIANCE AGREEMENT', 'DOCUMENT CORRECTION AND COMPLIANCE AGREEMENT']), 14) + 10;
  s.paragraph(
    prose`The undersigned ${borrowers(f)}, having today, ${on('note_date', f.noteDate)}, signed a note for ${usd('principal_amount', f.principalCents)} to ${lender(f)}, promise(s) as follows:`,
    { align: 'justify' },
  );
  numbered(
    s,
    entries`
      Cooperation | We sign corrected papers within ten business days whenever an error or omission is found in the loan file.
      Lost papers | If a paper is lost or damaged we sign a copy of it in the same words.
      Fees | If a fee that we owed at closing was not collected by mistake, we pay it once it is shown to us.
      Limited power | For spelling, dates and legal descriptions only, Lender may correct the paper and initial it for us.
      Survival | These promises outlast the closing and end when the loan is paid.
    `,
    10,
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

export const promisesC: readonly Layout[] = [
  form('insurance-agent-form', 'agreement_to_provide_insurance', drawInsuranceForm),
  form('insurance-letter', 'agreement_to_provide_insurance', drawInsuranceLetter),
  form('errors-certificate', 'errors_omissions', drawErrors),
  form('errors-compliance', 'errors_omissions', drawCompliance),
];
