import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { areOwnSettings, readSettings } from '../settings/index.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { isOwnRow } from './row-seal.ts';
import { acceptTotpStep, findTotp, lockTotp, useRecoveryCode } from './totp.queries.ts';
import { findTotpStep } from './totp-code.ts';

export type SecondFactor = 'not_enrolled' | 'ok' | 'required' | 'invalid';

/**
 * Checks the second factor at sign-in, after the password was found right. `ok` has spent the code in the caller's
 * transaction: the session must be made in the same one, so that a code is never spent for nothing.
 */
export async function checkSecondFactor(
  tx: Tx,
  app: App,
  userId: string,
  code: string | undefined,
): Promise<SecondFactor> {
  const settings = await readSettings(app, tx);
  // Open parts, Settings: switched off, an enrolled user is not asked; the enrolment itself stays.
  // That it is switched off must be what an administrator said, not what somebody wrote into the database.
  if (!settings['auth.login_totp_enabled'] && (await areOwnSettings(tx, app, 'auth'))) return 'not_enrolled';

  await tx.maybe(lockTotp, [userId]);
  const enrolment = await tx.maybe(findTotp, [userId]);
  if (enrolment === undefined || enrolment.confirmed_at === null) return 'not_enrolled';
  if (code === undefined) return 'required';

  const digits = code.replace(/\s/g, '');
  const step = findTotpStep(
    openTotpSecret(app, userId, enrolment.sealed_secret),
    digits,
    app.clock.now(),
    enrolment.last_step,
  );
  if (step !== null) return (await tx.run(acceptTotpStep, [userId, step])) === 1 ? 'ok' : 'invalid';

  const recovery = hashRecoveryCode(code);
  if (recovery === null) return 'invalid';
  const used = await tx.maybe(useRecoveryCode, [userId, recovery, app.clock.now()]);
  if (used === undefined) return 'invalid';
  return isOwnRow(app, 'recovery_code', [userId, recovery], used.seal) ? 'ok' : 'invalid';
}

export function sealTotpSecret(app: App, userId: string, secret: string): Buffer {
  return Buffer.from(app.keyring.seal(Buffer.from(secret, 'utf8'), sealContext(userId)));
}

export function openTotpSecret(app: App, userId: string, sealed: Buffer): string {
  return Buffer.from(app.keyring.open(sealed, sealContext(userId))).toString('utf8');
}

/** Binds a secret to its person: copied into another row it does not open. */
function sealContext(userId: string): string {
  return `totp:${userId}`;
}
