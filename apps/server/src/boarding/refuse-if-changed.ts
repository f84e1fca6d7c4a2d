import type { App } from '../platform/app.ts';
import type { Runner } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { digestOf, openPreview } from './boarding-content.ts';
import { choicesIn } from './chosen-customers.ts';
import { findFieldMap } from './field-map.queries.ts';
import type { LockedBoarding } from './find-boarding.ts';
import { previewLoan } from './loan-preview.ts';
import { adapterOf } from './reach-core.ts';

/**
 * The preview is made anew of the loan as it stands, by the same version of the map, and must come out the same: a value
 * that was read anew, corrected or compared in a new run since is nothing that anybody was shown.
 */
export async function refuseIfChanged(app: App, runner: Runner, { loan, record }: LockedBoarding): Promise<void> {
  const map = await runner.one(findFieldMap, [record.field_map_id]);
  const provider = record.provider_id;
  const now = await previewLoan(app, runner, loan, map.mapping, adapterOf(app, provider));
  const about = { provider, fieldMapId: map.id, fieldMapVersion: map.version };
  // What the maker decided is no fact of the loan: it stays as it was shown.
  const chosen = choicesIn(openPreview(app.keyring, record));
  const preview = now === null ? [] : [...now.preview.fields, ...chosen];
  if (now !== null && digestOf({ ...about, runId: now.runId, preview }) === record.digest) return;
  throw new DomainError({
    code: 'boarding_facts_changed',
    detail: 'The loan is no longer what was staged. Reject or void this record and stage it again.',
  });
}
