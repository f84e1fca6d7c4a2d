import type { Operation } from '../../operation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeUser } from './change-user.ts';
import { confirmTotp } from './confirm-totp.ts';
import { exchangeOidc } from './exchange-oidc.ts';
import { finishOidc } from './finish-oidc.ts';
import { listInvitations } from './list-invitations.ts';
import { listStaff } from './list-staff.ts';
import { listUsers } from './list-users.ts';
import { resetPassword } from './reset-password.ts';
import { resetTotp } from './reset-totp.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { sendInvitation } from './send-invitation.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { startOidc } from './start-oidc.ts';
import { startTotp } from './start-totp.ts';

export const enrolmentOperations = [
  startTotp,
  confirmTotp,
  resetTotp,
  sendPasswordReset,
  resetPassword,
  startOidc,
  finishOidc,
  exchangeOidc,
  listUsers,
  changeUser,
  sendInvitation,
  listInvitations,
  revokeInvitation,
  acceptInvitation,
  listStaff,
] as const satisfies readonly Operation[];
