import { escapeHtml } from '../../platform/escape-html.ts';
import type { JsonSchema } from '../openapi/hoist-schemas.ts';
import { renderText } from './render-text.ts';

/** A schema in a few words: `string (uuid)`, `one of a, b`, a link to a named one. */
export function describeType(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => describeType(each as JsonSchema)).join(' or ');
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(describeValue).join(', ')}`;
  if (schema.const !== undefined) return describeValue(schema.const);
  if (schema.type === 'array') return describeList(schema);
  if (schema.type === undefined) return 'anything';
  return `${escapeHtml(String(schema.type))}${describeFields(schema)}${describeLimits(schema)}`;
}

function describeList(schema: JsonSchema): string {
  const items = (schema.items ?? {}) as JsonSchema;
  const each = Array.isArray(items.enum) ? items.enum.map(describeValue).join(', ') : describeType(items);
  return `list of ${each}${describeLimits(schema)}`;
}

function describeValue(value: unknown): string {
  return `<code>${escapeHtml(String(value))}</code>`;
}

/** An object without a name of its own shows its fields where it stands. */
function describeFields(schema: JsonSchema): string {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  if (properties.length === 0) return '';
  return ` of ${properties.map(([name, each]) => `${describeValue(name)} ${describeType(each)}`).join(', ')}`;
}

function describeLimits(schema: JsonSchema): string {
  const words = [
    schema.format,
    describeRange(schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength, ' characters'),
    describeRange(schema.minimum, schema.maximum, ''),
    describeRange(schema.minItems, schema.maxItems, ''),
    schema.uniqueItems === true ? 'each once' : undefined,
    // The words say the same as the pattern, for people.
    schema['x-form'] ??
      (schema.pattern === undefined || schema.pattern === '\\S' ? undefined : `matching ${schema.pattern}`),
    schema.default === undefined ? undefined : `${JSON.stringify(schema.default)} where left out`,
  ].filter((each) => each !== undefined);
  return words.length === 0 ? '' : ` <span class="soft">(${escapeHtml(words.join(', '))})</span>`;
}

function describeRange(least: unknown, most: unknown, what: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `at most ${most}${what}`;
  return most === undefined ? `at least ${least}${what}` : `${least} to ${most}${what}`;
}

/** The fields of an object as a table; anything else as one line. */
export function renderFields(schema: JsonSchema): string {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (properties === undefined) return `<p>${describeType(schema)}</p>`;
  const required = new Set((schema.required ?? []) as readonly string[]);
  const rows = Object.entries(properties).map(([name, each]) => {
    const about =
      typeof each.description === 'string' ? ` <span class="soft">${renderText(each.description)}</span>` : '';
    const need = required.has(name) ? 'required' : 'optional';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td class="wide">${describeType(each)}${about}</td><td class="last soft">${need}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}
