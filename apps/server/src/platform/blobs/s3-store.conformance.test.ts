import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { createEgress, parseEgressAllow } from '../egress/index.ts';
import { describeBlobs } from './testing/conformance.ts';
import { s3Place } from './testing/s3-place.ts';
import { startS3Server } from './testing/s3-server.ts';

describeBlobs('an S3 store that keeps conditions and checks signatures, through the egress guard', async () => {
  const credentials = { accessKeyId: 'reviewer', secretAccessKey: 'not-a-secret' };
  const server = await startS3Server({ ...credentials, region: 'us-east-1' });
  const egress = createEgress(parseEgressAllow('127.0.0.1'));
  return s3Place({
    origin: server.origin,
    bucket: server.bucket,
    prefix: 'bank/one',
    credentials,
    fetch: egress.fetch,
    servesEmptyObjects: true,
    async close() {
      await egress.close();
      await server.close();
    },
  });
});

describeBlobs('an S3 store of another maker, which passes over conditions', async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3rver-'));
  const bucket = 'documents';
  const options = { address: '127.0.0.1', port: 0, silent: true, directory, vhostBuckets: false };
  const server = new S3rver({ ...options, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  return s3Place({
    origin: `http://127.0.0.1:${port}`,
    bucket,
    prefix: 'bank',
    // The only account that this server knows.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    fetch,
    servesEmptyObjects: false,
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  });
});
