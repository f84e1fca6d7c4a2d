import { describe } from 'vitest';
import { itReads, type Wording } from './it-reads.ts';

const head = (title: string, lead: string) => `
${title}

This Agreement dated May 4, 2026 is made between Harbor Mill LLC ("Grantor") and First Prairie Bank ("Lender").

${lead}`;

const inventory = 'All inventory, wherever located';
const press = 'One 2024 Heidelberg press, serial no. 40-1187';
const accounts = 'All accounts receivable and the proceeds thereof';

const papers: readonly Wording[] = [
  {
    name: 'takes a list of letters, one a line, as it stands',
    docType: 'security_agreement',
    text: `${head('COMMERCIAL SECURITY AGREEMENT', 'Grantor grants to Lender a security interest in the following property:')}
a. ${inventory};
b. ${press}; and
c. ${accounts}.

Grantor shall keep the Collateral insured.`,
    expected: { collateral_description: [`a. ${inventory}; b. ${press}; and c. ${accounts}`] },
  },
  {
    name: 'takes a list of letters in brackets within a paragraph',
    docType: 'security_agreement',
    text: `${head('COMMERCIAL SECURITY AGREEMENT', `Grantor grants to Lender a security interest in: (a) ${inventory}; (b) ${press}; and (c) ${accounts}. Grantor shall keep the Collateral insured.`)}`,
    expected: { collateral_description: [`(a) ${inventory}; (b) ${press}; and (c) ${accounts}`] },
  },
  {
    name: 'takes a list of letters under a heading',
    docType: 'loan_agreement',
    text: `${head('BUSINESS LOAN AGREEMENT', 'The Loan is secured by the following collateral:')}
A. ${inventory}.
B. ${press}.
C. ${accounts}.`,
    expected: { collateral_description: [`A. ${inventory}. B. ${press}. C. ${accounts}`] },
  },
  {
    name: 'takes no lettered promises about the collateral for it',
    docType: 'security_agreement',
    text: `${head('COMMERCIAL SECURITY AGREEMENT', 'Grantor promises with respect to the Collateral: (a) Grantor will keep it insured; (b) Grantor will not sell it; and (c) Grantor will keep records.')}`,
    expected: {},
    blank: ['collateral_description'],
  },
];

describe('lettered lists of collateral', () => {
  itReads(papers);
});
