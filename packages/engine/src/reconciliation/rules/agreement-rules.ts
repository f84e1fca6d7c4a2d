import { agreeAcross, type Speakers } from '../agreement/agree-across.ts';
import { intakeBorrowerAgrees, intakePrincipalAgrees } from '../agreement/intake-agrees.ts';
import { principalAgrees } from '../agreement/maximum-lien.ts';
import { RISKY_TERMS, riskyTermsDisclosed } from '../agreement/note-and-disclosure.ts';
import { isStatedAs } from '../agreement/stated-as.ts';
import { VARIABLE_TERMS, variableTermsAgree } from '../agreement/variable-rate.ts';
import { wordsEqualFigures } from '../agreement/words-and-figures.ts';
import type { Severity } from '../finding.ts';
import { evaluated, notApplicable, type Rule } from '../rule.ts';

const NOTES = ['promissory_note', 'change_in_terms'];
const DEEDS = ['deed_of_trust', 'mortgage'];
/** Papers signed with the note that recite its terms. */
const INSTRUMENTS = [...DEEDS, 'assignment_of_rents', 'security_agreement', 'guaranty', 'rider', 'loan_agreement'];
/** Final figures. A Loan Estimate and an application are first ones, and may differ. */
const DISCLOSURES = ['closing_disclosure', 'truth_in_lending'];
const MONEY_PAPERS = ['settlement_statement', 'disbursement_authorization', 'sba_form_1050'];

/** Each row says which papers speak for the field. The others may print it and mean an old loan, a limit or an estimate. */
export const agreementRules: readonly Rule[] = [
  {
    ...agreement('R-101', 'exception', 'Principal agrees across documents', [
      'principal_amount',
      'credit_limit',
      'max_lien_amount',
    ]),
    evaluate: (facts, policy, rule) =>
      principalAgrees(
        {
          field: 'principal_amount',
          // Resolutions state the most that may be borrowed, title papers what is insured.
          docTypes: [...NOTES, ...INSTRUMENTS, ...DISCLOSURES, ...MONEY_PAPERS],
          expected: ['promissory_note', ...DEEDS, 'closing_disclosure'],
          approval: false,
          isOther: isStatedAs(['max_lien_amount', 'guaranty_limit']),
        },
        facts,
        policy,
        rule,
      ),
  },
  {
    ...agreement('R-102', 'exception', 'Principal in words equals figures', ['principal_amount', 'principal_words']),
    evaluate: (facts, _policy, rule) => wordsEqualFigures(facts, rule),
  },
  across('R-103', 'exception', 'Interest rate agrees', {
    field: 'interest_rate',
    docTypes: [...NOTES, ...DEEDS, 'rider', 'loan_agreement', ...DISCLOSURES, ...MONEY_PAPERS],
    expected: ['promissory_note', 'closing_disclosure'],
    approval: false,
  }),
  across('R-104', 'exception', 'Maturity date agrees', {
    field: 'maturity_date',
    docTypes: [...NOTES, 'heloc_agreement', ...INSTRUMENTS, 'truth_in_lending', 'disbursement_authorization'],
    expected: ['promissory_note', ...DEEDS],
    approval: true,
    isOther: isStatedAs(['note_date', 'closing_date', 'approval_date', 'approval_expiration_date']),
  }),
  {
    ...agreement('R-105', 'warning', 'Note date agrees where cited', ['note_date']),
    evaluate: (facts, policy, rule) => {
      const citing = [...DEEDS, 'guaranty', 'assignment_of_rents', 'security_agreement', 'rider'];
      if (!facts.has(...citing)) return notApplicable;
      return agreeAcross(
        // A loan agreement may be older than the notes made under it.
        {
          field: 'note_date',
          docTypes: ['promissory_note', ...citing],
          expected: ['promissory_note', ...citing],
          approval: false,
        },
        facts,
        policy,
        rule,
      );
    },
  },
  across('R-106', 'exception', 'First payment date agrees', {
    field: 'first_payment_date',
    docTypes: [...NOTES, 'rider', 'loan_agreement', ...DISCLOSURES],
    expected: ['promissory_note', 'truth_in_lending'],
    approval: true,
  }),
  across('R-107', 'exception', 'Payment amount agrees', {
    field: 'payment_amount',
    docTypes: [...NOTES, ...DISCLOSURES],
    expected: ['promissory_note', ...DISCLOSURES],
    approval: false,
  }),
  across('R-108', 'warning', 'Loan number agrees', {
    field: 'loan_number',
    // Insurers, appraisers, the SBA and lenders who are paid off have numbers of their own.
    docTypes: [
      ...NOTES,
      'heloc_agreement',
      ...INSTRUMENTS,
      ...DISCLOSURES,
      ...MONEY_PAPERS,
      'flood_determination',
      'title_commitment',
      'title_policy',
      'right_to_cancel',
      'errors_omissions',
      'agreement_to_provide_insurance',
    ],
    expected: ['promissory_note', 'closing_disclosure'],
    approval: true,
  }),
  {
    ...agreement('R-109', 'exception', 'Variable-rate terms agree', [...VARIABLE_TERMS, 'rate_type']),
    docTypes: ['promissory_note', 'rider'],
    evaluate: variableTermsAgree,
  },
  {
    ...agreement('R-424', 'exception', 'Prepayment penalty and balloon as disclosed', RISKY_TERMS),
    docTypes: ['closing_disclosure'],
    evaluate: riskyTermsDisclosed,
  },
  {
    ...agreement('R-110', 'warning', 'Expected principal given at intake agrees with the note', ['principal_amount']),
    evaluate: intakePrincipalAgrees,
  },
  {
    ...agreement('R-111', 'warning', 'Borrower name given at intake agrees with the note', ['borrower_name']),
    evaluate: (facts, _policy, rule) => intakeBorrowerAgrees(facts, rule),
  },
];

function agreement(id: string, severity: Severity, title: string, fields: readonly string[]): Rule {
  return {
    id,
    version: '1',
    severity,
    title,
    category: 'consistency',
    fields,
    docTypes: ['promissory_note'],
    spec: null,
    evaluate: () => evaluated(),
  };
}

/** A rule that is nothing but its row. */
function across(id: string, severity: Severity, title: string, speakers: Speakers): Rule {
  return {
    ...agreement(id, severity, title, [speakers.field]),
    evaluate: (facts, policy, rule) => agreeAcross(speakers, facts, policy, rule),
  };
}
