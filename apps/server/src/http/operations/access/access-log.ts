import { Readable } from 'node:stream';
import { AccessFilter, AccessLog, AccessQuery } from '@countersign/contract/access-log';
import { listAccess, writeAccessCsv } from '../../../access/index.ts';
import { attachment } from '../../attachment.ts';
import { admins, answer, operation } from '../../operation.ts';

/** The log of what API keys read (0096). */
export const listAccessLog = operation({
  id: 'listAccessLog',
  method: 'GET',
  url: '/v1/access-log',
  tag: 'Access log',
  summary: 'What API keys read of customer data, newest first.',
  description: 'By key, by loan and by time: from is included, to is not.',
  who: { roles: admins, scope: null },
  query: AccessQuery,
  success: { status: 200, body: AccessLog },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => listAccess(app, query),
});

export const exportAccessLog = operation({
  id: 'exportAccessLog',
  method: 'GET',
  url: '/v1/access-log/csv',
  tag: 'Access log',
  summary: 'The same as a CSV file. The export is recorded in evidence.',
  who: { roles: admins, scope: null },
  query: AccessFilter,
  success: { status: 200, body: null, mediaType: 'text/csv', description: 'All entries that fit, newest first.' },
  problems: ['evidence_conflict'],
  handle: async ({ app, act, query }) => {
    const lines = await writeAccessCsv(app, act, query);
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment('access-log.csv'),
      'cache-control': 'no-store',
    };
    return answer({ headers, body: Readable.from(lines) });
  },
});
