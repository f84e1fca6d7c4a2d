import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseUrl } from '../parse-url.ts';
import { BlobStoreError } from './errors.ts';

export type BlobLocation = { readonly kind: 'file'; readonly path: string } | ({ readonly kind: 's3' } & S3Location);

export interface S3Location {
  /** Address of the bucket, without a slash at the end. */
  readonly bucketUrl: string;
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
}

/** Messages say what is wrong but do not repeat the value: someone may have written a secret into it. */
export function parseBlobUrl(url: string): BlobLocation {
  if (url.startsWith('file://')) return { kind: 'file', path: fromFileUrl(url) };
  // Without the two slashes it is a plain path, so that a space or a percent sign in it means itself.
  if (url.startsWith('file:') && url.length > 'file:'.length) {
    return { kind: 'file', path: resolve(url.slice('file:'.length)) };
  }
  if (url.startsWith('s3://')) return { kind: 's3', ...parseS3(url) };
  throw wrong('must be file:PATH or s3://BUCKET/PREFIX?endpoint=URL&region=REGION');
}

function fromFileUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw wrong('must be file:PATH or file:///PATH; a file on another host cannot be used');
  }
}

function parseS3(text: string): S3Location {
  const url = parseUrl(text);
  if (url === null) throw wrong('is not a well-formed s3:// address');
  if (url.username !== '' || url.password !== '') {
    throw wrong('must not hold credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  for (const name of url.searchParams.keys()) {
    if (name !== 'endpoint' && name !== 'region') throw wrong('has a parameter that is neither endpoint nor region');
  }
  const bucket = url.host;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw wrong('names a bucket that is not 3 to 63 lower-case letters, digits, dots and hyphens');
  }
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,40}$/.test(region)) throw wrong('has a region that is not lower-case letters, digits and hyphens');
  const endpoint = url.searchParams.get('endpoint');
  return { bucket, region, prefix: parsePrefix(url.pathname), bucketUrl: bucketUrl(bucket, region, endpoint) };
}

/** Letters that need no escaping in an address, a signature or XML, so that a key is the same text everywhere. */
function parsePrefix(pathname: string): string {
  const path = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (path === '') return '';
  if (!path.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part))) {
    throw wrong('has a prefix that is not letters, digits, dots, hyphens, underscores and slashes');
  }
  return `${path}/`;
}

/**
 * With an endpoint the bucket goes into the path, as every S3-compatible server understands. Amazon itself wants it in
 * the host name, except for names with a dot, which its certificate does not cover.
 */
function bucketUrl(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint === null) {
    const host = `s3.${region}.amazonaws.com`;
    return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`;
  }
  const url = parseUrl(endpoint);
  const isPlain = url !== null && url.username === '' && url.search === '' && url.hash === '';
  if (url === null || !isPlain || !['http:', 'https:'].includes(url.protocol)) {
    throw wrong('has an endpoint that is not a plain http or https address');
  }
  return `${url.href.replace(/\/$/, '')}/${bucket}`;
}

function wrong(problem: string): BlobStoreError {
  return new BlobStoreError(`BLOB_URL ${problem}.`);
}
