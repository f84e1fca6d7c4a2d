import type { CoreFieldMapTrial, CoreFieldMapTrialRequest } from '@countersign/contract/boarding';
import { requireLoan } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import { newId } from '../platform/ids.ts';
import { currentMinConfidence, gatherWhatIsThere } from '../reconciliation/index.ts';
import { requireAdapter, requireFieldMap } from './field-map.ts';
import { readCertainty } from './loan-preview.ts';
import { orderOf, previewOf, shownFields } from './preview.ts';

/** What a map would make of a loan as it stands, in any state: every value, and every reason against it. Nothing is stored. */
export async function tryFieldMap(app: App, request: CoreFieldMapTrialRequest): Promise<CoreFieldMapTrial> {
  const loan = await requireLoan(app.db, request.loanRef);
  const adapter = requireAdapter(app.cores, request.mapping.provider, 'mapping.provider');
  const map = requireFieldMap(request.mapping, adapter);
  const loanPackage = await gatherWhatIsThere(app, app.db, loan, await currentMinConfidence(app, app.db, loan));
  const certainty = await readCertainty(app, app.db, loan);
  const { fields, errors } = previewOf(loanPackage, loan.external_ref, map, adapter, certainty);
  const boardingId = newId(app.clock.now());
  const { layout } = map;
  const order = orderOf({ boardingId, loanRef: loan.external_ref, fields, coreReference: null, layout });
  return {
    file: adapter.fileOf?.(order) ?? null,
    preview: shownFields(fields),
    errors: errors.map(({ coreField, canonical, code, message }) => ({ coreField, canonical, code, message })),
  };
}
