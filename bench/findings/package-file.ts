import { createRandom } from '../../tools/packages/core/random.ts';
import type { PackageTruth } from '../../tools/packages/core/truth.ts';
import { drawPackage } from '../../tools/packages/defects/draw-package.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import type { AlteredFigure } from '../../tools/packages/defects/recipe.ts';
import { grades } from '../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../tools/packages/degrade/scan-package.ts';
import { overlay } from '../alteration/alter-file.ts';
import { changeNumber } from '../alteration/choose-target.ts';
import { option } from '../harness/options.ts';

const kinds = ['text', 'scanned', 'half'] as const;
/** Which packages are scanned before they are sent. */
export type Pages = (typeof kinds)[number];

export function pagesOf(options: readonly string[]): Pages {
  const asked = option(options, '--pages') ?? 'half';
  const kind = kinds.find((one) => one === asked);
  if (kind === undefined) throw new Error(`--pages takes ${kinds.join(', ')}, not ${asked}.`);
  return kind;
}

/** The PDF of a package; of those that are scanned every other one badly. */
export async function packageFile(planned: PlannedPackage, pages: Pages): Promise<Uint8Array> {
  const file = await printedOrScanned(planned, pages);
  return planned.altered === null ? file.pdf : alterFigure(file, planned.altered, planned.seed);
}

async function printedOrScanned(
  planned: PlannedPackage,
  pages: Pages,
): Promise<{ readonly pdf: Uint8Array; readonly truth: PackageTruth }> {
  const drawn = await drawPackage(planned);
  const { seed, facts } = planned;
  if (pages === 'text' || (pages === 'half' && seed % 2 === 0)) return drawn;
  const isGood = pages === 'half' ? seed % 4 === 1 : seed % 2 === 0;
  return scanPackage({ ...drawn, facts }, { grade: isGood ? grades.clean : grades.office, seed });
}

/** Puts a box and another number over the printed one, as a PDF editor does. */
async function alterFigure(
  { pdf, truth }: { readonly pdf: Uint8Array; readonly truth: PackageTruth },
  { docType, field }: AlteredFigure,
  seed: number,
): Promise<Uint8Array> {
  const document = truth.documents.find((one) => one.docType === docType);
  const value = document?.values.find((one) => one.field === field);
  const [place] = value?.places ?? [];
  const page = document?.pages[(place?.pageNo ?? 0) - 1];
  if (document === undefined || value === undefined || place === undefined || page === undefined)
    throw new Error(`The package prints no ${field} that could be altered.`);
  const random = createRandom(seed).fork('altered');
  return overlay(
    {
      pdf,
      pageNo: document.fromPage + place.pageNo - 1,
      box: place.box,
      width: page.width,
      height: page.height,
      changed: changeNumber(value.printed, random),
      random,
    },
    true,
  );
}
