import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoardingServer, type Refused, startBoardingServer } from '../../../../test/given-boarding.ts';
import { fixedExample } from '../../../boarding/adapters/file-layout/examples.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

const match = {
  customerId: 'C-1',
  name: 'MARY ANN OKAFOR',
  address: null,
  taxIdEnd: '6789',
  matchedBy: 'tax_id',
} as const;
const coreField = 'party[1].customerId';
beforeEach(() => server.core.knowCustomers([{ coreField, name: 'Mary Ann Okafor', matches: [match] }]));

const stageAs = (ref: string, customers: readonly object[]) =>
  server.request<Refused>('POST', `/v1/loans/${ref}/boarding/stage`, {
    token: server.maker.accessToken,
    body: { customers },
  });

describe('a party whom the core may know', () => {
  it('is shown to the maker with what it was found by', async () => {
    const { ref } = await server.givenApproved();
    const { status, body } = await server.request('GET', `/v1/loans/${ref}/boarding/customers`, {
      token: server.maker.accessToken,
    });
    expect([status, body]).toEqual([
      200,
      { isAsked: true, items: [{ coreField, name: 'Mary Ann Okafor', matches: [match] }], nextCursor: null },
    ]);
  });

  it('is not staged before the maker said who it is, and nothing is recorded until then', async () => {
    const { ref } = await server.givenApproved();
    const { status, body } = await server.stage(ref, 'open');
    expect([status, body.code, body.errors[0]?.coreField]).toEqual([409, 'customer_undecided', coreField]);
    expect(await server.kinds(ref)).toEqual([]);
  });

  it.each(['C-1', 'new'])('goes to the core as %s, shown to the checker and in evidence', async (customerId) => {
    const { ref } = await server.givenApproved();
    expect((await stageAs(ref, [{ coreField, customerId }])).status).toBe(201);
    const record = await server.record(ref);
    expect(record.preview.at(-1)).toMatchObject({ coreField, canonical: 'core_customer', value: customerId });
    expect(server.core.ledger.get(record.boardingId)?.fields.get(coreField)).toBe(customerId);
    const staged = (await server.evidence(ref)).find(({ kind }) => kind === 'boarding.staged');
    expect(JSON.stringify(staged?.payload)).toContain(coreField);
    // The choice is part of what is approved, and of what is booked.
    expect((await server.move(ref, 'approve', { digest: record.digest })).status).toBe(200);
    expect((await server.move(ref, 'commit')).body.state).toBe('committed');
  });

  it.each([
    ['another field of the core', { coreField: 'principal', customerId: '1.00' }],
    ['a field of a row that says something else', { coreField: 'party[1].name', customerId: 'Eve' }],
    ['a party that the loan does not have', { coreField: 'party[9].customerId', customerId: 'C-1' }],
  ])('cannot be used to write %s', async (_, choice) => {
    const { ref } = await server.givenApproved();
    const { status, body } = await stageAs(ref, [{ coreField, customerId: 'C-1' }, choice]);
    expect([status, body.code, body.errors[0]?.code]).toEqual([400, 'boarding_invalid', 'not_a_customer']);
    expect(await server.kinds(ref)).toEqual([]);
  });
});

it('answers 404 for a loan that is not there', async () => {
  const { status } = await server.request('GET', '/v1/loans/NO-SUCH/boarding/customers', {
    token: server.maker.accessToken,
  });
  expect(status).toBe(404);
});

describe('a core that takes files', () => {
  it('cannot be asked who is known there, and says so', async () => {
    const { ref } = await server.givenApproved();
    const admin = server.admin.accessToken;
    const use = (value: string) =>
      server.request('PUT', '/v1/settings/boarding.provider', { token: admin, body: { value } });
    const map = { providerId: 'file_layout', mapping: fixedExample };
    expect((await server.request('POST', '/v1/core-field-maps', { token: admin, body: map })).status).toBe(201);
    expect((await use('file_layout')).status).toBe(200);
    const { status, body } = await server.request('GET', `/v1/loans/${ref}/boarding/customers`, {
      token: server.maker.accessToken,
    });
    await use('simulator');
    expect([status, body]).toEqual([200, { isAsked: false, items: [], nextCursor: null }]);
  });
});

describe('a core that is away', () => {
  it('cannot be asked, and says so with 503', async () => {
    const { ref } = await server.givenApproved();
    server.core.knowCustomers(null);
    const { status, body } = await server.request<Refused>('GET', `/v1/loans/${ref}/boarding/customers`, {
      token: server.maker.accessToken,
    });
    expect([status, body.code]).toEqual([503, 'core_unavailable']);
  });
});

describe('a core that would ask for other payments than the note', () => {
  it('has the loan taken back, and nobody is asked to approve it', async () => {
    server.core.knowCustomers([]);
    const { ref } = await server.givenApproved();
    server.core.next('stage', 'other_schedule');
    const { status, body } = await server.stage(ref, 'schedule');
    expect([status, body.code, body.errors[0]?.coreField]).toEqual([422, 'staging_refused', 'schedule[1].amount']);
    const record = await server.record(ref);
    expect([record.state, record.error?.status]).toEqual(['failed', 'mismatch']);
    expect(record.error?.detail).toContain('is 1.00 by the note and 2.00 in the core');
  });
});
