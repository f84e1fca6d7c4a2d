import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { amount, within } from './note-phrases.ts';
import { otherDebt } from './other-debt.ts';

/** The day of an agreement, which is the day of its loan; not of an older note that it speaks of. */
export const agreementDate: readonly Rule[] = [
  label('note_date', [
    'Date of Agreement',
    'Agreement Date',
    'Date of this Agreement',
    'Loan Date',
    'Date of Note',
    'Note Date',
    'Effective Date',
    'Effective',
    'Signed',
    'Date Made',
    'Made',
    'Made on',
    'Made as of',
    'Executed',
    'Executed on',
    'Closing Date',
    'Date of Closing',
    'Loan Closing Date',
    'As of',
    'Dated as of',
  ]),
  label('note_date', ['Dated'], { apart: ['trust'] }),
  label('note_date', ['Date'], { page: 1, certainty: 0.9 }),
  sentence(
    'note_date',
    ['agreement', 'modification', 'amendment'],
    String.raw`this (?:[a-z]+,? ){0,7}?(?:agreement|modification|amendment|extension)(?: \([^)]{3,40}\))?,? (?:is |was )?(?:hereby )?(?:dated|made|given|executed|entered into|effective)(?: for (?:reference|convenience|identification)(?: purposes)?(?: only)?,?)?(?: (?:and|entered|into|executed|delivered|effective|made|as|of|this|on|the|dated)\b)*,? (?P<v>{date})`,
  ),
  sentence(
    'note_date',
    ['made '],
    String.raw`\bmade (?:and entered into )?(?:as of |on |this )*(?P<v>{date}),? (?:by|between|among)\b`,
  ),
  sentence(
    'note_date',
    'effective as of',
    String.raw`(?:agreement|modification)[^.]{0,60}effective as of (?P<v>{date})`,
  ),
];

/** The note that an agreement speaks of, where it is the loan's own. */
export const agreementNote: readonly Rule[] = [
  sentence(
    'maturity_date',
    ['due'],
    String.raw`${otherDebt}|\bnote\b${within(140)},? (?:and )?due(?: on)? (?P<v>{date})`,
    {
      certainty: 0.8,
    },
  ),
  sentence(
    'principal_amount',
    ['note', 'loan', 'lend'],
    String.raw`${otherDebt}|(?:(?:note|loan)(?: of (?:the )?(?:debtor|borrower|grantor|pledgor|maker))?(?: (?:of|dated) {date}| of (?:the same|even) date(?: herewith)?)? (?:for|of)|lends?(?: to)?(?: the)?(?: borrower)?(?: the sum of)?) ${amount}`,
    { certainty: 0.85 },
  ),
  sentence(
    'note_date',
    ['note'],
    String.raw`${otherDebt}|(?:promissory |term |secured )*note(?: of (?:borrower|grantor))?(?: \([^)]{3,40}\))?,? (?:dated(?: as of)?|of) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  sentence(
    'principal_amount',
    ['note', 'loan'],
    String.raw`${otherDebt}|(?:note|loan)(?:[^.$]|\b(?:inc|corp|co|ltd|l\.p|l\.l\.c|n\.a|no|[a-z])\.|\.[a-z]){0,120}in the (?:(?:original|stated|principal|face|aggregate|maximum) )*(?:amount|sum) of(?: [a-z0-9 ,&/-]{3,110}\()? ?${amount}`,
    {
      certainty: 0.85,
    },
  ),
];

const purposeText = String.raw`(?P<v>(?-i:[A-Z])[^.;:]{3,140}?)`;

/** What the money is for. */
export const purpose: readonly Rule[] = [
  label(
    'loan_purpose',
    ['Purpose', 'Purpose of Loan', 'Loan Purpose', 'Use of Proceeds', 'Purpose of the Loan', 'Specific Purpose'],
    {
      valuePattern: part(
        String.raw`^(?:the )?(?:(?:specific |primary )?purpose of (?:this|the) (?:loan|note|credit) is(?: for| to)?:? )?(?:{money} (?:for|to):? )?(?P<v>[^.;:]{4,140})`,
      ),
      lines: 2,
    },
  ),
  sentence(
    'loan_purpose',
    ['proceeds', 'purpose', 'is for', 'use the'],
    String.raw`(?:use the (?:money|loan|funds)(?: [a-z]+){0,4}?(?: for| to|:)|use (?:of )?(?:the )?(?:loan )?proceeds(?: of the loan)?[^.:]{0,30} (?:for|to)|proceeds[^.:]{0,60}(?:be used|used|applied)[^.:]{0,40}(?:for(?: the following(?: purposes?)?)?|to)|purpose of (?:this|the) (?:loan|note|credit) is(?: for| to)?|(?:loan|credit) is for|for the (?:following )?(?:specific |business )?purposes? of|for (?:the |this )?(?:following )(?:specific |business )?purposes?:):? ${purposeText}\.`,
  ),
];

const uses = String.raw`(?:purchase|refinance|acquire|construct|build|finance|fund|renovate|expand|consolidate|provide|plant|pay ?off|improve|remodel|buy|restructure|replace|support|repair|equip|develop)`;

const usesEnd = String.raw`(?:,? and (?:for no other|no other|not for|for no)\b|[.;:]|$)`;

/** A purpose that a sentence goes on with: `to purchase a building`. */
export const purposeInPassing: readonly Rule[] = [
  sentence(
    'loan_purpose',
    ['used', 'use ', 'proceeds', 'purpose'],
    String.raw`(?:proceeds|loan|money|funds|advance|it)\b[^.;:]{0,60}?(?:used?|applied|intended)(?: by [a-z]+)?(?: solely| only| exclusively)? (?:to|for(?: the purpose of)?) (?P<v>${uses}(?:ing)?\b[^.;:]{3,120}?)${usesEnd}`,
    { certainty: 0.8 },
  ),
  sentence(
    'loan_purpose',
    ['use the', 'uses the', 'using the'],
    String.raw`\buses? (?:the )?(?:proceeds of the )?(?:loan|proceeds|money|funds)(?: proceeds)?(?: solely| only)? (?:to|for) (?P<v>${uses}(?:ing)?\b[^.;:]{3,120}?)${usesEnd}`,
    { certainty: 0.82 },
  ),
];

/** The stop of "serial no." ends no sentence. */
const collateralText = String.raw`(?P<v>(?-i:[A-Z]|\d{4} [A-Z])(?:\bnos?\. ?|[^.:]){8,300}?(?:[^.:os]|[^.:n]o|[^o]s))`;

/** What secures the loan, in the document's own words. */
export const collateral: readonly Rule[] = [
  sentence(
    'collateral_description',
    ['collateral description', 'description of collateral'],
    String.raw`(?-i:COLLATERAL DESCRIPTION|DESCRIPTION OF COLLATERAL) (?P<v>(?-i:[A-Z])[^.:]{8,200}?)(?:\.| \d{1,2}\. )`,
    { certainty: 0.95 },
  ),
  label(
    'collateral_description',
    ['Collateral', 'Collateral Description', 'Description of Collateral', 'Collateral is', 'Property Pledged'],
    {
      valuePattern: part(
        String.raw`^(?:section|article|debtor|grantor|secured party|see|as described|described)\b.*|^(?:[^.:]{0,80}\b(?:lien on|interest in|lien in|covering)(?: the following)?:? )?(?P<v>(?:(?-i:[A-Z])|\d{1,4}(?:st|nd|rd)? [a-z]{3})[^.:]{8,300}?)(?:\.| \d{1,2}\. |$)`,
      ),
      lines: 4,
    },
  ),
  sentence(
    'collateral_description',
    ['collateral', 'lien on', 'security interest'],
    String.raw`\bthe following (?:[a-z]+ )?(?:purposes?|uses?|conditions?|covenants?|documents?|terms|fees?|events?|reports?|persons?|guarantors?|address(?:es)?)\b[^.:]{0,60}:|(?:wherever located|described (?:property|as follows|below|collateral)|the following(?: described)?(?: property| collateral| personal property| assets)?|collateral["”]? (?:consists of|is|includes|means|shall mean)|security instrument[^.:]{0,80}|secured by[^.:]{0,60}|(?:lien|security interest) (?:on|in)[^.:]{0,60})[^.:]{0,300}: ${collateralText}(?:\.|,? (?:to secure|as security for|securing) )`,
    { certainty: 0.9 },
  ),
  sentence(
    'collateral_description',
    'security interest in',
    String.raw`security interest in:? (?P<v>(?-i:All|[A-Z][a-z]+) [^.:]{8,200}?)\.`,
    { certainty: 0.85 },
  ),
  // What the loan is secured by, in so many words; a lien on land is told by the land's own fields.
  sentence(
    'collateral_description',
    ['security interest in', 'secured by', 'lien on', 'pledges', 'interest in:'],
    String.raw`(?:security interest in|secured by(?: a (?:first|second)?(?: priority| perfected| blanket)* ?(?:lien|security interest) (?:on|in))?|lien on|pledges(?: to [a-z]+)?):? (?P<v>(?-i:[Aa]ll|[Oo]ne|[A-Z][a-z]+ing) (?:of (?:borrower|debtor|grantor|the company)[’']?s? )?(?:[^.:]|\bno\.){8,200}?(?:[^.:o]|[^.:n]o))(?:\.|(?: of (?:the )?(?:borrower|debtor|grantor|company|maker))?(?:,? (?:to secure|as security|securing)\b|,? and (?:(?:is|are|has been) )?(?:also |further |unconditionally )?(?:guaranteed|(?:supported |backed )?by (?:an? |the )?(?:[a-z]+ )?guarant)))`,
    { certainty: 0.8 },
  ),
  // What follows a colon after the word may be anything that is said of it: goods begin like this.
  sentence(
    'collateral_description',
    'collateral',
    String.raw`collateral[^.:]{0,80}: (?P<v>(?-i:All|One|Each|Every|Inventory|Accounts|Equipment|Machinery|Furniture|Chattel|Livestock|Crops|Certificate|\d{4} [A-Z])\b[^.:]{8,300}?)\.`,
    { certainty: 0.7 },
  ),
];

/** What stands under a heading of its own. */
export const collateralSection: readonly Rule[] = [
  sentence(
    'collateral_description',
    ['description of collateral', 'collateral description'],
    String.raw`(?:description of collateral|collateral description)[.:]? (?:debtor|grantor|borrower|company|secured party)\b[^:]{0,20}:|(?:description of collateral|collateral description)[.:]? [^.:]{0,120}\b(?:location|address|value|owner|kept)\b[^.:]{0,40}:|(?:description of collateral|collateral description)[.:]? (?:[^.:]{0,120}: )?${collateralText}\.`,
    { certainty: 0.85 },
  ),
];

/** Who guarantees, where an agreement lists them. */
export const guarantors: readonly Rule[] = [
  label('guarantor_name', ['Guarantor', 'Guarantors', 'Guarantor(s)', 'Name of Guarantor']),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`guarant(?:y|ies|ees?)[^.:]{0,100}\bdate of (?:approval|note|loan|issue)\b|(?:guarant(?:y|ies|ees?)[^.:]{0,100}(?:by|from|of|executed by)|guaranteed(?: [a-z]+){0,3} by|guarantors? (?:is|are|means|will be))(?: (?:each of|the following(?: persons| guarantors)?))*:? (?P<v>{party}(?:; {party})*)(?:\.|;|,? (?:each|both|jointly|severally|individually|unconditionally|all|who|an?|resident|personally|in the|under|pursuant|by separate|on|as|with|without)\b)`,
  ),
];

/** `A, B and C guarantee the loan`. */
export const guarantorsFirst: readonly Rule[] = [
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`(?P<v>{party}),? (?:(?:have|has|will|shall|each|all|jointly and severally|unconditionally|personally) )*guarant(?:eed?|ees|y|ies) (?:the|this|payment|repayment|all)\b`,
    { certainty: 0.8 },
  ),
  sentence(
    'guarantor_name',
    ['guarant'],
    String.raw`(?P<v>{party}),? (?:(?:have|has|will|shall|each|both|also|must) )+(?:sign|signed|give|given|deliver|delivered|execute|executed|provide|provided|furnish|furnished)(?: and delivered)?(?: (?:an?|the|their|his|her|its|separate|personal|unconditional|continuing|unlimited|limited|written|absolute))* guarant(?:y|ee|ies)`,
    { certainty: 0.86 },
  ),
];
