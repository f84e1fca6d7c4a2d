import { describe, expect, it } from 'vitest';
import { keysOn } from '../values-on-paper.ts';
import { writtenApprovalPapers } from './plain-approval-papers.ts';
import { writtenDebtPapers } from './plain-debt-papers.ts';

/** The first document of a type compiles every pattern of its family, which a busy machine takes seconds for. */
const patienceMs = 60_000;

describe('families of loan papers, in words that no layout prints', { timeout: patienceMs }, () => {
  for (const { name, docType, text, expected } of [...writtenDebtPapers, ...writtenApprovalPapers])
    it(`reads ${name} whole, and nothing that it does not say`, () => {
      expect(keysOn(docType, text)).toEqual(expected);
    });
});
