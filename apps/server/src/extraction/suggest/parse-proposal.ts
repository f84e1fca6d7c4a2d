import { TemplateBody } from '@countersign/contract/extraction';
import type { Template } from '@countersign/engine/extraction/template';
import { createValidator } from '../../platform/validation.ts';

const validate = createValidator(TemplateBody, 'body');

/** The template in a model's answer, or what is wrong with the answer. Fences and chatter around the object are let pass. */
export function parseProposal(answer: string): Template | string {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start < 0 || end <= start) return 'the answer holds no JSON object';
  let parsed: unknown;
  try {
    parsed = JSON.parse(answer.slice(start, end + 1));
  } catch {
    return 'the answer is not valid JSON';
  }
  // Models write null where a key has no value; a template leaves it out.
  const [fault] = validate(withoutNulls(parsed));
  if (fault !== undefined) return `${fault.field} ${fault.message}`;
  return withoutNulls(parsed) as Template;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  );
}
