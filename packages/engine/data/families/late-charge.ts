import type { Rule } from '../../src/extraction/rule.ts';
import { label, part, sentence } from './build.ts';
import { wordings } from './wordings.ts';

const late = ['late', 'past due', 'overdue', 'delinquent', 'due date', 'not made', 'not paid', 'not received'];
const days = String.raw`(?:calendar )?days?`;
const charge = '(?:late )?(?:charge|fee|penalty)';

/** What a payment that comes late costs, and after how many days, as disclosures put it. */
export function lateCharge(): readonly Rule[] {
  return [
    sentence(
      'grace_days',
      late,
      `(?:payment is|is late by|payment becomes|installment is|pay(?:ing)?|payment not)(?: not)?(?: (?:made|paid|received)(?: in full)?(?: within)?)?(?: more than| over| at least)? (?P<v>{int}) ${days}(?: or more)? ?(?:late|past due|overdue|after|of (?:the|its)|from|,|\\.)`,
    ),
    sentence(
      'grace_days',
      late,
      `(?:any|a|each|the|overdue|late) (?:payment|installment|amount)s?(?: (?:that is|which is|is|are))?(?: not)? (?:made|paid|received)(?: in full)? within (?P<v>{int}) ${days}`,
      { certainty: 0.9 },
    ),
    sentence(
      'grace_days',
      late,
      `(?:after|within|of|beyond) (?:a grace period of )?(?P<v>{int}) ${days}(?: (?:late|past due|of grace|after (?:the|its) due date|of (?:the|its) due date))?,?(?: a late| there| you| we| the borrower|,? {rate}| late)`,
      {
        certainty: 0.86,
      },
    ),
    label(
      'grace_days',
      wordings(
        'grace {period|days}',
        '{grace|late charge} period {(days)|in days|}',
        'days of grace',
        'late after {(days)|}',
      ),
      {
        valuePattern: part(String.raw`^(?P<v>\d{1,2})(?: (?:calendar )?days?)?\b`),
      },
    ),
    sentence(
      'late_charge_percent',
      ['charged', 'late charge', 'late fee', 'late payment', 'overdue', 'charge'],
      `(?:charged|pay|${charge}(?: of| equal to| will be| is|:)?)(?: a late (?:charge|fee) of)?(?: an amount equal to)? (?P<v>{rate}) of`,
    ),
    sentence(
      'late_charge_percent',
      ['late', 'overdue'],
      `(?:late|overdue)[^%.$]{0,60}? ${days},? (?:at |of )?(?P<v>{rate}) of`,
      {
        certainty: 0.86,
      },
    ),
    sentence(
      'late_charge_percent',
      ['days'],
      `(?:after|within|beyond) {int} ${days},? (?P<v>{rate}) of (?:the |any |each )?(?:overdue|late|payment|unpaid|past due|principal)`,
      {
        certainty: 0.88,
      },
    ),
    label(
      'late_charge_percent',
      wordings('late {charge|fee|payment charge|payment fee} {percent|percentage|rate|}', 'late payment'),
      {
        valuePattern: part(String.raw`^(?:\d{1,2} days?,? )?(?P<v>{rate})`),
      },
    ),
    sentence(
      'late_charge_amount',
      ['late fee of', 'late charge of'],
      `charge (?:you )?a late (?:fee|charge) of (?P<v>{money})`,
    ),
  ];
}
