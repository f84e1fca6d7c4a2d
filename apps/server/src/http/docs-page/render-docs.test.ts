import { describe, expect, it } from 'vitest';
import { type OpenApiDocument, printOpenApi } from '../openapi/print-openapi.ts';
import { operations } from '../operations/index.ts';
import { docsStyle } from './docs-style.ts';
import { renderDocs } from './render-docs.ts';
import { describeType } from './render-schema.ts';

const document = printOpenApi(operations, '1.2.3');
const page = renderDocs(document);

const VOID = new Set(['meta', 'link', 'br', 'hr', 'img', 'input']);

/** What is wrong with the nesting of tags. */
function nestingFaults(html: string): readonly string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/g)) {
    if (slash === '' && !VOID.has(name)) open.push(name);
    else if (slash === '/' && open.pop() !== name) faults.push(`</${name}> closes something else`);
  }
  return [...faults, ...open.map((name) => `<${name}> is not closed`)];
}

describe('the page', () => {
  it('is well-formed', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(nestingFaults(page)).toEqual([]);
    // Every < opens a tag that we know, so nothing that is data stands outside of text.
    const tags = new Set([...page.matchAll(/<\/?([^\s>]*)/g)].map(([, name]) => name));
    expect([...tags].sort()).toEqual(
      '!doctype a body code h1 h2 h3 h4 head html li link main meta nav p section span strong table td title tr ul'.split(
        ' ',
      ),
    );
  });

  it('has every operation and every shape once, and every link leads somewhere', () => {
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of operations) expect(ids).toContain(id);
    for (const name of Object.keys(document.components.schemas as object)) expect(ids).toContain(`schema-${name}`);
    const targets = [...page.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(operations.length);
    expect(targets.filter((target) => !ids.includes(target ?? ''))).toEqual([]);
  });

  it('loads nothing from outside and runs nothing', () => {
    const attributes = [...page.matchAll(/\s([a-z-]+)="([^"]*)"/g)];
    for (const [, name = '', value = ''] of attributes) {
      expect(name).not.toMatch(/^on|^style$|^src$/);
      if (name === 'href') expect(value).toMatch(/^(#|\/[^/])/);
    }
    expect(page).not.toMatch(/<script|<style|<iframe|<img|<object|javascript:/i);
    expect(docsStyle).not.toMatch(/url\(|@import|https?:|\/\//);
  });

  it('shows who may call, the fields of bodies, and the codes of problems', () => {
    expect(page).toContain('Who: admin; API keys are refused.');
    expect(page).toContain('<code>displayName</code>');
    expect(page).toContain('<code>last_admin</code>: You can’t remove the last administrator.');
  });
});

describe('text that looks like HTML', () => {
  const evil = `<script>alert("1")</script>' onload='x' &amp;`;

  it('stays text wherever it stands', () => {
    const schema = {
      type: 'object',
      description: evil,
      properties: {
        [evil]: { type: 'string', description: evil, format: evil, pattern: evil, default: evil },
        choice: { enum: [evil] },
        fixed: { const: evil },
        odd: { type: evil },
        list: { type: 'array', items: { anyOf: [{ type: evil }, { $ref: `#/components/schemas/${evil}` }] } },
      },
    };
    const operation = {
      operationId: evil,
      tags: [evil],
      summary: evil,
      description: `${evil}\n\n\`${evil}\``,
      parameters: [{ name: evil, in: evil, required: true, schema }],
      requestBody: { content: { [evil]: { schema } } },
      responses: { [evil]: { description: evil, content: { [evil]: { schema } } } },
    };
    const html = renderDocs({
      openapi: '3.1.0',
      info: { version: evil, summary: evil, description: evil },
      servers: [],
      tags: [{ name: evil, description: evil }],
      paths: { [evil]: { [evil]: operation } },
      components: { schemas: { [evil]: schema } },
    } as unknown as OpenApiDocument);
    expect(html).not.toContain('<script');
    expect(html).not.toContain(`' onload='`);
    expect(html).not.toContain('alert("');
    expect(nestingFaults(html)).toEqual([]);
  });
});

describe('a shape in a few words', () => {
  it.each([
    [{ type: 'string', format: 'uuid' }, 'string <span class="soft">(uuid)</span>'],
    [
      { type: 'string', minLength: 1, maxLength: 9, pattern: '\\S' },
      'string <span class="soft">(at most 9 characters)</span>',
    ],
    [{ type: 'string', minLength: 3, maxLength: 9 }, 'string <span class="soft">(3 to 9 characters)</span>'],
    [{ type: 'string', pattern: '^a$', 'x-form': 'one a' }, 'string <span class="soft">(one a)</span>'],
    [{ type: 'string', pattern: '^a$' }, 'string <span class="soft">(matching ^a$)</span>'],
    [
      { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      'integer <span class="soft">(1 to 200, 50 where left out)</span>',
    ],
    [
      { type: 'array', items: { enum: ['a', 'b'] }, minItems: 1, uniqueItems: true },
      'list of <code>a</code>, <code>b</code> <span class="soft">(at least 1, each once)</span>',
    ],
    [{ anyOf: [{ $ref: '#/components/schemas/User' }, { type: 'null' }] }, '<a href="#schema-User">User</a> or null'],
    [{ const: 'ok' }, '<code>ok</code>'],
    [{}, 'anything'],
    [{ type: 'object', properties: { a: { type: 'boolean' } } }, 'object of <code>a</code> boolean'],
  ])('%j', (schema, words) => {
    expect(describeType(schema)).toBe(words);
  });
});
