import type { BoardingCustomers } from '@countersign/contract/boarding';
import { type LoanRow, requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { BoardingOrder, CoreCustomers } from '../platform/core-adapter.ts';
import { DomainError } from '../platform/domain-error.ts';
import { currentMinConfidence, gatherWhatIsThere } from '../reconciliation/index.ts';
import { readSettings } from '../settings/index.ts';
import { findActiveFieldMap } from './field-map.queries.ts';
import { readCertainty } from './loan-preview.ts';
import { orderOf, previewOf } from './preview.ts';
import { adapterOf, askCustomers, reachCore } from './reach-core.ts';

/** Whom the core knows of the parties of a loan, for the maker to say who they are. Changes nothing anywhere. */
export async function findBoardingCustomers(app: App, ref: string): Promise<BoardingCustomers> {
  const loan = await requireLoan(app.db, ref);
  const found = await customersOf(app, loan);
  if (found === null) return { isAsked: false, items: [], nextCursor: null };
  if (found.kind === 'unavailable') throw new DomainError({ code: 'core_unavailable', detail: found.detail });
  const items = found.parties.map(({ coreField, name, matches }) => ({
    coreField,
    name,
    matches: matches.map((match) => ({ ...match })),
  }));
  return { isAsked: true, items, nextCursor: null };
}

/** Null where the core cannot be asked for customers, or where no map says what the loan would be there. */
export async function customersOf(app: App, loan: LoanRow): Promise<CoreCustomers | null> {
  const provider = (await readSettings(app))['boarding.provider'];
  const map = await app.db.maybe(findActiveFieldMap, [provider]);
  if (map === undefined) return null;
  const adapter = adapterOf(app, provider);
  if (adapter.findCustomers === undefined) return null;
  const loanPackage = await gatherWhatIsThere(app, app.db, loan, await currentMinConfidence(app, app.db, loan));
  const certainty = await readCertainty(app, app.db, loan);
  const { fields } = previewOf(loanPackage, loan.external_ref, map.mapping, adapter, certainty);
  const order: BoardingOrder = orderOf({
    boardingId: loan.id,
    loanRef: loan.external_ref,
    fields,
    coreReference: null,
    layout: map.mapping.layout,
  });
  return askCustomers(app, await reachCore(app, provider), order);
}
