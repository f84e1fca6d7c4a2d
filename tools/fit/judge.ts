import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { ExtractedValue } from '@countersign/engine/extraction/extract-document';
import { extractFile } from '@countersign/engine/extraction/extract-file';
import { findField } from '@countersign/engine/fields/field-catalogue';
import { type Example, exampleOf, type Names } from './examples.ts';
import { type Answer, answer, type Model, scoreOf } from './model.ts';
import { kept, report, type Reader, showReport } from './sets.ts';
import { loadModel } from './train.ts';
import { collected } from './train.ts';
import { Names as NamesClass } from './examples.ts';

const file = '/tmp/evalset.bin';
const cache: Map<string, Example[]> = existsSync(file) ? deserialize(readFileSync(file)) : new Map();
let dirty = 0;
export function examplesOf(model: Model, name: string, pages: Parameters<Reader>[1], documents: Parameters<Reader>[2]): Example[] {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const names: Names = Object.assign(new NamesClass(), { ids: model.names.ids, names: model.names.names, frozen: true });
  const made = documents.map(({ docType, fromPage, toPage }) =>
    exampleOf('', name, docType, pages.filter(({ pageNo }) => pageNo >= fromPage && pageNo <= toPage), null, [...(model.asked.get(docType) ?? [])], names));
  cache.set(name, made);
  if ((dirty += 1) % 8 === 0) writeFileSync(file, serialize(cache));
  return made;
}
export function valueOf(example: Example, a: Pick<Answer, 'field' | 'value' | 'span' | 'p'>): ExtractedValue {
  const place = example.boxes[a.span]!;
  return { fieldName: a.field, rawText: example.texts[a.span]!, normalizedValue: a.value, valueKind: findField(a.field)!.kind, pageNo: place.pageNo, bbox: place.box, confidence: a.p, method: 'text', rule: 'score', reasons: [], rivals: [] };
}
export async function run(args: readonly string[]) {
  const model = loadModel();
  const fresh: Reader = (name, pages, documents) => examplesOf(model, name, pages, documents).map((e) => answer(model, e).map((a) => valueOf(e, a)));
  showReport('new alone', await report(fresh));
  writeFileSync(file, serialize(cache));
}
void scoreOf; void kept; void extractFile; void collected;
