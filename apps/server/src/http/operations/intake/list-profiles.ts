import { LarProfile } from '@countersign/contract/intake';
import { listOf, PageQuery } from '@countersign/contract/shapes';
import { listProfiles as list } from '../../../intake/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listProfiles = operation({
  id: 'listProfiles',
  method: 'GET',
  url: '/v1/lar-profiles',
  tag: 'Approval records',
  summary: 'All versions of all profiles, by name and version.',
  who: { roles: admins, scope: null },
  query: PageQuery,
  success: { status: 200, body: listOf(LarProfile) },
  problems: ['cursor_invalid'],
  handle: ({ app, query }) => list(app, query),
});
