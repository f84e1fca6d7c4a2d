import { extractDocument } from '@countersign/engine/extraction/extract-document';
import { chooseTemplate, matchTemplate } from '@countersign/engine/extraction/match-template';
import { readByFile } from '@countersign/engine/extraction/read-by-file';
import type { Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';
import type { ExtractionResults, ExtractionWork, NamedTemplate, Proof } from '../../platform/extractor.ts';

export function doWork(work: ExtractionWork): ExtractionResults[ExtractionWork['kind']] {
  switch (work.kind) {
    case 'document':
      return extract(work.docType, work.pages, work.templates);
    case 'by-file':
      return readByFile(work.document, work.testimony);
    case 'prove':
      return prove(work.pages, work.template);
  }
}

/** The bank's template for these pages reads first; where it knows them, they are of its type. */
function extract(
  docType: string,
  pages: readonly Page[],
  templates: readonly NamedTemplate[],
): ExtractionResults['document'] {
  const chosen = chooseTemplate(docType, pages, templates);
  if (chosen === null)
    return { docType, confidence: null, values: extractDocument({ docType, pages }), template: null };
  const { id, version, rules, docType: own } = chosen.template;
  const values = extractDocument({ docType: own, pages, templateRules: rules });
  return { docType: own, confidence: own === docType ? null : chosen.confidence, values, template: { id, version } };
}

/** With only that template in play: how the sample is classified, and every value that is read of it. */
function prove(pages: readonly Page[], template: Template): Proof {
  const confidence = matchTemplate(template, pages);
  const { docType, rules } = template;
  const values = extractDocument({ docType, pages, templateRules: rules, onlyTemplate: true });
  return { classifiedAs: confidence > 0 ? docType : 'other', confidence, values };
}
