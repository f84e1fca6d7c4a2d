import { describe, expect, it } from 'vitest';
import { compareSchedule } from './compare-schedule.ts';

const ordered = [
  ['schedule[1].note', '1'],
  ['schedule[1].number', '1'],
  ['schedule[1].date', '2026-04-01'],
  ['schedule[1].amount', '100.00'],
  ['schedule[2].note', '1'],
  ['schedule[2].number', '2'],
  ['schedule[2].date', '2026-05-01'],
].map(([core = '', value = '']) => ({ core, value }));
const payment = (number: string, date: string, amount: string) => ({ note: '1', number, date, amount });

describe('the schedule of a core', () => {
  it('agrees line by line; what the note leaves open is not compared', () => {
    const core = [payment('1', '2026-04-01', '100.00'), payment('2', '2026-05-01', '99.87')];
    expect(compareSchedule(ordered, core)).toEqual([]);
  });

  it.each([
    ['a cent', [payment('1', '2026-04-01', '100.01'), payment('2', '2026-05-01', '1.00')], ['schedule[1].amount']],
    ['a day', [payment('1', '2026-04-01', '100.00'), payment('2', '2026-05-02', '1.00')], ['schedule[2].date']],
    ['a line too few', [payment('1', '2026-04-01', '100.00')], ['schedule[2].number']],
    [
      'a line too many',
      [payment('1', '2026-04-01', '100.00'), payment('2', '2026-05-01', '1.00'), payment('3', '2026-06-01', '1.00')],
      ['schedule'],
    ],
  ])('differs by %s, and the line is named', (_, core, fields) => {
    expect(compareSchedule(ordered, core).map(({ coreField }) => coreField)).toEqual(fields);
  });

  it('is not compared for a note of which the core tells no payments', () => {
    const second = ['note', 'number', 'date'].map((field, at) => ({
      core: `schedule[3].${field}`,
      value: ['2', '1', '2026-04-01'][at] ?? '',
    }));
    const core = [payment('1', '2026-04-01', '100.00'), payment('2', '2026-05-01', '1.00')];
    expect(compareSchedule([...ordered, ...second], core)).toEqual([]);
    expect(compareSchedule([...ordered, ...second], [])).toEqual([]);
  });

  it('is not asked about where the order has none', () => {
    expect(compareSchedule([{ core: 'principal', value: '1.00' }], [payment('1', '2026-04-01', '1.00')])).toEqual([]);
  });
});
