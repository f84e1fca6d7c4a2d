import { unionBox } from './box.ts';
import type { Line, Word } from './page.ts';

/** Words in the order in which a person reads them, and the lines they stand in. */
export function orderWords(words: readonly Word[]): { words: Word[]; lines: Line[] } {
  const sorted = [...words].sort((a, b) => a.box.y + a.box.h / 2 - (b.box.y + b.box.h / 2));
  const rows: Word[][] = [];
  for (const word of sorted) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const centre = word.box.y + word.box.h / 2;
    if (row && last && centre < last.box.y + last.box.h * 0.75 && centre > last.box.y) row.push(word);
    else rows.push([word]);
  }
  const lines: Line[] = [];
  const ordered: Word[] = [];
  for (const row of rows) {
    row.sort((a, b) => a.box.x - b.box.x);
    const box = unionBox(row.map((word) => word.box));
    if (box === null) continue;
    lines.push({ first: ordered.length, end: ordered.length + row.length, box });
    ordered.push(...row);
  }
  return { words: ordered, lines };
}
