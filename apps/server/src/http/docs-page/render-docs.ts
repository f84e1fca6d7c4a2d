import { escapeHtml } from '../../platform/escape-html.ts';
import type { JsonSchema } from '../openapi/hoist-schemas.ts';
import type { OpenApiDocument } from '../openapi/print-openapi.ts';
import { renderOperation, type ShownOperation } from './render-operation.ts';
import { renderFields } from './render-schema.ts';
import { renderText } from './render-text.ts';

/** The OpenAPI document as a page for people: no script, nothing from outside. */
export function renderDocs(document: OpenApiDocument): string {
  const all: ShownOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
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
<title>Countersign interface</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/docs/style.css"></head><body>
<nav id="contents" aria-label="Contents"><strong>Countersign ${escapeHtml(version)}</strong>
${groups.map(({ tag, shown }) => `<h2>${escapeHtml(tag.name)}</h2><ul>${shown.map(renderLink).join('')}</ul>`).join('')}
<h2>Shapes</h2><ul>${Object.keys(schemas).map(renderSchemaLink).join('')}</ul></nav>
<main><h1>Countersign interface</h1><p>${escapeHtml(summary)}</p><p>${renderText(description)}</p>
<p>The same as data: <a href="/v1/openapi.json">/v1/openapi.json</a> (OpenAPI 3.1).
Every error has the shape <a href="#schema-Problem">Problem</a>.</p>
<p class="to-contents"><a href="#contents">Contents</a></p>
${groups.map(({ tag, shown }) => `<h2>${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description)}</p>${shown.map((each) => renderOperation(each, schemas)).join('')}`).join('')}
<h2>Shapes</h2><p>What bodies and answers are made of.</p>${Object.entries(schemas).map(renderNamedSchema).join('')}
</main></body></html>`;
}

function renderLink({ method, path, operation }: ShownOperation): string {
  return `<li><a href="#${escapeHtml(String(operation.operationId))}"><span class="verb">${escapeHtml(method)}</span><span>${escapeHtml(path)}</span></a></li>`;
}

function renderSchemaLink(name: string): string {
  return `<li><a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`;
}

function renderNamedSchema([name, schema]: [string, JsonSchema]): string {
  const about = typeof schema.description === 'string' ? `<p class="soft">${renderText(schema.description)}</p>` : '';
  return `<section class="operation" id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${about}${renderFields(schema)}</section>`;
}
