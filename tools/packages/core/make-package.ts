import { type LoanFacts, makeFacts } from './facts.ts';
import type { Layout } from './layout.ts';
import { openOutput } from './output.ts';
import { createRandom, type Random } from './random.ts';
import { drawDocument } from './sheet.ts';
import type { PackageTruth, PlacedDocument, TruthDocument } from './truth.ts';

export interface DrawnFile {
  readonly pdf: Uint8Array;
  readonly facts: LoanFacts;
  readonly truth: PackageTruth;
}

export interface PackageOptions {
  readonly layouts: readonly Layout[];
  readonly seed: number;
  /** At most so many documents; all that suit the loan, unless told. */
  readonly documents?: number;
  /** Blank pages, separator sheets and repeated documents between the others. On unless told. */
  readonly clutter?: boolean;
  readonly facts?: LoanFacts;
}

/** A closing package as one PDF, one document of each type that suits the loan, with what it holds. */
export async function makePackage(options: PackageOptions): Promise<DrawnFile> {
  const random = createRandom(options.seed);
  const facts = options.facts ?? makeFacts(random.fork('facts'));
  const plan = planPackage(options, facts, random.fork('plan'));
  const { doc, finished } = openOutput();
  const documents: PlacedDocument[] = [];
  const blankPages: number[] = [];
  const separatorPages: number[] = [];
  let pageCount = 0;
  for (const [index, item] of plan.entries()) {
    if (item === 'blank' || item === 'separator') {
      doc.addPage({ size: 'LETTER', margin: 0 });
      pageCount += 1;
      (item === 'blank' ? blankPages : separatorPages).push(pageCount);
      if (item === 'separator') drawSeparator(doc, index);
      continue;
    }
    const drawn = drawLayout(doc, item.layout, facts, {
      random: random.fork(`draw ${item.seed}`),
      signed: item.signed,
      subject: item.subject,
    });
    documents.push({
      ...drawn,
      fromPage: pageCount + 1,
      toPage: pageCount + drawn.pages.length,
      signed: item.signed,
      repeats: item.repeats,
    });
    pageCount += drawn.pages.length;
  }
  doc.end();
  return {
    pdf: await finished,
    facts,
    truth: { seed: options.seed, documents, pageCount, blankPages, separatorPages },
  };
}

/** A single document in one layout. */
export async function makeDocument(
  layout: Layout,
  seed: number,
  options: { readonly facts?: LoanFacts; readonly signed?: boolean; readonly subject?: number } = {},
): Promise<DrawnFile> {
  const random = createRandom(seed);
  let facts = options.facts ?? makeFacts(random.fork('facts'));
  // Another loan of the same seed, where this one would never have such a document.
  for (let retry = 1; options.facts === undefined && layout.suits?.(facts) === false; retry += 1) {
    if (retry > 200) throw new Error(`${layout.id} suits no loan.`);
    facts = makeFacts(random.fork(`facts ${retry}`), layout.only?.[0]);
  }
  const signed = options.signed ?? true;
  const { doc, finished } = openOutput();
  const drawn = drawLayout(doc, layout, facts, {
    random: random.fork('draw 0'),
    signed,
    subject: options.subject ?? 0,
  });
  doc.end();
  const pageCount = drawn.pages.length;
  return {
    pdf: await finished,
    facts,
    truth: {
      seed,
      documents: [{ ...drawn, fromPage: 1, toPage: pageCount, signed, repeats: null }],
      pageCount,
      blankPages: [],
      separatorPages: [],
    },
  };
}

function drawLayout(
  doc: PDFKit.PDFDocument,
  layout: Layout,
  facts: LoanFacts,
  options: { random: Random; signed: boolean; subject: number },
): TruthDocument {
  const drawn = drawDocument(doc, options.random.fork('ink'), (open) =>
    layout.draw((sheet = {}) => open(sheet), facts, options),
  );
  return { docType: layout.docType, layout: layout.id, ...drawn };
}

interface PlannedDocument {
  readonly layout: Layout;
  readonly signed: boolean;
  readonly subject: number;
  readonly seed: number;
  readonly repeats: number | null;
}

function planPackage(
  { layouts, documents, clutter = true }: PackageOptions,
  facts: LoanFacts,
  random: Random,
): (PlannedDocument | 'blank' | 'separator')[] {
  const suiting = layouts.filter((layout) => layout.suits?.(facts) !== false);
  const types = random.shuffle([...new Set(suiting.map((layout) => layout.docType))]);
  const chosen = types.slice(0, documents ?? types.length);
  const plan: (PlannedDocument | 'blank' | 'separator')[] = [];
  let placed = 0;
  const add = (document: Omit<PlannedDocument, 'seed'> & { readonly seed?: number }): void => {
    plan.push({ seed: placed, ...document });
    placed += 1;
  };
  const separators = clutter && random.chance(0.25);
  for (const docType of chosen) {
    const layout = random.pick(suiting.filter((candidate) => candidate.docType === docType));
    const subjects = docType === 'guaranty' ? Math.max(1, facts.guarantors.length) : 1;
    for (let subject = 0; subject < subjects; subject += 1) {
      if (separators && plan.length > 0) plan.push('separator');
      const draft = clutter && random.chance(0.06);
      const seed = placed;
      if (draft) add({ layout, signed: false, subject, seed, repeats: null });
      add({ layout, signed: draft || random.chance(0.85), subject, seed, repeats: draft ? placed - 1 : null });
      if (clutter && random.chance(0.05)) plan.push('blank');
    }
  }
  return plan;
}

function drawSeparator(doc: PDFKit.PDFDocument, index: number): void {
  const random = createRandom(index);
  let x = 120;
  while (x < 490) {
    const width = random.int(1, 4) * 1.4;
    doc.rect(x, 120, width, 110).fill('black');
    x += width + random.int(1, 4) * 1.4;
  }
  doc.fillColor('black').font('Helvetica-Bold').fontSize(30).text('DOCUMENT SEPARATOR', 100, 330, { lineBreak: false });
}
