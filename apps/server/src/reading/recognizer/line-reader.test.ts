import { expect, test } from 'vitest';
import { openLineReader } from './line-reader.ts';

test('an empty line holds nothing', async () => {
  const reader = await openLineReader();
  const read = reader.readLine(new Uint8Array(300 * 30).fill(250), 300, 30);
  expect(read.ink).toBe('none');
  expect(read.chars).toEqual([]);
});
