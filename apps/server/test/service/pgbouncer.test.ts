import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReviewView } from '@countersign/contract/review';
import pg from 'pg';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { makePackage } from '../../../../tools/packages/core/make-package.ts';
import { workingLayouts } from '../../../../tools/packages/working/index.ts';
import { describeWithPgBouncer } from '../describe-with-pgbouncer.ts';
import { form } from '../intake/form.ts';
import { type PgBouncer, startPgBouncer } from '../pgbouncer.ts';
import { type RunningService, runCommand, startService } from './run-service.ts';

const WAIT = { timeout: 240_000, interval: 200 };
const admin = { email: 'ada@bank.example', displayName: 'Ada', password: 'a long enough password' };

describeWithPgBouncer('a service whose API reaches its database through PgBouncer in transaction mode', () => {
  const name = `bounced_${process.pid}`;
  const directUrl = () => inject('adminUrl').replace(/@([^/]*)\/[^?]*/, `@$1/${name}`);
  let pooler: PgBouncer | undefined;
  let service: RunningService | undefined;
  let folder: string | undefined;

  afterAll(async () => {
    await service?.stop();
    await pooler?.stop();
    await asAdmin(`drop database if exists ${name} with (force)`);
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  });

  it('takes a package, compares it and lets its findings be overridden, and its evidence is whole', async () => {
    folder = await mkdtemp(join(tmpdir(), 'cs-bounced-'));
    await asAdmin(`create database ${name}`);
    // Two connections for the whole API: whoever counted on keeping one would notice.
    pooler = await startPgBouncer(directUrl(), 2);
    const environment = {
      DATA_DIR: folder,
      DATABASE_URL: pooler.through(directUrl()),
      DATABASE_DIRECT_URL: directUrl(),
    };
    service = await startService(environment);
    const { address } = service;
    const call = async <Body>(method: string, path: string, body?: unknown, token = ''): Promise<Body> => {
      const headers = {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const answer = await fetch(`${address}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(answer.status, `${method} ${path}`).toBeLessThan(300);
      return answer.json() as Promise<Body>;
    };
    await call('POST', '/v1/setup/admin', admin);
    const { email, password } = admin;
    const { accessToken } = await call<{ accessToken: string }>('POST', '/v1/auth/login', { email, password });

    const layouts = workingLayouts.filter(({ docType }) => docType === 'promissory_note');
    const { pdf } = await makePackage({ layouts, seed: 4, documents: 1, clutter: false });
    const sent = form({ externalRef: 'B-1', borrowerName: 'Mary Ann Okafor', expectedPrincipal: '1.00' }, [
      { part: 'files', filename: 'note.pdf', content: pdf },
    ]);
    const taken = await fetch(`${address}/v1/packages`, {
      method: 'POST',
      headers: { ...sent.headers, authorization: `Bearer ${accessToken}` },
      body: new Uint8Array(sent.body),
    });
    expect(taken.status).toBe(201);
    const view = () => call<ReviewView>('GET', '/v1/loans/B-1/review', undefined, accessToken);
    const compared = await vi.waitFor(async () => {
      const seen = await view();
      expect(seen.loan.state).toBe('review');
      return seen;
    }, WAIT);
    const blocking = compared.findings.filter(({ finding }) => finding.blocksApproval);
    expect(blocking.length).toBeGreaterThan(0);
    const override = { reasonCode: 'other', note: 'The lender has confirmed it in writing.' };
    // All at once, and reads beside them: their statements are mixed on the two connections.
    await Promise.all([
      ...blocking.map(({ finding }) => call('POST', `/v1/findings/${finding.id}/override`, override, accessToken)),
      ...Array.from({ length: 20 }, () => call('GET', '/v1/loans', undefined, accessToken)),
    ]);
    expect((await view()).loan.hasExceptions).toBe(false);
    const ended = await runCommand(['fsck'], environment);
    expect(ended.code, ended.output).toBe(0);
  });
});

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
