import type { Layout } from '../core/layout.ts';
import { entries, prose } from '../core/prose.ts';
import { type Run, v } from '../core/runs.ts';
import {
  at,
  borrowers,
  type Draft,
  dayCount,
  describedBorrowers,
  envelope,
  firstBorrower,
  footer,
  form,
  lender,
  middle,
  names,
  numbered,
  ofBusiness,
  on,
  percent,
  ratePrint,
  sideHead,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';

/** A letter agreement on the bank's paper, countersigned by the borrower. */
function drawLetterAgreement({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 56, left: 76, right: 76, bottom: 60 },
    style: { font: font('serif', 'book', 'slab'), size: 10.5 },
    furniture: footer('Loan Agreement'),
  });
  s.y = middle(s, 50, [lender(f)], 16) + 1;
  s.y = middle(s, s.y, [at('lender_address', f.lender.address)], 8.5, false) + 18;
  s.paragraph([on('note_date', f.noteDate)], { after: 10 });
  s.paragraph([...borrowers(f), '\n', envelope('borrower_address', firstBorrower(f).address)], { after: 10 });
  s.paragraph([
    { text: r.pick(['LOAN AGREEMENT', 'BUSINESS LOAN AGREEMENT', 'TERM LOAN AGREEMENT']), bold: true },
    ' - No. ',
    v('loan_number', f.loanNumber),
  ]);
  const style = { align: 'justify' } as const;
  s.paragraph(
    prose`This letter, once you sign it, is the agreement between us for a term loan of ${usd('principal_amount', f.principalCents)} (the “Loan”).`,
    style,
  );
  numbered(
    s,
    entries`
      Interest | The Loan bears interest at ${ratePrint(f)} (${v('rate_type', f.rateType)}), counted on ${dayCount(f)}.
      Repayment | You repay in ${v('payment_frequency', 'monthly')} installments of ${usd('payment_amount', f.paymentCents)} from ${on('first_payment_date', f.firstPaymentDate)}, and whatever remains on ${on('maturity_date', f.maturityDate)}, after ${term(f, false)}.
      Use | You use the money for this only: ${v('loan_purpose', f.approval.purpose)}.
      Security | You give us a security interest in ${v('collateral_description', f.collateral)}.
      Support | The Loan is guaranteed by ${names('guarantor_name', f.guarantors)}.
      Conditions precedent to each advance | We need not advance money until all loan papers are signed, fees are paid, insurance is shown and no default exists.
      Covenants | You send us tax returns and annual statements within 120 days, keep debt service coverage of at least 1.20 to 1.00, and take on no other debt above $25,000.00 without our consent.
      Default | If you do not pay on time or break this agreement we may call the Loan; it then bears ${percent('default_rate', f.defaultRate)}.
    `,
    10.5,
  );
  s.paragraph('Please sign below to show that you agree.', { after: 8 });
  signers(s, [f.lender], signed, { nameField: 'lender_name' });
  s.paragraph('Accepted and agreed:', { after: 2 });
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A longer agreement whose first page is a table of business terms. */
function drawBusinessTerms(draft: Draft): void {
  const { open, f, r, signed } = draft;
  const s = open({
    margins: { top: 54, left: 54, right: 54, bottom: 60 },
    style: { font: draft.font('sans', 'franklin', 'condensed'), size: 9.5 },
    furniture: footer('Commercial Loan Agreement'),
  });
  s.text(54, 50, r.pick(['COMMERCIAL LOAN AGREEMENT', 'LOAN AGREEMENT', 'BUSINESS LOAN AGREEMENT']), {
    bold: true,
    size: 15,
  });
  s.y = 76;
  const cells: [string, Run[]][] = entries`
    Borrower | ${describedBorrowers(f)}
    Chief office | ${at('borrower_address', firstBorrower(f).address)}
    Lender | ${lender(f)}, ${at('lender_address', f.lender.address)}
    Effective | ${on('note_date', f.noteDate, 'slash')}
    Credit extended | ${usd('principal_amount', f.principalCents)} term loan, loan ID ${v('loan_number', f.loanNumber)}
    Stated rate | ${f.index === null ? prose`${ratePrint(f)}, ${v('rate_type', 'fixed')}` : prose`${ratePrint(f)} at signing, ${v('rate_type', 'variable')} with ${v('rate_index', f.index.name)} plus ${percent('rate_margin', f.index.margin)}`}
    Last day | ${on('maturity_date', f.maturityDate, 'slash')}
    Guarantors | ${names('guarantor_name', f.guarantors, '; ')}
  `;
  table(s, { x: 54, widths: [110, 394], size: 9.5, boldFirst: true, pad: 4 }, cells);
  s.y += 12;
  const parts: [string, string][] = [
    [
      'ARTICLE I  The loan',
      'Lender agrees to lend, and Borrower to borrow, the credit extended above on the terms of this Agreement and of the note that evidences it.',
    ],
    [
      'ARTICLE II  Conditions precedent',
      'Before any advance Lender must hold the signed loan papers, evidence of authority, title or lien searches, and payment of its expenses. CONDITIONS PRECEDENT TO EACH ADVANCE include that every statement made in Article III is still true.',
    ],
    [
      'ARTICLE III  Statements',
      'Borrower is duly organized, may sign this Agreement, owes no tax that is overdue, and knows of no suit that would harm its ability to pay.',
    ],
    [
      'ARTICLE IV  Promises',
      'Borrower keeps books by sound accounting, insures its property, lets Lender inspect it, and gives notice of default at once.',
    ],
    [
      'ARTICLE V  Limits',
      'Without written consent Borrower does not sell its business, grant other liens, lend money or make distributions while in default.',
    ],
    [
      'ARTICLE VI  Default',
      'Lender may end its commitment and declare the note due if any payment or promise fails and is not cured in the time the note allows.',
    ],
    [
      'ARTICLE VII  General',
      'This Agreement binds successors, may be changed only in writing, and is read under the law of Lender’s state.',
    ],
  ];
  for (const [head, text] of parts) sideHead(s, head, text, 130, 9.5);
  s.y += 4;
  const top = s.y;
  signers(s, f.borrowers, signed, { nameField: 'borrower_name', width: 190 });
  const below = s.y;
  if (below > top) s.y = top;
  signers(s, [f.lender], signed, { nameField: 'lender_name', x: 320, width: 190 });
  s.y = Math.max(s.y, below);
}

export const agreementsC: readonly Layout[] = [
  form('loan-agreement-letter', 'loan_agreement', drawLetterAgreement, ofBusiness),
  form('loan-agreement-terms-table', 'loan_agreement', drawBusinessTerms, ofBusiness),
];
