import { label, sentence } from './build.ts';
import { spelledRate, within } from './note-phrases.ts';

const indexText = String.raw`(?:the )?(?P<v>[a-z0-9][^(.;:]{3,110}?)`;

/** Limits of one change, which are not those of the loan. */
const atOneChange = String.raw`(?:interest|rate|it|go)[^.]{0,80}(?:first|any|single|each) (?:single )?(?:change date|adjustment|change)[^.]{0,60}(?:greater|more|less|higher|lower) than ${spelledRate}{rate}\)?(?: or (?:less|lower|greater|more) than ${spelledRate}{rate})?`;

/** Both limits in one breath: "the rate stays between 3% and 13%", "may vary from 3% to 13%". */
const keptBetween = String.raw`\b(?:rate|interest|it)${within(60)}(?:stays?|remains?|lies?|kept|held|be|moves?|varies|vary|floats?|fluctuates?|ranges?)(?: only| always| at all times)?`;

/** How a variable rate moves. */
export const variableRate = [
  label('rate_index', ['Index', 'Rate Index', 'Index Rate', 'Base Index', 'Interest Rate Index', 'Index Name']),
  sentence(
    'rate_index',
    'index',
    String.raw`index["”]? (?:which |that )?(?:is|will be) (?:calculated|not|currently|published|no longer|available|unavailable|made|based|an?|subject|rounded)\b|index["”]?,? (?:which |that )?(?:is|will be|shall be|means|rate is)(?: equal to)?:? ${indexText} ?(?:\((?:the )?["“]|\. |\.$|;| \(the|, (?:as |or |which|plus|rounded))`,
  ),
  sentence('rate_index', ['index rate:', 'index:'], String.raw`index(?: rate)?: ${indexText}(?:\. |\.$|;|, plus)`),
  sentence(
    'rate_index',
    'index',
    String.raw`(?:based (?:up)?on |changes in |an )+(?:independent )?index (?:which|that)|(?:based (?:up)?on(?: changes in)?|equal to|tied to|over|above|plus) ${indexText},? ?\((?:hereinafter )?(?:the |called )?["“]?(?:index|prime rate|base rate)["”]`,
  ),
  sentence(
    'rate_index',
    ['percent', 'percentage', 'point', '%', 'plus', 'margin'],
    String.raw`(?:{rate}|percentage points?|points?)\)? (?:per annum )?(?:over|above|in excess of|plus|below) the (?P<v>(?:[a-z0-9’'-]+ ){0,6}(?:prime(?: lending)?(?: rate)?|base rate|treasury[a-z ]{0,30}|sofr|libor|constant maturity(?: rate)?)(?: as published in the wall street journal)?)`,
    { certainty: 0.8 },
  ),
  sentence(
    'rate_index',
    ['plus'],
    String.raw`(?:equal to|equals|at|is|be|of|with|variable:|floating:|variable,|rate:|index:) (?:the |an? )?(?P<v>(?:[a-z0-9’'-]+ ){0,6}(?:prime(?: lending)?(?: rate)?|base rate|treasury(?: [a-z]+){0,4}|sofr|constant maturity(?: rate)?)(?: as published in the wall street journal)?),? plus`,
    { certainty: 0.85 },
  ),
  label('index_value', ['Current Index Value', 'Index Value', 'Current Index', 'Value of Index', 'Current Index Rate']),
  sentence(
    'index_value',
    'index',
    String.raw`\bindex (?:currently is|is currently|is now|was|stands at|currently stands at) (?P<v>{rate})`,
  ),
  label('rate_margin', ['Margin', 'Rate Margin', 'Index Margin', 'Spread', 'Margin over Index']),
  sentence(
    'rate_margin',
    ['over', 'above', 'in excess of', 'plus'],
    String.raw`${spelledRate}(?P<v>{rate})\)?(?: ?age points?| percentage points?| points?)?(?: \([^)]{1,20}\))? (?:per annum )?(?:over|above|in excess of|plus|added to) (?:the |an? |its |lender.s |such |said |then )*(?:current |following |independent )?(?:index|prime|base|wall|wsj|treasury|sofr|libor|\d+-year|monthly)`,
  ),
  sentence(
    'rate_margin',
    ['margin', 'plus', 'adding'],
    String.raw`note rate,? plus|\bdefault (?:interest )?rate["”]?[^.%]{0,140}{rate}|(?:margin of|margin is|adding|index,? plus|rate,? plus|plus a margin of) ${spelledRate}(?P<v>{rate})\)?`,
  ),
  sentence(
    'rate_margin',
    ['+'],
    String.raw`\b(?:prime(?: rate)?|sofr|index|treasury|libor|cmt|base rate)\)? ?\+ ?(?P<v>{rate})`,
    { certainty: 0.84, fallback: true },
  ),
  label('rate_floor', [
    'Floor',
    'Rate Floor',
    'Floor Rate',
    'Interest Rate Floor',
    'Minimum Rate',
    'Minimum Interest Rate',
  ]),
  sentence(
    'rate_floor',
    ['less than', 'below', 'lower than', 'fall'],
    String.raw`${atOneChange}|(?:interest|rate|it|go|index)${within(160)}(?:less than|lower than|go below|fall below|be below|drop below|or below|nor below|never below|not below|decrease below|not less than|no lower than|at least) ${spelledRate}(?P<v>{rate})\)?(?: per| a year| or|,|\.|;| and|$| nor| \(| (?-i:[A-Z]))`,
  ),
  sentence(
    'rate_floor',
    ['floor', 'minimum'],
    String.raw`(?:floor(?: rate)?|minimum(?: interest)? rate)(?: on this (?:note|loan))? (?:of|is|shall be|will be|equal to) ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'rate_floor',
    ['under', 'below', 'beneath', 'lower than'],
    String.raw`\b(?:fall|go|drop|decline|decrease|sink|dip|move)s? (?:under|below|beneath|lower than) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_floor',
    ['between', 'from'],
    String.raw`${keptBetween} (?:between|from) ${spelledRate}(?P<v>{rate})\)?(?: per annum| a year)? (?:and|to) ${spelledRate}{rate}`,
    { certainty: 0.88 },
  ),
  label('rate_ceiling', [
    'Ceiling',
    'Rate Ceiling',
    'Ceiling Rate',
    'Interest Rate Ceiling',
    'Interest Rate Cap',
    'Rate Cap',
    'Lifetime Cap',
    'Maximum Rate',
    'Maximum Interest Rate',
  ]),
  sentence(
    'rate_ceiling',
    ['more than', 'greater than', 'above', 'exceed', 'higher than'],
    String.raw`${atOneChange}|\b(?:event of default|after default|upon default|default rate|overdue|past due)\b${within(220)}(?:exceed|more than|greater than) (?:the lesser of )?${spelledRate}{rate}|(?:interest|rate|it|go)${within(200)}(?:more than|greater than|higher than|go above|rise above|be above|or above|nor above|exceed|increase above) (?:the lesser of )?${spelledRate}(?P<v>{rate})\)?(?: per| a year| or|,|\.|;| and| nor|$| \()`,
  ),
  sentence(
    'rate_ceiling',
    ['ceiling', 'maximum', 'cap'],
    String.raw`(?:ceiling(?: rate)?|maximum(?: interest)? rate|lifetime cap|rate cap|\band an? cap|\bwith an? cap|\bsubject to an? cap)(?: on this (?:note|loan))? (?:of|is|shall be|will be|equal to) ${spelledRate}(?P<v>{rate})`,
  ),
  sentence(
    'rate_ceiling',
    ['over', 'above', 'beyond', 'higher than'],
    String.raw`\b(?:climb|rise|go|increase|move)s? (?:over|above|beyond|higher than) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  sentence(
    'rate_ceiling',
    ['between', 'from'],
    String.raw`${keptBetween} (?:between|from) ${spelledRate}{rate}\)?(?: per annum| a year)? (?:and|to) ${spelledRate}(?P<v>{rate})`,
    { certainty: 0.88 },
  ),
  // "floor 4.00%, ceiling 12.00%" within a line of terms.
  ...(
    [
      ['rate_floor', 'floor|minimum(?: rate)?'],
      ['rate_ceiling', 'ceiling|maximum(?: rate)?|(?:lifetime |rate )?cap'],
    ] as const
  ).map(([field, words]) =>
    sentence(
      field,
      ['floor', 'ceiling', 'minimum', 'maximum', 'cap '],
      String.raw`[;,(] (?:with )?(?:an? )?(?:${words}):? (?P<v>{rate})(?:[;,.)]|$| (?:and|with|per|first|computed|calculated|adjusted|(?-i:[A-Z])))`,
      { certainty: 0.82, fallback: true },
    ),
  ),
  label('rate_change_frequency', [
    'Rate Change Frequency',
    'Change Frequency',
    'Adjustment Frequency',
    'Rate Adjustment Frequency',
    'Frequency of Rate Change',
    'Frequency of Change',
    'Rate Changes',
    'Rate Adjusts',
  ]),
  sentence(
    'rate_change_frequency',
    ['often', 'frequently'],
    String.raw`(?:more often than|more frequently than|as often as|as frequently as)(?: once)?(?: each| every| an?| once| per)* (?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|(?:six|three|twelve|\d{1,2}) months|annually|year|(?:five|three|seven|ten|\d) years)\b`,
  ),
  sentence(
    'rate_change_frequency',
    ['adjust', 'change', 'reset'],
    String.raw`rate (?:will|shall|may|is|to)(?: be)?(?: subject to)? (?:adjust|change|reset|adjusted|changed|re-?set|adjustment)(?:ed|s)?(?: (?:on |as of )?(?:each|every|once (?:an?|each|every)|the first day of each))? (?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|annually|year)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'rate_change_frequency',
    ['adjust', 'change', 'reset'],
    String.raw`\b(?:rate|it) (?:will |may |shall |can )?(?:changes?|adjusts?|resets?|moves?|be (?:adjusted|changed|reset)|is (?:adjusted|changed|reset))(?: only)?(?: on| as of)?(?: the (?:first|last) (?:business |calendar )?day of)?(?: each| every| once an?| once each| once every)? ?(?P<v>daily|day|weekly|week|monthly|month|quarterly|quarter|annually|year)\b`,
    { certainty: 0.84 },
  ),
  sentence(
    'rate_change_frequency',
    ['reset', 'repriced', 'recalculated', 'redetermined', 'adjusted'],
    String.raw`\b(?:reset|repriced|recalculated|redetermined|adjusted)(?: on the first day of| as of)? (?:each|every|once an?|once each|once every) (?P<v>day|week|month|quarter|year)\b`,
    { certainty: 0.86 },
  ),
  sentence(
    'first_rate_change_date',
    ['reset', 'repriced', 'recalculated', 'redetermined', 'adjusted'],
    String.raw`\b(?:reset|repriced|recalculated|redetermined|adjusted) [^.;]{0,60}?\b(?:starting|beginning|commencing|first)(?: on)? (?P<v>{date})`,
    { certainty: 0.86 },
  ),
  sentence(
    'rate_change_frequency',
    ['thereafter'],
    String.raw`\b(?:adjust|chang|reset|repric|redetermin|recalculat|recomput)\w*(?: [^.;$]{0,60})?{date},? and (?:on )?(?:the same day of |the first day of )?(?:each|every|once (?:an?|every|each)) (?P<v>day|week|month|quarter|year|(?:\d{1,2}|three|six|twelve) months|(?:\d{1,2}|two|three|five|seven|ten) years)(?: period)? thereafter`,
    { certainty: 0.87 },
  ),
  sentence(
    'first_rate_change_date',
    ['thereafter', 'adjust', 'reset', 'redetermin', 'repric', 'recalculat'],
    String.raw`\b(?:rate|it)\b[^.;$%]{0,40}\b(?:adjusted|changed|reset|repriced|redetermined|recalculated|recomputed|adjusts?|resets?|reprices?|changes?)(?: first)?(?: on| as of| effective| beginning| starting)+ (?P<v>{date}),? (?:and|then) (?:on |every|each|annually|monthly|quarterly|daily)`,
    { certainty: 0.87 },
  ),
  sentence(
    'first_rate_change_date',
    ['first time', 'first on'],
    String.raw`(?:chang|adjust|reset)[^.]{0,80}?(?:the )?first(?: time)?(?: on| being)? (?P<v>{date})`,
    { certainty: 0.85 },
  ),
  label('first_rate_change_date', [
    'First Change Date',
    'First Rate Change Date',
    'First Rate Change',
    'First Adjustment Date',
    'First Rate Adjustment Date',
    'Initial Change Date',
    'Next Rate Change Date',
    'Change Date',
  ]),
  sentence(
    'first_rate_change_date',
    ['often', 'frequently'],
    String.raw`(?:often|frequently) (?:than|as)[^.]{0,80}(?:beginning|commencing|starting|first change|effective)(?: with| on)*(?: the)? (?P<v>{date})`,
  ),
  sentence(
    'first_rate_change_date',
    ['change', 'adjust'],
    String.raw`(?:first (?:rate )?(?:change|adjust(?:ment)?)(?: date)?(?: of the (?:interest )?rate)?|rate(?: i will pay)? (?:will |may |shall )?(?:first )?(?:be )?(?:change|adjust)(?:d|ed)?)(?: (?:is|will be|shall be|occur|will occur|shall occur|to occur|occurs))?(?: on| as of| effective| beginning)* (?:the first day of )?(?P<v>{date})`,
  ),
  sentence(
    'first_rate_change_date',
    ['until', 'through'],
    String.raw`{rate}\)?(?: per (?:year|annum))?,? (?:until|through) (?P<v>{date})`,
    { certainty: 0.85 },
  ),
];
