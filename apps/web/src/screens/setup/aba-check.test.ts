import { expect, it } from 'vitest';
import { hasCheckDigit } from './aba-check.ts';

it('doubts a routing number whose check digit does not fit', () => {
  expect(hasCheckDigit('021000021')).toBe(true);
  expect(hasCheckDigit('021000022')).toBe(false);
  expect(hasCheckDigit('02100002')).toBe(false);
});
