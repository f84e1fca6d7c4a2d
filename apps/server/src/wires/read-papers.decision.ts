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
  /** Whom the same paper names as the beneficiary. */
  readonly payee: string | null;
}

/** What the package says about the wire. */
export interface WirePapers {
  readonly fields: ReadonlyMap<WireFieldName, readonly PaperValue[]>;
  readonly amount: readonly PaperValue[];
  /** What documents of other kinds say of the account and the bank: the wire is not filled from them, but held to them. */
  readonly elsewhere: ReadonlyMap<WireFieldName, readonly PaperValue[]>;
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
    // A value that waits to be confirmed keeps its paper first: the wire is not filled from another in its place.
    INSTRUCTIONS.some(
      ([, field]) => facts.readings(field, [docType]).length + facts.proposed(field, [docType]).length > 0,
    ),
  );
  const fields = new Map<WireFieldName, readonly PaperValue[]>();
  for (const [name, field] of INSTRUCTIONS) {
    const read = paper === undefined ? [] : facts.readings(field, [paper]).map((one) => toValue(facts, name, one));
    if (read.length > 0) fields.set(name, read);
  }
  for (const [name, field, papers] of BESIDE) {
    const [first] = papers.flatMap((docType) => facts.readings(field, [docType]));
    if (first !== undefined) fields.set(name, [toValue(facts, name, first)]);
  }
  const others = INSTRUCTION_PAPERS.filter((docType) => docType !== paper);
  const elsewhere = new Map(
    INSTRUCTIONS.filter(([name]) => NUMBERS.has(name)).map(([name, field]) => [
      name,
      facts.readings(field, others).map((one) => toValue(facts, name, one)),
    ]),
  );
  return { fields, amount: amountsOf(facts), elsewhere, unread: unreadOf(loanPackage) };
}

/** Where the money goes. */
export const NUMBERS: ReadonlySet<WireFieldName> = new Set(['beneficiary_account', 'beneficiary_bank_aba']);

/** A package may instruct several wires: named the payee, what it says to others is left aside. */
export function papersFor(papers: WirePapers, payee: string): WirePapers {
  const isOther = (one: PaperValue) => one.payee !== null && !agreesWith('beneficiary_name', one.payee, payee);
  const named = (papers.fields.get('beneficiary_name') ?? []).some((one) => !isOther(one));
  if (!named) return papers;
  const without = (values: readonly PaperValue[]) => values.filter((one) => !isOther(one));
  const fields = [...papers.fields].map(
    ([name, values]) =>
      [name, INSTRUCTIONS.some(([instructed]) => instructed === name) ? without(values) : values] as const,
  );
  return {
    ...papers,
    fields: new Map(fields.filter(([, values]) => values.length > 0)),
    amount: without(papers.amount),
  };
}

/** What the wire instructions ask for; where they are silent, what is paid out by the disbursement authorization. */
function amountsOf(facts: Facts): readonly PaperValue[] {
  const asked = facts.readings('wire_amount', INSTRUCTION_PAPERS);
  const paidOut = facts.readings('loan_proceeds_total', ['disbursement_authorization']);
  return (asked.length > 0 ? asked : paidOut).map((one) => toValue(facts, null, one));
}

function toValue(facts: Facts, name: WireFieldName | null, reading: Reading): PaperValue {
  const { value, source, documentId, pageNo, confidence, rivals = [] } = reading;
  // Routing numbers are printed with spaces and hyphens.
  const clean = (text: string) => (name === 'beneficiary_bank_aba' ? text.replaceAll(/[\s-]/g, '') : text);
  const others = rivals.map((rival) => clean(rival.value));
  const document = facts.documents.find(({ id }) => id === documentId);
  const payee = document === undefined ? undefined : facts.readingsOf(document, 'wire_beneficiary_name')[0]?.value;
  return { value: clean(value), docType: source, documentId, pageNo, confidence, others, payee: payee ?? null };
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
