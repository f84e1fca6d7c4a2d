import { type Static, Type } from 'typebox';
import { oneOf } from './closed-sets.ts';
import { nullable, strictObject } from './shapes.ts';

const Day = Type.String({ format: 'date' });
const Count = Type.Integer({ minimum: 0 });

export const reportPeriods = ['week', 'month', 'quarter'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Which exceptions a report counts: by the day on which a run found them first. */
export const ExceptionsReportQuery = strictObject({
  from: Type.Optional(Type.String({ format: 'date', description: 'The first day (UTC). Default: 90 days back.' })),
  to: Type.Optional(Type.String({ format: 'date', description: 'The last day (UTC). Default: today.' })),
  period: Type.Optional(oneOf(reportPeriods, { description: 'What a line of the report spans. Default: month.' })),
});
export type ExceptionsReportQuery = Static<typeof ExceptionsReportQuery>;

export const ExceptionsLine = strictObject({
  period: Type.String({ format: 'date', description: 'The first day of the week (a Monday), month or quarter.' }),
  officer: nullable(Type.String({ description: 'As the approval record says; null where nothing does.' })),
  branch: nullable(Type.String()),
  ruleId: Type.String(),
  title: Type.String(),
  loans: Type.Integer({ minimum: 0, description: 'How many loans had it.' }),
  raised: Count,
  open: Count,
  accepted: Count,
  overridden: Count,
  resolved: Count,
});
export type ExceptionsLine = Static<typeof ExceptionsLine>;

export const ExceptionsReport = strictObject(
  { from: Day, to: Day, period: oneOf(reportPeriods), items: Type.Array(ExceptionsLine) },
  {
    $id: 'ExceptionsReport',
    description:
      'Exceptions by officer, branch and rule over time. An exception that several runs of a loan found counts once, in the period in which it was found first, with the status that it has now.',
  },
);
export type ExceptionsReport = Static<typeof ExceptionsReport>;
