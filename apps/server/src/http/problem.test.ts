import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { problems } from '@countersign/contract/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StrictJsonError } from '../parsing/index.ts';
import { BlobCorruptError } from '../platform/blobs/index.ts';
import { CommitUnknownError, openDb } from '../platform/db.ts';
import { DomainError } from '../platform/domain-error.ts';
import { pingDatabase } from '../platform/migrate.ts';
import { toProblem } from './problem.ts';
import { anyoneMay, type Edge, startEdge } from './testing/edge.ts';

const context = { instance: '/v1/x', requestId: '0b8f3c5e-7f1f-4d58-9c0f-3a2f4cf1a111' };

function problemOf(error: unknown) {
  return toProblem(error, context).problem;
}

describe('what is wrong on our side', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])('is a lack of room (%s), told as such and for later', (code) => {
    const { problem, retryAfterSeconds, isBug } = toProblem(Object.assign(new Error('full'), { code }), context);
    expect([problem.status, problem.code, retryAfterSeconds, isBug]).toEqual([503, 'unavailable', 60, false]);
    expect(problem.detail).toContain('no room');
  });

  it('is a damaged document, named with what to do', () => {
    const { problem, isBug } = toProblem(new BlobCorruptError('ab12', 'its length was changed'), context);
    expect([problem.status, isBug]).toEqual([500, true]);
    expect(problem.detail).toContain('ab12 is damaged');
    expect(problem.detail).toContain('Restore it from a backup');
  });

  it('is a commit of which nobody heard: it may be done, and is not to be repeated blindly', () => {
    const { problem, retryAfterSeconds } = toProblem(new CommitUnknownError(new Error('reset')), context);
    expect([problem.status, retryAfterSeconds]).toEqual([503, null]);
    expect(problem.detail).not.toContain('Nothing was changed');
  });
});

describe('a refusal', () => {
  it('becomes the body of RFC 9457 with the status and title of the registry', () => {
    const { problem, isBug, retryAfterSeconds } = toProblem(
      new DomainError({ code: 'last_admin', detail: 'Name another administrator first.' }),
      context,
    );
    expect(problem).toEqual({
      type: '/problems/last_admin',
      title: 'You can’t remove the last administrator',
      status: 409,
      detail: 'Name another administrator first.',
      instance: '/v1/x',
      code: 'last_admin',
      errors: [],
      requestId: context.requestId,
    });
    expect([isBug, retryAfterSeconds]).toEqual([false, null]);
  });

  it('names the whole body on a 400 that blames no field', () => {
    const { errors } = problemOf(new DomainError({ code: 'request_invalid', detail: 'No.' }));
    expect(errors).toEqual([{ field: '', pointer: '', code: 'request_invalid', message: 'No.' }]);
  });

  it('makes a pointer of a dotted field, and leaves one that was given', () => {
    const errors = [
      { field: 'rules.0.a/b~c', message: 'no' },
      { field: 'x', pointer: '/y', code: 'z', message: 'no', coreField: 'C', canonical: 'c' },
    ];
    expect(problemOf(new DomainError({ code: 'request_invalid', detail: 'No.', errors })).errors).toEqual([
      { field: 'rules.0.a/b~c', pointer: '/rules/0/a~1b~0c', code: 'invalid', message: 'no' },
      { field: 'x', pointer: '/y', code: 'z', message: 'no', coreField: 'C', canonical: 'c' },
    ]);
  });

  it('carries blockers and when to come back', () => {
    const refusal = {
      code: 'setup_incomplete',
      detail: 'Not yet.',
      blockers: ['a', 'b'],
      retryAfterSeconds: 7,
    } as const;
    const { problem, retryAfterSeconds } = toProblem(new DomainError(refusal), context);
    expect([problem.blockers, retryAfterSeconds]).toEqual([['a', 'b'], 7]);
  });

  it('of JSON names the field by pointer and by dots', () => {
    expect(problemOf(new StrictJsonError('No.', '/a/0/b~1c')).errors).toEqual([
      { field: 'a.0.b/c', pointer: '/a/0/b~1c', code: 'malformed_json', message: 'No.' },
    ]);
  });
});

describe('what the database says', () => {
  it('about a unique value is 409', () => {
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b) exists.' });
    expect(problemOf(error)).toMatchObject({ status: 409, code: 'already_exists' });
    expect(JSON.stringify(problemOf(error))).not.toContain('a@b');
  });

  it('or does not say, because it is away, is 503 with a time to come back', async () => {
    const db = openDb({
      url: 'postgresql://nobody@127.0.0.1:1/none',
      maxConnections: 1,
      applicationName: 'x',
      onError: () => {},
    });
    const error = await pingDatabase(db).catch((failure: unknown) => failure);
    await db.close();
    expect(toProblem(error, context)).toMatchObject({
      problem: { status: 503, code: 'unavailable' },
      retryAfterSeconds: 2,
    });
  });

  it('is not what a missing file says', async () => {
    const error = await readFile('/no/such/file').catch((failure: unknown) => failure);
    expect(problemOf(error)).toMatchObject({ status: 500, code: 'unexpected' });
  });
});

/** Whatever a handler may throw. Each holds a word that must reach nobody. */
function circular(): object {
  const made: Record<string, unknown> = { password: 'hunter2' };
  made.self = made;
  return made;
}

function itsOwnCause(): Error {
  const error = new Error('hunter2');
  error.cause = error;
  return error;
}

const thrown: Readonly<Record<string, () => unknown>> = {
  error: () => new Error('hunter2'),
  text: () => 'hunter2',
  nothing: () => undefined,
  null: () => null,
  number: () => 42,
  circular,
  ownCause: itsOwnCause,
  errorWithCode: () => Object.assign(new Error('hunter2'), { code: 'E_HUNTER2' }),
  errorWithStatus: () =>
    Object.assign(new Error('hunter2'), { statusCode: 418, status: 418, headers: { 'x-leak': 'hunter2' } }),
  missingFile: () => Object.assign(new Error('ENOENT: hunter2'), { code: 'ENOENT', syscall: 'open', path: 'hunter2' }),
  databaseError: () =>
    Object.assign(new Error('a check was violated'), {
      code: '23514',
      constraint: 'staff_roles_check',
      detail: 'Failing row contains (hunter2).',
      where: 'hunter2',
    }),
  frozen: () => Object.freeze(new Error('hunter2')),
  symbol: () => Symbol('hunter2'),
};

describe('whatever a handler throws', () => {
  let edge: Edge;
  beforeAll(async () => {
    const operations = Object.entries(thrown).flatMap(([id, make]) => [
      anyoneMay({
        id,
        handle: async () => {
          throw make();
        },
      }),
      anyoneMay({
        id: `${id}AtOnce`,
        handle: () => {
          throw make();
        },
      }),
    ]);
    const badAnswer = anyoneMay({ id: 'badAnswer', handle: async () => circular() });
    edge = await startEdge({ operations: [...operations, badAnswer] });
  });
  afterAll(() => edge.close());

  const all = [...Object.keys(thrown), ...Object.keys(thrown).map((id) => `${id}AtOnce`), 'badAnswer'];

  it.each(all)('%s is a plain 500, logged once under its request id, and leaks nothing', async (id) => {
    const before = edge.logged.length;
    const answer = await fetch(`${edge.url}/${id}`);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      type: '/problems/unexpected',
      title: problems.unexpected.title,
      status: 500,
      detail: 'The error was logged under this request id.',
      instance: `/${id}`,
      code: 'unexpected',
      errors: [],
      requestId: answer.headers.get('x-request-id'),
    });
    expect(JSON.stringify([...answer.headers])).not.toContain('hunter2');
    const logged = edge.logged.slice(before);
    expect(logged).toMatchObject([{ level: 50, requestId: answer.headers.get('x-request-id'), operation: id }]);
    // The message of an error is ours; rows, paths and things that were thrown are not.
    if (!/^(error|ownCause|errorWith|frozen|missingFile)/.test(id))
      expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  it('says in the log which constraint of the database was violated', async () => {
    const before = edge.logged.length;
    await fetch(`${edge.url}/databaseError`);
    expect(edge.logged[before]).toMatchObject({ err: { code: '23514', constraint: 'staff_roles_check' } });
  });

  it('leaves the server as it was', async () => {
    expect((await fetch(`${edge.url}/nowhere`)).status).toBe(404);
  });
});

describe('a client that goes away while it sends', () => {
  it('is no error of ours', async () => {
    const { Type } = await import('typebox');
    const echo = anyoneMay({
      id: 'echo',
      method: 'POST',
      body: Type.Unknown(),
      handle: async ({ body }) => ({ body }),
    });
    const edge = await startEdge({ operations: [echo] });
    const socket = createConnection({ host: '127.0.0.1', port: edge.port });
    socket.write('POST /echo HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
    while (![...edge.sockets].some((each) => each.bytesRead > 50))
      await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    while (edge.sockets.size > 0) await new Promise((resolve) => setImmediate(resolve));
    await edge.close();
    expect(edge.logged).toEqual([]);
  });
});
