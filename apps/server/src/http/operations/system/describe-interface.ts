import { Type } from 'typebox';
import { docsStyle } from '../../docs-page/docs-style.ts';
import { renderDocs } from '../../docs-page/render-docs.ts';
import { printOpenApi } from '../../openapi/print-openapi.ts';
import { answer, type Operation, operation } from '../../operation.ts';
import { PAGE_POLICY } from '../../security-headers.ts';

interface Printed {
  readonly json: string;
  readonly page: string;
}

/** Some hundred kilobytes each, printed once a version and process. */
const printed = new Map<string, Printed>();

/** The OpenAPI document, its page and the page's style. They are operations like all others and describe themselves. */
export function describingOperations(others: readonly Operation[]): readonly Operation[] {
  const print = (version: string): Printed => {
    const document = printOpenApi([...others, ...self], version);
    return { json: JSON.stringify(document), page: renderDocs(document) };
  };
  const printedFor = (version: string): Printed => {
    const known = printed.get(version) ?? print(version);
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
    handle: async ({ app }) =>
      answer({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: printedFor(app.version).json }),
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
        body: printedFor(app.version).page,
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
