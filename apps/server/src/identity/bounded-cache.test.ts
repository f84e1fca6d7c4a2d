import { expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

it('forgets what was unused for longest, and nothing before it is full', () => {
  const cache = createBoundedCache<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  expect(cache.get('a')).toBe(0);
  cache.set('d', 3);
  expect(cache.get('b')).toBeUndefined();
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, 2, 3]);
  cache.set('c', 20);
  expect(['a', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, 20, 3]);
});
