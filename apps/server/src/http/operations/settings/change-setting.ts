import { Setting, SettingChange } from '@countersign/contract/settings';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { changeSetting as change } from '../../../settings/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const changeSetting = operation({
  id: 'changeSetting',
  method: 'PUT',
  url: '/v1/settings/:key',
  tag: 'Settings',
  summary: 'Change one setting.',
  description: 'The value null brings the default back. An address that the service may not call is refused.',
  who: { roles: admins, scope: null },
  params: strictObject({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: SettingChange,
  success: { status: 200, body: Setting },
  problems: ['setting_not_found', 'setting_invalid', 'egress_refused'],
  handle: ({ app, act, params, body }) => change(app, act, params.key, body.value),
});
