import { describe, expect, it } from 'vitest';
import { paper } from '../../../test/extraction/paper.ts';
import { readByRules } from '../read-by-rules.ts';

/** What stands in the row "Loan Amount" under a heading. */
function amountUnder(column: string, text: string): string[] {
  return readByRules({
    docType: 'loan_approval',
    pages: paper(text),
    templateRules: [{ field: 'principal_amount', type: 'table', pattern: 'Loan Amount', column }],
    onlyTemplate: true,
  }).map(({ rawText }) => rawText);
}

describe('figures at the right of a column whose heading stands at its left', () => {
  it('are read between two headings, nearer to the next one than to their own', () => {
    const sheet = `
Terms                 Asked                                  Granted
Loan Amount                                   $310,000.00    $284,000.00
`;
    expect(amountUnder('Asked', sheet)).toEqual(['$310,000.00']);
  });

  it('are read under the last heading, however far from it', () => {
    const sheet = `
Terms                 Asked                                  Granted
Loan Amount           $310,000.00                                                  $284,000.00
`;
    expect(amountUnder('Granted', sheet)).toEqual(['$284,000.00']);
  });

  it('are not taken from the next column where their own was left blank', () => {
    const sheet = `
Terms                 Asked                                  Granted
Loan Amount                                                  $284,000.00
`;
    expect(amountUnder('Asked', sheet)).toEqual([]);
    const far = `
Terms                 Asked                                  Granted
Loan Amount                                                                        $284,000.00
`;
    expect(amountUnder('Asked', far)).toEqual([]);
  });

  it('are their own column’s where the column before has its figures at the right, too', () => {
    const sheet = `
Terms                 Asked                                  Granted
Loan Amount                               $310,000.00                            $284,000.00
`;
    expect(amountUnder('Granted', sheet)).toEqual(['$284,000.00']);
    expect(amountUnder('Asked', sheet)).toEqual(['$310,000.00']);
  });
});
