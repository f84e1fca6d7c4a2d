import type { Loan } from '@countersign/contract/loans';
import type { BacktestResult } from '@countersign/contract/reconciliation';
import type { ReviewView } from '@countersign/contract/review';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makePackage } from '../../../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../../../tools/packages/working/index.ts';
import { somePdf, someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { runOn as replay } from '../../../cli/replay.ts';
import { fsck } from '../../../fsck/index.ts';
import { jobs } from '../../../jobs.ts';
import { startWorker, type Worker } from '../../../platform/jobs/index.ts';
import { drawForm } from '../extraction/testing/draw-form.ts';

const WAIT = { timeout: 120_000, interval: 100 };

let server: TestServer;
let worker: Worker;
let admin: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  worker = await startWorker(server.app, { jobs, crons: [], connectionString: server.database.url });
  admin = await server.signUp(['admin']);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

function call<Body>(method: 'GET' | 'POST', path: string, body?: unknown) {
  return server.request<Body>(method, path, { token: admin.accessToken, ...(body === undefined ? {} : { body }) });
}

const review = async (ref: string) => (await call<ReviewView>('GET', `/v1/loans/${ref}/review`)).body;

/** The review of a loan, once it is in review with another run than this one. */
async function reviewAfter(ref: string, runId: string | null): Promise<ReviewView> {
  return vi.waitFor(async () => {
    const view = await review(ref);
    expect([view.loan.state, view.runId === runId]).toEqual(['review', false]);
    return view;
  }, WAIT);
}

async function send(pdf: Uint8Array, more: object = {}): Promise<string> {
  const externalRef = someRef();
  const documents = [{ name: 'package.pdf', content: Buffer.from(pdf).toString('base64') }];
  const body = { externalRef, borrowerName: 'Mary Ann Okafor', documents, ...more };
  expect((await call('POST', '/v1/packages', body)).status).toBe(201);
  return externalRef;
}

it('leads a package from its upload to a decision, with a correction, a new document and a replay on the way', async () => {
  const layouts = workingLayouts.filter(({ docType }) => ['promissory_note', 'deed_of_trust'].includes(docType));
  const { pdf } = await makePackage({ layouts, seed: 4, documents: 2, clutter: false });
  const ref = await send(pdf, { expectedPrincipal: '1.00' });
  const first = await reviewAfter(ref, null);
  const rules = first.findings.map(({ finding }) => finding.ruleId);
  // No approval record was sent, and the principal given at intake is not the note's.
  expect(rules).toEqual(expect.arrayContaining(['R-300', 'R-110']));
  expect(first.loan.hasExceptions).toBe(true);
  const intake = first.findings.find(({ finding }) => finding.ruleId === 'R-110')?.finding;
  expect(intake?.detail.sources).toContainEqual(
    expect.objectContaining({ source: 'intake', documentId: first.loan.id, value: '1.00' }),
  );

  const note = intake?.detail.sources.find(({ source }) => source === 'promissory_note');
  const correction = {
    documentId: note?.documentId,
    fieldName: 'principal_amount',
    value: '$1.00',
    pageNo: note?.pageNo,
    bbox: note?.bbox,
    note: 'for a test',
  };
  expect((await call('POST', `/v1/loans/${ref}/corrections`, correction)).status).toBe(201);
  const second = await reviewAfter(ref, first.runId);
  expect(second.findings.map(({ finding }) => finding.ruleId)).not.toContain('R-110');
  expect(second.corrections.map(({ docType, confirmedByPage }) => [docType, confirmedByPage])).toEqual([
    ['promissory_note', false],
  ]);

  const refused = { name: 'broken.pdf', content: somePdf().toString('base64') };
  expect((await call('POST', `/v1/loans/${ref}/documents`, { documents: [refused] })).status).toBe(201);
  const third = await reviewAfter(ref, second.runId);
  expect(third.findings.map(({ finding }) => finding.ruleId)).toContain('R-400');

  const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
  const other = await server.signUp(['manager']);
  for (const { finding } of third.findings) {
    const url = `/v1/findings/${finding.id}/override`;
    if (finding.blocksApproval) await server.request('POST', url, { token: other.accessToken, body: override });
  }
  const approved = await call<Loan>('POST', `/v1/loans/${ref}/approve`, { note: 'Looked at by a person.' });
  expect([approved.status, approved.body.state, approved.body.hasExceptions]).toEqual([200, 'approved', false]);

  const printed: string[] = [];
  const print = { out: (text: string) => void printed.push(text), error: (text: string) => void printed.push(text) };
  for (const { runId } of [first, second, third]) expect(await replay(server.app, runId ?? '', print)).toBe(0);
  expect((await fsck(server.app)).faults).toBe(0);
}, 240_000);

it('tells what a template would find on pages that were read before it was thought of', async () => {
  const values = {
    ticket: 'HE-204417',
    amount: '$12,500.00',
    member: 'Mary Ann Okafor',
    rate: '7.250%',
    due: 'March 1, 2027',
  };
  // The last loans are asked for, and the clock stands still: without this there would be no last one.
  server.clock.advance(1);
  const ref = await send(await drawForm(values));
  await reviewAfter(ref, null);
  const asks = {
    title: 'A ticket names its rate',
    severity: 'warning',
    field: 'interest_rate',
    comparison: 'present',
    docType: null,
  };
  expect((await call('POST', '/v1/rules/custom', asks)).status).toBe(200);
  const template = {
    docType: 'advance_ticket',
    title: 'MEMBER ADVANCE TICKET',
    rules: [{ field: 'interest_rate', type: 'label', pattern: 'Yearly charge' }],
  };
  const { status, body } = await call<BacktestResult>('POST', '/v1/rules/backtest', { template, loans: 1 });
  expect([status, body.skipped]).toEqual([200, []]);
  expect(body.loans[0]?.externalRef).toBe(ref);
  expect(body.loans[0]?.disappear.map(({ ruleId }) => ruleId)).toContain('CUSTOM-A-TICKET-NAMES-ITS-RATE');
  // Nothing of it was kept.
  const fields = await call<{ items: { fieldName: string }[] }>('GET', `/v1/loans/${ref}/fields`);
  expect(fields.body.items.map(({ fieldName }) => fieldName)).not.toContain('interest_rate');
}, 240_000);
