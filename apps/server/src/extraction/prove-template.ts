import type { ProveResult, TemplateBody } from '@countersign/contract/extraction';
import { ENGINE_VERSION } from '@countersign/engine/engine-version';
import type { Template } from '@countersign/engine/extraction/template';
import type { Page } from '@countersign/engine/pages/page';
import type { App } from '../platform/app.ts';
import { DomainError } from '../platform/domain-error.ts';
import { ExtractionTooSlow, ExtractorBusy } from '../platform/extractor.ts';
import { readSettings } from '../settings/index.ts';
import { requireTemplate } from './check-template.ts';
import { loadSample } from './samples.ts';
import { toExtractedField } from './to-extracted-field.ts';

/**
 * About ten seconds of a calm machine: a template that takes longer on a sample would hold up every package. By the clock
 * it may take six times that, since what else the machine does is no fault of the template.
 */
const PROVE_LIMIT = { steps: 1_000_000_000, seconds: 60 };
const RETRY_AFTER_SECONDS = 30;

/** Specification part 4, rule 3: validated, then classified and extracted with only that template in play. */
export async function proveTemplate(app: App, sampleId: string, body: TemplateBody): Promise<ProveResult> {
  const pages = await loadSample(app, sampleId);
  const template = requireTemplate(body, '/template');
  return proveOn(app, pages, template);
}

export async function proveOn(app: App, pages: readonly Page[], template: Template): Promise<ProveResult> {
  try {
    const { 'extraction.min_confidence': minConfidence } = await readSettings(app);
    const { classifiedAs, confidence, values } = await app.extractor.run(
      { kind: 'prove', pages, template },
      PROVE_LIMIT,
    );
    return {
      template: template as ProveResult['template'],
      classifiedAs,
      confidence,
      fields: values.map((value) => toExtractedField(value, minConfidence)),
      engineVersion: await engineVersion(app),
    };
  } catch (error) {
    if (error instanceof ExtractorBusy) {
      const detail = `The service is busy and could not try the template within ${PROVE_LIMIT.seconds} seconds. Try again later.`;
      throw new DomainError({ code: 'unavailable', detail, retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (!(error instanceof ExtractionTooSlow)) throw error;
    const most = PROVE_LIMIT.steps.toLocaleString('en-US');
    const message = `takes more than ${most} steps on this sample: make its patterns shorter`;
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
