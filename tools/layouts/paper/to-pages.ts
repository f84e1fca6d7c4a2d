import type { Box, Mark, Page, Rule, Word } from '@countersign/engine/pages/page';
import { orderWords } from '@countersign/engine/pages/reading-order';
import { reachOf } from './measure.ts';
import type { Paper, PaperPage, SetWord } from './paper.ts';

/** Pages as the product reads them from a PDF of this paper, without drawing one. */
export function toPages(paper: Paper, firstPageNo = 1): Page[] {
  const { width, height } = paper.options;
  return paper.pages.map((page, index) => {
    const ordered = orderWords(page.words.map((word) => toWord(word, width, height)));
    return {
      pageNo: firstPageNo + index,
      width,
      height,
      rotation: 0,
      uprightTurn: 0,
      method: 'text',
      words: ordered.words,
      lines: ordered.lines,
      rules: toRules(page, width, height),
      formFields: [],
      annotations: [],
      marks: page.marks.map(
        (mark): Mark => ({
          kind: mark.kind,
          state: mark.marked ? 'marked' : 'empty',
          box: mark.box,
          confidence: 0.95,
          ink: null,
        }),
      ),
      doubts: [],
      failure: null,
    };
  });
}

export function boxOfWord({ x, y, width, style, pieces }: SetWord, pageWidth: number, pageHeight: number): Box {
  let up = 0;
  let down = 0;
  for (const piece of pieces) {
    const [high, low] = reachOf(style.font, piece.bold);
    up = Math.max(up, high);
    down = Math.max(down, low);
  }
  return {
    x: x / pageWidth,
    y: (y - up * style.size) / pageHeight,
    w: width / pageWidth,
    h: ((up + down) * style.size) / pageHeight,
  };
}

function toWord(word: SetWord, pageWidth: number, pageHeight: number): Word {
  return {
    text: word.text,
    box: boxOfWord(word, pageWidth, pageHeight),
    method: 'text',
    confidence: 1,
    fontSize: word.style.size,
    bold: word.pieces[0]?.bold ?? word.style.bold,
  };
}

/** Edges in points: at `at` across their direction, from `from` to `to` along it. */
interface Edge {
  readonly across: boolean;
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** Pieces of one line that touch are one stroke, as the PDF reader joins them. */
const JOIN_GAP = 1.5;

function toRules(page: PaperPage, width: number, height: number): Rule[] {
  const edges: Edge[] = page.strokes.map(({ x1, y1, x2, y2, thickness }) =>
    y1 === y2
      ? { across: true, at: y1, from: x1 - 0.5, to: x2 + 0.5, thickness: Math.max(1, thickness) }
      : { across: false, at: x1, from: y1 - 0.5, to: y2 + 0.5, thickness: Math.max(1, thickness) },
  );
  for (const { x, y, w, h } of page.shades)
    edges.push(
      { across: true, at: y, from: x, to: x + w, thickness: 0 },
      { across: true, at: y + h, from: x, to: x + w, thickness: 0 },
      { across: false, at: x, from: y, to: y + h, thickness: 0 },
      { across: false, at: x + w, from: y, to: y + h, thickness: 0 },
    );
  const sorted = edges
    .map((edge) => ({ edge, row: Math.round(edge.at / JOIN_GAP) }))
    .sort((a, b) => Number(b.edge.across) - Number(a.edge.across) || a.row - b.row || a.edge.from - b.edge.from);
  const joined: { across: boolean; row: number; low: number; high: number; from: number; to: number }[] = [];
  for (const { edge, row } of sorted) {
    const last = joined.at(-1);
    const [low, high] = [edge.at - edge.thickness / 2, edge.at + edge.thickness / 2];
    if (last !== undefined && last.across === edge.across && last.row === row && edge.from <= last.to + JOIN_GAP) {
      last.to = Math.max(last.to, edge.to);
      last.low = Math.min(last.low, low);
      last.high = Math.max(last.high, high);
    } else joined.push({ across: edge.across, row, low, high, from: edge.from, to: edge.to });
  }
  return joined.map(({ across, low, high, from, to }) => ({
    direction: across ? 'horizontal' : 'vertical',
    box: across
      ? { x: from / width, y: low / height, w: (to - from) / width, h: (high - low) / height }
      : { x: low / width, y: from / height, w: (high - low) / width, h: (to - from) / height },
  }));
}
