import type { AccessEntry, AccessFilter } from '@countersign/contract/access-log';
import { appendEvidence } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { csvLine } from '../platform/csv-line.ts';
import { listAccessRows } from './access.queries.ts';
import { filterOf, placeOf, toAccessEntry } from './list-access.ts';

const PAGE = 1_000;

const columns = [
  'at',
  'keyId',
  'keyName',
  'operation',
  'externalRef',
  'documentId',
  'address',
  'requestId',
] as const satisfies readonly (keyof AccessEntry)[];

/** The log as CSV (RFC 4180), a page at a time. That it was taken out is chained first. */
export async function writeAccessCsv(app: App, act: Act, filter: AccessFilter): Promise<AsyncIterable<string>> {
  const { key = null, loan = null, from = null, to = null } = filter;
  const payload = { format: 'csv', filter: { key, loan, from, to } };
  await app.db.transaction((tx) =>
    appendEvidence(tx, app, { loanId: null, kind: 'access_log.exported', act, payload }),
  );
  return lines(app, filter);
}

async function* lines(app: Pick<App, 'db'>, filter: AccessFilter): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let after: readonly [Date, string] | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof page>> = await page(app, filter, after);
    if (rows.length > 0) yield rows.map((row) => lineOf(toAccessEntry(row))).join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = [last.at, last.id];
  }
}

function page(app: Pick<App, 'db'>, filter: AccessFilter, after: readonly [Date, string] | null) {
  return app.db.many(listAccessRows, [...filterOf(filter), ...placeOf(after), PAGE]);
}

function lineOf(entry: AccessEntry): string {
  return csvLine(columns.map((column) => entry[column]));
}
