import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedValue } from '@countersign/engine/extraction/extract-document';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import { scoreDocument } from '@countersign/engine/extraction/score/score-document';
import { toValue, weighValues } from '@countersign/engine/extraction/score/weigh-values';
import { type FieldWeights, type ReadyWeights, readyWeights } from '@countersign/engine/extraction/score/weights';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { findField } from '@countersign/engine/fields/field-catalogue';
import type { Page } from '@countersign/engine/pages/page';
import type { KeptFile } from './gather-pages.ts';
import { measureReal, measureScored, showMeasured, type ValueReader } from './measured-sets.ts';

/** Every mechanism on the same pages: the rules of the families, the score alone, and the rules weighed by the score. */
export async function measure(folder: string): Promise<void> {
  const weights = readWeights(folder);
  const readers: Readonly<Record<string, ValueReader>> = {
    'the score': (pages, documents) => documents.map((one) => scoredValues(weights, pagesOf(pages, one), one.docType)),
    'the rules': (pages, documents) => extractFile(pages, documents),
    'the rules, weighed by the score': (pages, documents) => {
      const read = extractFile(pages, documents);
      return documents.map((one, place) => {
        const own = pagesOf(pages, one);
        const view = viewOf(own);
        return weighValues(read[place] ?? [], scoreDocument(weights, view, one.docType), { view, pages: own });
      });
    },
  };
  for (const [title, read] of Object.entries(readers)) {
    const real = process.env.REAL_DOCUMENTS;
    if (real !== undefined) showMeasured(`${title}, real documents`, await measureReal(real, read));
    showMeasured(`${title}, scored set`, await measureScored(read));
  }
}

function pagesOf(pages: readonly Page[], { fromPage, toPage }: KeptFile['documents'][number]): Page[] {
  return pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage);
}

function readWeights(folder: string): ReadyWeights {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return readyWeights(files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FieldWeights));
}

/** Of a field with several values, those below this are no answer. */
const leastChance = 0.3;

function scoredValues(weights: ReadyWeights, pages: readonly Page[], docType: string): ExtractedValue[] {
  const view = viewOf(pages);
  return scoreDocument(weights, view, docType).flatMap(({ field, values }) => {
    const several = findField(field)?.repeated === true;
    const shown = several ? values.filter(({ chance }) => chance >= leastChance) : values.slice(0, 1);
    return shown.flatMap((one) => toValue(field, one, { view, pages }, one.chance) ?? []);
  });
}
