import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region: string;
}

const MAX_SKEW_MS = 15 * 60 * 1000;

/** Signature Version 4, written from its description and apart from the client: null when it holds, else the error code. */
export function signatureProblem(request: IncomingMessage, account: Account): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential = '', signedHeaders = '', signature = ''] = form.exec(header('authorization')) ?? [];
  if (signature === '') return 'AccessDenied';

  const date = header('x-amz-date');
  const [, y, m, d, hh, mm, ss] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const skew = Date.now() - Date.parse(`${y}-${m}-${d}T${hh}:${mm}:${ss}Z`);
  if (!(Math.abs(skew) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed';

  const scope = `${date.slice(0, 8)}/${account.region}/s3/aws4_request`;
  if (credential !== `${account.accessKeyId}/${scope}`) return 'InvalidAccessKeyId';
  if (header('x-amz-security-token') !== (account.sessionToken ?? '')) return 'InvalidToken';

  const names = signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.includes(name))) return 'AccessDenied';
  if (!mustBeSigned.includes('x-amz-content-sha256')) return 'MissingSecurityHeader';

  const [path = '', search = ''] = (request.url ?? '').split('?');
  const canonicalRequest = [
    request.method,
    path.split('/').map(recode).join('/'),
    search.split('&').filter(Boolean).map(recodePair).sort().join('&'),
    ...names.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const digest = createHash('sha256').update(canonicalRequest).digest('hex');
  const signingKey = [date.slice(0, 8), account.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${account.secretAccessKey}`,
  );
  const expected = createHmac('sha256', signingKey).update(`AWS4-HMAC-SHA256\n${date}\n${scope}\n${digest}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function recodePair(pair: string): string {
  const [name = '', value = ''] = pair.split('=');
  return `${recode(name)}=${recode(value)}`;
}

/** Everything but letters, digits and -._~ is percent-encoded in capitals. */
function recode(text: string): string {
  const raw = decodeURIComponent(text.replace(/\+/g, ' '));
  return encodeURIComponent(raw).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
