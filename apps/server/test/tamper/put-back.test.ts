import { randomUUID } from 'node:crypto';
import type { Session } from '@countersign/contract/identity';
import type { Finding } from '@countersign/contract/review';
import type { Wire } from '@countersign/contract/wires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealSplitting, setPartType } from '../../src/documents/index.ts';
import { type FsckFault, fsck } from '../../src/fsck/index.ts';
import { changeUserIn } from '../../src/identity/index.ts';
import { systemActor } from '../../src/platform/actor.ts';
import { type BoardingServer, startBoardingServer } from '../given-boarding.ts';
import { askForRun, givenReview } from '../given-review.ts';
import { bringWireTo, type Crew, callback, givenCrew, givenWireLoan, wirePapers } from '../given-wire.ts';
import type { SignedUp } from '../test-server.ts';
import { type Kept, keepRows, removeRows } from './kept-rows.ts';

let server: BoardingServer;
let crew: Crew;
beforeAll(async () => {
  server = await startBoardingServer();
  crew = await givenCrew(server);
});
afterAll(() => server.close());

type Code = { readonly code: string };
const tampered = { status: 409, body: { code: 'record_tampered' } };

const ask = <Body = Code>(method: 'POST' | 'PUT' | 'GET', url: string, person: SignedUp | null, body?: object) =>
  server.request<Body & Code>(method, url, {
    ...(person === null ? {} : { token: person.accessToken }),
    ...(body === undefined ? {} : { body }),
  });

async function faultsOf(kind: string): Promise<readonly FsckFault[]> {
  const faults: FsckFault[] = [];
  await fsck(server.app, { onFault: (fault) => faults.push(fault) });
  return faults.filter(({ record }) => record?.kind === kind);
}

const keep = (kept: Kept) => keepRows(server.database.pool, kept);
const remove = async (kept: Kept) => {
  await removeRows(server.database.pool, kept);
  server.clock.advance(5);
};

/** Puts rows back as they were, sees something refused and the row named, and puts them forth again as they are. */
async function refusedWhilePutBack(
  kept: Kept,
  change: () => Promise<void>,
  named: { readonly kind: string; readonly field: string },
  work: () => Promise<{ readonly status: number }>,
): Promise<void> {
  const then = await keep(kept);
  await change();
  const now = await keep(kept);
  await then.putBack();
  // Past what a node may remember.
  server.clock.advance(5);
  expect(await work()).toMatchObject(tampered);
  expect((await faultsOf(named.kind)).map(({ record }) => record?.field)).toContain(named.field);
  await now.putBack();
  server.clock.advance(5);
}

const nobody = { actor: systemActor('test'), requestId: null };

const wireRow = (loanId: string): Kept => ({
  table: 'wire',
  kind: 'wire',
  id: 'id::text',
  where: `loan_id = '${loanId}'`,
});
const userRow = ({ user }: SignedUp): Kept => ({
  table: 'staff',
  kind: 'user',
  id: 'id::text',
  where: `id = '${user.id}'`,
});
const settingRow = (key: string): Kept => ({
  table: 'setting',
  kind: 'setting',
  id: 'key',
  where: `key = '${key}'`,
});

const approve = (ref: string, person = crew.checker) => ask('POST', `/v1/loans/${ref}/wire/approve`, person, {});

async function called() {
  const { ref, loanId } = await givenWireLoan(server);
  await bringWireTo(server, crew, ref, 'staged');
  expect((await ask('POST', `/v1/loans/${ref}/wire/callback`, crew.caller, callback)).status).toBe(201);
  return { ref, loanId };
}

describe('a row that is put back with the seal that it once had does not move money', () => {
  it('a wire that was rejected', async () => {
    const { ref, loanId } = await called();
    const reject = async () => {
      expect((await ask('POST', `/v1/loans/${ref}/wire/reject`, crew.checker, {})).status).toBe(200);
    };
    await refusedWhilePutBack(wireRow(loanId), reject, { kind: 'wire', field: 'state' }, () => approve(ref));
  });

  it('a wire that went out already', async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'approved');
    const send = () => ask('POST', `/v1/loans/${ref}/wire/export`, crew.checker, { target: 'csv' });
    const sent = async () => {
      expect((await send()).status).toBe(200);
    };
    await refusedWhilePutBack(wireRow(loanId), sent, { kind: 'wire', field: 'state' }, send);
  });

  it('a person who was given other roles since', async () => {
    const { ref } = await called();
    const other = await server.signUp(['manager']);
    // The row is the checker's; a session that outlived the change is not needed, the maker's row is looked at as well.
    const demote = async () => {
      const change = { displayName: 'Mia Other' };
      await server.app.db.transaction((tx) => changeUserIn(tx, server.app, nobody, crew.maker.user.id, change));
    };
    const named = { kind: 'user', field: 'displayName' };
    await refusedWhilePutBack(userRow(crew.maker), demote, named, () => approve(ref, other));
    expect((await approve(ref, other)).status).toBe(200);
  });

  it('a setting that decides, and one that is taken away with its seal', async () => {
    const { ref } = await called();
    const key = 'wire.ofac_required';
    const set = async (value: boolean) => {
      expect((await ask('PUT', `/v1/settings/${key}`, server.admin, { value })).status).toBe(200);
    };
    await set(false);
    const named = { kind: 'setting', field: 'value' };
    await refusedWhilePutBack(
      settingRow(key),
      () => set(true),
      named,
      () => approve(ref),
    );
    const asItIs = await keep(settingRow(key));
    await remove(settingRow(key));
    expect(await approve(ref)).toMatchObject(tampered);
    await asItIs.putBack();
    await set(false);
    expect(await approve(ref)).toMatchObject({ status: 200 });
  });

  it('a payee as it was before its account was changed', async () => {
    const { ref } = await called();
    const id = randomUUID();
    const save = async (account: string) => {
      const details = { name: 'Ridge', aba: '021000021', bankName: 'B', verifiedBy: 'C', note: 'n' };
      expect((await ask('PUT', `/v1/payees/${id}`, server.admin, { ...details, account })).status).toBe(200);
    };
    await save('1');
    const row: Kept = {
      table: 'payee',
      kind: 'payee',
      id: `payee_id::text || ' ' || version`,
      where: `payee_id = '${id}'`,
    };
    await refusedWhilePutBack(
      row,
      () => save('2'),
      { kind: 'payee', field: 'isActive' },
      () => approve(ref),
    );
    // As it is, it is known: the account of the instructions is another one, which the checker would acknowledge.
    expect((await approve(ref)).body.code).not.toBe('record_tampered');
    const removed = await server.request('DELETE', `/v1/payees/${id}`, { token: server.admin.accessToken });
    expect(removed.status).toBe(204);
  });

  it('a boarding record that was rejected', async () => {
    const { ref, loanId } = await server.givenApproved();
    expect((await server.stage(ref)).status).toBe(201);
    const row = { ...wireRow(loanId), table: 'boarding', kind: 'boarding' };
    const reject = async () => {
      expect((await server.move(ref, 'reject')).status).toBe(200);
    };
    const loan: Kept = { ...wireRow(loanId), table: 'loan', kind: 'loan', where: `id = '${loanId}'` };
    const staged = await keep(loan);
    const putBoth = async () => {
      await staged.putBack();
      return server.move(ref, 'approve');
    };
    await refusedWhilePutBack(row, reject, { kind: 'boarding', field: 'state' }, putBoth);
  });

  it.each([
    ['before the engine cut it anew and a run compared that', 'engine'],
    ['before a person said how it is cut', 'person'],
  ])('a file as it was cut %s', async (_when, who) => {
    const { ref, loanId, documents } = await givenWireLoan(server, wirePapers, 'review');
    const part = documents.wire_instructions ?? '';
    const { rows } = await server.database.pool.query('select document_id as id from document_part where id = $1', [
      part,
    ]);
    const fileId: string = rows[0].id;
    const cut: Kept = {
      table: 'document_part',
      kind: 'splitting',
      id: 'document_id::text',
      where: `document_id = '${fileId}'`,
    };
    const byEngine = async () => {
      await server.app.db.transaction(async (tx) => {
        await tx.run(setPartType, [part, 'closing_disclosure', 0.8]);
        await sealSplitting(tx, server.app, fileId);
      });
      await askForRun(server.app, loanId);
    };
    const byPerson = async () => {
      const parts = { documents: [{ fromPage: 1, toPage: 3, docType: 'closing_disclosure' }] };
      expect((await ask('PUT', `/v1/documents/${part}/boundaries`, crew.maker, parts)).status).toBe(202);
    };
    const decide = () => ask('POST', `/v1/loans/${ref}/approve`, crew.checker, { note: 'All is well, I have looked.' });
    const compare = () =>
      askForRun(server.app, loanId).then(
        () => ({ status: 200 }),
        (error) => ({ status: 409, body: { code: error.refusal?.code } }),
      );
    const named = { kind: 'splitting', field: 'parts' };
    if (who === 'engine') await refusedWhilePutBack(cut, byEngine, named, decide);
    else await refusedWhilePutBack(cut, byPerson, named, compare);
    expect(await faultsOf('splitting')).toEqual([]);
    expect(await (who === 'engine' ? decide() : compare())).toMatchObject({ status: 200 });
  });
});

describe('a row that is taken away with its seal is missed where money would move', () => {
  it('a wire that went out, so that its amount could be paid once more', async () => {
    const { ref, loanId } = await givenWireLoan(server);
    await bringWireTo(server, crew, ref, 'exported');
    const asItIs = await keep(wireRow(loanId));
    await remove(wireRow(loanId));
    expect(await ask('POST', `/v1/loans/${ref}/wire`, crew.maker, {})).toMatchObject(tampered);
    await asItIs.putBack();
  });

  it('a screening and a call', async () => {
    const { ref } = await called();
    const { body: wire } = await ask<Wire>('GET', `/v1/loans/${ref}/wire`, crew.checker);
    const screening = { date: '2026-01-15', reference: 'SCR-1', clearedBy: 'Cleo Clear' };
    const screened = await ask('POST', `/v1/loans/${ref}/wires/${wire.id}/screening`, crew.checker, screening);
    expect(screened.status).toBe(201);
    for (const table of ['wire_screening', 'wire_callback']) {
      const rows: Kept = { table, kind: table, id: 'id::text', where: `wire_id = '${wire.id}'` };
      const asTheyAre = await keep(rows);
      await remove(rows);
      expect(await approve(ref)).toMatchObject(tampered);
      await asTheyAre.putBack();
    }
    expect(await approve(ref)).toMatchObject({ body: { state: 'approved' } });
  });

  it('what somebody said last of a condition, before a loan is approved', async () => {
    const { ref, loanId } = await givenReview(server.app, {
      promissory_note: { loan_number: '1' },
      credit_approval: { conditions: 'Evidence of hazard insurance' },
    });
    const path = `/v1/loans/${ref}/conditions`;
    const { body } = await ask<{ items: { id: string }[] }>('GET', path, crew.checker);
    const [condition] = body.items;
    const note = 'Paid by the association.';
    expect((await ask('POST', `${path}/${condition?.id}/waive`, crew.checker, { note })).status).toBe(200);
    await askForRun(server.app, loanId);
    expect((await ask('POST', `${path}/${condition?.id}/reopen`, crew.checker, { note: 'It is not.' })).status).toBe(
      200,
    );
    await askForRun(server.app, loanId);
    const { body: review } = await ask<{ findings: { finding: Finding }[] }>(
      'GET',
      `/v1/loans/${ref}/review`,
      crew.maker,
    );
    for (const { finding } of review.findings.filter((each) => each.finding.severity === 'exception')) {
      const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
      await ask('POST', `/v1/findings/${finding.id}/override`, crew.checker, override);
    }
    const reopened: Kept = {
      table: 'condition_decision',
      kind: 'condition_decision',
      id: 'id::text',
      where: `loan_id = '${loanId}' and decision = 'reopened'`,
    };
    const asItIs = await keep(reopened);
    await remove(reopened);
    const decide = () => ask('POST', `/v1/loans/${ref}/approve`, crew.checker, { note: 'All is well, I have looked.' });
    expect(await decide()).toMatchObject(tampered);
    await asItIs.putBack();
  });

  it('another administrator, before one changes a control alone', async () => {
    const other = await server.signUp(['admin']);
    const asTheyAre = await keep(userRow(other));
    await remove(userRow(other));
    const change = { value: '15:00' };
    expect(await ask('PUT', '/v1/settings/wire.cutoff', server.admin, change)).toMatchObject(tampered);
    await asTheyAre.putBack();
    server.clock.advance(5);
    expect((await ask('PUT', '/v1/settings/wire.cutoff', server.admin, change)).status).toBe(202);
  });
});

describe('a row that is put back with the seal that it once had lets nobody in', () => {
  it('a person with a password that they have changed since, or who was sent away', async () => {
    const person = await server.signUp(['specialist']);
    const then = await keep(userRow(person));
    const change = { currentPassword: person.password, newPassword: 'quite another password' };
    expect((await ask('PUT', '/v1/auth/password', person, change)).status).toBe(204);
    const sent = { isActive: false };
    await server.app.db.transaction((tx) => changeUserIn(tx, server.app, nobody, person.user.id, sent));
    await then.putBack();
    server.clock.advance(5);
    const { email } = person.user;
    expect((await ask('POST', '/v1/auth/login', null, { email, password: person.password })).status).toBe(401);
    const again = await ask<Session>('POST', '/v1/auth/refresh', null, { refreshToken: person.refreshToken });
    expect(again.status).toBe(401);
  });

  it('an API key that was revoked', async () => {
    const issued = await server.issueKey(['status:read']);
    const row: Kept = { table: 'api_key', kind: 'api_key', id: 'id::text', where: `id = '${issued.id}'` };
    const then = await keep(row);
    const revoked = await server.request('DELETE', `/v1/api-keys/${issued.id}`, { token: server.admin.accessToken });
    expect(revoked.status).toBeLessThan(300);
    await then.putBack();
    server.clock.advance(5);
    expect(await ask('POST', '/v1/auth/token', null, { apiKey: issued.key })).toMatchObject({
      status: 401,
      body: { code: 'key_invalid' },
    });
  });
});
