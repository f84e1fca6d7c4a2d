import type { FormField } from '@countersign/engine/pages/page';
import type { PageMarks } from './annotations.ts';

/** Annotations that draw no text of their own. */
const textless = new Set(['link', 'highlight', 'underline', 'squiggly', 'strikeout']);

/** Whether words are drawn over this page that its own text does not hold. */
export function hasPrintedMarks({ formFields, annotations }: PageMarks): boolean {
  return formFields.some(isFilled) || annotations.some(({ kind }) => !textless.has(kind));
}

function isFilled({ kind, value, checked }: FormField): boolean {
  return checked === null ? value !== null || kind === 'signature' || kind === 'button' : checked;
}
