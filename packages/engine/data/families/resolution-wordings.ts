import type { Rule } from '../../src/extraction/rule.ts';
import { parcelInSentence } from './approval-sentences.ts';
import { label, part, sentence, worded } from './build.ts';
import { address, amount, amountInWords, partyName } from './instrument-patterns.ts';
import { spelledRate } from './note-phrases.ts';
import { wordings } from './worded-labels.ts';

/** The loan that a resolution lets its officers take, and what they may pledge for it. */

const others = String.raw`\b(?:existing|prior|other|outstanding|previous|refinanced|paid off)\b[^.;]{0,120}`;

export const authorizedLoan: readonly Rule[] = [
  ...wordings('interest_rate', 'maturity_date', 'term_months', 'loan_purpose', 'property_address'),
  label('loan_purpose', ['Purpose', 'Purpose of Loan', 'Loan Purpose', 'Purpose of Borrowing', 'Use of Proceeds'], {
    valuePattern: part(String.raw`^(?P<v>[^.:;]{4,120})`),
    lines: 1,
    certainty: 0.88,
  }),
  sentence(
    'loan_purpose',
    ['purpose of', 'purposes of', 'proceeds', 'to be used'],
    String.raw`\b(?:loan|borrow|borrowing|credit|sum|funds|proceeds)\b(?:[^.;]|\.\d){0,160}?\b(?:for the (?:sole |express )?purposes? of|the proceeds (?:of which )?(?:to be|are to be|will be|shall be) used (?:for|to)|to be used (?:for|to)) (?P<v>[^.;:()$]{6,110}?)(?:\.|;|$|, (?:and|which|upon|on|such|secured)\b)`,
    { certainty: 0.85 },
  ),
  sentence(
    'loan_purpose',
    [', for '],
    String.raw`\b(?:loan|borrow|borrowing)\b(?:[^.;]|\.\d){0,240}?, for (?:the )?(?P<v>(?:construction|purchase|acquisition|refinanc(?:e|ing)|renovation|improvement|expansion|purchasing|acquiring|constructing) (?:of )?[^.;:()$]{4,90}?)(?:\.|;|$|, (?:and|which|upon|on|such|secured)\b)`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'interest_rate',
    ['rate of', 'interest at', 'rate'],
    String.raw`${others}|\b(?:exceed(?:ing)?|maximum|default|more than|greater than|up to)\b[^.;%]{0,40}{rate}|\b(?:at|bearing|with)(?: interest at)?(?: an?| the)?(?: (?:initial|fixed|variable|annual|yearly|interest))*(?: rate)?(?: of(?: interest of)?)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|interest|fixed|,|and|\.)`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable', 'adjustable', 'floating'],
    String.raw`${others}|\b(?:or|if|whether|such|either|any)\b[^.;]{0,30}\b(?:fixed|variable|adjustable|floating)|\b(?:at|bearing|bears?|with|having|carrying|accruing)(?: interest)?(?: at)?(?: (?:an?|the))?(?: (?:initial|annual|simple|interest))*(?: rate)? ?(?P<v>fixed|variable|adjustable|floating)(?: (?:interest|annual|per annum))* rate\b`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'lien_position',
    ['lien', 'mortgage', 'deed of trust', 'security interest'],
    String.raw`\b(?:existing|prior|other (?:lien|loan|mortgage|debt|indebtedness|encumbrance)s?|subject to|subordinate to|junior to)\b[^.;]{0,60}?\b(?:first|second|third)\b|\b(?:an?|its|by|valid|perfected) (?P<v>first|second|third|1st|2nd)(?:[ -](?:priority|position|perfected|and prior))*,? (?:lien|mortgage|deed of trust|trust deed|security interest)\b`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'principal_words',
    ['dollars', '/100'],
    String.raw`${others}|\b(?:amount|sum|loan|borrow|exceed|principal)(?: of)?(?: up to)?:? (?P<v>${amountInWords}) ?(?:u\.?s\.? )?(?:dollars|\()`,
    { certainty: 0.86 },
  ),
  parcelInSentence,
  sentence(
    'maturity_date',
    ['matur', 'due'],
    String.raw`${others}|\b(?:maturing(?: on)?|matures?(?: on)?|(?:final |stated )?maturity(?: date)?(?: of|:| is| on)?|(?:coming |falling |becoming )?due(?: and payable)?(?: in full)? (?:on|by)|{date},? (?:and )?(?:due|payable in full)) (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'term_months',
    ['term of', 'term not', 'over'],
    String.raw`\b(?:for|with|having|over)(?: an?)? (?:term|period)(?: not (?:to exceed|exceeding))? of (?:[a-z-]+ \()?(?P<v>\d{1,3}\)? (?:months|years))\b`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'principal_amount',
    ['re:', 'subject:', 'revolving', 'term loan', 'line of credit'],
    String.raw`\b(?:re|subject|regarding|loan): ${amount} (?:[a-z-]+ ){0,4}(?:loan|line of credit|credit|facility|note)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'property_address',
    ['real property', 'property', 'mortgage', 'deed of trust', 'real estate', 'premises', 'secured by', 'lien '],
    String.raw`\b(?:mortgage(?: on| of)?|deed of trust on|lien on|pledge|encumber|convey|secured by|real (?:property|estate)|security)\b[^.;]{0,100}? (?:at|known as|located at|situated at|on|mortgage) (?P<v>${address})`,
    { certainty: 0.84, fallback: true },
  ),
  label('property_address', ['Real Property', 'Property', 'Property Address', 'Collateral Address', 'Real Estate'], {
    valuePattern: part(String.raw`(?P<v>${address})`),
    certainty: 0.84,
  }),
  worded(
    'collateral_description',
    '(?:description of )?(?:the )?(?:collateral|security|property)(?: (?:description|offered|pledged|granted|given|to be (?:pledged|granted|given)|securing (?:the )?loan|for (?:the )?loan|authorized))*|assets? (?:pledged|offered)',
    {
      lines: 2,
      certainty: 0.8,
      fallback: true,
      valuePattern: part(
        String.raw`^(?:see|none|n/a|unsecured|to|the (?:officers|managers|members|company|corporation))\b.*|^(?P<v>[A-Z0-9][^:]{7,200}?)\.?$`,
      ),
    },
  ),
  sentence(
    'collateral_description',
    ['secured by', 'as collateral', 'as security', 'lien on'],
    String.raw`\b(?:loan|note|borrowing|indebtedness|sum|credit)\b[^.;]{0,60}?\bsecured by (?P<v>(?:an? (?:first|second) (?:priority )?(?:lien|security interest) (?:on|in) )?(?:farm|livestock|equipment|inventory|accounts|machinery|real|commercial|vehicles?|titled|crops|the company.s|its)\b[^.;:]{6,200}?)(?:[.;]|$|, (?:and|together|as more)\b)`,
    { certainty: 0.8, fallback: true },
  ),
  sentence(
    'collateral_description',
    ['as collateral', 'as security'],
    String.raw`\b(?:pledge|grant|mortgage|encumber|hypothecate)(?: (?:to|the|lender|bank|credit|union|a|security|interest|in|lien|on))* (?P<v>(?:real property|real estate|equipment|inventory|accounts|machinery|livestock|vehicles?)\b[^.;:]{6,160}?),? as (?:collateral|security)`,
    { certainty: 0.82, fallback: true },
  ),
  sentence(
    'guarantor_name',
    ['guaranteed by', 'guaranty of', 'guaranties of', 'guaranty by'],
    String.raw`\b(?:guaranteed by|guarant(?:y|ies|ee|ees) (?:of|by|from)) (?P<v>{party}(?:; {party})*)(?:[.;]|,? (?:each|jointly|in favor|in the|and the|under|pursuant)\b)`,
    { certainty: 0.84 },
  ),
  sentence(
    'borrower_name',
    ['trust', 'church', 'association'],
    String.raw`\b(?:trustees? of|meeting of|members of) (?:the )?(?P<v>${partyName} (?-i:Trust|TRUST)(?:,? dated {date})?),? ?\((?:the )?["“]`,
    { certainty: 0.86 },
  ),
  worded(
    'borrower_entity_type',
    '(?:type|kind|form) of (?:entity|organization|business)|entity type|organization type',
    {
      certainty: 0.84,
      valuePattern: part(
        String.raw`^(?P<v>(?:an? )?(?:[SC][- ])?(?:non-?profit |professional )?(?:corporation|limited liability company|llc|limited partnership|general partnership|partnership|sole proprietorship|trust|cooperative))(?: \(.*\))?$`,
      ),
    },
  ),
];
