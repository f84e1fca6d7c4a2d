import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const line = (name: string, says: string) => ({ name, says });

describe('the differences of two versions', () => {
  it('are none where both say the same, in whatever order', () => {
    expect(differencesOf([line('a', '1'), line('b', '2')], [line('b', '2'), line('a', '1')])).toEqual([]);
  });

  it('tell what was added, removed and changed', () => {
    expect(differencesOf([line('a', '1'), line('b', '2')], [line('a', '9'), line('c', '3')])).toEqual([
      { what: 'changed', name: 'a', before: '1', after: '9' },
      { what: 'removed', name: 'b', before: '2', after: '' },
      { what: 'added', name: 'c', before: '', after: '3' },
    ]);
  });

  it('do not guess which of several lines of a name became which', () => {
    expect(differencesOf([line('a', '1'), line('a', '2')], [line('a', '3'), line('a', '4')])).toEqual([
      { what: 'removed', name: 'a', before: '1', after: '' },
      { what: 'removed', name: 'a', before: '2', after: '' },
      { what: 'added', name: 'a', before: '', after: '3' },
      { what: 'added', name: 'a', before: '', after: '4' },
    ]);
    expect(differencesOf([line('a', '1'), line('a', '1')], [line('a', '1')])).toEqual([
      { what: 'removed', name: 'a', before: '1', after: '' },
    ]);
  });
});
