import { Problem } from '@countersign/contract/problem-body';
import { type ProblemCode, problems } from '@countersign/contract/problems';
import { commonProblems } from '../src/http/openapi/problem-responses.ts';
import type { Operation } from '../src/http/operation.ts';
import { createValidator, type Validator } from '../src/platform/validation.ts';

export interface CheckedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

const checkProblem = createValidator(Problem, 'body');
const successValidators = new WeakMap<Operation, Validator>();

export function findOperation(operations: readonly Operation[], method: string, url: string): Operation | undefined {
  const path = url.split('?', 1)[0] ?? '';
  return operations.find((operation) => {
    const pattern = operation.url.replaceAll('.', '\\.').replace(/:[a-zA-Z]+/g, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/**
 * Throws unless the answer is one that the interface promises: the declared success with a body of the declared schema,
 * or a problem that the operation, or every operation, may answer with. So every test is also a test of the document.
 */
export function checkAnswer(operation: Operation | undefined, answer: CheckedAnswer): void {
  const name = operation?.id ?? 'an address that nothing is served at';
  const faults = operation === undefined ? problemFaults(answer) : faultsOf(operation, answer);
  if (typeof answer.headers['x-request-id'] !== 'string') faults.push('X-Request-Id is missing');
  if (faults.length === 0) return;
  throw new Error(
    `${name} answered ${answer.status} against its own description: ${faults.join('; ')}\n${answer.text}`,
  );
}

function faultsOf(operation: Operation, answer: CheckedAnswer): string[] {
  const { success } = operation;
  if (success.also?.some((other) => other.status === answer.status) === true) return [];
  if (answer.status !== success.status) {
    const known: readonly ProblemCode[] = [...operation.problems, ...commonProblems(operation)];
    return problemFaults(answer, known);
  }
  if (success.body === null) {
    return answer.text === '' || success.mediaType !== undefined ? [] : ['it has a body'];
  }
  const validate = successValidators.get(operation) ?? createValidator(success.body, 'body');
  successValidators.set(operation, validate);
  return validate(JSON.parse(answer.text)).map((fault) => `${fault.field} ${fault.message}`);
}

function problemFaults(answer: CheckedAnswer, known?: readonly ProblemCode[]): string[] {
  const body = JSON.parse(answer.text || 'null') as { code: ProblemCode; status: number; errors: unknown[] } | null;
  const faults = checkProblem(body).map((fault) => `${fault.field} ${fault.message}`);
  if (body === null || faults.length > 0) return ['it is not a problem body', ...faults];
  if (body.code === 'unexpected') faults.push('nobody meant this to happen');
  if (known !== undefined && !known.includes(body.code)) faults.push(`${body.code} is not one of its problems`);
  if (problems[body.code]?.status !== answer.status || body.status !== answer.status) faults.push('the status differs');
  if (answer.status === 400 && body.errors.length === 0) faults.push('a 400 names no errors');
  if (answer.status === 401 && !/^Bearer( |$)/.test(String(answer.headers['www-authenticate'])))
    faults.push('WWW-Authenticate is missing');
  if (answer.status === 429 && answer.headers['retry-after'] === undefined) faults.push('Retry-After is missing');
  return faults;
}
