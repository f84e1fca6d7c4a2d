import type { RecoveryCodes, TotpSecret } from '@countersign/contract/enrolment';
import type { PasswordChange, User } from '@countersign/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { request } from '../request.ts';

/** As the service knows the one who is signed in; fresher than what the session was opened with. */
export const me = queryOptions({
  queryKey: keys.me,
  queryFn: ({ signal }) => request<User>('GET', '/v1/auth/me', { signal }),
});

export function changePassword(body: PasswordChange): Promise<void> {
  return request('PUT', '/v1/auth/password', { body });
}

export function startTotp(password: string): Promise<TotpSecret> {
  return request('POST', '/v1/auth/totp', { body: { password } });
}

export function confirmTotp(code: string): Promise<RecoveryCodes> {
  return request('POST', '/v1/auth/totp/confirm', { body: { code } });
}
