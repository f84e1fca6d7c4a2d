import type { ReviewView } from '@countersign/contract/review';
import { reviewAfter } from '../../apps/server/test/browser/given-review.ts';
import type { Rig } from '../../apps/server/test/browser/rig.ts';
import { planCleanPackages } from '../../tools/packages/defects/clean-packages.ts';
import { drawPackage } from '../../tools/packages/defects/draw-package.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';

/** The papers of two loans in one package: nearly every term differs, so there are many findings on many pages. */
export async function givenMixedPackage(rig: Rig, externalRef: string): Promise<ReviewView> {
  const token = await rig.adminToken();
  // Products take turns by fives: the first and the sixth are of one kind.
  const plans = planCleanPackages(workingLayouts, 6);
  const documents: { readonly name: string; readonly content: string }[] = [];
  for (const planned of [plans[0], plans[5]]) {
    if (planned === undefined) continue;
    const { pdf } = await drawPackage(planned);
    documents.push({ name: `${planned.name}.pdf`, content: Buffer.from(pdf).toString('base64') });
  }
  await rig.call('POST', '/v1/packages', { token, body: { externalRef, borrowerName: 'Two of them', documents } });
  return reviewAfter(rig, externalRef, null);
}
