import { describe, expect, it } from 'vitest';
import { groupFiles } from './group-files.ts';
import { forget, noteLook, restOf } from './rest.ts';

const file = (path: string, mark = 'a') => ({ path, size: 1, mark });

describe('a file at rest', () => {
  it('is one that two looks saw unchanged; a change starts over, and so does being forgotten', () => {
    const first = noteLook(new Map(), [file('x')], 1_000);
    expect(restOf(first, 'x', 1_000)).toBeNull();
    const second = noteLook(first, [file('x')], 4_000);
    expect(restOf(second, 'x', 4_000)).toBe(3_000);
    const changed = noteLook(second, [file('x', 'b')], 5_000);
    expect(restOf(changed, 'x', 9_000)).toBeNull();
    expect(restOf(noteLook(second, [], 5_000), 'x', 9_000)).toBeNull();
    expect(restOf(forget(second, [file('x')]), 'x', 9_000)).toBeNull();
  });
});

describe('files of one loan', () => {
  it('are those of its folder and those named after it', () => {
    const paths = ['L-1/a.pdf', 'L-1/b/c.pdf', 'L-1.json', 'L.2.pdf', 'two words.pdf', `${'x'.repeat(65)}/a.pdf`];
    const groups = groupFiles(paths.map((path) => file(path)));
    expect(groups.map(({ ref, files }) => [ref, files.length])).toEqual([
      ['L-1', 3],
      ['L.2', 1],
      [null, 1],
      [null, 1],
    ]);
  });
});
