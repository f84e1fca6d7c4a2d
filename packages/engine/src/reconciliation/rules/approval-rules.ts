import { authorityCovers, principalWithinApproval } from '../approval/amount.ts';
import { collateralAsApproved } from '../approval/collateral.ts';
import { conditionsEvidenced } from '../approval/conditions.ts';
import { approvalNotExpired, approvedBeforeNote } from '../approval/dates.ts';
import { guarantyCovers } from '../approval/guaranty-limit.ts';
import { borrowersAsApproved, guarantorsAsApproved } from '../approval/parties.ts';
import { rateAsApproved } from '../approval/rate.ts';
import { termWithinApproval } from '../approval/term.ts';
import { approvalsAgree } from '../approval/two-approvals.ts';
import { buildFinding } from '../build-finding.ts';
import type { Facts } from '../facts.ts';
import { evaluated, type Outcome, type Rule } from '../rule.ts';

/** Asked of the note and of what was approved. Their papers are the approvals: without one R-300 alone speaks. */
export const approvalRules: readonly Rule[] = [
  approval('R-300', 'Loan approval record present', [], (facts, _policy, rule) => approvalPresent(facts, rule)),
  approval('R-301', 'Principal within approval', ['principal_amount', 'credit_limit'], principalWithinApproval),
  approval(
    'R-302',
    'Rate equals approval, or index + margin at or above floor',
    ['interest_rate', 'rate_index', 'rate_margin', 'rate_floor'],
    rateAsApproved,
  ),
  approval(
    'R-303',
    'Term and amortization within approval',
    ['term_months', 'amortization_months', 'number_of_payments', 'payment_frequency', 'note_date', 'maturity_date'],
    (facts, _policy, rule) => termWithinApproval(facts, rule),
  ),
  approval(
    'R-304',
    'Approval not expired at note date',
    ['approval_expiration_date', 'note_date'],
    (facts, _policy, rule) => approvalNotExpired(facts, rule),
  ),
  approval(
    'R-305',
    "Approver's authority covers the amount",
    ['approval_authority_limit', 'principal_amount', 'approved_by'],
    authorityCovers,
  ),
  approval(
    'R-306',
    'Approval dated on or before note and funding',
    ['approval_date', 'note_date', 'disbursement_date'],
    (facts, _policy, rule) => approvedBeforeNote(facts, rule),
  ),
  approval('R-307', 'Borrowers equal approval', ['borrower_name'], borrowersAsApproved),
  approval('R-308', 'Each approved guarantor has a guaranty; none extra', ['guarantor_name'], (facts, _policy, rule) =>
    guarantorsAsApproved(facts, rule),
  ),
  approval(
    'R-309',
    'Guaranty limit covers what was approved',
    ['guaranty_limit', 'guaranty_type', 'guarantor_name'],
    guarantyCovers,
  ),
  approval(
    'R-310',
    'Collateral and lien position as approved',
    ['lien_position', 'property_address', 'collateral_description'],
    (facts, _policy, rule) => collateralAsApproved(facts, rule),
  ),
  {
    ...approval('R-311', 'Approval conditions evidenced', ['conditions'], (facts, _policy, rule) =>
      conditionsEvidenced(facts, rule),
    ),
    version: '2',
  },
  {
    ...approval('R-312', 'PDF approval and parsed approval record agree', ['principal_amount'], approvalsAgree),
    version: '3',
  },
];

function approval(id: string, title: string, fields: readonly string[], evaluate: Rule['evaluate']): Rule {
  return {
    id,
    version: '1',
    severity: 'exception',
    title,
    category: 'approval',
    fields,
    docTypes: ['approval_record', 'credit_approval'],
    spec: null,
    evaluate,
  };
}

function approvalPresent(facts: Facts, rule: Rule): Outcome {
  if (facts.hasApproval()) return evaluated();
  return evaluated([
    buildFinding(rule, {
      message:
        'The package holds no loan approval record, so nothing could be compared with what was approved. Add the record, or a credit approval among the documents.',
      readings: [],
      comparison: 'present',
      kind: null,
    }),
  ]);
}
