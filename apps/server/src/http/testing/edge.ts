import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { App } from '../../platform/app.ts';
import { createLog } from '../../platform/log.ts';
import { type Operation, operation } from '../operation.ts';
import { createHttpServer, type HttpServer, type HttpServerOptions } from '../server.ts';

export interface Edge extends TestApp {
  readonly http: HttpServer;
  readonly port: number;
  readonly url: string;
  /** What was logged, a line an entry. */
  readonly logged: readonly Record<string, unknown>[];
  /** The server's ends of the open connections. */
  readonly sockets: ReadonlySet<Socket>;
}

export interface EdgeOptions {
  readonly operations: readonly Operation[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly timing?: HttpServerOptions['timing'];
  readonly changes?: Partial<App>;
}

/** The edge alone, with operations of the test's own, listening on a free port. */
export async function startEdge(options: EdgeOptions): Promise<Edge> {
  const made = await createTestApp(options.environment);
  const logged: Record<string, unknown>[] = [];
  const log = createLog('warn', 'test', { write: (line: string) => void logged.push(JSON.parse(line)) });
  const app: App = { ...made.app, log, ...options.changes };
  const web: HttpServerOptions['web'] = { register: () => {} };
  const { operations, timing } = options;
  const http = createHttpServer(app, { operations, web, ...(timing === undefined ? {} : { timing }) });
  const sockets = new Set<Socket>();
  http.fastify.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await http.listen();
  const { port } = http.fastify.server.address() as AddressInfo;
  return {
    ...made,
    app,
    http,
    port,
    url: `http://127.0.0.1:${port}`,
    logged,
    sockets,
    close: async () => {
      await http.close();
      await made.close();
    },
  };
}

/** An operation that anyone may call as often as they like, for tests of what stands around it. */
export function anyoneMay(
  spec: Pick<Operation, 'id' | 'handle'> & Partial<Pick<Operation, 'method' | 'url' | 'body' | 'query' | 'params'>>,
): Operation {
  return operation({
    method: 'GET',
    url: `/${spec.id}`,
    tag: 'System',
    summary: 'For a test.',
    who: { anonymous: true },
    rate: 'unlimited',
    success: { status: 200, body: null },
    problems: [],
    ...spec,
  } as Parameters<typeof operation>[0]);
}

/** Sends bytes as they are and resolves with everything that came back once the server closed the connection. */
export function sendRaw(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    for (const piece of pieces) socket.write(piece);
  });
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answers in what came back, one after the other; every one must say how long it is. */
export function readAnswers(text: string): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    const length = status === 100 ? 0 : Number(headers['content-length']);
    if (Number.isNaN(length) || Number.isNaN(status)) throw new Error(`This is no answer: ${rest.slice(0, 200)}`);
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}
