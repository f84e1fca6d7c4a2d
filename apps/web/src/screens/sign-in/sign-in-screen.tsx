import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { authMethods, oidcStartPath } from '../../api/operations/auth.ts';
import { useSession } from '../../api/session.ts';
import { Notice } from '../../parts/notice.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { signInWords as words } from '../../words/sign-in.ts';
import { Entrance } from './entrance.tsx';
import { PasswordForm } from './password-form.tsx';
import { keepPlace } from './place-after-provider.ts';
import { useProviderReturn } from './use-provider-return.ts';

/** Password, code, or the bank's own provider. */
export function SignInScreen() {
  const { next, ended } = useSearch({ from: '/app/sign-in' });
  const [heading, setHeading] = useState<string>(words.heading);
  const { data: methods } = useQuery(authMethods);
  const returned = useProviderReturn();
  useTitle(words.title);
  useGoOnWhenSignedIn(next ?? returned.next);

  if (returned.busy) return <Entrance title={words.finishing}>{null}</Entrance>;
  return (
    <Entrance title={heading}>
      {ended ? <Notice tone="note">{words.ended}</Notice> : null}
      {returned.error ? (
        <Notice tone="bad" alert>
          {returned.error}
        </Notice>
      ) : null}
      {methods?.oidc ? (
        <a className="button" href={oidcStartPath} onClick={() => keepPlace(next)}>
          {words.provider(methods.oidc.providerName)}
        </a>
      ) : null}
      {methods?.oidc && methods.password ? <div className="entrance-or">{words.or}</div> : null}
      {methods?.password === false ? null : <PasswordForm onHeading={setHeading} />}
    </Entrance>
  );
}

function useGoOnWhenSignedIn(next: string | undefined): void {
  const session = useSession();
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(() => {
    if (session === null) return;
    if (next === undefined) void navigate({ to: '/app/loans', replace: true });
    else router.history.replace(next);
  }, [session, next, navigate, router]);
}
