import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { partyName, stateName } from './instrument-patterns.ts';
import { wordings } from './wordings.ts';

/** What a resolution lets its officers pledge, as the kinds of things begin: "all inventory", "one 2022 tractor". */
const things = String.raw`(?P<v>(?:all|one|certain|the following|its)\b[^.;:]{8,220}?)`;
const ends = String.raw`(?:[.;]|,? (?:as (?:collateral|security)|to secure|securing|in order to secure|and to (?:execute|sign|deliver)|in favor of|together with)\b|$)`;
const whose = String.raw`(?: (?:of|belonging to|owned by) (?:the )?(?:corporation|company|partnership|borrower|entity|grantor|organization))?`;

export const pledgedCollateral: readonly Rule[] = [
  label(
    'collateral_description',
    wordings(
      '{description of|} {the|} collateral {description|pledged|to be pledged|granted|to be granted|}',
      '{property|assets} {pledged|to be pledged|given as security}',
      'collateral {for the loan|securing the loan}',
      'security {for the loan|to be given|}',
    ),
    {
      lines: 3,
      certainty: 0.88,
      valuePattern: part(String.raw`^(?P<v>(?:all|one|certain)\b[^:;]{8,220}?)(?:\.(?: .*)?|;.*)?$`),
    },
  ),
  sentence(
    'collateral_description',
    ['the following'],
    String.raw`\b(?:encumber|pledge|grant|mortgage|hypothecate|assign|deliver|security interest in|lien on|secured by)\b[^.:;]{0,200}? the following(?: described)?(?: (?:personal|real|business))*(?: (?:property|collateral|assets))?${whose}(?: \((?:the )?["“][^"”]{3,30}["”]\))?: ?${things}${ends}`,
    { certainty: 0.88 },
  ),
  sentence(
    'collateral_description',
    ['security interest in', 'lien on', 'lien upon', 'pledge of', 'secured by'],
    String.raw`\b(?:security interests? in(?: and (?:a )?lien (?:on|upon))?|liens? (?:on|upon)|pledge of|secured by) ${things}${ends}`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'collateral_description',
    ['pledge', 'hypothecate', 'encumber', 'grant'],
    String.raw`\b(?:pledge|hypothecate|encumber|mortgage|assign)(?: and (?:deliver|grant))?(?: to (?:the )?(?:lender|bank|credit union))?,?(?: as (?:collateral|security)(?: for (?:the|such|this) (?:loan|sums?|borrowing|indebtedness))?,?)? ${things}${ends}`,
    { certainty: 0.82, fallback: true },
  ),
];

/** What articles say of the company that they make, and the register of it. */
export const companyInArticles: readonly Rule[] = [
  label(
    'borrower_entity_type',
    wordings(
      '{entity|organization|company|business|record|filing} {type|kind|form}',
      '{type|kind|form} of {entity|organization|business|company}',
      'legal {form|structure|entity type}',
    ),
    {
      certainty: 0.86,
      valuePattern: part(
        String.raw`^(?:(?:domestic|foreign|for-?profit) )*(?P<v>(?:(?:domestic |non-?profit |professional |business )?(?:corporation|limited liability company|limited liability partnership|limited partnership|general partnership)|LLC))(?: \(.*\))?$`,
      ),
    },
  ),
  // The agent has an office of his own, the registered one.
  label(
    'borrower_address',
    wordings(
      'principal {office|business|place of business|executive office|} {street|mailing|} {address|location} {of record|on file|}',
      '{business|mailing|entity|company|main office} address {of record|on file|}',
      'principal {office|place of business} {of record|on file}',
    ),
    { certainty: 0.88, valuePattern: part(String.raw`^(?P<v>{address})`) },
  ),
  sentence(
    'borrower_name',
    ['organizer of', 'incorporator of', 'manager of', 'secretary of'],
    String.raw`\bI am (?:the|an|a duly authorized) (?:organizer|incorporator|authorized (?:person|representative)) of (?P<v>${partyName})(?:,? (?:and|that|which|who)\b|\.|;)`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_state_of_org',
    ['laws of', 'jurisdiction', 'state of formation', 'state of organization', 'state of incorporation'],
    String.raw`\b(?:(?:formed|organized|incorporated|existing) under the laws? of(?: the (?:state|commonwealth) of)?|jurisdiction of (?:formation|organization|incorporation)|state of (?:formation|organization|incorporation)):? (?P<v>${stateName})\b`,
    { certainty: 0.86 },
  ),
];
