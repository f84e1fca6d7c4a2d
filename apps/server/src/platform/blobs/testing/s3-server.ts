import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, signatureProblem } from './verify-signature.ts';

export interface S3Object {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly lastModified: Date;
}

/** What goes wrong with the next request of the method; later ones are served again. */
export type Fault = { readonly method: string } & (
  | { readonly kind: 'status'; readonly status: number; readonly code: string }
  /** The connection ends before anything was done. */
  | { readonly kind: 'cut-before' }
  /** It is done, and the connection ends before the answer. */
  | { readonly kind: 'cut-after' }
  /** The connection ends inside the answer's body. */
  | { readonly kind: 'cut-answer'; readonly afterBytes: number }
  /** Runs first, to change the store at exactly this moment. */
  | { readonly kind: 'meanwhile'; readonly run: () => void }
);

export interface S3Server {
  readonly origin: string;
  readonly bucket: string;
  readonly objects: Map<string, S3Object>;
  /** `METHOD key`, in order. */
  readonly requests: string[];
  readonly faults: Fault[];
  readonly behaviour: {
    pageSize: number;
    /** Real stores differ: some keep the condition, some pass over it, some refuse it. */
    conditionalPut: 'kept' | 'ignored' | 'not-implemented';
    keepsBodies: boolean;
  };
  /** How many connections are open. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** A store with state that checks every signature and every body hash, keeps conditions, and fails when told to. */
export async function startS3Server(account: Account): Promise<S3Server> {
  const bucket = 'documents';
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const behaviour: S3Server['behaviour'] = { pageSize: 1000, conditionalPut: 'kept', keepsBodies: true };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    requests.push(`${request.method} ${key}`);
    const faultAt = faults.findIndex((each) => each.method === request.method);
    const [fault] = faultAt === -1 ? [] : faults.splice(faultAt, 1);

    if (fault?.kind === 'cut-before') return void request.socket.destroy();
    if (fault?.kind === 'meanwhile') fault.run();
    const body = await receive(request, behaviour.keepsBodies);
    if (fault?.kind === 'status') return send(response, refusal(fault.status, fault.code));
    const answer = answerTo(request, url, key, body);
    if (fault?.kind === 'cut-after') return void request.socket.destroy();
    if (fault?.kind !== 'cut-answer') return send(response, answer);
    response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body?.length ?? 0 });
    response.write(answer.body?.subarray(0, fault.afterBytes), () => response.destroy());
  }

  function answerTo(request: IncomingMessage, url: URL, key: string, body: ReceivedBody): Answer {
    const problem = signatureProblem(request, account);
    if (problem !== null) return refusal(403, problem);
    if (url.pathname !== `/${bucket}` && !url.pathname.startsWith(`/${bucket}/`)) return refusal(404, 'NoSuchBucket');
    const signedHash = request.headers['x-amz-content-sha256'];
    if (signedHash !== body.sha256 && signedHash !== 'UNSIGNED-PAYLOAD')
      return refusal(400, 'XAmzContentSHA256Mismatch');
    if (request.method === 'GET' && key === '') return listAnswer(objects, url.searchParams, behaviour.pageSize);
    if (request.method === 'PUT') return putAnswer(request, key, body);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return getAnswer(request, objects.get(key));
  }

  function putAnswer(request: IncomingMessage, key: string, body: ReceivedBody): Answer {
    const source = request.headers['x-amz-copy-source'];
    if (source !== undefined) {
      const from = objects.get(String(source).slice(bucket.length + 2));
      if (from === undefined) return refusal(404, 'NoSuchKey');
      if (request.headers['x-amz-metadata-directive'] !== 'REPLACE') return refusal(400, 'InvalidRequest');
      objects.set(key, { ...from, lastModified: new Date() });
      return { status: 200, body: Buffer.from('<CopyObjectResult/>') };
    }
    if (request.headers['content-length'] === undefined) return refusal(411, 'MissingContentLength');
    if (request.headers['if-none-match'] !== undefined && behaviour.conditionalPut !== 'ignored') {
      if (behaviour.conditionalPut === 'not-implemented') return refusal(501, 'NotImplemented');
      if (objects.has(key)) return refusal(412, 'PreconditionFailed');
    }
    const etag = `"${createHash('md5').update(body.sha256).digest('hex')}"`;
    objects.set(key, { bytes: body.bytes, etag, lastModified: new Date() });
    return { status: 200, headers: { etag } };
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    requests,
    faults,
    behaviour,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function getAnswer(request: IncomingMessage, object: S3Object | undefined): Answer {
  if (object === undefined) return refusal(404, 'NoSuchKey');
  const condition = request.headers['if-match'];
  if (condition !== undefined && condition !== object.etag) return refusal(412, 'PreconditionFailed');
  const { length } = object.bytes;
  const headers = { etag: object.etag, 'last-modified': object.lastModified.toUTCString() };
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined) return { status: 200, headers, body: object.bytes };
  if (Number(first) >= length) return refusal(416, 'InvalidRange');
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${end}/${length}` },
    body: object.bytes.subarray(Number(first), end + 1),
  };
}

/** The continuation token is the last key, dressed up with letters that XML must escape. */
function listAnswer(objects: S3Server['objects'], query: URLSearchParams, pageSize: number): Answer {
  const after = query.get('continuation-token')?.replace(/^<&"'>/, '') ?? '';
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map((key) => {
    const modified = objects.get(key)?.lastModified.toISOString();
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const token = isTruncated ? `<NextContinuationToken>${escapeXml(`<&"'>${page.at(-1)}`)}</NextContinuationToken>` : '';
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`;
  return { status: 200, body: Buffer.from(xml) };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('&#38;', '&amp;');
}

interface ReceivedBody {
  readonly bytes: Buffer;
  readonly sha256: string;
}

async function receive(request: IncomingMessage, keepsBodies: boolean): Promise<ReceivedBody> {
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  for await (const part of request) {
    hash.update(part);
    if (keepsBodies) parts.push(part);
  }
  return { bytes: Buffer.concat(parts), sha256: hash.digest('hex') };
}

/** Real stores quote the request in this answer; a client must not repeat that in its errors. */
function refusal(status: number, code: string): Answer {
  const xml = `<Error><Code>${code}</Code><Message>no</Message><StringToSign>QUOTED-SIGNATURE</StringToSign></Error>`;
  return { status, body: Buffer.from(xml) };
}

function send(response: ServerResponse, answer: Answer): void {
  const length = answer.status === 204 ? {} : { 'content-length': answer.body?.length ?? 0 };
  response.writeHead(answer.status, { ...answer.headers, ...length });
  response.end(response.req.method === 'HEAD' ? undefined : answer.body);
}
