import type { LoanField } from '@countersign/contract/extraction';
import { expect, it } from 'vitest';
import { choicesOf } from './value-choices.ts';

const at = (y: number) => ({ x: 0.1, y, w: 0.2, h: 0.02 });
const rival = (rawText: string, normalizedValue: string, y: number) => ({
  rawText,
  normalizedValue,
  pageNo: 2,
  bbox: at(y),
  confidence: 0.4,
  rule: 'r',
});

it('offers each other value once, behind the one that was read', () => {
  const field = {
    rawText: '7.35%',
    normalizedValue: '7.35',
    pageNo: 1,
    bbox: at(0.1),
    rivals: [rival('7.350 %', '7.35', 0.2), rival('7.85%', '7.85', 0.3), rival('7.850%', '7.85', 0.4)],
  } as unknown as LoanField;
  expect(choicesOf(field)).toEqual([
    { text: '7.35%', pageNo: 1, box: at(0.1) },
    { text: '7.85%', pageNo: 2, box: at(0.3) },
  ]);
});
