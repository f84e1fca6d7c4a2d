import { describe, expect, it } from 'vitest';
import { readFileStream } from './file-streams.ts';

const read = (text: string, number = 7) => readFileStream(Buffer.from(`..${text}`, 'latin1'), number, 2);

describe('a stream of a file', () => {
  it('is read with its entries, those of inner dictionaries within them', () => {
    const found = read(
      '7 0 obj\n<< /Filter /FlateDecode /Width 2 /DecodeParms << /Colors 1 >> /Length 3 >>\nstream\nabc\nendstream',
    );
    expect(found?.data.toString()).toBe('abc');
    expect(Object.fromEntries(found?.entries ?? [])).toEqual({
      '/Filter': ['/FlateDecode'],
      '/Width': ['2'],
      '/DecodeParms': ['<<', '/Colors', '1', '>>'],
      '/Length': ['3'],
    });
  });

  it.each([
    ['has another number', '8 0 obj << /Length 3 >>\nstream\nabc\nendstream'],
    ['is another generation', '7 1 obj << /Length 3 >>\nstream\nabc\nendstream'],
    ['names an entry twice', '7 0 obj << /Width 1 /Width 2 /Length 3 >>\nstream\nabc\nendstream'],
    ['writes a name with an escape', '7 0 obj << /SM#61sk 9 0 R /Length 3 >>\nstream\nabc\nendstream'],
    ['has a string', '7 0 obj << /Name (>> stream) /Length 3 >>\nstream\nabc\nendstream'],
    ['has a comment', '7 0 obj << /Width 1 % /Width 2\n /Length 3 >>\nstream\nabc\nendstream'],
    ['is longer than it says', '7 0 obj << /Length 2 >>\nstream\nabc\nendstream'],
    ['is shorter than it says', '7 0 obj << /Length 9 >>\nstream\nabc\nendstream'],
    ['has its length elsewhere', '7 0 obj << /Length 8 0 R >>\nstream\nabc\nendstream'],
    ['is none', '7 0 obj << /Length 3 >>\nendobj'],
    ['has no end to its entries', `7 0 obj << /Length 3 ${'/A '.repeat(2000)}`],
  ])('is not read where it %s', (_, text) => {
    expect(read(text)).toBeNull();
  });
});
