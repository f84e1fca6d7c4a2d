import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { ReviewView } from '@countersign/contract/review';
import type { AbaDirectory, Payee, Wire } from '@countersign/contract/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithFixtures } from '../../../../test/fixtures.ts';
import { givenReview } from '../../../../test/given-review.ts';
import { bringWireTo, type Crew, givenCrew, givenWireLoan, wirePapers } from '../../../../test/given-wire.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let admin: SignedUp;
let crew: Crew;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp(['admin']);
  crew = await givenCrew(server);
});
afterAll(() => server.close());

type Refused = { code: string; errors: { field: string; message: string }[] };

function call<Body = Payee & Refused>(
  person: { accessToken: string },
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  body?: unknown,
) {
  return server.request<Body>(method, path, { token: person.accessToken, ...(body === undefined ? {} : { body }) });
}

async function adminChain(): Promise<readonly EvidenceEntry[]> {
  return (await call<{ items: EvidenceEntry[] }>(admin, 'GET', '/v1/evidence/admin?limit=200')).body.items;
}

const ridge = {
  name: 'Ridge Title & Escrow',
  aba: '021000021',
  account: '000123456789',
  bankName: 'JPMorgan Chase Bank',
  verifiedBy: 'Vera Verifier',
  note: 'Called at the number of 2024.',
};

async function forgetPayees(): Promise<void> {
  const { items } = (await call<{ items: Payee[] }>(admin, 'GET', '/v1/payees')).body;
  for (const { id } of items) await call(admin, 'DELETE', `/v1/payees/${id}`);
}

describe('PUT /v1/payees/{id}', () => {
  it('saves instructions in versions, masked in answers and sealed in the database, and chains each change', async () => {
    const id = randomUUID();
    const first = await call(admin, 'PUT', `/v1/payees/${id}`, ridge);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...ridge, id, version: 1, account: '********6789', savedBy: admin.user.id });
    const same = await call(admin, 'PUT', `/v1/payees/${id}`, ridge);
    expect(same.body.version).toBe(1);
    const second = await call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, account: '42' });
    expect([second.body.version, second.body.account]).toEqual([2, '**']);
    const entries = (await adminChain()).filter(
      ({ kind, payload }) => kind === 'payee.changed' && payload.payeeId === id,
    );
    expect(entries.map(({ payload }) => [payload.action, payload.version])).toEqual([
      ['created', 1],
      ['changed', 2],
    ]);
    const { rows } = await server.database.pool.query('select p::text as row from payee p');
    expect(JSON.stringify([entries, rows, first.text])).not.toContain('000123456789');
    expect(JSON.stringify(entries)).not.toContain('Ridge');
    await forgetPayees();
  });

  it('answers 401, 403 to managers and keys, and 400 to what is no account or no routing number', async () => {
    const path = `/v1/payees/${randomUUID()}`;
    expect((await server.request('PUT', path, { body: ridge })).status).toBe(401);
    const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    for (const person of [crew.checker, crew.caller, key])
      expect((await call(person, 'PUT', path, ridge)).status).toBe(403);
    expect((await call(admin, 'PUT', '/v1/payees/none', ridge)).status).toBe(400);
    for (const [bad, code, field] of [
      [{ ...ridge, aba: '02100002' }, 'request_invalid', 'aba'],
      [{ ...ridge, aba: '021000022' }, 'payee_invalid', 'aba'],
      [{ ...ridge, account: '****6789' }, 'payee_invalid', 'account'],
      [{ ...ridge, name: ' ' }, 'request_invalid', 'name'],
      [{ ...ridge, surplus: 1 }, 'request_invalid', 'surplus'],
    ] as const) {
      const { status, body } = await call(admin, 'PUT', path, bad);
      expect([status, body.code, body.errors[0]?.field]).toEqual([400, code, field]);
    }
  });

  it('makes one version of two that are saved at once with the same number', async () => {
    const id = randomUUID();
    const answers = await Promise.all(
      ['1', '2', '3'].map((account) => call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, account: `55${account}` })),
    );
    expect(answers.map(({ status, body }) => [status, body.version]).sort()).toEqual([
      [200, 1],
      [200, 2],
      [200, 3],
    ]);
    await forgetPayees();
  });
});

describe('GET and DELETE /v1/payees', () => {
  it('lists by name in pages, and forgets what is deleted', async () => {
    const names = ['Beta Title', 'Alpha Escrow', 'Gamma Law'];
    for (const name of names) await call(admin, 'PUT', `/v1/payees/${randomUUID()}`, { ...ridge, name });
    type List = { items: Payee[]; nextCursor: string | null };
    const first = (await call<List>(crew.checker, 'GET', '/v1/payees?limit=2')).body;
    const rest = (await call<List>(crew.checker, 'GET', `/v1/payees?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([...names].sort());
    expect(rest.nextCursor).toBe(null);
    const gone = first.items[0]?.id ?? '';
    expect((await call(admin, 'DELETE', `/v1/payees/${gone}`)).status).toBe(204);
    const again = await call(admin, 'DELETE', `/v1/payees/${gone}`);
    expect([again.status, again.body.code]).toEqual([404, 'payee_not_found']);
    const { body } = await call<List>(crew.checker, 'GET', '/v1/payees');
    expect(body.items.map(({ name }) => name)).toEqual(['Beta Title', 'Gamma Law']);
    // Given again, it goes on counting.
    expect((await call(admin, 'PUT', `/v1/payees/${gone}`, ridge)).body.version).toBe(2);
    await forgetPayees();
  });

  it('answers 401, 403 and 400', async () => {
    const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    expect((await server.request('GET', '/v1/payees')).status).toBe(401);
    expect((await server.request('DELETE', `/v1/payees/${randomUUID()}`)).status).toBe(401);
    for (const person of [crew.caller, key]) expect((await call(person, 'GET', '/v1/payees')).status).toBe(403);
    expect((await call(crew.checker, 'DELETE', `/v1/payees/${randomUUID()}`)).status).toBe(403);
    expect((await call(crew.checker, 'GET', '/v1/payees?cursor=x')).body.code).toBe('cursor_invalid');
    expect((await call(crew.checker, 'GET', '/v1/payees?limit=0')).status).toBe(400);
  });
});

describe('a wire beside the directory of payees', () => {
  const codesOf = (wire: Wire) => wire.warnings.map(({ code, needsAcknowledgement }) => [code, needsAcknowledgement]);
  async function staged() {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'staged');
    const body = { person: 'Rita', phoneSource: 'our file', note: 'Confirmed.' };
    await call(crew.caller, 'POST', `/v1/loans/${ref}/wire/callback`, body);
    return ref;
  }
  const show = async (ref: string) => (await call<Wire>(crew.checker, 'GET', `/v1/loans/${ref}/wire`)).body;
  const approve = (ref: string, body: object = {}) =>
    call<Wire & Refused>(crew.checker, 'POST', `/v1/loans/${ref}/wire/approve`, body);

  it('warns of nothing when it is what was verified, also for the payee’s trust account', async () => {
    await call(admin, 'PUT', `/v1/payees/${randomUUID()}`, ridge);
    const ref = await staged();
    expect(codesOf(await show(ref))).toEqual([]);
    expect((await approve(ref)).status).toBe(200);
    await forgetPayees();
  });

  it('is not approved against verified instructions unless the checker names the warning', async () => {
    const id = randomUUID();
    await call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, account: '777' });
    const ref = await staged();
    expect(codesOf(await show(ref))).toEqual([['payee_conflict', true]]);
    const refused = await approve(ref);
    expect([refused.status, refused.body.code]).toEqual([409, 'warning_not_acknowledged']);
    expect(refused.text).not.toContain('777');
    expect((await approve(ref, { acknowledge: ['payee_unverified'] })).status).toBe(409);
    expect((await approve(ref, { acknowledge: ['payee_conflict'] })).status).toBe(200);
    const { items } = (await call<{ items: EvidenceEntry[] }>(admin, 'GET', `/v1/loans/${ref}/evidence?limit=200`))
      .body;
    expect(items.at(-1)).toMatchObject({ kind: 'wire.approved', payload: { acknowledged: ['payee_conflict'] } });
    await forgetPayees();
  });

  it('sees what the directory says at the moment of approval, not of staging', async () => {
    const ref = await staged();
    await call(admin, 'PUT', `/v1/payees/${randomUUID()}`, { ...ridge, aba: '011000015' });
    expect((await approve(ref)).body.code).toBe('warning_not_acknowledged');
    await forgetPayees();
    expect((await approve(ref)).status).toBe(200);
  });

  it('is held back when the directory turned against it after the approval, and goes when that was put right', async () => {
    const ref = await staged();
    expect((await approve(ref)).status).toBe(200);
    const id = randomUUID();
    await call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, account: '777' });
    const path = `/v1/loans/${ref}/wire/export`;
    const held = await call<Refused>(crew.checker, 'POST', path, { target: 'csv' });
    expect([held.status, held.body.code]).toEqual([409, 'warning_not_acknowledged']);
    expect((await show(ref)).state).toBe('approved');
    await call(admin, 'DELETE', `/v1/payees/${id}`);
    expect((await call(crew.checker, 'POST', path, { target: 'csv' })).status).toBe(200);
  });

  it('goes out against the directory when the checker said so', async () => {
    await call(admin, 'PUT', `/v1/payees/${randomUUID()}`, { ...ridge, account: '777' });
    const ref = await staged();
    expect((await approve(ref, { acknowledge: ['payee_conflict'] })).status).toBe(200);
    expect((await call(crew.checker, 'POST', `/v1/loans/${ref}/wire/export`, { target: 'csv' })).status).toBe(200);
    await forgetPayees();
  });

  it('says that a payee is not known, that its account is somebody else’s, and that it was changed lately', async () => {
    const ref = await staged();
    const id = randomUUID();
    await call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, name: 'Wholly Other LLC', account: '1' });
    expect(codesOf(await show(ref))).toEqual([['payee_unverified', false]]);
    await call(admin, 'PUT', `/v1/payees/${id}`, { ...ridge, name: 'Wholly Other LLC' });
    expect(codesOf(await show(ref))).toEqual([['account_of_other_payee', true]]);
    await call(admin, 'PUT', `/v1/payees/${id}`, ridge);
    expect(codesOf(await show(ref))).toEqual([['payee_changed_lately', false]]);
    await forgetPayees();
  });

  it('is found by the rules already: R-604 compares the package with the verified payees', async () => {
    await call(admin, 'PUT', `/v1/payees/${randomUUID()}`, { ...ridge, account: '777' });
    const { ref } = await givenReview(server.app, wirePapers);
    const { body } = await call<ReviewView>(admin, 'GET', `/v1/loans/${ref}/review`);
    expect(body.findings.map(({ finding }) => finding.ruleId)).toContain('R-604');
    await forgetPayees();
    const other = await givenReview(server.app, wirePapers);
    const without = (await call<ReviewView>(admin, 'GET', `/v1/loans/${other.ref}/review`)).body;
    expect(without.findings.map(({ finding }) => finding.ruleId)).not.toContain('R-604');
  });
});

const line = (aba: string, name: string, mark = 'Y ') =>
  `${aba}${name.slice(0, 18).padEnd(18)}${name.padEnd(36)}NY${'NEW YORK'.padEnd(25)}${mark}Y20260101`;

describe('PUT /v1/aba-directory', () => {
  const load = (content: string, person: { accessToken: string } = admin) =>
    call<AbaDirectory & Refused>(person, 'PUT', '/v1/aba-directory', { content });

  it('answers 401, 403 and 400 to what is no directory, naming the line', async () => {
    expect((await server.request('PUT', '/v1/aba-directory', { body: { content: 'x' } })).status).toBe(401);
    for (const person of [crew.checker, crew.caller])
      expect((await load(line('021000021', 'A'), person)).status).toBe(403);
    for (const [content, words] of [
      ['a directory', 'line 1'],
      [`${line('021000021', 'A')}\n${line('021000022', 'B')}`, 'line 2'],
      [`${line('021000021', 'A')}\n${line('021000021', 'A')}`, 'second time'],
      ['\n\n', 'no participants'],
      ['0'.repeat(155), 'ACH directory'],
      ['x'.repeat(5000), 'more than'],
    ] as const) {
      const { status, body } = await load(content);
      expect([status, body.code]).toEqual([400, 'aba_directory_invalid']);
      expect(body.errors[0]?.message).toContain(words);
    }
    expect((await call<Refused>(admin, 'PUT', '/v1/aba-directory', {})).body.code).toBe('request_invalid');
  });

  it('takes it as a file too, keeps versions, and chains only what changed', async () => {
    const first = await load(`${line('021000021', 'JPMORGAN CHASE BANK, NA')}\r\n`);
    expect(first.body).toMatchObject({ version: 1, participants: 1, wireEligible: 1 });
    const same = await load(`${line('021000021', 'JPMORGAN CHASE BANK, NA')}\r\n`);
    expect(same.body.version).toBe(1);
    const text = `${line('021000021', 'JPMORGAN CHASE BANK, NA')}\n${line('011000015', 'FRB', 'N ')}\n${line('026009593', 'BOFA', 'YS')}`;
    const form = [
      '--b',
      'content-disposition: form-data; name="file"; filename="fpddir.txt"',
      '',
      text,
      '--b--',
      '',
    ].join('\r\n');
    const second = await server.request<AbaDirectory>('PUT', '/v1/aba-directory', {
      token: admin.accessToken,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: form,
    });
    expect(second.body).toMatchObject({ version: 2, participants: 3, wireEligible: 1 });
    const empty = await server.request<Refused>('PUT', '/v1/aba-directory', {
      token: admin.accessToken,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: ['--b--', ''].join('\r\n'),
    });
    expect(empty.status).toBe(400);
    const entries = (await adminChain()).filter(({ kind }) => kind === 'aba_directory.changed');
    expect(entries.map(({ payload }) => [payload.version, payload.participants])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    const { rows } = await server.database.pool.query('select distinct version from aba_participant');
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('shows the bank behind a routing number, and warns of one that takes no wires or is not known', async () => {
    const codes = async (fields: readonly { name: string; value: string }[]) => {
      const { ref } = await givenWireLoan(server);
      const { body } = await call<Wire>(crew.maker, 'POST', `/v1/loans/${ref}/wire`, { fields });
      const codes = body.warnings.map(({ code }) => code).filter((code) => !code.startsWith('entered_'));
      return { banks: body.banks, codes, ref };
    };
    const good = await codes([]);
    expect(good.banks).toEqual([
      {
        field: 'beneficiary_bank_aba',
        aba: '021000021',
        name: 'JPMORGAN CHASE BANK, NA',
        city: 'NEW YORK',
        state: 'NY',
        wireEligible: true,
      },
    ]);
    expect(good.codes).toEqual([]);
    expect((await codes([{ name: 'intermediary_bank_aba', value: '011000015' }])).codes).toEqual(['aba_not_eligible']);
    expect((await codes([{ name: 'intermediary_bank_aba', value: '026009593' }])).codes).toEqual(['aba_not_eligible']);
    expect((await codes([{ name: 'intermediary_bank_aba', value: '121000248' }])).codes).toEqual([
      'aba_not_in_directory',
    ]);
    const named = await codes([{ name: 'beneficiary_bank_name', value: 'Wells Fargo' }]);
    expect(named.codes).toContain('bank_name_differs');
  });
});

describeWithFixtures('the participant directory of the Federal Reserve', (folder) => {
  it('is read whole: 7,693 participants, 4,862 marked for wires, and the ACH directory is refused', async () => {
    const at = (name: string) => readFileSync(join(folder, 'formats/banks/fed_directory', name), 'utf8');
    const { body } = await call<AbaDirectory>(admin, 'PUT', '/v1/aba-directory', { content: at('fpddir.txt') });
    const lines = at('fpddir.txt')
      .split('\r\n')
      .filter((text) => text !== '');
    const eligible = lines.filter((text) => text.slice(90, 92) === 'Y ').length;
    expect([body.participants, body.wireEligible]).toEqual([lines.length, eligible]);
    const { rows } = await server.database.pool.query(
      `select name, telegraphic_name, city, state, wire_eligible from aba_participant where aba = '011000015'`,
    );
    expect(rows).toEqual([
      {
        name: 'FEDERAL RESERVE BANK OF BOSTON',
        telegraphic_name: 'FRB-BOS',
        city: 'BOSTON',
        state: 'MA',
        wire_eligible: true,
      },
    ]);
    const ach = await call<Refused>(admin, 'PUT', '/v1/aba-directory', { content: at('FedACHdir.txt') });
    expect([ach.status, ach.body.code]).toEqual([400, 'aba_directory_invalid']);
  });
});
