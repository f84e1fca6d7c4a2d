import type { QuarantineEntry } from '@countersign/contract/intake';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { type EntryRow, findEntry } from './quarantine.queries.ts';

export function toEntry(row: EntryRow): QuarantineEntry {
  return {
    id: row.id,
    origin: row.origin,
    name: row.name,
    externalRef: row.external_ref,
    reasonCode: row.reason_code,
    reason: row.reason,
    size: row.size,
    retries: row.retries,
    status: row.status,
    quarantinedAt: row.quarantined_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    settledBy: row.settled_by,
    note: row.note,
  };
}

/** What evidence says of a file that leaves the quarantine. */
export function evidenceOf({
  id,
  name,
  sha256,
  size,
  reason_code: reasonCode,
  reason,
  origin,
  external_ref,
}: EntryRow) {
  return { entryId: id, name, sha256, size, reasonCode, reason, source: origin, externalRef: external_ref };
}

/** An entry that nobody has settled yet. */
export async function requireOpenEntry(runner: Runner, id: string): Promise<EntryRow> {
  const row = await runner.maybe(findEntry, [id]);
  if (row === undefined) {
    throw new DomainError({ code: 'quarantine_not_found', detail: `There is no quarantine entry ${id}.` });
  }
  if (row.status !== 'open') throw settledAlready(row.status);
  return row;
}

export function settledAlready(status: string): DomainError {
  return new DomainError({ code: 'quarantine_settled', detail: `The file was ${status} already.` });
}
