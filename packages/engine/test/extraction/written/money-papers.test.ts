import { describe, expect, it } from 'vitest';
import { valuesOn } from '../values-on-paper.ts';
import { writtenMoneyPapers } from './money-papers.ts';

describe('families of papers about money and of registers, in words of their own', () => {
  for (const { name, docType, text, expected } of writtenMoneyPapers) {
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      const wanted = Object.fromEntries(Object.entries(expected).map(([field, value]) => [field, [value].flat()]));
      expect(valuesOn(docType, text)).toEqual(wanted);
    });
  }
});
