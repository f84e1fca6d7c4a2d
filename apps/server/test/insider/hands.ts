import { TOTP } from 'otpauth';
import type { Random } from '../soak/random.ts';
import type { CaughtLink, Identity, InsiderWorld } from './insider-world.ts';

/** What one person has in hand while she tries: the people she can sign in as, and links that she could read. */
export interface Hands {
  readonly world: InsiderWorld;
  readonly random: Random;
  readonly loan: GivenLoan;
  readonly identities: Identity[];
  readonly links: CaughtLink[];
  /** Everybody she has heard of: victims, invited people, herself. */
  readonly known: string[];
  readonly addresses: string[];
  /** Of the authenticator apps that she enrolled, by address. */
  readonly secrets: Map<string, string>;
  readonly told: string[];
}

export interface GivenLoan {
  readonly loanId: string;
  readonly ref: string;
  readonly documents: Readonly<Record<string, string>>;
}

export type Move = (hands: Hands) => Promise<void>;

export const HER_PASSWORD = 'mallory knows this one';
/** With which everybody in this world starts. */
export const FIRST_PASSWORD = 'a long enough password';

export function anyone({ random, identities }: Hands): Identity {
  return random.pick(identities);
}

/** Asks as one of her identities, and keeps what was asked and answered, for whoever has to understand a find. */
export async function ask(
  hands: Hands,
  who: Identity | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }> {
  const answer = await hands.world.ask(who?.token ?? null, method, url, body);
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  hands.told.push(
    `${who?.email ?? 'anonymous'}: ${method} ${url}${sent} -> ${answer.status} ${String(answer.body.code ?? '')}`,
  );
  return answer;
}

/** The items of a list that one of her identities may read; none where she may not. */
export async function list<Item>(hands: Hands, url: string): Promise<readonly Item[]> {
  const { body } = await ask(hands, anyone(hands), 'GET', url);
  return (body.items ?? []) as readonly Item[];
}

export function codeNow({ world }: Hands, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: world.app.clock.now().getTime() });
}

export function keep(hands: Hands, session: Readonly<Record<string, unknown>>): void {
  const user = session.user as { readonly id: string; readonly email: string } | undefined;
  if (user === undefined) return;
  hands.identities.push({ id: user.id, email: user.email, token: String(session.accessToken) });
  hands.known.push(user.id);
}
