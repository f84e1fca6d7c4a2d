import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardingOrder, CoreConnection } from '../../../platform/core-adapter.ts';
import { type FineractRig, fineractRig } from '../testing/fineract-rig.ts';
import { fineractAdapter as adapter } from './fineract-adapter.ts';

let rig: FineractRig;
let core: CoreConnection;

beforeAll(async () => {
  rig = await fineractRig();
  core = await rig.connect(20_000);
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.state.isMakerChecker = false;
  rig.state.actFault = null;
});

function withFields(order: BoardingOrder, changes: Readonly<Record<string, string>>): BoardingOrder {
  const kept = order.fields.filter(({ core: name }) => changes[name] === undefined);
  return { ...order, fields: [...kept, ...Object.entries(changes).map(([name, value]) => ({ core: name, value }))] };
}

const loanOf = (order: BoardingOrder) => rig.state.loans.find(({ body }) => body.externalId === order.boardingId);

describe('the client', () => {
  it.each([
    { taxId: '900112222', held: 'Acme Tools, LLC', name: 'ACME TOOLS LLC' },
    { taxId: '900113333', held: 'Mary Okafor', name: 'Mary Okafor-Stone' },
  ])(
    'called $held there is shown to the maker of $name by its external id, and taken once they say so',
    async (one) => {
      const { taxId, held, name } = one;
      const clients = rig.state.clients.length;
      const first = { 'client.externalId': taxId, 'client.fullname': held };
      expect(await adapter.stage(core, withFields(rig.newOrder(), first))).toMatchObject({ kind: 'done' });
      const customerId = String(rig.state.clients.at(-1)?.id);
      const second = withFields(rig.newOrder(), { 'client.externalId': taxId, 'client.fullname': name });
      const matches = [{ customerId, name: held, address: null, taxIdEnd: taxId.slice(-4), matchedBy: 'tax_id' }];
      const parties = [{ coreField: 'client.id', name, matches }];
      expect(await adapter.findCustomers?.(core, second)).toEqual({ kind: 'found', parties });
      expect(await adapter.stage(core, second)).toMatchObject({
        kind: 'refused',
        faults: [{ coreField: 'client.id' }],
      });

      const chosen = withFields(second, { 'client.id': customerId });
      expect(await adapter.stage(core, chosen)).toMatchObject({ kind: 'done' });
      expect(rig.state.clients.length).toBe(clients + 1);
      expect(await adapter.commit(core, chosen)).toMatchObject({ kind: 'done' });
      expect(loanOf(chosen)?.body.clientId).toBe(customerId);
    },
  );

  it('with the same external id is not made anew even where the maker says so: the id is unique there', async () => {
    const known = { 'client.externalId': '900114444', 'client.fullname': 'Robert Ray' };
    await adapter.stage(core, withFields(rig.newOrder(), known));
    const answer = await adapter.stage(core, withFields(rig.newOrder(), { ...known, 'client.id': 'new' }));
    expect(answer).toMatchObject({ kind: 'refused', faults: [{ coreField: 'client.externalId' }] });
  });

  it.each([
    ['Okafor Machining LLC', '2'],
    ['Mary Ann Okafor', '1'],
  ])('%s has the legal form %s where the map gives none', async (fullname, form) => {
    const fresh = rig.newOrder();
    const fields = fresh.fields.filter(({ core: name }) => name !== 'client.legalFormId');
    const order = withFields({ ...fresh, fields }, { 'client.fullname': fullname });
    await adapter.stage(core, order);
    expect(rig.state.clients.at(-1)?.body.legalFormId).toBe(form);
  });
});

describe('what Fineract refuses', () => {
  it('is told by the fields of the map', async () => {
    const order = withFields(rig.newOrder(), { repaymentEvery: '2' });
    expect(adapter.validate(order)).toEqual([
      { coreField: 'loanTermFrequency', message: 'must be numberOfRepayments times repaymentEvery, which is 120' },
    ]);
    expect(await adapter.stage(core, order)).toMatchObject({
      kind: 'refused',
      faults: [{ coreField: 'loanTermFrequency' }],
    });
  });

  it('is told for a parameter that it does not know', async () => {
    const answer = await adapter.stage(core, withFields(rig.newOrder(), { noSuchParameter: '1' }));
    expect(answer).toMatchObject({
      kind: 'refused',
      faults: [{ coreField: 'noSuchParameter', message: 'The parameter noSuchParameter is not supported.' }],
    });
  });
});

describe('the keys of the steps', () => {
  it('let a refused step fail again as it failed, so that nothing hangs between', async () => {
    const order = rig.newOrder();
    await adapter.stage(core, order);
    await rig.meetAct('refuse');
    expect(await adapter.commit(core, order)).toMatchObject({ kind: 'refused' });
    await rig.meetAct(null);
    expect(await adapter.commit(core, order)).toMatchObject({ kind: 'refused', faults: [{ coreField: 'principal' }] });
    expect(await adapter.void(core, order)).toMatchObject({ kind: 'done' });
  });
});

describe('the payment schedule', () => {
  // 10,000.00 at 6% over three months, as a note has it.
  const terms = {
    principal: '10000.00',
    interestRatePerPeriod: '6',
    loanTermFrequency: '3',
    numberOfRepayments: '3',
    fixedEmiAmount: '3366.72',
  };
  const lines = [
    ['2026-04-01', '3366.72'],
    ['2026-05-01', '3366.72'],
    ['2026-06-01', '3366.73'],
  ].flatMap(([date = '', amount = ''], at) =>
    Object.entries({ note: '1', number: String(at + 1), date, amount }).map(
      ([field, value]) => [`schedule[${at + 1}].${field}`, value] as const,
    ),
  );

  it('is compared line by line with that of Fineract, and not sent', async () => {
    const order = withFields(rig.newOrder(), { ...terms, ...Object.fromEntries(lines) });
    expect(adapter.validate(order)).toEqual([]);
    const staged = await adapter.stage(core, order);
    expect([staged.kind, staged.kind === 'done' && staged.differing]).toEqual(['done', undefined]);
    expect(Object.keys(loanOf(order)?.body ?? {}).filter((name) => name.startsWith('schedule'))).toEqual([]);
    expect(await adapter.commit(core, order)).toMatchObject({ kind: 'done' });
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'held', differing: [] });
  });

  it('that asks for another payment is told when it is staged, when it is staged again and when it is asked about', async () => {
    const order = withFields(rig.newOrder(), { ...terms, ...Object.fromEntries(lines), fixedEmiAmount: '3366.00' });
    const differing = ['1', '2', '3'].map((row) => ({ coreField: `schedule[${row}].amount` }));
    expect(await adapter.stage(core, order)).toMatchObject({ kind: 'done', differing });
    expect(await adapter.stage(core, order)).toMatchObject({ kind: 'done', differing });
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'held', stage: 'staged', differing });
  });
});

describe('an application', () => {
  it('that was approved and not disbursed is withdrawn all the same', async () => {
    const order = rig.newOrder();
    await adapter.stage(core, order);
    await rig.meetAct('timeout_before', 2);
    expect(await adapter.commit(await rig.connect(5_000), order)).toMatchObject({ kind: 'unknown' });
    await rig.meetAct(null);
    expect(loanOf(order)?.status).toBe(200);
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'held', stage: 'staged' });
    expect(await adapter.void(core, order)).toMatchObject({ kind: 'done' });
    expect(loanOf(order)?.status).toBe(400);
    expect(await adapter.verify(core, order)).toMatchObject({ kind: 'held', stage: 'voided' });
  });

  it('that was changed in Fineract after it was staged is not approved', async () => {
    const order = rig.newOrder();
    await adapter.stage(core, order);
    const loan = loanOf(order);
    if (loan !== undefined) loan.body.principal = '950000.00';
    const answer = await adapter.commit(core, order);
    expect(answer).toMatchObject({ kind: 'refused', faults: [{ coreField: 'principal' }] });
    expect(loan?.status).toBe(100);
  });

  it('that Fineract keeps for its own checker is unknown, never done', async () => {
    const order = rig.newOrder();
    await adapter.stage(core, order);
    rig.state.isMakerChecker = true;
    expect(await adapter.commit(core, order)).toMatchObject({
      kind: 'unknown',
      detail: expect.stringContaining('its own checker'),
    });
  });
});

describe('a Fineract that cannot be asked', () => {
  it.each([
    ['the password', { 'fineract.password': 'wrong' }],
    ['the tenant', { 'fineract.tenant': 'nobody' }],
    ['the path', { 'fineract.url': 'http://127.0.0.1:1/' }],
    ['any settings', { 'fineract.url': null }],
  ])('for lack of %s is unavailable, and nothing is said to be absent', async (_, settings) => {
    const wrong = { ...core, settings: { ...core.settings, ...settings } };
    const order = rig.newOrder();
    expect(await adapter.stage(wrong, order)).toMatchObject({ kind: 'unavailable' });
    expect(await adapter.verify(wrong, order)).toMatchObject({ kind: 'unknown' });
  });
});
