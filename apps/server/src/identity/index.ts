export { acceptInvitation } from './accept-invitation.ts';
export { apiKeyRecords } from './api-key.record.ts';
export { authenticate, recallPrincipal } from './authenticate.ts';
export { changePassword } from './change-password.ts';
export { changeUserIn, lookAtUserChange } from './change-user.ts';
export { confirmTotp } from './confirm-totp.ts';
export { coolingOffUntil } from './cooling-off.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { createUser } from './create-user.ts';
export { describeAuthMethods } from './describe-auth-methods.ts';
export { endSessions } from './end-sessions.ts';
export { exchangeApiKey } from './exchange-api-key.ts';
export { exchangeOidc } from './exchange-oidc.ts';
export { finishOidc } from './finish-oidc.ts';
export { getMe, getUser } from './get-user.ts';
export { issueApiKey } from './issue-api-key.ts';
export { listApiKeys } from './list-api-keys.ts';
export { listInvitations } from './list-invitations.ts';
export {
  type Colleague,
  findColleague,
  isActiveStaff,
  listActiveAdministrators,
  listActiveManagers,
  lockActiveAdministrators,
} from './list-managers.ts';
export { listSessions } from './list-sessions.ts';
export { listStaff, listUsers } from './list-users.ts';
export { mustEnroll, recallMustEnroll } from './live-principals.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export { oneLine, writeMail } from './mail-page.ts';
export { openFirstKeyring } from './open-first-keyring.ts';
export { openSession, toSession, type Visit } from './open-session.ts';
export { hashPassword } from './passwords.ts';
export { refreshSession } from './refresh-session.ts';
export { resetAdmin } from './reset-admin.ts';
export { resetPassword } from './reset-password.ts';
export { lockUser, resetTotpIn } from './reset-totp.ts';
export { revokeApiKey } from './revoke-api-key.ts';
export { revokeInvitation } from './revoke-invitation.ts';
export { rotateSigningKeys } from './rotate-signing-keys.ts';
export { renewRowSeals, sealOldRows } from './seal-rows.ts';
export { identitySealedColumns } from './sealed-columns.ts';
export { lockInvitedAddress, refuseInvitingUser, sendInvitationIn } from './send-invitation.ts';
export { lockForPasswordReset, sendPasswordResetIn } from './send-password-reset.ts';
export { hasSigningKey, publicKeySet } from './signing-keys.ts';
export { OIDC_STATE_SECONDS, startOidc } from './start-oidc.ts';
export { startTotp } from './start-totp.ts';
export { requireRecentCode } from './step-up.ts';
export { sweepIdentity } from './sweep-identity.ts';
export { hideSecrets } from './typed-secret.ts';
export { requireUsers, userRecords } from './user.record.ts';
