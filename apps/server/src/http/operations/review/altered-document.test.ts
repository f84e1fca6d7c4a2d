import type { ReviewView } from '@countersign/contract/review';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDocument } from '../../../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../../../tools/packages/working/index.ts';
import { someRef } from '../../../../test/intake/form.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fsck } from '../../../fsck/index.ts';
import { jobs } from '../../../jobs.ts';
import { startWorker, type Worker } from '../../../platform/jobs/index.ts';

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

/** What R-428 says once a package of this one file is in review. */
async function signsFound(pdf: Uint8Array) {
  const externalRef = someRef();
  const documents = [{ name: 'payoff.pdf', content: Buffer.from(pdf).toString('base64') }];
  const body = { externalRef, borrowerName: 'Mary Ann Okafor', documents };
  const as = { token: admin.accessToken };
  expect((await server.request('POST', '/v1/packages', { ...as, body })).status).toBe(201);
  return vi.waitFor(async () => {
    const view = await server.request<ReviewView>('GET', `/v1/loans/${externalRef}/review`, as);
    expect(view.body.loan.state).toBe('review');
    return view.body.findings.flatMap(({ finding }) => (finding.ruleId === 'R-428' ? [finding] : []));
  }, WAIT);
}

async function payoffLetter() {
  const layout = workingLayouts.find(({ id }) => id === 'h-payoff-with-wire');
  if (layout === undefined) throw new Error('The layout is gone.');
  const { pdf, truth } = await makeDocument(layout, 7);
  const [document] = truth.documents;
  const amount = document?.values.find(({ field }) => field === 'payoff_amount');
  const [place] = amount?.places ?? [];
  const page = document?.pages[(place?.pageNo ?? 1) - 1];
  if (amount === undefined || place === undefined || page === undefined) throw new Error('It prints no amount.');
  return { pdf, printed: amount.printed, place, page };
}

/** As somebody would who wants another amount: a white box over the old one, and the new one on it. */
async function altered({ pdf, printed, place, page }: Awaited<ReturnType<typeof payoffLetter>>): Promise<Uint8Array> {
  const doc = await PDFDocument.load(pdf);
  const [x, w] = [place.box.x * page.width, place.box.w * page.width];
  const [y, h] = [page.height * (1 - place.box.y - place.box.h), place.box.h * page.height];
  const paper = doc.getPage(place.pageNo - 1);
  paper.drawRectangle({ x: x - 1, y: y - 1, width: w + 2, height: h + 1, color: rgb(1, 1, 1) });
  const font = await doc.embedFont(StandardFonts.Helvetica);
  const size = w / font.widthOfTextAtSize(printed, 1);
  paper.drawText(printed.replace(/\d/, '9'), { x, y: y + h * 0.22, size, font });
  return doc.save();
}

it('finds an amount that was changed on a payoff letter, from its upload to the page where it stands', async () => {
  const letter = await payoffLetter();
  const [found, ...others] = await signsFound(await altered(letter));
  expect([found?.severity, others]).toEqual(['exception', []]);
  const [source] = found?.detail.sources ?? [];
  expect(source).toMatchObject({ source: 'payoff_statement', pageNo: letter.place.pageNo });
  const middle = (box: { y: number; h: number }) => box.y + box.h / 2;
  expect(Math.abs(middle(source?.bbox ?? { y: 0, h: 0 }) - middle(letter.place.box))).toBeLessThan(0.02);
  expect((await fsck(server.app)).faults).toBe(0);
}, 240_000);

it('says nothing of the letter as it was sent', async () => {
  expect(await signsFound((await payoffLetter()).pdf)).toEqual([]);
}, 240_000);
