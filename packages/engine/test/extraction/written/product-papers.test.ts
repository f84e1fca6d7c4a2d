import { describe, expect, it, vi } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { writtenProductPapers } from './product-papers.ts';

// The first document of a kind compiles all its patterns: seconds where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

describe('papers that only some products bring with them', () => {
  for (const { name, docType, text, expected } of writtenProductPapers) {
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      const all = Object.fromEntries(
        Object.entries(expected).map(([field, value]) => [field, typeof value === 'string' ? [value] : value]),
      );
      expect(valuesOn(docType, text)).toEqual(all);
    });
  }

  it('reads a prior mortgage among the exceptions of a policy', () => {
    const policy = `
LOAN POLICY OF TITLE INSURANCE
SCHEDULE B
1. Taxes for the year 2026, a lien not yet due and payable.
2. Mortgage in favor of Old Harbor Bank recorded June 3, 2014 in Book 812, Page 44.
3. Easement for utilities recorded May 1, 1998 as reception number 118204.

Issued by Old Harbor National Title Insurance Company, which has caused this policy to be signed.`;
    expect(valuesOn('title_policy', policy).title_exception).toEqual(
      expect.arrayContaining([
        'Taxes for the year 2026, a lien not yet due and payable.',
        'Mortgage in favor of Old Harbor Bank recorded June 3, 2014 in Book 812, Page 44.',
      ]),
    );
  });

  it('reads the caps of a rider, and takes none for the ceiling', () => {
    const rider = `
ADJUSTABLE RATE RIDER
Initial Cap: 2.000%
Periodic Cap: 1.000%
Lifetime Rate Cap: 5.000%
Maximum Rate: 11.500%`;
    expect(valuesOn('rider', rider)).toMatchObject({
      rate_cap_initial: ['2'],
      rate_cap_periodic: ['1'],
      rate_cap_lifetime: ['5'],
    });
  });
});
