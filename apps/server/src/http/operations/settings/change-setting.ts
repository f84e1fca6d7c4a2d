import { Setting, SettingChange } from '@countersign/contract/settings';
import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { makeChange, settingChange } from '../../../administration/index.ts';
import { admins, operation } from '../../operation.ts';
import { answerChange, waits } from '../answer-change.ts';

/** Open parts, Operations. */
export const changeSetting = operation({
  id: 'changeSetting',
  method: 'PUT',
  url: '/v1/settings/:key',
  tag: 'Settings',
  summary: 'Change one setting.',
  description:
    'The value null brings the default back. An address that the service may not call is refused. Settings of sign-in, ' +
    'wires, approval tiers, rates, the mail server and dual control take a second administrator where there is one.',
  who: { roles: admins, scope: null },
  params: strictObject({ key: Type.String({ minLength: 1, maxLength: 100 }) }),
  body: SettingChange,
  success: { status: 200, body: Setting, also: [waits] },
  problems: ['setting_not_found', 'setting_invalid', 'egress_refused', 'admin_change_pending'],
  handle: async ({ app, act, actor, params, body }) =>
    answerChange(await makeChange(app, { ...act, actor }, settingChange, params.key, body)),
});
