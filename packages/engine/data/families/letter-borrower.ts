import type { Rule } from '../../src/extraction/rule.ts';
import { block } from './build.ts';
import { lenderName } from './party-patterns.ts';

/** Where a letter has its head and its inside address. */
const letterPart = { page: 1, box: { x: 0, y: 0, w: 1, h: 0.35 }, certainty: 0.62 } as const;

/** The last word of a name that was broken over two lines is no name. */
const name = String.raw`(?-i:[A-Z])[A-Za-z0-9.&,’'-]* [A-Za-z0-9.&,’' -]{2,70}?`;
const street = String.raw`(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box )[^\n]+`;
const oneLine = String.raw`(?:\d{1,6}[A-Za-z]? |P\.? ?O\.? ?Box )[^\n]+,? (?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?`;
const city = String.raw`[^\n]+,? (?-i:[A-Z]{2}),? \d{5}(?:-\d{4})?`;

const person = String.raw`(?-i:[A-Z][a-z’'][A-Za-z.’'-]*(?: [A-Z][A-Za-z.’'-]*){1,3})`;

const title = String.raw`(?:(?:mr|mrs|ms|miss|dr)\.? (?:(?:and|&) (?:mr|mrs|ms|dr)\.? )?)?`;

/** The caption of a box that holds an address. */
const caption = String.raw`(?:(?:the|of|and|subject|collateral|mortgaged|secured|insured|real|estate|property|premises|security|location|site|project|dwelling|home|mailing|street|physical|address|description)\b[ :/&,]*)+(?:\(.*)?\n`;

/** Who closes a loan gets and writes such letters too. */
const others = String.raw`(?:${caption}|(?:${lenderName}|[^\n]*\b(?:title|escrow|abstract|settlements?|closings?|attorneys?|law offices?)\b)[^\n]*\n)`;

/** The one of the two parties to a letter that is no lender: a name over a street and a town, at its head. */
export const letterBorrower: readonly Rule[] = [
  block(
    'borrower_name',
    3,
    String.raw`^(?:to:? |from:? )?${others}|^(?:from:? |to:? )?${title}(?P<v>${name})\n(?:${street}\n${city}|${oneLine})$`,
    letterPart,
  ),
  // Of two people one below the other the first.
  block(
    'borrower_name',
    4,
    String.raw`^(?:from:? |to:? )?${others}|^(?:from:? |to:? )?${title}(?P<v>${person})\n(?:and |& )?${person}\n(?:${street}\n${city}|${oneLine})`,
    letterPart,
  ),
  block(
    'borrower_address',
    3,
    String.raw`^(?:to:? |from:? )?${others}|^(?:from:? |to:? )?${name}\n(?P<v>${street}\n${city}|${oneLine})$`,
    letterPart,
  ),
];
