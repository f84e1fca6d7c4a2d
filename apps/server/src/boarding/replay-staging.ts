import { setTimeout as wait } from 'node:timers/promises';
import type { BoardingRecord } from '@countersign/contract/boarding';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type BoardingRow, findBoarding } from './boarding.queries.ts';
import { toBoardingRecord } from './boarding.ts';
import { openError } from './boarding-content.ts';

/** Soon enough that nobody notices, seldom enough that fifty who wait ask the database little. */
const LOOK_EVERY_MS = 100;

/**
 * Another request with the same key is calling the core just now: its outcome is the answer to this one too. One that
 * has not ended in its time was left by a process that died; then the record is answered as it stands.
 */
export async function waitForStaging(app: App, found: BoardingRow): Promise<BoardingRow> {
  // Real time and not the clock of the service: what is limited is how long somebody waits.
  const deadline = performance.now() + (found.call_ends_at.getTime() - found.call_started_at.getTime());
  let record = found;
  while (record.state === 'staging' && performance.now() < deadline) {
    await wait(LOOK_EVERY_MS);
    record = await app.db.one(findBoarding, [found.id]);
  }
  return record;
}

/**
 * The answer to a staging, at the first request and at every replay: a refusal is the same 422 again; a record that
 * failed after its outcome was unknown is answered as it is (open parts, Stage, replay of a refusal).
 */
export function answerStaged(app: App, record: BoardingRow): BoardingRecord {
  if (record.state !== 'failed' || record.phase !== 'stage' || record.was_unknown) return toBoardingRecord(app, record);
  const { detail, faults } = openError(app.keyring, record);
  throw new DomainError({
    code: 'staging_refused',
    detail: `${detail} Nothing was staged; stage again with a new Idempotency-Key.`,
    errors: faults.map(({ coreField, message }) => ({
      field: coreField,
      pointer: '',
      code: 'refused_by_core',
      message,
      coreField,
      canonical: '',
    })),
  });
}
