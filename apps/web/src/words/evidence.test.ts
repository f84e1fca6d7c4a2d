import { LOAN_KINDS } from '@countersign/engine/evidence/evidence-kinds';
import { expect, it } from 'vitest';
import { evidenceWords } from './evidence.ts';

it('every kind of entry in the evidence of a loan has a title in plain words', () => {
  expect(LOAN_KINDS.filter((kind) => evidenceWords.kinds[kind] === undefined)).toEqual([]);
});
