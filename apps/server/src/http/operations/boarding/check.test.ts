import type { ReviewView } from '@countersign/contract/review';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BoardingServer, boardable, startBoardingServer } from '../../../../test/given-boarding.ts';
import { askForRun, bringTo, givenReadPackage, storeValues } from '../../../../test/given-review.ts';
import { sealJson } from '../../../platform/keyring/index.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
afterAll(() => server.close());

async function setting(key: string, value: unknown): Promise<number> {
  const token = server.admin.accessToken;
  return (await server.request('PUT', `/v1/settings/${key}`, { token, body: { value } })).status;
}

async function staged(token = server.maker.accessToken) {
  const given = await server.givenApproved();
  const { body } = await server.stage(given.ref, undefined, token);
  return { ...given, record: body };
}

describe('the checker', () => {
  it('approves what was shown; who and when stand in the record and in evidence', async () => {
    const { ref, record } = await staged();
    const { status, body } = await server.move(ref, 'approve', {
      note: 'Looked at every page.',
      digest: record.digest,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'approved', approvedBy: server.checker.user.id });
    expect(body.approvedAt).not.toBeNull();
    expect((await server.evidence(ref)).at(-1)).toMatchObject({
      kind: 'boarding.approved',
      actor: { id: server.checker.user.id },
      payload: { digest: record.digest, note: 'Looked at every page.' },
    });
  });

  it.each(['approve', 'reject'])(
    'is never the maker: %s answers 403, whatever their role and the state',
    async (step) => {
      const { ref } = await staged(server.checker.accessToken);
      const own = await server.move(ref, step);
      expect([own.status, own.body.code]).toEqual([403, 'maker_cannot_check']);
      await server.move(ref, 'void');
      expect((await server.move(ref, step)).body.code).toBe('maker_cannot_check');
    },
  );

  it.each(['approve', 'reject'])('needs the role of the tier: %s answers 403 to a specialist', async (step) => {
    const { ref } = await staged();
    const { accessToken } = await server.signUp(['specialist']);
    const answer = await server.move(ref, step, {}, accessToken);
    expect([answer.status, answer.body.code]).toEqual([403, 'approval_role_required']);
    expect((await server.move(ref, step, {}, server.admin.accessToken)).status).toBe(200);
  });

  it('is found by the amount: the principal as boarded', async () => {
    expect(
      await setting('boarding.approval_tiers', [
        { upTo: '249999.99', role: 'specialist' },
        { upTo: '250000', role: 'manager' },
        { upTo: null, role: 'admin' },
      ]),
    ).toBe(200);
    const required = async (principal: string) => {
      const note = { ...boardable.promissory_note, principal_amount: principal };
      const { ref } = await server.givenApproved({ promissory_note: note });
      return (await server.stage(ref)).body.requiredApprovalRole;
    };
    // The expected principal of these loans is 250000.00, and the larger of the two counts.
    expect([await required('100.00'), await required('250000.00'), await required('250000.01')]).toEqual([
      'manager',
      'manager',
      'admin',
    ]);
    await setting('boarding.approval_tiers', null);
  });

  it('is refused with 409 when they were shown something else, or the loan changed in between', async () => {
    const { ref, documents } = await staged();
    const other = await server.move(ref, 'approve', { digest: 'a'.repeat(64) });
    expect([other.status, other.body.code]).toEqual([409, 'boarding_facts_changed']);
    const note = documents.promissory_note ?? '';
    const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [note]);
    await server.database.pool.query('delete from part_extraction where part_id = $1', [note]);
    await storeValues(server.app, rows[0].document_id, note, { ...boardable.promissory_note, interest_rate: '7' });
    const changed = await server.move(ref, 'approve');
    expect([changed.status, changed.body.code]).toEqual([409, 'boarding_facts_changed']);
    expect((await server.record(ref)).state).toBe('staged');
    expect((await server.move(ref, 'reject')).body.state).toBe('rejected');
  });

  it('is not disturbed by a new version of the map: what was shown is what goes', async () => {
    const { ref } = await staged();
    const active = await server.saveMap();
    expect(active.body.version).toBeGreaterThan(1);
    expect((await server.move(ref, 'approve')).body.state).toBe('approved');
    expect((await server.move(ref, 'commit')).body).toMatchObject({
      state: 'committed',
      fieldMapVersion: expect.any(Number),
    });
  });
});

describe('POST /v1/loans/{ref}/reopen', () => {
  it('is refused while a record is live, also one whose outcome is unknown', async () => {
    const { ref } = await server.givenApproved();
    server.core.next('stage', 'lost_after');
    await server.stage(ref);
    const url = `/v1/loans/${ref}/reopen`;
    const reopen = () =>
      server.request<{ code: string; state: string }>('POST', url, {
        token: server.checker.accessToken,
        body: { note: 'look again' },
      });
    const refused = await reopen();
    expect([refused.status, refused.body.code]).toEqual([409, 'boarding_live']);
    await server.move(ref, 'verify');
    expect((await reopen()).status).toBe(409);
    await server.move(ref, 'reject');
    expect((await reopen()).body.state).toBe('review');
  });
});

/** A loan in review whose note states a rate that was read with little certainty. */
async function givenDoubt() {
  const given = await givenReadPackage(server.app, boardable);
  const note = given.documents.promissory_note ?? '';
  const read = Object.entries(boardable.promissory_note ?? {}).map(([fieldName, text], index) => ({
    fieldName,
    rawText: text,
    normalizedValue: text,
    valueKind: findField(fieldName)?.kind ?? 'text',
    pageNo: 1,
    bbox: { x: 0.1, y: 0.05 * (index + 1), w: 0.3, h: 0.02 },
    confidence: fieldName === 'interest_rate' ? 0.6 : 0.95,
    method: 'ocr',
    rule: 'test',
    reasons: [],
    rivals: [],
  }));
  const content = sealJson(server.app.keyring, `values of document ${note}`, read);
  await server.database.pool.query('update part_extraction set content = $2 where part_id = $1', [note, content]);
  await askForRun(server.app, given.loanId);
  return { ...given, note };
}

describe('a value in doubt', () => {
  it('is not staged until a person has put it right', async () => {
    const { ref, loanId, note } = await givenDoubt();
    await bringTo(server.app, loanId, 'approved');
    const refused = await server.stage(ref);
    expect(refused.body.errors.map(({ coreField, code }) => [coreField, code])).toEqual([
      ['annualRate', 'uncertain'],
      ['note[1].annualRate', 'uncertain'],
    ]);
    const token = server.checker.accessToken;
    await server.request('POST', `/v1/loans/${ref}/reopen`, { token, body: { note: 'one value in doubt' } });
    const bbox = { x: 0.1, y: 0.6, w: 0.3, h: 0.02 };
    const about = { documentId: note, fieldName: 'interest_rate', value: '6.5%', note: 'page 1 says so' };
    const body = { ...about, pageNo: 1, bbox };
    expect((await server.request('POST', `/v1/loans/${ref}/corrections`, { token, body })).status).toBe(201);
    await askForRun(server.app, loanId);
    await bringTo(server.app, loanId, 'approved');
    const taken = await server.stage(ref);
    expect(taken.status).toBe(201);
    const rate = taken.body.preview.find(({ coreField }) => coreField === 'annualRate');
    expect(rate).toMatchObject({ value: '6.5', source: { pageNo: 1, ...bbox } });
  });

  it('is pointed out by R-506 since it is boarded, and staged when a person has confirmed it', async () => {
    const token = server.admin.accessToken;
    await server.request('PUT', '/v1/rules/R-506/enabled', { token, body: { enabled: true } });
    const { ref, loanId, note } = await givenDoubt();
    const { body } = await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token });
    const doubts = body.findings.filter(({ finding }) => finding.ruleId === 'R-506');
    expect(doubts.map(({ finding }) => finding.detail.sources[0]?.field)).toEqual(['interest_rate']);
    // Settling the finding settles that somebody saw it; only a confirmed value is used.
    await server.request('POST', `/v1/findings/${doubts[0]?.finding.id}/accept`, { token, body: {} });
    await bringTo(server.app, loanId, 'approved');
    const refused = await server.stage(ref);
    expect(refused.body.errors.map(({ coreField, code }) => [coreField, code])).toEqual([
      ['annualRate', 'uncertain'],
      ['note[1].annualRate', 'uncertain'],
    ]);
    await server.request('POST', `/v1/loans/${ref}/reopen`, { token, body: { note: 'one value to confirm' } });
    const confirming = { documentId: note, fieldName: 'interest_rate' };
    const confirmed = await server.request('POST', `/v1/loans/${ref}/fields/confirm`, { token, body: confirming });
    expect(confirmed.status).toBe(200);
    await askForRun(server.app, loanId);
    await bringTo(server.app, loanId, 'approved');
    const taken = await server.stage(ref);
    expect(taken.body.state).toBe('staged');
    expect(taken.body.preview.find(({ coreField }) => coreField === 'annualRate')?.value).toBe('6.5');
    await server.request('PUT', '/v1/rules/R-506/enabled', { token, body: { enabled: false } });
  });
});
