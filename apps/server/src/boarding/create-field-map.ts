import type { CoreFieldMap, CoreFieldMapRequest } from '@countersign/contract/boarding';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { newId } from '../platform/ids.ts';
import { deactivateFieldMap, findActiveFieldMap, findLatestMapVersion, insertFieldMap } from './field-map.queries.ts';
import { fieldMapRecords } from './field-map.record.ts';
import { requireAdapter, requireFieldMap, toFieldMap, toMapping } from './field-map.ts';

/**
 * Specification, operation 14: a new immutable version, which is the active one from now on. The number is read without
 * a lock on purpose: of two versions made at the same moment one gets 409 (part 9), because its author has not seen the
 * other.
 */
export async function createFieldMap(app: App, act: Act, request: CoreFieldMapRequest): Promise<CoreFieldMap> {
  const adapter = requireAdapter(app.cores, request.providerId, 'providerId');
  const map = requireFieldMap(request.mapping, adapter);
  const { providerId } = adapter;
  const by = act.actor.type === 'user' ? act.actor.id : null;
  return app.db.transaction(async (tx) => {
    const { version: latest } = await tx.one(findLatestMapVersion, [providerId]);
    const active = await tx.maybe(findActiveFieldMap, [providerId]);
    const replaced = active === undefined ? [] : [active.id];
    await requireRecords(tx, app, fieldMapRecords, replaced);
    await tx.run(deactivateFieldMap, [providerId]);
    const now = app.clock.now();
    const row = await tx.one(insertFieldMap, [newId(now), providerId, (latest ?? 0) + 1, JSON.stringify(map), by, now]);
    const { fields, tables, ignore, layout } = toMapping(map);
    const entries = fields.map(({ canonical, core, transform = 'none', join }) => ({
      canonical,
      core,
      transform,
      ...(join === undefined ? {} : { join }),
    }));
    const more = {
      ...(tables === undefined ? {} : { tables }),
      ...(ignore === undefined ? {} : { ignore }),
      ...(layout === undefined ? {} : { layout }),
    };
    const payload = { fieldMapId: row.id, providerId, version: row.version, fields: entries, ...more };
    const records = await recordsOf(tx, app, fieldMapRecords, [...replaced, row.id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'field_map.created', act, payload, records });
    return toFieldMap(row);
  });
}
