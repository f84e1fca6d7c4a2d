import type { RecoveryCodes } from '@countersign/contract/enrolment';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act, UserPrincipal } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError, type Refusal } from '../platform/domain-error.ts';
import { endSessionsOf } from './end-sessions.ts';
import { forgetLivePrincipals } from './live-principals.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { sealRow } from './row-seal.ts';
import { sendNotice } from './security-notice.mail.ts';
import { noteCode } from './session-seal.ts';
import { findStaff, lockStaff } from './staff.queries.ts';
import { alreadyEnrolled } from './start-totp.ts';
import { confirmTotp as confirm, findTotp, insertRecoveryCodes, lockTotp, setTotpEnrolled } from './totp.queries.ts';
import { openTotpSecret } from './totp.ts';
import { findTotpStep } from './totp-code.ts';
import { userRecords } from './user.record.ts';

const notStarted: Refusal = {
  code: 'totp_not_started',
  detail: 'No authenticator setup was started. Start one with POST /v1/auth/totp.',
};

const codeWrong: Refusal = {
  code: 'totp_code_wrong',
  detail:
    'code is not what the authenticator app shows now. Wait for the next one, and check the clock of the telephone.',
  errors: [{ field: 'code', code: 'wrong', message: 'is not what the authenticator app shows now' }],
};

/** Confirms that the authenticator app shows our codes, and gives out the recovery codes, this once. */
export async function confirmTotp(app: App, act: Act, person: UserPrincipal, code: string): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  await app.db.transaction(async (tx) => {
    await tx.one(lockStaff, [person.id]);
    await tx.maybe(lockTotp, [person.id]);
    const enrolment = await tx.maybe(findTotp, [person.id]);
    // The moment comes before the meaning here: without a pending enrolment there is nothing to compare a code with.
    if (enrolment === undefined) throw new DomainError(notStarted);
    if (enrolment.confirmed_at !== null) throw new DomainError(alreadyEnrolled);
    const now = app.clock.now();
    const secret = openTotpSecret(app, person.id, enrolment.sealed_secret);
    const step = findTotpStep(secret, code.replace(/\s/g, ''), now, null);
    if (step === null) throw new DomainError(codeWrong);
    await requireRecords(tx, app, userRecords, [person.id]);

    await tx.run(confirm, [person.id, now, step]);
    await tx.run(setTotpEnrolled, [person.id, now]);
    const hashes = recoveryCodes.map(hashRecoveryCode).filter((hash) => hash !== null);
    const seals = hashes.map((hash) => sealRow(app, 'recovery_code', [person.id, hash]));
    await tx.run(insertRecoveryCodes, [person.id, hashes, seals]);
    await noteCode(tx, app, person.sessionId, now);
    // Whoever else is signed in as this person has not shown the app; this session has.
    await endSessionsOf(tx, app, person.id, 'totp_enrolled', person.sessionId);
    const { email, display_name: displayName } = await tx.one(findStaff, [person.id]);
    await sendNotice(tx, app, { email, displayName }, 'totp_enrolled');
    const payload = { userId: person.id, change: 'totp_enrolled' };
    const records = await recordsOf(tx, app, userRecords, [person.id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'user.changed', act, payload, records });
    tx.afterCommit(() => forgetLivePrincipals(app));
  });
  return { recoveryCodes: [...recoveryCodes] };
}
