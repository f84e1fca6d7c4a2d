import { type PrintedLine, textPdf } from './text-pdf.ts';

const LEFT = 72;
const LEADING = 16;

/** A heading, then paragraphs broken into lines as they are printed; an empty line is a gap. */
function page(heading: string, lines: readonly string[]): readonly PrintedLine[] {
  const title = { text: heading, x: 306 - heading.length * 5, top: 84, size: 16, bold: true };
  return [title, ...lines.flatMap((text, at) => (text === '' ? [] : [{ text, x: LEFT, top: 126 + at * LEADING }]))];
}

/** Made-up papers of one closing. The deed of trust names another amount than the note: that is what review is for. */
export function samplePapers(loanNumber: string): readonly File[] {
  const note = page('PROMISSORY NOTE', [
    `Loan Number: ${loanNumber}`,
    'Note Date: October 15, 2026                         Salem, Oregon',
    'Borrower: Marta Ellison',
    'Property Address: 418 Alder Street, Salem, OR 97301',
    '',
    "1. BORROWER'S PROMISE TO PAY",
    'In return for a loan that I have received, I promise to pay Two Hundred Fifty Thousand and 00/100',
    'Dollars (U.S. $250,000.00) (this amount is called "Principal"), plus interest, to the order of the',
    'Lender. The Lender is Harbor Community Bank.',
    '',
    '2. INTEREST',
    'Interest will be charged on unpaid principal until the full amount of Principal has been paid.',
    'I will pay interest at a yearly rate of 6.750%. The rate is fixed.',
    '',
    '3. PAYMENTS',
    'I will pay principal and interest by making a payment every month, on the 1st day of each month',
    'beginning on December 1, 2026. My monthly payment will be in the amount of U.S. $1,621.50.',
    'I will make 360 payments. If, on November 1, 2056, I still owe amounts under this Note, I will pay',
    'those amounts in full on that date, which is called the "Maturity Date".',
    '',
    '4. LATE CHARGE FOR OVERDUE PAYMENTS',
    'If the Lender has not received the full amount of any monthly payment by the end of 15 calendar',
    'days after the date it is due, I will pay a late charge of 5.000% of my overdue payment.',
    '',
    '',
    '_______________________________________',
    'Marta Ellison, Borrower',
  ]);
  const deed = page('DEED OF TRUST', [
    `Loan Number: ${loanNumber}`,
    'This Deed of Trust is made on October 15, 2026.',
    '',
    'The trustor is Marta Ellison ("Borrower"). The trustee is Willamette Title Company ("Trustee").',
    'The beneficiary is Harbor Community Bank ("Lender").',
    '',
    'Borrower owes Lender the principal sum of U.S. $252,000.00. This debt is evidenced by',
    'Borrower\'s note dated the same date as this Security Instrument ("Note"), which provides for',
    'monthly payments, with the full debt, if not paid earlier, due and payable on November 1, 2056.',
    '',
    'Borrower irrevocably grants and conveys to Trustee, in trust, with power of sale, the following',
    'described property located in Marion County, Oregon:',
    '',
    'which has the address of 418 Alder Street, Salem, OR 97301 ("Property Address").',
    '',
    '',
    '_______________________________________',
    'Marta Ellison, Borrower',
  ]);
  return [
    new File([textPdf([note])], 'promissory-note.pdf', { type: 'application/pdf' }),
    new File([textPdf([deed])], 'deed-of-trust.pdf', { type: 'application/pdf' }),
  ];
}
