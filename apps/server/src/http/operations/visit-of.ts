import type { Visit } from '../../identity/index.ts';

interface Caller {
  readonly address: string;
  readonly header: (name: string) => string | null;
}

/** Where a sign-in comes from, as the list of sessions shows it. */
export function visitOf(call: Caller): Visit {
  return { address: call.address, userAgent: call.header('user-agent') };
}
