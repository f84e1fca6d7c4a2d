import { ProveResult, SuggestRequest } from '@countersign/contract/extraction';
import { suggestTemplate as suggest } from '../../../extraction/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 4. */
export const suggestTemplate = operation({
  id: 'suggestTemplate',
  method: 'POST',
  url: '/v1/extraction-templates/suggest',
  tag: 'Extraction',
  summary: 'Let the configured model propose a template for a sample, checked and proved. Nothing is saved.',
  description: 'Takes exactly one of `sample` (a PDF as base64, at most 20 MB) and `sampleId`.',
  who: { roles: admins, scope: null },
  body: SuggestRequest,
  rate: 'heavy',
  success: { status: 200, body: ProveResult },
  problems: [
    'sample_not_found',
    'sample_unusable',
    'sample_too_large',
    'template_invalid',
    'model_answer_unusable',
    'model_not_configured',
    'ocr_page_timeout',
  ],
  handle: ({ app, body }) => suggest(app, body),
});
