import type { InjectOptions } from 'fastify';
import { operations } from '../src/http/operations/index.ts';
import { createHttpServer, type HttpServer } from '../src/http/server.ts';
import type { WebFiles } from '../src/http/web-files.ts';
import type { App } from '../src/platform/app.ts';
import { checkAnswer, findOperation } from './check-answer.ts';

export interface RequestOptions {
  readonly token?: string;
  /** Sent as JSON; text and bytes go out as they are, under the content-type header given. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from; 127.0.0.1 where none is given. */
  readonly address?: string;
}

export interface TestAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  /** The JSON body; null where there is none or where it is not JSON. */
  readonly body: Body;
  readonly text: string;
}

export type AnyBody = Readonly<Record<string, unknown>>;

/** Asks over HTTP and fails the test when the answer is not one that the operation declares. */
export type Request = <Body = AnyBody>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  options?: RequestOptions,
) => Promise<TestAnswer<Body>>;

const noPage: WebFiles = { register: () => {} };

/** Serves an App; a second one on the database of the first is a second node. */
export function serveTestApp(app: App): { http: HttpServer; request: Request; close(): Promise<void> } {
  const http = createHttpServer(app, { operations, web: noPage });
  return { http, request: requestOn(http), close: () => http.close() };
}

function requestOn(http: HttpServer): Request {
  return async <Body>(method: InjectOptions['method'], url: string, options: RequestOptions = {}) => {
    const { token, body, headers = {}, address } = options;
    const reply = await http.fastify.inject({
      method,
      url,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    } as InjectOptions);
    const answer = { status: reply.statusCode, headers: reply.headers, text: reply.payload };
    checkAnswer(findOperation(operations, String(method), url), answer);
    const isJson = /\bjson\b/.test(String(reply.headers['content-type'] ?? ''));
    return { ...answer, body: (isJson ? JSON.parse(reply.payload) : null) as Body };
  };
}
