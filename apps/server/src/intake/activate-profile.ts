import type { LarProfile } from '@countersign/contract/intake';
import { appendEvidence, recordsOf, requireRecords } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { readSettings } from '../settings/index.ts';
import { deactivate } from './create-profile.ts';
import { activateProfileVersion, findProfile, lockProfileVersions } from './profile.queries.ts';
import { profileRecords } from './profile.record.ts';
import { toProfile } from './profile.ts';

/**
 * Makes a version the active one of its profile; from now on records are read by it. There is no kind of evidence of its
 * own for this: it is recorded as what it is, a choice of the bank, like a setting.
 */
export async function activateProfile(app: App, act: Act, id: string): Promise<LarProfile> {
  return app.db.transaction(async (tx) => {
    const found = await tx.maybe(findProfile, [id]);
    if (found === undefined) {
      throw new DomainError({
        code: 'profile_not_found',
        detail: `There is no version of a profile with the id ${id}.`,
      });
    }
    const { name, version } = found;
    await tx.many(lockProfileVersions, [name]);
    const configured = (await readSettings(app, tx))['intake.lar_profile'];
    const now = await tx.one(findProfile, [id]);
    if (now.is_active) return toProfile(now, configured);
    await requireRecords(tx, app, profileRecords, [id]);
    const replaced = await deactivate(tx, app, name);
    const active = await tx.one(activateProfileVersion, [id]);
    const payload = { key: 'intake.lar_profile_version', profile: name, value: version };
    const records = await recordsOf(tx, app, profileRecords, [...replaced, id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'setting.changed', act, payload, records });
    return toProfile(active, configured);
  });
}
