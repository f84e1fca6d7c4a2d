import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import type { Random } from '../soak/random.ts';
import { type CaughtLink, type Identity, type InsiderWorld, linksIn, MALLORYS_SERVER } from './insider-world.ts';

/** What one person has in hand while she tries: the people she can sign in as, and links that she could read. */
export interface Hands {
  readonly world: InsiderWorld;
  readonly random: Random;
  readonly loan: { readonly loanId: string; readonly ref: string };
  readonly identities: Identity[];
  readonly links: CaughtLink[];
  /** Everybody she has heard of: victims, invited people, herself. */
  readonly known: string[];
  readonly addresses: string[];
  readonly told: string[];
}

type Move = (hands: Hands) => Promise<void>;

const HER_PASSWORD = 'mallory knows this one';
let invited = 0;

function anyone({ random, identities }: Hands): Identity {
  return random.pick(identities);
}

/** Asks as one of her identities, and keeps what was asked and answered, for whoever has to understand a find. */
async function ask(
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

const settings: readonly (readonly [string, unknown])[] = [
  ['admin.dual_control', false],
  ['mail.smtp_url', MALLORYS_SERVER],
  ['mail.from', 'mallory@mallory.example'],
  ['wire.callback_required', false],
  ['wire.callback_by_third_person', false],
  ['wire.ofac_required', false],
  ['wire.approval_tiers', [{ upTo: null, role: 'specialist' }]],
  ['wire.daily_limit', null],
  ['wire.payee_daily_limit', null],
  ['boarding.approval_tiers', [{ upTo: null, role: 'specialist' }]],
  ['boarding.provider', 'file_csv'],
  ['auth.login_totp_enabled', false],
  ['auth.totp_required', 'off'],
  ['auth.password_min_length', 8],
  ['auth.access_token_minutes', 60],
  ['auth.oidc_authority', 'https://idp.mallory.example'],
  ['auth.oidc_client_id', 'mallory'],
  ['rate.login_failures', 1_000],
  ['review.carry_over', false],
  ['review.justification_min_length', 1],
  ['extraction.min_confidence', 0],
];

/** Everything that touches users, settings, mail, keys, roles, rules, maps and payees. */
export const moves: Readonly<Record<string, Move>> = {
  'change a setting': async (hands) => {
    const [key, value] = hands.random.pick(settings);
    await ask(hands, anyone(hands), 'PUT', `/v1/settings/${key}`, { value });
  },
  'change somebody': async (hands) => {
    const { random, known } = hands;
    const change = random.pick([
      { roles: ['specialist'] },
      { roles: ['admin', 'manager', 'specialist'] },
      { roles: ['manager'] },
      { isActive: false },
      { isActive: true },
      { displayName: 'Somebody else' },
    ]);
    await ask(hands, anyone(hands), 'PATCH', `/v1/users/${random.pick(known)}`, change);
  },
  'send a reset': async (hands) => {
    await ask(hands, anyone(hands), 'POST', `/v1/users/${hands.random.pick(hands.known)}/password-reset`);
  },
  'take a second factor away': async (hands) => {
    await ask(hands, anyone(hands), 'DELETE', `/v1/users/${hands.random.pick(hands.known)}/totp`);
  },
  'end sessions': async (hands) => {
    await ask(hands, anyone(hands), 'DELETE', `/v1/users/${hands.random.pick(hands.known)}/sessions`);
  },
  'invite herself under another name': async (hands) => {
    invited += 1;
    const email = `other-${invited}@mallory.example`;
    const roles = hands.random.pick([['manager'], ['admin'], ['specialist'], ['admin', 'manager']]);
    const { status, body } = await ask(hands, anyone(hands), 'POST', '/v1/users/invitations', {
      email,
      displayName: 'Another person',
      roles,
    });
    hands.addresses.push(email);
    if (status === 201 && typeof body.acceptUrl === 'string') hands.links.push(...linksIn(body.acceptUrl));
  },
  'read the mail': async (hands) => {
    hands.links.push(...(await hands.world.catchMail(hands.addresses)));
  },
  'use a link': async (hands) => {
    const link = hands.links.shift();
    if (link === undefined) return;
    const url = link.kind === 'invitation' ? '/v1/invitations/accept' : '/v1/auth/password/reset';
    const { status, body } = await ask(hands, null, 'POST', url, { token: link.token, password: HER_PASSWORD });
    if (status === 200) keep(hands, body);
    else if (status === 204) await tryPassword(hands);
  },
  'settle a change that waits': async (hands) => {
    const { body } = await ask(hands, anyone(hands), 'GET', '/v1/admin/changes?state=pending&limit=50');
    const items = (body.items ?? []) as readonly { readonly id: string }[];
    if (items.length === 0) return;
    const verb = hands.random.pick(['confirm', 'confirm', 'confirm', 'reject']);
    await ask(hands, anyone(hands), 'POST', `/v1/admin/changes/${hands.random.pick(items).id}/${verb}`, {});
  },
  'change her password': async (hands) => {
    const passwords = { currentPassword: 'a long enough password', newPassword: HER_PASSWORD };
    await ask(hands, anyone(hands), 'PUT', '/v1/auth/password', passwords);
  },
  'issue a key and act with it': async (hands) => {
    const { status, body } = await ask(hands, anyone(hands), 'POST', '/v1/api-keys', {
      name: 'a program',
      scopes: ['intake:write', 'status:read', 'evidence:read'],
    });
    if (status !== 201) return;
    const exchanged = await ask(hands, null, 'POST', '/v1/auth/token', { apiKey: body.key });
    const token = String(exchanged.body.accessToken ?? '');
    const program: Identity = { id: 'program', email: 'program', token };
    await ask(hands, program, 'POST', `/v1/loans/${hands.loan.ref}/wire/approve`, {});
    await ask(hands, program, 'POST', `/v1/loans/${hands.loan.ref}/boarding/stage`);
  },
  'save a payee': async (hands) => {
    const payee = {
      name: 'Ridge Title & Escrow, Inc.',
      aba: '021000021',
      account: '000123456789',
      bankName: 'JPMorgan Chase Bank',
      verifiedBy: 'Mallory',
      note: 'Called them.',
    };
    await ask(hands, anyone(hands), 'PUT', '/v1/payees/01999999-0000-7000-8000-000000000001', payee);
  },
  'switch a rule': async (hands) => {
    await ask(hands, anyone(hands), 'PUT', '/v1/rules/CUSTOM-PRINCIPAL/enabled', {
      enabled: hands.random.pick([true, false]),
    });
  },
  'save a field map': async (hands) => {
    const map = { providerId: 'simulator', mapping: { ...simulatorStarter } };
    await ask(hands, anyone(hands), 'POST', '/v1/core-field-maps', map);
  },
  'save the institution': async (hands) => {
    await ask(hands, anyone(hands), 'PUT', '/v1/setup/institution', { name: 'Mallory Bank', abaRouting: '021000021' });
  },
  'set up once more': async (hands) => {
    const admin = { email: 'first@mallory.example', displayName: 'First', password: HER_PASSWORD };
    const { status, body } = await ask(hands, null, 'POST', '/v1/setup/admin', admin);
    if (status === 200) keep(hands, body);
  },
  'start an authenticator app': async (hands) => {
    await ask(hands, anyone(hands), 'POST', '/v1/auth/totp', { password: 'a long enough password' });
  },
  'reopen and approve the loan': async (hands) => {
    const { ref } = hands.loan;
    await ask(hands, anyone(hands), 'POST', `/v1/loans/${ref}/reopen`, { note: 'Looking again.' });
    await ask(hands, anyone(hands), 'POST', `/v1/loans/${ref}/approve`, { note: 'Fine.' });
  },
};

/** A person whose password she set signs in by it. */
async function tryPassword(hands: Hands): Promise<void> {
  const { rows } = await listUsers(hands);
  for (const { email } of rows) {
    if (hands.identities.some((each) => each.email === email)) continue;
    const { status, body } = await ask(hands, null, 'POST', '/v1/auth/login', { email, password: HER_PASSWORD });
    if (status === 200) keep(hands, body);
  }
}

async function listUsers(hands: Hands): Promise<{ readonly rows: readonly { readonly email: string }[] }> {
  const { body } = await ask(hands, anyone(hands), 'GET', '/v1/users?limit=50');
  return { rows: ((body.items ?? []) as { email: string }[]).slice(0, 5) };
}

function keep(hands: Hands, session: Readonly<Record<string, unknown>>): void {
  const user = session.user as { readonly id: string; readonly email: string } | undefined;
  if (user === undefined) return;
  hands.identities.push({ id: user.id, email: user.email, token: String(session.accessToken) });
  hands.known.push(user.id);
}

/** With everything in hand, every way to get a wire or a boarding out is tried with every pair of her identities. */
export async function takeMoney(hands: Hands): Promise<void> {
  const { ref } = hands.loan;
  for (const maker of hands.identities) {
    await ask(hands, maker, 'POST', `/v1/loans/${ref}/wire`, {});
    for (const checker of hands.identities) {
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/wire/callback`, {
        person: 'Rita Ridge',
        phoneNumber: '555-0100',
        phoneSource: 'our own file of 2024',
        note: 'She read the account back.',
      });
      const { body: wire } = await ask(hands, checker, 'GET', `/v1/loans/${ref}/wire`);
      const warnings = (wire.warnings ?? []) as readonly { readonly code: string; readonly field: string | null }[];
      const acknowledged = warnings.map(({ code }) => code);
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/wire/approve`, { digest: wire.digest, acknowledged });
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/wire/approve`, {});
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/wire/export`, { target: 'csv' });
    }
    await ask(hands, maker, 'POST', `/v1/loans/${ref}/wire/cancel`, {});
  }
  for (const maker of hands.identities) {
    await ask(hands, maker, 'POST', `/v1/loans/${ref}/boarding/stage`);
    for (const checker of hands.identities) {
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/boarding/approve`, {});
      await ask(hands, checker, 'POST', `/v1/loans/${ref}/boarding/commit`, {});
    }
    await ask(hands, maker, 'POST', `/v1/loans/${ref}/boarding/void`, {});
  }
}
