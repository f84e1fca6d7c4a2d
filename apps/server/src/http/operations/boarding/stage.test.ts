import { loanStates } from '@countersign/contract/closed-sets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BoardingServer, boardable, startBoardingServer } from '../../../../test/given-boarding.ts';
import { givenLoan } from '../../../../test/given-loan.ts';
import { bringTo, givenReview, storeValues } from '../../../../test/given-review.ts';
import { writeRows } from '../../../../test/write-rows.ts';
import { fsck } from '../../../fsck/index.ts';

let server: BoardingServer;
beforeAll(async () => {
  server = await startBoardingServer();
});
beforeEach(() => {
  server.core.findFaults([]);
  server.core.answerVerify(null);
});
afterAll(() => server.close());

const loanState = async (ref: string) =>
  (await server.request<{ state: string }>('GET', `/v1/loans/${ref}`, { token: server.admin.accessToken })).body.state;

describe('POST /v1/loans/{ref}/boarding/stage', () => {
  describe('201', () => {
    it('stages the loan with the document, page and box of every value, and moves the loan', async () => {
      const { ref, loanId, documents } = await server.givenApproved();
      const { status, body } = await server.stage(ref, 'first');
      expect(status).toBe(201);
      expect(body).toMatchObject({
        loanId,
        loanRef: ref,
        provider: 'simulator',
        simulated: true,
        fieldMapVersion: 1,
        state: 'staged',
        requiredApprovalRole: 'manager',
        stagedBy: server.maker.user.id,
        approvedBy: null,
        approvedAt: null,
        committedAt: null,
        coreReference: expect.stringMatching(/^CORE-/),
        error: null,
        idempotencyKey: 'first',
        proposal: null,
      });
      expect(body.preview.find(({ coreField }) => coreField === 'principal')).toEqual({
        coreField: 'principal',
        canonical: 'principal_amount',
        transform: 'money',
        value: '250000.00',
        source: {
          documentId: documents.promissory_note,
          documentName: 'document 1.pdf',
          docType: 'promissory_note',
          canonical: 'principal_amount',
          pageNo: 1,
          x: 0.1,
          y: expect.closeTo(0.15),
          w: 0.3,
          h: 0.02,
        },
      });
      expect(body.preview.find(({ coreField }) => coreField === 'branch')).toMatchObject({ value: null, source: null });
      expect(await loanState(ref)).toBe('boarding_staged');
      const held = server.core.ledger.get(body.boardingId);
      expect(held?.fields.get('borrowerName')).toBe('Mary Ann Okafor');
      expect(await server.record(ref)).toEqual(body);
    });

    it('chains the intent and then the full preview, with every value concealed', async () => {
      const { ref } = await server.givenApproved();
      const { body } = await server.stage(ref);
      expect(await server.kinds(ref)).toEqual(['boarding.opened', 'boarding.staged']);
      const staged = (await server.evidence(ref)).at(-1);
      expect(staged).toMatchObject({
        actor: { id: server.maker.user.id },
        payload: { boardingId: body.boardingId, digest: body.digest, fieldMapVersion: 1 },
      });
      const preview = staged?.payload.preview as { coreField: string; value: string | null; source: unknown }[];
      expect(preview.map(({ coreField }) => coreField)).toEqual(body.preview.map(({ coreField }) => coreField));
      for (const [index, field] of body.preview.entries()) {
        const value = preview[index]?.value ?? null;
        expect(value === null ? null : value.slice(0, 12)).toBe(field.value === null ? null : 'hmac-sha256:');
        expect(preview[index]?.source).toEqual(field.source);
      }
      expect(JSON.stringify(await server.evidence(ref))).not.toMatch(/Okafor|250000/);
      expect((await fsck(server.app)).faults).toBe(0);
    });

    it('replays the original record for the same key, quoted or bare, although the loan moved on', async () => {
      const { ref } = await server.givenApproved();
      const first = await server.stage(ref, 'again');
      await server.move(ref, 'approve');
      const before = server.core.calls.length;
      const again = await server.stage(ref, '"again"', server.checker.accessToken);
      expect(again.status).toBe(201);
      expect(again.body).toMatchObject({ boardingId: first.body.boardingId, state: 'approved' });
      expect(server.core.calls.length).toBe(before);
    });

    it('takes the same key at another loan for another key', async () => {
      const [one, other] = [await server.givenApproved(), await server.givenApproved()];
      const first = await server.stage(one.ref, 'shared');
      const second = await server.stage(other.ref, 'shared');
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body.boardingId).not.toBe(first.body.boardingId);
    });

    it('answers an unknown outcome with that state; the loan stays approved, another key gets 409', async () => {
      const { ref } = await server.givenApproved();
      server.core.next('stage', 'lost_after');
      const { status, body } = await server.stage(ref, 'lost');
      expect([status, body.state, body.error?.status]).toEqual([201, 'outcome_unknown', 'timeout']);
      expect(await loanState(ref)).toBe('approved');
      const other = await server.stage(ref, 'other');
      expect([other.status, other.body.code]).toEqual([409, 'boarding_live']);
      expect((await server.stage(ref, 'lost')).body).toEqual(body);
    });

    it('takes an adapter that breaks for an unknown outcome', async () => {
      const { ref } = await server.givenApproved();
      server.core.next('stage', 'broken');
      const { status, body } = await server.stage(ref);
      expect([status, body.state, body.error?.status]).toEqual([201, 'outcome_unknown', 'timeout']);
    });

    it('answers 201 for a key whose record failed after a time-out', async () => {
      const { ref } = await server.givenApproved();
      server.core.next('stage', 'lost_before');
      await server.stage(ref, 'timed out');
      server.clock.advance(120);
      expect((await server.move(ref, 'verify')).body.state).toBe('failed');
      const again = await server.stage(ref, 'timed out');
      expect([again.status, again.body.state, again.body.error?.status]).toEqual([201, 'failed', 'timeout']);
      expect((await server.stage(ref, 'a new key')).body.state).toBe('staged');
    });
  });

  describe('400', () => {
    it.each([
      ['empty', '""'],
      ['too long', 'k'.repeat(256)],
      ['not closed', '"open'],
      ['not ASCII', 'schlüssel'],
    ])('refuses a key that is %s', async (_name, key) => {
      const answer = await server.stage('NO-SUCH', key);
      expect([answer.status, answer.body.code]).toEqual([400, 'idempotency_key_invalid']);
      expect(answer.body.errors[0]?.field).toBe('Idempotency-Key');
    });

    it('takes a key of 255 characters', async () => {
      const { ref } = await server.givenApproved();
      expect((await server.stage(ref, 'k'.repeat(255))).status).toBe(201);
    });

    it('tells one error for each core field, with its canonical field, and stages nothing', async () => {
      const { ref } = await server.givenApproved({
        promissory_note: { principal_amount: '250000.005', interest_rate: '6.5' },
      });
      server.core.findFaults([
        { coreField: 'principal', message: 'is told once' },
        { coreField: 'annualRate', message: 'is too low for us' },
      ]);
      const { status, body } = await server.stage(ref, 'invalid');
      expect([status, body.code]).toEqual([400, 'boarding_invalid']);
      expect(body.errors.map(({ coreField, canonical, code }) => [coreField, canonical, code])).toEqual([
        ['borrowerName', 'borrower_name', 'missing'],
        ['principal', 'principal_amount', 'impossible'],
        ['noteDate', 'note_date', 'missing'],
        ['maturityDate', 'maturity_date', 'missing'],
        ['note[1].principal', 'principal_amount[1]', 'impossible'],
        ['annualRate', 'interest_rate', 'refused_by_core'],
      ]);
      expect(await server.kinds(ref)).toEqual([]);
      expect(
        (await server.request('GET', `/v1/loans/${ref}/boarding`, { token: server.maker.accessToken })).status,
      ).toBe(204);
      // Nothing was recorded under the key, so it is still free.
      server.core.findFaults([]);
      expect((await server.stage(ref, 'invalid')).status).toBe(400);
    });
  });

  it('answers 401, 403 to every key, 404', async () => {
    expect((await server.request('POST', '/v1/loans/NO-SUCH/boarding/stage')).status).toBe(401);
    const key = await server.issueKey(['status:read', 'intake:write', 'evidence:read']);
    expect((await server.stage('NO-SUCH', undefined, key.accessToken)).status).toBe(403);
    const unknown = await server.stage('NO-SUCH');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'loan_not_found']);
  });

  describe('409', () => {
    it.each(loanStates.filter((state) => state !== 'approved'))('on a loan that is %s', async (state) => {
      let ref: string;
      if (state === 'received' || state === 'processing') {
        ref = (await givenLoan(server.app, { state })).loan.external_ref;
      } else {
        const given = await givenReview(server.app, boardable);
        await bringTo(server.app, given.loanId, state);
        ref = given.ref;
      }
      const answer = await server.stage(ref);
      expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
    });

    it('while a record is live', async () => {
      const { ref } = await server.givenApproved();
      await server.stage(ref);
      const answer = await server.stage(ref);
      expect([answer.status, answer.body.code]).toEqual([409, 'boarding_live']);
    });

    it('when values were read anew since the review', async () => {
      const { ref, documents } = await server.givenApproved();
      const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [
        documents.promissory_note,
      ]);
      const changed = { ...boardable.promissory_note, principal_amount: '259999.00' };
      await server.database.pool.query('delete from part_extraction where part_id = $1', [documents.promissory_note]);
      await storeValues(server.app, rows[0].document_id, documents.promissory_note ?? '', changed);
      const answer = await server.stage(ref);
      expect([answer.status, answer.body.code]).toEqual([409, 'boarding_facts_changed']);
    });
  });

  describe('422', () => {
    it('when the core refuses, and the same again for the same key; the loan stays approved', async () => {
      const { ref } = await server.givenApproved();
      server.core.next('stage', 'refuse_fields');
      const refused = await server.stage(ref, 'refused');
      expect([refused.status, refused.body.code]).toEqual([422, 'staging_refused']);
      expect(refused.body.errors.map(({ coreField }) => coreField)).toEqual(['principal']);
      expect(await loanState(ref)).toBe('approved');
      const again = await server.stage(ref, 'refused');
      expect({ ...again.body, requestId: null }).toEqual({ ...refused.body, requestId: null });
      expect(await server.kinds(ref)).toEqual(['boarding.opened', 'boarding.failed']);
      expect(await server.record(ref)).toMatchObject({
        state: 'failed',
        error: { status: 'invalid', rawResponse: 'NO principal', attempt: 0 },
      });
      expect((await server.stage(ref, 'another')).status).toBe(201);
      // The old refusal still stands under its key.
      expect((await server.stage(ref, 'refused')).status).toBe(422);
    });

    it('when the core cannot be reached', async () => {
      const { ref } = await server.givenApproved();
      server.core.next('stage', 'unavailable');
      const { status, body } = await server.stage(ref);
      expect([status, body.code]).toEqual([422, 'staging_refused']);
      expect((await server.record(ref)).error?.status).toBe('unavailable');
    });

    it('without an active field map, which is told before what is wrong with the loan', async () => {
      const { ref } = await server.givenApproved({ promissory_note: {} });
      await writeRows(server, 'update core_field_map set is_active = false');
      const { status, body } = await server.stage(ref);
      expect([status, body.code]).toEqual([422, 'no_active_field_map']);
      await writeRows(server, 'update core_field_map set is_active = true where version = 1');
    });
  });
});

describe('GET /v1/loans/{ref}/boarding', () => {
  it('answers 401, 403, 404, 204 before the first staging, and the latest record to a key', async () => {
    expect((await server.request('GET', '/v1/loans/NO-SUCH/boarding')).status).toBe(401);
    const ask = (ref: string, token: string) => server.request('GET', `/v1/loans/${ref}/boarding`, { token });
    const wrong = await server.issueKey(['intake:write']);
    const right = await server.issueKey(['status:read']);
    expect((await ask('NO-SUCH', wrong.accessToken)).status).toBe(403);
    expect((await ask('NO-SUCH', right.accessToken)).status).toBe(404);
    const { ref } = await server.givenApproved();
    expect((await ask(ref, right.accessToken)).status).toBe(204);
    await server.stage(ref);
    await server.move(ref, 'reject');
    const { body } = await server.stage(ref);
    expect((await ask(ref, right.accessToken)).body).toEqual(body);
  });
});
