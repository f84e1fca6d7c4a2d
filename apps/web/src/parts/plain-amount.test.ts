import { expect, it } from 'vitest';
import { plainAmount } from './plain-amount.ts';

it('takes an amount as people write it', () => {
  expect(['$412,750', ' $ 412,750.00 ', '412 750', '412750.5', ''].map(plainAmount)).toEqual([
    '412750',
    '412750.00',
    '412750',
    '412750.5',
    '',
  ]);
  // What is no amount is left for the service to refuse.
  expect(plainAmount('about 5')).toBe('about5');
});
