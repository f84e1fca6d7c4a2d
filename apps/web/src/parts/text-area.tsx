import type { ComponentProps } from 'react';
import './field.css';

/** Several lines of text. Stands inside a Field, which names it. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...props} className="text-area" />;
}
