import { strictObject } from '@countersign/contract/shapes';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { operation } from '../src/http/operation.ts';
import { checkAnswer } from './check-answer.ts';

const requestId = '0197d5a2-0000-7000-8000-000000000000';
const headers = { 'x-request-id': requestId };

const getThing = operation({
  id: 'getThing',
  method: 'GET',
  url: '/v1/things/:id',
  tag: 'System',
  summary: 'A thing.',
  who: { anonymous: true },
  success: { status: 200, body: strictObject({ name: Type.String() }) },
  problems: ['loan_not_found', 'invalid_credentials'],
  handle: async () => ({ name: 'x' }),
});

function problem(code: string, status: number, changes: object = {}) {
  const body = {
    type: `/problems/${code}`,
    title: 'x',
    status,
    detail: 'x',
    instance: '/',
    code,
    errors: [],
    requestId,
  };
  return { status, headers, text: JSON.stringify({ ...body, ...changes }) };
}

describe('checkAnswer', () => {
  it('takes the declared success and the declared problems', () => {
    checkAnswer(getThing, { status: 200, headers, text: '{"name":"x"}' });
    checkAnswer(getThing, problem('loan_not_found', 404));
    const error = { field: '', pointer: '', code: 'x', message: 'x' };
    checkAnswer(getThing, problem('request_invalid', 400, { errors: [error] }));
  });

  it.each([
    ['another status than declared', { status: 201, headers, text: '{"name":"x"}' }],
    ['a field too many', { status: 200, headers, text: '{"name":"x","secret":1}' }],
    ['a field too few', { status: 200, headers, text: '{}' }],
    ['a missing request id', { status: 200, headers: {}, text: '{"name":"x"}' }],
    ['a problem of another operation', problem('key_not_found', 404)],
    ['a problem with the status of another', problem('loan_not_found', 409)],
    ['a problem that nobody registered', problem('oops', 404)],
    ['a 400 that names no errors', problem('request_invalid', 400)],
    ['a 401 without WWW-Authenticate', problem('invalid_credentials', 401)],
    ['a 429 without Retry-After', problem('rate_limited', 429)],
    ['a 500', problem('unexpected', 500)],
    ['an error that is no problem body', { status: 404, headers, text: '{"error":"no"}' }],
  ])('refuses %s', (_name, answer) => {
    expect(() => checkAnswer(getThing, answer)).toThrow('against its own description');
  });
});
