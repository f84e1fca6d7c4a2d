import { expect, it } from 'vitest';
import { readByRules } from '../../src/extraction/read-by-rules.ts';
import type { Page } from '../../src/pages/page.ts';
import { paper } from './paper.ts';

/** The page with a line across it over the row of a word, and what stands on the line printed larger. */
function ruledOver(page: Page, text: string, larger: readonly string[]): Page {
  const { box } = page.words.find((word) => word.text === text) ?? { box: { x: 0, y: 0, w: 0, h: 0 } };
  return {
    ...page,
    words: page.words.map((word) =>
      larger.includes(word.text) ? { ...word, box: { ...word.box, h: word.box.h * 1.3 } } : word,
    ),
    rules: [{ direction: 'horizontal', box: { x: 0.06, y: box.y - 0.001, w: 0.8, h: 0.0005 } }],
  };
}

it('a figure under a rule is the value of its own row, not a caption of the row above', () => {
  const [page] = paper(`
Loan Estimate

Loan Terms
Loan Amount                      $162,000           NO
Interest Rate                    3.875%             NO



Projected Payments
`);
  const ruled = ruledOver(page as Page, 'Interest', ['Loan', 'Amount', '$162,000', 'NO']);
  const values = readByRules({ docType: 'loan_estimate', pages: [ruled] });
  expect(values.filter(({ fieldName }) => fieldName === 'interest_rate').map(({ rawText }) => rawText)).toEqual([
    '3.875%',
  ]);
});
