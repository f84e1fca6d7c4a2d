import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { address } from './instrument-patterns.ts';
import { wordings } from './wordings.ts';

/** Goods, as descriptions of them begin. */
const goods = String.raw`(?-i:All|ALL|all|One|one|Accounts|accounts|Equipment|equipment|Inventory|inventory|Furniture|Machinery|machinery|Certain|Business assets|Borrower[’']s)\b`;

/** What is pledged, beside a label. */
export const goodsOffered: Rule = label(
  'collateral_description',
  [
    'Collateral',
    'Collateral Description',
    'Description of Collateral',
    'Security',
    'Security Description',
    'Description of Security',
    'Collateral / Security',
    'Collateral/Security',
    'Primary Collateral',
    'Collateral Pledged',
    'Collateral Type',
    'Business Assets',
    'Personal Property',
    'Business Personal Property',
    'UCC Collateral',
    'Other Collateral',
    'Assets Pledged',
  ],
  {
    lines: 3,
    valuePattern: String.raw`^.*\b[A-Z]{2} \d{5}\b.*$|^(?P<v>(?:[123](?:st|nd|rd) |[^\d]).{7,300}?)[.;]?$`,
  },
);

/** What secures the credit and what it is worth. */
export const approvalCollateral: readonly Rule[] = [
  goodsOffered,
  sentence(
    'collateral_description',
    ['collateral:', 'security:', 'secured by', 'collateral is', 'collateral consists'],
    String.raw`(?-i:\b(?:Collateral|Security|COLLATERAL|SECURITY)): (?P<v>(?-i:[A-Z])[^:;]{8,200}?)\. (?-i:[A-Z])`,
  ),
  sentence(
    'collateral_description',
    ['secured by', 'collateral is', 'collateral consists'],
    String.raw`\b(?:secured by|collateral (?:is|consists of|will be)) (?P<v>(?-i:[A-Z])[^.:;]{8,200}?)\.`,
    { certainty: 0.85 },
  ),

  sentence(
    'collateral_description',
    ['security interest in', 'lien on', 'lien upon', 'pledge of', 'assignment of', 'secured by', 'following'],
    String.raw`\b(?:security interests?|liens?|pledge|collateral|secured)\b[^.:;$]{0,60}?(?:: | the following[^.:;$]{0,40}?: )(?P<v>${goods}[^:;]{8,220}?)(?:\. |\.?$|;)`,
    { certainty: 0.86 },
  ),
  sentence(
    'collateral_description',
    ['security interest in', 'lien on', 'lien upon', 'pledge of'],
    String.raw`\b(?:security interests? (?:in|on)|liens? (?:on|upon)|pledge of)(?: and to)? (?P<v>${goods}[^:;]{8,220}?)(?:\. |\.?$|;|,? (?:supported|with an? (?:advance|liquidation)|together with an? (?:first|mortgage|deed|lien)))`,
    { certainty: 0.82, fallback: true },
  ),
  // What is taken beside the land.
  label(
    'collateral_description',
    wordings(
      'also {secured by|taken|pledged|}',
      '{additional|secondary|supporting|further} {collateral|security}',
      'plus',
    ),
    {
      lines: 3,
      certainty: 0.84,
      valuePattern: part(String.raw`^(?P<v>${goods}[^:;]{8,220}?)(?: \([^)]*\))?\.?$`),
    },
  ),

  sentence(
    'lien_position',
    ['security interest (', 'lien (', 'mortgage (', 'deed of trust ('],
    String.raw`\b(?:security interest|lien|mortgage|deed of trust) \((?P<v>first|1st|second|2nd|third|3rd)(?: (?:position|priority|lien))*\)`,
    { certainty: 0.86 },
  ),
  label(
    'lien_position',
    [
      'Lien Position',
      'Lien',
      'Priority',
      'Lien Priority',
      'Position',
      'Lien Status',
      'Lien Pos',
      'Lien Type',
      'Priority of Lien',
      'Security Position',
      'Our Lien',
    ],
    { valuePattern: '(?i)^(?P<v>first|second|third|1st|2nd|3rd|[123])(?:[ .,]|$)' },
  ),
  sentence(
    'lien_position',
    ['lien', 'mortgage', 'deed of trust', 'priority'],
    String.raw`(?:\b(?:secured by|by|is|with|holding|take|have|having|perfected|of)|[,;(.:]) ?(?:an? )?(?:valid |perfected |blanket )*(?P<v>first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position))*(?: perfected)? (?:lien|mortgage|deed of trust|security interest|trust deed|position)`,
  ),

  label('property_address', [
    'Property Address',
    'Subject Property',
    'Subject Property Address',
    'Collateral Address',
    'Collateral Location',
    'Property',
    'Property Location',
    'Real Estate Address',
    'Location of Collateral',
    'Address of Property',
    'Site Address',
    'Security',
    'Location',
  ]),
  sentence(
    'property_address',
    ['lien ', 'mortgage ', 'trust ', 'trust deed '],
    String.raw`\b(?:lien|mortgage|deed of trust|trust deed) (?:on|upon|covering|encumbering|against|over) (?:(?:[^.;:$]|\b(?:sq|ft|st|no)\.){0,110}? (?:at|known as|located in|situated in) )?(?P<v>${address})`,
    { certainty: 0.88 },
  ),
  label('property_type', [
    'Property Type',
    'Type of Property',
    'Collateral Property Type',
    'Real Estate Type',
    'Property Use',
    'Property Class',
  ]),

  label('appraised_value', [
    'Appraised Value',
    'Collateral Value',
    'Value',
    'Market Value',
    'Appraisal Value',
    'Appraisal',
    'Appraised Market Value',
    'Value of Collateral',
    'Current Value',
    'As-Is Value',
    'Estimated Value',
    'Property Value',
    'Fair Market Value',
    'Valuation',
    'Appraisal Amount',
    'Appraised At',
  ]),
  sentence(
    'appraised_value',
    ['value of', 'appraised', 'valued at'],
    String.raw`\b(?:apprais(?:al|ed)(?: (?:of|dated|as of) {date})?(?: (?:supports|shows|indicates|gives|reports|established?))?(?: an?| the)?(?: market| as-is| appraised)?(?: value)?(?: of| is| at|:)?|(?:market|collateral|appraised) value(?: of| is|:)?|valued at) (?P<v>{money})`,
  ),

  label('appraisal_date', [
    'Appraisal Date',
    'Date of Appraisal',
    'Valuation Date',
    'Date of Value',
    'Date of Valuation',
    'Value Date',
    'Appraised On',
    'Appraisal Effective Date',
    'Effective Date of Appraisal',
    'Appraisal Dated',
    'As of',
    'Value As Of',
    'As Of Date',
    'Valued As Of',
  ]),
  sentence(
    'appraisal_date',
    ['apprais', 'value'],
    String.raw`\b(?:appraisal (?:of|dated|as of|date|with an effective date of)|(?:appraised )?value:?(?: of)? {money},? \(?(?:as of|dated|on)|appraised (?:as of|on)|valued as of|(?:appraised|market) value as of) (?P<v>{date})`,
  ),

  label('ltv_percent', [
    'LTV',
    'LTV %',
    'LTV Ratio',
    'Loan to Value',
    'Loan-to-Value',
    'Loan to Value Ratio',
    'Loan-to-Value Ratio',
    'Loan to Value %',
    'Loan/Value',
    'LTV (%)',
    'Advance Rate',
    'Proposed LTV',
  ]),
  sentence(
    'ltv_percent',
    ['loan to value', 'loan-to-value', 'ltv'],
    // With other loans on the property, or as a policy allows, it is not the loan's own.
    String.raw`\b(?:combined|total|cumulative|policy|supervisory)(?: (?:limit|limits|maximum))?(?: (?:on|of|for))? (?:loan[ -]to[ -]value|LTV)[^.;%]{0,30}{rate}|\b(?:loan[ -]to[ -]value(?: ratio)?|LTV(?: ratio)?)(?: \(LTV\))?(?: of| is| at|:)? (?P<v>{rate})`,
  ),
  sentence(
    'ltv_percent',
    ['loan to value', 'loan-to-value', 'ltv', 'of value', 'of the value'],
    String.raw`(?P<v>{rate}) (?:loan[ -]to[ -]value|LTV|of (?:the )?value)\b`,
    { certainty: 0.86 },
  ),
];
