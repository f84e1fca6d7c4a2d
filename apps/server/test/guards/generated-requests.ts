import { printOpenApi } from '../../src/http/openapi/print-openapi.ts';
import type { Operation } from '../../src/http/operation.ts';
import { operations } from '../../src/http/operations/index.ts';
import type { RequestOptions } from '../test-server.ts';
import { goodValue, oddValue, type Prefer, type Random, type Schema, spoil } from './from-schema.ts';

const document = JSON.parse(JSON.stringify(printOpenApi(operations, '0.0.0')));

export const resolve = (reference: string): Schema =>
  reference
    .slice(2)
    .split('/')
    .reduce((place, key) => place[key], document) as Schema;

export interface Described {
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Schema;
}

/** Every operation with what the OpenAPI document says about its requests. */
export const described: readonly Described[] = operations.map((operation) => {
  const path = operation.url.replace(/:([a-zA-Z]+)/g, '{$1}');
  const { parameters = [], requestBody } = document.paths[path][operation.method.toLowerCase()];
  return { operation, parameters, body: requestBody?.content['application/json'].schema };
});

export interface Surroundings {
  readonly token: string | undefined;
  /**
   * Values of parameters that name something real, so that requests get past 404: under the parameter's name, or under
   * the kind of thing and its name, such as `findings.id`.
   */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** Good values that the schema alone does not give. */
  readonly prefer?: Prefer;
  /** How many bodies have nothing wrong in them; about a third where nothing is said. */
  readonly goodShare?: number;
}

function knownValues(
  { url, success }: Operation,
  name: string,
  { known }: Surroundings,
): readonly string[] | undefined {
  // A stream of events that exist does not end; only its refusals can be asked for here.
  if (success.mediaType === 'text/event-stream') return undefined;
  return known[`${url.split('/')[2]}.${name}`] ?? known[name];
}

function parameterValue(
  { operation }: Described,
  { name, schema }: Parameter,
  random: Random,
  around: Surroundings,
): string {
  if (random.chance(0.1)) return (JSON.stringify(oddValue(random)) ?? '').slice(0, 300);
  const names = knownValues(operation, name, around);
  // By then everything of the kind may have been deleted.
  if (names !== undefined && names.length > 0 && random.chance(0.6)) return random.pick(names);
  return String(goodValue(schema, random, resolve));
}

/** One request to an operation: often good as far as its schemas tell, often with one thing wrong in it. */
export function requestFor(
  each: Described,
  random: Random,
  around: Surroundings,
): { readonly url: string; readonly options: RequestOptions } {
  const { operation, parameters, body } = each;
  const pathValue = (name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    return parameter === undefined
      ? 'x'
      : encodeURIComponent(parameterValue(each, parameter, random, around).toWellFormed()) || 'x';
  };
  const path = operation.url.replace(/:([a-zA-Z]+)/g, (_all, name: string) => pathValue(name));
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.4)))
    .map((one) => `${one.name}=${encodeURIComponent(parameterValue(each, one, random, around).toWellFormed())}`);
  if (random.chance(0.05)) query.push('surplus=1');
  const url = query.length === 0 ? path : `${path}?${query.join('&')}`;
  const token = around.token === undefined ? {} : { token: around.token };
  return { url, options: { ...token, ...bodyFor(operation, body, random, around) } };
}

function bodyFor(
  operation: Operation,
  schema: Schema | undefined,
  random: Random,
  { prefer, goodShare = 0.35 }: Surroundings,
): RequestOptions {
  if (operation.method === 'GET') return {};
  if (schema === undefined) return random.chance(0.1) ? { body: oddObject(random) } : {};
  if (random.chance(0.03)) return {};
  const good = goodValue(schema, random, resolve, prefer);
  const value = random.chance(goodShare) ? good : spoil(good, random);
  const text = JSON.stringify(value) ?? 'null';
  const sent = random.chance(0.05) ? text.slice(0, random.below(text.length)) : text;
  const type = random.chance(0.03) ? 'text/plain' : 'application/json';
  return { body: sent, headers: { 'content-type': type } };
}

function oddObject(random: Random): object {
  return { [random.pick(['a', 'id', 'note'])]: oddValue(random) ?? null };
}
