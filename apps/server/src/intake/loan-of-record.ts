import { printable } from '@countersign/contract/shapes';
import { DomainError, type RefusedField } from '../platform/domain-error.ts';
import type { PreparedRecord } from './prepare-record.ts';

type WithRecord = Pick<PreparedRecord, 'record'>;

/** The borrower as the approval record writes the name; of several the first. */
export function borrowerOf(prepared: WithRecord | undefined): string | undefined {
  return textOf(prepared, 'borrower_name')?.slice(0, 200);
}

/** The loan number of the approval record, where it can be a reference. */
export function referenceOf(prepared: WithRecord): string | undefined {
  const number = textOf(prepared, 'loan_number');
  return number !== undefined && REFERENCE.test(number) ? number : undefined;
}

function textOf(prepared: WithRecord | undefined, field: string): string | undefined {
  const named = prepared?.record.values.find(
    (value) => value.field === field && value.rawText !== null && printable(value.rawText) !== '',
  );
  return named?.rawText == null ? undefined : printable(named.rawText);
}

interface Sent {
  readonly externalRef?: string | undefined;
  readonly borrowerName?: string | undefined;
}

/** What ExternalRef takes (contract). */
const REFERENCE = /^[A-Za-z0-9._-]{1,64}$/;

/** Whose loan it is: what the sender says, and what the approval record says where the sender says nothing. */
export function loanOf(
  { externalRef, borrowerName }: Sent,
  prepared: WithRecord | undefined,
): { readonly externalRef: string; readonly borrowerName: string } {
  const ref = externalRef ?? textOf(prepared, 'loan_number');
  const borrower = borrowerName ?? borrowerOf(prepared);
  const isReference = ref !== undefined && (externalRef !== undefined || REFERENCE.test(ref));
  if (isReference && borrower !== undefined) return { externalRef: ref, borrowerName: borrower };
  const errors: RefusedField[] = [];
  if (ref === undefined) errors.push(missing('externalRef', 'loan number', prepared));
  else if (!isReference) {
    const message =
      'is missing, and the loan number of the approval record is no reference: letters, digits, dots, hyphens and underscores, at most 64';
    errors.push({ field: 'externalRef', pointer: '/externalRef', code: 'invalid', message });
  }
  if (borrower === undefined) errors.push(missing('borrowerName', 'borrower', prepared));
  const [first] = errors;
  const code = prepared === undefined ? 'request_invalid' : 'lar_missing_fields';
  throw new DomainError({ code, detail: `${first?.field} ${first?.message}.`, errors });
}

function missing(field: string, what: string, prepared: WithRecord | undefined): RefusedField {
  const message =
    prepared === undefined
      ? 'is missing, and no approval record was sent that could name it'
      : `is missing, and the approval record names no ${what}`;
  return { field, pointer: `/${field}`, code: 'missing', message };
}
