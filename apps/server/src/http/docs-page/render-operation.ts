import { escapeHtml } from '../../platform/escape-html.ts';
import type { JsonSchema } from '../openapi/hoist-schemas.ts';
import { describeType, renderFields } from './render-schema.ts';
import { renderText } from './render-text.ts';

export interface ShownOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonSchema;
}

type Schemas = Readonly<Record<string, JsonSchema>>;
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface Response {
  readonly description: string;
  readonly content?: Content;
}

export function renderOperation({ method, path, operation }: ShownOperation, schemas: Schemas): string {
  const parameters = (operation.parameters ?? []) as readonly Parameter[];
  const body = (operation.requestBody as { content: Content } | undefined)?.content ?? {};
  const responses = operation.responses as Readonly<Record<string, Response>>;
  const about = String(operation.description).split('\n\n');
  return `<section class="operation" id="${escapeHtml(String(operation.operationId))}">
<h3><span class="method">${escapeHtml(method)}</span>${escapeHtml(path)}</h3>
<p class="summary">${escapeHtml(String(operation.summary))}</p>
${about.map((each) => `<p class="soft">${renderText(each)}</p>`).join('')}
${parameters.length === 0 ? '' : `<h4>Parameters</h4><table>${parameters.map(renderParameter).join('')}</table>`}
${Object.entries(body)
  .map(([media, { schema }]) => renderBody(media, schema, schemas))
  .join('')}
<h4>Answers</h4><table>${Object.entries(responses).map(renderResponse).join('')}</table></section>`;
}

/** The fields stand where they are needed; the name leads to the same shape at the end of the page. */
function renderBody(media: string, schema: JsonSchema, schemas: Schemas): string {
  const name = typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? '') : '';
  const named = name === '' ? '' : ` ${describeType(schema)}`;
  return `<h4>Body${named} <span class="soft">${escapeHtml(media)}</span></h4>${renderFields(schemas[name] ?? schema)}`;
}

function renderParameter(each: Parameter): string {
  const need = each.required ? 'required' : 'optional';
  const about =
    typeof each.schema.description === 'string'
      ? ` <span class="soft">${renderText(each.schema.description)}</span>`
      : '';
  return `<tr><td><code>${escapeHtml(each.name)}</code></td><td class="wide">${describeType(each.schema)}${about}</td><td class="last soft">in ${escapeHtml(each.in)}, ${need}</td></tr>`;
}

function renderResponse([status, { description, content }]: [string, Response]): string {
  const [first] = Object.values(content ?? {});
  // Every error has one shape, which is said once; what differs are the codes, one a line.
  const isProblem = first?.schema.$ref === '#/components/schemas/Problem';
  const lines = isProblem ? description.split(/ (?=`)/) : [description];
  const shape = isProblem || first === undefined ? '' : describeType(first.schema);
  return `<tr><td><code>${escapeHtml(status)}</code></td><td class="wide">${lines.map((line) => `<p>${renderText(line)}</p>`).join('')}</td><td class="last">${shape}</td></tr>`;
}
