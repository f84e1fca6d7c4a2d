import type { BrowserSession, Session } from '@countersign/contract/identity';
import { useSyncExternalStore } from 'react';
import { isApiError } from './problem.ts';
import { send } from './send.ts';

/**
 * Who is signed in. The access token lives in this variable and nowhere else; the refresh token lives in a cookie that
 * no script can read (decision 0070), so that a reload keeps the session and storage holds no token.
 */
let current: BrowserSession | null = null;
let asked = false;
const listeners = new Set<() => void>();
const path = '/v1/auth/browser-session';

/** Tabs tell each other when somebody signs in or out. */
const channel = new BroadcastChannel('countersign-session');
channel.onmessage = ({ data }) => {
  if (data === 'ended') leave();
};

/** Whose data the page holds, also while they have to sign in anew. */
let person: string | null = null;
const forgetting = new Set<() => void>();

/** Is called when somebody has left for good: what was loaded for them or written by them is not for the next one. */
export function whenPersonLeaves(forget: () => void): void {
  forgetting.add(forget);
}

/** Is told who signs in, before anything is shown to them. */
const arriving = new Set<(personId: string) => void>();

export function whenPersonArrives(arrive: (personId: string) => void): void {
  arriving.add(arrive);
}

function put(session: BrowserSession | null): void {
  // A session may end by itself; the same person comes back to what was there, another one must not find it.
  if (session !== null && session.user.id !== person) {
    forgetPerson();
    for (const arrive of arriving) arrive(session.user.id);
    person = session.user.id;
  }
  current = session;
  for (const listener of listeners) listener();
}

function leave(): void {
  put(null);
  forgetPerson();
}

function forgetPerson(): void {
  if (person !== null) for (const forget of forgetting) forget();
  person = null;
}

/** Takes over what a sign-in answered: the refresh token goes into the cookie and is forgotten here. */
export async function beginSession({ refreshToken }: Session): Promise<void> {
  const answer = await send({ method: 'PUT', path, body: { refreshToken } });
  asked = true;
  put(await answer.json());
}

/** The session that the browser kept from before, asked for once after the page was loaded. */
export async function restoreSession(): Promise<BrowserSession | null> {
  if (!asked) await renewSession(null);
  return current;
}

/** One renewal at a time in this tab, and one tab at a time where the browser has locks (0070 says what happens where not). */
let renewing: Promise<BrowserSession | null> | null = null;

/** A new access token in place of `stale`; null when the session has ended. */
export function renewSession(stale: string | null): Promise<BrowserSession | null> {
  if (current !== null && current.accessToken !== stale) return Promise.resolve(current);
  renewing ??= inTurn(renew).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renew(): Promise<BrowserSession | null> {
  try {
    const answer = await send({ method: 'POST', path });
    put(answer.status === 204 ? null : await answer.json());
  } catch (error) {
    // Only the service can say that the session has ended; while it cannot be reached, nobody is signed out.
    if (!isApiError(error, 'refresh_invalid', 'refresh_reused', 'forbidden')) throw error;
    put(null);
  }
  asked = true;
  return current;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? await navigator.locks.request('countersign-session', work) : work();
}

export async function endSession(): Promise<void> {
  await send({ method: 'DELETE', path });
  channel.postMessage('ended');
  leave();
}

/** A token that lasts long enough for a request; renewed a little before its end. */
export async function accessToken(): Promise<string | null> {
  const session = await restoreSession();
  if (session === null || Date.parse(session.accessExpiresAt) - Date.now() > 20_000)
    return session?.accessToken ?? null;
  return (await renewSession(session.accessToken))?.accessToken ?? null;
}

/** The session ended by itself: nobody signed out, and whoever worked here may come back to it. */
export function hasSessionEnded(): boolean {
  return current === null && person !== null;
}

function currentSession(): BrowserSession | null {
  return current;
}

export function useSession(): BrowserSession | null {
  return useSyncExternalStore(subscribe, currentSession);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
