import type { Rule } from '../../src/extraction/rule.ts';
import { block } from './build.ts';

const subjects = String.raw`(?:mortgage|deed of trust|security deed|easements?|right of way|rights of way|judgment lien|mechanic’?s lien|lien|lease|restrictions|covenants|taxes|reservations?|encroachments?)`;

/** What Schedule B excepts from the insurance: numbered lines that name what burdens the land. */
export const titleExceptions: readonly Rule[] = [
  block(
    'title_exception',
    2,
    String.raw`^\(?(?:\d{1,2}|[a-z])[.)] (?P<v>(?:an? |any |the |that certain )?${subjects}\b[^\n]{8,160}(?:\n(?!\(?(?:\d{1,2}|[a-z])[.)] )(?-i:[a-z0-9])[^\n]{0,120})?)`,
    { pick: 'all', where: ['schedule b'], certainty: 0.85 },
  ),
];
