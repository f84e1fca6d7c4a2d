import type { DocumentSpec, Part } from '../blocks/part.ts';

const closingInformation: Part = {
  kind: 'form',
  id: 'closing',
  heading: '[Closing Information|General Information|]',
  lines: [
    '!date_issued',
    '!closing_date',
    '!disbursement_date',
    '!settlement_agent',
    'settlement_file_number',
    '!property_address',
    '[Appraised [Prop.|Property] Value|Estimated Prop. Value] :: {appraised_value}',
    'sale_price',
  ],
  looks: ['columns', 'beside', 'twoStrips', 'table', 'captionsAbove', 'tableTwo'],
};

const transaction: Part = {
  kind: 'form',
  id: 'transaction',
  heading: '[Transaction Information|Parties|]',
  lines: ['!borrower_name', 'borrower_address', 'Seller :: {seller}', '!lender_name', 'lender_address'],
  ordered: true,
  looks: ['columns', 'beside', 'stacked', 'table', 'captionsAbove'],
};

const loanInformation: Part = {
  kind: 'form',
  id: 'loan',
  heading: '[Loan Information|]',
  lines: [
    '!term_months',
    '!loan_purpose',
    '[Product|Loan Product] :: [{rate_type}|{rate_type}|{@one} Year Interest Only, {rate_type}]',
    '[Loan Type] :: [Conventional|FHA|VA|USDA]',
    '!loan_number',
    '[MIC #|Case No.] :: {@account}',
  ],
  looks: ['columns', 'beside', 'twoStrips', 'table', 'tableTwo'],
};

const loanTerms: Part = {
  kind: 'either',
  id: 'terms',
  ways: [
    [
      {
        kind: 'table',
        id: 'terms table',
        heading: '[Loan Terms|]',
        head: ['[Loan Terms|]', '', '[Can this amount increase after closing?|After closing|]'],
        rows: [
          ['Loan Amount', '{principal_amount}', '[NO|*NO*]'],
          [
            'Interest Rate',
            '{interest_rate}',
            '[NO|YES   Adjusts every {@one} years starting in year {@one}. Can go as high as {@rate}]',
          ],
          [
            'Monthly Principal & Interest',
            '{payment_amount}',
            '[NO|NO|YES   Can go as high as {@small} in year {@one}]',
          ],
          [
            'Prepayment Penalty',
            '{if_penalty}{prepayment_penalty}',
            'As high as {@small} if you pay off the loan during the first {@one} years',
          ],
          ['Prepayment Penalty', '{if_no_penalty}{prepayment_penalty}', ' '],
          ['Balloon Payment', '{balloon_amount}', 'You will have to pay this at the end of the term'],
        ],
        widths: [3, 2, 4],
        ordered: true,
      },
    ],
    [
      {
        kind: 'form',
        id: 'terms form',
        heading: '[Loan Terms|Your Loan]',
        lines: [
          '!principal_amount',
          '!interest_rate',
          '!payment_amount',
          '!prepayment_penalty',
          'balloon_amount',
          '[First Adjustment May Be As High As] :: {@rate}',
          'rate_type',
        ],
      },
    ],
  ],
};

const projected: Part = {
  kind: 'table',
  id: 'projected',
  heading: 'Projected Payments',
  head: ['[Payment Calculation|]', '[Years 1-10|Years 1 - 7]', '[Years 8-30|Years 11-30]'],
  rows: [
    ['Principal & Interest', '{payment_amount}', '{@small}'],
    ['?Mortgage Insurance', '+ {@one}2.10', '+ —'],
    ['Estimated Escrow', '[+ |]{escrow_monthly}', '[+ |]{@small}'],
    ['Estimated Total Monthly Payment', '{@small}', '{@small}'],
    ['?Estimated Taxes, Insurance & Assessments', '{@small} a month', 'See page 4'],
  ],
  widths: [4, 3, 3],
  ordered: true,
  share: 0.7,
};

const costsAtClosing = (estimate: boolean): Part => ({
  kind: 'table',
  id: 'costs at closing',
  heading: '[Costs at Closing|Closing Costs Summary]',
  head: [],
  rows: [
    [
      estimate ? 'Estimated Closing Costs' : 'Closing Costs',
      '{total_closing_costs}',
      'Includes {@small} in Loan Costs + {@small} in Other Costs [- {@small} in Lender Credits|]. See page 2.',
    ],
    [
      estimate ? 'Estimated Cash to Close' : 'Cash to Close',
      '{cash_to_close}',
      'Includes Closing Costs. See Calculating Cash to Close on page [2|3].',
    ],
  ],
  widths: [3, 2, 5],
  ordered: true,
  share: 0.75,
});

const costDetails = (estimate: boolean): Part => ({
  kind: 'table',
  id: 'cost details',
  heading: '[Closing Cost Details|Loan Costs|Itemized Fees]',
  head: estimate
    ? ['', '']
    : ['', '[Borrower-Paid At Closing|At Closing|Borrower]', '[Before Closing|Seller-Paid|Paid by Others|]'],
  rows: [
    ['A. Origination Charges', '{origination_charges}', ''],
    ['?01  {@percent} of Loan Amount (Points)', '{@small}', ''],
    ['?02  Application Fee', '{@small}', ''],
    ['B. Services [Borrower Did Not Shop For|You Cannot Shop For]', '{@small}', ''],
    ['?01  Appraisal Fee  to {@company}', '', '{@small}'],
    ['?02  Credit Report Fee  to {@company}', '{@small}', ''],
    ['?03  Flood Determination Fee', '{@small}', ''],
    ['C. Services [Borrower Did Shop For|You Can Shop For]', '{@small}', ''],
    ['?01  Title - Lender’s Title Policy  to {@title_company}', '{@small}', ''],
    ['D. TOTAL LOAN COSTS [(Borrower-Paid)|(A + B + C)|]', '{total_loan_costs}', ''],
    ['E. Taxes and Other Government Fees', '{@small}', ''],
    ['F. Prepaids', '{@small}', ''],
    ['?01  Homeowner’s Insurance Premium ({@one} mo.) to {@insurer}', '{@small}', ''],
    [
      '[03|02]  Prepaid Interest ({prepaid_interest_per_diem} per day from {prepaid_interest_from:slash-short} to {prepaid_interest_to:slash-short})',
      '{prepaid_interest_amount}',
      '',
    ],
    ['G. Initial Escrow Payment at Closing', '{@small}', ''],
    ['H. Other', '{@small}', ''],
    ['I. TOTAL OTHER COSTS [(Borrower-Paid)|(E + F + G + H)|]', '{total_other_costs}', ''],
    ['J. TOTAL CLOSING COSTS [(Borrower-Paid)|(D + I)|]', '{total_closing_costs}', ''],
    ['Lender Credits', '{lender_credits}', ''],
  ].map((row) => (estimate ? row.filter((_, at) => at < 2) : row)),
  widths: estimate ? [6, 2] : [6, 2, 2],
  ordered: true,
  share: 0.85,
});

const cashTable: Part = {
  kind: 'table',
  id: 'calculating',
  heading: 'Calculating Cash to Close',
  head: ['', 'Loan Estimate', 'Final', 'Did this change?'],
  rows: [
    ['Total Closing Costs (J)', '{@small}', '{total_closing_costs}', 'YES'],
    ['Down Payment/Funds from Borrower', '{@round}', '{@round}', 'NO'],
    ['Deposit', '- {@small}', '- {@small}', 'NO'],
    ['Cash to Close', '{@small}', '{cash_to_close}', ''],
  ],
  widths: [4, 2, 2, 2],
  ordered: true,
  share: 0.6,
};

const lateTerms: Part = {
  kind: 'prose',
  id: 'late',
  heading: '[Loan Disclosures|Additional Information About This Loan]',
  sections: [
    {
      h: 'Late Payment',
      t: [
        'If your payment is more than {grace_days} days late, your lender will charge a late fee of {late_charge_percent} of the [overdue|monthly principal and interest] payment.',
      ],
      share: 0.9,
    },
    {
      h: 'Assumption',
      t: [
        'If you sell or transfer this property to another person, your lender will not allow assumption of this loan on the original terms.',
      ],
    },
    {
      h: 'Escrow Account',
      t: [
        'Escrowed property costs over year 1: {@small}. Initial escrow payment: {@small}. [Monthly escrow payment: {escrow_monthly}.|]',
      ],
    },
    {
      h: 'Liability after Foreclosure',
      t: ['State law [may|does not] protect you from liability for the unpaid balance.'],
      share: 0.5,
    },
  ],
  share: 0.85,
};

const calculations: Part = {
  kind: 'either',
  id: 'calculations',
  ways: [
    [
      {
        kind: 'form',
        id: 'calculations form',
        heading: '[Loan Calculations|Total Loan Calculations|]',
        lines: ['!total_of_payments', '!finance_charge', '!amount_financed', '!apr', '!tip'],
        looks: ['table', 'columns', 'boxes', 'amountsRight', 'stacked', 'leaders'],
      },
    ],
    [
      {
        kind: 'table',
        id: 'calculations table',
        heading: 'Loan Calculations',
        head: [],
        rows: [
          [
            '*Total of Payments.* Total you will have paid after you make all payments of principal, interest, mortgage insurance and loan costs, as scheduled.',
            '{total_of_payments}',
          ],
          ['*Finance Charge.* The dollar amount the loan will cost you.', '{finance_charge}'],
          [
            '*Amount Financed.* The loan amount available after paying your upfront finance charge.',
            '{amount_financed}',
          ],
          [
            '*Annual Percentage Rate (APR).* Your costs over the loan term expressed as a rate. This is not your interest rate.',
            '{apr}',
          ],
          [
            '*Total Interest Percentage (TIP).* The total amount of interest that you will pay as a percentage of your loan amount.',
            '{tip}',
          ],
        ],
        widths: [5, 2],
        ordered: true,
      },
    ],
  ],
};

const contacts: Part = {
  kind: 'table',
  id: 'contacts',
  heading: 'Contact Information',
  head: ['', 'Lender', 'Real Estate Broker (B)', 'Settlement Agent'],
  rows: [
    ['Name', '{lender_name}', '{@company}', '{settlement_agent}'],
    ['Address', '{lender_address}', '{@lines}', '{@lines}'],
    ['NMLS ID', '{@account}', '{@account}', '{@id}'],
    ['Contact', '{@person}', '{@person}', '{@person}'],
    ['Email', '{@email}', '{@email}', '{@email}'],
    ['Phone', '{@phone}', '{@phone}', '{@phone}'],
  ],
  widths: [1.5, 3, 3, 3],
  ordered: true,
  share: 0.5,
};

const payoffs: Part = {
  kind: 'table',
  id: 'payoffs',
  heading: 'Payoffs and Payments',
  head: ['TO', 'AMOUNT'],
  rows: [
    ['01 {@bank} [payoff of loan {@masked}|]', '{payoff_amount}'],
    ['02 {@company}', '{@small}'],
    ['?03 {@bank} credit card', '{@small}'],
    ['K. TOTAL PAYOFFS AND PAYMENTS', '{@small}'],
  ],
  widths: [5, 2],
  ordered: true,
  share: 0.3,
};

const receipt: Part = {
  kind: 'signatures',
  id: 'receipt',
  who: 'borrowers',
  field: null,
  caption: '[Applicant Signature|Borrower|Co-Applicant Signature]',
  share: 0.5,
};

export const closingDisclosure: DocumentSpec = {
  docType: 'closing_disclosure',
  suits: ({ consumer }) => consumer,
  titles:
    '[Closing Disclosure|Closing Disclosure|Closing Disclosure — Cash-Out Refinance|Closing Disclosure: Purchase|Final Closing Disclosure|Closing Disclosure Summary]',
  running: ['Loan ID # {loan_number}', 'LOAN ID # {loan_number}', '{loan_number}'],
  parts: [
    {
      kind: 'lines',
      id: 'statement',
      lines: [
        '[This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.|]',
      ],
      look: 'small',
    },
    closingInformation,
    transaction,
    loanInformation,
    loanTerms,
    projected,
    costsAtClosing(false),
    costDetails(false),
    cashTable,
    payoffs,
    lateTerms,
    calculations,
    contacts,
    { kind: 'form', id: 'received', lines: ['cd_received_date'], share: 0.2 },
    receipt,
  ],
};

export const loanEstimate: DocumentSpec = {
  docType: 'loan_estimate',
  suits: ({ consumer }) => consumer,
  titles: '[Loan Estimate|Loan Estimate|Revised Loan Estimate]',
  parts: [
    {
      kind: 'lines',
      id: 'statement',
      lines: [
        '[Save this Loan Estimate to compare with your Closing Disclosure.|]',
        '[Rate lock: [NO|YES, until {@soon} at {@time}]. Before closing, your interest rate can change unless you lock it. All other estimated closing costs expire on {@soon} at {@time}|]',
      ],
      look: 'small',
    },
    {
      kind: 'form',
      id: 'applicant',
      lines: [
        '!date_issued',
        '!Applicants :: {borrower_name}',
        'borrower_address',
        '!property_address',
        '[Sale Price|Est. Prop. Value] :: {sale_price}',
        '!term_months',
        '!loan_purpose',
        '[Product] :: {rate_type}',
        '[Loan Type] :: [Conventional|FHA|VA]',
        '!loan_number',
        'lender_name',
      ],
    },
    loanTerms,
    projected,
    costsAtClosing(true),
    costDetails(true),
    {
      kind: 'form',
      id: 'comparisons',
      heading: 'Comparisons',
      lines: [
        'In 5 Years :: {@round} Total you will have paid; {@round} Principal you will have paid off',
        '!apr',
        '!tip',
      ],
      ordered: true,
      looks: ['table', 'columns', 'beside'],
    },
    {
      kind: 'form',
      id: 'lender',
      heading: 'Additional Information About This Loan',
      lines: [
        '!lender_name',
        'loan_officer',
        '[NMLS ID] :: {@account}',
        '[Mortgage Broker] :: {@company}',
        '[Phone] :: {@phone}',
      ],
    },
    lateTerms,
    receipt,
  ],
};

export const truthInLending: DocumentSpec = {
  docType: 'truth_in_lending',
  suits: ({ consumer }) => consumer,
  titles:
    '[Federal Truth-in-Lending Disclosure Statement|Truth in Lending Disclosure|Truth-in-Lending Statement|Consumer Credit Disclosure]',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
          {
            kind: 'form',
            id: 'loan',
            lines: [
              '!loan_number',
              '[Date|Date Prepared|Disclosure Date] :: {date_issued}',
              'property_address',
              'principal_amount',
              'note_date',
            ],
          },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '!borrower_name',
              'borrower_address',
              '!lender_name',
              'lender_address',
              '!loan_number',
              '!property_address',
              '[Date] :: {date_issued}',
            ],
          },
        ],
      ],
    },
    {
      kind: 'either',
      id: 'box',
      ways: [
        [
          {
            kind: 'form',
            id: 'box form',
            lines: ['!apr', '!finance_charge', '!amount_financed', '!total_of_payments'],
            ordered: true,
            looks: ['boxes', 'headRow', 'tableTwo', 'stacked'],
          },
        ],
        [
          {
            kind: 'table',
            id: 'box table',
            head: ['ANNUAL PERCENTAGE RATE', 'FINANCE CHARGE', 'Amount Financed', 'Total of Payments'],
            rows: [
              [
                'The cost of your credit as a yearly rate.',
                'The dollar amount the credit will cost you.',
                'The amount of credit provided to you or on your behalf.',
                'The amount you will have paid after you have made all payments as scheduled.',
              ],
              ['{apr}', '{finance_charge}', '{amount_financed}', '{total_of_payments}'],
            ],
            widths: [1, 1, 1, 1],
            ordered: true,
          },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'schedule',
      heading: '[Payment Schedule|Your payment schedule will be|]',
      head: ['[Number of Payments|No. of Pmts]', '[Amount of Payments|Amount]', '[When Payments Are Due|Due]'],
      rows: [
        [
          '{number_of_payments:bare}',
          '{payment_amount}',
          '[{payment_frequency} beginning {first_payment_date}|Monthly, starting {first_payment_date}|{first_payment_date}]',
        ],
        ['1', '{balloon_amount}', '{maturity_date}'],
      ],
      widths: [2, 2, 4],
      ordered: true,
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: 'Security',
          t: ['You are giving a security interest in [the property at {property_address}|the goods being purchased].'],
        },
        {
          h: 'Late Charge',
          t: [
            'If a payment is more than {grace_days} days late, you will be charged {late_charge_percent} of the payment.',
          ],
        },
        { h: 'Prepayment', t: ['If you pay off early, you {prepayment_penalty:tila} have to pay a penalty.'] },
        {
          h: 'Variable Rate',
          t: [
            'The annual percentage rate may increase. For example, if your rate rose by {@rate} after {@int} months, a payment would be {@small}.',
          ],
          share: 0.3,
        },
        { h: 'Filing Fees', t: ['{@small}'], share: 0.3 },
        {
          h: 'Insurance',
          t: [
            'Property insurance may be obtained from anyone acceptable to the creditor. If it is bought here the cost is {@small} for {@int} months.',
          ],
          share: 0.4,
        },
      ],
    },
    {
      kind: 'table',
      id: 'itemization',
      heading: '[Itemization of the Amount Financed|Itemization of Amount Financed]',
      head: [],
      rows: [
        ['Amount given to you directly', '{amount_to_borrower}'],
        ['Amount paid to others on your behalf', '{amount_paid_to_others}'],
        ['?To {@company}', '{@small}'],
        ['Amount paid on your account {@masked}', '{@small}'],
        ['Prepaid finance charge', '{@small}'],
      ],
      widths: [5, 2],
      ordered: true,
      share: 0.35,
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Borrower|-Borrower]', share: 0.7 },
  ],
};

export const rightToCancel: DocumentSpec = {
  docType: 'right_to_cancel',
  suits: ({ consumer }) => consumer,
  titles: 'Notice of Right to Cancel',
  parts: [
    {
      kind: 'form',
      id: 'head',
      lines: [
        '!borrower_name',
        'lender_name',
        'loan_number',
        '!property_address',
        'closing_date',
        '[Amount] :: {principal_amount}',
        'lender_address',
      ],
    },
    {
      kind: 'prose',
      id: 'terms',
      sections: [
        {
          h: 'Your Right to Cancel',
          t: [
            'You are entering into a transaction that will result in a [mortgage|lien|security interest] on your home. You have a legal right under federal law to cancel this transaction, without cost, within three business days from [the date of the transaction, which is {closing_date}|whichever of these comes last: (1) the date of the transaction, which is {closing_date}; (2) the date you received your Truth in Lending disclosures; (3) the date you received this notice].',
          ],
        },
        {
          h: 'How to Cancel',
          t: [
            'If you decide to cancel, you may do so by notifying [us|{lender_name}] in writing, at {lender_address}. [You must send the notice no later than|Your notice must be sent by] midnight of {rescission_end_date}[ (or midnight of the third business day following the latest of the three events listed above)|].',
          ],
        },
        { h: 'Disbursement', t: ['No money will be paid out before {disbursement_date}.'], share: 0.3 },
      ],
    },
    {
      kind: 'lines',
      id: 'wish',
      lines: ['I WISH TO CANCEL', '[Consumer’s Signature ____________________   Date ________|______________________]'],
      look: 'notice',
      share: 0.8,
    },
    {
      kind: 'signatures',
      id: 'receipt',
      who: 'borrowers',
      field: null,
      caption: '[Borrower|Consumer|-Borrower]',
      share: 0.8,
    },
  ],
};
