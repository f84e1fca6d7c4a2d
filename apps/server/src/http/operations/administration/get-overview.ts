import { AdminOverview } from '@countersign/contract/administration';
import { adminOverview } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';

/** shared/spec/control.md, Two people: what administrators see on the dashboard. */
export const getAdminOverview = operation({
  id: 'getAdminOverview',
  method: 'GET',
  url: '/v1/admin/overview',
  tag: 'Administration',
  summary: 'What waits for a second administrator, what one did alone, and the newest administrative acts.',
  who: { roles: admins, scope: null },
  success: { status: 200, body: AdminOverview },
  problems: [],
  handle: ({ app }) => adminOverview(app),
});
