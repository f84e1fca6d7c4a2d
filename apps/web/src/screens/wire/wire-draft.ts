import type { FieldError } from '@countersign/contract/problem-body';
import { type WireFieldName, type WireRequest, wireFieldNames } from '@countersign/contract/wires';
import { plainAmount } from '../../parts/plain-amount.ts';
import { apiWords } from '../../words/api.ts';

type Given = Readonly<Partial<Record<WireFieldName, string>>>;

/** What was typed, as it is sent: nothing for what was left empty. */
export function requestOf(amount: string, given: Given): WireRequest {
  const plain = plainAmount(amount);
  const fields = wireFieldNames.flatMap((name) => {
    const value = given[name]?.trim() ?? '';
    return value === '' ? [] : [{ name, value }];
  });
  return { ...(plain === '' ? {} : { amount: plain }), ...(fields.length === 0 ? {} : { fields }) };
}

/** What is wrong with one field. The service names what it missed by name, and what was sent by its place in the list. */
export function errorOf(
  errors: readonly FieldError[],
  request: WireRequest,
  name: WireFieldName | 'amount',
): string | undefined {
  const index = request.fields?.findIndex((field) => field.name === name) ?? -1;
  const own = errors.find(({ field }) => field === name || (index >= 0 && field === `fields.${index}.value`));
  return own === undefined ? undefined : apiWords.fieldFault(own.message.replace(`(${name}) `, ''));
}
