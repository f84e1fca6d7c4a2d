import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, worded } from './build.ts';

/** What approvals print beside their own fields, as patterns for the whole label. */
export const approvalWordings: readonly Rule[] = [
  worded(
    'approval_number',
    '(?:(?:credit|loan) )?(?:approval|authorization|request|application|decision|memo|memorandum|committee action|case|ca|presentation|approval action|submission|action|package)(?: action| item| control)? (?:no|number|num|#|id|ref|reference|ref no|reference no|reference number)',
    {
      // The case numbers of agencies have a shape of their own.
      valuePattern: part(String.raw`^\d{3}-\d{7}|^\d{2}-\d{2}-\d-\d{7}|^(?P<v>.+)$`),
    },
  ),
  worded(
    'approval_date',
    '(?:date (?:of |on which )?(?:the )?)?(?:(?:credit|loan|committee|board|final) )*(?:approval|approved|decision|decided|action)(?: (?:was )?(?:granted|given))?(?: date| on| dated)?|(?:date )?(?:approved|granted)(?: on)?|approved as of|date (?:of )?(?:committee )?(?:approval|action|decision)',
    { valuePattern: part(String.raw`^(?:approved |granted )?(?:on |as of )?(?P<v>{date})`) },
  ),
  worded('approval_date', '(?:credit |loan |committee )?(?:decision|action|disposition|status|result)', {
    valuePattern: part(String.raw`^approved (?:on |as of )?(?P<v>{date})`),
  }),
  worded(
    'approved_by',
    '(?:credit |loan |committee )?(?:decision|action|disposition|status|result|approved|approval)',
    {
      valuePattern: part(
        String.raw`^(?:approved )?(?:on )?(?:{date},? )?by (?:the )?(?P<v>(?-i:[A-Z])[A-Za-z.'’&, -]{3,60}?)(?: on .*|[;.].*)?$`,
      ),
    },
  ),
  worded(
    'approval_expiration_date',
    '(?:(?:this |the )?(?:approval|commitment|authorization|offer|credit approval|loan approval) )?(?:expires|expiration|expiry|expiring|lapses?|valid|good|void|effective|open|holds?)(?: date)?(?: on| after| until| through| thru| to| unless closed by| if not closed by)?(?: date)?|(?:must |to |loan must |shall )?close(?:d)? (?:by|on or before|before|no later than)|(?:closing|close) deadline|(?:approval|commitment) (?:end|expiration|expiry) date|last (?:day|date) to close|latest closing(?: date)?',
  ),
  worded(
    'approved_by',
    '(?:(?:finally|credit|loan) )?approved by|approv(?:al|ing) (?:authority|body|officer|committee|level|group)|decision (?:by|of|maker|authority|body)|decided by|action (?:of|by)|(?:level|source) of approval|authority',
    { lines: 2 },
  ),
  worded(
    'approval_authority_limit',
    '(?:(?:approval|lending|credit|loan|officer|delegated|approver|committee|individual|approving) )+authority(?: limit| amount| level| up to| to)?|authority (?:limit|amount|level|up to|to)|(?:(?:approval|lending|credit|loan|officer|delegated|approver|committee|individual|approving) )*(?:lending limit|authority limit|approval limit)(?: limit| amount| level| up to| to)?|limit of (?:approval |lending |credit )?authority|(?:within|under) (?:an )?authority(?: limit)? of',
  ),
  worded(
    'risk_rating',
    '(?:(?:proposed|assigned|approved|current|initial|final|officer|officers|recommended) )*(?:risk|loan|credit|obligor|facility|quality|loan risk|credit risk)? ?(?:rating|grade|code|class|classification)(?: assigned| proposed| approved)?',
    {
      valuePattern: String.raw`^(?P<v>(?:\d{1,2}[A-Z+-]?|[A-D][+-]?|Pass)(?: ?[-–/(] ?[A-Z][A-Za-z ]{2,30}\)?)?)(?:[.,;]|$)`,
    },
  ),
  worded(
    'loan_officer',
    '(?:(?:your|assigned|responsible|account|originating|lending|loan|relationship|commercial|presenting|sponsoring|business|managing|bank) )*(?:officer|banker|relationship manager|account manager|rm|originator)(?: name| of record)?|(?:presented|submitted|prepared|recommended|originated|sponsored|written|requested) by|(?:contact|loan) officer',
  ),
  worded(
    'approved_by',
    '(?:decision|approval|commitment|credit decision) (?:made|given|granted|rendered|issued|authorized) by|(?:decided|granted|authorized|committed|sanctioned) by|(?:committee|body|officer|person|authority) (?:approving|granting|deciding)',
    { lines: 2, valuePattern: part(String.raw`^(?:the )?(?P<v>(?-i:[A-Z])[A-Za-z.'’&, -]{3,60}?)(?:$|[;(]| on | \$)`) },
  ),
  worded(
    'guaranty_limit',
    '(?:cap|limit|ceiling|maximum)(?: amount)? (?:on|of|for|under) (?:the |each |any )?(?:guaranty|guaranties|guarantee|guarantees|guarantors? liability)|guarant(?:y|ee|ors?) (?:cap|limit|maximum|ceiling)(?: amount)?|guaranteed up to',
  ),
  worded('first_payment_date', '(?:payments? )?(?:starts?|begins?)(?: on)?', { certainty: 0.75 }),
  worded('maturity_date', '(?:loan |payments? )?ends?(?: on)?', { certainty: 0.75 }),
  label('approved_by', ['By'], {
    under: ['Decision', 'Approval', 'Approved', 'Action', 'Credit Decision', 'Granted'],
    certainty: 0.8,
  }),
  worded(
    'ltv_percent',
    '(?:(?:proposed|approved|current|initial) )?(?:ltv|loan to value|loan/value)(?: ratio| %| percent| percentage)*',
    {
      valuePattern: part(String.raw`^(?P<v>{rate}|\d{1,3}\.\d{1,3})`),
    },
  ),
  worded(
    'appraised_value',
    '(?:(?:appraised|appraisal|market|collateral|estimated|current|as is|fair market|property|assessed|security|lendable) )+(?:value|amount|valuation|market value)(?: of (?:the )?(?:collateral|property|security))?|value(?: of (?:the )?(?:collateral|property|security|real estate))?|appraised (?:at|for)|valuation|appraisal|valued at|worth',
  ),
  worded(
    'appraisal_date',
    '(?:date (?:of )?(?:the )?)?(?:appraisal|appraised|valuation|value|valued|evaluation)(?: as of| on| dated| date| effective date| report date)?(?: date)?|effective date of (?:the )?(?:appraisal|value|valuation)|(?:value )?as of(?: date)?',
    { valuePattern: part(String.raw`^(?:{sum},? )?(?:as of |on |dated |\()?(?P<v>{date})`) },
  ),
  worded(
    'lien_position',
    '(?:(?:our|required|proposed|banks?|lenders?) )*(?:lien|security|collateral|mortgage)(?: lien)? (?:position|priority|status|rank|order)|lien|liens|priority|position|rank|(?:bank|lender) lien|(?:rank|priority|position|order) of (?:the |our )?(?:lien|mortgage|security)',
    { valuePattern: String.raw`(?i)^(?P<v>first|second|third|1st|2nd|3rd|[123])(?:[ .,]|$)` },
  ),
  // The lien stands before what it lies on, and what it lies on before its worth.
  worded('lien_position', 'secured by|security|collateral|collateral description|lien on', {
    valuePattern: String.raw`(?i)^(?:an? )?(?P<v>first|second|third|1st|2nd|3rd)(?:[ -](?:priority|position|perfected|preferred))* (?:lien|mortgage|deed of trust|deed|trust deed|security interest|ship mortgage|real estate mortgage|RE mortgage|REM|DOT|D/T|UCC)\b`,
  }),
  worded('property_address', 'secured by|security|collateral|lien on|lien', {
    valuePattern: part(
      String.raw`^(?:an? )?(?:first|second|third|1st|2nd|3rd)?(?:[ -][a-z]+){1,6}? (?:on|over|of|covering|at) (?P<v>{address})`,
    ),
  }),
  worded(
    'borrower_entity_type',
    '(?:(?:legal|business|borrower|borrowing) )?(?:entity|structure|organization|form)(?: type| of organization| of entity)?|type of (?:entity|organization|business|borrower)|organized as|form of (?:organization|business|entity)|legal (?:status|form)',
    {
      lines: 2,
      valuePattern: String.raw`(?i)^(?P<v>(?:an? )?(?:[a-z]+ ){0,3}(?:limited liability company|corporation|limited partnership|general partnership|partnership|limited liability partnership|sole proprietorship|s[- ]corp(?:oration)?|c[- ]corp(?:oration)?|LLC|trust))\b`,
    },
  ),
  worded(
    'naics_code',
    '(?:(?:industry|business) )?(?:naics|sic)(?:/(?:naics|sic))?(?: industry)?(?: (?:code|no|number|#|classification))*|industry(?: (?:code|classification|no|number))*',
    {
      valuePattern: String.raw`^(?P<v>\d{6})\b`,
    },
  ),
  worded(
    'call_report_code',
    '(?:ffiec |regulatory |federal )?call(?: report)?(?: code| class| classification| category)?(?: no| #)?|(?:ffiec|regulatory|rc c|rcc)(?: code)?',
    {
      valuePattern: String.raw`^(?P<v>\d[0-9A-Z.()]*)(?: .*)?$`,
    },
  ),
  worded(
    'branch_code',
    '(?:(?:originating|booking|home|loan|servicing|assigned) )?(?:branch|office|cost center)(?: (?:code|no|number|#|id))?',
    {
      valuePattern: String.raw`^(?P<v>[A-Z]{0,3}-?\d{1,5}[A-Z]?)(?:$|[ ,;)])`,
    },
  ),
  worded(
    'product_code',
    '(?:(?:loan|core|booking) )?(?:product|type|loan type|facility|note type)(?: (?:code|id|no|#))?',
    {
      valuePattern: String.raw`^(?P<v>(?:[A-Z]{2,6}\d{0,3}[A-Z]?|[A-Z0-9]+-[A-Z0-9]+|[A-Z]{1,4}\d{1,4}))(?:,.*)?$`,
      certainty: 0.8,
    },
  ),
  worded(
    'guaranty_type',
    '(?:type of |kind of )?(?:guaranty|guarantee|guarantors? liability)(?: type| limit| amount| status)?|guaranty (?:is|type)',
    {
      valuePattern: String.raw`(?i)^(?P<v>unlimited|limited|full|joint and several)\b`,
    },
  ),
];
