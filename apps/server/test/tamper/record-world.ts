import type { SavedTemplate } from '@countersign/contract/extraction';
import type { Finding } from '@countersign/contract/review';
import type { Wire } from '@countersign/contract/wires';
import { TOTP } from 'otpauth';
import type pg from 'pg';
import { simulatorStarter } from '../../src/boarding/adapters/simulator/starter.ts';
import { sealSplitting } from '../../src/documents/index.ts';
import { markSigns, storePage } from '../../src/documents/page.queries.ts';
import { integrateAndSign } from '../../src/evidence/index.ts';
import { adoptOldRecords } from '../../src/fsck/index.ts';
import type { Act } from '../../src/platform/actor.ts';
import type { App } from '../../src/platform/app.ts';
import { query, t } from '../../src/platform/db.ts';
import { createWebhook } from '../../src/webhooks/index.ts';
import { boardable } from '../boardable-papers.ts';
import { askForRun, bringTo, disagreeing, givenReview } from '../given-review.ts';
import { bringWireTo, type Crew, wirePapers } from '../given-wire.ts';
import type { SignUp } from '../sign-up.ts';
import type { Request, SignedUp } from '../test-server.ts';
import { trackDueItems } from '../track-due-items.ts';
import { changedTables } from './record-tamperings.ts';
import { CHANGED_TWICE } from './tampered-tables.ts';

/** What a service must offer for a world to be built on it; rules and a field map are there already. */
export interface RecordServer {
  readonly app: App;
  readonly database: { readonly pool: pg.Pool };
  readonly request: Request;
  readonly signUp: SignUp;
  readonly admin: SignedUp;
  readonly crew: Crew;
}

/** An install in which every table that a control reads has rows, each of them written by the program. */
export interface RecordWorld extends RecordServer {
  /** Runs statements with triggers and foreign keys off, as an owner of the database could switch them off. */
  change(work: (client: pg.PoolClient) => Promise<void>): Promise<void>;
  restore(table: string): Promise<void>;
}

type Send = <Body = unknown>(person: SignedUp, method: string, url: string, body?: object) => Promise<Body>;

export async function buildRecordWorld(server: RecordServer): Promise<RecordWorld> {
  const send: Send = async <Body>(person: SignedUp, method: string, url: string, body?: object) => {
    const answer = await server.request<Body>(method as 'POST', url, {
      token: person.accessToken,
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status >= 300) throw new Error(`${method} ${url} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  await adoptOldRecords(server.app);
  await fillInstall(server, send);
  await reviewLoans(server, send);
  await moveMoney(server, send);
  await fileTrailing(server, send);
  await enrollSomebody(server, send);
  await changeTogether(server, send);
  await integrateAndSign(server.app);
  return open(server);
}

async function fillInstall({ app, admin, database }: RecordServer, send: Send): Promise<void> {
  // What a backup would hold: a setting as it was before its last change, with the seal of then.
  await send(admin, 'PUT', `/v1/settings/${CHANGED_TWICE}`, { value: 3 });
  await database.pool.query(`create table then_setting as select * from setting where key = '${CHANGED_TWICE}'`);
  await database.pool.query(
    `create table then_record_seal as select * from record_seal where kind = 'setting' and id = '${CHANGED_TWICE}'`,
  );
  await send(admin, 'PUT', '/v1/settings/wire.callback_required', { value: true });
  await send(admin, 'PUT', `/v1/settings/${CHANGED_TWICE}`, { value: 30 });
  await send(admin, 'PUT', '/v1/settings/mail.smtp_url', { value: 'smtp://mail.bank.example:25' });
  const tiers = ['100000', '1000000', null].map((upTo, index) => ({ upTo, role: index === 2 ? 'admin' : 'manager' }));
  await send(admin, 'PUT', '/v1/settings/boarding.approval_tiers', { value: tiers });
  await send(admin, 'PUT', '/v1/setup/institution', {
    name: 'First Bank',
    abaRouting: '021000021',
    city: 'Des Moines',
  });
  await send(admin, 'PUT', '/v1/rules/R-101/enabled', { enabled: false });
  await send(admin, 'POST', '/v1/api-keys', { name: 'origination', scopes: ['intake:write', 'status:read'] });
  for (const rate of ['rate', 'note_rate']) {
    const fields = [
      { canonical: 'loan_number', path: '$.number', required: true },
      { canonical: 'interest_rate', path: `$.${rate}` },
    ];
    await send(admin, 'POST', '/v1/lar-profiles', {
      name: 'records',
      sourceFormat: 'json',
      mapping: { format: 'json', fields },
    });
  }
  await send(admin, 'POST', '/v1/core-field-maps', { providerId: 'simulator', mapping: simulatorStarter });
  await send<SavedTemplate>(admin, 'POST', '/v1/extraction-templates', {
    docType: 'advance_ticket',
    title: 'MEMBER ADVANCE TICKET',
    rules: [{ field: 'interest_rate', type: 'label', pattern: 'Yearly charge' }],
  });
  const payee = '01999999-0000-7000-8000-0000000000aa';
  const details = {
    name: 'Ridge Title',
    account: '000123456789',
    bankName: 'Chase',
    verifiedBy: 'Cal',
    note: 'called',
  };
  await send(admin, 'PUT', `/v1/payees/${payee}`, { ...details, aba: '021000021' });
  await send(admin, 'PUT', `/v1/payees/${payee}`, { ...details, aba: '021000021', note: 'called again' });
  const line = (aba: string, name: string) =>
    `${aba}${name.slice(0, 18).padEnd(18)}${name.padEnd(36)}NY${'NEW YORK'.padEnd(25)}Y Y20260101`;
  const content = [line('021000021', 'JPMORGAN CHASE BANK'), line('026009593', 'BANK OF AMERICA')].join('\n');
  await send(admin, 'PUT', '/v1/aba-directory', { content });
  const trusting = { ...app, egress: { ...app.egress, check: async () => null } };
  await createWebhook(trusting, actOf(admin), { url: 'https://hooks.bank.example/in', events: ['loan.approved'] });
}

/** One loan with everything that people do in a review, and a second run that carries their decisions over. */
async function reviewLoans({ app, crew }: RecordServer, send: Send): Promise<void> {
  const { maker, checker } = crew;
  const { ref, loanId, documents } = await givenReview(app, disagreeing);
  await send(maker, 'POST', `/v1/loans/${ref}/lar`, {
    sourceFormat: 'json',
    content: '{"number":"4711","rate":"6.5"}',
  });
  await askForRun(app, loanId);
  await send(maker, 'PATCH', `/v1/loans/${ref}`, { assigneeId: maker.user.id });
  const view = await send<{ findings: { finding: Finding }[] }>(checker, 'GET', `/v1/loans/${ref}/review`);
  const [first, second, third] = view.findings.map(({ finding }) => finding.id);
  await send(maker, 'POST', `/v1/findings/${first}/comment`, { note: 'Looked at it.' });
  await send(maker, 'POST', `/v1/findings/${first}/accept`, { note: 'Seen.' });
  const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
  await send(checker, 'POST', `/v1/findings/${second}/override`, override);
  await send(maker, 'POST', `/v1/findings/${third}/accept`, { note: 'Fine.' });
  await send(maker, 'POST', `/v1/loans/${ref}/corrections`, {
    documentId: documents.promissory_note,
    fieldName: 'loan_number',
    value: '4711',
    pageNo: 1,
    bbox: { x: 0.1, y: 0.1, w: 0.2, h: 0.02 },
    note: 'It stands at the top.',
  });
  await askForRun(app, loanId);

  const approved = await givenReview(app, {
    ...disagreeing,
    credit_approval: { principal_amount: '250000.00', conditions: 'Evidence of hazard insurance' },
  });
  const path = `/v1/loans/${approved.ref}/conditions`;
  const [condition] = (await send<{ items: { id: string }[] }>(maker, 'GET', path)).items;
  await send(maker, 'POST', `${path}/${condition?.id}/satisfy`, { documentId: approved.documents.promissory_note });
  await askForRun(app, approved.loanId);
  await send(checker, 'POST', `${path}/${condition?.id}/reopen`, { note: 'The note says nothing of insurance.' });
  await askForRun(app, approved.loanId);
  await send(checker, 'POST', `${path}/${condition?.id}/waive`, { note: 'Paid by the association.' });
  await askForRun(app, approved.loanId);

  // The page says otherwise: the exception that this correction clears waits for somebody else.
  const cleared = await givenReview(app, disagreeing);
  await send(maker, 'POST', `/v1/loans/${cleared.ref}/corrections`, {
    documentId: cleared.documents.deed_of_trust,
    fieldName: 'principal_amount',
    value: '250000.00',
    pageNo: 1,
    bbox: { x: 0.1, y: 0.05, w: 0.3, h: 0.02 },
    note: 'A misprint.',
  });
  await askForRun(app, cleared.loanId);
}

async function moveMoney({ app, request, crew }: RecordServer, send: Send): Promise<void> {
  const { maker, checker } = crew;
  const approver = actOf(checker);
  for (const steps of [[], ['approve'], ['approve', 'commit']]) {
    const { ref, loanId } = await givenReview(app, boardable);
    await bringTo(app, loanId, 'approved', approver);
    await send(maker, 'POST', `/v1/loans/${ref}/boarding/stage`);
    for (const step of steps) await send(checker, 'POST', `/v1/loans/${ref}/boarding/${step}`, {});
  }
  const screening = { date: '2026-01-15', reference: 'SCR-1', clearedBy: 'Cleo Clear' };
  for (const state of ['staged', 'approved', 'exported', 'cancelled', 'returned'] as const) {
    const { ref, loanId } = await givenReview(app, wirePapers);
    await bringTo(app, loanId, 'approved', approver);
    await bringWireTo({ request }, crew, ref, state);
    if (state !== 'staged' && state !== 'approved') continue;
    const wire = await send<Wire>(checker, 'GET', `/v1/loans/${ref}/wire`);
    await send(checker, 'POST', `/v1/loans/${ref}/wires/${wire.id}/screening`, screening);
  }
}

/** An approved loan with an item that is due, one that somebody settled, and a page that looks changed. */
async function fileTrailing({ app, crew }: RecordServer, send: Send): Promise<void> {
  const { ref, loanId, documents } = await givenReview(app, {
    promissory_note: { note_date: '2026-01-01', maturity_date: '2031-01-01', principal_amount: '250000.00' },
    deed_of_trust: { principal_amount: '250000.00' },
    loan_agreement: { covenant: 'Annual financial statements within 120 days' },
  });
  await bringTo(app, loanId, 'approved', actOf(crew.checker));
  await trackDueItems(app, loanId);
  const { items } = await send<{ items: { id: string; kind: string }[] }>(
    crew.maker,
    'GET',
    `/v1/loans/${ref}/due-items`,
  );
  const covenant = items.find(({ kind }) => kind === 'covenant');
  await send(crew.maker, 'POST', `/v1/loans/${ref}/due-items/${covenant?.id}/settle`, { note: 'They came by mail.' });
  const { file_id: fileId } = await app.db.one(findFileOfPart, [documents.deed_of_trust ?? '']);
  await app.db.transaction(async (tx) => {
    await tx.run(storePage, [fileId, 1, 612, 792, 0, 'text', 0, '1', null, null, Buffer.alloc(0), app.clock.now()]);
    await tx.run(markSigns, [fileId, 1, 2]);
    await sealSplitting(tx, app, fileId);
  });
}

const findFileOfPart = query(
  'test.find-file-of-part',
  'select document_id as file_id from document_part where id = $1',
  { file_id: t.uuid },
  [t.uuid],
);

async function enrollSomebody({ app, signUp }: RecordServer, send: Send): Promise<void> {
  const person = await signUp(['specialist']);
  const { secret } = await send<{ secret: string }>(person, 'POST', '/v1/auth/totp', { password: person.password });
  const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  await send(person, 'POST', '/v1/auth/totp/confirm', { code });
}

/** Changes that take two administrators: one that both wanted, one that the second refused, one that waits. */
async function changeTogether({ signUp, admin }: RecordServer, send: Send): Promise<void> {
  const other = await signUp(['admin'], { displayName: 'Otto Other' });
  const propose = async (key: string, value: unknown) =>
    (await send<{ change: { id: string } }>(admin, 'PUT', `/v1/settings/${key}`, { value })).change.id;
  const wanted = await propose('wire.daily_limit', '90000000');
  await send(other, 'POST', `/v1/admin/changes/${wanted}/confirm`, {});
  const refused = await propose('wire.payee_daily_limit', '80000000');
  await send(other, 'POST', `/v1/admin/changes/${refused}/reject`, { note: 'Too much.' });
  await propose('wire.ofac_required', true);
}

function actOf({ user }: SignedUp): Act {
  const actor = { type: 'user', id: user.id, name: user.displayName, roles: user.roles, sessionId: 'none' } as const;
  return { actor, requestId: null };
}

async function open(server: RecordServer): Promise<RecordWorld> {
  const { pool } = server.database;
  for (const table of changedTables) await pool.query(`create table kept_${table} as select * from ${table}`);
  const change: RecordWorld['change'] = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('set session_replication_role = replica');
      await work(client);
    } finally {
      await client.query('set session_replication_role = origin');
      client.release();
    }
  };
  return {
    ...server,
    change,
    restore: (table) =>
      change(async (client) => {
        const { rows } = await client.query<{ names: string }>(
          `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
           where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
          [table],
        );
        const names = rows[0]?.names;
        await client.query(
          `begin; delete from ${table};
           insert into ${table} (${names}) overriding system value select ${names} from kept_${table}; commit`,
        );
      }),
  };
}
