import { describe, expect, it } from 'vitest';
import { daysToCount, periodOf } from './heartbeat.ts';
import { readVerdict } from './post-heartbeat.ts';

const at = (text: string) => new Date(text);

describe('the days to count', () => {
  it('are those that are over, without a gap, from the day of the install on', () => {
    expect(daysToCount(null, at('2026-02-27T23:59:59Z'), at('2026-03-02T00:00:00Z'))).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysToCount('2026-02-28', at('2026-02-27T23:59:59Z'), at('2026-03-02T23:00:00Z'))).toEqual(['2026-03-01']);
    expect(daysToCount('2026-03-01', at('2026-02-27T23:59:59Z'), at('2026-03-02T23:00:00Z'))).toEqual([]);
  });

  it('are the day before on the day of the install itself, so that the receiver hears of it', () => {
    expect(daysToCount(null, at('2026-03-02T09:00:00Z'), at('2026-03-02T10:00:00Z'))).toEqual(['2026-03-01']);
  });

  it('are none in a clock that went back', () => {
    expect(daysToCount('2026-03-05', at('2026-03-01T00:00:00Z'), at('2026-03-02T00:00:00Z'))).toEqual([]);
  });
});

it('a day begins where the one before ends', () => {
  expect(periodOf('2026-02-28')).toEqual({ from: '2026-02-28T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' });
  expect(periodOf('2026-03-01').from).toBe(periodOf('2026-02-28').to);
});

describe('the verdict of a reply', () => {
  it.each([
    ['{"license":{"status":"valid"}}', 'valid', null],
    ['{"license":{"status":"expiring","message":"Ends in May."},"more":1}', 'expiring', 'Ends in May.'],
    ['{"license":{"status":"expired","message":7}}', 'expired', null],
    ['{"license":{"status":"splendid"}}', 'unknown', null],
    ['{"license":"valid"}', 'unknown', null],
    ['null', 'unknown', null],
    ['', 'unknown', null],
    ['<html>', 'unknown', null],
  ])('%s is %s', (text, status, message) => {
    expect(readVerdict(text)).toEqual({ status, message });
  });
});
