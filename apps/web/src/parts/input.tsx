import type { ComponentProps } from 'react';
import './field.css';
import { classNames } from './class-names.ts';

/** A line of text. Stands inside a Field, which names it. */
export function Input(props: ComponentProps<'input'>) {
  return <input type="text" {...props} className={classNames('input', props.className)} />;
}
