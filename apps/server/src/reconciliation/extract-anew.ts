import type { Template } from '@countersign/engine/extraction/template';
import { listPackageState, listParts } from '../documents/index.ts';
import { extractParts, liveTemplates } from '../extraction/index.ts';
import type { LoanRow } from '../loans/index.ts';
import type { App } from '../platform/app.ts';
import type { Reextracted } from './gather-package.ts';

/** A template that was not saved has no id; none is stored under this one. */
const UNSAVED = { id: '00000000-0000-0000-0000-000000000000', version: 0 };

/**
 * Reads the values off the stored pages of a loan once more, with one template more. One of the same type that is saved
 * stands back for it, as it would if this one took its place.
 */
export async function extractAnew(
  app: App,
  loan: LoanRow,
  template: Template,
): Promise<ReadonlyMap<string, Reextracted>> {
  const others = (await liveTemplates(app)).filter(({ docType }) => docType !== template.docType);
  const templates = [{ ...template, ...UNSAVED }, ...others];
  const states = await app.db.many(listPackageState, [loan.id, loan.package_version, false]);
  const anew = new Map<string, Reextracted>();
  for (const { id: fileId, status } of states) {
    if (status !== 'read') continue;
    const parts = await app.db.many(listParts, [[fileId]]);
    for (const { part, docType, values } of await extractParts(app, parts, templates))
      anew.set(part.id, { docType, values });
  }
  return anew;
}
