import { label, part, sentence } from './build.ts';
import { afterDefault, spelledRate, within } from './note-phrases.ts';

export const interestRate = [
  label('interest_rate', [
    'Interest Rate',
    'Annual Interest Rate',
    'Annual Interest Rate on Unpaid Principal',
    'Annual Interest Rate on Unpaid Principal from Date',
    'Annual Interest Rate on Unpaid Principal from Date of Funding',
    'Initial Interest Rate',
    'Initial Rate',
    'Initial Note Rate',
    'Note Rate',
    'Note Interest Rate',
    'Contract Rate',
    'Current Interest Rate',
    'Current Rate',
    'Fixed Rate',
    'Fixed Interest Rate',
    'Simple Interest Rate',
    'Rate of Interest',
    'Stated Interest Rate',
    'Stated Rate',
    'Rate at Signing',
    'Yearly Rate',
    'Rate',
  ]),
  label('interest_rate', ['Interest'], {
    valuePattern: part(String.raw`^(?:fixed |at |rate of )*(?P<v>{rate})`),
    certainty: 0.85,
  }),
  sentence(
    'interest_rate',
    ['rate of', 'rate equal to', 'rate is', 'rate will be', 'rate shall be'],
    String.raw`(?:${afterDefault})|(?:margin|using a|late|charge)[^.%]{0,30} rate of {rate}|rate(?: of interest)?(?: on this (?:note|loan))?(?: per annum| per year)? (?:of|equal to|is|will be|shall be|will initially be|shall initially be|is initially|is fixed at)(?: be)? ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'interest_rate',
    'interest',
    String.raw`(?:${afterDefault})|(?:bears?|bearing|accrues?|accruing|pays?|paying|calculated|charged?)(?: simple)? interest[^.%$]{0,200}\b(?:plus|minus|less|over|above|adding)\b[^.%$]{0,80}{rate}|(?:bears?|bearing|accrues?|accruing|pays?|paying|plus|with|together with|including|calculated|charged?)(?: simple| fixed)? interest[^.%$]{0,160}? (?:at|of)(?: an?| the)?(?: fixed| variable| initial| annual| yearly| simple| floating| interest)*(?: rate(?: of)?)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|p\.a|until|\(|,|\.)`,
    { certainty: 0.85 },
  ),
  // A rate that moves: what index and margin come to today.
  sentence(
    'interest_rate',
    ['plus', 'over', 'above', 'prime', 'index'],
    String.raw`(?:plus|over|above|margin of)[^.%]{0,60}{rate}[^.%;]{0,80}?(?:which (?:is|makes|gives|equals|today is)(?: it)?|\bnow|currently|presently|at present|for an? initial|initially|making(?: it)?|resulting in)(?: an?| the)?(?: initial| current| present| interest)*(?: rate)?(?: of| is)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.92 },
  ),
];

/** Said of the rate in so many words; a title or a box to tick is not enough. */
export const rateType = [
  label('rate_type', ['Rate Type', 'Type of Rate', 'Interest Rate Type', 'Type of Interest Rate', 'Rate is']),
  label('rate_type', ['Interest Rate', 'Annual Interest Rate', 'Note Rate', 'Interest', 'Rate'], {
    valuePattern: part(
      String.raw`^(?:{rate}[, (]*(?:per (?:annum|year)|a year)?[, (]*)?(?P<v>fixed|variable|adjustable|floating)\b`,
    ),
  }),
  sentence(
    'rate_type',
    'fixed',
    String.raw`(?:at|bears?|is|an?|the|remain|shall be) (?:an? |the )?(?P<v>fixed)(?: annual| simple| yearly)?(?: interest)? (?:rate (?:of|equal|per annum|per year)|and|for the|throughout|until|at {rate})`,
  ),
  sentence(
    'rate_type',
    'fixed',
    String.raw`rate(?: of interest)?(?: on this (?:note|loan))? (?:is|will be|shall be|remains) (?:a )?(?P<v>fixed)`,
  ),
  sentence(
    'rate_type',
    ['variable', 'adjustable', 'floating'],
    String.raw`\brate(?: of interest)?(?: on this (?:note|loan))? (?:is|will be|shall be) (?:an? )?(?P<v>variable|adjustable|floating)\b`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_type',
    ['fixed', 'variable'],
    String.raw`{rate}\)?,?(?: (?:per|a) (?:annum|year),?| at signing,?| initially,?)? \(?(?P<v>fixed|variable)\b`,
  ),
  sentence('rate_type', ['fixed', 'variable'], String.raw`\brate:? (?P<v>fixed|variable)(?: at| rate(?: of)?)? {rate}`),
  sentence(
    'rate_type',
    'variable interest rate',
    String.raw`(?P<v>(?-i:VARIABLE INTEREST RATE|Variable Interest Rate|ADJUSTABLE INTEREST RATE|Adjustable Interest Rate)[.:]?)`,
  ),
  sentence(
    'rate_type',
    ['variable'],
    String.raw`(?:at|bears?|is|an?) (?:an? )?(?P<v>variable|adjustable|floating)(?: annual)?(?: interest)? rate (?:of|equal|based|that|which|per)`,
    { certainty: 0.85 },
  ),
];

/** The rate after default or after maturity, where it is named and not only added to. */
export const defaultRate = [
  label(
    'default_rate',
    [
      'Default Rate',
      'Annual Interest Rate on Matured, Unpaid Amounts',
      'Default Interest Rate',
      'Post Maturity Rate',
      'Post-Maturity Rate',
      'Post Maturity Interest Rate',
      'Default Rate of Interest',
      'Rate After Default',
      'Rate After Maturity',
      'Interest After Default',
      'Past Due Rate',
    ],
    {
      valuePattern: part(
        String.raw`^[^.%]{0,60}(?:plus|\+|over|above|by) \(?{rate}|^(?:[^.%]{0,40} \(?)?(?P<v>{rate})\)?(?: per| a year|,|\.|$)`,
      ),
    },
  ),
  sentence(
    'default_rate',
    ['default', 'maturity'],
    String.raw`(?:upon|after|following|during|event of|while|if)[^.%]{0,80}(?:default|maturity|acceleration)${within(220)}(?:increase[sd]? to|rises? to|goes up to|becomes|bears? interest(?: thereafter)? at|accrue(?:s)?(?: interest)?(?: thereafter)? at|interest (?:thereafter )?at|rate equal to|rate of|rate(?: of interest)? shall be|rate(?: of interest)? will be|rate is|rate to)(?: an?| the)?(?: per annum| annual| default| higher)*(?: rate)?(?: of| equal to)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|\(|,|\.|until|$)`,
  ),
  sentence(
    'default_rate',
    ['past due', 'past-due', 'matured', 'overdue'],
    String.raw`(?:past[- ]due|matured|overdue)[^.%]{0,80}{rate}\)?(?: per (?:annum|year)| a year)?(?: percentage points?)? (?:above|over|in excess of|higher than|more than|greater than|plus)\b|(?:past[- ]due|matured|overdue)[^.%]{0,60}(?:carry|carries|bears?|accrues?|draws?)(?: interest)? at(?: the rate of| a rate of)? ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'default_rate',
    ['post maturity rate', 'post-maturity rate'],
    String.raw`post[- ]maturity rate[:.].{0,330}?at (?:a|the) rate (?:equal to|of) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.85 },
  ),
  sentence(
    'default_rate',
    ['then bears', 'then bear'],
    String.raw`\bthen (?:bears?|accrues?|carries)(?: interest)?(?: at)?(?: a rate of| the rate of)? ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.85 },
  ),
  sentence(
    'default_rate',
    'maturity',
    String.raw`after maturity,? and until paid in full,? at (?:a|the) rate (?:equal to|of) ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'default_rate',
    'default rate',
    String.raw`(?P<v>{rate})\)?(?: per (?:annum|year)| a year| annually)? ?\((?:hereinafter )?(?:the )?["“]default (?:interest )?rate`,
  ),
  sentence(
    'default_rate',
    'default rate',
    String.raw`\bdefault (?:interest )?rate["”]?[^.%]{0,60}{rate}\)?(?: per (?:annum|year)| a year)?(?: percentage points?| points?)? (?:in excess|above|over|higher|greater|more|plus)\b|["“]?default (?:interest )?rate["”]?,? (?:which is|means|of|is|shall be|will be|equal to|shall mean)(?: an?| the)?(?: per annum| interest)*(?: rate)?(?: of| equal to)? ${spelledRate}(?P<v>{rate})\)? ?(?:per|a year|annual|,|\.|$)`,
  ),
];

const perDays = String.raw`(?:360|365|366|three hundred sixty(?:-five)?(?: \(36[05]\))?)`;

export const dayCount = [
  label(
    'day_count',
    [
      'Accrual Method',
      'Day Count',
      'Day Count Basis',
      'Day Count Convention',
      'Interest Accrual Method',
      'Interest Accrual Basis',
      'Interest Basis',
      'Accrual Basis',
      'Interest Calculation Basis',
      'Interest Calculation Method',
      'Interest Computation',
      'Basis',
    ],
    {
      valuePattern: part(
        String.raw`(?P<v>(?:30|360|365|365/365|act(?:ual)?(?: days)?)\.? ?/ ?(?:360|365|366|act(?:ual)?)\b)`,
      ),
    },
  ),
  sentence(
    'day_count',
    ['/360', '/ 360', '/365', '/ 365', '/actual'],
    String.raw`(?:^|[ ("“])(?P<v>(?:30|360|365|act\.?|actual) ?/ ?(?:360|365|actual))\b`,
  ),
  sentence(
    'day_count',
    'actual',
    String.raw`(?P<v>(?:actual|exact)(?: number of)?(?: calendar)? days(?: elapsed)?[^.;]{0,50}?(?:${perDays}[- ]day (?:year|basis)|year (?:of|consisting of) ${perDays} days|over ${perDays}))`,
  ),
  sentence(
    'day_count',
    ['360', '365'],
    String.raw`(?P<v>(?:${perDays}[- ]day year|year of ${perDays} days)[^.;]{0,60}?(?:actual|exact)(?: number of)?(?: calendar)? days(?: elapsed)?)`,
    { certainty: 0.9 },
  ),
  sentence(
    'day_count',
    ['360'],
    String.raw`(?P<v>(?:${perDays}[- ]day year|year of ${perDays} days)[^.;]{0,40}?(?:twelve|12)(?: \(12\))?(?: equal)?(?: months of)? ?(?:30|thirty)(?: \(30\))?[- ]days?(?: months)?(?: each)?)`,
  ),
];
