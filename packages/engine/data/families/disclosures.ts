import type { Family } from '../../src/extraction/rule.ts';
import { closingDisclosure } from './closing-disclosure.ts';
import { loanEstimate } from './loan-estimate.ts';

/** What federal rules make a lender disclose. */
export const disclosures: readonly Family[] = [closingDisclosure, loanEstimate];
