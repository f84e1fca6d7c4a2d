import { oidcErrors } from '@countersign/contract/enrolment';
import { useEffect, useState } from 'react';
import { exchangeOidc } from '../../api/operations/auth.ts';
import { isApiError } from '../../api/problem.ts';
import { signInWords as words } from '../../words/sign-in.ts';
import { keptPlace } from './place-after-provider.ts';

interface ProviderReturn {
  readonly busy: boolean;
  readonly error: string | null;
  readonly next: string | undefined;
}

/** Read once, when the page is loaded: the code is good once, and must not stand in the history. */
const arrival = takeFragment();
let exchange: Promise<void> | null = null;

/** What the provider sent the browser back with: a code that opens a session, or why there is none. */
export function useProviderReturn(): ProviderReturn {
  const code = arrival.get('code');
  const refusal = oidcErrors.find((each) => each === arrival.get('error'));
  const [busy, setBusy] = useState(code !== null);
  const [error, setError] = useState(refusal === undefined ? null : words.providerErrors[refusal]);
  useEffect(() => {
    if (code === null) return;
    exchange ??= exchangeOidc(code);
    exchange.catch((fault) => {
      setError(isApiError(fault) ? fault.message : words.providerErrors.oidc_failed);
      setBusy(false);
    });
  }, [code]);
  return { busy, error, next: code === null ? undefined : keptPlace() };
}

function takeFragment(): URLSearchParams {
  const { hash, pathname, search } = window.location;
  if (pathname !== '/app/sign-in' || hash === '') return new URLSearchParams();
  window.history.replaceState(window.history.state, '', pathname + search);
  return new URLSearchParams(hash.slice(1));
}
