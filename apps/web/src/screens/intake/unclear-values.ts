import type { RecordPreview } from '@countersign/contract/intake';

/** A value of the record that was not taken over, with what the record says and why it is not clear. */
export interface UnclearValue {
  /** A canonical field. */
  readonly field: string;
  readonly reason: string;
}

/** Fields of the form, by the canonical field that fills them. */
const FILLED_BY = { principal_amount: 'expectedPrincipal' } as const;

interface UnclearValues {
  /** By field of the form, said beside it. */
  readonly inForm: Readonly<Partial<Record<'externalRef' | 'expectedPrincipal', string>>>;
  /** Fields that the form does not show: said beside the record. */
  readonly elsewhere: readonly UnclearValue[];
}

/** What a person must be told of a record: values that stay empty because nobody can say for sure what they mean. */
export function unclearValues({ notUnderstood, fields, externalRef }: RecordPreview): UnclearValues {
  const told = notUnderstood.map(({ field, message }) => ({ field, reason: withoutField(field, message) }));
  const isInForm = ({ field }: UnclearValue): boolean => field in FILLED_BY;
  const number = fields.find(({ fieldName, rawText }) => fieldName === 'loan_number' && rawText !== null)?.rawText;
  return {
    inForm: {
      ...Object.fromEntries(
        told.filter(isInForm).map(({ field, reason }) => [FILLED_BY[field as keyof typeof FILLED_BY], reason]),
      ),
      // A loan number is understood as any text, and still may be no reference.
      ...(externalRef === null && number != null ? { externalRef: `"${number}" is not a valid reference.` } : {}),
    },
    elsewhere: told.filter((value) => !isInForm(value)),
  };
}

/** Messages begin with the name of the field, which people know by its title. */
function withoutField(field: string, message: string): string {
  return message.startsWith(`${field}: `) ? message.slice(field.length + 2) : message;
}
