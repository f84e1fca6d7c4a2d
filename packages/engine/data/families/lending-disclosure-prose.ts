import type { Rule } from '../../src/extraction/rule.ts';
import { below, block, checkbox, label, part, sentence } from './build.ts';
import { address } from './instrument-patterns.ts';
import { lenderName } from './party-patterns.ts';
import { wordings as termWordings } from './worded-labels.ts';
import { wordings } from './wordings.ts';

/** What disclosures of credit say in sentences and in rows of their own, with no boxes of the law. */

const sum = String.raw`\$ ?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?`;
const yearly = String.raw`\d{1,2}(?:\.\d{1,4})? ?%`;
const of = String.raw`\)?(?: \(apr\))?(?: (?:on|of|for) (?:this|the|your) (?:loan|credit|transaction))?,?(?: if (?:you pay as agreed|all payments are made(?: as scheduled)?|paid as scheduled),?)?(?::| is| will be| of| equals| =)+ `;

/** "Your Annual Percentage Rate is 6.875%." */
const figures: readonly Rule[] = [
  sentence('apr', 'annual percentage rate', String.raw`\bannual percentage rate${of}(?P<v>${yearly})`, {
    certainty: 0.88,
  }),
  sentence('apr', 'apr', String.raw`\bapr${of}(?P<v>${yearly})`, { certainty: 0.86, fallback: true }),
  sentence(
    'finance_charge',
    'finance charge',
    String.raw`\bprepaid finance charge\b|\bfinance charge${of}(?P<v>${sum})`,
    { certainty: 0.88 },
  ),
  sentence('amount_financed', 'amount financed', String.raw`\bamount financed${of}(?P<v>${sum})`, { certainty: 0.88 }),
  sentence('total_of_payments', 'total of payments', String.raw`\btotal of payments${of}(?P<v>${sum})`, {
    certainty: 0.88,
  }),
  // The figures of the boxes with stars or marks of an estimate before them.
  ...(
    [
      ['apr', `[*] ?(?P<v>${yearly}) [*] ?${sum} [*] ?${sum} [*] ?${sum}`],
      ['finance_charge', `[*] ?${yearly} [*] ?(?P<v>${sum}) [*] ?${sum} [*] ?${sum}`],
      ['amount_financed', `[*] ?${yearly} [*] ?${sum} [*] ?(?P<v>${sum}) [*] ?${sum}`],
      ['total_of_payments', `[*] ?${yearly} [*] ?${sum} [*] ?${sum} [*] ?(?P<v>${sum})`],
    ] as const
  ).map(([field, row]) => sentence(field, 'percentage', row, { certainty: 0.88 })),
  sentence(
    'principal_amount',
    ['loan of', 'loan amount of'],
    String.raw`\b(?:based on|for|on|your|this) (?:a |an |your |this )?(?:loan|loan amount|credit) of (?P<v>${sum})`,
    {
      certainty: 0.82,
    },
  ),
  sentence(
    'interest_rate',
    ['interest rate'],
    String.raw`\binterest rate (?:is|will be|stays|remains) fixed(?: for the (?:whole |full |entire )?(?:term|life)(?: of (?:the|your|this) loan)?)? at (?P<v>${yearly})`,
    { certainty: 0.88 },
  ),
];

const kind = 'fixed|variable|adjustable';

const rateType: readonly Rule[] = [
  ...termWordings('rate_type'),
  label(
    'rate_type',
    wordings(
      'rate',
      'rate type',
      'type of {loan|rate|credit}',
      'loan type',
      '{loan|} product',
      'loan program',
      'kind of loan',
    ),
    {
      lines: 1,
      certainty: 0.86,
      valuePattern: part(
        String.raw`^(?:closed[- ]end |consumer |\d{2}[- ]year )*(?P<v>${kind})(?:[- ]rate)?(?:$|[ ,;(])`,
      ),
    },
  ),
  checkbox('rate_type', ['Fixed', 'Fixed Rate', 'Fixed-Rate', 'Fixed Interest Rate'], 'fixed'),
  checkbox(
    'rate_type',
    [
      'Variable',
      'Variable Rate',
      'Variable Rate Feature',
      'Adjustable',
      'Adjustable Rate',
      'This loan has a variable rate feature',
      'Your loan contains a variable rate feature',
      'This loan contains a variable rate feature',
    ],
    'variable',
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable', 'adjustable'],
    String.raw`\b(?:if|whether|unless|not|no)\b[^.]{0,40}(?:${kind})|\b(?:interest rate|your rate|the rate|this rate)(?: on (?:this|your|the) loan)? (?:is|will be|remains|stays)(?: an?)? (?P<v>${kind})\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable', 'adjustable'],
    String.raw`\b(?:if|whether|unless|not|no)\b[^.]{0,40}(?:${kind})|\b(?:your|this|a|an|is an?) (?P<v>${kind})[- ]rate (?:loan|mortgage|note|home|second|installment|obligation|transaction)`,
    { certainty: 0.84 },
  ),
  sentence(
    'rate_type',
    ['variable'],
    String.raw`\b(?P<v>(?:does not|do not|will not|doesn[’']t) (?:contain|have|include) (?:an?|any) variable[- ](?:interest[- ])?rate)(?: feature)?\b`,
    { value: 'fixed', certainty: 0.86 },
  ),
  sentence(
    'rate_type',
    ['variable'],
    String.raw`\b(?:if|whether|unless|not)\b[^.]{0,40}variable|\bvariable (?:interest )?rate(?: feature)?[.:]? (?:the|your|this) (?P<v>(?:annual percentage rate|interest rate|rate|loan|transaction)(?: on this loan)? (?:may|can|could|will) (?:increase|change|vary|go up))\b`,
    { value: 'variable', certainty: 0.84 },
  ),
  sentence(
    'payment_frequency',
    ['each month', 'every month', 'each calendar month'],
    String.raw`\bpayments?\b(?:[^.]|\.\d){0,120}?(?:same|first|fifteenth|last|\d{1,2}(?:st|nd|rd|th)?) (?:day )?of (?P<v>(?:each|every) (?:calendar )?month)\b`,
    { value: 'monthly', certainty: 0.84, fallback: true },
  ),
  sentence(
    'number_of_payments',
    ['payments in', 'payments at', 'payments each', 'installments in', 'installments at', 'payments for'],
    String.raw`\b(?P<v>{int})\)? (?:(?:consecutive|equal|regular|level|monthly|scheduled),? ){0,3}(?:payments|installments),? (?:each )?(?:in (?:the|an) amount of|in amounts of|at|each of|for|each in the amount of) {money}`,
    { certainty: 0.88 },
  ),
  sentence(
    'first_payment_date',
    ['beginning', 'starting', 'commencing', 'first of which'],
    String.raw`\b(?:payments|installments)\b(?:[^.]|\.\d){0,140}?\b(?:beginning|starting|commencing|the first of which (?:is|will be|shall be|being)(?: due)?)(?: on| with)? (?P<v>{date})`,
    { certainty: 0.84, fallback: true },
  ),
  label('first_payment_date', ['Starting', 'Starts', 'Beginning', 'Start Date', 'Begin Date'], {
    lines: 1,
    certainty: 0.84,
    fallback: true,
    where: ['payment'],
    valuePattern: part('^(?P<v>{date})$'),
  }),
  label('number_of_payments', ['Pmts', '# Pmts', 'No. Pmts', 'Nbr of Payments'], {
    direction: 'below',
    lines: 1,
    certainty: 0.84,
    fallback: true,
    valuePattern: String.raw`^(?P<v>\d{1,3})$`,
  }),
  block('rate_type', 1, `^(?P<v>${kind})[- ](?:interest )?rate (?:loan|note|mortgage|consumer loan|transaction)$`, {
    certainty: 0.8,
    fallback: true,
  }),
];

const each =
  '(?:(?:consecutive|equal|regular|level|monthly|scheduled|successive|substantially|weekly|quarterly) ?,? ?){0,4}';
const often = 'monthly|quarterly|weekly|bi-?weekly|semi-?annually|annually';

const schedule: readonly Rule[] = [
  // "36 @ $190.90"
  label(
    'number_of_payments',
    wordings('{payment schedule|schedule of payments|repayment|your payments|installments}'),
    {
      lines: 1,
      certainty: 0.88,
      valuePattern: part(
        String.raw`^(?P<v>\d{1,3}) ${each}(?:(?:payments|installments|pmts)?,? ?(?:${often})?,? ?(?:@|at|x|of) ?)${sum}`,
      ),
    },
  ),
  label('payment_amount', wordings('{payment schedule|schedule of payments|repayment|your payments|installments}'), {
    lines: 1,
    certainty: 0.88,
    valuePattern: part(
      String.raw`^\d{1,3} ${each}(?:(?:payments|installments|pmts)?,? ?(?:${often})?,? ?(?:@|at|x|of) ?)(?P<v>${sum})`,
    ),
  }),
  // "Payments" alone may end a heading that is broken over lines, and is no label.
  sentence('number_of_payments', 'payments', String.raw`\bpayments:? (?P<v>\d{1,3}) (?:@|at|x) ?${sum}`, {
    certainty: 0.88,
  }),
  sentence('payment_amount', 'payments', String.raw`\bpayments:? \d{1,3} (?:@|at|x) ?(?P<v>${sum})`, {
    certainty: 0.88,
  }),
  // "180 payments, monthly, of $877.00"
  ...(
    [
      ['number_of_payments', `\\b(?P<v>{int}) ${each}(?:payments|installments), (?:${often}), of ${sum}`],
      ['payment_frequency', `\\b{int} ${each}(?:payments|installments), (?P<v>${often}), of ${sum}`],
      ['payment_amount', `\\b{int} ${each}(?:payments|installments), (?:${often}), of (?P<v>${sum})`],
    ] as const
  ).map(([field, pattern]) => sentence(field, ['payments', 'installments'], pattern, { certainty: 0.88 })),
  sentence(
    'first_payment_date',
    ['the first'],
    String.raw`\b(?:payments?|installments?)\b(?:[^.]|\.\d){0,60}?[.,;]? the first(?: one| payment| installment| of (?:them|these))?(?: is| falls| becomes| will be)?(?: due| payable)?(?: on)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  label(
    'first_payment_date',
    wordings(
      'first {due|due date|payment due|installment due|installment}',
      '{payments|payment} {begin|begins|start|starts|starting|beginning}',
    ),
    {
      lines: 1,
      valuePattern: part('^(?:on )?(?P<v>{date})'),
    },
  ),
  label(
    'maturity_date',
    wordings(
      'last {due|due date|payment due|installment due}',
      'final {due|due date|payment due|installment due}',
      'final {payment|installment} {on|date}',
    ),
    {
      lines: 1,
      valuePattern: part('^(?:on )?(?P<v>{date})'),
    },
  ),
  sentence(
    'maturity_date',
    ['and the last', 'and the final'],
    String.raw`\bthe first\b(?:[^.]|\.\d){0,50}?{date},? and the (?:last|final)(?: one| payment| installment)?(?: is| falls| becomes| will be)?(?: due)?(?: on)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  below('payment_amount', ['Amount each', 'Each', 'Payment each', 'Amount per payment', 'Amount of each'], {
    lines: 1,
    valuePattern: part(`^(?P<v>${sum})`),
  }),
  below('first_payment_date', ['Schedule', 'Due', 'When due', 'Due dates', 'Payable'], {
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?:${often}),? (?:from|beginning|starting|commencing|begins)(?: on)? (?P<v>{date})`),
  }),
  below('payment_frequency', ['Schedule', 'Due', 'When due', 'Due dates', 'Payable'], {
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?P<v>${often}),? (?:from|beginning|starting|commencing|begins)\b`),
  }),
  // "240 at $496.68 per month starting July 1, 2024"
  sentence(
    'first_payment_date',
    ['per month', 'a month', 'each month', 'monthly'],
    String.raw`\b\d{1,3} (?:payments )?(?:at|@|of|x) ?${sum}(?: each)?,? (?:per month|a month|each month|monthly),? (?:starting|beginning|commencing|from)(?: on)? (?P<v>{date})`,
    { certainty: 0.88 },
  ),
  sentence(
    'payment_frequency',
    ['per month', 'a month', 'each month', 'monthly'],
    String.raw`\b\d{1,3} (?:payments )?(?:at|@|of|x) ?${sum}(?: each)?,? (?P<v>per month|a month|each month|monthly)\b`,
    { value: 'monthly', certainty: 0.86 },
  ),
  // The last row of the schedule is one payment, on the day the loan ends.
  sentence(
    'maturity_date',
    ['payments', 'pmts'],
    String.raw`\b\d{2,3} (?:\$ ?)?[\d,]+\.\d{2} (?:(?:${often}),? (?:from |beginning |starting )?)?{date} 1 (?:\$ ?)?[\d,]+\.\d{2} (?:(?:final|last|due)(?: on)? )?(?P<v>{date})`,
    { certainty: 0.84 },
  ),
];

const charges: readonly Rule[] = [
  sentence(
    'late_charge_amount',
    ['late'],
    String.raw`\b(?:late|overdue|past due)\b[^.$%]{0,60}?(?:you will be charged|you will pay|there is a charge of|a charge of|a fee of|we will charge(?: you)?|you owe)(?: a (?:late )?(?:charge|fee) of)? (?P<v>${sum})(?:\.(?: |$)|$)`,
    { certainty: 0.86 },
  ),
  label('late_charge_amount', wordings('late {fee|charge|payment charge|payment fee}'), {
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^(?P<v>${sum})(?:$| (?:after|if|for|when|per)\b[^%]*$)`),
  }),
  label('late_charge_percent', wordings('late {charge|fee|payment|payment charge}'), {
    lines: 1,
    certainty: 0.86,
    valuePattern: part(String.raw`^\d{1,2} days? ?[/,;:-] ?(?P<v>{rate})`),
  }),
  sentence(
    'prepayment_penalty',
    ['penalty', 'prepay'],
    String.raw`\b(?P<v>(?:there is|has|have|with|carries) no prepayment (?:penalty|charge|fee)|(?:prepay|pay (?:it |the loan |this loan )?(?:off )?early|repay early)(?: (?:in full|in part|at any time|or|this loan|the loan|,))* without (?:a |any )?(?:penalty|charge|fee)|(?:prepay|pay off early|pay early),? you will not (?:be charged|pay|owe|have to pay) (?:a |any )?(?:prepayment )?(?:penalty|charge|fee))`,
    { value: 'false', certainty: 0.88 },
  ),
  label('prepayment_penalty', wordings('prepayment', 'early payment', 'paying early', 'early payoff'), {
    lines: 1,
    value: 'false',
    certainty: 0.84,
    valuePattern: part(String.raw`(?:^|[;.,] )(?P<v>no (?:prepayment )?(?:penalty|charge|fee))\b`),
  }),
];

const parties: readonly Rule[] = [
  // "Prepared 3/15/2024 by Blue Ridge Farm Credit for Calvin T. Ames"
  block('borrower_name', 1, String.raw`^(?:prepared|issued|given|made)\b.{0,80}? for (?P<v>{party})$`, {
    page: 1,
    certainty: 0.84,
  }),
  // "You: Travis E. Boyer, 311 Maple Ave, ..."
  label('borrower_name', ['You', 'You (Borrower)', 'Your Name', 'I/We'], {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(
      String.raw`^(?P<v>(?-i:[A-Z])[A-Za-z.’'-]*(?: (?-i:[A-Z&]|and )[A-Za-z.’'-]*){1,6}),? (?:${address})`,
    ),
  }),
  label('borrower_address', ['You', 'You (Borrower)', 'Your Address'], {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(
      String.raw`^(?:(?-i:[A-Z])[A-Za-z.’'-]*(?: (?-i:[A-Z&]|and )[A-Za-z.’'-]*){1,6}),? (?P<v>${address})`,
    ),
  }),
  label('lender_name', ['We', 'We (Lender)', 'Us'], {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(String.raw`^(?P<v>(?-i:[A-Z])[^:\d]{3,60}?),? (?:${address})`),
  }),
  label('lender_address', ['We', 'We (Lender)', 'Us'], {
    lines: 1,
    certainty: 0.84,
    valuePattern: part(String.raw`^(?-i:[A-Z])[^:\d]{3,60}?,? (?P<v>${address})`),
  }),
  label('lender_name', ['Prepared By', 'Prepared By (Lender)', 'Issued By', 'Disclosure By'], {
    certainty: 0.84,
    valuePattern: part(`^(?P<v>${lenderName})(?:$|[,;(\\n])`),
    lines: 1,
  }),
];

export const disclosedTerms: readonly Rule[] = [...figures, ...rateType, ...schedule, ...charges, ...parties];
