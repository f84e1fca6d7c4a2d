import type { ComponentProps } from 'react';
import './field.css';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly Option[];
}

/** The browser's own: every assistive technology and every phone knows it. Stands inside a Field. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <select {...rest} className="select">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
