import type { ReviewView } from '@countersign/contract/review';
import { reviewAfter } from '../../apps/server/test/browser/given-review.ts';
import type { Rig } from '../../apps/server/test/browser/rig.ts';
import { planCleanPackages } from '../../tools/packages/defects/clean-packages.ts';
import { drawPackage } from '../../tools/packages/defects/draw-package.ts';
import { workingLayouts } from '../../tools/packages/working/index.ts';

interface SentFile {
  readonly name: string;
  readonly content: string;
}

/** The papers of two loans in one package: nearly every term differs, so there are many findings on many pages. */
export async function drawMixedPackage(): Promise<readonly SentFile[]> {
  // Products take turns by fives: the first and the sixth are of one kind.
  const plans = planCleanPackages(workingLayouts, 6);
  const documents: SentFile[] = [];
  for (const planned of [plans[0], plans[5]]) {
    if (planned === undefined) continue;
    const { pdf } = await drawPackage(planned);
    documents.push({ name: `${planned.name}.pdf`, content: Buffer.from(pdf).toString('base64') });
  }
  return documents;
}

export async function sendMixedPackage(
  rig: Rig,
  externalRef: string,
  documents: readonly SentFile[],
): Promise<ReviewView> {
  const token = await rig.adminToken();
  await rig.call('POST', '/v1/packages', { token, body: { externalRef, borrowerName: 'Two of them', documents } });
  return reviewAfter(rig, externalRef, null);
}
