import type { Facts } from '../facts.ts';
import { isApprovedWithoutLand, isRealEstateSecured } from '../loan-kind.ts';
import type { Policy } from '../policy.ts';
import { evaluated, notApplicable, type Outcome, type Rule } from '../rule.ts';
import { missingPapers } from './missing-papers.ts';

/** Each line is there when one of its papers is. */
const NEEDED = [
  { papers: ['deed_of_trust', 'mortgage'], words: 'no deed of trust and no mortgage' },
  { papers: ['title_commitment', 'title_policy'], words: 'no title commitment and no title policy' },
  { papers: ['flood_determination'], words: 'no flood determination' },
];

/** a loan on land has its instrument, its title and its flood determination. */
export function realEstatePapers(facts: Facts, _policy: Policy, rule: Rule): Outcome {
  if (!isRealEstateSecured(facts)) return notApplicable;
  const unapproved = isApprovedWithoutLand(facts);
  return evaluated(
    NEEDED.filter(({ papers }) => !facts.has(...papers)).map(({ papers, words }) =>
      missingPapers(rule, {
        severity: unapproved ? 'warning' : 'exception',
        message: unapproved
          ? `The package holds documents about real estate and ${words}. The approval names no real estate as security: check to which loan they belong.`
          : `Real estate secures the loan, and the package holds ${words}.`,
        missing: papers,
      }),
    ),
  );
}
