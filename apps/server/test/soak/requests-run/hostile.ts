import { gzipSync } from 'node:zlib';
import type { Random } from '../../guards/from-schema.ts';

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

type Change = (request: SentRequest, random: Random) => SentRequest;

const withHeader =
  (name: string, ...values: readonly string[]): Change =>
  (request, random) => ({ ...request, headers: { ...request.headers, [name]: random.pick(values) } });

const onPayload =
  (change: (text: string, random: Random) => string | Buffer): Change =>
  (request, random) =>
    request.payload === undefined ? request : { ...request, payload: change(request.payload.toString('utf8'), random) };

/** What clients, proxies and attackers do to requests that were well-formed once. */
const changes: readonly Change[] = [
  withHeader('authorization', 'Bearer', 'Bearer  ', 'Basic YTpi', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`, 'ß'),
  withHeader('content-type', 'application/json; charset=utf-16', 'application/xml', 'multipart/form-data', ';', 'json'),
  withHeader(
    'content-type',
    'multipart/form-data; boundary=x',
    'application/json;boundary=',
    'text/plain; charset=utf-8',
  ),
  withHeader('content-encoding', 'gzip', 'br', 'identity', 'gzip, gzip', 'nonsense'),
  withHeader('accept', 'application/problem+json', 'text/html', '*/*;q=0', 'application/json;q=2', ',,,', '\u00ff'),
  withHeader('accept-encoding', 'gzip;q=0', 'identity;q=0, *;q=0', 'br', '\t'),
  withHeader('idempotency-key', '', '""', '"', 'k'.repeat(256), '😀', '"a', "'; drop table loan; --", ' a '),
  withHeader('range', 'bytes=0-0', 'bytes=9-1', 'bytes=-1', 'bytes=0-18446744073709551616', 'pages=1-2'),
  withHeader('if-none-match', '*', '"a", W/"b"', 'x'.repeat(4000)),
  withHeader('if-modified-since', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'),
  withHeader('x-forwarded-for', '127.0.0.1', '::1, 10.0.0.1', 'not an address', '1'.repeat(2000)),
  withHeader('traceparent', '00-0-0-00', `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`, 'x'),
  withHeader('x-request-id', '../../x', '\u00a0', '1'.repeat(1000)),
  withHeader('cookie', 'a=b', '=;;;=', `s=${'x'.repeat(3000)}`),
  withHeader('origin', 'null', 'https://evil.example', 'https://'),
  withHeader('last-event-id', '-1', '9007199254740993', 'x'),
  withHeader('mcp-session-id', 'x', ''),
  withHeader('mcp-protocol-version', '1999-01-01', 'x'),
  // Bodies.
  onPayload((text) => `\ufeff${text}`),
  onPayload((text) => `${text}${text}`),
  onPayload((text) => `${text}\u0000`),
  onPayload((text, random) => text.slice(0, random.below(text.length + 1))),
  onPayload((text, random) => flip(Buffer.from(text), random)),
  onPayload((text) => Buffer.from(text, 'utf16le')),
  onPayload((text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff])])),
  onPayload((text) => text.replace(/"([a-zA-Z]+)":/, '"$1":1,"$1":')),
  onPayload((text) => text.replace('{', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},')),
  onPayload((text) => text.replace(/:"[^"]*"/, ':1e999')),
  onPayload((text) => text.replace(/:"[^"]*"/, ':-0.0000000000000000000000000000000000001')),
  onPayload((text) => text.replace(/:"[^"]*"/, ':123456789012345678901234567890')),
  onPayload((text) => text.replace(/:"[^"]*"/, ':"\\ud800"')),
  onPayload((text) => text.replace(/:"[^"]*"/, ':"\\u0000"')),
  onPayload((text, random) => {
    const depth = random.pick([50, 500, 20_000]);
    return text.replace(/:"[^"]*"/, `:${'['.repeat(depth)}${']'.repeat(depth)}`);
  }),
  onPayload((text, random) => text.replace(/:"[^"]*"/, `:"${'a'.repeat(random.pick([4001, 70_000, 1_100_000]))}"`)),
  (request) => ({
    ...onPayload((text) => gzipSync(text))(request, {
      below: () => 0,
      pick: ([first]) => first as never,
      chance: () => false,
    }),
    headers: { ...request.headers, 'content-encoding': 'gzip' },
  }),
  (request, random) => ({
    ...request,
    headers: { ...request.headers, 'content-type': 'multipart/form-data; boundary=b' },
    payload: form(random),
  }),
  // Addresses.
  (request) => ({ ...request, url: request.url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, (id) => id.toUpperCase()) }),
  (request, random) => ({ ...request, url: request.url.replace(/[^/?]+(\?|$)/, `${random.pick(oddSegments)}$1`) }),
  (request, random) => ({
    ...request,
    url: `${request.url}${request.url.includes('?') ? '&' : '?'}${random.pick(oddQueries)}`,
  }),
  (request) => ({ ...request, url: `${request.url.split('?')[0]}/` }),
  (request) => ({ ...request, url: request.url.replace('/v1/', '/v1//') }),
  (request, random) => ({
    ...request,
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']),
  }),
];

const oddSegments = [
  '%00',
  '%ff',
  '..%2f..%2fetc',
  '%',
  '%e0%80%80',
  '.',
  '..',
  '~',
  'a'.repeat(65),
  'null',
  '-1',
  '%F0%9F%98%80',
  '{ref}',
  "'%20or%201=1",
];
const oddQueries = [
  'limit=0',
  'limit=1e3',
  'limit=201',
  'limit=',
  'limit=1&limit=2',
  'cursor=',
  'cursor=eyJ9',
  'cursor=%00',
  `cursor=${'A'.repeat(3000)}`,
  'a[]=1',
  '__proto__=1',
  '%=%',
  '&&&',
  'q=%25',
  "q='",
  'sort=id',
  'packageVersion=99999999999',
  'width=-1',
];

function flip(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return bytes;
  const at = random.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  return bytes;
}

/** Forms as no browser sends them, and some as it does. */
function form(random: Random): Buffer {
  const name = random.pick(['files', 'file', 'lar', 'externalRef', 'borrowerName', 'larProfile', '', 'x'.repeat(300)]);
  const content = random.pick([
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(3),
    Buffer.from('{"a":1}'),
    Buffer.from([0xff, 0xd8, 0xff]),
  ]);
  const head = random.pick([
    `Content-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n`,
    `Content-Disposition: form-data; name="${name}"\r\n\r\n`,
    `Content-Disposition: form-data\r\n\r\n`,
    `Content-Disposition: form-data; name="${name}"; filename="../../a\u0000.pdf"\r\nContent-Type: x\r\n\r\n`,
    '\r\n',
  ]);
  const end = random.pick(['\r\n--b--\r\n', '\r\n--b', '', '\r\n--b\r\n\r\n--b--']);
  return Buffer.concat([Buffer.from(`--b\r\n${head}`), content, Buffer.from(end)]);
}

/** The request with one to three things done to it. */
export function makeHostile(request: SentRequest, random: Random): SentRequest {
  let made = request;
  for (let left = 1 + random.below(3); left > 0; left -= 1) made = random.pick(changes)(made, random);
  return made;
}
