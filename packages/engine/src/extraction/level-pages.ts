import { slopeOf } from '../classification/level-page.ts';
import type { Box, Page } from '../pages/page.ts';
import { orderWords } from '../pages/reading-order.ts';

export interface LevelPages {
  readonly pages: readonly Page[];
  /** Where something on a levelled page stands on the page as a person sees it. */
  givenBox(pageIndex: number, box: Box): Box;
}

/** Pages with everything on them put level: on a scan that lies askew a label and its value stand in different rows. */
export function levelPages(pages: readonly Page[]): LevelPages {
  const slopes = pages.map(slopeOf);
  return {
    pages: pages.map((page, index) => level(page, slopes[index] ?? 0)),
    givenBox: (pageIndex, box) => moved(box, -(slopes[pageIndex] ?? 0)),
  };
}

function level(page: Page, slope: number): Page {
  if (slope === 0) return page;
  const put = <T extends { readonly box: Box }>(thing: T): T => ({ ...thing, box: moved(thing.box, slope) });
  return {
    ...page,
    ...orderWords(page.words.map(put)),
    rules: page.rules.map(put),
    marks: page.marks.map(put),
    formFields: page.formFields.map(put),
  };
}

function moved(box: Box, slope: number): Box {
  return slope === 0 ? box : { ...box, y: box.y - slope * (box.x + box.w / 2 - 0.5) };
}
