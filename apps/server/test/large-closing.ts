import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Two notes of three borrowers, four guarantors, and five pieces of collateral, as a closer sends them: a file each. */
export const LARGE_CLOSING = {
  borrowers: ['Blue Heron Holdings LLC', 'Mary Okafor', 'Red Kite Equipment Inc.'],
  guarantors: ['Ann Lee', 'Robert Ray', 'Cora Diaz', 'Daniel Fox'],
  principals: ['100000.00', '50000.00'],
  goods: ['All inventory', 'One 2019 John Deere 6155M tractor', 'All accounts'],
  addresses: ['12 Main Street, Austin, TX 78701', '9 Oak Avenue, Waco, TX 76701'],
} as const;

const LENDER = 'First Example Bank';

interface PaperFile {
  readonly name: string;
  readonly content: Buffer;
}

async function paper(name: string, heading: string, lines: readonly string[]): Promise<PaperFile> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const bold = await document.embedFont(StandardFonts.TimesRomanBold);
  page.drawText(heading, { x: 200, y: 700, size: 16, font: bold });
  for (const [at, text] of lines.entries()) page.drawText(text, { x: 72, y: 666 - at * 17, size: 11, font });
  return { name: `${name}.pdf`, content: Buffer.from(await document.save()) };
}

function note(
  number: string,
  borrowers: readonly string[],
  [words, principal]: readonly [string, string],
  payment: string,
) {
  return paper(`note-${number}`, 'PROMISSORY NOTE', [
    `Loan Number: ${number}`,
    'Note Date: March 1, 2026',
    ...borrowers.map((name, at) => `${at === 0 ? 'Borrower' : 'Co-Borrower'}: ${name}`),
    `Lender: ${LENDER}`,
    `Principal Amount: $${principal}`,
    'Interest Rate: 6.000%',
    'Maturity Date: March 1, 2027',
    '',
    `PROMISE TO PAY. Borrower promises to pay to the order of Lender the principal amount of ${words}`,
    `Dollars ($${principal}), together with interest at the fixed rate of 6.000% per annum on the unpaid`,
    'principal balance, computed on a 30/360 basis.',
    '',
    `PAYMENT. Borrower will pay this loan in 12 monthly payments of $${payment} each, beginning`,
    'April 1, 2026, with the final payment due on March 1, 2027.',
    '',
    ...borrowers.flatMap((name) => ['______________________________', name, '']),
  ]);
}

function guaranty(name: string, limit: string) {
  return paper(`guaranty-${name.replace(' ', '-').toLowerCase()}`, 'COMMERCIAL GUARANTY', [
    `Guarantor: ${name}`,
    `Borrower: ${LARGE_CLOSING.borrowers[0]}`,
    `Lender: ${LENDER}`,
    'Date of Guaranty: March 1, 2026',
    '',
    'GUARANTY OF PAYMENT. Guarantor absolutely and unconditionally guarantees full and punctual payment',
    'of the indebtedness of Borrower to Lender.',
    '',
    `MAXIMUM LIABILITY. The liability of Guarantor under this Guaranty shall not exceed $${limit}.`,
    '',
    '______________________________',
    name,
  ]);
}

function deed(number: string, address: string, principal: string) {
  return paper(`deed-${number}`, 'DEED OF TRUST', [
    'This Deed of Trust is made on March 1, 2026.',
    '',
    `Grantor: ${LARGE_CLOSING.borrowers[0]} ("Borrower").`,
    'Trustee: Lone Star Title Company ("Trustee").',
    `Beneficiary: ${LENDER} ("Lender").`,
    '',
    `Borrower owes Lender the principal sum of U.S. $${principal}. This debt is evidenced by Borrower's note`,
    'dated the same date as this Security Instrument, which provides for monthly payments, with the full',
    'debt, if not paid earlier, due and payable on March 1, 2027.',
    '',
    'Borrower irrevocably grants and conveys to Trustee, in trust, with power of sale, the property',
    `which has the address of ${address} ("Property Address").`,
    '',
    '______________________________',
    LARGE_CLOSING.borrowers[0],
  ]);
}

export async function largePapers(): Promise<readonly PaperFile[]> {
  const [first, second, third] = LARGE_CLOSING.borrowers;
  const [here, there] = LARGE_CLOSING.addresses;
  return Promise.all([
    note('N-1', [first, second], ['One Hundred Thousand and 00/100', '100,000.00'], '8,606.64'),
    note('N-2', [third], ['Fifty Thousand and 00/100', '50,000.00'], '4,303.32'),
    ...LARGE_CLOSING.guarantors.map((name, at) => guaranty(name, `${at + 1}0,000.00`)),
    ...LARGE_CLOSING.goods.map((one, at) =>
      paper(`security-agreement-${at + 1}`, 'COMMERCIAL SECURITY AGREEMENT', [
        `Grantor: ${first}`,
        `Lender: ${LENDER}`,
        'Date: March 1, 2026',
        `Collateral Description: ${one}`,
        '',
        'GRANT OF SECURITY INTEREST. Grantor grants to Lender a security interest in the Collateral to secure',
        'the indebtedness and all other obligations of Grantor to Lender.',
        '',
        '______________________________',
        first,
      ]),
    ),
    deed('1', here, '100,000.00'),
    deed('2', there, '50,000.00'),
  ]);
}
