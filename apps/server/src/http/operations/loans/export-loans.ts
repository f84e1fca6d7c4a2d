import { Readable } from 'node:stream';
import { LoanFilter } from '@countersign/contract/loans';
import { exportLoansCsv, exportLoansXlsx } from '../../../loans/index.ts';
import { attachment } from '../../attachment.ts';
import { answer, anyStaff, operation } from '../../operation.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NOT_KEPT = { 'cache-control': 'no-store' } as const;

/** What the queue shows, as a file. */
export const exportLoansAsCsv = operation({
  id: 'exportLoansAsCsv',
  method: 'GET',
  url: '/v1/exports/loans/csv',
  tag: 'Loans',
  summary: 'All loans that fit, as a CSV file. The export is recorded in evidence.',
  who: { roles: anyStaff, scope: null },
  query: LoanFilter,
  success: { status: 200, body: null, mediaType: 'text/csv', description: 'A line for each loan.' },
  problems: ['evidence_conflict'],
  handle: async ({ app, act, query }) => {
    const lines = await exportLoansCsv(app, act, query);
    const name = { 'content-disposition': attachment('loans.csv') };
    return answer({
      headers: { ...NOT_KEPT, ...name, 'content-type': 'text/csv; charset=utf-8' },
      body: Readable.from(lines),
    });
  },
});

export const exportLoansAsXlsx = operation({
  id: 'exportLoansAsXlsx',
  method: 'GET',
  url: '/v1/exports/loans/xlsx',
  tag: 'Loans',
  summary: 'The same as an Excel workbook, of at most 50,000 loans.',
  who: { roles: anyStaff, scope: null },
  query: LoanFilter,
  success: { status: 200, body: null, mediaType: XLSX, description: 'A sheet with a row for each loan.' },
  problems: ['export_too_large', 'evidence_conflict'],
  handle: async ({ app, act, query }) => {
    const body = await exportLoansXlsx(app, act, query);
    const name = { 'content-disposition': attachment('loans.xlsx') };
    return answer({ headers: { ...NOT_KEPT, ...name, 'content-type': XLSX }, body });
  },
});
