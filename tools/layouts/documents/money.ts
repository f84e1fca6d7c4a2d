import type { DocumentSpec } from '../blocks/part.ts';

export const disbursementAuthorization: DocumentSpec = {
  docType: 'disbursement_authorization',
  titles:
    '[Disbursement Request and Authorization|Disbursement Authorization|Loan Disbursement Instructions|Authorization to Disburse Loan Proceeds|Disbursement Statement]',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          {
            kind: 'form',
            id: 'boxes',
            lines: [
              '!principal_amount',
              'note_date',
              'maturity_date',
              '!loan_number',
              'call_report_code',
              'branch_code',
              'loan_officer',
              '[Initials] :: {@initials}',
            ],
            ordered: true,
            looks: ['headRow', 'boxes'],
          },
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '!borrower_name',
              '!lender_name',
              '!loan_number',
              'principal_amount',
              'note_date',
              'disbursement_date',
              'loan_officer',
              'loan_purpose',
              'branch_code',
              'product_code',
              'borrower_address',
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
          h: 'Loan Type',
          t: [
            'This is a {rate_type} loan [at {interest_rate}|], in the amount of {principal_amount} [due on {maturity_date}|], to [{borrower_entity}|the borrower].',
          ],
          share: 0.6,
        },
        { h: 'Specific Purpose', t: ['The specific purpose of this loan is: {loan_purpose}.'], share: 0.8 },
        {
          h: 'Disbursement Instructions',
          t: [
            '[Borrower understands that|] no loan proceeds will be disbursed until all of Lender’s conditions have been met[; funds are expected on {disbursement_date}|]. [Please disburse the loan proceeds of {principal_amount} as follows:|]',
          ],
        },
      ],
    },
    {
      kind: 'checks',
      id: 'class',
      field: 'loan_class',
      label: '[Primary Purpose of Loan|The primary purpose of this loan is for|Purpose]',
      options: [
        ['consumer', '[Personal, Family or Household|Personal|Consumer]'],
        ['business', '[Business|Business, Commercial|Commercial]'],
        ['-', 'Agricultural Purposes'],
      ],
      share: 0.3,
    },
    {
      kind: 'either',
      id: 'amounts',
      ways: [
        [
          {
            kind: 'table',
            id: 'amounts table',
            heading: '[Disbursement of Proceeds|Itemization|Amounts|]',
            head: ['[Payee|Paid to|Description|]', '[Amount|]'],
            rows: [
              ['[Amount paid to Borrower directly|Paid to Borrower]:', '{amount_to_borrower}'],
              ['?   {@small} Deposited to account # {@masked}', ' '],
              ['[Amount paid to others on Borrower’s behalf|Paid to others]:', '{amount_paid_to_others}'],
              ['?   to {@bank} [(payoff)|loan {@account}]', '{@small}'],
              ['?   to {@company} [invoice {@id}|]', '{@small}'],
              ['?Total Financed Prepaid Finance Charges:', '{@small}'],
              ['[Note Principal|Total Loan Proceeds|Total]:', '{loan_proceeds_total}'],
            ],
            widths: [5, 2],
            ordered: true,
          },
        ],
        [
          {
            kind: 'form',
            id: 'amounts form',
            heading: '[Disbursement of Proceeds|]',
            lines: [
              '!amount_to_borrower',
              '!amount_paid_to_others',
              '[Other Charges Financed|Fees] :: {@small}',
              '!loan_proceeds_total',
            ],
            ordered: true,
            looks: ['amountsRight', 'leaders', 'columns', 'table'],
          },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'charges',
      heading: '[Charges Paid in Cash|Prepaid Finance Charges]',
      head: [],
      rows: [
        ['Appraisal', '{@small}'],
        ['Title insurance to {@title_company}', '{@small}'],
        ['?Document preparation', '{@small}'],
        ['Total Charges Paid in Cash', '{@small}'],
      ],
      widths: [5, 2],
      ordered: true,
      share: 0.5,
    },
    {
      kind: 'lines',
      id: 'payment',
      look: 'prose',
      lines: [
        '*AUTOMATIC PAYMENTS.* Borrower authorizes Lender to deduct [{payment_amount}|each payment] from account number {@masked} [beginning {first_payment_date}|].',
      ],
      share: 0.4,
    },
    {
      kind: 'lines',
      id: 'read',
      lines: [
        '[THIS AUTHORIZATION IS DATED {note_date:upper}.|BORROWER REPRESENTS THAT THE INFORMATION ABOVE IS TRUE AND CORRECT.|]',
      ],
      look: 'notice',
    },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: null, caption: '[Borrower|-Borrower]' },
  ],
};

export const settlementStatement: DocumentSpec = {
  docType: 'settlement_statement',
  suits: ({ realEstate }) => realEstate,
  letterhead: '{settlement_agent}[\n{@address}|\n{@phone}|]',
  titles:
    '[ALTA Settlement Statement[ - Combined| - Borrower||]|Settlement Statement[ (HUD-1)|]|Borrower’s Settlement Statement|Estimated Closing Statement|Closing Statement|A. Settlement Statement (HUD-1)]',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '!settlement_agent',
              '[Agent Address] :: {@lines}',
              '!settlement_file_number',
              '!closing_date',
              'disbursement_date',
              '!property_address',
              '!borrower_name',
              'Seller :: {seller}',
              '!lender_name',
              'loan_number',
              '[Print Date & Time|Printed] :: {@stamp}',
              '[Escrow/Title Officer|Escrow Officer] :: {@person}',
            ],
          },
        ],
        [
          { kind: 'parties', id: 'agent', who: ['agent'] },
          {
            kind: 'form',
            id: 'boxed',
            lines: [
              '6. File Number :: {settlement_file_number}',
              '7. Loan Number :: {loan_number}',
              '8. Mortgage Ins. Case No. :: {@id}',
              'D. Name [and Address|] of Borrower :: {borrower_name}',
              'E. Name of Seller :: {seller}',
              'F. Name of Lender :: {lender_name}',
              'G. Property Location :: {property_address}',
              'H. Settlement Agent :: {settlement_agent}',
              'Place of Settlement :: {@lines}',
              'I. Settlement Date :: {closing_date}',
              'Disbursement Date :: {disbursement_date}',
            ],
            ordered: true,
            looks: ['boxes', 'captionsAbove', 'tableTwo'],
          },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'lines',
      heading: '[Borrower Charges|Financial|Summary of Transaction|]',
      head: ['[Description|]', '[Debit|Borrower Debit|Charge]', '[Credit|Borrower Credit]'],
      rows: [
        ['[Sales Price of Property|Contract sales price|Sale Price]', '{sale_price}', ' '],
        ['[Deposit|Earnest money]', ' ', '{@small}'],
        ['[Loan Amount|Principal amount of new loan(s)|New Loan from Lender]', ' ', '{principal_amount}'],
        ['?County taxes from {@past} to {@soon}', ' ', '{@small}'],
        ['[Origination Fee|Our origination charge|Loan Origination Fee] [to {@bank}|]', '{origination_charges}', ' '],
        ['?Appraisal Fee to {@company}', '{@small}', ' '],
        [
          '[Prepaid Interest|Daily interest charges|Interest] [from|] {prepaid_interest_from:slash} to {prepaid_interest_to:slash} [@|at] {prepaid_interest_per_diem}[/day| per day]',
          '{prepaid_interest_amount}',
          ' ',
        ],
        ['?Homeowner’s insurance premium for {@int} months to {@insurer}', '{@small}', ' '],
        ['?Title - Lender’s Title Insurance [($ coverage {@round})|to {@title_company}]', '{@small}', ' '],
        ['?Recording fees: Deed {@small}; Mortgage {@small}', '{@small}', ' '],
        ['Payoff of [First Mortgage|existing loan] to {@bank}[, loan {@account}|]', '{payoff_amount}', ' '],
        ['?Per diem {@small} from {@soon}', ' ', ' '],
        ['Subtotals', '{@cents}', '{@cents}'],
        ['[Due From Borrower|Cash From Borrower|Balance due from Borrower]', ' ', '{cash_to_close}'],
        ['Totals', '{@cents}', '{@cents}'],
      ],
      widths: [6, 2, 2],
      ordered: true,
    },
    {
      kind: 'lines',
      id: 'acknowledge',
      look: 'prose',
      lines: [
        'We have carefully reviewed this statement and find it to be a true and accurate account of all receipts and disbursements. We authorize {settlement_agent} to cause the funds to be disbursed.',
      ],
      share: 0.7,
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: null,
      caption: '[Borrower|Buyer|-Borrower]',
      share: 0.8,
    },
  ],
};

export const payoffStatement: DocumentSpec = {
  docType: 'payoff_statement',
  letterhead: '{@bank}[\n{@address}|]',
  running: ['{borrower_name:first}', '{@account}'],
  titles:
    '[Payoff Statement|Payoff Letter|Loan Payoff Quote|Payoff Quotation|Mortgage Payoff Statement|Demand for Payoff]',
  parts: [
    {
      kind: 'lines',
      id: 'from',
      lines: [
        '{@bank}\n[{@lines}|{@phone}]',
        '[Date: {@soon}|{@soon}|Statement Date {@soon}]',
        '[To: {settlement_agent}|Attn: {@person}|Requested by: {settlement_agent}|]',
      ],
      share: 0.8,
    },
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          {
            kind: 'form',
            id: 're',
            lines: [
              '![Borrower|Mortgagor|Customer Name|Re|RE: Borrower] :: {borrower_name}',
              '[Our Loan Number|Loan No.|Account Number] :: {@account}',
              '!property_address',
              '[Your File|File No.|Your Reference] :: {settlement_file_number}',
              '[Loan Type] :: [Conventional|Commercial]',
              '[Next Due Date|Paid To] :: {@past}',
              '[Interest Rate|Current Rate] :: {@rate}',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 're lines',
            lines: [
              'RE: [Loan No. {@account}|Account ending {@masked}]\n[Borrower: |]{borrower_name}\n[Property: |]{property_address}',
            ],
          },
        ],
      ],
    },
    {
      kind: 'either',
      id: 'body',
      ways: [
        [
          {
            kind: 'table',
            id: 'amounts',
            heading: '[Payoff Figures|Amounts Due|]',
            head: [],
            rows: [
              ['[Unpaid Principal Balance|Principal Balance]', '{@cents}'],
              ['Interest from {@past} to {@soon} [at {@rate}|]', '{@cents}'],
              ['?Late Charges', '{@small}'],
              ['?Escrow Advances / Overdraft', '{@small}'],
              ['?Recording / Release Fee', '{@small}'],
              ['?Prepayment Premium', '{@small}'],
              ['?[Less Escrow Balance|Suspense Balance]', '({@cents})'],
              [
                '*[TOTAL PAYOFF|Total Amount Due|Total Amount to Pay Loan in Full|PAYOFF AMOUNT DUE]*',
                '{payoff_amount}',
              ],
            ],
            widths: [5, 2],
            ordered: true,
          },
          {
            kind: 'form',
            id: 'through',
            lines: ['!payoff_good_through', '!payoff_per_diem'],
            looks: ['beside', 'columns', 'runOn', 'table', 'amountsRight'],
          },
        ],
        [
          {
            kind: 'prose',
            id: 'letter',
            plain: true,
            sections: [
              { t: ['[Dear {@person}:|To whom it may concern:|]'] },
              {
                t: [
                  '[As you requested,|] the amount [required|needed] to pay [this|the above] loan in full [is|as of {payoff_good_through} is] {payoff_amount}[, including interest to that date|]. [These figures are good through {payoff_good_through}.|This quote expires {payoff_good_through}.]',
                  '[The payoff on this account through {payoff_good_through} is {payoff_amount}.|] [Funds received after that date require additional interest of|Add] {payoff_per_diem} [per day|for each day thereafter].',
                ],
              },
              {
                t: [
                  '[Per diem interest|Daily interest] [accrues|is] {payoff_per_diem} [after {payoff_good_through}|]. The total due is {payoff_amount}[, good through {payoff_good_through}|].',
                ],
              },
              {
                t: [
                  'The principal balance is {@cents}, and the next payment of {@small} is due {@soon}. A recording fee of {@small} is included.',
                ],
                share: 0.6,
              },
            ],
          },
        ],
      ],
    },
    {
      kind: 'lines',
      id: 'wire',
      look: 'prose',
      lines: [
        '[Wire funds to {@bank}, ABA {@account}, account {@account}, reference loan {@account}.|Mail a certified check to {@address}, overnight only.|]',
        '[If you have questions, call {@person} at {@phone}.|]',
      ],
      share: 0.8,
    },
  ],
};

export const wireInstructions: DocumentSpec = {
  docType: 'wire_instructions',
  letterhead: '[{settlement_agent}|{lender_name}][\n{@address}|]',
  titles:
    '[Wire Instructions|Wiring Instructions|Outgoing Wire [Transfer|] Request|Wire Transfer Request|Funds Transfer Request|Wire Transfer Instructions|Incoming Wire Instructions]',
  parts: [
    { kind: 'lines', id: 'from', lines: ['{settlement_agent}\n[{@lines}|{@phone}]'], share: 0.35 },
    {
      kind: 'lines',
      id: 'fraud',
      lines: [
        '[WIRE FRAUD ALERT: call {@phone} to verify before you send funds.|BEWARE OF FRAUD - we never change these instructions by e-mail.|]',
      ],
      look: 'notice',
      share: 0.5,
    },
    {
      kind: 'form',
      id: 'transaction',
      heading: '[Transaction|Loan Information|Originator|]',
      lines: [
        'borrower_name',
        'loan_number',
        'property_address',
        'lender_name',
        'closing_date',
        'disbursement_date',
        '[Debit Account|From Account|Originating Account] :: {@masked}',
        '[Requested By|Contact] :: {@person}',
        'wire_amount',
        'settlement_agent',
        'settlement_file_number',
        'branch_code',
        '[Date|Request Date] :: {@soon}',
      ],
      share: 0.85,
    },
    {
      kind: 'either',
      id: 'wire',
      ways: [
        [
          {
            kind: 'form',
            id: 'wire form',
            heading: '[Beneficiary|Wire To|Receiving Institution|Wire Details|]',
            lines: [
              '!wire_beneficiary_bank',
              '[Bank Address|Branch Address] :: {@lines}',
              '!wire_beneficiary_aba',
              '!wire_beneficiary_name',
              '!wire_beneficiary_account',
              '!wire_reference',
              '[Attn|Attention] :: {@person}',
              '[Intermediary Bank|Correspondent Bank] :: [None|N/A|{@bank}]',
              '[SWIFT|SWIFT Code] :: N/A',
              '[Bank Phone] :: {@phone}',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'wire lines',
            lines: [
              '{wire_beneficiary_bank}\n{@lines}',
              '[ABA|ABA #|Routing Number:|ABA No.] {wire_beneficiary_aba}',
              '[For credit to:|Credit:|Account Name:|For Credit To] {wire_beneficiary_name}',
              '[Account|Acct #|Account No.|A/C] {wire_beneficiary_account}',
              '[Reference:|Ref:|RE:|OBI:] {wire_reference}',
            ],
          },
        ],
        [
          {
            kind: 'prose',
            id: 'wire prose',
            plain: true,
            sections: [
              {
                t: [
                  'Please wire [{wire_amount}|the loan proceeds of {wire_amount}] to {wire_beneficiary_bank}, ABA [routing number|number|] {wire_beneficiary_aba}, for credit to {wire_beneficiary_name}, account [number|no.] {wire_beneficiary_account}. [Reference:|Please reference] {wire_reference}.',
                ],
              },
            ],
          },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'approvals',
      heading: '[For Bank Use Only|Internal Use]',
      head: [],
      rows: [
        ['Callback performed by', '{@person}', '{@phone}'],
        ['Verified at', '{@time}', '{@soon}'],
        ['Fee', '{@small}', 'Seq. {@id}'],
      ],
      widths: [3, 3, 3],
      ordered: true,
      share: 0.35,
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'officer',
      field: null,
      caption: '[Authorized Signature|Approved by|Loan Officer]',
      share: 0.35,
    },
  ],
};
