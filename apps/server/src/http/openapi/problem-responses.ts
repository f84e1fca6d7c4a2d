import { type ProblemCode, problems } from '@countersign/contract/problems';
import type { Operation } from '../operation.ts';

/** The problems that an operation can answer with because of what it is, beside those that it names itself. */
export function commonProblems(operation: Operation): readonly ProblemCode[] {
  const anonymous = 'anonymous' in operation.who;
  const known: ProblemCode[] = anonymous
    ? operation.who.principal === 'if-sent'
      ? ['token_invalid']
      : []
    : ['unauthenticated', 'token_invalid', 'forbidden', ...enrollment(operation)];
  // Whoever takes no body can be sent one all the same, and it is looked at before it is known to be too much.
  const body: ProblemCode[] =
    operation.method === 'GET' ? [] : ['malformed_json', 'body_too_large', 'unsupported_media_type'];
  if (operation.multipart !== undefined) body.push('malformed_multipart');
  // An operation without a limit is one that also answers without a database.
  const limited: ProblemCode[] = operation.rate === 'unlimited' ? [] : ['rate_limited', 'unavailable'];
  const host: ProblemCode[] = operation.anyHost === true ? [] : ['host_unknown'];
  const site: ProblemCode[] = operation.method === 'GET' ? [] : ['cross_site_refused'];
  // Whatever a signed-in caller changes may stand on rows that somebody changed around the program.
  const tampered: ProblemCode[] = operation.method === 'GET' || anonymous ? [] : ['record_tampered'];
  return ['request_invalid', ...host, ...site, ...known, ...body, ...limited, ...tampered, 'unexpected'];
}

/** Where the bank demands a second factor, whoever has none is turned away from everything else. */
function enrollment({ beforeEnrollment }: Operation): readonly ProblemCode[] {
  return beforeEnrollment === true ? [] : ['totp_enrollment_required'];
}

/** All codes of an operation by status, in the order of the statuses. */
export function problemsByStatus(operation: Operation): ReadonlyMap<number, readonly ProblemCode[]> {
  const codes = [...new Set([...commonProblems(operation), ...operation.problems])];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) {
    const { status } = problems[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}
