import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queuedMails } from '../../test/queued-mails.ts';
import { signUpOn } from '../../test/sign-up.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { appendEvidence, splitNotes } from '../evidence/index.ts';
import { type FsckFault, fsck } from '../fsck/index.ts';
import { systemActor } from '../platform/actor.ts';
import { changeSetting } from '../settings/index.ts';
import { listCheckpointTargets, publishCheckpoint } from './index.ts';

/** The place outside: remembers what it was sent, and can be told to fail. */
let received: { readonly type: string; readonly body: string }[];
let answerWith: number;
let server: Server;
let test: TestApp;
beforeEach(async () => {
  received = [];
  answerWith = 204;
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (answerWith < 300)
      received.push({ type: request.headers['content-type'] ?? '', body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(answerWith).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test = await createTestApp({ EGRESS_ALLOW: `127.0.0.1:${(server.address() as AddressInfo).port},8.8.8.8` });
});
afterEach(async () => {
  await test.close();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
});

const act = { actor: systemActor('test'), requestId: null };

async function recordSomething(): Promise<void> {
  await test.app.db.transaction((tx) =>
    appendEvidence(tx, test.app, { loanId: randomUUID(), kind: 'finding.commented', act, payload: {} }),
  );
}

const set = (key: string, value: unknown) => changeSetting(test.app, act, key, value);
const useWebhook = () =>
  set('evidence.checkpoint_webhook', `http://127.0.0.1:${(server.address() as AddressInfo).port}/checkpoints`);
const file = () => join(test.dataDir, 'checkpoints.txt');

async function newestNote(): Promise<string> {
  return (await test.database.pool.query('select note from evidence_checkpoint order by size desc limit 1')).rows[0]
    .note;
}

describe('publishing a checkpoint', () => {
  it('signs and pushes nowhere until the bank has named a place', async () => {
    await recordSomething();
    expect(await publishCheckpoint(test.app)).toMatchObject({ head: { size: 1 }, targets: [] });
  });

  it('posts the newest signed note once, and again only when there is a newer one', async () => {
    await useWebhook();
    expect((await publishCheckpoint(test.app)).targets).toEqual(['webhook']);
    expect(received).toEqual([{ type: 'text/plain; charset=utf-8', body: await newestNote() }]);
    await publishCheckpoint(test.app);
    expect(received).toHaveLength(1);
    await recordSomething();
    await publishCheckpoint(test.app);
    expect(received).toHaveLength(2);
  });

  it('tries a place that failed again, and lets the others have theirs meanwhile', async () => {
    await useWebhook();
    await set('evidence.checkpoint_file', file());
    answerWith = 503;
    await expect(publishCheckpoint(test.app)).rejects.toThrow(/did not reach 1 places/);
    expect(await readFile(file(), 'utf8')).toContain(await newestNote());
    answerWith = 200;
    expect((await publishCheckpoint(test.app)).targets).toEqual(['webhook']);
    expect(received).toHaveLength(1);
  });

  it('adds every checkpoint to the file, the ones from before it was named too', async () => {
    for (let time = 0; time < 3; time += 1) {
      await recordSomething();
      await publishCheckpoint(test.app);
    }
    await set('evidence.checkpoint_file', file());
    await publishCheckpoint(test.app);
    const { rows } = await test.database.pool.query('select note from evidence_checkpoint order by size');
    expect(splitNotes(await readFile(file(), 'utf8'))).toEqual(rows.map(({ note }) => note));
    await recordSomething();
    await publishCheckpoint(test.app);
    expect(splitNotes(await readFile(file(), 'utf8'))).toHaveLength(rows.length + 1);
    await rename(file(), `${file()}.old`);
    await recordSomething();
    await publishCheckpoint(test.app);
    expect(splitNotes(await readFile(file(), 'utf8'))).toHaveLength(rows.length + 2);
  });

  it('writes into no file that is not its own, and into nothing that is no file', async () => {
    await writeFile(file(), 'root:x:0:0\n');
    await set('evidence.checkpoint_file', file());
    await expect(publishCheckpoint(test.app)).rejects.toThrow();
    expect(await readFile(file(), 'utf8')).toBe('root:x:0:0\n');
    await mkdir(join(test.dataDir, 'folder'));
    await set('evidence.checkpoint_file', join(test.dataDir, 'folder'));
    await expect(publishCheckpoint(test.app)).rejects.toThrow();
  });

  it('goes by mail to the active administrators where nothing is chosen and there is a mail server', async () => {
    const signUp = signUpOn(test.app);
    const [first, second] = [await signUp(['admin']), await signUp(['admin', 'manager'])];
    const left = await signUp(['admin']);
    await test.database.pool.query('update staff set is_active = false where id = $1', [left.user.id]);
    await signUp(['manager']);
    expect(await listCheckpointTargets(test.app)).toEqual({ isOutside: false, targets: [] });
    expect((await publishCheckpoint(test.app)).targets).toEqual([]);

    await set('mail.smtp_url', 'smtps://8.8.8.8');
    expect(await listCheckpointTargets(test.app)).toEqual({
      isOutside: true,
      targets: [{ target: 'mail', isDefault: true, size: null, publishedAt: null }],
    });
    expect((await publishCheckpoint(test.app)).targets).toEqual(['mail']);
    const mails = await queuedMails(test.app, test.database);
    expect(mails.map(({ to }) => to).sort()).toEqual([first.user.email, second.user.email].sort());
    expect(mails[0]?.text).toContain(await newestNote());
  });

  it('goes to no administrator once the bank has chosen a place', async () => {
    await signUpOn(test.app)(['admin']);
    await set('mail.smtp_url', 'smtps://8.8.8.8');
    await useWebhook();
    expect((await publishCheckpoint(test.app)).targets).toEqual(['webhook']);
    expect(await queuedMails(test.app, test.database)).toEqual([]);
    const { isOutside, targets } = await listCheckpointTargets(test.app);
    expect([isOutside, targets]).toMatchObject([
      true,
      [{ target: 'webhook', isDefault: false, size: expect.any(Number) }],
    ]);
  });

  it('is not outside while mail is only written into the data folder', async () => {
    await set('evidence.checkpoint_mail', 'auditor@bank.example');
    expect(await listCheckpointTargets(test.app)).toMatchObject({
      isOutside: false,
      targets: [{ target: 'mail', isDefault: false }],
    });
  });

  it('sends one mail a day with the note in it', async () => {
    await set('evidence.checkpoint_mail', 'audit@bank.example');
    await publishCheckpoint(test.app);
    await recordSomething();
    test.clock.advance(3_600);
    await publishCheckpoint(test.app);
    expect(await queuedMails(test.app, test.database)).toHaveLength(1);
    test.clock.advance(24 * 3_600);
    await publishCheckpoint(test.app);
    const mails = await queuedMails(test.app, test.database);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ to }) => to)).toEqual(['audit@bank.example', 'audit@bank.example']);
    expect(mails.at(-1)?.text).toContain(await newestNote());
  });
});

describe('checkpoints that were kept outside', () => {
  it('show that history was rewritten even by somebody who owns the database and made us sign it', async () => {
    await set('evidence.checkpoint_file', file());
    await publishCheckpoint(test.app);
    await recordSomething();
    await publishCheckpoint(test.app);

    // The owner takes the last entry and every trace of it away, and the program goes on signing from there.
    const client = await test.database.pool.connect();
    await client.query('set session_replication_role = replica');
    await client.query('delete from evidence_checkpoint where size = (select max(size) from evidence_checkpoint)');
    await client.query(
      'delete from evidence_entry e using evidence_leaf l where (e.chain_id, e.seq) = (l.chain_id, l.seq) and l.leaf_index = (select max(leaf_index) from evidence_leaf)',
    );
    await client.query(
      'delete from evidence_chain where not exists (select from evidence_entry e where e.chain_id = evidence_chain.chain_id)',
    );
    await client.query('delete from evidence_leaf where leaf_index = (select max(leaf_index) from evidence_leaf)');
    await client.query(
      'delete from evidence_node where (index + 1) * (1 << level) > (select count(*) from evidence_leaf)',
    );
    await client.query('set session_replication_role = origin');
    client.release();
    await recordSomething();
    await test.app.db.transaction((tx) =>
      appendEvidence(tx, test.app, { loanId: null, kind: 'rule.changed', act, payload: {} }),
    );
    const kept = splitNotes(await readFile(file(), 'utf8'));
    await set('evidence.checkpoint_file', null);
    await publishCheckpoint(test.app);

    const told: FsckFault[] = [];
    const isLoanFault = ({ reason }: FsckFault) => reason === 'loan-missing';
    await fsck(test.app, { onFault: (fault) => told.push(fault) });
    expect(told.filter((fault) => !isLoanFault(fault))).toEqual([]);
    await fsck(test.app, { kept, onFault: (fault) => told.push(fault) });
    expect(told.filter((fault) => !isLoanFault(fault))).toEqual([expect.objectContaining({ reason: 'bad-root' })]);
  });

  it('that nobody of us signed are told as such', async () => {
    await recordSomething();
    const { head } = await publishCheckpoint(test.app);
    const forged = (head?.note ?? '').replace(/\n1\n/, '\n2\n');
    const told: FsckFault[] = [];
    await fsck(test.app, { kept: [forged], onFault: (fault) => told.push(fault) });
    expect(told).toContainEqual(
      expect.objectContaining({ reason: 'bad-checkpoint', detail: expect.stringMatching(/kept outside/) }),
    );
  });
});
