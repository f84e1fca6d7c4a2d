import type { Role } from '@countersign/contract/closed-sets';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import type { Refusal } from '../platform/domain-error.ts';
import { areOwnSettings, readSettings } from '../settings/index.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { isOwnRow } from './row-seal.ts';
import { acceptTotpStep, findTotp, lockTotp, useRecoveryCode } from './totp.queries.ts';
import { findTotpStep } from './totp-code.ts';
import { isTotpDemanded } from './totp-demand.ts';

export type SecondFactor = 'not_enrolled' | 'ok' | 'required' | 'invalid';

export const secondFactorRefusals = {
  required: {
    code: 'totp_required',
    detail: 'Send the code of the authenticator app, or a recovery code, as totpCode.',
  },
  invalid: { code: 'totp_invalid', detail: 'The code is wrong or was used before. Wait for the next one.' },
} as const satisfies Record<string, Refusal>;

/** Checks the second factor at sign-in, after the password was found right. As spendCode. */
export async function checkSecondFactor(
  tx: Tx,
  app: App,
  { id, roles }: { readonly id: string; readonly roles: readonly Role[] },
  code: string | undefined,
): Promise<SecondFactor> {
  const settings = await readSettings(app, tx);
  // Open parts, Settings: switched off, an enrolled user is not asked, unless a second factor is demanded of them.
  // That it is switched off must be what an administrator said, not what somebody wrote into the database.
  const isOff = !settings['auth.login_totp_enabled'] && !isTotpDemanded(settings, roles);
  if (isOff && (await areOwnSettings(tx, app, 'auth'))) return 'not_enrolled';
  return spendCode(tx, app, id, code);
}

/**
 * Takes a code of the app or a recovery code, once. `ok` has spent it in the caller's transaction: what it is given for
 * must happen in the same one, so that a code is never spent for nothing.
 */
export async function spendCode(tx: Tx, app: App, userId: string, code: string | undefined): Promise<SecondFactor> {
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
  return Buffer.from(app.keyring.seal(Buffer.from(secret, 'utf8'), totpContext(userId)));
}

export function openTotpSecret(app: App, userId: string, sealed: Buffer): string {
  return Buffer.from(app.keyring.open(sealed, totpContext(userId))).toString('utf8');
}

/** Binds a secret to its person: copied into another row it does not open. */
export function totpContext(userId: string): string {
  return `totp:${userId}`;
}
