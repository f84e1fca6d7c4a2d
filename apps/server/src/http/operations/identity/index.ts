import type { Operation } from '../../operation.ts';
import { changePassword } from './change-password.ts';
import { endSessions } from './end-sessions.ts';
import { exchangeApiKey } from './exchange-api-key.ts';
import { getAuthMethods } from './get-auth-methods.ts';
import { getKeySet } from './get-key-set.ts';
import { getMe } from './get-me.ts';
import { issueApiKey } from './issue-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const identityOperations = [
  login,
  refresh,
  logout,
  getMe,
  changePassword,
  getAuthMethods,
  getKeySet,
  listSessions,
  endSessions,
  issueApiKey,
  listApiKeys,
  revokeApiKey,
  exchangeApiKey,
] as const satisfies readonly Operation[];
