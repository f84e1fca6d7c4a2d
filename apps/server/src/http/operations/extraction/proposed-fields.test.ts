import { loanStates } from '@countersign/contract/closed-sets';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { LoanField } from '@countersign/contract/extraction';
import type { RunDetail } from '@countersign/contract/reconciliation';
import type { Correction, ReviewView } from '@countersign/contract/review';
import type { Stats } from '@countersign/contract/statistics';
import type { ExtractedValue } from '@countersign/engine/extraction/extracted-value';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, bringTo, givenReadPackage, givenRules } from '../../../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import { sealJson } from '../../../platform/keyring/index.ts';

let server: TestServer;
let staff: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  await givenRules(server.app);
});
afterAll(() => server.close());

type Refused = { code: string; detail: string; errors: { field: string; code: string }[] };

function confirm(ref: string, body: unknown, token = staff.accessToken) {
  return server.request<LoanField & Refused>('POST', `/v1/loans/${ref}/fields/confirm`, { token, body });
}
async function get<Body>(path: string, token = staff.accessToken): Promise<Body> {
  return (await server.request<Body>('GET', `/v1/loans/${path}`, { token })).body;
}
const review = (ref: string) => get<ReviewView>(`${ref}/review`);
const fields = async (ref: string, state = '') =>
  (await get<{ items: LoanField[] }>(`${ref}/fields${state === '' ? '' : `?state=${state}`}`)).items;
const evidenceOf = async (ref: string) => (await get<{ items: EvidenceEntry[] }>(`${ref}/evidence?limit=200`)).items;
const ruleIds = (view: ReviewView) => view.findings.map(({ finding }) => finding.ruleId).toSorted();

const rival = { rawText: '$350,000.00', normalizedValue: '350000.00', pageNo: 2, confidence: 0.5, rule: 'other' };

function value(fieldName: string, text: string, y: number, more: Partial<ExtractedValue> = {}): ExtractedValue {
  return {
    fieldName,
    rawText: text,
    normalizedValue: text,
    valueKind: findField(fieldName)?.kind ?? 'text',
    pageNo: 1,
    bbox: { x: 0.1, y, w: 0.3, h: 0.02 },
    confidence: 0.95,
    method: 'text',
    rule: 'test',
    reasons: ['recognized from the picture'],
    rivals: [],
    ...more,
  };
}

/** The deed states another principal than the note, and was read with little certainty. */
async function given(deedValues: readonly ExtractedValue[] = [deedPrincipal]) {
  const papers = {
    promissory_note: { principal_amount: '250000.00', loan_number: '4711' },
    deed_of_trust: { principal_amount: '255000.00' },
  };
  const made = await givenReadPackage(server.app, papers);
  const deed = made.documents.deed_of_trust ?? '';
  await store(deed, deedValues);
  await askForRun(server.app, made.loanId);
  return { ...made, deed, body: { documentId: deed, fieldName: 'principal_amount' } };
}

async function store(documentId: string, values: readonly ExtractedValue[]): Promise<void> {
  const content = sealJson(server.app.keyring, `values of document ${documentId}`, values);
  await server.database.pool.query('update part_extraction set content = $2 where part_id = $1', [documentId, content]);
}

const box = { x: 0.2, y: 0.2, w: 0.2, h: 0.02 };
const deedPrincipal = value('principal_amount', '255000.00', 0.1, {
  confidence: 0.62,
  rivals: [{ ...rival, bbox: box }],
});

describe('a value read with less certainty than the bank asks for', () => {
  it('is listed as proposed with its place, reasons and rivals, and counted in the review', async () => {
    const { ref, deed } = await given();
    expect(await fields(ref, 'proposed')).toEqual([
      {
        documentId: deed,
        docType: 'deed_of_trust',
        ...deedPrincipal,
        state: 'proposed',
      },
    ]);
    expect((await fields(ref, 'stated')).map(({ fieldName }) => fieldName)).toEqual([
      'principal_amount',
      'loan_number',
    ]);
    expect(await fields(ref)).toHaveLength(3);
    expect((await review(ref)).proposedCount).toBe(1);
    expect(
      (await server.request('GET', `/v1/loans/${ref}/fields?state=sure`, { token: staff.accessToken })).status,
    ).toBe(400);
  });

  it('is compared with nothing, and its rule says what it waits for', async () => {
    const { ref, deed } = await given();
    const view = await review(ref);
    expect(ruleIds(view)).toEqual([]);
    const detail = await get<RunDetail>(`${ref}/runs/${view.runId}`);
    expect(detail.notEvaluated.find(({ ruleId }) => ruleId === 'CUSTOM-PRINCIPAL')).toEqual({
      ruleId: 'CUSTOM-PRINCIPAL',
      missing: ['principal_amount'],
      waitsFor: [{ field: 'principal_amount', documentId: deed, source: 'deed_of_trust' }],
    });
  });

  it('is stated where the bank asks for less', async () => {
    const { ref, loanId } = await given();
    const admin = await server.signUp(['admin']);
    const put = (setting: number) =>
      server.request('PUT', '/v1/settings/extraction.min_confidence', {
        token: admin.accessToken,
        body: { value: setting },
      });
    await put(0.6);
    // What was reviewed stands as it was compared; the next run goes by the setting.
    expect((await review(ref)).proposedCount).toBe(1);
    await askForRun(server.app, loanId);
    expect([(await review(ref)).proposedCount, ruleIds(await review(ref))]).toEqual([0, ['CUSTOM-PRINCIPAL']]);
    await put(0.7);
  });
});

describe('POST /v1/loans/{ref}/fields/confirm', () => {
  it('confirms a value, chains it, and the next run compares it', async () => {
    const { ref, loanId, deed, body } = await given();
    const answer = await confirm(ref, { ...body, pageNo: 1, bbox: deedPrincipal.bbox, normalizedValue: '255000.00' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      documentId: deed,
      fieldName: 'principal_amount',
      normalizedValue: '255000.00',
      state: 'confirmed',
      method: 'text',
      reasons: ['recognized from the picture', 'confirmed by Sue Specialist'],
      rivals: [{ normalizedValue: '350000.00' }],
    });
    const [entry, next] = (await evidenceOf(ref)).slice(-2);
    expect([entry?.kind, next?.kind]).toEqual(['field.confirmed', 'loan.processing_started']);
    expect(entry?.payload).toMatchObject({
      documentId: deed,
      fieldName: 'principal_amount',
      value: '255000.00',
      pageNo: 1,
      confidence: '0.62',
      confirmedByPage: true,
    });
    expect((await review(ref)).loan.state).toBe('processing');
    await askForRun(server.app, loanId);
    const view = await review(ref);
    expect([view.proposedCount, ruleIds(view), view.corrections]).toEqual([0, ['CUSTOM-PRINCIPAL'], []]);
    expect((await fields(ref, 'confirmed')).map(({ normalizedValue }) => normalizedValue)).toEqual(['255000.00']);
    expect((await get<{ items: Correction[] }>(`${ref}/corrections`)).items).toEqual([]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('takes one of two confirmations of the same value that arrive at once', async () => {
    const { ref, body } = await given();
    const answers = await Promise.all([confirm(ref, body), confirm(ref, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await evidenceOf(ref)).filter(({ kind }) => kind === 'field.confirmed')).toHaveLength(1);
  });

  it('is told with the approval, beside how many values still wait', async () => {
    const { ref, loanId, body } = await given([
      value('principal_amount', '250000.00', 0.1, { confidence: 0.6 }),
      value('interest_rate', '6.5', 0.2, { confidence: 0.6 }),
    ]);
    await confirm(ref, body);
    await askForRun(server.app, loanId);
    const done = { token: staff.accessToken, body: { note: 'as agreed with the branch' } };
    expect((await server.request('POST', `/v1/loans/${ref}/approve`, done)).status).toBe(200);
    const approved = (await evidenceOf(ref)).find(({ kind }) => kind === 'loan.approved');
    expect(approved?.payload).toMatchObject({
      proposedCount: 1,
      corrections: [],
      confirmations: [{ fieldName: 'principal_amount', actorName: 'Sue Specialist', confirmedByPage: true }],
    });
  });

  it('leaves nothing for a second person to override: the page says what was read', async () => {
    const { ref, loanId, documents } = await given([value('principal_amount', '250000.00', 0.1)]);
    // The note's own principal is proposed by now, and another document disagrees with it.
    await store(documents.promissory_note ?? '', [
      value('principal_amount', '250000.00', 0.1, { confidence: 0.6 }),
      value('loan_number', '4711', 0.2),
    ]);
    await askForRun(server.app, loanId);
    await confirm(ref, { documentId: documents.promissory_note, fieldName: 'principal_amount' });
    await askForRun(server.app, loanId);
    expect((await review(ref)).findings.filter(({ finding }) => finding.status === 'accepted')).toEqual([]);
  });

  it('outlives another reading of the document', async () => {
    const { ref, loanId, deed, body } = await given();
    await confirm(ref, body);
    await store(deed, [value('principal_amount', '999.00', 0.1, { confidence: 0.99 })]);
    await askForRun(server.app, loanId);
    const own = (await fields(ref)).filter(({ documentId }) => documentId === deed);
    expect(own.map(({ normalizedValue, state }) => [normalizedValue, state])).toEqual([['255000.00', 'confirmed']]);
  });

  it('gives way to a correction, which is then what counts', async () => {
    const { ref, deed, body } = await given();
    await confirm(ref, body);
    const correction = { ...body, value: '250000.00', pageNo: 1, bbox: deedPrincipal.bbox, note: 'misread' };
    const made = { token: staff.accessToken, body: correction };
    expect((await server.request('POST', `/v1/loans/${ref}/corrections`, made)).status).toBe(201);
    const own = (await fields(ref)).filter(({ documentId }) => documentId === deed);
    expect(own.map(({ normalizedValue, state }) => [normalizedValue, state])).toEqual([['250000.00', 'corrected']]);
    expect((await confirm(ref, body)).body.code).toBe('field_not_proposed');
  });

  it('asks for the place where a field is proposed several times, and takes only that one', async () => {
    const { ref, deed } = await given([
      value('guarantor_name', 'Ann Lee', 0.1, { confidence: 0.6 }),
      value('guarantor_name', 'Bo Lee', 0.115, { confidence: 0.6 }),
    ]);
    const body = { documentId: deed, fieldName: 'guarantor_name' };
    const vague = await confirm(ref, body);
    expect([vague.status, vague.body.code, vague.body.errors.map(({ field, code }) => [field, code])]).toEqual([
      400,
      'confirmation_invalid',
      [['bbox', 'place_required']],
    ]);
    expect((await confirm(ref, { ...body, pageNo: 1, bbox: { x: 0.1, y: 0.115, w: 0.3, h: 0.02 } })).status).toBe(200);
    const states = (await fields(ref)).filter(({ documentId }) => documentId === deed);
    expect(states.map(({ normalizedValue, state }) => [normalizedValue, state])).toEqual([
      ['Ann Lee', 'proposed'],
      ['Bo Lee', 'confirmed'],
    ]);
    const entry = (await evidenceOf(ref)).find(({ kind }) => kind === 'field.confirmed');
    expect(JSON.stringify(entry)).not.toContain('Bo Lee');
  });

  it('answers 409 once it is confirmed, for a stated value, and where another value stands by now', async () => {
    const { ref, deed, documents, body } = await given();
    const stated = { documentId: documents.promissory_note, fieldName: 'principal_amount' };
    for (const wrong of [
      stated,
      { ...body, normalizedValue: '1.00' },
      { documentId: deed, fieldName: 'maturity_date' },
    ]) {
      const answer = await confirm(ref, wrong);
      expect([answer.status, answer.body.code]).toEqual([409, 'field_not_proposed']);
    }
    const both = await Promise.all([confirm(ref, body), confirm(ref, body)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await evidenceOf(ref)).filter(({ kind }) => kind === 'field.confirmed')).toHaveLength(1);
  });

  it('answers 401, 403 to every key, 400 to its shape and 404 for what is not there', async () => {
    const { ref, body } = await given();
    const other = await given();
    expect((await server.request('POST', `/v1/loans/${ref}/fields/confirm`, { body })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read', 'intake:write']);
    expect((await confirm(ref, body, accessToken)).status).toBe(403);
    expect((await confirm(ref, { ...body, more: 1 })).status).toBe(400);
    expect((await confirm('unknown', body)).body.code).toBe('loan_not_found');
    expect((await confirm(ref, other.body)).body.code).toBe('document_not_found');
  });

  it.each(loanStates.filter((state) => state !== 'received'))(
    'on a loan that is %s, as a correction',
    async (state) => {
      const { ref, loanId, body } = await given();
      await bringTo(server.app, loanId, state);
      const before = (await evidenceOf(ref)).length;
      const answer = await confirm(ref, body);
      const taken = ['processing', 'processing_failed', 'review'].includes(state);
      expect(answer.status).toBe(taken ? 200 : 409);
      if (!taken) expect([answer.body.code, (await evidenceOf(ref)).length]).toEqual(['loan_state_conflict', before]);
    },
  );

  it('is not counted as a correction of its field', async () => {
    const manager = await server.signUp(['manager']);
    const count = async () => {
      const { body } = await server.request<Stats>('GET', '/v1/stats', { token: manager.accessToken });
      return body.corrections.find(({ fieldName }) => fieldName === 'principal_amount')?.count ?? 0;
    };
    const before = await count();
    const { ref, body } = await given();
    await confirm(ref, body);
    expect(await count()).toBe(before);
  });

  it('masks account numbers in its answer, and for keys among the proposed values', async () => {
    const { ref, deed } = await given([value('wire_beneficiary_account', '123456789012', 0.1, { confidence: 0.6 })]);
    const { accessToken } = await server.issueKey(['status:read']);
    const seen = await get<{ items: LoanField[] }>(`${ref}/fields?state=proposed`, accessToken);
    expect(seen.items.map(({ normalizedValue }) => normalizedValue)).toEqual([expect.stringMatching(/^\W+9012$/)]);
    const { body } = await confirm(ref, { documentId: deed, fieldName: 'wire_beneficiary_account' });
    expect(JSON.stringify(body)).not.toContain('123456789012');
  });
});
