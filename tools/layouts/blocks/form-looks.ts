import type { Random } from '../../packages/core/random.ts';
import type { Run } from '../../packages/core/runs.ts';
import type { Desk } from '../desk.ts';
import type { Style } from '../paper/paper.ts';
import type { FormRow } from './form.ts';

export interface LookInput {
  readonly desk: Desk;
  readonly rows: readonly FormRow[];
  readonly choices: Random;
  readonly value: Partial<Style>;
  readonly label: Partial<Style>;
}

type Look = (input: LookInput) => void;

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** `Label: value`, the value right behind its label, one below the other. */
const beside: Look = ({ desk: { paper, house }, rows, choices, label, value }) => {
  const after = choices.pick([1, 2, 4]);
  for (const row of rows) {
    const mark = house.colon === '' ? ':' : house.colon;
    const text: Run = label.bold === true ? { text: `${row.label}${mark}`, bold: true } : `${row.label}${mark}`;
    paper.paragraph([text, ' ', ...row.runs], { ...value, after });
  }
};

/** Labels in one column, values in the next, with or without dots between. */
function aligned(
  input: LookInput,
  rows: readonly FormRow[],
  left: number,
  width: number,
  share: number,
  dots: boolean,
): void {
  const { desk, label, value } = input;
  const { paper, house } = desk;
  const size = value.size ?? 9;
  for (const row of rows) {
    const text = `${row.label}${house.colon}`;
    const labelWidth = width * share - 8;
    const height = Math.max(
      paper.heightOf([text], labelWidth, label),
      paper.heightOf(row.runs, width * (1 - share), value),
      size,
    );
    paper.ensure(height + 3);
    paper.text(left, paper.y, [text], { ...label, width: labelWidth });
    const from = left + Math.min(labelWidth, paper.measure(text, label)) + 4;
    const dotsWide = left + width * share - 6 - from;
    if (dots && dotsWide > 20) {
      const each = paper.measure('.', label);
      paper.text(from, paper.y, ['.'.repeat(Math.max(4, Math.floor(dotsWide / each)))], label);
    }
    paper.text(left + width * share, paper.y, row.runs, { ...value, width: width * (1 - share) });
    paper.y += height + 3;
  }
}

const columns: Look = (input) => {
  const { paper } = input.desk;
  aligned(input, input.rows, paper.left, paper.width, input.choices.pick([0.25, 0.32, 0.4, 0.5]), false);
};

const leaders: Look = (input) => {
  const { paper } = input.desk;
  aligned(input, input.rows, paper.left, paper.width, input.choices.pick([0.45, 0.55, 0.65]), true);
};

/** Two strips of labels and values beside each other. */
const twoStrips: Look = (input) => {
  const { paper } = input.desk;
  const half = Math.ceil(input.rows.length / 2);
  const gap = 16;
  const width = (paper.width - gap) / 2;
  paper.ensure(half * 30);
  const top = paper.y;
  const page = paper.pageNo;
  aligned(input, input.rows.slice(0, half), paper.left, width, 0.45, false);
  const low = paper.y;
  // On a page that is full the second strip stands below the first.
  if (paper.pageNo === page) paper.y = top;
  aligned(input, input.rows.slice(half), paper.left + width + gap, width, 0.45, false);
  if (paper.pageNo === page) paper.y = Math.max(paper.y, low);
};

/** Cells in a row share its width by how much they print. */
function shareWidths(rows: readonly FormRow[], width: number): number[] {
  const wants = rows.map((row) => Math.max(8, Math.min(60, Math.max(row.length, row.label.length * 0.7))));
  const sum = wants.reduce((total, want) => total + want, 0);
  return wants.map((want) => (want / sum) * width);
}

/** Boxes with a small caption above, below or before the value. */
function boxes(input: LookInput, caption: 'above' | 'below', ruled: 'boxes' | 'lines' | 'none'): void {
  const { desk, rows, choices, value } = input;
  const { paper, house } = desk;
  const small: Partial<Style> = { ...input.label, size: house.captionSize };
  const size = value.size ?? 9;
  const most = choices.pick([2, 3, 3, 4]);
  for (const row of packRows(rows, most)) {
    const widths = shareWidths(row, paper.width);
    const captionOf = (cell: FormRow): string => cell.label + (caption === 'above' && house.colon === ':' ? ':' : '');
    const captionHeight = Math.max(
      ...row.map((cell, at) => paper.heightOf([captionOf(cell)], (widths[at] ?? 40) - 6, small)),
    );
    const valueHeight = Math.max(
      ...row.map((cell, at) => paper.heightOf(cell.runs, (widths[at] ?? 40) - 8, value)),
      size,
    );
    const height = captionHeight + valueHeight + 7;
    paper.ensure(height + 2);
    let x = paper.left;
    row.forEach((cell, at) => {
      const width = widths[at] ?? 40;
      const captionY = caption === 'above' ? paper.y + 2 : paper.y + valueHeight + 5;
      const valueY = caption === 'above' ? paper.y + captionHeight + 3 : paper.y + 2;
      paper.text(x + 3, captionY, [captionOf(cell)], { ...small, width: width - 6 });
      paper.text(x + 4, valueY, cell.runs, { ...value, width: width - 8 });
      if (ruled === 'boxes') paper.box(x, paper.y, width, height);
      if (ruled === 'lines') {
        const lineY = caption === 'above' ? paper.y + height - 2 : paper.y + valueHeight + 4;
        paper.stroke(x + 2, lineY, x + width - 6, lineY, 0.5);
      }
      x += width;
    });
    paper.y += height + (ruled === 'boxes' ? 0 : 3);
  }
}

/** Long values have a row of their own. */
function packRows(rows: readonly FormRow[], most: number): FormRow[][] {
  const packed: FormRow[][] = [];
  let open: FormRow[] = [];
  for (const row of rows) {
    if (row.length > 60) {
      if (open.length > 0) packed.push(open);
      packed.push([row]);
      open = [];
      continue;
    }
    open.push(row);
    if (open.length >= most) {
      packed.push(open);
      open = [];
    }
  }
  if (open.length > 0) packed.push(open);
  return packed;
}

/** A ruled table of labels and values, one or two pairs to a row. */
function table(input: LookInput, pairs: 1 | 2): void {
  const { desk, rows, choices, label, value } = input;
  const { paper, house } = desk;
  const shade = choices.chance(0.4) ? choices.pick(['#eeeeee', '#e6eef5', '#f3ecd9']) : null;
  const share = choices.pick([0.3, 0.36, 0.42]);
  const pairWidth = paper.width / pairs;
  for (const row of chunk(rows, pairs)) {
    const [labelWidth, valueWidth] = [pairWidth * share, pairWidth * (1 - share)];
    const height =
      Math.max(
        ...row.map((cell) =>
          Math.max(
            paper.heightOf([cell.label + house.colon], labelWidth - 8, label),
            paper.heightOf(cell.runs, valueWidth - 8, value),
          ),
        ),
        value.size ?? 9,
      ) + 6;
    paper.ensure(height);
    row.forEach((cell, at) => {
      const x = paper.left + at * pairWidth;
      paper.box(x, paper.y, labelWidth, height, { fill: shade });
      paper.box(x + labelWidth, paper.y, valueWidth, height);
      paper.text(x + 4, paper.y + 3, [cell.label + house.colon], { ...label, width: labelWidth - 8 });
      paper.text(x + labelWidth + 4, paper.y + 3, cell.runs, { ...value, width: valueWidth - 8 });
    });
    paper.y += height;
  }
}

/** A row of heads with a row of values under it, as notes of one vendor begin. */
const headRow: Look = ({ desk, rows, choices, label, value }) => {
  const { paper } = desk;
  const most = choices.pick([4, 5, 6, 8]);
  const ruled = choices.chance(0.7);
  const small: Partial<Style> = {
    ...label,
    size: Math.max(6, (label.size ?? 9) - 1),
    bold: choices.chance(0.7),
    align: 'center',
  };
  const smallValue: Partial<Style> = { ...value, size: Math.max(6.5, (value.size ?? 9) - 0.5), align: 'center' };
  for (const row of chunk(rows, most)) {
    const widths = shareWidths(row, paper.width);
    const heads = Math.max(...row.map((cell, at) => paper.heightOf([cell.label], (widths[at] ?? 40) - 4, small)));
    const values = Math.max(...row.map((cell, at) => paper.heightOf(cell.runs, (widths[at] ?? 40) - 4, smallValue)));
    paper.ensure(heads + values + 10);
    let x = paper.left;
    row.forEach((cell, at) => {
      const width = widths[at] ?? 40;
      paper.text(x + 2, paper.y + 2, [cell.label], { ...small, width: width - 4 });
      paper.text(x + 2, paper.y + heads + 5, cell.runs, { ...smallValue, width: width - 4 });
      if (ruled) {
        paper.box(x, paper.y, width, heads + 3);
        paper.box(x, paper.y + heads + 3, width, values + 5);
      }
      x += width;
    });
    if (!ruled) paper.stroke(paper.left, paper.y + heads + 3, paper.right, paper.y + heads + 3);
    paper.y += heads + values + 10;
  }
};

/** Labels and values run on in lines, parted by spaces or bars. */
const runOn: Look = ({ desk: { paper, house }, rows, choices, value, label }) => {
  const between = choices.pick(['     ', '  |  ', ';  ', '      ', ' • ']);
  const mark = house.colon === '' ? ':' : house.colon;
  for (const line of chunk(rows, choices.pick([2, 3, 3]))) {
    const runs = line.flatMap((row, at): Run[] => [
      ...(at === 0 ? [] : [between]),
      label.bold === true ? { text: `${row.label}${mark}`, bold: true } : `${row.label}${mark}`,
      ' ',
      ...row.runs,
    ]);
    paper.paragraph(runs, { ...value, after: 3 });
  }
};

/** The label on a line of its own, its value below, in columns without boxes. */
const stacked: Look = ({ desk: { paper, house }, rows, choices, label, value }) => {
  const count = choices.pick([1, 2, 2, 3]);
  const width = paper.width / count;
  for (const row of chunk(rows, count)) {
    const heads = Math.max(...row.map((cell) => paper.heightOf([cell.label], width - 10, label)));
    const values = Math.max(...row.map((cell) => paper.heightOf(cell.runs, width - 10, value)), value.size ?? 9);
    paper.ensure(heads + values + 8);
    row.forEach((cell, at) => {
      paper.text(paper.left + at * width, paper.y, [cell.label + house.colon], { ...label, width: width - 10 });
      paper.text(paper.left + at * width, paper.y + heads + 1, cell.runs, { ...value, width: width - 10 });
    });
    paper.y += heads + values + 8;
  }
};

/** `3. Label  value`: numbered lines. */
const numbered: Look = ({ desk: { paper, house }, rows, choices, value }) => {
  const form = choices.pick(['%.', '(%)', '%)', 'Item %.']);
  const first = choices.int(1, 3);
  rows.forEach((row, at) => {
    const mark = house.colon === '' ? ':' : house.colon;
    const number = form.replace('%', String(first + at));
    paper.paragraph([`${number} ${row.label}${mark} `, ...row.runs], { ...value, after: 3, indent: 14, hanging: -14 });
  });
};

/** The value stands on the left, in its own column, before its label. */
const amountsRight: Look = ({ desk: { paper }, rows, label, value }) => {
  for (const row of rows) {
    const long = row.length > 34;
    const valueWidth = paper.width * (long ? 0.6 : 0.35);
    const labelWidth = paper.width - valueWidth - 8;
    const height = Math.max(
      paper.heightOf([row.label], labelWidth, label),
      paper.heightOf(row.runs, valueWidth, value),
    );
    paper.ensure(height + 3);
    paper.text(paper.left, paper.y, [row.label], { ...label, width: labelWidth });
    paper.text(paper.right - valueWidth, paper.y, row.runs, { ...value, width: valueWidth, align: 'right' });
    paper.y += height + 3;
  }
};

export const formLooks = {
  beside,
  columns,
  leaders,
  twoStrips,
  boxes: (input: LookInput) => boxes(input, 'above', 'boxes'),
  boxesBelow: (input: LookInput) => boxes(input, 'below', 'boxes'),
  captionsBelow: (input: LookInput) => boxes(input, 'below', 'lines'),
  captionsAbove: (input: LookInput) => boxes(input, 'above', 'lines'),
  table: (input: LookInput) => table(input, 1),
  tableTwo: (input: LookInput) => table(input, 2),
  headRow,
  runOn,
  stacked,
  numbered,
  amountsRight,
} as const;
