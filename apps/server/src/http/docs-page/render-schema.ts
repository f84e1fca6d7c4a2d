import type { JsonSchema } from '../openapi/hoist-schemas.ts';
import { escapeHtml } from './escape-html.ts';

/** A schema in a few words: `string (uuid)`, `one of a, b`, a link to a named one. */
export function describeType(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => describeType(each as JsonSchema)).join(' or ');
  if (Array.isArray(schema.enum))
    return `one of ${schema.enum.map((each) => `<code>${escapeHtml(String(each))}</code>`).join(', ')}`;
  if (schema.type === 'array') return `list of ${describeType((schema.items ?? {}) as JsonSchema)}`;
  if (schema.type === undefined) return 'anything';
  return `${escapeHtml(String(schema.type))}${describeLimits(schema)}`;
}

function describeLimits(schema: JsonSchema): string {
  const words: string[] = [];
  if (schema.format !== undefined) words.push(String(schema.format));
  if (schema.minLength !== undefined && schema.minLength !== 1) words.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) words.push(`at most ${schema.maxLength} characters`);
  if (schema.minimum !== undefined) words.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined) words.push(`to ${schema.maximum}`);
  if (schema.pattern !== undefined && schema.pattern !== '\\S') words.push(`matching ${schema.pattern}`);
  return words.length === 0 ? '' : ` <span class="soft">(${escapeHtml(words.join(', '))})</span>`;
}

/** The fields of an object as a table; anything else as one line. */
export function renderSchema(schema: JsonSchema): string {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (properties === undefined) return `<p>${describeType(schema)}</p>`;
  const required = new Set((schema.required ?? []) as readonly string[]);
  const rows = Object.entries(properties).map(([name, each]) => {
    const about =
      typeof each.description === 'string' ? ` <span class="soft">${escapeHtml(each.description)}</span>` : '';
    const need = required.has(name) ? 'required' : 'optional';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${describeType(each)}${about}</td><td class="soft">${need}</td></tr>`;
  });
  return `<table><tr><th>Field</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}
