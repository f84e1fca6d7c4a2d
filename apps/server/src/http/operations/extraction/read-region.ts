import { ReadRegionRequest, ReadRegionResult } from '@countersign/contract/extraction';
import { readRegion as read } from '../../../extraction/index.ts';
import { admins, operation } from '../../operation.ts';

/** Specification part 4, operation 5. */
export const readRegion = operation({
  id: 'readRegion',
  method: 'POST',
  url: '/v1/extraction-templates/read-region',
  tag: 'Extraction',
  summary: 'What stands in a box drawn on a sample, the label beside it, and the rule that the box becomes.',
  who: { roles: admins, scope: null },
  body: ReadRegionRequest,
  rate: 'heavy',
  success: { status: 200, body: ReadRegionResult },
  problems: ['region_invalid', 'template_invalid', 'sample_not_found', 'ocr_page_timeout'],
  handle: ({ app, body }) => read(app, body),
});
