import type { TemplateBody } from '@countersign/contract/extraction';
import { checkTemplate, type Template } from '@countersign/engine/extraction/template';
import { DomainError } from '../platform/domain-error.ts';

/** The template as the engine takes it, or 400 with a reason for every field that is wrong. */
export function requireTemplate(body: TemplateBody, at = ''): Template {
  const template = body as Template;
  const faults = checkTemplate(template);
  if (faults.length === 0) return template;
  const errors = faults.map(({ pointer, message }) => ({
    field: `${at}${pointer}`.slice(1).replaceAll('/', '.'),
    pointer: `${at}${pointer}`,
    code: 'invalid',
    message,
  }));
  throw new DomainError({
    code: 'template_invalid',
    detail: `The template has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: ${errors[0]?.field} ${errors[0]?.message}.`,
    errors,
  });
}
