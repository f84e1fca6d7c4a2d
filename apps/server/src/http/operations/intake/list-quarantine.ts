import { QuarantineEntry, QuarantineQuery } from '@countersign/contract/intake';
import { listOf } from '@countersign/contract/shapes';
import { listQuarantine as list } from '../../../intake/index.ts';
import { anyStaff, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listQuarantine = operation({
  id: 'listQuarantine',
  method: 'GET',
  url: '/v1/intake/quarantine',
  tag: 'Intake',
  summary: 'Files that arrived and could not be filed, with the reasons, oldest first.',
  who: { roles: anyStaff, scope: null },
  query: QuarantineQuery,
  success: { status: 200, body: listOf(QuarantineEntry) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
