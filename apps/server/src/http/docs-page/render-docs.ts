import type { JsonSchema } from '../openapi/hoist-schemas.ts';
import type { OpenApiDocument } from '../openapi/print-openapi.ts';
import { escapeHtml } from './escape-html.ts';
import { describeType, renderSchema } from './render-schema.ts';

interface Shown {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonSchema;
}

/** The OpenAPI document as a page for people: no script, nothing from outside. */
export function renderDocs(document: OpenApiDocument): string {
  const all: Shown[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map((tag) => ({
    tag,
    shown: all.filter((each) => (each.operation.tags as string[])[0] === tag.name),
  }));
  const schemas = (document.components.schemas ?? {}) as Record<string, JsonSchema>;
  const { version, summary, description } = document.info as { version: string; summary: string; description: string };

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Countersign interface</title><link rel="stylesheet" href="/docs/style.css"></head><body>
<nav><strong>Countersign ${escapeHtml(version)}</strong>
${groups.map(({ tag, shown }) => `<h2>${escapeHtml(tag.name)}</h2><ul>${shown.map(renderLink).join('')}</ul>`).join('')}
<h2>Shapes</h2><ul>${Object.keys(schemas)
    .map((name) => `<li><a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`)
    .join('')}</ul></nav>
<main><h1>Countersign interface</h1><p>${escapeHtml(summary)}</p><p>${renderText(description)}</p>
<p>The same as data: <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).</p>
${groups.map(({ tag, shown }) => `<h2>${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${shown.map(renderOperation).join('')}`).join('')}
<h2>Shapes</h2>${Object.entries(schemas).map(renderNamedSchema).join('')}
</main></body></html>`;
}

function renderLink({ method, path, operation }: Shown): string {
  return `<li><a href="#${escapeHtml(String(operation.operationId))}"><span class="soft">${method}</span> ${escapeHtml(path)}</a></li>`;
}

function renderOperation({ method, path, operation }: Shown): string {
  const parameters = (operation.parameters ?? []) as {
    name: string;
    in: string;
    required: boolean;
    schema: JsonSchema;
  }[];
  const body = (operation.requestBody as { content: Record<string, { schema: JsonSchema }> } | undefined)?.content;
  const responses = operation.responses as Record<
    string,
    { description: string; content?: Record<string, { schema: JsonSchema }> }
  >;
  return `<section class="operation" id="${escapeHtml(String(operation.operationId))}">
<h3><span class="method">${method}</span>${escapeHtml(path)}</h3>
<p>${escapeHtml(String(operation.summary))}</p>
${String(operation.description)
  .split('\n\n')
  .map((each) => `<p class="soft">${renderText(each)}</p>`)
  .join('')}
${parameters.length === 0 ? '' : `<h4>Parameters</h4><table>${parameters.map(renderParameter).join('')}</table>`}
${Object.entries(body ?? {})
  .map(([media, { schema }]) => `<h4>Body <span class="soft">${escapeHtml(media)}</span></h4>${renderSchema(schema)}`)
  .join('')}
<h4>Answers</h4><table>${Object.entries(responses).map(renderResponse).join('')}</table></section>`;
}

function renderParameter(each: { name: string; in: string; required: boolean; schema: JsonSchema }): string {
  const need = each.required ? 'required' : 'optional';
  return `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${describeType(each.schema)}</td><td class="soft">in ${each.in}, ${need}</td></tr>`;
}

function renderResponse([status, response]: [
  string,
  { description: string; content?: Record<string, { schema: JsonSchema }> },
]): string {
  const [first] = Object.entries(response.content ?? {});
  const shape = first === undefined ? '' : describeType(first[1].schema);
  return `<tr><td><code>${status}</code></td><td>${renderText(response.description)}</td><td>${shape}</td></tr>`;
}

function renderNamedSchema([name, schema]: [string, JsonSchema]): string {
  const about = typeof schema.description === 'string' ? `<p class="soft">${escapeHtml(schema.description)}</p>` : '';
  return `<section class="operation" id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${about}${renderSchema(schema)}</section>`;
}

/** Escaped text in which `code` is set as code. */
function renderText(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
