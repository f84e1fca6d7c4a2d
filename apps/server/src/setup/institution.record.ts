import { installSource, toFacts } from '../evidence/index.ts';
import { listInstitutionRecords } from './institution.queries.ts';

export const institutionRecords = installSource('institution', listInstitutionRecords, (row) => ({
  id: row.id,
  loanId: null,
  facts: () =>
    toFacts({
      name: row.name,
      charterNo: row.charter_no,
      abaRouting: row.aba_routing,
      addressLine1: row.address_line1,
      addressLine2: row.address_line2,
      city: row.city,
      state: row.state,
      postalCode: row.postal_code,
    }),
}));
