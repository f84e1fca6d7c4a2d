import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { wordings } from './wordings.ts';

/** What a borrower says who lets the lender take the payments out of an account. */

const takes = String.raw`(?:deduct|debit|charge|withdraw|draft|collect|transfer)(?:s|ed|ing|ion|al)?`;
const taken = '(?:deducted|debited|charged|withdrawn|drafted|collected|taken|paid|transferred)';
const words = ['deduct', 'debit', 'charge', 'withdraw', 'draft', 'automatic', 'collect'];
const payment = String.raw`(?:(?:the|each|every|my|our|your|its|all|loan|note|monthly|regular|scheduled|periodic|required|recurring) )*(?:payments?|installments?)`;
const of = String.raw`(?: (?:due|on|under|for|the|this|my|our|loan|note|as|it|comes|they|come))*(?: of| in the amount of|:|,)? \(?`;
const from = String.raw`[^.$]{0,90}?\b(?:beginning|starting|commencing|begins?|starts?|the first(?: one| payment| debit| deduction)?(?: (?:due|to be made|will be|is))*)(?: (?:with|the|payment|due|on|of|date))*:? (?P<v>{date})`;

export const automaticPayments: readonly Rule[] = [
  sentence('payment_amount', words, String.raw`\b${takes}\b[^.$]{0,140}? ${payment}${of}(?P<v>{money})`, {
    certainty: 0.86,
  }),
  sentence(
    'payment_amount',
    words,
    String.raw`\b${payment} (?:of|in the amount of) (?P<v>{money})(?: each)? (?:will|shall|are to|is to|may) be (?:automatically )?${taken}\b`,
    { certainty: 0.86 },
  ),
  sentence('first_payment_date', words, String.raw`\b${takes}\b[^.$]{0,140}? ${payment}${of}{money}${from}`, {
    certainty: 0.86,
  }),
  sentence(
    'first_payment_date',
    words,
    String.raw`\b${payment} of {money}(?: each)? (?:will|shall|are to|is to|may) be (?:automatically )?${taken}\b${from}`,
    { certainty: 0.86 },
  ),
  label(
    'payment_amount',
    wordings(
      '{automatic|auto} {payment|debit|deduction} amount',
      'amount of {each|} {automatic|} {debit|deduction|automatic payment}',
      '{loan|regular|scheduled|monthly} payment {amount|}',
      'payment amount',
    ),
    { lines: 1, valuePattern: part('^(?P<v>{money}|{sum})') },
  ),
  label(
    'first_payment_date',
    wordings('{first|1st} {automatic|auto|} {payment|debit|deduction} {date|on|due|due date|}', 'payments begin {on|}'),
    { lines: 1, valuePattern: part('^(?:on )?(?P<v>{date})') },
  ),
];
