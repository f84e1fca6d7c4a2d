import { STATUS_CODES } from 'node:http';
import { Problem } from '@countersign/contract/problem-body';
import { problems } from '@countersign/contract/problems';
import type { Operation } from '../operation.ts';
import { createSchemaCollector, type JsonSchema } from './hoist-schemas.ts';
import { problemsByStatus } from './problem-responses.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Record<string, Record<string, JsonSchema>>;
  readonly components: JsonSchema;
}

/** What each group of operations is about; a group without a line here is refused, so none is forgotten. */
const tagDescriptions: Readonly<Record<string, string>> = {
  Identity: 'Signing in and out, access tokens, sessions, API keys.',
  'Sign-in': 'Second factors, password resets, and sign-in through the bank’s identity provider.',
  Mail: 'Mail that the service sends.',
  Users: 'People, their roles, invitations, second factors and password resets.',
  Setup: 'The first administrator, the institution, the first-run steps.',
  Settings: 'The bank’s own choices.',
  Administration: 'Changes that take two administrators, and what administrators did.',
  'Access log': 'What API keys read of customer data.',
  Intake: 'Packages and approval records as they arrive.',
  'Approval records': 'How approval records are read, and what was read of each loan’s.',
  Loans: 'Loans and their states.',
  Documents: 'The documents of a package: their types, pages, words and pictures.',
  Extraction: 'How values are read off documents: templates, samples and proofs.',
  Review: 'Findings of a package, what people do about them, corrected values, and the decision on the loan.',
  'Trailing documents': 'What is due after the closing of a loan, and the documents that come for it.',
  Rules: 'The rules that ship and the bank’s own: switching, writing, trying.',
  Boarding: 'Field maps, staging, the second person’s check, and booking in the bank’s core.',
  Catalogues: 'Document types, fields and providers that the service knows.',
  Evidence: 'The tamper-evident chains: reading, verifying, exporting.',
  Wires: 'Instructions to pay out, staged by one person, checked by another, and written as files.',
  Webhooks: 'Addresses of other systems that are told of events, by signed messages.',
  Metering: 'The daily heartbeat and the verdicts on the license.',
  MCP: 'Read-only tools for assistants.',
  System: 'Health, metrics, release notes and this document.',
};

export function printOpenApi(operations: readonly Operation[], version: string): OpenApiDocument {
  const collector = createSchemaCollector();
  const problemRef = collector.hoist(Problem);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const operation of operations) {
    const path = operation.url.replace(/:([a-zA-Z]+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [operation.method.toLowerCase()]: describeOperation(operation, collector, problemRef),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countersign',
      version,
      summary: 'Review and boarding of loan closing packages.',
      description:
        'Errors are problem bodies (RFC 9457) with a stable `code`. Unknown fields and query parameters are refused. ' +
        'Every answer carries `X-Request-Id`. Decimals travel as strings.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This service.' }],
    tags: usedTags(operations),
    paths,
    components: {
      schemas: collector.schemas(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'An access token of a signed-in person, or of an API key that was exchanged at POST /v1/auth/token.',
        },
      },
    },
  };
}

type Collector = ReturnType<typeof createSchemaCollector>;

function describeOperation(operation: Operation, collector: Collector, problemRef: JsonSchema): JsonSchema {
  const parameters = [
    ...describeParameters('path', operation.params, collector),
    ...describeParameters('query', operation.query, collector),
    ...Object.entries(operation.headers ?? {}).map(([name, schema]) => ({
      name,
      in: 'header',
      required: false,
      schema: collector.hoist(schema),
    })),
  ];
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, describeWho(operation)].filter((each) => each !== undefined).join('\n\n'),
    security: describeSecurity(operation),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(operation.body === undefined ? {} : { requestBody: describeBody(operation, collector) }),
    responses: describeResponses(operation, collector, problemRef),
  };
}

function describeBody({ body, multipart }: Operation, collector: Collector): JsonSchema {
  const form = multipart === undefined ? {} : { 'multipart/form-data': { schema: collector.hoist(multipart) } };
  return { required: true, content: { 'application/json': { schema: collector.hoist(body ?? {}) }, ...form } };
}

function describeSecurity(operation: Operation): readonly JsonSchema[] {
  if (!('anonymous' in operation.who)) return [{ bearer: [] }];
  return operation.who.principal === 'if-sent' ? [{}, { bearer: [] }] : [];
}

/** The Who column of the specification in words. */
function describeWho({ who }: Operation): string {
  if ('anonymous' in who) return 'Who: anyone.';
  const people = who.roles.length === 3 ? 'any staff role' : who.roles.join(' or ');
  if (who.scope === 'any') return `Who: ${people}, or any API key.`;
  return who.scope === null
    ? `Who: ${people}; API keys are refused.`
    : `Who: ${people}, or an API key with ${who.scope}.`;
}

function describeParameters(
  place: 'path' | 'query',
  schema: object | undefined,
  collector: Collector,
): readonly JsonSchema[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = collector.hoist(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function describeResponses(operation: Operation, collector: Collector, problemRef: JsonSchema): JsonSchema {
  const { success } = operation;
  const headers = {
    'X-Request-Id': {
      description: 'Names this request in logs and evidence.',
      schema: { type: 'string', format: 'uuid' },
    },
  };
  const content =
    success.body === null && success.mediaType === undefined ? {} : { content: successContent(operation, collector) };
  const good = { description: success.description ?? STATUS_CODES[success.status] ?? 'Done.', headers, ...content };
  const also = (success.also ?? []).map(({ status, description, body }) => {
    const shape = body === undefined ? {} : { content: { 'application/json': { schema: collector.hoist(body) } } };
    return [String(status), { description, headers, ...shape }];
  });
  const bad = [...problemsByStatus(operation)].map(([status, codes]) => [
    String(status),
    {
      description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
      headers,
      content: { 'application/json': { schema: problemRef }, 'application/problem+json': { schema: problemRef } },
    },
  ]);
  return Object.fromEntries([[String(success.status), good], ...also, ...bad]);
}

function successContent({ success }: Operation, collector: Collector): JsonSchema {
  const { body, mediaType = 'application/json' } = success;
  const schemaOf = (type: string): JsonSchema => {
    if (body !== null) return collector.hoist(body);
    return { type: 'string', ...(type.startsWith('text/') ? {} : { contentMediaType: type }) };
  };
  return Object.fromEntries([mediaType].flat().map((type) => [type, { schema: schemaOf(type) }]));
}

function usedTags(operations: readonly Operation[]) {
  return [...new Set(operations.map((operation) => operation.tag))].map((name) => {
    const description = tagDescriptions[name];
    if (description === undefined) throw new Error(`The tag ${name} needs a description in print-openapi.ts.`);
    return { name, description };
  });
}
