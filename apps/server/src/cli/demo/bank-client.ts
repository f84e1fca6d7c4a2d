/** Calls the service as one person. What the service refuses is thrown in its own words. */
export interface BankClient {
  call<Body = unknown>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Body>;
  /** The same, where a refusal is part of the story: null then. */
  attempt<Body = unknown>(method: string, path: string, body?: object): Promise<Body | null>;
}

/** The bank's people, each signed in. */
export interface Staff {
  readonly admin: BankClient;
  readonly maker: BankClient;
  readonly colleague: BankClient;
  readonly checker: BankClient;
}

interface Session {
  readonly accessToken: string;
}

/** More often than the limits allow is answered 429 with when to come again. */
const MOST_WAITS = 10;

export function bankClient(address: string, session: Session | null = null): BankClient {
  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    for (let waits = 0; ; waits += 1) {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(session === null ? {} : { authorization: `Bearer ${session.accessToken}` }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.status !== 429 || waits >= MOST_WAITS) return answer;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after') ?? '1')));
    }
  }
  async function read<Body>(answer: Response): Promise<Body> {
    const text = await answer.text();
    return (answer.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text) as Body;
  }
  return {
    async call(method, path, body, headers) {
      const answer = await send(method, path, body, headers);
      if (answer.ok) return read(answer);
      const problem = await read<{ detail?: string }>(answer);
      throw new Error(`${method} ${path} was answered ${answer.status}: ${problem.detail ?? JSON.stringify(problem)}`);
    },
    async attempt(method, path, body) {
      const answer = await send(method, path, body);
      return answer.ok ? read(answer) : null;
    },
  };
}
