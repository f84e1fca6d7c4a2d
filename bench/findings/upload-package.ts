import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunDetail } from '@countersign/contract/reconciliation';
import type { ReviewView } from '@countersign/contract/review';
import { fieldCatalogue } from '@countersign/engine/fields/field-catalogue';
import type { Finding } from '@countersign/engine/reconciliation/finding';
import { reconcile } from '@countersign/engine/reconciliation/reconcile';
import { shippedRules } from '@countersign/engine/reconciliation/shipped-rules';
import { shippedPolicy } from '../../apps/server/src/cli/review/package-of.ts';
import { operations } from '../../apps/server/src/http/operations/index.ts';
import { createHttpServer } from '../../apps/server/src/http/server.ts';
import { createProfile } from '../../apps/server/src/intake/index.ts';
import { jobs } from '../../apps/server/src/jobs.ts';
import { requireLoan } from '../../apps/server/src/loans/index.ts';
import { systemActor } from '../../apps/server/src/platform/actor.ts';
import type { App } from '../../apps/server/src/platform/app.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/index.ts';
import { gatherPackage } from '../../apps/server/src/reconciliation/index.ts';
import { form } from '../../apps/server/test/intake/form.ts';
import { openSender } from '../../apps/server/test/intake/open-sender.ts';
import { openSoakApp } from '../../apps/server/test/soak/open-soak-app.ts';
import { brokenPdf } from '../../tools/packages/defects/draw-package.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import { openPageReader } from '../split/read-pages.ts';
import type { Spoken } from './score-findings.ts';

export interface Uploads {
  /** Sends the package as a person would and waits for its review. */
  ask(planned: PlannedPackage, pdf: Uint8Array): Promise<Spoken>;
  close(): Promise<void>;
}

const POLL_MS = 250;
/** Recognition on a busy machine takes minutes a package. */
const MOST_MS = 3_600_000;

/** Several values stand in the record under these keys. */
const LISTS = [
  'borrower_name',
  'borrower_tin',
  'borrower_entity_type',
  'guarantor_name',
  'guaranty_type',
  'guaranty_limit',
  'conditions',
];
const PROFILE = 'canonical names';

/** The service in this process: a database, the HTTP interface and a worker. What was recognized once is not again. */
export async function openUploads(): Promise<Uploads> {
  const soak = await openSoakApp();
  const reader = await openPageReader();
  const app: App = {
    ...soak.app,
    reader: {
      ...soak.app.reader,
      version: () => soak.app.reader.version(),
      drawPage: (bytes, request) => soak.app.reader.drawPage(bytes, request),
      async readFile(bytes, { onPage, isDone }) {
        const pages = await reader.read(bytes);
        for (const page of pages) if (isDone?.(page.pageNo) !== true) await onPage(page);
        return { pageCount: pages.length };
      },
    },
  };
  const token = await openSender(soak, ['specialist', 'admin']);
  const http = createHttpServer(app, { operations, web: { register: () => {} } });
  await http.listen();
  const { port } = http.fastify.server.address() as AddressInfo;
  const worker = await startWorker(app, { jobs, crons: [], connectionString: soak.url });
  await addProfile(app);
  const call = async <Body>(path: string, request: RequestInit = {}): Promise<Body> => {
    // Drawing keeps this process busy for longer than a kept connection waits.
    const headers = { ...request.headers, authorization: `Bearer ${token}`, connection: 'close' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...request, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  };
  const keepPayees = async (payees: PlannedPackage['payees']): Promise<void> => {
    const { items } = await call<{ items: readonly { id: string }[] }>('/v1/payees');
    for (const { id } of items) await call(`/v1/payees/${id}`, { method: 'DELETE' });
    for (const payee of payees) {
      const body = JSON.stringify({ ...payee, bankName: 'A bank', verifiedBy: 'Vera Verifier', note: 'By telephone.' });
      const headers = { 'content-type': 'application/json' };
      await call(`/v1/payees/${randomUUID()}`, { method: 'PUT', headers, body });
    }
  };
  let sent = 0;
  return {
    async ask(planned, pdf) {
      sent += 1;
      const ref = `F-${sent}`;
      await keepPayees(planned.payees);
      const { headers, body } = packageForm(planned, pdf, ref);
      await call('/v1/packages', { method: 'POST', headers, body: new Uint8Array(body) });
      const view = await untilReviewed(() => call<ReviewView>(`/v1/loans/${ref}/review`), planned.name);
      const run = await call<RunDetail>(`/v1/loans/${ref}/runs/${view.runId}`);
      return {
        findings: view.findings.map(({ finding }) => finding as Pick<Finding, 'ruleId' | 'severity' | 'detail'>),
        notEvaluated: run.notEvaluated,
        evaluated: await evaluatedRules(app, ref),
      };
    },
    async close() {
      await worker.stop();
      await http.close();
      await reader.close();
      await soak.close();
    },
  };
}

/** Every key that a record of the benchmark may have; none is required. */
async function addProfile(app: App): Promise<void> {
  const fields = fieldCatalogue.map(({ name }) => ({
    canonical: name,
    path: LISTS.includes(name) ? `$.${name}[*]` : `$.${name}`,
  }));
  const mapping = { format: 'json', fields };
  const act = { actor: systemActor('bench'), requestId: null };
  await createProfile(app, act, { name: PROFILE, sourceFormat: 'json', mapping });
}

function packageForm(planned: PlannedPackage, pdf: Uint8Array, externalRef: string) {
  const { borrowerName, expectedPrincipal } = planned.intake;
  const fields = {
    externalRef,
    borrowerName,
    ...(expectedPrincipal === null ? {} : { expectedPrincipal }),
    ...(planned.record === null ? {} : { larProfile: PROFILE }),
  };
  return form(fields, [
    { part: 'files', filename: 'package.pdf', content: pdf },
    ...(planned.brokenFile ? [{ part: 'files', filename: 'broken.pdf', content: brokenPdf() }] : []),
    ...(planned.record === null
      ? []
      : [{ part: 'lar', filename: 'approval.json', content: Buffer.from(JSON.stringify(planned.record)) }]),
  ]);
}

async function untilReviewed(look: () => Promise<ReviewView>, name: string): Promise<ReviewView> {
  const deadline = performance.now() + MOST_MS;
  while (performance.now() < deadline) {
    const view = await look();
    if (view.loan.state === 'review' && view.runId !== null) return view;
    if (view.loan.state === 'processing_failed') throw new Error(`${name} could not be processed.`);
    await wait(POLL_MS);
  }
  throw new Error(`${name} was not reviewed in time.`);
}

/** The interface tells what could not be evaluated; which rules had nothing to say is asked of the same package again. */
async function evaluatedRules(app: App, ref: string): Promise<readonly string[]> {
  const given = await gatherPackage(app, app.db, await requireLoan(app.db, ref), shippedPolicy.minConfidence);
  return given === null ? [] : reconcile(given, shippedRules, shippedPolicy).evaluated;
}
