import { getUser } from '../../../identity/index.ts';
import { sendTestMail as send } from '../../../mail/index.ts';
import { admins, operation } from '../../operation.ts';

/** Open parts, Operations. */
export const sendTestMail = operation({
  id: 'sendTestMail',
  method: 'POST',
  url: '/v1/settings/mail/test',
  tag: 'Settings',
  summary: 'Send yourself a message to see whether mail works.',
  description:
    'The message is queued and sent by a worker, over the mail server of the settings or, without one, into DATA_DIR/mail.',
  who: { roles: admins, scope: null },
  success: { status: 202, body: null, description: 'The message is on its way to the address of the caller.' },
  problems: [],
  handle: async ({ app, actor }) => {
    const caller = await getUser(app, actor.id);
    await send(app, caller.email);
  },
});
