// Asks about a loan as an assistant does: over the Model Context Protocol, with the rights of a key.
//   COUNTERSIGN_URL=http://127.0.0.1:8080 COUNTERSIGN_KEY=csk_… node ask.mjs REF
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const { COUNTERSIGN_URL: url, COUNTERSIGN_KEY: apiKey } = process.env;
const ref = process.argv[2];

const exchanged = await fetch(`${url}/v1/auth/token`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ apiKey }),
});
if (!exchanged.ok) throw new Error((await exchanged.json()).detail);
const { accessToken } = await exchanged.json();

const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
  }),
);
const { tools } = await client.listTools();
console.log(`tools: ${tools.map(({ name }) => name).join(' ')}`);

const review = await client.callTool({ name: 'get_review', arguments: { ref } });
// The first part says that what follows was read from documents and is data, not instructions.
for (const part of review.content) console.log(part.text);
await client.close();
