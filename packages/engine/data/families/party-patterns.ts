import { stateName } from './instrument-patterns.ts';

/**
 * Patterns for parties that a document names without a label, or among others with the same label. Of several proposed
 * insureds the lender is known by what lenders call themselves, of several names in a letterhead the insurer likewise.
 */

/** A word of a name: it begins with a capital or a figure, also where the rest of a pattern takes any case. */
const word = String.raw`(?:(?-i:[A-Z][A-Za-z0-9.'’&/-]*)|\d{1,2}(?:st|nd|rd|th)\b)`;
const nameWords = String.raw`${word}(?: (?:${word}|&|and|of|the|for)){0,8}?`;

const lenderWord = String.raw`(?:[a-z]*banks?|bancorp|banc|bankers|credit union|f\.?c\.?u\.?|mortgage|lending|lenders|loans|savings|financial|trust company|farm credit|land bank|funding|thrift|capital|finance)`;
const lenderTail = String.raw`(?: (?:of|and|&|${word})){0,6}?(?:,? (?:N\. ?A\.|NA\b|F\.?S\.?B\.?|S\.?S\.?B\.?|National Association|ACA\b|FLCA\b|PCA\b|L\.?L\.?C\.?|Inc\.?|Corp\.?|Corporation|Company|Co\.|L\.?P\.?))?`;

/** What a lender's name can look like; the word that tells it is somewhere in it. */
export const lenderName = String.raw`(?:(?:${word}|&|and|of|the) ){0,6}?${lenderWord}\b${lenderTail}`;

/** What may follow a lender's name on its line and is no part of it. */
const afterLender = String.raw`(?:,? *(?:its successors|and/or|isaoa|i\.s\.a\.o\.a|atima|a (?:national|federal|state)|as its interest|c/o|attn|the [“"]|\(|[“"])[^\n]*)?`;

const betweenNameAndStreet = String.raw`(?:(?:its successors|and/or|isaoa|atima|(?:company )?nmls|member fdic|equal housing|as (?:its|their) interests?|attn|attention|c/o|insurance (?:dept|department|service)|loan (?:dept|department|servicing|operations)|mortgage servicing)[^\n]*\n){0,2}`;
const street = String.raw`(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?(?:Box|Drawer)|One )`;
/** A state before its code: "Loan 89016" has figures, too. */
const cityLine = String.raw`[^\n]*\b(?:(?-i:[A-Z]{2})|${stateName}),? +\d{5}(?:-\d{4})?\b`;

/** A lender's name over its address. */
export const lenderBlockName = String.raw`^(?:to:? )?(?P<v>${lenderName})${afterLender}\n${betweenNameAndStreet}${street}`;
export const lenderBlockAddress = String.raw`^(?:to:? )?${lenderName}${afterLender}\n${betweenNameAndStreet}(?P<v>${street}(?:[^\n]*\n){0,2}?${cityLine})`;

/** A line of an address that names somebody: no lender, no company that writes such papers, nothing but a name. */
const stranger = String.raw`(?:[^\n]*\b(?:insurance|assurance|casualty|indemnity|agency|brokers?|title|escrow|abstract|settlement|determinations?|appraisers?|valuation|department|dept|attn|attention|notice|statement|form|address|number|name|insureds?|information|isaoa|atima|declarations?|policy|certificate|evidence|dear|premises|location|mortgagee|description|borrowers?|lender|coverage|property)\b[^\n]*|(?:to:? )?${lenderName}[^\n]*)`;
const addresseeLine = String.raw`(?-i:[A-Z])[^\n:\d$%]{3,60}`;
const addressTail = String.raw`${street}[^\n]*\n(?:[^\n]*\n)?${cityLine}`;

/** Who a letter is written to, one line after the other; the lender's own address is passed over. */
export const addresseeName = String.raw`^(?:(?:${addresseeLine}\n)?${stranger}\n|(?:to:? )?(?P<v>${addresseeLine})\n(?:${addresseeLine}\n)?${addressTail})`;
export const addresseeAddress = String.raw`^(?:(?:${addresseeLine}\n)?${stranger}\n|(?:to:? )?${addresseeLine}\n(?:${addresseeLine}\n)?(?P<v>${addressTail}))`;

/** Where the address of a letter stands. */
export const letterAddress = { x: 0, y: 0.04, w: 0.6, h: 0.4 } as const;

/** A name that is a lender's and nothing else, for labels that name others as well. */
export const onlyLender = String.raw`(?i)^(?:\(?[a-z0-9]\)?[.)]? )?(?P<v>${lenderName})(?:,? *(?:and its|and each|and all|and their|its|and/or|isaoa|atima|a national|a state|a federal|as |in the|c/o|attn|policy|amount|with|\(|;|\d)|,|\.? *$)`;

const insurerEnd = String.raw`(?:insurance (?:company|co\.?|group|corporation|corp\.?|exchange|association|society|trust)|assurance(?: company| co\.?| corporation)?|casualty(?: company| co\.?| corporation| insurance company)?|indemnity(?: company| co\.?)?|mutual(?: insurance)?(?: company| co\.?| group)?|fire (?:and|&) casualty|underwriters(?: at lloyd[’']?s)?|reciprocal(?: exchange)?|lloyd[’']?s(?: of london)?|surety(?: company)?|citizens property|fair plan|specialty|lines)`;

/** "Coastal Underwriters Insurance Company" goes on after a word that might have been its last. */
const insurerTail = String.raw`(?: (?-i:Insurance|INSURANCE|Assurance|ASSURANCE|Indemnity|INDEMNITY|Casualty|CASUALTY|Mutual|MUTUAL))*(?: (?-i:Company|COMPANY|Co\.|CO\.|Corporation|CORPORATION|Corp\.|Group|GROUP|Exchange|EXCHANGE|Association))?`;

/** What an insurer's name looks like: agencies, brokers and services end otherwise. */
export const insurerName = String.raw`${nameWords} ${insurerEnd}${insurerTail}(?: of ${word}(?: ${word})?)?(?:,? (?:Inc\.?|Ltd\.?|SI|A Mutual Company))?`;

/** Where a letterhead stands. */
export const pageHead = { x: 0, y: 0, w: 1, h: 0.22 } as const;

const agentWord = '(?:title|escrow|abstract|settlements?|closings?|conveyancing)';
const companyTail = String.raw`(?:,? (?:L\.?L\.?C\.?|Inc\.?|Corp\.?|Corporation|Company|Co\.|L\.?P\.?|L\.?L\.?P\.?|P\.?C\.?|P\.?A\.?))?`;

/** What a title or escrow company's name can look like. */
const agentName = String.raw`(?:(?:${word}|&|and|of|the),? ){0,6}?${agentWord}\b(?:,? (?:of|and|&|${word})){0,5}?${companyTail}`;

/** A line that is such a name; titles of forms hold the same words. */
export const agentLine = String.raw`^(?:.*\b(?:statement|association|instructions?|information|charges|number|date|agent|officer|disclosure|location|sheet|summary|worksheet|report|request|letter|notice|estimate|form|agreement|costs|no|wir(?:e|ing)|trust account|loan closings?|loan departments?|fees?|to|from|issued|prepared|provided|memorandum|memo|account)\b.*|(?P<v>${agentName})(?:, an? (?:division|subsidiary|affiliate|licensed)\b.*)?)$`;

const wholeAddress = String.raw`${street}[^\n]*\b(?:(?-i:[A-Z]{2})|${stateName}),? +\d{5}(?:-\d{4})?`;

/** A letterhead on one line: "Prairie State Bank, 200 Main Street, Ames, IA 50010". */
export const lenderHeadName = String.raw`^(?P<v>${lenderName})(?:,| ?[|•·–—-]) ${wholeAddress}(?: ?[|•·–—(,-].*)?$`;
export const lenderHeadAddress = String.raw`^${lenderName}(?:,| ?[|•·–—-]) (?P<v>${wholeAddress})(?: ?[|•·–—(,-].*)?$`;

/** A line that is a lender's name; titles of papers hold the same words. */
export const lenderLine = String.raw`^(?:.*\b(?:statement|instructions?|information|disclosure|notice|request|approval|officer|committee|memorandum|memo|authorization|agreement|number|no|date|term|amount|closing|proceeds|wire|to|from|name|receiving|beneficiary|intermediary|institution|aba|account|routing)\b.*|(?P<v>${lenderName}))$`;

/** "Re: Delta Storage, LP - loan 44-00871": of whom a letter to a lender speaks. Other subjects are no party. */
export const subjectOfLetter = String.raw`^re:? (?:[^\n]*\b(?:insurance|policy|appraisal|notice|title|commitment|flood|coverage|report|order|file|certificate|property|request|payoff)\b[^\n]*|(?:borrowers?:? |your borrowers?,? |our insureds?:? )?(?P<v>(?-i:[A-Z])[^\n:\d]{3,60}?)(?: ?[-–—,/;] ?(?:your )?loan\b|, \d{1,6} ))`;
