import { block, checkbox, family, label, part, sentence, table } from './build.ts';
import { loanInSentence, loanNumber } from './common.ts';
import { floodZone, onlyCommunity, onlyFloodZone } from './flood-patterns.ts';
import { legalDescription } from './legal-description.ts';
import { lenderBlockAddress, lenderBlockName } from './party-patterns.ts';

const lender = [
  'Lender',
  'Lender Name',
  'Lender Name and Address',
  'Lender Name & Address',
  'Lender/Servicer Name and Address',
  'Lender/Servicer Name & Address',
  'Lender / Servicer',
  'Lender/Servicer',
  'Lender / Client',
  'Name and Address of Lender',
  'Lender Information',
  'Lender / Servicer Information',
  'Requested by',
  'Ordered by',
  'Prepared for',
  'Client',
  'Client Name and Address',
  'Customer',
  'To',
];

/** One box holds the borrower, the address and perhaps the legal description of the building. */
const collateral = [
  'Collateral',
  'Collateral Description',
  'Collateral Description (Building/Mobile Home/Property)',
  'Collateral Description (Building/Mobile Home/Property) (See instructions for more information.)',
  'Collateral (Building/Mobile Home/Property)',
  'Collateral (Building/Mobile Home/Personal Property) Property Address',
  'Collateral (Building/Mobile Home/Personal Property) Property Address and Parcel Number',
  'Collateral (Building/Mobile Home/Property) Property Address',
  'Collateral (Building/Mobile Home/Property) Property Address (Legal Description may be attached)',
  'Building/Mobile Home/Property Address',
  'Collateral / Borrower',
  'Borrower / collateral',
  'Borrower and Collateral',
  'Borrower and Property',
  'Borrower / Property',
  'Borrower and Property Address',
  'Borrower Name and Property Address',
  'Borrower and Property Information',
  'Property Information',
  'Borrower Information',
];

const borrower = [
  'Borrower',
  'Borrowers',
  'Borrower(s)',
  'Borrower Name',
  'Borrower Name(s)',
  "Borrower's Name",
  'Name of Borrower',
  'Borrower / Applicant',
  'Applicant',
  'Applicant / Borrower',
  'Property Owner',
  'Mortgagor',
];

const property = [
  'Property Address',
  'Property',
  'Property Location',
  'Collateral Address',
  'Collateral Property Address',
  'Address of Property',
  'Determination Address',
  'Subject Property',
  'Subject Property Address',
  'Building Address',
  'Address Submitted',
  'Address Determined',
  'Requested Address',
  'Determined Address',
  'Address',
];

/** The question of the form, as its revisions and vendors put it. */
const asked = '(?:special flood hazard area|sfha)';
const question = ['special flood hazard area', 'sfha'];
const questions = [
  'Special Flood Hazard Area',
  'Is building/mobile home in special flood hazard area',
  'Is building/mobile home in special flood hazard area (zones containing the letters "A" or "V")',
  'Is building/mobile home in special flood hazard area (zones beginning with letters "A" or "V")',
  'Is the building or mobile home in a Special Flood Hazard Area',
  'Is the building or mobile home in a Special Flood Hazard Area (zones beginning with A or V)',
  'Is the building in a Special Flood Hazard Area',
  'Is the property in a Special Flood Hazard Area',
  'Is property in SFHA',
  'SFHA',
];
const answer = part(String.raw`^(?P<v>yes|no|in|out|not in)(?:$|[.,;(]| -)`);

export const floodDetermination = family(
  'flood_determination',
  loanNumber,
  label('loan_number', [
    'Loan Identifier',
    'Loan Identifier (optional)',
    'Lender Loan Number',
    'Loan',
    'Loan Reference',
  ]),
  loanInSentence,

  label('lender_name', lender),
  label('lender_address', lender),
  block('lender_name', 5, lenderBlockName, { certainty: 0.84 }),
  block('lender_address', 6, lenderBlockAddress, { certainty: 0.84 }),

  label('borrower_name', [...collateral, ...borrower]),
  sentence(
    'borrower_name',
    ['collateral', 'borrower', 'property of'],
    String.raw`(?:collateral|borrower\(?s?\)?|applicant|property of)(?: name)?(?::| is| of) (?P<v>(?-i:[A-Z])[^:;\d]{3,70}?), {address}`,
    { certainty: 0.88 },
  ),
  label('property_address', [...collateral, ...property], { lines: 6 }),
  sentence(
    'property_address',
    ['collateral', 'property', 'located at', 'building at', 'for the'],
    String.raw`(?:collateral|property|located|building|structure|borrower\(?s?\)?|premises)[^\d]{0,90}?(?: at|:|,| is) (?P<v>{address})`,
    { certainty: 0.86 },
  ),
  legalDescription,
  label('legal_description', ['Legal Description', 'Legal', 'Brief Legal Description'], { lines: 6 }),

  label('property_county', ['County', 'County(ies)', 'Counties', 'County Name', 'County / Parish'], {
    valuePattern: String.raw`^(?P<v>[A-Z][A-Za-z.' ]{1,38}[A-Za-z])$`,
  }),
  sentence(
    'property_county',
    ['county'],
    String.raw`(?:\bin|lies in|located in|,|of|county:) (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}) county)\b`,
    { certainty: 0.82 },
  ),
  sentence(
    'property_county',
    ['county:'],
    String.raw`\bcounty: (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2}))[.,;]`,
    {
      certainty: 0.88,
    },
  ),

  sentence(
    'property_county',
    ['community'],
    String.raw`(?:city|town|village|borough|township) of, (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2})),? (?:NFIP )?community`,
    { certainty: 0.85 },
  ),
  sentence(
    'property_county',
    ['county of'],
    String.raw`\bcounty of (?P<v>(?-i:[A-Z][A-Za-z.']+(?: [A-Z][A-Za-z.']+){0,2})),? state of`,
    {
      certainty: 0.7,
    },
  ),

  label(
    'flood_community_number',
    [
      'NFIP Community Number',
      'NFIP Community No',
      'NFIP Community #',
      'Community Number',
      'Community No',
      'Community #',
      'Community ID',
      'Community',
      'CID',
      'FEMA Community Number',
      'NFIP Community ID',
    ],
    { valuePattern: onlyCommunity },
  ),
  sentence(
    'flood_community_number',
    ['community'],
    String.raw`community (?:number|no\.?|id|#)(?: is)?:? ?(?P<v>\d{6}[A-Z]?)\b`,
    { certainty: 0.9 },
  ),

  label(
    'flood_zone',
    [
      'Flood Zone',
      'Flood Zone(s)',
      'Zone',
      'FEMA Flood Zone',
      'NFIP Flood Zone',
      'Current Flood Zone',
      'Flood Hazard Zone',
      'Zone Designation',
      'Flood Zone Designation',
    ],
    { valuePattern: onlyFloodZone },
  ),
  sentence(
    'flood_zone',
    ['zone'],
    String.raw`\b(?:in|flood|is|as|a|designated) (?:flood )?zone:? (?:is )?(?P<v>(?-i:${floodZone}))(?: ?\((?:un)?shaded\))?[.,; ]`,
    {
      certainty: 0.85,
    },
  ),

  label('flood_determination_date', [
    'Date of Determination',
    'Determination Date',
    'Date Determined',
    'Date of Flood Determination',
    'Flood Determination Date',
    'Date of Initial Determination',
    'Determined',
    'Determined on',
    'Completed',
    'Date Completed',
    'Completion Date',
    'Date of Certification',
    'Certification Date',
    'Certified on',
    'Date Certified',
  ]),
  sentence(
    'flood_determination_date',
    ['determination'],
    String.raw`(?:date of (?:this |the |flood )?determination|determination date|determin(?:ed|ation (?:was )?(?:made|completed|dated)) (?:on|as of))(?: is|:)? ?(?P<v>{date})`,
    { certainty: 0.9 },
  ),

  label('flood_coverage_amount', [
    'Amount of Flood Insurance Required',
    'Amount of Flood Insurance Required $',
    'Amount of Flood Insurance',
    'Flood Insurance Required',
    'Flood Insurance Amount Required',
    'Flood Insurance Amount',
    'Insurance Required',
    'Insurance Amount Required',
    'Required Insurance',
    'Required Coverage',
    'Required Flood Insurance',
    'Required Flood Coverage',
    'Amount of Insurance Required',
    'Minimum Flood Insurance Required',
    'Amount Required',
    'Coverage Required',
    'Minimum Coverage Required',
  ]),
  sentence(
    'flood_coverage_amount',
    ['insurance required', 'insurance in the amount', 'insurance of', 'coverage'],
    String.raw`(?:insurance (?:is )?required(?: is|:| in the amount of)?|flood insurance (?:in the amount )?of(?: at least)?|required (?:coverage|amount)(?: is|:)?) (?P<v>{sum})`,
    { certainty: 0.88 },
  ),

  checkbox('in_sfha', ['Yes', 'In', 'Is in', 'Is located in'], 'true', { near: questions }),
  checkbox('in_sfha', ['No', 'Out', 'Not in', 'Is not in', 'Is not located in'], 'false', { near: questions }),
  table('in_sfha', ['1', '001', 'Building 1'], 'Special Flood Hazard Area', { valuePattern: answer }),
  table('in_sfha', ['1', '001', 'Building 1'], 'SFHA', { valuePattern: answer }),
  label(
    'in_sfha',
    [
      ...questions,
      'In SFHA',
      'In Special Flood Hazard Area',
      'Special Flood Hazard Area (SFHA)',
      'SFHA Status',
      'SFHA Determination',
      'Determination',
      'Flood Hazard Area',
      'Property in SFHA',
    ],
    { valuePattern: answer },
  ),
  // Boxes that are typed.
  sentence(
    'in_sfha',
    question,
    String.raw`${asked}[^?\[]{0,80}\??[^?\[]{0,20}(?:\[ ?\] ?\w+ )?[\[(] ?x ?[\])] ?(?P<v>yes|no)\b`,
  ),
  sentence('in_sfha', question, String.raw`${asked}[^?\[]{0,80}\??[^?\[]{0,20}(?P<v>yes|no) ?[\[(] ?x ?[\])]`),
  sentence('in_sfha', question, String.raw`${asked}[^.?]{0,80}?\? (?P<v>yes|no)(?:$|[.,;]| -| [^ynx☐☒\[(])`, {
    certainty: 0.85,
  }),
  // What the letter says; instructions begin with "if" and ask the reader to check a box.
  sentence(
    'in_sfha',
    question,
    String.raw`(?:^|[.:;,] |that )(?:the |this |said |subject |your )*(?:improved |insurable )?(?:building|property|structure|mobile home|improvements?|collateral|dwelling)[^.?]{0,60}? (?P<v>is not|is|are not|are) (?:now |currently )?(?:located |situated )?(?:in|within) (?:an? |the )?(?:[a-z]+ )?${asked}[ .,;]`,
    { certainty: 0.9 },
  ),
);
