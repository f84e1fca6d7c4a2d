import type { Family } from '../../src/extraction/rule.ts';
import { closingDisclosure } from './closing-disclosure.ts';
import { loanEstimate } from './loan-estimate.ts';
import { truthInLending } from './truth-in-lending.ts';

/** What federal rules make a lender disclose. */
export const disclosures: readonly Family[] = [closingDisclosure, loanEstimate, truthInLending];
