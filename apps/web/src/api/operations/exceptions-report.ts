import type { ExceptionsReport, ExceptionsReportQuery } from '@countersign/contract/exceptions-report';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DownloadedFile, fileOf } from '../downloaded-file.ts';
import { keys } from '../keys.ts';
import { ask, request } from '../request.ts';

export function exceptionsReport(query: ExceptionsReportQuery) {
  return queryOptions({
    queryKey: keys.exceptionsReport(query),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => request<ExceptionsReport>('GET', '/v1/reports/exceptions', { query, signal }),
  });
}

export async function downloadExceptions(
  format: 'csv' | 'xlsx',
  query: ExceptionsReportQuery,
): Promise<DownloadedFile> {
  return fileOf(await ask('GET', `/v1/exports/exceptions/${format}`, { query }), `exceptions.${format}`);
}
