import type { Rule } from '../rule.ts';
import { payoffInstructions } from '../wires/payoff-instructions.ts';
import { wireAmount } from '../wires/wire-amount.ts';
import { wireBeneficiary } from '../wires/wire-beneficiary.ts';
import { wireConflict } from '../wires/wire-conflict.ts';
import { wireVerified } from '../wires/wire-verified.ts';
import { wiresWithinFunds } from '../wires/wires-within-funds.ts';

type Row = Pick<Rule, 'id' | 'title' | 'fields' | 'evaluate'> & Partial<Pick<Rule, 'docTypes'>>;

/** Where the money goes. Whoever changes instructions by mail steals whole loans, so that every doubt blocks. */
const rows: readonly Row[] = [
  {
    id: 'R-601',
    title: 'Wire amount within proceeds and equal to the settlement figure',
    fields: [
      'wire_amount',
      'principal_amount',
      'loan_proceeds_total',
      'amount_financed',
      'amount_paid_to_others',
      'origination_charges',
    ],
    evaluate: wireAmount,
  },
  {
    id: 'R-602',
    title: 'Wire beneficiary is the settlement agent',
    fields: ['wire_beneficiary_name', 'settlement_agent'],
    evaluate: wireBeneficiary,
  },
  {
    id: 'R-603',
    title: 'Conflicting wire instructions in the package',
    fields: ['wire_beneficiary_aba', 'wire_beneficiary_account', 'wire_beneficiary_name'],
    evaluate: wireConflict,
  },
  {
    id: 'R-604',
    title: 'Instructions differ from those last verified for this agent',
    fields: ['wire_beneficiary_name', 'wire_beneficiary_aba', 'wire_beneficiary_account'],
    evaluate: wireVerified,
  },
  {
    id: 'R-605',
    title: 'Payoff instructions agree and are those that were verified',
    fields: ['wire_beneficiary_aba', 'wire_beneficiary_account', 'wire_beneficiary_name', 'lender_name'],
    // A payoff by check is no silence.
    docTypes: [],
    evaluate: payoffInstructions,
  },
  {
    id: 'R-606',
    title: 'All wires together within the loan and the borrower’s funds',
    fields: ['wire_amount', 'principal_amount', 'cash_to_close'],
    evaluate: wiresWithinFunds,
  },
];

export const wireRules: readonly Rule[] = rows.map((row) => ({
  version: '1',
  severity: 'exception',
  category: 'validation',
  docTypes: ['wire_instructions'],
  ...row,
  spec: null,
}));
