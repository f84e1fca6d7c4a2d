import { ExceptionsReport, ExceptionsReportQuery } from '@countersign/contract/exceptions-report';
import { exportExceptionsCsv, exportExceptionsXlsx, readExceptionsReport } from '../../../review/index.ts';
import { attachment } from '../../attachment.ts';
import { answer, managers, operation } from '../../operation.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** What managers ask of a pipeline: whose loans, and where, had which exceptions, and what became of them. */
export const getExceptionsReport = operation({
  id: 'getExceptionsReport',
  method: 'GET',
  url: '/v1/reports/exceptions',
  tag: 'Review',
  summary: 'Exceptions by officer, branch and rule over time.',
  who: { roles: managers, scope: null },
  query: ExceptionsReportQuery,
  success: { status: 200, body: ExceptionsReport },
  problems: ['export_too_large'],
  handle: ({ app, query }) => readExceptionsReport(app, query),
});

export const exportExceptionsAsCsv = operation({
  id: 'exportExceptionsAsCsv',
  method: 'GET',
  url: '/v1/exports/exceptions/csv',
  tag: 'Review',
  summary: 'The exceptions report as a CSV file. The export is recorded in evidence.',
  who: { roles: managers, scope: null },
  query: ExceptionsReportQuery,
  success: { status: 200, body: null, mediaType: 'text/csv', description: 'A line for each line of the report.' },
  problems: ['export_too_large', 'evidence_conflict'],
  handle: async ({ app, act, query }) => {
    const body = Buffer.from(await exportExceptionsCsv(app, act, query));
    const name = { 'content-disposition': attachment('exceptions.csv') };
    return answer({ headers: { ...NOT_KEPT, ...name, 'content-type': 'text/csv; charset=utf-8' }, body });
  },
});

export const exportExceptionsAsXlsx = operation({
  id: 'exportExceptionsAsXlsx',
  method: 'GET',
  url: '/v1/exports/exceptions/xlsx',
  tag: 'Review',
  summary: 'The same as an Excel workbook.',
  who: { roles: managers, scope: null },
  query: ExceptionsReportQuery,
  success: { status: 200, body: null, mediaType: XLSX, description: 'A sheet with a row for each line.' },
  problems: ['export_too_large', 'evidence_conflict'],
  handle: async ({ app, act, query }) => {
    const body = await exportExceptionsXlsx(app, act, query);
    const name = { 'content-disposition': attachment('exceptions.xlsx') };
    return answer({ headers: { ...NOT_KEPT, ...name, 'content-type': XLSX }, body });
  },
});
