import type { AdminChange } from '@countersign/contract/administration';
import { definitions, type SettingKey } from '../settings/index.ts';

/** What a change would do, for a mail: "Anna asks to …". */
export function sayChange({ kind, target, targetName, after }: AdminChange): string {
  switch (kind) {
    case 'setting':
      return `change a setting: ${definitions[target as SettingKey].description}`;
    case 'user':
      return `change the roles or the access of ${targetName}.`;
    case 'password_reset':
      return `send ${targetName} a link to choose a new password.`;
    case 'totp_reset':
      return `reset the authenticator app of ${targetName}.`;
    case 'invitation':
      return `invite ${targetName} with these roles: ${(after.roles as readonly string[]).join(', ')}.`;
    case 'payee':
      return `save payment instructions for the payee ${targetName}.`;
    case 'payee_removal':
      return `remove the payee ${targetName}.`;
  }
}
