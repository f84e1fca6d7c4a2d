import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { inLogContext } from './log-context.ts';
import { toLoggedError } from './logged-error.ts';

const NAME = 'Mary Okafor';

it('names no file: paths hold references of loans and names of people', async () => {
  const error = await readFile(`/nonexistent/L-1042/${NAME} note.pdf`).catch((failure: Error) => failure);
  const logged = toLoggedError(error);
  expect(logged).toMatchObject({ code: 'ENOENT', message: 'ENOENT at open' });
  expect(JSON.stringify(logged)).not.toContain(NAME);
  expect(JSON.stringify(logged)).not.toContain('L-1042');
});

it('repeats no value that a database refused, and no row', () => {
  const refused = Object.assign(new Error(`invalid input syntax for type numeric: "${NAME}"`), {
    code: '22P02',
    detail: `Failing row contains (${NAME}).`,
  });
  const taken = Object.assign(new Error('duplicate key value violates unique constraint "loan_ref"'), {
    code: '23505',
    constraint: 'loan_ref',
    detail: `Key (external_ref)=(${NAME}) already exists.`,
    cause: refused,
  });
  const logged = toLoggedError(taken);
  expect(logged).toMatchObject({ constraint: 'loan_ref', cause: { message: 'invalid input syntax for type numeric' } });
  expect(JSON.stringify(logged)).not.toContain(NAME);
});

it('says nothing of what is thrown and is no error', () => {
  expect(JSON.stringify(toLoggedError({ borrower: NAME }))).not.toContain(NAME);
});

it('leaves out of a line what is not listed, says which, and says whose request it was', () => {
  const lines: string[] = [];
  const log = createLog('info', 'test', { write: (line) => void lines.push(line) });
  inLogContext({ requestId: 'r' }, () => log.info({ borrower: NAME, status: 200 }, 'answered'));
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r', status: 200, leftOut: ['borrower'] });
  expect(lines[0]).not.toContain(NAME);
});
