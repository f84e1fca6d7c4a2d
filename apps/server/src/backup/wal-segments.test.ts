import { describe, expect, it } from 'vitest';
import { listSegments } from './wal-segments.ts';

const MIB = 1024 * 1024;

describe('the segments between two', () => {
  it('are both and all between them', () => {
    expect(listSegments('000000010000000000000007', '000000010000000000000009', 16 * MIB)).toEqual([
      '000000010000000000000007',
      '000000010000000000000008',
      '000000010000000000000009',
    ]);
    expect(listSegments('0000000A00000003000000FF', '0000000A00000003000000FF', 16 * MIB)).toHaveLength(1);
  });

  it('go on in the next unit of 4 GiB where one is full, whatever the size of a segment', () => {
    expect(listSegments('0000000100000000000000FE', '000000010000000100000001', 16 * MIB)).toEqual([
      '0000000100000000000000FE',
      '0000000100000000000000FF',
      '000000010000000100000000',
      '000000010000000100000001',
    ]);
    expect(listSegments('00000001000000000000003F', '000000010000000100000000', 64 * MIB)).toHaveLength(2);
  });

  it('are none across timelines or of names that are no segments', () => {
    expect(() => listSegments('000000010000000000000007', '000000020000000000000008', 16 * MIB)).toThrow(/timeline/);
    expect(() => listSegments('00000001.history', '000000010000000000000008', 16 * MIB)).toThrow(/no name/);
  });
});
