import { SettingList } from '@countersign/contract/settings';
import { readSettings, toSettingItems } from '../../../settings/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const listSettings = operation({
  id: 'listSettings',
  method: 'GET',
  url: '/v1/settings',
  tag: 'Settings',
  summary: 'All settings with their defaults.',
  description: 'Of a secret only whether it is set.',
  who: { roles: admins, scope: null },
  success: { status: 200, body: SettingList },
  problems: [],
  handle: async ({ app }) => ({ items: toSettingItems(await readSettings(app)) }),
});
