import type { Rule } from '../../src/extraction/rule.ts';
import { guarantorHomes } from './application-people.ts';
import { approvalCollateral } from './approval-collateral.ts';
import { approvalConditions } from './approval-conditions.ts';
import { approvalDecision } from './approval-decision.ts';
import {
  approvalBoxes,
  approvalLetters,
  kindOfHome,
  loanToValues,
  ratePrograms,
  signedTables,
} from './approval-letters.ts';
import { approvalParties } from './approval-parties.ts';
import { approvalProse } from './approval-prose.ts';
import {
  countOfDays,
  earlyPaymentTerms,
  movingRateProse,
  parcelInSentence,
  stateBesideLabel,
  stateOfEntity,
  typeOfProperty,
  zoneInSentence,
} from './approval-sentences.ts';
import { approvalTerms } from './approval-terms.ts';
import { approvalWordings } from './approval-wordings.ts';
import { family } from './build.ts';
import { decisionLabels, decisionPairs } from './decision-labels.ts';
import { occupancyBoxes } from './loan-application.ts';
import { memoProse } from './memo-prose.ts';
import { otherCredit } from './other-debt.ts';
import { entityBoxes, purposeBoxes, rateTypeBoxes } from './request-boxes.ts';
import { loanWordings, movingRateWordings, partyWordings, wordings } from './worded-labels.ts';
import { mailedTo } from './worded-land.ts';

/** What the borrower has already is listed in a memorandum in the same words as what is asked for. */
function ofThisCredit(rule: Rule): Rule {
  if (rule.type !== 'sentence' || rule.pattern === undefined || rule.lines !== undefined) return rule;
  if (rule.field === 'interest_rate') return { ...rule, pattern: `${otherCredit('{rate}')}|${rule.pattern}` };
  return rule.field === 'maturity_date' ? { ...rule, pattern: `${otherCredit('{date}')}|${rule.pattern}` } : rule;
}

export const creditApprovals = [
  family(
    'credit_approval',
    approvalParties,
    guarantorHomes,
    approvalTerms.map(ofThisCredit),
    approvalCollateral,
    approvalDecision,
    approvalConditions,
    approvalWordings.map(ofThisCredit),
    approvalProse.map(ofThisCredit),
    approvalLetters.map(ofThisCredit),
    memoProse.map(ofThisCredit),
    approvalBoxes,
    occupancyBoxes(),
    kindOfHome,
    loanToValues,
    ratePrograms,
    signedTables,
    decisionPairs,
    purposeBoxes,
    rateTypeBoxes,
    entityBoxes,
    decisionLabels(
      'prepayment_penalty',
      'sale_price',
      'payment_frequency',
      'product_code',
      'parcel_number',
      'flood_zone',
      'day_count',
      'renewal_of',
      'approval_expiration_date',
      'approval_number',
      'guarantor_address',
      'apr',
      'in_sfha',
    ),

    mailedTo,
    stateOfEntity,
    stateBesideLabel,
    movingRateProse.map(ofThisCredit),
    countOfDays,
    parcelInSentence,
    zoneInSentence,
    earlyPaymentTerms,
    typeOfProperty,
    loanWordings,
    movingRateWordings,
    partyWordings,
    wordings(
      'property_address',
      'loan_purpose',
      'collateral_description',
      'guarantor_name',
      'borrower_tin',
      'late_charge_percent',
      'grace_days',
    ),
  ),
];
