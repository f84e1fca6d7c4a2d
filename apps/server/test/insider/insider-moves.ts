import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import type { Random } from '../soak/random.ts';
import { anyone, ask, codeNow, FIRST_PASSWORD, type Hands, HER_PASSWORD, keep, type Move } from './hands.ts';
import { type Identity, linksIn, MALLORYS_SERVER } from './insider-world.ts';
import { otherMoves } from './other-moves.ts';

let invited = 0;

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
const changes: Readonly<Record<string, Move>> = {
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
    const verb = hands.random.pick(['confirm', 'confirm', 'reject']);
    await ask(hands, anyone(hands), 'POST', `/v1/admin/changes/${hands.random.pick(items).id}/${verb}`, {});
  },
  'change her password': async (hands) => {
    const passwords = { currentPassword: FIRST_PASSWORD, newPassword: HER_PASSWORD };
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
  'enroll an authenticator app': async (hands) => {
    const who = anyone(hands);
    const password = hands.random.pick([FIRST_PASSWORD, HER_PASSWORD]);
    const { status, body } = await ask(hands, who, 'POST', '/v1/auth/totp', { password });
    if (status !== 200) return;
    const secret = String(body.secret);
    const confirmed = await ask(hands, who, 'POST', '/v1/auth/totp/confirm', { code: codeNow(hands, secret) });
    if (confirmed.status === 200) hands.secrets.set(who.email, secret);
  },
};

export const moves: Readonly<Record<string, Move>> = { ...changes, ...otherMoves };

/** Most of the time what decides who may do what; what stands around a loan now and then. */
export function pickMove(random: Random): string {
  return random.pick(Object.keys(random.next() < 0.7 ? changes : otherMoves));
}

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
