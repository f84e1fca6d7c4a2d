import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';
import { closerName as agentName } from './title-patterns.ts';

const sum = String.raw`\$ ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?`;

/** What a law firm or a title company writes to the lender whose loan it closes. */
export const closerLetters: readonly Rule[] = [
  // A law firm closes through an agency of its own.
  sentence(
    'settlement_agent',
    ['agency', 'agent for', 'agent of'],
    String.raw`\b(?:agency|affiliate|company|through|with|by),? (?P<v>${agentName}),? (?:(?:as|an|its|the|which is|policy|issuing|title|authorized) )*agents? (?:for|of) (?-i:[A-Z])`,
    { certainty: 0.84, fallback: true },
  ),
  sentence(
    'principal_amount',
    ['loan of', 'loan in the amount'],
    String.raw`\b(?:payoff|existing|prior|old|seller[’']?s?|second|subordinate|other)\b[^.;$]{0,60}|\b(?:on|for|from|of|under|fund|funding|close|closing)(?: (?:a|an|the|this|your|our|its|above|new|mortgage|first|first mortgage))* loan (?:of|in the (?:principal |original )*(?:amount|sum) of) (?P<v>${sum})`,
    { certainty: 0.86 },
  ),
  sentence(
    'principal_amount',
    [' loan'],
    String.raw`\b(?:payoff|existing|prior|old|seller[’']?s?|second|subordinate|other)\b[^.;$]{0,60}{money}|\b(?:your|our|the|a|this|new|above) (?:new )?(?P<v>${sum}) (?:(?:first|mortgage|real|estate|term|purchase|refinance|commercial|new) )*loan\b`,
    { certainty: 0.84 },
  ),
];

/** The day up to which a figure holds, where the loan is named before it: "The payoff on this loan as of March 3 is". */
export const payoffDays: readonly Rule[] = [
  sentence(
    'payoff_good_through',
    ['payoff', 'pay-off', 'pay off', 'in full'],
    String.raw`\b(?:pay-?off|pay off|in full)(?: (?:amount|figure|balance|total|quote))?(?: (?:on|for|of|to))? (?:the|this|your|our|said) (?:above|above-referenced|referenced|captioned|following)? ?(?:loan|mortgage|note|account|debt|obligation)(?: (?:no\.?|number|#)? ?[\d-]{4,})?,? (?:as of|through|thru|good through|good to|on|until|to) (?P<v>{date}),? (?:is|will be|totals|comes to|would be|are)\b`,
    { certainty: 0.86 },
  ),
];
