import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../src/extraction/extract-document.ts';
import { sameValueKey } from '../../../src/values/same-value-key.ts';
import { paper } from '../paper.ts';
import { writtenApprovalPapers } from './plain-approval-papers.ts';
import { writtenDebtPapers } from './plain-debt-papers.ts';

function read(docType: string, text: string): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const { fieldName, normalizedValue, valueKind } of extractDocument({ docType, pages: paper(text) })) {
    values[fieldName] ??= [];
    values[fieldName]?.push(sameValueKey(valueKind, normalizedValue));
  }
  return values;
}

/** The first document of a type compiles every pattern of its family, which a busy machine takes seconds for. */
const patienceMs = 60_000;

describe('families of loan papers, in words that no layout prints', { timeout: patienceMs }, () => {
  for (const { name, docType, text, expected } of [...writtenDebtPapers, ...writtenApprovalPapers])
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      expect(read(docType, text)).toEqual(expected);
    });
});
