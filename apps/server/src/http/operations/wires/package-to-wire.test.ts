import type { LoanField } from '@countersign/contract/extraction';
import type { Loan } from '@countersign/contract/loans';
import type { ReviewView } from '@countersign/contract/review';
import type { Wire } from '@countersign/contract/wires';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makePackage } from '../../../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../../../tools/packages/working/index.ts';
import { someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import { jobs } from '../../../jobs.ts';
import { startWorker, type Worker } from '../../../platform/jobs/index.ts';
import { readPain001 } from '../../../wires/formats/testing/read-message.ts';

const WAIT = { timeout: 120_000, interval: 100 };

let server: TestServer;
let worker: Worker;
let maker: SignedUp;
let checker: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  worker = await startWorker(server.app, { jobs, crons: [], connectionString: server.database.url });
  maker = await server.signUp(['admin']);
  checker = await server.signUp(['manager']);
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

function call<Body>(person: SignedUp, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) {
  return server.request<Body>(method, path, { token: person.accessToken, ...(body === undefined ? {} : { body }) });
}

it('leads a package from its upload over a decision to a wire that names the page of every value', async () => {
  const layouts = workingLayouts.filter(({ id }) => ['note-header-boxes', 'wire-lender-letter'].includes(id));
  const { pdf, truth } = await makePackage({ layouts, seed: 11, documents: 2, clutter: false });
  const ref = someRef();
  const documents = [{ name: 'package.pdf', content: Buffer.from(pdf).toString('base64') }];
  const sent = await call(maker, 'POST', '/v1/packages', {
    externalRef: ref,
    borrowerName: 'Mary Ann Okafor',
    documents,
  });
  expect(sent.status).toBe(201);
  const review = await vi.waitFor(async () => {
    const { body } = await call<ReviewView>(maker, 'GET', `/v1/loans/${ref}/review`);
    expect(body.loan.state).toBe('review');
    return body;
  }, WAIT);
  const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
  for (const { finding } of review.findings) {
    if (finding.blocksApproval) await call(maker, 'POST', `/v1/findings/${finding.id}/override`, override);
  }
  const approved = await call<Loan>(maker, 'POST', `/v1/loans/${ref}/approve`, { note: 'Looked at by a person.' });
  expect([approved.status, approved.body.state]).toEqual([200, 'approved']);
  await call(maker, 'PUT', '/v1/setup/institution', { name: 'First Example Bank', abaRouting: '011000015' });

  const said = new Map(
    truth.documents
      .filter(({ docType }) => docType === 'wire_instructions')
      .flatMap(({ values }) => values)
      .map(({ field, value }) => [field, value]),
  );
  const given = [{ name: 'originator_account', value: '8800112233' }];
  const staged = await call<Wire>(maker, 'POST', `/v1/loans/${ref}/wire`, { fields: given });
  expect(staged.status, staged.text).toBe(201);
  const { items } = (await call<{ items: LoanField[] }>(maker, 'GET', `/v1/loans/${ref}/fields?limit=200`)).body;
  const read = (field: string) => items.find(({ fieldName }) => fieldName === field);
  expect([staged.body.amount, staged.body.amountSource]).toEqual([
    said.get('wire_amount'),
    { source: 'wire_instructions', documentId: read('wire_amount')?.documentId, pageNo: read('wire_amount')?.pageNo },
  ]);
  for (const [name, field] of [
    ['beneficiary_name', 'wire_beneficiary_name'],
    ['beneficiary_account', 'wire_beneficiary_account'],
    ['beneficiary_bank_aba', 'wire_beneficiary_aba'],
  ] as const) {
    const found = staged.body.fields.find((one) => one.name === name);
    expect(found).toMatchObject({
      source: 'wire_instructions',
      documentId: read(field)?.documentId,
      pageNo: read(field)?.pageNo,
      value: read(field)?.normalizedValue,
    });
    expect(found?.value.replaceAll(/[\s-]/g, '')).toBe(String(said.get(field)).replaceAll(/[\s-]/g, ''));
  }

  const callback = { person: 'Rita Ridge', phoneSource: 'our own file', note: 'She read the account back.' };
  expect((await call(checker, 'POST', `/v1/loans/${ref}/wire/callback`, callback)).status).toBe(201);
  const { digest, warnings } = staged.body;
  const acknowledge = warnings.flatMap((warning) => warning.acknowledgeAs ?? []);
  expect(acknowledge).toEqual(['entered_unstated:originator_account']);
  const approval = await call(checker, 'POST', `/v1/loans/${ref}/wire/approve`, { digest, acknowledge });
  expect(approval.status).toBe(200);
  const file = await call(checker, 'POST', `/v1/loans/${ref}/wire/export`, { target: 'pain001' });
  expect(file.status).toBe(200);
  const paid = readPain001(file.text);
  expect([paid.amount, paid.fields.beneficiary_account]).toEqual([
    staged.body.amount,
    staged.body.fields.find(({ name }) => name === 'beneficiary_account')?.value,
  ]);
  expect((await fsck(server.app)).faults).toBe(0);
}, 240_000);
