import { type ExceptionsReportQuery, type ReportPeriod, reportPeriods } from '@countersign/contract/exceptions-report';

/** What stands in the address of the report; what is left out is the default. */
export interface ExceptionsSearch {
  readonly from?: string;
  readonly to?: string;
  /** Default month. */
  readonly period?: ReportPeriod;
  /** What the lines are narrowed to; an empty text means loans of which nothing is stated. */
  readonly officer?: string;
  readonly branch?: string;
  readonly rule?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

export function readExceptionsSearch(search: Readonly<Record<string, unknown>>): ExceptionsSearch {
  const period = reportPeriods.find((each) => each === search.period);
  const { from, to } = search;
  return {
    ...(typeof from === 'string' && DAY.test(from) ? { from } : {}),
    ...(typeof to === 'string' && DAY.test(to) ? { to } : {}),
    ...(period === undefined || period === 'month' ? {} : { period }),
    ...textOf('officer', search.officer),
    ...textOf('branch', search.branch),
    ...textOf('rule', search.rule),
  };
}

/** A branch such as 004 may come as text, one such as 12 as a number. */
function textOf<Key extends string>(key: Key, value: unknown): Partial<Record<Key, string>> {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' ? ({ [key]: text.slice(0, 200) } as Record<Key, string>) : {};
}

/** The days and the period, which the service knows of; the rest is narrowed down here. */
export function queryOf({ from, to, period }: ExceptionsSearch): ExceptionsReportQuery {
  return {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(period === undefined ? {} : { period }),
  };
}
