import { describe, expect, it } from 'vitest';
import { mendStates } from './mend-states.ts';
import type { OcrWord } from './ocr-word.ts';

function line(text: string): OcrWord[] {
  return text
    .split(' ')
    .map((word, index) => ({ text: word, box: { x: 0.1 * index, y: 0.1, w: 0.08, h: 0.01 }, confidence: 0.8 }));
}

const read = (text: string) =>
  mendStates(line(text))
    .map((word) => word.text)
    .join(' ');

describe('the state before a postal code', () => {
  it.each([
    ['Cedar Rapids, A 52401; assessor', 'Cedar Rapids, IA 52401; assessor'],
    ['Twin Falls, !D 83301', 'Twin Falls, ID 83301'],
    ['Twin Falls, lD 83301-1234.', 'Twin Falls, ID 83301-1234.'],
    ['Boise, |D 83702', 'Boise, ID 83702'],
    ['Milwaukee, W 53202', 'Milwaukee, WI 53202'],
  ])('%s is read as %s', (given, expected) => {
    expect(read(given)).toBe(expected);
  });

  it.each(['Cedar Rapids, IA 52401', 'Macon, A 31201', 'Apt. A 12345', 'Schedule A 52401-99', 'Unit D 10001'])(
    '%s is left as it is',
    (given) => {
      expect(read(given)).toBe(given);
    },
  );

  it('a word on another line is no state', () => {
    const [letter, zip] = line('A 52401');
    if (letter === undefined || zip === undefined) throw new Error('Two words were made.');
    const below = { ...zip, box: { ...zip.box, y: 0.2 } };
    expect(mendStates([letter, below]).map((word) => word.text)).toEqual(['A', '52401']);
  });
});
