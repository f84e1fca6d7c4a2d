import { type Static, Type } from 'typebox';
import { loanStates, oneOf } from './closed-sets.ts';
import { DateTime, nullable, strictObject } from './shapes.ts';

/** Open loans are put into these by their age in days: below the first, then from each to the next, and beyond the last. */
export const ageingDays = [1, 3, 7, 14, 30] as const;

const Count = Type.Integer({ minimum: 0 });
const Seconds = Type.Number({ minimum: 0 });
const Day = Type.String({ format: 'date' });

export const StatsQuery = strictObject({
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 366, description: 'How many days to look back, today included. Default 30.' }),
  ),
});
export type StatsQuery = Static<typeof StatsQuery>;

export const Stats = strictObject(
  {
    at: DateTime,
    days: Count,
    counts: Type.Array(strictObject({ state: oneOf(loanStates), count: Count }), {
      description: 'How many loans are in each state now; every state is there.',
    }),
    throughput: Type.Array(
      strictObject({ day: Day, received: Count, approved: Count, rejected: Count, boarded: Count }),
      { description: 'Loans that came into a state on each day (UTC), the oldest day first; every day is there.' },
    ),
    timesInState: Type.Array(
      strictObject({
        state: oneOf(loanStates),
        loans: Type.Integer({ description: 'How often a loan left the state in these days.' }),
        averageSeconds: Seconds,
        medianSeconds: Type.Number({ description: 'From a histogram: at most a tenth away.' }),
        ninetiethSeconds: Type.Number({ description: 'The 90th percentile, from the same histogram.' }),
      }),
    ),
    ageing: Type.Array(strictObject({ state: oneOf(loanStates), loans: Type.Array(Count) }), {
      description:
        'Open loans by the days since they were received: under 1, 1 to 3, 3 to 7, 7 to 14, 14 to 30, over 30.',
    }),
    straightThrough: strictObject({
      approved: Count,
      untouched: Type.Integer({ description: 'Of these, the ones without any exception or correction.' }),
      rate: nullable(Type.Number({ minimum: 0, maximum: 1, description: 'Null while nothing was approved.' })),
    }),
    overrideReasons: Type.Array(strictObject({ reasonCode: Type.String(), count: Count })),
    rules: Type.Array(
      strictObject({
        ruleId: Type.String(),
        raised: Type.Integer({ description: 'Findings, without those whose decision was carried over.' }),
        accepted: Count,
        overridden: Count,
      }),
      { description: 'The rules that found most, the noisiest first; at most 50.' },
    ),
    corrections: Type.Array(strictObject({ fieldName: Type.String(), count: Count }), {
      description: 'The fields that people put right, the most often first; at most 50.',
    }),
  },
  { $id: 'Stats' },
);
export type Stats = Static<typeof Stats>;
