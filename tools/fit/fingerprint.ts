import { createHash } from 'node:crypto';
import type { DocTypeId } from '@countersign/engine/classification/doc-type';
import type { ShippedWeights } from '@countersign/engine/extraction/score/weights';
import { viewOf } from '@countersign/engine/extraction/spans/document-view';
import { labelFeatures } from '@countersign/engine/extraction/spans/features';
import { seeSpans } from '@countersign/engine/extraction/spans/find-spans';
import { sampleDocument, sampledTypes } from '../layouts/sample.ts';

const house = 499_999;

/** What the code makes of the same papers: other features than those that weights were fitted to need a new fit. */
export function featuresVersion(weights: Pick<ShippedWeights, 'none'>): string {
  const hash = createHash('sha256');
  for (const docType of sampledTypes) {
    const asked = Object.keys(weights.none).filter((field) => weights.none[field]?.[docType] !== undefined);
    const { pages } = sampleDocument(docType as DocTypeId, house, house);
    for (const { span, facts } of seeSpans(viewOf(pages), docType)) {
      hash.update(`${span.kind} ${span.text}\n${facts.said.join('\n')}\n${facts.placed.join('\n')}\n`);
      for (const field of asked) hash.update(labelFeatures(field, facts, new Set(asked)).join('\n'));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/** Of what is weighed by. */
export function contentVersion(weights: ShippedWeights): string {
  return createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 12);
}
