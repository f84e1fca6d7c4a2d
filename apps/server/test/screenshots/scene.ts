import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoardingRecord } from '@countersign/contract/boarding';
import type { Document } from '@countersign/contract/documents';
import type { Session } from '@countersign/contract/identity';
import type { ReviewView } from '@countersign/contract/review';
import type { Wire } from '@countersign/contract/wires';
import pg from 'pg';
import { findRunningPostgres } from '../../src/platform/embedded-postgres/index.ts';
import { givenApproved, givenBank, givenSilentCore } from '../browser/given-approved.ts';
import { givenColleague } from '../browser/given-colleague.ts';
import { givenPackages } from '../browser/given-packages.ts';
import { givenReview } from '../browser/given-review.ts';
import type { Person, Rig } from '../browser/rig.ts';
import { givenConfiguration, type Made } from './given-configuration.ts';

/** What the pictures show: a bank with people, and loans that stand at different places. */
export interface Scene {
  readonly maker: Person;
  readonly checker: Person;
  readonly review: ReviewView;
  readonly refs: {
    readonly review: string;
    readonly approved: string;
    readonly staged: string;
    readonly unknown: string;
    readonly wire: string;
    readonly due: string;
  };
  readonly documentId: string;
  readonly fileId: string;
  /** One of each thing that an administrator sets up. */
  readonly made: Made;
}

export async function setScene(rig: Rig, watchDir: string, log: (line: string) => void): Promise<Scene> {
  const token = await rig.adminToken();
  await givenBank(rig);
  const made = await givenConfiguration(rig, token);
  const maker = await givenColleague(rig, 'Mia Maker', ['manager']);
  const checker = await givenColleague(rig, 'Carl Checker', ['manager']);
  const as = async (person: Person) =>
    (await rig.call<Session>('POST', '/v1/auth/login', { body: { email: person.email, password: person.password } }))
      .accessToken;
  log('packages');
  await givenPackages(rig, ['L-2026-0101', 'L-2026-0102', 'L-2026-0103', 'L-2026-0104']);
  const review = await givenReview(rig, 'L-2026-0417');
  const refs = {
    review: 'L-2026-0417',
    approved: 'L-2026-0395',
    staged: 'L-2026-0388',
    unknown: 'L-2026-0381',
    wire: 'L-2026-0376',
    due: 'L-2026-0352',
  };
  for (const ref of [refs.approved, refs.staged, refs.unknown, refs.wire]) {
    log(`loan ${ref}`);
    await givenApproved(rig, ref);
  }
  log('loan with a deed, which has to come back recorded');
  await givenApproved(rig, refs.due, {}, 'R-101 the deed secures another principal');
  log('boarding');
  const makerToken = await as(maker);
  const checkerToken = await as(checker);
  const move = (ref: string, step: string, person: string, body: unknown = {}) =>
    rig.call<BoardingRecord>('POST', `/v1/loans/${ref}/boarding/${step}`, { token: person, body });
  for (const ref of [refs.staged, refs.unknown]) await stage(rig, ref, makerToken);
  await move(refs.unknown, 'approve', checkerToken);
  const silent = await givenSilentCore(rig);
  await move(refs.unknown, 'commit', checkerToken).catch((error: unknown) => log(String(error)));
  await silent.stayUnknown();
  log('wire');
  await rig
    .call<Wire>('POST', `/v1/loans/${refs.wire}/wire`, { token: makerToken, body: { amount: '700000.00' } })
    .catch((error: unknown) => {
      log(String(error));
    });
  await givenPayees(rig, token, refs.wire);
  await writeFile(join(watchDir, 'meeting notes of Tuesday.txt'), 'Not a document of a loan.\n');
  await writeFile(join(watchDir, 'holiday plan.xlsx'), 'Not a package.\n');
  log('figures');
  await givenFigures(rig.dataDir);
  const documents = await rig.call<{ items: Document[] }>('GET', `/v1/loans/${refs.review}/documents`, { token });
  const [document] = documents.items.filter(({ docType }) => docType !== null);
  return { maker, checker, review, refs, documentId: document?.id ?? '', fileId: document?.fileId ?? '', made };
}

async function stage(rig: Rig, ref: string, token: string): Promise<void> {
  const answer = await fetch(`${rig.service.address}/v1/loans/${ref}/boarding/stage`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `picture of ${ref}` },
  });
  if (!answer.ok) throw new Error(`Staging ${ref} answered ${answer.status}: ${await answer.text()}`);
}

/** One that fits the wire's beneficiary and names another account, so that the warning is seen. */
async function givenPayees(rig: Rig, token: string, ref: string): Promise<void> {
  const wire = await rig.call<Wire | undefined>('GET', `/v1/loans/${ref}/wire`, { token });
  const name = wire?.fields.find((field) => field.name === 'beneficiary_name')?.value ?? 'Ridge Title & Escrow, Inc.';
  const payees = [
    { name, aba: '021000021', account: '000999888777', bankName: 'JPMorgan Chase Bank' },
    { name: 'Harbor Closing Services LLC', aba: '026009593', account: '004411223344', bankName: 'Bank of America' },
  ];
  for (const [index, payee] of payees.entries()) {
    const id = `018f0000-0000-7000-8000-00000000000${index + 1}`;
    const body = { ...payee, verifiedBy: 'Vera Verifier', note: 'Called at the number of our file of 2024.' };
    await rig.call('PUT', `/v1/payees/${id}`, { token, body });
  }
}

/** Figures of the last weeks, so that the charts have something to show; those of today are real. */
async function givenFigures(dataDir: string): Promise<void> {
  const running = await findRunningPostgres(dataDir);
  if (running === null) throw new Error('The database of the service is not running.');
  const client = new pg.Client({ connectionString: running.url });
  await client.connect();
  try {
    const rows = Array.from({ length: 29 }, (_, index) => index + 1).flatMap((back) => {
      const day = new Date(Date.now() - back * 86_400_000);
      const quiet = [0, 6].includes(day.getUTCDay()) ? 0.15 : 1;
      const wave = (base: number, shift: number) =>
        Math.round(base * quiet * (1 + 0.35 * Math.sin(back * 1.3 + shift)));
      const iso = day.toISOString().slice(0, 10);
      const [received, approved, boarded] = [wave(34, 0), wave(29, 1), wave(26, 2)];
      return [
        [iso, 'entered', 'received', received, 0],
        [iso, 'entered', 'approved', approved, 0],
        [iso, 'entered', 'rejected', wave(2, 3), 0],
        [iso, 'entered', 'boarded', boarded, 0],
        [iso, 'approved', 'straight', Math.round(approved * 0.62), 0],
        [iso, 'approved', 'touched', approved - Math.round(approved * 0.62), 0],
        [iso, 'left', 'processing:27', received, received * 118],
        [iso, 'left', 'processing:33', Math.round(received / 6), (received / 6) * 330],
        [iso, 'left', 'review:53', received, received * 10_700],
        [iso, 'left', 'review:64', Math.round(received / 5), (received / 5) * 71_000],
        [iso, 'left', 'approved:48', approved, approved * 4_500],
        [iso, 'left', 'boarding_staged:45', boarded, boarded * 2_700],
        [iso, 'reason', 'approved_exception', wave(7, 1), 0],
        [iso, 'reason', 'immaterial_difference', wave(5, 2), 0],
        [iso, 'reason', 'corrected_document_received', wave(3, 0), 0],
        [iso, 'reason', 'timing_difference', wave(2, 4), 0],
        ...(['R-101', 'R-203', 'R-301', 'R-411', 'R-502', 'R-601'] as const).flatMap((rule, at) => [
          [iso, 'raised', rule, wave(14 - 2 * at, at), 0],
          [iso, 'overridden', rule, wave(3 + ((at * 2) % 5), at), 0],
          [iso, 'accepted', rule, wave(2, at), 0],
        ]),
      ];
    });
    await client.query(
      `insert into statistic_day (day, measure, label, amount, seconds)
       select * from unnest($1::date[], $2::text[], $3::text[], $4::int8[], $5::float8[]) on conflict do nothing`,
      [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])),
    );
  } finally {
    await client.end();
  }
}
