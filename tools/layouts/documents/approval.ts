import type { DocumentSpec, Part } from '../blocks/part.ts';

const facility = [
  '!principal_amount',
  '!interest_rate',
  'rate_type',
  '!term_months',
  'amortization_months',
  'interest_only_months',
  'payment_amount',
  'payment_frequency',
  'first_payment_date',
  'maturity_date',
  'rate_index',
  'rate_margin',
  'rate_floor',
  'rate_ceiling',
  'default_rate',
  'day_count',
  'late_charge_percent',
  'grace_days',
  'prepayment_penalty',
  'balloon_amount',
  'loan_purpose',
  'loan_number',
  'product_code',
  'call_report_code',
  '[Origination Fee|Loan Fee] :: [{@small}|{@rate}]',
  '[Existing Rate|Prior Rate] :: {@rate}',
];

const existingDebt: Part = {
  kind: 'table',
  id: 'existing',
  heading: '[Existing Debt|Other Loans|Total Exposure|Debt Schedule|Existing Relationship]',
  head: ['[Lender|Loan No.|Creditor]', '[Balance|Commitment|Amount]', '[Rate]', '[Maturity|Due]'],
  rows: [
    ['{@bank}', '{@cents}', '{@rate}', '{@later}'],
    ['{@account}', '{@cents}', '{@rate}', '{@later}'],
    ['?{@bank} line of credit', '{@round}', '{@rate}', '{@soon}'],
    ['Total', '{@cents}', ' ', ' '],
  ],
  widths: [4, 3, 2, 3],
  share: 0.45,
};

export const creditApproval: DocumentSpec = {
  docType: 'credit_approval',
  titles:
    '[Credit Approval Memo[randum|]|Loan Approval|Credit Memorandum|Loan Presentation|Credit Approval|Commercial Loan Approval|Credit Authorization|Loan Committee Approval|Loan Approval Summary]',
  running: ['{approval_number}', '{borrower_name:first}', '{loan_number}'],
  parts: [
    {
      kind: 'form',
      id: 'head',
      lines: [
        'approval_number',
        '[Memo Date|Prepared] :: {@soon}',
        'loan_officer',
        'branch_code',
        '[Analyst|Prepared by] :: {@person}',
        'lender_name',
      ],
    },
    {
      kind: 'form',
      id: 'borrower',
      heading: '[Borrower Information|Relationship|Borrower|]',
      lines: [
        '!borrower_name',
        'borrower_address',
        '[Entity Type|Legal Form|Organization] :: {borrower_form}',
        'borrower_state_of_org',
        'borrower_tin',
        'naics_code',
        'loan_class',
        '[Customer Since] :: {@year}',
        '[Year Established] :: {@year}',
        '[Credit Score|FICO] :: {@score}',
      ],
    },
    {
      kind: 'either',
      id: 'facility',
      ways: [
        [
          {
            kind: 'form',
            id: 'facility form',
            heading: '[Facility Information|Loan Request|Proposed Terms|Loan Terms|Facility 1]',
            lines: facility,
          },
        ],
        [
          {
            kind: 'form',
            id: 'facility form',
            heading: '[Facility Information|Loan Request|Proposed Terms|Loan Terms|Facility 1]',
            lines: facility,
          },
        ],
        [
          {
            kind: 'table',
            id: 'facility table',
            heading: '[Facility Summary|Request|Credit Facilities]',
            head: ['[Facility|Loan]', '[Amount|Commitment]', '[Rate|Pricing]', '[Term|Term (mos.)]', '[Purpose|Use]'],
            rows: [
              ['{product_code}', '{principal_amount}', '{interest_rate}', '{term_months}', '{loan_purpose}'],
              ['?Existing {@id}', '{@round}', '{@rate}', '{@int} months', 'Renewed {@past}'],
            ],
            widths: [2, 3, 2, 2, 4],
          },
          { kind: 'form', id: 'facility rest', lines: facility.slice(3) },
        ],
        [
          {
            kind: 'prose',
            id: 'facility prose',
            heading: '[Request|Recommendation]',
            plain: true,
            sections: [
              {
                t: [
                  '[The officer requests approval of|Approval is recommended for] a {rate_type} rate [term|] loan of {principal_amount} to {borrower_name}{borrower_kind} at {interest_rate} for {term_months}[, amortized over {amortization_months}|].',
                ],
              },
              {
                t: [
                  '[The rate is the {rate_index} plus {rate_margin}, with a floor of {rate_floor}.|] [Payments of {payment_amount} begin {first_payment_date}.|] The purpose is: {loan_purpose}. [The loan matures {maturity_date}.|]',
                ],
              },
              { t: ['The borrower owes {@bank} {@round} at {@rate}, maturing {@later}.'], share: 0.5 },
            ],
          },
          { kind: 'form', id: 'facility rest', lines: facility.slice(4) },
        ],
      ],
    },
    {
      kind: 'form',
      id: 'collateral',
      heading: '[Collateral|Collateral Information|Security|]',
      lines: [
        'collateral_description',
        'lien_position',
        'property_address',
        'property_type',
        'appraised_value',
        'appraisal_date',
        'ltv_percent',
        '[Policy Maximum LTV|LTV Limit] :: {@percent}',
        'property_county',
        'flood_zone',
        'occupancy',
      ],
    },
    {
      kind: 'either',
      id: 'guarantors',
      ways: [
        [
          {
            kind: 'form',
            id: 'guarantors form',
            heading: '[Guarantor(s) Information|Guarantors|Guarantor Support]',
            lines: [
              '!guarantor_name',
              'guaranty_type',
              '[Guaranty Limit|Limited To] :: {if_limited}{guaranty_limit}',
              'guarantor_address',
              '[Net Worth|Adjusted Net Worth] :: {@round}',
              '[Liquidity] :: {@round}',
              '[Credit Score] :: {@score}',
            ],
          },
        ],
        [
          {
            kind: 'table',
            id: 'guarantors table',
            heading: '[Guarantor(s) Information|Guarantors]',
            head: ['[Guarantor|Name]', '[Net Worth]', '[Credit Score|FICO]', '[Ownership|Own. %]'],
            rows: [
              ['{guarantor_name:first}', '{@round}', '{@score}', '{@percent}'],
              ['{guarantor_name:second}', '{@round}', '{@score}', '{@percent}'],
            ],
            widths: [4, 3, 2, 2],
            ordered: true,
          },
        ],
      ],
    },
    existingDebt,
    {
      kind: 'form',
      id: 'risk',
      heading: '[Risk|Risk Rating|Credit Quality|]',
      lines: [
        '!risk_rating',
        '[DSCR|Debt Service Coverage] :: {@ratio}',
        '[Prior Risk Rating|Prior Grade] :: {@one}',
        '[Policy Exceptions] :: [None|Loan term exceeds policy]',
        '[Global DSCR] :: {@ratio}',
        '[Legal Lending Limit] :: {@round}',
      ],
    },
    {
      kind: 'list',
      id: 'conditions',
      heading: '[Conditions of Approval|Conditions|Approval Conditions|Conditions Precedent]',
      field: 'conditions',
      items: 'conditions',
      share: 0.85,
    },
    {
      kind: 'either',
      id: 'approval',
      ways: [
        [
          {
            kind: 'form',
            id: 'approval form',
            heading: '[Approval|Approvals|Credit Decision|]',
            lines: [
              '!approved_by',
              '!approval_date',
              'approval_expiration_date',
              'approval_authority_limit',
              '[Vote] :: {@one} for, 0 against',
              '[Next Review] :: {@later}',
              '[Decision] :: Approved',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'approval sentence',
            look: 'prose',
            lines: [
              '[Approved by|Approved:] {approved_by} [on|under authority of {approval_authority_limit} on] {approval_date}. [This approval expires {approval_expiration_date}.|]',
            ],
          },
        ],
      ],
    },
    { kind: 'signatures', id: 'sign', who: 'officer', field: null, caption: '[Loan Officer|Submitted by]', share: 0.4 },
  ],
};

export const loanApplication: DocumentSpec = {
  docType: 'loan_application',
  titles:
    '[Uniform Residential Loan Application|Loan Application|Commercial Loan Application|Business Loan Application|Application for Business Credit|Final 1003 - Uniform Residential Loan Application]',
  running: ['{borrower_name:first}', 'Lender Loan No. {loan_number}'],
  parts: [
    {
      kind: 'form',
      id: 'ids',
      lines: [
        '[Lender Loan No./Universal Loan Identifier|Loan Number|Lender Loan No.] :: {loan_number}',
        '[Agency Case No.] :: {@account}',
        'lender_name',
        '[Application Date|Date Received] :: {@past}',
      ],
    },
    {
      kind: 'form',
      id: 'borrower',
      heading: '[Section 1: Borrower Information|Applicant Information|1a. Personal Information|Borrower]',
      lines: [
        '!borrower_name',
        'borrower_tin',
        '[Date of Birth|DOB] :: {@past}',
        'borrower_address',
        '[How Long at Current Address] :: {@one} years',
        '[Cell Phone|Phone] :: {@phone}',
        '[Email] :: {@email}',
        '[Former Address] :: {@lines}',
        '[Entity Type|Type of Organization] :: {borrower_form}',
        'borrower_state_of_org',
      ],
    },
    {
      kind: 'form',
      id: 'employment',
      heading: '[1b. Current Employment|Employment|Income]',
      lines: [
        '[Employer or Business Name|Employer] :: {@company}',
        '[Business Address] :: {@lines}',
        '[Position or Title] :: Manager',
        '[Start Date] :: {@past}',
        '[Base Income|Gross Monthly Income] :: {@small}',
        '[Bonus] :: {@small}',
      ],
    },
    {
      kind: 'table',
      id: 'assets',
      heading: '[Section 2: Financial Information - Assets and Liabilities|Liabilities|2c. Liabilities]',
      head: ['[Company Name|Creditor]', '[Account Number]', '[Unpaid Balance]', '[Monthly Payment]'],
      rows: [
        ['{@bank}', '{@masked}', '{@cents}', '{@small}'],
        ['{@company}', '{@masked}', '{@cents}', '{@small}'],
        ['?{@bank}', '{@account}', '{@cents}', '{@small}'],
      ],
      widths: [4, 3, 2, 2],
      share: 0.75,
    },
    {
      kind: 'form',
      id: 'loan',
      heading:
        '[Section 4: Loan and Property Information|4a. Loan and Property Information|Loan Request|Section L1/L3|]',
      lines: [
        '!principal_amount',
        '!loan_purpose',
        '!property_address',
        '[Number of Units] :: 1',
        'property_county',
        '[Property Value|Purchase Price] :: {@round}',
        'sale_price',
        'interest_rate',
        'term_months',
        'rate_type',
        'occupancy',
        'property_type',
        'collateral_description',
        'lien_position',
        '[Title will be held in the name(s) of] :: {borrower_name}',
        '[Existing Mortgage Balance] :: {@cents}',
      ],
    },
    {
      kind: 'checks',
      id: 'occupancy',
      field: 'occupancy',
      label: 'Occupancy',
      options: [
        ['Primary Residence', 'Primary Residence'],
        ['Second Home', 'Second Home'],
        ['Investment Property', 'Investment Property'],
        ['-', 'FHA Secondary Residence'],
      ],
      share: 0.35,
    },
    {
      kind: 'table',
      id: 'real estate',
      heading: '[Section 3: Real Estate Owned|3a. Property You Own]',
      head: ['Address', 'Value', 'Mortgage'],
      rows: [['{@address}', '{@round}', '{@cents} {@bank}']],
      widths: [4, 2, 3],
      share: 0.4,
    },
    {
      kind: 'form',
      id: 'originator',
      heading: '[Section 9: Loan Originator Information|Loan Originator|For Lender Use]',
      lines: [
        '[Loan Originator Organization Name|Originator Organization] :: {lender_name}',
        'lender_address',
        '[Loan Originator Name|Originator Name|Loan Officer] :: {loan_officer}',
        '[NMLSR ID#|State License ID#] :: {@account}',
        'branch_code',
      ],
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: null,
      caption: '[Borrower Signature|Applicant|-Borrower]',
      share: 0.8,
    },
  ],
};

export const underwritingTransmittal: DocumentSpec = {
  docType: 'underwriting_transmittal',
  suits: ({ consumer }) => consumer,
  titles:
    '[Uniform Underwriting and Transmittal Summary|Underwriting Transmittal Summary|Underwriting Summary|1008 Transmittal Summary]',
  parts: [
    {
      kind: 'form',
      id: 'borrower',
      heading: '[I. Borrower and Property Information|Borrower|]',
      lines: [
        '!borrower_name',
        'borrower_tin',
        '!property_address',
        'property_type',
        'occupancy',
        '[Sales Price|Sale Price] :: {sale_price}',
        '!appraised_value',
        '[Property Rights] :: Fee Simple',
        'appraisal_date',
        'flood_zone',
      ],
    },
    {
      kind: 'form',
      id: 'mortgage',
      heading: '[II. Mortgage Information|Mortgage Information|]',
      lines: [
        '[Loan Type] :: Conventional',
        '[Amortization Type] :: {rate_type}',
        'loan_purpose',
        'lien_position',
        '![Original Loan Amount|Loan Amount] :: {principal_amount}',
        '[Initial P&I Payment|P&I Payment] :: {payment_amount}',
        '!Note Rate :: {interest_rate}',
        '!Loan Term (in months) :: {term_months:bare}',
        '[Second Mortgage Amount|Subordinate Financing] :: {@round}',
        '[Qualifying Rate] :: {@rate}',
      ],
    },
    {
      kind: 'form',
      id: 'under',
      heading: '[III. Underwriting Information|Underwriting|]',
      lines: [
        '[Underwriter’s Name|Underwriter] :: {@person}',
        '[Appraiser’s Name/License #] :: {@person} / {@id}',
        '[Base Income] :: {@small}',
        '!ltv_percent',
        '[CLTV/TLTV|HCLTV] :: {@percent}',
        '[Debt Ratio|Total Obligations/Income] :: {@percent}',
        '[Representative Credit Score] :: {@score}',
        '[Hazard Insurance] :: {@small}',
        '[Taxes] :: {@small}',
        'cash_to_close',
        'escrow_monthly',
        'apr',
        '[DU Case ID|AUS Case #] :: {@account}',
      ],
    },
    {
      kind: 'list',
      id: 'conditions',
      heading: '[Underwriter Comments|Conditions|Approval Conditions]',
      field: 'conditions',
      items: 'conditions',
      share: 0.5,
    },
    {
      kind: 'form',
      id: 'seller',
      heading: '[IV. Seller, Contract, and Contact Information|Lender|]',
      lines: [
        '!lender_name',
        'lender_address',
        '!loan_number',
        'loan_officer',
        '[Investor Loan No.] :: {@account}',
        '[Contact Phone] :: {@phone}',
        'approval_date',
        'approval_expiration_date',
        'approved_by',
      ],
    },
  ],
};

export const sbaAuthorization: DocumentSpec = {
  docType: 'sba_authorization',
  suits: ({ consumer }) => !consumer,
  titles:
    '[SBA 7(a) Authorization|U.S. Small Business Administration Authorization|Authorization and Loan Agreement|Authorization (SBA 7(a) Guaranteed Loan)|Terms and Conditions - SBA Loan]',
  parts: [
    {
      kind: 'form',
      id: 'head',
      lines: [
        '[SBA Loan #|SBA Loan Number] :: {loan_number}',
        '[SBA Loan Name|Borrower] :: {borrower_name}',
        '!lender_name',
        'lender_address',
        '![Approval Date|Date of Approval] :: {approval_date}',
        'approval_expiration_date',
        '!principal_amount',
        'naics_code',
        '[Guarantee Percentage|SBA Guaranty] :: {@percent}',
        '[Lender Location ID] :: {@id}',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: 'Authorization',
          t: [
            'SBA authorizes a guarantee of {@percent} of a loan in the amount of {principal_amount} to be made by {lender_name} [to assist {borrower_name}|]{borrower_kind}.',
          ],
        },
        {
          h: 'Repayment Terms',
          t: [
            'Lender must have Borrower execute a note [with a maturity of {term_months}|] [at an initial rate of {interest_rate} per year|]. Borrower must pay [principal and interest payments of|] {payment_amount} {payment_frequency}, beginning {first_payment_date}.',
            'The interest rate is {interest_rate} [per year, {rate_type}|]. [The rate will be adjusted every {rate_change_frequency}; the {rate_index}, plus {rate_margin}.|] Payments of {payment_amount} are due {payment_frequency}; the term is {term_months}.',
          ],
        },
        {
          h: 'Fees',
          t: ['The guarantee fee is {@small}, and the annual service fee is {@rate} of the guaranteed balance.'],
          share: 0.7,
        },
        {
          h: 'Late Charge',
          t: ['Lender may charge {late_charge_percent} of the late payment if it is more than {grace_days} days late.'],
          share: 0.6,
        },
        {
          h: 'Use of Proceeds',
          t: [
            '[{principal_amount} to|Proceeds:] {loan_purpose}.',
            '{@round} to pay {@bank}; the rest for: {loan_purpose}.',
          ],
        },
        {
          h: 'Collateral',
          t: [
            'Lender must obtain a {lien_position} lien on: {collateral_description}.',
            'A lien on land and improvements located at {property_address}[, {property_county} County|].',
          ],
        },
        {
          h: 'Guarantee',
          t: ['[Guaranties on SBA Form 148 by|The following must guarantee the loan:] {guarantor_name}.'],
        },
      ],
      boilerplate: [1, 4],
    },
    {
      kind: 'list',
      id: 'conditions',
      heading: '[Additional Conditions|Conditions]',
      field: 'conditions',
      items: 'conditions',
      share: 0.6,
    },
  ],
};
