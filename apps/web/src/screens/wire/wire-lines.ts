import type { LoanField } from '@countersign/contract/extraction';
import type { Wire } from '@countersign/contract/wires';
import type { Box } from '../../page-viewer/fractions.ts';

/** One line of a wire as it is shown. */
export interface WireLine {
  readonly name: string;
  readonly value: string;
  readonly source: string | null;
  readonly documentId: string | null;
  readonly pageNo: number | null;
  readonly warned: boolean;
}

/** The amount first, then the fields in the order of the service. */
export function linesOf({ amount, amountSource, fields, warnings }: Wire): readonly WireLine[] {
  const isWarned = (name: string) => warnings.some(({ field }) => field === name);
  const { source = null, documentId = null, pageNo = null } = amountSource ?? {};
  return [
    { name: 'amount', value: amount, source, documentId, pageNo, warned: isWarned('amount') },
    ...fields.map((field) => ({ ...field, warned: isWarned(field.name) })),
  ];
}

/** What a document calls the value that stands in a field of the wire. */
const PRINTED: Readonly<Record<string, string>> = {
  amount: 'wire_amount',
  beneficiary_name: 'wire_beneficiary_name',
  beneficiary_account: 'wire_beneficiary_account',
  beneficiary_bank_name: 'wire_beneficiary_bank',
  beneficiary_bank_aba: 'wire_beneficiary_aba',
  reference: 'wire_reference',
  escrow_file_number: 'settlement_file_number',
  value_date: 'disbursement_date',
};

/** What the documents of the loan say of a field of the wire. */
export function statementsOf(field: string, fields: readonly LoanField[]): readonly LoanField[] {
  const printed = PRINTED[field];
  return fields.filter(({ fieldName, rawText }) => fieldName === printed && rawText !== null);
}

/** Where a value stands on its page: the reading of the same document that says the same. Null where nobody knows. */
export function boxOf({ documentId, pageNo, value }: WireLine, fields: readonly LoanField[]): Box | null {
  if (documentId === null || pageNo === null) return null;
  const plain = (text: string | null) => (text ?? '').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const read = fields.find(
    (field) =>
      field.documentId === documentId &&
      field.pageNo === pageNo &&
      field.bbox !== null &&
      (plain(field.normalizedValue) === plain(value) || plain(field.rawText) === plain(value)),
  );
  return read?.bbox ?? null;
}
