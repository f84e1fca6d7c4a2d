import type { DocumentSpec, Part, Section } from '../blocks/part.ts';
import * as say from './sentences.ts';

const grantor =
  '{borrower_name}{borrower_kind}[, as grantor|] [(<<Grantor>>)|(the <<Grantor>>)|(herein called <<Trustor>>)|]';

const propertySentence =
  '[the following [described|] real property|real property located] in {property_county} County, [State of|] {property_state}: {legal_description}. [The Real Property or its address is commonly known as|which has the address of|Its street address is] {property_address}. [The [tax|assessor’s] [identification|parcel] number is {parcel_number}.|]';

const secured = [
  `[a [promissory|] note|a Note] dated {note_date}[, in the original principal amount of {principal_amount}|, for {principal_words=principal_amount:words} Dollars ({principal_amount})], from Grantor to Lender[, with a maturity date of {maturity_date}|, due in full on {maturity_date}]`,
];

const recording: Part = {
  kind: 'lines',
  id: 'recording',
  lines: [
    '[WHEN RECORDED MAIL TO:|After Recording Return To:|Recording requested by:|Return to:|RECORDATION REQUESTED BY:]',
    '[{lender_name}\n{lender_address:lines}|{@title_company}\n{@lines}]',
    '[Prepared by: {@person}, {@address}|This instrument was prepared by {@person}, {@lines}, {@phone}|]',
    '[APN: {parcel_number}|Parcel No. {parcel_number}|Tax Parcel No.: {parcel_number}|Title Order No. {@id}|]',
    '[Space Above This Line For Recording Data|FOR RECORDER’S USE ONLY|Recorded {@soon} at {@time}, {@recording}|]',
  ],
  share: 0.75,
};

const maxLien: Section = {
  h: '[Maximum Lien|Maximum Obligation Limit|Maximum Principal Secured]',
  t: [
    '[The lien of this instrument shall not exceed|The total principal secured at any one time will not exceed] [at any one time|] {max_lien_amount}[, plus amounts advanced to protect the security|].',
    'The maximum amount secured is {max_lien_amount}.',
  ],
  share: 0.5,
};

const deedTerms = (trustee: boolean): readonly Section[] => [
  {
    h: trustee
      ? '[Conveyance and Grant|Grant in Trust|Transfer of Rights|Conveyance]'
      : '[Grant of Mortgage|Mortgage|Transfer of Rights in the Property]',
    t: [
      trustee
        ? `[For valuable consideration,|] Grantor [conveys|irrevocably grants, bargains, sells and conveys] to {trustee_name}[, Trustee|, as trustee (<<Trustee>>)], in trust[, with power of sale,|] for the benefit of Lender, ${propertySentence}`
        : `[For valuable consideration,|] Grantor [mortgages, warrants and conveys|mortgages and grants] to Lender ${propertySentence}`,
    ],
  },
  {
    h: '[Secured Debt|Note|Indebtedness|Obligations Secured]',
    t: secured.map((text) => `This instrument secures ${text}[, and all renewals of it|].`),
  },
  maxLien,
  {
    h: 'Priority',
    t: [
      'This is a {lien_position} lien on the property.',
      'Grantor warrants that the lien is {lien_position} in priority[, subject only to a lien of {@bank} recorded {@past} at {@recording}|].',
    ],
    share: 0.25,
  },
  {
    h: 'Interest',
    t: ['The Note bears interest at {interest_rate}[ per annum|] and is payable {payment_frequency}.'],
    share: 0.2,
  },
  { h: 'Taxes and Liens', t: ['Grantor pays all taxes, now {@cents} a year, before they are delinquent.'], share: 0.4 },
];

const definitions = (trustee: boolean): readonly Section[] => [
  { t: [`<<Security Instrument>> means this document, which is dated {note_date}[, together with all Riders|].`] },
  { t: [`<<Borrower>> is {borrower_name}. Borrower is the [trustor|mortgagor] under this Security Instrument.`] },
  {
    t: [
      `<<Lender>> is {lender_name}. Lender is [a {@state} corporation|organized and existing under the laws of {@state}]. Lender’s address is {lender_address}.`,
    ],
  },
  ...(trustee
    ? [{ t: ['<<Trustee>> is {trustee_name}.', '<<Trustee>> is {trustee_name}, whose address is {@address}.'] }]
    : []),
  {
    t: [
      `<<Note>> means the promissory note signed by Borrower and dated {note_date}. The Note states that Borrower owes Lender {principal_words=principal_amount:words} Dollars (U.S. {principal_amount}) plus interest [and to pay the debt in full not later than {maturity_date}|]. `,
    ],
  },
  {
    t: [
      `The property is located in the County of {property_county}: {legal_description}[, Parcel ID {parcel_number}|], which currently has the address of {property_address} (<<Property Address>>).`,
    ],
  },
];

const deedHead = (who: 'deed_of_trust' | 'mortgage'): Part => ({
  kind: 'either',
  id: 'head',
  ways: [
    [
      {
        kind: 'lines',
        id: 'opening',
        look: 'prose',
        lines: [
          who === 'deed_of_trust'
            ? `*THIS DEED OF TRUST* is [dated|made on] {note_date}, [among|between] ${grantor}${say.borrowerAt}; ${say.lenderDefined}${say.lenderAt} [(sometimes <<Beneficiary>>)|]; and {trustee_name}[, whose address is {@address}|] (<<Trustee>>).`
            : `*THIS MORTGAGE* [is dated|dated|is made on] {note_date}[,|] is made and executed between ${grantor}${say.borrowerAt} and ${say.lenderDefined}${say.lenderAt}.`,
        ],
      },
      { kind: 'prose', id: 'terms', sections: deedTerms(who === 'deed_of_trust'), boilerplate: [2, 8] },
    ],
    [
      {
        kind: 'form',
        id: 'basic',
        lines: [
          '!note_date',
          '!borrower_name',
          'borrower_address',
          '!lender_name',
          'lender_address',
          ...(who === 'deed_of_trust' ? ['!trustee_name'] : []),
          '!principal_amount',
          'maturity_date',
          'max_lien_amount',
          'loan_number',
          '!property_address',
          'property_county',
          'parcel_number',
          '!legal_description',
        ],
      },
      { kind: 'prose', id: 'terms', sections: deedTerms(who === 'deed_of_trust'), boilerplate: [2, 8] },
    ],
    [
      { kind: 'lines', id: 'space', lines: ['[MIN: {@account}   MERS Phone: {@phone}|Loan No. {loan_number}|]'] },
      {
        kind: 'prose',
        id: 'definitions',
        sections: definitions(who === 'deed_of_trust'),
        boilerplate: [2, 6],
        heading: '[DEFINITIONS|Words used in this document]',
      },
    ],
  ],
});

const sign: readonly Part[] = [
  {
    kind: 'signatures',
    id: 'sign',
    who: 'borrowers',
    field: 'security_instrument_signed',
    caption: '[Grantor|-Borrower|Borrower|Mortgagor|Trustor]',
  },
  { kind: 'notary', id: 'notary', field: 'notary_present', share: 0.9 },
];

export const deedOfTrust: DocumentSpec = {
  docType: 'deed_of_trust',
  suits: ({ realEstate }) => realEstate,
  titles:
    '[Deed of Trust|Deed of Trust|Construction Deed of Trust|Deed of Trust and Assignment of Rents|Trust Deed|Deed of Trust, Security Agreement and Fixture Filing]',
  parts: [recording, deedHead('deed_of_trust'), ...sign],
};

export const mortgage: DocumentSpec = {
  docType: 'mortgage',
  suits: ({ realEstate }) => realEstate,
  titles:
    '[Mortgage|Mortgage|Open-End Mortgage|Real Estate Mortgage|Mortgage and Security Agreement|Commercial Mortgage|Future Advance Mortgage]',
  parts: [recording, deedHead('mortgage'), ...sign],
};

export const assignmentOfRents: DocumentSpec = {
  docType: 'assignment_of_rents',
  suits: ({ realEstate }) => realEstate,
  titles: '[Assignment of Rents|Assignment of Leases and Rents|Absolute Assignment of Rents]',
  parts: [
    recording,
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              `*THIS ASSIGNMENT OF RENTS* [dated|is made on] {note_date}[,|] [is made|] between ${grantor}${say.borrowerAt} and ${say.lenderDefined}${say.lenderAt}.`,
            ],
          },
        ],
        [
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
          {
            kind: 'form',
            id: 'terms',
            lines: [
              '!note_date',
              '!principal_amount',
              'loan_number',
              'maturity_date',
              '!property_address',
              'property_county',
              'parcel_number',
            ],
          },
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        { h: '[Assignment|Grant]', t: [`Grantor assigns to Lender all rents from ${propertySentence}`] },
        { h: 'Note', t: secured.map((text) => `The rents secure ${text}.`) },
        {
          h: 'Leases',
          t: ['A lease to {@company} dated {@past} at {@small} a month is in effect until {@later}.'],
          share: 0.4,
        },
      ],
      boilerplate: [2, 6],
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: 'security_instrument_signed',
      caption: '[Grantor|Assignor|-Grantor]',
    },
    { kind: 'notary', id: 'notary', field: 'notary_present', share: 0.7 },
  ],
};

export const rider: DocumentSpec = {
  docType: 'rider',
  // Half of what is printed in such riders is said of variable rates only.
  suits: ({ realEstate, facts, seed }) => realEstate && (facts.rate_index !== undefined || seed % 3 === 0),
  titles:
    '[Adjustable Rate|Condominium|Planned Unit Development|1-4 Family|Second Home|Balloon|Fixed/Adjustable Rate|Construction Loan] Rider',
  parts: [
    {
      kind: 'lines',
      id: 'opening',
      look: 'prose',
      lines: [
        '*THIS RIDER* is made [this|on] {note_date}, and is incorporated into the [Mortgage, Deed of Trust or Security Deed|Security Instrument] of the same date given by [the undersigned (the <<Borrower>>)|{borrower_name}] to secure Borrower’s Note to {lender_name} (the <<Lender>>) [of the same date|in the amount of {principal_amount}] and covering the property [located|described in it and located] at: {property_address}.',
        '[The Property is [part of|a unit in] a project known as {@company}.|]',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: '[Interest Rate and Monthly Payment Changes|Adjustable Rate]',
          t: [
            'The Note provides for an initial [fixed|] interest rate of {interest_rate}. The rate may change on {first_rate_change_date}, and every {rate_change_frequency} thereafter.',
          ],
          share: 0.6,
        },
        {
          h: 'The Index',
          t: [
            'The <<Index>> is the {rate_index}. [The most recent figure as of the date {@days} days before a change is used.|]',
          ],
          share: 0.6,
        },
        {
          h: 'Calculation of Changes',
          t: [
            'The new rate is found by adding {rate_margin} [percentage points|] to the Current Index [and rounding to the nearest one-eighth of one percentage point (0.125%)|].',
          ],
          share: 0.6,
        },
        {
          h: 'Limits',
          t: [
            'My interest rate will never be greater than {rate_ceiling} [or less than {rate_floor}|].',
            'At the first change the rate may not rise by more than {rate_cap_initial}; after that by more than {rate_cap_periodic}. It will never be above {rate_ceiling}.',
          ],
          share: 0.6,
        },
        { h: 'Balloon', t: ['On {maturity_date} I must pay all that is owed.'], share: 0.2 },
      ],
      boilerplate: [1, 3],
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: 'security_instrument_signed',
      caption: '[-Borrower|Borrower]',
    },
  ],
};

export const securityAgreement: DocumentSpec = {
  docType: 'security_agreement',
  titles: '[Commercial|Business|Consumer|Agricultural|] Security Agreement',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
          {
            kind: 'form',
            id: 'terms',
            lines: [
              '!note_date',
              '!principal_amount',
              'loan_number',
              'maturity_date',
              'interest_rate',
              'loan_officer',
              'call_report_code',
            ],
          },
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              '*THIS SECURITY AGREEMENT* [dated|is made] {note_date}[,|] is executed between {borrower_name} (<<Grantor>>) and {lender_name} (<<Lender>>).',
            ],
          },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '!note_date',
              '!borrower_name',
              'borrower_address',
              '[Type of Entity|Debtor is a|Organization] :: {borrower_entity}',
              'borrower_state_of_org',
              'borrower_tin',
              '!lender_name',
              'lender_address',
              '!principal_amount',
              'loan_number',
              '!collateral_description',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              `This [Security|] Agreement is entered into [as of|on] {note_date} [between|by] {borrower_name}{borrower_kind}${say.borrowerAt} (<<Debtor>>) [and|in favor of] ${say.lenderDefined}${say.lenderAt}.`,
            ],
          },
        ],
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: '[Grant of Security Interest|Security Interest|Grant]',
          t: [
            '[For valuable consideration,|] [Grantor|Debtor] grants to [Lender|Secured Party] a security interest in the Collateral to secure [the Indebtedness|a note dated {note_date} in the principal amount of {principal_amount}].',
          ],
        },
        {
          h: '[Collateral Description|Collateral|Property]',
          t: [
            '[The word <<Collateral>> means|Collateral:|The Collateral is] [the following described property[, whether now owned or later acquired|]:|] {collateral_description}.',
          ],
        },
        {
          h: 'Location',
          t: ['The Collateral is kept at {@address}.', 'Its location is {property_address}.'],
          share: 0.3,
        },
        {
          h: 'Organization',
          t: ['[Grantor|Debtor] is {borrower_entity}[; its organizational number is {@id}|].'],
          share: 0.35,
        },
      ],
      boilerplate: [3, 9],
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Grantor|Debtor|-Grantor]' },
    { kind: 'signatures', id: 'bank', who: 'lender', field: null, caption: '[Lender|Secured Party]', share: 0.3 },
  ],
};

const commitment: readonly Section[] = [
  {
    h: '[The Loan|Loan|Commitment|Term]',
    t: [
      `Lender [agrees to lend|will make a loan] to Borrower [in the principal amount of|of|up to] {principal_amount}[, evidenced by a note dated {note_date}|], [maturing on|due] {maturity_date}.`,
      `Subject to this Agreement, Lender will advance [up to|] {principal_words=principal_amount:words} Dollars ({principal_amount}) [on or before {@soon}|].`,
    ],
  },
  { h: '[Use of Proceeds|Purpose]', t: say.purpose },
  { h: 'Interest', t: [...say.variableRate, ...say.fixedRate] },
  { h: 'Repayment', t: say.payments, share: 0.7 },
  { h: 'Default Rate', t: say.defaultRate, share: 0.5 },
  { h: 'Computation', t: say.dayCount, share: 0.4 },
  { h: 'Late Charge', t: say.lateCharge, share: 0.4 },
  { h: 'Collateral', t: say.security, share: 0.7 },
  {
    h: '[Guaranties|Guarantors]',
    t: [
      '[Before the first advance|As a condition of the loan] {guarantor_name} [shall|will each] give a guaranty[, limited to {guaranty_limit}|].',
      'The guarantors are {guarantor_name}.',
    ],
    share: 0.8,
  },
  {
    h: 'Existing Debt',
    t: ['Borrower owes {@bank} {@round}, due {@later}; it will not borrow more than {@round} from others.'],
    share: 0.4,
  },
];

export const loanAgreement: DocumentSpec = {
  docType: 'loan_agreement',
  titles: '[Business|Commercial|Term|Construction|Revolving Credit|Agricultural|] Loan Agreement',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              '*THIS BUSINESS LOAN AGREEMENT* [dated|is made] {note_date}[,|] is made between {borrower_name} (<<Borrower>>) and {lender_name} (<<Lender>>)[ on the following terms|].',
            ],
          },
        ],
        [
          {
            kind: 'form',
            id: 'terms',
            lines: [
              '!borrower_name',
              'borrower_address',
              '!lender_name',
              'lender_address',
              '!principal_amount',
              '!note_date',
              'maturity_date',
              'interest_rate',
              'loan_number',
              'guarantor_name',
              'loan_purpose',
              'loan_officer',
              'collateral_description',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'opening',
            look: 'prose',
            lines: [
              `This Loan Agreement [(the <<Agreement>>)|] is entered into as of {note_date}, by and [between|among] ${say.borrowerDefined}${say.borrowerAt}, and ${say.lenderDefined}${say.lenderAt}.`,
            ],
          },
        ],
      ],
    },
    { kind: 'prose', id: 'terms', sections: commitment, boilerplate: [4, 12] },
    {
      kind: 'list',
      id: 'covenants',
      heading: '[Affirmative Covenants|Covenants|Financial Covenants]',
      field: 'covenant',
      items: [
        'Maintain a debt service coverage ratio of at least {@ratio}',
        'Furnish tax returns within {@days} days of filing',
        'Keep a minimum liquidity of {@round}',
        'Permit no change of control without consent',
        'Keep insurance of at least {@round} in force',
      ],
      share: 0.4,
    },
    {
      kind: 'list',
      id: 'conditions',
      heading: '[Conditions Precedent|Conditions Precedent to Each Advance|Conditions of Closing]',
      field: 'conditions',
      items: 'conditions',
      share: 0.4,
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Borrower|-Borrower]' },
    { kind: 'signatures', id: 'bank', who: 'lender', field: null, caption: '[Lender|Bank]', share: 0.7 },
  ],
};
