import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { readEntryStrictly } from '@countersign/engine/evidence/read-entry-strictly';
import { systemActor } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { appendEvidence } from './append-evidence.ts';
import { authenticate, openAuthenticity } from './authenticity.ts';
import { INSTALL_CHAIN } from './chain-id.ts';
import { listAttestedEntries } from './check.queries.ts';
import { findSeals } from './record.queries.ts';
import type { ControlledRecord } from './records.ts';

/** The kinds that an entry of this kind says were adopted to the last row; none where adopting went on after it. */
export function kindsAdopted({ complete, kinds }: JsonObject): readonly string[] {
  if (complete !== true || !Array.isArray(kinds)) return [];
  return kinds.filter((kind) => typeof kind === 'string');
}

/** Kinds of rows that were sealed as they stood, once; of these no row may be without a seal any more. */
export async function readAdoptedKinds(app: Pick<App, 'keyring'>, runner: Runner): Promise<ReadonlySet<string>> {
  const adopted = new Set<string>();
  const own = await openAuthenticity(app, runner);
  for (const entry of await runner.many(listAttestedEntries, [INSTALL_CHAIN, ['records.adopted']])) {
    const read = readEntryStrictly(entry.sealed);
    if (!read.ok || authenticate(own, entry) === null) continue;
    for (const kind of kindsAdopted(read.body.payload)) adopted.add(kind);
  }
  return adopted;
}

/** Those of the records that have no seal yet, good or bad. */
export async function findSealless(
  runner: Runner,
  records: readonly ControlledRecord[],
): Promise<readonly ControlledRecord[]> {
  if (records.length === 0) return [];
  const rows = await runner.many(findSeals, [records.map(({ kind }) => kind), records.map(({ id }) => id)]);
  const sealed = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return records.filter(({ kind, id }) => !sealed.has(`${kind} ${id}`));
}

/** Says in the install's chain what was sealed: rows of the install by their facts, in the end how many there were. */
export async function recordAdoption(
  app: Pick<App, 'db' | 'keyring' | 'clock'>,
  payload: JsonObject,
  records: readonly ControlledRecord[] = [],
): Promise<void> {
  const act = { actor: systemActor('start'), requestId: null };
  await app.db.transaction((tx) =>
    appendEvidence(tx, app, { loanId: null, kind: 'records.adopted', act, payload, records }),
  );
}
