import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@countersign/engine/pages/page';
import { plainPen } from '../../packages/engine/test/reconciliation/plain-pen.ts';
import { drawPackage } from '../../tools/packages/defects/draw-package.ts';
import { drawPaper } from '../../tools/packages/defects/draw-papers.ts';
import type { PlannedPackage } from '../../tools/packages/defects/plan-package.ts';
import { withTrueMarks } from '../fields/true-marks.ts';
import { readHonestText } from '../split/read-pages.ts';

/** The pages of a package as a PDF with text. Drawing costs most, so that they are kept by what they say. */
export async function digitalPages(planned: PlannedPackage, fresh: boolean): Promise<readonly Page[]> {
  const folder = join(tmpdir(), 'countersign-bench-findings');
  const file = join(folder, `${whatItSays(planned)}.json`);
  if (!fresh && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Page[];
  const { pdf, truth } = await drawPackage(planned);
  const pages = withTrueMarks(await readHonestText(pdf), truth);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
  return pages;
}

/** A hash over every word and mark; where they stand may change under it, and then `--fresh` is for that. */
function whatItSays({ papers }: PlannedPackage): string {
  const hash = createHash('sha256');
  for (const chosen of papers) {
    const { pages, marks } = drawPaper(plainPen(), chosen);
    hash.update(JSON.stringify([chosen.layout.id, chosen.paper.lostPage ?? 0]));
    for (const { words } of pages) hash.update(words.map(({ text }) => text).join(' '));
    hash.update(JSON.stringify(marks.map(({ label, marked }) => [label, marked])));
  }
  return hash.digest('hex');
}
