import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExtractedValue } from '@countersign/engine/extraction/extract-document';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import { type ScoredValue, scoreDocument } from '@countersign/engine/extraction/score/score-document';
import { type FieldWeights, type ReadyWeights, readyWeights } from '@countersign/engine/extraction/score/weights';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { unionBox } from '@countersign/engine/pages/box';
import type { Page } from '@countersign/engine/pages/page';
import { measureReal, measureScored, showMeasured, type ValueReader } from './measured-sets.ts';

/** Both mechanisms on the same pages: the rules of the families, and the score alone. */
export async function measure(folder: string): Promise<void> {
  const weights = readWeights(folder);
  const readers: Readonly<Record<string, ValueReader>> = {
    'the score': (_, pages, documents) =>
      documents.map(({ docType, fromPage, toPage }) =>
        scoredValues(
          weights,
          pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage),
          docType,
        ),
      ),
    'the rules': (_, pages, documents) => extractFile(pages, documents),
  };
  for (const [title, read] of Object.entries(readers)) {
    const real = process.env.REAL_DOCUMENTS;
    if (real !== undefined) showMeasured(`${title}, real documents`, await measureReal(real, read));
    showMeasured(`${title}, scored set`, await measureScored(read));
  }
}

export function readWeights(folder: string): ReadyWeights {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return readyWeights(files.sort().map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as FieldWeights));
}

/** Of a field with several values, those below this are no answer. */
const leastChance = 0.3;

function scoredValues(weights: ReadyWeights, pages: readonly Page[], docType: string): ExtractedValue[] {
  const view = viewOf(pages);
  return scoreDocument(weights, view, docType).flatMap(({ field, values }) => {
    const shown =
      findField(field)?.repeated === true ? values.filter(({ chance }) => chance >= leastChance) : values.slice(0, 1);
    return shown.flatMap((one) => toValue(field, one, pages) ?? []);
  });

  function toValue(field: string, { value, span, chance }: ScoredValue, own: readonly Page[]): ExtractedValue | null {
    const kind = findField(field)?.kind;
    const words = span.tokens.filter(({ pageIndex }) => pageIndex === span.pageIndex);
    const box = unionBox(words.map((token) => token.box));
    if (kind === undefined || box === null) return null;
    return {
      fieldName: field,
      rawText: span.text,
      normalizedValue: value,
      valueKind: kind,
      pageNo: own[span.pageIndex]?.pageNo ?? 1,
      bbox: view.givenBox(span.pageIndex, box),
      confidence: chance,
      method: words.some(({ method }) => method === 'ocr') ? 'ocr' : 'text',
      rule: `score.${field}`,
      reasons: [],
      rivals: [],
    };
  }
}
