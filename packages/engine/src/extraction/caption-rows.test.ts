import { describe, expect, it } from 'vitest';
import { paper } from '../../test/extraction/paper.ts';
import { readByRules } from './read-by-rules.ts';

function read(docType: string, text: string): Record<string, string> {
  const values = readByRules({ docType, pages: paper(text) });
  return Object.fromEntries(values.map(({ fieldName, normalizedValue }) => [fieldName, normalizedValue]));
}

describe('labels under their values', () => {
  it('reads upwards in a block that begins with values and ends with labels', () => {
    const values = read(
      'loan_agreement',
      `
Cascade Printing, Inc.                  June 18, 2023
Borrower                                Date of Agreement
$250,000.00                             June 18, 2030
Loan Amount                             Maturity Date
`,
    );
    expect(values).toMatchObject({
      borrower_name: 'Cascade Printing, Inc.',
      note_date: '2023-06-18',
      principal_amount: '250000.00',
      maturity_date: '2030-06-18',
    });
  });

  it('reads downwards in a block that begins with labels', () => {
    const values = read(
      'loan_agreement',
      `
Borrower                                Date of Agreement
Cascade Printing, Inc.                  June 18, 2023
Loan Amount                             Maturity Date
$250,000.00                             June 18, 2030
`,
    );
    expect(values).toMatchObject({
      note_date: '2023-06-18',
      principal_amount: '250000.00',
      maturity_date: '2030-06-18',
    });
  });
});

describe('tables of other debts', () => {
  it('are passed over, whatever their columns are called', () => {
    const values = read(
      'loan_application',
      `
Amount Requested: $90,000.00



Lender                  Interest Rate        Maturity Date          Balance
Lakota Savings Bank     6.500%               June 18, 2030          $41,250.00
`,
    );
    expect(Object.keys(values)).toEqual(['principal_amount']);
  });
});
