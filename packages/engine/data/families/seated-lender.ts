import type { Rule } from '../../src/extraction/rule.ts';
import { sentence } from './build.ts';
import { address, partyName } from './instrument-patterns.ts';

/** Where a party has its seat, up to the address. */
const seated = String.raw`,? (?:of|at|located at|having (?:its|an?) (?:(?:principal|main|home|mailing|business|chief|executive|post office) )*(?:office|offices|address|place of business)(?: at| of| is)?|with (?:its|an?) (?:(?:principal|main|home|mailing|business) )*(?:office|offices|address|place of business)(?: at| of| is)?|whose (?:(?:mailing|principal|main|business|post office) )*(?:address|office|place of business) is(?: at)?|doing business at)`;

const asTaker = String.raw`,? (?:as|as the|the|as the said) (?:lender|beneficiary|mortgagee|assignee|secured party)\b`;

const takers = ['lender', 'beneficiary', 'mortgagee', 'assignee', 'secured party'].flatMap((word) => [
  `the ${word}`,
  `as ${word}`,
]);

/** A lender that an instrument names with its seat before its role. */
export const seatedLender: readonly Rule[] = [
  // "First Bank, having its principal office at 12 Elm Street, Macon, GA 31201, the Mortgagee"
  sentence(
    'lender_name',
    takers,
    String.raw`\b(?:and|to|unto|between|benefit of|favor of|use of) (?P<v>${partyName})(?:,? an? [a-z -]{4,60}?)?${seated} ${address}${asTaker}`,
    { certainty: 0.9 },
  ),
  sentence('lender_address', takers, String.raw`${seated} (?P<v>${address})${asTaker}`, { certainty: 0.9 }),
];
