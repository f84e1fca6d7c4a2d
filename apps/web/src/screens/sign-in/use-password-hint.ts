import { useQuery } from '@tanstack/react-query';
import { authMethods } from '../../api/operations/auth.ts';
import { signInWords } from '../../words/sign-in.ts';

/** The bank's rule for passwords, said before anybody breaks it. */
export function usePasswordHint(): string | undefined {
  const { data } = useQuery(authMethods);
  return data === undefined ? undefined : signInWords.passwordRule(data.passwordMinLength);
}
