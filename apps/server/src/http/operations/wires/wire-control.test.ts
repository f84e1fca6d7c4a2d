import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Wire } from '@countersign/contract/wires';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { givenRules } from '../../../../test/given-review.ts';
import { bringWireTo, type Crew, callback, givenCrew, givenWireLoan, wirePapers } from '../../../../test/given-wire.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { fsck } from '../../../fsck/index.ts';
import { readHeader } from '../../../wires/formats/testing/read-message.ts';

let server: TestServer;
let crew: Crew;
let admin: SignedUp;
const changed: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await givenRules(server.app);
  crew = await givenCrew(server);
  admin = await server.signUp(['admin']);
});
beforeEach(async () => {
  for (const key of changed.splice(0)) await setting(key, null);
  changed.splice(0);
});
afterAll(() => server.close());

type Refused = { code: string; detail: string; errors: { field: string; code: string; message: string }[] };

function call<Body = Wire & Refused>(
  person: { accessToken: string },
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) {
  return server.request<Body>(method, `/v1/loans/${path}`, {
    token: person.accessToken,
    ...(body === undefined ? {} : { body }),
  });
}

async function setting(key: string, value: unknown): Promise<void> {
  changed.push(key);
  const { status, text } = await server.request('PUT', `/v1/settings/${key}`, {
    token: admin.accessToken,
    body: { value },
  });
  expect(status, text).toBe(200);
}

const withoutCall = () => setting('wire.callback_required', false);
const stageAt = (ref: string, body: object, person: SignedUp = crew.maker) =>
  call(person, 'POST', `${ref}/wires`, body);
const namesOf = (wire: Wire) => wire.warnings.flatMap((warning) => warning.acknowledgeAs ?? []);

async function approveAll(ref: string, wire: Wire, person: SignedUp = crew.checker) {
  return call(person, 'POST', `${ref}/wires/${wire.id}/approve`, { acknowledge: namesOf(wire) });
}

const entriesOf = async (ref: string) =>
  (await call<{ items: EvidenceEntry[] }>(admin, 'GET', `${ref}/evidence?limit=200`)).body.items;

/** Holds a lock until all requests wait, so that they meet for certain. */
async function meeting<T>(lock: string, values: unknown[], requests: readonly (() => Promise<T>)[]): Promise<T[]> {
  const rival = await server.database.pool.connect();
  await rival.query('begin');
  await rival.query(lock, values);
  const answers = requests.map((request) => request());
  await vi.waitFor(
    async () => {
      const { rows } = await server.database.pool.query(
        `select count(*)::int as waiting from pg_stat_activity
         where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rows[0].waiting).toBe(requests.length);
    },
    { timeout: 120_000 },
  );
  await rival.query('commit');
  rival.release();
  return Promise.all(answers);
}

const lockLoan = 'select 1 from loan where external_ref = $1 for update';

describe('the proceeds of the loan', () => {
  it.each(['999000000000.00', '250000.01'])('are more than no single wire: %s is 422', async (amount) => {
    const { ref } = await givenWireLoan(server);
    for (const path of ['wire', 'wires']) {
      const answer = await call(crew.maker, 'POST', `${ref}/${path}`, { amount });
      expect([answer.status, answer.body.code]).toEqual([422, 'wire_exceeds_proceeds']);
      expect(answer.body.detail).toContain('$250,000.00');
    }
    expect((await entriesOf(ref)).some(({ kind }) => kind === 'wire.staged')).toBe(false);
    expect((await stageAt(ref, { amount: '250000.00' })).status).toBe(201);
  });

  it('are shared by all live wires; what was rejected, cancelled or returned is there again', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    expect((await stageAt(ref, { amount: '150000.00' })).status).toBe(201);
    const second = await stageAt(ref, { amount: '100000.00' });
    expect(second.status).toBe(201);
    const over = await stageAt(ref, { amount: '0.01' });
    expect([over.status, over.body.code]).toEqual([422, 'wire_exceeds_proceeds']);
    expect(over.body.detail).toContain('$0.00 is left to pay out');
    await call(crew.checker, 'POST', `${ref}/wires/${second.body.id}/reject`, { note: 'No.' });
    const third = await stageAt(ref, { amount: '100000.00' });
    await call(crew.maker, 'POST', `${ref}/wires/${third.body.id}/cancel`, {});
    const fourth = (await stageAt(ref, { amount: '100000.00' })).body;
    expect((await approveAll(ref, fourth)).status).toBe(200);
    expect((await call(crew.checker, 'POST', `${ref}/wires/${fourth.id}/export`, { target: 'csv' })).status).toBe(200);
    expect((await stageAt(ref, { amount: '1.00' })).status).toBe(422);
    const back = await call(crew.checker, 'POST', `${ref}/wires/${fourth.id}/return`, { reason: 'Account closed.' });
    expect([back.status, back.body.state, back.body.returnReason]).toEqual([200, 'returned', 'Account closed.']);
    const fifth = await stageAt(ref, { amount: '100000.00' });
    expect([fifth.status, namesOf(fifth.body)]).toEqual([201, ['entered_differs:amount', 'follows_return']]);
  });

  it('grow by what the borrower brings, on the settlement statement', async () => {
    const papers = { ...wirePapers, settlement_statement: { cash_to_close: '12000.00' } };
    const { ref } = await givenWireLoan(server, papers);
    expect((await stageAt(ref, { amount: '250000.01' })).status).toBe(422);
    expect((await stageAt(ref, { amount: '250000.00' })).status).toBe(201);
    expect((await stageAt(ref, { amount: '12000.01' })).status).toBe(422);
    expect((await stageAt(ref, { amount: '12000.00' })).status).toBe(201);
  });

  it('do not grow by what goes to the borrower', async () => {
    const papers = { ...wirePapers, settlement_statement: { cash_to_close: '-12000.00' } };
    const { ref } = await givenWireLoan(server, papers);
    expect((await stageAt(ref, { amount: '250000.00' })).status).toBe(201);
    expect((await stageAt(ref, { amount: '0.01' })).status).toBe(422);
  });

  it('are asked for where nothing states them: without a principal no wire is staged', async () => {
    const { promissory_note: _note, ...others } = wirePapers;
    const { ref } = await givenWireLoan(server, others);
    await writeRows(server, 'update loan set expected_principal = null where external_ref = $1', [ref]);
    const answer = await stageAt(ref, {});
    expect([answer.status, answer.body.code]).toEqual([422, 'wire_principal_unknown']);
    expect(answer.body.detail).toContain('expected principal');
  });

  it.each(['approve', 'export'] as const)('are looked at again when it comes to %s', async (move) => {
    await withoutCall();
    const { ref } = await givenWireLoan(server, { ...wirePapers, promissory_note: {} });
    const { id } = (await stageAt(ref, {})).body;
    if (move === 'export') await call(crew.checker, 'POST', `${ref}/wires/${id}/approve`, {});
    // Behind the service's back the loan becomes smaller than the wire.
    await writeRows(server, 'update loan set expected_principal = 1000 where external_ref = $1', [ref]);
    const body = move === 'export' ? { target: 'csv' } : {};
    const answer = await call(crew.checker, 'POST', `${ref}/wires/${id}/${move}`, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'wire_exceeds_proceeds']);
  });

  it('are not paid twice by two who stage at the same moment', async () => {
    const { ref } = await givenWireLoan(server);
    const answers = await meeting(
      lockLoan,
      [ref],
      [() => stageAt(ref, { amount: '200000.00' }), () => stageAt(ref, { amount: '200000.00' }, admin)],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('are in dollars, and so is the wire', async () => {
    const { ref } = await givenWireLoan(server);
    const answer = await stageAt(ref, { currency: 'EUR' });
    expect([answer.status, answer.body.errors[0]?.field]).toEqual([400, 'currency']);
  });
});

describe('several wires a loan', () => {
  it('are listed in order, read one by one and moved one by one; the path of the latest stays', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    const one = (await stageAt(ref, { amount: '100.00' })).body;
    const two = (await stageAt(ref, { amount: '200.00' })).body;
    const list = await call<{ items: Wire[]; nextCursor: string | null }>(admin, 'GET', `${ref}/wires?limit=1`);
    expect(list.body.items.map(({ id }) => id)).toEqual([one.id]);
    const next = await call<{ items: Wire[] }>(admin, 'GET', `${ref}/wires?limit=1&cursor=${list.body.nextCursor}`);
    expect(next.body.items.map(({ id }) => id)).toEqual([two.id]);
    expect((await call(admin, 'GET', `${ref}/wires/${one.id}`)).body.amount).toBe('100.00');
    expect((await call(admin, 'GET', `${ref}/wire`)).body.id).toBe(two.id);
    expect((await approveAll(ref, one)).body.state).toBe('approved');
    expect((await call(admin, 'GET', `${ref}/wire`)).body.state).toBe('staged');
    const taken = await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect([taken.status, taken.body.code]).toEqual([409, 'wire_exists']);
    await call(crew.maker, 'POST', `${ref}/wires/${two.id}/cancel`, {});
    // The latest is over, and another still lives.
    expect((await call(crew.maker, 'POST', `${ref}/wire`, {})).body.code).toBe('wire_exists');
  });

  it('are known only on their own loan, and their accounts are masked for keys', async () => {
    const [mine, other] = [(await givenWireLoan(server)).ref, (await givenWireLoan(server)).ref];
    const wire = (await stageAt(mine, {})).body;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/approve', {}],
      ['POST', '/reject', {}],
      ['POST', '/cancel', {}],
      ['POST', '/export', { target: 'csv' }],
      ['POST', '/return', { reason: 'x' }],
      ['POST', '/callback', { ...callback, phoneNumber: '541 555 0134' }],
      ['POST', '/screening', { date: '2026-01-01', reference: 'x', clearedBy: 'x' }],
    ] as const) {
      const answer = await call(crew.checker, method, `${other}/wires/${wire.id}${path}`, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'wire_not_found']);
    }
    const key = await server.issueKey(['status:read']);
    for (const path of [`${mine}/wires`, `${mine}/wires/${wire.id}`]) {
      const { status, text } = await call(key, 'GET', path);
      expect([status, text.includes('000123456789'), text.includes('********6789')]).toEqual([200, false, true]);
    }
    expect((await call(key, 'POST', `${mine}/wires`, {})).status).toBe(403);
  });

  it('are an empty list where none was staged', async () => {
    const { loan } = await givenLoan(server.app);
    const answer = await call<{ items: Wire[] }>(admin, 'GET', `${loan.external_ref}/wires`);
    expect([answer.status, answer.body.items]).toEqual([200, []]);
  });

  it('are all cancelled with a reopening, and hold the loan once one of them went out', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    const wires = [(await stageAt(ref, { amount: '1.00' })).body, (await stageAt(ref, { amount: '2.00' })).body];
    await call(crew.checker, 'POST', `${ref}/reopen`, { note: 'A new document came.' });
    for (const { id } of wires) expect((await call(admin, 'GET', `${ref}/wires/${id}`)).body.state).toBe('cancelled');
    const { ref: paid } = await givenWireLoan(server);
    await bringWireTo(server, crew, paid, 'exported');
    await stageAt(paid, { amount: '1.00' });
    expect((await call(crew.checker, 'POST', `${paid}/reopen`, { note: 'A new document came.' })).status).toBe(409);
  });

  it('return only after they went out, with a reason, by a manager, and in evidence', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'exported');
    const { id } = (await call(admin, 'GET', `${ref}/wire`)).body;
    const path = `${ref}/wires/${id}/return`;
    expect((await call(crew.caller, 'POST', path, { reason: 'x' })).status).toBe(403);
    expect((await call(crew.checker, 'POST', path, { reason: '  ' })).status).toBe(400);
    const { body } = await call(crew.checker, 'POST', path, { reason: 'Unable to apply.' });
    expect([body.state, body.exportedAt === null, body.returnedAt]).toEqual([
      'returned',
      false,
      server.clock.now().toISOString(),
    ]);
    expect((await call(crew.checker, 'POST', path, { reason: 'x' })).body.code).toBe('wire_state_conflict');
    const last = (await entriesOf(ref)).at(-1);
    expect(last).toMatchObject({ kind: 'wire.returned', payload: { wireId: id, reason: 'Unable to apply.' } });
    expect((await call(crew.maker, 'POST', `${ref}/wire`, {})).status).toBe(201);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('acknowledgment by name', () => {
  it('is asked of every value that was entered against or without a document: {} is 409 with the list', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    const fields = [
      { name: 'beneficiary_account', value: '999' },
      { name: 'originator_account', value: '8800' },
    ];
    const { body: wire } = await stageAt(ref, { amount: '840.00', fields });
    const names = [
      'entered_differs:beneficiary_account',
      'entered_unstated:originator_account',
      'entered_differs:amount',
    ];
    expect(namesOf(wire)).toEqual(names);
    const path = `${ref}/wires/${wire.id}/approve`;
    const refused = await call(crew.checker, 'POST', path, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'warning_not_acknowledged']);
    expect(refused.body.errors.map(({ code }) => code)).toEqual(names);
    // A code alone, or all but one of the fields, is not enough.
    for (const acknowledge of [['entered_differs', 'entered_unstated'], names.slice(1)]) {
      expect((await call(crew.checker, 'POST', path, { acknowledge })).status).toBe(409);
    }
    expect((await call(crew.checker, 'POST', path, { acknowledge: names })).status).toBe(200);
    const last = (await entriesOf(ref)).at(-1);
    expect(last).toMatchObject({ kind: 'wire.approved', payload: { acknowledged: names } });
    expect((await call(crew.checker, 'POST', `${ref}/wires/${wire.id}/export`, { target: 'csv' })).status).toBe(200);
  });

  it('is asked for nothing where every value is what the documents say', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    const { body } = await stageAt(ref, {});
    expect((await call(crew.checker, 'POST', `${ref}/wires/${body.id}/approve`, {})).status).toBe(200);
  });
});

describe('daily limits', () => {
  it('hold what is approved and exported for one day, in all and to one account', async () => {
    await withoutCall();
    // A day of its own, so that nothing else of these tests is counted.
    const day = '2031-03-04';
    const stageOn = async (amount: string, account?: string) => {
      const { ref } = await givenWireLoan(server);
      const own = account === undefined ? [] : [{ name: 'beneficiary_account', value: account }];
      const wire = (await stageAt(ref, { amount, fields: [{ name: 'value_date', value: day }, ...own] })).body;
      return { ref, wire };
    };
    const [one, two, three] = [await stageOn('600.00'), await stageOn('300.00'), await stageOn('300.00', '42')];
    await setting('wire.payee_daily_limit', '800');
    expect((await approveAll(one.ref, one.wire)).status).toBe(200);
    const toOne = await approveAll(two.ref, two.wire);
    expect([toOne.status, toOne.body.code]).toEqual([422, 'wire_limit_reached']);
    expect(toOne.body.detail).toMatch(/\$900\.00.*\$800\.00/);
    expect((await approveAll(three.ref, three.wire)).status).toBe(200);
    await setting('wire.payee_daily_limit', null);
    await setting('wire.daily_limit', '1100.00');
    expect((await approveAll(two.ref, two.wire)).body.code).toBe('wire_limit_reached');
    await setting('wire.daily_limit', '1200.00');
    expect((await approveAll(two.ref, two.wire)).status).toBe(200);
    // Lowered since: what was approved does not go out.
    await setting('wire.daily_limit', '1199.99');
    const path = `${two.ref}/wires/${two.wire.id}/export`;
    expect((await call(crew.checker, 'POST', path, { target: 'csv' })).body.code).toBe('wire_limit_reached');
  });

  it('let only one of two through that meet, on two loans', async () => {
    await withoutCall();
    const day = '2031-03-05';
    const fields = [{ name: 'value_date', value: day }];
    const [a, b] = [(await givenWireLoan(server)).ref, (await givenWireLoan(server)).ref];
    const [one, two] = [(await stageAt(a, { fields })).body, (await stageAt(b, { fields })).body];
    await setting('wire.daily_limit', '300000');
    const lock = `select pg_advisory_xact_lock(hashtextextended('wires of ' || $1, 0))`;
    const answers = await meeting(lock, [day], [() => approveAll(a, one), () => approveAll(b, two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('the value date', () => {
  it('is looked at again at approval and at export: once it has passed, the wire does not go out', async () => {
    await withoutCall();
    const before = server.clock.now();
    const [staged, approved] = [(await givenWireLoan(server)).ref, (await givenWireLoan(server)).ref];
    const wire = (await stageAt(staged, {})).body;
    await bringWireTo(server, crew, approved, 'approved');
    server.clock.advance(8 * 86_400);
    const people = { checker: await server.signUp(['manager']), maker: await server.signUp(['manager']) };
    try {
      const approval = await call(people.checker, 'POST', `${staged}/wires/${wire.id}/approve`, {});
      expect([approval.status, approval.body.code]).toEqual([409, 'wire_value_date']);
      const file = await call(people.checker, 'POST', `${approved}/wire/export`, { target: 'csv' });
      expect([file.status, file.body.code]).toEqual([409, 'wire_value_date']);
      await call(people.checker, 'POST', `${approved}/wire/cancel`, {});
      const anew = (await call(people.maker, 'POST', `${approved}/wire`, {})).body;
      const approvedAnew = await call(people.checker, 'POST', `${approved}/wires/${anew.id}/approve`, {});
      expect(approvedAnew.status, approvedAnew.text).toBe(200);
    } finally {
      server.clock.set(before);
    }
  });

  it('of a document that has passed is not taken over, and the wire says so', async () => {
    const papers = { ...wirePapers, disbursement_authorization: { disbursement_date: '2024-04-26' } };
    const { ref } = await givenWireLoan(server, papers);
    const { body } = await stageAt(ref, {});
    const field = body.fields.find(({ name }) => name === 'value_date');
    expect([field?.source, (field?.value ?? '') > '2026-11-01']).toEqual(['calendar', true]);
    expect(body.warnings).toMatchObject([{ code: 'value_date_moved', field: 'value_date', acknowledgeAs: null }]);
    expect(body.warnings[0]?.message).toContain('2024-04-26');
  });

  it.each(['2030-12-25', '2030-11-30', '2024-04-26'])('%s is refused where it is entered', async (value) => {
    const { ref } = await givenWireLoan(server);
    const answer = await stageAt(ref, { fields: [{ name: 'value_date', value }] });
    expect([answer.status, answer.body.code, answer.body.errors[0]?.field]).toEqual([
      400,
      'wire_invalid',
      'fields.0.value',
    ]);
  });

  it('goes by the cut-off and the time zone of the bank, and only known ones are taken', async () => {
    await setting('wire.cutoff', '00:00');
    const { ref } = await givenWireLoan(server);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(server.clock.now());
    const day = (await stageAt(ref, {})).body.fields.find(({ name }) => name === 'value_date')?.value ?? '';
    expect(day > today).toBe(true);
    for (const [key, value] of [
      ['wire.cutoff', '25:00'],
      ['wire.cutoff', '5 pm'],
      ['wire.time_zone', 'Mars/Olympus'],
    ]) {
      const answer = await server.request('PUT', `/v1/settings/${key}`, { token: admin.accessToken, body: { value } });
      expect([value, answer.status]).toEqual([value, 400]);
    }
  });
});

describe('the formats of the bank', () => {
  it('are tried at staging: what would be refused at export is refused field by field', async () => {
    await setting('wire.formats', ['pain001', 'pacs008']);
    const { ref } = await givenWireLoan(server);
    const bare = await stageAt(ref, { fields: [{ name: 'reference', value: 'Größe' }] });
    expect([bare.status, bare.body.code]).toEqual([400, 'wire_invalid']);
    expect(bare.body.errors.map(({ field, code }) => [field, code])).toEqual([
      ['originator_name', 'required'],
      ['originator_account', 'required'],
      ['originator_bank_aba', 'required'],
      ['reference', 'wrong_character'],
      ['originator_address', 'required'],
    ]);
    const own = [
      { name: 'originator_name', value: 'First Example Bank' },
      { name: 'originator_account', value: '8800112233' },
      { name: 'originator_bank_aba', value: '011000015' },
      { name: 'originator_address', value: '1 Main St, Bend, OR 97701' },
    ];
    const route = { name: 'beneficiary_address', value: 'Rural Route 4, Box 17' };
    const unsplit = await stageAt(ref, { fields: [...own, route] });
    expect(unsplit.body.errors.map(({ field }) => field)).toEqual(['beneficiary_town', 'beneficiary_country']);
    const parts = [
      { name: 'beneficiary_town', value: 'Bend' },
      { name: 'beneficiary_country', value: 'US' },
    ];
    const lower = [{ name: 'beneficiary_country', value: 'usa' }];
    expect((await stageAt(ref, { fields: [...own, route, ...lower] })).status).toBe(400);
    const staged = await stageAt(ref, { fields: [...own, route, ...parts] });
    expect([staged.status, staged.body.formats]).toEqual([201, ['pain001', 'pacs008']]);
    await withoutCall();
    await approveAll(ref, staged.body);
    const file = await call(crew.checker, 'POST', `${ref}/wires/${staged.body.id}/export`, { target: 'pacs008' });
    expect([file.status, readHeader(file.text)?.definition]).toEqual([200, 'pacs.008.001.08']);
    expect(file.text).toContain('<TwnNm>Bend</TwnNm>');
  });

  it('can be joined by one that the request names, and only known ones are set', async () => {
    const { ref } = await givenWireLoan(server);
    expect((await stageAt(ref, { target: 'pacs008' })).body.errors[0]?.field).toBe('originator_name');
    expect((await stageAt(ref, { target: 'swift' })).status).toBe(400);
    expect((await stageAt(ref, {})).body.formats).toEqual(['csv']);
    for (const value of [[], ['swift'], ['csv', 'csv']]) {
      const answer = await server.request('PUT', '/v1/settings/wire.formats', {
        token: admin.accessToken,
        body: { value },
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('the call', () => {
  const numbered = { ...callback, phoneNumber: '(541) 555-0134 x12' };

  it('names the number that was called, sealed in the row and concealed in the chain', async () => {
    const { ref } = await givenWireLoan(server);
    const { id } = (await stageAt(ref, {})).body;
    const path = `${ref}/wires/${id}/callback`;
    expect((await call(crew.caller, 'POST', path, callback)).status).toBe(400);
    for (const phoneNumber of ['none', '123', '555-0134; drop']) {
      expect((await call(crew.caller, 'POST', path, { ...callback, phoneNumber })).status).toBe(400);
    }
    const { status, body } = await call(crew.caller, 'POST', path, numbered);
    expect([status, body.callback?.phoneNumber]).toEqual([201, numbered.phoneNumber]);
    const { rows } = await server.database.pool.query('select c::text as row from wire_callback c where wire_id = $1', [
      id,
    ]);
    const last = (await entriesOf(ref)).at(-1);
    expect(JSON.stringify([rows, last])).not.toContain('0134');
    expect(last?.payload.phoneNumber).toMatch(/^hmac-sha256:/);
    // The path of the latest wire takes it and does not ask for it.
    expect((await call(crew.caller, 'POST', `${ref}/wire/callback`, numbered)).status).toBe(201);
    expect((await call(crew.maker, 'POST', path, numbered)).body.code).toBe('maker_cannot_check');
  });

  it('is made by a third person where the bank wants it so', async () => {
    const { ref } = await givenWireLoan(server);
    const { id } = (await stageAt(ref, {})).body;
    await call(crew.checker, 'POST', `${ref}/wires/${id}/callback`, numbered);
    await setting('wire.callback_by_third_person', true);
    const refused = await call(crew.checker, 'POST', `${ref}/wires/${id}/approve`, {});
    expect([refused.status, refused.body.code]).toEqual([403, 'caller_cannot_check']);
    await call(crew.caller, 'POST', `${ref}/wires/${id}/callback`, numbered);
    expect((await call(crew.checker, 'POST', `${ref}/wires/${id}/approve`, {})).status).toBe(200);
  });
});

describe('the screening', () => {
  const result = { date: '2026-01-15', reference: 'OFAC-77', clearedBy: 'Compliance desk' };

  it('is asked for before approval where the bank wants it, and is in evidence', async () => {
    await withoutCall();
    const { ref } = await givenWireLoan(server);
    const { id } = (await stageAt(ref, {})).body;
    await setting('wire.ofac_required', true);
    const approve = () => call(crew.checker, 'POST', `${ref}/wires/${id}/approve`, {});
    const early = await approve();
    expect([early.status, early.body.code]).toEqual([409, 'screening_required']);
    expect((await call(admin, 'GET', `${ref}/wires/${id}`)).body.screeningRequired).toBe(true);
    const path = `${ref}/wires/${id}/screening`;
    expect((await call(crew.caller, 'POST', path, { ...result, date: '2026-02-30' })).status).toBe(400);
    expect((await call(crew.caller, 'POST', path, { ...result, date: '2999-01-01' })).body.code).toBe('wire_invalid');
    expect((await call(crew.caller, 'POST', path, { ...result, reference: ' ' })).status).toBe(400);
    const { status, body } = await call(crew.caller, 'POST', path, result);
    expect([status, body.screeningRequired]).toEqual([201, false]);
    expect(body.screening).toMatchObject({ ...result, actorId: crew.caller.user.id });
    expect((await entriesOf(ref)).at(-1)).toMatchObject({
      kind: 'wire.screening_recorded',
      payload: { wireId: id, ...result },
    });
    expect((await approve()).status).toBe(200);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('holds the export back where the bank began to ask after the approval', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    await setting('wire.ofac_required', true);
    const send = () => call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' });
    expect((await send()).body.code).toBe('screening_required');
    const { id } = (await call(admin, 'GET', `${ref}/wire`)).body;
    await call(crew.caller, 'POST', `${ref}/wires/${id}/screening`, result);
    expect((await send()).status).toBe(200);
    expect((await call(crew.caller, 'POST', `${ref}/wires/${id}/screening`, result)).body.code).toBe(
      'wire_state_conflict',
    );
  });
});
