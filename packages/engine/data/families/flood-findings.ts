import type { Rule } from '../../src/extraction/rule.ts';
import { checkbox, part, sentence, worded } from './build.ts';
import { wordings } from './wordings.ts';

/** Whether the land lies in a special flood hazard area, and what insurance the lender asks for because of it. */

/** What is in such an area, or is not: the land, with the words between it and the area. */
function sfhaWords(verb: string): readonly string[] {
  const subject =
    '{the building or mobile home|the building|the property|the structure|the improvements|the collateral|your property|your building|property|building|structure|}';
  const secures = '{securing the loan|securing your loan|securing the loan for which you have applied}';
  const area =
    '{a special flood hazard area|an area with special flood hazards|a SFHA|an SFHA|special flood hazard area}';
  return [
    ...wordings(`${subject} ${verb} ${area}`),
    ...wordings(`the building or mobile home ${secures} ${verb} ${area}`),
  ];
}

/** Boxes that say it in words; the form's own question has boxes for yes and no. */
export const sfhaBoxes: readonly Rule[] = [
  checkbox(
    'in_sfha',
    [
      ...sfhaWords('{is|is or will be|is located|is or will be located|located|} in'),
      ...wordings('notice of property in {a|} special flood hazard area {(SFHA)|}'),
    ],
    'true',
  ),
  checkbox(
    'in_sfha',
    [
      ...sfhaWords('{is not|is not and will not be|is not located|is not now|not located|not} in'),
      ...sfhaWords('{is|} outside'),
      ...wordings('notice of property not in {a|} special flood hazard area {(SFHA)|}'),
    ],
    'false',
  ),
];

const area = '(?:special flood hazard area|sfha)';
const near = ['special flood hazard area', 'sfha', 'flood hazard'];
/** The land as the subject of a sentence: instructions begin with "if" and speak of "a" building. */
const land = String.raw`(?:^|[.:;,] |\bthat |(?-i:\b(?:The|This|Said|Subject|Your) ))(?:the |this |said |subject |your |improved |insurable |insured )*(?:building|property|structure|mobile home|improvements?|collateral|dwelling|house|home)s?(?: (?:at|located at|known as) {address},?| (?:described|identified|listed|shown|referenced)(?: above| below)?| or mobile home| (?:securing|that secures|which secures|offered as security for) (?:the|this|your) loan(?: (?:for which|that) you (?:have )?appl(?:ied|y)(?: for)?| you (?:have applied|are applying) for)?)*`;
const lies = '(?:is or will be|is|are|will be|lies?|stands?|sits?|falls?)';
const how = '(?: (?:now|currently|presently|located|situated|partly|partially|wholly|entirely|completely))*';
const inside = String.raw`(?:in|within|inside)(?: of)? (?:an? |the |any )?(?:${area}|area (?:(?:that|which) )?[^.?;]{0,60}?(?:identified|designated|mapped|shown)[^.?;]{0,40}? as (?:an? )?${area}|area (?:with|having) special flood hazards)`;

export const sfhaFindings: readonly Rule[] = [
  sentence('in_sfha', near, String.raw`(?:${land}|(?:^|\. )(?-i:It)) (?P<v>${lies}${how} ${inside})\b`, {
    value: 'true',
    certainty: 0.88,
  }),
  sentence(
    'in_sfha',
    near,
    String.raw`(?:${land}|(?:^|\. )(?-i:It)) (?:${lies} not${how}|(?:does|do) not (?:lie|fall|stand|sit)|${lies}${how} out) ${inside}\b|${land} ${lies}${how} outside(?: of)? (?:an? |the |any )?${area}\b|\bno (?:part|portion) of (?:the |this |said |subject )*(?:building|property|structure|improvements|dwelling|collateral) ${lies}${how} ${inside}\b`,
    { value: 'false', certainty: 0.88 },
  ),
  sentence(
    'in_sfha',
    near,
    String.raw`\b${lies}${how} (?:in|within) (?:flood )?zone (?-i:[AV][A-Z0-9]{0,2}),? (?:which is |which lies in )?an? ${area}\b`,
    {
      value: 'true',
      certainty: 0.86,
    },
  ),
  worded(
    'in_sfha',
    `(?:(?:is|are|the|this|your|subject|property|building|structure|improvements?|collateral|dwelling|insurable|or|mobile|home|building/mobile|located|situated|currently|flood) )*(?:(?:in|within|inside) (?:an? |the )?)?(?:fema )?(?:${area}|(?:flood )?hazard area)(?: sfha)?(?: (?:status|determination|result|y/n|yes/no|in/out))*`,
    { valuePattern: part(String.raw`^(?P<v>yes|no|y|n|in|out|not in)(?:$| ?[.,;(]| -)`), certainty: 0.88 },
  ),
  worded(
    'in_sfha',
    '(?:(?:flood|the|our|sfha|zone) )*(?:determination|status|result|finding)(?: (?:status|result|is))*',
    {
      valuePattern: part(
        String.raw`^(?:(?:property|building|structure) )?(?:is )?(?P<v>in|not in|out)(?:$|(?: of)? (?:an? |the )?${area}\b)`,
      ),
      certainty: 0.88,
    },
  ),
];

const asks = String.raw`(?:\byou (?:are required to|must|will need to|need to|have to|shall) (?:buy|purchase|obtain|carry|keep|maintain|have|provide|insure)|\byou(?: will)? need|\b(?:we|lender|bank|credit union)(?: will)? (?:requires?|must have)(?: you to (?:buy|purchase|obtain|carry|keep|maintain))?|\b(?:flood insurance|building|property|home|structure) must be (?:purchased|obtained|carried|maintained|bought|insured)|\binsure (?:the|your) (?:building|property|home|structure))`;
const sumWords = String.raw`(?: (?:proof|evidence|a|policy|of|flood|insurance|coverage|the|building|property|in|an|amount|minimum|at|least|not|less|than|for|against|with|total|on))*`;

/** What the law allows at most is printed as well: only what this lender asks for counts. */
export const coverageAsked: readonly Rule[] = [
  sentence(
    'flood_coverage_amount',
    ['we require', 'you must', 'required', 'requires', 'must be'],
    String.raw`(?:\b(?:we|lender|bank|credit union)(?: will)? requires?(?: you to (?:buy|purchase|obtain|carry|keep|maintain))?|required(?: amount| coverage)?(?: for (?:this|your) loan)?(?: is|:)|for (?:this|your) loan is|you must (?:buy|purchase|obtain|carry|keep|maintain)|(?:insurance|coverage|amount) (?:required|we require)(?: for (?:this|your) loan)?(?: is|:))(?: flood insurance| coverage)?(?: (?:of|in the amount of))?(?: at least| not less than)? (?P<v>{sum})`,
    { certainty: 0.85 },
  ),
  sentence(
    'flood_coverage_amount',
    ['must', 'need', 'requir', 'insure'],
    String.raw`${asks}${sumWords} (?P<v>{money})`,
    {
      certainty: 0.85,
    },
  ),
  sentence(
    'flood_coverage_amount',
    ['flood insurance', 'coverage'],
    String.raw`\b(?:flood insurance|coverage)(?: coverage)?(?: (?:of|for|in|an|the|amount|at|least|not|less|than|minimum))+ (?P<v>{money}) (?:is required|are required|will be required|must be|is needed|shall be)\b`,
    { certainty: 0.85 },
  ),
  sentence(
    'flood_coverage_amount',
    ['minimum amount of', 'amount of flood'],
    String.raw`\b(?:minimum|required) amount of (?:flood )?(?:insurance|coverage)(?: (?:for (?:this|your) (?:loan|property|building)|required|you must (?:buy|carry|have)))* is (?P<v>{money})`,
    { certainty: 0.86 },
  ),
];
