import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agreeing,
  askForRun,
  bringTo,
  disagreeing,
  givenReadPackage,
  givenReview,
  givenRules,
  storeValues,
} from '../../test/given-review.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../test/test-server.ts';
import { fsck } from '../fsck/index.ts';
import { advancePackageJob } from '../intake/index.ts';
import { pipeline } from '../pipeline.ts';
import { systemActor } from '../platform/actor.ts';
import type { JobContext } from '../platform/jobs/index.ts';
import { changeSetting } from '../settings/index.ts';

let server: TestServer;
let manager: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager' });
  await givenRules(server.app);
});
afterAll(() => server.close());

async function review(ref: string): Promise<ReviewView> {
  return (await server.request<ReviewView>('GET', `/v1/loans/${ref}/review`, { token: manager.accessToken })).body;
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  const { body } = await server.request<{ items: EvidenceEntry[] }>('GET', `/v1/loans/${ref}/evidence?limit=200`, {
    token: manager.accessToken,
  });
  return body.items;
}

function act(path: string, body: unknown) {
  return server.request<{ code: string }>('POST', path, { token: manager.accessToken, body });
}

const good = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
const findingOf = (view: ReviewView, ruleId: string) => view.findings.find(({ finding }) => finding.ruleId === ruleId);
const statusesOf = (view: ReviewView) =>
  Object.fromEntries(view.findings.map(({ finding }) => [finding.ruleId, finding.status]));

describe('the run of a package', () => {
  it('brings the loan to review with its findings, the run sealed and chained', async () => {
    const { ref, loanId } = await givenReview(server.app);
    const view = await review(ref);
    expect(view.loan).toMatchObject({ state: 'review', hasExceptions: true });
    expect(view.findings.map(({ finding }) => [finding.ruleId, finding.severity, finding.status])).toEqual([
      ['CUSTOM-MATURITY', 'exception', 'open'],
      ['CUSTOM-PRINCIPAL', 'exception', 'open'],
      ['CUSTOM-RATE', 'warning', 'open'],
      ['CUSTOM-NUMBER', 'info', 'open'],
    ]);
    const entry = (await evidenceOf(ref)).at(-1);
    expect(entry).toMatchObject({ kind: 'run.completed', actor: { type: 'system' }, payload: { runId: view.runId } });
    expect(JSON.stringify(entry)).not.toContain('Okafor');
    // What was compared stands sealed: neither the run nor its findings hold a value in clear.
    const { rows } = await server.database.pool.query(
      `select (select string_agg(encode(detail, 'escape'), '') from finding where loan_id = $1)
         || (select string_agg(encode(input, 'escape'), '') from reconciliation_run where loan_id = $1) as text`,
      [loanId],
    );
    expect(rows[0].text).not.toContain('250000');
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('says that a package without exceptions has none', async () => {
    const { ref } = await givenReview(server.app, agreeing);
    const view = await review(ref);
    expect(view.findings).toEqual([]);
    expect([view.loan.hasExceptions, view.canApprove, view.blockers]).toEqual([false, true, []]);
  });

  it('waits while a file is being read, while values are missing and while they are read off anew', async () => {
    const { ref, loanId, documents } = await givenReadPackage(server.app, disagreeing);
    const { rows } = await server.database.pool.query('select id from document where loan_id = $1 limit 1', [loanId]);
    const file = rows[0].id;
    const { pool } = server.database;
    await pool.query(`update document set status = 'reading' where id = $1`, [file]);
    await askForRun(server.app, loanId);
    expect((await review(ref)).runId).toBeNull();
    await pool.query(`update document set status = 'read' where id = $1`, [file]);
    const noteId = documents.promissory_note;
    const kept = await pool.query('delete from part_extraction where part_id = $1 returning *', [noteId]);
    await askForRun(server.app, loanId);
    expect((await review(ref)).runId).toBeNull();
    const [row] = kept.rows;
    await pool.query(
      `insert into part_extraction (part_id, document_id, engine_version, field_count, content, made_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [row.part_id, row.document_id, row.engine_version, row.field_count, row.content, row.made_at],
    );
    const event = await pool.query(
      `insert into outbox_event (type, payload, created_at) values ('document.extract_again', $1, now()) returning id`,
      [JSON.stringify({ documentId: file, loanId })],
    );
    await askForRun(server.app, loanId);
    expect((await review(ref)).runId).toBeNull();
    await pool.query('update outbox_event set relayed_at = now() where id = $1', [event.rows[0].id]);
    await askForRun(server.app, loanId);
    expect((await review(ref)).loan.state).toBe('review');
  });

  it('does nothing when nothing changed, and nothing on a loan that has moved on', async () => {
    const { ref, loanId, documents } = await givenReview(server.app);
    const { runId } = await review(ref);
    await askForRun(server.app, loanId);
    expect((await review(ref)).runId).toBe(runId);
    await bringTo(server.app, loanId, 'approved');
    await change(loanId, documents.deed_of_trust ?? '', { principal_amount: '1.00' });
    await askForRun(server.app, loanId);
    const view = await review(ref);
    expect([view.runId, view.loan.state]).toEqual([runId, 'approved']);
  });

  it('runs anew when values changed behind a review, and once when asked by many at once', async () => {
    const { ref, loanId, documents } = await givenReview(server.app);
    await change(loanId, documents.deed_of_trust ?? '', { principal_amount: '250000.00', maturity_date: '2032-01-01' });
    await Promise.all(Array.from({ length: 8 }, () => askForRun(server.app, loanId)));
    const { body } = await server.request<{ items: { number: number }[] }>('GET', `/v1/loans/${ref}/runs`, {
      token: manager.accessToken,
    });
    expect(body.items.map(({ number }) => number)).toEqual([2, 1]);
    const kinds = (await evidenceOf(ref)).map(({ kind }) => kind);
    expect(kinds.slice(-1)).toEqual(['run.completed']);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

it('is asked for again when a package came back to processing although nothing of it changed', async () => {
  const { loanId } = await givenReview(server.app);
  const ctx = { finish: (work: Parameters<JobContext['finish']>[0]) => server.app.db.transaction(work) } as JobContext;
  const toldOf = async () => {
    const { rows } = await server.database.pool.query(
      `select type from outbox_event where payload ->> 'loanId' = $1 and type like 'package.%' order by id`,
      [loanId],
    );
    return rows.map(({ type }) => type);
  };
  // As after a document that was added and withdrawn before anybody read it.
  await bringTo(server.app, loanId, 'processing');
  await advancePackageJob.run(server.app, { loanId }, ctx);
  await advancePackageJob.run(server.app, { loanId }, ctx);
  expect(await toldOf()).toEqual(['package.read', 'package.unchanged']);
  expect(Object.keys(pipeline)).toContain('package.unchanged');
});

/** Other values are read off a document than before. */
async function change(loanId: string, documentId: string, values: Record<string, string>): Promise<void> {
  const { rows } = await server.database.pool.query('select document_id from document_part where id = $1', [
    documentId,
  ]);
  expect(loanId).not.toBe('');
  await storeValues(server.app, rows[0].document_id, documentId, values);
}

describe('findings across runs', () => {
  it('carry decisions over where the same is found again, resolve what no longer arises, open what is new', async () => {
    const { ref, loanId, documents } = await givenReview(server.app);
    const first = await review(ref);
    const [principal, maturity, rate] = ['CUSTOM-PRINCIPAL', 'CUSTOM-MATURITY', 'CUSTOM-RATE'].map(
      (id) => findingOf(first, id)?.finding.id,
    );
    expect((await act(`/v1/findings/${principal}/override`, good)).status).toBe(200);
    expect((await act(`/v1/findings/${maturity}/escalate`, { note: 'please look' })).status).toBe(200);
    expect((await act(`/v1/findings/${rate}/accept`, {})).status).toBe(200);
    // The rate agrees now; the principal differs as before; another maturity differs otherwise.
    await change(loanId, documents.deed_of_trust ?? '', {
      principal_amount: '255000.00',
      maturity_date: '2033-01-01',
      interest_rate: '6.5',
    });
    await askForRun(server.app, loanId);
    const second = await review(ref);
    expect(second.runId).not.toBe(first.runId);
    expect(statusesOf(second)).toEqual({
      'CUSTOM-PRINCIPAL': 'overridden',
      'CUSTOM-MATURITY': 'open',
      'CUSTOM-NUMBER': 'open',
    });
    const carried = findingOf(second, 'CUSTOM-PRINCIPAL');
    expect(carried?.actions.map(({ action, actorName, note }) => [action, actorName, note?.slice(0, 10)])).toEqual([
      ['override', 'Max Manager', 'The lender'],
      ['carry_over', 'Countersign', 'Run 2 foun'],
    ]);
    expect(carried?.finding.blocksApproval).toBe(false);
    // In the run before: what no longer arises is resolved there; what a person settled stays settled.
    const old = await server.request<{ findings: ReviewView['findings'] }>(
      'GET',
      `/v1/loans/${ref}/runs/${first.runId}`,
      { token: manager.accessToken },
    );
    const before = Object.fromEntries(
      old.body.findings.map(({ finding, actions }) => [
        finding.ruleId,
        [finding.status, actions.at(-1)?.action, finding.blocksApproval],
      ]),
    );
    expect(before).toEqual({
      'CUSTOM-PRINCIPAL': ['overridden', 'override', false],
      'CUSTOM-MATURITY': ['resolved', 'resolve', false],
      'CUSTOM-RATE': ['resolved', 'accept', false],
      'CUSTOM-NUMBER': ['open', undefined, false],
    });
    const kinds = (await evidenceOf(ref)).slice(-4).map(({ kind }) => kind);
    expect(kinds).toEqual(['loan.processing_started', 'finding.carried_over', 'finding.resolved', 'run.completed']);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('start open, all of them, when the bank wants nothing carried over', async () => {
    const { ref, loanId, documents } = await givenReview(server.app);
    const id = findingOf(await review(ref), 'CUSTOM-PRINCIPAL')?.finding.id;
    await act(`/v1/findings/${id}/override`, good);
    const system = { actor: systemActor('test'), requestId: null };
    await changeSetting(server.app, system, 'review.carry_over', false);
    await change(loanId, documents.deed_of_trust ?? '', { principal_amount: '255000.00' });
    await askForRun(server.app, loanId);
    await changeSetting(server.app, system, 'review.carry_over', null);
    expect(statusesOf(await review(ref))['CUSTOM-PRINCIPAL']).toBe('open');
  });
});
