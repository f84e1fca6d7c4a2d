import { isRecord } from '../values/is-record.ts';
import { type FieldMapFault, fault, unknownKeys } from './field-map-fault.ts';
import { layoutQuotes } from './layout-form.ts';

export const MAX_CELL_LENGTH = 4000;
/** A UUID with its dashes. */
export const ID_LENGTH = 36;
const DELIMITERS = [',', ';', '|', '\t', '~', '^'];

export function checkForm(form: unknown, place: string): FieldMapFault[] {
  if (!isRecord(form)) return [fault(place, 'wrong_type', 'must be an object with kind: fixed or delimited')];
  if (form.kind === 'fixed') return unknownKeys(form, ['kind'], `${place}.`);
  if (form.kind !== 'delimited') return [fault(`${place}.kind`, 'unknown_value', 'must be fixed or delimited')];
  const isKnown = typeof form.delimiter === 'string' && DELIMITERS.includes(form.delimiter);
  return [
    ...unknownKeys(form, ['kind', 'delimiter', 'quote'], `${place}.`),
    ...checkChoice(form.quote, layoutQuotes, `${place}.quote`),
    ...(isKnown ? [] : [fault(`${place}.delimiter`, 'unknown_value', 'must be one of , ; | ~ ^ and the tab')]),
  ];
}

export function checkChoice(value: unknown, known: readonly string[], place: string): FieldMapFault[] {
  const isKnown = typeof value === 'string' && known.includes(value);
  return isKnown ? [] : [fault(place, 'unknown_value', `must be one of ${known.join(', ')}`)];
}
