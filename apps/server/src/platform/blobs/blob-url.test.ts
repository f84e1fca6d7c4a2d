import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBlobUrl } from './blob-url.ts';
import { openBlobs, readS3Credentials } from './index.ts';
import { newKeyring } from './testing/conformance.ts';

describe('a file address', () => {
  test.each([
    ['file:/var/lib/blobs', '/var/lib/blobs'],
    ['file:/with space/100%/#1?', '/with space/100%/#1?'],
    ['file:data/blobs', resolve('data/blobs')],
    ['file:///var/lib/with%20space', '/var/lib/with space'],
  ])('%s is the folder %s', (url, path) => {
    expect(parseBlobUrl(url)).toEqual({ kind: 'file', path });
  });
});

describe('an S3 address', () => {
  test('with an endpoint has the bucket in the path', () => {
    expect(parseBlobUrl('s3://documents?endpoint=http://127.0.0.1:9000')).toEqual({
      kind: 's3',
      bucket: 'documents',
      bucketUrl: 'http://127.0.0.1:9000/documents',
      prefix: '',
      region: 'us-east-1',
    });
    const nested = parseBlobUrl('s3://documents/bank/one/?endpoint=https%3A%2F%2Fs3.example%2Fgate%2F&region=eu-1');
    expect(nested).toMatchObject({
      bucketUrl: 'https://s3.example/gate/documents',
      prefix: 'bank/one/',
      region: 'eu-1',
    });
  });

  test('without one is at Amazon, with the bucket in the host where its certificate allows', () => {
    expect(parseBlobUrl('s3://documents/x?region=eu-central-1')).toMatchObject({
      bucketUrl: 'https://documents.s3.eu-central-1.amazonaws.com',
      prefix: 'x/',
    });
    expect(parseBlobUrl('s3://documents.bank.example')).toMatchObject({
      bucketUrl: 'https://s3.us-east-1.amazonaws.com/documents.bank.example',
    });
  });
});

describe('an address that cannot be used', () => {
  test.each([
    ['', /must be file:PATH or s3/],
    ['file:', /must be file:PATH or s3/],
    ['/var/lib/blobs', /must be file:PATH or s3/],
    ['https://bucket', /must be file:PATH or s3/],
    ['file://host/path', /on another host/],
    ['s3://', /bucket|well-formed/],
    ['s3://Ab', /bucket/],
    ['s3://a', /bucket/],
    ['s3://under_score', /bucket/],
    ['s3://documents:9000', /bucket/],
    ['s3://key:hunter2@documents', /must not hold credentials/],
    ['s3://documents?secret=hunter2', /neither endpoint nor region/],
    ['s3://documents?region=EU', /region/],
    ['s3://documents?endpoint=ftp://hunter2', /endpoint/],
    ['s3://documents?endpoint=http://a:hunter2@b', /endpoint/],
    ['s3://documents?endpoint=hunter2', /endpoint/],
    ['s3://documents/a%20b', /prefix/],
    ['s3://documents/a//b', /prefix/],
    ['s3://documents/.hidden', /prefix/],
  ])('%s is refused in words that do not repeat it', (url, sentence) => {
    const failure = (() => {
      try {
        return parseBlobUrl(url);
      } catch (error) {
        return String(error);
      }
    })();
    expect(failure).toMatch(sentence);
    expect(failure).not.toContain('hunter2');
  });

  test('S3 without credentials says which variables to set', async () => {
    const opening = openBlobs('s3://documents', {
      keyring: newKeyring(),
      fetch,
      credentials: null,
      spoolFolder: '/nowhere',
    });
    await expect(opening).rejects.toThrow(/set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/);
  });
});

test('credentials come from the environment, both or none', () => {
  expect(readS3Credentials({})).toBeNull();
  expect(readS3Credentials({ AWS_ACCESS_KEY_ID: 'a' })).toBeNull();
  expect(readS3Credentials({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: ' ' })).toBeNull();
  expect(readS3Credentials({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: '' })).toEqual({
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  expect(readS3Credentials({ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_SESSION_TOKEN: 'c' })).toEqual({
    accessKeyId: 'a',
    secretAccessKey: 'b',
    sessionToken: 'c',
  });
});
