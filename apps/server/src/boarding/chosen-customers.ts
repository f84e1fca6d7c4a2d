import type { CustomerChoice, PreviewField } from '@countersign/contract/boarding';
import { findRowField } from '@countersign/engine/field-maps/core-field';
import { readRowName } from '@countersign/engine/field-maps/list-fields';
import type { CoreAdapter } from '../platform/core-adapter.ts';
import type { PreviewError } from './types.ts';

/** Stands where other fields have the name of what was read: nobody read it, the maker decided it. */
const CANONICAL = 'core_customer';

/** Who the parties are, as the maker said: fields of the preview like others, so that the checker is shown and approves them. */
export function choiceFields(choices: readonly CustomerChoice[]): readonly PreviewField[] {
  return choices.map(({ coreField, customerId }) => ({
    coreField,
    canonical: CANONICAL,
    transform: 'none',
    value: customerId,
    source: null,
  }));
}

export function choicesIn(preview: readonly PreviewField[]): readonly PreviewField[] {
  return preview.filter(({ canonical }) => canonical === CANONICAL);
}

/** A choice says who somebody is and nothing else: no other field of the core can be filled past the field map. */
export function refusedChoices(
  choices: readonly CustomerChoice[],
  adapter: CoreAdapter,
  mapped: readonly PreviewField[],
): readonly PreviewError[] {
  const seen = new Set(mapped.flatMap(({ coreField, value }) => (value === null ? [] : [coreField])));
  return choices.flatMap(({ coreField }): PreviewError[] => {
    const fault = (message: string) => [{ coreField, canonical: CANONICAL, code: 'not_a_customer', message }];
    if (!isCustomerField(adapter, coreField)) return fault('does not say who anyone is');
    if (seen.has(coreField)) return fault('is filled already');
    seen.add(coreField);
    const row = readRowName(coreField);
    const isThere = row === null || mapped.some((field) => isSameRow(readRowName(field.coreField), row));
    return isThere ? [] : fault('speaks of a party that the loan does not have');
  });
}

function isCustomerField({ shape }: CoreAdapter, coreField: string): boolean {
  const row = readRowName(coreField);
  const field =
    row === null ? shape.fields.find(({ name }) => name === coreField) : findRowField(shape, row.group, row.field);
  return field?.isCustomer === true;
}

type Row = ReturnType<typeof readRowName>;

function isSameRow(left: Row, right: NonNullable<Row>): boolean {
  return left?.group === right.group && left.row === right.row;
}
