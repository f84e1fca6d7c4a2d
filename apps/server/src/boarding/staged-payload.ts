import type { JsonObject } from '@countersign/engine/evidence/canonical-json';
import { openConcealer } from '../evidence/index.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import type { BoardingRow } from './boarding.queries.ts';
import { openPreview } from './boarding-content.ts';

/** The full preview for evidence, every value of it concealed (open parts, Evidence). */
export async function stagedPayload(tx: Tx, app: App, record: BoardingRow): Promise<JsonObject> {
  const conceal = await openConcealer(tx, app, record.loan_id);
  return {
    ...whatWasStaged(record),
    preview: openPreview(app.keyring, record).map(
      ({ coreField, canonical, transform, value, source, otherSources }) => ({
        coreField,
        canonical,
        transform,
        value: value === null ? null : conceal(value),
        source: source === null ? null : { ...source },
        ...(otherSources === undefined ? {} : { otherSources: otherSources.map((other) => ({ ...other })) }),
      }),
    ),
  };
}

export function whatWasStaged(record: BoardingRow) {
  return {
    fieldMapId: record.field_map_id,
    fieldMapVersion: record.field_map_version,
    runId: record.run_id,
    digest: record.digest,
    requiredApprovalRole: record.required_role,
    stagedBy: record.staged_by,
  };
}
