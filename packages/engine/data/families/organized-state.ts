import type { Rule } from '../../src/extraction/rule.ts';
import { block, label, part, sentence } from './build.ts';
import { giverLabels } from './instrument-labels.ts';
import { afterEntity, called, entityType, giver, hereinCalled, partyName, stateName } from './instrument-patterns.ts';
import { entityForms } from './note-phrases.ts';

/** The state of "a Colorado limited liability company", and where its law is named beside what the company is. */

const form = String.raw`(?:limited liability (?:company|partnership|limited partnership)|corporation|limited partnership|general partnership|partnership|business trust|statutory trust|trust|cooperative|joint venture|nonprofit corporation)`;
const kind = String.raw`(?: domestic| professional| close| non-?profit| business| series| statutory)?`;
const others = String.raw`(?:lender|beneficiary|trustee|bank|mortgagee|assignee|mers)`;
const under = String.raw`(?:,? (?:duly|validly|and|existing|organized|formed|created|incorporated|registered|in good standing))+ (?:in|(?:under|by virtue of|pursuant to)(?: and by virtue of)? the laws? of)(?: the)?(?: (?:state|commonwealth) of)?`;

/** On papers that name one company beside the lender and the trustee. */
export const organizedState: readonly Rule[] = [
  label('borrower_state_of_org', giverLabels, {
    valuePattern: part(String.raw`^[^“”"()]{3,80}?, an? (?P<v>${stateName})${kind} ${form}(?:[,.;(]| \d|$)`),
    lines: 3,
    certainty: 0.88,
  }),
  // On a line of its own under the name.
  block('borrower_state_of_org', 1, String.raw`^an? (?P<v>${stateName})${kind} ${form}$`, { page: 1, certainty: 0.84 }),
  block('borrower_state_of_org', 1, String.raw`^(?-i:[A-Z0-9])[^\n]{3,60}, an? (?P<v>${stateName})${kind} ${form}$`, {
    page: 1,
    certainty: 0.82,
  }),
  sentence(
    'borrower_state_of_org',
    ['corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`, an? (?P<v>${stateName})${kind} ${form}(?:,? [^“”";()]{0,180}?)?(?:${called(giver)}|${hereinCalled(giver)}|,? as (?:the )?${giver}\b)`,
    { certainty: 0.92 },
  ),
  sentence(
    'borrower_state_of_org',
    ['corporation', 'limited liability', 'partnership', ' trust'],
    String.raw`, ${entityType}[^“”";()]{0,160}(?:${called(others)}|,? as (?:the )?${others}\b)|, an? (?P<v>${stateName})${kind} ${form}${afterEntity}`,
    { certainty: 0.84 },
  ),
  sentence(
    'borrower_state_of_org',
    ['laws of', 'law of', 'organized in', 'formed in', 'incorporated in'],
    String.raw`\b${others}\b[^.;]{0,60}\b(?:organized|formed|incorporated|existing)\b[^.;]{0,80}|${partyName}, an? ${form}${under} (?P<v>${stateName})\b`,
    { certainty: 0.84 },
  ),
  sentence(
    'borrower_state_of_org',
    ['laws of', 'law of', 'organized in', 'formed in', 'incorporated in'],
    String.raw`\b${giver} (?:is|represents that it is)(?: an?)?(?: duly)? ${form}?${under} (?P<v>${stateName})\b`,
    { certainty: 0.84 },
  ),
  label(
    'borrower_state_of_org',
    ['State of Organization', 'State of Incorporation', 'State of Formation', 'Jurisdiction of Organization'],
    { certainty: 0.88 },
  ),
];

/** On notes and agreements, which name several companies: the first that is not a lender's, a guarantor's or a trustee's. */
export const stateOfKind: Rule = sentence(
  'borrower_state_of_org',
  ['limited', 'corporation', 'partnership', 'trust', 'cooperative'],
  String.raw`\b(?:bank|n\.a\.|union|association|savings|fsb|lender|guarantors?|trustee)\b[^.;(]{0,30}?,? an? ${stateName}\b[^.;(]{0,60}|(?-i:[A-Za-z.)]),? an? (?P<v>${stateName}) ${entityForms}\b`,
  { certainty: 0.84, fallback: true },
);

const calledBorrower = called('(?:borrower|debtor|obligor|customer|company)');
const kindOfBorrower = String.raw`an? (?P<v>${stateName})(?: domestic| professional| nonprofit| non-profit)? ${entityForms}`;

/** Where the borrower was organized, which the paper must call by its name: the guarantor may be a company, too. */
export const stateOfBorrower: readonly Rule[] = [
  sentence(
    'borrower_state_of_org',
    ['borrower', 'debtor', 'obligor', 'customer', 'company'],
    String.raw`["“](?:borrower|debtor|obligor|customer|company)["”] (?:means|shall mean|is|refers to),? {party},? ${kindOfBorrower}\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'borrower_state_of_org',
    ['(“', '("', '(the', '(her'],
    String.raw`${kindOfBorrower}(?:,? (?:whose|having|with|of|located)[^"“();]{3,140})?${calledBorrower}`,
    { certainty: 0.86 },
  ),
];
