import type { Rule } from '../../src/extraction/rule.ts';
import { worded } from './build.ts';
import { onlyCommunity, onlyFloodZone } from './flood-patterns.ts';

/** How flood papers word what they say of the map, the day it was looked at and the insurance that is asked for. */

export const zoneWorded: readonly Rule[] = [
  worded(
    'flood_zone',
    '(?:(?:fema|nfip|firm|current|rated|rating|map|mapped|flood|hazard|risk|insurance|determined|effective|the|special|rate) )*(?:flood )?zones?(?: (?:designation|determined|code|on map|on the map|on firm|(?:of|at|for) (?:the )?(?:insured |subject |described )?(?:building|property|structure|land|site|location|dwelling|address|premises|home)|found|is|rated|s|determination))*',
    { valuePattern: onlyFloodZone },
  ),
  worded(
    'flood_community_number',
    '(?:(?:nfip|fema|flood|map|the|program) )*(?:community|comm|cid|nfip)(?:(?: name)?(?: and|/)? ?(?:number|no|#|id|code|identification|identifier|num|cid))*',
    { valuePattern: onlyCommunity },
  ),
];

export const determinedWorded: Rule = worded(
  'flood_determination_date',
  '(?:date|day)(?: and time)? (?:of (?:the |this |our |your |flood |zone |hazard |initial |standard )*(?:determination|map review|review|map search|search|flood certificate|certification|flood report|finding)(?: form)?|determined|(?:certificate|report|determination) (?:was )?(?:made|issued|completed|prepared)|map was (?:read|reviewed|checked)|reviewed|certified)|(?:the |our |flood |zone |hazard |map |initial |standard |life of loan )*(?:determination|determined|flood certificate|certification|map review|map reviewed|map checked|map searched)(?: form| was)?(?: (?:date|made|made on|on|dated|completed|done|as of))*',
);

export const requiredWorded: Rule = worded(
  'flood_coverage_amount',
  '(?:(?:minimum|required|flood|total|least|amount of|the) )*(?:insurance|coverage)(?: (?:amount|required|needed|necessary|we require|you need|you must (?:buy|carry|have)|that is required|lender requires))+|(?:(?:minimum|required|least) )+(?:amount of )?(?:flood )?(?:insurance|coverage|amount)(?: amount)?|amount (?:of (?:flood )?(?:insurance|coverage) )?(?:required|needed|you need|we require|you must insure)(?: by (?:the )?(?:lender|bank|us))?',
);
