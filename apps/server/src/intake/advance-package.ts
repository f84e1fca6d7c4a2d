import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { listPackageState } from '../documents/index.ts';
import { lockAndRead, startProcessing, tellProgress } from '../loans/index.ts';
import { type Act, systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { defineJob } from '../platform/jobs/index.ts';
import { emit } from '../platform/outbox/index.ts';
import { findFingerprint, saveFingerprint } from './package.queries.ts';
import { findCurrentRecord } from './record.queries.ts';

const act: Act = { actor: systemActor('worker'), requestId: null };

/**
 * Looks where a package stands, after anything of it changed: a worker has taken it, and when the last of its documents
 * is read or refused it is handed to the next stage, once for each state of it. Doing it once more does no harm.
 */
export const advancePackageJob = defineJob({
  name: 'advance-package',
  schema: Type.Object({ loanId: Type.String({ format: 'uuid' }) }, { additionalProperties: false }),
  maxAttempts: 25,
  run: async (app, { loanId }, ctx) => {
    await ctx.finish((tx) => advance(tx, app, loanId));
  },
});

async function advance(tx: Tx, app: App, loanId: string): Promise<void> {
  const found = await lockAndRead(tx, loanId);
  const loan = found.state === 'received' ? await startProcessing(tx, app, act, found) : found;
  if (loan.state !== 'processing') return;
  const documents = await tx.many(listPackageState, [loan.id, loan.package_version, false]);
  if (documents.some(({ status }) => status === 'stored' || status === 'reading')) return;

  const record = await tx.maybe(findCurrentRecord, [loan.id]);
  const state = JSON.stringify([loan.package_version, record?.id ?? null, documents]);
  const fingerprint = createHash('sha256').update(state).digest('hex');
  const told = await tx.maybe(findFingerprint, [loan.id]);
  if (told?.fingerprint === fingerprint) {
    // Nothing of it changed, and yet it is in processing again: somebody took back a change, or corrected a value.
    await emit(tx, app, { type: 'package.unchanged', payload: { loanId: loan.id } });
    return;
  }
  await tx.run(saveFingerprint, [loan.id, fingerprint, app.clock.now()]);
  const packageVersion = loan.package_version;
  await emit(tx, app, { type: 'package.read', payload: { loanId: loan.id, packageVersion } });
  await tellProgress(tx, app, loan.id, 'package.read', { packageVersion, files: documents.length });
}
