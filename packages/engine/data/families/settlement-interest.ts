import type { Rule } from '../../src/extraction/rule.ts';
import { column, label, part, sentence, table } from './build.ts';
import { wordings } from './wordings.ts';

/** The interest from the day of closing to the first month of the loan, as offices word it that use no form. */

const day = String.raw`(?:per day|/ ?day|per diem|a day|daily|each day|/ ?diem|per calendar day)\b`;
const daySum = String.raw`(?:\$ ?)?\d{1,3}(?:,\d{3})*\.\d{2,6}`;

const kind = "(?:pre-?paid|per diem|daily|odd[- ]days?|interim|short|stub|new loan|first month[’']?s)";
const interest = String.raw`(?:${kind} interest|\binterest(?: charges?)?(?: (?:on|for|due on|to) (?:the )?(?:new |first |mortgage )*(?:loan|mortgage|lender|trust deed)))`;
/** What an old loan has run up is no interest of this one. */
export const othersInterest = String.raw`\b(?:unpaid |outstanding )?principal(?: balance)?(?: of| due|:)? (?:\$ ?)?[\d,]+(?:\.\d{2})?[;,]? (?:plus |and |accrued )*interest\b(?:[^.;]|\.\d){0,60}|\b(?:accrued|unpaid|pay ?off|existing|prior|old|additional|present|seller[’']?s?|tax) (?:loan )?interest\b(?:[^.;]|\.\d){0,90}`;
const between = String.raw`(?:[^.;]|\.\d){0,60}?`;
const to = String.raw`,? ?(?:to|through|thru|until|up to|and ending|[-–])?(?: but not including| and including)? ?`;

const interestRows = wordings(
  '{prepaid|pre-paid|interim|short|stub|odd days|odd-days|per diem|daily|new loan} interest {on new loan|on loan|to lender|charge|charges|adjustment|at|@|from|for|due|collected|}',
  'interest {on|for} {the|} {new|} {loan|mortgage|first mortgage}',
  'interest {adjustment|from}',
);

const of = '{prepaid|interim|daily|per diem|new loan|odd days|odd-days|} interest';

const rowSum = String.raw`^(?P<v>\$? ?\d{1,3}(?:,\d{3})*\.\d{2})$`;

/** "Interest 11/20/23 - 11/30/23 (11 days @ $68.38)": the days and the sum tell that it is the new loan's. */
const begun = String.raw`${othersInterest}|\binterest(?: charges?| on (?:the )?(?:new )?loan)?[,:]? (?:from |for )?`;
const days = String.raw`[,;:]? ?\(?(?:\d{1,3} days?,? ?\)? ?)(?:at|@|x|times) ?`;
const monthDay = '(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}';
const total = String.raw`\)?,? ?(?:${day}\)?)? ?[=:]? ?(?P<v>\$? ?\d{1,3}(?:,\d{3})*\.\d{2})(?:$| [^%])`;

const countedDays: readonly Rule[] = [
  sentence('prepaid_interest_from', 'interest', `${begun}(?P<v>{date})${to}{date}${days}${daySum}`, {
    certainty: 0.88,
  }),
  sentence('prepaid_interest_to', 'interest', `${begun}(?:{date}|${monthDay})${to}(?P<v>{date})${days}${daySum}`, {
    certainty: 0.88,
  }),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    `${begun}(?:{date}|${monthDay})${to}{date}${days}(?P<v>${daySum})`,
    { certainty: 0.88 },
  ),
  sentence('prepaid_interest_amount', 'interest', `${begun}(?:{date}|${monthDay})${to}{date}${days}${daySum}${total}`, {
    certainty: 0.84,
    fallback: true,
  }),
  // "Daily interest $46.69 from 9/27/2023 to 10/1/2023"
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    `${othersInterest}|\\b(?:daily|per diem) interest(?: charges?)?:? (?:of |at |@ ?)?(?P<v>${daySum}),? (?:from |for )?{date}${to}{date}`,
    { certainty: 0.88 },
  ),
];

/** "Interest at 7.125%, 9-Apr-2026 to 1-May-2026   3,752.10   (170.55 a day)" */
const atRate = String.raw`${othersInterest}|\binterest(?: on (?:the )?(?:new |mortgage |first )*(?:loan|mortgage))?,? (?:at|@) ?`;
const theRate = '(?:{rate})(?: per annum| per year| a year)?,? ?(?:from |for )?';

const interestAtRate: readonly Rule[] = [
  sentence(
    'interest_rate',
    'interest',
    `${atRate}(?P<v>{rate})(?: per annum| per year| a year)?,? ?(?:from |for )?(?:{date}|${monthDay})${to}{date}`,
    {
      certainty: 0.86,
    },
  ),
  sentence('prepaid_interest_from', 'interest', `${atRate}${theRate}(?P<v>{date})${to}{date}`, { certainty: 0.88 }),
  sentence('prepaid_interest_to', 'interest', `${atRate}${theRate}(?:{date}|${monthDay})${to}(?P<v>{date})`, {
    certainty: 0.88,
  }),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    String.raw`${atRate}${theRate}{date}${to}{date},?(?: \(?\d{1,3} days?\)?,?)?(?: \$? ?[\d,]+\.\d{2})?,? \(?(?:\d{1,3} days? )?(?:at |@ ?)?(?P<v>${daySum}) ?${day}`,
    { certainty: 0.86 },
  ),
];

export const wordedInterest: readonly Rule[] = [
  ...interestAtRate,
  sentence('prepaid_interest_from', 'interest', `${othersInterest}|${interest}${between}(?P<v>{date})${to}{date}`, {
    certainty: 0.88,
  }),
  sentence('prepaid_interest_to', 'interest', `${othersInterest}|${interest}${between}{date}${to}(?P<v>{date})`, {
    certainty: 0.88,
  }),
  // "Interest at $75.03/day from 6/4/2025 to 7/1/2025"
  sentence(
    'prepaid_interest_from',
    'interest',
    `${othersInterest}|\\binterest:? (?:at|@) ?${daySum} ?${day},? (?:from |for )?(?P<v>{date})${to}{date}`,
  ),
  sentence(
    'prepaid_interest_to',
    'interest',
    `${othersInterest}|\\binterest:? (?:at|@) ?${daySum} ?${day},? (?:from |for )?{date}${to}(?P<v>{date})`,
  ),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    `${othersInterest}|\\binterest:? (?:at|@) ?(?P<v>${daySum}) ?${day},? (?:from |for )?{date}${to}{date}`,
  ),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    String.raw`${othersInterest}|${interest}${between}(?P<v>${daySum}) ?${day}`,
    { certainty: 0.84 },
  ),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    String.raw`${othersInterest}|${interest}${between}\d{1,2} days? ?(?:at|@|x|times) ?(?P<v>${daySum})`,
    { certainty: 0.84 },
  ),
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    String.raw`${othersInterest}|${interest}${between}(?:per diem|daily rate|per day)(?: of| at| is|:| @) ?(?P<v>${daySum})`,
    { certainty: 0.84 },
  ),
  // "Interest per diem 75.03 from 6/4/2025 to 7/1/2025"
  sentence(
    'prepaid_interest_per_diem',
    'interest',
    `${othersInterest}|\\binterest,? (?:per diem|per day)(?: of| at|:)? (?P<v>${daySum}),? (?:from |for )?{date}${to}{date}`,
  ),
  sentence(
    'prepaid_interest_from',
    'interest',
    `${othersInterest}|\\binterest,? (?:per diem|per day)(?: of| at|:)? ${daySum},? (?:from |for )?(?P<v>{date})${to}{date}`,
  ),
  sentence(
    'prepaid_interest_to',
    'interest',
    `${othersInterest}|\\binterest,? (?:per diem|per day)(?: of| at|:)? ${daySum},? (?:from |for )?{date}${to}(?P<v>{date})`,
  ),
  sentence(
    'prepaid_interest_amount',
    'interest',
    String.raw`${kind} interest (?:of|in the amount of|totaling|totalling) (?P<v>\$ ?\d[\d,]*\.\d{2}) (?:was|is|were|has|will|from|for|\(|through|to)`,
    { certainty: 0.86 },
  ),
  label(
    'prepaid_interest_per_diem',
    wordings(`${of} {per day|a day|rate per day|per diem rate|per diem amount}`, 'prepaid interest per diem'),
    { lines: 1, valuePattern: part(`^(?P<v>${daySum})(?: ?${day})?$`) },
  ),
  label('prepaid_interest_from', wordings(`${of} {from|begins|from date|start date}`), {
    lines: 1,
    valuePattern: part('^(?P<v>{date})'),
  }),
  label('prepaid_interest_to', wordings(`${of} {to|through|thru|through date|to date|ends|end date|paid to}`), {
    lines: 1,
    valuePattern: part('^(?P<v>{date})'),
  }),
  column('prepaid_interest_from', 'From', ['Per Diem', 'Daily Interest', 'Interest Per Day', 'Per Day']),
  column('prepaid_interest_to', 'To', ['Per Diem', 'Daily Interest', 'Interest Per Day', 'Per Day']),
  column('prepaid_interest_to', 'Through', ['Per Diem', 'Daily Interest', 'Interest Per Day', 'Per Day']),
  column('prepaid_interest_per_diem', 'Per Diem', [
    'Interest From',
    'Interest Through',
    'Interest To',
    'From',
    'Days',
    'No. of Days',
    'Number of Days',
  ]),
  column('prepaid_interest_per_diem', 'Per Day', ['From', 'Days', 'No. of Days', 'Number of Days']),
  table('prepaid_interest_amount', interestRows, undefined, { valuePattern: rowSum, certainty: 0.88 }),
  // What makes up a payoff has a row of interest too.
  table('prepaid_interest_amount', wordings('interest {at|}'), undefined, {
    valuePattern: rowSum,
    unless: ['principal balance', 'unpaid principal', 'balance of principal', 'accrued interest'],
    certainty: 0.88,
  }),
  ...countedDays,
];
