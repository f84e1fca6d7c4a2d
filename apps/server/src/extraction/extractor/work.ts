import { extractDocument } from '@countersign/engine/extraction/extract-document';
import { matchTemplate } from '@countersign/engine/extraction/match-template';
import type { Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';
import type { ExtractionResults, ExtractionWork, NamedTemplate, Proof } from '../../platform/extractor.ts';

export function doWork(work: ExtractionWork): ExtractionResults[ExtractionWork['kind']] {
  return work.kind === 'document'
    ? extract(work.docType, work.pages, work.templates)
    : prove(work.pages, work.template);
}

/** Of several templates for one type, the one that knows these pages best reads first. */
function extract(
  docType: string,
  pages: readonly Page[],
  templates: readonly NamedTemplate[],
): ExtractionResults['document'] {
  const [best] = templates
    .filter((template) => template.docType === docType)
    .map((template) => ({ template, confidence: matchTemplate(template, pages) }))
    .sort((a, b) => b.confidence - a.confidence || (a.template.id < b.template.id ? -1 : 1));
  if (best === undefined) return { values: extractDocument({ docType, pages }), template: null };
  const { id, version, rules } = best.template;
  return { values: extractDocument({ docType, pages, templateRules: rules }), template: { id, version } };
}

/** With only that template in play: how the sample is classified, and every value that is read of it. */
function prove(pages: readonly Page[], template: Template): Proof {
  const confidence = matchTemplate(template, pages);
  const { docType, rules } = template;
  const values = extractDocument({ docType, pages, templateRules: rules, onlyTemplate: true });
  return { classifiedAs: confidence > 0 ? docType : 'other', confidence, values };
}
