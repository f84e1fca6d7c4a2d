import { Type } from 'typebox';
import { docsStyle } from '../../docs-page/docs-style.ts';
import { renderDocs } from '../../docs-page/render-docs.ts';
import { type OpenApiDocument, printOpenApi } from '../../openapi/print-openapi.ts';
import { answer, type Operation, operation } from '../../operation.ts';
import { PAGE_POLICY } from '../../security-headers.ts';

/** A document of a few hundred kilobytes, printed once a version and process. */
const printed = new Map<string, OpenApiDocument>();

/** The OpenAPI document, its page and the page's style. They are operations like all others and describe themselves. */
export function describingOperations(others: readonly Operation[]): readonly Operation[] {
  const documentOf = (version: string): OpenApiDocument => {
    const known = printed.get(version) ?? printOpenApi([...others, ...self], version);
    printed.set(version, known);
    return known;
  };

  const getOpenApi = operation({
    id: 'getOpenApi',
    method: 'GET',
    url: '/v1/openapi.json',
    tag: 'System',
    summary: 'The interface as an OpenAPI 3.1 document.',
    who: { anonymous: true },
    success: { status: 200, body: Type.Object({}, { additionalProperties: true }) },
    problems: [],
    handle: async ({ app }) => documentOf(app.version),
  });

  const getDocsPage = operation({
    id: 'getDocsPage',
    method: 'GET',
    url: '/docs',
    tag: 'System',
    summary: 'The interface as a page to read.',
    who: { anonymous: true },
    success: { status: 200, body: null, mediaType: 'text/html' },
    problems: [],
    handle: async ({ app }) =>
      answer({
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY },
        body: renderDocs(documentOf(app.version)),
      }),
  });

  const getDocsStyle = operation({
    id: 'getDocsStyle',
    method: 'GET',
    url: '/docs/style.css',
    tag: 'System',
    summary: 'The style of that page.',
    who: { anonymous: true },
    success: { status: 200, body: null, mediaType: 'text/css' },
    problems: [],
    handle: async () => answer({ headers: { 'content-type': 'text/css; charset=utf-8' }, body: docsStyle }),
  });

  const self = [getOpenApi, getDocsPage, getDocsStyle];
  return self;
}
