import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken, beginSession, endSession, renewSession, whenPersonLeaves } from './session.ts';

/** The service as far as a session goes: whoever signed in last is whom the cookie belongs to. */
let signedIn: string | null = null;
// A browser without locks, as on plain http.
vi.stubGlobal('navigator', {});
vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
  const method = init?.method;
  if (method === 'DELETE') signedIn = null;
  if (method === 'PUT') signedIn = JSON.parse(String(init?.body)).refreshToken;
  if (signedIn === null) return new Response(null, { status: 204 });
  const until = new Date(Date.now() + 900_000).toISOString();
  return Response.json({
    accessToken: `token of ${signedIn}`,
    accessExpiresAt: until,
    refreshExpiresAt: until,
    user: { id: signedIn },
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const signIn = (person: string) => beginSession({ refreshToken: person } as Parameters<typeof beginSession>[0]);

let forgotten = 0;
whenPersonLeaves(() => {
  forgotten += 1;
});
beforeEach(async () => {
  await endSession();
  forgotten = 0;
});

describe('what the page holds of a person', () => {
  it('is forgotten when they sign out', async () => {
    await signIn('ada');
    expect(await accessToken()).toBe('token of ada');
    expect(forgotten).toBe(0);
    await endSession();
    expect([forgotten, await accessToken()]).toEqual([1, null]);
  });

  it('is there when the same person has to sign in again', async () => {
    await signIn('ada');
    signedIn = null;
    expect(await renewSession('token of ada')).toBeNull();
    await signIn('ada');
    expect(forgotten).toBe(0);
  });

  it('is forgotten before another person comes in', async () => {
    await signIn('ada');
    signedIn = null;
    await renewSession('token of ada');
    await signIn('grace');
    expect([forgotten, await accessToken()]).toEqual([1, 'token of grace']);
  });
});
