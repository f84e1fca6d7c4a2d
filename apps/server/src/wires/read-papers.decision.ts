import type { WireFieldName } from '@countersign/contract/wires';
import { sameId } from '@countersign/engine/reconciliation/comparisons/same-id';
import { sameName } from '@countersign/engine/reconciliation/comparisons/same-name';
import { arrange, type Facts, type Reading } from '@countersign/engine/reconciliation/facts';
import type { LoanPackage } from '@countersign/engine/reconciliation/loan-package';

/** A value for a field of the wire, where it stands. */
export interface PaperValue {
  readonly value: string;
  readonly docType: string;
  readonly documentId: string;
  readonly pageNo: number | null;
  readonly confidence: number;
  /** What else the same paper may state as the field. */
  readonly others: readonly string[];
}

/** What the package says about the wire. */
export interface WirePapers {
  readonly fields: ReadonlyMap<WireFieldName, readonly PaperValue[]>;
  readonly amount: readonly PaperValue[];
  /** What is printed for a field and was not understood as one. */
  readonly unread: ReadonlyMap<WireFieldName, string>;
}

/**
 * Papers that may carry instructions for this closing, the weightiest first. All of a wire's instructions come from one
 * kind of paper: the bank of one beside the account of another would be an account that nobody named.
 */
const INSTRUCTION_PAPERS = [
  'wire_instructions',
  'disbursement_authorization',
  'settlement_statement',
  'closing_disclosure',
  'title_commitment',
  'closing_protection_letter',
];

const INSTRUCTIONS: readonly (readonly [WireFieldName, string])[] = [
  ['beneficiary_name', 'wire_beneficiary_name'],
  ['beneficiary_account', 'wire_beneficiary_account'],
  ['beneficiary_bank_name', 'wire_beneficiary_bank'],
  ['beneficiary_bank_aba', 'wire_beneficiary_aba'],
  ['reference', 'wire_reference'],
];

/** Of these the first paper that states them is enough; they say nothing about where the money goes. */
const BESIDE: readonly (readonly [WireFieldName, string, readonly string[]])[] = [
  [
    'escrow_file_number',
    'settlement_file_number',
    ['wire_instructions', 'closing_disclosure', 'settlement_statement', 'title_commitment'],
  ],
  [
    'value_date',
    'disbursement_date',
    ['wire_instructions', 'disbursement_authorization', 'closing_disclosure', 'settlement_statement'],
  ],
];

export function readPapers(loanPackage: LoanPackage): WirePapers {
  const facts = arrange(loanPackage);
  const paper = INSTRUCTION_PAPERS.find((docType) =>
    INSTRUCTIONS.some(([, field]) => facts.readings(field, [docType]).length > 0),
  );
  const fields = new Map<WireFieldName, readonly PaperValue[]>();
  for (const [name, field] of INSTRUCTIONS) {
    const read = paper === undefined ? [] : facts.readings(field, [paper]).map((one) => toValue(name, one));
    if (read.length > 0) fields.set(name, read);
  }
  for (const [name, field, papers] of BESIDE) {
    const [first] = papers.flatMap((docType) => facts.readings(field, [docType]));
    if (first !== undefined) fields.set(name, [toValue(name, first)]);
  }
  return { fields, amount: amountsOf(facts), unread: unreadOf(loanPackage) };
}

/** What the wire instructions ask for; where they are silent, what is paid out by the disbursement authorization. */
function amountsOf(facts: Facts): readonly PaperValue[] {
  const asked = facts.readings('wire_amount', INSTRUCTION_PAPERS);
  const paidOut = facts.readings('loan_proceeds_total', ['disbursement_authorization']);
  return (asked.length > 0 ? asked : paidOut).map((one) => toValue(null, one));
}

function toValue(name: WireFieldName | null, reading: Reading): PaperValue {
  const { value, source, documentId, pageNo, confidence, rivals = [] } = reading;
  // Routing numbers are printed with spaces and hyphens.
  const clean = (text: string) => (name === 'beneficiary_bank_aba' ? text.replaceAll(/[\s-]/g, '') : text);
  const others = rivals.map((rival) => clean(rival.value));
  return { value: clean(value), docType: source, documentId, pageNo, confidence, others };
}

function unreadOf({ documents }: LoanPackage): ReadonlyMap<WireFieldName, string> {
  const printed = documents
    .filter(({ docType }) => docType === 'wire_instructions')
    .flatMap(({ values }) => values)
    .filter(({ normalizedValue, rawText }) => normalizedValue === null && rawText !== null);
  return new Map(
    INSTRUCTIONS.flatMap(([name, field]) => {
      const found = printed.find(({ fieldName }) => fieldName === field)?.rawText;
      return found === null || found === undefined ? [] : [[name, found] as const];
    }),
  );
}

/** Whether two values say the same, the way the rules compare them. */
export function agreesWith(name: WireFieldName | 'amount', left: string, right: string): boolean {
  if (left === right) return true;
  if (name === 'amount' || name === 'value_date') return false;
  if (name.endsWith('_name')) return sameName(left, right).same;
  if (name.endsWith('_account') || name.endsWith('_aba') || name === 'escrow_file_number') {
    return sameId(left, right).same;
  }
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}
