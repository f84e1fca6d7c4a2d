import { createHash } from 'node:crypto';
import { loanStates, wireStates } from '@countersign/contract/closed-sets';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Wire } from '@countersign/contract/wires';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenLoan } from '../../../../test/given-loan.ts';
import { bringTo, givenRules } from '../../../../test/given-review.ts';
import { bringWireTo, type Crew, callback, givenCrew, givenWireLoan, wirePapers } from '../../../../test/given-wire.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import { wireTransitions } from '../../../wires/index.ts';
import { firstPossibleDay } from '../../../wires/value-date.decision.ts';

let server: TestServer;
let crew: Crew;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  await givenRules(server.app);
  crew = await givenCrew(server);
  admin = await server.signUp(['admin']);
  await server.request('PUT', '/v1/setup/institution', {
    token: admin.accessToken,
    body: {
      name: 'First Example Bank',
      abaRouting: '011000015',
      addressLine1: '1 Main St',
      city: 'Bend',
      state: 'OR',
      postalCode: '97701',
    },
  });
});
beforeEach(() => setting('wire.callback_required', null));
afterAll(() => server.close());

type Refused = { code: string; detail: string; errors: { field: string; code: string; message: string }[] };

function call<Body = Wire & Refused>(
  person: SignedUp | { accessToken: string },
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
  const { status } = await server.request('PUT', `/v1/settings/${key}`, { token: admin.accessToken, body: { value } });
  expect(status).toBe(200);
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  return (await call<{ items: EvidenceEntry[] }>(admin, 'GET', `${ref}/evidence?limit=200`)).body.items;
}

const kindsOf = async (ref: string) =>
  (await evidenceOf(ref)).map(({ kind }) => kind).filter((kind) => kind.startsWith('wire.'));

async function stagedLoan(): Promise<string> {
  const { ref } = await givenWireLoan(server);
  await bringWireTo(server, crew, ref, 'staged');
  return ref;
}

const fieldOf = (wire: Wire, name: string) => wire.fields.find((field) => field.name === name);

describe('GET /v1/loans/{ref}/wire', () => {
  it('answers 401, 403 to a key without the scope, and 404 to an unknown loan', async () => {
    expect((await server.request('GET', '/v1/loans/unknown/wire')).status).toBe(401);
    const wrong = await server.issueKey(['intake:write', 'evidence:read']);
    expect((await call(wrong, 'GET', 'unknown/wire')).status).toBe(403);
    const right = await server.issueKey(['status:read']);
    const answer = await call(right, 'GET', 'unknown/wire');
    expect([answer.status, answer.body.code]).toEqual([404, 'loan_not_found']);
  });

  it('answers 204 without a body while none was staged', async () => {
    const { loan } = await givenLoan(server.app);
    const answer = await call(crew.caller, 'GET', `${loan.external_ref}/wire`);
    expect([answer.status, answer.text]).toEqual([204, '']);
  });

  it('shows whole accounts to signed-in staff and masked ones to a key', async () => {
    const ref = await stagedLoan();
    for (const person of [crew.maker, crew.caller, crew.checker]) {
      const { status, body } = await call(person, 'GET', `${ref}/wire`);
      expect([status, fieldOf(body, 'beneficiary_account')?.value]).toEqual([200, '000123456789']);
    }
    const key = await server.issueKey(['status:read']);
    const { body, text } = await call(key, 'GET', `${ref}/wire`);
    expect(fieldOf(body, 'beneficiary_account')?.value).toBe('********6789');
    expect(text).not.toContain('000123456789');
  });

  it('shows the wire that was staged last', async () => {
    const ref = await stagedLoan();
    await call(crew.maker, 'POST', `${ref}/wire/cancel`, {});
    await call(crew.maker, 'POST', `${ref}/wire`, { amount: '5' });
    const { body } = await call(crew.maker, 'GET', `${ref}/wire`);
    expect([body.state, body.amount]).toEqual(['staged', '5.00']);
  });
});

describe('POST /v1/loans/{ref}/wire', () => {
  it('fills the wire from the papers, each field naming its document and page', async () => {
    const { ref, documents, loanId } = await givenWireLoan(server);
    const { status, body } = await call(crew.caller, 'POST', `${ref}/wire`, {});
    const read = { source: 'wire_instructions', documentId: documents.wire_instructions, pageNo: 1 };
    const own = { source: 'institution', documentId: null, pageNo: null };
    expect(status).toBe(201);
    expect(body).toMatchObject({
      loanId,
      loanRef: ref,
      amount: '248731.15',
      currency: 'USD',
      amountSource: read,
      state: 'staged',
      stagedBy: crew.caller.user.id,
      approvedBy: null,
      approvedAt: null,
      exportedAt: null,
      exportTarget: null,
      requiredApprovalRole: 'manager',
      callback: null,
      callbackRequired: true,
      warnings: [],
    });
    expect(body.fields).toEqual([
      { name: 'beneficiary_name', value: 'Ridge Title & Escrow, Inc.', ...read },
      { name: 'beneficiary_account', value: '000123456789', ...read },
      { name: 'beneficiary_bank_name', value: 'JPMorgan Chase Bank', ...read },
      { name: 'beneficiary_bank_aba', value: '021000021', ...read },
      { name: 'originator_name', value: 'First Example Bank', ...own },
      { name: 'originator_bank_aba', value: '011000015', ...own },
      { name: 'originator_address', value: '1 Main St, Bend, OR 97701', ...own },
      { name: 'reference', value: 'Escrow 2026-118', ...read },
      {
        name: 'value_date',
        value: firstPossibleDay(server.clock.now(), { cutoff: '17:00', timeZone: 'America/New_York' }),
        source: 'calendar',
        documentId: null,
        pageNo: null,
      },
    ]);
  });

  it('chains the wire with every value concealed, and tells nobody an account', async () => {
    const ref = await stagedLoan();
    const entry = (await evidenceOf(ref)).at(-1);
    expect(entry).toMatchObject({ kind: 'wire.staged', payload: { amount: '248731.15', currency: 'USD' } });
    const fields = entry?.payload.fields as { value: string; source: string }[];
    expect(fields.length).toBe(9);
    for (const { value } of fields) expect(value).toMatch(/^hmac-sha256:[0-9a-f]{64}$/);
    const { rows } = await server.database.pool.query('select w::text as row from wire w');
    expect(JSON.stringify([entry, rows])).not.toMatch(/123456789|Ridge/);
  });

  it('marks what the maker gives as entered, and says where it is not what the papers say', async () => {
    const { ref } = await givenWireLoan(server);
    const request = {
      amount: '1000.5',
      currency: 'USD',
      fields: [
        { name: 'beneficiary_account', value: ' 999 ' },
        { name: 'value_date', value: '2999-01-31' },
        { name: 'beneficiary_name', value: 'RIDGE TITLE & ESCROW INC' },
      ],
    };
    const { status, body } = await call(crew.maker, 'POST', `${ref}/wire`, request);
    expect([status, body.amount, body.amountSource?.source]).toEqual([201, '1000.50', 'entered']);
    const entered = { source: 'entered', documentId: null, pageNo: null };
    expect(fieldOf(body, 'beneficiary_account')).toEqual({ name: 'beneficiary_account', value: '999', ...entered });
    expect(fieldOf(body, 'value_date')?.source).toBe('entered');
    expect(body.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['entered_differs', 'beneficiary_account'],
      ['entered_unstated', 'value_date'],
      ['entered_differs', 'amount'],
    ]);
  });

  it('asks a higher role for a larger amount', async () => {
    await setting('wire.approval_tiers', [
      { upTo: '1000', role: 'specialist' },
      { upTo: '200000', role: 'manager' },
      { upTo: null, role: 'admin' },
    ]);
    const roles = [];
    for (const amount of ['1000', '1000.01', '200000.00', '200000.01']) {
      const { ref } = await givenWireLoan(server);
      roles.push((await call(crew.maker, 'POST', `${ref}/wire`, { amount })).body.requiredApprovalRole);
    }
    await setting('wire.approval_tiers', null);
    expect(roles).toEqual(['specialist', 'manager', 'manager', 'admin']);
  });

  it('answers 401, 403 to every key, 400 to a bad shape, then 404', async () => {
    const { ref } = await givenWireLoan(server);
    expect((await server.request('POST', `/v1/loans/${ref}/wire`, { body: {} })).status).toBe(401);
    const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    for (const each of [ref, 'unknown']) {
      expect((await call(key, 'POST', `${each}/wire`, {})).status).toBe(403);
      for (const bad of [
        { amount: 5 },
        { amount: '1e3' },
        { amount: '1.234' },
        { currency: 'usd' },
        { surplus: 1 },
        { fields: [{ name: 'swift', value: 'x' }] },
        { fields: [{ name: 'reference' }] },
      ]) {
        const answer = await call(crew.maker, 'POST', `${each}/wire`, bad);
        expect([answer.status, answer.body.code]).toEqual([400, 'request_invalid']);
      }
    }
    expect((await call(crew.maker, 'POST', 'unknown/wire', { amount: '0' })).status).toBe(404);
  });

  it.each([
    ['an amount of nothing', { amount: '0.00' }, 'amount'],
    [
      'a routing number whose check digit does not fit',
      { fields: [{ name: 'beneficiary_bank_aba', value: '021000022' }] },
      'fields.0.value',
    ],
    [
      'a routing number of eight digits',
      { fields: [{ name: 'intermediary_bank_aba', value: '02100002' }] },
      'fields.0.value',
    ],
    [
      'an account that hides digits',
      { fields: [{ name: 'beneficiary_account', value: '****6789' }] },
      'fields.0.value',
    ],
    ['a day that does not exist', { fields: [{ name: 'value_date', value: '2026-02-30' }] }, 'fields.0.value'],
    ['a text of two lines', { fields: [{ name: 'reference', value: 'a\nb' }] }, 'fields.0.value'],
    [
      'a field twice',
      {
        fields: [
          { name: 'reference', value: 'a' },
          { name: 'reference', value: 'b' },
        ],
      },
      'fields.1.name',
    ],
  ])('answers 400 to %s, on whatever loan', async (_name, request, field) => {
    for (const state of ['approved', 'review'] as const) {
      const { ref } = await givenWireLoan(server, wirePapers, state);
      const answer = await call(crew.maker, 'POST', `${ref}/wire`, request);
      expect([answer.status, answer.body.code, answer.body.errors[0]?.field]).toEqual([400, 'wire_invalid', field]);
      expect(await kindsOf(ref)).toEqual([]);
    }
  });

  it('answers 400 and names everything that no paper states', async () => {
    const { promissory_note: note = {} } = wirePapers;
    const { ref } = await givenWireLoan(server, { promissory_note: note });
    const { status, body } = await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect([status, body.errors.map(({ field }) => field)]).toEqual([
      400,
      ['beneficiary_name', 'beneficiary_account', 'beneficiary_bank_aba', 'amount'],
    ]);
    expect(body.detail).toContain('enter it');
    const fields = [
      { name: 'beneficiary_name', value: 'Ridge Title' },
      { name: 'beneficiary_account', value: '123' },
      { name: 'beneficiary_bank_aba', value: '021000021' },
    ];
    expect((await call(crew.maker, 'POST', `${ref}/wire`, { amount: '1.00', fields })).status).toBe(201);
  });

  it('takes the amount from the disbursement authorization where the instructions name none', async () => {
    const { wire_amount: _amount, ...standing } = wirePapers.wire_instructions ?? {};
    const { ref, documents } = await givenWireLoan(server, {
      ...wirePapers,
      wire_instructions: standing,
      disbursement_authorization: { loan_proceeds_total: '247000.00' },
    });
    const { body } = await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect([body.amount, body.amountSource]).toEqual([
      '247000.00',
      { source: 'disbursement_authorization', documentId: documents.disbursement_authorization, pageNo: 1 },
    ]);
  });

  it('answers 400 where a paper hides the account', async () => {
    const masked = { ...wirePapers.wire_instructions, wire_beneficiary_account: 'XXXX6789' };
    const { ref } = await givenWireLoan(server, { ...wirePapers, wire_instructions: masked });
    const { status, body } = await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect([status, body.errors[0]?.field, body.errors[0]?.message]).toEqual([
      400,
      'beneficiary_account',
      'of wire instructions, page 1 hides part of the account: give the whole number',
    ]);
  });

  it.each(loanStates)('on a loan that is %s', async (state) => {
    const isOpen = state === 'approved' || state === 'boarding_staged' || state === 'boarded';
    const ref =
      state === 'received'
        ? (await givenLoan(server.app)).loan.external_ref
        : (await givenWireLoan(server, wirePapers, state)).ref;
    const answer = await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect([answer.status, answer.body.code]).toEqual(isOpen ? [201, undefined] : [409, 'loan_state_conflict']);
  });

  it.each(wireStates)('beside a wire that is %s', async (state) => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, state);
    const answer = await call(crew.maker, 'POST', `${ref}/wire`, {});
    const isOver = state === 'rejected' || state === 'cancelled' || state === 'returned';
    expect([answer.status, answer.body.code]).toEqual(isOver ? [201, undefined] : [409, 'wire_exists']);
  });
});

const moves = [
  ['approve', 'checker', {}],
  ['reject', 'checker', { note: 'No.' }],
  ['export', 'checker', { target: 'csv' }],
  ['cancel', 'checker', {}],
] as const;

describe.each(moves)('POST /v1/loans/{ref}/wire/%s', (move, _who, body) => {
  it('answers 401, 403 to every key, 400 to a bad shape, 404 to an unknown loan and to one without a wire', async () => {
    const { ref } = await givenWireLoan(server);
    expect((await server.request('POST', `/v1/loans/${ref}/wire/${move}`, { body })).status).toBe(401);
    const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    for (const each of [ref, 'unknown']) {
      expect((await call(key, 'POST', `${each}/wire/${move}`, body)).status).toBe(403);
      expect((await call(crew.checker, 'POST', `${each}/wire/${move}`, { ...body, force: true })).status).toBe(400);
    }
    const unknown = await call(crew.checker, 'POST', `unknown/wire/${move}`, body);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'loan_not_found']);
    const none = await call(crew.checker, 'POST', `${ref}/wire/${move}`, body);
    expect([none.status, none.body.code]).toEqual([404, 'wire_not_found']);
  });

  it.each(wireStates)('on a wire that is %s', async (state) => {
    await setting('wire.callback_required', false);
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, state);
    const before = await kindsOf(ref);
    const answer = await call(crew.checker, 'POST', `${ref}/wire/${move}`, body);
    const row = wireTransitions.find(({ from, on }) => from === state && on === move);
    const after = (await call(crew.checker, 'GET', `${ref}/wire`)).body;
    if (row !== undefined) {
      expect([answer.status, after.state]).toEqual([200, row.to]);
      expect(await kindsOf(ref)).toEqual([...before, row.evidence]);
      return;
    }
    // The one move that may be asked for again: it answers what it answered before and changes nothing.
    const isAgain = move === 'export' && state === 'exported';
    expect([answer.status, after.state]).toEqual([isAgain ? 200 : 409, state]);
    if (!isAgain) expect(answer.body.code).toBe('wire_state_conflict');
    expect(await kindsOf(ref)).toEqual(before);
  });
});

describe('two people', () => {
  it('the maker neither approves nor rejects nor verifies, whatever role they hold', async () => {
    const { ref } = await givenWireLoan(server);
    await call(admin, 'POST', `${ref}/wire`, {});
    for (const [move, body] of [
      ['approve', {}],
      ['reject', {}],
      ['callback', callback],
    ] as const) {
      const answer = await call(admin, 'POST', `${ref}/wire/${move}`, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'maker_cannot_check']);
    }
    expect(await kindsOf(ref)).toEqual(['wire.staged']);
  });

  it('a role below the one that is asked for is 403, after 404 and before everything else', async () => {
    const ref = await stagedLoan();
    for (const move of ['approve', 'reject']) {
      const answer = await call(crew.caller, 'POST', `${ref}/wire/${move}`, {});
      expect([answer.status, answer.body.code]).toEqual([403, 'approval_role_required']);
      expect((await call(crew.caller, 'POST', `unknown/wire/${move}`, {})).status).toBe(404);
    }
    for (const move of ['export', 'cancel']) {
      const body = move === 'export' ? { target: 'csv' } : {};
      expect((await call(crew.caller, 'POST', `${ref}/wire/${move}`, body)).body.code).toBe('forbidden');
    }
  });

  it('an administrator counts as a manager', async () => {
    const ref = await stagedLoan();
    await call(crew.caller, 'POST', `${ref}/wire/callback`, callback);
    expect((await call(admin, 'POST', `${ref}/wire/approve`, {})).status).toBe(200);
  });
});

describe('POST /v1/loans/{ref}/wire/callback', () => {
  it('is needed before approval while the setting asks for it, and shows who was spoken to', async () => {
    const ref = await stagedLoan();
    const early = await call(crew.checker, 'POST', `${ref}/wire/approve`, {});
    expect([early.status, early.body.code]).toEqual([409, 'callback_required']);
    const called = await call(crew.caller, 'POST', `${ref}/wire/callback`, callback);
    expect([called.status, called.body.callbackRequired]).toEqual([201, false]);
    expect(called.body.callback).toEqual({
      ...callback,
      phoneNumber: null,
      actorId: crew.caller.user.id,
      actorName: 'Cal Caller',
      occurredAt: server.clock.now().toISOString(),
    });
    const approved = await call(crew.checker, 'POST', `${ref}/wire/approve`, { note: 'Checked.' });
    expect([approved.status, approved.body.approvedBy]).toEqual([200, crew.checker.user.id]);
    const entries = await evidenceOf(ref);
    expect(await kindsOf(ref)).toEqual(['wire.staged', 'wire.callback_recorded', 'wire.approved']);
    const said = entries.find(({ kind }) => kind === 'wire.callback_recorded')?.payload;
    expect(said).toMatchObject({ note: callback.note, person: expect.stringMatching(/^hmac-sha256:/) });
    expect(entries.at(-1)?.payload).toMatchObject({
      note: 'Checked.',
      digest: approved.body.digest,
      stagedBy: crew.maker.user.id,
    });
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('answers 401, 403 to keys, 400 to an empty line, 404 and 409 when the wire is no longer staged', async () => {
    const ref = await stagedLoan();
    expect((await server.request('POST', `/v1/loans/${ref}/wire/callback`, { body: callback })).status).toBe(401);
    const key = await server.issueKey(['status:read']);
    expect((await call(key, 'POST', `${ref}/wire/callback`, callback)).status).toBe(403);
    for (const field of ['person', 'phoneSource', 'note']) {
      expect((await call(crew.caller, 'POST', `${ref}/wire/callback`, { ...callback, [field]: '  ' })).status).toBe(
        400,
      );
    }
    expect((await call(crew.caller, 'POST', 'unknown/wire/callback', callback)).status).toBe(404);
    const { ref: bare } = await givenWireLoan(server);
    expect((await call(crew.caller, 'POST', `${bare}/wire/callback`, callback)).body.code).toBe('wire_not_found');
    await call(crew.checker, 'POST', `${ref}/wire/cancel`, {});
    const late = await call(crew.caller, 'POST', `${ref}/wire/callback`, callback);
    expect([late.status, late.body.code]).toEqual([409, 'wire_state_conflict']);
  });

  it('does not hold for the wire that is staged next', async () => {
    const ref = await stagedLoan();
    await call(crew.caller, 'POST', `${ref}/wire/callback`, callback);
    await call(crew.maker, 'POST', `${ref}/wire/cancel`, { note: 'Another account.' });
    await call(crew.maker, 'POST', `${ref}/wire`, {});
    expect((await call(crew.checker, 'POST', `${ref}/wire/approve`, {})).body.code).toBe('callback_required');
  });
});

describe('what was shown is what is approved', () => {
  it('answers 409 when another wire has taken the place of the one that was shown', async () => {
    await setting('wire.callback_required', false);
    const ref = await stagedLoan();
    const { digest } = (await call(crew.checker, 'GET', `${ref}/wire`)).body;
    await call(crew.maker, 'POST', `${ref}/wire/cancel`, {});
    await call(crew.maker, 'POST', `${ref}/wire`, { amount: '249999.00' });
    const answer = await call(crew.checker, 'POST', `${ref}/wire/approve`, { digest });
    expect([answer.status, answer.body.code]).toEqual([409, 'wire_changed']);
    const shown = (await call(crew.checker, 'GET', `${ref}/wire`)).body.digest;
    const request = { digest: shown, acknowledge: ['entered_differs:amount'] };
    expect((await call(crew.checker, 'POST', `${ref}/wire/approve`, request)).status).toBe(200);
  });

  it('gives equal wires different digests, so that no account can be found out by trying', async () => {
    const digests = [];
    for (const _ of [1, 2]) digests.push((await call(crew.checker, 'GET', `${await stagedLoan()}/wire`)).body.digest);
    expect(digests[0]).not.toBe(digests[1]);
  });

  it('refuses to go on with a row that was changed around the service', async () => {
    await setting('wire.callback_required', false);
    const ref = await stagedLoan();
    const { pool } = server.database;
    await pool.query('alter table wire disable trigger wire_moves');
    await pool.query(`update wire set amount = 1 where loan_id = (select id from loan where external_ref = $1)`, [ref]);
    await pool.query('alter table wire enable trigger wire_moves');
    const refused = await call(crew.checker, 'POST', `${ref}/wire/approve`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'record_tampered']);
  });
});

describe('POST /v1/loans/{ref}/wire/export', () => {
  it.each(['csv', 'pain001', 'pacs008'] as const)(
    'hands out %s once: again the same bytes, in another format 409',
    async (target) => {
      const { ref } = await givenWireLoan(server);
      const fields = [{ name: 'originator_account', value: '8800112233' }];
      await bringWireTo(server, crew, ref, 'approved', { fields });
      const first = await call(crew.checker, 'POST', `${ref}/wire/export`, { target });
      expect(first.status).toBe(200);
      expect(first.text).toContain('000123456789');
      const sha256 = createHash('sha256').update(first.text).digest('hex');
      expect(first.headers['repr-digest']).toBe(`sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`);
      expect(first.headers['content-type']).toMatch(target === 'csv' ? /^text\/csv/ : /^application\/xml/);
      const shown = (await call(crew.checker, 'GET', `${ref}/wire`)).body;
      expect(shown).toMatchObject({ state: 'exported', exportTarget: target, exportSha256: sha256 });
      const entry = (await evidenceOf(ref)).findLast(({ kind }) => kind !== 'value.viewed');
      expect(entry).toMatchObject({
        kind: 'wire.exported',
        payload: { target, sha256, size: Buffer.byteLength(first.text) },
      });
      server.clock.advance(60);
      await setting('wire.fedwire_source_id', 'B1QDRCQR');
      const second = await call(crew.checker, 'POST', `${ref}/wire/export`, { target });
      await setting('wire.fedwire_source_id', null);
      expect([second.status, second.text]).toEqual([200, first.text]);
      expect((await evidenceOf(ref)).at(-1)).toMatchObject({
        kind: 'value.viewed',
        actor: { id: crew.checker.user.id },
        payload: { record: { kind: 'wire_file', id: shown.id }, fields: ['file'] },
      });
      const other = target === 'csv' ? 'pain001' : 'csv';
      const refused = await call(crew.checker, 'POST', `${ref}/wire/export`, { target: other });
      expect([refused.status, refused.body.code]).toEqual([409, 'wire_state_conflict']);
      expect((await kindsOf(ref)).filter((kind) => kind === 'wire.exported').length).toBe(1);
    },
  );

  it('leaves nothing of an export that failed half-way, and goes out when asked again', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    const { pool } = server.database;
    await pool.query(`create function planted_fault() returns trigger language plpgsql as
      $$ begin raise exception 'planted'; end $$`);
    await pool.query(`create trigger planted_fault before insert on evidence_entry for each row
      when (new.sealed like '%"wire.exported"%') execute function planted_fault()`);
    const failed = call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' });
    await expect(failed).rejects.toThrow('nobody meant this to happen');
    await pool.query('drop trigger planted_fault on evidence_entry');
    expect((await call(crew.checker, 'GET', `${ref}/wire`)).body).toMatchObject({
      state: 'approved',
      exportSha256: null,
    });
    // Another format is still free to be chosen: no file was handed out.
    expect((await call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'pacs008' })).status).toBe(200);
    expect((await kindsOf(ref)).filter((kind) => kind === 'wire.exported').length).toBe(1);
  });

  it('answers 422 naming the field that a format cannot carry, and leaves the wire approved', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved', { fields: [{ name: 'reference', value: 'Größe' }] });
    for (const target of ['pain001', 'pacs008']) {
      const { status, body } = await call(crew.checker, 'POST', `${ref}/wire/export`, { target });
      expect([status, body.code]).toEqual([422, 'wire_not_writable']);
      expect(body.errors.map(({ field }) => field)).toContain('reference');
    }
    expect((await call(crew.checker, 'GET', `${ref}/wire`)).body.state).toBe('approved');
    expect((await call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' })).status).toBe(200);
  });

  it('takes the account that pays from the settings where none is given', async () => {
    await setting('wire.originator_account', '7700');
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    const shown = (await call(crew.checker, 'GET', `${ref}/wire`)).body;
    await setting('wire.originator_account', null);
    expect(fieldOf(shown, 'originator_account')).toMatchObject({ value: '7700', source: 'setting' });
    const file = await call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'pain001' });
    expect(file.text).toContain('<Id>7700</Id>');
  });

  it('answers 400 to an unknown target, and 410 once retention has taken what it said', async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'exported');
    expect((await call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'swift' })).status).toBe(400);
    await bringTo(server.app, loanId, 'sealed');
    await server.database.pool.query(`update document set purged_at = now() where loan_id = $1`, [loanId]);
    const gone = await call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' });
    expect([gone.status, gone.body.code]).toEqual([410, 'wire_purged']);
    expect((await call(crew.checker, 'GET', `${ref}/wire`)).body).toMatchObject({ fields: [], amountSource: null });
  });

  it('neither approves nor exports on a loan that is sealed', async () => {
    for (const [state, move, body] of [
      ['staged', 'approve', {}],
      ['approved', 'export', { target: 'csv' }],
    ] as const) {
      await setting('wire.callback_required', false);
      const { ref, loanId } = await givenWireLoan(server);
      await bringWireTo(server, crew, ref, state);
      await bringTo(server.app, loanId, 'sealed');
      const answer = await call(crew.checker, 'POST', `${ref}/wire/${move}`, body);
      expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
    }
  });
});

describe('events', () => {
  it('tells of approval and export, with ids and nothing else', async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'exported');
    const { rows } = await server.database.pool.query(
      `select type, payload from outbox_event where payload ->> 'loanId' = $1 and type like 'wire.%' order by id`,
      [loanId],
    );
    const { id: wireId } = (await call(crew.maker, 'GET', `${ref}/wire`)).body;
    expect(rows).toEqual([
      { type: 'wire.approved', payload: { wireId, loanId } },
      { type: 'wire.exported', payload: { wireId, loanId } },
    ]);
  });
});

describe('POST /v1/loans/{ref}/reopen', () => {
  it.each(['staged', 'approved'] as const)('cancels a wire that is %s with it', async (state) => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, state);
    const reopened = await call<{ state: string }>(crew.checker, 'POST', `${ref}/reopen`, {
      note: 'A new paper came.',
    });
    expect([reopened.status, reopened.body.state]).toEqual([200, 'review']);
    expect((await call(crew.maker, 'GET', `${ref}/wire`)).body.state).toBe('cancelled');
    const acts = (await evidenceOf(ref)).map(({ kind }) => kind).filter((kind) => kind !== 'value.viewed');
    expect(acts.slice(-2)).toEqual(['wire.cancelled', 'loan.reopened']);
  });

  it('is refused once the wire went out, and changes nothing', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'exported');
    const before = await evidenceOf(ref);
    const answer = await call(crew.checker, 'POST', `${ref}/reopen`, { note: 'A new paper came.' });
    expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
    expect(await evidenceOf(ref)).toEqual(before);
  });
});

describe('races', () => {
  /** Holds the loan's lock until both requests wait for it, so that they meet for certain. */
  async function meeting<T>(ref: string, requests: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
    const rival = await server.database.pool.connect();
    await rival.query('begin');
    await rival.query('select 1 from loan where external_ref = $1 for update', [ref]);
    const answers = requests.map((request) => request());
    await vi.waitFor(
      async () => {
        const { rows } = await server.database.pool.query(
          `select count(*)::int as waiting from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%lock-loan%' and datname = current_database()`,
        );
        expect(rows[0].waiting).toBe(requests.length);
      },
      { timeout: 120_000 },
    );
    await rival.query('commit');
    rival.release();
    return Promise.all(answers);
  }

  it('of two who approve at once, one does', async () => {
    await setting('wire.callback_required', false);
    const ref = await stagedLoan();
    const answers = await meeting(ref, [
      () => call(crew.checker, 'POST', `${ref}/wire/approve`, {}),
      () => call(admin, 'POST', `${ref}/wire/approve`, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await kindsOf(ref)).toEqual(['wire.staged', 'wire.approved']);
  });

  it('approving meets cancelling in one order or the other, and never both', async () => {
    await setting('wire.callback_required', false);
    const ref = await stagedLoan();
    const [approved, cancelled] = await meeting(ref, [
      () => call(crew.checker, 'POST', `${ref}/wire/approve`, {}),
      () => call(admin, 'POST', `${ref}/wire/cancel`, {}),
    ]);
    // A wire that was approved may still be cancelled; one that was cancelled is never approved.
    expect(cancelled?.status).toBe(200);
    expect([200, 409]).toContain(approved?.status);
    expect((await call(admin, 'GET', `${ref}/wire`)).body.state).toBe('cancelled');
    const kinds = await kindsOf(ref);
    expect(kinds).toEqual(
      approved?.status === 200 ? ['wire.staged', 'wire.approved', 'wire.cancelled'] : ['wire.staged', 'wire.cancelled'],
    );
  });

  it('of two who stage at once, one does', async () => {
    const { ref } = await givenWireLoan(server);
    const answers = await meeting(ref, [
      () => call(crew.maker, 'POST', `${ref}/wire`, {}),
      () => call(admin, 'POST', `${ref}/wire`, {}),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('two who export at once get the same bytes, and one export is recorded', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    const [one, other] = await meeting(ref, [
      () => call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' }),
      () => call(admin, 'POST', `${ref}/wire/export`, { target: 'csv' }),
    ]);
    expect([one?.status, other?.status, one?.text === other?.text]).toEqual([200, 200, true]);
    expect((await kindsOf(ref)).filter((kind) => kind === 'wire.exported').length).toBe(1);
  });

  it('two formats asked for at once make one file', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved', { fields: [{ name: 'originator_account', value: '1' }] });
    const answers = await meeting(ref, [
      () => call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' }),
      () => call(admin, 'POST', `${ref}/wire/export`, { target: 'pain001' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('reopening meets exporting in one order or the other, and never both', async () => {
    const { ref } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    const answers = await meeting(ref, [
      () => call(crew.checker, 'POST', `${ref}/wire/export`, { target: 'csv' }),
      () => call(admin, 'POST', `${ref}/reopen`, { note: 'A new paper came.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
