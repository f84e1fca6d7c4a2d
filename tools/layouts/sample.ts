import type { DocTypeId } from '@countersign/engine/classification/doc-type';
import type { Page } from '@countersign/engine/pages/page';
import { createRandom } from '../packages/core/random.ts';
import type { PlacedDocument, TruthPage } from '../packages/core/truth.ts';
import { setFurniture } from './blocks/furniture.ts';
import { setParts } from './blocks/set-parts.ts';
import type { Desk } from './desk.ts';
import { documentSpecs } from './documents/index.ts';
import { word } from './grammar/expand.ts';
import { makeHouse } from './house.ts';
import { type Loan, makeLoan } from './loan/loan.ts';
import { Paper } from './paper/paper.ts';
import { boxOfWord, toPages } from './paper/to-pages.ts';

export interface SampledDocument {
  readonly pages: readonly Page[];
  readonly truth: PlacedDocument;
  /** To draw the same thing as a PDF. */
  readonly paper: Paper;
  readonly loan: Loan;
}

export interface SampleOptions {
  readonly loan?: Loan;
  readonly signed?: boolean;
  readonly subject?: number;
  readonly firstPageNo?: number;
}

/** Kinds of documents that can be sampled. */
export const sampledTypes: readonly string[] = documentSpecs.map(({ docType }) => docType);

/**
 * One document of a house: `houseSeed` decides how it is worded, arranged and set, `loanSeed` what it says. The same seeds
 * give the same pages and truth on every machine.
 */
export function sampleDocument(
  docType: DocTypeId,
  houseSeed: number,
  loanSeed: number,
  options: SampleOptions = {},
): SampledDocument {
  const spec = documentSpecs.find((one) => one.docType === docType);
  if (spec === undefined) throw new Error(`No layouts for ${docType}.`);
  const loan = options.loan ?? loanFor(docType, loanSeed);
  const house = makeHouse(docType, houseSeed);
  const random = createRandom(loanSeed).fork(`${docType} ${houseSeed}`);
  const signed = options.signed ?? random.fork('signed').chance(0.85);
  const paper = new Paper(house.paper);
  const desk: Desk = { docType, paper, house, loan, random, signed, subject: options.subject ?? 0 };
  setParts(desk, spec);
  setFurniture(desk, word(spec.titles, house.random.fork('title')), spec.running ?? [], spec.letterhead === undefined);
  const firstPageNo = options.firstPageNo ?? 1;
  const { width, height } = house.paper;
  const truthPages: TruthPage[] = paper.pages.map(({ words }) => ({
    width,
    height,
    words: words.map((each) => ({ text: each.text, box: boxOfWord(each, width, height) })),
  }));
  return {
    pages: toPages(paper, firstPageNo),
    paper,
    loan,
    truth: {
      docType,
      layout: `house-${houseSeed}`,
      pages: truthPages,
      values: paper.values,
      marks: paper.pages.flatMap(({ marks }) => marks.map(({ look: _look, ...mark }) => mark)),
      fromPage: firstPageNo,
      toPage: firstPageNo + paper.pages.length - 1,
      signed,
      repeats: null,
    },
  };
}

/** A loan that such a document is made for: a guaranty needs a guarantor. */
function loanFor(docType: string, loanSeed: number): Loan {
  const spec = documentSpecs.find((one) => one.docType === docType);
  let loan = makeLoan(loanSeed);
  for (let retry = 1; spec?.suits?.(loan) === false; retry += 1) {
    if (retry > 200) throw new Error(`No loan has a ${docType}.`);
    loan = makeLoan(loanSeed + retry * 1_000_003);
  }
  return loan;
}
