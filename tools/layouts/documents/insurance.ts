import type { DocumentSpec, Part } from '../blocks/part.ts';

const insurerLetterhead = '[{insurer_name}|{@agency}|{insurer_name}\n{@address}|{@agency}\n{@phone}]';

const policyForm: Part = {
  kind: 'form',
  id: 'policy',
  heading: '[Policy Information|Declarations|]',
  lines: [
    '!hazard_policy_number',
    '!insurer_name',
    '!hazard_effective_date',
    '!hazard_expiration_date',
    '[Policy Type|Form] :: [HO-3|Special Form|Businessowners]',
    '[Total Premium|Annual Premium] :: {@small}',
    '[Issue Date|Date Prepared] :: {@soon}',
    '[Agent Code|Agency Code] :: {@id}',
    'loan_number',
    '[Customer Service] :: {@phone}',
    '[Loss History] :: None since {@past}',
  ],
};

const policyPeriod: Part = {
  kind: 'either',
  id: 'period',
  ways: [
    [policyForm],
    [
      {
        kind: 'lines',
        id: 'number',
        lines: [
          '[Policy Number|POLICY NUMBER:|Policy No.] {hazard_policy_number}',
          '[Policy Period|POLICY PERIOD:|Term:] [From |]{hazard_effective_date} [to|To|-|through] {hazard_expiration_date} [12:01 A.M. standard time|at {@time}|]',
          '[Insurer|Company|Underwritten by|Insurance provided by]: {insurer_name}',
        ],
      },
      {
        kind: 'form',
        id: 'extra',
        lines: ['loan_number', '[Premium|Total Policy Premium] :: {@small}', '[Date Issued] :: {@soon}'],
      },
    ],
  ],
};

const coverages: Part = {
  kind: 'either',
  id: 'coverages',
  ways: [
    [
      {
        kind: 'table',
        id: 'coverage table',
        heading: '[Coverages|Coverage and Limits|Section I Coverages|Your Coverages|Property Coverage]',
        head: ['[Coverage|]', '[Limit|Amount|Limit of Liability|Amount of Insurance]', '[Premium|Deductible|]'],
        rows: [
          [
            '[A. Dwelling|Coverage A - Dwelling|Dwelling|Building|Building - Replacement Cost]',
            '{hazard_coverage_amount}',
            '{@small}',
          ],
          ['?[B. Other Structures|Other Structures]', '{@small}', ' '],
          ['?[C. Personal Property|Business Personal Property|Contents]', '{@round}', ' '],
          ['?[D. Loss of Use|Business Income]', '{@round}', ' '],
          ['?[E. Personal Liability|General Liability - Each Occurrence]', '{@round}', ' '],
          ['?[F. Medical Payments]', '{@small}', ' '],
        ],
        widths: [4, 2, 2],
        ordered: true,
      },
      {
        kind: 'form',
        id: 'deductible',
        lines: [
          '!hazard_deductible',
          '[Wind/Hail Deductible|Hurricane Deductible|Named Storm] :: [{@percent}|{@small}]',
          'insurable_value',
        ],
      },
    ],
    [
      {
        kind: 'table',
        id: 'one table',
        heading: '[Coverage Information|Property Information]',
        head: ['[COVERAGE / PERILS / FORMS|Coverage]', '[AMOUNT OF INSURANCE|Limit]', '[DEDUCTIBLE|Ded.]'],
        rows: [
          [
            '[Dwelling, special form|Building, replacement cost|Commercial building]',
            '{hazard_coverage_amount}',
            '{hazard_deductible}',
          ],
          ['?Contents', '{@round}', '{@small}'],
          ['?Rental value', '{@round}', ' '],
        ],
        widths: [4, 2, 2],
        ordered: true,
      },
    ],
    [
      {
        kind: 'form',
        id: 'coverage form',
        heading: '[Coverage|Limits|]',
        lines: [
          '!hazard_coverage_amount',
          '[Personal Property|Contents Limit] :: {@round}',
          '[Liability Limit|Personal Liability] :: {@round}',
          '!hazard_deductible',
          '[Wind Deductible] :: {@percent}',
          'insurable_value',
        ],
      },
    ],
  ],
};

const mortgagee: Part = {
  kind: 'either',
  id: 'mortgagee',
  ways: [
    [{ kind: 'parties', id: 'mortgagee block', who: ['mortgagee'] }],
    [
      {
        kind: 'form',
        id: 'mortgagee form',
        heading: '[Additional Interest|Mortgagee|Interested Parties|]',
        lines: [
          '![Name|Mortgagee|First Mortgagee|Lender’s Loss Payable|Name and Address] :: {mortgagee_name=lender_name}[\nISAOA/ATIMA| ISAOA||]',
          '!lender_address',
          'loan_number',
          '[Type of Interest] :: [1st Mortgagee|Lender’s Loss Payable]',
        ],
      },
    ],
    [
      {
        kind: 'lines',
        id: 'mortgagee lines',
        lines: [
          '[MORTGAGEE|Mortgagee:|1ST MORTGAGEE|Lienholder:|LOSS PAYEE]\n{mortgagee_name=lender_name}[ ISAOA/ATIMA|, its successors and/or assigns|]\n{lender_address:lines}[\nLoan [No.|Number:|#] {loan_number}|]',
        ],
      },
    ],
  ],
};

export const propertyInsurance: DocumentSpec = {
  docType: 'property_insurance',
  letterhead: insurerLetterhead,
  running: ['{hazard_policy_number}', 'Policy {hazard_policy_number}', '{borrower_name:first}'],
  titles:
    '[Evidence of Property Insurance|Evidence of Commercial Property Insurance|Homeowners Policy Declarations|Businessowners Policy Declarations|Policy Declarations|Renewal Declarations|Insurance Binder|Commercial Property Declarations|Homeowners Insurance Declarations Page|Dwelling Fire Policy Declarations]',
  parts: [
    {
      kind: 'lines',
      id: 'notice',
      lines: [
        '[THIS EVIDENCE OF PROPERTY INSURANCE IS ISSUED AS A MATTER OF INFORMATION ONLY AND CONFERS NO RIGHTS UPON THE ADDITIONAL INTEREST NAMED BELOW.|Your policy has been renewed. Please keep this page.|]',
      ],
      look: 'small',
    },
    { kind: 'parties', id: 'producer', who: ['producer', 'insurer'], share: 0.5 },
    { kind: 'parties', id: 'insured', who: ['insured'] },
    policyPeriod,
    {
      kind: 'either',
      id: 'location',
      ways: [
        [
          {
            kind: 'form',
            id: 'location form',
            heading: '[Property Information|Location of Property|]',
            lines: [
              '!property_address',
              'property_type',
              '[Construction] :: [Frame|Masonry|Joisted masonry], {@year}',
              '[Protection Class] :: {@one}',
              'property_county',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'location lines',
            lines: [
              '[LOCATION/DESCRIPTION|Location of Residence Premises:|Insured Location:|Premises Described:|The residence premises covered by this policy is located at:] {property_address}',
            ],
          },
        ],
      ],
    },
    coverages,
    mortgagee,
    {
      kind: 'lines',
      id: 'cancel',
      look: 'prose',
      lines: [
        'Should the policy be canceled before it expires, {@days} days’ notice will be mailed to the additional interest. [Last year’s dwelling limit was {@round}.|]',
      ],
      share: 0.6,
    },
    { kind: 'lines', id: 'sign', lines: ['[AUTHORIZED REPRESENTATIVE {@person}|Countersigned {@soon} by {@person}|]'] },
  ],
};

export const liabilityInsurance: DocumentSpec = {
  docType: 'liability_insurance',
  letterhead: '{@agency}[\n{@phone}|]',
  titles:
    '[Certificate of Liability Insurance|Certificate of Liability Insurance|Certificate of Insurance - Liability|General Liability Certificate]',
  running: ['{@id}', 'ACORD 25 ({@year})'],
  parts: [
    { kind: 'lines', id: 'date', lines: ['[DATE (MM/DD/YYYY)|Date|] {@soon}'], look: 'right' },
    { kind: 'parties', id: 'producer', who: ['producer', 'insured'] },
    {
      kind: 'form',
      id: 'insurers',
      heading: '[INSURER(S) AFFORDING COVERAGE|]',
      lines: [
        '![INSURER A|Insurer A|Carrier] :: {insurer_name}',
        '[INSURER B|Insurer B] :: [{@insurer}|____]',
        '[NAIC #|NAIC] :: {@id}',
        '[Contact Name|CONTACT NAME] :: {@person}',
        '[E-mail Address] :: {@email}',
      ],
      ordered: true,
    },
    {
      kind: 'table',
      id: 'coverage',
      heading: '[COVERAGES|]',
      head: ['TYPE OF INSURANCE', 'POLICY NUMBER', 'POLICY EFF', 'POLICY EXP', 'LIMITS'],
      rows: [
        ['COMMERCIAL GENERAL LIABILITY', '{@id}', '{@past}', '{@later}', 'EACH OCCURRENCE {@round}'],
        ['?AUTOMOBILE LIABILITY', '{@id}', '{@past}', '{@later}', 'COMBINED SINGLE LIMIT {@round}'],
        ['?UMBRELLA LIAB', '{@id}', '{@past}', '{@later}', 'AGGREGATE {@round}'],
        ['?WORKERS COMPENSATION', '{@id}', '{@past}', '{@later}', 'E.L. EACH ACCIDENT {@round}'],
      ],
      widths: [3, 2, 2, 2, 3],
      ordered: true,
    },
    {
      kind: 'lines',
      id: 'operations',
      lines: [
        '[DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES|Description of Operations]\n[Location: |]{property_address}[. Loan [No.|#] {loan_number}.|] [Certificate holder is an additional insured.|]',
      ],
    },
    {
      kind: 'lines',
      id: 'holder',
      lines: ['[CERTIFICATE HOLDER|Certificate Holder]\n{lender_name}[ ISAOA|]\n{lender_address:lines}'],
    },
    { kind: 'lines', id: 'sign', lines: ['[AUTHORIZED REPRESENTATIVE {@person}|]'] },
  ],
};

const floodLetterhead = '{@company}[ Flood Services|][\n{@phone}|]';

export const floodDetermination: DocumentSpec = {
  docType: 'flood_determination',
  suits: ({ realEstate }) => realEstate,
  letterhead: floodLetterhead,
  titles:
    '[Standard Flood Hazard Determination Form[ (SFHDF)|]|Flood Hazard Determination|Flood Zone Determination Certificate|Standard Flood Hazard Determination]',
  parts: [
    {
      kind: 'lines',
      id: 'form',
      lines: [
        '[OMB Control No. 1660-0040  Expires {@later}|DEPARTMENT OF HOMELAND SECURITY Federal Emergency Management Agency|]',
        '[SECTION I - LOAN INFORMATION|]',
      ],
      look: 'small',
    },
    {
      kind: 'form',
      id: 'loan',
      heading: '[SECTION I - LOAN INFORMATION|Loan Information|]',
      lines: [
        '!lender_name',
        '!lender_address',
        '[LENDER ID. NO.|3. Lender ID] :: {@id}',
        '!loan_number',
        '[AMOUNT OF FLOOD INSURANCE REQUIRED] :: [{@round}|____]',
        '!borrower_name',
        '!property_address',
        'parcel_number',
        'legal_description',
        '[Order Number|Certificate No.] :: {@id}',
      ],
    },
    {
      kind: 'form',
      id: 'community',
      heading: '[SECTION II|A. NATIONAL FLOOD INSURANCE PROGRAM (NFIP) COMMUNITY JURISDICTION|NFIP Community|]',
      lines: [
        '[NFIP Community Name|1. NFIP Community Name] :: {@city}, City of',
        '!property_county',
        '[State] :: {property_state}',
        '!flood_community_number',
        '[NFIP Map Number or Community-Panel Number|Map Number] :: {@id}E',
        '[NFIP Map Panel Effective / Revised Date|Map Date|Panel Date] :: {@past}',
        '[Is there a Letter of Map Change (LOMC)?|LOMC] :: [NO|NONE]',
        '!flood_zone',
        '[No NFIP Map] :: ____',
      ],
    },
    {
      kind: 'lines',
      id: 'program',
      lines: [
        '[C. FEDERAL FLOOD INSURANCE AVAILABILITY: Federal flood insurance is available (community participates in the NFIP). Regular Program|]',
      ],
      look: 'small',
      share: 0.7,
    },
    {
      kind: 'either',
      id: 'answer',
      ways: [
        [
          {
            kind: 'checks',
            id: 'sfha',
            field: 'in_sfha',
            label:
              '[D. DETERMINATION: Is building/mobile home in Special Flood Hazard Area (zones containing the letters A or V)?|IS BUILDING IN SPECIAL FLOOD HAZARD AREA|Building located in SFHA?]',
            options: [
              ['true', '[YES|Yes]'],
              ['false', '[NO|No]'],
            ],
          },
        ],
        [{ kind: 'form', id: 'answer form', lines: ['!in_sfha'] }],
        [
          {
            kind: 'lines',
            id: 'answer sentence',
            look: 'prose',
            lines: ['The [building|property|structure] {in_sfha} a Special Flood Hazard Area.'],
          },
        ],
      ],
    },
    {
      kind: 'lines',
      id: 'comments',
      look: 'prose',
      lines: [
        '[If yes, flood insurance is required by the Flood Disaster Protection Act of 1973. If no, it is not required by that act.|This determination is based on examining the NFIP map.|]',
        '[HMDA information: Census Tract {@id}, State code {@int}, MSA {@id}.|]',
      ],
    },
    {
      kind: 'form',
      id: 'preparer',
      heading: "[F. PREPARER'S INFORMATION|Preparer|]",
      lines: [
        '[Name, Address, Telephone Number|Preparer] :: {@company}, {@address}, {@phone}',
        '!flood_determination_date',
        '[Life of Loan] :: Yes',
      ],
      ordered: true,
    },
  ],
};

export const floodNotice: DocumentSpec = {
  docType: 'flood_notice',
  suits: ({ realEstate }) => realEstate,
  titles:
    '[Notice of Special Flood Hazards|Notice of Special Flood Hazards and Availability of Federal Disaster Relief Assistance|Flood Notice to Borrower]',
  parts: [
    {
      kind: 'form',
      id: 'head',
      lines: [
        '!borrower_name',
        'borrower_address',
        '!lender_name',
        '!loan_number',
        '!property_address',
        'flood_community_number',
        'flood_zone',
        'flood_determination_date',
        '[Date|Notice Date] :: {@soon}',
        '[Map Panel] :: {@id}',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      plain: true,
      sections: [
        {
          t: [
            '[We are giving you this notice to inform you that|] the building [or mobile home|] securing the loan for which you have applied {in_sfha} an area with special flood hazards[, Zone {flood_zone}, in community {flood_community_number}|].',
          ],
        },
        {
          t: [
            'The area has been identified on a map as having at least a one percent (1%) chance of a flood in any given year. Over a 30-year mortgage the risk is twenty-six percent (26%).',
          ],
        },
        {
          t: [
            'At a minimum, insurance must cover the lesser of the outstanding balance or the maximum available[, which for this building is {@round}|]. Maximum limits are $250,000 for a residence and $500,000 for other buildings.',
          ],
          share: 0.7,
        },
      ],
      boilerplate: [0, 2],
    },
    {
      kind: 'checks',
      id: 'sfha',
      field: 'in_sfha',
      label: '[Check one|The building|]',
      options: [
        ['true', '[is in a special flood hazard area|is in]'],
        ['false', '[is not in a special flood hazard area|is not in]'],
      ],
      share: 0.25,
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: null,
      caption: '[Borrower|Acknowledged by Borrower|-Borrower]',
    },
  ],
};

export const floodPolicy: DocumentSpec = {
  docType: 'flood_policy',
  suits: ({ realEstate }) => realEstate,
  letterhead: '[{insurer_name}|{@agency}]',
  running: ['{@id}', '{borrower_name:first}'],
  titles:
    '[Flood Declarations Page|Flood Policy Declarations|Flood Insurance Policy Declarations|National Flood Insurance Program Declarations|Private Flood Policy Declarations]',
  parts: [
    {
      kind: 'form',
      id: 'policy',
      lines: [
        '[NFIP Policy Number|Policy Number] :: {@account}',
        '[Policy Period|Policy Term] :: {@past} to {flood_expiration_date}',
        '[Policy Form] :: Dwelling',
        '![Insurer|Company|Insurance Carrier] :: {insurer_name}',
        '[Payor] :: Insured',
        '[Rate Category] :: Rating Engine',
      ],
      ordered: true,
    },
    { kind: 'parties', id: 'insured', who: ['insured', 'producer'] },
    {
      kind: 'form',
      id: 'property',
      heading: '[Property Information|Rating Information|]',
      lines: [
        '!property_address',
        '!flood_zone',
        '!flood_community_number',
        'property_county',
        '[Building Occupancy|Building Description] :: Main dwelling',
        '[Replacement Cost Value|Building Replacement Cost] :: {@round}',
        '[Date of Construction] :: {@past}',
        '[Elevation Difference] :: {@one}.0',
        'property_type',
        '!flood_expiration_date',
      ],
    },
    {
      kind: 'either',
      id: 'coverage',
      ways: [
        [
          {
            kind: 'table',
            id: 'coverage table',
            head: ['[Coverage|]', '[Limit|Amount]', 'Deductible', 'Premium'],
            rows: [
              ['Building', '{flood_coverage_amount}', '{@small}', '{@small}'],
              ['?Contents', '{@small}', '{@small}', '{@small}'],
              ['?Increased Cost of Compliance', '$30,000', ' ', '{@small}'],
            ],
            widths: [3, 2, 2, 2],
            ordered: true,
          },
        ],
        [
          {
            kind: 'form',
            id: 'coverage form',
            lines: [
              '!flood_coverage_amount',
              '[Contents Coverage] :: {@small}',
              '[Building Deductible] :: {@small}',
              '[Annual Subtotal] :: {@small}',
            ],
          },
        ],
      ],
    },
    mortgagee,
  ],
};

export const insuranceAgreement: DocumentSpec = {
  docType: 'agreement_to_provide_insurance',
  titles:
    '[Agreement to Provide Insurance|Agreement to Provide [Property|Hazard] Insurance|Insurance Requirements and Agreement]',
  parts: [
    {
      kind: 'form',
      id: 'boxes',
      lines: [
        'principal_amount',
        '!note_date',
        'maturity_date',
        '!loan_number',
        'call_report_code',
        'loan_officer',
        '[Initials] :: {@initials}',
      ],
      ordered: true,
      looks: ['headRow', 'boxes', 'columns'],
    },
    { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: 'Insurance Requirements',
          t: [
            'Grantor, {borrower_name}, understands that insurance coverage is required for the loan from {lender_name}[ of {principal_amount}|][, dated {note_date}|].',
          ],
        },
        {
          h: 'Collateral',
          t: [
            '[The collateral is|Collateral:] [the real estate at|] {property_address}[, {property_county} County|]. [Type: all risks, including fire and extended coverage. Basis: Replacement value.|]',
          ],
        },
        {
          h: 'Coverage',
          t: [
            'Amount: {hazard_coverage_amount}. Deductible: {hazard_deductible}. [Endorsements: Lender’s loss payable clause with {@days} days’ notice.|]',
            'The deductible may not be more than {hazard_deductible}.',
          ],
          share: 0.7,
        },
        {
          h: 'Insurance Company',
          t: [
            'Grantor may obtain insurance from any company acceptable to Lender. A policy is to be given no later than {@days} days from {note_date}.',
          ],
        },
        {
          h: 'Insurance Mailing Address',
          t: ['All documents are to be mailed to {lender_name}, {lender_address}.'],
          share: 0.6,
        },
      ],
      boilerplate: [0, 3],
    },
    {
      kind: 'form',
      id: 'agent',
      heading: '[FOR LENDER USE ONLY - INSURANCE VERIFICATION|Insurance Verification|]',
      lines: [
        'insurer_name',
        'hazard_policy_number',
        'hazard_effective_date',
        'hazard_expiration_date',
        '[Agent’s Name|Agency] :: {@agency}',
        '[Phone] :: {@phone}',
        '[Verified by] :: {@person}',
      ],
      share: 0.7,
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Grantor|Borrower|-Grantor]' },
  ],
};
