import { ProveRequest, ProveResult } from '@countersign/contract/extraction';
import { proveTemplate as prove } from '../../../extraction/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 3. */
export const proveTemplate = operation({
  id: 'proveTemplate',
  method: 'POST',
  url: '/v1/extraction-templates/prove',
  tag: 'Extraction',
  summary: 'Try a template on a sample, with only that template in play. Nothing is saved.',
  who: { roles: admins, scope: null },
  body: ProveRequest,
  rate: 'heavy',
  success: { status: 200, body: ProveResult },
  problems: ['template_invalid', 'sample_not_found', 'ocr_page_timeout'],
  handle: ({ app, body }) => prove(app, body.sampleId, body.template),
});
