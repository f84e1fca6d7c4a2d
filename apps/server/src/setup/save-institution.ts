import type { Institution, InstitutionRequest } from '@countersign/contract/setup';
import { appendEvidence, recordsOf } from '../evidence/index.ts';
import type { Act } from '../platform/actor.ts';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { newId } from '../platform/ids.ts';
import { findInstitution, lockInstitution, saveInstitutionRow } from './institution.queries.ts';
import { institutionRecords } from './institution.record.ts';
import { toInstitution } from './institution.ts';

/**
 * Specification part 4, operation 15: creates or replaces the institution, which is what step 2 of the setup is.
 * What the request leaves out is cleared, as PUT means it: keeping it would leave no way to remove a value.
 */
export async function saveInstitution(app: App, act: Act, request: InstitutionRequest): Promise<Institution> {
  refuseBadRouting(request.abaRouting);
  return app.db.transaction(async (tx) => {
    await tx.maybe(lockInstitution, []);
    const before = await tx.maybe(findInstitution, []);
    const at = app.clock.now();
    const row = await tx.one(saveInstitutionRow, [
      newId(at),
      request.name,
      request.charterNo ?? null,
      request.abaRouting ?? null,
      request.addressLine1 ?? null,
      request.addressLine2 ?? null,
      request.city ?? null,
      request.state ?? null,
      request.postalCode ?? null,
      at,
    ]);
    const institution = toInstitution(row);
    const payload = {
      key: 'institution',
      before: before === undefined ? null : toInstitution(before),
      value: institution,
    };
    const records = await recordsOf(tx, app, institutionRecords, [institution.id]);
    await appendEvidence(tx, app, { loanId: null, kind: 'setting.changed', act, payload, records });
    return institution;
  });
}

/** Nine digits; whether the checksum fits is a warning on the screen, not an error (open parts, "Edges"). */
function refuseBadRouting(abaRouting: string | undefined): void {
  if (abaRouting === undefined || /^[0-9]{9}$/.test(abaRouting)) return;
  const message = 'must be nine digits';
  const errors = [{ field: 'abaRouting', code: 'wrong_form', message }];
  throw new DomainError({ code: 'institution_invalid', detail: `abaRouting ${message}.`, errors });
}
