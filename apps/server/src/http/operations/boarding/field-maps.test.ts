import type { CoreFieldMap, CoreFieldMapTrial, CoreProvider } from '@countersign/contract/boarding';
import { providerIds } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingServer, boardable, type Refused, startBoardingServer } from '../../../../test/given-boarding.ts';
import { givenReview } from '../../../../test/given-review.ts';
import { installEvidence } from '../../../../test/install-evidence.ts';
import { delimitedExample, fixedExample } from '../../../boarding/adapters/file-layout/examples.ts';
import { simulatorStarter } from '../../../boarding/adapters/simulator/starter.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

const principal = { canonical: 'principal_amount', core: 'principal', transform: 'money' };
const mapping = { provider: 'simulator', fields: [principal] };

function post<Body = CoreFieldMap & Refused>(path: string, body: unknown, token = server.admin.accessToken) {
  return server.request<Body>('POST', `/v1/core-field-maps${path}`, { token, body });
}

async function versions(): Promise<readonly (readonly [number, boolean])[]> {
  const token = server.admin.accessToken;
  const { body } = await server.request<{ items: CoreFieldMap[] }>('GET', '/v1/core-field-maps?limit=200', { token });
  return body.items.map(({ version, isActive }) => [version, isActive] as const);
}

describe('POST /v1/core-field-maps', () => {
  it('adds a version that is active from now on, in place of the one before, and chains it', async () => {
    const before = (await versions()).length;
    const { status, body } = await post('', { providerId: 'simulator', mapping });
    expect(status).toBe(201);
    expect(body).toMatchObject({ providerId: 'simulator', version: before + 1, isActive: true, mapping });
    const all = await versions();
    expect(all.filter(([, isActive]) => isActive)).toEqual([[before + 1, true]]);
    expect((await installEvidence(server.database)).at(-1)).toMatchObject({
      kind: 'field_map.created',
      payload: { fieldMapId: body.id, providerId: 'simulator', version: before + 1, fields: [principal] },
    });
  });

  it('writes none for a transform that is left out', async () => {
    const fields = [{ canonical: 'borrower_name', core: 'borrowerName' }];
    const { body } = await post('', { providerId: 'simulator', mapping: { provider: 'simulator', fields } });
    expect(body.mapping.fields).toEqual([{ ...fields[0], transform: 'none' }]);
  });

  it.each([
    ['an unknown provider', { providerId: 'cobol' }, 'providerId', '/providerId', 'unknown_provider'],
    [
      'another provider in the mapping',
      { mapping: { ...mapping, provider: 'fineract' } },
      'mapping.provider',
      '/mapping/provider',
      'provider_mismatch',
    ],
    ['an empty list', { mapping: { ...mapping, fields: [] } }, 'mapping.fields', '/mapping/fields', 'empty'],
    [
      'no canonical',
      { mapping: { ...mapping, fields: [{ core: 'principal' }] } },
      'mapping.fields.0.canonical',
      '/mapping/fields/0/canonical',
      'required',
    ],
    [
      'no core',
      { mapping: { ...mapping, fields: [{ canonical: 'principal_amount' }] } },
      'mapping.fields.0.core',
      '/mapping/fields/0/core',
      'required',
    ],
    [
      'an unknown transform',
      { mapping: { ...mapping, fields: [{ ...principal, transform: 'shout' }] } },
      'mapping.fields.0.transform',
      '/mapping/fields/0/transform',
      'unknown_transform',
    ],
    [
      'a core field mapped twice',
      { mapping: { ...mapping, fields: [principal, principal] } },
      'mapping.fields.1.core',
      '/mapping/fields/1/core',
      'mapped_twice',
    ],
    [
      'an unknown canonical field',
      { mapping: { ...mapping, fields: [{ ...principal, canonical: 'no_such' }] } },
      'mapping.fields.0.canonical',
      '/mapping/fields/0/canonical',
      'unknown_field',
    ],
  ])('answers 400 to %s, with its place', async (_name, changes, field, pointer, code) => {
    const before = await versions();
    const { status, body } = await post('', { providerId: 'simulator', mapping, ...changes });
    expect([status, body.code]).toEqual([400, 'field_map_invalid']);
    expect(body.errors).toContainEqual(expect.objectContaining({ field, pointer, code }));
    expect(await versions()).toEqual(before);
  });

  it('tells every fault at once', async () => {
    const fields = [{ core: 'principal' }, { ...principal, transform: 'shout' }];
    const { body } = await post('', { providerId: 'simulator', mapping: { provider: 'other', fields } });
    expect(body.errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['mapping.provider', 'mapping.fields.0.canonical', 'mapping.fields.1.transform']),
    );
  });

  it('answers 400 to the shape, 401, 403', async () => {
    expect((await post('', { providerId: 'simulator', mapping: [] })).status).toBe(400);
    expect((await post('', { providerId: 'simulator' })).status).toBe(400);
    const body = { providerId: 'simulator', mapping };
    expect((await server.request('POST', '/v1/core-field-maps', { body })).status).toBe(401);
    expect((await post('', body, server.checker.accessToken)).status).toBe(403);
  });

  it('answers 409 to one of two versions that are made at the same moment', async () => {
    const client = await server.database.pool.connect();
    await client.query('begin');
    await client.query('select from core_field_map where is_active for update');
    const running = [post('', { providerId: 'simulator', mapping }), post('', { providerId: 'simulator', mapping })];
    for (;;) {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (rows[0].n >= 2) break;
    }
    await client.query('commit');
    client.release();
    const answers = await Promise.all(running);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await versions()).filter(([, isActive]) => isActive)).toHaveLength(1);
  });
});

describe('GET /v1/core-field-maps', () => {
  it('lists versions page by page', async () => {
    const token = server.admin.accessToken;
    type List = { items: CoreFieldMap[]; nextCursor: string | null };
    const first = await server.request<List>('GET', '/v1/core-field-maps?limit=1', { token });
    expect([first.body.items.length, first.body.items[0]?.version]).toEqual([1, 1]);
    const url = `/v1/core-field-maps?limit=1&cursor=${first.body.nextCursor}`;
    expect((await server.request<List>('GET', url, { token })).body.items[0]?.version).toBe(2);
    expect((await server.request('GET', '/v1/core-field-maps?cursor=x', { token })).status).toBe(400);
  });
});

describe('POST /v1/core-field-maps/try', () => {
  it('shows what a map makes of a loan in any state, with every reason against it, and stores nothing', async () => {
    const { ref, documents } = await givenReview(server.app, boardable);
    const before = await versions();
    const fields = [principal, { canonical: 'branch_code', core: 'branch' }];
    const { status, body } = await post<CoreFieldMapTrial>('/try', {
      mapping: { provider: 'simulator', fields },
      loanRef: ref,
    });
    expect(status).toBe(200);
    expect(body.preview).toEqual([
      expect.objectContaining({
        coreField: 'principal',
        value: '250000.00',
        source: expect.objectContaining({ documentId: documents.promissory_note, pageNo: 1 }),
      }),
      { coreField: 'branch', canonical: 'branch_code', transform: 'none', value: null, source: null },
    ]);
    expect(body.errors.map(({ coreField, code }) => [coreField, code])).toContainEqual(['borrowerName', 'not_mapped']);
    expect(await versions()).toEqual(before);
  });

  it('shows the batch file that a layout makes of a loan', async () => {
    const { ref } = await givenReview(server.app, boardable);
    const { body } = await post<CoreFieldMapTrial>('/try', { mapping: fixedExample, loanRef: ref });
    const [header = '', loan = ''] = body.file?.split('\r\n') ?? [];
    expect([header.slice(0, 3), header.slice(47).trim(), loan.slice(0, 3)]).toEqual(['HDR', ref, 'LON']);
    expect(body.file).toContain('000000250000.00');
    const plain = await post<CoreFieldMapTrial>('/try', { mapping, loanRef: ref });
    expect(plain.body.file).toBeNull();
  });

  it('answers 400 to a map that could not be saved, 404 to an unknown loan', async () => {
    const { ref } = await givenReview(server.app, boardable);
    expect(
      (await post('/try', { mapping: { provider: 'cobol', fields: [] }, loanRef: ref })).body.errors[0]?.field,
    ).toBe('mapping.provider');
    expect((await post('/try', { mapping: { provider: 'simulator', fields: [] }, loanRef: ref })).status).toBe(400);
    expect((await post('/try', { mapping, loanRef: 'NO-SUCH' })).status).toBe(404);
  });
});

describe('GET /v1/core-providers', () => {
  it('lists the cores with their fields, the transforms and a map to start from, none of which is active by itself', async () => {
    const token = server.maker.accessToken;
    const { body } = await server.request<{ items: CoreProvider[] }>('GET', '/v1/core-providers', { token });
    const [simulator] = body.items;
    expect(simulator).toMatchObject({
      id: 'simulator',
      simulated: true,
      isConfigured: true,
      starter: simulatorStarter,
    });
    expect(simulator?.fields.find(({ name }) => name === 'principal')).toMatchObject({ required: true });
    expect(simulator).toMatchObject({ takesLayout: false, examples: [] });
    const files = body.items.find(({ id }) => id === 'file_layout');
    expect(files).toMatchObject({ takesLayout: true, starter: fixedExample });
    expect(files?.examples.map(({ title }) => title.split(':')[0])).toEqual(['Example', 'Example']);
    // The fake core takes the place of the simulator; of a file nobody can ask who is known.
    expect([simulator?.looksUpCustomers, files?.looksUpCustomers]).toEqual([true, false]);
    expect(simulator?.transforms.map(({ name }) => name)).toContain('pad_left');
  });
});

interface CataloguePage {
  readonly items: readonly object[];
  readonly nextCursor: string | null;
}

describe('the catalogues', () => {
  it.each(['/v1/doc-types', '/v1/fields', '/v1/core-providers'])('%s comes whole, or page by page', async (path) => {
    const token = server.maker.accessToken;
    const read = async (query: string) =>
      (await server.request<CataloguePage>('GET', `${path}${query}`, { token })).body;
    const whole = await read('');
    expect(whole.nextCursor).toBeNull();
    const size = Math.ceil(whole.items.length / 2);
    const first = await read(`?limit=${size}`);
    expect(first.items).toEqual(whole.items.slice(0, size));
    const second = await read(`?limit=${size}&cursor=${first.nextCursor}`);
    expect([second.items, second.nextCursor]).toEqual([whole.items.slice(size), null]);
    const strange = await server.request<Refused>('GET', `${path}?cursor=abc`, { token });
    expect([strange.status, strange.body.code]).toEqual([400, 'cursor_invalid']);
  });
});

describe('the fields that the active map takes to the core', () => {
  it('weigh in the next run', async () => {
    await server.saveMap();
    const { loanId } = await givenReview(server.app, boardable);
    const { rows } = await server.database.pool.query(
      `select policy -> 'mappedFields' as mapped from reconciliation_run where loan_id = $1`,
      [loanId],
    );
    const fields = simulatorStarter.fields.map(({ canonical }) => canonical.replace('[*]', ''));
    expect(rows[0].mapped).toEqual([...new Set(fields)].toSorted());
  });
});

describe('lookup tables of a map', () => {
  const tables = { risk: { '5': 'PASS', '6': 'WATCH' } };
  const names: Readonly<Record<string, string>> = {
    simulator: 'officer',
    fineract: 'submittedOnNote',
    nortridge_nls: 'CIF.Entity',
    file_csv: 'risk_code',
    file_layout: 'officer',
  };

  it.each(providerIds)('are kept and read with the map of %s, edited in its next version', async (providerId) => {
    const layout = providerId === 'file_layout' ? { layout: fixedExample.layout } : {};
    const field = { canonical: 'risk_rating', core: names[providerId] ?? '', transform: 'lookup:risk' };
    const mapped = { provider: providerId, fields: [field], tables, ...layout };
    const { body: saved, status } = await post('', { providerId, mapping: mapped });
    expect([status, saved.mapping.tables]).toEqual([201, tables]);
    const edited = { ...mapped, tables: { risk: { ...tables.risk, '7': 'SUBSTANDARD' } } };
    const { body: next } = await post('', { providerId, mapping: edited });
    expect([next.version, next.mapping.tables]).toEqual([saved.version + 1, edited.tables]);

    const papers = { ...boardable, credit_approval: { risk_rating: '7' } };
    const { ref } = await givenReview(server.app, papers);
    const { body } = await post<CoreFieldMapTrial>('/try', { mapping: edited, loanRef: ref });
    expect(body.preview.find(({ coreField }) => coreField === field.core)?.value).toBe('SUBSTANDARD');
    const before = await post<CoreFieldMapTrial>('/try', { mapping: mapped, loanRef: ref });
    const fault = before.body.errors.find(({ coreField }) => coreField === field.core);
    expect(fault).toMatchObject({ code: 'impossible' });

    const unknown = { ...mapped, fields: [{ ...field, transform: 'lookup:no_such' }] };
    const refused = await post('', { providerId, mapping: unknown });
    expect([refused.status, refused.body.errors[0]?.code]).toEqual([400, 'unknown_transform']);
  });
});

// Last, since another provider's version stands before the others in the list.
describe('a map with a batch file', () => {
  it('takes the layout of a batch file, and says what is wrong with one', async () => {
    const { status, body } = await post('', { providerId: 'file_layout', mapping: delimitedExample });
    expect([status, body.mapping]).toEqual([201, delimitedExample]);
    const entry = (await installEvidence(server.database)).at(-1);
    expect(entry?.payload).toMatchObject({ layout: delimitedExample.layout });
    const wrong = { ...delimitedExample, layout: { ...delimitedExample.layout, extension: '../etc' } };
    const refused = await post('', { providerId: 'file_layout', mapping: wrong });
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, 'mapping.layout.extension']);
  });
});
