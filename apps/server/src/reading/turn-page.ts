import type { Box, Page } from '@countersign/engine/pages/page';

/** The page turned clockwise by quarters of a circle: its size and every box on it. */
export function turnPage(page: Page, quarters: number): Page {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return page;
  const moved = <T extends { readonly box: Box }>(item: T): T => ({ ...item, box: turnBox(item.box, turns) });
  const [width, height] = turns % 2 === 0 ? [page.width, page.height] : [page.height, page.width];
  return {
    ...page,
    width,
    height,
    uprightTurn: (turns * 90) as Page['uprightTurn'],
    words: page.words.map(moved),
    lines: page.lines.map(moved),
    rules: page.rules.map((rule) => ({
      ...moved(rule),
      direction: turns % 2 === 0 ? rule.direction : otherWay[rule.direction],
    })),
    formFields: page.formFields.map(moved),
    annotations: page.annotations.map(moved),
    marks: page.marks.map(moved),
    doubts: page.doubts.map((doubt) => (doubt.box === null ? doubt : { ...doubt, box: turnBox(doubt.box, turns) })),
    ...(page.signs === undefined
      ? {}
      : { signs: page.signs.map((sign) => (sign.box === null ? sign : { ...sign, box: turnBox(sign.box, turns) })) }),
  };
}

const otherWay = { horizontal: 'vertical', vertical: 'horizontal' } as const;

function turnBox({ x, y, w, h }: Box, turns: number): Box {
  if (turns === 1) return { x: 1 - y - h, y: x, w: h, h: w };
  if (turns === 2) return { x: 1 - x - w, y: 1 - y - h, w, h };
  return { x: y, y: 1 - x - w, w: h, h: w };
}
