import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived, with the resource of the process that made it. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly events: readonly unknown[];
  readonly status: { readonly code?: number; readonly message?: string };
  readonly resource: Readonly<Record<string, string | number>>;
}

export interface Collector {
  readonly url: string;
  /** Everything that arrived, as it was written. */
  bodies(): string;
  spans(): readonly ReceivedSpan[];
  /** The headers of the last export. */
  headers(): Readonly<Record<string, string | string[] | undefined>>;
  close(): Promise<void>;
}

type KeyValue = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
};
type RawSpan = Omit<ReceivedSpan, 'attributes' | 'resource'> & { readonly attributes: readonly KeyValue[] };
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly { readonly spans: readonly RawSpan[] }[];
  }[];
}

/** A receiver of OTLP over HTTP, in JSON, that keeps everything. `mayAnswer` holds answers back. */
export async function startCollector(mayAnswer: Promise<void> = Promise.resolve()): Promise<Collector> {
  const bodies: string[] = [];
  let headers: Collector['headers'] extends () => infer H ? H : never = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString('utf8'));
    headers = request.headers;
    await mayAnswer;
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies: () => bodies.join('\n'),
    spans: () => bodies.flatMap((body) => readSpans(JSON.parse(body) as Export)),
    headers: () => headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readSpans({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        ...span,
        attributes: valuesOf(span.attributes),
        resource: valuesOf(resource.attributes),
      })),
    ),
  );
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? (value.intValue === undefined ? (value.doubleValue ?? 0) : Number(value.intValue)),
    ]),
  );
}
