import type { Run } from '../../packages/core/runs.ts';
import { type Desk, label, say } from '../desk.ts';
import { setHeading, valueStyle } from './form.ts';
import type { ListPart, TablePart } from './part.ts';

/** A table in which the loan's values stand among others. */
export function setTable(desk: Desk, part: TablePart): void {
  const { paper, house, loan } = desk;
  const choices = house.random.fork(`table ${part.id}`);
  const rows = part.rows.flatMap((row, index): Run[][][] => {
    const optional = row[0]?.startsWith('?') === true;
    if (optional && !choices.fork(`keep ${index}`).chance(house.fullness)) return [];
    const cells = row.map((cell, at) =>
      say(desk, cell.replace(/^\?/, ''), choices.fork(`cell ${index} ${at}`), 'form'),
    );
    return cells.some((cell) => cell === null) ? [] : [cells.map((cell): Run[] => cell ?? [])];
  });
  if (rows.length === 0) return;
  const shown =
    part.ordered === true || choices.chance(0.6) ? rows : choices.fork(`order ${loan.seed % 2}`).shuffle(rows);
  setHeading(desk, part.heading, choices);
  const value = valueStyle(desk);
  const sum = part.widths.reduce((total, width) => total + width, 0);
  const widths = part.widths.map((width) => (width / sum) * paper.width);
  const heads = part.head.map((head, at): Run[] => [label(desk, head, choices.fork(`head ${at}`))]);
  const ruled = choices.pick(['all', 'all', 'rows', 'none'] as const);
  const numbersRight = choices.chance(0.5);
  const shade = choices.chance(0.5) ? '#e8e8e8' : null;
  const setRow = (cells: readonly (readonly Run[])[], isHead: boolean): void => {
    const style = isHead ? { ...value, bold: true } : value;
    const height =
      Math.max(...cells.map((cell, at) => paper.heightOf(cell, (widths[at] ?? 40) - 8, style)), value.size ?? 9) + 5;
    paper.ensure(height);
    let x = paper.left;
    cells.forEach((cell, at) => {
      const width = widths[at] ?? 40;
      const right = numbersRight && at > 0 && at === cells.length - 1;
      if (ruled === 'all') paper.box(x, paper.y, width, height, { fill: isHead ? shade : null });
      paper.text(x + 4, paper.y + 2.5, cell, { ...style, width: width - 8, align: right ? 'right' : 'left' });
      x += width;
    });
    if (ruled === 'rows' || (isHead && ruled === 'none'))
      paper.stroke(paper.left, paper.y + height, paper.right, paper.y + height, 0.5);
    paper.y += height;
  };
  if (part.head.length > 0 && part.head.some((head) => head !== '')) setRow(heads, true);
  for (const row of shown) setRow(row, false);
  paper.y += 8;
}

/** Items one below the other, each a value of its own. */
export function setList(desk: Desk, part: ListPart): void {
  const { paper, house, loan } = desk;
  const choices = house.random.fork(`list ${part.id}`);
  const value = valueStyle(desk);
  const form = choices.pick(['%.', '(%)', '•', '-', '%)', 'Condition %:']);
  const runs: Run[][] =
    part.items === 'conditions'
      ? loan.conditions.map((text) => [
          { field: 'conditions', printed: `${text}${choices.fork('stop').chance(0.4) ? '.' : ''}`, value: text },
        ])
      : part.items.flatMap((item, index) => {
          if (!choices.fork(`keep ${index}`).chance(house.fullness)) return [];
          const said = say(desk, item, choices.fork(`item ${index}`), 'form');
          if (said === null) return [];
          if (part.field === null) return [said];
          const text = said
            .map((run) => (typeof run === 'string' ? run : 'text' in run ? run.text : run.printed))
            .join('');
          return [[{ field: part.field, printed: text, value: text }]];
        });
  if (runs.length === 0) return;
  setHeading(desk, part.heading, choices);
  runs.forEach((item, index) => {
    paper.paragraph([`${form.replace('%', String(index + 1))} `, ...item], {
      ...value,
      indent: 16,
      hanging: -12,
      after: 3,
    });
  });
  paper.y += 5;
}
