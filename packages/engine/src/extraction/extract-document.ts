import { type ExtractedValue, type ExtractionRequest, isOfTemplate } from './extracted-value.ts';
import { readByRules } from './read-by-rules.ts';
import { scoreDocument } from './score/score-document.ts';
import { shippedWeights } from './score/shipped-weights.ts';
import { weighValues } from './score/weigh-values.ts';
import { viewOf } from './spans/document-view.ts';
import { completeNames } from './spans/name-reach.ts';

/** Every value of a document: what rules and score read off its pages, each as certain as what speaks for it. */
export function extractDocument(request: ExtractionRequest): ExtractedValue[] {
  const { pages, docType, onlyTemplate = false } = request;
  if (pages.length === 0) return [];
  const read = readByRules(request);
  if (onlyTemplate) return read;
  const taught = new Set(read.filter(isOfTemplate).map(({ fieldName }) => fieldName));
  const view = viewOf(pages);
  const weights = shippedWeights();
  const scores = scoreDocument(weights, view, docType).filter(({ field }) => !taught.has(field));
  return weighValues(weights.trust, completeNames(view, read), scores, { view, pages });
}
