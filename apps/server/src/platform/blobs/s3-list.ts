import { BlobStoreError } from './errors.ts';
import { type S3Client, SHORT_CALL, withRetries } from './s3-client.ts';
import { parseListing, type S3Page } from './s3-listing.ts';
import { readWhole } from './s3-read.ts';
import { blobPath, isBlobName } from './store.ts';

/** Yields only keys of exactly our own form: the bucket may hold other things, and other installs under longer prefixes. */
export async function* listObjects(
  client: S3Client,
  prefix: string,
): AsyncGenerator<{ sha256: string; storedAt: Date }, void, undefined> {
  let token: string | null = null;
  do {
    const page = await readPage(client, prefix, token);
    // A store that hands out the same page for ever would keep us here for ever.
    if (page.nextToken !== null && page.nextToken === token) throw unreadable(client);
    for (const { key, lastModified } of page.objects) {
      const sha256 = key.slice(key.lastIndexOf('/') + 1);
      if (isBlobName(sha256) && key === `${prefix}${blobPath(sha256)}`) yield { sha256, storedAt: lastModified };
    }
    token = page.nextToken;
  } while (token !== null);
}

async function readPage(client: S3Client, prefix: string, token: string | null): Promise<S3Page> {
  const query = { 'list-type': '2', prefix, ...(token === null ? {} : { 'continuation-token': token }) };
  const xml = await withRetries(async () => {
    return readWhole(client, await client.send({ method: 'GET', key: '', query, expect: [200], limits: SHORT_CALL }));
  });
  const page = parseListing(xml.toString('utf8'));
  if (page === null) throw unreadable(client);
  return page;
}

function unreadable(client: S3Client): BlobStoreError {
  return new BlobStoreError(`The document store at ${client.host} lists its objects in a way that cannot be read.`);
}
