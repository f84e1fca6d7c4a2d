import PDFDocument from 'pdfkit';
import { blindLayouts } from './blind/index.ts';
import { makeFacts } from './core/facts.ts';
import type { Layout } from './core/layout.ts';
import { createRandom } from './core/random.ts';
import { type DrawnDocument, drawDocument } from './core/sheet.ts';
import { openedLayouts } from './opened/index.ts';
import { scoredLayouts } from './scored/index.ts';
import { workingLayouts } from './working/index.ts';

const sets: Readonly<Record<string, readonly Layout[]>> = {
  working: workingLayouts,
  opened: openedLayouts,
  scored: scoredLayouts,
  blind: blindLayouts,
};

export interface LayoutDrawings {
  readonly set: string;
  readonly id: string;
  /** For each seed: every call that draws, and the words, values and marks with their boxes. */
  readonly drawings: readonly string[];
}

/** Draws every layout of every set once for each seed, signed for every other one. */
export function* drawLayoutSets(seeds: readonly number[]): Generator<LayoutDrawings> {
  for (const [set, layouts] of Object.entries(sets))
    for (const layout of layouts)
      yield { set, id: layout.id, drawings: seeds.map((seed, index) => draw(layout, seed, index)) };
}

function draw(layout: Layout, seed: number, index: number): string {
  const random = createRandom(seed);
  let facts = makeFacts(random.fork('facts'));
  for (let retry = 1; layout.suits?.(facts) === false; retry += 1)
    facts = makeFacts(random.fork(`facts ${retry}`), layout.only?.[0]);
  const { calls, doc } = watched();
  const options = { random: random.fork('draw 0'), signed: index % 2 === 0, subject: index % 3 === 2 ? 1 : 0 };
  const truth: DrawnDocument = drawDocument(doc, random.fork('ink'), (open) =>
    layout.draw((sheet = {}) => open(sheet), facts, options),
  );
  return JSON.stringify([calls, truth], toMicropoints);
}

/** Sums of widths differ in their last digits by the order in which they were added. */
function toMicropoints(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;
}

// One PDF for all: reading the embedded faces again for every document takes most of the time.
const pdf = new PDFDocument({ autoFirstPage: false, bufferPages: true });

/** What of the PDF shows on no page: measuring, and choosing a face, which texts are kept with. */
const silent: ReadonlySet<string | symbol> = new Set([
  'widthOfString',
  'font',
  'fontSize',
  'switchToPage',
  'bufferedPageRange',
]);

/** The PDF, and what it is told to draw. In how many pieces a text is measured is nobody's business. */
function watched(): { calls: unknown[]; doc: PDFKit.PDFDocument } {
  const calls: unknown[] = [];
  let face: readonly unknown[] = [];
  let size: readonly unknown[] = [];
  const doc: PDFKit.PDFDocument = new Proxy(pdf, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        if (name === 'font') face = args.map(String);
        if (name === 'fontSize') size = args;
        if (!silent.has(name)) calls.push(name === 'text' ? [name, args, face, size] : [name, args]);
        const answer: unknown = Reflect.apply(member, target, args);
        return answer === target ? doc : answer;
      };
    },
  });
  return { calls, doc };
}
