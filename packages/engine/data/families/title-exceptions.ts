import type { Rule } from '../../src/extraction/rule.ts';
import { block } from './build.ts';

const subjects = String.raw`(?:mortgage|deed of trust|security deed|easements?|right of way|rights of way|judgment lien|mechanic’?s lien|lien|lease|restrictions|covenants|taxes|reservations?|encroachments?)`;
const begins = String.raw`^\(?(?:\d{1,2}|[a-z])[.)] (?P<v>(?:an? |any |the |that certain )?${subjects}\b[^\n]{8,160}`;

/** What Schedule B excepts from the insurance: numbered sentences that name what burdens the land, on a line or two. */
export const titleExceptions: readonly Rule[] = [
  block('title_exception', 1, String.raw`${begins}[.;])$`, { pick: 'all', where: ['schedule b'], certainty: 0.85 }),
  block('title_exception', 2, String.raw`${begins}[^.;\n]\n(?-i:[a-z]{2})[^\n]{0,120}[.;])$`, {
    pick: 'all',
    where: ['schedule b'],
    certainty: 0.85,
  }),
];
