import type { Institution } from '@countersign/contract/setup';
import type { App } from '../platform/app.ts';
import type { RowOf } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { findInstitution, type institutionColumns } from './institution.queries.ts';

export function toInstitution(row: RowOf<typeof institutionColumns>): Institution {
  return {
    id: row.id,
    name: row.name,
    charterNo: row.charter_no,
    abaRouting: row.aba_routing,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
  };
}

export async function getInstitution(app: App): Promise<Institution> {
  const row = await app.db.maybe(findInstitution, []);
  if (row !== undefined) return toInstitution(row);
  throw new DomainError({
    code: 'institution_not_found',
    detail: 'No institution is set up yet. An administrator saves it in step 2 of the setup.',
  });
}
