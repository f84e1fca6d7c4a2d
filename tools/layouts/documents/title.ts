import type { DocumentSpec, Part } from '../blocks/part.ts';

const letterhead = '[{@title_company}|{@insurer}][\n{@address}|]';

const requirements: Part = {
  kind: 'list',
  id: 'requirements',
  heading: '[Schedule B, Part I - Requirements|SCHEDULE B-I|Requirements]',
  field: null,
  items: [
    'Payment of the full consideration to the grantors or mortgagors',
    'Release of deed of trust from {@person} to {@bank}, dated {@past}, securing {@round}, recorded at {@recording}',
    'Satisfaction of judgment in favor of {@company} for {@cents}, entered {@past}',
    'Deed from {@person} to {@person}, to be recorded',
    'Affidavit as to debts and liens',
  ],
  share: 0.75,
};

const exceptions: Part = {
  kind: 'list',
  id: 'exceptions',
  heading: '[Schedule B, Part II - Exceptions|SCHEDULE B-II|Exceptions|Schedule B]',
  field: 'title_exception',
  items: [
    'Taxes for {@year} and later years, not yet due; {@year} taxes in the amount of {@cents} are paid',
    'Easement to {@company} recorded {@past} at {@recording}',
    'Covenants and restrictions recorded {@past}',
    'Rights of parties in possession',
    'Mineral reservation in deed recorded at {@recording}',
    'Lease to {@company} dated {@past}',
  ],
  share: 0.75,
};

const land: Part = {
  kind: 'either',
  id: 'land',
  ways: [
    [
      {
        kind: 'form',
        id: 'land form',
        heading: '[The Land|Exhibit A|]',
        lines: ['!legal_description', '!property_address', 'parcel_number', 'property_county'],
      },
    ],
    [
      {
        kind: 'prose',
        id: 'land prose',
        plain: true,
        sections: [
          {
            t: [
              '[5. |4. |]The land [referred to in this [Commitment|Policy]|] is [situated|located] in the County of {property_county}, State of {property_state}, and is described as follows:',
            ],
          },
          { t: ['{legal_description}'] },
          {
            t: [
              '[Property Address|Purported Address|For information only, the street address is]: {property_address}[  APN: {parcel_number}|  Tax ID {parcel_number}|]',
            ],
          },
        ],
      },
    ],
  ],
};

export const titleCommitment: DocumentSpec = {
  docType: 'title_commitment',
  suits: ({ realEstate }) => realEstate,
  letterhead,
  running: [
    '{title_commitment_number}',
    'Commitment No. {title_commitment_number}',
    'File No. {settlement_file_number}',
  ],
  titles:
    '[Commitment for Title Insurance|ALTA Commitment for Title Insurance|Title Insurance Commitment|Commitment for Title Insurance - Schedule A|Schedule A - Commitment]',
  parts: [
    {
      kind: 'lines',
      id: 'issuer',
      lines: ['Issued by {@insurer}', '[ALTA Commitment Form (6/17/06)|Adopted 08-01-2016|ALTA 2021 v. 01.00|]'],
      look: 'small',
      share: 0.7,
    },
    {
      kind: 'form',
      id: 'transaction',
      heading: '[Transaction Identification Data for reference only|]',
      lines: [
        '[Issuing Agent|Agent] :: {settlement_agent}',
        '[Issuing Office] :: {@lines}',
        '[Issuing Office’s ALTA Registry ID|ALTA ID] :: {@id}',
        'loan_number',
        '!title_commitment_number',
        '!settlement_file_number',
        '[Property Address] :: {property_address}',
        '[Revision Number|Revision] :: {@one}',
      ],
    },
    {
      kind: 'either',
      id: 'schedule',
      ways: [
        [
          {
            kind: 'prose',
            id: 'schedule prose',
            plain: true,
            heading: 'SCHEDULE A',
            sections: [
              { t: ['1. [Commitment Date|Effective Date]: {title_effective_date}[ at {@time}|, {@time}|]'] },
              {
                t: [
                  '2. [Policy|Policies] [or Policies|] to be issued:[\n(a) Owner’s Policy  Proposed Insured: {@person}  Policy Amount: {@round}\n(b)|] [ALTA Loan Policy|Loan Policy][ (6-17-06)|]\nProposed Insured: {title_insured}[, its successors and/or assigns|, ISAOA/ATIMA|]\n[Policy Amount|Proposed Amount of Insurance|Proposed Policy Amount]: {title_amount}',
                ],
              },
              { t: ['3. The estate or interest in the land is [Fee Simple|fee simple].'] },
              {
                t: [
                  '4. [Title to the estate is at the Commitment Date vested in|The Title is, at the Commitment Date, vested in|Fee simple interest is vested in]: {vested_owner}[, as joint tenants|, husband and wife|]',
                ],
              },
            ],
          },
        ],
        [
          {
            kind: 'form',
            id: 'schedule form',
            heading: 'SCHEDULE A',
            lines: [
              '!title_effective_date',
              '[Owner’s Policy] :: Proposed Insured: {@person}; {@round}',
              '!title_insured',
              '!title_amount',
              '[Estate or Interest] :: Fee Simple',
              '!vested_owner',
              'borrower_name',
            ],
            ordered: true,
          },
        ],
      ],
    },
    land,
    requirements,
    exceptions,
    {
      kind: 'lines',
      id: 'sign',
      lines: [
        '[Countersigned: {@person}|By: ______________________ Authorized Signatory|]',
        '[Premium {@small}  Rate code {@id}|]',
      ],
      share: 0.6,
    },
  ],
};

export const titlePolicy: DocumentSpec = {
  docType: 'title_policy',
  suits: ({ realEstate }) => realEstate,
  letterhead,
  running: ['Policy No. {@id}', 'File No. {settlement_file_number}'],
  titles:
    '[Loan Policy of Title Insurance|ALTA Loan Policy|Short Form Residential Loan Policy|Loan Policy - Schedule A]',
  parts: [
    {
      kind: 'form',
      id: 'schedule',
      heading: '[SCHEDULE A|]',
      lines: [
        '[Policy No.|Policy Number] :: {@id}',
        '!settlement_file_number',
        '[Name and Address of Title Insurance Company] :: {@insurer}\n{@lines}',
        '[Premium] :: {@small}',
        'loan_number',
        '!property_address',
        '!title_amount',
        '!title_effective_date',
        'settlement_agent',
      ],
    },
    {
      kind: 'prose',
      id: 'items',
      plain: true,
      sections: [
        { t: ['1. [Name of Insured|Insured]: {title_insured}[, its successors and assigns|]'] },
        { t: ['2. The estate or interest in the Land encumbered by the Insured Mortgage is Fee Simple.'] },
        { t: ['3. Title is vested in: {vested_owner}'] },
        {
          t: [
            '4. The Insured Mortgage[, and its assignments, if any,|] is described as: [Mortgage|Deed of Trust] from {borrower_name} to {lender_name}, [dated {note_date},|] in the [original|] amount of {principal_amount}, recorded {@soon} at {@recording}.',
            '4. Deed of Trust given by {borrower_name} to {trustee_name}, trustee, for {lender_name}, securing {principal_amount}, dated {note_date}, recorded {@recording}.',
          ],
        },
      ],
    },
    land,
    exceptions,
  ],
};

export const closingProtectionLetter: DocumentSpec = {
  docType: 'closing_protection_letter',
  suits: ({ realEstate }) => realEstate,
  letterhead: '{@insurer}[\n{@address}|]',
  titles: '[Closing Protection Letter|ALTA Closing Protection Letter - Single Transaction|Insured Closing Letter]',
  parts: [
    { kind: 'lines', id: 'date', lines: ['[Date: {@soon}|{@soon}]'], share: 0.8 },
    { kind: 'parties', id: 'to', who: ['lender'], share: 0.4 },
    {
      kind: 'form',
      id: 'data',
      lines: [
        '!lender_name',
        'lender_address',
        '!settlement_agent',
        '[Agent Address] :: {@lines}',
        '!borrower_name',
        '!property_address',
        '!loan_number',
        'settlement_file_number',
        '[CPL Number|Letter No.] :: {@id}',
        'principal_amount',
        'closing_date',
        'title_commitment_number',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      plain: true,
      sections: [
        {
          t: [
            '{@insurer} agrees to indemnify you for actual loss of settlement funds caused by the Issuing Agent’s failure to comply with your written closing instructions, or by its fraud or theft.',
          ],
        },
        {
          t: [
            'Liability is limited to the amount of the policy and in no case is more than {@round}. Claims must be made within {@days} days.',
          ],
        },
      ],
      boilerplate: [0, 2],
    },
  ],
};

const appraiserForm: Part = {
  kind: 'form',
  id: 'appraiser',
  heading: '[Appraiser|Certification|]',
  lines: [
    '[Name|Appraiser] :: {@person}',
    '[Company Name] :: {@company}',
    '[State Certification #|License #] :: {@id}',
    '[Date of Signature and Report|Report Date] :: {@soon}',
    '[Expiration Date of Certification] :: {@later}',
    '[Email] :: {@email}',
    '[Fee] :: {@small}',
  ],
};

export const appraisal: DocumentSpec = {
  docType: 'appraisal',
  suits: ({ realEstate }) => realEstate,
  letterhead: '{@company}[ Appraisal Group|]\n{@address}',
  running: ['File # {@id}', 'File No. {@id}'],
  titles:
    '[Uniform Residential Appraisal Report|Appraisal Report|Appraisal Summary|Restricted Appraisal Report|Appraisal of Real Property|Residential Appraisal Summary (Form 1004)|Exterior-Only Inspection Report]',
  parts: [
    {
      kind: 'form',
      id: 'subject',
      heading: '[Subject|SUBJECT|Property Identification|]',
      lines: [
        '!property_address',
        '!borrower_name',
        '[Owner of Public Record|Current Owner] :: {vested_owner}',
        'property_county',
        '!legal_description',
        '!parcel_number',
        '[Tax Year] :: {@year}',
        '[R.E. Taxes $|R.E. Taxes] :: {@cents}',
        '[Neighborhood Name] :: {@city}',
        '[Map Reference] :: {@id}',
        '[Census Tract] :: {@id}',
        'property_type',
        'occupancy',
        '!lender_name',
        'lender_address',
        '[Year Built] :: {@year}',
        '[Gross Living Area|GLA] :: {@account} sq. ft.',
      ],
    },
    {
      kind: 'form',
      id: 'contract',
      heading: '[Contract|]',
      lines: [
        'sale_price',
        '[Date of Contract] :: {@past}',
        '[Prior Sale] :: {@round} on {@past}',
        '[Concessions] :: {@small}',
      ],
      share: 0.7,
    },
    {
      kind: 'form',
      id: 'site',
      heading: '[Site|]',
      lines: [
        '[Dimensions] :: {@int} x {@int}',
        'flood_zone',
        '[FEMA Map #] :: {@id}',
        '[FEMA Map Date] :: {@past}',
        '[Zoning] :: R-{@one}',
        '[Specific Zoning Classification] :: {@id}',
        '[Offering Price|List Price] :: {@round}',
      ],
      share: 0.7,
    },
    {
      kind: 'checks',
      id: 'flood',
      field: 'in_sfha',
      label: 'FEMA Special Flood Hazard Area',
      options: [
        ['true', 'Yes'],
        ['false', 'No'],
      ],
      share: 0.3,
    },
    {
      kind: 'table',
      id: 'comparables',
      heading: '[Sales Comparison Approach|Comparable Sales]',
      head: ['FEATURE', 'SUBJECT', 'COMPARABLE SALE # 1', 'COMPARABLE SALE # 2'],
      rows: [
        ['Address', '{property_address}', '{@lines}', '{@lines}'],
        ['Sale Price', '{sale_price}', '{@round}', '{@round}'],
        ['?Date of Sale', ' ', '{@past}', '{@past}'],
        ['?Adjustments', ' ', '{@small}', '-{@small}'],
        ['Adjusted Sale Price', ' ', '{@round}', '{@round}'],
      ],
      widths: [2, 3, 3, 3],
      ordered: true,
      share: 0.5,
    },
    {
      kind: 'table',
      id: 'cost',
      heading: '[Cost Approach|Value Indicators|Reconciliation]',
      head: [],
      rows: [
        ['Opinion of Site Value', '{@round}'],
        ['Indicated Value by Cost Approach', '{@round}'],
        ['Indicated Value by Income Approach', '{@round}'],
        ['?Insurable Value', '{insurable_value}'],
        ['?Depreciated Cost of Improvements', '{@round}'],
      ],
      widths: [5, 2],
      ordered: true,
      share: 0.5,
    },
    {
      kind: 'either',
      id: 'value',
      ways: [
        [
          {
            kind: 'form',
            id: 'value form',
            heading: '[Value Conclusion|Reconciliation|]',
            lines: ['!appraised_value', '!appraisal_date', 'insurable_value', '[Exposure Time] :: {@int} days'],
          },
        ],
        [
          {
            kind: 'prose',
            id: 'value prose',
            plain: true,
            sections: [
              {
                t: [
                  '[Based on a complete visual inspection of the interior and exterior areas of the subject property,|] my [our|] opinion of the market value[, as defined,|] of the real property that is the subject of this report is {appraised_value}, as of {appraisal_date}, which is the date of inspection and the effective date of this appraisal.',
                  '[In our opinion the|The] [As Is|"as is"|] market value of the fee simple interest in the property, as of {appraisal_date}, is:\n{appraised_value}',
                  'The appraised value of the subject property [as of {appraisal_date}|] is {appraised_value}. The effective date of [this|the] appraisal is {appraisal_date}.',
                ],
              },
            ],
          },
        ],
      ],
    },
    appraiserForm,
    {
      kind: 'lines',
      id: 'client',
      lines: ['[Lender/Client: {lender_name}, {lender_address:line}|Prepared for {lender_name}|]'],
    },
  ],
};
