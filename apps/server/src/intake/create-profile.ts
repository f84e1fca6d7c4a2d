import type { LarProfile } from '@countersign/contract/intake';
import type { Mapping } from '@countersign/engine/lar/mapping';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { changeSettingIn, readSettings } from '../settings/index.ts';
import { checkProfile } from './check-profile.ts';
import { deactivateProfile, findActiveProfile, findLatestVersion, insertProfile } from './profile.queries.ts';
import { profileRecords } from './profile.record.ts';
import { toProfile, toSent } from './profile.ts';

export interface NewProfile {
  readonly name: string;
  readonly sourceFormat: string;
  readonly mapping: unknown;
  readonly activate?: boolean | undefined;
}

/**
 * Specification, operation 9: a new immutable version. It becomes the active one unless the caller says otherwise; the
 * first one always does, since exactly one is active. The number is read without a lock on purpose: of two versions
 * made at the same moment one gets 409 (part 9), because its author has not seen the other.
 */
export async function createProfile(app: App, act: Act, request: NewProfile): Promise<LarProfile> {
  const { format } = checkProfile(request.mapping, request.sourceFormat);
  const mapping = request.mapping as Mapping;
  const name = request.name.trim();
  return app.db.transaction(async (tx) => {
    const { version: latest } = await tx.one(findLatestVersion, [name]);
    const isActive = latest === null || request.activate !== false;
    const replaced = isActive ? await deactivate(tx, app, name) : [];
    const now = app.clock.now();
    const stored = JSON.stringify({ format: mapping.format, fields: mapping.fields });
    const row = await tx.one(insertProfile, [newId(now), name, (latest ?? 0) + 1, format, stored, isActive, now]);
    const payload = { profileId: row.id, name, version: row.version, sourceFormat: format, isActive };
    const fields = mapping.fields.map((field) => ({ ...toSent(field), required: field.required === true }));
    const records = await recordsOf(tx, app, profileRecords, [...replaced, row.id]);
    const entry = { loanId: null, kind: 'profile.created', act, payload: { ...payload, fields }, records } as const;
    await appendEvidence(tx, app, entry);
    return toProfile(row, await configuredName(tx, app, act, name));
  });
}

/** The ids of the versions that no longer count: one, or none. */
export async function deactivate(tx: Tx, app: App, name: string): Promise<readonly string[]> {
  const active = await tx.maybe(findActiveProfile, [name]);
  if (active !== undefined) await requireRecords(tx, app, profileRecords, [active.id]);
  await tx.run(deactivateProfile, [name]);
  return active === undefined ? [] : [active.id];
}

/**
 * The first profile of an install becomes the configured one. Asked after the entry was chained: the chain's head lets
 * one act through at a time, so two first profiles cannot both find nothing configured.
 */
async function configuredName(tx: Tx, app: App, act: Act, name: string): Promise<string> {
  const configured = (await readSettings(app, tx))['intake.lar_profile'];
  if (configured !== null) return configured;
  await changeSettingIn(tx, app, act, 'intake.lar_profile', name);
  return name;
}
