import { randomUUID } from 'node:crypto';
import type { LarProfile, ProfileTrial } from '@countersign/contract/intake';
import { starterProfile } from '@countersign/engine/lar/starter-profile';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin'], { displayName: 'Ada Admin' });
});
afterAll(() => server.close());

interface Refused {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

const mapping = {
  format: 'json',
  fields: [
    { canonical: 'loan_number', path: '$.number', required: true },
    { canonical: 'principal_amount', path: '$.amount' },
  ],
};

function post<Body = LarProfile>(path: string, body?: unknown, token = admin.accessToken) {
  return server.request<Body>('POST', `/v1/lar-profiles${path}`, { token, ...(body === undefined ? {} : { body }) });
}

async function profilesNamed(name: string): Promise<readonly LarProfile[]> {
  const { body } = await server.request<{ items: LarProfile[] }>('GET', '/v1/lar-profiles?limit=200', {
    token: admin.accessToken,
  });
  return body.items.filter((profile) => profile.name === name);
}

const activity = async (name: string) =>
  (await profilesNamed(name)).map(({ version, isActive }) => [version, isActive]);

let names = 0;
const someName = () => {
  names += 1;
  return `Profile ${names}`;
};
const profile = (name = someName(), changes: object = {}) => ({ name, sourceFormat: 'json', mapping, ...changes });

async function sessionsWaiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0].n;
}

describe('POST /v1/lar-profiles', () => {
  it('makes the first profile the configured one, and tells it as a setting', async () => {
    const { status, body } = await post('', profile('Origination'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Origination',
      version: 1,
      sourceFormat: 'json',
      isActive: true,
      isConfigured: true,
    });
    expect(body.mapping).toEqual(mapping);
    const kinds = (await installEvidence(server.database)).slice(-2).map(({ kind, payload }) => [kind, payload]);
    expect(kinds).toEqual([
      ['profile.created', expect.objectContaining({ profileId: body.id, name: 'Origination', version: 1 })],
      ['setting.changed', expect.objectContaining({ key: 'intake.lar_profile', before: null, value: 'Origination' })],
    ]);
    expect((await post('', profile())).body.isConfigured).toBe(false);
  });

  it('adds a version, activates it and deactivates the one before; intake switches with it', async () => {
    const { body } = await post(
      '',
      profile('Origination', { mapping: { ...mapping, fields: mapping.fields.slice(0, 1) } }),
    );
    expect([body.version, body.isActive, body.isConfigured]).toEqual([2, true, true]);
    expect(await activity('Origination')).toEqual([
      [1, false],
      [2, true],
    ]);
    const [first] = await profilesNamed('Origination');
    expect([first?.isConfigured, first?.mapping]).toEqual([false, mapping]);
  });

  it('leaves the active one alone when activate is false, except for the first', async () => {
    const name = someName();
    expect((await post('', profile(name, { activate: false }))).body.isActive).toBe(true);
    expect((await post('', profile(name, { activate: false }))).body.isActive).toBe(false);
    expect(await activity(name)).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('takes the starter profile as it is', async () => {
    expect((await post('', starterProfile)).status).toBe(201);
  });

  describe('400', () => {
    it.each<[string, object, string, string]>([
      ['an empty name', { name: '' }, '/name', 'request_invalid'],
      ['a blank name', { name: '  ' }, '/name', 'request_invalid'],
      ['a name of two lines', { name: 'a\nb' }, '/name', 'request_invalid'],
      ['no mapping', { mapping: undefined }, '/mapping', 'request_invalid'],
      ['a mapping that is no object', { mapping: [] }, '/mapping', 'request_invalid'],
      ['an empty field list', { mapping: { format: 'json', fields: [] } }, '/mapping/fields', 'request_invalid'],
      ['another format', { mapping: { ...mapping, format: 'csv' } }, '/mapping/format', 'profile_invalid'],
      ['an unknown format', { sourceFormat: 'yaml' }, '/sourceFormat', 'request_invalid'],
      ['an unknown field', { colour: 'red' }, '/colour', 'request_invalid'],
      [
        'a canonical field that nobody knows',
        { mapping: { format: 'json', fields: [{ canonical: 'colour', path: '$.a' }] } },
        '/mapping/fields/0/canonical',
        'profile_invalid',
      ],
      [
        'a path that is none',
        { mapping: { format: 'json', fields: [{ canonical: 'loan_number', path: 'number' }] } },
        '/mapping/fields/0/path',
        'profile_invalid',
      ],
    ])('answers %s with where it stands', async (_name, changes, pointer, code) => {
      const name = someName();
      const { status, body } = await post<Refused>('', profile(name, changes));
      expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, code, pointer]);
      expect(await profilesNamed(name)).toEqual([]);
    });

    it('explains why a PDF takes no profile', async () => {
      const sent = profile(someName(), { sourceFormat: 'pdf', mapping: { ...mapping, format: 'pdf' } });
      const { status, body } = await post<Refused>('', sent);
      expect([status, body.code, body.errors[0]?.pointer]).toEqual([400, 'profile_invalid', '/sourceFormat']);
      expect(body.errors[0]?.message).toMatch(/credit_approval document of the package/);
    });
  });

  describe('409', () => {
    it('lets one of two first versions made at the same moment through', async () => {
      const name = someName();
      const rival = await server.database.pool.connect();
      await rival.query('begin');
      // Readers pass, writers wait: both have seen that there is no version when the first of them writes.
      await rival.query('lock table lar_profile in share mode');
      const both = [post('', profile(name)), post('', profile(name))];
      await vi.waitFor(async () => expect(await sessionsWaiting()).toBe(2), { timeout: 120_000 });
      await rival.query('commit');
      rival.release();
      expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await activity(name)).toEqual([[1, true]]);
    });

    it.each([true, false])('lets one of two next versions through (activate %s)', async (activate) => {
      const name = someName();
      await post('', profile(name));
      const rival = await server.database.pool.connect();
      await rival.query('begin');
      await rival.query('lock table lar_profile in share mode');
      const both = [post('', profile(name, { activate })), post('', profile(name, { activate }))];
      await vi.waitFor(async () => expect(await sessionsWaiting()).toBe(2), { timeout: 120_000 });
      await rival.query('commit');
      rival.release();
      const answers = await Promise.all(both);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(answers.map(({ body }) => (body as unknown as Refused).code)).toContain('already_exists');
      expect(await activity(name)).toEqual([
        [1, !activate],
        [2, activate],
      ]);
    });
  });

  it('keeps versions as they are, in the database too', async () => {
    const { body } = await post('', profile());
    const change = (sql: string) => server.database.pool.query(sql, [body.id]);
    await expect(change(`update lar_profile set mapping = '{}' where id = $1`)).rejects.toThrow(/does not change/);
    await expect(change('delete from lar_profile where id = $1')).rejects.toThrow(/append-only/);
    const twice = `insert into lar_profile select gen_random_uuid(), name, 9, source_format, mapping, true, now()
      from lar_profile where id = $1`;
    await expect(change(twice)).rejects.toMatchObject({ constraint: 'lar_profile_one_active' });
  });
});

describe('GET /v1/lar-profiles', () => {
  it('lists all versions, page by page', async () => {
    const all: LarProfile[] = [];
    for (let cursor = ''; ; ) {
      const url = `/v1/lar-profiles?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { body } = await server.request<{ items: LarProfile[]; nextCursor: string | null }>('GET', url, {
        token: admin.accessToken,
      });
      all.push(...body.items);
      if (body.nextCursor === null) break;
      cursor = body.nextCursor;
    }
    const { rows } = await server.database.pool.query('select count(*)::int as n from lar_profile');
    expect(new Set(all.map(({ id }) => id)).size).toBe(rows[0].n);
    expect(all.filter(({ isConfigured }) => isConfigured).map(({ name, version }) => [name, version])).toEqual([
      ['Origination', 2],
    ]);
  });

  it('answers 400 to a cursor of another list', async () => {
    const answer = await server.request('GET', '/v1/lar-profiles?cursor=WyJ4Il0', { token: admin.accessToken });
    expect(answer.status).toBe(400);
  });
});

describe('POST /v1/lar-profiles/{id}/activate', () => {
  it('activates an earlier version and records it', async () => {
    const name = someName();
    const { body: first } = await post('', profile(name));
    await post('', profile(name));
    const { status, body } = await post(`/${first.id}/activate`);
    expect([status, body.version, body.isActive]).toEqual([200, 1, true]);
    expect(await activity(name)).toEqual([
      [1, true],
      [2, false],
    ]);
    const before = (await installEvidence(server.database)).length;
    expect((await installEvidence(server.database)).at(-1)?.payload).toMatchObject({ profile: name, value: 1 });
    expect((await post(`/${first.id}/activate`)).status).toBe(200);
    expect((await installEvidence(server.database)).length).toBe(before);
  });

  it('leaves one active when two are activated at the same moment', async () => {
    const name = someName();
    const { body: first } = await post('', profile(name));
    const { body: second } = await post('', profile(name, { activate: false }));
    const both = await Promise.all([post(`/${first.id}/activate`), post(`/${second.id}/activate`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await profilesNamed(name)).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('answers 404 for an unknown version', async () => {
    const { status, body } = await post<Refused>(`/${randomUUID()}/activate`);
    expect([status, body.code]).toEqual([404, 'profile_not_found']);
  });
});

describe('POST /v1/lar-profiles/try', () => {
  const tryOut = (body: object) => post<ProfileTrial>('/try', body);

  it('shows what a mapping reads and where it stood, and stores nothing', async () => {
    const sample = JSON.stringify({ number: 'L-1', amount: '$1,250,000.00' });
    const before = await installEvidence(server.database);
    const { status, body } = await tryOut({ sourceFormat: 'json', mapping, sample });
    expect(status).toBe(200);
    expect(body.fields.map(({ fieldName, normalizedValue, place }) => [fieldName, normalizedValue, place])).toEqual([
      ['loan_number', 'L-1', { kind: 'pointer', pointer: '/number' }],
      ['principal_amount', '1250000.00', { kind: 'pointer', pointer: '/amount' }],
    ]);
    expect([body.missing, body.faults]).toEqual([[], []]);
    expect(await installEvidence(server.database)).toEqual(before);
  });

  it('tells what is missing and what is wrong, as an answer and not as an error', async () => {
    const { status, body } = await tryOut({ sourceFormat: 'json', mapping, sample: '{}' });
    expect([status, body.missing]).toEqual([200, ['principal_amount']]);
    expect(body.faults).toMatchObject([{ code: 'missing_required', field: 'loan_number' }]);
    const broken = await tryOut({ sourceFormat: 'json', mapping, sample: '{"number": ' });
    expect(broken.body.faults).toMatchObject([{ code: 'unreadable' }]);
  });

  it('answers 400 to a mapping that is not good, and to a Word file that is not base64', async () => {
    expect((await tryOut({ sourceFormat: 'csv', mapping, sample: 'x' })).status).toBe(400);
    const docx = { format: 'docx', fields: [{ canonical: 'loan_number', path: '$.Number' }] };
    expect((await tryOut({ sourceFormat: 'docx', mapping: docx, sample: '*' })).status).toBe(400);
  });
});

it.each([
  ['POST', ''],
  ['POST', '/try'],
  ['POST', `/${randomUUID()}/activate`],
  ['GET', ''],
] as const)(
  '%s /v1/lar-profiles%s answers 401 without a token and 403 to all but administrators',
  async (method, path) => {
    const url = `/v1/lar-profiles${path}`;
    expect((await server.request(method, url)).status).toBe(401);
    const others = [
      (await server.signUp(['manager'])).accessToken,
      (await server.signUp(['specialist'])).accessToken,
      (await server.issueKey(['intake:write', 'status:read'])).accessToken,
    ];
    for (const token of others) expect((await server.request(method, url, { token })).status).toBe(403);
  },
);
