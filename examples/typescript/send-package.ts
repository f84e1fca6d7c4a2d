import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { explain, openClient } from './client.js';

const { COUNTERSIGN_URL = 'http://127.0.0.1:8080', COUNTERSIGN_KEY = '', COUNTERSIGN_PROFILE } = process.env;
const [, , ref = '', borrowerName = '', record = '', ...files] = process.argv;
const client = openClient(COUNTERSIGN_URL, COUNTERSIGN_KEY);

// Sent as JSON, files travel in base64. Larger packages are better sent as a form, which is streamed.
const documents = await Promise.all(
  files.map(async (file) => ({ name: basename(file), content: (await readFile(file)).toString('base64') })),
);
const sent = await client.POST('/v1/packages', {
  body: {
    externalRef: ref,
    borrowerName,
    documents,
    lar: {
      sourceFormat: 'json',
      content: await readFile(record, 'utf8'),
      // Without one the profile in use reads the record.
      ...(COUNTERSIGN_PROFILE ? { profile: COUNTERSIGN_PROFILE } : {}),
    },
  },
});
// Sent before, perhaps by a try whose answer was lost: the package is there.
if (sent.error !== undefined && sent.error.code !== 'loan_exists') throw new Error(explain(sent.error));

const params = { path: { ref } };
let state = 'received';
while (state === 'received' || state === 'processing') {
  await wait(2000);
  const { data, error } = await client.GET('/v1/loans/{ref}', { params });
  if (data === undefined) throw new Error(explain(error));
  state = data.state;
}
console.log(`state: ${state}`);

const review = await client.GET('/v1/loans/{ref}/review', { params });
if (review.data === undefined) throw new Error(explain(review.error));
for (const { finding } of review.data.findings) {
  console.log(`${finding.severity}  ${finding.ruleId}  ${finding.detail.message}`);
  for (const source of finding.detail.sources)
    console.log(`  ${source.source}: ${source.value} (page ${source.pageNo})`);
}

// Lists come in pages: go on with nextCursor until it is null.
let cursor: string | undefined;
let values = 0;
do {
  const query = cursor === undefined ? { limit: 50 } : { limit: 50, cursor };
  const { data, error } = await client.GET('/v1/loans/{ref}/fields', { params: { ...params, query } });
  if (data === undefined) throw new Error(explain(error));
  values += data.items.length;
  cursor = data.nextCursor ?? undefined;
} while (cursor !== undefined);
console.log(`values: ${values}`);

const evidence = await client.GET('/v1/loans/{ref}/evidence/export', { params, parseAs: 'arrayBuffer' });
if (evidence.error !== undefined) throw new Error(explain(evidence.error));
await writeFile(`evidence-${ref}.zip`, Buffer.from(evidence.data as unknown as ArrayBuffer));
console.log(`evidence: evidence-${ref}.zip`);
