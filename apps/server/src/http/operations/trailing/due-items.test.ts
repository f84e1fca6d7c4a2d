import { randomUUID } from 'node:crypto';
import type { EvidenceEntry } from '@countersign/contract/evidence';
import type { ListedLoan } from '@countersign/contract/loans';
import type { DueItem, LoanDueItems } from '@countersign/contract/trailing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForRun, bringTo, givenReview, readFile } from '../../../../test/given-review.ts';
import { queuedMails } from '../../../../test/queued-mails.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { trackDueItems } from '../../../../test/track-due-items.ts';
import { fsck } from '../../../fsck/index.ts';
import { remindOfDueItems } from '../../../trailing/index.ts';

let server: TestServer;
let manager: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.signUp(['manager'], { displayName: 'Max Manager', email: 'max@bank.example' });
});
afterAll(() => server.close());

const day = (days: number) => new Date(server.app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const papers = () => ({
  promissory_note: { note_date: day(-60), maturity_date: day(1800), principal_amount: '250000.00' },
  deed_of_trust: { principal_amount: '250000.00' },
  loan_agreement: { covenant: 'Annual financial statements within 120 days' },
});

const track = (loanId: string) => trackDueItems(server.app, loanId);

async function given(state: 'approved' | 'boarded' | 'sealed' = 'approved') {
  const { ref, loanId } = await givenReview(server.app, papers());
  await bringTo(server.app, loanId, state === 'sealed' ? 'boarded' : state);
  await track(loanId);
  if (state === 'sealed') await bringTo(server.app, loanId, 'sealed');
  return { ref, loanId };
}

function get<Body>(path: string, token = manager.accessToken) {
  return server.request<Body>('GET', `/v1/${path}`, { token });
}

async function itemsOf(ref: string): Promise<LoanDueItems> {
  return (await get<LoanDueItems>(`loans/${ref}/due-items`)).body;
}

async function itemOf(ref: string, kind: string): Promise<DueItem> {
  const item = (await itemsOf(ref)).items.find((one) => one.kind === kind && one.status !== 'settled');
  if (item === undefined) throw new Error(`No ${kind} is due.`);
  return item;
}

function settle(ref: string, id: string, body: unknown = { note: 'Came by mail.' }, token = manager.accessToken) {
  return server.request<DueItem & { code: string }>('POST', `/v1/loans/${ref}/due-items/${id}/settle`, { token, body });
}

async function evidenceOf(ref: string): Promise<readonly EvidenceEntry[]> {
  return (await get<{ items: EvidenceEntry[] }>(`loans/${ref}/evidence?limit=200`)).body.items;
}

/** Adds a document, as an upload does, and says that it was read as this. */
async function arrives(ref: string, loanId: string, docType: string, values: Readonly<Record<string, string>>) {
  const pdf = Buffer.from(`%PDF-1.7\n% ${randomUUID()}\n%%EOF\n`).toString('base64');
  const body = { documents: [{ name: `${docType}.pdf`, content: pdf }] };
  const answer = await server.request<{ documents: { id: string }[]; loan: { state: string } }>(
    'POST',
    `/v1/loans/${ref}/documents`,
    { token: manager.accessToken, body },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const fileId = answer.body.documents[0]?.id ?? '';
  const id = await readFile(server.app, fileId, docType, values);
  await server.database.pool.query('update outbox_event set relayed_at = now() where relayed_at is null');
  await track(loanId);
  return { id, state: answer.body.loan.state };
}

describe('what is due of an approved loan', () => {
  it('is listed with its loan and over all loans, late items as overdue', async () => {
    const { ref } = await given();
    const { items, documents, findings, takesDocuments } = await itemsOf(ref);
    expect(items.map(({ kind, status }) => [kind, status])).toEqual([
      ['recorded_instrument', expect.any(String)],
      ['covenant', 'open'],
    ]);
    expect([documents, findings, takesDocuments]).toEqual([[], [], true]);
    const all = await get<{ items: DueItem[] }>('due-items?limit=200');
    expect(all.body.items.filter(({ externalRef }) => externalRef === ref)).toEqual(items);
    const late = await get<{ items: DueItem[] }>('due-items?overdue=true');
    expect(late.body.items.every(({ status }) => status === 'overdue')).toBe(true);
    const soon = await get<{ items: DueItem[] }>('due-items?withinDays=0');
    expect(soon.body.items.some(({ kind }) => kind === 'covenant')).toBe(false);
  });

  it('is told in the list of loans by its next day, while it is open', async () => {
    const { ref } = await given();
    const { ref: inReview } = await givenReview(server.app, papers());
    const nextDueDate = async (of: string) =>
      (await get<{ items: ListedLoan[] }>(`loans?q=${of}`)).body.items.map((loan) => loan.nextDueDate);
    const { items } = await itemsOf(ref);
    const [first, second] = items.map(({ dueDate }) => dueDate).sort();
    expect(await nextDueDate(ref)).toEqual([first]);
    await settle(ref, items.find(({ dueDate }) => dueDate === first)?.id ?? '');
    expect(await nextDueDate(ref)).toEqual([second]);
    expect(await nextDueDate(inReview)).toEqual([null]);
  });

  it('is stored without its words', async () => {
    const { loanId } = await given();
    const { rows } = await server.database.pool.query(
      `select string_agg(encode(content, 'escape'), '') as text from due_item where loan_id = $1`,
      [loanId],
    );
    expect(rows[0].text).not.toContain('financial');
  });

  it('is settled by the document that comes, which changes nothing of what was approved', async () => {
    const { ref, loanId } = await given('boarded');
    const item = await itemOf(ref, 'recorded_instrument');
    const runs = (await get<{ items: unknown[] }>(`loans/${ref}/runs`)).body.items.length;
    const { id, state } = await arrives(ref, loanId, 'recorded_instrument', { principal_amount: '255000.00' });
    expect(state).toBe('boarded');
    const { items, documents } = await itemsOf(ref);
    expect(items.find((one) => one.id === item.id)).toMatchObject({
      status: 'settled',
      settled: { by: null, documentId: id },
    });
    expect(documents.map((one) => one.id)).toEqual([id]);
    expect((await get<{ items: unknown[] }>(`loans/${ref}/runs`)).body.items).toHaveLength(runs);
    const entries = await evidenceOf(ref);
    expect(entries.find(({ kind, payload }) => kind === 'document.added' && payload.trailing === true)).toBeDefined();
    expect(entries.at(-1)).toMatchObject({ kind: 'loan.item_settled', payload: { itemId: item.id, documentId: id } });
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('is due again once the document that settled it is withdrawn, and what was approved stays as it was', async () => {
    const { ref, loanId } = await given('boarded');
    const item = await itemOf(ref, 'recorded_instrument');
    const { id } = await arrives(ref, loanId, 'recorded_instrument', {});
    const withdraw = (documentId: string) =>
      server.request<{ code: string }>('POST', `/v1/documents/${documentId}/withdraw`, {
        token: manager.accessToken,
        body: { note: 'It belongs to another loan.' },
      });
    expect((await withdraw(id)).status).toBe(202);
    await track(loanId);
    const { items, documents } = await itemsOf(ref);
    expect(items.find((one) => one.id === item.id)).toMatchObject({ status: item.status, settled: null });
    expect(documents).toEqual([]);
    expect((await get<{ state: string }>(`loans/${ref}`)).body.state).toBe('boarded');
    const told = (await evidenceOf(ref)).slice(-2).map(({ kind, payload }) => [kind, payload]);
    expect(told).toEqual([
      [
        'document.withdrawn',
        expect.objectContaining({ documentId: id, trailing: true, note: 'It belongs to another loan.' }),
      ],
      ['loan.item_reopened', expect.objectContaining({ itemId: item.id, documentId: id })],
    ]);
    const again = await withdraw(id);
    expect([again.status, again.body.code]).toEqual([409, 'document_not_current']);
    expect((await fsck(server.app)).faults).toBe(0);
  });

  it('takes nothing out of what was approved', async () => {
    const { ref } = await given();
    const { body } = await get<{ items: { id: string }[] }>(`loans/${ref}/documents`);
    const answer = await server.request<{ code: string }>('POST', `/v1/documents/${body.items[0]?.id}/withdraw`, {
      token: manager.accessToken,
      body: { note: 'It belongs to another loan.' },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'loan_state_conflict']);
  });

  it('tells what the rules find in what came', async () => {
    const { ref, loanId } = await given();
    await arrives(ref, loanId, 'deed_of_trust', { principal_amount: '90000.00' });
    const { findings } = await itemsOf(ref);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('R-101');
    expect(findings.find(({ ruleId }) => ruleId === 'R-101')?.detail.message).toContain('$90,000.00');
  });

  it('a loan that is reopened is reviewed with what came', async () => {
    const { ref, loanId } = await given();
    const { id } = await arrives(ref, loanId, 'deed_of_trust', { principal_amount: '90000.00' });
    const body = { note: 'The deed that came differs.' };
    const answer = await server.request('POST', `/v1/loans/${ref}/reopen`, { token: manager.accessToken, body });
    expect(answer.status).toBe(200);
    await server.database.pool.query('update outbox_event set relayed_at = now() where relayed_at is null');
    await askForRun(server.app, loanId);
    const review = await get<{
      findings: { finding: { ruleId: string; detail: { sources: { documentId: string }[] } } }[];
    }>(`loans/${ref}/review`);
    const found = review.body.findings.find(({ finding }) => finding.ruleId === 'R-101');
    expect(found?.finding.detail.sources.map(({ documentId }) => documentId)).toContain(id);
    expect((await evidenceOf(ref)).map(({ kind }) => kind)).toContain('loan.trailing_taken_up');
    expect((await itemsOf(ref)).documents).toEqual([]);
    expect((await fsck(server.app)).faults).toBe(0);
  });
});

describe('GET /v1/due-items and GET /v1/loans/{ref}/due-items', () => {
  it('answer 401 without a token, and 404 for an unknown loan', async () => {
    expect((await server.request('GET', '/v1/due-items')).status).toBe(401);
    expect((await get('loans/unknown/due-items')).status).toBe(404);
  });

  it('answer 400 to a cursor of another list', async () => {
    const { body } = await get<{ nextCursor: string | null }>('staff?limit=1');
    const forged = body.nextCursor ?? Buffer.from('["staff","x"]').toString('base64url');
    expect((await get<{ code: string }>(`due-items?cursor=${forged}`)).body.code).toBe('cursor_invalid');
  });

  it('go on where a page ended', async () => {
    await given();
    const first = await get<{ items: DueItem[]; nextCursor: string }>('due-items?limit=1');
    const second = await get<{ items: DueItem[] }>(`due-items?limit=1&cursor=${first.body.nextCursor}`);
    expect(second.body.items[0]?.id).not.toBe(first.body.items[0]?.id);
    expect((second.body.items[0]?.dueDate ?? '') >= (first.body.items[0]?.dueDate ?? '')).toBe(true);
  });
});

describe('POST /v1/loans/{ref}/due-items/{id}/settle', () => {
  it('settles an item with the reason, in evidence', async () => {
    const { ref } = await given();
    const { id } = await itemOf(ref, 'recorded_instrument');
    const answer = await settle(ref, id);
    expect(answer.body).toMatchObject({ status: 'settled', settled: { by: 'Max Manager', note: 'Came by mail.' } });
    expect((await evidenceOf(ref)).at(-1)).toMatchObject({
      kind: 'loan.item_settled',
      actor: { id: manager.user.id },
      payload: { itemId: id, note: 'Came by mail.' },
    });
  });

  it('is taken once of several people who settle an item at once', async () => {
    const { ref } = await given();
    const { id } = await itemOf(ref, 'covenant');
    const answers = await Promise.all([1, 2, 3].map((n) => settle(ref, id, { note: `Person ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await itemsOf(ref)).items.filter(({ kind }) => kind === 'covenant')).toHaveLength(2);
  });

  it('asks for what a covenant wants again a year later', async () => {
    const { ref } = await given();
    const first = await itemOf(ref, 'covenant');
    await settle(ref, first.id);
    const next = await itemOf(ref, 'covenant');
    expect([next.what, next.dueDate.slice(0, 4)]).toEqual([first.what, String(Number(first.dueDate.slice(0, 4)) + 1)]);
  });

  it('leaves the evidence of a sealed loan sealed: the act stands in that of the installation', async () => {
    const { ref, loanId } = await given('sealed');
    const before = (await evidenceOf(ref)).length;
    const { id } = await itemOf(ref, 'recorded_instrument');
    expect((await settle(ref, id)).status).toBe(200);
    expect(await evidenceOf(ref)).toHaveLength(before);
    const admin = await server.signUp(['admin']);
    const { body } = await get<{ items: EvidenceEntry[] }>('evidence/admin?limit=200', admin.accessToken);
    expect(body.items.find(({ kind, payload }) => kind === 'due_item.settled' && payload.itemId === id)).toMatchObject({
      payload: { ofLoan: loanId, externalRef: ref, note: 'Came by mail.' },
    });
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
    const added = await server.request('POST', `/v1/loans/${ref}/documents`, {
      token: manager.accessToken,
      body: { documents: [{ name: 'late.pdf', content: pdf }] },
    });
    expect(added.status).toBe(409);
  });

  it('answers 401, 403 to a key, 400 without a reason, 404 for an item of another loan and 409 when it is settled', async () => {
    const { ref } = await given();
    const other = await given();
    const { id } = await itemOf(ref, 'recorded_instrument');
    const url = `/v1/loans/${ref}/due-items/${id}/settle`;
    expect((await server.request('POST', url, { body: { note: 'x' } })).status).toBe(401);
    const { accessToken } = await server.issueKey(['status:read', 'intake:write']);
    expect((await settle(ref, id, { note: 'x' }, accessToken)).status).toBe(403);
    expect((await settle(ref, id, {})).status).toBe(400);
    expect((await settle(other.ref, id)).body.code).toBe('due_item_not_found');
    expect((await settle('unknown', id)).body.code).toBe('loan_not_found');
    expect((await settle(ref, id)).status).toBe(200);
    expect((await settle(ref, id)).body.code).toBe('due_item_settled');
  });
});

describe('reminders', () => {
  it('tell whoever has the loan once ahead of the day and once when it has passed, and every webhook', async () => {
    const { ref, loanId } = await given();
    const sue = await server.signUp(['specialist'], { email: 'sue@bank.example', displayName: 'Sue Specialist' });
    await server.database.pool.query('update loan set assignee_id = $2 where id = $1', [loanId, sue.user.id]);
    const { pool } = server.database;
    await pool.query('update due_item set reminded_at = now(), overdue_told_at = now()');
    const told = async () =>
      (await queuedMails(server.app, server.database)).filter(
        ({ to, text }) => to === 'sue@bank.example' && text.includes(ref),
      );
    const events = async () =>
      (
        await pool.query(
          `select count(*)::int as n from outbox_event where type = 'loan.item_due' and payload->>'loanId' = $1`,
          [loanId],
        )
      ).rows[0].n;
    await pool.query(
      `update due_item set due_date = $2, reminded_at = null, overdue_told_at = null where loan_id = $1 and kind = 'recorded_instrument'`,
      [loanId, day(14)],
    );
    await remindOfDueItems(server.app);
    await remindOfDueItems(server.app);
    expect([(await told()).length, await events()]).toEqual([1, 1]);
    await pool.query(`update due_item set due_date = $2 where loan_id = $1 and kind = 'recorded_instrument'`, [
      loanId,
      day(-1),
    ]);
    await remindOfDueItems(server.app);
    await remindOfDueItems(server.app);
    const mails = await told();
    expect([mails.length, await events()]).toEqual([2, 2]);
    expect(mails.at(-1)?.text).toContain('The recorded deed of trust was due on');
    expect(mails.at(-1)?.text).not.toMatch(/Lindström|250[,.]?000/);
  });

  it('tell nothing of what is further away or settled', async () => {
    const { ref, loanId } = await given();
    await server.database.pool.query(
      `update due_item set due_date = $2, reminded_at = null where loan_id = $1 and kind = 'recorded_instrument'`,
      [loanId, day(15)],
    );
    const before = (await queuedMails(server.app, server.database)).length;
    await remindOfDueItems(server.app);
    expect((await queuedMails(server.app, server.database)).slice(before).some(({ text }) => text.includes(ref))).toBe(
      false,
    );
  });
});
