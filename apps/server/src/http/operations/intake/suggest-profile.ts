import { ProfileSuggestion, SuggestionRequest } from '@countersign/contract/intake';
import { suggestProfile as suggest } from '../../../intake/index.ts';
import { admins, operation } from '../../operation.ts';

/** Approval records, "Suggesting a mapping". */
export const suggestProfile = operation({
  id: 'suggestProfile',
  method: 'POST',
  url: '/v1/lar-profiles/suggest',
  tag: 'Approval records',
  summary: 'A mapping for a sample record, by its labels and the kinds of its values. Nothing is stored.',
  description:
    'The same sample always gives the same answer. `unmatched` lists what was taken for no field; look at the mapping ' +
    'with POST /v1/lar-profiles/try before you save it.',
  who: { roles: admins, scope: null },
  body: SuggestionRequest,
  success: { status: 200, body: ProfileSuggestion },
  problems: ['lar_invalid'],
  handle: ({ app, body }) => suggest(app, body),
});
