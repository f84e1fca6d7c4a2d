import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { itReads, type Wording } from './it-reads.ts';

const papers: readonly Wording[] = [
  {
    name: 'reads a statement with its addresses in boxes',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT

1. DEBTOR'S NAME
1a. ORGANIZATION'S NAME
HARBOR LIGHT BAKERY, INC.
1c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
44 Wharf Street      Bend      OR      97701      USA
2. DEBTOR'S NAME
2c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
3. SECURED PARTY'S NAME
3a. ORGANIZATION'S NAME
Cascade Community Credit Union
3c. MAILING ADDRESS      CITY      STATE      POSTAL CODE      COUNTRY
9518 Maple Avenue      Bend      OR      97701      USA
4. COLLATERAL: This financing statement covers the following collateral:
All bakery equipment.`,
    expected: {
      borrower_address: ['44 Wharf Street, Bend, OR 97701'],
      lender_address: ['9518 Maple Avenue, Bend, OR 97701'],
    },
  },
  {
    name: 'parties of a filing under their headings',
    docType: 'ucc_financing_statement',
    text: `
UCC-1
DEBTOR INFORMATION
Organization Name          Ironwood Builders, LLC
SECURED PARTY INFORMATION
Organization Name          Harbor National Bank
DEBTOR'S COUNTY: Deschutes`,
    expected: { borrower_name: ['Ironwood Builders, LLC'], lender_name: ['Harbor National Bank'] },
  },
  {
    name: 'a filing in prose',
    docType: 'ucc_financing_statement',
    text: `
FINANCING STATEMENT
This statement is filed by Harbor National Bank, as secured party, against Ironwood Builders, LLC, 12 Mill Road, Bend, OR 97701, as debtor.`,
    expected: { borrower_name: ['Ironwood Builders, LLC'], borrower_address: ['12 Mill Road, Bend, OR 97701'] },
  },
  {
    name: 'a trust that bears its day',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
Debtor: Cedar Park Trust dated May 1, 2020`,
    expected: { borrower_name: ['Cedar Park Trust dated May 1, 2020'] },
  },
  {
    name: 'reads the loan behind the order of whoever files',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
1a. ORGANIZATION'S NAME
Tidewater Marine, LLC
8. OPTIONAL FILER REFERENCE DATA:
40017733      Loan No. 6612-20984`,
    expected: { loan_number: ['6612-20984'] },
  },
  {
    name: 'reads a loan behind a matter in the same words',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
Filer Reference: 90031 / Loan 6612-20984`,
    expected: { loan_number: ['6612-20984'] },
  },
  {
    name: 'reads a bare reference of the filer',
    docType: 'ucc_financing_statement',
    text: `
UCC FINANCING STATEMENT
8. OPTIONAL FILER REFERENCE DATA: 6612-20984`,
    expected: { loan_number: ['6612-20984'] },
  },
];

/** What a form of the filing prints where a debtor's name might stand. */
const noDebtor = [
  'Debtor: See Exhibit A',
  'Debtor   Lessee   Consignee   Buyer',
  'DEBTOR INFORMATION\nOrganizational ID    1234567',
  'DEBTOR\nACKNOWLEDGMENT COPY',
  'DEBTOR      FULL LEGAL NAME     MAILING ADDRESS',
  'Debtor:   Last Name: Whitfield   First Name: Dana',
  'Debtors\n1. Individual',
  '9. NAME OF FIRST DEBTOR: Same as line 1a or 1b on Financing Statement',
];

describe('financing statements', () => {
  itReads(papers);

  it('takes the parties of a filing from the statement and the land from its addendum', () => {
    const values = valuesOn(
      'ucc_financing_statement',
      `
UCC FINANCING STATEMENT
1. DEBTOR’S EXACT FULL LEGAL NAME - do not abbreviate 1a. ORGANIZATION’S NAME
Alder Mill Partners, LP
1c. MAILING ADDRESS
12 Quarry Road, Bend, OR 97701

3. SECURED PARTY’S NAME (or NAME of TOTAL ASSIGNEE) 3a. ORGANIZATION’S NAME
Harbor National Bank
3c. MAILING ADDRESS
400 Main Street, Portland, OR 97204

4. This FINANCING STATEMENT covers the following collateral:
All fixtures
8. OPTIONAL FILER REFERENCE DATA
HB 4471.02 / Ln 55120-8841`,
      `
UCC FINANCING STATEMENT ADDENDUM
9. NAME OF FIRST DEBTOR ON RELATED FINANCING STATEMENT
9a. ORGANIZATION’S NAME
Alder Mill Partners, LP
14. Description of real estate:
Street address: 88 Wharf Street, Astoria, OR 97103
County: Clatsop`,
    );
    expect(values).toMatchObject({
      borrower_name: ['Alder Mill Partners, LP'],
      borrower_address: ['12 Quarry Road, Bend, OR 97701'],
      lender_name: ['Harbor National Bank'],
      lender_address: ['400 Main Street, Portland, OR 97204'],
      loan_number: ['55120-8841'],
      property_address: ['88 Wharf Street, Astoria, OR 97103'],
      property_county: ['Clatsop'],
    });
  });

  it('takes the letter of the next line of a form for no initial', () => {
    const read = valuesOn(
      'ucc_financing_statement',
      'The borrower is Ironwood Builders Group\nB. Contact at filer\nC. Send to',
    );
    expect(read.borrower_name ?? []).not.toContain('Ironwood Builders Group B. Contact');
  });
});

describe('words of a filing that name nobody', () => {
  it.each(noDebtor)('%s', (text) => {
    expect(valuesOn('ucc_financing_statement', `UCC FINANCING STATEMENT\n\n${text}`).borrower_name).toBeUndefined();
  });
});
