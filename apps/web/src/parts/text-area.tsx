import type { ComponentProps } from 'react';
import './field.css';
import { classNames } from './class-names.ts';

/** Several lines of text. Stands inside a Field, which names it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...props} className={classNames('text-area', props.className)} />;
}
