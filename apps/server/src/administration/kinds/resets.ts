import { lockForPasswordReset, lockUser, resetTotpIn, sendPasswordResetIn } from '../../identity/index.ts';
import type { Controlled } from '../controlled.ts';

type Nothing = Readonly<Record<string, never>>;

/** A link to one's own mailbox lets nobody else in. */
export const passwordReset: Controlled<Nothing, void> = {
  kind: 'password_reset',
  look: async (tx, _app, by, target) => {
    const user = await lockForPasswordReset(tx, target);
    if (user.id === by) return null;
    return { targetName: `${user.display_name} (${user.email})`, before: {}, after: { linkSentTo: user.email } };
  },
  apply: (tx, app, act, target) => sendPasswordResetIn(tx, app, act, target),
};

export const totpReset: Controlled<Nothing, void> = {
  kind: 'totp_reset',
  look: async (tx, app, by, target) => {
    const user = await lockUser(tx, app, target);
    // Where none is confirmed there is nothing that could be weakened.
    if (user.id === by || !user.totp_enrolled) return null;
    const targetName = `${user.display_name} (${user.email})`;
    return { targetName, before: { totpEnrolled: true }, after: { totpEnrolled: false } };
  },
  apply: (tx, app, act, target) => resetTotpIn(tx, app, act, target),
};
