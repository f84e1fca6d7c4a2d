import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printOpenApi } from '../../src/http/openapi/print-openapi.ts';
import { operations } from '../../src/http/operations/index.ts';
import { createHttpServer } from '../../src/http/server.ts';
import type { WebFiles } from '../../src/http/web-files.ts';
import { storedMediaTypes } from '../../src/intake/index.ts';
import { packageRoot } from '../../src/platform/package-root.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const root = join(packageRoot(), '../..');
const document = printOpenApi(operations, '1.2.3');

let made: TestApp;
beforeAll(async () => {
  made = await createTestApp();
});
afterAll(() => made.close());

/** What redocly says of a document, or nothing. */
function lint(subject: unknown): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cs-lint-'));
  try {
    for (const file of ['redocly.yaml', '.redocly.lint-ignore.yaml'])
      copyFileSync(join(root, file), join(folder, file));
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(subject));
    const { stdout, status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', 'openapi.json', '--format', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const report = JSON.parse(stdout) as { problems: { ruleId: string; message: string; ignored?: boolean }[] };
    const told = report.problems.filter((problem) => problem.ignored !== true);
    if (told.length === 0 && status !== 0) throw new Error(`The linter did not run: ${stdout}`);
    return told.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The routes that are really served, HEAD left out: it is every GET without its body. */
function servedRoutes(extra: readonly string[] = []): readonly string[] {
  const web: WebFiles = {
    register: (fastify) => {
      for (const url of extra) fastify.get(url, async () => null);
    },
  };
  const { routes } = createHttpServer(made.app, { operations, web });
  return routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(/:([a-zA-Z]+)/g, '{$1}')}`)
    .sort();
}

function documentedRoutes(): readonly string[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
}

describe('the OpenAPI document', () => {
  it('lints clean: no error, no warning', () => {
    expect(lint(document)).toEqual([]);
  });

  it('would be caught with a fault in it', () => {
    const { summary: _left, ...info } = document.info as { summary: string };
    const broken = { ...document, info: { ...info, license: undefined }, tags: [{ name: 5 }] };
    expect(lint(broken).length).toBeGreaterThan(0);
  });

  it('holds every route that is served, and only those', () => {
    expect(servedRoutes()).toEqual(documentedRoutes());
  });

  it('would be caught without a route that is served', () => {
    expect(servedRoutes(['/v1/forgotten'])).not.toEqual(documentedRoutes());
  });

  it('names every operation once', () => {
    const ids = operations.map((operation) => operation.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('demands a token exactly where the operation does', () => {
    for (const operation of operations) {
      const path = operation.url.replace(/:([a-zA-Z]+)/g, '{$1}');
      const described = document.paths[path]?.[operation.method.toLowerCase()] as { security: readonly object[] };
      const demanded =
        described.security.length > 0 && !described.security.some((each) => Object.keys(each).length === 0);
      expect([operation.id, demanded]).toEqual([operation.id, !('anonymous' in operation.who)]);
    }
  });

  it('says in which forms a file is answered', () => {
    const typesOf = (path: string, method: string) => {
      const described = document.paths[path]?.[method] as { responses: { 200: { content: object } } };
      return Object.keys(described.responses[200].content).sort();
    };
    expect(typesOf('/v1/documents/{id}/content', 'get')).toEqual([...storedMediaTypes].sort());
    expect(storedMediaTypes).toEqual(expect.arrayContaining(['application/pdf', 'image/tiff', 'text/csv']));
    expect(typesOf('/v1/loans/{ref}/wire/export', 'post')).toEqual(['application/xml', 'text/csv']);
  });

  it('refuses unknown fields in every body', () => {
    for (const { id, body } of operations) {
      if (body !== undefined) expect([id, openObjectsIn(JSON.parse(JSON.stringify(body)))]).toEqual([id, []]);
    }
  });
});

/** Objects of a schema that name their fields and yet take others. */
function openObjectsIn(schema: unknown, place = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, additionalProperties } = schema as { properties?: object; additionalProperties?: unknown };
  const here = properties !== undefined && additionalProperties !== false ? [place] : [];
  return [...here, ...Object.entries(schema).flatMap(([key, value]) => openObjectsIn(value, `${place}/${key}`))];
}
