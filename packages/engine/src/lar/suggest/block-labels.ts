import { isHeading, labelsInLine, linesBelow } from '../formats/docx/label-lines.ts';
import type { Block, Row, Table } from '../formats/docx/word-blocks.ts';
import { foldLabel } from '../formats/labels.ts';
import { labelsOfGrid, type Stage, stagesOfGrid } from './grid-labels.ts';
import { LONGEST_LABEL, labelLikeness } from './label-like.ts';
import { labelWords } from './label-words.ts';

export interface LabelOfBlock {
  readonly label: string;
  /** The words of the line above that heads what follows. */
  readonly heading: readonly string[];
  /** Its values are the lines below it. */
  readonly isList: boolean;
  /** The row of a table of stages that is meant. */
  readonly stage?: { readonly label: string; readonly key: string; readonly row: string };
}

const NOTHING: ReadonlySet<string> = new Set();

/** A line is a label's where it reads like one; "Time: 10:15" and a sentence with a colon late in it are none. */
const LINE_LABEL = 0.4;

/** The labels of a Word file, each once, with the heading that it first stands below. */
export function labelsOfBlocks(blocks: readonly Block[]): readonly LabelOfBlock[] {
  const found = new Map<string, LabelOfBlock>();
  let heading: readonly string[] = [];
  const add = (text: string, isList = false) => {
    const label = foldLabel(text);
    if (label !== '' && label.length <= LONGEST_LABEL && !found.has(label))
      found.set(label, { label, heading: isList ? [] : heading, isList });
  };
  const addStage = ({ label, column, row, key }: Stage) => {
    const name = `${foldLabel(label)}, ${foldLabel(column)}`;
    if (!found.has(name))
      found.set(name, { label: foldLabel(column), heading, isList: false, stage: { label, key, row } });
  };
  const addLine = (text: string) => {
    const labels = labelsInLine(text).filter(({ label }) => label.length <= LONGEST_LABEL);
    for (const { label, rest, isOpen } of labels.slice(0, 1)) {
      if (rest !== '' || isOpen) add(label, isOpen);
    }
    for (const { label } of labels.slice(1)) if (labelLikeness(label) > LINE_LABEL) add(label);
    return labels.length > 0;
  };
  for (const block of blocks) {
    if (block.kind === 'text') {
      let listed = 0;
      for (const [at, { text }] of block.lines.entries()) {
        if (at < listed || addLine(text) || !isHeading(text)) continue;
        heading = labelWords(text);
        const below = linesBelow(block.lines, at, NOTHING);
        if (below.length > 0) add(text, true);
        // What a list holds heads nothing.
        if (labelLikeness(text) > LINE_LABEL) listed = at + 1 + below.length;
      }
      continue;
    }
    for (const rows of bandsOf(block.table)) {
      const [only] = rows[0]?.cells ?? [];
      if (rows[0]?.cells.length === 1 && only !== undefined) {
        for (const { cells } of rows)
          for (const { text } of cells[0]?.lines ?? [])
            if (!addLine(text)) heading = labelWords(text.slice(0, LONGEST_LABEL));
        continue;
      }
      const grid = gridOf(rows);
      const stages = stagesOfGrid(grid);
      for (const one of stages) addStage(one);
      if (stages.length > 0) continue;
      for (const { text } of labelsOfGrid(grid, rows[0]?.cells.length ?? 0)) add(text);
      for (const { cells } of rows) for (const { lines } of cells) for (const { text } of lines) addLine(text);
    }
  }
  return [...found.values()];
}

function bandsOf(table: Table): readonly (readonly Row[])[] {
  const bands = new Map<number, Row[]>();
  for (const row of table.rows) {
    const band = bands.get(row.band.from);
    if (band === undefined) bands.set(row.band.from, [row]);
    else band.push(row);
  }
  return [...bands.values()];
}

function gridOf(rows: readonly Row[]) {
  return rows.map(({ cells }) =>
    cells.map(({ lines }, at) => ({ text: lines.map(({ text }) => text).join(' '), isFigure: false, at })),
  );
}
