import { drawPackage } from '../../tools/packages/defects/draw-package.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import { grades } from '../../tools/packages/degrade/grades.ts';
import { scanPackage } from '../../tools/packages/degrade/scan-package.ts';
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
  const drawn = await drawPackage(planned);
  const { seed, facts } = planned;
  if (pages === 'text' || (pages === 'half' && seed % 2 === 0)) return drawn.pdf;
  const isGood = pages === 'half' ? seed % 4 === 1 : seed % 2 === 0;
  return (await scanPackage({ ...drawn, facts }, { grade: isGood ? grades.clean : grades.office, seed })).pdf;
}
