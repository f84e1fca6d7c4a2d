import type { ChangeKind } from '@countersign/contract/administration';
import type { Controlled } from '../controlled.ts';
import { invitation } from './invitation.ts';
import { payeeChange, payeeRemoval } from './payee.ts';
import { passwordReset, totpReset } from './resets.ts';
import { settingChange } from './setting.ts';
import { userChange } from './user.ts';

const all = [settingChange, userChange, passwordReset, totpReset, invitation, payeeChange, payeeRemoval] as const;

/** By its kind, with its types forgotten: the request is what the same kind sealed. */
export function controlledOf(kind: ChangeKind): Controlled<unknown, unknown> {
  const found = all.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`Nothing applies changes of the kind ${kind}.`);
  return found as unknown as Controlled<unknown, unknown>;
}

export { invitation, passwordReset, payeeChange, payeeRemoval, settingChange, totpReset, userChange };
