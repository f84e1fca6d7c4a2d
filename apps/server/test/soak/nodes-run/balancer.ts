import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { NodeProcess } from './node-process.ts';

export interface Answer {
  readonly status: number;
  /** Names the request in evidence. */
  readonly requestId: string;
  readonly body: unknown;
}

export interface Asked {
  readonly token?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is, instead of a body as JSON. */
  readonly raw?: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };
}

export interface Balancer {
  /** Null: nobody answered, so that nobody knows what became of it. */
  ask(method: string, path: string, asked?: Asked): Promise<Answer | null>;
  /** Why the last request was not answered. */
  lastFailure(): string;
  /** Resolves when requests are sent to this node. */
  untilIn(node: NodeProcess): Promise<void>;
  close(): void;
}

/** A node may be frozen for a while; a person would have gone by then. */
const PATIENCE_MS = 60_000;
/** How often each node is asked whether it is ready. */
const LOOK_EVERY_MS = 200;
/** A node that does not say for so long is slow or frozen. */
const LOOK_LIMIT_MS = 10_000;

/** Unsure: slow, or something that it needs is. Where all are so, such a node is asked rather than one that is gone. */
type State = 'ready' | 'unsure' | 'out';
const preferred: readonly State[] = ['ready', 'unsure', 'out'];

function stateOf({ status, body }: Answer): State {
  if (status === 200) return 'ready';
  const { checks = [] } = (body ?? {}) as { checks?: readonly { readonly name: string }[] };
  return checks.some(({ name }) => name === 'stopping') ? 'out' : 'unsure';
}

function stateOfFailure(error: Error): State {
  return (error as { code?: string }).code === 'ECONNREFUSED' ? 'out' : 'unsure';
}

/**
 * Shares requests out as a load balancer does: in turn among the nodes that say at /readyz that they are ready, over
 * connections that are kept. It repeats nothing: whatever is not answered is a failed request.
 */
export function createBalancer(nodes: readonly NodeProcess[]): Balancer {
  const states = new Map<NodeProcess, State>(nodes.map((node) => [node, 'out']));
  const agents = new Map(nodes.map((node) => [node, new Agent({ keepAlive: true })]));
  let turn = 0;
  let failure = '';
  let closed = false;
  for (const node of nodes) void look(node);

  async function look(node: NodeProcess): Promise<void> {
    const agent = new Agent();
    while (!closed) {
      states.set(node, await send(node, agent, 'GET', '/readyz', {}, LOOK_LIMIT_MS).then(stateOf, stateOfFailure));
      await wait(LOOK_EVERY_MS);
    }
  }

  function next(): NodeProcess {
    turn += 1;
    const choice = preferred.map((state) => nodes.filter((node) => states.get(node) === state));
    const best = choice.find((each) => each.length > 0) ?? nodes;
    const node = best[turn % best.length];
    if (node === undefined) throw new Error('There are no nodes.');
    return node;
  }

  return {
    ask: async (method, path, asked = {}) => {
      const node = next();
      const agent = agents.get(node);
      if (agent === undefined) throw new Error('A node without connections was chosen.');
      try {
        return await send(node, agent, method, path, asked, PATIENCE_MS);
      } catch (error) {
        failure = `${method} ${path} at ${node.name}: ${(error as Error).message}`;
        return null;
      }
    },
    lastFailure: () => failure,
    untilIn: async (node) => {
      while (states.get(node) !== 'ready') await wait(50);
    },
    close: () => {
      closed = true;
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

function send(
  node: NodeProcess,
  agent: Agent,
  method: string,
  path: string,
  { token, body, headers: more, raw }: Asked,
  limitMs: number,
): Promise<Answer> {
  const bytes = raw?.body ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  const headers = {
    ...more,
    ...(token === undefined || token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(raw?.headers ?? (body === undefined ? {} : { 'content-type': 'application/json' })),
    ...(bytes === undefined ? {} : { 'content-length': String(bytes.length) }),
  };
  return new Promise((resolve, reject) => {
    const asking = request(`${node.address}${path}`, { method, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        if (!answer.complete) return reject(new Error('The answer was cut.'));
        const text = Buffer.concat(pieces).toString('utf8');
        const requestId = String(answer.headers['x-request-id'] ?? '');
        resolve({ status: answer.statusCode ?? 0, requestId, body: text.startsWith('{') ? JSON.parse(text) : null });
      });
    });
    const limit = setTimeout(() => asking.destroy(new Error(`No answer within ${limitMs} ms.`)), limitMs);
    asking.on('error', reject);
    asking.on('close', () => clearTimeout(limit));
    asking.end(bytes);
  });
}
