import type { ProveResult, TemplateBody } from '@countersign/contract/extraction';
import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import type { Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { ExtractionTooSlow } from '../platform/extractor.ts';
import { requireTemplate } from './check-template.ts';
import { loadSample } from './samples.ts';
import { toExtractedField } from './to-extracted-field.ts';

/** A template that takes longer on a sample would hold up every package. */
const PROVE_SECONDS = 10;

/** Specification part 4, rule 3: validated, then classified and extracted with only that template in play. */
export async function proveTemplate(app: App, sampleId: string, body: TemplateBody): Promise<ProveResult> {
  const pages = await loadSample(app, sampleId);
  const template = requireTemplate(body, '/template');
  return proveOn(app, pages, template);
}

export async function proveOn(app: App, pages: readonly Page[], template: Template): Promise<ProveResult> {
  try {
    const { classifiedAs, confidence, values } = await app.extractor.run(
      { kind: 'prove', pages, template },
      PROVE_SECONDS,
    );
    return {
      template: template as ProveResult['template'],
      classifiedAs,
      confidence,
      fields: values.map(toExtractedField),
      engineVersion: await engineVersion(app),
    };
  } catch (error) {
    if (!(error instanceof ExtractionTooSlow)) throw error;
    const message = `takes longer than ${PROVE_SECONDS} seconds on this sample: make its patterns shorter`;
    throw new DomainError({
      code: 'template_invalid',
      detail: `The template ${message}.`,
      errors: [{ field: 'template', pointer: '/template', code: 'too_slow', message }],
    });
  }
}

/** Names everything that values depend on: the engine, the reader, OCR and its data. */
export async function engineVersion(app: App): Promise<string> {
  return `engine ${ENGINE_VERSION}, ${await app.reader.version()}`;
}
