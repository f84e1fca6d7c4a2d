import { addDays } from '../core/dates.ts';
import type { LoanFacts } from '../core/facts.ts';
import type { Layout } from '../core/layout.ts';
import { entries } from '../core/prose.ts';
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
  ofConsumer,
  on,
  percent,
  printDate,
  ratePrint,
  signers,
  table,
  term,
  usd,
} from './c-kit.ts';

const isRefinance = (f: LoanFacts): boolean => f.product === 'residential_refinance';

/** A notice to each owner, with the model words told anew and the deadline in the middle. */
function drawCancelNotice({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 56, left: 66, right: 66, bottom: 56 },
    style: { font: font('serif', 'sans', 'franklin'), size: 10.5 },
  });
  s.y = middle(s, 54, r.pick(['NOTICE OF RIGHT TO CANCEL', 'NOTICE OF YOUR RIGHT TO CANCEL']), 15) + 10;
  table(s, { x: 66, widths: [240, 240], rules: 'none', size: 10 }, [
    [
      ['Owner(s): ', ...borrowers(f, ', ')],
      ['Loan: ', v('loan_number', f.loanNumber)],
    ],
    [
      ['Home: ', at('property_address', f.property.address)],
      ['Creditor: ', lender(f)],
    ],
  ]);
  s.y += 10;
  const style = { align: 'justify' } as const;
  s.paragraph(
    [
      { text: 'Your right. ', bold: true },
      'You are entering into a transaction that gives us a lien on your home. Federal law lets you cancel it, without cost, within three business days from whichever of these comes last: the date of the transaction, which is ',
      on('closing_date', f.disclosure.closingDate),
      '; the date you received your Truth in Lending disclosures; the date you received this notice.',
    ],
    style,
  );
  s.paragraph(
    [
      { text: 'What follows. ', bold: true },
      'If you cancel, our lien is cancelled too. Within 20 calendar days we return any money you gave us or anyone else in this transaction. You may keep what we gave you until we have done so.',
    ],
    style,
  );
  s.paragraph([{ text: 'How to cancel. ', bold: true }, 'Write to us at'], { after: 3 });
  s.paragraph([lender(f), '\n', envelope('lender_address', f.lender.address)], { indent: 60 });
  s.paragraph(
    [
      'You may use any signed and dated statement or this notice. If you mail it, it must be sent no later than midnight of',
    ],
    { after: 4 },
  );
  s.y = middle(s, s.y + 2, on('rescission_end_date', f.disclosure.rescissionEnd), 13) + 4;
  s.paragraph('(or midnight of the third business day after the last of the three events above).', { align: 'center' });
  s.rect(66, s.y + 4, 480, 62);
  s.text(74, s.y + 10, 'I WISH TO CANCEL', { bold: true });
  s.signature(74, s.y + 48, 220, { signed: false, label: 'Consumer who cancels' });
  s.text(74, s.y + 51, 'Signature', { size: 8 });
  s.text(330, s.y + 51, 'Date', { size: 8 });
  s.hline(330, s.y + 48, 480);
  s.y += 82;
  s.paragraph('Each of us received two copies of this notice.');
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A form with boxes above and the text in two columns of questions and answers. */
function drawCancelForm({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 40, left: 44, right: 44, bottom: 50 },
    style: { font: 'sans', size: 9.5 },
    furniture: footer(r.pick(['H-8 style', 'RTC 10/21'])),
  });
  const font = r.pick(['mono', 'sans', 'condensed'] as const);
  s.y = middle(s, 40, 'NOTICE OF RIGHT TO CANCEL', 15) + 6;
  const top = s.y;
  box(
    s,
    [44, top, 262, 48],
    'Borrower',
    [...borrowers(f, ', '), '\n', at('borrower_address', firstBorrower(f).address)],
    font,
    8.5,
  );
  box(s, [306, top, 262, 48], 'Creditor', [lender(f), '\n', at('lender_address', f.lender.address)], font, 8.5);
  box(s, [44, top + 48, 174, 30], 'Loan number', v('loan_number', f.loanNumber), font);
  box(s, [218, top + 48, 175, 30], 'Transaction date', on('closing_date', f.disclosure.closingDate, 'slash'), font);
  box(
    s,
    [393, top + 48, 175, 30],
    'Cancel no later than midnight of',
    on('rescission_end_date', f.disclosure.rescissionEnd, 'slash'),
    font,
  );
  box(s, [44, top + 78, 524, 30], 'Security: your home at', at('property_address', f.property.address), font);
  s.y = top + 122;
  const rows: [string, Run[]][] = entries`
    What may I cancel? | This loan, since it puts a security interest on your home. You have three business days.
    When do the days begin? | With the last of: the transaction date, the delivery of your cost disclosures, the delivery of this notice.
    What happens then? | The security interest becomes void and within 20 days the creditor gives back what you paid. You then give back the money lent.
    How do I do it? | Sign below and send this page to the creditor so that it leaves you before midnight of ${on('rescission_end_date', f.disclosure.rescissionEnd)}. Funds are not paid out before ${on('disbursement_date', f.disclosure.disbursementDate)}.
  `;
  table(s, { x: 44, widths: [140, 384], rules: 'rows', size: 9.5, boldFirst: true, pad: 5 }, rows);
  s.y += 12;
  s.paragraph('ACKNOWLEDGMENT OF RECEIPT. The undersigned got two completed copies of this notice.', { bold: true });
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

/** A bank's own application, boxes by sections. */
function drawApplication({ open, f, r, signed }: Draft): void {
  const s = open({
    margins: { top: 34, left: 36, right: 36, bottom: 46 },
    style: { font: 'sans', size: 9 },
    furniture: footer('Application for a home loan'),
  });
  const font = r.pick(['mono', 'typewriter', 'sans'] as const);
  s.text(36, 34, r.pick(['RESIDENTIAL LOAN APPLICATION', 'UNIFORM RESIDENTIAL LOAN APPLICATION']), {
    bold: true,
    size: 13,
  });
  s.text(36, 52, ['Lender: ', lender(f)], { size: 9 });
  s.text(380, 52, ['Lender case no. ', v('loan_number', f.loanNumber)], { size: 9 });
  let y = 70;
  const bar = (title: string): void => {
    s.rect(36, y, 540, 14, { fill: '#d8d8d8', stroke: true });
    s.text(40, y + 3, title, { bold: true, size: 8.5 });
    y += 14;
  };
  bar('Section 1: Borrower Information');
  f.borrowers.forEach((party, index) => {
    box(s, [36, y, 250, 30], `Name of applicant ${index + 1}`, v('borrower_name', party.name), font, 9);
    box(
      s,
      [286, y, 110, 30],
      'Social security number',
      index === 0 ? v('borrower_tin', party.tin) : 'on file',
      font,
      9,
    );
    box(s, [396, y, 180, 30], 'Citizenship', 'U.S. citizen', font, 9);
    y += 30;
    box(s, [36, y, 540, 30], 'Present address', index === 0 ? at('borrower_address', party.address) : 'Same', font, 9);
    y += 30;
  });
  bar('Section 4: Loan and Property');
  box(s, [36, y, 135, 30], 'Amount you apply for', usd('principal_amount', f.principalCents), font, 9);
  box(s, [171, y, 90, 30], 'Rate', ratePrint(f), font, 9);
  box(s, [261, y, 90, 30], 'Over', term(f, false), font, 9);
  box(s, [351, y, 225, 30], 'What for', v('loan_purpose', f.approval.purpose), font, 9);
  y += 30;
  box(s, [36, y, 400, 30], 'Property you offer', at('property_address', f.property.address), font, 9);
  box(s, [436, y, 140, 30], 'County', v('property_county', f.property.county), font, 9);
  y += 30;
  box(s, [36, y, 180, 30], 'Kind', v('property_type', f.property.type), font, 9);
  box(s, [216, y, 180, 30], 'Estimated value', usd('appraised_value', f.appraisedCents), font, 9);
  box(
    s,
    [396, y, 180, 30],
    'Contract price',
    f.salePriceCents === null ? 'n/a' : usd('sale_price', f.salePriceCents),
    font,
    9,
  );
  y += 38;
  s.text(40, y, 'You will live in it as:', { size: 9 });
  s.checkbox(150, y, { marked: true, label: 'Primary Residence', field: 'occupancy' });
  s.text(164, y, v('occupancy', 'Primary Residence'), { size: 9 });
  s.checkbox(270, y, { marked: false, label: 'Second Home', field: 'occupancy' });
  s.text(284, y, 'Second Home', { size: 9 });
  s.checkbox(370, y, { marked: false, label: 'Investment Property', field: 'occupancy' });
  s.text(384, y, 'Investment Property', { size: 9 });
  y += 18;
  bar('Section 6: Acknowledgments');
  s.y = y + 6;
  s.paragraph(
    'I state that all I wrote is true and know that a false statement may be a crime. The lender may check it with others and keep this application even if no loan is made.',
  );
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
  s.paragraph(`Application taken ${printDate(addDays(f.noteDate, -45), 'slash')} by telephone.`, {
    size: 8.5,
  });
}

/** An application on a credit union's paper as a list of questions. */
function drawQuestions({ open, f, r, signed, font }: Draft): void {
  const s = open({
    margins: { top: 52, left: 64, right: 64, bottom: 56 },
    style: { font: font('franklin', 'slab', 'typewriter'), size: 10 },
    furniture: footer('Mortgage application'),
  });
  s.text(64, 50, [lender(f)], { bold: true, size: 13 });
  s.text(64, 68, r.pick(['HOME LOAN APPLICATION', 'MORTGAGE LOAN APPLICATION']), { size: 11, bold: true });
  s.y = 92;
  const rows: [string, Run[]][] = [
    ['Reference', [v('loan_number', f.loanNumber)]],
    ['Who is applying?', borrowers(f, ' and ')],
    ['Where do you get mail?', [at('borrower_address', firstBorrower(f).address)]],
    ['How much do you wish to borrow?', [usd('principal_amount', f.principalCents)]],
    ['At what rate, and is it fixed?', [percent('interest_rate', f.rate), ', ', v('rate_type', 'fixed')]],
    ['For how long?', [term(f, true)]],
    ['What is the money for?', [v('loan_purpose', f.approval.purpose)]],
    ['Which home secures it?', [at('property_address', f.property.address)]],
    ['What kind of home is it?', [v('property_type', f.property.type)]],
    ...(f.salePriceCents === null
      ? []
      : [['What does it cost?', [usd('sale_price', f.salePriceCents)]] as [string, Run[]]]),
    ['Who works with you here?', [v('loan_officer', f.approval.officer)]],
    ['Other debts', ['Car loan, $312.00 a month, Union Auto Credit']],
    ['Income', ['$8,450.00 a month before taxes']],
  ];
  table(s, { x: 64, widths: [180, 304], rules: 'rows', size: 10, pad: 5 }, rows);
  s.y += 12;
  s.paragraph('What I wrote is complete. You may ask others about me. I will tell you of changes before closing.');
  signers(s, f.borrowers, signed, { nameField: 'borrower_name' });
}

export const consumerC: readonly Layout[] = [
  form('cancel-notice', 'right_to_cancel', drawCancelNotice, isRefinance),
  form('cancel-form', 'right_to_cancel', drawCancelForm, isRefinance),
  form('application-boxes', 'loan_application', drawApplication, ofConsumer),
  form('application-questions', 'loan_application', drawQuestions, ofConsumer),
];
