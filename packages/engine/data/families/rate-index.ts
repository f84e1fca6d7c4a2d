import type { Rule } from '../../src/extraction/rule.ts';
import { part, sentence, worded } from './build.ts';

const printedIn = String.raw`(?:,? (?:as )?(?:quoted|published|reported|announced|listed|stated|printed)(?: (?:daily|each day|from time to time))?(?: in| by)(?: the (?:money rates )?(?:section|table|column) of)?(?: the)? wall street journal)`;

/** The rates that variable loans follow, as US papers name them. */
const indexName = [
  String.raw`(?:wall street journal|wsj)(?: u\.?s\.?)? prime(?: (?:lending )?rate)?${printedIn}?`,
  String.raw`(?:u\.?s\.? )?prime (?:lending )?rate${printedIn}`,
  String.raw`(?:lender|bank|holder|payee|note ?holder|credit union|association)[’']s (?:own )?(?:base|prime|reference|index)(?: lending)? rate`,
  String.raw`(?:one|two|three|five|seven|ten|\d{1,2})[- ]year (?:u\.?s\.? |united states )?treasury(?: (?:notes?|bills?|securit(?:y|ies)|yield|constant|maturity|maturities|index|rate|adjusted)){0,5}`,
  String.raw`(?:(?:\d{1,2}|one|three|six)[- ](?:day|month) )?(?:average |term )*sofr(?: rate)?`,
  String.raw`(?:(?:\d{1,2}|one|three|six)[- ]month )libor(?: rate)?`,
  String.raw`(?:fhlb|federal home loan bank)(?: of (?-i:[A-Z][a-z]+)(?: (?-i:[A-Z][a-z]+))?)?(?: (?:\d{1,2}[- ]year|fixed|classic|regular|long-term|amortizing|rate))* advance rate`,
  String.raw`(?:11th district )?cost of funds index`,
].join('|');

/** The index by its own name, whatever stands around it. */
export const rateIndex: readonly Rule[] = [
  worded(
    'rate_index',
    '(?:the )?(?:interest )?(?:rate )?index(?: rate| name| used| and margin)?|(?:how the )?(?:interest )?rate(?: is set| is based on| basis| index| follows)|variable rate|adjustable rate|based on|tied to|index/margin|index \\+ margin',
    {
      certainty: 0.95,
      lines: 3,
      valuePattern: part(String.raw`\b(?P<v>${indexName})(?:\b|$)`),
    },
  ),
  sentence(
    'rate_index',
    [
      'prime',
      'treasury',
      'sofr',
      'libor',
      'base rate',
      'advance rate',
      'cost of funds',
      'reference rate',
      'index rate',
    ],
    String.raw`\bnot\b[^.]{0,40}(?:${indexName})|\b(?P<v>${indexName})(?:[ ,.;:()"”]|$)`,
    { certainty: 0.945 },
  ),
];
