import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { Loan } from '@countersign/contract/loans';
import type { Correction, FindingWithActions, ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, type GivenReview, givenReview, givenRules } from '../../../../test/given-review.ts';
import { givenWords, printLine } from '../../../../test/given-words.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { runOn as replay } from '../../../cli/replay.ts';
import { fsck } from '../../../fsck/index.ts';

let server: TestServer;
let sue: SignedUp;
let mia: SignedUp;
let mo: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  sue = await server.signUp(['specialist'], { displayName: 'Sue Specialist' });
  mia = await server.signUp(['manager'], { displayName: 'Mia Manager' });
  mo = await server.signUp(['admin'], { displayName: 'Mo Admin' });
  await givenRules(server.app);
});
afterAll(() => server.close());

const PLACE = { x: 0.1, y: 0.6, w: 0.3, h: 0.02 };
const override = { reasonCode: 'other', note: 'Compared with the original, which says so.' };

async function call<Body>(method: 'GET' | 'POST' | 'PUT', path: string, person: SignedUp, body?: unknown) {
  return server.request<Body>(method, path, { token: person.accessToken, ...(body === undefined ? {} : { body }) });
}

const view = async (ref: string) => (await call<ReviewView>('GET', `/v1/loans/${ref}/review`, sue)).body;
const evidenceOf = async (ref: string) =>
  (await call<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, sue)).body.items;

/** Corrects a value, by whoever does it, and lets the run that follows go through. */
async function correct(
  { ref, loanId, documents }: GivenReview,
  by: SignedUp,
  value: string | null,
  more: object = {},
): Promise<Correction> {
  const about = { documentId: documents.deed_of_trust, fieldName: 'principal_amount', pageNo: 1, bbox: PLACE };
  const body = { ...about, value, note: 'so it is', ...more };
  const answer = await call<Correction>('POST', `/v1/loans/${ref}/corrections`, by, body);
  expect(answer.status).toBe(201);
  await askForRun(server.app, loanId);
  return answer.body;
}

const said = ({ findings }: ReviewView, ruleId = 'CUSTOM-PRINCIPAL') =>
  findings
    .filter(({ finding }) => finding.ruleId === ruleId)
    .map(({ finding: { status, blocksApproval, detail } }) => [
      status,
      blocksApproval,
      (detail.data as { clearedBy?: readonly string[] }).clearedBy ?? null,
    ]);

async function principal(ref: string): Promise<FindingWithActions> {
  const found = (await view(ref)).findings.find(({ finding }) => finding.ruleId === 'CUSTOM-PRINCIPAL');
  if (found === undefined) throw new Error('There is no finding about the principal.');
  return found;
}

async function tryOverride(ref: string, by: SignedUp) {
  const { finding } = await principal(ref);
  return call<FindingWithActions & { code: string }>('POST', `/v1/findings/${finding.id}/override`, by, override);
}

const replayed = async (ref: string) => {
  const print = { out: () => undefined, error: () => undefined };
  return replay(server.app, (await view(ref)).runId ?? '', print);
};

describe('an exception that a correction clears', () => {
  it('is kept as accepted with its note and blocks approval until somebody else overrides it', async () => {
    const given = await givenReview(server.app);
    const { ref } = given;
    const before = await principal(ref);
    const { id, confirmedByPage } = await correct(given, sue, '250000');
    expect(confirmedByPage).toBe(false);
    const { finding, actions } = await principal(ref);
    expect(finding).toMatchObject({
      severity: 'exception',
      status: 'accepted',
      blocksApproval: true,
      detail: { message: before.finding.detail.message, sources: before.finding.detail.sources },
    });
    expect(actions.map(({ action, note, actorName }) => [action, note, actorName])).toEqual([
      ['accept', 'cleared by a correction', 'Countersign'],
    ]);
    const shown = await view(ref);
    expect(said(shown)).toEqual([['accepted', true, [id]]]);
    expect(shown.loan.hasExceptions).toBe(true);
    expect(shown.blockers.filter((text) => text.includes('CUSTOM-PRINCIPAL'))).toEqual([
      expect.stringContaining('was cleared by a correction that the page does not confirm'),
    ]);

    const entries = await evidenceOf(ref);
    const recorded = entries.find(({ kind }) => kind === 'correction.recorded');
    expect(recorded?.payload).toMatchObject({ correctionId: id, confirmedByPage: false, value: '250000.00' });
    const kept = entries.find(({ kind }) => kind === 'finding.accepted');
    expect(kept).toMatchObject({
      actor: { type: 'system' },
      payload: { findingId: finding.id, note: 'cleared by a correction', clearedBy: [id] },
    });

    expect((await tryOverride(ref, mia)).body.finding.status).toBe('overridden');
    expect(said(await view(ref))).toEqual([['overridden', false, [id]]]);
    expect(await replayed(ref)).toBe(0);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is gone where the page says what the person says', async () => {
    const given = await givenReview(server.app);
    await givenWords(server.app, given.documents.deed_of_trust ?? '', printLine('$250,000.00', 0.12, 0.6025));
    const { confirmedByPage } = await correct(given, sue, '250000');
    expect([confirmedByPage, said(await view(given.ref))]).toEqual([true, []]);
    const recorded = (await evidenceOf(given.ref)).find(({ kind }) => kind === 'correction.recorded');
    expect(recorded?.payload.confirmedByPage).toBe(true);
  });

  it('is kept where it is lowered by a value that still disagrees, beside what is found now', async () => {
    const given = await givenReview(server.app);
    const { id } = await correct(given, sue, '250001');
    expect(said(await view(given.ref))).toEqual(
      expect.arrayContaining([
        ['open', true, null],
        ['accepted', true, [id]],
      ]),
    );
  });

  it('is not overridden by whoever corrected it, nor by any of several, whatever their roles', async () => {
    const given = await givenReview(server.app);
    await correct(given, mia, '250000');
    const own = await tryOverride(given.ref, mia);
    expect([own.status, own.body.code]).toEqual([403, 'corrector_cannot_override']);
    await correct(given, mo, '250,000.00');
    for (const person of [mia, mo]) expect((await tryOverride(given.ref, person)).status).toBe(403);
    const third = await server.signUp(['manager']);
    expect((await tryOverride(given.ref, third)).status).toBe(200);
  });

  it('may be overridden by somebody whose own correction has nothing to do with it', async () => {
    const given = await givenReview(server.app);
    const { id } = await correct(given, sue, '250000');
    await correct(given, mia, '4711', { fieldName: 'loan_number' });
    expect(said(await view(given.ref))).toEqual([['accepted', true, [id]]]);
    expect((await tryOverride(given.ref, mia)).status).toBe(200);
  });

  it('is refused to the corrector by the database as well', async () => {
    const given = await givenReview(server.app);
    await correct(given, mia, '250000');
    const { finding } = await principal(given.ref);
    const insert = server.database.pool.query(
      `insert into finding_action (finding_id, action, reason_code, note, actor_id, actor_name, occurred_at)
       values ($1, 'override', 'other', 'n', $2, 'Mia', now())`,
      [finding.id, mia.user.id],
    );
    await expect(insert).rejects.toMatchObject({ constraint: 'finding_action_corrector' });
  });

  it('keeps what people said about it before', async () => {
    const given = await givenReview(server.app);
    const { finding } = await principal(given.ref);
    await call('POST', `/v1/findings/${finding.id}/comment`, sue, { note: 'Looks misread.' });
    await correct(given, sue, '250000');
    const { actions } = await principal(given.ref);
    expect(actions.map(({ action }) => action)).toEqual(['comment', 'carry_over', 'accept']);
  });

  it('was overridden before: the correction asks for another decision', async () => {
    const given = await givenReview(server.app);
    expect((await tryOverride(given.ref, mia)).status).toBe(200);
    const { id } = await correct(given, sue, '250000');
    expect(said(await view(given.ref))).toEqual([['accepted', true, [id]]]);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('through later runs', () => {
  async function again({ ref, loanId }: GivenReview) {
    expect((await call('POST', `/v1/loans/${ref}/reprocess`, sue)).status).toBe(202);
    await server.database.pool.query(
      `update outbox_event set relayed_at = now() where relayed_at is null and payload ->> 'loanId' = $1`,
      [loanId],
    );
    await askForRun(server.app, loanId);
    expect((await view(ref)).loan.state).toBe('review');
  }

  it('it stays, and the override of it holds', async () => {
    const given = await givenReview(server.app);
    const { id } = await correct(given, sue, '250000');
    await again(given);
    expect(said(await view(given.ref))).toEqual([['accepted', true, [id]]]);
    await tryOverride(given.ref, mia);
    await again(given);
    expect(said(await view(given.ref))).toEqual([['overridden', false, [id]]]);
    expect(await replayed(given.ref)).toBe(0);
  });

  it('another correction on top asks for another override', async () => {
    const given = await givenReview(server.app);
    const first = await correct(given, sue, '250000');
    await tryOverride(given.ref, mia);
    const second = await correct(given, sue, '250000.00');
    expect(said(await view(given.ref))).toEqual([['accepted', true, [first.id, second.id].sort()]]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('corrected back, the exception is open again and decided on anew', async () => {
    const given = await givenReview(server.app);
    await correct(given, sue, '250000');
    await tryOverride(given.ref, mia);
    await correct(given, sue, '255000.00');
    expect(said(await view(given.ref))).toEqual([['open', true, null]]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('it is resolved when the exception would no longer arise without the correction', async () => {
    const given = await givenReview(server.app);
    await correct(given, sue, '250000');
    const { finding } = await principal(given.ref);
    // The note is shown to say the same as the deed was read: then there was nothing to clear.
    const note = given.documents.promissory_note;
    await givenWords(server.app, note ?? '', printLine('$255,000.00', 0.12, 0.6025));
    await correct(given, sue, '255000', { documentId: note });
    const { rows } = await server.database.pool.query('select status from finding where id = $1', [finding.id]);
    expect(rows[0].status).toBe('resolved');
    // What the two say now disagrees by the correction alone, and is a finding of its own.
    expect(said(await view(given.ref))).toEqual([['open', true, null]]);
  });

  it('it is gone when the page confirms the same value later', async () => {
    const given = await givenReview(server.app);
    await correct(given, sue, '250000');
    await givenWords(server.app, given.documents.deed_of_trust ?? '', printLine('$250,000.00', 0.12, 0.6025));
    await correct(given, sue, '250000');
    expect(said(await view(given.ref))).toEqual([]);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('it goes with the document that was corrected', async () => {
    const given = await givenReview(server.app);
    await correct(given, sue, '250000');
    const deed = given.documents.deed_of_trust;
    expect((await call('POST', `/v1/documents/${deed}/withdraw`, sue, { note: 'misfiled' })).status).toBe(202);
    await askForRun(server.app, given.loanId);
    expect(said(await view(given.ref))).toEqual([]);
  });

  it('it holds where decisions are not carried over, and starts as accepted each time', async () => {
    const set = (value: boolean) => call('PUT', '/v1/settings/review.carry_over', mo, { value });
    const given = await givenReview(server.app);
    const { id } = await correct(given, sue, '250000');
    await tryOverride(given.ref, mia);
    await set(false);
    await again(given);
    expect(said(await view(given.ref))).toEqual([['accepted', true, [id]]]);
    await set(true);
  });
});

it('approval is refused until the override, and goes through after it', async () => {
  const given = await givenReview(server.app, {
    promissory_note: { principal_amount: '250000.00', loan_number: '4711' },
    deed_of_trust: { principal_amount: '255000.00' },
  });
  await correct(given, sue, '250000');
  const approve = (by: SignedUp) =>
    call<Loan & { code: string }>('POST', `/v1/loans/${given.ref}/approve`, by, { note: 'All is well.' });
  const refused = await approve(sue);
  expect([refused.status, refused.body.code]).toEqual([422, 'approval_blocked']);
  await tryOverride(given.ref, mia);
  const { corrections } = await view(given.ref);
  expect((await approve(sue)).body.state).toBe('approved');
  const approved = (await evidenceOf(given.ref)).find(({ kind }) => kind === 'loan.approved');
  expect(approved?.payload.corrections).toMatchObject([
    {
      correctionId: corrections[0]?.id,
      value: '250000.00',
      previousValue: '255000.00',
      confirmedByPage: false,
      actorId: sue.user.id,
      actorName: 'Sue Specialist',
    },
  ]);
});

describe('the review', () => {
  it('lists every correction with before, after, place, actor, time and whether the page confirms it', async () => {
    const given = await givenReview(server.app);
    expect((await view(given.ref)).corrections).toEqual([]);
    const first = await correct(given, sue, '250000');
    await givenWords(server.app, given.documents.deed_of_trust ?? '', printLine('$250,000.00', 0.12, 0.6025));
    const second = await correct(given, mia, '250000');
    const docType = 'deed_of_trust';
    expect((await view(given.ref)).corrections).toEqual([
      { ...first, docType },
      { ...second, docType },
    ]);
    expect(first).toMatchObject({
      previousValue: '255000.00',
      normalizedValue: '250000.00',
      pageNo: 1,
      bbox: PLACE,
      confirmedByPage: false,
      actorName: 'Sue Specialist',
    });
    expect([second.confirmedByPage, second.previousValue]).toEqual([true, '250000.00']);
  });

  it('shows a program no whole account or tax number, neither the one before nor the one after', async () => {
    const given = await givenReview(server.app);
    const field = { fieldName: 'borrower_tin' };
    await correct(given, sue, '123-45-6789', field);
    await correct(given, sue, '987-65-4321', field);
    const { accessToken } = await server.issueKey(['status:read']);
    const { body } = await server.request<ReviewView>('GET', `/v1/loans/${given.ref}/review`, { token: accessToken });
    expect(body.corrections).toHaveLength(2);
    expect(JSON.stringify(body.corrections)).not.toMatch(/123-?45-?6789|987-?65-?4321|45-?6789|65-?4321/);
  });

  it('lists what else people changed that may clear findings, with who and why', async () => {
    const given = await givenReview(server.app);
    const { ref, loanId, documents } = given;
    const patch = { expectedPrincipal: '1250000.00', borrowerName: 'Somebody Else' };
    await server.request('PATCH', `/v1/loans/${ref}`, { token: mia.accessToken, body: patch });
    await askForRun(server.app, loanId);
    const cut = { documents: [{ docType: 'mortgage', fromPage: 1, toPage: 3 }] };
    expect((await call('PUT', `/v1/documents/${documents.deed_of_trust}/boundaries`, sue, cut)).status).toBe(202);
    const url = `/v1/documents/${documents.promissory_note}/withdraw`;
    expect((await call('POST', url, sue, { note: 'It belongs to another loan.' })).status).toBe(202);
    const { changes } = await view(ref);
    expect(changes.map(({ kind, actorName, note }) => [kind, actorName, note])).toEqual([
      ['loan.changed', 'Mia Manager', null],
      ['document.boundaries_changed', 'Sue Specialist', null],
      ['document.withdrawn', 'Sue Specialist', 'It belongs to another loan.'],
    ]);
    expect(changes.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Changed the borrower’s name given at intake. Changed the expected principal from .* to \$1,250,000.00.$/,
      ),
      expect.stringMatching(/^Changed which documents .* holds: mortgage \(pages 1 to 3\).$/),
      expect.stringMatching(/^Withdrew .*\.$/),
    ]);
    expect(JSON.stringify(changes)).not.toContain('Somebody Else');
  });
});
