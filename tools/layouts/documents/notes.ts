import type { DocumentSpec, Part, Section } from '../blocks/part.ts';
import * as say from './sentences.ts';

const termLines = [
  '!principal_amount',
  '!note_date',
  '!maturity_date',
  'loan_number',
  'interest_rate',
  'loan_officer',
  'call_report_code',
  'branch_code',
  'product_code',
  'payment_amount',
  'first_payment_date',
  'term_months',
  'rate_type',
  'renewal_of',
  '[Coll|Call / Coll] :: {@int}',
  '[Initials|Init.|Off. Init.] :: {@initials}',
  '[Account|Acct] :: {@masked}',
] as const;

const sections: readonly Section[] = [
  { h: '[Promise to Pay|Borrower’s Promise to Pay|Promise]', t: say.promise },
  { h: '[Interest|Interest Rate|Rate of Interest]', t: [...say.variableRate, ...say.fixedRate] },
  { h: '[Limits on Rate|Interest Rate Limits|Floor and Ceiling]', t: say.rateLimits, share: 0.8 },
  { h: '[Payment|Payments|Payment Schedule|Repayment]', t: say.payments },
  { h: '[Balloon|Balloon Payment|Final Payment]', t: say.balloon, share: 0.7 },
  { h: '[Interest Calculation|Interest Calculation Method|Computation of Interest]', t: say.dayCount, share: 0.75 },
  { h: '[Prepayment|Right to Prepay|Borrower’s Right to Prepay]', t: say.prepayment, share: 0.75 },
  { h: '[Late Charge|Late Charges|Late Charge for Overdue Payments]', t: say.lateCharge, share: 0.9 },
  { h: '[Default Rate|Interest After Default|Default Interest]', t: say.defaultRate, share: 0.7 },
  { h: '[Collateral|Security|Secured Note]', t: say.security, share: 0.6 },
  { h: '[Purpose|Loan Purpose]', t: say.purpose, share: 0.35 },
  { h: 'Guaranties', t: ['This Note is guaranteed by {guarantor_name}.'], share: 0.2 },
  {
    h: '[Renewal|Prior Note]',
    t: ['This Note renews and replaces note number {renewal_of}[ dated {@past}|].'],
    share: 0.5,
  },
  { h: 'Other Indebtedness', t: say.otherLoans, share: 0.25 },
  {
    h: 'Returned Items',
    t: ['[Borrower|Maker] will pay a fee of {@small} if a payment by check is dishonored.'],
    share: 0.3,
  },
];

const head: Part = {
  kind: 'either',
  id: 'head',
  ways: [
    [
      {
        kind: 'form',
        id: 'boxes',
        lines: termLines,
        ordered: true,
        looks: ['headRow', 'boxes', 'headRow'],
      },
      {
        kind: 'lines',
        id: 'references',
        lines: [
          '[References in the boxes above are for Lender’s use only and do not limit this document to any loan or item.|An item that is marked is left out because of its length.|]',
        ],
        look: 'small',
      },
      { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
    ],
    [
      { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
      { kind: 'form', id: 'terms', lines: termLines },
    ],
    [
      {
        kind: 'form',
        id: 'terms',
        lines: ['!borrower_name', 'borrower_address', '!lender_name', 'lender_address', ...termLines],
      },
    ],
    [
      {
        kind: 'lines',
        id: 'amount',
        lines: ['[{principal_amount}|Amount: {principal_amount}|U.S. {principal_amount}]'],
      },
      {
        kind: 'lines',
        id: 'place',
        lines: [
          '[{note_date}   {@city}, {@state}|{@city}, {@state}\n{note_date}|Dated {note_date}|[Date: |]{note_date}]',
        ],
        look: 'right',
      },
    ],
    [
      {
        kind: 'lines',
        id: 'caption',
        lines: [
          '{note_date}                              {property_city}                              {property_state}',
          '(Date)                                        (City)                                        (State)',
          '{property_address:line}',
          '(Property Address)',
        ],
        look: 'center',
      },
    ],
    [
      {
        kind: 'lines',
        id: 'opening',
        lines: [
          `[This|THIS] [Promissory|] Note [(the <<Note>>)|] is made as of {note_date} by ${say.borrowerDefined}${say.borrowerAt} in favor of ${say.lenderDefined}${say.lenderAt}.`,
        ],
        look: 'prose',
      },
      { kind: 'form', id: 'terms', lines: ['principal_amount', 'loan_number', 'maturity_date', 'interest_rate'] },
    ],
  ],
};

export const promissoryNote: DocumentSpec = {
  docType: 'promissory_note',
  titles:
    '[[Promissory|Term|Commercial|Business|Universal|Installment|Fixed Rate|Adjustable Rate|Balloon|Secured|Real Estate|Revolving|Consumer|Demand|Master] Note|Promissory Note|Note|Promissory Note and Security Agreement|Variable Rate Promissory Note|Commercial Promissory Note]',
  running: ['{loan_number}', '{borrower_name:first}', '{principal_amount}', '{loan_number}'],
  parts: [
    head,
    {
      kind: 'checks',
      id: 'rate',
      field: 'rate_type',
      label: '[Rate|Interest Rate|The interest rate is]',
      options: [
        ['fixed', '[Fixed Rate|Fixed|FIXED RATE]'],
        ['variable', '[Variable Rate|Variable|Adjustable]'],
      ],
      share: 0.12,
    },
    { kind: 'prose', id: 'terms', sections, boilerplate: [2, 9] },
    {
      kind: 'lines',
      id: 'read',
      lines: [
        'PRIOR TO SIGNING THIS NOTE, [EACH|] BORROWER READ AND UNDERSTOOD ALL ITS PROVISIONS. [A COPY WAS RECEIVED.|]',
      ],
      look: 'notice',
      share: 0.4,
    },
    {
      kind: 'signatures',
      id: 'sign',
      who: 'borrowers',
      field: 'note_signed',
      caption: '[Borrower|-Borrower|Maker|(Borrower)|Co-Maker]',
    },
    {
      kind: 'prose',
      id: 'after',
      plain: true,
      share: 0.2,
      sections: [
        {
          t: [
            '[PAY TO THE ORDER OF|Pay to the order of] {@bank} [without recourse|]. [By: {@person}, {@title_company}|]',
          ],
        },
        { t: ['Loan Originator: {@person}, NMLSR ID {@account}.'], share: 0.5 },
      ],
    },
  ],
};

const changeTerms: readonly Section[] = [
  {
    h: '[Description of Existing Indebtedness|Existing Note|The Original Note]',
    t: [
      'A [promissory note|Promissory Note] dated {@past}, in the original principal amount of {@round}[, payable to {@bank}|], which [matures|was to mature] {@soon} [and bears interest at {@rate}|].',
      'The loan evidenced by a note dated {@past} from Borrower to Lender in the amount of {@round}, with a present balance of {@cents}[, as modified on {@past}|].',
    ],
  },
  {
    h: 'Description of Collateral',
    t: [
      '{collateral_description}.',
      'A [deed of trust|mortgage] dated {@past} on {property_address}, recorded at {@recording}.',
    ],
    share: 0.7,
  },
  {
    h: '[Description of Change in Terms|Modification|Change in Terms]',
    t: [
      '[Effective {note_date},|] the [maturity date|Maturity Date] is [extended|changed] [from {@past} |]to {maturity_date}. [The interest rate is changed from {@rate} to {interest_rate}.|The rate is now {interest_rate}.] [Principal is [increased|changed] from {@round} to {principal_amount}.|]',
      'Borrower will pay this loan in {number_of_payments} {payment_frequency} payments of {payment_amount} beginning {first_payment_date}, [and a final payment of {balloon_amount}|all that is owed being due] on {maturity_date}[, instead of {@cents} per month|]. The interest rate is {interest_rate}.',
      'The principal [balance|] is {principal_amount}. The [new|] rate is {interest_rate} [{rate_type}|] in place of {@rate}. Payments [of {payment_amount}|] begin {first_payment_date}. [The new maturity date is|Maturity:] {maturity_date}.',
    ],
  },
  { h: 'Payment', t: say.payments, share: 0.5 },
  { h: 'Interest', t: [...say.variableRate, ...say.fixedRate], share: 0.4 },
  { h: 'Late Charge', t: say.lateCharge, share: 0.35 },
  { h: 'Interest After Default', t: say.defaultRate, share: 0.3 },
  {
    h: 'Continuing Validity',
    t: [
      'Except as expressly changed here, the terms of the original obligation remain unchanged and in full force. This is no satisfaction of it.',
    ],
  },
];

export const changeInTerms: DocumentSpec = {
  docType: 'change_in_terms',
  titles:
    '[Change in Terms Agreement|Loan Modification Agreement|Modification [Agreement|of Note]|Note Modification Agreement|Extension Agreement|Amendment to Promissory Note|[First|Second] Amendment to Note]',
  parts: [
    {
      kind: 'either',
      id: 'head',
      ways: [
        [
          { kind: 'form', id: 'boxes', lines: termLines, ordered: true, looks: ['headRow', 'boxes'] },
          { kind: 'parties', id: 'parties', who: ['borrower', 'lender'] },
          {
            kind: 'form',
            id: 'date',
            lines: ['!principal_amount', '!note_date', 'interest_rate', 'maturity_date'],
            looks: ['runOn', 'columns', 'beside'],
          },
        ],
        [
          {
            kind: 'form',
            id: 'all',
            lines: [
              '!borrower_name',
              '!lender_name',
              '!note_date',
              '!principal_amount',
              'loan_number',
              'borrower_address',
              'lender_address',
              'guarantor_name',
            ],
          },
        ],
        [
          {
            kind: 'lines',
            id: 'opening',
            lines: [
              `This Agreement is made [as of|on] {note_date} [between|by and between] ${say.borrowerDefined}${say.borrowerAt} and ${say.lenderDefined}${say.lenderAt}.`,
            ],
            look: 'prose',
          },
        ],
      ],
    },
    {
      kind: 'table',
      id: 'changes',
      heading: '[Modified Terms|Summary of Changes|Terms Before and After]',
      head: ['[Term|Item]', '[Before|Existing|Current|Original]', '[After|Modified|New|As Modified]'],
      rows: [
        ['[Principal Balance|Principal|Loan Amount]', '{@cents}', '{principal_amount}'],
        ['[Interest Rate|Rate]', '{@rate}', '{interest_rate}'],
        ['[Maturity Date|Maturity]', '{@past}', '{maturity_date}'],
        ['?[Payment|Payment Amount|Monthly P&I]', '{@small}', '{payment_amount}'],
        ['?[First Payment|Next Payment Due|First Modified Payment]', '{@past}', '{first_payment_date}'],
        ['?[Late Charge]', '{@rate}', '{late_charge_percent}'],
        ['?Margin', '{@rate}', '{rate_margin}'],
      ],
      widths: [3, 3, 3],
      share: 0.45,
    },
    { kind: 'prose', id: 'terms', sections: changeTerms, boilerplate: [1, 5] },
    { kind: 'signatures', id: 'sign', who: 'borrowers', field: 'note_signed', caption: '[Borrower|-Borrower|Maker]' },
    { kind: 'signatures', id: 'bank', who: 'lender', field: null, caption: '[Lender|Bank]', share: 0.4 },
  ],
};
