import type { Rule } from '../../src/extraction/rule.ts';
import { block, column, label, sentence } from './build.ts';

/** What stands beside the names in a resolution's table of who may sign. */
const besideNames = ['TITLES', 'TITLE', 'TITLES OR POSITIONS', 'ACTUAL SIGNATURES', 'SIGNATURES', 'AUTHORIZED'];

/** Whom a resolution authorizes, with the titles that they sign in. */
export const authorizedSigners: readonly Rule[] = [
  label('authorized_signer', ['Authorized Signer', 'Authorized Signers', 'Authorized Person', 'Authorized Officer']),
  label('signer_title', ['Signer Title', 'Title of Signer', 'Authorized Signer Title']),
  column('authorized_signer', 'NAMES', besideNames, { certainty: 0.85 }),
  column('signer_title', 'TITLES', ['NAMES'], { certainty: 0.85 }),
];

const company = String.raw`(?-i:[A-Z])[^\n]{1,70}? (?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|Company|L\.?P\.?|LLP|Ltd\.?|Partnership|Trust)(?:, ?an? [^\n]{3,60})?`;
const person = String.raw`(?-i:[A-Z])[a-z.'’-]*(?: (?-i:[A-Z])[a-z.'’-]*){1,3}`;
const capacity = String.raw`(?:(?:managing|general|sole|authorized|vice|executive|senior|limited|assistant) )*(?:member|manager|partner|president|secretary|treasurer|trustee|director|officer|owner|signer|signatory|agent|ceo|cfo|coo|chief [a-z]+ officer)(?: and (?:secretary|treasurer|director|manager|member))?`;
/** The party's word over its block: a block under the lender's word is the lender's. */
const signingParty = String.raw`(?:(?:borrowers?|grantors?|guarantors?|debtors?|mortgagors?|trustors?|makers?|obligors?):?\n)?`;

/**
 * The signing block of a company: its name, "By:" and its line, and who signs as what, on one line or on two. Only where
 * the company's name says what kind it is, so that a bank's own block is not taken.
 */
function inBlock(between: string, who: string, title: string): string {
  return String.raw`^${signingParty}${company},?\n${between}${who}(?:, ?| ?\n)(?:(?:its|as|title):? )?${title}(?:\n|$)`;
}

/** "By: Ann Lee, Manager", or her name and title under the line. */
const bys = [
  String.raw`by:? (?:/s/ ?)?`,
  String.raw`(?:by:?|x|/s/)[^\n]{0,60}\n(?:(?:printed |print |typed )?name:? )?`,
] as const;

const titleLabels = ['Signer Title', 'Title of Signer', 'Capacity of Signer'];

/** Who signed for an entity, and in what capacity: in its signing block, or where the document names it beside the line. */
export const namedSigners: readonly Rule[] = [
  ...bys.flatMap((by) => [
    block('signer_name', 5, inBlock(by, `(?P<v>${person})`, capacity), { certainty: 0.85 }),
    block('signer_title', 5, inBlock(by, person, `(?P<v>${capacity})`), { certainty: 0.85 }),
  ]),
  label('signer_name', ['Signer Name', 'Name of Signer', 'Printed Name of Signer']),
  label('signer_title', titleLabels, { direction: 'right' }),
  // "Member" and "Trustee" are labels of many forms as well, which end a value.
  sentence(
    'signer_title',
    ['signer title', 'title of signer', 'capacity of signer'],
    String.raw`(?:signer title|(?:title|capacity) of signer):? (?P<v>${capacity})\b`,
  ),
];

const entityForm = String.raw`(?:LLC|L\.L\.C\.|Inc\.?|Incorporated|Corp\.?|Corporation|Company|L\.?P\.?|LLP|Ltd\.?|Limited|Partnership)`;

/** The name that an entity has by its own organic record: articles or a charter, not a certificate about it. */
export const organicName: readonly Rule[] = [
  sentence(
    'organic_name',
    ['name of the', 'name of this'],
    String.raw`name of (?:the|this) (?:(?:domestic|limited liability|business|professional|nonprofit|limited) )*(?:company|corporation|partnership|entity)(?: (?:is|shall be|as it appears[^.:]{0,40}is))? ?:? ?(?P<v>(?-i:[A-Z])[^\n;:]{1,70}?,? ${entityForm})(?:[ .,;]|$)`,
    { where: ['articles of'], certainty: 0.85 },
  ),
];

/** What an agreement wants delivered every year or quarter, and within how many days. */
export const reportingCovenants: readonly Rule[] = [
  sentence(
    'covenant',
    ['financial statement', 'tax return'],
    String.raw`(?P<v>(?:annual|yearly|quarterly|audited|reviewed|compiled|fiscal[- ]year[- ]end|federal)[^.;:]{0,60}(?:financial statements?|tax returns?)[^.;:]{0,60} within (?:[a-z-]+ \()?\d{1,3}\)? days(?: (?:of|after) (?:the )?(?:end|close) of (?:each|the|its|every) (?:fiscal )?(?:year|quarter)| of (?:each )?(?:fiscal )?year[- ]end)?)`,
    { pick: 'all', certainty: 0.85 },
  ),
];

/** The day of which a certificate speaks, on papers of a secretary of state. */
export const goodStandingDate: readonly Rule[] = [
  label(
    'good_standing_date',
    ['Certificate Date', 'Date of Certificate', 'Good Standing as of', 'Date of this Certificate'],
    {
      where: ['good standing'],
    },
  ),
];
