import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { canonicalFields } from '../../api/operations/catalogues.ts';
import { Select } from '../../parts/select.tsx';
import { configureWords as words } from '../../words/configure.ts';

interface FieldSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  readonly value: string;
  readonly onValue: (name: string) => void;
  /** What it says while no field is chosen. */
  readonly none?: string;
  /** Names that are offered beside those of the catalogue. */
  readonly more?: readonly { readonly value: string; readonly label: string }[];
}

/** One of the canonical fields. A name that the catalogue does not know stays visible. */
export function FieldSelect({ value, onValue, more = [], none = words.chooseField, ...rest }: FieldSelectProps) {
  const { data: fields = [] } = useQuery(canonicalFields);
  const known = [...fields.map(({ name, title }) => ({ value: name, label: title })), ...more];
  const unknown = value !== '' && !known.some((each) => each.value === value) ? [{ value, label: value }] : [];
  return (
    <Select
      {...rest}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      options={[{ value: '', label: none }, ...unknown, ...known]}
    />
  );
}
